"""A queue for few places, in which nobody gets more by asking more often.

Whoever asks belongs to an owner. Owners take turns: one who asks for a hundred things gets one of them, then everybody
else who waits gets one. Urgent things come before all others.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable, Iterable
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Final, Generic, TypeVar

T = TypeVar("T")


class Rank(IntEnum):
    """What is served first."""

    URGENT = 0
    LEISURELY = 1


class FairQueue(Generic[T]):
    """Places, and the lines of those who wait for one."""

    def __init__(self, places: Iterable[T]) -> None:
        self._free: deque[T] = deque(places)
        self._lines: Final[dict[Rank, OrderedDict[Hashable, deque[asyncio.Future[T]]]]] = {
            rank: OrderedDict() for rank in Rank
        }
        self.waited = 0.0
        """How many seconds were waited for places, all together."""
        self.served = 0
        """How many places were given."""

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(line) for lines in self._lines.values() for line in lines.values())

    @asynccontextmanager
    async def place(self, owner: Hashable, rank: Rank = Rank.URGENT) -> AsyncIterator[T]:
        """A place, when it is this owner's turn; it is free again afterwards."""
        came = time.monotonic()
        place = await self._take(owner, rank)
        self.served += 1
        self.waited += time.monotonic() - came
        try:
            yield place
        finally:
            self._give(place)

    async def _take(self, owner: Hashable, rank: Rank) -> T:
        if self._free:
            return self._free.popleft()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lines[rank].setdefault(owner, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given at the very moment
                self._give(turn.result())
            raise

    def _give(self, place: T) -> None:
        """Give a place to whoever is next; those who have gone away are passed over."""
        for lines in self._lines.values():
            while lines:
                owner, line = next(iter(lines.items()))
                turn = line.popleft()
                if line:
                    lines.move_to_end(owner)
                else:
                    del lines[owner]
                if not turn.done():
                    turn.set_result(place)
                    return
        self._free.append(place)
