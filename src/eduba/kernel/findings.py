"""Something to mend in what a game declares: a sentence, with the file and the line."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import FunctionType
from typing import Any, Final

from eduba.kernel.record import DeclarationError

_DECLARING: Final = ("eduba.kernel", "dataclasses", "functools")
"""Through these modules a declaration comes to where it is checked."""


@dataclass(frozen=True)
class Finding:
    """Something to mend."""

    file: str
    line: int
    function: str
    """The function, class, game or option that it is about."""
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.function}: {self.what}"


def at(thing: Callable[..., Any] | type, what: str) -> Finding:
    """Something to mend in a function or a class."""
    if isinstance(thing, FunctionType):
        return Finding(thing.__code__.co_filename, thing.__code__.co_firstlineno, thing.__qualname__, what)
    try:
        return Finding(inspect.getsourcefile(thing) or "?", inspect.getsourcelines(thing)[1], thing.__qualname__, what)
    except (OSError, TypeError):  # made without a source
        return here(getattr(thing, "__qualname__", repr(thing)), what)


def here(name: str, what: str) -> Finding:
    """Something to mend in the declaration that is being read now: at the line that the kernel was called from."""
    frame = sys._getframe()
    while frame.f_back and frame.f_globals.get("__name__", "").startswith(_DECLARING):
        frame = frame.f_back
    return Finding(frame.f_code.co_filename, frame.f_lineno, name, what)


def as_error(found: Iterable[Finding]) -> DeclarationError:
    """What was found, as the error that stops whoever cannot go on with it."""
    return DeclarationError("\n".join(map(str, found)))
