"""What bots tell people: why, what next, and where a match was lost; and to whom they do not."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.analysis.analysis import Decision, Judged, decisions
from eduba.bots.bot import Thought, Weighed
from eduba.kernel.engine import Engine, Position
from eduba.match.match import Match
from eduba.server import counsel
from eduba.server.app import create_app
from eduba.server.models import HintRow
from eduba.server.settings import Settings
from eduba.server.workers import WorkerFailed, Workers
from games import tender
from server.conftest import client_of, running
from server.house import Guest, open_table, problem, sit_down, sit_opposite
from server.page import PATIENCE


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """A server that does not think long about finished matches."""
    return replace(settings, analysis_simulations=8)


async def get(guest: Guest, what: str) -> httpx.Response:
    """Ask for something at the table."""
    return await guest.client.get(f"{guest.path}/{what}", headers=guest.headers)


async def until_mine(guest: Guest) -> dict[str, Any]:
    """Wait until it is this guest's turn, or the end; the position."""
    async with asyncio.timeout(PATIENCE):
        while True:
            position: dict[str, Any] = (await guest.look())["position"]
            if position["choices"] or position["result"]:
                return position
            await asyncio.sleep(0.02)


async def answer_of(guest: Guest, seat: int) -> dict[str, Any]:
    """Play until a bot has decided something; the item that tells it."""
    while True:
        await until_mine(guest)
        for item in await guest.items():
            if item["kind"] == "entry" and item["seat"] == seat and not item["forced"]:
                return item
        await guest.play_first()


async def until_judged(guest: Guest) -> dict[str, Any]:
    """Ask for the analysis until it is complete."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found: dict[str, Any] = (await get(guest, "analysis")).json()
            if found["done"] == found["total"]:
                return found
            await asyncio.sleep(0.05)


def test_a_bot_tells_what_it_weighed(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "scribe", "me")
            assert [seat["explains"] for seat in (await guest.look())["seats"]] == [True, False]
            item = await answer_of(guest, 0)
            told = (await get(guest, f"thoughts/{item['entry']}")).json()
            assert (told["entry"], told["seat"]) == (item["entry"], 0)
            assert told["weighed"][0]["text"] == item["play"]["text"]
            assert 1 < len(told["weighed"]) <= 3
            assert all(0 <= w["chance"] <= 1 and "touches" in w for w in told["weighed"])
            mine = (await guest.play_first()).json()["entry"]
            assert problem(await get(guest, f"thoughts/{mine}")) == (404, "no-thought")
            assert problem(await get(guest, "thoughts/99999")) == (404, "no-such-entry")

    asyncio.run(scenario())


def test_a_hint_is_thought_about_once_and_kept(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            guest = await sit_down(client, "me", "greedy")
            position = await until_mine(guest)
            assert (await guest.look())["hints"]
            asked = await asyncio.gather(*(guest.post("hint", seat=0) for _ in range(3)))
            hints = [answer.json() for answer in asked]
            assert hints[0] == hints[1] == hints[2]
            assert (hints[0]["entry"], hints[0]["seat"], hints[0]["bot"]) == (position["entry"] + 1, 0, "king")
            offered = [choice["text"] for choice in position["choices"]]
            assert [w["text"] in offered for w in hints[0]["weighed"]] == [True] * 3
            app.state.server.workers.stop()  # what is kept needs no thinking
            assert (await guest.post("hint", seat=0)).json() == hints[0]

    asyncio.run(scenario())


class Rivals(Workers):
    """While they think, another server gives a hint for the same question."""

    def __init__(self) -> None:
        super().__init__(1, 1)
        self.server: Any = None
        self.match = ""

    async def advise(self, position: Position, bot: str, seed: int, owner: Hashable = None) -> Thought:
        mine, theirs = position.legal()[:2]
        kept = [{"play": position.engine.game.actions.text(theirs), "chance": 0.75}]

        async def write(session: AsyncSession) -> None:
            session.add(HintRow(match_id=self.match, entry=1, seat=position.actor, data=kept))

        await self.server.journal.write(write)
        return Thought(mine, (Weighed(mine, 0.25),))


def test_of_two_hints_for_one_question_the_one_that_is_kept_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        rivals = Rivals()
        async with running(Settings(folder=tmp_path, limits=False)) as (app, client):
            guest = await sit_down(client, "me", "here", hints=True)
            rivals.server, rivals.match = app.state.server, guest.match
            app.state.server.counsel._workers = rivals
            seat = (await guest.look())["position"]["actor"]
            first, again = [(await guest.post("hint", seat=seat)).json() for _ in range(2)]
            assert [weighed["chance"] for weighed in first["weighed"]] == [0.75]
            assert again == first

    asyncio.run(scenario())


def test_hints_are_for_tables_that_allow_them_and_for_one_s_own_turn(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            one, two = await sit_opposite(client)
            assert not (await one.look())["hints"]
            assert problem(await one.post("hint", seat=0)) == (403, "no-hints")
            one, two = await sit_opposite(client, hints=True)
            waiting, seat = (one, 0) if (await one.look())["position"]["actor"] == 1 else (two, 1)
            assert problem(await waiting.post("hint", seat=seat)) == (409, "not-now")
            assert problem(await waiting.post("hint", seat=1 - seat)) == (403, "not-your-seat")
            strict = await sit_down(client, "me", "greedy", hints=False)
            assert problem(await strict.post("hint", seat=0)) == (403, "no-hints")

    asyncio.run(scenario())


def test_a_finished_match_is_judged_for_everybody_and_kept(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            guest = await sit_down(client, "me", "here", "here", options={"round_limit": "2"})
            assert problem(await get(guest, "analysis")) == (409, "not-over")
            while not (await guest.look())["position"]["result"]:
                await guest.play_first()
            spectator = Guest(client, guest.match, {})
            found = await until_judged(spectator)
            free = [i["entry"] for i in await guest.items() if i["kind"] == "entry" and not i["forced"]]
            assert found["total"] > 5
            assert {move["entry"] for move in found["moves"]} <= set(free)
            for move in found["moves"]:
                assert len(move["chances"]) == 3
                assert move["line"][0]["play"] == move["best"]
            losses = {move["entry"]: move["lost"] for move in found["moves"]}
            assert [losses[entry] for entry in found["worst"]] == sorted(losses.values())[::-1][: len(found["worst"])]
            app.state.server.workers.stop()
            assert await until_judged(guest) == found

    asyncio.run(scenario())


def test_one_s_own_running_match_against_bots_can_be_judged(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "greedy")
            await until_mine(guest)
            await guest.play_first()
            await until_mine(guest)
            assert (await until_judged(guest))["total"] > 0
            spectator = Guest(client, guest.match, {})
            assert problem(await get(spectator, "analysis")) == (409, "not-over")

    asyncio.run(scenario())


class Thinkers(Workers):
    """Bots that answer at once; nothing is thought."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__(1, 1)
        self.fails = fails
        self.failures = 0
        self.judged: list[int] = []
        """The entries that were judged, one after the other."""

    async def think(self, position: Position, bot: str, seed: int, owner: Hashable = None) -> Thought:
        legal = position.legal()
        return Thought(legal[0], (Weighed(legal[0], 0.5), Weighed(legal[-1], 0.25)))

    async def advise(self, position: Position, bot: str, seed: int, owner: Hashable = None) -> Thought:
        raise WorkerFailed("it died")

    async def judge(self, engine: Engine, decision: Decision, simulations: int, owner: Hashable = None) -> Judged:
        if self.fails:
            self.failures += 1
            raise WorkerFailed("it died")
        self.judged.append(decision.entry)
        await asyncio.sleep(0.05)
        return Judged(decision.entry, decision.seat, decision.action, (0.5, 0.5), decision.action, 0.5, ())


