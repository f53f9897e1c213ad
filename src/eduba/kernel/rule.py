"""`@rule`: a plain Python function that three machines can run.

Decorating changes nothing: called from Python a rule is ordinary, debuggable Python over integer views. The mark tells
`kernel.compile` that the function may be built for the CPU or a GPU, with a signature read from its annotations, and
`kernel.lint` that its body must keep to the house rules of arithmetic.

A rule may use, by plain global name: other rules, integers, `Constants`, members of an `IntEnum`, verbs, and `math`.
"""

from __future__ import annotations

import dis
import math
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final, Protocol, TypeVar, cast

from eduba.kernel.findings import as_error, here

F = TypeVar("F", bound=Callable[..., Any])

_MARK: Final = "__eduba_rule__"


def rule(function: F) -> F:
    """Mark a function as a rule (see the module's docstring)."""
    setattr(function, _MARK, True)
    return function


def is_rule(thing: object) -> bool:
    """Whether something was decorated with `@rule`."""
    return isinstance(thing, FunctionType) and hasattr(thing, _MARK)


def entries_of(module: ModuleType) -> dict[str, FunctionType]:
    """The rules of a generic module that Python calls: those it names in `ENTRIES`, or else all that it defines."""
    named = getattr(module, "ENTRIES", vars(module))
    return {n: f for n, f in vars(module).items() if n in named and is_rule(f) and f.__module__ == module.__name__}


class Ints(Protocol):
    """A buffer of 32-bit integers handed to a rule: a list when uncompiled, an array when compiled."""

    def __len__(self) -> int: ...
    def __getitem__(self, i: int, /) -> int: ...
    def __setitem__(self, i: int, value: int, /) -> None: ...


class Floats(Protocol):
    """A buffer of 64-bit floats handed to a rule that may use them (`evaluate`, `prior`, search)."""

    def __len__(self) -> int: ...
    def __getitem__(self, i: int, /) -> float: ...
    def __setitem__(self, i: int, value: float, /) -> None: ...


class Constants:
    """A row of integers fixed by the printed components, for use inside rules: `PAIR[kind]`.

    Uncompiled it gives Python integers and refuses a negative or too large index; compiled it is a constant array.
    """

    __slots__ = ("values",)

    def __init__(self, values: Iterable[int]) -> None:
        self.values: tuple[int, ...] = tuple(values)

    def __len__(self) -> int:
        return len(self.values)

    def __getitem__(self, i: int) -> int:
        if not 0 <= i < len(self.values):
            raise IndexError(f"no constant [{i}]: indices are 0 to {len(self.values) - 1}")
        return self.values[i]


class ConstantTable:
    """A table of integers fixed by the printed components, for use inside rules: `NEIGHBOUR[tile, side]`."""

    __slots__ = ("values",)

    def __init__(self, values: Iterable[Sequence[int]]) -> None:
        self.values: tuple[tuple[int, ...], ...] = tuple(tuple(line) for line in values)
        if len({len(line) for line in self.values}) != 1:
            raise ValueError("the lines of a table of constants must be equally long")

    def __getitem__(self, at: tuple[int, int]) -> int:
        i, j = at
        if i < 0 or j < 0:
            raise IndexError(f"no constant [{i}, {j}]: indices are not negative")
        return self.values[i][j]


NOT_ASKED: Final = 1
"""What `forbids` answers when the verb is not asked now; the prompt explains it."""
UNKNOWN: Final = 2
"""What `forbids` answers for a number that is no action."""
RULE_CHAPTER: Final = 1000
"""A rule id is chapter.number; as an integer, chapter * 1000 + number. Smaller integers are not rules of a game."""
_RULINGS: Final = 900
_RULE_ID: Final = re.compile(r"[A-Z][A-Z0-9]*-(R|\d+)\.(\d+)")


def rule_number(rule_id: str) -> int:
    """The integer by which a predicate names a rule: `UR-10.8` is 10008."""
    read = _RULE_ID.fullmatch(rule_id)
    if read is None:
        said = f"{rule_id!r} is no rule id: write prefix, chapter and number, as in UR-10.8"
        raise as_error([here("rule_number", said)])
    return (_RULINGS if read[1] == "R" else int(read[1])) * RULE_CHAPTER + int(read[2])


def rule_id(prefix: str, number: int) -> str:
    """The inverse of `rule_number`."""
    chapter, position = divmod(number, RULE_CHAPTER)
    return f"{prefix}-{'R' if chapter == _RULINGS else chapter}.{position}"


def parameters(function: FunctionType) -> tuple[str, ...]:
    """The names of a function's parameters."""
    return function.__code__.co_varnames[: function.__code__.co_argcount]


@cache
def _names(code: CodeType) -> tuple[str, ...]:
    found = {i.argval for i in dis.get_instructions(code) if i.opname in ("LOAD_GLOBAL", "LOAD_NAME")}
    for part in code.co_consts:
        if isinstance(part, CodeType):  # a fold: Python makes a function of its own of it
            found.update(_names(part))
    return tuple(sorted(cast("set[str]", found)))


def globals_used(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """The global names a function reads, with their values; builtins are left out."""
    for name in _names(function.__code__):
        if name in function.__globals__:
            yield name, function.__globals__[name]


USABLE: Final = "a rule may use, by plain global name, other rules, numbers, Constants, enumerations, verbs, and math"


def is_usable(value: object) -> bool:
    """Whether something other than a rule may be used in a rule: what the cache's key sees in full.

    Not so a module: machine code would keep its attributes' values when they change.
    """
    return (
        isinstance(value, (int, float, Constants, ConstantTable))
        or (isinstance(value, tuple) and all(isinstance(part, int) for part in value))
        or (isinstance(value, type) and issubclass(value, IntEnum))
        or value is math
    )


def reachable(entries: Iterable[FunctionType], stand_ins: dict[Any, Any]) -> list[FunctionType]:
    """All rules that the entries call, directly or not, each after those it calls. Recursion is an error.

    `stand_ins` gives, for a function that only names a part of the contract, the game's own function.
    """
    order: list[FunctionType] = []
    done: set[FunctionType] = set()
    path: list[FunctionType] = []

    def visit(function: FunctionType) -> None:
        if function in done:
            return
        if function in path:
            raise TypeError(f"rules may not call themselves: {' -> '.join(f.__name__ for f in [*path, function])}")
        path.append(function)
        for name, value in globals_used(function):
            value = stand_ins.get(value, value) if isinstance(value, FunctionType) else value
            if is_rule(value):
                visit(value)
            elif not is_usable(value):
                raise TypeError(f"rule {function.__name__} uses {name}, a {type(value).__name__}: {USABLE}")
        path.pop()
        done.add(function)
        order.append(function)

    for entry in entries:
        visit(entry)
    return order
