"""Boards for the tests of UR, written and read in the notation of the spec's test vectors.

    p = position("b1:0x2 b3:0x1 c2:1x2", hand="AT")
    play(p, "act T")
    assert tokens(p) == "b1:0x3 c2:1x2 b3:0x1"

`b1:0x2` are two tokens of seat 0 on b1, `a1:0` is a ziggurat of seat 0 on a1. `c3:A` turns the tile on c3 to show
agriculture, `c3:Cw` lays another there that shows culture and hides war. Texts that are read from a position name the
places in the order of the grid, row by row. Unless said otherwise four seats play on
the test board, seat 0 has the first-player marker, begins its turn and holds AW, and the options have their defaults.

Positions are written field by field, without the rules of the set-up, and played uncompiled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from eduba.games.ur import GAME
from eduba.games.ur.flow import begin_turn
from eduba.games.ur.shape import CODES, LETTERS, PLACE_NAMES, PLACES, SEATS, SPARES
from eduba.games.ur.state import End, State, Step
from eduba.games.ur.values import Tables
from eduba.kernel import testing
from eduba.kernel.engine import Engine, Position
from eduba.kernel.testing import answers, empty_log, offered, play, refused, told

__all__ = ("answers", "empty_log", "offered", "play", "refused", "told")
"""The words of all tests; what follows is the notation of this game."""

ENGINE: Final = Engine(GAME, compiled=False)
TABLES: Final[Tables] = ENGINE.content.tables[0]
"""The printed values that rules get beside the state."""

TEST_BOARD: Final = """
    Aw Tp Cp Pw Wt At
    Cw Pa Wa Ac Tc Ca
    Wt Ac Ta Ct Pw Wc
    Tc Cw Pw Wt Ac Tp
    Pt Wc Ap Ta Cp Pc
    Ap Tw Ct Pw Wa Ap
