"""The printed values that rules get beside the state, and their loader."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path
from typing import Any, Final

from eduba.games.cradle.shape import (
    CARDS,
    CONTENT,
    FEWEST,
    HOMES,
    HUTS,
    HUTS_ON_A_TILE,
    KINDS_OF_CARD,
    SEATS,
    START_NAMES,
    START_TERRAIN,
    START_TILES,
    TILE_NAMES,
    TILES_OF,
    TRIBES,
    VALUE_OF,
    Terrain,
)
from eduba.kernel.content import (
    Content,
    ContentError,
    check_parts,
    content_hash,
    fill,
    integer,
    integers,
    read_values,
)
from eduba.kernel.record import Record, number, row, table

TABLES: Final = ("two", "three", "four")
"""The keys of what differs with the number of players."""
REMOVALS: Final = ("victim", "third", "none")
_FILE: Final = "values.toml"
_START_PLAINS: Final = START_TERRAIN.values.count(Terrain.PLAINS)


class Weight(IntEnum):
    """What `evaluate` counts."""

    DELIVERED = 0
    DELIVERED_VALUE = 1
    CARRIED = 2
    CARRIED_STEP = 3
    LYING = 4
    LYING_STEP = 5
    SHORT = 6
    MANA = 7
    MAXIMUM = 8
    EIGHTH = 9
    TRIBES_0 = 10
    TRIBES_1 = 11
    TRIBES_2 = 12
    TRIBES_3 = 13
    TRIBES_4 = 14
    TRIBES_5 = 15
    TRIBES_6 = 16
    TRIBES_7 = 17
    TRIBES_8 = 18
    HOLY_PLACE = 19
    PAYING = 20
    HUT_WITH_PAIR = 21
    HUT = 22
    WOOD = 23
    WOOD_STEP = 24
    STONE = 25
    STONE_STEP = 26
    IDLE_STEP = 27
    CARD = 28


class Tables(Record):
    """The printed values, and what bots know. Rows and tables of three are for 2, 3 and 4 players."""

    weights = row(len(Weight), "what `evaluate` counts, in hundredths of a point: see Weight", bits=16)
    wood = number("wood in the box")
    stone = number("stone in the box")
    start_wood = row(len(TABLES), "wood on the start forest")
    start_stone = row(len(TABLES), "stone on the start quarry")
    plains_back = row(len(TABLES), "plains put back into the box")
    home_tribes = number("tribes that each seat begins with on the map")
    home_huts = number("huts that each seat begins with on the map")
    home = table(len(TABLES), SEATS, "the slot on which each seat begins; -1 for seats not in play")
    neutral = table(len(TABLES), START_TILES, "neutral huts on each start tile")
    mana_start = number("mana at the start")
    mana_max_start = number("the most mana a seat can hold at the start")
    mana_top = number("the top of the mana scale")
    points = number("movement points of a turn")
    discoveries = number("discoveries of a turn")
    first_points = table(len(TABLES), SEATS, "movement points of each seat in the first round")
    own_needs = number("own tribes that an own holy place needs to pay")
    foreign_needs = number("own tribes that another seat's holy place needs to pay")
    copies = row(KINDS_OF_CARD, "cards of each kind in the box")
    removed = table(len(REMOVALS), KINDS_OF_CARD, "cards taken out with two players, by option")
    priest_mana = number("mana that a Priest adds")
    fertile_births = number("tribes that a pair brings with Fertility")
    stone_factor = number("how much a Sacred Stone counts")
    theft_mana = number("mana that Mana Theft takes")


def load(folder: Path | None = None) -> Content:
    """The values in a folder, by default those of the box."""
    data = read_values(CONTENT, folder)[_FILE]
    wanted = (
        *("supply", "on_start_tiles", "pile", "homes", "home_tiles", "neutral_huts", "mana", "movement", "first_round"),
        *("holy_places", "deck", "two_player_cards", "priest", "fertility", "sacred_stone", "mana_theft"),
    )
    check_parts(_FILE, data, wanted)
    values = {**_supplies(data), **_homes(data), **_turns(data), **_cards(data)}
    return Content(fill(Tables, values), content_hash(values))


def _by_players(part: Mapping[str, Any], name: str, most: int) -> list[int]:
    return integers(_FILE, part, name, len(TABLES), 0, most)


def _supplies(data: Mapping[str, Any]) -> dict[str, Any]:
    """Wood, stone and tiles."""
    supply, start, pile = data["supply"], data["on_start_tiles"], data["pile"]
    wood = integer(_FILE, supply, "wood", 1, 60)
    stone = integer(_FILE, supply, "stone", 1, 60)
    return {
        "wood": wood,
        "stone": stone,
        "start_wood": _by_players(start, "wood", wood),
        "start_stone": _by_players(start, "stone", stone),
        "plains_back": _by_players(pile, "plains_put_back", TILES_OF[Terrain.PLAINS] - _START_PLAINS),
    }


def _homes(data: Mapping[str, Any]) -> dict[str, Any]:
    """Where everybody begins, and with what."""
    huts = integer(_FILE, data["homes"], "on_map_huts", 1, HUTS - len(VALUE_OF))
    homes, neutral = [], []
    for seats, key in enumerate(TABLES, FEWEST):
        home = _plains(data["home_tiles"], "home_tiles", key)
        if len(home) != seats:
            raise ContentError(f"{_FILE}: [home_tiles] {key} names {len(home)} tiles, expected {seats}")
        extra = _plains(data["neutral_huts"], "neutral_huts", key)
        crowded = [START_NAMES[s] for s in HOMES if huts * home.count(s) + extra.count(s) > HUTS_ON_A_TILE]
        if crowded:
            raise ContentError(f"{_FILE}: more than {HUTS_ON_A_TILE} huts on {crowded[0]} with {seats} players")
        homes.append([*home, *[-1] * (SEATS - seats)])
        neutral.append([extra.count(slot) for slot in range(START_TILES)])
    return {
        "home_tribes": integer(_FILE, data["homes"], "on_map_tribes", 1, TRIBES),
        "home_huts": huts,
        "home": homes,
        "neutral": neutral,
    }


def _plains(part: Mapping[str, Any], name: str, key: str) -> list[int]:
    """Start plains by their names."""
    known = [START_NAMES[slot] for slot in HOMES]
    if key not in part:
        raise ContentError(f"{_FILE}: [{name}] {key} is missing, expected plains of the start map: {', '.join(known)}")
    given = part[key]
    if not isinstance(given, list) or any(tile not in known for tile in given):
        raise ContentError(f"{_FILE}: [{name}] {key} = {given!r}, expected plains of the start map: {', '.join(known)}")
    return [TILE_NAMES.index(tile) for tile in given]


def _turns(data: Mapping[str, Any]) -> dict[str, Any]:
    """Movement and mana."""
    movement, mana, needs, first = data["movement"], data["mana"], data["holy_places"], data["first_round"]
    points = integer(_FILE, movement, "points", 1, 20)
    top = integer(_FILE, mana, "top", max(VALUE_OF.values), 20)
    maximum = integer(_FILE, mana, "maximum", 1, top)
    first_points = [integers(_FILE, first, key, seats, 0, 20) for seats, key in enumerate(TABLES, FEWEST)]
    return {
        "points": points,
        "discoveries": integer(_FILE, movement, "discoveries", 1, 20),
        "first_points": [[*row, *[0] * (SEATS - len(row))] for row in first_points],
        "mana_start": integer(_FILE, mana, "start", 0, maximum),
        "mana_max_start": maximum,
        "mana_top": top,
        "own_needs": integer(_FILE, needs, "own_tribes", 1, TRIBES),
        "foreign_needs": integer(_FILE, needs, "tribes_on_foreign", 1, TRIBES),
    }


def _cards(data: Mapping[str, Any]) -> dict[str, Any]:
    """How many cards of each kind there are, and the numbers on them."""
    copies = integers(_FILE, data["deck"], "copies", KINDS_OF_CARD, 0, CARDS)
    if sum(copies) != CARDS:
        raise ContentError(f"{_FILE}: {sum(copies)} cards, the box has {CARDS}")
    removed = [integers(_FILE, data["two_player_cards"], name, KINDS_OF_CARD, 0, CARDS) for name in REMOVALS]
    if any(r > c for row in removed for r, c in zip(row, copies, strict=True)):
        raise ContentError(f"{_FILE}: [two_player_cards] takes out more cards of a kind than there are")
    return {
        "copies": copies,
        "removed": removed,
        "priest_mana": integer(_FILE, data["priest"], "mana", 1, 8),
        "fertile_births": integer(_FILE, data["fertility"], "births", 2, TRIBES),
        "stone_factor": integer(_FILE, data["sacred_stone"], "factor", 2, 8),
        "theft_mana": integer(_FILE, data["mana_theft"], "mana", 1, 8),
    }
