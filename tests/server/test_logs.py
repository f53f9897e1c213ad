"""The log: trouble that repeats itself does not fill the disk."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from eduba.server.logs import JsonLines, Lines, Sparing


@pytest.fixture
def written() -> Iterator[tuple[logging.Logger, io.StringIO]]:
    """A logger that spares the disk, and what it writes."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparing(burst=3, per_second=1000))
    log = logging.getLogger("test of logs")
    log.addHandler(handler)
    log.propagate = False
    yield log, stream
    log.removeHandler(handler)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def stumble(log: logging.Logger, times: int, deed: Callable[[], object] = lambda: int("\0")) -> None:
    for _ in range(times):
        try:
            deed()
        except (ValueError, ZeroDivisionError):
            log.exception("a request made the server stumble")


def test_a_stumble_repeated_is_written_a_few_times_and_then_counted(
    written: tuple[logging.Logger, io.StringIO], monkeypatch: pytest.MonkeyPatch
) -> None:
    log, stream = written
    clock = 0.0
    monkeypatch.setattr("eduba.server.security.time.monotonic", lambda: clock)
    stumble(log, 300)
    assert [line.get("unsaid") for line in lines(stream)] == [None, None, None]
    stumble(log, 1, lambda: 1 // 0)
    assert "ZeroDivisionError" in lines(stream)[-1]["trace"], "what arises elsewhere is another trouble"
    clock = 1.0
    stumble(log, 1)
    assert lines(stream)[-1]["unsaid"] == 297


def test_ordinary_lines_are_all_written(written: tuple[logging.Logger, io.StringIO]) -> None:
    log, stream = written
    log.setLevel(logging.INFO)
    for n in range(50):
        log.info("line %s", n)
    assert len(lines(stream)) == 50


def test_a_person_reads_words() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    log = logging.getLogger("test of words")
    log.addHandler(handler)
    log.propagate = False
    log.warning("bot replaced by a random move", extra={"bot": "king", "reason": "it died"})
    stumble(log, 1)
    log.removeHandler(handler)
    first, second, *trace = stream.getvalue().splitlines()
    assert first == "warning: bot replaced by a random move (bot king, reason it died)"
    assert second == "error: a request made the server stumble"
    assert trace[0].startswith("Traceback")