"""
"""The visible face of each tile, then in lower case the hidden one: all neighbours differ."""
LEFT_OVER: Final = ("AW", "TP", "CP", "AT")


def place(name: str) -> int:
    """The number of a place: a1 is 0."""
    return PLACE_NAMES.index(name)


def kind(tile: str) -> int:
    """The kind of a tile named by its two faces, in any order and case."""
    return CODES.index("".join(sorted(tile.upper(), key=LETTERS.index)))


def position(
    on_board: str = "",
    *,
    ziggurats: str = "",
    shows: str = "",
    hand: str = "",
    spares: str | None = None,
    supply: Mapping[int, int] | None = None,
    players: int = 4,
    seat: int = 0,
    first_player: int = 0,
    options: Mapping[str, object] | None = None,
    step: Step | None = None,
    made: int = 0,
) -> Position:
    """A position in which a seat begins its turn, or is asked a step of the preparation with so many answers made.

    `hand` is the hand tile of that seat. The hand tiles of seats that do not play are the spares, unless others are
    named. Supplies are what is not on the board, unless overridden.
    """
    p = Position(ENGINE)
    s: State = p.state
    s.seats, s.first_player, s.actor = players, first_player, seat
    _set_options(s, {"players": players, **(options or {})})
    _lay_tiles(s, shows)
    _deal(s, seat, hand, spares)
    _set_pieces(s, on_board, ziggurats)
    for other, n in (supply or {}).items():
        s.supply[other] = n
    s.last_tile = s.cursor = s.colour = s.war_from = s.war_to = s.pending_spot = -1
    if step is None:
        s.setup_step = -1
        begin_turn(s, TABLES, empty_log(), seat)
    else:
        s.step, s.setup_step = step, made
    return p


def _set_options(s: State, options: Mapping[str, object]) -> None:
    chosen = GAME.choose(options)
    for option in GAME.options:
        if option.name != "first_player":
            setattr(s, option.name, option.domain.parse(chosen[option.name]))


def _lay_tiles(s: State, shows: str) -> None:
    for i, tile in enumerate(TEST_BOARD.split()):
        s.kind[i], s.face[i] = kind(tile), LETTERS.index(tile[0])
    for turned in shows.split():
        name, faces = turned.split(":")
        if len(faces) == 2:
            s.kind[place(name)] = kind(faces)
        assert faces[0] in CODES[s.kind[place(name)]], f"{name} has no face {faces}"
        s.face[place(name)] = LETTERS.index(faces[0])


def _deal(s: State, seat: int, hand: str, spares: str | None) -> None:
    beside = LEFT_OVER[s.seats :] if spares is None else spares.split()
    for i in range(SEATS):
        s.hand[i] = kind(LEFT_OVER[i]) if i < s.seats else -1
    for i in range(SPARES):
        s.spare[i] = kind(beside[i]) if i < len(beside) else -1
    if hand:
        s.hand[seat] = kind(hand)


def _set_pieces(s: State, on_board: str, ziggurats: str) -> None:
    for i in range(PLACES):
        s.owner[i] = s.ziggurat[i] = -1
    for i in range(s.seats):
        s.supply[i] = TABLES.tokens
    for stack in on_board.split():
        name, held = stack.split(":")
        owner, n = (int(part) for part in held.split("x"))
        s.owner[place(name)], s.tokens[place(name)] = owner, n
        s.supply[owner] -= n
    for built in ziggurats.split():
        name, owner = built.split(":")[0], int(built.split(":")[1])
        s.ziggurat[place(name)] = owner
        s.supply[owner] -= 1
    s.ziggurats_left = TABLES.ziggurats - len(ziggurats.split())


def crowd(seats: Sequence[int], but: str = "") -> str:
    """A single token on every place except some, the seats in turn: a grid without room."""
    held = [name for name in PLACE_NAMES if name not in but.split()]
    return " ".join(f"{name}:{seats[i % len(seats)]}x1" for i, name in enumerate(held))


def estates(*collections: str, totals: Sequence[int] = ()) -> str:
    """Tiles of the test board that show these faces, a collection for each seat: one token on each tile.

    `totals` are the tokens of each seat in all: what is more than one on each tile lies on its first ones.
    """
    showing: dict[str, list[str]] = {letter: [] for letter in LETTERS}
    for name, laid in zip(PLACE_NAMES, TEST_BOARD.split(), strict=True):
        showing[laid[0]].append(name)
    stacks = []
    for seat, faces in enumerate(collections):
        own = [showing[letter].pop(0) for letter in faces.replace(" ", "")]
        more = totals[seat] - len(own) if totals else 0
        for name in own:
            n = 1 + min(more, 4)
            more -= n - 1
            stacks.append(f"{name}:{seat}x{n}")
    return " ".join(stacks)


def tokens(p: Position) -> str:
    """All tokens on tiles, in the notation of `position`."""
    s = p.state
    held = [i for i in range(PLACES) if s.owner[i] >= 0 or s.tokens[i]]
    return " ".join(f"{PLACE_NAMES[i]}:{s.owner[i]}x{s.tokens[i]}" for i in held)


def ziggurats(p: Position) -> str:
    """All ziggurats, in the notation of `position`."""
    s = p.state
    return " ".join(f"{PLACE_NAMES[i]}:{s.ziggurat[i]}" for i in range(PLACES) if s.ziggurat[i] >= 0)


def supplies(p: Position) -> list[int]:
    """The tokens of each seat that are not on the board."""
    return [p.state.supply[seat] for seat in range(p.seats)]


def tile(p: Position, name: str) -> str:
    """The tile in a place, in the notation of the test board: `Aw` shows agriculture and hides war."""
    s: State = p.state
    shown = LETTERS[s.face[place(name)]]
    return shown + CODES[s.kind[place(name)]].replace(shown, "").lower()


def hand(p: Position, seat: int) -> str:
    """The tile in a seat's hand."""
    s: State = p.state
    return CODES[s.hand[seat]]


def spares(p: Position) -> str:
    """The tiles beside the grid, in the order of their spots."""
    return " ".join(CODES[p.state.spare[i]] for i in range(SPARES) if p.state.spare[i] >= 0)


def asked(p: Position) -> str:
    """Which seat is asked what, and about which tile: `0 exchange`, `0 grow b3`."""
    return " ".join([testing.asked(p), *([PLACE_NAMES[p.state.cursor]] if p.state.cursor >= 0 else [])])


def ending(p: Position) -> str:
    """How the game ended; `none` if it goes on."""
    return End(p.state.end_cause).name.lower()


def pass_turn(p: Position) -> Position:
    """The same position after a turn in which the seat does nothing but the first exchange there is."""
    turn = p.state.turn
    play(p, "end_actions")
    while p.actor >= 0 and p.state.turn == turn:
        p.play(p.legal()[0])
    return p
