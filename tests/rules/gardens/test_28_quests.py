"""Chapter 28: Quest cards."""

from __future__ import annotations

from typing import Any

import pytest

from eduba.games.gardens.shape import QUEST_CODES
from eduba.kernel.engine import Position
from eduba.kernel.events import Event
from rules.gardens.board import of_kind, position
from rules.gardens.table import end_round, hold, own, points

WALLED: dict[str, Any] = {"settlements": "0:emar,harran,nineveh", "walls": "0:emar,harran,nineveh"}
"""Three Settlements (Q1) and three Walls (Q15), each with a stone at the end."""


def done(p: Position, seat: int = 0) -> list[str]:
    """The game ends; the Quests that a seat has completed."""
    return shown(end_round(p), seat)


def shown(played: list[Event], seat: int) -> list[str]:
    return [QUEST_CODES[event["card"]] for event in of_kind(played, "quest_scored") if event["seat"] == seat]


def test_ga_28_1_the_condition_and_the_resources_at_the_end_bring_two_points() -> None:
    for settlements, stock, met in (
        ("0:emar,harran,nineveh", "stone=1", True),
        ("0:emar,harran", "stone=1", False),
        ("0:emar,harran,nineveh", "wood=1", False),
    ):
        p = hold(own(position(settlements=settlements, round=60), 0, stock), 0, "q1 q4 q13")
        assert points(p, 0)["quests"] == (2 if met else 0)
        assert done(p) == (["q1"] if met else [])


@pytest.mark.parametrize(("research", "growth", "met"), [(4, 3, True), (3, 4, True), (3, 3, True), (4, 2, False)])
def test_tv_98_ga_28_2_a_higher_level_serves_as_well(research: int, growth: int, met: bool) -> None:
    p = position(levels=f"0:research={research},growth={growth}", round=60)
    assert done(hold(own(p, 0, "tablet=2"), 0, "q2 q4 q13")) == (["q2"] if met else [])


@pytest.mark.parametrize(("stone", "met"), [(0, 0), (1, 1), (2, 2)])
def test_tv_97_ga_28_3_resources_are_counted_for_each_card(stone: int, met: int) -> None:
    p = hold(own(position(round=60, **WALLED), 0, f"stone={stone}"), 0, "q1 q15 q13")
    assert points(p, 0)["quests"] == 2 * met
    assert done(p) == ["q1", "q15"][:met]


def test_ga_28_3_other_conditions_serve_several_cards() -> None:
    p = position(levels="0:explore=4,war=3,build=3,research=3,harvest=3,growth=3", round=60)
    own(p, 0, "tablet=3,clay=1,kb=2,stone=1,wood=1")
    assert done(hold(p, 0, "q2 q6 q7 q17")) == ["q2", "q6", "q7", "q17"]


def test_ga_28_4_as_many_as_possible_are_completed() -> None:
    """City planner asks for a stone and a wood, Settler king for the stone, Tale-bearer for the wood."""
    p = position(settlements="0:emar,harran,nineveh", levels="0:build=3,harvest=3", renown="0=7", round=60)
    hold(own(p, 0, "stone=1,wood=1"), 0, "q7 q1 q4")
    assert points(p, 0)["quests"] == 4
    assert done(p) == ["q1", "q4"]


@pytest.mark.parametrize(("options", "most"), [({}, 6), ({"quest_cap": "six"}, 6), ({"quest_cap": "none"}, 8)])
def test_tv_141_ga_28_5_cards_won_by_events_count_up_to_six_points(options: dict[str, str], most: int) -> None:
    p = position(renown="0=7", population="0=7", round=60, options=options, **WALLED)
    hold(own(p, 0, "stone=2,food=1,wood=1"), 0, "q1 q15 q3 q4")
    assert points(p, 0)["quests"] == most
    told_of = [event for event in of_kind(end_round(p), "quest_scored") if event["seat"] == 0]
    assert [QUEST_CODES[event["card"]] for event in told_of] == ["q1", "q15", "q3", "q4"]
    assert [event["points"] for event in told_of] == [2, 2, 2, most - 6], "what each still adds"


def test_ga_28_6_hidden_until_the_end_then_completed_ones_are_shown() -> None:
    p = hold(own(position(round=60, **WALLED), 0, "stone=1"), 0, "q1 q4 q13")
    assert [p.view(seat)["players"][0]["quests"] is None for seat in range(4)] == [False, True, True, True]
    assert [set(p.view(seat)["quests"]) >= {"q1", "q4", "q13"} for seat in range(4)] == [True, False, False, False]
    points_before = p.view(0)["players"][0]["points"]
    played = end_round(p)
    assert shown(played, 0) == ["q1"]
    assert (p.view(3)["quests_done"][0], p.view(3)["players"][0]["points"]) == (["q1"], points_before + 2)
    seen = [event for event in played if event.kind.name == "quest_scored" and event.named()["seat"] == 0]
    assert all(event.visible_to(seat) for event in seen for seat in range(4))
