"""Chapter 5: taking what others carry."""

from __future__ import annotations

from eduba.games.cradle.actions import STEAL
from eduba.games.cradle.carrying import settle
from eduba.games.cradle.events import stolen
from eduba.games.cradle.pieces import fresh
from eduba.games.cradle.shape import Good
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

CR_5_1 = rule_number("CR-5.1")
CR_5_2 = rule_number("CR-5.2")
CR_5_4 = rule_number("CR-5.4")
CR_5_5 = rule_number("CR-5.5")


@rule
def may_steal_on(s: State, t: Tables, tile: int) -> bool:
    """Own tribes are on the tile."""
    return s.tribes[s.actor, tile] > 0


@rule
def held_by(s: State, seat: int, tile: int, good: int) -> int:
    """CR-5.7, CR-5.8: what tribes of a seat carry, offerings left out; what lies loose is nobody's."""
    return s.wood_held[seat, tile] if good == Good.WOOD else s.stone_held[seat, tile]


@rule
def has_majority(s: State, tile: int, victim: int) -> bool:
    """CR-5.2: more tribes than the victim alone, laden or not."""
    return s.tribes[s.actor, tile] > s.tribes[victim, tile]


@rule
def forbids_steal(s: State, t: Tables, tile: int, victim: int, good: int) -> int:
    """CR-5.1, CR-5.4, CR-5.5: from another seat's tribe, with a majority, by a tribe that can still steal."""
    if victim == s.actor or held_by(s, victim, tile, good) == 0:
        return CR_5_1
    if not has_majority(s, tile, victim):
        return CR_5_2
    if fresh(s, tile) > 0:
        return 0
    return CR_5_5 if s.thieves[tile] > 0 else CR_5_4


@answers(STEAL, Step.MOVE, unless=forbids_steal, where=may_steal_on)
@rule
def steal(s: State, t: Tables, log: Log, tile: int, victim: int, good: int) -> None:
    """CR-5.1, CR-5.3, CR-5.4, CR-5.6: the thing joins the pool for no point; the thief is marked."""
    stolen(log, s.actor, victim, tile, good)
    if good == Good.WOOD:
        s.wood_held[victim, tile] -= 1
        s.wood_held[s.actor, tile] += 1
    else:
        s.stone_held[victim, tile] -= 1
        s.stone_held[s.actor, tile] += 1
    s.thieves[tile] += 1
    s.last_step = s.last_target = -1
    settle(s, log, tile)
