"""Chapters 11 and 12: passing with a bid, and the order of play that bids make."""

from __future__ import annotations

from eduba.games.flood.actions import ADD
from eduba.games.flood.events import bid_added, order_set
from eduba.games.flood.pieces import forbids_order, note_added, pieces_value
from eduba.games.flood.shape import RESOURCES, SEATS
from eduba.games.flood.state import State, Step
from eduba.games.flood.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

FL_11_2 = rule_number("FL-11.2")


@rule
def bid_value(s: State, t: Tables, seat: int) -> int:
    """FL-11.2: the sum of the values of the pieces in a Passed box."""
    total = 0
    for resource in range(RESOURCES):
        total += pieces_value(t, s.bid[seat, resource], resource)
    return total


@rule
def forbids_bidding(s: State, t: Tables, resource: int) -> int:
    """FL-11.2: any piece of the hand may be bid."""
    return forbids_order(s, resource) if s.hand[s.actor, resource] > 0 else FL_11_2


@answers(ADD, Step.BID, unless=forbids_bidding)
@rule
def add_to_bid(s: State, t: Tables, log: Log, resource: int) -> None:
    """FL-11.2, FL-11.3: a piece lies in the Passed box, neither in the hand nor in the stock."""
    s.hand[s.actor, resource] -= 1
    s.bid[s.actor, resource] += 1
    bid_added(log, s.actor, resource)
    note_added(s, resource)


@rule
def set_order(s: State, t: Tables, log: Log) -> None:
    """FL-12.1, FL-12.2, FL-12.3: from the highest bid to the lowest; between equal bids the former order stays."""
    for i in range(1, SEATS):
        seat = s.order[i]
        j = i
        while j > 0 and bid_value(s, t, s.order[j - 1]) < bid_value(s, t, seat):
            s.order[j] = s.order[j - 1]
            j -= 1
        s.order[j] = seat
    order_set(log, s.order[0], s.order[1], s.order[2])
