"""Bots that loop, die or talk nonsense are replaced by a random legal move, and the match goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterator
from pathlib import Path

import httpx
import pytest

from eduba.analysis.analysis import Decision
from eduba.bots import bot as bots
from eduba.bots.bot import Thought, Weighed
from eduba.kernel.engine import Engine, Position
from eduba.kernel.game import load
from eduba.server.settings import Settings
from eduba.server.workers import Case, Place, Question, Workers
from server.conftest import running
from server.house import Guest, bots_alone, sit_down
from server.page import PATIENCE

BAD_BOTS = """
import ctypes, itertools
import numpy as np
from eduba.bots.bot import Bot, Thought, Weighed

class Loops(Bot):
    name = "loops"
    def choose(self, position, seat, seed):
        return next(i for i in itertools.count() if i < 0)

class DumpsCore(Bot):
    name = "dumps_core"
    def choose(self, position, seat, seed):
        return ctypes.string_at(0)

class TalksNonsense(Bot):
    name = "talks_nonsense"
    def choose(self, position, seat, seed):
        return "the moon"

class Boasts(Bot):
    name = "boasts"
    def choose(self, position, seat, seed):
        return self.think(position, seat, seed).action
    def think(self, position, seat, seed):
        first = position.legal()[0]
        nonsense = [(first, 1.5), (first, float("nan")), (-1, 0.5), (first, "much"), (first, None)]
        return Thought(first, (Weighed(*nonsense[seed % len(nonsense)]),))

class Counts(Bot):
    name = "counts"
    def choose(self, position, seat, seed):
        return self.think(position, seat, seed).action
    def think(self, position, seat, seed):
        chances = np.linspace(1, 0, 3, dtype=np.float32)
        answers = np.array(position.legal())
        return Thought(answers[0], tuple(map(Weighed, answers, chances)))
"""


@pytest.fixture
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots installed by a careless operator."""
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    info = tmp_path / "bad_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 1.0\n")
    names = {
        "loops": "Loops",
        "dumps_core": "DumpsCore",
        "talks_nonsense": "TalksNonsense",
        "boasts": "Boasts",
        "counts": "Counts",
    }
    lines = "".join(f"{name} = bad_bots:{kind}\n" for name, kind in names.items())
    (info / "entry_points.txt").write_text(f"[eduba.bots]\n{lines}")
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.fixture(scope="module")
def position() -> Position:
    return Engine(load("ur")).new({"players": 3}, 1)


@pytest.mark.usefixtures("bad_bots")
@pytest.mark.parametrize(
    ("bot", "seconds", "reason"),
    [("loops", 0.5, "no answer within"), ("dumps_core", PATIENCE, "died"), ("talks_nonsense", PATIENCE, "the moon")],
)
def test_a_bad_bot_is_replaced_and_logged(
    bot: str, seconds: float, reason: str, position: Position, caplog: pytest.LogCaptureFixture
) -> None:
    assert bot in bots.installed()

    async def scenario() -> list[int]:
        workers = Workers(1, budget=seconds)
        try:
            bad = await workers.think(position.copy(), bot, 7)
            workers._budget = PATIENCE
            return [bad.action, (await workers.think(position.copy(), "random", 7)).action]
        finally:
            workers.stop()

    with caplog.at_level(logging.WARNING, "eduba.bots"):
        answers = asyncio.run(scenario())
    assert set(answers) <= set(position.legal())
    assert [reason in record.__dict__["reason"] for record in caplog.records] == [True]


@pytest.mark.usefixtures("bad_bots")
def test_reasons_are_kept_as_plain_numbers_or_not_at_all(position: Position, caplog: pytest.LogCaptureFixture) -> None:
    legal, seeds = position.legal(), range(20)

    async def scenario() -> tuple[Thought, list[Thought]]:
        workers = Workers(1, budget=PATIENCE)
        try:
            counted = await workers.think(position.copy(), "counts", 7)
            return counted, [await workers.think(position.copy(), "boasts", seed) for seed in seeds]
        finally:
            workers.stop()

    with caplog.at_level(logging.WARNING, "eduba.bots"):
        counted, boasted = asyncio.run(scenario())
    assert counted == Thought(legal[0], tuple(map(Weighed, legal, (1.0, 0.5, 0.0))))
    assert {type(counted.action), *(type(w.action) for w in counted.weighed)} == {int}
    assert {type(w.chance) for w in counted.weighed} == {float}
    assert boasted == [Thought(legal[0])] * len(seeds)
    assert [record.message for record in caplog.records] == ["a bot's reasons left out"] * len(seeds)


