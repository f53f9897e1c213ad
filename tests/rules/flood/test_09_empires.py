"""Chapter 9: starting an empire."""

from __future__ import annotations

import pytest

from eduba.kernel.engine import Position
from eduba.kernel.text import texts_of
from rules.flood.board import (
    all_workers,
    armies,
    asked,
    cities,
    dice,
    hand,
    lost,
    next_turn,
    offered,
    pass_turn,
    play,
    position,
    ratings,
    ready,
    refused,
    stock,
    workers,
)


@pytest.mark.parametrize(
    ("turn", "row"), [(1, [10, 8, 3]), (2, [10, 5, 5]), (3, [10, 5, 3]), (4, [10, 10, 10]), (5, [8, 12, 8])]
)
def test_fl_9_1_each_turn_has_its_empires(turn: int, row: list[int]) -> None:
    lands = (
        "akkad=1,guti=1,amorites=1,isin=1,larsa=1,mittani=1,egypt=1,hittites=1,kassites=1,elam=1,assyria=1,chaldea=1"
    )
    for slot, n in enumerate(row):
        p = play(position(turn=turn, workers=f"red:{lands},available=2"), "act start", f"start {slot}")
        assert ready(p, "red") == n


def test_t_69_fl_9_1_an_empire_of_another_turn_cannot_be_started() -> None:
    assert refused(position(turn=2, workers="red:akkad=3"), "act start") == "FL-9.4"


def test_t_70_fl_9_2_fl_9_3_one_empire_each_and_each_once() -> None:
    p = position(workers="red:guti=1 purple:guti=1,akkad=1", empires="red:1", armies="guti:red1")
    assert refused(p, "act start") == "FL-9.2"
    pass_turn(p)
    play(p, "act start", "pay worker")
    assert offered(p) == {"start": "0 2"}
    assert refused(p, "start 1") == "FL-9.3"


@pytest.mark.parametrize(
    ("counts", "who"),
    [((2, 1, 2), ["red", "green"]), ((0, 0, 0), []), ((3, 2, 2), ["red"])],
    ids=["level", "none", "most"],
)
def test_t_61_fl_9_4_as_many_workers_as_anybody(counts: tuple[int, int, int], who: list[str]) -> None:
    given = f"red:guti={counts[0]} purple:guti={counts[1]} green:guti={counts[2]}"
    able = []
    for colour in ("red", "purple", "green"):
        p = play(position(workers=given, on_turn=colour), "act start")
        if "1" in offered(p)["start"].split():
            able.append(colour)
        else:
            assert refused(p, "start 1") == "FL-9.4"
    assert able == who


def test_t_66_fl_9_5_fl_9_23_fl_9_24_sumer_needs_no_workers_and_harms_no_city() -> None:
    p = play(position(cities="uruk:red", on_turn="green"), "act start")
    assert offered(p) == {"start": "2"}
    play(p, "start 2", "end", "end")
    assert offered(p)["home"] == "sippar babylon nippur shuruppak umma uruk ur lagash eridu"
    play(p, "home uruk", "garrison 1")
    assert (armies(p), cities(p)) == ("uruk:green1", "uruk:red")
    assert (ready(p, "green"), lost(p, "green")) == (2, 17)


def test_t_116_fl_9_6_fl_9_20_an_empire_may_start_among_armies() -> None:
    p = position(turn=2, armies="amorites:purple2", empires="purple:1", workers="red:amorites=2 green:amorites=1")
    dice(p, 8, 3, 8)
    play(p, "act start", "start 0", "end", "end")
    assert offered(p) == {"garrison": "1 2"}
    assert (armies(p), ready(p, "red"), lost(p, "purple")) == ("", 9, 20)


def test_t_62_fl_9_7_fl_9_9_fl_9_16_fl_9_18_fl_9_19_a_start_in_four_steps() -> None:
    p = position(workers="red:guti=2 green:guti=2", hand="red:metal=1,grain=1")
    unavailable = workers(p, "red", "unavailable")[0]
    play(p, "act start", "start 1")
    assert (asked(p), ready(p, "red")) == ("red buy", 8)
    play(p, "add metal", "end")
    assert (asked(p), ready(p, "red")) == ("red equip", 10)
    play(p, "end", "garrison 1")
    assert (ratings(p), ready(p, "red"), armies(p)) == ("red", 9, "guti:red1")
    assert all_workers(p, "guti") == [0, 0, 2]
    assert workers(p, "red", "unavailable")[0] == unavailable + 2
    assert asked(p) == "purple act"


