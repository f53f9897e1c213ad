"""Chapters 1 and 2: what there is, where it can be, and how pieces come and go."""

from __future__ import annotations

from eduba.games.flood.shape import (
    ITEM_ARMY,
    ITEM_WORKER,
    LEADS,
    REGIONS,
    RESOURCES,
    SEATS,
    SITE_OF,
    SITES,
    SUMER,
    Place,
)
from eduba.games.flood.state import State
from eduba.games.flood.values import Tables
from eduba.kernel.rule import NOT_ASKED, rule


@rule
def give_back(s: State, seat: int, resource: int) -> None:
    """FL-2.8, FL-7.10: a piece that is spent, given or paid is in the stock at once."""
    s.hand[seat, resource] -= 1
    s.stock[resource] += 1


@rule
def receive(s: State, seat: int, resource: int, n: int) -> None:
    """FL-2.11: pieces come from the stock to a hand, never from another hand."""
    s.stock[resource] -= n
    s.hand[seat, resource] += n


@rule
def has_resource(s: State, seat: int) -> bool:
    """Whether a seat holds any resource."""
    for resource in range(RESOURCES):
        if s.hand[seat, resource] > 0:
            return True
    return False


@rule
def pieces_value(t: Tables, n: int, resource: int) -> int:
    """FL-1.4: what n pieces of a resource are worth."""
    return n * t.value[resource]


@rule
def move_workers(s: State, seat: int, source: int, target: int, n: int) -> None:
    """FL-1.5: a worker is always in exactly one place."""
    s.workers[seat, source] -= n
    s.workers[seat, target] += n


@rule
def dismiss_workers(s: State, seat: int, source: int, n: int) -> int:
    """FL-2.9: workers that are removed become unavailable, as many as there are; how many."""
    gone = min(n, s.workers[seat, source])
    move_workers(s, seat, source, Place.UNAVAILABLE, gone)
    return gone


@rule
def raise_armies(s: State, seat: int, n: int) -> int:
    """FL-9.10: armies become available, as many as are left; how many."""
    raised = min(n, s.armies_unavailable[seat])
    s.armies_unavailable[seat] -= raised
    s.armies_available[seat] += raised
    return raised


@rule
def expend_armies(s: State, seat: int, n: int) -> None:
    """FL-1.6, FL-2.9: available armies that are used up become unavailable."""
    s.armies_available[seat] -= n
    s.armies_unavailable[seat] += n


@rule
def station_armies(s: State, seat: int, region: int, n: int) -> None:
    """FL-1.6, FL-10.3: armies come to a region from their owner's available reserve, never from the board."""
    s.armies_available[seat] -= n
    s.army_owner[region] = seat
    s.army_count[region] += n


@rule
def remove_army(s: State, region: int) -> None:
    """FL-2.9, FL-10.12: an army leaves the board for its owner's unavailable reserve."""
    s.armies_unavailable[s.army_owner[region]] += 1
    s.army_count[region] -= 1
    if s.army_count[region] == 0:
        s.army_owner[region] = -1


@rule
def is_hostile(s: State, seat: int, region: int) -> bool:
    """Whether another seat's armies are in a region."""
    return s.army_owner[region] >= 0 and s.army_owner[region] != seat


@rule
def has_army_on_board(s: State, seat: int) -> bool:
    """Whether a seat has an army in any region."""
    for region in range(REGIONS):
        if s.army_owner[region] == seat:
            return True
    return False


@rule
def can_enter(s: State, seat: int, region: int) -> bool:
    """FL-2.7: a border or an arrow leads there from a region with an own army; no arrow is followed backwards."""
    for origin in range(REGIONS):
        if s.army_owner[origin] == seat and LEADS[origin, region]:
            return True
    return False


@rule
def has_benefit(s: State, seat: int, benefit: int) -> bool:
    """FL-16.11, FL-16.12: a city's benefit is its owner's while it stands, whoever has armies there."""
    return s.city_owner[SITE_OF[benefit]] == seat


@rule
def cities_of(s: State, seat: int) -> int:
    """How many cities of a seat are on the board."""
    n = 0
    for site in range(SITES):
        if s.city_owner[site] == seat:
            n += 1
    return n


@rule
def scribes_of(s: State, seat: int) -> int:
    """FL-7.7: both halves of Scribes count together."""
    return s.workers[seat, Place.SCRIBES] + s.workers[seat, Place.SCRIBES_USED]


@rule
def cost_due(s: State) -> bool:
    """FL-5.7, FL-5.10, FL-11.4: one payment for each action from the first pass on, however many have passed."""
    for seat in range(SEATS):
        if s.passed[seat]:
            return True
    return False


@rule
def has_item(s: State, seat: int, item: int) -> bool:
    """FL-5.8, FL-5.9: a piece of the hand, an available worker or an available army; nothing that lies on the board."""
    if item == ITEM_WORKER:
        return s.workers[seat, Place.AVAILABLE] > 0
    if item == ITEM_ARMY:
        return s.armies_available[seat] > 0
    return s.hand[seat, item] > 0


@rule
def hand_over(s: State, seat: int, item: int, n: int) -> None:
    """FL-5.8: a resource to the stock, a worker or an army to the unavailable reserve; -1 takes one back."""
    if item == ITEM_WORKER:
        move_workers(s, seat, Place.AVAILABLE, Place.UNAVAILABLE, n)
    elif item == ITEM_ARMY:
        expend_armies(s, seat, n)
    else:
        receive(s, seat, item, -n)


@rule
def empire_of(s: State, t: Tables, seat: int) -> int:
    """The empire that a seat has started this turn; -1 if none."""
    return t.empire[s.turn - 1, s.empire_slot[seat]] if s.empire_slot[seat] >= 0 else -1


@rule
def is_home(empire: int, region: int) -> bool:
    """FL-10.30: the land of an empire's name; for Sumer any region of Sumer."""
    if empire == SUMER:
        return region < SITES
    return region == SITES + empire - 1


@rule
def forbids_order(s: State, resource: int) -> int:
    """Pieces added in any order are one position: search sees one order, in which they never fall."""
    return NOT_ASKED if resource < s.last_added else 0


@rule
def note_added(s: State, resource: int) -> None:
    """Keep a piece that was added for the canonical order."""
    if s.step_order:
        s.last_added = resource
