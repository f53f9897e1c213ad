"""Bots think in processes of their own: at low priority, on a guess of the position, and killed when they take too long.

A bot that loops, dies or answers nonsense is replaced by a random legal move, and that is logged. Bots are installed by
the operator and run with the server's rights.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from eduba.bots import bot as bots
from eduba.kernel import game as games
from eduba.kernel.engine import Engine, Position
from eduba.kernel.random import derive

log: Final = logging.getLogger("eduba.bots")
NICE: Final = 10
START_SECONDS: Final = 120.0
"""A fresh worker may have to compile a game first."""


@dataclass(frozen=True)
class Question:
    """What a worker is asked: a guess of the position, as its bytes."""

    game: str
    bot: str
    position: bytes
    seat: int
    seed: int


def work(pipe: Connection) -> None:
    """The life of a worker: make ready what is asked for, answer, wait."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    engines: dict[str, Engine] = {}
    players: dict[tuple[str, str], bots.Bot] = {}
    while True:
        try:
            question: Question = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        if question.game not in engines:
            engines[question.game] = Engine(games.load(question.game))
        engine = engines[question.game]
        key = (question.game, question.bot)
        if key not in players:
            players[key] = bots.load(question.bot, engine)
        pipe.send("ready")
        pipe.send(players[key].choose(engine.restored(question.position), question.seat, question.seed))


class Worker:
    """One worker process."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, question: Question, seconds: float) -> Any:
        """A worker's answer; an error if it dies or takes longer than it may."""
        self._pipe.send(question)
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


class Workers:
    """A small pool of workers; each answers one question at a time."""

    def __init__(self, count: int, budget: float) -> None:
        self._budget = budget
        self._idle: asyncio.Queue[Worker | None] = asyncio.Queue()
        self._all: set[Worker] = set()
        for _ in range(count or max(1, (os.cpu_count() or 2) - 1)):
            self._idle.put_nowait(None)  # a place for a worker, started when it is first needed

    async def decide(self, position: Position, bot: str, seed: int) -> int:
        """A bot's answer to a position, or a random legal one if the bot fails."""
        legal = position.legal()
        seat = position.actor
        guess = position.determinized(seat, derive(seed, 0))
        question = Question(position.engine.game.id, bot, guess.key(), seat, derive(seed, 1))
        worker = await self._idle.get()
        try:
            if worker is None:
                worker = Worker()
                self._all.add(worker)
            answer = await asyncio.to_thread(worker.ask, question, 2 * self._budget)
            if answer in legal:
                return int(answer)
            reason = f"answered {answer!r}, which is not legal"
        except (EOFError, OSError, TimeoutError) as error:
            reason = str(error) or "it died"
            if worker is not None:
                self._all.discard(worker)
                await asyncio.to_thread(worker.kill)
                worker = None
        finally:
            self._idle.put_nowait(worker)
        log.warning("bot replaced by a random move", extra={"bot": bot, "game": question.game, "reason": reason})
        return random.Random(seed).choice(legal)

    def stop(self) -> None:
        """End all workers."""
        for worker in self._all:
            worker.kill()
