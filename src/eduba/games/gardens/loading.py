"""The content files, read and checked: map, tracks, dice, prices and units; the others have modules of their own."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from eduba.games.gardens.loading_cards import read_combat, read_events, read_gardens, read_quests, read_trade
from eduba.games.gardens.loading_empires import read_empires, read_technologies
from eduba.games.gardens.reading import Part, parts_of
from eduba.games.gardens.shape import (
    BASIC,
    COLOUR_KEYS,
    CONTENT,
    DICE,
    EMPIRE_KEYS,
    FACES,
    FEWEST,
    FIGURE_KEYS,
    LAND,
    LAND_TYPES,
    LEVELS,
    MOST,
    PLACES_OF_TRADE,
    RAMS,
    REGION_KEYS,
    REGIONS,
    RESOURCE_KEYS,
    RESOURCES,
    ROW_KEYS,
    ROWS,
    SEATS,
    SHIPS,
    SIGN_KEYS,
    SLOT,
    SLOTS,
    SPACES,
    START_REGION,
    STARTS,
    TERRAIN_KEYS,
    TRIBE_FIGURES,
    TRIBE_KEYS,
    Sign,
    Terrain,
)
from eduba.games.gardens.values import Item, Line
from eduba.kernel.content import ContentError, read_values

SEATS_KEYS: Final = ("two", "three", "four", "five", "six")
"""The keys of what differs with the number of players."""
LAND_KEYS: Final = FIGURE_KEYS[:LAND_TYPES]
ITEM_KEYS: Final = tuple(item.name.lower() for item in Item)
DIE_SIGNS: Final = SIGN_KEYS[: Sign.STAR + 1]

Values = dict[str, Any]
Goods = list[list[int]]


def read_tables(folder: Path | None) -> Values:
    """All values, by the names of the fields of `Tables`: those in a folder, the box's for files it does not have."""
    files = read_values(CONTENT, folder)
    goods: Goods = [[0] * RESOURCES for _ in range(Line.END)]
    values: Values = {"goods": goods}
    values |= _map(files["map.toml"])
    values |= _tracks(files["tracks.toml"])
    values |= _dice(files["dice.toml"])
    values |= _costs(files["costs.toml"], goods)
    values |= _units(files["units.toml"])
    values |= read_empires(files["empires.toml"])
    values |= read_technologies(files["technologies.toml"], values["start_level"])
    values |= read_trade(files["trade.toml"], goods)
    values |= read_gardens(files["gardens.toml"], goods)
    values |= read_events(files["events.toml"], goods)
    values |= read_combat(files["combat.toml"])
    values |= read_quests(files["quests.toml"], goods)
    _fits_the_map(values)
    _fits_the_tracks(values)
    _fits_the_places(values)
    return values


def _map(data: Values) -> Values:
    """Regions, and what changes with the number of players."""
    file = "map.toml"
    names = ("regions", "blockers", "starts", "trade_slots", "ship_slots")
    regions, blockers, starts, trade_slots, ship_slots = parts_of(file, data, *names)
    terrain, resource, tribe = [], [], []
    regions.only(*REGION_KEYS)
    for region, key in enumerate(REGION_KEYS):
        part = regions.part(key)
        part.only("terrain", "resource", "tribe")
        terrain.append(part.one_of("terrain", TERRAIN_KEYS))
        resource.append(part.one_of("resource", RESOURCE_KEYS[:BASIC]))
        tribe.append(part.some_of("tribe", TRIBE_KEYS, default=()))
        is_start = region in START_REGION.values
        if (terrain[-1] == Terrain.START) != is_start:
            raise part.wrong(f"{'is' if is_start else 'is not'} a start region; no pack can change that")
        if is_start and tribe[-1]:
            raise part.wrong("is a start region, where no Tribe can be")
    for figure, key in enumerate(TRIBE_KEYS):
        figures = sum(figure in waiting for waiting in tribe)
        if figures > TRIBE_FIGURES[figure]:
            raise ContentError(f"{file}: {figures} Tribe figures {key}, the box has {TRIBE_FIGURES[figure]}")
    return {
        "terrain": terrain,
        "resource": resource,
        "tribe": [sum(1 << figure for figure in waiting) for waiting in tribe],
        "blocked": _blocked(blockers, tribe),
        **_starts(starts),
        **_slots(trade_slots, ship_slots),
    }


