"""Live updates: numbered items over WebSockets, resumed after a break, repaired by a heartbeat.

A page says hello with its tokens and the number of the last item it has seen; from then on it gets `news`: the items it
lacks, and the table as it is now. Items are never skipped, so their number and order tell nobody more than the others.
Several servers on PostgreSQL tell each other by NOTIFY that matches have grown; a lost notice is repaired by the heartbeat.

What this server itself has committed is in memory: news of it is sent without asking the database. It is asked when
another server has said something, and at each heartbeat.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
from fastapi import WebSocket, WebSocketDisconnect

from eduba.server.database import Database
from eduba.server.problems import Problem
from eduba.server.rooms import Room, Rooms, feed_json, may_watch, table_json

CHANNEL: Final = "eduba_matches"
MOST_IN_A_NOTICE: Final = 400
"""Names of matches in one notice, which may have 8,000 bytes."""
NOT_ASKED: Final = -1


async def hang_up(socket: WebSocket, problem: Problem) -> None:
    """Tell a page why it gets no news: the status of the problem, as a code of WebSockets."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(4000 + problem.status % 1000, problem.detail[:120])


@dataclass(eq=False)
class Listener:
    """One page that watches a match."""

    socket: WebSocket
    holds: Callable[[], Awaitable[list[int]]]
    """Asks which seats its tokens hold."""
    seen: int
    mine: list[int] = field(default_factory=list)
    rights: int = NOT_ASKED
    """For which state of the match's rights `mine` is right."""
    wake: asyncio.Event = field(default_factory=asyncio.Event)


class Hub:
    """Who listens to which match in this process."""

    def __init__(self, rooms: Rooms, database: Database, heartbeat: float) -> None:
        self._rooms = rooms
        self._database = database
        self._heartbeat = heartbeat
        self._listeners: dict[str, set[Listener]] = {}
        self._me = secrets.token_hex(8)
        self._untold: set[str] = set()
        """Matches that have grown here, of which the other servers have not been told."""
        self._telling = False
        self._work: set[asyncio.Task[None]] = set()
        self._connection: Any = None
        self._since = time.monotonic()
        self._left: dict[tuple[str, int], float] = {}
        """When seats were left."""

    @property
    def matches(self) -> list[str]:
        """The matches somebody watches."""
        return list(self._listeners)

    @property
    def pages(self) -> int:
        """How many pages are connected."""
        return sum(len(listeners) for listeners in self._listeners.values())

    def online(self, match_id: str) -> set[int]:
        """The seats whose pages are connected here."""
        return {seat for listener in self._listeners.get(match_id, ()) for seat in listener.mine}

    def away_for(self, match_id: str, seat: int) -> float | None:
        """For how many seconds no page of a seat has been connected here; None while one is."""
        if seat in self.online(match_id):
            return None
        return time.monotonic() - self._left.get((match_id, seat), self._since)

    async def start(self) -> None:
        """On PostgreSQL, hear what other servers say."""
        if self._database.is_sqlite:
            return
        self._connection = await self._database.connect()
        await self._connection.add_listener(CHANNEL, self._heard)

    async def stop(self) -> None:
        """Hang up; pages come back by themselves."""
        for listeners in list(self._listeners.values()):
            for listener in list(listeners):
                with contextlib.suppress(Exception):
                    await listener.socket.close(1012)
        if self._connection is not None:
            self._connection.terminate()  # a silent one would not hear a farewell

    def grown(self, room: Room) -> None:
        """A match has grown here: wake its pages, and tell the other servers."""
        self._wake(room.id)
        if self._connection is not None:
            self._untold.add(room.id)
            if not self._telling:
                self._telling = True
                self._do(self._tell_others())

    async def _tell_others(self) -> None:
        """One notice of everything that has grown since the last one; it begins with who says it.

        The connection carries one statement at a time, so there is one teller at a time.
        """
        while self._untold:
            names = [self._untold.pop() for _ in range(min(len(self._untold), MOST_IN_A_NOTICE))]
            with contextlib.suppress(Exception):  # a lost notice is repaired by the heartbeat
                await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, " ".join([self._me, *names]))
        self._telling = False

    def _heard(self, connection: Any, pid: int, channel: str, notice: str) -> None:
        speaker, *names = notice.split()
        if speaker == self._me:
            return
        for match_id in names:
            self._rooms.doubt(match_id)
            if match_id in self._listeners:
                self._do(self._look_again(match_id))

    async def _look_again(self, match_id: str) -> None:
        """Catch up with another server, once for all pages."""
        with contextlib.suppress(Exception):  # the pages ask again at their heartbeat
            await self._rooms.open(match_id)
        self._wake(match_id)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    def _wake(self, match_id: str, besides: Listener | None = None) -> None:
        for listener in self._listeners.get(match_id, ()):
            if listener is not besides:
                listener.wake.set()

    async def serve(
        self, socket: WebSocket, match_id: str, holds: Callable[[], Awaitable[list[int]]], seen: int
    ) -> None:
        """Keep one page up to date until it leaves, or may look no more."""
        listener = Listener(socket, holds, seen)
        self._listeners.setdefault(match_id, set()).add(listener)
        listener.wake.set()
        reader = asyncio.create_task(self._read(listener))
        try:
            while not reader.done():
                try:
                    async with asyncio.timeout(self._heartbeat):
                        await listener.wake.wait()
                except TimeoutError:
                    self._rooms.doubt(match_id)
                listener.wake.clear()
                await self._send_news(listener, match_id)
        except Problem as problem:
            await hang_up(socket, problem)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            reader.cancel()
            self._listeners[match_id].discard(listener)
            self._left |= {(match_id, seat): time.monotonic() for seat in listener.mine}
            if not self._listeners[match_id]:
                del self._listeners[match_id]
            self._wake(match_id)

    async def _send_news(self, listener: Listener, match_id: str) -> None:
        room = self._rooms.at_hand(match_id) or await self._rooms.open(match_id)
        if listener.rights != room.row.rights:
            before, listener.rights = listener.mine, room.row.rights
            listener.mine = await listener.holds()
            if listener.mine != before:
                self._wake(match_id, besides=listener)
        may_watch(room, listener.mine)
        news = {
            "type": "news",
            "items": feed_json(room, listener.seen, listener.mine),
            "table": table_json(room, listener.mine, self.online(match_id)),
        }
        listener.seen = len(room.feed)
        await listener.socket.send_text(orjson.dumps(news).decode())

    async def _read(self, listener: Listener) -> None:
        """Pages say little: that they are still there, and what they have seen."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, ValueError, TypeError, KeyError):
            while True:
                said = json.loads(await listener.socket.receive_text())
                if isinstance(said, dict) and said.get("type") == "again":  # the page lost something: start from there
                    listener.seen = max(0, min(int(said.get("after", 0)), listener.seen))
                    listener.wake.set()
        listener.wake.set()
