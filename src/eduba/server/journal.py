"""Writing: one writer for each process, many writes in one commit, each acknowledged only when it is on disk.

Nothing is waited for without end: a commit that does not come back is given up with its connection, and its pieces are
written once more on another. If the first one was made after all, the second finds that it is there already.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from prometheus_client import CollectorRegistry, Gauge, Histogram
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.server.database import Database
from eduba.server.growth import Growth, write_at_once, write_growths

Work = Callable[[AsyncSession], Awaitable[None]]
MOST_AT_ONCE: Final = 64
GATHER_SECONDS: Final = 0.01
"""A commit waits so long for other moves to join it. Nobody notices, and a busy server commits half as often."""
TOGETHER_SECONDS: Final = 5.0
EACH_SECONDS: Final = 10.0
"""So long PostgreSQL may take for moves together, and for pieces one by one. SQLite has limits of its own."""
SIZES: Final = (1, 2, 4, 8, 16, 32, MOST_AT_ONCE)


@dataclass(frozen=True)
class Change:
    """Something that is written about one match besides its growth."""

    match: str
    write: Work


@dataclass(frozen=True, eq=False)
class Piece:
    """Something that is to be written, and whoever waits for it."""

    work: Work | Change | Growth
    done: asyncio.Future[None]
    since: float = field(default_factory=time.monotonic)

    def match(self) -> str:
        """The match it is about."""
        return "" if callable(self.work) else self.work.match

    async def write(self, session: AsyncSession) -> None:
        """Write it by itself."""
        if isinstance(self.work, Growth):
            await write_growths(session, [self.work])
        elif isinstance(self.work, Change):
            await self.work.write(session)
        else:
            await self.work(session)

    def tell(self, error: Exception | None = None) -> None:
        """It is on disk, or this went wrong."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Journal:
    """Collects what is to be written while a commit is under way, and writes it with the next one."""

    def __init__(self, database: Database, registry: CollectorRegistry | None = None) -> None:
        self._database = database
        self._waiting: list[Piece] = []
        self._under_way: Sequence[Piece] = ()
        self._wake = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None
        self._seconds = Histogram("eduba_commit_seconds", "seconds to write what had come together", registry=registry)
        self._sizes = Histogram("eduba_commit_size", "pieces written together", buckets=SIZES, registry=registry)
        Gauge("eduba_oldest_unwritten_seconds", "age of the oldest piece not on disk", registry=registry).set_function(
            self.age
        )

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write all that was handed in, then stop; what comes later is refused."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task

    def age(self) -> float:
        """For how many seconds the oldest piece has waited that is not on disk."""
        waiting = [*self._under_way, *self._waiting[:1]]
        return time.monotonic() - min(piece.since for piece in waiting) if waiting else 0.0

    async def write(self, work: Work | Change | Growth) -> None:
        """Do some work in a transaction; returns when it is committed, raises what went wrong with it alone."""
        if self._stopping:
            raise RuntimeError("the journal is closed")
        piece = Piece(work, asyncio.get_running_loop().create_future())
        self._waiting.append(piece)
        self._wake.set()
        await piece.done

    async def _run(self) -> None:
        while self._waiting or not self._stopping:
            await self._wake.wait()
            self._wake.clear()
            await asyncio.sleep(GATHER_SECONDS)
            while self._waiting:
                self._under_way, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                self._sizes.observe(len(self._under_way))
                with self._seconds.time():
                    await self._commit(self._under_way)
                self._under_way = ()

    async def _commit(self, batch: Sequence[Piece]) -> None:
        """Moves are written together, and nearly always that goes well; if not, all of it is done piece by piece."""
        left = list(batch)
        moves = {piece: piece.work for piece in batch if isinstance(piece.work, Growth) and self._joins(piece.work)}
        if moves:
            with suppress(Exception):  # whatever it was: each piece is told below, and the journal goes on
                async with self._limit(TOGETHER_SECONDS):
                    await self._write_together(list(moves.values()))
                for piece in moves:
                    piece.tell()
                    left.remove(piece)
        if left:
            await self._commit_each(left)

    def _joins(self, growth: Growth) -> bool:
        """Whether a move is written with others; in PostgreSQL's one statement there is no place for more."""
        return self._database.is_sqlite or growth.also is None

    def _limit(self, seconds: float) -> asyncio.Timeout:
        return asyncio.timeout(None if self._database.is_sqlite else seconds)

    async def _write_together(self, growths: list[Growth]) -> None:
        if not self._database.is_sqlite:
            async with self._database.at_once() as connection:
                await write_at_once(connection, growths)
            return
        async with self._database.writing() as session:
            await write_growths(session, growths)
            await session.commit()

    async def _commit_each(self, batch: list[Piece]) -> None:
        """One transaction in which each piece may fail by itself. Matches are taken in the same order as everywhere, so
        that of two servers one waits for the other, and never each for the other."""
        written = []
        try:
            async with self._limit(EACH_SECONDS), self._database.writing() as session:
                for piece in sorted(batch, key=Piece.match):
                    try:
                        async with session.begin_nested():
                            await piece.write(session)
                        written.append(piece)
                    except Exception as error:  # this piece of work alone failed
                        piece.tell(error)
                await session.commit()
        except Exception as error:
            for piece in batch:
                piece.tell(error)
            return
        for piece in written:
            piece.tell()
