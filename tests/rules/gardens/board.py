"""Positions for the tests of the Hanging Gardens, written and read in the words of the spec's test vectors.

    p = position(units="0:spearman@harran,horseman@assur 1:archer@emar", stock="0:stone=2,wood=1", levels="0:build=3")
    play(p, "pawn build", "build_settlement harran")
    assert p.state.settlement[region("harran")] == 0

Seats 0 to 3 are Sumer, Akkad, Babylon and Elam, at home in Assur, Susa, Ebla and Ur, unless `empires` and `starts` say
otherwise; the set-up's own choices fall on the first answer (no Settlement is founded). It is round 2, seat 0 begins its
turn, and the turn order, the Population order and the Event order are 0, 1, 2, 3 (`population`, `renown` set spaces:
`0=3`; the order given is that of the pile, the most advanced first). `units`, `ships`, `rams` replace what a seat has on
the map; `stock`, `levels` change only what they name; `dice="0:white=ki,black=star"` are the dice of the storeys from
the first one, with what they show; without luck those of the seat in turn serve, and read `white=any`.
`tokens="harran=ev1"` puts Event cards under face-down tokens, `tribes="harran=sa"` sets figures (`harran=` none).
Positions are played uncompiled.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from eduba.games.gardens import GAME
from eduba.games.gardens.pieces import put_ram, put_ship, put_unit
from eduba.games.gardens.shape import (
    ACTION_KEYS,
    COLOUR_KEYS,
    CONTENT,
    DICE,
    EMPIRE_KEYS,
    EVENT_CODES,
    FIGURE_KEYS,
    FLOORS,
    LAND,
    RAMS,
    REGION_KEYS,
    REGIONS,
    RESOURCE_KEYS,
    SECTION_KEYS,
    SHIPS,
    SIGN_KEYS,
    TYPE_OF,
    Sign,
)
from eduba.games.gardens.state import State, Step, Token
from eduba.games.gardens.values import Tables
from eduba.kernel.content import read
from eduba.kernel.engine import Engine, Position
from eduba.kernel.events import Event
from eduba.kernel.testing import answers, asked, empty_log, events, of_kind, play, refused

__all__ = ("answers", "asked", "empty_log", "events", "of_kind", "play", "refused")
"""The words of all tests; what follows is the notation of this game."""

ENGINE: Final = Engine(GAME, compiled=False)
TABLES: Final[Tables] = ENGINE.content.tables[0]
"""The printed values that rules get beside the state."""
TRIBE_LETTERS: Final = "sah"
TILE_CODES: Final = [key for key, part in read(CONTENT / "gardens.toml")["tiles"].items() if isinstance(part, dict)]


def region(name: str) -> int:
    """The number of a region."""
    return REGION_KEYS.index(name)


def section(name: str) -> int:
    """The number of a river section."""
    return SECTION_KEYS.index(name)


def resource(name: str) -> int:
    """The number of a resource; `kb` is short for knucklebone."""
    return RESOURCE_KEYS.index("knucklebone" if name == "kb" else name)


def _entries(text: str) -> Iterator[tuple[int, list[str]]]:
    """`0:a,b 1:` as pairs of a seat and a list."""
    for entry in text.split():
        seat, _, rest = entry.partition(":")
        yield int(seat), [part for part in rest.split(",") if part]


def drafted(
    empires: str = "sumer akkad babylon elam",
    starts: str = "1 2 3 4",
    options: Mapping[str, object] | None = None,
) -> Position:
    """A game whose seats took their letters in order, then these Empires and starts."""
    names = empires.split()
    homes = starts.split()
    boxes = {"expansion_a": "yes", "expansion_b": "yes"} if set(names) & set(EMPIRE_KEYS[4:]) or len(names) > 4 else {}
    p = ENGINE.new({"players": len(names), **boxes, **(options or {})}, seed=1)
    for seat in range(len(names)):
        p.play(GAME.actions.parse(f"role {'ABCDEF'[seat]}"))
    for name in names:
        p.play(GAME.actions.parse(f"empire {name}"))
    for home in reversed(homes[: len(names)]):
        p.play(GAME.actions.parse(f"start {home}"))
    return p


def position(
    *,
    empires: str = "sumer akkad babylon elam",
    starts: str = "1 2 3 4",
    options: Mapping[str, object] | None = None,
    units: str = "",
    ships: str = "",
    rams: str = "",
    settlements: str = "",
    walls: str = "",
    stock: str = "",
    levels: str = "",
    dice: str = "",
    population: str = "",
    renown: str = "",
    tokens: str = "",
    tribes: str = "",
    amphorae: str = "",
    on_turn: int = 0,
    round: int = 2,
) -> Position:
    """A position in which a seat begins its turn (see the module's docstring)."""
    p = drafted(empires, starts, options)
    while p.state.step < Step.TURN:
        p.play(p.legal()[-1] if p.state.step == Step.FOUND else p.legal()[0])
    s: State = p.state
    s.round, s.turn, s.actor = round, on_turn, on_turn
    for seat in range(s.seats):
        s.order[seat] = s.population_order[seat] = s.renown_order[seat] = seat
        s.population[seat] = s.renown[seat] = 1
        for die in range(DICE):
            s.die_face[seat, die] = -1
    _set_tracks(s, population, renown)
    _set_figures(s, units, ships, rams)
    for seat, parts in _entries(settlements):
        for part in parts:
            s.settlement[region(part)] = seat
    for seat, parts in _entries(walls):
        for part in parts:
            s.wall[region(part)] = seat
    for seat, parts in _entries(stock):
        for part in parts:
            name, n = part.split("=")
            s.stock[seat, resource(name)] = int(n)
    for seat, parts in _entries(levels):
        for part in parts:
            name, n = part.split("=")
            s.level[seat, ACTION_KEYS.index(name)] = int(n)
    for seat, parts in _entries(dice):
        _set_dice(s, seat, parts)
    if s.luck:
        for die in range(s.storeys[on_turn]):
            s.die_face[on_turn, die] = Sign.ANY
    for entry in tribes.split():
        name, _, letters = entry.partition("=")
        s.tribe[region(name)] = sum(1 << TRIBE_LETTERS.index(letter) for letter in letters)
    for entry in tokens.split():
        name, _, code = entry.partition("=")
        hide(s, name, code)
    for entry in amphorae.split():
        slot, _, seat_name = entry.partition("=")
        s.amphora[int(slot)] = int(seat_name)
    for place in range(REGIONS):
        holders = _holders(s, place)
        s.holder[place] = holders[-1] if holders else -1
    return p


def _holders(s: State, place: int) -> list[int]:
    return [seat for seat in range(s.seats) if any(s.land[seat, i] == place for i in range(LAND))]


def _set_tracks(s: State, population: str, renown: str) -> None:
    for text, spaces, order in ((population, s.population, s.population_order), (renown, s.renown, s.renown_order)):
        named = [(int(seat), int(space)) for seat, space in (entry.split("=") for entry in text.split())]
        for seat, space in named:
            spaces[seat] = space
        first = [seat for seat, _ in named]
        piled = [*first, *(seat for seat in range(s.seats) if seat not in first)]
        for i, seat in enumerate(sorted(piled, key=lambda seat: -spaces[seat])):
            order[i] = seat


def _set_figures(s: State, units: str, ships: str, rams: str) -> None:
    for seat, parts in _entries(units):
        for i in range(LAND):
            s.land[seat, i] = -1
        for part in parts:
            kind, _, place = part.partition("@")
            name, _, n = place.partition("*")
            for _ in range(int(n or 1)):
                put_unit(s, seat, FIGURE_KEYS.index(kind), -1, region(name))
    for seat, parts in _entries(ships):
        for i in range(SHIPS):
            s.ship[seat, i] = -1
        for part in parts:
            put_ship(s, seat, -1, section(part))
    for seat, parts in _entries(rams):
        for i in range(RAMS):
            s.ram[seat, i] = -1
        for part in parts:
            put_ram(s, seat, -1, region(part))


def _set_dice(s: State, seat: int, parts: Sequence[str]) -> None:
    s.storeys[seat] = len(parts)
    for die in range(DICE):
        s.die_colour[seat, die] = s.die_face[seat, die] = -1
    for die, part in enumerate(parts):
        colour, _, sign = part.partition("=")
        s.die_colour[seat, die] = COLOUR_KEYS.index(colour)
        s.die_face[seat, die] = SIGN_KEYS.index(sign) if sign else -1


def hide(s: State, name: str, code: str) -> None:
    """Put an Event card under the token of a region; the card that lay there goes where that one lay, if anywhere."""
    card, place = EVENT_CODES.index(code), region(name)
    for other in range(REGIONS):
        if s.hidden_card[other] == card:
            s.hidden_card[other] = s.hidden_card[place]
    s.hidden_card[place] = card
    s.token[place] = Token.FACE_DOWN


def bare(p: Position) -> Position:
    """No Event token lies on the map, so that moves reveal nothing."""
    for place in range(REGIONS):
        p.state.token[place], p.state.hidden_card[place] = Token.NONE, -1
    return p


def run_event(s: State, name: str, code: str, owner: int, die: int = 1) -> None:
    """The first option of an Event runs for a seat."""
    place = region(name)
    hide(s, name, code)
    s.token[place], s.event_card[place], s.hidden_card[place] = Token.RUNS, EVENT_CODES.index(code), -1
    s.event_option[place], s.event_owner[place], s.event_die[place] = 0, owner, die


def lay_tile(p: Position, code: str) -> Position:
    """The floors below that of a Garden tile stand, raised by seat 3; the tile lies face up."""
    s = p.state
    s.floors = int(code[1]) - 1
    for floor in range(FLOORS):
        some = TILE_CODES.index(f"g{floor + 1}a")
        s.tile[floor], s.gardener[floor] = (some, 3) if floor < s.floors else (-1, -1)
        s.hidden_tile[floor] = some if floor > s.floors else -1
    s.tile[s.floors] = TILE_CODES.index(code)
    return p


def act(p: Position, *actions: str) -> list[Event]:
    """What the answers of one action tell; it is stopped if it could go on."""
    happened = events(p, *actions)
    return happened + (events(p, "stop") if "stop" in answers(p) else [])


def goods(p: Position, seat: int) -> dict[str, int]:
    """What a seat owns, without what it has none of."""
    return {name: p.state.stock[seat, i] for i, name in enumerate(RESOURCE_KEYS) if p.state.stock[seat, i]}


def figures(p: Position, seat: int) -> list[str]:
    """The units of a seat on the board: `["spearman@assur", "ship@assur-harran"]`."""
    s = p.state
    land = [(FIGURE_KEYS[TYPE_OF[i]], REGION_KEYS, s.land[seat, i]) for i in range(LAND)]
    ships = [("ship", SECTION_KEYS, s.ship[seat, i]) for i in range(SHIPS)]
    rams = [("ram", REGION_KEYS, s.ram[seat, i]) for i in range(RAMS)]
    return [f"{kind}@{keys[place]}" for kind, keys, place in (*land, *ships, *rams) if place >= 0]


def dice(p: Position, seat: int) -> list[str]:
    """The dice of a seat by storeys, `["white=ki", "black="]`, with what they show."""
    s = p.state
    faces = [SIGN_KEYS[s.die_face[seat, i]] if s.die_face[seat, i] >= 0 else "" for i in range(DICE)]
    return [f"{COLOUR_KEYS[s.die_colour[seat, i]]}={faces[i]}" for i in range(DICE) if s.die_colour[seat, i] >= 0]


def levels(p: Position, seat: int) -> dict[str, int]:
    """The technologies of a seat, without those at level 1."""
    return {key: p.state.level[seat, i] for i, key in enumerate(ACTION_KEYS) if p.state.level[seat, i] > 1}


def seats_in(order: Any) -> list[int]:
    """The seats of a track or of the turn order: a row of the state."""
    return [seat for seat in order.tolist() if seat >= 0]


def end_turns(p: Position) -> list[Event]:
    """Every seat that still has its turn in this round ends it, until something else is asked or the next round begins."""
    this, happened = p.state.round, []
    while asked(p).endswith(" turn") and p.state.round == this:
        happened += events(p, "end_turn")
    return happened
