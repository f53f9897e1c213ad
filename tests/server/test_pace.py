"""When bots answer: no time tells whether an answer was forced where nobody else may know it."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from itertools import pairwise
from pathlib import Path

import pytest

from eduba.bots.bot import Thought
from eduba.kernel.engine import Engine, Position
from eduba.match.match import Match, Play
from eduba.server.app import create_app
from eduba.server.bot_turns import BotTurns
from eduba.server.pace import Pace
from eduba.server.settings import Settings
from eduba.server.workers import Workers
from games import tender
from server.conftest import client_of
from server.house import bots_alone


class Time:
    """A clock that only sleeping and thinking move; notes how long each answer took."""

    def __init__(self) -> None:
        self.now = 0.0
        self.taken: list[float] = []
        self._answered = 0.0

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)
        self.now += seconds
        self.taken.append(self.now - self._answered)
        self._answered = self.now


def pace_of(time: Time, delay: tuple[float, float]) -> Pace:
    return Pace(delay, time.clock, time.sleep)


def answers(time: Time, pace: Pace, thinking: list[float], legal: list[int]) -> list[float]:
    """How long each of some answers takes."""

    async def scenario() -> None:
        for seconds in thinking:

            async def think(seconds: float = seconds) -> Thought:
                time.now += seconds
                return Thought(legal[-1])

            assert await pace.answer("tender", "greedy", legal, think) == Thought(legal[-1])

    before = len(time.taken)
    asyncio.run(scenario())
    return time.taken[before:]


def test_a_forced_answer_takes_as_long_as_a_free_one_took() -> None:
    time = Time()
    pace = pace_of(time, (0, 0))
    free = answers(time, pace, [1, 2, 4], legal=[5, 6])
    forced = answers(time, pace, [0] * 300, legal=[5])
    assert free == [1, 2, 4]
    assert set(forced) == set(free)


def test_the_first_answer_of_all_does_not_tell_that_it_was_forced() -> None:
    time = Time()
    assert answers(time, pace_of(time, (0, 0)), [3, 0, 0], legal=[5]) == [3, 3, 3]


@pytest.mark.parametrize("legal", [[5], [5, 6]])
def test_no_bot_answers_sooner_than_people_do(legal: list[int]) -> None:
    time = Time()
    assert answers(time, pace_of(time, (3, 3)), [0, 1, 2], legal) == [3, 3, 3]


@pytest.mark.parametrize("legal", [[5], [5, 6]])
def test_further_steps_of_a_turn_take_the_least_time(legal: list[int]) -> None:
    time = Time()
    pace = pace_of(time, (3, 1000))

    async def think() -> Thought:
        return Thought(legal[-1])

    async def scenario() -> None:
        for goes_on in (False, True, True):
            await pace.answer("tender", "greedy", legal, think, goes_on=goes_on)

    asyncio.run(scenario())
    first, *further = time.taken
    assert 3 < first <= 1000
    assert further == pytest.approx([3, 3])


def test_each_bot_has_a_pace_of_its_own() -> None:
    time = Time()
    pace = pace_of(time, (0, 0))
    answers(time, pace, [8], legal=[5, 6])

    async def another() -> Thought:
        return await pace.answer("tender", "random", [5], lambda: asyncio.sleep(0, Thought(5)))

    assert asyncio.run(another()) == Thought(5)
    assert time.taken[-1] == 0


@pytest.mark.parametrize("forced", [False, True])
def test_a_bot_told_to_hurry_ends_the_pause_it_has_begun(forced: bool) -> None:
    """It has thought for two seconds of the clock, and a forced answer takes as long; the rest was politeness."""
    time = Time()
    begun = asyncio.Event()

    async def sleep(seconds: float) -> None:
        if seconds > 100:
            begun.set()
            await asyncio.Event().wait()
        await time.sleep(seconds)

    pace = Pace((1000, 1000), time.clock, sleep)

    async def think() -> Thought:
        time.now += 2
        return Thought(6)

    async def scenario() -> None:
        for legal in ([5, 6], [6])[: 2 if forced else 1]:
            hurry = asyncio.Event()
            answer = asyncio.create_task(pace.answer("tender", "greedy", legal, think, hurry))
            await begun.wait()
            begun.clear()
            hurry.set()
            assert await answer == Thought(6)

    asyncio.run(asyncio.wait_for(scenario(), 60))
    assert time.taken == [2.0, 2.0][: 2 if forced else 1]


class SlowWorkers(Workers):
    """Every bot thinks three seconds of the clock."""

    def __init__(self, time: Time) -> None:
        super().__init__(1, budget=1)
        self.time = time
        self.asked = 0

    async def think(self, position: Position, bot: str, seed: int, owner: Hashable = None) -> Thought:
        self.time.now += 3
        self.asked += 1
        return Thought(position.legal()[seed % len(position.legal())])


def played_by_bots(tmp_path: Path, time: Time, workers: Workers, delay: tuple[float, float]) -> Match:
    """A match of Tender, played to its end by two bots at a table."""
    settings = Settings(folder=tmp_path, bot_delay=delay, limits=False)

    async def scenario() -> Match:
        app = create_app(settings)
        server = app.state.server
        watched: list[str] = []
        server.rooms.engines._made["tender", None] = Engine(tender.GAME, compiled=False)
        server.bot_turns = BotTurns(server.rooms, workers, settings, lambda: watched, pace_of(time, delay))
        async with client_of(app):
            match_id = await bots_alone(app, "random", "random", game="tender")
            watched.append(match_id)
            server.bot_turns.look(await server.rooms.open(match_id))
            async with asyncio.timeout(120):
                while not (match := (await server.rooms.open(match_id)).playing()).over:
                    await asyncio.sleep(0.01)
        assert isinstance(match, Match)
        return match

    return asyncio.run(scenario())


@pytest.mark.parametrize("delay", [(0.0, 0.0), (1.0, 2.0)])
def test_at_a_table_the_last_card_takes_as_long_as_the_others(tmp_path: Path, delay: tuple[float, float]) -> None:
    """In Tender nobody sees that a bid is forced, and the last one always is."""
    time = Time()
    workers = SlowWorkers(time)
    match = played_by_bots(tmp_path, time, workers, delay)
    answered = [entry for entry in match.entries if isinstance(entry, Play) and not entry.forced]
    assert 0 < workers.asked < len(answered), "the last bids were forced: no bot thought about them"
    assert time.taken == [3.0] * len(answered)


def test_at_a_table_who_has_just_answered_goes_on_after_the_least_time(tmp_path: Path) -> None:
    """In Tender who may look at the next lot bids afterwards."""
    time = Time()
    match = played_by_bots(tmp_path, time, SlowWorkers(time), (4.0, 1000.0))
    plays = [entry for entry in match.entries if isinstance(entry, Play)]
    pairs = [(None, plays[0]), *pairwise(plays)]
    goes_on = [before is not None and before.seat == play.seat for before, play in pairs if not play.forced]
    assert {*goes_on} == {False, True}
    assert [taken == pytest.approx(4) for taken in time.taken] == goes_on
