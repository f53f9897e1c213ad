"""Whose pages are connected is known across servers, and nobody is away by mistake."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import httpx
import pytest

from eduba.server.agreement import AWAY_SECONDS
from eduba.server.presence import LONG_AGO, MOST_LEFT, Presence
from eduba.server.settings import Settings
from server.conftest import listening
from server.house import Guest, ask_for_bot, problem, sit_down, sit_opposite
from server.page import Page
from server.pair import two_servers, until


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def presence(clock: Clock) -> Presence:
    """A server that hears the others since just now."""
    found = Presence(30.0, clock)
    found.began()
    return found


def test_a_seat_is_there_as_long_as_any_server_says_so(presence: Presence, clock: Clock) -> None:
    assert presence.say("m", {0}) == (True, True)
    assert presence.say("m", {0}) == (False, False)
    assert presence.hear("m", "b", [0, 1])
    assert not presence.hear("m", "b", [0, 1])
    assert presence.online("m") == {0, 1}
    assert presence.away_for("m", 1) is None
    clock.now += 5
    assert presence.hear("m", "b", [])
    clock.now += 7
    assert presence.away_for("m", 1) == 7
    assert presence.say("m", ()) == (True, True)
    assert presence.here() == []
    assert presence.away_for("m", 0) == 0


def test_what_a_server_said_ends_with_it(presence: Presence, clock: Clock) -> None:
    presence.hear("m", "b", [1])
    presence.hear("m", "c", [1, 2])
    presence.hear("n", "b", [0])
    clock.now += 20
    presence.hear("m", "c", [1, 2])
    clock.now += 11
    assert presence.expire() == ["n"], "seat 1 of m is still at c"
    assert presence.online("m") == {1, 2}
    assert presence.gone("c") == ["m"]
    assert presence.online("m") == set()
    clock.now += 3
    assert presence.away_for("m", 1) == 3, "it counts from when the last server went"


def test_what_nobody_could_hear_is_no_absence(presence: Presence, clock: Clock) -> None:
    presence.hear("m", "b", [1])
    presence.hear("m", "b", [])
    clock.now += 100
    assert presence.away_for("m", 1) == 100
    presence.lost()
    assert presence.away_for("m", 1) == 0, "it may have come back elsewhere"
    clock.now += 100
    presence.began()
    clock.now += 2
    assert presence.away_for("m", 1) == 2
    assert Presence(30.0, clock).away_for("m", 1) == 0


def test_absences_of_long_ago_are_not_kept(presence: Presence, clock: Clock) -> None:
    for n in range(MOST_LEFT):
        presence.hear(f"{n}", "b", [0])
        presence.hear(f"{n}", "b", [])
    clock.now += LONG_AGO + 1
    presence.hear("m", "b", [0])
    presence.hear("m", "b", [])
    assert len(presence._left) == 1
    away = presence.away_for("7", 0)
    assert away is not None
    assert away > AWAY_SECONDS


def there(table: dict[str, Any]) -> list[bool]:
    return [seat["online"] for seat in table["seats"]]


def test_people_at_two_servers_see_each_other_there(apart: Settings) -> None:
    async def scenario() -> None:
        async with two_servers(apart) as ((first, client, here), (_, other, far)):
            anna, bela = await sit_opposite(client)
            page = await Page.open(here, anna)
            await page.until_it(lambda table: there(table) == [True, False])
            opposite = await Page.open(far, bela)
            await opposite.until_it(lambda table: there(table) == [True, True])
            await page.until_it(lambda table: there(table) == [True, True])
            for looks in (anna, Guest(other, anna.match, anna.tokens)):
                assert there(await looks.look()) == [True, True]
            assert first.state.server.hub.away_for(anna.match, 1) is None
            refusal = await ask_for_bot(anna, 1)
            assert (problem(refusal), refusal.json()["wait"]) == ((409, "not-away"), AWAY_SECONDS)
            await opposite.socket.close()
            await page.until_it(lambda table: there(table) == [True, False])
            await page.socket.close()

    asyncio.run(scenario())


def test_a_server_that_comes_later_asks_who_is_there(apart: Settings) -> None:
    async def scenario() -> None:
        async with listening(apart) as (_, address), httpx.AsyncClient(base_url=address, timeout=30) as client:
            anna, _ = await sit_opposite(client)
            page = await Page.open(address, anna)
            await page.until_it(lambda table: there(table) == [True, False])
            async with listening(apart) as (second, _):
                await until(lambda: second.state.server.hub.online(anna.match) == {0})
            await page.socket.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("end", ["stops", "dies"])
def test_the_pages_of_a_server_that_ends_are_there_no_more(
    apart: Settings, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with two_servers(replace(apart, repeat=0.2 if end == "dies" else 3600)) as (
            (_, client, here),
            (second, _, far),
        ):
            anna, bela = await sit_opposite(client)
            page, opposite = await Page.open(here, anna), await Page.open(far, bela)
            await page.until_it(lambda table: there(table) == [True, True])
            hub = second.state.server.hub
            if end == "stops":
                await hub.stop()
            else:  # it says nothing any more, not even farewell
                monkeypatch.setattr(hub._notices, "say", lambda notice: None)
                hub._notices._task.cancel()
            await page.until_it(lambda table: there(table) == [True, False])
            for one in (page, opposite):
                await one.socket.close()

    asyncio.run(scenario())


def test_spectators_come_and_go_and_nobody_hears_of_it(settings: Settings) -> None:
    async def scenario() -> None:
        async with (
            listening(replace(settings, heartbeat=3600)) as (app, address),
            httpx.AsyncClient(base_url=address, timeout=30) as client,
        ):
            guest = await sit_down(client, "me", "here")
            page = await Page.open(address, guest)
            await page.until(0)
            watching = app.state.server.hub._listeners[guest.match]
            for _ in range(5):
                spectator = await Page.open(address, Guest(client, guest.match, {}))
                await spectator.until(0)
                await spectator.socket.close()
                await until(lambda: len(watching) == 1)
            twin = await Page.open(address, guest)  # a second page of seats that are there is no news either
            await twin.until(0)
            await twin.socket.close()
            await until(lambda: len(watching) == 1)
            await guest.post("chat", seat=0, text="shlama")
            heard = len(page.items)
            await page.hear()
            assert [item["kind"] for item in page.items[heard:]] == ["chat"], "the first it hears since it came"
            await page.socket.close()

    asyncio.run(scenario())
