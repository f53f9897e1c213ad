"""Chapter 3, the frame: how one turn follows another, and what comes next inside a turn."""

from __future__ import annotations

from eduba.games.ur.ending import MOST_COUNTED, MOST_IDLE, end_cause, finish, is_last_of_round
from eduba.games.ur.events import action_ended, turn_idle, turn_started
from eduba.games.ur.exchange import can_exchange
from eduba.games.ur.state import End, State, Step
from eduba.games.ur.tiles import any_free, owns_any
from eduba.games.ur.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.rule import rule


@rule
def begin_turn(s: State, t: Tables, log: Log, seat: int) -> None:
    """UR-3.2, UR-12.3, UR-12.4, UR-12.5: first the actions; a seat without a tile comes back if there is a free one."""
    s.actor = seat
    s.performed = 0
    s.slots = 2
    s.last_tile = -1
    s.busy = 0
    turn_started(log, seat, min(s.round + 1, MOST_COUNTED), s.hand[seat])
    if owns_any(s, seat):
        s.step = Step.ACTIONS
    elif any_free(s):
        s.step = Step.RETURN
    else:
        to_exchange_or_end(s, t, log)


@rule
def to_exchange_or_end(s: State, t: Tables, log: Log) -> None:
    """UR-11.1, UR-13.1, UR-13.4: the turn goes on to its exchange; if none is possible the game ends at once."""
    if can_exchange(s, s.actor):
        s.step = Step.EXCHANGE
    else:
        finish(s, t, log, End.NO_EXCHANGE)


@rule
def use_slot(s: State, t: Tables, log: Log) -> None:
    """UR-3.5, UR-3.6: one of the two actions is done or refused; the seat decides about the other only now."""
    s.slots -= 1
    if s.slots == 0:
        to_exchange_or_end(s, t, log)
    else:
        s.step = Step.ACTIONS


@rule
def complete_action(s: State, t: Tables, log: Log, face: int) -> None:
    """An action has run its course."""
    s.cursor = -1
    s.colour = -1
    action_ended(log, s.actor, face)
    use_slot(s, t, log)


@rule
def end_turn(s: State, t: Tables, log: Log) -> None:
    """UR-3.1: the turn is over; the next seat clockwise begins, unless the game ends."""
    seat = s.actor
    s.turn = min(s.turn + 1, MOST_COUNTED)
    if s.busy:
        s.idle = 0
    else:
        s.idle = min(s.idle + 1, MOST_IDLE)
        turn_idle(log, seat, s.idle)
    if is_last_of_round(s, seat):
        s.round = min(s.round + 1, MOST_COUNTED)
    cause = end_cause(s, seat)
    if cause:
        finish(s, t, log, cause)
    else:
        begin_turn(s, t, log, (seat + 1) % s.seats)
