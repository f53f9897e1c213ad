"""The content files of tokens, tiles and cards, read and checked: trade, Gardens, Events, combat, Quests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from eduba.games.gardens.reading import Part, parts_of
from eduba.games.gardens.shape import (
    ACTION_KEYS,
    AMPHORAE,
    BASE_COUNT,
    BOX_KEYS,
    COMBAT_CARDS,
    DICE,
    EVENT_CODES,
    FIGURE_KEYS,
    FLOORS,
    HAND,
    LAND,
    LAND_OF,
    LAND_TYPES,
    LEVELS,
    MOST,
    OPTIONS_OF_AN_EVENT,
    QUEST_CODES,
    QUESTS_KEPT,
    RAMS,
    REGIONS,
    RESOURCE_KEYS,
    ROWS,
    SECTIONS_OF_TRADE,
    SETTLEMENTS,
    SHIPS,
    SIDES,
    SPACES,
    TERRAIN_KEYS,
    TILES,
    TOKEN_CODES,
    WALLS,
    Terrain,
)
from eduba.games.gardens.values import REWARD_ROWS, Effect, EventKind, Line, QuestKind
from eduba.kernel.content import ContentError

LAND_KEYS: Final = FIGURE_KEYS[:LAND_TYPES]
EFFECT_KEYS: Final = tuple(effect.name.lower() for effect in Effect)
EVENT_KEYS: Final = tuple(kind.name.lower() for kind in EventKind)
QUEST_KEYS: Final = tuple(kind.name.lower() for kind in QuestKind)
DISCOVERIES: Final = (*ACTION_KEYS, "any")
TERRAINS: Final = TERRAIN_KEYS[: Terrain.START]
MOST_POINTS: Final = 20
MOST_STEPS: Final = 9
FIGURES_OF: Final = (*LAND_OF.values, SHIPS, RAMS)

TOTAL: Final = {
    "trade": len(TOKEN_CODES),
    "gardens": TILES,
    "events": len(EVENT_CODES),
    "combat": COMBAT_CARDS,
    "quests": len(QUEST_CODES),
}
"""How many of these all boxes hold; the expansions have equal shares."""
HIGHEST: Final = {
    QuestKind.SETTLEMENTS: SETTLEMENTS,
    QuestKind.POPULATION: SPACES,
    QuestKind.EVENT_TRACK: SPACES,
    QuestKind.STOREYS: DICE,
    QuestKind.AMPHORAE: AMPHORAE,
    QuestKind.REGIONS: REGIONS,
    QuestKind.FIGURES: max(FIGURES_OF),
    QuestKind.GARDENS: FLOORS,
    QuestKind.WALLS: WALLS,
    QuestKind.POINT_TOKENS: REGIONS,
    QuestKind.LAND_UNITS: LAND,
}
"""The Quests that ask for a number of something, and the most that a seat can have."""
NAMED: Final = {QuestKind.TECHNOLOGIES: ("levels",), QuestKind.TERRAINS: ("terrains",)}
"""The Quests that ask for so much of each of several things, and the table that says how much."""

Values = dict[str, Any]
Goods = list[list[int]]


def read_trade(data: Values, goods: Goods) -> Values:
    """The trade tokens."""
    (tokens,) = parts_of("trade.toml", data, "tokens")
    dealt, boxes = _dealt(tokens, "tokens", "trade", TOKEN_CODES)
    for n, token in enumerate(dealt):
        token.only("box", "level", "pay", "gain", "points")
        token.needs("pay", "gain")
        goods[Line.TOKEN_PAY + n] = token.amounts("pay", RESOURCE_KEYS, MOST)
        goods[Line.TOKEN_GAIN + n] = token.amounts("gain", RESOURCE_KEYS, MOST)
    return {
        "token_level": [token.number("level", 1, SECTIONS_OF_TRADE) for token in dealt],
        "token_box": boxes,
        "token_points": [token.number("points", 0, MOST_POINTS, 0) for token in dealt],
    }


def read_gardens(data: Values, goods: Goods) -> Values:
    """The tiles of the Hanging Gardens, in the order of the file."""
    (tiles,) = parts_of("gardens.toml", data, "tiles")
    dealt, boxes = _dealt(tiles, "tiles", "gardens", tuple(name for name, _ in tiles.parts()))
    needs = []
    for n, tile in enumerate(dealt):
        tile.only("box", "floor", "pay", "needs", "points")
        tile.needs("pay")
        goods[Line.TILE + n] = tile.amounts("pay", RESOURCE_KEYS, MOST)
        needs.append(tile.amounts("needs", ("population", "event_track", "settlements"), SPACES))
        if needs[-1][2] > SETTLEMENTS:
            raise tile.wrong(f"needs {needs[-1][2]} Settlements, a seat has {SETTLEMENTS}")
    floors = [tile.number("floor", 1, FLOORS) for tile in dealt]
    for floor in range(1, FLOORS + 1):
        if (floor, 0) not in zip(floors, boxes, strict=True):
            raise ContentError(f"gardens.toml: the base box has no tile of floor {floor}")
    return {
        "tile_floor": floors,
        "tile_box": boxes,
        "tile_population": [population for population, _, _ in needs],
        "tile_renown": [renown for _, renown, _ in needs],
        "tile_settlements": [settlements for _, _, settlements in needs],
        "tile_points": [tile.number("points", 0, MOST_POINTS) for tile in dealt],
    }


def read_events(data: Values, goods: Goods) -> Values:
    """The Event cards; each has two options, one after the other in the tables."""
    (cards,) = parts_of("events.toml", data, "cards")
    dealt, boxes = _dealt(cards, "cards", "events", EVENT_CODES)
    for card in dealt:
        card.only("box", "terrain", "first", "second")
    options = [card.part(name) for card in dealt for name in ("first", "second")]
    kinds = [option.one_of("kind", EVENT_KEYS) for option in options]
    reward = []
    for n, (option, kind) in enumerate(zip(options, kinds, strict=True)):
        gains = ("each_round", "final") if kind == EventKind.CONTROL else ("gain",)
        option.only("kind", "pay", *gains, *(["points"] if kind == EventKind.TOKEN else []), "steps")
        if kind != EventKind.TOKEN:
            option.needs(*gains)
        goods[Line.OPTION + n] = option.amounts("pay", RESOURCE_KEYS, MOST)
        at_once = _rewards(option, gains[0])
        if kind == EventKind.CONTROL and any(at_once[Effect.POPULATION :]):
            raise option.wrong("each_round can only give resources")
        reward += [at_once, _rewards(option, "final")]
    _fits_the_hand(reward)
    return {
        "event_terrain": [card.one_of("terrain", TERRAINS) for card in dealt],
        "event_box": boxes,
        "option_kind": kinds,
        "option_steps": [option.number("steps", 0, MOST_STEPS) for option in options],
        "option_points": [
            option.number("points", 1, MOST_POINTS) if kind == EventKind.TOKEN else 0
            for option, kind in zip(options, kinds, strict=True)
        ],
        "reward": reward,
    }


def _rewards(option: Part, name: str) -> list[int]:
    """A row of rewards; a discovery is named by its technology, the others by how many."""
    given = option.data.get(name, {})
    if isinstance(given, dict) and "discovery" in given:
        found = 1 + Part(option.file, f"{option.name}.{name}", given).one_of("discovery", DISCOVERIES)
        given = {**given, "discovery": found}
    rewards = Part(option.file, option.name, {name: given}).amounts(name, EFFECT_KEYS, MOST)
    for effect in (*range(Effect.SETTLEMENT, Effect.DISCOVERY), Effect.QUEST):
        if rewards[effect] > 1:
            raise option.wrong(f"{name} gives {rewards[effect]} {EFFECT_KEYS[effect]}, one is the most")
    return rewards


def _fits_the_hand(reward: Sequence[Sequence[int]]) -> None:
    """Each Event gives one Quest card at most, and then leaves the game; all of them must find room in one hand."""
    rows = OPTIONS_OF_AN_EVENT * REWARD_ROWS
    cards = (reward[first : first + rows] for first in range(0, len(reward), rows))
    quests = sum(any(row[Effect.QUEST] for row in card) for card in cards)
    if quests > HAND - QUESTS_KEPT:
        raise ContentError(
            f"events.toml: {quests} Events give a Quest card, a hand has room for {HAND - QUESTS_KEPT}"
            f" beside the {QUESTS_KEPT} that are kept"
        )


def read_combat(data: Values) -> Values:
    """The combat cards, by unit and then by box."""
    file = "combat.toml"
    unit, box, value = [], [], []
    for kind, part in enumerate(parts_of(file, data, *LAND_KEYS)):
        part.only(*BOX_KEYS)
        for n, key in enumerate(BOX_KEYS):
            if key not in part.data:
                raise part.wrong(f"{key} is missing, expected a list of cards like [2, 1, 0]")
            cards = part.data[key]
            if not isinstance(cards, list):
                raise part.wrong(f"{key} = {cards!r}, expected a list of cards like [2, 1, 0]")
            value += [Part(file, part.name, {key: card}).row(key, ROWS, 0, MOST_STEPS) for card in cards]
            unit += [kind] * len(cards)
            box += [n] * len(cards)
    _check_counts(file, "cards", "combat", box)
    for kind, key in enumerate(LAND_KEYS):
        base = list(zip(unit, box, strict=True)).count((kind, 0))
        if base < SIDES * LAND_OF[kind]:
            raise ContentError(f"{file}: {base} cards {key} in the base box, a fight may need {SIDES * LAND_OF[kind]}")
    return {"combat_unit": unit, "combat_box": box, "combat_value": value}


def read_quests(data: Values, goods: Goods) -> Values:
    """The Quest cards."""
    points, cards = parts_of("quests.toml", data, "points", "cards")
    points.only("each")
    dealt, boxes = _dealt(cards, "cards", "quests", QUEST_CODES)
    kinds = [card.one_of("kind", QUEST_KEYS) for card in dealt]
    numbers, figures = [], []
    for n, (card, kind) in enumerate(zip(dealt, kinds, strict=True)):
        card.only("box", "kind", "own", *_asked(kind))
        card.needs("own", *NAMED.get(QuestKind(kind), ()))
        goods[Line.QUEST + n] = card.amounts("own", RESOURCE_KEYS, MOST)
        high = HIGHEST.get(QuestKind(kind), 0)
        figure = 0
        if kind == QuestKind.FIGURES:
            figure = card.one_of("figure", FIGURE_KEYS)
            high = FIGURES_OF[figure]
        elif kind == QuestKind.AMPHORAE:
            figure = card.number("from_level", 1, SECTIONS_OF_TRADE, 1)
        numbers.append(card.number("number", 1, high) if high else 0)
        figures.append(figure)
    return {
        "quest_box": boxes,
        "quest_kind": kinds,
        "quest_number": numbers,
        "quest_figure": figures,
        "quest_level": [card.amounts("levels", ACTION_KEYS, LEVELS) for card in dealt],
        "quest_terrain": [card.amounts("terrains", TERRAINS, REGIONS) for card in dealt],
        "quest_points": [points.number("each", 0, MOST_POINTS)] * len(dealt),
    }


def _asked(kind: int) -> list[str]:
    """The keys by which a Quest of a kind says what it asks for."""
    more = {
        **{asking: [*tables] for asking, tables in NAMED.items()},
        QuestKind.FIGURES: ["number", "figure"],
        QuestKind.AMPHORAE: ["number", "from_level"],
    }
    return more.get(QuestKind(kind), ["number"] if kind in HIGHEST else [])


def _dealt(part: Part, what: str, deck: str, codes: Sequence[str]) -> tuple[list[Part], list[int]]:
    """The cards of a deck in the order of their codes, and the box of each."""
    cards = dict(part.parts())
    boxes = {code: card.one_of("box", BOX_KEYS, BOX_KEYS[0]) for code, card in cards.items()}
    _check_counts(part.file, what, deck, list(boxes.values()))
    for code, card in cards.items():
        if code not in codes:
            raise card.wrong(f"is not known; the {what} are {codes[0]} to {codes[-1]}")
    return [cards[code] for code in codes], [boxes[code] for code in codes]


def _check_counts(file: str, what: str, deck: str, boxes: Sequence[int]) -> None:
    """Each box holds as many cards as the real one."""
    base = BASE_COUNT[deck]
    if boxes.count(0) != base:
        raise ContentError(f"{file}: {boxes.count(0)} {what}, the box has {base}")
    each = (TOTAL[deck] - base) // (len(BOX_KEYS) - 1)
    for box in range(1, len(BOX_KEYS)):
        if boxes.count(box) != each:
            raise ContentError(f"{file}: {boxes.count(box)} {what} of box {BOX_KEYS[box]}, that box has {each}")
