"""Playing again: the same game and options, the same people and bots, and somebody else begins.

A match has one rematch, whoever asks first; the others are told in the feed and come to it by asking too. Who held a seat
holds one at the next table: nobody needs an invitation. People who have not come yet are waited for. A match that cannot
go on, because its rules are not here any more, can be begun anew so.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.server.devices import Held, not_yours, seat_again
from eduba.server.forms import SeatForm, TableForm
from eduba.server.models import MatchRow, SeatRow, SeatToken
from eduba.server.problems import Problem
from eduba.server.rooms import Room, table_json
from eduba.server.security import token_hash
from eduba.server.tables import Laid, Tables, new_request


class Rematches:
    """Laying the table anew, and coming to it."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.rooms = tables.rooms

    async def ask(self, match_id: str, held: list[Held], words: str) -> dict[str, Any]:
        """Play again: the next match, with the tokens there of the devices that hold these seats."""
        mine = [h.seat for h in held]
        following = await self.rooms.insist(match_id, lambda room: self._following(room, mine))
        before = (await self.rooms.open(match_id)).seats
        tokens: dict[int, str] = {}
        for h in held:
            tokens |= await self.rooms.insist(
                following, partial(self._sit_down, held=h, was=before[h.seat], words=words)
            )
        room = await self.rooms.open(following)
        return {"match": following, "tokens": tokens, "table": table_json(room, list(tokens), set())}

    async def _following(self, room: Room, mine: list[int]) -> str:
        """The next match; whoever asks first lays its table and says so at this one, in one transaction."""
        if room.row.status not in ("over", "stopped"):
            raise Problem(409, "not-over", "a rematch begins when the match is over")
        if room.row.rematch is None:
            laid = self._lay(room, mine)

            async def write(session: AsyncSession) -> None:
                await laid.write(session)
                await session.execute(update(MatchRow).where(MatchRow.id == room.id).values(rematch=laid.row.id))

            await self.rooms.tell(room, "table", {"what": "rematch", "match": laid.row.id}, write)
            room.row.rematch = laid.row.id
        return room.row.rematch

    def _lay(self, room: Room, mine: list[int]) -> Laid:
        """The next table. A bot sits where one sat at the end, unless it sat there for somebody who gave up or who asks."""
        count = len(room.seats)
        seats = [SeatForm(kind="open")] * count
        for seat in room.seats:
            if seat.kind == "bot" and seat.seat not in (*mine, *room.resigned):
                seats[seat_again(seat.seat, count)] = SeatForm(kind="bot", bot=seat.bot, name=seat.name)
        options = {name: value for name, value in room.row.options.items() if name != "players"}
        form = TableForm(
            game=room.row.game, options=options, seats=seats, spectators=room.row.spectators, hints=room.row.hints
        )
        laid = self.tables.lay(form, None, room.row.owner, new_request())
        for row in laid.seats:
            row.invitation = None  # these seats wait for those who know the way from the table before
        return laid

    async def _sit_down(self, room: Room, held: Held, was: SeatRow, words: str) -> dict[int, str]:
        """The token of a device's seat at the next table. The first that comes takes the seat; one that was shut out
        meanwhile gets none."""
        seat = seat_again(held.seat, len(room.seats))
        token, row = self.tables.devices.again(held, room.id, seat)

        async def still_held(session: AsyncSession) -> None:
            if await session.get(SeatToken, token_hash(held.token), with_for_update=True) is None:
                raise not_yours(held.seat)

        async def write(session: AsyncSession) -> None:
            await still_held(session)
            if await session.get(SeatToken, row.token) is None:
                session.add(row)

        if not await self.tables.seats_of(room.id, [token]):
            if room.seats[seat].kind == "open":
                await self.tables.take(room, row, was.name, was.account_id, words, still_held)
            elif room.seats[seat].person:
                with suppress(IntegrityError):  # another server was asked at the same moment: it is held
                    await self.rooms.journal.write(write)
            else:
                return {}
        return {seat: token}
