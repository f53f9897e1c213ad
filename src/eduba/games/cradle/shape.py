"""The components whose numbers fix the state and the action table: hexagons, tiles, pieces, cards (chapter 1)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path
from typing import Final

from eduba.kernel.actions import Domain, numbers
from eduba.kernel.content import ContentError, integer, integers, read
from eduba.kernel.rule import Constants

CONTENT: Final = Path(__file__).parent / "content"
_FILE: Final = "shape.toml"
_shape: Final = read(CONTENT / _FILE)


class Terrain(IntEnum):
    """What a tile shows."""

    TEMPLE = 0
    PLAINS = 1
    FOREST = 2
    QUARRY = 3
    VOLCANO = 4


class Card(IntEnum):
    """The eight kinds of card."""

    ENDURANCE = 0
    PRIEST = 1
    FERTILITY = 2
    SACRED_STONE = 3
    LAND = 4
    MANA_THEFT = 5
    TELEPORTATION = 6
    EXPULSION = 7


class Cargo(IntEnum):
    """What a tribe takes along, and whether it has stolen this turn; from OFFERING on the owner's offerings by number."""

    EMPTY = 0
    WOOD = 1
    STONE = 2
    EMPTY_THIEF = 3
    WOOD_THIEF = 4
    STONE_THIEF = 5
    OFFERING = 6


class Place(IntEnum):
    """Where an offering is."""

    RESERVE = 0
    LYING = 1
    CARRIED = 2
    DELIVERED = 3


class Good(IntEnum):
    """The two resources."""

    WOOD = 0
    STONE = 1


class Kind(IntEnum):
    """What a seat may do in phase II."""

    HUTS = 0
    HOLY_PLACES = 1
    GROWTH = 2
    FERTILE_GROWTH = 3
    CARD = 4
    PASS = 5


def _named(kind: str, found: Sequence[str], wanted: type[IntEnum]) -> None:
    names = [member.name.lower() for member in wanted]
    if list(found) != names:
        raise ContentError(f"{_FILE}: the {kind} must be {', '.join(names)}, in this order")


FEWEST: Final = integer(_FILE, _shape["players"], "fewest", 2, 2)
SEATS: Final = integer(_FILE, _shape["players"], "most", 4, 4)
NEUTRAL: Final = SEATS
"""The owner of huts that belong to nobody."""

TERRAIN_KEYS: Final = tuple(entry["key"] for entry in _shape["terrain"])
_named("terrains", TERRAIN_KEYS, Terrain)
TERRAINS: Final = len(TERRAIN_KEYS)
TILES_OF: Final = Constants(integer(_FILE, entry, "tiles", 1, 40) for entry in _shape["terrain"])
"""Tiles of each terrain in the box."""
SLOTS: Final = sum(TILES_OF.values)
"""Places for tiles: the start map, then each further tile in the order of placement."""

_hexagons: Final = _shape["hexagons"]
DIRECTION_KEYS: Final[tuple[str, ...]] = tuple(_hexagons["directions"])
DIRECTIONS: Final = len(DIRECTION_KEYS)
DQ: Final = Constants(integers(_FILE, _hexagons, "dq", DIRECTIONS, -1, 1))
DR: Final = Constants(integers(_FILE, _hexagons, "dr", DIRECTIONS, -1, 1))
HALF_TURN: Final = DIRECTIONS // 2
"""The opposite of a direction is so many further."""
if any(DQ[d] + DQ[(d + HALF_TURN) % DIRECTIONS] or DR[d] + DR[(d + HALF_TURN) % DIRECTIONS] for d in range(DIRECTIONS)):
    raise ContentError(f"{_FILE}: opposite directions must lead back")

START_NAMES: Final = tuple(entry["name"] for entry in _shape["start_tile"])
START_TILES: Final = len(START_NAMES)
START_TERRAIN: Final = Constants(TERRAIN_KEYS.index(entry["terrain"]) for entry in _shape["start_tile"])
START_Q: Final = Constants(entry["q"] for entry in _shape["start_tile"])
START_R: Final = Constants(entry["r"] for entry in _shape["start_tile"])
TEMPLE: Final = 0
"""The slot of the temple."""
FOREST: Final = START_TERRAIN.values.index(Terrain.FOREST)
QUARRY: Final = START_TERRAIN.values.index(Terrain.QUARRY)
"""The slots on which the first wood and stone lie."""
HOMES: Final = tuple(slot for slot in range(START_TILES) if START_TERRAIN[slot] == Terrain.PLAINS)
if len(HOMES) != 2:
    raise ContentError(f"{_FILE}: {len(HOMES)} plains at the start, the homes are 2")
