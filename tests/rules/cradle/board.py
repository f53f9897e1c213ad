"""Positions for the tests of Cradle of Civilization, written and read in the words of the spec's test vectors.

    p = position(land="plains:-1,-1", tribes="0:7=2", loads="0:7=wood")
    play(p, "end_movement", "action huts", "make 1", "offer 2")
    assert huts(p, "7") == "0"

Tiles are named as in the game: T, V1, V2, A, B, F, Q, then 7, 8, … in the order of `land`. `tribes` replaces all tribes
of a seat on the map, `loads` says what they hold (the seat in turn is shown in normal form anyway), `loose` what lies on
tiles, `huts` adds huts (`neutral` is nobody), `holy` names owners of holy places. `offerings="0:2@7,4@A*,6!"` are seat
0's offerings in order: the 2 lies on 7 under a hut, the 4 is carried on A, the 6 is delivered. `hands` deals cards,
`pile` says which tiles come next. Unless said otherwise four play, it is round 2, and seat 0 begins its movement with
5 points.

Positions are played uncompiled.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from eduba.games.cradle import GAME
from eduba.games.cradle.carrying import settle_everywhere
from eduba.games.cradle.shape import (
    CARD_KEYS,
    HUTS,
    NEUTRAL,
    OFFERINGS,
    SEATS,
    SLOTS,
    TERRAIN_KEYS,
    TILE_NAMES,
    TRIBES,
    VALUE_OF,
    Place,
)
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.tiles import add_tile
from eduba.games.cradle.values import Tables
from eduba.kernel.engine import Engine, Position
from eduba.kernel.testing import answers, asked, empty_log, offered, play, refused, told

__all__ = ("answers", "asked", "empty_log", "offered", "play", "refused", "told")
"""The words of all tests; what follows is the notation of this game."""

ENGINE: Final = Engine(GAME, compiled=False)
TABLES: Final[Tables] = ENGINE.content.tables[0]
"""The printed values that rules get beside the state."""
OWNERS: Final = (*(str(seat) for seat in range(SEATS)), "neutral")


def slot(tile: str) -> int:
    """The number of a tile."""
    return TILE_NAMES.index(tile)


def _entries(text: str) -> Iterator[tuple[str, list[str]]]:
    """`0:A=3,7=2 1:` as pairs of a name and a list."""
    for entry in text.split():
        name, _, rest = entry.partition(":")
        yield name, [part for part in rest.split(",") if part]


def position(
    *,
    players: int = 4,
    options: Mapping[str, object] | None = None,
    land: str = "",
    tribes: str = "",
    loads: str = "",
    loose: str = "",
    huts: str = "",
    holy: str = "",
    offerings: str = "",
    mana: str = "",
    hands: str = "",
    pile: str = "",
    supply: str = "",
    deck: int = -1,
    round: int = 2,
    points: int = 5,
    on_turn: int = 0,
) -> Position:
    """A position in which a seat moves (see the module's docstring)."""
    p = ENGINE.new({"players": players, **(options or {})}, seed=1)
    s: State = p.state
    s.told, s.round, s.points, s.actor = 1, round, points, on_turn
    _lay_tiles(s, land, pile)
    for name, parts in _entries(tribes):
        _set_tribes(s, int(name), parts)
    for name, parts in _entries(loads):
        _set_loads(s, int(name), parts)
    for entry in loose.split():
        _set_loose(s, *entry.split("="))
    for name, parts in _entries(huts):
        for part in parts:
            s.huts[OWNERS.index(name), slot(part)] += 1
    for tile, parts in _entries(holy):
        s.holy[slot(tile)] = 1 + int(parts[0])
        s.holy_left[int(parts[0])] -= 1
    for name, parts in _entries(offerings):
        for offering, part in enumerate(parts):
            _set_offering(s, int(name), offering, part)
    for seat in range(players):
        s.huts_left[seat] = HUTS - max(1, sum(s.huts[seat, i] for i in range(SLOTS)))
    for name, parts in _entries(mana):
        s.mana[int(name)], s.mana_max[int(name)] = map(int, parts[0].split("/"))
    for name, parts in _entries(hands):
        for card in parts:
            _deal(s, int(name), CARD_KEYS.index(card))
    for entry in supply.split():
        good, number = entry.split("=")
        setattr(s, f"{good}_supply", int(number))
    if deck >= 0:
        _discard_all_but(s, deck)
    settle_everywhere(s, empty_log())
    return p


def _lay_tiles(s: State, land: str, pile: str) -> None:
    for entry in land.split():
        terrain, _, cell = entry.partition(":")
        q, r = map(int, cell.split(","))
        _take_tile(s, TERRAIN_KEYS.index(terrain))
        add_tile(s, TERRAIN_KEYS.index(terrain), q, r)
    wanted = [TERRAIN_KEYS.index(terrain) for terrain in pile.split()]
    for tile in wanted:
        _take_tile(s, tile)
    for tile in reversed(wanted):
        s.pile[s.pile_size] = tile
        s.pile_size += 1


def _take_tile(s: State, terrain: int) -> None:
    """Take a tile of a terrain out of the pile."""
    tiles = [s.pile[i] for i in range(s.pile_size)]
    tiles.remove(terrain)
    s.pile_size -= 1
    for i, left in enumerate([*tiles, 0]):
        s.pile[i] = left


def _set_tribes(s: State, seat: int, parts: list[str]) -> None:
    for i in range(SLOTS):
        s.tribes[seat, i] = 0
    for part in parts:
        tile, number = part.split("=")
        s.tribes[seat, slot(tile)] = int(number)
    s.tribes_left[seat] = TRIBES - sum(s.tribes[seat, i] for i in range(SLOTS))


def _set_loads(s: State, seat: int, parts: list[str]) -> None:
    for part in parts:
        tile, goods = part.split("=")
        for good in goods.split("+"):
            held = s.wood_held if good == "wood" else s.stone_held
            held[seat, slot(tile)] += 1
            _spend(s, good, 1)


def _set_loose(s: State, tile: str, goods: str) -> None:
    """`7=wood*2`, `Q=` for none, `7=wood+stone`."""
    wanted = {"wood": 0, "stone": 0}
    for part in goods.split("+") if goods else []:
        good, _, number = part.partition("*")
        wanted[good] += int(number or 1)
    _spend(s, "wood", wanted["wood"] - s.loose_wood[slot(tile)])
    _spend(s, "stone", wanted["stone"] - s.loose_stone[slot(tile)])
    s.loose_wood[slot(tile)], s.loose_stone[slot(tile)] = wanted["wood"], wanted["stone"]


def _spend(s: State, good: str, n: int) -> None:
    if good == "wood":
        s.wood_supply -= n
    else:
        s.stone_supply -= n


def _set_offering(s: State, seat: int, offering: int, part: str) -> None:
    """`2@7` lies, `4@A*` is carried, `6!` is delivered."""
    value = int(part[0])
    index = VALUE_OF.values.index(value)
    s.offer_value[seat, offering] = value
    s.values_left[seat] -= 1 << index
    if part.endswith("!"):
        s.offer_place[seat, offering], s.offer_shown[seat, offering] = Place.DELIVERED, value
        return
    tile = slot(part[2:].rstrip("*"))
    carried = part.endswith("*")
    s.offer_place[seat, offering] = Place.CARRIED if carried else Place.LYING
    s.offer_slot[seat, offering] = tile
    if not carried:
        s.huts[seat, tile] += 1


def _deal(s: State, seat: int, card: int) -> None:
    cards = [s.deck[i] for i in range(s.deck_size)]
    if card in cards:
        cards.remove(card)
        s.deck_size -= 1
        for i, left in enumerate([*cards, 0]):
            s.deck[i] = left
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1


def _discard_all_but(s: State, left: int) -> None:
    while s.deck_size > left:
        s.deck_size -= 1
        s.discard[s.deck[s.deck_size]] += 1
        s.deck[s.deck_size] = 0


def to_action(p: Position) -> Position:
    """The same position at the start of phase II; hands stay as full as they are."""
    play(p, "end_movement")
    while p.state.step == Step.HOLD:
        p.play(p.legal()[0])
    return p


def idle(p: Position) -> Position:
    """The same position after the seat in turn has done nothing at all."""
    play(to_action(p), "action pass")
    return play(p, "end_turn") if p.state.step == Step.AFTER else p


def tribes(p: Position, seat: int) -> str:
    """The tribes of a seat on the map: `A=2 7=1`."""
    return " ".join(f"{TILE_NAMES[i]}={n}" for i in range(SLOTS) if (n := p.state.tribes[seat, i]))


def held(p: Position, seat: int, tile: str) -> tuple[int, int]:
    """Wood and stone that a seat's tribes hold on a tile."""
    return p.state.wood_held[seat, slot(tile)], p.state.stone_held[seat, slot(tile)]


def loose(p: Position, tile: str) -> tuple[int, int]:
    """Wood and stone that lie loose on a tile."""
    return p.state.loose_wood[slot(tile)], p.state.loose_stone[slot(tile)]


def supply(p: Position) -> tuple[int, int]:
    """Wood and stone in the supply."""
    return p.state.wood_supply, p.state.stone_supply


def mana(p: Position, seat: int = 0) -> str:
    """Mana and maximum of a seat: `1/4`."""
    return f"{p.state.mana[seat]}/{p.state.mana_max[seat]}"


def huts(p: Position, tile: str) -> str:
    """The owners of the huts on a tile: `0 neutral`."""
    return " ".join(name for i, name in enumerate(OWNERS) for _ in range(p.state.huts[i, slot(tile)]))


def thieves(p: Position) -> dict[str, int]:
    """The tribes that have stolen this turn."""
    return {TILE_NAMES[i]: n for i in range(SLOTS) if (n := p.state.thieves[i])}


def offerings(p: Position, seat: int) -> str:
    """A seat's offerings in play, in the notation of `position`."""
    s = p.state
    marks = {Place.LYING: "@{tile}", Place.CARRIED: "@{tile}*", Place.DELIVERED: "!"}
    return " ".join(
        f"{s.offer_value[seat, j]}"
        + marks[Place(s.offer_place[seat, j])].format(tile=TILE_NAMES[s.offer_slot[seat, j]])
        for j in range(OFFERINGS)
        if s.offer_place[seat, j] != Place.RESERVE
    )


def hand(p: Position, seat: int) -> list[str]:
    """The cards in a hand."""
    return [key for i, key in enumerate(CARD_KEYS) for _ in range(p.state.hand[seat, i])]


def neutral_huts(p: Position) -> list[str]:
    """The tiles with huts that belong to nobody."""
    return [TILE_NAMES[i] for i in range(SLOTS) if p.state.huts[NEUTRAL, i]]
