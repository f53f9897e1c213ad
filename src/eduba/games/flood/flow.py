"""Chapters 2 and 5, the frame: how turns, phases and actions follow each other."""

from __future__ import annotations

from eduba.games.flood.actions import END
from eduba.games.flood.decline import decline
from eduba.games.flood.ending import clear_turn, finish, place_in_order
from eduba.games.flood.events import seat_passed, turn_started
from eduba.games.flood.passing import bid_value, set_order
from eduba.games.flood.points import retire_workers, score_empires
from eduba.games.flood.production import collect_resources
from eduba.games.flood.shape import MARKETS, SEATS, TURNS
from eduba.games.flood.state import State, Step
from eduba.games.flood.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule

MARKET_COUNT = len(MARKETS)


@rule
def begin_turn(s: State, t: Tables, log: Log) -> None:
    """FL-2.1: resources and workers, then the decline, then the actions; the first in the order begins."""
    turn_started(log, s.turn, t.year[s.turn - 1])
    collect_resources(s, t, log)
    decline(s, t, log)
    s.actor = s.order[0]
    s.step = Step.ACT


@rule
def forget_action(s: State) -> None:
    """FL-8.18: nothing of an action is left when it is over; a later one starts afresh."""
    s.kind = s.resource_spent = s.pending_place = s.pending_source = s.pending_region = -1
    s.scribes_opened = s.last_added = s.last_trade = -1
    s.done = s.sippar_used = s.expansions = 0
    for market in range(MARKET_COUNT):
        s.made[market] = s.taken[market] = 0
    s.trade_before[0] = s.trade_before[1] = 0


@rule
def end_action(s: State, t: Tables, log: Log) -> None:
    """FL-5.1, FL-5.3, FL-7.23: one action; then the next seat that has not passed. New scribes can now be used."""
    if not s.scribe_delay:
        s.fresh_scribes[s.actor] = 0
    forget_action(s)
    next_actor(s, t, log)


@rule
def next_actor(s: State, t: Tables, log: Log) -> None:
    """FL-5.5, FL-5.6: who has passed is skipped; the last one left goes on alone; after three passes the phase ends."""
    start = place_in_order(s, s.actor)
    for i in range(1, SEATS + 1):
        seat = s.order[(start + i) % SEATS]
        if not s.passed[seat]:
            s.actor = seat
            s.step = Step.ACT
            return
    begin_scoring(s, t, log)


@answers(END, Step.BID)
@rule
def complete_pass(s: State, t: Tables, log: Log) -> None:
    """FL-11.1: the seat takes no further action this turn."""
    s.passed[s.actor] = 1
    seat_passed(log, s.actor, bid_value(s, t, s.actor))
    forget_action(s)
    next_actor(s, t, log)


@rule
def begin_scoring(s: State, t: Tables, log: Log) -> None:
    """FL-2.1, FL-13.4, FL-13.9: new order of play, points for empires; then each seat in that order may extend cities."""
    set_order(s, t, log)
    score_empires(s, t, log)
    s.actor = s.order[0]
    s.step = Step.EXTEND


@answers(END, Step.EXTEND)
@rule
def next_extender(s: State, t: Tables, log: Log) -> None:
    """FL-13.4: the next seat in the new order; after the last one the turn ends."""
    s.last_added = -1
    i = place_in_order(s, s.actor) + 1
    if i < SEATS:
        s.actor = s.order[i]
    else:
        end_turn(s, t, log)


@rule
def end_turn(s: State, t: Tables, log: Log) -> None:
    """FL-14.7, FL-15.1: the turn marker advances; after turn 5 the game ends."""
    retire_workers(s, t, log)
    clear_turn(s, log)
    retire_workers(s, t, log)
    if s.turn == TURNS:
        finish(s, t, log)
    else:
        s.turn += 1
        begin_turn(s, t, log)
