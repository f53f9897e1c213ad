"""Databases with something in every table: stored matches of all games, and a row wherever there is none."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final

from sqlalchemy import JSON, Boolean, DateTime, Float, Integer, LargeBinary, Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from eduba.kernel import game as games
from eduba.kernel.engine import Engine
from eduba.match.match import Match, entry_json
from eduba.server.database import Database
from eduba.server.models import Base, now
from eduba.server.security import Keys
from eduba.server.tables import ALPHABET, ID_LENGTH
from fixtures.story import folder, stored

OF_EACH_GAME: Final = 6
SOME: Final[tuple[tuple[type, object], ...]] = (
    (Boolean, True),
    (Integer, 7),
    (Float, 0.1),
    (DateTime, datetime(2026, 3, 1, 23, 59, 59, 999999, tzinfo=UTC)),
    (LargeBinary, bytes(range(256))),
    (JSON, {"é\n": [1, None, 0.1, "\\"]}),
)
"""A value for each type of column; of text, some letters."""
Rows = dict[str, list[dict[str, Any]]]


@cache
def longest_matches() -> list[Match]:
    """The longest stored matches of every game."""
    found = []
    for game in games.installed():
        engine = Engine(games.load(game))
        paths = sorted(folder(game).glob("*.json"), key=lambda path: path.stat().st_size)[-OF_EACH_GAME:]
        found += [stored(path, engine) for path in paths]
    return found


def rows_of(match: Match, keys: Keys) -> Rows:
    """A match that is over, as the server keeps it."""
    name, at = "".join(random.choices(ALPHABET, k=ID_LENGTH)), now()
    points, ranks = match.result()
    header = match.header()
    row = {"id": name, "secret": keys.seal(match.secret, name), "status": "over", "listed": False, **header}
    seats = [
        {"seat": n, "kind": "bot" if sits.bot else "human", "person": not seat.bot, "name": seat.name, "bot": sits.bot}
        for n, (seat, sits) in enumerate(zip(match.first_seats, match.seats, strict=True))
    ]
    entries = [
        {"number": n, "data": entry_json(match.engine, entry), "check": check}
        for n, (entry, check) in enumerate(zip(match.entries, match.checks[1:], strict=True), 1)
    ]
    feed = [{"number": n, "kind": "entry", "data": {"entry": n}} for n in range(1, match.number + 1)]
    return {
        "matches": [row],
        "seats": [{"match_id": name, **seat, "points": points[n], "rank": ranks[n]} for n, seat in enumerate(seats)],
        "entries": [{"match_id": name, "created": at, **entry} for entry in entries],
        "feed": [{"match_id": name, "created": at, **item} for item in feed],
    }


async def fill(database: Database, keys: Keys) -> list[str]:
    """Put the stored matches into a database, and a row into each table that has none; the names of the matches."""
    await database.migrate()
    kept = [rows_of(match, keys) for match in longest_matches()]
    async with database.engine.execution_options(writes=True).begin() as connection:
        for table in Base.metadata.sorted_tables:
            rows = [row for match in kept for row in match.get(table.name, ())]
            await connection.execute(insert(table), rows or [await _some_row(connection, table)])
    return [match["matches"][0]["id"] for match in kept]


async def _some_row(connection: AsyncConnection, table: Table) -> dict[str, Any]:
    row = {}
    for column in table.columns:
        key = next(iter(column.foreign_keys), None)
        if key is not None:
            row[column.name] = await connection.scalar(select(key.column).limit(1))
        elif not (column.primary_key and column.autoincrement is True):
            row[column.name] = _some_value(column.type)
    return row


def _some_value(kind: object) -> object:
    return next((value for types, value in SOME if isinstance(kind, types)), "Ú-\U00012097")


async def everything(database: Database) -> dict[str, list[str]]:
    """All rows of all tables, in a form that is the same for both kinds of database."""
    found = {}
    async with database.engine.connect() as connection:
        for table in Base.metadata.sorted_tables:
            rows = (await connection.execute(select(table))).mappings()
            found[table.name] = sorted(repr({name: _same(value) for name, value in row.items()}) for row in rows)
    return found


def _same(value: object) -> object:
    """SQLite's times have no zone: they are UTC."""
    return value.replace(tzinfo=UTC) if isinstance(value, datetime) else value
