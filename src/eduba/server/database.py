"""The database: SQLite (WAL, every commit on disk) or PostgreSQL, by one address; migrations under a lock."""

from __future__ import annotations

import fcntl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import orjson
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ADVISORY_LOCK: Final = 0x0EDBA


class Database:
    """One server process's way to the database."""

    def __init__(self, address: str) -> None:
        self.url = make_url(address)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine: AsyncEngine = create_async_engine(
            self.url,
            pool_pre_ping=not self.is_sqlite,
            hide_parameters=True,  # errors are logged, and what a row holds is nobody's business
            json_serializer=lambda value: orjson.dumps(value).decode(),
        )
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _sqlite_durable)
            event.listen(self.engine.sync_engine, "begin", _sqlite_begin)
        self._at_once: AsyncConnection | None = None
        self.session: async_sessionmaker[AsyncSession] = async_sessionmaker(self.engine, expire_on_commit=False)

    def reading(self) -> AsyncSession:
        """A session that reads several tables as they were at one moment; on SQLite every one does."""
        options = {} if self.is_sqlite else {"isolation_level": "REPEATABLE READ"}
        return AsyncSession(self.engine.execution_options(**options), expire_on_commit=False)

    def writing(self) -> AsyncSession:
        """A session that will write: SQLite takes its one write lock at the beginning, so nothing fails half-way."""
        return AsyncSession(self.engine.execution_options(writes=True), expire_on_commit=False)

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[AsyncConnection]:
        """A connection of PostgreSQL's on which each statement is a transaction of its own. It is kept, and not asked
        whether it is still there: one who finds that it is not must try again in another way."""
        if self._at_once is None:
            self._at_once = await self.engine.execution_options(isolation_level="AUTOCOMMIT").connect()
        try:
            yield self._at_once
        except BaseException:
            with suppress(Exception):
                await self._at_once.close()
            self._at_once = None
            raise

    async def migrate(self) -> None:
        """Bring the tables up to date; of several servers that start at once, one does it."""
        with self._file_lock():
            async with self.engine.connect() as connection:
                if not self.is_sqlite:
                    await connection.execute(select(func.pg_advisory_lock(ADVISORY_LOCK)))
                    await connection.commit()
                try:
                    await connection.run_sync(upgrade)
                    await connection.commit()
                finally:
                    if not self.is_sqlite:
                        await connection.execute(select(func.pg_advisory_unlock(ADVISORY_LOCK)))
                        await connection.commit()

    @contextmanager
    def _file_lock(self) -> Iterator[None]:
        if not (self.is_sqlite and self.url.database):
            yield
            return
        with open(f"{self.url.database}.lock", "w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield

    async def close(self) -> None:
        """Give all connections back."""
        if self._at_once is not None:
            await self._at_once.close()
        await self.engine.dispose()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run migrations on a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _sqlite_begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def _sqlite_durable(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say (`_sqlite_begin`)
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