def _blocked(blockers: Part, tribe: list[list[int]]) -> list[list[int]]:
    """The regions with a Blocker, by number of seats."""
    blockers.only(*SEATS_KEYS)
    blocked = [[0] * REGIONS for _ in range(SEATS + 1)]
    for seats, key in enumerate(SEATS_KEYS, FEWEST):
        for region in blockers.some_of(key, REGION_KEYS, default=()):
            if region in START_REGION.values or tribe[region]:
                raise blockers.wrong(f"{key} names {REGION_KEYS[region]}, which is a start region or has a Tribe")
            blocked[seats][region] = 1
    return blocked


def _starts(starts: Part) -> Values:
    """How many start regions are offered."""
    starts.only(*SEATS_KEYS)
    offered = [starts.number(key, seats, STARTS) for seats, key in enumerate(SEATS_KEYS, FEWEST)]
    return {"starts": [*[0] * FEWEST, *offered]}


def _slots(trade_slots: Part, ship_slots: Part) -> Values:
    """The trade slots."""
    trade_slots.only(*SEATS_KEYS)
    ship_slots.only("slots")
    filled = [[0] * SLOTS for _ in range(SEATS + 1)]
    for seats, key in enumerate(SEATS_KEYS, FEWEST):
        for slot in trade_slots.some_of(key, SLOT.names):
            filled[seats][slot] = 1
    ships = ship_slots.some_of("slots", SLOT.names)
    return {
        "filled": filled,
        "slot_level": [1 + slot // PLACES_OF_TRADE for slot in range(SLOTS)],
        "slot_ship": [int(slot in ships) for slot in range(SLOTS)],
    }


def _tracks(data: Values) -> Values:
    """What the spaces of the tracks allow, and the points at the end."""
    limits, storeys, points = parts_of("tracks.toml", data, "unit_limit", "storeys", "points")
    for part in (limits, storeys):
        part.only("spaces")
    points.only("places")
    values = {
        "unit_limit": limits.row("spaces", SPACES, 1, LAND + SHIPS + RAMS),
        "storeys_allowed": storeys.row("spaces", SPACES, 0, DICE),
        "place_points": points.row("places", 3, 0, 20),
    }
    for part, name in ((limits, "unit_limit"), (storeys, "storeys_allowed")):
        if any(after < before for before, after in pairwise(values[name])):
            raise part.wrong("must not fall from one space to the next")
    return values


def _dice(data: Values) -> Values:
    """The faces of the dice."""
    faces, rerolls = parts_of("dice.toml", data, "faces", "rerolls")
    faces.only(*COLOUR_KEYS)
    rerolls.only("most")
    signs = [faces.some_of(colour, DIE_SIGNS, most=FACES) for colour in COLOUR_KEYS]
    for colour, shown in zip(COLOUR_KEYS, signs, strict=True):
        if len(shown) != FACES:
            raise faces.wrong(f"{colour} has {len(shown)} faces, a die has {FACES}")
        if Sign.STAR not in shown:
            raise faces.wrong(f"{colour} shows no star, every die has one")
    return {"face": signs, "most_rerolls": rerolls.number("most", 0, 9)}


def _costs(data: Values, goods: Goods) -> Values:
    """Prices, and what is gained instead of something."""
    names = ("prices", "items", "construction", "instead_of_unit", "instead_of_building", "instead_of_storey")
    prices, items, levels, *instead = parts_of("costs.toml", data, *names)
    prices.only("unit", "discovery", "reroll")
    items.only(*ITEM_KEYS[: Item.GARDEN])
    levels.only(*ITEM_KEYS)
    prices.needs("unit", "discovery", "reroll")
    items.needs(*ITEM_KEYS[: Item.GARDEN])
    for name in ("unit", "discovery", "reroll"):
        goods[Line[name.upper()]] = prices.amounts(name, RESOURCE_KEYS, MOST)
    for item in range(Item.GARDEN):
        goods[Line.ITEM + item] = items.amounts(ITEM_KEYS[item], RESOURCE_KEYS, MOST)
    for part in instead:
        part.only("gain")
        part.needs("gain")
        goods[Line[part.name.upper()]] = part.amounts("gain", RESOURCE_KEYS, MOST)
    return {"build_level": [levels.number(key, 1, LEVELS) for key in ITEM_KEYS]}


def _units(data: Values) -> Values:
    """How units are made, move and fight."""
    names = (*LAND_KEYS, "ship", "support", "places", "tribe")
    *units, ship, support, places, tribe = parts_of("units.toml", data, *names)
    for part in units:
        part.only("war_level", "speed", "advantage", "simple")
    ship.only("speed")
    support.only("simple")
    places.only(*LAND_KEYS)
    tribe.only("knucklebones")
    better = [part.some_of("advantage", LAND_KEYS) for part in units]
    return {
        "war_level": [part.number("war_level", 1, LEVELS) for part in units],
        "speed": [part.number("speed", 1, 2) for part in units],
        "advantage": [[int(other in over) for other in range(LAND_TYPES)] for over in better],
        "simple_value": [part.number("simple", 0, 20) for part in units],
        "ship_speed": ship.number("speed", 1, 9),
        "simple_ship": support.number("simple", 0, 20),
        "strip": [places.row(key, ROWS, 0, 9) for key in LAND_KEYS],
        "tribe_piece": tribe.number("knucklebones", 0, 9),
    }


def _fits_the_map(values: Values) -> None:
    """The base box must have enough Event cards for the regions of each terrain, and enough trade tokens for the slots."""
    base_cards = [t for t, box in zip(values["event_terrain"], values["event_box"], strict=True) if box == 0]
    for terrain, key in enumerate(TERRAIN_KEYS[: Terrain.START]):
        regions, cards = values["terrain"].count(terrain), base_cards.count(terrain)
        if cards < regions:
            raise ContentError(f"events.toml: {cards} cards {key} in the base box, the map has {regions} such regions")
    base_tokens = [n for n, box in zip(values["token_level"], values["token_box"], strict=True) if box == 0]
    for level in range(1, LEVELS + 1):
        slots = max(
            sum(filled[slot] for slot in range(SLOTS) if values["slot_level"][slot] == level)
            for filled in values["filled"]
        )
        if base_tokens.count(level) < slots:
            raise ContentError(
                f"trade.toml: {base_tokens.count(level)} tokens of level {level} in the base box, {slots} slots get one"
            )


def _fits_the_tracks(values: Values) -> None:
    """What an Empire begins with must be allowed where its Population seal begins."""
    for empire, key in enumerate(EMPIRE_KEYS):
        space = values["start_population"][empire]
        units, limit = 1 + values["launches"][empire], values["unit_limit"][space - 1]
        if units > limit:
            raise ContentError(
                f"empires.toml: [{key}] begins with {units} units, Population space {space} allows {limit}"
            )
        storeys, allowed = values["start_storeys"][empire], values["storeys_allowed"][space - 1]
        if storeys > allowed:
            raise ContentError(
                f"empires.toml: [{key}] begins with {storeys} storeys, Population space {space} allows {allowed}"
            )


def _fits_the_places(values: Values) -> None:
    """A combat card has no more pieces printed in a row than there are places."""
    for unit, card in zip(values["combat_unit"], values["combat_value"], strict=True):
        for row, printed in enumerate(card):
            if printed > values["strip"][unit][row]:
                raise ContentError(
                    f"combat.toml: a {LAND_KEYS[unit]} has {printed} {ROW_KEYS[row]}, its cards have"
                    f" {values['strip'][unit][row]} places for it"
                )