HOME_A, HOME_B = HOMES
if START_TERRAIN[TEMPLE] != Terrain.TEMPLE:
    raise ContentError(f"{_FILE}: the first start tile must be the temple")
PILE: Final = SLOTS - START_TILES

TRIBES: Final = integer(_FILE, _shape["pieces"], "tribes", 1, 8)
HUTS: Final = integer(_FILE, _shape["pieces"], "huts", 1, 9)
HOLY_PLACES: Final = integer(_FILE, _shape["pieces"], "holy_places", 1, 9)
_values: Final = _shape["offerings"]["values"]
OFFERINGS: Final = len(_values)
VALUE_OF: Final = Constants(integers(_FILE, _shape["offerings"], "values", OFFERINGS, 1, 8))
"""The value of each offering, ascending; a set of offerings is a number whose bits are places in this row."""
if OFFERINGS != HUTS - 1 or sorted(set(_values)) != _values:
    raise ContentError(f"{_FILE}: each hut but the first hides an offering, and their values differ and ascend")
ALL_VALUES: Final = (1 << OFFERINGS) - 1
PAIR: Final = integer(_FILE, _shape["limits"], "pair", 2, 2)
HUTS_ON_A_TILE: Final = integer(_FILE, _shape["limits"], "huts_on_a_tile", 1, 2)

CARD_KEYS: Final[tuple[str, ...]] = tuple(_shape["cards"]["kinds"])
_named("cards", CARD_KEYS, Card)
KINDS_OF_CARD: Final = len(CARD_KEYS)
CARDS: Final = integer(_FILE, _shape["cards"], "in_all", KINDS_OF_CARD, 60)
_named("effects", [entry["card"] for entry in _shape["effect"]], Card)
RECONSTRUCTED: Final = tuple(entry["card"] for entry in _shape["effect"] if entry["origin"] == "reconstructed")
"""The cards of whose effect at least a part is ours."""
MOST_LOOKED_AT: Final = 5
MOST_ENDURANCE: Final = 5


def _words(name: str, keys: Sequence[str], low: int = 0) -> Domain:
    return Domain(name, tuple(keys), low, words=tuple(keys))


def _members(name: str, members: type[IntEnum]) -> Domain:
    return _words(name, [member.name.lower() for member in members])


TILE_NAMES: Final = (*START_NAMES, *(str(slot) for slot in range(START_TILES, SLOTS)))
CARGO_NAMES: Final = (
    *(cargo.name.lower() for cargo in Cargo if cargo < Cargo.OFFERING),
    *(f"offering_{j}" for j in range(OFFERINGS)),
)

TILE: Final = Domain("tile", TILE_NAMES)
DIRECTION: Final = Domain("direction", DIRECTION_KEYS, words=tuple(_hexagons["words"]))
CARGO: Final = _words("cargo", CARGO_NAMES)
GOOD: Final = _members("good", Good)
OFFERING: Final = numbers("offering", 0, OFFERINGS - 1, first_shown=1)
VALUE: Final = Domain("value", tuple(map(str, VALUE_OF.values)))
OWNER_OR_NEUTRAL: Final = Domain("owner", (*map(str, range(SEATS)), "neutral"), words=("neutral",), seats=SEATS)
PLAYER: Final = Domain("owner", tuple(map(str, range(SEATS))), seats=SEATS)
TERRAIN: Final = _words("terrain", TERRAIN_KEYS)
DRAWN_TERRAIN: Final = _words("terrain", TERRAIN_KEYS[Terrain.PLAINS :], low=Terrain.PLAINS)
CARD: Final = _words("card", CARD_KEYS)
KIND: Final = _members("kind", Kind)
MARKER: Final = numbers("marker", 0, OFFERINGS)
"""The offering under a hut: one more than its number; 0 if there is none."""
