"""What must hold in every position, whoever plays however."""

from __future__ import annotations

from typing import Final

from eduba.games.flood.empires import is_rated_above
from eduba.games.flood.pieces import cities_of, empire_of, is_home, scribes_of
from eduba.games.flood.shape import (
    ENTERED,
    LEFT,
    MARKETS,
    MOST_ARMIES,
    PLACES,
    REGIONS,
    RESOURCES,
    SEATS,
    SITES,
    SLOTS,
    TURNS,
    Kind,
    Place,
    Resource,
)
from eduba.games.flood.state import State, Step
from eduba.games.flood.values import Tables
from eduba.kernel.laws import Law, each, each_seat
from eduba.kernel.rule import rule

MARKET_COUNT: Final = len(MARKETS)


@rule
def turn_in_bounds(s: State, t: Tables) -> bool:
    """Nobody decides exactly when the game is over; it has five turns."""
    return (s.actor < 0) == (s.step == Step.OVER) and 1 <= s.turn <= TURNS


@rule
def resources_conserved(s: State, t: Tables) -> bool:
    """Stock, hands, bids and equipment make all pieces; only the unlimited options overdraw the stock."""
    for resource in range(RESOURCES):
        total = s.stock[resource]
        for seat in range(SEATS):
            held, bid, equipment = s.hand[seat, resource], s.bid[seat, resource], s.equipment[seat, resource]
            if held < 0 or bid < 0 or equipment < 0:
                return False
            total += held + bid + equipment
        if total != t.pieces[resource]:
            return False
        if s.stock[resource] < 0 and not may_overdraw(s, resource):
            return False
    return True


@rule
def may_overdraw(s: State, resource: int) -> bool:
    """Whether an option lets the count of a resource in the stock fall below 0."""
    if resource == Resource.TOOL:
        return s.tool_supply == 1
    return s.production_supply == 1 and (resource == Resource.GRAIN or resource == Resource.TEXTILE)


@rule
def workers_conserved(s: State, t: Tables, seat: int) -> bool:
    """Workers over all places are 25, less one beside the score track."""
    total = s.retired[seat]
    for place in range(PLACES):
        if s.workers[seat, place] < 0:
            return False
        total += s.workers[seat, place]
    return total == t.workers and 0 <= s.retired[seat] <= s.marker_worker


@rule
def armies_conserved(s: State, t: Tables, seat: int) -> bool:
    """Armies in reserves and in regions are 20."""
    total = s.armies_available[seat] + s.armies_unavailable[seat]
    for region in range(REGIONS):
        if s.army_owner[region] == seat:
            total += s.army_count[region]
    return total == t.armies and s.armies_available[seat] >= 0 and s.armies_unavailable[seat] >= 0


@rule
def cities_conserved(s: State, t: Tables, seat: int) -> bool:
    """Bases and extensions in supply and on the board are four and four."""
    extended = 0
    for site in range(SITES):
        if s.city_owner[site] == seat:
            extended += s.city_extended[site]
    return s.bases[seat] + cities_of(s, seat) == t.bases and s.extensions[seat] + extended == t.extensions


@rule
def scribes_limited(s: State, t: Tables, seat: int) -> bool:
    """At most two scribes; fresh ones are in the available half, and outside an action there are none by default."""
    if scribes_of(s, seat) > t.scribes or not 0 <= s.fresh_scribes[seat] <= s.workers[seat, Place.SCRIBES]:
        return False
    return s.fresh_scribes[seat] == 0 or s.scribe_delay == 1 or (seat == s.actor and s.kind == Kind.PLACE)


@rule
def points_counted(s: State, t: Tables, seat: int) -> bool:
    """Nobody has less than no points."""
    return s.vp[seat] >= 0


@rule
def region_held(s: State, t: Tables, region: int) -> bool:
    """Up to two armies of one owner; none in Dilmun, and behind an arrow only those of the empire at home there."""
    owner = s.army_owner[region]
    if not 0 <= s.army_count[region] <= MOST_ARMIES or not -1 <= owner < SEATS:
        return False
    if (owner >= 0) != (s.army_count[region] > 0):
        return False
    if owner < 0 or ENTERED[region]:
        return True
    return LEFT[region] == 1 and is_home(empire_of(s, t, owner), region)


