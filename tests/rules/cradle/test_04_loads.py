"""Chapter 4: what tribes carry."""

from __future__ import annotations

import pytest

from rules.cradle.board import (
    answers,
    asked,
    held,
    idle,
    loose,
    mana,
    offered,
    offerings,
    play,
    position,
    refused,
    supply,
    to_action,
    tribes,
)


def test_cr_4_1_a_tribe_carries_one_thing() -> None:
    p = position(tribes="0:Q=1", loose="Q=wood+stone*4")
    assert held(p, 0, "Q") == (0, 1)
    play(p, "end_movement")
    assert refused(p, "hold 1 1") == "CR-4.1"
    assert answers(p, "hold") == ["0 1", "1 0"]


def test_cr_4_2_picking_up_is_free_and_needs_no_majority() -> None:
    p = position(tribes="0:T=1 1:F=3", loose="F=wood*4")
    play(p, "step T empty NE")
    assert (held(p, 0, "F"), loose(p, "F"), p.state.points) == ((1, 0), (3, 0), 4)


def test_tv_22_cr_4_3_cr_4_6_putting_down_and_picking_up() -> None:
    p = position(tribes="0:F=1", loose="F=wood*4")
    assert (held(p, 0, "F"), loose(p, "F")) == ((1, 0), (3, 0))
    play(p, "step F empty S")
    assert loose(p, "F") == (4, 0)
    assert held(p, 0, "Q") == (0, 1)


def test_cr_4_4_what_lies_loose_is_anybodys() -> None:
    p = position(players=2, land="plains:-1,-1 plains:-1,-2", tribes="0:7=1 1:8=1", loose="7=wood")
    play(p, "step 7 empty S")
    assert loose(p, "7") == (1, 0)
    idle(p)
    assert loose(p, "7") == (1, 0)
    play(p, "step 8 empty S")
    assert (held(p, 1, "7"), loose(p, "7")) == ((1, 0), (0, 0))


def test_cr_4_5_loads_are_public_but_for_values() -> None:
    p = position(tribes="0:A=2", offerings="0:2@A*", loose="A=stone")
    shown = p.view(1)["tiles"][3]["tribes"][0]
    assert shown == {"all": 2, "wood": 0, "stone": 1, "offerings": 1}
    assert p.view(1)["players"][0]["offerings"][0]["value"] is None
    assert p.view(0)["players"][0]["offerings"][0]["value"] == 2


def test_tv_23_cr_4_6_cr_4_8_what_is_held_is_chosen() -> None:
    p = position(tribes="0:F=1", loose="F=wood*4")
    play(p, "step F wood S", "end_movement")
    assert asked(p) == "0 hold"
    assert answers(p, "hold") == ["0 1", "1 0"]
    play(p, "hold 1 0")
    assert (held(p, 0, "Q"), loose(p, "Q")) == ((1, 0), (0, 4))


@pytest.mark.parametrize(("good", "brought"), [("wood", (1, 0)), ("stone", (0, 1)), ("empty", (0, 0))])
def test_cr_4_6_what_is_brought_joins_the_pool_of_the_tile_entered(good: str, brought: tuple[int, int]) -> None:
    p = position(land="plains:2,-1", tribes="0:Q=1", loose="Q=wood+stone")
    play(p, f"step Q {good} NE")
    assert (held(p, 0, "7"), loose(p, "7")) == (brought, (0, 0))
    assert loose(p, "Q") == (1 - brought[0], 1 - brought[1])


def test_tv_24_cr_4_6_a_load_is_exchanged_on_the_way() -> None:
    p = position(tribes="0:F=1", loose="F=wood*4")
    play(p, "step F wood S", "step Q stone NW")
    assert (mana(p), loose(p, "Q")) == ("1/4", (1, 3))


def test_cr_4_6_only_what_is_there_can_be_taken() -> None:
    p = position(tribes="0:F=1,A=1", loose="F=wood*4")
    assert refused(p, "step F stone S") == "CR-4.6"
    assert refused(p, "step A wood N") == "CR-4.6"
    play(p, "step F wood S", "end_movement")
    assert refused(p, "hold 2 0") == "CR-4.6"


def test_cr_4_6_wood_of_others_is_no_part_of_the_pool() -> None:
    p = position(tribes="0:A=1 1:A=1", loads="1:A=wood")
    assert refused(p, "step A wood N") == "CR-4.6"


@pytest.mark.parametrize(
    ("tribes", "goods", "wood", "stone"),
    [(1, "wood+stone", 0, 1), (2, "wood+stone", 1, 1), (2, "wood*3", 2, 0), (3, "wood+stone*2", 1, 2)],
)
def test_cr_4_7_normal_form_is_stone_first(tribes: int, goods: str, wood: int, stone: int) -> None:
    assert held(position(tribes=f"0:A={tribes}", loose=f"A={goods}"), 0, "A") == (wood, stone)


def test_cr_4_7_loads_are_shown_in_normal_form_at_the_start_of_a_turn() -> None:
    p = position(players=2, tribes="0:A=1 1:Q=1", loose="Q=stone*2")
    assert held(p, 1, "Q") == (0, 0)
    idle(p)
    assert (held(p, 1, "Q"), loose(p, "Q")) == ((0, 1), (0, 1))


