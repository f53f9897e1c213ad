"""A database from any released revision is brought up to date, with what it holds, on both kinds of database."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select, text

from eduba.server.database import Database, revision_of, revisions, upgrade
from eduba.server.models import Base, MatchRow

STARTED = 4


WHEN = "'2026-01-01 00:00:00'"
FILLED = (
    f"INSERT INTO accounts (name, password, recovery, created) VALUES ('Puabi', 'x', 'y', {WHEN})",
    "INSERT INTO matches (id, game, rules, content, options, secret, commitment, words, status, listed, spectators,"
    " bot_to_move, created, changed{more}) VALUES"
    f" ('m', 'ur', 1, 'c', '{{{{}}}}', :secret, 'd', '[]', 'playing', false, true, false, {WHEN}, {WHEN}{{values}})",
    "INSERT INTO seats (match_id, seat, kind, name{more}) VALUES ('m', 0, 'human', 'Puabi'{values})",
    "INSERT INTO seats (match_id, seat, kind, name, bot{more}) VALUES ('m', 1, 'bot', 'Random', 'random'{values})",
    f"INSERT INTO seat_tokens (token, match_id, seat, created) VALUES ('t', 'm', 0, {WHEN})",
)
WITH_RIGHTS = {"matches": ("rights", "0"), "seats": ("person", "false")}
ADDED = {"0001": {"seats": ("muted", "false")}, **dict.fromkeys(revisions()[1:], WITH_RIGHTS)}
"""Columns besides those, without which a revision takes no row."""


def fill(connection: Connection, revision: str) -> None:
    """Somebody used this database."""
    for statement in FILLED:
        column, value = ADDED[revision].get(statement.split()[2], ("", ""))
        more, values = (f", {column}", f", {value}") if column else ("", "")
        connection.execute(text(statement.format(more=more, values=values)), {"secret": b""})


@pytest.mark.parametrize("revision", revisions())
def test_a_filled_database_is_upgraded_from_every_revision(database_url: str, revision: str) -> None:
    async def scenario() -> None:
        database = Database(database_url)
        async with database.engine.begin() as connection:
            await connection.run_sync(upgrade, revision)
            await connection.run_sync(fill, revision)
        await database.migrate()
        async with database.engine.connect() as connection:
            current = await connection.run_sync(revision_of)
            tables = await connection.run_sync(lambda c: set(inspect(c).get_table_names()))
            names = list(await connection.scalars(text("SELECT name FROM accounts")))
            seats = list(await connection.execute(text("SELECT kind, person, rank FROM seats ORDER BY seat")))
            tokens = list(await connection.scalars(text("SELECT token FROM seat_tokens")))
        await database.close()
        assert current == revisions()[-1]
        assert set(Base.metadata.tables) <= tables
        assert (names, tokens) == (["Puabi"], ["t"])
        held = revision == "0001"  # it did not know yet in which seats people sit
        assert [tuple(seat) for seat in seats] == [("human", held, None), ("bot", False, None)]

    asyncio.run(scenario())


def test_names_of_accounts_lose_the_space_around_them_unless_somebody_has_the_name(database_url: str) -> None:
    async def scenario() -> None:
        database = Database(database_url)
        async with database.engine.begin() as connection:
            await connection.run_sync(upgrade, "0004")
            for name in ("Bela ", "  Bela", "Puabi", "Puabi ", "Nin  Banda"):
                given = {"name": name}
                await connection.execute(
                    text(f"INSERT INTO accounts (name, password, recovery, created) VALUES (:name, 'x', 'y', {WHEN})"),
                    given,
                )
        await database.migrate()
        async with database.engine.connect() as connection:
            names = set(await connection.scalars(text("SELECT name FROM accounts")))
        await database.close()
        assert names == {"Bela", "Bela ", "Puabi", "Puabi ", "Nin Banda"}

    asyncio.run(scenario())


def test_servers_that_start_at_once_migrate_once(database_url: str) -> None:
    """Each in a thread of its own, as in a process of its own: all find the tables, and one of them made them."""

    async def start() -> None:
        database = Database(database_url)
        await database.migrate()
        async with database.session() as session:
            await session.scalars(select(MatchRow))
        await database.close()

    with ThreadPoolExecutor(STARTED) as servers:
        for started in [servers.submit(lambda: asyncio.run(start())) for _ in range(STARTED)]:
            started.result()


def test_the_models_are_what_the_migrations_make(database_url: str) -> None:
    from alembic.autogenerate import compare_metadata

    async def scenario() -> list[object]:
        database = Database(database_url)
        await database.migrate()
        async with database.engine.connect() as connection:
            found = await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), Base.metadata))
        await database.close()
        return list(found)

    assert asyncio.run(scenario()) == []
