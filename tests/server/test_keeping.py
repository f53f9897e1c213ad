"""What the operator sees and lets go: reports, and matches that nobody plays any more."""

from __future__ import annotations

import asyncio
import re
from datetime import timedelta

import pytest
from sqlalchemy import event, select, update
from sqlalchemy.util import await_only

from cli.door import eduba
from eduba.server import keeping
from eduba.server.database import Database
from eduba.server.models import EntryRow, FeedRow, Login, MatchRow, now
from eduba.server.settings import Settings
from server.conftest import running
from server.house import Guest, problem, sit_down, sit_opposite


def test_the_operator_reads_what_was_reported(settings: Settings) -> None:
    async def scenario() -> str:
        async with running(settings) as (_, client):
            anna, bela = await sit_opposite(client)
            await bela.post("chat", seat=1, text="[bold]out of place[/]")
            item = next(i["n"] for i in await anna.items() if i["kind"] == "chat")
            await anna.post("reports", seat=0, item=item, reason="rude")
            return anna.match

    match = asyncio.run(scenario())
    ran = eduba("reports", "--database-url", settings.database)
    assert (ran.code, ran.err) == (0, "")
    assert re.fullmatch(rf"[\d-]+ [\d:]+ {match} seat 1 Béla: \[bold\]out of place\[/\] \(rude\)\n", ran.out)


def test_a_login_ends_after_a_year(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            await client.post("/api/accounts", json={"name": "Puabi", "password": "lapis lazuli"})
            assert (await client.get("/api/accounts/me")).status_code == 200
            async with app.state.server.database.writing() as session:
                await session.execute(update(Login).values(created=now() - timedelta(days=366)))
                await session.commit()
            assert problem(await client.get("/api/accounts/me")) == (401, "not-signed-in")
            await asyncio.to_thread(eduba, "forget", "30", "--database-url", settings.database)
            async with app.state.server.database.session() as session:
                assert list(await session.scalars(select(Login.token))) == []

    asyncio.run(scenario())


def test_servers_write_while_old_matches_are_forgotten(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """One SQLite lets in at a time, and waits for a while only."""
    monkeypatch.setattr(keeping, "PORTION", 2)

    async def scenario() -> None:
        async with running(settings) as (_, client):
            for _ in range(5):
                await sit_down(client, "me", "here")
            database = Database(settings.database)
            meanwhile: list[Guest] = []

            def between(*_: object) -> None:
                meanwhile.append(await_only(sit_down(client, "me", "here")))

            event.listen(database.engine.sync_engine, "checkout", between)
            assert await keeping._forget(database, MatchRow.changed < now()) == 5
            await database.close()
            assert len(meanwhile) == 3
            for guest in meanwhile:
                assert (await guest.play_first()).status_code == 200

    asyncio.run(scenario())


def test_old_matches_are_forgotten_with_all_that_belongs_to_them(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            old, new = [await sit_down(client, "me", "here") for _ in range(2)]
            for guest in (old, new):
                await guest.play_first()
            database = app.state.server.database
            async with database.writing() as session:
                aged = now() - timedelta(days=31)
                await session.execute(update(MatchRow).where(MatchRow.id == old.match).values(changed=aged))
                await session.commit()
            ran = await asyncio.to_thread(eduba, "forget", "30", "--database-url", settings.database)
            assert (ran.code, ran.out) == (0, "matches forgotten: 1\n")
            async with database.session() as session:
                for kind in (MatchRow.id, EntryRow.match_id, FeedRow.match_id):
                    assert set(await session.scalars(select(kind))) == {new.match}
            assert problem(await client.get(old.path)) == (404, "unknown-match")
            assert (await new.play_first()).status_code == 200
            both = await asyncio.to_thread(eduba, "forget", "30", "--match", new.match)
            assert (both.code, both.err) == (2, "eduba: either a number of days or --match, please\n")
            ran = await asyncio.to_thread(eduba, "forget", "--match", new.match, "--database-url", settings.database)
            assert (ran.code, ran.out) == (0, "matches forgotten: 1\n")
            assert problem(await client.get(new.path)) == (404, "unknown-match")

    asyncio.run(scenario())
