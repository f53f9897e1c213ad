"""Talk at a table: said, not heard, reported; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from eduba.server import rooms
from eduba.server.models import FeedRow, Report
from eduba.server.security import RateLimit
from eduba.server.settings import Settings
from server.conftest import listening, running
from server.house import Guest, problem, sit_down, sit_opposite
from server.page import Page


async def lines(guest: Guest) -> list[tuple[int, str | None]]:
    """The chat as a guest is told it: who, and what."""
    return [(i["seat"], i.get("text")) for i in await guest.items() if i["kind"] == "chat"]


async def mute(guest: Guest, other: int, muted: bool = True) -> httpx.Response:
    """Do not hear a seat, or hear it again."""
    method = "PUT" if muted else "DELETE"
    return await guest.client.request(method, f"{guest.path}/mutes/{other}", headers=guest.headers)


def test_who_is_muted_is_not_heard_by_that_seat_alone(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            anna, bela = await sit_opposite(client)
            for guest, seat, text in ((bela, 1, "before"), (anna, 0, "hm")):
                assert (await guest.post("chat", seat=seat, text=text)).status_code == 204
            feed = (await bela.look())["feed"]
            assert (await mute(anna, 1)).json() == {"muted": [1]}
            assert (await mute(anna, 1)).json() == {"muted": [1]}, "twice is once"
            assert (await bela.post("chat", seat=1, text="after")).status_code == 204
            assert await lines(anna) == [(1, None), (0, "hm"), (1, None)]
            watcher = Guest(client, anna.match, {})
            assert await lines(bela) == await lines(watcher) == [(1, "before"), (0, "hm"), (1, "after")]
            assert [len(await guest.items()) for guest in (anna, bela)] == [feed + 1] * 2
            assert ((await anna.look())["muted"], (await bela.look())["muted"]) == ([1], [])
        async with running(settings) as (_, client):
            again = Guest(client, anna.match, anna.tokens)
            assert (await again.look())["muted"] == [1], "a restart forgets nothing"
            assert (await mute(again, 1, muted=False)).json() == {"muted": []}
            assert await lines(again) == [(1, "before"), (0, "hm"), (1, "after")]

    asyncio.run(scenario())


def test_only_other_seats_are_muted_and_only_by_who_has_one(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "here", "random")
            assert (await mute(guest, 2)).json() == {"muted": [2]}
            assert problem(await mute(guest, 1)) == (422, "cannot-mute")
            assert problem(await mute(guest, 3)) == (422, "cannot-mute")
            assert problem(await mute(Guest(client, guest.match, {}), 2)) == (403, "not-your-seat")

    asyncio.run(scenario())


def test_the_frames_of_a_page_carry_no_line_of_who_is_muted(settings: Settings) -> None:
    async def scenario() -> None:
        async with listening(settings) as (_, address), httpx.AsyncClient(base_url=address, timeout=30) as client:
            anna, bela = await sit_opposite(client)
            pages = [await Page.open(address, guest) for guest in (anna, bela)]
            await mute(anna, 1)
            await pages[0].until_it(lambda table: table["muted"] == [1])
            await bela.post("chat", seat=1, text="nobody hears me")
            last = (await bela.look())["feed"]
            for page in pages:
                await page.until_it(lambda table: table["feed"] == last)
                await page.socket.close()
            heard: list[dict[str, Any]] = [page.items[-1] for page in pages]
            assert [item["n"] for item in heard] == [last, last]
            assert "text" not in heard[0]
            assert heard[1]["text"] == "nobody hears me"
            assert pages[1].table["muted"] == []

    asyncio.run(scenario())


def test_a_reported_line_is_kept_for_the_operator(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            anna, bela = await sit_opposite(client)
            await bela.post("chat", seat=1, text="out of place")
            item = next(i["n"] for i in await anna.items() if i["kind"] == "chat")
            assert (await anna.post("reports", seat=0, item=item, reason="rude")).status_code == 204
            assert problem(await anna.post("reports", seat=0, item=1)) == (404, "no-such-line")
            assert problem(await anna.post("reports", seat=1, item=item)) == (403, "not-your-seat")
            async with app.state.server.database.session() as session:
                report = (await session.scalars(select(Report))).one()
                line = await session.get(FeedRow, (report.match_id, report.feed))
            assert (report.match_id, report.seat, report.reason) == (anna.match, 0, "rude")
            assert line.data == {"seat": 1, "text": "out of place"}

    asyncio.run(scenario())


def test_a_mute_on_one_server_is_known_to_the_other(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, here), running(settings) as (_, there):
            anna, _ = await sit_opposite(here)
            abroad = Guest(there, anna.match, anna.tokens)
            assert (await abroad.look())["muted"] == []
            await mute(anna, 1)
            assert (await abroad.look())["muted"] == [1]

    asyncio.run(scenario())


def test_lines_said_on_two_servers_at_once_all_arrive(settings: Settings) -> None:
    """Each server numbers items by what it knows; who comes too late takes the next number."""

    async def scenario() -> None:
        async with running(settings) as (_, here), running(settings) as (_, there):
            anna, bela = await sit_opposite(here)
            abroad = Guest(there, bela.match, bela.tokens)
            said = [f"{n}" for n in range(8)]
            answers = await asyncio.gather(
                *(guest.post("chat", seat=seat, text=t) for t in said for guest, seat in ((anna, 0), (abroad, 1)))
            )
            assert {answer.status_code for answer in answers} == {204}
            assert sorted(await lines(anna)) == sorted((seat, text) for text in said for seat in (0, 1))
            numbers = [item["n"] for item in await anna.items()]
            assert numbers == list(range(1, len(numbers) + 1))

    asyncio.run(scenario())


def test_a_seat_says_and_does_so_much_and_then_a_little(settings: Settings) -> None:
    """The attack: 200 lines in 4.6 s, each of which goes to every page with a whole frame."""

    async def scenario() -> None:
        async with running(replace(settings, limits=True)) as (app, client):
            app.state.server.said = RateLimit(burst=5, per_second=0.001)
            anna, bela = await sit_opposite(client, options={"first_player": "0"})
            said = [await anna.post("chat", seat=0, text=f"{n}") for n in range(12)]
            assert [answer.status_code for answer in said] == [204] * 5 + [429] * 7
            assert problem(said[-1]) == (429, "too-many-requests")
            assert int(said[-1].headers["retry-after"]) > 900
            item = next(i["n"] for i in await bela.items() if i["kind"] == "chat")
            ways: list[tuple[str, dict[str, Any]]] = [
                ("proposals", {"kind": "undo", "subject": 0}),
                ("proposals/7", {"agree": True}),
                ("reports", {"item": item}),
                ("devices", {}),
                ("hurry", {"hurry": True}),
            ]
            for what, form in ways:
                assert problem(await anna.post(what, seat=0, **form)) == (429, "too-many-requests")
            assert (
                problem(await mute(anna, 1)) == problem(await mute(anna, 1, muted=False)) == (429, "too-many-requests")
            )
            assert (await bela.post("chat", seat=1, text="the others may speak")).status_code == 204
            assert (await anna.play_first()).status_code == 200, "to play is something else"

    asyncio.run(scenario())


def test_a_seat_takes_back_so_much_and_then_a_little(settings: Settings) -> None:
    """The attack: a move made and taken back twenty times a second, until it takes a server seconds to read the match."""

    async def scenario() -> None:
        async with running(replace(settings, limits=True)) as (app, client):
            app.state.server.taken_back = RateLimit(burst=3, per_second=0.001)
            anna = await sit_down(client, "me", "here")
            undo = {"entry": 1, "to": 0, "request": "r"}
            answers = [await anna.post("undo", seat=seat, **undo) for seat in (0, 0, 0, 0, 1)]
            assert [answer.status_code for answer in answers] == [409, 409, 409, 429, 409]

    asyncio.run(scenario())


def test_in_a_match_that_was_made_long_nothing_is_taken_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same attack with all the time in the world."""
    monkeypatch.setattr(rooms, "MOST_ENTRIES", 1)

    async def scenario() -> None:
        async with running(settings) as (_, client):
            anna = await sit_down(client, "me", "here")
            await anna.play_first()
            undone = await anna.post("undo", seat=0, entry=2, to=0, request="r")
            asked = await anna.post("proposals", seat=0, kind="undo", subject=0)
            assert problem(undone) == problem(asked) == (409, "too-long")
            assert (await anna.play_first()).status_code == 200

    asyncio.run(scenario())


def test_a_line_whose_answer_was_lost_is_said_once(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            anna, bela = await sit_opposite(client)
            for _ in range(2):
                assert (await anna.post("chat", seat=0, text="shlama", request="r1")).status_code == 204
        async with running(settings) as (_, client):
            anna.client = bela.client = client
            for guest, seat, request in ((anna, 0, "r1"), (bela, 1, "r1"), (anna, 0, "r2")):
                assert (await guest.post("chat", seat=seat, text="shlama", request=request)).status_code == 204
            assert await lines(anna) == [(0, "shlama"), (1, "shlama"), (0, "shlama")]
            assert not [item for item in await bela.items() if "request" in item]

    asyncio.run(scenario())
