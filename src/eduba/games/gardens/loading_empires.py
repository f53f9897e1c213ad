"""The content files of the Empires, read and checked: what they begin with, and their technology cards."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from eduba.games.gardens.reading import Part, parts_of
from eduba.games.gardens.shape import (
    ACTION_KEYS,
    EMPIRE_KEYS,
    FIGURE_KEYS,
    LAND_TYPES,
    LEVELS,
    RESOURCE_KEYS,
    SECTIONS_OF_TRADE,
    SIGN_KEYS,
    SPACES,
    Act,
    Sign,
)
from eduba.games.gardens.values import CardValue
from eduba.kernel.content import check_parts

LAND_KEYS: Final = FIGURE_KEYS[:LAND_TYPES]
LEVELS_UP: Final = range(1, LEVELS + 1)
TRACKS: Final = ("population", "event_track")
MOST_AT_START: Final = 20
SLOT_SIGNS: Final = tuple(key for sign, key in enumerate(SIGN_KEYS) if sign != Sign.STAR)

NUMBERS: Final = {
    Act.EXPLORE: {"activations": (1, 9)},
    Act.BUILD: {"builds": (1, 9), "gardens": (0, 5)},
    Act.RESEARCH: {"conversions": (1, 9), "clay": (1, 9), "tablets": (1, 9), "discoveries": (1, 9)},
    Act.HARVEST: {"gatherings": (1, 20), "trades": (0, 9), "trade_level": (1, SECTIONS_OF_TRADE)},
    Act.WAR: {"knucklebones": (1, 20), "units": (0, 9), "unit_level": (1, LEVELS), "tribute": (0, 9)},
    Act.GROWTH: {},
}
"""The numbers on the cards of each action, and their bounds, so that every action can have an effect; Growth has modes."""

Values = dict[str, Any]


def read_empires(data: Values) -> Values:
    """What each Empire begins with: what everybody has, unless it says otherwise."""
    everybody, *empires, seals = parts_of("empires.toml", data, "everybody", *EMPIRE_KEYS, "seals")
    everybody.only("level", "stock", "unit", "storeys", "population", "event_track")
    everybody.needs("stock")
    level = everybody.number("level", 1, LEVELS)
    stock = everybody.amounts("stock", RESOURCE_KEYS, MOST_AT_START)
    unit = LAND_KEYS[everybody.one_of("unit", LAND_KEYS)]
    storeys = everybody.number("storeys", 0, 1)
    spaces = {track: everybody.number(track, 1, SPACES - 1) for track in TRACKS}
    for part in empires:
        part.only("levels", "more", "unit", "storeys", *TRACKS, "may_found", "ship", "free_reroll")
    levels = [part.amounts("levels", ACTION_KEYS, LEVELS) for part in empires]
    more = [part.amounts("more", RESOURCE_KEYS, MOST_AT_START) for part in empires]
    population, renown = [[part.number(track, 1, SPACES - 1, spaces[track]) for part in empires] for track in TRACKS]
    seals.only(*TRACKS)
    return {
        "start_level": [[own or level for own in row] for row in levels],
        "start_stock": [[a + b for a, b in zip(stock, row, strict=True)] for row in more],
        "start_unit": [part.one_of("unit", LAND_KEYS, unit) for part in empires],
        "start_storeys": [part.number("storeys", 0, 1, storeys) for part in empires],
        "start_population": population,
        "start_renown": renown,
        "population_stack": _places(seals, "population", population),
        "renown_stack": _places(seals, "event_track", renown),
        "founds": [part.truth("may_found") for part in empires],
        "launches": [part.truth("ship") for part in empires],
        "rerolls_free": [part.truth("free_reroll") for part in empires],
    }


def _places(seals: Part, track: str, space: list[int]) -> list[int]:
    """Each Empire's place in a pile of seals, from 1."""
    order = seals.some_of(track, EMPIRE_KEYS)
    if len(order) != len(EMPIRE_KEYS):
        raise seals.wrong(f"{track} names {len(order)} Empires, there are {len(EMPIRE_KEYS)}")
    for ahead, behind in pairwise(order):
        if space[ahead] < space[behind]:
            raise seals.wrong(f"{track} has {EMPIRE_KEYS[ahead]} before {EMPIRE_KEYS[behind]}, which begins further on")
    return [1 + order.index(empire) for empire in range(len(EMPIRE_KEYS))]


