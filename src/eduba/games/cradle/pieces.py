"""What stands, lies and is carried on a tile, counted (chapters 4, 7, 10)."""

from __future__ import annotations

from eduba.games.cradle.shape import OFFERINGS, SEATS, SLOTS, Cargo, Place
from eduba.games.cradle.state import State
from eduba.kernel.rule import rule


@rule
def carriers(s: State, seat: int, slot: int) -> int:
    """Tribes of a seat on a tile that carry an offering."""
    n = 0
    for offering in range(OFFERINGS):
        if s.offer_place[seat, offering] == Place.CARRIED and s.offer_slot[seat, offering] == slot:
            n += 1
    return n


@rule
def hands(s: State, seat: int, slot: int) -> int:
    """CR-4.1, CR-4.11: what tribes on a tile can hold: one thing each, and nothing beside an offering."""
    return s.tribes[seat, slot] - carriers(s, seat, slot)


@rule
def fresh(s: State, slot: int) -> int:
    """Tribes of the seat in turn on a tile that carry no offering and have not stolen this turn."""
    return hands(s, s.actor, slot) - s.thieves[slot]


@rule
def clear_marks(s: State) -> None:
    """CR-5.5: marks of theft end with the movement, and with the game."""
    for slot in range(SLOTS):
        s.thieves[slot] = 0


@rule
def wood_pool(s: State, seat: int, slot: int) -> int:
    """CR-4.6: all wood on a tile that a seat's tribes can dispose of."""
    return s.loose_wood[slot] + s.wood_held[seat, slot]


@rule
def stone_pool(s: State, seat: int, slot: int) -> int:
    """CR-4.6: all stone on a tile that a seat's tribes can dispose of."""
    return s.loose_stone[slot] + s.stone_held[seat, slot]


@rule
def is_offering(cargo: int) -> bool:
    """Whether a tribe takes an offering along."""
    return cargo >= Cargo.OFFERING


@rule
def is_thief(cargo: int) -> bool:
    """CR-5.5: whether the tribe that goes has stolen this turn."""
    return Cargo.EMPTY_THIEF <= cargo < Cargo.OFFERING


@rule
def takes_wood(cargo: int) -> bool:
    """Whether a tribe takes wood along."""
    return cargo == Cargo.WOOD or cargo == Cargo.WOOD_THIEF


@rule
def takes_stone(cargo: int) -> bool:
    """Whether a tribe takes a stone along."""
    return cargo == Cargo.STONE or cargo == Cargo.STONE_THIEF


@rule
def huts_on(s: State, slot: int) -> int:
    """CR-1.6: all huts on a tile, neutral ones included."""
    n = 0
    for owner in range(SEATS + 1):
        n += s.huts[owner, slot]
    return n


@rule
def lying_on(s: State, seat: int, slot: int) -> int:
    """Offerings of a seat that lie on a tile."""
    n = 0
    for offering in range(OFFERINGS):
        if s.offer_place[seat, offering] == Place.LYING and s.offer_slot[seat, offering] == slot:
            n += 1
    return n


@rule
def offerings_in(s: State, seat: int, place: int) -> int:
    """How many offerings of a seat are reserved, lying, carried or delivered."""
    n = 0
    for offering in range(OFFERINGS):
        if s.offer_place[seat, offering] == place:
            n += 1
    return n


@rule
def tribes_on_map(s: State, seat: int) -> int:
    """How many tribes of a seat are on the map."""
    n = 0
    for slot in range(SLOTS):
        n += s.tribes[seat, slot]
    return n


@rule
def has_foreign_tribe(s: State, seat: int, slot: int) -> bool:
    """Whether a tribe of another seat is on a tile."""
    for other in range(SEATS):
        if other != seat and s.tribes[other, slot] > 0:
            return True
    return False