@rule
def empire_claimed(s: State, t: Tables, seat: int) -> bool:
    """Armies only with an empire; one empire for each seat, one seat for each empire."""
    slot = s.empire_slot[seat]
    if (slot >= 0) != (s.start_rank[seat] >= 0):
        return False
    if slot >= 0 and s.slot_owner[slot] != seat:
        return False
    for other in range(SLOTS):
        if s.slot_owner[other] == seat and other != slot:
            return False
    if slot >= 0:
        return True
    for region in range(REGIONS):
        if s.army_owner[region] == seat:
            return False
    return s.armies_available[seat] == 0


@rule
def city_owned(s: State, t: Tables, site: int) -> bool:
    """Every city belongs to a seat, and only a city is extended."""
    return -1 <= s.city_owner[site] < SEATS and (s.city_owner[site] >= 0 or not s.city_extended[site])


@rule
def ratings_follow(s: State, t: Tables) -> bool:
    """Ratings 0, 1, 2, each once, by equipment and start; none before the equipment of an empire is complete."""
    seen = 0
    rated = 0
    for seat in range(SEATS):
        arming = seat == s.actor and (s.step == Step.BUY or s.step == Step.EQUIP)
        if (s.rating[seat] >= 0) != (s.empire_slot[seat] >= 0 and not arming):
            return False
        if s.rating[seat] >= 0:
            better = 0
            for other in range(SEATS):
                if other != seat and s.rating[other] >= 0 and is_rated_above(s, t, other, seat):
                    better += 1
            if s.rating[seat] != better:
                return False
            seen |= 1 << better
            rated += 1
    return seen == (1 << rated) - 1


@rule
def bids_and_order(s: State, t: Tables) -> bool:
    """Only who has passed, or is about to, has a bid; the order names every seat once."""
    seen = 0
    for seat in range(SEATS):
        if not 0 <= s.order[seat] < SEATS:
            return False
        seen |= 1 << s.order[seat]
        if not s.passed[seat] and not (seat == s.actor and s.step == Step.BID):
            for resource in range(RESOURCES):
                if s.bid[seat, resource] != 0:
                    return False
    return seen == (1 << SEATS) - 1


@rule
def nothing_half_done(s: State, t: Tables) -> bool:
    """What belongs to one question is unset when another is asked."""
    acting = s.step != Step.ACT and s.step < Step.EXTEND
    asks_region = s.step == Step.RELOCATE or s.step == Step.GARRISON or s.step == Step.COMBAT or s.step == Step.ADORN
    made = 0
    for market in range(MARKET_COUNT):
        made += s.made[market] + s.taken[market]
    return (
        (s.kind >= 0) == acting
        and (s.pending_region >= 0) == asks_region
        and (s.pending_place >= 0) == (s.step == Step.COUNT)
        and (s.pending_source >= 0) == (s.step == Step.PUT_ONE)
        and (s.resource_spent < 0 or s.kind == Kind.PLACE)
        and (s.done == 0 or s.kind == Kind.PLACE or s.kind == Kind.TRADE)
        and (made + s.sippar_used == 0 or s.kind == Kind.TRADE)
        and (s.expansions == 0 or s.kind == Kind.EXPAND)
        and (s.step_order == 1 or (s.scribes_opened < 0 and s.last_added < 0 and s.last_trade < 0))
        and (s.last_trade >= 0 or (s.trade_before[0] == 0 and s.trade_before[1] == 0))
    )


LAWS: Final[tuple[Law, ...]] = (
    turn_in_bounds,  # first, because what follows looks up the empires of the turn
    resources_conserved,
    each_seat(workers_conserved),
    each_seat(armies_conserved),
    each_seat(cities_conserved),
    each_seat(scribes_limited),
    each_seat(empire_claimed),
    each_seat(points_counted),
    each(REGIONS, region_held),
    ratings_follow,
    each(SITES, city_owned),
    bids_and_order,
    nothing_half_done,
)
