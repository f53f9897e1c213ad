"""The map, the trade tokens, the Hanging Gardens and the cards on the table, as everybody sees them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from eduba.games.gardens.control import controller, is_blocked
from eduba.games.gardens.pieces import owner_of_start
from eduba.games.gardens.shape import (
    ACTION_KEYS,
    EVENT_CODES,
    FIGURE_KEYS,
    FLOORS,
    OPTIONS_OF_AN_EVENT,
    QUEST_CODES,
    REGION_KEYS,
    REGIONS,
    RESOURCE_KEYS,
    SLOT,
    SLOTS,
    START_REGION,
    TERRAIN_KEYS,
    TRIBE_KEYS,
    TYPE_OF,
)
from eduba.games.gardens.state import Phase, State, Token
from eduba.games.gardens.values import REWARD_ROWS, TERRAINS, Effect, EventKind, Line, QuestKind, Tables


def goods(t: Tables, line: int) -> dict[str, int]:
    """A line of goods: what is asked or given of each resource."""
    return {key: t.goods[line, i] for i, key in enumerate(RESOURCE_KEYS) if t.goods[line, i]}


def option_line(card: int, option: int) -> int:
    """Where an option stands in the tables."""
    return card * OPTIONS_OF_AN_EVENT + option


def regions_view(s: State, t: Tables) -> list[dict[str, Any]]:
    """GA-2.4, GA-13.7: all regions with what stands and lies there."""
    starts = {region: 1 + i for i, region in enumerate(START_REGION.values)}
    found = [region_view(s, t, region, starts.get(region, 0)) for region in range(REGIONS)]
    for seat in range(s.seats):
        for region, army in armies_of(s, seat).items():
            found[region]["armies"].append(army)
    return found


def region_view(s: State, t: Tables, region: int, start: int) -> dict[str, Any]:
    """One region, without its armies; a start region in use and one with a Blocker have no resource."""
    home, blocked = owner_of_start(s, region), is_blocked(s, t, region)
    return {
        "name": REGION_KEYS[region],
        "terrain": TERRAIN_KEYS[t.terrain[region]],
        "resource": None if home >= 0 or blocked else RESOURCE_KEYS[t.resource[region]],
        "start": start,
        "home": home,
        "blocked": blocked,
        "tribe": [key for i, key in enumerate(TRIBE_KEYS) if s.tribe[region] >> i & 1],
        "armies": [],
        "settlement": s.settlement[region],
        "wall": s.wall[region],
        "controller": controller(s, region),
        **token_view(s, t, region),
    }


def armies_of(s: State, seat: int) -> dict[int, dict[str, Any]]:
    """The land units and Rams of a seat, by region."""
    land = [(TYPE_OF[i], region) for i, region in enumerate(s.land.tolist()[seat]) if region >= 0]
    rams = [region for region in s.ram.tolist()[seat] if region >= 0]
    found: dict[int, dict[str, Any]] = {}
    for region in sorted({*rams, *(region for _, region in land)}):
        units = Counter(FIGURE_KEYS[kind] for kind, place in land if place == region)
        found[region] = {"seat": seat, "units": dict(units), "rams": rams.count(region)}
    return found


def token_view(s: State, t: Tables, region: int) -> dict[str, Any]:
    """GA-18.1: the Event token of a region, and its card once it was turned up."""
    card, option = s.event_card[region], s.event_option[region]
    scores = s.token[region] == Token.POINTS
    return {
        "token": Token(s.token[region]).name.lower(),
        "event": EVENT_CODES[card] if card >= 0 else None,
        "option": option if option >= 0 else None,
        "event_owner": s.event_owner[region],
        "event_die": s.event_die[region],
        "event_points": t.option_points[option_line(card, option)] if scores else 0,
    }


def trade_view(s: State, t: Tables) -> list[dict[str, Any]]:
    """The trade slots, their tokens and amphorae."""
    return [slot_view(s, t, slot) for slot in range(SLOTS)]


def slot_view(s: State, t: Tables, slot: int) -> dict[str, Any]:
    """One trade slot."""
    token = s.slot_token[slot]
    return {
        "slot": SLOT.text(slot),
        "level": t.slot_level[slot],
        "ship": bool(t.slot_ship[slot]),
        "token": token if token >= 0 else None,
        "pay": goods(t, Line.TOKEN_PAY + token) if token >= 0 else {},
        "gain": goods(t, Line.TOKEN_GAIN + token) if token >= 0 else {},
        "points": t.token_points[token] if token >= 0 else 0,
        "amphora": s.amphora[slot],
    }


def gardens_view(s: State, t: Tables) -> dict[str, Any]:
    """GA-11.1: the floors of the Hanging Gardens; of those above the next one nothing is seen."""
    return {"floors": s.floors, "tiles": [tile_view(s, t, floor) for floor in range(FLOORS)]}


def tile_view(s: State, t: Tables, floor: int) -> dict[str, Any]:
    """The tile of a floor, and who raised it."""
    tile = s.tile[floor]
    if tile < 0:
        return {"tile": None, "pay": {}, "needs": {}, "points": 0, "gardener": -1}
    needs = {
        "population": t.tile_population[tile],
        "event": t.tile_renown[tile],
        "settlements": t.tile_settlements[tile],
    }
    return {
        "tile": tile,
        "pay": goods(t, Line.TILE + tile),
        "needs": {key: n for key, n in needs.items() if n},
        "points": t.tile_points[tile],
        "gardener": s.gardener[floor],
    }


def cards_on_board(s: State, t: Tables) -> dict[str, Any]:
    """GA-18.1: the Event cards that lie face up, by their codes."""
    cards = sorted({card for card in s.event_card.tolist() if card >= 0})
    options = range(OPTIONS_OF_AN_EVENT)
    return {EVENT_CODES[c]: {"options": [option_view(t, option_line(c, i)) for i in options]} for c in cards}


def option_view(t: Tables, line: int) -> dict[str, Any]:
    """An option of an Event: its kind, price and rewards; `final` are those after six rounds."""
    return {
        "kind": EventKind(t.option_kind[line]).name.lower(),
        "price": goods(t, Line.OPTION + line),
        "steps": t.option_steps[line],
        "points": t.option_points[line],
        "rewards": rewards_view(t, line * REWARD_ROWS),
        "final": rewards_view(t, line * REWARD_ROWS + 1),
    }


def rewards_view(t: Tables, line: int) -> dict[str, int | str]:
    """A row of rewards; a discovery by its action, or "any"."""
    found: dict[str, int | str] = {e.name.lower(): t.reward[line, e] for e in Effect if t.reward[line, e]}
    if "discovery" in found:
        found["discovery"] = (*ACTION_KEYS, "any")[t.reward[line, Effect.DISCOVERY] - 1]
    return found


def quests_view(s: State, t: Tables, eyes: int) -> dict[str, Any]:
    """GA-28.6: the Quest cards that a seat sees: its own, and all hands once the game is over."""
    over = s.phase == Phase.OVER
    seats = [seat for seat in range(s.seats) if over or seat == eyes]
    cards = {s.hand[seat, i] for seat in seats for i in range(s.hand_size[seat])} | {s.returned[seat] for seat in seats}
    return {QUEST_CODES[card]: quest_view(t, card) for card in sorted(cards) if card >= 0}


def quest_view(t: Tables, card: int) -> dict[str, Any]:
    """A Quest card: what it asks for, and how much of each resource."""
    kind = QuestKind(t.quest_kind[card])
    asked: dict[str, Any] = {"kind": kind.name.lower(), "number": t.quest_number[card]}
    if kind == QuestKind.FIGURES:
        asked["figure"] = FIGURE_KEYS[t.quest_figure[card]]
    if kind == QuestKind.AMPHORAE:
        asked["level"] = t.quest_figure[card]
    if kind == QuestKind.TECHNOLOGIES:
        levels = {key: t.quest_level[card, i] for i, key in enumerate(ACTION_KEYS)}
        asked["levels"] = {key: n for key, n in levels.items() if n}
    if kind == QuestKind.TERRAINS:
        terrains = {TERRAIN_KEYS[i]: t.quest_terrain[card, i] for i in range(TERRAINS)}
        asked["terrains"] = {key: n for key, n in terrains.items() if n}
    return {**asked, "own": goods(t, Line.QUEST + card), "points": t.quest_points[card]}
