"""One position however it was reached, and in canonical order one order of steps for search."""

from __future__ import annotations

from typing import Any

import pytest

from eduba.games.cradle import GAME
from eduba.games.cradle.state import Step
from eduba.kernel.engine import Position
from rules.cradle.board import answers, play, position, refused

CANONICAL = {"step_order": "canonical"}
LAND = "plains:-1,-1 plains:-1,-2 plains:2,-1 forest:-2,0"
MIDGAME: dict[str, dict[str, Any]] = {
    "goods": {"tribes": "0:A=2,Q=1", "loose": "A=wood+stone"},
    "rivals": {"players": 2, "tribes": "0:7=2,8=1 1:7=1,8=1", "loads": "1:7=wood,8=stone"},
    "offerings": {"tribes": "0:A=2,7=1", "offerings": "0:2@A*,4@7", "mana": "0:3/5", "loose": "7=wood"},
    "bounce": {"tribes": "0:A=2,B=1", "offerings": "0:4@A*", "options": {"unpaid_offering": "bounce"}},
}


def test_tv_81_two_plain_steps_in_both_orders() -> None:
    given: dict[str, Any] = {"land": LAND, "tribes": "0:A=2,Q=2", "loose": "A=wood"}
    one = play(position(**given), "step A wood N", "step Q stone NE")
    other = play(position(**given), "step Q stone NE", "step A wood N")
    assert one.key() == other.key()


def test_a_smaller_step_of_another_tribe_is_left_out() -> None:
    p = position(land=LAND, tribes="0:A=1,B=1", options=CANONICAL)
    play(p, "step B empty NE")
    assert not [a for a in answers(p, "step") if a.startswith("A ") and a not in ("A empty SW",)]
    assert refused(p, "step A empty N") is None
    assert [a for a in answers(p, "step") if a.startswith("T ")]
    free = play(position(land=LAND, tribes="0:A=1,B=1"), "step B empty NE")
    assert "A empty N" in answers(free, "step")
    assert (free.state.last_step, free.state.last_target) == (-1, -1)


def test_only_a_plain_step_right_before_counts() -> None:
    p = position(tribes="0:A=1,Q=1", options=CANONICAL)
    play(p, "step Q stone NW")
    assert "A empty S" in answers(p, "step")
    p = position(land=LAND, tribes="0:A=1,B=1,7=1", offerings="0:2@7", options=CANONICAL)
    play(p, "step B empty NE", "lift 0")
    assert "A empty S" in answers(p, "step")
    p = position(land=LAND, tribes="0:A=1,B=1", hands="0:endurance", options=CANONICAL)
    play(p, "step B empty NE", "play endurance")
    assert "A empty S" in answers(p, "step")


def test_search_does_not_sort_loads() -> None:
    p = position(tribes="0:Q=1", options=CANONICAL)
    assert refused(p, "sort_loads") is None


def forgetful(p: Position) -> bytes:
    """A position without what only serves the canonical order."""
    other = p.copy()
    other.state.step_order = 0
    other.state.last_step = other.state.last_target = -1
    return other.key()


def reached(p: Position) -> set[bytes]:
    """Every position of the movement that can be reached without discovering."""
    found, seen, todo = set(), {p.key()}, [p]
    while todo:
        at = todo.pop()
        found.add(forgetful(at))
        for action in at.legal():
            verb, values = GAME.actions.decode(action)
            if verb.name not in ("step", "lift", "steal"):
                continue
            if verb.name == "step" and at.state.neighbour[values[0], values[2]] < 0:
                continue
            after = at.copy()
            after.advance(action)
            if after.actor >= 0 and after.state.step == Step.MOVE and after.key() not in seen:
                seen.add(after.key())
                todo.append(after)
        assert len(seen) < 60_000
    return found


@pytest.mark.parametrize("name", MIDGAME)
def test_tv_82_the_same_positions_with_and_without_the_filter(name: str) -> None:
    given = {"land": LAND, "points": 3, **MIDGAME[name]}
    free = reached(position(**given))
    canonical = reached(position(**{**given, "options": {**given.get("options", {}), **CANONICAL}}))
    assert len(free) > 50
    assert canonical == free
