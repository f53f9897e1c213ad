"""Rooms: what pages are shown is in the database, and only that; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import httpx
import pytest

from eduba.server.journal import Work
from eduba.server.settings import Settings
from server.conftest import listening, running
from server.house import problem, sit_down
from server.page import Page

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


def test_nobody_who_comes_meanwhile_sees_a_move_before_it_is_committed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a page's tokens are looked up somebody moves, and the move cannot be written: it was never there."""

    async def scenario() -> None:
        async with (
            listening(replace(settings, heartbeat=3600)) as (app, address),
            httpx.AsyncClient(base_url=address, timeout=30) as client,
        ):
            guest = await sit_down(client, "me", "here")
            server = app.state.server
            asked, may_answer, begun, may_write = (asyncio.Event() for _ in range(4))
            look_up = server.tables.seats_of

            async def slow_look_up(*given: Any) -> list[int]:
                if not asked.is_set():
                    asked.set()
                    await may_answer.wait()
                return list(await look_up(*given))

            async def full_disk(work: Work) -> None:
                begun.set()
                await may_write.wait()
                raise OSError("no space left")

            monkeypatch.setattr(server.tables, "seats_of", slow_look_up)
            page = await Page.open(address, guest)
            await asked.wait()
            monkeypatch.setattr(server.journal, "write", full_disk)
            play = asyncio.create_task(guest.play("place a1"))
            await begun.wait()
            may_answer.set()
            hears = asyncio.create_task(page.hear())
            told, _ = await asyncio.wait([hears], timeout=LONG_ENOUGH)
            assert not told, "it is not known yet what to show"
            may_write.set()
            assert (await play).status_code == 500
            await hears
            assert page.table["position"]["entry"] == 0
            await page.socket.close()

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
