"""Writing: one writer for each process, many writes in one commit, each acknowledged only when it is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from sqlalchemy.ext.asyncio import AsyncSession

from eduba.server.database import Database

Work = Callable[[AsyncSession], Awaitable[None]]
MOST_AT_ONCE: Final = 64


class Journal:
    """Collects what is to be written while a commit is under way, and writes it with the next one."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
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

    async def write(self, work: Work) -> None:
        """Do some work in a transaction; returns when it is committed, raises what went wrong with it alone."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[Work, asyncio.Future[None]]]) -> None:
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
            if not done.done():
                done.set_result(None)


def _tell(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