def tender_house(tmp_path: Path, workers: Thinkers) -> Any:
    """A server with a game of secrets, and bots that do not think."""
    app = create_app(Settings(folder=tmp_path, bot_delay=(0, 0), limits=False))
    server = app.state.server
    server.rooms.engines._made["tender", None] = Engine(tender.GAME, compiled=False)
    server.bot_turns._workers = server.counsel._workers = workers
    return app


def test_secret_thoughts_are_told_when_the_match_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with client_of(tender_house(tmp_path, Thinkers())) as client:
            guest = await sit_down(client, "random", "me", game="tender")
            spectator = Guest(client, guest.match, {})
            entry = (await answer_of(guest, 0))["entry"]
            for asker in (guest, spectator):
                assert problem(await get(asker, f"thoughts/{entry}")) == (403, "secret-thoughts")
            while len((await until_mine(guest))["choices"]) == 1:  # a hand of equal cards leaves no choice
                await guest.play_first()
            await guest.play_first()
            await until_mine(guest)
            judged = await until_judged(guest)
            assert {move["seat"] for move in judged["moves"]} == {1}, "a running match: one's own decisions alone"
            while not (await until_mine(guest))["result"]:
                await guest.play_first()
            assert (await get(spectator, f"thoughts/{entry}")).json()["weighed"][0]["chance"] == 0.5
            assert {move["seat"] for move in (await until_judged(guest))["moves"]} == {0, 1}

    asyncio.run(scenario())


def test_every_decision_is_judged_once_however_often_one_asks_while_playing_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        thinkers = Thinkers()
        async with client_of(tender_house(tmp_path, thinkers)) as client:
            guest = await sit_down(client, "me", "random", game="tender", options={"rounds": "4"})
            while not (await until_mine(guest))["result"]:
                await guest.play_first()
                assert (await get(guest, "analysis")).status_code == 200
            found = await until_judged(guest)
            assert found["total"] >= 4
            assert sorted(thinkers.judged) == [move["entry"] for move in found["moves"]]

    asyncio.run(scenario())


