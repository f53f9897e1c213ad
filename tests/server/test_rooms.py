"""Rooms: what pages are shown is in the database, and only that; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from eduba.server.journal import Work
from eduba.server.settings import Settings
from server.conftest import running
from server.house import problem, sit_down

LONG_ENOUGH = 0.5
"""Seconds in which a server that shows too much would do so."""


@pytest.mark.parametrize("disk", ["sound", "full"])
def test_nobody_sees_a_move_before_it_is_committed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, disk: str
) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            guest = await sit_down(client, "me", "here")
            journal = app.state.server.journal
            write, begun, may_go_on = journal.write, asyncio.Event(), asyncio.Event()

            async def slow_write(work: Work) -> None:
                begun.set()
                await may_go_on.wait()
                if disk == "full":
                    raise OSError("no space left")
                await write(work)

            monkeypatch.setattr(journal, "write", slow_write)
            play = asyncio.create_task(guest.play("place a1"))
            await begun.wait()
            look = asyncio.create_task(guest.look())
            answered, _ = await asyncio.wait([look], timeout=LONG_ENOUGH)
            assert not answered, "it is not known yet what to show"
            may_go_on.set()
            entry = (await look)["position"]["entry"]
            assert (await play).status_code == (200 if disk == "sound" else 500)
            assert entry == (1 if disk == "sound" else 0)
            monkeypatch.setattr(journal, "write", write)
            assert (await guest.play("place f6")).status_code == 200

    asyncio.run(scenario())


def test_nothing_is_kept_for_matches_that_do_not_exist(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            guest = await sit_down(client, "me", "here")
            rooms = app.state.server.rooms
            kept = (set(rooms._rooms), set(rooms._in_use))
            for n in range(20):
                assert problem(await client.get(f"/api/tables/nothing{n}")) == (404, "unknown-match")
            assert (set(rooms._rooms), set(rooms._in_use)) == kept == ({guest.match}, {guest.match})

    asyncio.run(scenario())