def after_62() -> Position:
    """Red has Guti without equipment; green has just started Sumer with a textile."""
    p = position(workers="red:guti=2 green:guti=2 purple:akkad=1", hand="green:textile=1 purple:grain=1")
    play(p, "act start", "start 1", "end", "end", "garrison 1", "act build", "build ur")
    return play(p, "act start", "start 2", "end", "add textile", "end", "home umma", "garrison 1")


def test_t_63_fl_9_13_fl_9_15_ratings_are_worked_out_anew() -> None:
    p = after_62()
    assert ratings(p) == "green red"
    pass_turn(p)
    play(p, "act start", "pay worker", "start 0", "end", "add grain", "end", "garrison 2")
    assert ratings(p) == "green purple red"


def test_t_64_fl_9_14_between_equals_the_earlier_one_is_better() -> None:
    p = after_62()
    pass_turn(p)
    play(p, "act start", "pay worker", "start 0", "end", "end", "garrison 2")
    assert ratings(p) == "green red purple"


def test_t_65_fl_9_8_fl_9_9_fl_9_10_twenty_armies_and_no_more() -> None:
    p = position(cities="babylon:red", workers="red:akkad=1", hand="red:tool=4,gold=1")
    play(p, "act start", "start 0")
    raised = [ready(p, "red")]
    for _ in range(3):
        play(p, "add tool")
        raised.append(ready(p, "red"))
    assert raised == [12, 15, 18, 20]
    assert refused(p, "add tool") == "FL-9.10"
    assert refused(p, "add gold") == "FL-9.9"


def test_t_71_fl_9_10_a_purchase_brings_what_is_left() -> None:
    p = play(position(workers="red:akkad=1", hand="red:tool=2"), "act start", "start 0")
    p.state.armies_available[0], p.state.armies_unavailable[0] = 19, 1
    play(p, "add tool")
    assert ready(p, "red") == 20
    assert refused(p, "add tool") == "FL-9.10"


def test_fl_9_11_armies_are_bought_only_at_the_start() -> None:
    p = play(position(workers="red:akkad=1", hand="red:tool=2"), "act start", "start 0", "end")
    play(p, "add tool")
    assert ready(p, "red") == 10
    play(p, "end", "garrison 1", "act build", "build ur", "act build", "build uruk", "act expand")
    assert refused(p, "add tool") is None
    q = play(position(workers="red:akkad=1", hand="red:gold=2,tool=1"), "act start", "start 0")
    assert refused(q, "add gold") == "FL-9.9"


def test_fl_9_12_equipment_is_anything_in_the_hand() -> None:
    p = play(position(workers="red:akkad=1", hand="red:tool=1,grain=2"), "act start", "start 0", "end")
    assert refused(p, "add lapis") == "FL-9.12"
    before = stock(p)
    play(p, "add grain", "add tool")
    assert (hand(p, "red"), stock(p)) == ("grain=1", before)
    assert p.view(0)["players"][0]["equipment_value"] == 4


def test_t_72_fl_9_14_equal_equipment() -> None:
    assert ratings(position(empires="red:0=gold purple:1=gold green:2=gold")) == "red purple green"
    assert ratings(position(empires="green:0=gold purple:1=gold red:2=lapis")) == "red green purple"


def test_fl_9_14_earlier_is_by_the_start_and_not_by_the_seat() -> None:
    p = position(order="green red purple", on_turn="green", workers="red:akkad=1")
    play(p, "act start", "start 2", "end", "end", "home ur", "garrison 1")
    play(p, "act start", "start 0", "end", "end", "garrison 1")
    assert ratings(p) == "green red"


def test_t_103_fl_9_14_fl_9_17_equipment_counts_without_armies() -> None:
    p = position(empires="red:0=lapis", workers="purple:guti=1", hand="purple:lapis=1", on_turn="purple")
    play(p, "act start", "start 1", "end", "add lapis", "end", "garrison 1")
    assert ratings(p) == "red purple"


