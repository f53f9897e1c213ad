"""How PostgreSQL is reached: what an address may say, and what becomes of connections that fall silent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from eduba.server.database import Database, DatabaseError, read_address
from eduba.server.settings import Settings
from server.conftest import running
from server.house import sit_down
from server.page import PATIENCE
from server.silence import way_to
from services import postgres_with_tls, self_signed, tls_server

PASSWORD = "p@ss/w:rd %41+?&#é"
SECURE = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"


@pytest.fixture(scope="module")
def tls() -> Iterator[tuple[int, Path]]:
    """A PostgreSQL that answers over TLS alone."""
    programs = postgres_with_tls()
    if programs is None:
        pytest.skip("no PostgreSQL with TLS; install one, or say in EDUBA_POSTGRES_BIN where its programs are")
    with tls_server(programs, PASSWORD) as found:
        yield found


def address(port: int, query: str) -> str:
    """The address of that server, with a password that has every character that means something in addresses."""
    return f"postgresql+asyncpg://postgres:{quote(PASSWORD, safe='')}@localhost:{port}/postgres{query}"


@pytest.mark.parametrize("query", ["", "?ssl=require", "?sslmode=require", "?sslmode=verify-full&sslrootcert={ca}"])
def test_a_server_that_wants_tls_is_reached_by_all_connections(tls: tuple[int, Path], query: str) -> None:
    port, ca = tls

    async def scenario() -> None:
        database = Database(address(port, query.format(ca=ca)))
        async with database.session() as session:
            assert await session.scalar(text(SECURE))
        listener = await database.connect()
        assert await listener.fetchval(SECURE)
        await listener.close()
        await database.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("query", "refusal"),
    [
        ("?sslmode=disable", asyncpg.InvalidAuthorizationSpecificationError),
        ("?sslmode=verify-full", asyncpg.ClientConfigurationError),
        ("?sslmode=perhaps", asyncpg.ClientConfigurationError),
        ("?sslmode=verify-full&sslrootcert={other}", OSError),
    ],
)
def test_what_an_address_says_of_tls_is_kept(
    tls: tuple[int, Path], query: str, refusal: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))  # where libpq's own certificates would be
    other, _ = self_signed(tmp_path)

    async def scenario() -> None:
        database = Database(address(tls[0], query.format(other=other)))
        with pytest.raises(refusal):
            await database.connect()
        with pytest.raises((refusal, DBAPIError)):  # the pool tells it in its own words
            await database.engine.connect()
        await database.close()

    asyncio.run(scenario())


def test_a_table_on_a_server_that_wants_tls(tls: tuple[int, Path], tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path, database_url=address(tls[0], "?ssl=require"), limits=False)

    async def scenario() -> None:
        async with running(settings) as (_, client):
            assert (await (await sit_down(client, "me", "here")).play("place a1")).status_code == 200

    asyncio.run(scenario())


def test_settings_in_an_address_come_before_ours(new_database: str) -> None:
    between = "&" if "?" in new_database else "?"

    async def scenario() -> None:
        for database, limits in (
            (Database(f"{new_database}{between}lock_timeout=1234"), ["1234ms", "8s"]),
            (Database(new_database, patient=True), ["0", "0"]),
        ):
            async with database.session() as session:
                shown = [await session.scalar(text(f"SHOW {name}")) for name in ("lock_timeout", "statement_timeout")]
            await database.close()
            assert shown == limits

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("postgres://a@b/c", "postgresql+asyncpg"),
        ("postgresql://a@b/c", "postgresql+asyncpg"),
        ("postgresql+psycopg://a@b/c", "postgresql+asyncpg"),
        ("sqlite:///c", "sqlite+aiosqlite"),
    ],
)
def test_an_address_needs_to_name_no_driver(given: str, driver: str) -> None:
    assert read_address(given).drivername == driver


@pytest.mark.parametrize("given", ["mysql://a@b/c", "eduba.sqlite3", "postgresql://a@b:port/c", ""])
def test_an_address_of_something_else_is_refused(given: str) -> None:
    with pytest.raises(DatabaseError, match="begins with postgresql:// or sqlite://"):
        read_address(given)


def test_a_connection_that_falls_silent_is_given_up(new_database: str) -> None:
    """In the pool it is asked before it is used again; one in use is dropped when its answer is long in coming."""

    async def scenario() -> None:
        async with way_to(new_database) as way:
            database = Database(way.address)
            async with database.session() as first, database.session() as second:
                await first.scalar(text("SELECT 1"))
                await second.scalar(text("SELECT 1"))
            assert way.hush() == 2
            for broken_off in (False, True):
                async with database.session() as session:
                    assert await session.scalar(text("SELECT 1")) == 1
                    way.hush()
                    with pytest.raises(TimeoutError):
                        async with asyncio.timeout(0.1 if broken_off else PATIENCE):
                            await session.commit()
            async with database.session() as session:
                assert await session.scalar(text("SELECT 1")) == 1
            await database.close()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))
