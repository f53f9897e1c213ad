"""Chapter 5: a turn of actions."""

from __future__ import annotations

from typing import Any

import pytest

from rules.gardens.board import (
    act,
    answers,
    asked,
    bare,
    dice,
    drafted,
    events,
    goods,
    lay_tile,
    levels,
    of_kind,
    play,
    position,
    refused,
)

OTHERS = "babylon akkad elam sumer"
"""Seat 0 is not Sumer, which has no Research card of level 1."""
RICH = "0:stone=9,wood=9,clay=9,food=9,tablet=9"
ALL = ["explore", "build", "research", "harvest", "war", "growth"]


def test_ga_5_1_all_dice_are_rolled_when_the_turn_begins() -> None:
    p = position(dice="0:white=ki 1:white,silver,black")
    assert dice(p, 1) == ["white=", "silver=", "black="]
    said = events(p, "end_turn")
    rolled = of_kind(said, "die_rolled")
    assert [(event["seat"], event["die"]) for event in rolled] == [(1, 0), (1, 1), (1, 2)]
    assert all(not die.endswith("=") for die in dice(p, 1))
    assert [p.state.die_face[1, i] for i in range(3)] == [event["sign"] for event in rolled]
    assert dice(p, 0) == ["white="]


def test_ga_5_2_any_number_of_actions_in_any_order_each_type_once() -> None:
    p = position(empires=OTHERS, stock=RICH, dice="0:white=star,silver=star,black=star", population="0=4")
    assert answers(p, "pawn") == answers(p, "dice") == ALL
    act(p, "pawn growth", "grow 0")
    act(p, "dice war", "pay_die 0")
    assert answers(p, "dice") == ["explore", "build", "research", "harvest"]
    assert [refused(p, f"dice {action}") for action in ("growth", "war")] == ["GA-5.2"] * 2
    act(p, "dice build", "pay_die 1", "build_storey white")
    act(p, "dice research", "pay_die 2", "discover war")
    assert p.view(0)["turn"]["used"] == ["build", "research", "war", "growth"]


def test_ga_5_3_one_action_of_any_type_with_the_pawn() -> None:
    p = position(stock=RICH, dice="0:")
    assert answers(p, "pawn") == ALL
    play(p, "pawn growth", "grow 0")
    assert answers(p, "pawn") == []
    assert refused(p, "pawn war") == "GA-5.3"
    assert answers(p) == ["end_turn"]


def test_tv_11_ga_5_3_ga_5_4_one_with_the_pawn_and_one_with_dice() -> None:
    """Babylon takes Harvest with the pawn and Exploration 2 with KI and GISH."""
    p = position(empires=OTHERS, levels="0:harvest=3,explore=2", dice="0:white=ki,black=gish", population="0=2")
    act(p, "pawn harvest", "gather_home wood")
    said = events(p, "dice explore", "pay_die 0")
    assert (asked(p), answers(p, "pay_die")) == ("0 pay", ["1"])
    said += events(p, "pay_die 1")
    assert [(event["die"], event["sign"]) for event in of_kind(said, "die_placed")] == [(0, 0), (1, 2)]
    assert of_kind(said, "action_began") == [{"seat": 0, "action": 0, "level": 2, "means": 1}]
    assert (asked(p), p.state.left, p.state.spent) == ("0 explore", 2, 0b11)


def test_ga_5_4_without_dice_or_with_the_wrong_ones_there_is_no_second_action() -> None:
    p = position(stock=RICH, dice="0:white=ud")
    play(p, "pawn growth", "grow 0")
    assert answers(p, "dice") == []
    assert refused(p, "dice war") == "GA-6.3"


def test_ga_5_5_all_six_types_with_the_effect_of_the_present_card() -> None:
    p = drafted("akkad babylon", "1 2")
    while not asked(p).endswith(" turn") or p.actor != 0:
        p.play(p.legal()[0] if not asked(p).endswith(" turn") else p.legal()[-1])
    for resource in range(5):
        p.state.stock[0, resource] = 9
    assert answers(p, "pawn") == ALL
    for action, level, left in (("explore", 1, 1), ("explore", 3, 3), ("harvest", 1, 2), ("harvest", 4, 5)):
        p = position(levels=f"0:{action}={level}")
        play(p, f"pawn {action}")
        assert p.state.left == left


