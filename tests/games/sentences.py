"""Sentences, a made-up game of folds and row rules, for tests of the kernel: every form, and what could go wrong with it.

Each answer fills the rows by chance and writes down what every rule gives.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from eduba.kernel.actions import ActionTable, numbers
from eduba.kernel.contract import Tables
from eduba.kernel.events import EventTable, Log
from eduba.kernel.game import Game
from eduba.kernel.moves import Move
from eduba.kernel.random import below, seed_words, shuffle
from eduba.kernel.record import Record, RowView, generator, number, row, table
from eduba.kernel.rule import Constants, ConstantTable, Ints, rule

LONG: Final = 9
SHORT: Final = 5
ANSWERS: Final = 40
MOST: Final = 99
PRIMES: Final = Constants((2, 3, 5, 7, 11, 13, 17, 19, 23))
PAIRS: Final = ConstantTable(((1, -2), (3, -4), (5, -6), (7, -8), (9, -9)))

ACTIONS: Final = ActionTable()
ROLL: Final = ACTIONS.verb("roll", numbers("bound", 0, 9))
TELL: Final = EventTable()


class Step(IntEnum):
    """What is asked."""

    ROLL = 0
    OVER = 1


class State(Record):
    """Rows of two shapes and two widths, a table, and what each rule gave."""

    given = row(ANSWERS, "what each rule gave", bits=32)
    words = generator()
    wide = row(SHORT, "numbers", bits=16)
    actor = number("seat that must decide; -1 when the game is over")
    step = number("which question is asked")
    seats = number("always 2")
    rolls = number("answers so far")
    touched = number("how often `touch` was called")
    left = row(LONG, "numbers")
    right = row(LONG, "numbers, of the same shape")
    short = row(SHORT, "numbers")
    grid = table(SHORT, LONG, "numbers")


@rule
def setup(s: State, t: Tables, options: Ints, seed: int) -> None:
    """The rows are filled for the first time."""
    seed_words(s, seed)
    s.seats = options[0]
    s.rolls = s.actor = s.step = s.touched = 0
    fill(s)


@rule
def fill(s: State) -> None:
    """Numbers by chance, small ones, so that much is equal."""
    for i in range(LONG):
        s.left[i] = below(s, 16) - 8
        s.right[i] = below(s, 16) - 8
        for j in range(SHORT):
            s.grid[j, i] = below(s, 4)
    for i in range(SHORT):
        s.short[i] = below(s, 16) - 8
        s.wide[i] = below(s, 2000) - 1000


@rule
def touch(s: State, limit: int) -> bool:
    """Counts that it was called, and soon says yes."""
    s.touched = (s.touched + 1) % 100
    return s.touched % 4 >= limit


@rule
def is_high(s: State, i: int, bound: int) -> bool:
    """A rule that is named in folds alone."""
    return s.left[i] > bound


@rule
def any_high(s: State, bound: int) -> bool:
    """A plain `any`."""
    return any(is_high(s, i, bound) for i in range(LONG))


@rule
def any_pair(s: State, bound: int) -> bool:
    """Two loops with a condition each; the second depends on the first."""
    return any(
        s.left[i] == s.left[j] for i in range(LONG) if s.left[i] < bound for j in range(i + 1, LONG) if s.right[j] > 0
    )


@rule
def any_number(s: State, bound: int) -> bool:
    """What counts as true is made a bool."""
    return any(s.left[i] for i in range(bound))


@rule
def all_low(s: State, bound: int) -> bool:
    """A plain `all`; true where there is nothing."""
    return all(s.left[i] < bound for i in range(min(bound, LONG)))


@rule
def all_even(s: State, bound: int) -> bool:
    """`all` with a condition and backwards."""
    return all(s.right[i] % 2 == 0 for i in range(LONG - 1, -1, -1) if s.left[i] > bound)


@rule
def count(s: State, bound: int) -> int:
    """How many there are."""
    return sum(1 for i in range(LONG) if s.left[i] >= bound)


@rule
def count_by_truth(s: State, bound: int) -> int:
    """Truths added up."""
    return sum(is_high(s, i, bound) for i in range(LONG))


@rule
def weighed(s: State, bound: int) -> int:
    """A sum with constants; the sign is kept."""
    return sum(s.left[i] * PRIMES[i] - bound for i in range(LONG))


@rule
def in_grid(s: State, bound: int) -> int:
    """A sum over a table; the inner variable hides nothing of the outer one."""
    return sum(s.grid[j, i] * PAIRS[j, i % 2] for j in range(SHORT) for i in range(bound) if (i + j) % 2)


@rule
def first_high(s: State, bound: int) -> int:
    """The first one, or a number that is none."""
    return next((i for i in range(LONG) if s.left[i] > bound), -1)


@rule
def first_or_named(s: State, bound: int) -> int:
    """Where there is none, a parameter."""
    return next((s.left[i] for i in range(LONG) if s.left[i] > 3), bound)


@rule
def first_or_member(s: State, bound: int) -> int:
    """Where there is none, a member of an enumeration or a constant."""
    if bound > 4:
        return next((i for i in range(SHORT) if s.short[i] > 5), Step.OVER)
    return next((i for i in range(SHORT) if s.short[i] > 5), MOST)


@rule
def least(s: State, bound: int) -> int:
    """The least one; the default counts only where there is none."""
    return min((s.left[i] for i in range(bound)), default=MOST)


@rule
def most(s: State, bound: int) -> int:
    """The greatest one, though it is less than the default."""
    return max((s.left[i] - 20 for i in range(LONG) if s.right[i] > bound), default=0)


@rule
def longest(s: State, bound: int) -> int:
    """The greatest of a table, with a default that has a sign."""
    return max((s.grid[j, i] for j in range(SHORT) if s.short[j] > bound for i in range(LONG)), default=-bound)


@rule
def stops_early(s: State, bound: int) -> bool:
    """What a fold calls is called as often as Python calls it."""
    return any(touch(s, bound % 4) for i in range(LONG))


@rule
def stops_at_the_first_no(s: State, bound: int) -> bool:
    """Likewise `all`, with a condition that is counted too."""
    return all(touch(s, 1) for i in range(LONG) if touch(s, bound % 4))


@rule
def hides_a_parameter(s: State, bound: int) -> int:
    """The variable is called like the parameter, which gives the range and the default."""
    return next((bound for bound in range(bound) if s.left[bound] > 4), bound)


@rule
def hides_a_record(s: State, bound: int) -> int:
    """The variable is called like the record."""
    return sum(s * s for s in range(s.short[0] + bound))


@rule
def hides_a_rule(s: State, bound: int) -> int:
    """The variable is called like a rule that is called elsewhere."""
    if bound > 3:
        return count(s, bound)
    return sum(count for count in range(bound))


@rule
def hides_a_local(s: State, bound: int) -> int:
    """After a loop with the same variable, and with locals that are called like those of a loop that is made."""
    total, best, found, value = bound, bound + 1, bound + 2, bound + 3
    for i in range(SHORT):
        total += s.short[i]
        if total > 20:
            return max((s.left[i] + total + best for i in range(LONG)), default=0)
    if total > best:
        return sum(s.left[i] + found for i in range(LONG))
    return next((i + value for i in range(bound, LONG) if s.left[i] > 0), found)


@rule
def hides_its_own(s: State, bound: int) -> int:
    """Two variables of one name: the inner one counts."""
    return sum(i for i in range(4) for i in range(i + bound))


@rule
def keeps_a_truth(s: State, positive: bool) -> bool:
    """A truth in a fold stays one."""
    chosen = not positive
    return any((s.left[i] > 0) == chosen for i in range(2))


@rule
def in_a_loop(s: State, bound: int) -> int:
    """A fold that is returned from within a loop."""
    while bound < LONG:
        if s.left[bound] > 2:
            return sum(s.left[i] for i in range(bound))
        if s.right[bound] > 6 and s.left[bound] < 0:
            return next((j for j in range(bound, LONG) if s.right[j] < 0), -2)
        bound += 1
    return -3


@rule
def mean(s: State, t: Tables, seat: int) -> float:
    """Floats that are kept in a local and in the fold."""
    weight = 2.5
    if seat == 0:
        return sum(s.left[i] * weight for i in range(LONG))
    return max((s.left[i] / weight for i in range(LONG)), default=0.0)


@rule
def of_row(things: RowView, bound: int) -> int:
    """A fold over a row that is handed in."""
    return sum(things[i] for i in range(len(things)) if things[i] < bound)


@rule
def twice(s: State, things: RowView, others: RowView, bound: int) -> int:
    """Rows are handed on, of one shape or of two."""
    swap(things, 0, 1)
    swap(others, 1, 2)
    return of_row(things, bound) * 100 + of_row(others, bound)


@rule
def swap(things: RowView, i: int, j: int) -> None:
    """Two things change places."""
    held = things[i]
    things[i] = things[j]
    things[j] = held


@rule
def forbids_roll(s: State, t: Tables, bound: int) -> int:
    """Everything is allowed."""
    return 0


@rule
def roll(s: State, t: Tables, log: Log, bound: int) -> None:
    """What every rule gives is written down."""
    fill(s)
    s.given[0] = any_high(s, bound)
    s.given[1] = any_pair(s, bound)
    s.given[2] = any_number(s, bound)
    s.given[3] = all_low(s, bound)
    s.given[4] = all_even(s, bound)
    s.given[5] = count(s, bound)
    s.given[6] = count_by_truth(s, bound)
    s.given[7] = weighed(s, bound)
    s.given[8] = in_grid(s, bound)
    s.given[9] = first_high(s, bound)
    s.given[10] = first_or_named(s, bound)
    s.given[11] = first_or_member(s, bound)
    s.given[12] = least(s, bound)
    s.given[13] = most(s, bound)
    s.given[14] = longest(s, bound)
    s.given[15] = stops_early(s, bound)
    s.given[16] = stops_at_the_first_no(s, bound)
    s.given[17] = hides_a_parameter(s, bound)
    s.given[18] = hides_a_record(s, bound)
    s.given[19] = hides_a_rule(s, bound)
    s.given[20] = hides_a_local(s, bound)
    s.given[21] = hides_its_own(s, bound)
    s.given[22] = keeps_a_truth(s, bound > 4)
    s.given[23] = in_a_loop(s, bound)
    shuffle(s, s.left, bound)
    shuffle(s, s.wide, s.seats)
    s.given[24] = of_row(s.wide, bound) + of_row(s.right, s.seats)
    s.given[25] = twice(s, s.left, s.short, bound)
    s.given[26] = twice(s, s.left, s.right, bound)
    s.rolls += 1
    s.actor = 1 - s.actor
    if s.rolls == 20:
        s.actor, s.step = -1, Step.OVER


@rule
def result(s: State, t: Tables, points: Ints, ranks: Ints) -> None:
    """Nobody wins."""
    for seat in range(s.seats):
        points[seat], ranks[seat] = 0, 1


GAME: Final = Game(
    id="sentences",
    version=1,
    prefix="SE",
    module=__name__,
    seats=(2,),
    state=State,
    steps=Step,
    actions=ACTIONS,
    events=TELL,
    moves=(Move(ROLL, (Step.ROLL,), forbids_roll, roll),),
    setup=setup,
    result=result,
    evaluate=mean,
    laws=(),
)
