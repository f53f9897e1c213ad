"""Row rules: a rule that takes a row of a record is made once for each shape of row that is handed to it.

Which shapes these are, Numba finds out where it types a call, on a processor and for a GPU alike.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, get_type_hints

from numba import types

from eduba.kernel.record import RowView
from eduba.kernel.rule import globals_used, is_rule, parameters


@cache
def takes_rows(function: FunctionType) -> bool:
    """Whether a rule is handed rows: it is made once for each shape of row that is handed to it."""
    return RowView in get_type_hints(function).values()


@cache
def for_rows(function: FunctionType, handed: tuple[Any, ...]) -> FunctionType:
    """A row rule for rows of the shapes that a call hands it."""
    hints = get_type_hints(function)
    rows = {p: kind for p, kind in zip(parameters(function), handed, strict=True) if hints[p] is RowView}
    for parameter, kind in rows.items():
        if not isinstance(kind, types.NestedArray) or kind.ndim != 1:
            raise TypeError(f"rule {function.__name__}: {parameter} must be a row, as in s.deck")
    made = FunctionType(function.__code__, function.__globals__, function.__name__)
    made.__annotations__ = hints | rows
    shapes = ".".join(f"{kind.dtype}x{kind.shape[0]}" for kind in rows.values())
    made.__module__, made.__qualname__ = function.__module__, f"{function.__qualname__}.{shapes}"
    return made


def hands_rows(function: FunctionType) -> bool:
    """Whether a rule calls row rules: only who types its calls knows what it needs of them, so it is not kept alone."""
    return any(is_rule(value) and takes_rows(value) for _, value in globals_used(function))


def choosing(dispatcher: Any, made: Callable[[tuple[Any, ...]], Any]) -> Any:
    """A dispatcher of a row rule: it hands each call to what is made of the rule for the rows among its arguments."""
    template = dispatcher.get_call_template
    dispatcher._can_compile = False

    def get_call_template(handed: tuple[Any, ...], named: dict[str, Any]) -> Any:
        rows = tuple(kind if isinstance(kind, types.NestedArray) else None for kind in handed)
        dispatcher.overloads.update(made(rows).overloads)
        return template(handed, named)

    dispatcher.get_call_template = get_call_template
    return dispatcher
