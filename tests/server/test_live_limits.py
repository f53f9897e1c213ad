"""What pages may say over their live connections, how often, and how many of them may stand; each test is an attack."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from eduba.server import rooms
from eduba.server.live import BURST
from eduba.server.logs import tells_trouble
from eduba.server.settings import Settings
from server.conftest import listening
from server.house import Guest, sit_down
from server.page import PATIENCE, Page
from server.pair import until

PART = 3
"""Items at a time, so that a short past is long."""


@pytest.fixture
def local(tmp_path: Path) -> Settings:
    return Settings(folder=tmp_path, bot_delay=(0, 0), limits=False, heartbeat=3600)


def again(after: object) -> str:
    return json.dumps({"type": "again", "after": after})


async def spectate(address: str, guest: Guest) -> ClientConnection:
    """A connection that has said hello, and heard what there is."""
    socket = await connect(f"{address.replace('http', 'ws')}{guest.path}/live")
    await socket.send("{}")
    await socket.recv()
    return socket


async def ending(socket: ClientConnection) -> tuple[ConnectionClosed, list[dict[str, Any]]]:
    """How a connection ends, and what it tells until then."""
    told = []
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                told.append(json.loads(await socket.recv()))
        except ConnectionClosed as closed:
            return closed, told


def test_who_asks_again_and_again_is_told_little_and_sent_away(local: Settings) -> None:
    async def scenario() -> None:
        async with listening(local) as (_, address), httpx.AsyncClient(base_url=address, timeout=30) as client:
            guest = await sit_down(client, "me", "here")
            for _ in range(7):
                assert (await guest.play_first()).status_code == 200
            socket = await spectate(address, guest)
            for _ in range(2000):
                try:
                    await socket.send(again(0))
                except ConnectionClosed:
                    break
            closed, told = await ending(socket)
            assert closed.rcvd is not None
            assert (closed.rcvd.code, closed.rcvd.reason) == (1008, "a page may ask again once a second")
            assert len(told) <= 2 * BURST
            assert all(set(answer) == {"type", "items"} for answer in told)
            assert (await guest.play_first()).status_code == 200

    asyncio.run(scenario())


def test_asking_again_for_what_is_not_missing_tells_nothing(local: Settings) -> None:
    async def scenario() -> None:
        async with listening(local) as (_, address), httpx.AsyncClient(base_url=address, timeout=30) as client:
            guest = await sit_down(client, "me", "here")
            page = await Page.open(address, guest)
            await page.until(0)
            for n in range(BURST):
                await page.socket.send(again(1 + n))
            heard = len(page.items)
            await guest.post("chat", seat=0, text="shlama")
            await page.hear()
            assert [item["n"] for item in page.items[heard:]] == [2]
            await page.socket.close()

    asyncio.run(scenario())


def test_a_long_past_is_told_in_parts(local: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over the live connection, while the match goes on, and over plain requests; nobody is sent away for it."""
    monkeypatch.setattr(rooms, "MOST_ITEMS", PART)
    words = [f"{n}" for n in range(PART * (BURST + 5))]

    async def scenario() -> None:
        async with listening(local) as (_, address), httpx.AsyncClient(base_url=address, timeout=30) as client:
            guest = await sit_down(client, "me", "here")
            for text in words:
                await guest.post("chat", seat=0, text=text)
            page = await Page.open(address, guest)
            await page.hear()
            assert (len(page.items), page.table["feed"]) == (PART, len(words) + 1)
            await guest.play_first()
            await page.until(1)
            assert len(page.items) == PART, "the past is told when it is asked for"
            while len(page.items) < page.table["feed"]:
                await page.socket.send(again(len(page.items)))
                await page.hear()
            await guest.play_first()
            await page.until(2)
            assert page.items == await guest.items()
            parts = [
                (await client.get(guest.path, params={"after": n})).json()["items"] for n in (0, 4, len(words) + 1)
            ]
            assert [len(part) for part in parts] == [PART, PART, 2]
            await page.socket.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("when", ["as hello", "later"])
@pytest.mark.parametrize(
    ("nonsense", "code"),
    [
        ("[" * 7000, 1008),
        ('{"after":' * 800, 1008),
        ('{"type":"again","after":1e999}', 1008),
        ('{"after":1e999}', 1008),
        ('{"type":"again","after":-1}', 1008),
        ('{"type":"again","after":NaN}', 1008),
        ('{"type":"shout"}', 1008),
        ('{"tokens":{}}', 1008),
        ('"\\ud800"', 1008),
        ("", 1008),
        (b"\x00\xff", 1008),
        (again(0) + " " * 10_000, 1009),
    ],
)
def test_nonsense_ends_a_connection_quietly(
    local: Settings, nonsense: str | bytes, code: int, when: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with listening(local) as (_, address), httpx.AsyncClient(base_url=address, timeout=30) as client:
            guest = await sit_down(client, "me", "here")
            if when == "later":
                socket = await spectate(address, guest)
            else:
                socket = await connect(f"{address.replace('http', 'ws')}{guest.path}/live")
            await socket.send(nonsense)
            closed, told = await ending(socket)
            assert closed.rcvd is not None
            assert closed.rcvd.code == code
            assert closed.rcvd.reason
            assert told == []

    asyncio.run(scenario())
    assert [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


@pytest.mark.parametrize("match", ["nothing222", "x", "%00", "x" * 3000])
def test_a_hello_that_names_no_match_is_told_so(local: Settings, match: str) -> None:
    async def scenario() -> None:
        async with listening(local) as (app, address):
            socket = await connect(f"{address.replace('http', 'ws')}/api/tables/{match}/live")
            await socket.send("{}")
            closed, _ = await ending(socket)
            assert closed.rcvd is not None
            assert (closed.rcvd.code, closed.rcvd.reason[:17]) == (4404, "there is no match")
            assert app.state.server.rooms._in_use == {}
            await until(lambda: app.state.server.crowd.count == 0)

    asyncio.run(scenario())


@pytest.mark.parametrize(("by_address", "by_match"), [(3, 100), (100, 3)])
def test_only_so_many_connections_stand_at_a_time(
    local: Settings, by_address: int, by_match: int, caplog: pytest.LogCaptureFixture
) -> None:
    settings = replace(local, limits=True, address_pages=by_address, match_pages=by_match)

    async def scenario() -> None:
        async with listening(settings) as (app, address), httpx.AsyncClient(base_url=address, timeout=30) as client:
            guest = await sit_down(client, "me", "here")
            live = f"{address.replace('http', 'ws')}{guest.path}/live"
            idle = await connect(live)  # it says nothing, and counts
            standing = [idle, *[await spectate(address, guest) for _ in range(2)]]
            assert "eduba_live_connections 3.0" in (await client.get("/metrics")).text
            for _ in range(3):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(live)
                answer = refused.value.response
                assert answer.status_code == 429
                assert int(answer.headers["Retry-After"]) > 0
                assert "watch" in json.loads(answer.body or b"")["detail"]
            await standing.pop().close()
            await until(lambda: app.state.server.crowd.count == 2)
            standing.append(await spectate(address, guest))
            for socket in standing:
                await socket.close()
            await until(lambda: not app.state.server.crowd._by_match + app.state.server.crowd._by_address)

    asyncio.run(scenario())
    logged = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.getMessage() for record in logged if tells_trouble(record)] == [], "to refuse is no trouble"
