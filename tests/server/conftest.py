"""Servers for tests: in this process over ASGI, on SQLite and on a real PostgreSQL that the tests start themselves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import uuid4

import httpx
import pytest
import uvicorn
from fastapi import FastAPI

from eduba.cli.serving import configuration
from eduba.server.app import create_app
from eduba.server.settings import Settings
from services import new_postgres_database, postgres_server

FreshDatabase = Callable[[str], str]
"""Makes an empty database of a kind; its address."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server for the whole run."""
    with postgres_server() as address:
        yield address


@pytest.fixture
def new_database(postgres: str) -> str:
    """The address of a fresh PostgreSQL database."""
    return new_postgres_database(postgres)


@pytest.fixture
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> FreshDatabase:
    """Makes fresh databases of either kind."""

    def make(kind: str) -> str:
        if kind == "postgres":
            return new_postgres_database(request.getfixturevalue("postgres"))
        return f"sqlite+aiosqlite:///{tmp_path / uuid4().hex}.sqlite3"

    return make


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'eduba.sqlite3'}"
    return str(request.getfixturevalue("new_database"))


@pytest.fixture
def settings(database_url: str, tmp_path: Path) -> Settings:
    """A server that hurries: bots answer at once, nobody is counted."""
    return Settings(folder=tmp_path, database_url=database_url, bot_delay=(0, 0), limits=False, heartbeat=1.0)


@pytest.fixture
def apart(tmp_path: Path, new_database: str) -> Settings:
    """Servers that learn of one another only what they tell each other: no heartbeat comes to the rescue."""
    return Settings(
        folder=tmp_path,
        database_url=new_database,
        bot_delay=(0, 0),
        limits=False,
        heartbeat=3600,
        repeat=3600,
        lease=3600,
    )


@asynccontextmanager
async def listening(settings: Settings) -> AsyncIterator[tuple[FastAPI, str]]:
    """An application that listens on a port, as `eduba serve` does, for live connections; its address."""
    app = create_app(settings)
    server = uvicorn.Server(configuration(app))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        assert not task.done(), "the server did not start"
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    try:
        yield app, f"http://{host}:{port}"
    finally:
        server.should_exit = True
        await task


@asynccontextmanager
async def client_of(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """Start an application, speak to it, stop it."""
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            yield client


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[tuple[FastAPI, httpx.AsyncClient]]:
    """An application that is started and stopped, and a client that speaks to it."""
    app = create_app(settings)
    async with client_of(app) as client:
        yield app, client
