"""What one server commits the other knows without asking the database, and knows it as the database does."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

import pytest
from fastapi import FastAPI
from sqlalchemy import event

from eduba.server.app import Server
from eduba.server.notices import Notice
from eduba.server.rooms import MOST_ITEMS, Room, Rooms, feed_json, table_json
from eduba.server.settings import Settings
from server.house import LONG, Guest, away, hand_to_bot, sit_opposite
from server.page import PATIENCE, Page
from server.pair import Two, two_servers, until

STEPS = 150
SEATS: list[list[int]] = [[], [0], [1], [0, 1]]
"""Whose page may look: a spectator's, one person's, and one that both share."""
TURNS = ("place a1", "place f6", "place a2", "place f5")


@contextmanager
def statements(app: FastAPI) -> Iterator[list[str]]:
    """What a server asks of its database meanwhile."""
    asked: list[str] = []
    engine = app.state.server.database.engine.sync_engine

    def note(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        asked.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(engine, "before_cursor_execute", note)


def content(room: Room) -> dict[str, Any]:
    """All that a room knows of its match."""
    match, row = room.match, room.row
    return {
        "tables": [table_json(room, mine, set()) for mine in SEATS],
        "items": [
            [item for n in range(0, len(room.feed), MOST_ITEMS) for item in feed_json(room, n, mine)] for mine in SEATS
        ],
        "row": {c.key: getattr(row, c.key) for c in type(row).__table__.columns if c.key != "changed"},
        "seats": [(s.kind, s.bot, s.name) for s in room.seats],
        "requests": room.requests,
        "checks": match and (match.checks, match.resigned, match.seats, match.moments),
    }


async def loaded(server: Server, match_id: str) -> dict[str, Any]:
    """What the database knows of a match."""
    fresh = Rooms(server.database, server.journal, server.keys, server.rooms.engines)
    return content(await fresh.open(match_id))


async def known(server: Server, match_id: str) -> Room:
    """The room of a match as a page would be shown it."""
    return server.rooms.at_hand(match_id) or await server.rooms.open(match_id)


def of(guest: Guest, client: Any) -> Guest:
    """The same person at another server."""
    return Guest(client, guest.match, guest.tokens)


def test_what_happens_at_one_server_is_shown_at_the_other_without_a_query(apart: Settings) -> None:
    async def scenario() -> None:
        async with two_servers(apart) as ((_, client, _), (second, other, there)):
            anna, bela = await sit_opposite(client, options={"first_player": "0"})
            pages = [await Page.open(there, guest) for guest in (anna, bela)]
            await anna.play(TURNS[0])
            for page in pages:
                await page.until(1)
            with statements(second) as asked:
                for n, action in enumerate(TURNS[1:], 2):
                    assert (await (bela if n % 2 == 0 else anna).play(action)).status_code == 200
                await anna.post("chat", seat=0, text="šulmu, Béla 🐂")
                await anna.post("hurry", seat=0, hurry=True)
                await anna.post("proposals", seat=0, kind="undo", subject=2)
                await bela.post("undo", seat=1, entry=5, to=3, request=uuid4().hex)
                await bela.post("resign", seat=1)
                last = (await anna.look())["feed"]
                for page in pages:
                    await page.until_it(lambda table: table["feed"] == last)
                assert asked == []
            room = second.state.server.rooms.at_hand(anna.match)
            assert content(room) == await loaded(second.state.server, anna.match)
            assert pages[0].table == await of(anna, other).look()
            assert pages[0].items == await of(anna, other).items()
            for page in pages:
                await page.socket.close()

    asyncio.run(scenario())


def test_the_next_move_is_made_at_the_other_server_without_asking_first(apart: Settings) -> None:
    async def scenario() -> None:
        async with two_servers(apart) as ((first, client, here), (second, other, there)):
            anna, bela = await sit_opposite(client, options={"first_player": "0"})
            pages = [await Page.open(here, anna), await Page.open(there, bela)]
            players = [(first, anna), (second, of(bela, other))]
            for n, action in enumerate(TURNS, 1):
                app, player = players[(n + 1) % 2]
                [seat] = player.tokens
                with statements(app) as asked:
                    await player.post("plays", seat=seat, entry=n, action=action, request=uuid4().hex)
                if n > 2:  # by then both know the tokens
                    assert [s for s in asked if s.lstrip().startswith("SELECT")] == []
                for page in pages:
                    await page.until(n)
            for page in pages:
                await page.socket.close()

    asyncio.run(scenario())


def test_hand_over_and_coming_back_are_followed(apart: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with two_servers(apart) as ((first, client, _), (second, other, _)):
            for app in (first, second):  # the bot would play on
                monkeypatch.setattr(app.state.server.bot_turns, "look", lambda room: None)
            anna, bela = await sit_opposite(client, options={"first_player": "0"})
            servers = (first.state.server, second.state.server)
            await of(anna, other).look()
            await hand_to_bot(first, anna, 1)
            await agree(servers, anna.match)
            await bela.post("back", seat=1)
            await agree(servers, anna.match)
            away(first, seat_1=LONG)
            await anna.play(TURNS[0])
            await agree(servers, anna.match)

    asyncio.run(scenario())


async def agree(servers: tuple[Server, Server], match_id: str) -> None:
    """Wait until both servers know the same much; then they know the same, and so does the database."""
    async with asyncio.timeout(PATIENCE):
        while True:
            first, second = [await known(server, match_id) for server in servers]
            if (len(first.feed), first.row.rights) == (len(second.feed), second.row.rights):
                break
            await asyncio.sleep(0.01)
    assert content(first) == content(second) == await loaded(servers[0], match_id)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_servers_that_play_one_match_against_each_other_know_the_same(apart: Settings, seed: int) -> None:
    """Whatever comes in whatever order, at the same moment or one after the other."""
    chance = random.Random(seed)

    async def step(servers: Two, guests: list[Guest]) -> None:
        (first, one, _), (second, other, _) = servers
        sides = [(first.state.server, one), (second.state.server, other)]
        server, client = chance.choice(sides)
        anna, bela = (of(guest, client) for guest in guests)
        room = await known(server, anna.match)
        match = room.playing()
        people = {0: anna, 1: bela}
        seat = chance.randrange(2)
        actor = match.position.actor
        kind = chance.choices(
            ("play", "twice", "race", "chat", "undo", "propose", "vote", "mute", "hurry"), (12, 2, 4, 3, 2, 1, 2, 1, 1)
        )[0]
        if kind in ("play", "twice", "race"):
            legal = match.position.legal()
            answers = [match.engine.game.actions.text(chance.choice(legal)) for _ in range(2)]
            names = [uuid4().hex, uuid4().hex]
            if kind == "twice":
                answers[1], names[1] = answers[0], names[0]
            asked = [(client, 0)] if kind == "play" else [(one, 0), (other, 1)]
            form = {"seat": actor, "entry": match.number + 1}
            players = {0: guests[0], 1: guests[1]}
            await asyncio.gather(
                *(of(players[actor], c).post("plays", **form, action=answers[i], request=names[i]) for c, i in asked)
            )
        elif kind == "undo":
            to = match.undo_target(seat)
            await people[seat].post("undo", seat=seat, entry=match.number + 1, to=to or 0, request=uuid4().hex)
        elif kind == "propose":
            await people[seat].post("proposals", seat=seat, kind="undo", subject=chance.choice(match.moments).number)
        elif kind == "vote":
            asked_for = [row.data for row in room.feed if row.kind == "proposal" and row.data["what"] == "asked"]
            if asked_for:
                proposal = asked_for[-1]
                other_seat = 1 - proposal["seat"]
                await people[other_seat].post(
                    f"proposals/{proposal['proposal']}", seat=other_seat, agree=chance.random() < 0.7
                )
        elif kind == "mute":
            method = chance.choice(("PUT", "DELETE"))
            await client.request(method, f"{anna.path}/mutes/{1 - seat}", headers=people[seat].headers)
        elif kind == "hurry":
            await people[seat].post("hurry", seat=seat, hurry=chance.random() < 0.5)
        else:
            await asyncio.gather(
                *(
                    of(g, c).post("chat", seat=s, text=f"{s}")
                    for s, (g, (_, c)) in enumerate(zip(guests, sides, strict=True))
                )
            )

    async def scenario() -> None:
        async with two_servers(apart) as servers:
            (first, client, _), (second, other, _) = servers
            guests = list(await sit_opposite(client, options={"first_player": "0"}))
            both = (first.state.server, second.state.server)
            await of(guests[0], other).look()
            for n in range(STEPS):
                await step(servers, guests)
                if n % 10 == 9:
                    await agree(both, guests[0].match)
            assert both[0].rooms._rooms[guests[0].match].playing().number > STEPS // 3

    asyncio.run(scenario())


def worse(notice: Notice) -> Iterator[Notice]:
    """A notice as it must not be believed."""
    [[number, kind, data, created]] = notice["feed"]
    [[entry, [play, check, request]]] = notice["entries"].items()
    yield {**notice, "entries": {entry: [play, "0" * 16, request]}}
    yield {**notice, "entries": {entry: [{**play, "play": "place b2"}, check, request]}}
    yield {**notice, "entries": {entry: [{**play, "play": "place z9"}, check, request]}}
    yield {**notice, "entries": {entry: [{**play, "seat": 1}, check, request]}}
    yield {**notice, "entries": {}}
    yield {**notice, "rights": notice["rights"] + 1}
    yield {**notice, "feed": [[number + 1, kind, data, created]]}
    yield {**notice, "feed": [[number, kind, {"entry": 7}, created]]}
    yield {**notice, "feed": [[number, kind, data, "yesterday"]]}
    yield {**notice, "feed": [[number, "seat", {"seat": 1, "what": "joined", "name": "Ea"}, created]]}
    yield {**notice, "feed": [[number, "throne", {}, created]]}
    yield {"match": notice["match"], "feed": "no list"}
    yield {"match": "nothing222", "feed": []}


def test_a_notice_is_believed_only_if_it_is_what_comes_next(apart: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with two_servers(apart) as ((first, client, _), (second, _, there)):
            anna, _ = await sit_opposite(client, options={"first_player": "0"})
            page = await Page.open(there, anna)
            await page.until(0)
            said: list[Notice] = []
            monkeypatch.setattr(first.state.server.hub._notices, "say", said.append)
            server = second.state.server
            before = await loaded(server, anna.match)
            notice = await sent_by(anna, said)
            after = await loaded(server, anna.match)
            for bad in worse(notice):
                server.rooms.forget(anna.match)
                shorten(await server.rooms.open(anna.match))
                server.hub.heard("a stranger", bad)
                await until(lambda: not server.hub._work)
                assert content(await known(server, anna.match)) in (before, after), bad
            server.rooms.forget(anna.match)
            shorten(await server.rooms.open(anna.match))
            with statements(second) as asked:
                server.hub.heard("a stranger", notice)
                await until(lambda: not server.hub._work)
                assert content(server.rooms.at_hand(anna.match)) == after
                assert asked == []
            await page.socket.close()

    async def sent_by(anna: Guest, said: list[Notice]) -> Notice:
        assert (await anna.play(TURNS[0])).status_code == 200
        [notice] = [notice for notice in said if "feed" in notice]
        return notice

    def shorten(room: Room) -> None:
        """As it was before the last entry."""
        room.match = room.playing().fork(0)
        room.feed = room.feed[:-1]
        room.requests = {}

    asyncio.run(scenario())
