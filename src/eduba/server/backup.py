"""Backup and restore: all rows of all tables as lines of JSON, so that a backup of one kind of database fits the other.

A backup is the database as it was at one moment, whatever is played meanwhile. It names the revision of its tables; it
is restored into tables of that revision, which are then brought up to date as a server does it with its own. So a backup
stays readable as long as migrations lead from its revision to today's.

Seeds stay sealed in it: without the server's key, which is not part of a backup, running matches cannot go on.
"""

from __future__ import annotations

import base64
import gzip
import zlib
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

import orjson
from sqlalchemy import Connection, DateTime, LargeBinary, MetaData, Table, func, literal, select, text
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import TypeEngine

from eduba.match.whole import written_whole
from eduba.server.database import Database, DatabaseError, require_known, revision_of, told_in_words, upgrade
from eduba.server.models import Account, Base, Report

FORMAT: Final = "eduba-backup-2"
UNNAMED: Final = {"eduba-backup-1": "0003"}
"""The revision of backups from before they named it."""
BATCH: Final = 500
COMPRESSION: Final = 6
Row = dict[str, Any]


class BackupError(ValueError):
    """A backup that cannot be made or restored; the message says why."""


async def backup(database: Database, path: Path) -> int:
    """Write all rows to a compressed file, whole or not at all; how many there were."""
    if path.exists() and not path.is_file():
        raise BackupError(f"{path} is no file")
    count = 0
    with told_in_words(), written_whole(path) as file, gzip.GzipFile("", "wb", COMPRESSION, file) as packed:
        async with database.snapshot() as connection:
            revision = await connection.run_sync(revision_of)
            packed.write(_line({"format": FORMAT, "revision": revision}))
            for table in Base.metadata.sorted_tables:
                rows = await connection.stream(select(table), execution_options={"yield_per": BATCH})
                async for some in rows.mappings().partitions(BATCH):
                    packed.write(b"".join(_line({"table": table.name, "row": dict(row)}) for row in some))
                    count += len(some)
    return count


async def restore(database: Database, path: Path) -> int:
    """Fill an empty database from a backup, all or nothing; how many rows there were."""
    try:
        with told_in_words(), gzip.open(path) as packed:
            revision = _revision(packed)
            async with database.alone() as connection:
                await connection.run_sync(_make_tables, revision)
                there = await connection.run_sync(_tables)
                count = await _fill(connection, there.tables, packed)
                if not database.is_sqlite:
                    await _count_on(connection)
                await connection.run_sync(upgrade)
                await connection.commit()
    except DatabaseError as error:
        raise BackupError(f"{path}: {error}") from error
    except (EOFError, zlib.error, gzip.BadGzipFile, ValueError, KeyError, TypeError, AttributeError) as error:
        if isinstance(error, BackupError):
            raise
        raise BackupError(f"{path}: damaged, or no backup ({error})") from error
    return count


def _revision(packed: gzip.GzipFile) -> str:
    """The revision of a backup's tables."""
    head = orjson.loads(packed.readline())
    revision = head["revision"] if head["format"] == FORMAT else UNNAMED[head["format"]]
    require_known(revision, "it")
    return str(revision)


def _make_tables(connection: Connection, revision: str) -> None:
    """Empty tables of a revision, whatever revision the tables have that are there; refuse if something is in them."""
    found = revision_of(connection)
    if found is not None:
        require_known(found, "the database")
    there = _tables(connection)
    for table in there.tables.values():
        if connection.scalar(select(literal(1)).select_from(table).limit(1)):
            raise DatabaseError(f"the database is not empty: there are {table.name} in it")
    if found not in (None, revision):
        there.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
    upgrade(connection, revision)


def _tables(connection: Connection) -> MetaData:
    """Our tables, as a database has them."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in Base.metadata.tables)
    return found


async def _fill(connection: AsyncConnection, tables: Mapping[str, Table], packed: gzip.GzipFile) -> int:
    """Insert the rows of one table after the other: they come in an order in which no row refers to a later one."""
    count = 0
    for name, lines in groupby(map(orjson.loads, packed), itemgetter("table")):
        readers = _readers(tables[name])
        rows = (_typed(line["row"], readers) for line in lines)
        while batch := list(islice(rows, BATCH)):
            await connection.execute(tables[name].insert(), batch)
            count += len(batch)
    return count


async def _count_on(connection: AsyncConnection) -> None:
    """On PostgreSQL: what it numbers itself goes on with new numbers."""
    for kind in (Account, Report):
        counter = func.pg_get_serial_sequence(kind.__tablename__, "id")
        await connection.execute(select(func.setval(counter, func.coalesce(func.max(kind.id), 0) + 1, False)))


def _line(said: dict[str, Any]) -> bytes:
    """A line of the file. SQLite's times have no zone: they are UTC."""
    return orjson.dumps(said, _letters, orjson.OPT_NAIVE_UTC | orjson.OPT_APPEND_NEWLINE)


def _letters(value: bytes) -> str:
    return base64.b64encode(value).decode()


def _time(value: str) -> datetime:
    time = datetime.fromisoformat(value)
    return time.replace(tzinfo=UTC) if time.tzinfo is None else time.astimezone(UTC)


def _readers(table: Table) -> dict[str, Callable[[Any], object]]:
    """What makes a column's value of what JSON holds of it."""
    kinds: dict[type[TypeEngine[Any]], Callable[[Any], object]] = {LargeBinary: base64.b64decode, DateTime: _time}
    readers: dict[str, Callable[[Any], object]] = {}
    for column in table.columns:
        found = (read for kind, read in kinds.items() if isinstance(column.type, kind))
        readers[column.name] = next(found, _itself)
    return readers


def _itself(value: object) -> object:
    return value


def _typed(row: Row, readers: Mapping[str, Callable[[Any], object]]) -> Row:
    if row.keys() != readers.keys():
        raise ValueError(f"a row has other columns than its table: {', '.join(row.keys() ^ readers.keys())}")
    return {name: None if value is None else readers[name](value) for name, value in row.items()}
