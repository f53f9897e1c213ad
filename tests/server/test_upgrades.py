"""Matches that outlive their rules: carried over where that changes nothing, else stopped and kept; on both databases."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import select, update

from eduba.kernel import game as games
from eduba.kernel.engine import Engine
from eduba.match.file import MatchFileError, load
from eduba.server.app import create_app
from eduba.server.models import EntryRow, FinalRow, MatchRow
from eduba.server.settings import Settings
from games.tender import GAME as TENDER
from server.conftest import client_of, listening, running
from server.house import Guest, away, open_table, problem, sit_down, sit_opposite
from server.page import PATIENCE, Page

SHORT = {"round_limit": "1"}
OTHER_CHECK = "0" * 16
SILENCE = 1.0
"""Seconds in which a server that complains would do so."""


@contextmanager
def version(by: int = 1, game: str = "ur") -> Iterator[int]:
    """An Eduba whose rules have another version."""
    values = vars(games.load(game))
    with patch.dict(values, version=values["version"] + by):
        yield values["version"]


@contextmanager
def without(game: str) -> Iterator[None]:
    """An Eduba in which a game is not installed."""
    others = {name: found for name, found in games.installed().items() if name != game}
    with patch.object(games, "installed", lambda: others):
        yield


async def play_out(*guests: Guest) -> None:
    """Play to the end."""
    async with asyncio.timeout(PATIENCE):
        while (table := await guests[0].look())["status"] == "playing":
            asked = [guest for guest in guests if table["position"]["actor"] in guest.tokens]
            for guest in asked:
                await guest.play_first()
            if not asked:
                await asyncio.sleep(0.02)


async def other_rules(app: FastAPI, *matches: str) -> None:
    """Let the rules of today come to something else than was played."""
    async with app.state.server.database.writing() as session:
        await session.execute(update(EntryRow).where(EntryRow.match_id.in_(matches)).values(check=OTHER_CHECK))
        await session.commit()


async def row_of(app: FastAPI, match: str) -> MatchRow:
    async with app.state.server.database.session() as session:
        found: MatchRow = await session.get_one(MatchRow, match)
        return found


def file_is_sound(record: dict[str, Any]) -> bool:
    """Whether this Eduba verifies a match file."""
    try:
        return load(record, lambda game: Engine(games.load(game))).over
    except MatchFileError:
        return False


async def everything_refused(guest: Guest) -> None:
    """What needs the rules says that they are not here."""
    [seat] = guest.tokens
    posts: list[tuple[str, dict[str, Any]]] = [
        ("plays", {"seat": seat, "entry": 3, "action": "place b2", "request": "r"}),
        ("undo", {"seat": seat, "entry": 3, "to": 0, "request": "u"}),
        ("resign", {"seat": seat}),
        ("back", {"seat": seat}),
        ("proposals", {"seat": seat, "kind": "undo", "subject": 0}),
        ("hurry", {"seat": seat, "hurry": True}),
        ("hint", {"seat": seat}),
    ]
    answers = {what: await guest.post(what, **form) for what, form in posts}
    for what in ("text", "history/1", "analysis", "thoughts/1"):
        answers[what] = await guest.client.get(f"{guest.path}/{what}", headers=guest.headers)
    assert {what: problem(answer) for what, answer in answers.items()} == dict.fromkeys(answers, (409, "other-version"))


def test_a_running_match_goes_on_under_rules_that_say_the_same(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "here", options=SHORT)
            for action in ("place a1", "place f6", "place a2"):
                assert (await guest.play(action)).status_code == 200
            await guest.post("chat", seat=0, text="shlama")
            before = await guest.look()
        with version() as new:
            async with running(settings) as (app, client), running(settings) as (_, there):
                guest.client = client
                abroad = Guest(there, guest.match, guest.tokens)
                after, at_the_same_time = await asyncio.gather(guest.look(), abroad.look())
                assert at_the_same_time["position"] == before["position"]
                assert after["position"] == before["position"]
                assert (after["status"], after["kept"]) == ("playing", None)
                said = [i for i in await guest.items() if i["kind"] == "table"]
                assert [(i["what"], i.get("rules")) for i in said] == [("opened", None), ("carried", new)]
                assert (await row_of(app, guest.match)).rules == new
                assert (await guest.play_first()).status_code == 200
            async with running(settings) as (_, client):
                guest.client = client
                await play_out(guest)
                assert file_is_sound((await client.get(f"{guest.path}/file")).json())
                assert sum(i["kind"] == "table" for i in await guest.items()) == 2

    asyncio.run(scenario())


def test_a_bot_s_turn_goes_on_too_without_anybody_looking(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            app.state.server.bot_turns.look = lambda room: None
            await app.state.server.bot_turns.stop()
            guest = await sit_down(client, "random", "me", options={"first_player": "0"})
        with version() as new:
            async with running(settings) as (app, client), asyncio.timeout(PATIENCE):
                while (await row_of(app, guest.match)).rules != new:
                    await asyncio.sleep(0.05)
                guest.client = client
                while not (await guest.look())["position"]["entry"]:
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


def test_a_match_that_cannot_go_on_stops_and_is_kept(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            anna, bela = await sit_opposite(client, "random", options={"first_player": "0"}, hints=True)
            away(app)
            assert (await anna.play("place a1")).status_code == 200
            assert (await bela.play("place f6")).status_code == 200
            await other_rules(app, anna.match)
        with version():
            async with listening(settings) as (app, address), httpx.AsyncClient(base_url=address, timeout=30) as client:
                anna.client = bela.client = client
                page = await Page.open(address, anna)
                await page.until_it(lambda table: table["status"] == "stopped")
                await page.socket.close()
                old = (await row_of(app, anna.match)).rules
                assert (page.table["position"], page.table["mine"]) == (None, [0])
                assert page.table["kept"] == {"why": "rules", "rules": old, "result": None, "view": None}
                noted = [(i["seat"], i["noted"]) for i in page.items if i["kind"] == "entry"]
                assert noted[:2] == [(0, "place a1"), (1, "place f6")]
                assert [i["what"] for i in page.items if i["kind"] == "table"] == ["opened"]
                await everything_refused(anna)
                assert problem(await client.get(f"{anna.path}/file")) == (409, "other-version")
                assert (await bela.post("chat", seat=1, text="a pity")).status_code == 204
                assert (await anna.items())[-1]["text"] == "a pity"
                await asyncio.sleep(SILENCE)
                made = (await anna.post("rematch")).json()
                assert [s["name"] for s in made["table"]["seats"]] == ["", "random 3", "me 0"]
                there = await bela.post("rematch")
                assert (there.status_code, there.json()["table"]["status"]) == (200, "playing")
                assert there.json()["match"] == made["match"]

    with caplog.at_level(logging.WARNING, "eduba"):
        asyncio.run(scenario())
    assert caplog.records == [], "nobody is warned for ever"


def test_a_match_goes_on_where_its_rules_or_its_game_are_back(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "here")
            assert (await guest.play("place a1")).status_code == 200
        with without("ur"):
            async with running(settings) as (_, client):
                guest.client = client
                table = await guest.look()
                assert (table["status"], table["kept"]["why"]) == ("stopped", "game")
                assert problem(await guest.post("rematch")) == (404, "unknown-game")
        async with running(settings) as (_, client):
            guest.client = client
            assert (await guest.look())["status"] == "playing"
            assert (await guest.play("place f6")).status_code == 200

    asyncio.run(scenario())


def test_a_server_with_older_rules_leaves_a_newer_match_alone(settings: Settings) -> None:
    async def scenario() -> None:
        with version():
            async with running(settings) as (_, client):
                guest = await sit_down(client, "me", "here")
                assert (await guest.play("place a1")).status_code == 200
        async with running(settings) as (app, client):
            guest.client = client
            table = await guest.look()
            assert (table["status"], table["kept"]["why"], table["position"]) == ("playing", "newer", None)
            assert problem(await guest.post("resign", seat=0)) == (409, "other-version")
            assert (await row_of(app, guest.match)).status == "playing"

    asyncio.run(scenario())


@pytest.mark.parametrize("same", [True, False])
def test_a_finished_match_shows_how_it_ended_and_its_file_is_what_it_was(settings: Settings, same: bool) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            guest = await sit_down(client, "me", "here", options=SHORT)
            await play_out(guest)
            before, record = await guest.look(), (await client.get(f"{guest.path}/file")).json()
            if not same:
                await other_rules(app, guest.match)
        with version():
            async with running(settings) as (app, client):
                guest.client = client
                table = await guest.look()
                file = (await client.get(f"{guest.path}/file")).json()
                assert not file_is_sound(file), "it names the rules under which it was played"
                assert table["status"] == "over"
                if same:
                    assert (table["kept"], table["position"]) == (None, before["position"])
                else:
                    assert table["position"] is None
                    assert table["kept"]["result"] == before["position"]["result"]
                    assert table["kept"]["view"] == before["position"]["view"]
                    plays = [entry["play"] for entry in record["entries"]]
                    assert [i["noted"] for i in await guest.items() if i["kind"] == "entry"] == plays
                    file["entries"] = [
                        {**e, "check": was["check"]} for e, was in zip(file["entries"], record["entries"], strict=True)
                    ]
                    file["end"] = record["end"]
                assert (await row_of(app, guest.match)).rules == record["rules"]
                assert (await guest.post("rematch")).status_code == 200
        assert file == record
        assert file_is_sound(file), "an Eduba with those rules verifies it"

    asyncio.run(scenario())


def test_what_a_stopped_match_shows_is_what_everybody_could_see(settings: Settings) -> None:
    """Bids are secret; so they stay, though nobody knows any more that they were. One's own are one's own."""

    async def scenario() -> None:
        with patch.object(games, "installed", lambda: {TENDER.id: lambda: TENDER}):
            app = create_app(settings)
            app.state.server.rooms.engines._made[TENDER.id, None] = Engine(TENDER, compiled=False)
            async with client_of(app) as client:
                anna, bela = await sit_opposite(client, game=TENDER.id, options={"peeking": "no"})
                for _ in range(3):
                    for guest in (anna, bela):
                        if (await guest.look())["position"]["choices"]:
                            assert (await guest.play_first()).status_code == 200
                async with app.state.server.database.session() as session:
                    rows = await session.scalars(
                        select(EntryRow).where(EntryRow.match_id == anna.match).order_by(EntryRow.number)
                    )
                    played = [(row.data["seat"], row.data["play"]) for row in rows]
                before = {seat: await guest.items() for seat, guest in ((0, anna), (1, bela))}
                watched = await Guest(client, anna.match, {}).items()
        with patch.object(games, "installed", dict):
            async with running(settings) as (_, client):
                anna.client = bela.client = client
                for viewer, guest in ((0, anna), (1, bela), (-1, Guest(client, anna.match, {}))):
                    noted = [i for i in await guest.items() if i["kind"] == "entry"]
                    shown = [i for i in before.get(viewer, watched) if i["kind"] == "entry"]
                    assert [i["noted"] for i in noted] == [i["play"]["text"] for i in shown]
                    hidden = [i["noted"] == "bid ?" for i in noted]
                    assert hidden == [seat != viewer for seat, _ in played]
                    assert all(
                        i["noted"] == text for i, (seat, text) in zip(noted, played, strict=True) if seat == viewer
                    )

    asyncio.run(scenario())


def test_who_wants_to_be_forgotten_is_whatever_the_rules_were(settings: Settings) -> None:
    """At tables of all kinds, all of it or nothing: before, one table of older rules kept the account alive."""

    async def scenario() -> None:
        async with running(settings) as (app, client):
            await client.post("/api/accounts", json={"name": "Puabi", "password": "lapis lazuli"})
            tables = [await sit_down(client, "me", "here", options=SHORT) for _ in range(3)]
            waiting = await open_table(client, "me", "open")
            await play_out(tables[0])
            for guest in tables:
                await guest.post("chat", seat=0, text="my secret recipe")
                await guest.post("chat", seat=1, text="mine stays")
            await tables[1].play("place a1")
            await other_rules(app, tables[0].match, tables[1].match)
        with version():
            async with running(settings) as (app, client):
                assert (await client.get("/api/accounts/me")).status_code == 401
                await client.post("/api/accounts/login", json={"name": "Puabi", "password": "lapis lazuli"})
                account = (await client.get("/api/accounts/me")).json()
                assert len(account["matches"]) == 4
                for guest in tables:
                    guest.client = client
                await tables[1].look()
                left = await client.request("DELETE", "/api/accounts/me", json={"password": "lapis lazuli"})
                assert left.status_code == 204
                for guest in [*tables, Guest(client, waiting["match"], {0: waiting["tokens"]["0"]})]:
                    assert (await guest.look())["seats"][0]["name"] == "—"
                    items = await guest.items()
                    assert "my secret recipe" not in str(items)
                    assert (items[-1]["kind"], items[-1].get("what")) in {("seat", "forgotten"), ("table", "carried")}
                    assert ("mine stays" in str(items)) == (guest in tables)
                login = await client.post("/api/accounts/login", json={"name": "Puabi", "password": "lapis lazuli"})
                assert problem(login) == (401, "wrong-password")

    asyncio.run(scenario())


def test_a_table_that_waits_begins_under_the_rules_of_today(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            made = await open_table(client, "me", "open")
        with version() as new:
            async with running(settings) as (app, client):
                form = {"name": "Bob", "invitation": made["invitations"]["1"]}
                joined = await client.post(f"/api/tables/{made['match']}/join", json=form)
                assert joined.json()["table"]["position"]["entry"] == 0
                row = await row_of(app, made["match"])
                assert (row.status, row.rules) == ("playing", new)

    asyncio.run(scenario())


def test_how_a_match_ended_is_stored_once(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            guest = await sit_down(client, "me", "here")
            async with app.state.server.database.session() as session:
                assert await session.get(FinalRow, guest.match) is None
            await guest.post("resign", seat=1)
            async with app.state.server.database.session() as session:
                final = await session.get_one(FinalRow, guest.match)
            assert final.view == (await guest.look())["position"]["view"]
            assert final.start == (await client.get(f"{guest.path}/file")).json()["start"]

    asyncio.run(scenario())
