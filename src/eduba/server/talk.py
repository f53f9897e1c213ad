"""Talk at a table: lines of chat, whom a seat does not want to hear, what is reported to the operator."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.server.journal import Change
from eduba.server.models import FeedRow, Mute, Report
from eduba.server.problems import Problem
from eduba.server.rooms import Room, Rooms, rights_change


class Talk:
    """What people say, and whom they listen to."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def chat(self, match_id: str, seat: int, text: str, request: str | None = None) -> None:
        """Say something to the table; said again by the same request it is said once."""

        async def say(room: Room) -> None:
            said = {"seat": seat, "text": text}
            if request is not None:
                said["request"] = request
            if request is None or all(row.kind != "chat" or _asked(row) != (seat, request) for row in room.feed):
                await self.rooms.tell(room, "chat", said)

        await self.rooms.insist(match_id, say)

    async def mute(self, match_id: str, mine: list[int], other: int, muted: bool) -> list[int]:
        """Stop to hear another seat, or hear it again; whom the seats `mine` do not hear then.

        The others at the table learn nothing of it: there is no item in the feed.
        """
        async with self.rooms.using(match_id) as room:
            if not 0 <= other < len(room.seats) or other in mine:
                raise Problem(422, "cannot-mute", f"seat {other} is yours, or there is no such seat")

            async def write(session: AsyncSession) -> None:
                theirs = (Mute.match_id == match_id, Mute.seat.in_(mine), Mute.unheard == other)
                had = set(await session.scalars(select(Mute.seat).where(*theirs)))
                if muted:
                    session.add_all([Mute(match_id=match_id, seat=s, unheard=other) for s in mine if s not in had])
                else:
                    await session.execute(delete(Mute).where(*theirs))
                await session.execute(rights_change(match_id))

            await self.rooms.journal.write(Change(match_id, write))
            room = await self.rooms.again(match_id)
            self.rooms.on_news(room)
        return room.muted(mine)

    async def report(self, match_id: str, seat: int, item: int, reason: str) -> None:
        """Report a line of chat to the operator."""
        room = await self.rooms.open(match_id)
        if not (1 <= item <= len(room.feed) and room.feed[item - 1].kind == "chat"):
            raise Problem(404, "no-such-line", f"item {item} is no line of chat")

        async def write(session: AsyncSession) -> None:
            session.add(Report(match_id=match_id, feed=item, seat=seat, reason=reason))

        await self.rooms.journal.write(write)


def _asked(line: FeedRow) -> tuple[int, str | None]:
    """Who said a line, and by which request."""
    return line.data["seat"], line.data.get("request")
