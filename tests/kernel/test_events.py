"""Events: what a log keeps, and who may see it."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from eduba.kernel.actions import SEAT, Domain
from eduba.kernel.events import (
    CAPACITY,
    EVERYBODY,
    VALUES,
    Event,
    EventTable,
    Log,
    Seat,
    all_but,
    new_log,
    only,
    reveal,
)
from eduba.kernel.record import DeclarationError
from eduba.kernel.rule import is_rule

RIVER = Domain("river", ("tigris", "euphrates"))
TELL = EventTable()


@TELL
def flooded(log: Log, river: Annotated[int, RIVER], height: int) -> None:
    """A river rose."""


@TELL
def dreamt(log: Log, seat: Seat, seen_by: int, omen: int) -> None:
    """A seat had a dream."""


@TELL
def rested(log: Log) -> None:
    """Nothing happened."""


def test_a_log_keeps_kind_and_values_in_order() -> None:
    log = new_log()[0]
    flooded(log, 1, 300_000)
    rested(log)
    events = TELL.read(log)
    assert [e.to_json() for e in events] == [{"event": "flooded", "river": 1, "height": 300_000}, {"event": "rested"}]
    assert events[0].kind.meaning == "A river rose."
    assert events[0].named() == {"river": 1, "height": 300_000}


def test_values_know_their_domain() -> None:
    assert [kind.values for kind in TELL.kinds] == [
        (("river", RIVER), ("height", None)),
        (("seat", SEAT), ("omen", None)),
        (),
    ]


def test_an_event_is_a_rule_at_its_place() -> None:
    assert is_rule(flooded)
    assert (flooded.__name__, flooded.__module__, flooded.__doc__) == ("flooded", __name__, "A river rose.")


def seen(event: Event, seats: int) -> list[int]:
    """The seats that see an event; -1 for spectators."""
    return [seat for seat in range(-1, seats) if event.visible_to(seat)]


def test_without_seen_by_everybody_sees_an_event() -> None:
    log = new_log()[0]
    rested(log)
    assert seen(TELL.read(log)[0], 6) == [-1, 0, 1, 2, 3, 4, 5]


def test_seen_by_is_a_set_of_seats() -> None:
    log = new_log()[0]
    dreamt(log, 2, only(2), 7)
    dreamt(log, 2, only(0) | only(5), 7)
    dreamt(log, 2, all_but(3), 7)
    dreamt(log, 2, EVERYBODY, 7)
    dreamt(log, 2, 0, 7)
    events = TELL.read(log)
    assert [seen(e, 6) for e in events] == [
        [2],
        [0, 5],
        [-1, 0, 1, 2, 4, 5],
        [-1, 0, 1, 2, 3, 4, 5],
        [],
    ]
    assert {e.values for e in events} == {(2, 7)}, "who may see an event is no value of it"


def test_a_log_of_no_capacity_keeps_nothing_and_does_not_complain() -> None:
    log = new_log(capacity=0)[0]
    flooded(log, 0, 1)
    assert TELL.read(log) == []
    assert log.overflow == 0


def test_a_full_log_keeps_what_it_has_and_says_so() -> None:
    log = new_log()[0]
    for height in range(CAPACITY):
        flooded(log, 0, height)
    assert log.overflow == 0
    flooded(log, 0, CAPACITY)
    assert log.overflow == 1
    assert [e.values[1] for e in TELL.read(log)] == list(range(CAPACITY))


def test_a_reveal_is_noted_in_any_log() -> None:
    for capacity in (0, CAPACITY):
        log = new_log(capacity)[0]
        reveal(log)
        assert log.revealed == 1
        assert TELL.read(log) == []


def test_parameters_named_like_parts_of_the_written_body_keep_their_values() -> None:
    tell = EventTable()

    @tell
    def odd(log: Log, _line: int, line: int, count: int, lines: int, capacity: int, overflow: int, number: int) -> None:
        """Every name that the body could use for itself."""

    @tell
    def longest(log: Log, longest: int, longest_: int, longest__: int) -> None:
        """Names that grow."""

    log = new_log()[0]
    odd(log, 1, 2, 3, 4, 5, 6, 7)
    longest(log, 8, 9, 10)
    assert [e.values for e in tell.read(log)] == [(1, 2, 3, 4, 5, 6, 7), (8, 9, 10)]
    assert tell.read(log)[0].named()["_line"] == 1


def test_the_first_parameter_is_the_log() -> None:
    with pytest.raises(DeclarationError, match="nameless: the first parameter of an event is `log: Log`"):

        @EventTable()
        def nameless(seat: int) -> None:
            """No log."""

    with pytest.raises(DeclarationError, match="misnamed: the first parameter of an event is `log: Log`"):

        @EventTable()
        def misnamed(book: Log, seat: int) -> None:
            """The written body would not find it."""

    with pytest.raises(DeclarationError, match="nothing: the first parameter of an event is `log: Log`"):

        @EventTable()
        def nothing() -> None:
            """No parameter at all."""


def test_a_line_holds_only_so_many_values() -> None:
    values = ", ".join(f"v{i}: int" for i in range(VALUES + 1))
    space: dict[str, Any] = {"Log": Log}
    exec(f"def long(log: Log, {values}) -> None: ...", space)
    said = f"long: an event of {VALUES + 1} values; a line of the log holds {VALUES}"
    with pytest.raises(DeclarationError, match=said):
        EventTable()(space["long"])
