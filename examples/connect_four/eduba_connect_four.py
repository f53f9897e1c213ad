"""Connect Four for Eduba: a whole game in one file, and the worked example of docs/add-a-game.md."""

from enum import IntEnum

from eduba.kernel.actions import ActionTable, numbers
from eduba.kernel.contract import Tables
from eduba.kernel.events import EventTable, Log, Seat
from eduba.kernel.game import Game
from eduba.kernel.moves import answers, moves_of
from eduba.kernel.random import clear_words
from eduba.kernel.record import Record, generator, number, row, table
from eduba.kernel.rule import Ints, rule, rule_number

ROWS, COLUMNS, LINE = 6, 7, 4
COLUMN = numbers("column", 1, COLUMNS)
ACTIONS = ActionTable()
DROP = ACTIONS.verb("drop", COLUMN)
TELL = EventTable()
FULL_COLUMN = rule_number("C4-2.2")


class Step(IntEnum):
    DROP = 0
    OVER = 1


class State(Record):
    words = generator()
    actor = number("seat that must decide; -1 when the game is over")
    step = number("which question is asked")
    seats = number("always 2")
    winner = number("seat that made a line; -1 if none did")
    left = number("cells still empty")
    height = row(COLUMNS, "discs in each column")
    disc = table(COLUMNS, ROWS, "whose disc lies in each cell, from the bottom; -1 if none")


@TELL
def dropped(log: Log, seat: Seat, column: int) -> None:
    """A disc fell into a column."""


@rule
def setup(s: State, t: Tables, options: Ints, seed: int) -> None:
    """C4-1.1: an empty grid; seat 0 begins."""
    clear_words(s)
    s.actor = s.step = 0
    s.winner, s.left = -1, ROWS * COLUMNS
    for c in range(COLUMNS):
        s.height[c] = 0
        for r in range(ROWS):
            s.disc[c, r] = -1


@rule
def forbids_drop(s: State, t: Tables, column: int) -> int:
    """C4-2.2: a full column takes no disc."""
    return FULL_COLUMN if s.height[column - 1] == ROWS else 0


@answers(DROP, Step.DROP, unless=forbids_drop)
@rule
def drop(s: State, t: Tables, log: Log, column: int) -> None:
    """C4-2.1: the disc falls to the lowest empty cell; then the other seat decides, unless the game is over."""
    c, seat = column - 1, s.actor
    r = s.height[c]
    s.disc[c, r] = seat
    s.height[c] = r + 1
    s.left -= 1
    dropped(log, seat, column)
    if makes_line(s, c, r):
        s.winner = seat
    s.actor = 1 - seat
    if s.winner >= 0 or s.left == 0:
        s.actor, s.step = -1, Step.OVER


@rule
def run(s: State, c: int, r: int, dc: int, dr: int) -> int:
    """How many discs of the same seat follow a cell in one direction."""
    n = 0
    for k in range(1, LINE):
        x, y = c + k * dc, r + k * dr
        if x < 0 or x >= COLUMNS or y < 0 or y >= ROWS or s.disc[x, y] != s.disc[c, r]:
            return n
        n += 1
    return n


@rule
def makes_line(s: State, c: int, r: int) -> bool:
    """C4-3.1: four in a row, a column or a diagonal."""
    return (
        run(s, c, r, 0, -1) >= LINE - 1
        or run(s, c, r, 1, 0) + run(s, c, r, -1, 0) >= LINE - 1
        or run(s, c, r, 1, 1) + run(s, c, r, -1, -1) >= LINE - 1
        or run(s, c, r, 1, -1) + run(s, c, r, -1, 1) >= LINE - 1
    )


@rule
def result(s: State, t: Tables, points: Ints, ranks: Ints) -> None:
    """C4-3.2: the line wins; a full grid without one is a draw."""
    for seat in range(2):
        points[seat] = 1 if s.winner == seat else 0
        ranks[seat] = 2 if s.winner == 1 - seat else 1


@rule
def evaluate(s: State, t: Tables, seat: int) -> float:
    """A win is worth 1, a loss -1."""
    return 0.0 if s.winner < 0 else (1.0 if s.winner == seat else -1.0)


@rule
def discs_counted(s: State, t: Tables) -> bool:
    """The columns hold as many discs as were dropped."""
    discs = 0
    for c in range(COLUMNS):
        discs += s.height[c]
    return discs + s.left == ROWS * COLUMNS


GAME = Game(
    id="connect_four",
    version=1,
    prefix="C4",
    module=__name__,
    seats=(2,),
    state=State,
    steps=Step,
    actions=ACTIONS,
    events=TELL,
    moves=moves_of(drop),
    setup=setup,
    result=result,
    evaluate=evaluate,
    laws=(discs_counted,),
)
