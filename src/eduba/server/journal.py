"""Writing: one writer for each process, many writes in one commit, each acknowledged only when it is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from sqlalchemy.ext.asyncio import AsyncSession

from eduba.server.database import Database
from eduba.server.growth import Growth, write_at_once, write_growths

Work = Callable[[AsyncSession], Awaitable[None]]
Written = tuple[Work | Growth, asyncio.Future[None]]
MOST_AT_ONCE: Final = 64
GATHER_SECONDS: Final = 0.01
"""A commit waits so long for other moves to join it. Nobody notices, and a busy server commits half as often."""


class Journal:
    """Collects what is to be written while a commit is under way, and writes it with the next one."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Written] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def write(self, work: Work | Growth) -> None:
        """Do some work in a transaction; returns when it is committed, raises what went wrong with it alone."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await asyncio.sleep(GATHER_SECONDS)
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._commit(batch)

    async def _commit(self, batch: list[Written]) -> None:
        """Moves are written together, and nearly always that goes well; if not, all of it is done piece by piece."""
        moves = [(work, done) for work, done in batch if isinstance(work, Growth)]
        others = [(work, done) for work, done in batch if not isinstance(work, Growth)]
        if moves:
            with suppress(Exception):  # whatever it was: each piece is told below, and the journal goes on
                await self._write_together([growth for growth, _ in moves])
                for _, done in moves:
                    _acknowledge(done)
                moves = []
        if moves or others:
            await self._commit_each([(partial(write_growths, growths=[g]), done) for g, done in moves] + others)

    async def _write_together(self, growths: list[Growth]) -> None:
        if not self._database.is_sqlite and all(growth.also is None for growth in growths):
            async with self._database.at_once() as connection:
                await write_at_once(connection, growths)
            return
        async with self._database.writing() as session:
            await write_growths(session, growths)
            await session.commit()

    async def _commit_each(self, batch: list[tuple[Work, asyncio.Future[None]]]) -> None:
        """One transaction in which each piece may fail by itself."""
        written: list[asyncio.Future[None]] = []
        try:
            async with self._database.writing() as session:
                for work, done in batch:
                    try:
                        async with session.begin_nested():
                            await work(session)
                        written.append(done)
                    except Exception as error:  # this piece of work alone failed
                        _tell(done, error)
                await session.commit()
        except Exception as error:
            for _, done in batch:
                _tell(done, error)
            return
        for done in written:
            _acknowledge(done)


def _acknowledge(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


def _tell(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