def test_nobody_s_bots_wait_for_all_the_bots_of_somebody_else(
    position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack: hundreds of tables of one owner; everybody's bots answered after 19 s instead of 1."""
    monkeypatch.setattr(Place, "ask", lambda place, packs, task, seconds: Thought(position.legal()[0]))

    async def scenario() -> list[str]:
        workers, answered = Workers(1, budget=1), []

        async def think(owner: str) -> None:
            await workers.think(position.copy(), "random", 7, owner)
            answered.append(owner)

        await asyncio.gather(*(think("mallory") for _ in range(300)), *(think(owner) for owner in ("anna", "béla")))
        return answered

    answered = asyncio.run(scenario())
    assert {"anna", "béla"} <= set(answered[:5])


def test_a_hint_comes_before_what_is_to_be_judged(position: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def ask(place: Place, packs: object, task: Question | Case, seconds: float) -> Thought:
        done.append("judgment" if isinstance(task, Case) else "hint")
        return Thought(position.legal()[0])

    monkeypatch.setattr(Place, "ask", ask)

    async def scenario() -> None:
        workers = Workers(1, budget=1)
        decision = Decision(1, position.actor, position.legal()[0], position.key())
        judged = [workers.judge(position.engine, decision, 8, f"stranger {n}") for n in range(24)]
        await asyncio.gather(*judged, workers.advise(position.copy(), "random", 7, "anna"))

    asyncio.run(scenario())
    assert done.index("hint") <= 1


@pytest.mark.usefixtures("bad_bots")
def test_a_match_of_bots_with_strange_reasons_goes_on(tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path, bot_delay=(0, 0), limits=False)

    async def scenario() -> None:
        async with running(settings) as (app, client):
            guest = Guest(client, await bots_alone(app, "counts", "boasts"), {})
            async with asyncio.timeout(PATIENCE):
                while (await guest.look())["position"]["entry"] < 12:
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


@pytest.mark.usefixtures("bad_bots")
def test_a_match_with_a_bad_bot_goes_on(tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path, bot_delay=(0, 0), bot_budget=0.2, limits=False)

    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "talks_nonsense", "dumps_core")
            async with asyncio.timeout(120):
                while (await guest.look())["position"]["entry"] < 6:
                    if (await guest.look())["position"]["choices"]:
                        await guest.play_first()
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


def test_every_request_is_answered_while_twenty_bot_games_run(tmp_path: Path) -> None:
    """One of each kind of request, by a person at a table; all twenty games go on before and meanwhile."""
    settings = Settings(folder=tmp_path, bot_delay=(0, 0), limits=False)

    async def scenario() -> None:
        async with running(settings) as (app, client):
            games = [Guest(client, await bots_alone(app, *["greedy"] * 3), {}) for _ in range(20)]

            async def entries() -> list[int]:
                return [(await game.look())["position"]["entry"] for game in games]

            async with asyncio.timeout(PATIENCE):
                while not all(before := await entries()):
                    await asyncio.sleep(0.1)
            answers = [await ask for ask in script(client, await sit_down(client, "me", "here"))]
            assert [answer.status_code for answer in answers if answer.status_code >= 300] == []
            async with asyncio.timeout(PATIENCE):
                while not all(now > then for now, then in zip(await entries(), before, strict=True)):
                    await asyncio.sleep(0.1)

    asyncio.run(scenario())


def script(client: httpx.AsyncClient, guest: Guest) -> Iterator[Awaitable[httpx.Response]]:
    """What a person's page asks for in the course of a match."""
    for path in ("/healthz", "/metrics", "/api/games", "/api/tables", "/api/messages/fr?game=ur", "/api/rules/ur/it"):
        yield client.get(path)
    yield client.post("/api/accounts", json={"name": "Puabi", "password": "lapis lazuli"})
    for _ in range(6):
        yield guest.play_first()
        for path in ("", "/text", "/history/1"):
            yield client.get(f"{guest.path}{path}", headers=guest.headers)
    yield guest.post("chat", seat=0, text="shlama")
    yield guest.post("proposals", seat=0, kind="undo", subject=0)
    yield guest.post("devices", seat=0)
    yield guest.post("resign", seat=0)
    yield client.get(f"{guest.path}/file")
    yield guest.post("rematch")
    yield client.get("/api/accounts/me")
