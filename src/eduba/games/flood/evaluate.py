"""What a position is worth to a seat, in points: what it has scored, and what promises more."""

from __future__ import annotations

from typing import Final

from eduba.games.flood.empires import may_claim
from eduba.games.flood.ending import leader
from eduba.games.flood.passing import bid_value
from eduba.games.flood.pieces import can_enter, has_army_on_board, has_benefit, is_hostile, scribes_of
from eduba.games.flood.production import due
from eduba.games.flood.shape import (
    ENTERED,
    LEADS,
    LUXURIES,
    LUXURY,
    MARKETS,
    OFFERS_OF,
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
from eduba.games.flood.trade import traders
from eduba.games.flood.values import Tables, Weight
from eduba.kernel.rule import Constants, ConstantTable, rule

LUXURY_KINDS: Final = len(LUXURIES)
MARKET: Final = Constants(MARKETS)
MARKET_COUNT: Final = len(MARKETS)
OFFERED: Final = ConstantTable(
    [[int(good in OFFERS_OF[region - SITES]) for good in range(RESOURCES)] for region in MARKETS]
)
"""1 where a market offers a good."""
ALL_DIFFER: Final = 3
LAST: Final = SEATS - 1


@rule
def evaluate(s: State, t: Tables, seat: int) -> float:
    """Points scored and points in sight, of one seat by itself; search compares the seats."""
    points = float(s.vp[seat])
    if s.actor < 0:
        return points
    value = 100.0 * points + plans(s, t, seat) + majorities(s, t, seat)
    if s.step < Step.EXTEND:
        value += empire_worth(s, t, seat)
        if is_acting(s, seat):
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
    """Workers, armies and an empire that can still be used this turn; in hundredths."""
    value = float(t.weights[Weight.WORKER] * s.workers[seat, Place.AVAILABLE])
    if s.empire_slot[seat] < 0:
        return value + hoped_empire(s, t, seat)
    armies = s.armies_available[seat]
    if not has_army_on_board(s, seat):
        arriving = s.actor == seat and Step.BUY <= s.step <= Step.GARRISON
        return value + (armies_worth(s, t, seat, armies, True) if arriving else armies * t.weights[Weight.ARMY_FIGHT])
    near = False
    for region in range(REGIONS):
        near = near or (s.army_owner[region] < 0 and can_enter(s, seat, region))
    return value + armies_worth(s, t, seat, armies, near)


@rule
def armies_worth(s: State, t: Tables, seat: int, armies: int, near: bool) -> float:
    """What armies to come bring: open land is shared with the rivals who still have armies to come; in hundredths."""
    open_land = 0
    foes = 0
    for region in range(REGIONS):
        if s.army_owner[region] < 0:
            open_land += ENTERED[region]
        elif s.army_owner[region] != seat:
            foes += 1
    sharing = 1
    for other in range(SEATS):
        if other != seat and is_acting(s, other) and (s.empire_slot[other] < 0 or s.armies_available[other] > 0):
            sharing += 1
    free = min(armies, open_land // sharing) if near else 0
    more = t.weights[Weight.ARMY_FIGHT if foes > 0 else Weight.ARMY_IDLE]
    return float(free * t.weights[Weight.ARMY_FREE] + (armies - free) * more)


@rule
def hoped_empire(s: State, t: Tables, seat: int) -> float:
    """The best empire of this turn that the seat may still start, less where another may too; in hundredths."""
    best = 0.0
    more = t.babylon if has_benefit(s, seat, Benefit.TWO_ARMIES) else 0
    for slot in range(SLOTS):
        if s.slot_owner[slot] < 0 and may_claim(s, t, seat, slot):
            share = t.weights[Weight.EMPIRE]
            for other in range(SEATS):
                if other != seat and s.empire_slot[other] < 0 and not s.passed[other] and may_claim(s, t, other, slot):
                    share = t.weights[Weight.SHARED_EMPIRE]
            best = max(best, share * armies_worth(s, t, seat, t.empire_armies[s.turn - 1, slot] + more, True))
    return best / 100.0


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
    """Extensions that the hand pays for, one more that can be hoped for, and what is left for later; in hundredths."""
    bare = 0
    for site in range(SITES):
        if s.city_owner[site] == seat and not s.city_extended[site]:
            bare += 1
    now = may_still_extend(s, seat)
    left = TURNS - s.turn
    wood = s.hand[seat, Resource.WOOD]
    sure = min(bare, wood // t.extension_wood) if now or left > 0 else 0
    acts = now and is_acting(s, seat)
    hoped = 0.0
    if acts and sure < bare:
        hoped = 1.0
        for _ in range(t.extension_wood * (sure + 1) - wood):
            hoped *= reach(s, t, seat, Resource.WOOD)
    coins = s.hand[seat, Resource.GRAIN] + s.hand[seat, Resource.TEXTILE] if acts else 0
    for i in range(LUXURY_KINDS):
        coins += max(0, s.hand[seat, LUXURY[i]] - sure - 1) if acts else 0
    points = 0.0
    for city in range(sure + 1):
        luxuries = 0.0
        for i in range(LUXURY_KINDS):
            if s.hand[seat, LUXURY[i]] > city:
                luxuries += 1.0
            elif coins > 0:
                luxuries += reach(s, t, seat, LUXURY[i])
                coins -= 1
        points += (1.0 if city < sure else hoped) * extension_points(t, luxuries)
    value = points * t.weights[Weight.PLAN_NOW if now else Weight.PLAN_LATER]
    value += (bare if left > 0 else sure) * t.weights[Weight.CITY]
    return value + left_over(s, t, seat, sure, hoped) * left / (TURNS - 1)


@rule
def left_over(s: State, t: Tables, seat: int, sure: int, hoped: float) -> float:
    """What the pieces beyond so many extensions, and one more that can be hoped for, are worth; in hundredths."""
    value = 0.0
    for resource in range(RESOURCES):
        used = 0.0
        if resource == Resource.WOOD:
            paid = sure * t.extension_wood
            used = paid + hoped * (s.hand[seat, resource] - paid)
        elif resource >= Resource.TOOL:
            used = min(sure + hoped, float(s.hand[seat, resource]))
        value += t.weights[Weight.GRAIN + resource] * (s.hand[seat, resource] - used)
    return value


@rule
def is_acting(s: State, seat: int) -> bool:
    """Whether a seat has actions to come this turn."""
    if s.step >= Step.EXTEND or s.passed[seat]:
        return False
    return s.step != Step.BID or s.actor != seat


@rule
def extension_points(t: Tables, luxuries: float) -> float:
    """What an extension scores with so many luxuries, of which some are hoped for."""
    whole = int(luxuries)
    points = float(t.extension_vp[whole])
    if whole < LUXURY_KINDS:
        points += (luxuries - whole) * (t.extension_vp[whole + 1] - t.extension_vp[whole])
    return points


@rule
def reach(s: State, t: Tables, seat: int, good: int) -> float:
    """The chance to get a piece of a good this turn: by a trader who is there, or one who may be sent."""
    if good == Resource.TOOL:
        if s.workers[seat, Place.TOOL_MAKERS] > 0:
            return 1.0 if s.hand[seat, Resource.METAL] > 0 else t.weights[Weight.BY_TRADER] / 100.0
        return t.weights[Weight.BY_WORKER] / 100.0 if s.workers[seat, Place.AVAILABLE] > 0 else 0.0
    sent = False
    for i in range(MARKET_COUNT):
        if OFFERED[i, good] and not is_hostile(s, seat, MARKET[i]):
            if traders(s, seat, MARKET[i]) > 0:
                return t.weights[Weight.BY_TRADER] / 100.0
            sent = True
    return t.weights[Weight.BY_WORKER] / 100.0 if sent and s.workers[seat, Place.AVAILABLE] > 0 else 0.0


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
    if makers > 0:
        value += t.weights[Weight.TOOL_MAKER]
    if makers > 1:
        value += t.weights[Weight.SECOND_TOOL_MAKER]
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
    lost = t.declines[s.turn] * t.lost_in_lands
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
