"""Which answers look promising before any is tried: what strong players do first."""

from __future__ import annotations

from typing import Final

from eduba.games.flood.actions import ACT, EXTEND, INVADE, SPEND
from eduba.games.flood.shape import SEATS, Kind, Resource
from eduba.games.flood.state import State, Step
from eduba.games.flood.values import Tables, Weight
from eduba.kernel.rule import Floats, Ints, rule

NEUTRAL: Final = 100


@rule
def prior(s: State, t: Tables, actions: Ints, count: int, weights: Floats) -> None:
    """Cities first, grain before what is scarce, open land before fights, extensions; and no early pass."""
    for i in range(count):
        weights[i] = liking(s, t, actions[i]) / 100.0


@rule
def liking(s: State, t: Tables, action: int) -> int:
    """How much one answer is liked, in hundredths."""
    if s.step == Step.ACT:
        if action == ACT.first + Kind.BUILD and s.turn == 1:
            return t.weights[Weight.LIKE_FIRST_CITY]
        if action == ACT.first + Kind.PASS and others_go_on(s):
            return t.weights[Weight.LIKE_PASS]
    elif s.step == Step.PLACE:
        if action == SPEND.first + Resource.GRAIN:
            return t.weights[Weight.LIKE_GRAIN]
    elif s.step == Step.EXPAND:
        if INVADE.first <= action < INVADE.first + INVADE.total and s.army_owner[action - INVADE.first] < 0:
            return t.weights[Weight.LIKE_OPEN_LAND]
    elif s.step == Step.EXTEND:
        if EXTEND.first <= action < EXTEND.first + EXTEND.total:
            return t.weights[Weight.LIKE_EXTENSION]
    return NEUTRAL


@rule
def others_go_on(s: State) -> bool:
    """Whether another seat has not passed."""
    for seat in range(SEATS):
        if seat != s.actor and not s.passed[seat]:
            return True
    return False