def test_fl_9_17_equipment_cannot_be_added_later() -> None:
    p = play(position(workers="red:akkad=1"), "act start", "start 0", "end", "end")
    assert refused(p, "add gold") is None
    assert asked(p) == "red garrison"


@pytest.mark.parametrize(("rule", "left"), [("removed_first", 0), ("removed_on_entry", 2)])
def test_t_109_fl_9_18_fl_9_22_the_workers_leave_though_the_fight_is_lost(rule: str, left: int) -> None:
    p = position(
        armies="guti:purple2",
        empires="purple:2",
        workers="red:guti=2",
        options={"start_workers": rule},
        hand="red:gold=1",
    )
    play(p, "act start", "start 1")
    p.state.armies_available[0], p.state.armies_unavailable[0] = 3, 17
    dice(p, 3, 4, 2)
    play(p, "end", "end")
    assert asked(p) == "purple act"
    assert workers(p, "red", "guti") == [left]
    assert armies(p) == "guti:purple2"


def test_fl_9_18_by_option_the_workers_leave_when_armies_come() -> None:
    p = position(workers="red:guti=2 green:guti=1", options={"start_workers": "removed_on_entry"})
    play(p, "act start", "start 1", "end", "end")
    assert workers(p, "red", "guti") == [2]
    play(p, "garrison 2")
    assert all_workers(p, "guti") == [0, 0, 1]


def test_fl_9_19_one_army_or_two() -> None:
    p = play(position(), "act start", "start 2", "end", "end", "home ur")
    assert offered(p) == {"garrison": "1 2"}
    p.state.armies_available[0], p.state.armies_unavailable[0] = 1, 19
    assert refused(p, "garrison 2") == "FL-9.19"
    assert armies(play(p, "garrison 1")) == "ur:red1"


def test_t_67_fl_9_18_fl_9_20_fl_9_21_the_garrison_is_chosen_after_the_fight() -> None:
    p = position(armies="guti:purple2", empires="purple:2", workers="red:guti=1 green:guti=1", hand="red:")
    dice(p, 8, 6, 9)
    play(p, "act start", "start 1", "end", "end")
    assert (asked(p), ready(p, "red"), lost(p, "purple")) == ("red garrison", 7, 20)
    assert offered(p) == {"garrison": "1 2"}
    play(p, "garrison 2")
    assert armies(p) == "guti:red2"
    assert all_workers(p, "guti") == [0, 0, 1]


def test_t_68_fl_9_22_a_lost_start_uses_up_the_empire() -> None:
    p = position(armies="umma:purple1", empires="purple:0=gold")
    dice(p, 3, 4, 2)
    play(p, "act start", "start 2", "end", "end", "home umma")
    assert (asked(p), ready(p, "red"), lost(p, "red")) == ("purple act", 0, 20)
    assert armies(p) == "umma:purple1"
    assert ratings(p) == "purple red"
    pass_turn(p)
    pass_turn(p)
    assert refused(p, "act start") == "FL-9.2"
    assert refused(p, "act expand") == "FL-10.1"


def test_fl_9_23_sumer_may_begin_among_enemies() -> None:
    p = position(armies="umma:purple1", empires="purple:0")
    dice(p, 9)
    play(p, "act start", "start 2", "end", "end", "home umma", "garrison 2")
    assert armies(p) == "umma:red2"


def test_fl_9_25_a_start_includes_no_expansion() -> None:
    p = play(position(workers="red:akkad=1"), "act start", "start 0", "end", "end", "garrison 1")
    assert asked(p) == "purple act"


def test_fl_9_3_egypt_of_turn_3_and_egypt_of_turn_4_are_two_empires() -> None:
    p = position(turn=3, workers="red:egypt=2 purple:egypt=2", empires="red:1", armies="egypt:red1")
    next_turn(p)
    play(p, "act start")
    assert offered(p) == {"start": "2"}


def test_fl_9_9_what_buys_armies_is_paid_what_equips_them_is_added() -> None:
    p = play(position(workers="red:akkad=1", hand="red:metal=2"), "act start", "start 0")
    texts, add = texts_of("fr", p.engine.game), p.engine.game.actions.parse("add metal")
    assert (asked(p), texts.action(add, p.state)) == ("red buy", "Payer du métal")
    play(p, "end")
    assert (asked(p), texts.action(add, p.state)) == ("red equip", "Ajouter du métal")