def test_tv_25_cr_4_8_cr_4_9_hands_are_filled_unless_sorted() -> None:
    p = position(tribes="0:Q=2", loose="Q=wood+stone*4")
    assert answers(play(p.copy(), "end_movement"), "hold") == ["0 2", "1 1"]
    assert refused(play(p.copy(), "end_movement"), "hold 0 1") == "CR-4.8"
    play(p, "sort_loads")
    assert answers(p, "hold") == ["0 0", "0 1", "0 2", "1 0", "1 1"]
    play(p, "hold 0 0")
    assert (held(p, 0, "Q"), loose(p, "Q"), asked(p)) == ((0, 0), (1, 4), "0 action")


def test_cr_4_8_tiles_are_asked_in_order() -> None:
    p = position(land="plains:-1,-1", tribes="0:7=1,A=1", loose="A=wood+stone 7=wood+stone")
    play(p, "end_movement")
    assert p.state.focus == 3
    play(p, "hold 1 0")
    assert (asked(p), p.state.focus) == ("0 hold", 7)
    assert asked(play(p, "hold 0 1")) == "0 action"
    assert (held(p, 0, "A"), held(p, 0, "7")) == ((1, 0), (0, 1))


def test_cr_4_9_there_must_be_something_to_sort() -> None:
    p = position(tribes="0:A=2")
    assert refused(p, "sort_loads") == "CR-4.9"
    p = position(tribes="0:A=1,F=1", offerings="0:2@F*", loose="F=wood")
    assert refused(p, "sort_loads") == "CR-4.9"
    p = position(tribes="0:F=1,Q=1", loose="F=wood Q=stone")
    play(p, "sort_loads", "hold 0 0")
    assert (asked(p), p.state.focus) == ("0 hold", 6)


def test_tv_95_cr_4_9_sorting_is_an_option() -> None:
    p = position(tribes="0:Q=2", loose="Q=wood+stone*4", options={"sort_loads": False})
    assert refused(p, "sort_loads") == "CR-4.9"
    assert answers(play(p, "end_movement"), "hold") == ["0 2", "1 1"]


def test_cr_4_10_new_tribes_carry_nothing() -> None:
    p = position(players=2, tribes="0:A=2", loose="A=wood*3")
    play(to_action(p), "action growth", "make 1")
    assert (tribes(p, 0), held(p, 0, "A"), loose(p, "A")) == ("A=3", (2, 0), (1, 0))


def test_cr_4_10_a_load_moves_with_its_bearer() -> None:
    p = position(players=2, tribes="0:A=1 1:Q=2", loads="1:Q=stone", hands="0:teleportation")
    play(p, "play teleportation", "teleport_from Q", "teleport_who 1 stone", "teleport_to A")
    assert (held(p, 1, "Q"), held(p, 1, "A")) == ((0, 0), (0, 1))
    assert (tribes(p, 1), loose(p, "A")) == ("A=1 Q=1", (0, 0))


def test_tv_26_cr_4_11_a_load_is_put_down_for_an_offering() -> None:
    p = position(land="plains:-1,-1", tribes="0:7=1", loose="7=wood", offerings="0:2@7")
    assert held(p, 0, "7") == (1, 0)
    play(p, "lift 0")
    assert (held(p, 0, "7"), loose(p, "7"), offerings(p, 0)) == ((0, 0), (1, 0), "2@7*")


def test_tv_27_cr_4_11_a_bearer_has_no_hand_for_more() -> None:
    p = position(tribes="0:F=1", loose="F=wood*4", offerings="0:2@F*")
    assert {a.split()[1] for a in answers(p, "step")} == {"offering_0"}
    assert refused(p, "step F empty S") == "CR-4.11"
    assert refused(p, "step F wood S") == "CR-4.11"
    play(p, "step F offering_0 S")
    assert loose(p, "F") == (4, 0)


def test_cr_4_12_wood_and_stone_of_buildings_return_to_the_supply() -> None:
    p = position(land="plains:-1,-1", tribes="0:7=2", loads="0:7=wood")
    before = supply(p)
    play(to_action(p), "action huts", "make 1", "offer 2")
    assert supply(p) == (before[0] + 1, before[1])
    p = position(land="plains:-1,-1", tribes="0:7=2", loads="0:7=stone")
    before = supply(p)
    play(to_action(p), "action holy_places", "make 1")
    assert supply(p) == (before[0], before[1] + 1)


def test_cr_4_12_stone_of_the_temple_does_not() -> None:
    p = position(tribes="0:Q=1")
    before = supply(p)
    assert supply(play(p, "step Q stone NW")) == before


def test_nothing_is_asked_where_nothing_can_be_chosen() -> None:
    p = position(tribes="0:Q=1", loose="Q=stone*3")
    assert offered(play(p, "end_movement"))["action"] == "card pass"
    p = position(tribes="0:Q=2", loose="Q=wood+stone")
    assert (asked(play(p, "end_movement")), held(p, 0, "Q")) == ("0 action", (1, 1))
