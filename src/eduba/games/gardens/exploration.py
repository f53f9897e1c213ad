"""Chapters 7, 9 and 24: land units move, are blocked, and bring Rams along."""

from __future__ import annotations

from eduba.games.gardens.actions import ACTIVATE, MOVE
from eduba.games.gardens.control import is_blocked
from eduba.games.gardens.events import moved
from eduba.games.gardens.pieces import (
    army,
    foes,
    is_foreign_start,
    is_foreign_wall,
    put_ram,
    put_unit,
    rams_in,
    rivals,
    units_in,
)
from eduba.games.gardens.rewards import offer_event, reveal_event
from eduba.games.gardens.sailing import can_sail
from eduba.games.gardens.shape import LAND, NEIGHBOUR, NEIGHBOURS, REGIONS, SHIPS, TYPE_OF
from eduba.games.gardens.state import State, Step, Token
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

GA_7_1 = rule_number("GA-7.1")
GA_7_2 = rule_number("GA-7.2")
GA_7_3 = rule_number("GA-7.3")
GA_7_4 = rule_number("GA-7.4")
GA_9_2 = rule_number("GA-9.2")
GA_9_3 = rule_number("GA-9.3")
GA_24_6 = rule_number("GA-24.6")
DIRECT = REGIONS
"""A way of one step has no middle region."""
NO_WAY = -1


@rule
def may_leave(s: State, seat: int, region: int) -> bool:
    """GA-9.3: a unit whose activation begins in a region leaves only if own units outnumber rivals and Tribe there."""
    return army(s, seat, region) > foes(s, seat, region)


@rule
def may_go_on(s: State, seat: int, region: int) -> bool:
    """GA-9.2: one more unit that enters goes on if own units, it included, outnumber rivals there; a Tribe stops nobody."""
    return army(s, seat, region) + 1 > rivals(s, seat, region)


@rule
def forbids_entering(s: State, seat: int, region: int, with_ram: bool) -> int:
    """GA-7.3, GA-7.4, GA-7.6, GA-24.1, GA-24.3, GA-25.1, GA-25.4: no other seat's start; behind a foreign Wall a Ram."""
    if is_foreign_start(s, seat, region):
        return GA_7_3
    if is_foreign_wall(s, seat, region) and not with_ram and rams_in(s, seat, region) == 0:
        return GA_7_4
    return 0


@rule
def is_next(region: int, other: int) -> bool:
    """Whether two regions are adjacent."""
    for i in range(NEIGHBOURS):
        if NEIGHBOUR[region, i] == other:
            return True
    return False


@rule
def way(s: State, t: Tables, seat: int, kind: int, source: int, target: int, ram: int) -> int:
    """GA-1.8, GA-7.2, GA-7.7, GA-24.6: the middle region of the way that is used, DIRECT, or NO_WAY.

    The shortest way on which a Ram, if one is to come, can be taken along; among those the lowest middle region.
    """
    from_here = ram == 1 and rams_in(s, seat, source) > 0
    if is_next(source, target) and (ram == 0 or from_here) and forbids_entering(s, seat, target, from_here) == 0:
        return DIRECT
    if t.speed[kind] < 2:
        return NO_WAY
    for i in range(NEIGHBOURS):
        middle = NEIGHBOUR[source, i]
        if middle >= 0 and is_next(middle, target) and forbids_entering(s, seat, middle, from_here) == 0:
            brought = from_here or (ram == 1 and rams_in(s, seat, middle) > 0)
            if (ram == 0 or brought) and may_go_on(s, seat, middle):
                if forbids_entering(s, seat, target, brought) == 0:
                    return middle
    return NO_WAY


@rule
def forbids_marching(s: State, seat: int, kind: int, region: int) -> int:
    """GA-7.1, GA-7.5: an own land unit that may leave and can enter some region next to it."""
    if units_in(s, seat, kind, region) == 0:
        return GA_7_1
    if not may_leave(s, seat, region):
        return GA_9_3
    with_ram = rams_in(s, seat, region) > 0
    reason = GA_7_2
    for i in range(NEIGHBOURS):
        if NEIGHBOUR[region, i] >= 0:
            reason = forbids_entering(s, seat, NEIGHBOUR[region, i], with_ram)
            if reason == 0:
                return 0
    return reason


@rule
def forbids_activate(s: State, t: Tables, kind: int, region: int) -> int:
    """GA-7.1: a unit of the seat in turn."""
    return forbids_marching(s, s.actor, kind, region)


@answers(ACTIVATE, Step.EXPLORE, unless=forbids_activate)
@rule
def activate(s: State, t: Tables, log: Log, kind: int, region: int) -> None:
    """GA-7.1: one activation is spent on a unit; the same may be activated again."""
    s.moving_unit = kind
    s.moving_from = region
    s.step = Step.MOVE


@rule
def forbids_move(s: State, t: Tables, region: int, ram: int) -> int:
    """GA-7.2, GA-7.5, GA-9.2: some way must lead there; else what is wrong with the nearest one."""
    seat, kind, source = s.actor, s.moving_unit, s.moving_from
    if way(s, t, seat, kind, source, region, ram) != NO_WAY:
        return 0
    if ram == 1 and way(s, t, seat, kind, source, region, 0) != NO_WAY:
        return GA_24_6
    reason = forbids_entering(s, seat, region, ram == 1 and rams_in(s, seat, source) > 0)
    if reason:
        return reason
    for i in range(NEIGHBOURS):
        middle = NEIGHBOUR[source, i]
        if t.speed[kind] > 1 and middle >= 0 and is_next(middle, region) and not may_go_on(s, seat, middle):
            return GA_9_2
    return GA_7_2


@answers(MOVE, Step.MOVE, unless=forbids_move)
@rule
def move(s: State, t: Tables, log: Log, region: int, ram: int) -> None:
    """GA-7.8, GA-24.5, GA-24.6: the unit goes, perhaps with a Ram of the region it leaves, else of the one it crosses."""
    seat, kind, source = s.actor, s.moving_unit, s.moving_from
    middle = way(s, t, seat, kind, source, region, ram)
    put_unit(s, seat, kind, source, region)
    if ram == 1:
        put_ram(s, seat, source if rams_in(s, seat, source) > 0 else middle, region)
    moved(log, seat, kind, source, region, ram)
    end_activation(s)
    arrive(s, t, log, seat, region)


@rule
def end_activation(s: State) -> None:
    """GA-9.4: one activation less, however far the unit came."""
    s.left -= 1
    s.acted = 1
    s.moving_unit = s.moving_from = -1
    s.step = Step.GO


@rule
def arrive(s: State, t: Tables, log: Log, seat: int, region: int) -> None:
    """GA-7.9, GA-18.6: an Event is revealed at once, unless a Tribe or a Blocker is there; or one that waits is met."""
    if s.tribe[region] or is_blocked(s, t, region):
        return
    if s.token[region] == Token.FACE_DOWN:
        reveal_event(s, t, log, seat, region)
    elif s.token[region] == Token.WAITS:
        offer_event(s, t, log, seat, region)


@rule
def can_explore(s: State, t: Tables, seat: int) -> bool:
    """GA-5.6: whether some land unit or Ship of a seat has a legal move."""
    for i in range(LAND):
        if s.land[seat, i] >= 0 and forbids_marching(s, seat, TYPE_OF[i], s.land[seat, i]) == 0:
            return True
    for i in range(SHIPS):
        if s.ship[seat, i] >= 0 and can_sail(s, t, seat, s.ship[seat, i]):
            return True
    return False
