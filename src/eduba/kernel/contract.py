"""Stand-ins for a game's own functions, so that generic loops can be written as ordinary, typed modules.

A generic module (search, simulation, conformance loops) imports these names and calls them. It never runs as it is:
`kernel.specialise` gives the same functions with one game's rules in the place of the stand-ins.
"""

from __future__ import annotations

from typing import NoReturn

from eduba.kernel.events import Log
from eduba.kernel.record import Record, generator, number
from eduba.kernel.rule import Floats, Ints, rule


class State(Record):
    """Stands for a game's state: the fields every game has."""

    words = generator()
    actor = number("seat that must decide; -1 when the game is over")
    step = number("which question is asked")
    seats = number("number of seats")


class Tables(Record):
    """Stands for a game's printed values."""

    nothing = number("a game may have no values")


def _missing(name: str) -> NoReturn:
    raise NotImplementedError(f"{name}: a generic module runs only when specialised for a game")


@rule
def setup(s: State, t: Tables, options: Ints, seed: int) -> None:
    _missing("setup")


@rule
def legal(s: State, t: Tables, out: Ints) -> int:
    """The ids of all legal actions, ascending; how many."""
    _missing("legal")


@rule
def do(s: State, t: Tables, action: int, log: Log) -> None:
    """Carry out a legal action, and what follows it."""
    _missing("do")


@rule
def forbids(s: State, t: Tables, action: int) -> int:
    """The rule that forbids an action, 0 if none does, NOT_ASKED or UNKNOWN."""
    _missing("forbids")


@rule
def result(s: State, t: Tables, points: Ints, ranks: Ints) -> None:
    _missing("result")


@rule
def determinize(s: State, t: Tables, seat: int, seed: int) -> None:
    _missing("determinize")


@rule
def evaluate(s: State, t: Tables, seat: int) -> float:
    _missing("evaluate")


@rule
def prior(s: State, t: Tables, actions: Ints, count: int, weights: Floats) -> None:
    _missing("prior")


@rule
def observe(s: State, t: Tables, seat: int, out: Ints) -> int:
    """What a seat sees, as integers; how many."""
    _missing("observe")


@rule
def broken(s: State, t: Tables) -> int:
    """The number of the first law that does not hold, counted from 1; 0 if all do."""
    _missing("broken")


@rule
def action_count() -> int:
    """How many action ids the game has."""
    _missing("action_count")


STAND_INS = (setup, legal, do, forbids, result, determinize, evaluate, prior, observe, broken, action_count)
