"""Live updates: numbered items over WebSockets, resumed after a break, repaired by a heartbeat.

A page says hello with its tokens and the number of the last item it has seen; from then on it gets `news`: the items it
lacks, and the table as it is now. Items are never skipped, so their number and order tell nobody more than the others. Of
a long past it gets a part at a time, and asks for the rest (`again`); so does a page that has lost something. Those
answers are `items` alone.

What this server itself has committed is in memory, and what another has committed comes with its notice: news of it is sent
without asking the database. It is asked when a notice does not fit or may have been lost, and at each heartbeat.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from eduba.server.database import Database
from eduba.server.following import follow, growth_notice
from eduba.server.forms import Again
from eduba.server.notices import Notice, Notices
from eduba.server.presence import Presence
from eduba.server.problems import Problem
from eduba.server.rooms import Room, Rooms, feed_json, may_watch, table_json
from eduba.server.security import RateLimit

NOT_ASKED: Final = -1
LASTS: Final = 3
"""What a server says of its pages counts until it could have said it again so many times."""
BURST: Final = 5
MOST_SAID: Final = 8 * 1024
"""Bytes that a page may say at once."""
NOT_WELCOME: Final = 1008
MOST_REASON: Final = 120
"""Letters of a reason for hanging up; a frame has room for 123 bytes."""


class NotWelcome(Exception):
    """A page says what no page of ours would say; tells what."""


async def hang_up(socket: WebSocket, code: int, reason: str) -> None:
    """Tell a page why it gets no news."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code, reason[:MOST_REASON])


async def refuse(socket: WebSocket, problem: Problem) -> None:
    """Tell a page what is wrong: the status of the problem, as a code of WebSockets."""
    await hang_up(socket, 4000 + problem.status % 1000, problem.detail)


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
    shown: int = NOT_ASKED
    """How many items the feed had when it was last shown the table."""
    due: bool = True
    """Whether it is to be shown the table, though the feed has not grown."""
    asked: bool = False
    """Whether it has asked for items."""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    limit: RateLimit = field(default_factory=lambda: RateLimit(BURST, per_second=1))


