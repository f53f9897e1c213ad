"""Chapters 14 and 15: the end of a turn, the end of the game, and the winner."""

from __future__ import annotations

from eduba.games.flood.events import majority, ranked, turn_cleared
from eduba.games.flood.pieces import expend_armies, move_workers, remove_army
from eduba.games.flood.shape import POSTS, REGIONS, RESOURCES, SEATS, SLOTS, Place
from eduba.games.flood.state import State, Step
from eduba.games.flood.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.rule import Ints, rule


@rule
def clear_turn(s: State, log: Log) -> None:
    """FL-14.2, FL-14.3, FL-14.6: workers on posts, hands and cities stay; everything of this turn goes back."""
    disband_armies(s)
    for seat in range(SEATS):
        move_workers(s, seat, Place.AVAILABLE, Place.UNAVAILABLE, s.workers[seat, Place.AVAILABLE])
    empty_boxes(s)
    take_markers(s)
    turn_cleared(log, s.turn)


@rule
def disband_armies(s: State) -> None:
    """FL-14.1: all armies, on the board and available, become unavailable."""
    for region in range(REGIONS):
        while s.army_count[region] > 0:
            remove_army(s, region)
    for seat in range(SEATS):
        expend_armies(s, seat, s.armies_available[seat])


@rule
def empty_boxes(s: State) -> None:
    """FL-14.4: bids and equipment go to the stock."""
    for seat in range(SEATS):
        for resource in range(RESOURCES):
            s.stock[resource] += s.bid[seat, resource] + s.equipment[seat, resource]
            s.bid[seat, resource] = s.equipment[seat, resource] = 0


@rule
def take_markers(s: State) -> None:
    """FL-14.5, FL-1.14: nobody has passed, started or relocated; markers only show things and are used again."""
    for seat in range(SEATS):
        s.passed[seat] = 0
        s.empire_slot[seat] = s.start_rank[seat] = s.rating[seat] = -1
        s.relocations[seat] = 0
    for slot in range(SLOTS):
        s.slot_owner[slot] = -1


@rule
def leader(s: State, place: int) -> int:
    """FL-15.2, FL-15.3: the seat with strictly more workers in a place than each other; -1 if there is none."""
    for seat in range(SEATS):
        alone = s.workers[seat, place] > 0
        for other in range(SEATS):
            if other != seat and s.workers[other, place] >= s.workers[seat, place]:
                alone = False
        if alone:
            return seat
    return -1


@rule
def score_majorities(s: State, t: Tables, log: Log) -> None:
    """FL-15.2, FL-15.4: places with an end value; only workers on posts count."""
    for place in range(POSTS):
        if t.end_vp[place] > 0:
            seat = leader(s, place)
            majority(log, place, seat, t.end_vp[place] if seat >= 0 else 0)
            if seat >= 0:
                s.vp[seat] += t.end_vp[place]


@rule
def finish(s: State, t: Tables, log: Log) -> None:
    """FL-15.1: after the last turn majorities are scored, and nobody decides any more."""
    score_majorities(s, t, log)
    s.actor = -1
    s.step = Step.OVER
    for place in range(1, SEATS + 1):
        for seat in range(SEATS):
            if rank(s, seat) == place:
                ranked(log, seat, place, s.vp[seat])


@rule
def place_in_order(s: State, seat: int) -> int:
    """Where a seat stands in the order of play, from 0."""
    for i in range(SEATS):
        if s.order[i] == seat:
            return i
    return SEATS


@rule
def rank(s: State, seat: int) -> int:
    """FL-15.6, FL-15.7: more points; between equals, of any rank, whoever is earlier in the order of play."""
    n = 1
    for other in range(SEATS):
        if s.vp[other] > s.vp[seat] or (
            s.vp[other] == s.vp[seat] and place_in_order(s, other) < place_in_order(s, seat)
        ):
            n += 1
    return n


@rule
def result(s: State, t: Tables, points: Ints, ranks: Ints) -> None:
    """Points and ranks as the position stands."""
    for seat in range(SEATS):
        points[seat] = s.vp[seat]
        ranks[seat] = rank(s, seat)