@pytest.mark.parametrize(
    ("action", "stock", "needed"),
    [
        ("build", "0:stone=1,wood=0,clay=9,food=9,tablet=9", "0:stone=1,wood=1"),
        ("research", "0:clay=1,tablet=0", "0:clay=2,tablet=0"),
        ("research", "0:clay=1,tablet=0", "0:clay=0,tablet=1"),
        ("growth", "0:food=1", "0:food=2"),
    ],
)
def test_ga_5_6_only_an_action_that_can_have_an_effect(action: str, stock: str, needed: str) -> None:
    p = position(empires=OTHERS, stock=stock, levels="0:growth=2", dice="0:")
    assert action not in answers(p, "pawn")
    assert refused(p, f"pawn {action}") == "GA-5.6"
    assert action in answers(position(empires=OTHERS, stock=needed, dice="0:"), "pawn")


def test_ga_5_6_exploration_needs_a_unit_or_a_ship_that_can_move() -> None:
    blocked = position(units="0:spearman@emar 1:archer@emar")
    assert refused(blocked, "pawn explore") == "GA-5.6"
    afloat = position(units="0:spearman@emar 1:archer@emar", ships="0:assur-harran")
    assert "explore" in answers(afloat, "pawn")
    assert "explore" in answers(position(units="0:spearman@emar"), "pawn")
    assert "explore" in answers(position(units="0:spearman@ishuwa"), "pawn")
    assert "explore" in answers(position(units="0:", ships="0:ishuwa-assur"), "pawn")


@pytest.mark.parametrize(
    ("level", "stock", "able", "unable"),
    [
        (1, "stone=2,wood=0", {"units": "0:spearman@harran"}, {"units": "0:spearman@assur"}),
        (1, "stone=1,wood=1", {"population": "0=2"}, {}),
        (2, "stone=1,wood=1", {}, {"units": "0:spearman@assur*2"}),
        (2, "stone=0,wood=2", {}, {"units": "0:spearman@assur*2"}),
        (3, "stone=1,wood=1", {"units": "0:spearman@harran*2"}, {"units": "0:spearman@assur*2"}),
    ],
    ids=["wall", "storey", "ram", "ship", "settlement"],
)
def test_ga_5_6_construction_needs_an_item_that_can_be_paid_and_has_a_place(
    level: int, stock: str, able: dict[str, Any], unable: dict[str, Any]
) -> None:
    """Seat 0 has one storey and, on Population space 1, room for two units."""
    given = {"stock": f"0:{stock},clay=1,food=1", "levels": f"0:build={level}", "dice": "0:white"}
    assert "build" in answers(position(**given, **able), "pawn")  # type: ignore[arg-type]
    assert "build" not in answers(position(**given, **unable), "pawn")  # type: ignore[arg-type]


def test_ga_5_6_construction_goes_on_for_a_floor_of_the_gardens_alone() -> None:
    """Ebla, which builds twice, has nothing left after a storey but the price of tile G1b."""
    p = position(empires="ebla akkad", stock="0:stone=1,wood=2,clay=0,food=2", levels="0:build=4", ships="0:")
    play(lay_tile(p, "g1b"), "pawn build", "build_storey white")
    assert answers(p) == ["stop", "build_garden"]


def test_ga_5_6_harvest_and_war_always_have_an_effect() -> None:
    p = position(units="0:", stock="0:stone=0,wood=0,clay=0,food=0,tablet=0", dice="0:")
    assert answers(p) == ["pawn harvest", "pawn war", "end_turn"]


def test_ga_5_6_an_action_is_finished_first_and_may_be_stopped_once_it_had_an_effect() -> None:
    p = bare(position(units="0:spearman@assur", levels="0:explore=3"))
    play(p, "pawn explore")
    assert refused(p, "stop") == "GA-5.6"
    assert refused(p, "end_turn") is None
    play(p, "activate spearman assur", "move harran 0")
    assert (asked(p), "stop" in answers(p), p.state.left) == ("0 explore", True, 2)
    play(p, "stop")
    assert (asked(p), p.state.left, p.state.action) == ("0 turn", 0, -1)


