"""Logs as one JSON object a line: what happened and when, never who. No address, name or token is written."""

from __future__ import annotations

import json
import logging
from typing import Final

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """A record as a line of JSON, with whatever was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update({k: v for k, v in vars(record).items() if k not in _STANDARD and k != "color_message"})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def tells_no_address(record: logging.LogRecord) -> bool:
    """Keep lines that say who connected out of the log: uvicorn writes one, with the address, for each WebSocket."""
    return not (record.name.startswith("uvicorn") and '"WebSocket ' in str(record.msg))


def set_up(level: int = logging.INFO) -> None:
    """Send all logs to standard error as JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(tells_no_address)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("alembic", "asyncio", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)
