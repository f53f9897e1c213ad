"""The components whose numbers fix the state and the action table: faces, kinds of tile, the grid (chapter 1)."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path
from typing import Final

from eduba.kernel.actions import Domain
from eduba.kernel.content import ContentError, integer, read
from eduba.kernel.rule import ConstantTable

CONTENT: Final = Path(__file__).parent / "content"
_FILE: Final = "shape.toml"
_shape: Final = read(CONTENT / _FILE)

SEATS: Final = 4
SIDES: Final = 4
ROWS: Final = integer(_FILE, _shape["grid"], "rows", 2, 6)
COLUMNS: Final = integer(_FILE, _shape["grid"], "columns", 2, 6)
PLACES: Final = ROWS * COLUMNS
SPARES: Final = integer(_FILE, _shape["grid"], "spares", 2, 2)
SPOTS: Final = PLACES + SPARES
MOST_TOKENS: Final = integer(_FILE, _shape["tokens"], "most_on_a_tile", 1, 9)
MOST_GROWTH: Final = integer(_FILE, _shape["agriculture"], "most", 1, MOST_TOKENS)
COPIES: Final = integer(_FILE, _shape["kinds"], "copies", 1, 9)

LETTERS: Final = "".join(face["letter"] for face in _shape["face"])
CODES: Final[tuple[str, ...]] = tuple(_shape["kinds"]["pairs"])
FACES: Final = len(LETTERS)
KINDS: Final = len(CODES)
TILES: Final = KINDS * COPIES

if TILES != PLACES + SEATS:
    raise ContentError(f"{_FILE}: {TILES} tiles, the grid and {SEATS} hands need {PLACES + SEATS}")


class Face(IntEnum):
    """The five faces of tiles, which are also the five actions."""

    AGRICULTURE = 0
    TRADE = 1
    CULTURE = 2
    POLITICS = 3
    WAR = 4


if [face["key"] for face in _shape["face"]] != [face.name.lower() for face in Face]:
    raise ContentError(f"{_FILE}: the faces must be {', '.join(face.name.lower() for face in Face)}, in this order")

PAIR: Final = ConstantTable([sorted(LETTERS.index(letter) for letter in code) for code in CODES])
"""The two faces of each kind, the lower first."""

_STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))


def _neighbour(place: int, side: int) -> int:
    row, column = place // COLUMNS + _STEPS[side][0], place % COLUMNS + _STEPS[side][1]
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else -1


NEIGHBOUR: Final = ConstantTable([[_neighbour(p, side) for side in range(SIDES)] for p in range(PLACES)])
"""The place beyond each side of a place; -1 beyond the edge of the grid."""

PLACE_NAMES: Final = tuple(f"{'abcdef'[p % COLUMNS]}{p // COLUMNS + 1}" for p in range(PLACES))

TILE: Final = Domain("tile", PLACE_NAMES)
SPOT: Final = Domain("spot", (*PLACE_NAMES, *(str(PLACES + i) for i in range(SPARES))))
FACE: Final = Domain("face", tuple(LETTERS), words=tuple(face.name.lower() for face in Face))
KIND: Final = Domain("kind", CODES, words=CODES)
SIDE: Final = Domain("side", ("N", "E", "S", "W"), words=("N", "E", "S", "W"))
