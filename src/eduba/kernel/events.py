"""What happened: `apply` tells it into a log handed to it beside the state.

A game declares each kind of event as a function whose parameters are the event's values:

    TELL = EventTable()

    @TELL("UR-10.7")
    def moved_in(log: Log, seat: Seat, source: Tile, target: Tile, n: int) -> None:
        \"\"\"Tokens moved onto the tile that was attacked.\"\"\"

and rules simply call it. The body is written here: it appends one line to the log. `UR-10.7` is the rule that the event
carries out (`kernel.citing`); a game without a rules reference writes `@TELL`. A parameter called `seen_by` is a set of
seats as bits (`only(seat)`); without one, everybody sees the event. Search hands in a log of capacity 0.

Annotations such as `Tile` are `Annotated[int, TILE]` with a `Domain` (`kernel.actions`), so that the page, the log and
the statistics know what each number means.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any, Final, TypeVar, cast, get_args, get_origin, get_type_hints, overload

from eduba.kernel.actions import SEAT, Domain
from eduba.kernel.citing import By, Citation, check_cases, cited
from eduba.kernel.findings import as_error, at
from eduba.kernel.record import Record, Records, number, table
from eduba.kernel.rule import rule
from eduba.kernel.writing import event_source, written

CAPACITY: Final = 256
"""Lines of one answer. The longest known, the last of a game of six with a fight and twelve Events, tells some 140."""
VALUES: Final = 10
EVERYBODY: Final = 0x7F
"""Seats as bits; the seventh bit, which is no seat, stands for spectators."""
SPECTATOR: Final = 6

F = TypeVar("F", bound=Callable[..., None])

Seat = Annotated[int, SEAT]
"""A seat, as an event's value."""


class Log(Record):
    """What one `apply` told."""

    lines = table(CAPACITY, 2 + VALUES, "kind, who may see it (seats as bits), values", bits=32)
    capacity = number("how many lines are kept; search sets 0", bits=16)
    count = number("lines told", bits=16)
    overflow = number("1 when more was told than there was room for")
    revealed = number("1 when something hidden was shown: nothing before it can be taken back")


@rule
def reveal(log: Log) -> None:
    """Say that something hidden was just shown (to whomever): a barrier for undo."""
    log.revealed = 1


@rule
def only(seat: int) -> int:
    """The set of seats that holds just one."""
    return 1 << seat


@rule
def all_but(seat: int) -> int:
    """Everybody but one seat, spectators included."""
    return EVERYBODY ^ (1 << seat)


def new_log(capacity: int = CAPACITY) -> Records[Log]:
    """A fresh log at the Python edge."""
    log = Records(Log)
    log[0].capacity = capacity
    return log


@dataclass(frozen=True)
class EventKind:
    """One declared kind of event."""

    name: str
    meaning: str
    values: tuple[tuple[str, Domain | None], ...]
    rule: Citation | None = field(hash=False)

    def cites(self, values: Sequence[int]) -> str | None:
        """The rule that an event with these values carries out (`UR-10.4`); None if the game names none."""
        return cited(self.rule, self.named(values))

    def named(self, values: Sequence[int]) -> dict[str, int]:
        """Values by their names."""
        return {name: value for (name, _), value in zip(self.values, values, strict=True)}


@dataclass(frozen=True)
class Event:
    """One thing that happened."""

    kind: EventKind
    seen_by: int
    values: tuple[int, ...]

    def visible_to(self, seat: int) -> bool:
        return bool(self.seen_by >> (SPECTATOR if seat < 0 else seat) & 1)

    def to_json(self) -> dict[str, Any]:
        return {"event": self.kind.name, **self.named()}

    def named(self) -> dict[str, int]:
        return self.kind.named(self.values)


class EventTable:
    """The kinds of event of one game, numbered in the order of their declaration."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    @overload
    def __call__(self, told: Citation) -> Callable[[F], F]: ...
    @overload
    def __call__(self, told: F) -> F: ...
    def __call__(self, told: Citation | F) -> Callable[[F], F] | F:
        """Declare a kind of event: `@TELL("UR-10.7")`; or `@TELL`, if it names no rule."""
        return partial(self._declare, told) if isinstance(told, str | By) else self._declare(None, told)

    def _declare(self, rule: Citation | None, declaration: F) -> F:
        number = len(self.kinds)
        parameters = list(inspect.signature(declaration).parameters)
        hints = get_type_hints(declaration, include_extras=True)
        if parameters[:1] != ["log"] or hints.get("log") is not Log:
            raise as_error([at(declaration, "the first parameter of an event is `log: Log`")])
        values = [p for p in parameters[1:] if p != "seen_by"]
        if len(values) > VALUES:
            raise as_error([at(declaration, f"an event of {len(values)} values; a line of the log holds {VALUES}")])
        told = tuple((v, _domain(hints.get(v))) for v in values)
        check_cases(declaration.__name__, rule, dict(told))
        self.kinds.append(EventKind(declaration.__name__, inspect.cleandoc(declaration.__doc__ or ""), told, rule))
        seen_by = "seen_by" if "seen_by" in parameters else str(EVERYBODY)
        source = event_source(declaration.__name__, parameters, number, seen_by, values)
        return cast(F, written(source, declaration))

    def read(self, log: Log) -> list[Event]:
        """The events in a log."""
        events = []
        for n in range(log.count):
            kind = self.kinds[log.lines[n, 0]]
            values = tuple(log.lines[n, 2 + i] for i in range(len(kind.values)))
            events.append(Event(kind, log.lines[n, 1], values))
        return events


def _domain(hint: Any) -> Domain | None:
    if get_origin(hint) is Annotated:
        for extra in get_args(hint)[1:]:
            if isinstance(extra, Domain):
                return extra
    return None
