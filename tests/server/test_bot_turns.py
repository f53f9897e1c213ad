"""Whose turn it is when it is a bot's: every match goes on that can."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.bots.bot import Thought
from eduba.kernel.engine import Position
from eduba.server import bot_turns
from eduba.server.models import EntryRow, MatchRow, now
from eduba.server.settings import Settings
from server.conftest import listening, running
from server.house import Guest, bots_alone, open_table, problem, sit_down, sit_opposite
from server.page import PATIENCE, Page

FIRST = {"first_player": "0"}


def test_a_match_that_cannot_go_on_keeps_no_other_from_it(tmp_path: Path) -> None:
    """Three matches of values that are gone wait for their bots, and after them one that can go on."""
    settings = Settings(folder=tmp_path, bot_delay=(0, 0), limits=False)

    async def scenario() -> None:
        async with running(settings) as (app, client):
            app.state.server.bot_turns.look = lambda room: None  # here nobody thinks
            *old, last = [await sit_down(client, "random", "me", options=FIRST) for _ in range(4)]
            assert (await last.look())["position"]["entry"] == 0

            async def write(session: AsyncSession) -> None:
                names = [guest.match for guest in old]
                await session.execute(update(MatchRow).where(MatchRow.id.in_(names)).values(content="gone"))

            await app.state.server.journal.write(write)
        async with running(settings) as (app, _):
            async with asyncio.timeout(PATIENCE):
                while not (await app.state.server.rooms.open(last.match)).playing().number:
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


@pytest.fixture
def quick(tmp_path: Path) -> Settings:
    """Bots answer at once, and turns that wait are looked for all the time."""
    return Settings(folder=tmp_path, bot_delay=(0, 0), limits=False, lease=0.2, heartbeat=1.0)


async def entry_of(app: FastAPI, match_id: str) -> int:
    """The last entry of a match, without a look of the kind that wakes bots."""
    return int((await app.state.server.rooms.open(match_id)).playing().number)


async def until_entry(app: FastAPI, match_id: str, entry: int) -> None:
    """Wait until a match has come so far."""
    async with asyncio.timeout(PATIENCE):
        while await entry_of(app, match_id) < entry:
            await asyncio.sleep(0.02)


async def until_rest(app: FastAPI, match_id: str) -> int:
    """Wait until the bots rest in a match, which is known to those that look for turns; its last entry."""
    turns = app.state.server.bot_turns
    async with asyncio.timeout(PATIENCE):
        while match_id not in turns._resting or match_id in turns._thinking:
            await asyncio.sleep(0.02)
    return await entry_of(app, match_id)


@contextmanager
def nobody_looks(turns: Any) -> Iterator[None]:
    """Whoever has looked has turned away, and does not look again."""
    seen, turns.seen = turns.seen, turns.look
    turns._looks.clear()
    yield
    turns.seen = seen


def test_a_table_of_bots_alone_is_refused(quick: Settings) -> None:
    async def scenario() -> None:
        async with running(quick) as (_, client):
            bots = [{"kind": "bot", "bot": "random"}] * 3
            answers = [await client.post("/api/tables", json={"game": "ur", "seats": bots}) for _ in range(3)]
            assert {problem(answer) for answer in answers} == {(422, "bots-alone")}
            for seat in ("me", "here", "open"):
                assert await open_table(client, seat, "random")

    asyncio.run(scenario())


def test_bots_that_everybody_left_rest_and_a_look_wakes_them(quick: Settings) -> None:
    """The attack: open an endless table, give up, go away. It would have played for ever, after each restart too."""

    async def scenario() -> None:
        async with running(quick) as (app, client):
            turns = app.state.server.bot_turns
            with nobody_looks(turns):
                guest = await sit_down(client, "me", "random", "random", options={"round_limit": "0"})
                assert (await guest.post("resign", seat=0)).status_code == 200
                rest = await until_rest(app, guest.match)
                await asyncio.sleep(5 * quick.lease)
                assert await entry_of(app, guest.match) == rest
            await guest.look()
            await until_entry(app, guest.match, rest + 50)
            with nobody_looks(turns):
                rest = await until_rest(app, guest.match)
        async with running(quick) as (app, _):
            assert await until_rest(app, guest.match) == rest, "a restart wakes nobody"

    asyncio.run(scenario())


def test_bots_play_while_a_page_is_open_and_rest_when_it_closes(quick: Settings) -> None:
    async def scenario() -> None:
        async with listening(quick) as (app, address):
            match_id = await bots_alone(app, "random", "random", "random", options={"round_limit": "0"})
            assert await until_rest(app, match_id) == 0
            page = await Page.open(address, Guest(None, match_id, {}))  # type: ignore[arg-type]
            await page.until(50)
            app.state.server.bot_turns._looks.clear()
            await page.until(100)
            await page.socket.close()
            await until_rest(app, match_id)

    asyncio.run(scenario())


def test_unseen_bots_play_as_far_as_a_person_s_decision(quick: Settings) -> None:
    """Friends play at their leisure: one has moved and gone, and the bots come as far as the other."""

    async def scenario() -> None:
        async with running(quick) as (app, client):
            with nobody_looks(app.state.server.bot_turns):
                anna, bela = await sit_opposite(client, "random", options={"first_player": "0"})
                async with asyncio.timeout(PATIENCE):
                    while (await anna.look())["position"]["actor"] == 0:
                        await anna.play_first()
                    while (await bela.look())["position"]["actor"] == 1:
                        await bela.play_first()
                    while (await bela.look())["position"]["actor"] == 2:
                        await asyncio.sleep(0.02)
                assert (await bela.look())["position"]["actor"] in (0, 1)

    asyncio.run(scenario())


def test_unseen_bots_rest_after_many_decisions_though_a_person_sits_there(
    quick: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "MOST_UNSEEN", 2)

    async def scenario() -> None:
        async with running(quick) as (app, client):
            with nobody_looks(app.state.server.bot_turns):
                guest = await sit_down(client, *["random"] * 3, "me", options=FIRST)
                assert await until_rest(app, guest.match) >= 2
                assert (await guest.look())["position"]["actor"] == 2, "the third bot has not played"

    asyncio.run(scenario())


def test_bots_wait_in_the_line_of_who_opened_their_table(quick: Settings) -> None:
    async def scenario() -> None:
        async with running(quick) as (app, client):
            server, asked = app.state.server, asyncio.Queue[str | None]()
            think = server.workers.think

            async def note(position: Position, bot: str, seed: int, owner: str | None = None) -> Thought:
                asked.put_nowait(owner)
                thought: Thought = await think(position, bot, seed, owner)
                return thought

            server.workers.think = note
            await open_table(client, "random", "me", options=FIRST)
            async with asyncio.timeout(PATIENCE):
                assert await asked.get() == server.keys.owner(None, "127.0.0.1")

    asyncio.run(scenario())


def test_turns_of_long_ago_are_looked_for_only_where_somebody_looks(quick: Settings) -> None:
    async def scenario() -> None:
        async with running(quick) as (app, client):
            app.state.server.bot_turns.look = lambda room: None  # here nobody thinks
            old, new = [await sit_down(client, "random", "me", options=FIRST) for _ in range(2)]

            async def write(session: AsyncSession) -> None:
                long_ago = now() - bot_turns.RECENT - timedelta(minutes=1)
                await session.execute(update(MatchRow).where(MatchRow.id == old.match).values(changed=long_ago))

            await app.state.server.journal.write(write)
        async with running(quick) as (app, client):
            await until_entry(app, new.match, 1)
            assert await entry_of(app, old.match) == 0
            old.client = client
            await old.look()
            await until_entry(app, old.match, 1)

    asyncio.run(scenario())


def test_a_match_that_cannot_go_on_is_told_of_once(quick: Settings, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with running(quick) as (app, client):
            app.state.server.bot_turns.look = lambda room: None
            guest = await sit_down(client, "me", "random", options=FIRST)
            assert (await guest.play_first()).status_code == 200

            async def write(session: AsyncSession) -> None:
                await session.execute(update(EntryRow).values(check="damaged"))

            await app.state.server.journal.write(write)
        async with running(quick) as (app, _):
            async with asyncio.timeout(PATIENCE):
                while guest.match not in app.state.server.bot_turns._resting:
                    await asyncio.sleep(0.02)
            await asyncio.sleep(5 * quick.lease)

    with caplog.at_level(logging.WARNING, "eduba.bots"):
        asyncio.run(scenario())
    assert [record.message for record in caplog.records] == ["a match cannot go on"]
