"""What a position is worth to a seat, in points: what it has scored, and what promises more."""

from __future__ import annotations

from typing import Final

from eduba.games.flood.ending import leader
from eduba.games.flood.passing import bid_value
from eduba.games.flood.pieces import can_enter, has_army_on_board, has_benefit, is_hostile, scribes_of
from eduba.games.flood.production import due
from eduba.games.flood.shape import (
    LEADS,
    LUXURIES,
    LUXURY,
    MARKETS,
    POSTS,
    REGIONS,
    RESOURCES,
    SEATS,
    SITES,
    SLOTS,
    SUMER,
    TURNS,
    Benefit,
    Place,
    Resource,
)
from eduba.games.flood.state import State, Step
from eduba.games.flood.values import Tables, Weight
from eduba.kernel.rule import Constants, rule

LUXURY_KINDS: Final = len(LUXURIES)
MARKET: Final = Constants(MARKETS)
MARKET_COUNT: Final = len(MARKETS)
ALL_DIFFER: Final = 3
LAST: Final = SEATS - 1


@rule
def evaluate(s: State, t: Tables, seat: int) -> float:
    """The own worth against that of the best other seat and of all others."""
    own = worth(s, t, seat)
    best = -1.0e9
    total = 0.0
    for other in range(SEATS):
        if other != seat:
            value = worth(s, t, other)
            total += value
            best = max(best, value)
    hundredths = 100.0 * own - t.weights[Weight.RIVAL] * best - t.weights[Weight.OTHERS] * total / (SEATS - 1)
    return hundredths / 100.0


@rule
def worth(s: State, t: Tables, seat: int) -> float:
    """Points scored and points in sight, of one seat by itself."""
    points = float(s.vp[seat])
    if s.actor < 0:
        return points
    value = 100.0 * points + plans(s, t, seat) + majorities(s, t, seat)
    if s.step < Step.EXTEND:
        value += empire_worth(s, t, seat)
        if not s.passed[seat]:
            value += reserves(s, t, seat)
    if s.turn < TURNS:
        value += prospects(s, t, seat) + (TURNS - s.turn) * standing(s, t, seat)
    return value / 100.0


@rule
def is_threatened(s: State, seat: int, region: int) -> bool:
    """Whether a superior rival with armies to spare stands next to a region."""
    for origin in range(REGIONS):
        if is_hostile(s, seat, origin) and LEADS[origin, region]:
            rival = s.army_owner[origin]
            if s.rating[rival] < s.rating[seat] and s.armies_available[rival] > 0 and not s.passed[rival]:
                return True
    return False


@rule
def empire_worth(s: State, t: Tables, seat: int) -> float:
    """Regions held, less where a superior rival is near; in hundredths."""
    value = 0.0
    nippur = has_benefit(s, seat, Benefit.SUMER_VP)
    for region in range(REGIONS):
        if s.army_owner[region] == seat:
            points = t.region_vp + (t.nippur_vp if nippur and region < SITES else 0)
            share = 1.0
            if is_threatened(s, seat, region):
                share = t.weights[Weight.THREATENED] / 100.0
            value += share * points * t.weights[Weight.REGION]
    return value


@rule
def reserves(s: State, t: Tables, seat: int) -> float:
    """Workers and armies that can still be used this turn; in hundredths."""
    value = float(t.weights[Weight.WORKER] * s.workers[seat, Place.AVAILABLE])
    armies = s.armies_available[seat]
    if armies == 0:
        return value
    if not has_army_on_board(s, seat):
        return value + armies * t.weights[Weight.ARMY_FIGHT]
    free = 0
    fights = 0
    for region in range(REGIONS):
        if s.army_owner[region] != seat and can_enter(s, seat, region):
            if s.army_owner[region] < 0:
                free += 1
            else:
                fights += 1
    if free > 0:
        return value + armies * t.weights[Weight.ARMY_FREE]
    return value + armies * t.weights[Weight.ARMY_FIGHT if fights > 0 else Weight.ARMY_IDLE]


@rule
def may_still_extend(s: State, seat: int) -> bool:
    """Whether a seat's chance to extend cities this turn is still to come."""
    if s.step < Step.EXTEND:
        return True
    for i in range(SEATS):
        if s.order[i] == s.actor:
            return True
        if s.order[i] == seat:
            return False
    return False


