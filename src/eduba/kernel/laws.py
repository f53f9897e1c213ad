"""The laws of a game: what must hold in every position, whoever plays however.

A law is a rule `(s, t) -> bool`. One about each of many like things takes the number of the thing as well,
`(s, t, seat) -> bool`, and is listed with how many there are:

    laws=(cards_conserved, each_seat(hand_fits), each(TILES, tile_has_owner), each(State.laid, lies_apart))

From the list the kernel writes `broken`, which gives the place in it of the first law that does not hold.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import FunctionType
from typing import TypeAlias

from eduba.kernel import contract
from eduba.kernel.record import Number
from eduba.kernel.writing import broken_source, written


@dataclass(frozen=True)
class Each:
    """A law about each of many like things."""

    count: str
    """How many there are, as `broken` says it."""
    function: Callable[..., bool]


Law: TypeAlias = Callable[..., bool] | Each


def each(count: int | Number, law: Callable[..., bool]) -> Each:
    """A law `(s, t, i) -> bool` about things 0 to `count` - 1; a field of the state says how many there are now."""
    return Each(f"s.{count.name}" if isinstance(count, Number) else str(count), law)


def each_seat(law: Callable[..., bool]) -> Each:
    """A law `(s, t, seat) -> bool` about every seat that plays."""
    return Each("s.seats", law)


def function_of(law: Law) -> Callable[..., bool]:
    """The function of a law."""
    return law.function if isinstance(law, Each) else law


def in_words(broken: Callable[..., bool]) -> str:
    """A law that does not hold, as a fault tells it: its name, and what its docstring says first."""
    said = " ".join((broken.__doc__ or "").partition("\n\n")[0].split())
    return f"{broken.__name__} does not hold" + (f": {said}" if said else "")


def written_broken(laws: tuple[Law, ...], module: str) -> FunctionType:
    """`broken` of a game with these laws."""
    source = broken_source([law.count if isinstance(law, Each) else "" for law in laws])
    names = {f"law{number}": function_of(law) for number, law in enumerate(laws, 1)}
    return written(source, contract.broken, names, module)