class Hub:
    """Who listens to which match in this process, and who sits there at any server."""

    def __init__(self, rooms: Rooms, database: Database, heartbeat: float, repeat: float) -> None:
        self._rooms = rooms
        self._heartbeat = heartbeat
        self._listeners: dict[str, set[Listener]] = {}
        self._presence = Presence(LASTS * repeat)
        self._notices = Notices(database, self, repeat)
        self._work: set[asyncio.Task[None]] = set()

    @property
    def matches(self) -> list[str]:
        """The matches somebody watches."""
        return list(self._listeners)

    @property
    def listening(self) -> bool:
        """Whether all is heard that other servers say."""
        return self._notices.listening

    def online(self, match_id: str) -> set[int]:
        """The seats whose pages are connected to any server."""
        return self._presence.online(match_id)

    def away_for(self, match_id: str, seat: int) -> float | None:
        """For how many seconds at least no page of a seat has been connected to any server; None while one is."""
        return self._presence.away_for(match_id, seat)

    async def start(self) -> None:
        """Hear what other servers say, and speak to them."""
        await self._notices.start()

    async def stop(self) -> None:
        """Hang up; pages come back by themselves."""
        for listeners in list(self._listeners.values()):
            for listener in list(listeners):
                with contextlib.suppress(Exception):
                    await listener.socket.close(1012)
        self._notices.say({"gone": True})
        await self._notices.stop()

    def grown(self, room: Room, since: int | None = None) -> None:
        """A match has changed here: wake its pages, and tell the other servers. If all that is new stands in its feed:
        how many items that had before."""
        self._wake(room.id)
        if not self._notices.alone:
            self._notices.say({"match": room.id} if since is None else growth_notice(room, since))

    # -- what other servers say

    def began(self) -> None:
        """We hear the other servers, perhaps again: whatever happened meanwhile is to be looked up."""
        self._presence.began()
        self._notices.say({"who": True})
        self._say(self.repeated())
        for match_id in self._rooms.in_memory:
            self._rooms.doubt(match_id)
        for match_id in self._listeners:
            self._wake(match_id)

    def lost(self) -> None:
        """We do not hear them any more."""
        self._presence.lost()

    def repeated(self) -> Iterable[Notice]:
        """Where our pages sit, for servers that have not heard it; and those of servers that died sit nowhere."""
        for match_id in self._presence.expire():
            self._wake(match_id)
        return [{"match": match, "there": sorted(seats)} for match, seats in self._presence.here()]

    def heard(self, speaker: str, notice: Notice) -> None:
        """Another server says something."""
        if "who" in notice:
            self._say(self.repeated())
        elif "gone" in notice:
            for match_id in self._presence.gone(speaker):
                self._wake(match_id)
        elif "there" in notice:
            if self._presence.hear(notice["match"], speaker, notice["there"]):
                self._wake(notice["match"])
        elif "feed" in notice:
            self._do(self._follow(notice))
        else:
            self._rooms.doubt(notice["match"])
            if notice["match"] in self._listeners:
                self._do(self._look_again(notice["match"]))

    def _say(self, notices: Iterable[Notice]) -> None:
        for notice in notices:
            self._notices.say(notice)

    async def _follow(self, notice: Notice) -> None:
        """Do as another server did, once for all pages."""
        match_id = notice["match"]
        if await self._rooms.follow(match_id, partial(follow, notice=notice)):
            self._wake(match_id)
        elif match_id in self._listeners:
            await self._look_again(match_id)

    async def _look_again(self, match_id: str) -> None:
        """Catch up with another server, once for all pages."""
        with contextlib.suppress(Exception):  # the pages ask again at their heartbeat
            await self._rooms.open(match_id)
        self._wake(match_id)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    # -- pages

    def _wake(self, match_id: str, besides: Listener | None = None) -> None:
        for listener in self._listeners.get(match_id, ()):
            if listener is not besides:
                listener.due = True
                listener.wake.set()

    def _seat(self, match_id: str, besides: Listener | None = None) -> None:
        """Pages have come, gone, or lost a seat: tell it to the others here and at other servers, if it is news."""
        seats = {seat for listener in self._listeners.get(match_id, ()) for seat in listener.mine}
        is_new, changes = self._presence.say(match_id, seats)
        if is_new:
            self._notices.say({"match": match_id, "there": sorted(seats)})
        if changes:
            self._wake(match_id, besides)

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
                    listener.due = True
                if reader.done():
                    break
                listener.wake.clear()
                await self._send_news(listener, match_id)
            reader.result()
        except Problem as problem:
            await refuse(socket, problem)
        except NotWelcome as refusal:
            await hang_up(socket, NOT_WELCOME, str(refusal))
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            reader.cancel()
            self._listeners[match_id].discard(listener)
            if not self._listeners[match_id]:
                del self._listeners[match_id]
            self._seat(match_id)

    async def _send_news(self, listener: Listener, match_id: str) -> None:
        """Show a page the table with the items it lacks; only these, if it has been shown the table as it is. A page that
        is told a long past gets the next part when it asks for it."""
        room = await self._shown_to(listener, match_id)
        may_watch(room, listener.mine)
        waits = listener.seen < listener.shown and not listener.asked
        items = [] if waits else feed_json(room, listener.seen, listener.mine)
        listener.asked = False
        listener.seen += len(items)
        news: dict[str, Any] = {"type": "items", "items": items}
        if listener.due or listener.shown != len(room.feed):
            online = self.online(match_id)
            news = {"type": "news", "items": items, "table": table_json(room, listener.mine, online)}
            listener.due, listener.shown = False, len(room.feed)
        if items or news["type"] == "news":
            await listener.socket.send_text(orjson.dumps(news).decode())

    async def _shown_to(self, listener: Listener, match_id: str) -> Room:
        """The room of a match, in which all is committed, when it is known which seats in it the page holds. While that
        is looked up somebody may move: so the room is taken last, and nothing is waited for until it is shown."""
        while True:
            room = self._rooms.at_hand(match_id) or await self._rooms.open(match_id)
            if listener.rights == room.row.rights:
                return room
            rights = room.row.rights
            listener.mine, listener.rights = await listener.holds(), rights
            listener.due = True
            self._seat(match_id, besides=listener)

    async def _read(self, listener: Listener) -> None:
        """Pages say little: from which item on they need them again, or need the rest."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                try:
                    again = Again.model_validate_json(await listener.socket.receive_text())
                except (KeyError, ValidationError):
                    raise NotWelcome("this is nothing that a page says here") from None
                finally:
                    listener.wake.set()
                goes_on = not listener.asked and again.after == listener.seen < listener.shown
                if not goes_on and not listener.limit.allows(listener):
                    raise NotWelcome("a page may ask again once a second")
                listener.seen, listener.asked = min(again.after, listener.seen), True
