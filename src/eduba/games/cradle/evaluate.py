"""What a position is worth to a seat: offerings on their way, mana, tribes, and goods near the place they are needed."""

from __future__ import annotations

from typing import Final

from eduba.games.cradle.mana import income
from eduba.games.cradle.pieces import hands, huts_on, lying_on, tribes_on_map
from eduba.games.cradle.shape import HUTS_ON_A_TILE, OFFERINGS, PAIR, TEMPLE, Good, Place, Terrain
from eduba.games.cradle.state import State
from eduba.games.cradle.theft import held_by
from eduba.games.cradle.tiles import next_ring, steps_to_temple
from eduba.games.cradle.values import Tables, Weight
from eduba.kernel.rule import rule

DECIDED: Final = 1000.0
"""A game won or lost."""


@rule
def evaluate(s: State, t: Tables, seat: int) -> float:
    """The own worth alone: what the others have, search weighs by asking for each seat."""
    if s.winner >= 0:
        return DECIDED if s.winner == seat else -DECIDED
    return worth(s, t, seat) / 100.0


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
    """Offerings delivered, carried, lying; less while the maximum of mana is too low for them."""
    value = 0.0
    for offering in range(OFFERINGS):
        place = s.offer_place[seat, offering]
        if place == Place.CARRIED or place == Place.LYING:
            value -= t.weights[Weight.SHORT] * max(0, s.offer_value[seat, offering] - s.mana_max[seat])
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
    """Holy places, those that pay now as far as there is room for mana, and huts at which the people can grow."""
    paying = min(income(s, t, seat), s.mana_max[seat] - s.mana[seat])
    value = float(t.weights[Weight.PAYING] * paying)
    for slot in range(s.tiles):
        if s.holy[slot] == 1 + seat:
            value += t.weights[Weight.HOLY_PLACE]
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
    """Wood held for huts to come."""
    ground = building_ground(s, HUTS_ON_A_TILE - 1)
    full, each = t.weights[Weight.WOOD], t.weights[Weight.WOOD_STEP]
    return laden_worth(s, seat, Good.WOOD, s.huts_left[seat], 0, ground, full, each)


@rule
def stone_worth(s: State, t: Tables, seat: int) -> float:
    """Stone held for the temple or holy places to come."""
    temple = 1 << TEMPLE if s.mana_max[seat] < t.mana_top - 1 else 0
    ground = building_ground(s, 0) if s.holy_left[seat] > 0 else 0
    full, each = t.weights[Weight.STONE], t.weights[Weight.STONE_STEP]
    return laden_worth(s, seat, Good.STONE, stones_wanted(s, t, seat), temple, ground, full, each)


@rule
def laden_worth(s: State, seat: int, good: int, wanted: int, near: int, ground: int, full: int, each: int) -> float:
    """Goods held and wanted, less for each laden step to the temple, or to building ground and for a missing partner.

    `near` and `ground` are the tiles so many steps from the temple and from building ground, as sets. A tribe without a
    partner is one step further from building than it stands.
    """
    wanted = min(wanted, held_in_all(s, seat, good))
    pairs = paired(s, seat)
    around, seen = near | 1 << TEMPLE, ground | 1 << TEMPLE
    late = 0
    counted = 0
    steps = 0
    value = 0.0
    while wanted > 0 and (near | ground | late):
        there = (near | (ground & pairs) | (late & ~pairs)) & ~counted
        for slot in range(s.tiles):
            if (there >> slot) & 1:
                n = min(wanted, held_by(s, seat, slot, good))
                value += n * max(0, full - steps * each)
                wanted -= n
        counted |= there
        late = ground
        near = next_ring(s, near, around)
        around |= near
        ground = next_ring(s, ground, seen)
        seen |= ground
        steps += 1
    return value


@rule
def held_in_all(s: State, seat: int, good: int) -> int:
    """What all tribes of a seat carry of a good."""
    n = 0
    for slot in range(s.tiles):
        n += held_by(s, seat, slot, good)
    return n


@rule
def paired(s: State, seat: int) -> int:
    """The tiles with a pair of a seat's tribes, as a set."""
    tiles = 0
    for slot in range(s.tiles):
        if s.tribes[seat, slot] >= PAIR:
            tiles |= 1 << slot
    return tiles


@rule
def idleness(s: State, t: Tables, seat: int) -> float:
    """Steps of empty-handed tribes to the nearest loose goods of use, or own offering that waits for a bearer."""
    wood = s.huts_left[seat] > 0
    stone = stones_wanted(s, t, seat) > 0
    ring = 0
    idle = 0
    for slot in range(s.tiles):
        idle += idlers(s, seat, slot)
        useful = (wood and s.loose_wood[slot] > 0) or (stone and s.loose_stone[slot] > 0)
        if useful or lying_on(s, seat, slot) > 0:
            ring |= 1 << slot
    seen = ring
    steps = 0
    away = 0
    while ring and idle > 0:
        for slot in range(s.tiles):
            if (ring >> slot) & 1:
                away += steps * idlers(s, seat, slot)
                idle -= idlers(s, seat, slot)
        ring = next_ring(s, ring, seen)
        seen |= ring
        steps += 1
    return float(away * t.weights[Weight.IDLE_STEP])


@rule
def idlers(s: State, seat: int, slot: int) -> int:
    """Tribes of a seat on a tile with empty hands."""
    if s.tribes[seat, slot] == 0:
        return 0
    return hands(s, seat, slot) - s.wood_held[seat, slot] - s.stone_held[seat, slot]
