"""Backup and restore: all rows of all tables as lines of JSON, so that a backup of one kind of database fits the other.

Seeds stay sealed in it: without the server's key, which is not part of a backup, running matches cannot go on.
"""

from __future__ import annotations

import base64
import gzip
import json
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import DateTime, LargeBinary, Table, func, select

from eduba.server.database import Database
from eduba.server.models import Account, Base, Proposal, Report

FORMAT: Final = "eduba-backup-1"
BATCH: Final = 500


class BackupError(ValueError):
    """A backup that cannot be made or restored; the message says why."""


async def backup(database: Database, path: Path) -> int:
    """Write all rows to a compressed file; how many there were."""
    await database.migrate()
    count = 0
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.write(json.dumps({"format": FORMAT}) + "\n")
        async with database.session() as session:
            for table in Base.metadata.sorted_tables:
                for row in (await session.execute(select(table))).mappings():
                    file.write(json.dumps({"table": table.name, "row": _plain(table, dict(row))}) + "\n")
                    count += 1
    return count


async def restore(database: Database, path: Path) -> int:
    """Fill an empty database from a backup; how many rows there were."""
    await database.migrate()
    tables = {table.name: table for table in Base.metadata.sorted_tables}
    async with database.writing() as session:
        for table in tables.values():
            if await session.scalar(select(func.count()).select_from(table)):
                raise BackupError(f"the database is not empty: there are {table.name} in it")
        count = 0
        waiting: dict[str, list[dict[str, Any]]] = {}
        for table, row in _rows(path, tables):
            waiting.setdefault(table.name, []).append(row)
            count += 1
            if len(waiting[table.name]) >= BATCH:
                await session.execute(table.insert(), waiting.pop(table.name))
        for name, rows in waiting.items():
            await session.execute(tables[name].insert(), rows)
        if not database.is_sqlite:
            for kind in (Account, Proposal, Report):  # whose next id must be a new one
                counter = func.pg_get_serial_sequence(kind.__tablename__, "id")
                await session.execute(select(func.setval(counter, func.coalesce(func.max(kind.id), 0) + 1, False)))
        await session.commit()
    return count


def _rows(path: Path, tables: dict[str, Table]) -> Any:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            if json.loads(file.readline()).get("format") != FORMAT:
                raise BackupError(f"{path} is no backup of Eduba")
            for line in file:
                entry = json.loads(line)
                table = tables[entry["table"]]
                yield table, _typed(table, entry["row"])
    except (OSError, EOFError, ValueError, KeyError, AttributeError) as error:
        if isinstance(error, BackupError):
            raise
        raise BackupError(f"{path}: damaged, or no backup ({error})") from None


def _plain(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    plain = {}
    for name, value in row.items():
        if isinstance(value, bytes):
            value = base64.b64encode(value).decode()
        elif isinstance(value, datetime):
            value = value.isoformat()
        plain[name] = value
    return plain


def _typed(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    typed = {}
    for name, value in row.items():
        kind = table.columns[name].type
        if value is not None and isinstance(kind, LargeBinary):
            value = base64.b64decode(value)
        elif value is not None and isinstance(kind, DateTime):
            value = datetime.fromisoformat(value)
        typed[name] = value
    return typed
