"""The journal outlives what it writes to; it waits for nothing without end, and nothing it was handed is left unwritten."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.server import app as application
from eduba.server import journal as journals
from eduba.server import postgres
from eduba.server.database import Database
from eduba.server.growth import Growth
from eduba.server.journal import Change, Journal
from eduba.server.models import Account, MatchRow
from eduba.server.rooms import rights_change
from eduba.server.settings import Settings
from server.conftest import listening, running
from server.house import problem, sit_down
from server.page import PATIENCE, Page
from server.player import Player
from server.silence import way_to
from services import new_postgres_database, restartable_postgres

STEPS = 12


def account(name: str) -> Account:
    """Something to write."""
    return Account(name=name, password="x", recovery="y")


async def accounts(database: Database) -> int:
    """How many of those are on disk."""
    async with database.session() as session:
        return await session.scalar(select(func.count()).select_from(Account)) or 0


def test_a_database_that_does_not_answer_is_told_of_and_asked_again() -> None:
    """As while PostgreSQL is started anew: whoever waits is told, and the journal does not stop for ever."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens here, and nobody else can begin to

        async def scenario() -> None:
            database = Database(f"postgresql+asyncpg://nobody@127.0.0.1:{taken.getsockname()[1]}/nothing")
            journal = Journal(database)
            journal.start()
            for _ in range(2):
                with pytest.raises(ConnectionRefusedError):
                    await asyncio.wait_for(journal.write(Growth("a match", 0, [], [])), PATIENCE)
            await journal.stop()
            await database.close()

        asyncio.run(scenario())


def test_all_that_was_handed_in_is_written_before_the_journal_stops(database_url: str) -> None:
    """What is under way as well, and what waits behind it."""

    async def scenario() -> None:
        database = Database(database_url)
        await database.migrate()
        journal = Journal(database)
        journal.start()
        begun, may_go_on = asyncio.Event(), asyncio.Event()

        async def slow(session: AsyncSession) -> None:
            begun.set()
            await may_go_on.wait()
            session.add(account("under way"))

        async def quick(session: AsyncSession) -> None:
            session.add(account("behind it"))

        first = asyncio.create_task(journal.write(slow))
        await begun.wait()
        second = asyncio.create_task(journal.write(quick))
        stopping = asyncio.create_task(journal.stop())
        await asyncio.sleep(0.05)
        assert not stopping.done()
        may_go_on.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(stopping, first, second)
        assert await accounts(database) == 2
        with pytest.raises(RuntimeError, match="closed"):
            await journal.write(quick)
        await database.close()

    asyncio.run(scenario())


def test_two_servers_that_write_piece_by_piece_do_not_wait_for_each_other(new_database: str) -> None:
    """They change the same two matches, which came to them in opposite order."""

    async def scenario() -> None:
        databases = [Database(new_database) for _ in range(2)]
        await databases[0].migrate()
        async with databases[0].writing() as session:
            for name in ("first", "second"):
                session.add(bare_match(name))
            await session.commit()
        journals_ = [Journal(database) for database in databases]
        for journal in journals_:
            journal.start()

        def change(match: str) -> Change:
            async def write(session: AsyncSession) -> None:
                await session.execute(rights_change(match))
                await asyncio.sleep(0.3)  # the other server comes so far too

            return Change(match, write)

        one, other = ("first", "second"), ("second", "first")
        writes = [j.write(change(m)) for j, order in zip(journals_, (one, other), strict=True) for m in order]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*writes)
        async with databases[0].session() as session:
            assert list(await session.scalars(select(MatchRow.rights))) == [2, 2]
        for journal, database in zip(journals_, databases, strict=True):
            await journal.stop()
            await database.close()

    asyncio.run(scenario())


def bare_match(name: str) -> MatchRow:
    """A match as far as the database asks."""
    return MatchRow(
        id=name, game="ur", rules=1, content="", options={}, secret=b"", commitment="", words=[], status="playing"
    )


