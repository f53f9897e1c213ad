"""Tables that wait: nobody fills the list or the house with them, and what nobody holds open goes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import event, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.server import lobby
from eduba.server.models import MatchRow
from eduba.server.settings import Settings
from server.conftest import listening, running
from server.house import Guest, open_table, problem, sit_down, sit_opposite
from server.page import Page


@pytest.fixture
def counting(settings: Settings) -> Settings:
    """A house that holds people back."""
    return replace(settings, limits=True, address_tables=5, account_tables=7)


@asynccontextmanager
async def from_address(app: FastAPI, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """A client that comes from an address."""
    transport = httpx.ASGITransport(app=app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        yield client


async def open_many(client: httpx.AsyncClient, count: int, **form: Any) -> list[tuple[int, str]]:
    """Open tables for somebody here and somebody who is invited; how that went."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    answers = [await client.post("/api/tables", json={"game": "ur", "seats": seats, **form}) for _ in range(count)]
    return [(201, "") if answer.status_code == 201 else problem(answer) for answer in answers]


async def let_pass(app: FastAPI, time: timedelta) -> None:
    """As if all that has happened had happened so long ago."""

    async def write(session: AsyncSession) -> None:
        await session.execute(update(MatchRow).values(changed=MatchRow.changed - time))

    async def on_sqlite(session: AsyncSession) -> None:  # it cannot count with times
        for row in await session.scalars(select(MatchRow)):
            row.changed -= time

    await app.state.server.journal.write(on_sqlite if app.state.server.database.is_sqlite else write)


async def listed(client: httpx.AsyncClient) -> list[str]:
    """The tables in the lobby."""
    return [table["match"] for table in (await client.get("/api/tables")).json()]


def test_an_address_has_so_many_tables_and_an_account_more(counting: Settings) -> None:
    async def scenario() -> None:
        async with running(counting) as (app, client):
            async with from_address(app, "2001:db8:1:2::1") as mallory, from_address(app, "2001:db8:1:2::2") as again:
                assert await open_many(mallory, 4) == [(201, "")] * 4
                assert await open_many(again, 3) == [(201, "")] + [(409, "too-many-tables")] * 2, "a network is one"
                refused = await mallory.post("/api/tables", json={"game": "ur", "seats": [{"kind": "me"}] * 2})
                assert refused.json()["most"] == 5
                await mallory.post("/api/accounts", json={"name": "Mallory", "password": "lapis lazuli"})
                assert await open_many(mallory, 8) == [(201, "")] * 7 + [(409, "too-many-tables")]
            assert await open_many(client, 1) == [(201, "")], "others open tables"

    asyncio.run(scenario())


def test_many_at_once_are_no_way_around_the_number(counting: Settings) -> None:
    async def scenario() -> None:
        async with running(counting) as (_, client):
            found = await asyncio.gather(*(open_many(client, 1) for _ in range(20)))
            assert sorted(answer for [answer] in found) == [(201, "")] * 5 + [(409, "too-many-tables")] * 15

    asyncio.run(scenario())


def test_what_is_over_or_long_left_is_not_counted(counting: Settings) -> None:
    async def scenario() -> None:
        async with running(counting) as (app, client):
            guest = await sit_down(client, "me", "here")
            assert await open_many(client, 5) == [(201, "")] * 4 + [(409, "too-many-tables")]
            await guest.post("resign", seat=0)
            assert await open_many(client, 2) == [(201, ""), (409, "too-many-tables")]
            left = await sit_opposite_in(app, client)
            await let_pass(app, lobby.COUNTED + timedelta(hours=1))
            await app.state.server.lobby.keep([])
            assert await open_many(client, 5) == [(201, "")] * 5
            assert (await left.look())["status"] == "playing"

    asyncio.run(scenario())


async def sit_opposite_in(app: FastAPI, client: httpx.AsyncClient) -> Guest:
    """A match that goes on, opened from elsewhere."""
    async with from_address(app, "192.0.2.1") as other:
        guest, _ = await sit_opposite(other)
    return Guest(client, guest.match, guest.tokens)


def test_a_match_that_all_people_gave_up_is_counted_until_its_bots_have_rested(counting: Settings) -> None:
    """Else one could open a table, give up, and have bots play at as many as one likes."""

    async def scenario() -> None:
        async with running(replace(counting, address_tables=2)) as (app, client):
            app.state.server.bot_turns.look = lambda room: None
            for _ in range(2):
                guest = await sit_down(client, "me", "random", "random")
                assert (await guest.post("resign", seat=0)).status_code == 200
            assert await open_many(client, 1) == [(409, "too-many-tables")]
            await let_pass(app, lobby.LEFT_TO_BOTS)
            assert await open_many(client, 3) == [(201, "")] * 2 + [(409, "too-many-tables")]

    asyncio.run(scenario())


