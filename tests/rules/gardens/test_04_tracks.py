"""Chapter 4: the Population track and the Event track."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from eduba.games.gardens.state import State
from eduba.games.gardens.tracks import (
    advance_population,
    advance_renown,
    is_ahead,
    population_place,
    renown_place,
)
from eduba.kernel.engine import Position
from eduba.kernel.events import Log
from rules.gardens.board import (
    answers,
    asked,
    empty_log,
    end_turns,
    events,
    figures,
    of_kind,
    play,
    position,
    refused,
    seats_in,
)


class Track:
    """One of the two tracks: the same rules hold on both."""

    def __init__(self, name: str, advance: Callable[[State, Log, int, int], None]) -> None:
        self.name = name
        self.advance = advance

    def position(self, spaces: str) -> Position:
        return position(**{self.name: spaces})  # type: ignore[arg-type]

    def go(self, p: Position, seat: int, steps: int) -> None:
        self.advance(p.state, empty_log(), seat, steps)

    def spaces(self, p: Position) -> list[int]:
        return [getattr(p.state, self.name)[seat] for seat in range(p.seats)]

    def order(self, p: Position) -> list[int]:
        return seats_in(getattr(p.state, f"{self.name}_order"))


BOTH = pytest.mark.parametrize(
    "track", [Track("population", advance_population), Track("renown", advance_renown)], ids=["population", "event"]
)


def test_ga_4_1_a_higher_space_or_higher_in_the_pile_is_more_advanced() -> None:
    p = position(population="3=4 1=2 0=2 2=1", renown="2=5 0=3 3=3 1=1")
    s = p.state
    assert [population_place(s, seat) for seat in range(4)] == [2, 1, 3, 0]
    assert [renown_place(s, seat) for seat in range(4)] == [1, 3, 0, 2]
    assert [is_ahead(s, 0, other) for other in (1, 2, 3)] == [True, False, True]
    assert not is_ahead(s, 3, 0)
    tracks = p.view(1)["tracks"]
    assert [entry["seat"] for entry in tracks["population"]] == [3, 1, 0, 2]
    assert tracks["event"] == [
        {"seat": 2, "space": 5},
        {"seat": 0, "space": 3},
        {"seat": 3, "space": 3},
        {"seat": 1, "space": 1},
    ]


@BOTH
def test_tv_57_ga_4_1_ga_4_2_who_arrives_lies_on_top(track: Track) -> None:
    p = track.position("0=1 1=1")
    track.go(p, 1, 1)
    assert track.order(p)[:2] == [1, 0]
    track.go(p, 0, 1)
    assert (track.spaces(p)[:2], track.order(p)[:2]) == ([2, 2], [0, 1])


@BOTH
def test_ga_4_2_so_many_steps_at_once_over_others(track: Track) -> None:
    p = track.position("1=3 2=2 3=2 0=1")
    track.go(p, 0, 1)
    assert track.order(p) == [1, 0, 2, 3]
    track.go(p, 3, 2)
    assert (track.spaces(p), track.order(p)) == ([2, 3, 2, 4], [3, 1, 0, 2])


def test_ga_4_2_growth_and_events_move_the_seals_at_once() -> None:
    p = position(stock="0:food=9", tokens="harran=ev2")
    play(p, "pawn growth")
    assert of_kind(events(p, "grow 0"), "population_moved") == [{"seat": 0, "before": 1, "after": 2}]
    p = position(units="0:spearman@assur", tokens="harran=ev2")
    said = events(p, "pawn explore", "activate spearman assur", "move harran 0", "choose 1")
    assert of_kind(said, "event_track_moved") == [{"seat": 0, "before": 1, "after": 3}]


@BOTH
def test_ga_4_3_a_move_that_would_pass_the_last_space_ends_on_it(track: Track) -> None:
    p = track.position("0=8")
    track.go(p, 0, 3)
    assert track.spaces(p)[0] == 10
    track.go(p, 0, 1)
    assert track.spaces(p)[0] == 10


@BOTH
@pytest.mark.parametrize("steps", [2, 3])
def test_ga_4_3_the_last_space_holds_one_seal(track: Track, steps: int) -> None:
    p = track.position("2=10 1=9 0=8")
    track.go(p, 0, steps)
    assert (track.spaces(p), track.order(p)) == ([9, 9, 10, 1], [2, 0, 1, 3])


@BOTH
def test_tv_58_ga_4_3_ga_4_4_a_seal_that_stays_keeps_its_place_in_the_pile(track: Track) -> None:
    p = track.position("1=10 2=9 0=9")
    track.go(p, 0, 1)
    assert (track.spaces(p), track.order(p)) == ([9, 10, 9, 1], [1, 2, 0, 3])
    track.go(p, 3, 8)
    assert track.order(p) == [1, 3, 2, 0]


@BOTH
def test_ga_4_5_seals_never_move_back(track: Track) -> None:
    p = track.position("1=10 0=9")
    before = track.spaces(p)
    for seat in range(4):
        for steps in (0, 1, 3):
            track.go(p, seat, steps)
            assert all(now >= then for now, then in zip(track.spaces(p), before, strict=True))
            before = track.spaces(p)
    assert before == [9, 10, 5, 5]


def test_ga_4_6_population_governs_the_turn_order() -> None:
    p = position(population="1=3 3=2 0=2 2=1")
    end_turns(p)
    assert seats_in(p.state.order) == [1, 3, 0, 2]


@pytest.mark.parametrize(("space", "storeys"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 6), (10, 6)])
def test_ga_4_6_population_governs_the_storeys(space: int, storeys: int) -> None:
    colours = ["white", "silver", "black"] * 2
    for built in (storeys - 1, storeys):
        p = position(population=f"0={space}", stock="0:stone=1,wood=1", dice=f"0:{','.join(colours[:built])}")
        assert ("build" in answers(p, "pawn")) == (built < storeys)


@pytest.mark.parametrize(("space", "units"), [(1, 2), (2, 4), (3, 5), (4, 6)])
def test_ga_4_6_population_governs_the_units(space: int, units: int) -> None:
    for there in (units - 1, units):
        fighters = ["archer@assur", "archer@assur", "archer@assur", "horseman@assur", "horseman@assur", "chariot@assur"]
        p = position(population=f"0={space}", units=f"0:{','.join(fighters[:there])}")
        play(p, "pawn war")
        assert answers(p, "recruit") == (["spearman assur"] if there < units else [])
        assert p.view(1)["players"][0]["unit_limit"] == units


def test_ga_4_6_population_decides_ties_at_the_end() -> None:
    ranks = [
        position(population=order, renown=events).result()[1][:2]
        for order, events in (("0=2 1=2", "1=2 0=2"), ("1=2 0=2", "0=2 1=2"))
    ]
    assert ranks == [[1, 2], [2, 1]]


@pytest.mark.parametrize(("ahead", "winner"), [("0=2 1=2", 0), ("1=2 0=2", 1)])
def test_ga_4_7_the_event_track_decides_ties_in_combat(ahead: str, winner: int) -> None:
    p = position(
        units="0:spearman@emar 1:spearman@emar",
        stock="0:knucklebone=1 1:knucklebone=1",
        renown=ahead,
        options={"combat": "simple"},
    )
    end_turns(p)
    play(p, "bid 1", "bid 1")
    assert [figures(p, seat) for seat in (winner, 1 - winner)] == [["spearman@emar"], []]


def test_ga_4_7_and_who_orders_battles() -> None:
    p = position(units="0:spearman@emar,archer@der 1:spearman@emar,archer@der", renown="3=2")
    end_turns(p)
    assert (asked(p), answers(p, "battle")) == ("3 order", ["der", "emar"])
    assert refused(p, "battle harran") == "GA-19.3"
