"""Whose turn it is when it is a bot's: claimed by a lease, so that of several servers one thinks, and another takes over.

Bots play for people. While somebody looks on they go on; at a table that nobody looks at they play as far as somebody's
next decision, and rest if that is far or if nobody is left to make one. A look wakes them.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Iterator
from datetime import datetime, timedelta
from functools import partial
from itertools import islice, takewhile
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.bots.bot import Thought
from eduba.match.match import Match, MatchError, Play
from eduba.server.counsel import weighed_json
from eduba.server.models import Lease, MatchRow, ThoughtRow, now
from eduba.server.pace import Pace
from eduba.server.problems import Problem
from eduba.server.rooms import Room, Rooms
from eduba.server.settings import Settings
from eduba.server.workers import Workers

log: Final = logging.getLogger("eduba.bots")
LOOK_SECONDS: Final = 60.0
"""For so long somebody is taken to look on who has asked how a table stands."""
MOST_UNSEEN: Final = 200
"""So many answers bots give one after the other while nobody looks on."""
RECENT: Final = timedelta(hours=1)
"""A turn that nobody has played for so long is looked for no more, unless somebody looks on."""


class LeaseTaken(Exception):
    """Another server thinks about this turn."""


class BotTurns:
    """Plays the bots' turns."""

    def __init__(
        self,
        rooms: Rooms,
        workers: Workers,
        settings: Settings,
        watched: Callable[[], Collection[str]],
        pace: Pace | None = None,
    ) -> None:
        self._watched = watched
        """The matches whose pages are connected here."""
        self._looks: dict[str, float] = {}
        """When somebody has asked last how a match stands."""
        self._resting: dict[str, datetime] = {}
        """Matches in which bots rest, and when they had changed last: while that is so, nobody needs to look there."""
        self._rooms = rooms
        self._workers = workers
        self._pace = pace or Pace(settings.bot_delay)
        self._settings = settings
        self._me = secrets.token_hex(8)
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._hurry: dict[str, asyncio.Event] = {}
        """For each match in which a bot thinks: whether somebody is in a hurry."""
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look for turns that wait, now and from time to time: those of servers that died are found here."""
        self._sweeper = asyncio.create_task(self._sweep(), name="bot turns")

    async def stop(self) -> None:
        """Leave the turns to others."""
        tasks = [t for t in (self._sweeper, *self._thinking.values()) if t is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def seen(self, room: Room) -> None:
        """Somebody looks at a room: bots that rest there go on."""
        self._looks[room.id] = time.monotonic()
        self._resting.pop(room.id, None)
        self.look(room)

    def look(self, room: Room) -> None:
        """Begin to think if it is a bot's turn in a room; a bot that thinks already may have been told to hurry."""
        if room.id in self._hurry and room.row.hurry:
            self._hurry[room.id].set()
        if room.row.bot_to_move and room.id not in self._thinking and self._goes_on(room):
            task = asyncio.create_task(self._play(room.id))
            self._thinking[room.id] = task
            task.add_done_callback(lambda _: self._thinking.pop(room.id, None))

    def _goes_on(self, room: Room) -> bool:
        """Whether bots play on in a room."""
        match = room.match
        if match is None or room.row.status != "playing":
            return False
        return self._is_seen(room.id) or (bool(room.people) and _unseen(match) < MOST_UNSEEN)

    def _is_seen(self, match_id: str) -> bool:
        return match_id in self._watched() or self._looks.get(match_id, -LOOK_SECONDS) > time.monotonic() - LOOK_SECONDS

    async def _sweep(self) -> None:
        while True:
            try:
                recent = await self._recent()
                self._looks = {match: at for match, at in self._looks.items() if self._is_seen(match)}
                self._resting = {match: at for match, at in self._resting.items() if recent.get(match) == at}
                for match_id in {*recent, *self._seen_waiting()} - self._resting.keys() - self._thinking.keys():
                    if await self._rests(match_id) and match_id in recent:
                        self._resting[match_id] = recent[match_id]
            except Exception:
                log.exception("looking for bots' turns failed")
            await asyncio.sleep(self._settings.lease / 2)

    async def _recent(self) -> dict[str, datetime]:
        """The matches that have changed of late and in which it is a bot's turn, and when it was."""
        turns = MatchRow.bot_to_move, MatchRow.status == "playing", MatchRow.changed > now() - RECENT
        async with self._rooms.database.session() as session:
            found = await session.execute(select(MatchRow.id, MatchRow.changed).where(*turns))
        return {row.id: row.changed for row in found}

    def _seen_waiting(self) -> Iterator[str]:
        """The matches that somebody looks at and in which it may be a bot's turn."""
        for match_id in {*self._watched(), *self._looks}:
            room = self._rooms.at_hand(match_id)
            if room is None or room.row.bot_to_move:
                yield match_id

    async def _rests(self, match_id: str) -> bool:
        """Look at a match that waits; whether there is nothing to do until it changes or somebody looks at it. One that
        cannot go on keeps no other from it."""
        try:
            room = await self._rooms.open(match_id)
            self.look(room)
            return match_id not in self._thinking
        except Problem as problem:
            log.warning("a match cannot go on", extra={"match": match_id, "reason": problem.detail})
            return True
        except Exception:
            log.exception("looking for a bot's turn failed", extra={"match": match_id})
            return False

    async def _play(self, match_id: str) -> None:
        """Play a bot's turns in a match until it is a person's."""
        try:
            while True:
                room = await self._rooms.open(match_id)
                match = room.playing()
                if match.over or match.seats[match.position.actor].bot is None or not self._goes_on(room):
                    return
                entry = match.number + 1
                await self._claim(match_id, entry)
                await self._answer(match_id, entry, await self._decide(room))
        except (LeaseTaken, Problem, MatchError):
            return
        except Exception:
            log.exception("a bot's turn failed", extra={"match": match_id})

    async def _decide(self, room: Room) -> Thought:
        """What the bot whose turn it is answers, after a while where nobody is in a hurry."""
        match = room.playing()
        position = match.position.copy()
        bot = match.seats[position.actor].bot or ""
        last = match.entries[-1] if match.entries else None
        hurry = self._hurry[room.id] = asyncio.Event()
        if room.row.hurry:
            hurry.set()
        try:
            return await self._pace.answer(
                match.engine.game.id,
                bot,
                position.legal(),
                lambda: self._workers.think(position, bot, secrets.randbits(62), room.row.owner),
                hurry,
                goes_on=isinstance(last, Play) and last.seat == position.actor,
            )
        finally:
            del self._hurry[room.id]

    async def _answer(self, match_id: str, entry: int, thought: Thought) -> None:
        """Play a bot's answer and keep what it weighed, unless somebody undid, resigned or was faster."""
        async with self._rooms.using(match_id) as room:
            match = room.playing()
            if match.number + 1 == entry and not match.over:
                kept = weighed_json(match.engine.game, thought)
                row = ThoughtRow(match_id=match_id, entry=entry, data=kept) if kept else None
                also = None if row is None else partial(_add, row=row)
                await self._rooms.append(room, lambda m: m.play(m.position.actor, thought.action), also=also)

    async def _claim(self, match_id: str, entry: int) -> None:
        """Take the lease of a turn; `LeaseTaken` if another server holds it."""
        until = time.time() + self._settings.lease + max(self._settings.bot_delay)

        async def write(session: AsyncSession) -> None:
            held = await session.get(Lease, (match_id, entry), with_for_update=True)
            if held is not None:
                if held.holder != self._me and held.until > time.time():
                    raise LeaseTaken
                held.holder, held.until = self._me, until
                return
            await session.execute(delete(Lease).where(Lease.match_id == match_id, Lease.entry < entry))
            session.add(Lease(match_id=match_id, entry=entry, holder=self._me, until=until))

        await self._rooms.journal.write(write)


def _unseen(match: Match) -> int:
    """How many entries bots have made since somebody decided something, as far as that matters."""
    last = islice(reversed(match.entries), MOST_UNSEEN)
    mechanical = (isinstance(e, Play) and (e.forced or match.seats[e.seat].bot is not None) for e in last)
    return sum(1 for _ in takewhile(bool, mechanical))


async def _add(session: AsyncSession, row: ThoughtRow) -> None:
    session.add(row)