def test_no_address_is_written_down_and_for_whom_a_match_was_counted_is_forgotten(counting: Settings) -> None:
    async def scenario() -> None:
        async with running(counting) as (app, client):
            guest = await sit_down(client, "me", "here")

            async def owners() -> list[str | None]:
                async with app.state.server.database.session() as session:
                    return list(await session.scalars(select(MatchRow.owner)))

            [owner] = await owners()
            assert owner
            assert len(owner) == 32
            assert owner != replace_key(app).owner(None, "127.0.0.1"), "it takes the server's key"
            await guest.post("resign", seat=0)
            await app.state.server.lobby.keep([])
            assert await owners() == [None]

    asyncio.run(scenario())


def replace_key(app: FastAPI) -> Any:
    """The same keys, made of another secret."""
    return type(app.state.server.keys)(b"another key")


def test_nobody_fills_the_lobby(counting: Settings) -> None:
    async def scenario() -> None:
        async with running(replace(counting, address_tables=100)) as (app, client):
            honest = (await open_table(client, "me", "open", listed=True))["match"]
            async with from_address(app, "192.0.2.1") as mallory:
                made = await open_many(mallory, 60, listed=True)
                assert made == [(201, "")] * 3 + [(409, "too-many-listed")] * 57
                assert await open_many(mallory, 1) == [(201, "")], "unlisted it may be opened"
            assert len(await listed(client)) == 4
            assert honest in await listed(client)

    asyncio.run(scenario())


def test_a_table_is_listed_as_long_as_somebody_holds_it_open(settings: Settings) -> None:
    async def scenario() -> None:
        async with listening(settings) as (app, address), httpx.AsyncClient(base_url=address, timeout=30) as client:
            held, left = [await open_table(client, "me", "open", listed=True) for _ in range(2)]
            page = await Page.open(address, Guest(client, held["match"], {0: held["tokens"]["0"]}))
            watcher = await Page.open(address, Guest(client, left["match"], {}))
            await page.until_it(lambda table: table["seats"][0]["online"])
            await watcher.hear()
            assert await listed(client) == [left["match"], held["match"]]
            await let_pass(app, lobby.LISTED)
            assert await listed(client) == []
            await keep(app)
            assert await listed(client) == [held["match"]], "somebody who only watches holds nothing open"
            await page.socket.close()
            await watcher.socket.close()
            form = {"name": "Béla", "invitation": left["invitations"]["1"]}
            assert (await client.post(f"/api/tables/{left['match']}/join", json=form)).status_code == 200

    asyncio.run(scenario())


async def keep(app: FastAPI) -> None:
    """What the server does each minute."""
    server = app.state.server
    await server.lobby.keep(server.held_open())


def test_a_table_to_which_nobody_comes_ends_after_a_day(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            waiting = (await open_table(client, "me", "open"))["match"]
            old, _ = await sit_opposite(client)
            await old.post("resign", seat=0)
            again = (await old.post("rematch")).json()["match"]
            playing, _ = await sit_opposite(client)
            await let_pass(app, lobby.WAITING + timedelta(minutes=1))
            young = (await open_table(client, "me", "open"))["match"]
            await app.state.server.lobby.keep([again])
            assert problem(await client.get(f"/api/tables/{waiting}")) == (404, "unknown-match")
            for kept in (again, playing.match, young, old.match):
                assert (await client.get(f"/api/tables/{kept}")).status_code == 200
            await let_pass(app, lobby.WAITING + timedelta(minutes=1))
            await app.state.server.lobby.keep([])
            assert (await old.look())["rematch"] is None
            assert (await old.post("rematch")).json()["match"] != again, "they may play again after all"

    asyncio.run(scenario())


def test_the_lobby_is_one_question_to_the_database(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            matches = [(await open_table(client, "me", "open", "random", listed=True))["match"] for _ in range(5)]
            asked: list[str] = []

            def note(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
                asked.append(statement)

            event.listen(app.state.server.database.engine.sync_engine, "before_cursor_execute", note)
            found = (await client.get("/api/tables")).json()
            assert [table["match"] for table in found] == matches[::-1]
            assert {tuple(seat["kind"] for seat in table["seats"]) for table in found} == {("human", "open", "bot")}
            assert len([statement for statement in asked if statement.startswith("SELECT")]) == 1

    asyncio.run(scenario())
