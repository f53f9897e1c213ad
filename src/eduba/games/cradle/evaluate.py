"""What a position is worth to a seat: offerings on their way, mana, tribes, and goods near the place they are needed."""

from __future__ import annotations

from typing import Final

from eduba.games.cradle.mana import pays
from eduba.games.cradle.pieces import carriers, huts_on, lying_on, tribes_on_map
from eduba.games.cradle.shape import HUTS_ON_A_TILE, OFFERINGS, PAIR, TEMPLE, Place, Terrain
from eduba.games.cradle.state import State
from eduba.games.cradle.tiles import next_ring, steps_to_temple
from eduba.games.cradle.values import Tables, Weight
from eduba.kernel.rule import rule

DECIDED: Final = 1000.0
"""A game won or lost."""


@rule
def evaluate(s: State, t: Tables, seat: int) -> float:
    """The own worth, less a share of the others' mean."""
    if s.winner >= 0:
        return DECIDED if s.winner == seat else -DECIDED
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += worth(s, t, other)
    return (worth(s, t, seat) - t.weights[Weight.OTHERS] / 100.0 * others / (s.seats - 1)) / 100.0


@rule
def worth(s: State, t: Tables, seat: int) -> float:
    """What one seat has and has in sight, in hundredths."""
    tribes = tribes_on_map(s, seat)
    value = float(t.weights[Weight.TRIBES_0 + tribes] + t.weights[Weight.CARD] * s.hand_size[seat])
    value += t.weights[Weight.MANA] * s.mana[seat] + ceiling_worth(s, t, seat)
    value += offerings_worth(s, t, seat) + buildings_worth(s, t, seat)
    return value + wood_worth(s, t, seat) + stone_worth(s, t, seat) - idleness(s, t, seat)


@rule
def ceiling_worth(s: State, t: Tables, seat: int) -> float:
    """A higher maximum of mana; its top is needed for no offering."""
    above = s.mana_max[seat] - t.mana_max_start
    value = float(t.weights[Weight.MAXIMUM] * above)
    if s.mana_max[seat] == t.mana_top:
        value += t.weights[Weight.EIGHTH] - t.weights[Weight.MAXIMUM]
    return value


@rule
def offerings_worth(s: State, t: Tables, seat: int) -> float:
    """Offerings delivered, carried, lying."""
    value = 0.0
    for offering in range(OFFERINGS):
        place = s.offer_place[seat, offering]
        if place == Place.DELIVERED:
            value += t.weights[Weight.DELIVERED] + t.weights[Weight.DELIVERED_VALUE] * s.offer_value[seat, offering]
        elif place == Place.CARRIED:
            steps = steps_to_temple(s, s.offer_slot[seat, offering])
            value += t.weights[Weight.CARRIED] - t.weights[Weight.CARRIED_STEP] * steps
        elif place == Place.LYING:
            steps = steps_to_temple(s, s.offer_slot[seat, offering])
            value += t.weights[Weight.LYING] - t.weights[Weight.LYING_STEP] * steps
    return value


@rule
def buildings_worth(s: State, t: Tables, seat: int) -> float:
    """Holy places, those that pay now, and huts at which the people can grow."""
    value = 0.0
    for slot in range(s.tiles):
        if s.holy[slot] == 1 + seat:
            value += t.weights[Weight.HOLY_PLACE]
        if pays(s, t, seat, slot):
            value += t.weights[Weight.PAYING]
        bare = s.huts[seat, slot] - lying_on(s, seat, slot)
        if bare > 0:
            key = Weight.HUT_WITH_PAIR if s.tribes[seat, slot] >= PAIR else Weight.HUT
            value += bare * t.weights[key]
    return value


@rule
def stones_wanted(s: State, t: Tables, seat: int) -> int:
    """Stones that a seat still has a use for: holy places, and the temple up to the highest value but one."""
    return s.holy_left[seat] + max(0, t.mana_top - 1 - s.mana_max[seat])


@rule
def takes_building(s: State, slot: int, most_huts: int) -> bool:
    """Whether a plain without a holy place has no more huts than so many."""
    return s.terrain[slot] == Terrain.PLAINS and s.holy[slot] == 0 and huts_on(s, slot) <= most_huts


@rule
def building_ground(s: State, most_huts: int) -> int:
    """The plains that take a building, as a set."""
    tiles = 0
    for slot in range(s.tiles):
        if takes_building(s, slot, most_huts):
            tiles |= 1 << slot
    return tiles


@rule
def wood_worth(s: State, t: Tables, seat: int) -> float:
    """Wood held for huts to come, less for each laden step to a plain with room and for a missing partner."""
    wanted = s.huts_left[seat]
    value = 0.0
    ring = building_ground(s, HUTS_ON_A_TILE - 1)
    seen = ring | 1 << TEMPLE
    steps = 0
    while ring and wanted > 0:
        for slot in range(s.tiles):
            n = min(wanted, s.wood_held[seat, slot])
            if n > 0 and (ring >> slot) & 1:
                away = steps + max(0, PAIR - s.tribes[seat, slot])
                value += n * max(0, t.weights[Weight.WOOD] - away * t.weights[Weight.WOOD_STEP])
                wanted -= n
        ring = next_ring(s, ring, seen)
        seen |= ring
        steps += 1
    return value


@rule
def stone_worth(s: State, t: Tables, seat: int) -> float:
    """Stone held for the temple or holy places to come, less for each laden step there."""
    wanted = stones_wanted(s, t, seat)
    value = 0.0
    ring = building_ground(s, 0) if s.holy_left[seat] > 0 else 0
    if s.mana_max[seat] < t.mana_top - 1:
        ring |= 1 << TEMPLE
    seen = ring | 1 << TEMPLE
    steps = 0
    while ring and wanted > 0:
        for slot in range(s.tiles):
            n = min(wanted, s.stone_held[seat, slot])
            if n > 0 and (ring >> slot) & 1:
                value += n * max(0, t.weights[Weight.STONE] - steps * t.weights[Weight.STONE_STEP])
                wanted -= n
        ring = next_ring(s, ring, seen)
        seen |= ring
        steps += 1
    return value


@rule
def idleness(s: State, t: Tables, seat: int) -> float:
    """Steps of empty-handed tribes to the nearest loose goods of use."""
    wood = s.huts_left[seat] > 0
    stone = stones_wanted(s, t, seat) > 0
    ring = 0
    for slot in range(s.tiles):
        if (wood and s.loose_wood[slot] > 0) or (stone and s.loose_stone[slot] > 0):
            ring |= 1 << slot
    seen = ring
    steps = 0
    away = 0
    while ring:
        for slot in range(s.tiles):
            if (ring >> slot) & 1 and s.tribes[seat, slot] > 0:
                laden = s.wood_held[seat, slot] + s.stone_held[seat, slot] + carriers(s, seat, slot)
                away += steps * (s.tribes[seat, slot] - laden)
        ring = next_ring(s, ring, seen)
        seen |= ring
        steps += 1
    return float(away * t.weights[Weight.IDLE_STEP])