def test_a_silent_connection_keeps_nobody_from_writing(
    new_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal gives it up by itself, whatever other limits there are."""
    monkeypatch.setattr(postgres, "COMMAND_SECONDS", 10 * PATIENCE)
    monkeypatch.setattr(journals, "TOGETHER_SECONDS", 1.0)

    async def scenario() -> None:
        async with way_to(new_database) as way:
            settings = Settings(folder=tmp_path, database_url=way.address, limits=False, bot_delay=(0, 0))
            async with running(settings) as (_, client):
                player = Player(await sit_down(client, "me", "here"), 1)
                for _ in range(3):
                    await player.step()
                    assert way.hush()
                await player.step()
                await sit_down(client, "me", "here")
                assert (await client.get("/healthz")).status_code == 200
                await player.check()
                assert len(player.acknowledged) == 4

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))


def test_a_move_whose_commit_was_not_answered_is_played_once_and_told(
    new_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL has it, and the server does not know. Another page at the table is told without waiting."""
    written = Journal._write_together

    async def unanswered(self: Journal, growths: list[Growth]) -> None:
        await written(self, growths)
        raise ConnectionError("the answer is lost")

    async def scenario(settings: Settings) -> None:
        async with listening(settings) as (_, address), httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
            guest = await sit_down(client, "me", "here")
            page = await Page.open(address, guest)
            await page.until(0)
            monkeypatch.setattr(Journal, "_write_together", unanswered)
            answer = await guest.play_first()
            assert answer.status_code == 200
            await page.until(1)
            assert [item["entry"] for item in await guest.items() if item["kind"] == "entry"] == [1]
            await page.socket.close()

    for database_url in (new_database, ""):
        settings = Settings(folder=tmp_path, database_url=database_url, heartbeat=10 * PATIENCE, limits=False)
        asyncio.run(scenario(settings))
        monkeypatch.setattr(Journal, "_write_together", written)


def test_moves_go_on_after_postgres_was_restarted(tmp_path: Path) -> None:
    """None is lost, none is doubled."""

    async def scenario(address: str, restart: Callable[[], None]) -> None:
        settings = Settings(folder=tmp_path, database_url=address, limits=False, bot_delay=(0, 0))
        async with running(settings) as (_, client):
            options = {"round_limit": "0", "idle_rounds": "0"}
            players = [Player(await sit_down(client, "me", "here", options=options), seed) for seed in range(4)]
            restarted = asyncio.Event()

            async def play(player: Player) -> None:
                while not restarted.is_set():
                    await player.step()
                for _ in range(STEPS):
                    await player.step()

            async def disturb() -> None:
                while min(len(player.acknowledged) for player in players) < 3:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(restart)
                restarted.set()

            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(disturb(), *(play(player) for player in players))
            for player in players:
                await player.check()
                assert len(player.acknowledged) > STEPS

    with restartable_postgres() as (server, restart):
        asyncio.run(scenario(new_postgres_database(server), restart))


def test_a_server_that_cannot_write_says_so(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "STUCK_SECONDS", 0.5)

    async def scenario() -> None:
        async with running(settings) as (app, client):
            guest = await sit_down(client, "me", "here")
            may_go_on = asyncio.Event()

            async def stuck(session: AsyncSession) -> None:
                await may_go_on.wait()

            assert (await client.get("/healthz")).status_code == 200
            writing = asyncio.create_task(app.state.server.journal.write(stuck))
            async with asyncio.timeout(PATIENCE):
                while (answer := await client.get("/healthz")).status_code == 200:
                    await asyncio.sleep(0.05)
            assert problem(answer) == (503, "not-well")
            assert re.search(r"^eduba_oldest_unwritten_seconds 0\.[5-9]", (await client.get("/metrics")).text, re.M)
            may_go_on.set()
            await writing
            assert (await client.get("/healthz")).status_code == 200
            await guest.play_first()
            figures = (await client.get("/metrics")).text
            assert "eduba_oldest_unwritten_seconds 0.0" in figures
            assert re.search(r'^eduba_commit_size_bucket\{le="1\.0"\} [3-9]', figures, re.M)
            assert re.search(r"^eduba_commit_seconds_count [3-9]", figures, re.M)

    asyncio.run(scenario())


def test_a_server_whose_database_is_gone_says_so(
    new_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module, name in ((application, "ANSWER_SECONDS"), (postgres, "PING_SECONDS"), (postgres, "CONNECT_SECONDS")):
        monkeypatch.setattr(module, name, 0.5)
    settings = Settings(folder=tmp_path, limits=False)

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            way = await (until_gone := AsyncExitStack()).enter_async_context(way_to(new_database))
            stack.push_async_exit(until_gone)
            _, client = await stack.enter_async_context(running(replace(settings, database_url=way.address)))
            guest = await sit_down(client, "me", "here")
            unknown = guest.match[::-1]
            first = {"seat": 0, "entry": 1, "action": "place a1", "request": "r"}
            assert (await client.get("/healthz")).status_code == 200
            assert problem(await client.get(f"/api/tables/{unknown}")) == (404, "unknown-match")

            async def says_so() -> None:
                assert problem(await client.get("/healthz")) == (503, "not-well")
                assert problem(await client.get(f"/api/tables/{unknown}")) == (503, "not-well")
                assert problem(await guest.post("plays", **first)) == (503, "not-well")

            way.fall_silent()
            await says_so()
            await until_gone.aclose()  # from now on connections are refused
            await says_so()

    asyncio.run(asyncio.wait_for(scenario(), PATIENCE))
