"""Chapter 3: rounds, phases and turns."""

from __future__ import annotations

from eduba.kernel.engine import Position
from rules.gardens.board import (
    answers,
    asked,
    bare,
    end_turns,
    events,
    figures,
    lay_tile,
    of_kind,
    play,
    position,
    region,
    seats_in,
)

RICH = "stone=9,wood=9,clay=9,food=9,tablet=9"


def turns(p: Position) -> list[int]:
    """Who has a turn in this round, if everybody ends it at once."""
    this, seats = p.state.round, []
    while asked(p).endswith(" turn") and p.state.round == this:
        seats.append(p.actor)
        play(p, "end_turn")
    return seats


def test_ga_3_1_actions_then_combat_then_the_end_of_the_round() -> None:
    p = position(units="0:spearman@emar 1:archer@emar", stock="0:knucklebone=1 1:knucklebone=1", round=4)
    assert (p.view(0)["phase"], p.view(0)["round"]) == ("actions", 4)
    end_turns(p)
    assert (asked(p), p.view(0)["phase"]) == ("0 bid", "combat")
    while p.state.round == 4:
        played = events(p, "bid 0" if asked(p).endswith(" bid") else answers(p)[0])
    assert of_kind(played, "round_began") == [{"round": 5}]
    assert (asked(p), p.view(0)["phase"]) == ("0 turn", "actions")


def test_ga_3_2_the_turn_order_is_that_of_the_population_track_when_the_round_begins() -> None:
    p = position(population="2=3 0=2 3=2 1=1", stock="3:food=9")
    end_turns(p)
    assert seats_in(p.state.order) == [2, 0, 3, 1]
    play(p, "end_turn", "end_turn", "pawn growth", "grow 0")
    assert seats_in(p.state.population_order) == [3, 2, 0, 1]
    play(p, "end_turn")
    assert (p.state.round, p.actor) == (3, 1)
    play(p, "end_turn")
    assert (p.state.round, seats_in(p.state.order)) == (4, [3, 2, 0, 1])


def test_ga_20_1_who_stands_in_a_region_when_a_round_begins_will_be_its_defender() -> None:
    p = bare(position(units="0:spearman@emar 1:archer@harran,archer@susa"))
    end_turns(p)
    assert [p.state.holder[region(name)] for name in ("emar", "harran", "susa", "nineveh")] == [0, 1, 1, -1]
    play(p, "pawn explore", "activate spearman emar", "move nineveh 0")
    assert [p.state.holder[region(name)] for name in ("emar", "nineveh")] == [0, -1]


def test_ga_3_3_each_seat_has_one_turn_in_turn_order() -> None:
    p = position(population="3=4 1=3 0=2 2=1")
    end_turns(p)
    assert [turns(p), turns(p)] == [[3, 1, 0, 2]] * 2
    assert p.state.round == 5


def test_ga_3_4_after_the_last_turn_contested_sections_and_regions_are_resolved() -> None:
    p = position(
        units="0:spearman@emar 1:archer@emar 2:spearman@ebla",
        ships="2:assur-harran 3:assur-harran",
        stock="0:knucklebone=1 1:knucklebone=1",
    )
    play(p, "end_turn", "end_turn", "end_turn")
    assert figures(p, 2) == ["spearman@ebla", "ship@assur-harran"]
    said = events(p, "end_turn")
    assert [event["seat"] for event in of_kind(said, "ship_sunk")] == [2, 3]
    assert len(of_kind(said, "fight_began")) == 1
    assert asked(p) == "0 bid"


def test_tv_96_ga_3_5_the_fifth_floor_ends_the_game_with_the_round() -> None:
    """The others still have their turns, combat takes place, then points are counted."""
    p = lay_tile(position(stock=f"0:{RICH}", levels="0:build=4", population="0=6", renown="0=6"), "g5b")
    p.state.ship[1, 2] = p.state.ship[2, 2] = 3
    play(p, "pawn build", "build_garden")
    assert (p.state.floors, p.actor) == (5, 0)
    play(p, "end_turn")
    assert turns(p)[:2] == [1, 2]
    assert (figures(p, 1), figures(p, 2)) == (["archer@susa"], ["spearman@ebla"])
    assert (p.actor, p.view(0)["phase"]) == (-1, "over")


def test_ga_3_5_with_four_floors_the_game_goes_on() -> None:
    p = lay_tile(position(), "g5b")
    end_turns(p)
    assert (p.state.round, asked(p)) == (3, "0 turn")


def test_ga_3_6_the_game_ends_after_the_last_round_agreed_on() -> None:
    p = position(round=29, options={"max_rounds": 30})
    end_turns(p)
    assert (p.state.round, asked(p)) == (30, "0 turn")
    end_turns(p)
    assert (asked(p), p.state.round) == ("over", 30)


def test_ga_3_6_usually_after_sixty() -> None:
    p = position(round=59)
    end_turns(p)
    assert asked(p) == "0 turn"
    end_turns(p)
    assert asked(p) == "over"