def test_workers_that_fail_are_told_of_and_not_asked_for_ever(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with client_of(tender_house(tmp_path, Thinkers(fails=True))) as client:
            guest = await sit_down(client, "me", "random", game="tender")
            await until_mine(guest)
            assert problem(await guest.post("hint", seat=0)) == (503, "no-counsel")
            await guest.play_first()
            await until_mine(guest)
            async with asyncio.timeout(PATIENCE):
                while (answer := await get(guest, "analysis")).status_code == 200:
                    await asyncio.sleep(0.01)
            assert problem(answer) == (503, "no-counsel")

    asyncio.run(scenario())


def test_workers_that_failed_are_asked_again_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counsel, "PAUSE_SECONDS", 0.0)

    async def scenario() -> None:
        thinkers = Thinkers(fails=True)
        async with client_of(tender_house(tmp_path, thinkers)) as client:
            guest = await sit_down(client, "me", "random", game="tender")
            while not (await until_mine(guest))["result"]:
                await guest.play_first()
            async with asyncio.timeout(PATIENCE):
                while not thinkers.failures:
                    assert (await get(guest, "analysis")).json()["done"] == 0
                    await asyncio.sleep(0.01)
            thinkers.fails = False
            found = await until_judged(guest)
            assert found["total"] > 0

    asyncio.run(scenario())


def test_any_person_at_the_table_may_hurry_the_bots(tmp_path: Path) -> None:
    """These bots would wait an hour; who tells them to hurry need not."""
    settings = Settings(folder=tmp_path, bot_delay=(3600, 3600), limits=False)

    async def scenario() -> None:
        async with running(settings) as (_, client):
            made = await open_table(client, "greedy", "me", "open")
            guest = Guest(client, made["match"], {1: made["tokens"]["1"]})
            assert not (await guest.look())["hurry"]
            assert problem(await Guest(client, guest.match, {}).post("hurry", seat=1, hurry=True)) == (
                403,
                "not-your-seat",
            )
            assert (await guest.post("hurry", seat=1, hurry=True)).status_code == 204
            assert (await guest.look())["hurry"]
            path = f"/api/tables/{guest.match}"
            joined = await client.post(f"{path}/join", json={"name": "Béla", "invitation": made["invitations"]["2"]})
            await answer_of(Guest(client, guest.match, {**guest.tokens, 2: joined.json()["token"]}), 0)
            assert (await guest.post("hurry", seat=1, hurry=False)).status_code == 204
            assert not (await guest.look())["hurry"]

    asyncio.run(scenario())


def test_the_decisions_of_a_match_are_looked_for_once_however_often_one_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack: to poll an analysis; each time all answers of all positions were looked for."""
    looked: list[int] = []

    def look(match: Match) -> list[Decision]:
        looked.append(match.number)
        return decisions(match)

    monkeypatch.setattr(counsel, "decisions", look)

    async def scenario() -> None:
        async with client_of(tender_house(tmp_path, Thinkers())) as client:
            guest = await sit_down(client, "me", "random", game="tender")
            await until_mine(guest)
            for _ in range(3):
                assert (await get(guest, "analysis")).status_code == 200
            await guest.play_first()
            await until_mine(guest)
            found = await until_judged(guest)
            assert found["total"] > 0

    asyncio.run(scenario())
    assert len(looked) == len(set(looked)) == 2


class Gated(Thinkers):
    """They judge when they are let."""

    def __init__(self) -> None:
        super().__init__()
        self.let = asyncio.Event()
        self.asked: list[Hashable] = []

    async def judge(self, engine: Engine, decision: Decision, simulations: int, owner: Hashable = None) -> Judged:
        self.asked.append(owner)
        await self.let.wait()
        return await super().judge(engine, decision, simulations, owner)


def test_who_did_not_sit_there_has_one_match_thought_about_at_a_time(tmp_path: Path) -> None:
    """The attack: 24 finished matches of others to analyse, and nobody else's is thought about for minutes."""

    async def scenario() -> None:
        gated = Gated()
        async with client_of(tender_house(tmp_path, gated)) as client:
            guests = [await sit_down(client, "me", "here", game="tender") for _ in range(3)]
            for guest in guests:
                while not (await guest.look())["position"]["result"]:
                    await guest.play_first()
            watchers = [Guest(client, guest.match, {}) for guest in guests]
            for watcher in watchers * 2:
                assert (await get(watcher, "analysis")).json()["done"] == 0
            async with asyncio.timeout(PATIENCE):
                while not gated.asked:
                    await asyncio.sleep(0.01)
            assert gated.asked == ["127.0.0.1"]
            assert (await get(guests[2], "analysis")).json()["done"] == 0
            async with asyncio.timeout(PATIENCE):
                while len(gated.asked) < 2:
                    await asyncio.sleep(0.01)
            gated.let.set()
            for watcher in watchers:
                assert (await until_judged(watcher))["total"] > 0

    asyncio.run(scenario())
