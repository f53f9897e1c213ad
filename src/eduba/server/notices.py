"""What the servers on one PostgreSQL tell one another, by LISTEN and NOTIFY, over a connection that is kept up.

A connection can be lost at any time, when the database restarts if nothing else. Then it is made again, and what was said
meanwhile counts as lost: whoever hears again is told so, and looks for itself. What could not be said is said later. Every
few seconds something is said in any case, so that a connection that has fallen silent is noticed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from typing import Any, Final, Protocol

import orjson

from eduba.server.database import Database

CHANNEL: Final = "eduba_matches"
MOST_BYTES: Final = 7_999
"""PostgreSQL carries less than 8,000 bytes at a time."""
PAUSE_SECONDS: Final = 0.5
FAREWELL_SECONDS: Final = 2.0
Notice = dict[str, Any]
log: Final = logging.getLogger("eduba.server")


class Hearer(Protocol):
    """Whoever is to hear what other servers say."""

    def began(self) -> None:
        """We hear now; what was said before may have been missed."""

    def lost(self) -> None:
        """We hear nothing any more."""

    def heard(self, speaker: str, notice: Notice) -> None:
        """Another server says something."""

    def repeated(self) -> Iterable[Notice]:
        """What is to be said every few seconds."""


class Notices:
    """One server's voice and ear. On SQLite there is no other server: nothing is said, and there is nothing to miss."""

    def __init__(self, database: Database, hearer: Hearer, period: float) -> None:
        self._database = database
        self._hearer = hearer
        self._period = period
        self._me = secrets.token_hex(8)
        self._unsaid: list[bytes] = []
        self._missed: set[str] = set()
        """Matches of which something was to be said while nobody could be told."""
        self._due = asyncio.Event()
        self.alone = database.is_sqlite
        """Whether there can be no other server."""
        self._listening = False
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    @property
    def listening(self) -> bool:
        """Whether all is heard that other servers say."""
        return self.alone or self._listening

    async def start(self) -> None:
        """Begin to listen; returns when that is so, or failed for the first time."""
        if self.alone:
            self._hearer.began()
            return
        tried = asyncio.Event()
        self._task = asyncio.create_task(self._keep_on(tried), name="notices")
        await tried.wait()

    async def stop(self) -> None:
        """Say what is still to be said, then hang up."""
        self._stopping = True
        self._due.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=FAREWELL_SECONDS)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def say(self, notice: Notice) -> None:
        """Tell the other servers, soon. What is too long, or cannot be said now, becomes the name of the match."""
        if self.alone:
            return
        text = orjson.dumps(notice)
        if self._listening and len(text) <= MOST_BYTES - len(self._letter([])):
            self._unsaid.append(text)
        elif "match" in notice:
            self._missed.add(notice["match"])
        self._due.set()

    async def _keep_on(self, tried: asyncio.Event) -> None:
        while not self._stopping:
            try:
                await self._listen(tried)
            except Exception as error:
                log.warning("the connection to the other servers is lost", extra={"reason": repr(error)})
            tried.set()
            if not self._stopping:
                await asyncio.sleep(PAUSE_SECONDS)

    async def _listen(self, tried: asyncio.Event) -> None:
        """Listen and speak on one connection until it is lost, or we stop. It carries one statement at a time, which is
        why this task alone speaks."""
        connection = await self._database.connect()
        try:
            connection.add_termination_listener(lambda _: self._due.set())
            await connection.add_listener(CHANNEL, self._hear)
            self._listening = True
            self._hearer.began()
            tried.set()
            while True:
                self._due.clear()
                await self._speak(connection)
                if self._stopping:
                    return
                try:
                    async with asyncio.timeout(self._period):
                        await self._due.wait()
                except TimeoutError:
                    self._unsaid += [orjson.dumps(notice) for notice in self._hearer.repeated()]
                    await self._notify(connection, [])  # whether anybody is there
                if connection.is_closed():
                    raise ConnectionError("PostgreSQL has closed it")
        finally:
            if self._listening:
                self._listening = False
                self._hearer.lost()
            self._missed |= {orjson.loads(text).get("match") for text in self._unsaid} - {None}
            self._unsaid = []
            connection.terminate()

    async def _speak(self, connection: Any) -> None:
        self._unsaid += [orjson.dumps({"match": match}) for match in self._missed]
        self._missed = set()
        while self._unsaid:
            letter, bytes_left = 0, MOST_BYTES - len(self._letter([]))
            for text in self._unsaid:
                bytes_left -= len(text) + 1
                if bytes_left < -1:  # the last one needs no comma
                    break
                letter += 1
            await self._notify(connection, self._unsaid[:letter])
            del self._unsaid[:letter]

    async def _notify(self, connection: Any, texts: list[bytes]) -> None:
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, self._letter(texts).decode())

    def _letter(self, texts: list[bytes]) -> bytes:
        """Notices as they travel: it begins with the name of who says them."""
        return b"%b [%b]" % (self._me.encode(), b",".join(texts))

    def _hear(self, connection: Any, pid: int, channel: str, letter: str) -> None:
        speaker, _, texts = letter.partition(" ")
        if speaker == self._me:
            return
        for notice in orjson.loads(texts):
            try:
                self._hearer.heard(speaker, notice)
            except Exception:
                log.exception("a notice of another server is not understood")
