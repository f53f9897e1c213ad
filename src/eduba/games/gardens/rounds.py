"""Chapter 3: rounds, phases and turns."""

from __future__ import annotations

from eduba.games.gardens.dice import forget_turn, ready_dice
from eduba.games.gardens.events import round_began, turn_began
from eduba.games.gardens.pieces import army
from eduba.games.gardens.shape import REGIONS, SEATS
from eduba.games.gardens.state import Phase, Stage, State, Step
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.rule import rule


@rule
def begin_round(s: State, t: Tables, log: Log) -> None:
    """GA-3.1, GA-3.2, GA-4.6, GA-20.1: turns follow the Population track as it is now; who stands where now will defend."""
    s.round += 1
    s.phase = Phase.ACTIONS
    s.cursor = 0
    for i in range(SEATS):
        s.order[i] = s.population_order[i]
    for region in range(REGIONS):
        s.holder[region] = -1
        for seat in range(s.seats):
            if army(s, seat, region) > 0:
                s.holder[region] = seat
    round_began(log, s.round)
    begin_turn(s, t, log, 0)


@rule
def begin_turn(s: State, t: Tables, log: Log, turn: int) -> None:
    """GA-3.3, GA-5.1: the next seat in the order rolls its dice."""
    s.turn = turn
    turn_began(log, s.order[turn])
    ready_dice(s, t, log, s.order[turn])
    s.step = Step.GO


@rule
def end_of_turn(s: State, t: Tables, log: Log) -> None:
    """GA-3.3, GA-3.4: each seat has one turn; after the last one the combat phase begins."""
    forget_turn(s, s.order[s.turn])
    if s.turn + 1 < s.seats:
        begin_turn(s, t, log, s.turn + 1)
    else:
        s.turn = 0
        s.phase = Phase.COMBAT
        s.stage = Stage.SINK
        s.step = Step.GO
