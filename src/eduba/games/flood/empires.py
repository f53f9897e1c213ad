"""Chapter 9: starting an empire: armies, purchases, equipment, and the arrival in its home."""

from __future__ import annotations

from eduba.games.flood.actions import ADD, END, GARRISON, HOME, START
from eduba.games.flood.combat import fight_to_the_end
from eduba.games.flood.events import (
    AT_START,
    BY_REENTRY,
    EXHAUSTED,
    WON,
    armies_bought,
    armies_placed,
    attack_ended,
    empire_started,
    equipped,
    rated,
    workers_left,
)
from eduba.games.flood.flow import end_action
from eduba.games.flood.pieces import (
    dismiss_workers,
    empire_of,
    forbids_order,
    give_back,
    has_benefit,
    is_hostile,
    note_added,
    pieces_value,
    raise_armies,
    station_armies,
)
from eduba.games.flood.shape import RESOURCES, SEATS, SITES, SLOTS, SUMER, Benefit, Kind
from eduba.games.flood.state import State, Step
from eduba.games.flood.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

FL_9_2 = rule_number("FL-9.2")
FL_9_3 = rule_number("FL-9.3")
FL_9_4 = rule_number("FL-9.4")
FL_9_9 = rule_number("FL-9.9")
FL_9_10 = rule_number("FL-9.10")
FL_9_12 = rule_number("FL-9.12")
FL_9_19 = rule_number("FL-9.19")


@rule
def may_claim(s: State, t: Tables, seat: int, slot: int) -> bool:
    """FL-9.4, FL-9.5, FL-9.6: a worker in the land, and nobody with more; Sumer needs none. Armies do not matter."""
    empire = t.empire[s.turn - 1, slot]
    if empire == SUMER:
        return True
    own = s.workers[seat, empire - 1]
    for other in range(SEATS):
        if s.workers[other, empire - 1] > own:
            return False
    return own > 0


@rule
def forbids_start(s: State, t: Tables, slot: int) -> int:
    """FL-9.1, FL-9.2, FL-9.3: an empire of this turn, that nobody has started, for a seat that has started none."""
    if s.empire_slot[s.actor] >= 0:
        return FL_9_2
    if s.slot_owner[slot] >= 0:
        return FL_9_3
    return 0 if may_claim(s, t, s.actor, slot) else FL_9_4


@rule
def forbids_starting(s: State, t: Tables) -> int:
    """FL-9.2: some empire of this turn must be open to the seat."""
    for slot in range(SLOTS):
        if forbids_start(s, t, slot) == 0:
            return 0
    return FL_9_2 if s.empire_slot[s.actor] >= 0 else FL_9_4


@answers(START, Step.START, unless=forbids_start)
@rule
def start(s: State, t: Tables, log: Log, slot: int) -> None:
    """FL-9.7, FL-9.8, FL-16.9: the empire's armies become available, and two more for the owner of Babylon."""
    seat = s.actor
    rank = 0
    for other in range(SEATS):
        if s.start_rank[other] >= 0:
            rank += 1
    s.empire_slot[seat] = slot
    s.slot_owner[slot] = seat
    s.start_rank[seat] = rank
    armies = raise_armies(s, seat, t.empire_armies[s.turn - 1, slot])
    more = raise_armies(s, seat, t.babylon) if has_benefit(s, seat, Benefit.TWO_ARMIES) else 0
    empire_started(log, seat, t.empire[s.turn - 1, slot], armies, more)
    s.step = Step.BUY


@rule
def forbids_buying(s: State, t: Tables, resource: int) -> int:
    """FL-9.9, FL-9.10, FL-9.11: grain, metal or tools of the hand, while armies are left; only at the start."""
    if t.recruits[resource] == 0 or s.hand[s.actor, resource] == 0:
        return FL_9_9
    if s.armies_unavailable[s.actor] == 0:
        return FL_9_10
    return forbids_order(s, resource)


@answers(ADD, Step.BUY, unless=forbids_buying)
@rule
def buy_armies(s: State, t: Tables, log: Log, resource: int) -> None:
    """FL-9.9, FL-9.10: one, two or three armies, or what is left."""
    give_back(s, s.actor, resource)
    armies_bought(log, s.actor, resource, raise_armies(s, s.actor, t.recruits[resource]))
    note_added(s, resource)


@answers(END, Step.BUY)
@rule
def end_buying(s: State, t: Tables, log: Log) -> None:
    """No more armies: equipment is asked for."""
    s.last_added = -1
    s.step = Step.EQUIP


@rule
def forbids_equipping(s: State, t: Tables, resource: int) -> int:
    """FL-9.12: any piece of the hand, in this step only."""
    return forbids_order(s, resource) if s.hand[s.actor, resource] > 0 else FL_9_12


