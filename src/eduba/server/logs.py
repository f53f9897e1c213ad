"""Logs as one JSON object a line, or in words: what happened and when, never who. No address, name or token is written."""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Hashable
from typing import Final

from eduba.server.security import RateLimit

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}

REFUSED: Final = "ASGI callable returned without completing handshake."


def _given(record: logging.LogRecord) -> dict[str, object]:
    """What was given as `extra`."""
    return {k: v for k, v in vars(record).items() if k not in _STANDARD and k != "color_message"}


class Lines(logging.Formatter):
    """A record as a line for people, with whatever was given as `extra`."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the formatter's way to call it
        given = ", ".join(f"{name} {value}" for name, value in _given(record).items())
        return f"{record.levelname.lower()}: {record.message}" + (f" ({given})" if given else "")


class JsonLines(logging.Formatter):
    """A record as a line of JSON, with whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update(_given(record))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def tells_no_address(record: logging.LogRecord) -> bool:
    """Keep lines that say who connected out of the log: uvicorn writes one, with the address, for each WebSocket."""
    return not (record.name.startswith("uvicorn") and '"WebSocket ' in str(record.msg))


def tells_trouble(record: logging.LogRecord) -> bool:
    """Keep out what is no trouble: uvicorn takes a live connection that was refused in words for one that broke off."""
    return not (record.name == "uvicorn.error" and record.msg == REFUSED)


class Sparing:
    """Keeps trouble that repeats itself from filling the disk: of the same from the same place a few lines are written,
    then one now and then, which says how many were left out (`unsaid`)."""

    def __init__(self, burst: int = 10, per_second: float = 0.1) -> None:
        self._limit = RateLimit(burst, per_second)
        self._unsaid: Counter[Hashable] = Counter()

    def __call__(self, record: logging.LogRecord) -> bool:
        """Whether a record is written."""
        if record.levelno < logging.WARNING:
            return True
        place = _place(record)
        if not self._limit.allows(place):
            self._unsaid[place] += 1
            return False
        if unsaid := self._unsaid.pop(place, 0):
            record.unsaid = unsaid
        return True


def _place(record: logging.LogRecord) -> Hashable:
    """Where trouble comes from: who says it, and where in the code the error arose."""
    arose = record.exc_info[2] if record.exc_info else None
    while arose is not None and arose.tb_next is not None:
        arose = arose.tb_next
    line = (arose.tb_frame.f_code.co_filename, arose.tb_lineno) if arose is not None else None
    return record.pathname, record.lineno, line


def set_up(as_json: bool = True) -> None:
    """Send all logs to standard error: everything as JSON, or trouble alone in words, which a person wants to read."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else Lines())
    handler.addFilter(tells_no_address)
    handler.addFilter(tells_trouble)
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.INFO if as_json else logging.WARNING, handlers=[handler], force=True)
    for name in ("alembic", "asyncio", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)
