"""Chapters 2 and 3: how many movement points a turn brings, and what the first answer tells."""

from __future__ import annotations

from eduba.games.cradle.events import game_started, round_started, turn_started
from eduba.games.cradle.shape import FEWEST
from eduba.games.cradle.state import State
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.rule import rule


@rule
def movement_points(s: State, t: Tables, seat: int) -> int:
    """CR-3.1, CR-3.2: in the first round fewer for those who begin, unless agreed otherwise."""
    if s.round == 1 and not s.first_round_movement:
        return t.first_points[s.seats - FEWEST, seat]
    return t.points


@rule
def opening_points(s: State, t: Tables, seat: int) -> int:
    """The points of a seat in the first round; 0 for a seat not in play."""
    return movement_points(s, t, seat) if seat < s.seats else 0


@rule
def tell_opening(s: State, t: Tables, log: Log) -> None:
    """The first answer tells what the set-up, which has no log, has done."""
    if s.told:
        return
    s.told = 1
    points0, points1 = opening_points(s, t, 0), opening_points(s, t, 1)
    points2, points3 = opening_points(s, t, 2), opening_points(s, t, 3)
    game_started(log, s.seats, points0, points1, points2, points3)
    round_started(log, s.round)
    turn_started(log, s.actor, points0)
