"""Chapters 15 and 16: mana, the end, and ranks."""

from __future__ import annotations

import pytest

from eduba.games.cradle.shape import VALUE_OF, Place
from eduba.kernel.engine import Position
from rules.cradle.board import ENGINE, asked, idle, mana, play, position, to_action, told

PLAINS = "plains:-1,-1 plains:-1,-2 plains:-1,-3"


def test_tv_11_cr_15_1_cr_15_2_own_places_need_one_tribe_foreign_ones_two() -> None:
    p = position(land=PLAINS, holy="7:0 8:1 9:2", tribes="0:7=1,8=2,9=1")
    assert mana(idle(p)) == "2/3"


def test_cr_15_1_without_a_tribe_nothing() -> None:
    assert mana(idle(position(land=PLAINS, holy="7:0", tribes="0:A=3"))) == "0/3"


def test_cr_15_3_once_in_a_turn_to_each_seat() -> None:
    p = position(players=2, land=PLAINS, holy="7:0", tribes="0:7=4 1:7=2")
    assert mana(idle(p), 0) == "1/3"
    assert mana(idle(p), 1) == "1/3"


def test_cr_15_4_up_to_the_maximum_by_itself() -> None:
    p = position(land=PLAINS, holy="7:0 8:0", tribes="0:7=1,8=1", mana="0:2/3")
    assert told(to_action(p), "action pass")[1] == "mana_gained 0 2 0 1 3"
    assert mana(p) == "3/3"


def test_cr_15_4_priests_included() -> None:
    p = position(land=PLAINS, holy="7:0", tribes="0:7=1", mana="0:1/5", hands="0:priest,priest")
    play(to_action(p), "action pass", "play priest", "play priest", "end_turn")
    assert mana(p) == "4/5"


def test_cr_15_5_the_temple_pays_nothing() -> None:
    p = position(tribes="0:T=3")
    assert mana(idle(p)) == "0/3"
    assert ENGINE.new({}).view(0)["players"][0]["income"] == 0


@pytest.mark.parametrize("cap", [10, 12])
def test_tv_77_cr_16_2_the_last_round(cap: int) -> None:
    p = ENGINE.new({"players": 2, "round_cap": cap})
    turns = 0
    while p.actor >= 0:
        idle(p)
        turns += 1
    assert (turns, p.state.round, p.state.winner, asked(p)) == (2 * cap, cap, -1, "over")
    assert p.result() == ([0, 0], [1, 1])
    assert [p.view(-1)["players"][seat]["steps_to_go"] for seat in (0, 1)] == [4 * 41, 4 * 41]


def deliver(p: Position, seat: int, *values: int) -> None:
    s = p.state
    for offering, value in enumerate(values):
        s.offer_place[seat, offering] = Place.DELIVERED
        s.offer_value[seat, offering] = s.offer_shown[seat, offering] = value
        s.values_left[seat] -= 1 << VALUE_OF.values.index(value)


def test_tv_78_cr_16_3_more_offerings_then_values_then_mana() -> None:
    p = position(mana="0:1/8 1:8/8 2:3/8 3:0/8")
    for seat, values in enumerate([(2, 6), (7,), (2, 6), (4, 6)]):
        deliver(p, seat, *values)
    assert p.result() == ([2, 1, 2, 2], [3, 4, 2, 1])


def test_tv_79_cr_16_4_then_few_steps_to_go() -> None:
    p = position(
        players=2,
        land="plains:1,-2 plains:0,-2 plains:-1,-1",
        offerings="0:2!,6!,4@9 1:2!,6!,4@A*",
        tribes="0:9=1 1:A=1",
    )
    assert [p.view(-1)["players"][seat]["steps_to_go"] for seat in (0, 1)] == [43, 42]
    assert p.result()[1] == [2, 1]


def test_cr_16_4_without_a_way_as_many_steps_as_in_the_reserve() -> None:
    walled = "plains:0,-2 volcano:-1,-1 volcano:1,-2 volcano:0,-3"
    p = position(players=2, land=walled, offerings="0:2@7")
    assert p.view(-1)["players"][0]["steps_to_go"] == 4 * 41
    p = position(players=2, land="plains:0,-2 plains:-1,-1", offerings="0:2@7")
    assert p.view(-1)["players"][0]["steps_to_go"] == 3 + 3 * 41


def test_cr_16_5_equals_share_a_rank() -> None:
    p = position(mana="0:1/3 1:2/3 2:2/3 3:0/3")
    assert p.result()[1] == [3, 1, 1, 4]
    deliver(p, 3, 2)
    assert p.result() == ([0, 0, 0, 1], [4, 2, 2, 1])