def test_ga_5_6_an_action_ends_by_itself_when_it_can_do_no_more() -> None:
    p = position(stock="0:stone=1,wood=1", levels="0:build=4", population="0=4")
    play(p, "pawn build", "build_storey black")
    assert asked(p) == "0 turn"


def test_ga_5_6_so_does_a_construction_with_a_build_left_and_nothing_to_pay_it_with() -> None:
    """Ebla builds twice."""
    stock = "0:stone=1,wood=1,clay=0,food=0"
    p = position(empires="ebla akkad", stock=stock, levels="0:build=3", population="0=4", ships="0:")
    play(p, "pawn build", "build_storey black")
    assert (asked(p), p.state.left) == ("0 turn", 0)


def test_ga_5_6_an_event_is_resolved_before_the_action_goes_on() -> None:
    p = position(units="0:spearman@assur", levels="0:explore=2", tokens="harran=ev2")
    play(p, "pawn explore", "activate spearman assur", "move harran 0")
    assert (asked(p), answers(p, "choose")) == ("0 event", ["0", "1"])
    play(p, "choose 0")
    assert (asked(p), p.state.left) == ("0 explore", 1)


def test_ga_5_7_the_card_counts_as_it_was_when_the_action_began() -> None:
    """An Event met on the way raises Exploration to 2: the action under way keeps its one activation."""
    p = position(units="0:spearman@assur", tokens="ishuwa=ev30")
    play(p, "pawn explore", "activate spearman assur", "move ishuwa 0", "choose 1")
    assert (asked(p), levels(p, 0)["explore"]) == ("0 turn", 2)


def test_ga_5_7_research_that_improves_itself_goes_on_as_it_began() -> None:
    """Literature allows Sumer two discoveries, its Code of Laws three."""
    p = position(stock="0:tablet=9", levels="0:research=3")
    play(p, "pawn research", "discover research", "discover war")
    assert (asked(p), levels(p, 0), goods(p, 0)["tablet"]) == ("0 turn", {"research": 4, "war": 2}, 7)


def test_ga_5_8_what_an_action_brings_serves_the_next_one() -> None:
    p = position(stock="0:stone=1,wood=0", dice="0:white=gish", population="0=2")
    assert "build" not in answers(p, "dice")
    act(p, "pawn harvest", "gather_home wood")
    play(p, "dice build", "pay_die 0", "build_storey black")
    assert (dice(p, 0), goods(p, 0).get("wood", 0)) == (["white=gish", "black="], 0)


def test_tv_15_ga_5_2_ga_5_9_improving_a_type_gives_no_second_action_of_it() -> None:
    p = position(empires=OTHERS, stock="0:tablet=9,clay=9", dice="0:silver=a,black=gish")
    play(p, "pawn research", "discover research")
    assert levels(p, 0) == {"research": 2, "growth": 2}
    assert "research" not in answers(p, "dice")
    assert refused(p, "dice research") == "GA-5.2"


def test_tv_16_ga_5_9_a_technology_improved_in_this_turn_is_used_at_its_new_level() -> None:
    p = position(
        empires=OTHERS,
        units="0:spearman@harran,archer@emar",
        stock=RICH,
        dice="0:silver=a",
        ships="0:assur-nairi",
    )
    play(p, "dice research", "pay_die 0", "discover harvest")
    assert levels(p, 0) == {"harvest": 2, "growth": 2}
    play(p, "pawn harvest", "gather_home clay", "gather harran", "gather emar")
    assert answers(p, "gather_home") + answers(p, "gather") + answers(p, "gather_ship") == []
    assert {slot[0] for slot in answers(p, "trade")} == {"1", "2"}


def test_tv_23_ga_5_10_a_turn_may_end_without_any_action() -> None:
    p = position(stock=RICH)
    said = events(p, "end_turn")
    assert of_kind(said, "turn_ended") == [{"seat": 0}]
    assert asked(p) == "1 turn"