def read_technologies(data: Values, start_level: list[list[int]]) -> Values:
    """All technology cards; an Empire has none below the level at which it begins: no sign, no number."""
    file = "technologies.toml"
    check_parts(file, data, ("signs", *ACTION_KEYS), optional=EMPIRE_KEYS)
    signs = Part(file, "signs", data["signs"])
    signs.only("of_level")
    slots = signs.row("of_level", LEVELS, 1, 2)
    standard = [_levels(Part(file, key, data[key])) for key in ACTION_KEYS]
    for action, cards in enumerate(standard):
        for level in LEVELS_UP:
            if level not in cards:
                raise Part(file, ACTION_KEYS[action], {}).wrong(f"has no card of level {level}")
            _card(cards[level], action, slots[level - 1])
    card_sign, card = [], []
    for empire, key in enumerate(EMPIRE_KEYS):
        differing = _differing(Part(file, key, data.get(key, {})), start_level[empire])
        for action in range(len(ACTION_KEYS)):
            for level in LEVELS_UP:
                if level < start_level[empire][action]:
                    shown, numbers = [-1, -1], [0] * len(CardValue)
                else:
                    usual = standard[action][level]
                    own = differing.get((action, level), usual)
                    merged = Part(file, own.name, {**usual.data, **own.data})
                    shown, numbers = _card(merged, action, slots[level - 1])
                card_sign.append(shown)
                card.append(numbers)
    return {"card_sign": card_sign, "card": card}


def _levels(part: Part) -> dict[int, Part]:
    """The cards of an action, by level."""
    part.only(*map(str, LEVELS_UP))
    return {int(level): card for level, card in part.parts()}


def _differing(part: Part, start_level: list[int]) -> dict[tuple[int, int], Part]:
    """The cards of an Empire that differ from the standard ones, by action and level."""
    part.only(*ACTION_KEYS)
    found = {}
    for key, cards in part.parts():
        action = ACTION_KEYS.index(key)
        for level, card in _levels(cards).items():
            if level < start_level[action]:
                raise card.wrong(f"is no card of {part.name}, which begins at level {start_level[action]}")
            found[action, level] = card
    return found


def _card(part: Part, action: int, slots: int) -> tuple[list[int], list[int]]:
    """The signs of a card, -1 where it has only one, and its numbers."""
    part.only("signs", *NUMBERS[Act(action)], *(["modes"] if action == Act.GROWTH else []))
    signs = [SIGN_KEYS.index(SLOT_SIGNS[n]) for n in part.some_of("signs", SLOT_SIGNS, most=2)]
    if len(signs) != slots:
        raise part.wrong(f"has {len(signs)} signs, a card of its level has {slots}")
    numbers = [0] * len(CardValue)
    for name, (low, high) in NUMBERS[Act(action)].items():
        numbers[CardValue[name.upper()]] = part.number(name, low, high, 0 if name == "tribute" else None)
    if action == Act.GROWTH:
        modes = part.data.get("modes")
        if not isinstance(modes, list) or not 1 <= len(modes) <= 2 or not all(isinstance(m, dict) for m in modes):
            raise part.wrong("needs one or two modes, like modes = [{ food = 2, steps = 1 }]")
        for n, mode in enumerate(modes):
            inner = Part(part.file, f"{part.name}.modes", mode)
            inner.only("food", "steps")
            numbers[CardValue.FOOD_0 + 2 * n] = inner.number("food", 0, 9)
            numbers[CardValue.STEPS_0 + 2 * n] = inner.number("steps", 1, 9)
    return [*signs, -1][:2], numbers
