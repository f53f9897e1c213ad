"""A cheap policy for bots: how promising each answer looks.

What an action is good for shows only after several further answers, so `evaluate` cannot tell them apart when they are
begun; here the questions that decide a turn get a first opinion. All other answers look alike.
"""

from __future__ import annotations

from eduba.games.gardens.actions import BUILD_GARDEN, END_TURN, PAWN, REROLL, ROLL_OUT, STOP
from eduba.games.gardens.construction import forbids_next_storey
from eduba.games.gardens.evaluate import income
from eduba.games.gardens.shape import Act
from eduba.games.gardens.state import State
from eduba.games.gardens.stock import can_pay
from eduba.games.gardens.values import Item, Line, Tables
from eduba.games.gardens.wonder import forbids_floor
from eduba.kernel.rule import Floats, Ints, rule

USUAL = 1.0
GATHERED = 0.6
"""For each resource that a Harvest would gather."""
FLOOR = 4.0
STOREY = 3.0
GROWTH = 2.0
DISCOVERY = 2.0
IDLE = 0.1
"""To end a turn or an action that could still do something."""
AGAIN = 0.4
"""To pay for another roll."""
FREE = 1.5
"""An action by dice costs nothing that would last beyond the turn; the pawn is wanted for what dice do not show."""


@rule
def action_promise(s: State, t: Tables, seat: int, action: int) -> float:
    """How promising one of the six actions looks, now that it can have an effect."""
    if action == Act.HARVEST:
        return GATHERED * income(s, t, seat)
    if action == Act.GROWTH:
        return GROWTH
    if action == Act.RESEARCH and can_pay(s, t, seat, Line.DISCOVERY):
        return DISCOVERY
    if action == Act.BUILD:
        if forbids_floor(s, t, seat, s.level[seat, Act.BUILD], 1) == 0:
            return FLOOR
        if forbids_next_storey(s, t, seat) == 0 and can_pay(s, t, seat, Line.ITEM + Item.STOREY):
            return STOREY
    return USUAL


@rule
def promise(s: State, t: Tables, action: int) -> float:
    """How promising an answer looks."""
    if PAWN.first <= action < PAWN.first + PAWN.total:
        return action_promise(s, t, s.actor, action - PAWN.first)
    if ROLL_OUT.first <= action < ROLL_OUT.first + ROLL_OUT.total:
        return FREE * action_promise(s, t, s.actor, action - ROLL_OUT.first)
    if REROLL.first <= action < REROLL.first + REROLL.total:
        return AGAIN
    if action in (END_TURN.first, STOP.first):
        return IDLE
    return FLOOR if action == BUILD_GARDEN.first else USUAL


@rule
def prior(s: State, t: Tables, actions: Ints, count: int, weights: Floats) -> None:
    """How promising each legal answer looks."""
    for i in range(count):
        weights[i] = promise(s, t, actions[i])