@answers(ADD, Step.EQUIP, unless=forbids_equipping)
@rule
def equip(s: State, t: Tables, log: Log, resource: int) -> None:
    """FL-9.12: a piece lies in the Equipment box."""
    s.hand[s.actor, resource] -= 1
    s.equipment[s.actor, resource] += 1
    equipped(log, s.actor, resource)
    note_added(s, resource)


@rule
def equipment_value(s: State, t: Tables, seat: int) -> int:
    """FL-9.12: the sum of the values of the pieces in an Equipment box."""
    total = 0
    for resource in range(RESOURCES):
        total += pieces_value(t, s.equipment[seat, resource], resource)
    return total


@rule
def is_rated_above(s: State, t: Tables, a: int, b: int) -> bool:
    """FL-9.13, FL-9.14: a higher value; between equal values the empire that started earlier."""
    value_a, value_b = equipment_value(s, t, a), equipment_value(s, t, b)
    if value_a != value_b:
        return value_a > value_b
    return s.start_rank[a] < s.start_rank[b]


@rule
def rate_empires(s: State, t: Tables, log: Log) -> None:
    """FL-9.13, FL-9.15, FL-9.16, FL-9.17: A, B, C among all empires started, worked out anew, with or without armies."""
    first = second = third = -1
    for seat in range(SEATS):
        if s.start_rank[seat] < 0:
            continue
        better = 0
        for other in range(SEATS):
            if other != seat and s.start_rank[other] >= 0 and is_rated_above(s, t, other, seat):
                better += 1
        s.rating[seat] = better
        if better == 0:
            first = seat
        elif better == 1:
            second = seat
        else:
            third = seat
    rated(log, first, second, third)


@answers(END, Step.EQUIP)
@rule
def end_equipping(s: State, t: Tables, log: Log) -> None:
    """FL-9.23: the ratings are known; an empire of Sumer chooses its region, any other goes home."""
    s.last_added = -1
    rate_empires(s, t, log)
    empire = empire_of(s, t, s.actor)
    if empire == SUMER:
        s.step = Step.HOME
    else:
        arrive(s, t, log, SITES + empire - 1)


@answers(HOME, Step.HOME)
@rule
def home(s: State, t: Tables, log: Log, site: int) -> None:
    """FL-9.23: the empire of Sumer begins here."""
    arrive(s, t, log, site)


@rule
def arrive(s: State, t: Tables, log: Log, region: int) -> None:
    """FL-9.18, FL-9.20, FL-9.22, FL-9.24: own workers leave; armies in the way are fought to the end. No city is touched."""
    if not s.start_workers:
        leave_home(s, log, region)
    enter_home(s, t, log, region)
    if s.step != Step.GARRISON:
        end_action(s, t, log)


@rule
def leave_home(s: State, log: Log, region: int) -> None:
    """FL-9.18: all own workers leave the home region; others' stay."""
    if region >= SITES:
        gone = s.workers[s.actor, region - SITES]
        dismiss_workers(s, s.actor, region - SITES, gone)
        if gone > 0:
            workers_left(log, s.actor, region, gone)


@rule
def enter_home(s: State, t: Tables, log: Log, region: int) -> None:
    """FL-9.19, FL-9.20, FL-9.21, FL-9.22: a fight if need be; then one army or two are asked for, if any is left."""
    fought = is_hostile(s, s.actor, region)
    fight_to_the_end(s, t, log, region)
    entered = not is_hostile(s, s.actor, region) and s.armies_available[s.actor] > 0
    if fought:
        attack_ended(log, s.actor, region, WON if entered else EXHAUSTED)
    if entered:
        s.pending_region = region
        s.step = Step.GARRISON


@rule
def forbids_garrison(s: State, t: Tables, n: int) -> int:
    """FL-9.19: one army or two, of those available."""
    return FL_9_19 if n > s.armies_available[s.actor] else 0


@answers(GARRISON, Step.GARRISON, unless=forbids_garrison)
@rule
def garrison(s: State, t: Tables, log: Log, n: int) -> None:
    """FL-9.19, FL-9.25: the armies are placed and the start is over; after a re-entry the expansion goes on."""
    region = s.pending_region
    s.pending_region = -1
    starting = s.kind == Kind.START
    if starting and s.start_workers:
        leave_home(s, log, region)
    station_armies(s, s.actor, region, n)
    armies_placed(log, s.actor, region, n, AT_START if starting else BY_REENTRY)
    if starting:
        end_action(s, t, log)
    else:
        s.step = Step.EXPAND