@rule
def plans(s: State, t: Tables, seat: int) -> float:
    """The best extensions that the hand pays for, and what the resources beyond them are worth later; in hundredths."""
    bare = 0
    for site in range(SITES):
        if s.city_owner[site] == seat and not s.city_extended[site]:
            bare += 1
    now = may_still_extend(s, seat)
    left = TURNS - s.turn
    wood = s.hand[seat, Resource.WOOD]
    planned = min(bare, wood // t.extension_wood) if now or left > 0 else 0
    points = 0
    for city in range(planned):
        n = 0
        for i in range(LUXURY_KINDS):
            if s.hand[seat, LUXURY[i]] > city:
                n += 1
        points += t.extension_vp[n]
    value = float(points * t.weights[Weight.PLAN_NOW if now else Weight.PLAN_LATER])
    value += (bare if left > 0 else planned) * t.weights[Weight.CITY]
    spare = 0.0
    for resource in range(RESOURCES):
        used = 0
        if resource == Resource.WOOD:
            used = planned * t.extension_wood
        elif resource >= Resource.TOOL:
            used = min(planned, s.hand[seat, resource])
        spare += t.weights[Weight.GRAIN + resource] * (s.hand[seat, resource] - used)
    return value + spare * left / (TURNS - 1)


@rule
def majorities(s: State, t: Tables, seat: int) -> float:
    """Places in which the seat leads alone, by how likely that lasts to the end; in hundredths."""
    chance = t.weights[Weight.MAJORITY_LATER]
    if s.turn == TURNS:
        chance = t.weights[Weight.MAJORITY_LAST]
    elif s.turn == TURNS - 1:
        chance = t.weights[Weight.MAJORITY_NEXT]
    value = 0.0
    for place in range(POSTS):
        if t.end_vp[place] > 0 and leader(s, place) == seat:
            value += chance * t.end_vp[place]
    return value


@rule
def standing(s: State, t: Tables, seat: int) -> float:
    """What cities, craftsmen and traders bring in each turn to come, when armies are gone; in hundredths."""
    value = float(t.weights[Weight.SCRIBE] * scribes_of(s, seat))
    makers = s.workers[seat, Place.TOOL_MAKERS] + s.workers[seat, Place.TOOL_MAKERS_USED]
    value += t.weights[Weight.TOOL_MAKER] * makers
    if has_benefit(s, seat, Benefit.TWO_ARMIES):
        value += t.weights[Weight.BABYLON]
    if has_benefit(s, seat, Benefit.SUMER_VP):
        value += t.weights[Weight.NIPPUR]
    if has_benefit(s, seat, Benefit.EXTRA_TRADE):
        value += t.weights[Weight.SIPPAR]
    if has_benefit(s, seat, Benefit.TEXTILE):
        value += t.weights[Weight.UR]
    if has_benefit(s, seat, Benefit.COSTLY_TO_DESTROY):
        value += t.weights[Weight.SHURUPPAK]
    for i in range(MARKET_COUNT):
        n = s.workers[seat, MARKET[i] - SITES]
        if n > 0:
            value += t.weights[Weight.TRADER]
        if n > 1:
            value += t.weights[Weight.SECOND_TRADER]
    return value


@rule
def prospects(s: State, t: Tables, seat: int) -> float:
    """Next turn's production, empires and order of play; in hundredths."""
    grain = due(s, t, seat, Place.IRRIGATION) - t.grain[ALL_DIFFER, LAST]
    textile = due(s, t, seat, Place.WEAVING) - t.textile[ALL_DIFFER, LAST]
    value = float(t.weights[Weight.IRRIGATION] * grain + t.weights[Weight.WEAVING] * textile)
    best = 0.0
    for slot in range(SLOTS):
        best = max(best, claim(s, t, seat, slot))
    behind = 0
    mine = bid_value(s, t, seat)
    after_me = False
    for i in range(SEATS):
        other = s.order[i]
        if other == seat:
            after_me = True
        elif mine > bid_value(s, t, other) or (after_me and mine == bid_value(s, t, other)):
            behind += 1
    contested = t.declines[s.turn]
    return value + best + behind * t.weights[Weight.ORDER_CONTESTED if contested else Weight.ORDER]


@rule
def claim(s: State, t: Tables, seat: int, slot: int) -> float:
    """How good the seat's claim to an empire of the next turn is, after its decline; in hundredths."""
    empire = t.empire[s.turn, slot]
    if empire == SUMER:
        return 0.0
    lost = t.declines[s.turn]
    own = s.workers[seat, empire - 1] - lost
    if own <= 0:
        return 0.0
    shared = False
    for other in range(SEATS):
        if other != seat and s.workers[other, empire - 1] - lost >= own:
            if s.workers[other, empire - 1] - lost > own:
                return 0.0
            shared = True
    return float(t.empire_armies[s.turn, slot] * t.weights[Weight.SHARED_CLAIM if shared else Weight.CLAIM])
