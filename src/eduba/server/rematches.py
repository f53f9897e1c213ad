"""Playing again: the same game and options, the same people and bots, and somebody else begins.

A match has one rematch, whoever asks first; the others are told in the feed and come to it by asking too. Who held a seat
holds one at the next table: nobody needs an invitation. People who have not come yet are waited for.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.server.forms import SeatForm, TableForm
from eduba.server.models import FeedRow, MatchRow, SeatRow
from eduba.server.problems import Problem
from eduba.server.rooms import Room, table_json
from eduba.server.tables import Laid, Tables


def seat_again(seat: int, seats: int) -> int:
    """Where somebody sits at the next table: one place further to the front, so that the second begins."""
    return (seat - 1) % seats


class Rematches:
    """Laying the table anew, and coming to it."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.rooms = tables.rooms

    async def ask(self, match_id: str, mine: list[int], words: str) -> dict[str, Any]:
        """Play again: the next match, with tokens of the seats there that the holder of `mine` has."""
        following = await self.rooms.insist(match_id, lambda room: self._following(room, mine))
        before = (await self.rooms.open(match_id)).seats
        tokens = await self._sit_down(following, [before[s] for s in mine], words)
        room = await self.rooms.open(following)
        return {"match": following, "tokens": tokens, "table": table_json(room, list(tokens), set())}

    async def _following(self, room: Room, mine: list[int]) -> str:
        """The next match; whoever asks first lays its table and says so at this one, in one transaction."""
        if room.row.status != "over":
            raise Problem(409, "not-over", "a rematch begins when the match is over")
        if room.row.rematch is None:
            laid = self._lay(room, mine)

            async def write(session: AsyncSession) -> None:
                await laid.write(session)
                session.add(FeedRow(match_id=laid.row.id, number=1, kind="table", data={"what": "opened"}))
                await session.execute(update(MatchRow).where(MatchRow.id == room.id).values(rematch=laid.row.id))

            await self.rooms.tell(room, "table", {"what": "rematch", "match": laid.row.id}, write)
            room.row.rematch = laid.row.id
        return room.row.rematch

    def _lay(self, room: Room, mine: list[int]) -> Laid:
        """The next table. A bot sits where one sat at the end, unless it sat there for somebody who gave up or who asks."""
        count = len(room.seats)
        resigned = room.playing().resigned
        seats = [SeatForm(kind="open")] * count
        for seat in room.seats:
            if seat.kind == "bot" and seat.seat not in (*mine, *resigned):
                seats[seat_again(seat.seat, count)] = SeatForm(kind="bot", bot=seat.bot, name=seat.name)
        options = {name: value for name, value in room.row.options.items() if name != "players"}
        form = TableForm(
            game=room.row.game, options=options, seats=seats, spectators=room.row.spectators, hints=room.row.hints
        )
        laid = self.tables.lay(form, None)
        for row in laid.seats:
            row.invitation = None  # these seats wait for those who know the way from the table before
        return laid

    async def _sit_down(self, match_id: str, people: list[SeatRow], words: str) -> dict[int, str]:
        """Take the seats of these people; who has sat down already gets a further token."""
        tokens: dict[int, str] = {}
        for before in people:

            async def sit_down(room: Room, before: SeatRow = before) -> None:
                seat = seat_again(before.seat, len(room.seats))
                if room.seats[seat].kind == "open":
                    tokens[seat] = await self.tables.take(room, seat, before.name, before.account_id, words)
                elif room.seats[seat].kind == "human":
                    tokens[seat] = await self.tables.device_link(room.id, seat)

            await self.rooms.insist(match_id, sit_down)
        return tokens
