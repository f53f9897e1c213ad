"""Analysis: it finds the move that lost, judges from what a seat could know, and says the same twice."""

from __future__ import annotations

import pytest
from eduba_connect_four import GAME as CONNECT_FOUR

from eduba.analysis.analysis import Decision, Judge, analyse, decisions, from_json, to_json
from eduba.kernel.engine import Engine
from eduba.match.match import Match, Play, Seat, Undo
from fixtures.story import FOLDER, stored
from games.engines import bids, four

FEW = 40
MANY = 2000


made_up = pytest.mark.usefixtures("own_cache")


def dropped(*columns: int) -> Match:
    """A match of Connect Four."""
    match = Match.new(four(), [Seat("Anna"), Seat("Béla")], {}, bytes(32))
    for column in columns:
        match.play(match.position.actor, f"drop {column}")
    return match


@made_up
def test_an_overlooked_win_is_the_worst_move_and_the_win_is_named() -> None:
    found = analyse(dropped(1, 2, 1, 2, 1, 2, 7, 2), MANY)  # Anna could have won at entry 7; Béla does at entry 8
    worst = found.worst(5)[0]
    assert (worst.entry, worst.seat) == (7, 0)
    text = four().game.actions.text
    assert (text(worst.played), text(worst.best)) == ("drop 7", "drop 1")
    assert worst.best_chance == 1
    assert worst.chances[0] < 0.1
    assert [(step.seat, text(step.action)) for step in worst.line] == [(0, "drop 1")]
    last = found.moves[-1]
    assert (last.entry, last.chances, last.lost) == (8, (0, 1), 0)


def test_every_counting_decision_is_judged_and_progress_is_told(ur_engine: Engine) -> None:
    match = stored(FOLDER / "a_decision_taken_back.json", ur_engine)
    told: list[tuple[int, int]] = []
    found = analyse(match, FEW, lambda done, total: told.append((done, total)))
    undo = next(n for n, entry in enumerate(match.entries, 1) if isinstance(entry, Undo))
    assert undo - 1 not in [move.entry for move in found.moves]
    assert [move.entry for move in found.moves] == [d.entry for d in decisions(match)]
    assert told == [(done, len(found.moves)) for done in range(len(found.moves) + 1)]
    for move in found.moves:
        entry = match.entries[move.entry - 1]
        assert isinstance(entry, Play)
        assert (move.seat, move.played) == (entry.seat, entry.action)
        assert sum(move.chances) == pytest.approx(1, abs=0.001)
        assert 0 <= move.lost <= 1
        assert move.line[0].action == move.best


def test_it_says_the_same_twice_and_after_being_kept(ur_engine: Engine) -> None:
    match = stored(FOLDER / "guard_of_two_rounds.json", ur_engine)
    found = analyse(match, FEW)
    assert analyse(match, FEW) == found
    assert from_json(ur_engine.game, to_json(ur_engine.game, found)) == found
    assert from_json(CONNECT_FOUR, to_json(ur_engine.game, found)) is None


@made_up
def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    """Two positions that a seat cannot tell apart: nothing of what it cannot see changes the judgment."""
    position = bids().new({}, 5)
    seat = position.actor
    other = position.determinized(seat, 99)
    assert position.key() != other.key()
    action = position.legal()[0]
    judge = Judge(bids())
    one, two = (judge(Decision(1, seat, action, p.key()), MANY // 4) for p in (position, other))
    assert one == two
