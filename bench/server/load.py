"""Tables under load: real clients that play real moves, and how long everybody waits to see them.

A `Table` is the clients of one match, one for each seat; subclasses speak the language of one server. A move is timed from
just before it is sent until the last of them has read a message that contains it.
"""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any, Final, TypeVar

PATIENCE: Final = 60.0
"""Seconds after which a move that somebody has not seen is a failure."""
OPENING: Final = 8
"""Tables that are opened at the same time."""


T = TypeVar("T", bound="Table")


class Unseen(RuntimeError):
    """A move that not everybody has seen, after a long wait."""


class Table(ABC):
    """The clients of one match, one for each seat."""

    def __init__(self, address: str, chance: random.Random, seats: int) -> None:
        self.address = address
        self.chance = chance
        self.seats = seats
        self.seen = [-1] * seats
        """The number of the last move that each seat has seen."""
        self.messages = 0
        self.characters = 0
        self._wanted = -1
        self._all_saw: asyncio.Future[float] | None = None

    @abstractmethod
    async def open(self) -> None:
        """Begin a match and connect its clients; returns when all of them see its beginning."""

    @abstractmethod
    async def close(self) -> None:
        """Hang up."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the match has ended."""

    @abstractmethod
    async def send(self) -> None:
        """Let the seat that must decide send one of the answers its own client was offered."""

    def heard(self, seat: int, number: int, message: str) -> None:
        """A client has read a message: a position after move `number`."""
        self.messages += 1
        self.characters += len(message)
        self.seen[seat] = max(self.seen[seat], number)
        waiting = self._all_saw
        if waiting is not None and not waiting.done() and min(self.seen) >= self._wanted:
            waiting.set_result(time.perf_counter())

    async def until(self, number: int) -> float:
        """When all had seen a move, on the clock of `time.perf_counter`."""
        self._wanted, self._all_saw = number, asyncio.get_running_loop().create_future()
        if min(self.seen) >= number:
            return time.perf_counter()
        try:
            return await asyncio.wait_for(self._all_saw, PATIENCE)
        except TimeoutError:
            raise Unseen(f"move {number} is not seen by all: {self.seen}") from None

    async def play(self) -> float:
        """Play one move; the seconds from sending it until everybody has seen it."""
        everybody = asyncio.ensure_future(self.until(min(self.seen) + 1))
        await asyncio.sleep(0)  # it waits now, so that no message can come too early
        start = time.perf_counter()
        await self.send()
        return await everybody - start


@dataclass
class Measured:
    """What was measured of one load."""

    tables: int
    seats: int
    """Of all tables together."""
    seconds: float
    latencies: list[float] = field(default_factory=list)
    characters_a_message: float = 0.0

    @property
    def moves_per_second(self) -> float:
        return len(self.latencies) / self.seconds

    def percentile(self, part: float) -> float:
        """The seconds within which this part of the moves was seen by all (the nearest rank)."""
        ordered = sorted(self.latencies)
        return ordered[max(0, ceil(part * len(ordered)) - 1)]


async def open_tables(make: Callable[[], T], count: int) -> list[T]:
    """Tables, all begun and connected."""
    tables = [make() for _ in range(count)]
    places = asyncio.Semaphore(OPENING)

    async def opened(table: T) -> None:
        async with places:
            await table.open()

    await _all(opened(table) for table in tables)
    return tables


async def close_tables(tables: Sequence[Table]) -> None:
    """Hang up everywhere."""
    await _all(table.close() for table in tables)


async def measure(tables: Sequence[Table], pause: float, warm: float, seconds: float) -> Measured:
    """Play at all tables at once: each seat decides every `pause` seconds, one seat after the other (0: the next as soon as
    everybody has seen the last).

    Moves sent in the first `warm` seconds are not counted. A move that is due while the last one is still under way is
    sent late, never in a burst: what is asked for and not done shows in `moves_per_second`.
    """
    begin = time.perf_counter()
    counted, end = begin + warm, begin + warm + seconds
    found = Measured(len(tables), sum(table.seats for table in tables), seconds)
    before = _heard(tables)

    async def play_at(table: Table) -> None:
        between = pause / table.seats
        due = begin + table.chance.uniform(0, between)
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            start = time.perf_counter()
            if start >= end:
                return
            if table.over:
                await table.close()
                await table.open()
                continue
            took = await table.play()
            if start >= counted:
                found.latencies.append(took)
            due = max(due + between, start + took)

    await _all(play_at(table) for table in tables)
    messages, characters = (after - old for after, old in zip(_heard(tables), before, strict=True))
    found.characters_a_message = characters / messages
    return found


def _heard(tables: Sequence[Table]) -> tuple[int, int]:
    return sum(t.messages for t in tables), sum(t.characters for t in tables)


async def _all(work: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Run everything at once; if one fails the others are given up, and what went wrong is raised."""
    async with asyncio.TaskGroup() as group:
        for each in work:
            group.create_task(each)
