"""Bots think in processes of their own: at low priority, on a guess of the position, and killed when they take too long.

A bot that loops, dies or answers nonsense is replaced by a random legal move, and that is logged. Bots are installed by
the operator and run with the server's rights. Owners of tables take turns, so that nobody's bots wait for all the bots of
somebody with many tables. What people ask for, hints and judgments, is done by the same workers one at a time, hints first,
so that bots at the tables never wait for more than one of them.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from eduba.analysis.analysis import Decision, Judge, Judged
from eduba.bots import bot as bots
from eduba.bots.bot import Thought, Weighed
from eduba.kernel.engine import Engine, Position
from eduba.kernel.random import derive
from eduba.server.cores import usable
from eduba.server.engines import Engines, Packs
from eduba.server.fair_queue import FairQueue, Rank

log: Final = logging.getLogger("eduba.bots")
NICE: Final = 10
START_SECONDS: Final = 120.0
"""A fresh worker may have to compile a game first."""
JUDGE_SECONDS: Final = 60.0
HAIR: Final = 1e-6
"""How far a chance may be outside 0 to 1 by rounding."""


class WorkerFailed(Exception):
    """A worker died or took too long; the message says which."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a guess of the position, as its bytes."""

    game: str
    content: str
    """The hash of its values."""
    bot: str
    position: bytes
    seat: int
    seed: int
    seconds: float
    """How long it may think."""


@dataclass(frozen=True)
class Case:
    """A decision to be judged."""

    game: str
    content: str
    decision: Decision
    simulations: int


class Desk:
    """What a worker has made ready: engines, bots, judges."""

    def __init__(self, packs: Packs) -> None:
        self._engine = Engines(packs).of
        self._bot = cache(lambda game, content, bot: bots.load(bot, self._engine(game, content)))
        self._judge = cache(lambda game, content: Judge(self._engine(game, content)))

    def prepare(self, task: Question | Case) -> Callable[[], Thought | Judged]:
        """Make ready what a task needs; what is left to do takes no longer than the thinking."""
        if isinstance(task, Case):
            judge = self._judge(task.game, task.content)
            return lambda: judge(task.decision, task.simulations)
        bot = self._bot(task.game, task.content, task.bot)
        bot.seconds = task.seconds
        position = self._engine(task.game, task.content).restored(task.position)
        return lambda: bot.think(position, task.seat, task.seed)


def work(pipe: Connection, packs: Packs) -> None:
    """The life of a worker: make ready what is asked for, answer, wait."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    desk = Desk(packs)
    while True:
        try:
            task: Question | Case = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        think = desk.prepare(task)
        pipe.send("ready")
        pipe.send(think())


class Worker:
    """One worker process."""

    def __init__(self, packs: Packs) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, packs), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, task: Question | Case, seconds: float) -> Any:
        """A worker's answer; an error if it dies or takes longer than it may."""
        self._pipe.send(task)
        if not self._pipe.poll(START_SECONDS):
            raise TimeoutError("it did not start")
        self._pipe.recv()
        if not self._pipe.poll(seconds):
            raise TimeoutError(f"no answer within {seconds:g} s")
        return self._pipe.recv()

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


class Place:
    """A worker's place; its worker is started when it is first needed, and after one that had to be killed."""

    def __init__(self) -> None:
        self.worker: Worker | None = None

    def ask(self, packs: Packs, task: Question | Case, seconds: float) -> Any:
        """Have a task done here; `WorkerFailed` if that did not go well."""
        try:
            if self.worker is None:
                self.worker = Worker(packs)
            return self.worker.ask(task, seconds)
        except (EOFError, OSError, TimeoutError) as error:
            self.clear()
            raise WorkerFailed(str(error) or "it died") from None

    def clear(self) -> None:
        """End the worker, if there is one."""
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.kill()


class Workers:
    """A small pool of workers; each does one task at a time."""

    def __init__(self, count: int, budget: float, packs: Packs = ()) -> None:
        self._budget = budget
        self._packs = packs
        self._places = [Place() for _ in range(count or max(1, usable() - 1))]
        self.queue = FairQueue(self._places)
        """Where bots wait for a worker."""
        self._aside: FairQueue[None] = FairQueue([None])
        """Where people wait who ask for something."""

    async def think(self, position: Position, bot: str, seed: int, owner: Hashable = None) -> Thought:
        """A bot's answer to a position, or a random legal one if the bot fails; for whom, decides whose turn it is."""
        legal = position.legal()
        question = self._question(position, bot, seed)
        try:
            answer = await self._do(question, 2 * self._budget, owner)
            if isinstance(answer, Thought) and answer.action in legal:
                return Thought(int(answer.action), self._reasons(question, answer, legal))
            reason = f"answered {answer!r}, which is not legal"
        except WorkerFailed as failure:
            reason = str(failure)
        log.warning("bot replaced by a random move", extra={"bot": bot, "game": question.game, "reason": reason})
        return Thought(random.Random(seed).choice(legal))

    def _reasons(self, question: Question, answer: Thought, legal: list[int]) -> tuple[Weighed, ...]:
        """What a bot says it weighed, in plain numbers that can be kept; nothing if it makes no sense."""
        try:
            weighed = tuple(Weighed(int(w.action), float(w.chance)) for w in answer.weighed)
            if all(w.action in legal and -HAIR <= w.chance <= 1 + HAIR for w in weighed):
                return weighed
            reason = f"weighed {weighed!r}"
        except Exception as error:  # a bot may come from anybody, and say anything
            reason = f"{type(error).__name__}: {error}"
        log.warning("a bot's reasons left out", extra={"bot": question.bot, "game": question.game, "reason": reason})
        return ()

    async def advise(self, position: Position, bot: str, seed: int, owner: Hashable = None) -> Thought:
        """What a bot would answer, for a person who asks: before anything is judged, for somebody waits for it."""
        async with self._aside.place(owner, Rank.URGENT):
            found: Thought = await self._do(self._question(position, bot, seed), 2 * self._budget, owner)
        return found

    async def judge(self, engine: Engine, decision: Decision, simulations: int, owner: Hashable = None) -> Judged:
        """A decision, judged."""
        case = Case(engine.game.id, engine.content.hash, decision, simulations)
        async with self._aside.place(owner, Rank.LEISURELY):
            found: Judged = await self._do(case, JUDGE_SECONDS, owner)
        return found

    def _question(self, position: Position, bot: str, seed: int) -> Question:
        seat, engine = position.actor, position.engine
        guess = position.determinized(seat, derive(seed, 0)).key()
        return Question(engine.game.id, engine.content.hash, bot, guess, seat, derive(seed, 1), self._budget)

    async def _do(self, task: Question | Case, seconds: float, owner: Hashable) -> Any:
        """Give a task to the next worker that is free, when it is this owner's turn."""
        async with self.queue.place(owner) as place:
            return await asyncio.to_thread(place.ask, self._packs, task, seconds)

    def stop(self) -> None:
        """End all workers."""
        for place in self._places:
            place.clear()
