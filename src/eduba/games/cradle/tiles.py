"""The map of hexagons: cells, neighbours, and ways to the temple (chapters 1, 3, 8)."""

from __future__ import annotations

from eduba.games.cradle.shape import DIRECTIONS, DQ, DR, HALF_TURN, SLOTS, TEMPLE, Terrain
from eduba.games.cradle.state import State
from eduba.kernel.rule import rule

NO_WAY = SLOTS
"""Steps that a marker without a way to the temple counts: more than any way has."""


@rule
def slot_at(s: State, q: int, r: int) -> int:
    """The tile on a cell; -1 if it is empty."""
    for slot in range(s.tiles):
        if s.q[slot] == q and s.r[slot] == r:
            return slot
    return -1


@rule
def add_tile(s: State, terrain: int, q: int, r: int) -> int:
    """CR-1.12, CR-3.4, CR-8.15: a tile of any terrain fits on any empty cell and stays; the slot it gets."""
    slot = s.tiles
    s.tiles += 1
    s.terrain[slot] = terrain
    s.q[slot] = q
    s.r[slot] = r
    for direction in range(DIRECTIONS):
        other = slot_at(s, q + DQ[direction], r + DR[direction])
        s.neighbour[slot, direction] = other
        if other >= 0:
            s.neighbour[other, (direction + HALF_TURN) % DIRECTIONS] = slot
    return slot


@rule
def touches_cell(s: State, slot: int, q: int, r: int) -> bool:
    """Whether a tile shares a side with a cell."""
    dq = q - s.q[slot]
    dr = r - s.r[slot]
    return -1 <= dq <= 1 and -1 <= dr <= 1 and -1 <= dq + dr <= 1 and (dq != 0 or dr != 0)


@rule
def names_cell(s: State, slot: int, direction: int) -> bool:
    """Whether an empty cell is named so: from the first tile that touches it, so that each has one name."""
    if slot >= s.tiles or s.neighbour[slot, direction] >= 0:
        return False
    q = s.q[slot] + DQ[direction]
    r = s.r[slot] + DR[direction]
    for other in range(slot):
        if touches_cell(s, other, q, r):
            return False
    return True


@rule
def next_ring(s: State, tiles: int, seen: int) -> int:
    """The tiles next to some of a set that are no volcanoes and not in another; sets are numbers, a bit for each slot."""
    ring = 0
    for slot in range(s.tiles):
        if (tiles >> slot) & 1:
            for direction in range(DIRECTIONS):
                other = s.neighbour[slot, direction]
                if other >= 0 and s.terrain[other] != Terrain.VOLCANO:
                    ring |= 1 << other
    return ring & ~seen


@rule
def steps_to_temple(s: State, slot: int) -> int:
    """CR-16.4: the shortest way over tiles other than volcanoes; 41 if there is none."""
    ring = seen = 1 << slot
    steps = 0
    while ring:
        if (ring >> TEMPLE) & 1:
            return steps
        ring = next_ring(s, ring, seen)
        seen |= ring
        steps += 1
    return NO_WAY


@rule
def tiles_of(s: State, terrain: int) -> int:
    """How many tiles of a terrain are on the map."""
    n = 0
    for slot in range(s.tiles):
        if s.terrain[slot] == terrain:
            n += 1
    return n
