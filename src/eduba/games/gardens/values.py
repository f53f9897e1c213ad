"""The printed values that rules get beside the state, and their loader."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path

from eduba.games.gardens.shape import (
    ACTIONS_OF_A_TURN,
    CARDS_OF_AN_EMPIRE,
    COLOURS,
    COMBAT_CARDS,
    EMPIRES,
    EVENTS,
    FACES,
    LAND_TYPES,
    OPTIONS_OF_AN_EVENT,
    QUESTS,
    REGIONS,
    RESOURCES,
    ROWS,
    SEATS,
    SLOTS,
    SPACES,
    TILES,
    TOKENS,
)
from eduba.kernel.content import Content, content_hash, fill
from eduba.kernel.record import Record, number, row, table


class Weight(IntEnum):
    """What `evaluate` counts."""

    RESOURCE = 0
    SPARE = 1
    TABLET = 2
    KNUCKLEBONE = 3
    DIE = 4
    POPULATION = 5
    RENOWN = 6
    PLACES = 7
    UNIT = 8
    ABROAD = 9
    SETTLEMENT = 10
    NEAR_EVENT = 11
    HARVEST = 12
    CONSTRUCTION = 13
    ARCHITECTURE = 14
    RESEARCH = 15
    EXPLORATION = 16
    WAR = 17
    GROWTH = 18
    SHIP = 19
    TOKEN = 20
    SIX_ROUNDS = 21
    CONTESTED = 22
    NEXT_FLOOR = 23
    FLOOR = 24
    AMPHORA = 25
    REGION = 26
    QUEST = 27
    WALL = 28
    RAM = 29
    INCOME = 30
    READY = 31
    UNMET = 32


class CardValue(IntEnum):
    """The numbers on a technology card; each action uses its own."""

    ACTIVATIONS = 0
    BUILDS = 1
    GARDENS = 2
    CONVERSIONS = 3
    CLAY = 4
    TABLETS = 5
    DISCOVERIES = 6
    GATHERINGS = 7
    TRADES = 8
    TRADE_LEVEL = 9
    KNUCKLEBONES = 10
    UNITS = 11
    UNIT_LEVEL = 12
    TRIBUTE = 13
    FOOD_0 = 14
    STEPS_0 = 15
    FOOD_1 = 16
    STEPS_1 = 17


class Item(IntEnum):
    """What Construction can build; the price of a Garden floor is on its tile."""

    WALL = 0
    STOREY = 1
    RAM = 2
    SHIP = 3
    SETTLEMENT = 4
    GARDEN = 5


class EventKind(IntEnum):
    """The three kinds of options."""

    IMMEDIATE = 0
    TOKEN = 1
    CONTROL = 2


class Effect(IntEnum):
    """Rewards, in the order in which GA-18.7 has them carried out. The first six are resources by their codes."""

    STONE = 0
    WOOD = 1
    CLAY = 2
    FOOD = 3
    TABLET = 4
    KNUCKLEBONE = 5
    ANY = 6
    POPULATION = 7
    SETTLEMENT = 8
    WALL = 9
    SPEARMAN = 10
    ARCHER = 11
    HORSEMAN = 12
    CHARIOT = 13
    SHIP = 14
    STOREY = 15
    DISCOVERY = 16
    QUEST = 17


class QuestKind(IntEnum):
    """What a Quest asks for, besides resources."""

    NONE = 0
    SETTLEMENTS = 1
    TECHNOLOGIES = 2
    POPULATION = 3
    EVENT_TRACK = 4
    STOREYS = 5
    AMPHORAE = 6
    REGIONS = 7
    FIGURES = 8
    GARDENS = 9
    WALLS = 10
    TERRAINS = 11
    POINT_TOKENS = 12
    LAND_UNITS = 13
    FIRST_EVENT = 14
    FIRST_POPULATION = 15


class Line(IntEnum):
    """Where prices and gains begin in the table `goods`; one line is a row of resources."""

    ITEM = 0
    UNIT = ITEM + len(Item)
    DISCOVERY = UNIT + 1
    REROLL = DISCOVERY + 1
    INSTEAD_OF_UNIT = REROLL + 1
    INSTEAD_OF_BUILDING = INSTEAD_OF_UNIT + 1
    INSTEAD_OF_STOREY = INSTEAD_OF_BUILDING + 1
    TOKEN_PAY = INSTEAD_OF_STOREY + 1
    TOKEN_GAIN = TOKEN_PAY + TOKENS
    TILE = TOKEN_GAIN + TOKENS
    OPTION = TILE + TILES
    QUEST = OPTION + EVENTS * OPTIONS_OF_AN_EVENT
    END = QUEST + QUESTS


TERRAINS = 3
PLACES_WITH_POINTS = 3
OPTIONS = EVENTS * OPTIONS_OF_AN_EVENT
REWARD_ROWS = 2
"""An option has two rows of rewards: what is gained at once or in each round, and at the end of six rounds."""


class Tables(Record):
    """The printed values, and what bots know."""

    weights = row(len(Weight), "what `evaluate` counts, in hundredths of a point: see Weight", bits=16)

    goods = table(Line.END, RESOURCES, "every price and every fixed gain, a line each: see Line")

    terrain = row(REGIONS, "what each region is: see Terrain")
    resource = row(REGIONS, "the basic resource of each region; of a start region when it is not used")
    tribe = row(REGIONS, "Tribe figures in each region, as bits: 1 Spearman, 2 Archer, 4 Horseman")
    blocked = table(SEATS + 1, REGIONS, "1 for regions with a Blocker, by number of seats")
    starts = row(SEATS + 1, "how many start regions are offered, by number of seats")
    filled = table(SEATS + 1, SLOTS, "1 for trade slots that get a token, by number of seats")
    slot_level = row(SLOTS, "the section of each trade slot, 1..4")
    slot_ship = row(SLOTS, "1 for trade slots with the Ship symbol")

    unit_limit = row(SPACES, "units that a seat may have on the board, by Population space from 1")
    storeys_allowed = row(SPACES, "storeys that a seat may have, by Population space from 1")
    place_points = row(PLACES_WITH_POINTS, "points for the first three places on each track")
    face = table(COLOURS, FACES, "the signs on each die")

    card_sign = table(EMPIRES * CARDS_OF_AN_EMPIRE, 2, "the signs of each technology card; -1 where it has only one")
    card = table(EMPIRES * CARDS_OF_AN_EMPIRE, len(CardValue), "the numbers on it: see CardValue")
    start_level = table(EMPIRES, ACTIONS_OF_A_TURN, "technology levels at the start")
    start_stock = table(EMPIRES, RESOURCES, "resources at the start")
    start_unit = row(EMPIRES, "the land unit at the start")
    start_storeys = row(EMPIRES, "storeys at the start")
    start_population = row(EMPIRES, "space on the Population track at the start")
    start_renown = row(EMPIRES, "space on the Event track at the start")
    population_stack = row(EMPIRES, "place in the order of the Population seals, 1 = most advanced")
    renown_stack = row(EMPIRES, "place in the order of the Event seals, 1 = most advanced")
    founds = row(EMPIRES, "1 = may place a Settlement and a Wall beside its start")
    launches = row(EMPIRES, "1 = places a Ship beside its start")
    rerolls_free = row(EMPIRES, "1 = a free reroll in each turn")

    build_level = row(len(Item), "the Construction level that each item needs")
    most_rerolls = number("rerolls in a turn, paid and free")
    speed = row(LAND_TYPES, "steps of each land unit in an activation")
    ship_speed = number("steps of a Ship in an activation")
    war_level = row(LAND_TYPES, "the War level that each land unit needs")
    advantage = table(LAND_TYPES, LAND_TYPES, "1 = the first has the advantage over the second")
    strip = table(LAND_TYPES, ROWS, "places in each row of a unit's combat cards")
    simple_value = row(LAND_TYPES, "what each land unit counts in simple combat")
    simple_ship = number("what a Ship counts in simple combat")
    tribe_piece = number("knucklebones of a Tribe for each figure, besides its die")

    token_level = row(TOKENS, "the level of each trade token, 1..4")
    token_box = row(TOKENS, "its box: see Box")
    token_points = row(TOKENS, "its points")

    tile_floor = row(TILES, "the floor of each tile, 1..5")
    tile_box = row(TILES, "its box: see Box")
    tile_population = row(TILES, "the Population space that it needs; 0 if none")
    tile_renown = row(TILES, "the Event space that it needs; 0 if none")
    tile_settlements = row(TILES, "the Settlements that it needs; 0 if none")
    tile_points = row(TILES, "its points")

    event_terrain = row(EVENTS, "the terrain of each Event card")
    event_box = row(EVENTS, "its box: see Box")
    option_kind = row(OPTIONS, "the kind of each option, two for each card: see EventKind")
    option_steps = row(OPTIONS, "how far it advances the Event seal")
    option_points = row(OPTIONS, "points of its token")
    reward = table(
        OPTIONS * REWARD_ROWS, len(Effect), "its rewards: see Effect; a discovery is 1 + its action, 7 = any"
    )

    combat_unit = row(COMBAT_CARDS, "the land unit of each combat card")
    combat_box = row(COMBAT_CARDS, "its box: see Box")
    combat_value = table(COMBAT_CARDS, ROWS, "its printed strength, tactics and mobility")

    quest_box = row(QUESTS, "the box of each Quest card: see Box")
    quest_kind = row(QUESTS, "what it asks for: see QuestKind")
    quest_number = row(QUESTS, "how many of that")
    quest_figure = row(QUESTS, "which figure, or from which token level on; else 0")
    quest_level = table(QUESTS, ACTIONS_OF_A_TURN, "the technology levels that it asks for; 0 where none")
    quest_terrain = table(QUESTS, TERRAINS, "regions of each terrain that it asks for")
    quest_points = row(QUESTS, "its points")


def load(folder: Path | None = None) -> Content:
    """The values in a folder, by default those of the box."""
    from eduba.games.gardens.loading import read_tables  # which reads by the names of the lists above

    values = read_tables(folder)
    return Content(fill(Tables, values), content_hash(values))
