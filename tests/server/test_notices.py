"""What servers tell one another over PostgreSQL: in order, in pieces that fit, and again after the connection was lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from eduba.server.database import Database
from eduba.server.notices import MOST_BYTES, Notice, Notices
from eduba.server.settings import Settings
from server.conftest import listening
from server.house import Guest, problem, sit_down
from server.page import PATIENCE, Page
from server.pair import NEVER, two_servers, until

END_ALL = (
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = $1 AND application_name = 'eduba'"
)


async def end_all_connections(database_url: str) -> int:
    """What a restart of the database does to the connections of all servers; how many there were."""
    connection = await asyncpg.connect(database_url.replace("+asyncpg", ""))
    name = await connection.fetchval("SELECT current_database()")
    ended: int = await connection.fetchval(END_ALL, name)
    await connection.close()
    return ended


class Recorder:
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []
        self.told: list[str] = []

    def began(self) -> None:
        self.told.append("began")

    def lost(self) -> None:
        self.told.append("lost")

    def heard(self, speaker: str, notice: Notice) -> None:
        self.notices.append(notice)

    def repeated(self) -> Iterable[Notice]:
        return [{"again": len(self.notices)}]


@asynccontextmanager
async def speaking(database_url: str, period: float = NEVER) -> AsyncIterator[tuple[Notices, Recorder]]:
    """A server's voice and ear."""
    database, recorder = Database(database_url), Recorder()
    notices = Notices(database, recorder, period)
    await notices.start()
    try:
        yield notices, recorder
    finally:
        await notices.stop()
        await database.close()


def test_notices_come_whole_in_order_and_not_to_their_speaker(new_database: str) -> None:
    async def scenario() -> None:
        async with speaking(new_database) as (anna, deaf), speaking(new_database) as (_, bela):
            assert anna.listening
            sent: list[Notice] = [{"match": f"{n}", "words": "šulmu" * n} for n in range(120)]
            for notice in sent:
                anna.say(notice)
            await until(lambda: len(bela.notices) == len(sent))
            assert bela.notices == sent
            assert deaf.notices == []

    asyncio.run(scenario())


@pytest.mark.parametrize("more", range(-8, -3))
def test_what_does_not_fit_becomes_the_name_of_its_match(new_database: str, more: int) -> None:
    async def scenario() -> None:
        async with speaking(new_database) as (anna, _), speaking(new_database) as (_, bela):
            anna.say({"match": "long", "words": "a" * (MOST_BYTES - 40 + more)})
            anna.say({"match": "short"})
            await until(lambda: len(bela.notices) == 2)
            assert {notice["match"] for notice in bela.notices} == {"long", "short"}

    asyncio.run(scenario())


def test_what_is_said_is_repeated(new_database: str) -> None:
    async def scenario() -> None:
        async with speaking(new_database, 0.05), speaking(new_database) as (_, bela):
            await until(lambda: len(bela.notices) > 2)
            assert set(bela.notices[0]) == {"again"}

    asyncio.run(scenario())


def test_a_lost_connection_is_made_again_and_what_could_not_be_said_is_said(new_database: str) -> None:
    async def scenario() -> None:
        async with speaking(new_database) as (anna, hears), speaking(new_database) as (bela, heard):
            assert await end_all_connections(new_database) == 2
            await until(lambda: "lost" in hears.told and "lost" in heard.told)
            anna.say({"match": "played meanwhile", "feed": ["what it was"]})
            await until(lambda: anna.listening and bela.listening)
            assert hears.told == heard.told == ["began", "lost", "began"]
            anna.say({"match": "played later", "feed": []})
            await until(lambda: {"match": "played later", "feed": []} in heard.notices)
            # Whoever listened already is told of it; whoever did not looks for itself.
            assert heard.notices in (
                [{"match": "played meanwhile"}, {"match": "played later", "feed": []}],
                [{"match": "played later", "feed": []}],
            )

    asyncio.run(scenario())


async def is_listening(client: httpx.AsyncClient) -> tuple[int, float]:
    """What `/healthz` and `/metrics` say of it."""
    [gauge] = [line for line in (await client.get("/metrics")).text.splitlines() if line.startswith("eduba_listening ")]
    return (await client.get("/healthz")).status_code, float(gauge.split()[1])


def test_moves_are_told_again_after_the_database_has_dropped_all_connections(apart: Settings) -> None:
    async def scenario() -> None:
        async with two_servers(apart) as ((_, client, _), (_, other, there)):
            guest = await sit_down(client, "me", "here")
            page = await Page.open(there, guest)
            await guest.play("place a1")
            await page.until(1)
            assert await end_all_connections(apart.database) >= 2
            async with asyncio.timeout(PATIENCE):
                while {await is_listening(client), await is_listening(other)} != {(200, 1.0)}:
                    await asyncio.sleep(0.05)
            await guest.play("place f6")
            await page.until(2)
            await page.socket.close()

    asyncio.run(scenario())


def test_a_server_that_hears_nobody_says_so_and_shows_later_what_it_missed(
    apart: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with two_servers(apart) as ((_, client, _), (second, other, there)):
            guest = await sit_down(client, "me", "here")
            page = await Page.open(there, guest)
            await page.until(0)
            connect, may_connect = Database.connect, asyncio.Event()

            async def refused(database: Database) -> Any:
                if not may_connect.is_set():
                    raise OSError("the network is down")
                return await connect(database)

            monkeypatch.setattr(Database, "connect", refused)
            await end_all_connections(apart.database)
            await until(lambda: not second.state.server.hub.listening)
            assert await is_listening(other) == (503, 0.0)
            assert problem(await other.get("/healthz")) == (503, "not-well")
            await until_played(guest, "place a1")
            may_connect.set()
            await page.until(1)
            assert await is_listening(other) == (200, 1.0)
            await page.socket.close()

    asyncio.run(scenario())


async def until_played(guest: Guest, action: str) -> None:
    """Make a decision, on the connections to the database that are made anew."""
    async with asyncio.timeout(PATIENCE):
        while (await guest.play(action)).status_code != 200:
            await asyncio.sleep(0.05)


def test_on_sqlite_there_is_nobody_to_hear(tmp_path: Path, apart: Settings) -> None:
    async def scenario() -> None:
        settings = replace(apart, database_url="")
        async with listening(settings) as (_, address), httpx.AsyncClient(base_url=address) as client:
            assert await is_listening(client) == (200, 1.0)

    asyncio.run(scenario())
