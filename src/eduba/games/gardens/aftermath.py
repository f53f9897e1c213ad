"""Chapter 19: Events that lay under Tribes, and running Events that change hands."""

from __future__ import annotations

from eduba.games.gardens.actions import REVEAL
from eduba.games.gardens.control import controller, only_army
from eduba.games.gardens.events import event_taken_over
from eduba.games.gardens.rewards import offer_event, reveal_event
from eduba.games.gardens.shape import REGIONS
from eduba.games.gardens.state import State, Step, Token
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.random import below
from eduba.kernel.rule import rule, rule_number

GA_19_6 = rule_number("GA-19.6")


@rule
def may_reveal(s: State, seat: int, region: int) -> bool:
    """GA-19.6: the seat is alone where a Tribe was removed in this phase, and the token is face down."""
    # No Blocker lies where there was a Tribe: the loader refuses such a map.
    return s.freed[region] != 0 and s.token[region] == Token.FACE_DOWN and only_army(s, region) == seat


@rule
def discoveries(s: State, seat: int) -> int:
    """GA-19.6: how many Events a seat has to reveal."""
    n = 0
    for region in range(REGIONS):
        if may_reveal(s, seat, region):
            n += 1
    return n


@rule
def discovery(s: State, seat: int, wanted: int) -> int:
    """The region of one of the Events that a seat has to reveal, counted from 0; -1 if there are not so many."""
    n = 0
    for region in range(REGIONS):
        if may_reveal(s, seat, region):
            if n == wanted:
                return region
            n += 1
    return -1


@rule
def ask_reveal(s: State, t: Tables, log: Log) -> bool:
    """GA-19.6: seats in turn order, each its own regions in the order it likes, by option in one drawn; false when done."""
    for i in range(s.seats):
        seat = s.order[i]
        n = discoveries(s, seat)
        if n > 1 and not s.tribe_events:
            s.actor = seat
            s.step = Step.REVEAL
            return True
        if n > 0:
            reveal_event(s, t, log, seat, discovery(s, seat, below(s, n)))
            return True
    return False


@rule
def forbids_reveal(s: State, t: Tables, region: int) -> int:
    """GA-19.6: one of the seat's own."""
    return 0 if may_reveal(s, s.actor, region) else GA_19_6


@answers(REVEAL, Step.REVEAL, unless=forbids_reveal)
@rule
def reveal_freed(s: State, t: Tables, log: Log, region: int) -> None:
    """GA-19.6: this Event comes next."""
    s.step = Step.GO
    reveal_event(s, t, log, s.actor, region)


@rule
def is_taken_over(s: State, region: int) -> bool:
    """GA-19.11: whether another seat controls the region of a running Event; nobody's control changes nothing."""
    if s.token[region] != Token.RUNS:
        return False
    seat = controller(s, region)
    return seat >= 0 and seat != s.event_owner[region]


@rule
def take_over_next(s: State, t: Tables, log: Log) -> bool:
    """GA-19.11: by rising regions the old die goes home, and the new controller chooses an option; false when done."""
    for region in range(REGIONS):
        if is_taken_over(s, region):
            seat = controller(s, region)
            event_taken_over(log, seat, s.event_owner[region], region)
            s.token[region] = Token.WAITS
            s.event_owner[region] = s.event_option[region] = -1
            s.event_die[region] = 0
            offer_event(s, t, log, seat, region)
            return True
    return False
