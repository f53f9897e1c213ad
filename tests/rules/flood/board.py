"""Positions for the tests of After the Flood, written and read in the words of the spec's test vectors.

    p = position(workers="red:guti=2 green:guti=2", hand="red:metal=1")
    play(p, "act start", "start 1", "add metal", "end", "end", "garrison 1")
    assert armies(p) == "guti:red1"

Seats are red, purple and green (0, 1, 2). `workers` sets how many workers a seat has in places; the rest of its 25 are
unavailable. `hand` replaces the whole hand of a seat. `cities="uruk:red+"` is an extended city, `armies="guti:red2"` two
armies, `available="red:5"` armies ready to be used, `empires="red:1 green:2=textile,oil"` started empires by slot, in the
order of starting, with their equipment. Unless said otherwise it is turn 1 after phases 1 and 2, the order of play is
red, purple, green, nobody has passed, and red is asked which action it takes.

Positions are played uncompiled.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from eduba.games.flood import GAME
from eduba.games.flood.empires import rate_empires
from eduba.games.flood.shape import (
    PLACE_KEYS,
    PLACES,
    REGION_KEYS,
    REGIONS,
    RESOURCE_KEYS,
    SEATS,
    SITES,
    Place,
)
from eduba.games.flood.state import State, Step
from eduba.games.flood.values import Tables
from eduba.kernel import testing
from eduba.kernel.engine import Engine, Position
from eduba.kernel.random import die, seed_words
from eduba.kernel.testing import empty_log, offered, play, refused, told

__all__ = ("empty_log", "offered", "play", "refused", "told")
"""The words of all tests; what follows is the notation of this game."""

ENGINE: Final = Engine(GAME, compiled=False)
TABLES: Final[Tables] = ENGINE.content.tables[0]
"""The printed values that rules get beside the state."""
COLOURS: Final = ("red", "purple", "green")


def seat(colour: str) -> int:
    """The number of a seat."""
    return COLOURS.index(colour)


def place(name: str) -> int:
    """The number of a place for workers."""
    return PLACE_KEYS.index(name)


def region(name: str) -> int:
    """The number of a region."""
    return REGION_KEYS.index(name)


def _entries(text: str) -> Iterator[tuple[str, dict[str, int]]]:
    """`red:grain=2,oil=1 purple:` as pairs of a name and numbers."""
    for entry in text.split():
        name, _, rest = entry.partition(":")
        yield name, {k: int(v) for k, v in (part.split("=") for part in rest.split(",") if part)}


def position(
    *,
    turn: int = 1,
    order: str = "red purple green",
    cities: str = "",
    armies: str = "",
    available: str = "",
    empires: str = "",
    workers: str = "",
    hand: str = "",
    stock: str = "",
    passed: str = "",
    on_turn: str = "red",
    options: Mapping[str, object] | None = None,
) -> Position:
    """A position in which a seat is asked which action it takes (see the module's docstring)."""
    p = ENGINE.new({"first_order": "seats", **(options or {})})
    s: State = p.state
    s.turn, s.told, s.actor = turn, 1, seat(on_turn)
    for i, colour in enumerate(order.split()):
        s.order[i] = seat(colour)
    for colour in passed.split():
        s.passed[seat(colour)] = 1
    _set_cities(s, cities)
    _set_armies(s, armies, available)
    _set_workers(s, workers)
    _set_hands(s, hand, stock)
    _start_empires(s, empires)
    return p


def _set_cities(s: State, cities: str) -> None:
    for entry in cities.split():
        name, owner = entry.split(":")
        i, extended = seat(owner.rstrip("+")), owner.endswith("+")
        s.city_owner[region(name)], s.city_extended[region(name)] = i, int(extended)
        s.bases[i] -= 1
        s.extensions[i] -= int(extended)


def _set_armies(s: State, on_board: str, available: str) -> None:
    for entry in on_board.split():
        name, held = entry.split(":")
        owner, n = seat(held[:-1]), int(held[-1])
        s.army_owner[region(name)], s.army_count[region(name)] = owner, n
        s.armies_unavailable[owner] -= n
    for entry in available.split():
        colour, number = entry.split(":")
        s.armies_available[seat(colour)] = int(number)
        s.armies_unavailable[seat(colour)] -= int(number)


def _set_workers(s: State, workers: str) -> None:
    for colour, counts in _entries(workers):
        for name, n in counts.items():
            s.workers[seat(colour), place(name)] = n
        if "unavailable" not in counts:
            elsewhere = sum(s.workers[seat(colour), i] for i in range(PLACES) if i != Place.UNAVAILABLE)
            s.workers[seat(colour), Place.UNAVAILABLE] = TABLES.workers - elsewhere


def _set_hands(s: State, hand: str, stock: str) -> None:
    for colour, counts in _entries(hand):
        for i, name in enumerate(RESOURCE_KEYS):
            s.stock[i] += s.hand[seat(colour), i] - counts.get(name, 0)
            s.hand[seat(colour), i] = counts.get(name, 0)
    for entry in stock.split():
        name, number = entry.split("=")
        s.stock[RESOURCE_KEYS.index(name)] = int(number)


def _start_empires(s: State, empires: str) -> None:
    for started, entry in enumerate(empires.split()):
        colour, _, rest = entry.partition(":")
        slot, _, equipment = rest.partition("=")
        s.empire_slot[seat(colour)], s.slot_owner[int(slot)], s.start_rank[seat(colour)] = (
            int(slot),
            seat(colour),
            started,
        )
        for name in equipment.split(",") if equipment else []:
            s.equipment[seat(colour), RESOURCE_KEYS.index(name)] += 1
            s.stock[RESOURCE_KEYS.index(name)] -= 1
    if empires:
        rate_empires(s, TABLES, empty_log())


def dice(p: Position, *totals: int) -> Position:
    """The same position, whose next rolls of two dice give these totals."""
    for seed in range(1 << 22):
        seed_words(p.state, seed)
        if all(die(p.state, 6) + die(p.state, 6) == total for total in totals):
            seed_words(p.state, seed)
            return p
    raise AssertionError(f"no seed gives {totals}")


def hand(p: Position, colour: str) -> str:
    """What a seat holds: `grain=5 wood=1`."""
    held = ((name, p.state.hand[seat(colour), i]) for i, name in enumerate(RESOURCE_KEYS))
    return " ".join(f"{name}={n}" for name, n in held if n)


def stock(p: Position) -> str:
    """What is in the stock, in the notation of `position`."""
    return " ".join(f"{name}={p.state.stock[i]}" for i, name in enumerate(RESOURCE_KEYS) if p.state.stock[i])


def held(p: Position, resource: str) -> list[int]:
    """How many pieces of a resource each seat holds."""
    return [p.state.hand[i, RESOURCE_KEYS.index(resource)] for i in range(SEATS)]


def workers(p: Position, colour: str, *places: str) -> list[int]:
    """How many workers a seat has in places."""
    return [p.state.workers[seat(colour), place(name)] for name in places]


def all_workers(p: Position, name: str) -> list[int]:
    """How many workers each seat has in a place."""
    return [p.state.workers[i, place(name)] for i in range(SEATS)]


def armies(p: Position) -> str:
    """The armies on the board, in the notation of `position`."""
    s = p.state
    return " ".join(
        f"{REGION_KEYS[i]}:{COLOURS[s.army_owner[i]]}{s.army_count[i]}" for i in range(REGIONS) if s.army_owner[i] >= 0
    )


def ready(p: Position, colour: str) -> int:
    """The available armies of a seat."""
    return int(p.state.armies_available[seat(colour)])


def lost(p: Position, colour: str) -> int:
    """The unavailable armies of a seat."""
    return int(p.state.armies_unavailable[seat(colour)])


def cities(p: Position) -> str:
    """The cities on the board, in the notation of `position`."""
    s = p.state
    return " ".join(
        f"{REGION_KEYS[i]}:{COLOURS[s.city_owner[i]]}{'+' if s.city_extended[i] else ''}"
        for i in range(SITES)
        if s.city_owner[i] >= 0
    )


def ratings(p: Position) -> str:
    """The seats from rating A on."""
    rated = {p.state.rating[i]: COLOURS[i] for i in range(SEATS) if p.state.rating[i] >= 0}
    return " ".join(rated[i] for i in sorted(rated))


def order(p: Position) -> str:
    """The order of play."""
    return " ".join(COLOURS[p.state.order[i]] for i in range(SEATS))


def points(p: Position) -> list[int]:
    """The victory points of each seat."""
    return [p.state.vp[i] for i in range(SEATS)]


def asked(p: Position) -> str:
    """Which seat is asked what: `red act`; `over` at the end."""
    seat, _, question = testing.asked(p).partition(" ")
    return f"{COLOURS[int(seat)]} {question}" if question else seat


def pass_turn(p: Position, *bid: str) -> Position:
    """The same position after the seat on turn has passed with a bid."""
    return play(p, "act pass", *(f"add {resource}" for resource in bid), "end")


def all_pass(p: Position) -> Position:
    """The same position after everybody who has not passed has done so, without bids."""
    while p.state.step == Step.ACT:
        pass_turn(p)
    return p


def next_turn(p: Position) -> Position:
    """The same position in the next turn, or at the end: all pass and nobody extends a city."""
    all_pass(p)
    while p.state.step == Step.EXTEND:
        play(p, "end")
    return p


def total(p: Position, resource: str) -> int:
    """All pieces of a resource, wherever they are."""
    i = RESOURCE_KEYS.index(resource)
    boxes = sum(p.state.hand[j, i] + p.state.bid[j, i] + p.state.equipment[j, i] for j in range(SEATS))
    return int(boxes + p.state.stock[i])
