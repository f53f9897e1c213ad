"""A database from any released revision is brought up to date, with what it holds, on both kinds of database."""

from __future__ import annotations

import asyncio

import pytest
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from eduba.server.database import MIGRATIONS, Database, upgrade
from eduba.server.models import Base


def revisions() -> list[str]:
    """All revisions, oldest first."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return [script.revision for script in reversed(list(ScriptDirectory.from_config(config).walk_revisions()))]


def fill(connection: Connection) -> None:
    """Somebody used this database."""
    values = "'2026-01-01 00:00:00'"
    connection.execute(
        text(f"INSERT INTO accounts (name, password, recovery, created) VALUES ('Puabi', 'x', 'y', {values})")
    )


@pytest.mark.parametrize("revision", revisions())
def test_a_filled_database_is_upgraded_from_every_revision(database_url: str, revision: str) -> None:
    async def scenario() -> None:
        database = Database(database_url)
        async with database.engine.begin() as connection:
            await connection.run_sync(upgrade, revision)
            await connection.run_sync(fill)
        await database.migrate()
        async with database.engine.connect() as connection:
            current = await connection.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())
            tables = await connection.run_sync(lambda c: set(inspect(c).get_table_names()))
            names = list(await connection.scalars(text("SELECT name FROM accounts")))
        await database.close()
        assert current == revisions()[-1]
        assert set(Base.metadata.tables) <= tables
        assert names == ["Puabi"]

    asyncio.run(scenario())


def test_servers_that_start_at_once_migrate_once(database_url: str) -> None:
    async def scenario() -> None:
        databases = [Database(database_url) for _ in range(3)]
        for database in databases:
            await database.migrate()
        for database in databases:
            await database.close()

    asyncio.run(scenario())


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
