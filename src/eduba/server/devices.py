"""Who holds a seat: the devices that have a token of it, at one table and at those of its rematches.

A device keeps its name from one match to its rematch. So one that is shut out at any of these tables is shut out at all
of them: else it came back by asking the table before for its seat at the next one.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import CursorResult, delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.server.models import MatchRow, SeatRow, SeatToken
from eduba.server.problems import Problem
from eduba.server.rooms import Rooms, rights_change
from eduba.server.security import token_hash

NAME_BYTES: Final = 16


@dataclass(frozen=True)
class Held:
    """A seat that somebody holds, with the token that proves it and the device it was given to."""

    match: str
    seat: int
    token: str
    device: str


def seat_again(seat: int, seats: int) -> int:
    """Where somebody sits at the next table: one place further to the front, so that the second begins."""
    return (seat - 1) % seats


def seat_before(seat: int, seats: int) -> int:
    """Where somebody sat at the table before."""
    return (seat + 1) % seats


def not_yours(seat: int) -> Problem:
    """Somebody wants to act in a seat without holding it."""
    return Problem(403, "not-your-seat", f"you do not hold seat {seat} at this table")


class Devices:
    """Giving seats to devices, and taking them away."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._keys = rooms.keys

    def hashes(self, tokens: Iterable[str]) -> list[str]:
        """Tokens as they are stored; forged ones are left out without asking the database."""
        return [token_hash(t) for t in tokens if self._keys.is_signed("seat", t)]

    async def held(self, match_id: str, tokens: Iterable[str]) -> list[Held]:
        """The seats of a match that these tokens hold, each once."""
        given = {token_hash(t): t for t in tokens if self._keys.is_signed("seat", t)}
        if not given:
            return []
        async with self._rooms.database.session() as session:
            rows = await session.scalars(
                select(SeatToken).where(SeatToken.match_id == match_id, SeatToken.token.in_(given))
            )
            found = {row.seat: Held(match_id, row.seat, given[row.token], row.device) for row in rows}
        return [found[seat] for seat in sorted(found)]

    def new(self, match_id: str, seat: int, token: str, device: str = "") -> SeatToken:
        """A device that is to hold a seat, as it is stored; a new one if it has no name yet."""
        name = device or secrets.token_hex(NAME_BYTES)
        return SeatToken(token=token_hash(token), match_id=match_id, seat=seat, device=name)

    async def carry(self, match_id: str, seat: int) -> str:
        """A further token for a seat, to carry it to another device."""
        token = self._keys.new_token("seat")

        async def write(session: AsyncSession) -> None:
            session.add(self.new(match_id, seat, token))

        await self._rooms.journal.write(write)
        return token

    def again(self, held: Held, match_id: str, seat: int) -> tuple[str, SeatToken]:
        """The token with which a device that holds a seat sits at the next table: asked for again, it is the same."""
        token = self._keys.token_for("seat", match_id, held.token)
        return token, self.new(match_id, seat, token, held.device)

    async def shut_out(self, match_id: str, seat: int, keep: Iterable[str]) -> None:
        """Take a seat away from all other devices, here and at the tables of all rematches before and after; pages that
        are open there see no more than spectators."""
        kept = self.hashes(keep)
        touched: list[str] = []

        async def write(session: AsyncSession) -> None:
            devices = list(
                await session.scalars(
                    select(SeatToken.device).where(
                        SeatToken.match_id == match_id, SeatToken.seat == seat, SeatToken.token.in_(kept)
                    )
                )
            )
            seats = await _seats(session, match_id)
            name, place = await _first(session, match_id, seat, seats)
            while name is not None:  # from the first table on: whoever goes on to the next one meanwhile is found there
                gone = await session.execute(
                    delete(SeatToken).where(
                        SeatToken.match_id == name, SeatToken.seat == place, SeatToken.device.not_in(devices)
                    )
                )
                assert isinstance(gone, CursorResult)
                if gone.rowcount:
                    await session.execute(rights_change(name))
                    touched.append(name)
                name = await session.scalar(select(MatchRow.rematch).where(MatchRow.id == name))
                place = seat_again(place, seats)

        await self._rooms.journal.write(write)
        await self._rooms.changed_elsewhere(touched)


async def _seats(session: AsyncSession, match_id: str) -> int:
    """How many seats a match has, and its rematches with it."""
    return await session.scalar(select(func.count()).select_from(SeatRow).where(SeatRow.match_id == match_id)) or 0


async def _first(session: AsyncSession, match_id: str, seat: int, seats: int) -> tuple[str | None, int]:
    """The first match of those of which this is a rematch, and the seat there of somebody who has a seat here."""
    name, place = match_id, seat
    while (before := await session.scalar(select(MatchRow.id).where(MatchRow.rematch == name))) is not None:
        name, place = before, seat_before(place, seats)
    return name, place
