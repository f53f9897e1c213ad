"""The database: SQLite (WAL, every commit on disk) or PostgreSQL, by one address; migrations under a lock."""

from __future__ import annotations

import fcntl
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from socket import gaierror
from typing import Any, Final

import orjson
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from asyncpg import InterfaceError, OperatorInterventionError, PostgresConnectionError, PostgresError
from sqlalchemy import Connection, event, func, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from eduba import __version__
from eduba.server import postgres
from eduba.server.models import Base

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ADVISORY_LOCK: Final = 0x0EDBA
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
"""The kinds of database, by the names they have in addresses."""
AWAY: Final = (
    ConnectionError,
    TimeoutError,
    gaierror,
    PoolTimeoutError,
    InterfaceError,
    OperatorInterventionError,
    PostgresConnectionError,
)
"""What a database that cannot be reached, that is being started or stopped or that fell silent shows itself as."""


class DatabaseError(ValueError):
    """A database that cannot be used; the message says why."""


@contextmanager
def told_in_words() -> Iterator[None]:
    """What a database refuses, or that it does not answer, is said in one sentence."""
    try:
        yield
    except DBAPIError as error:
        raise DatabaseError(_sentence(error.orig or error)) from error
    except (SQLAlchemyError, PostgresError, InterfaceError) as error:
        raise DatabaseError(_sentence(error)) from error
    except TimeoutError as error:
        raise DatabaseError("the database does not answer") from error
    except (ConnectionError, gaierror) as error:
        raise DatabaseError(f"the database cannot be reached: {error.strerror or error}") from error


def is_away(error: BaseException) -> bool:
    """Whether an error says that the database cannot be reached, or no longer answers."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or is_away(error.orig or error)
    return isinstance(error, AWAY)


def _sentence(error: BaseException) -> str:
    """The first line of what went wrong; SQLAlchemy puts the name of the driver's class before it."""
    said = re.sub(r"^<class '[^']*'>: ", "", str(error).partition("\n")[0])
    return f"the database refuses: {said}"


class Database:
    """One server process's way to the database.

    A patient one waits as long as its statements take: for what an operator does, and for migrations.
    """

    def __init__(self, address: str, patient: bool = False) -> None:
        self.url = read_address(address)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._patient = patient or self.is_sqlite
        self.engine = _sqlite(self.url) if self.is_sqlite else _postgres(self.url, patient)
        self._at_once: AsyncConnection | None = None
        self.session: async_sessionmaker[AsyncSession] = async_sessionmaker(self.engine, expire_on_commit=False)

    async def connect(self) -> Any:
        """A connection of asyncpg's such as the pool has, but outside it: for one who listens."""
        return await postgres.connect(self.url)

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
        """Bring the tables up to date; of several servers that start at once, one does it, and the others wait."""
        async with self.alone() as connection:
            await connection.run_sync(upgrade)
            await connection.commit()

    async def require_current(self) -> None:
        """Refuse a database that is not there, or whose tables are not those of this code: who only reads them, or takes
        something out, does not change them under a server that runs."""
        if self.is_sqlite and self.url.database and not Path(self.url.database).is_file():
            raise DatabaseError(f"there is no database {self.url.database}")
        async with self.engine.connect() as connection:
            await connection.run_sync(_require_current)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees all tables as they are at one moment, however long it reads; others write meanwhile,
        but nobody alters the tables."""
        still = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        options: dict[str, Any] = {} if self.is_sqlite else still
        async with self._patiently() as engine, engine.execution_options(**options).connect() as connection:
            if not self.is_sqlite:  # before the first question, which fixes the moment
                names = ", ".join(Base.metadata.tables)
                await connection.execute(text(f"LOCK TABLE {names} IN ACCESS SHARE MODE"))
            await connection.run_sync(_require_current)
            yield connection

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[AsyncConnection]:
        """A patient connection, for one at a time that changes tables."""
        async with self._patiently() as engine:
            with self._file_lock():
                async with engine.execution_options(writes=True).connect() as connection:
                    if not self.is_sqlite:  # until this connection is closed
                        await connection.execute(select(func.pg_advisory_lock(ADVISORY_LOCK)))
                        await connection.commit()
                    yield connection

    @asynccontextmanager
    async def _patiently(self) -> AsyncIterator[AsyncEngine]:
        if self._patient:
            yield self.engine
            return
        engine = _postgres(self.url, patient=True)
        try:
            yield engine
        finally:
            await engine.dispose()

    @contextmanager
    def _file_lock(self) -> Iterator[None]:
        if not (self.is_sqlite and self.url.database):
            yield
            return
        Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        with open(f"{self.url.database}.lock", "w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield

    async def close(self) -> None:
        """Give all connections back."""
        if self._at_once is not None:
            await self._at_once.close()
        await self.engine.dispose()


OPTIONS: Final[dict[str, Any]] = {
    "hide_parameters": True,  # errors are logged, and what a row holds is nobody's business
    "json_serializer": lambda value: orjson.dumps(value).decode(),
}


def _sqlite(url: URL) -> AsyncEngine:
    engine = create_async_engine(url, **OPTIONS)
    event.listen(engine.sync_engine, "connect", _sqlite_durable)
    event.listen(engine.sync_engine, "begin", _sqlite_begin)
    return engine


def _postgres(url: URL, patient: bool) -> AsyncEngine:
    engine = create_async_engine(url, async_creator=partial(postgres.connect, url, patient), **OPTIONS)
    postgres.give_up_what_is_silent(engine.sync_engine)
    return engine


def read_address(address: str) -> URL:
    """The address of a database, with the driver that we have for its kind."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        url = None
    kind = url and url.drivername.partition("+")[0]
    if url is None or kind not in DRIVERS:
        raise DatabaseError("a database's address begins with postgresql:// or sqlite:///")
    return url.set(drivername=DRIVERS[kind])


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run migrations on a connection."""
    found = revision_of(connection)
    if found is not None:
        require_known(found, "the database")
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revision_of(connection: Connection) -> str | None:
    """The revision of a database's tables; None if there are none."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> list[str]:
    """All revisions that this code knows, the oldest first; it works with the last."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def require_known(revision: str, what: str) -> None:
    """Refuse what a newer Eduba has left."""
    if revision not in revisions():
        raise DatabaseError(
            f"{what} has revision {revision}, which this Eduba ({__version__}) does not know: a newer one made it"
        )


def _require_current(connection: Connection) -> None:
    found, newest = revision_of(connection), revisions()[-1]
    if found is None:
        raise DatabaseError("the database is empty: `eduba serve` or `eduba restore` fills it")
    require_known(found, "the database")
    if found != newest:
        raise DatabaseError(
            f"the database has revision {found}, this Eduba works with {newest}: `eduba serve` brings it up to date"
        )


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def _sqlite_begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def _sqlite_durable(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say (`_sqlite_begin`)
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
