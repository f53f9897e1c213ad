"""The components whose numbers fix the state and the action table: map, rivers, figures, cards (chapters 1 and 2)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path
from typing import Final

from eduba.kernel.actions import Domain, numbers, sets
from eduba.kernel.content import ContentError, integer, integers, read
from eduba.kernel.rule import Constants, ConstantTable

CONTENT: Final = Path(__file__).parent / "content"
_FILE: Final = "shape.toml"
_shape: Final = read(CONTENT / _FILE)


class Resource(IntEnum):
    """What a seat can own; the first four are basic."""

    STONE = 0
    WOOD = 1
    CLAY = 2
    FOOD = 3
    TABLET = 4
    KNUCKLEBONE = 5


class Act(IntEnum):
    """The six types of action, which are also the six technologies."""

    EXPLORE = 0
    BUILD = 1
    RESEARCH = 2
    HARVEST = 3
    WAR = 4
    GROWTH = 5


class Figure(IntEnum):
    """Units: four that walk, then Ships and Rams."""

    SPEARMAN = 0
    ARCHER = 1
    HORSEMAN = 2
    CHARIOT = 3
    SHIP = 4
    RAM = 5


class Colour(IntEnum):
    """The dice of the gods."""

    WHITE = 0
    SILVER = 1
    BLACK = 2


class Sign(IntEnum):
    """Faces of dice and slots of cards; the last two are no faces, but without luck a die stands for ANY of its own."""

    KI = 0
    A = 1
    GISH = 2
    UD = 3
    DUB = 4
    LUGAL = 5
    STAR = 6
    COMMON = 7
    ANY = 8


class Terrain(IntEnum):
    """What a region is; start regions have no Event."""

    PLAIN = 0
    MOUNTAIN = 1
    DESERT = 2
    START = 3


class Row(IntEnum):
    """The rows of a combat card, and the compartments of the Standard of Ur."""

    STRENGTH = 0
    TACTICS = 1
    MOBILITY = 2


class Empire(IntEnum):
    """The eight Empires."""

    SUMER = 0
    AKKAD = 1
    BABYLON = 2
    ELAM = 3
    ASSYRIA = 4
    HATTI = 5
    MARI = 6
    EBLA = 7


class Box(IntEnum):
    """The base game and its two expansions."""

    BASE = 0
    A = 1
    B = 2


class Fate(IntEnum):
    """What becomes of a foreign Settlement."""

    SPARE = 0
    DESTROY = 1
    CONQUER = 2


def _named(kind: str, found: Sequence[str], wanted: type[IntEnum]) -> None:
    names = [member.name.lower() for member in wanted]
    if list(found) != names:
        raise ContentError(f"{_FILE}: the {kind} must be {', '.join(names)}, in this order")


def _count(part: str, name: str, high: int) -> int:
    return integer(_FILE, _shape[part], name, 1, high)


FEWEST: Final = _count("players", "fewest", 2)
SEATS: Final = _count("players", "most", 6)
TRIBE: Final = SEATS
"""The party that is no seat."""
PARTIES: Final = SEATS + 1
SIDES: Final = 2
ATTACKER, DEFENDER = range(SIDES)

BOX_KEYS: Final = tuple(_shape["boxes"]["keys"])
_named("boxes", BOX_KEYS, Box)
RESOURCE_KEYS: Final = tuple(_shape["resources"]["keys"])
_named("resources", RESOURCE_KEYS, Resource)
RESOURCES: Final = len(RESOURCE_KEYS)
BASIC: Final = _count("resources", "basic", RESOURCES)
"""Resources below this one can be gathered on the map."""
ACTION_KEYS: Final = tuple(_shape["actions"]["keys"])
_named("actions", ACTION_KEYS, Act)
ACTIONS_OF_A_TURN: Final = len(ACTION_KEYS)
LEVELS: Final = _count("actions", "levels", 4)
EMPIRE_KEYS: Final = tuple(entry["key"] for entry in _shape["empire"])
_named("Empires", EMPIRE_KEYS, Empire)
EMPIRES: Final = len(EMPIRE_KEYS)
EMPIRE_BOX: Final = Constants(BOX_KEYS.index(entry["box"]) for entry in _shape["empire"])
CARDS_OF_AN_EMPIRE: Final = ACTIONS_OF_A_TURN * LEVELS

FIGURE_KEYS: Final = tuple(_shape["figures"]["keys"])
_named("figures", FIGURE_KEYS, Figure)
LAND_TYPES: Final = len(_shape["figures"]["land"])
LAND_OF: Final = Constants(integers(_FILE, _shape["figures"], "land", LAND_TYPES, 1, 9))
"""Figures of each land unit."""
LAND: Final = sum(LAND_OF.values)
FIRST_OF: Final = Constants(sum(LAND_OF.values[:kind]) for kind in range(LAND_TYPES + 1))
"""Where the figures of each land unit begin in a row of all; the last entry is their end."""
TYPE_OF: Final = Constants(kind for kind in range(LAND_TYPES) for _ in range(LAND_OF[kind]))
"""The land unit of each figure in that row."""
SHIPS: Final = _count("figures", "ships", 9)
RAMS: Final = _count("figures", "rams", 9)
WALLS: Final = _count("figures", "walls", 9)
SETTLEMENTS: Final = _count("figures", "settlements", 9)
AMPHORAE: Final = _count("figures", "amphorae", 9)
EVENT_DICE: Final = _count("figures", "event_dice", 9)
DICE: Final = _count("figures", "storeys", 6)
"""Storeys of a Ziggurat, and dice of a seat."""
TRIBE_KEYS: Final = tuple(_shape["tribes"]["keys"])
TRIBE_TYPES: Final = len(TRIBE_KEYS)
TRIBE_FIGURES: Final = Constants(integers(_FILE, _shape["tribes"], "figures", TRIBE_TYPES, 1, 36))
if FIGURE_KEYS[:TRIBE_TYPES] != TRIBE_KEYS:
    raise ContentError(f"{_FILE}: the Tribes' figures must be {', '.join(FIGURE_KEYS[:TRIBE_TYPES])}, in this order")

COLOUR_KEYS: Final = tuple(_shape["dice"]["colours"])
_named("dice", COLOUR_KEYS, Colour)
COLOURS: Final = len(COLOUR_KEYS)
FACES: Final = _count("dice", "faces", 6)
SIGN_KEYS: Final = tuple(_shape["signs"]["keys"])
_named("signs", SIGN_KEYS, Sign)
COMMON_SIGNS: Final = _count("signs", "common", len(SIGN_KEYS))
"""Signs below this one are common."""
SPACES: Final = _count("tracks", "spaces", 10)
TERRAIN_KEYS: Final = tuple(_shape["terrains"]["keys"])
_named("terrains", TERRAIN_KEYS, Terrain)

SECTIONS_OF_TRADE: Final = _count("trade", "sections", 4)
PLACES_OF_TRADE: Final = _count("trade", "places", 3)
SLOTS: Final = SECTIONS_OF_TRADE * PLACES_OF_TRADE
TOKENS: Final = _count("trade", "tokens", 60)
FLOORS: Final = _count("gardens", "floors", 5)
TILES: Final = _count("gardens", "tiles", 60)
EVENTS: Final = _count("events", "cards", 60)
OPTIONS_OF_AN_EVENT: Final = 2
EVENT_ROUNDS: Final = _count("events", "rounds", 6)
COMBAT_CARDS: Final = _count("combat", "cards", 60)
ROW_KEYS: Final = tuple(_shape["combat"]["rows"])
_named("rows", ROW_KEYS, Row)
ROWS: Final = len(ROW_KEYS)
HIGHEST_BID: Final = _count("bids", "highest", 40)
QUESTS: Final = _count("quests", "cards", 60)
QUESTS_DEALT: Final = _count("quests", "dealt", 5)
QUESTS_KEPT: Final = _count("quests", "kept", 5)
HAND: Final = _count("hand", "most", 9)
BASE_COUNT: Final = {
    "trade": _count("trade", "tokens_base", TOKENS),
    "gardens": _count("gardens", "tiles_base", TILES),
    "events": _count("events", "cards_base", EVENTS),
    "combat": _count("combat", "cards_base", COMBAT_CARDS),
    "quests": _count("quests", "cards_base", QUESTS),
}
"""How many of these the base box holds."""
MOST: Final = _count("supply", "most", 99)
"""GA-1.4: the most that a seat can own of one resource."""

REGION_KEYS: Final = tuple(entry["key"] for entry in _shape["region"])
REGIONS: Final = len(REGION_KEYS)
_neighbours: Final = [[REGION_KEYS.index(key) for key in entry["neighbours"]] for entry in _shape["region"]]
NEIGHBOURS: Final = max(map(len, _neighbours))
NEIGHBOUR: Final = ConstantTable([*near, *[-1] * (NEIGHBOURS - len(near))] for near in _neighbours)
"""The regions next to each region, ascending; then -1."""
if any(region not in _neighbours[other] for region, near in enumerate(_neighbours) for other in near):
    raise ContentError(f"{_FILE}: regions must be neighbours of each other")
_starts: Final = {entry["start"]: i for i, entry in enumerate(_shape["region"]) if "start" in entry}
STARTS: Final = len(_starts)
START_REGION: Final = Constants(_starts[k] for k in range(1, STARTS + 1))
"""The region of each start, from start 1."""

SECTION_KEYS: Final = tuple("-".join(entry["regions"]) for entry in _shape["section"])
SECTIONS: Final = len(SECTION_KEYS)
SECTION_REGION: Final = ConstantTable([REGION_KEYS.index(key) for key in e["regions"]] for e in _shape["section"])
"""The two regions on whose border each river section lies, the lower one first."""
_next: Final = [[SECTION_KEYS.index(key) for key in entry["next"]] for entry in _shape["section"]]
"""The sections that share an end point with each section."""
WATERWAY: Final = Constants(int(entry["waterway"]) for entry in _shape["section"])
"""1 for sections of the long rivers."""


def _steps(section: int, open_to_ships: Sequence[int]) -> list[int]:
    """How many junctions lie between a section and each other; FAR where no way leads."""
    steps = [FAR] * SECTIONS
    steps[section], frontier = 0, [section]
    while frontier:
        at = frontier.pop(0)
        for near in _next[at]:
            if open_to_ships[near] and steps[near] == FAR:
                steps[near] = steps[at] + 1
                frontier.append(near)
    return steps


FAR: Final = 99
SAILING: Final = ConstantTable(_steps(section, [1] * SECTIONS) for section in range(SECTIONS))
"""How many steps a Ship needs from one section to another."""
SAILING_WATERWAYS: Final = ConstantTable(_steps(section, WATERWAY.values) for section in range(SECTIONS))
"""The same where only the long rivers carry Ships."""
_banks: Final = [[s for s in range(SECTIONS) if region in SECTION_REGION.values[s]] for region in range(REGIONS)]
BANKS: Final = ConstantTable([*near, *[-1] * (NEIGHBOURS - len(near))] for near in _banks)
"""The river sections around each region, ascending; then -1."""


def _words(name: str, keys: Sequence[str], low: int = 0) -> Domain:
    return Domain(name, tuple(keys), low, words=tuple(keys))


EVENT_CODES: Final = tuple(f"ev{n}" for n in range(1, EVENTS + 1))
QUEST_CODES: Final = tuple(f"q{n}" for n in range(1, QUESTS + 1))
TOKEN_CODES: Final = tuple(f"t{n}" for n in range(1, TOKENS + 1))

ROLE: Final = Domain("role", tuple("ABCDEF"))
EMPIRE: Final = _words("empire", EMPIRE_KEYS)
START: Final = numbers("start", 1, STARTS)
COLOUR: Final = _words("colour", COLOUR_KEYS)
REGION: Final = _words("region", REGION_KEYS)
SECTION: Final = _words("section", SECTION_KEYS)
RESOURCE: Final = _words("resource", RESOURCE_KEYS)
BASIC_RESOURCE: Final = _words("resource", RESOURCE_KEYS[:BASIC])
ACT: Final = _words("action", ACTION_KEYS)
FIGURE: Final = _words("figure", FIGURE_KEYS)
LAND_UNIT: Final = Domain("unit", FIGURE_KEYS[:LAND_TYPES])
SIGN: Final = _words("sign", SIGN_KEYS)
ROW: Final = _words("row", ROW_KEYS)
SLOT: Final = Domain(
    "slot", tuple(f"{s}.{p}" for s in range(1, SECTIONS_OF_TRADE + 1) for p in range(1, PLACES_OF_TRADE + 1))
)
"""Trade slots, by section and place."""
DIE: Final = numbers("die", 0, DICE - 1, first_shown=1)
DICE_CHOSEN: Final = sets("dice", DICE)
UNIT: Final = numbers("unit", 0, LAND - 1, first_shown=1)
"""The land units of a side in a fight."""
LANE: Final = numbers("lane", 0, LAND - 1, first_shown=1)
EVENT: Final = _words("card", EVENT_CODES)
QUEST: Final = _words("quest", QUEST_CODES)
PARTY: Final = Domain("party", (*map(str, range(SEATS)), "tribe"), words=("tribe",), seats=SEATS)
FATE: Final = _words("fate", [fate.name.lower() for fate in Fate])
PAIRS: Final = tuple((i, j) for i in range(PARTIES) for j in range(i + 1, PARTIES))
PAIR: Final = Domain("pair", tuple(f"{PARTY.names[i]}-{PARTY.names[j]}" for i, j in PAIRS))
"""Two parties that fight, in lexicographic order."""
PAIR_FIRST: Final = Constants(i for i, _ in PAIRS)
PAIR_SECOND: Final = Constants(j for _, j in PAIRS)
