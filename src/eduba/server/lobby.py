"""Tables that wait for people: which of them strangers are shown, how many somebody may have, and when they go.

A table that waits is held open by the page of somebody who sits at it: each minute its server notes that (`changed`). What
nobody holds open leaves the lobby after half an hour; those with an invitation may still come, until it ends a day later.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta
from itertools import groupby
from math import inf
from typing import Any, Final

from sqlalchemy import delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.server.models import MatchRow, SeatRow, now
from eduba.server.problems import Problem
from eduba.server.rooms import Rooms

MOST_SHOWN: Final = 50
MOST_LISTED: Final = 3
LISTED: Final = timedelta(minutes=30)
WAITING: Final = timedelta(days=1)
COUNTED: Final = timedelta(days=7)
"""A match at which nothing happened for so long is counted for nobody any more."""
LEFT_TO_BOTS: Final = timedelta(hours=1)
"""A match that all people gave up is counted for so long after its bots have come to rest."""
MOST_ENDED: Final = 500
"""So many tables end in one transaction; the others a minute later."""


@dataclass(frozen=True)
class Host:
    """Whoever opens a table: for whom it is counted, and how many that one may have."""

    account: int | None = None
    owner: str | None = None
    most: float = inf
    most_listed: float = inf

    async def require_room(self, session: AsyncSession, table: MatchRow) -> None:
        """Refuse a further table to those who have enough; one that is there already is none."""
        people = exists().where(SeatRow.match_id == MatchRow.id, SeatRow.kind != "bot")
        alive = or_(people, MatchRow.changed > now() - LEFT_TO_BOTS)
        ended = MatchRow.status.in_(("over", "stopped"))
        others = MatchRow.owner == self.owner, MatchRow.id != table.id, ~ended, alive
        mine = select(func.count(MatchRow.id)).where(*others)
        if (await session.scalar(mine) or 0) >= self.most:
            raise Problem(
                409,
                "too-many-tables",
                f"there are {self.most} matches of yours that are not over; end one of them first",
                most=self.most,
            )
        listed = table.listed and table.status == "waiting"
        if listed and (await session.scalar(mine.where(*_shown())) or 0) >= self.most_listed:
            raise Problem(
                409,
                "too-many-listed",
                f"there are {self.most_listed} tables of yours in the lobby; more may be opened, but not listed",
                most=self.most_listed,
            )


def _shown() -> tuple[Any, ...]:
    """Which tables are in the lobby."""
    return MatchRow.listed, MatchRow.status == "waiting", MatchRow.changed > now() - LISTED


class Lobby:
    """The list of tables that wait, and its keeping."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def tables(self) -> list[dict[str, Any]]:
        """Listed tables that wait for people, the newest first."""
        newest = select(MatchRow.id).where(*_shown()).order_by(MatchRow.created.desc()).limit(MOST_SHOWN)
        async with self._rooms.database.session() as session:
            found = await session.execute(
                select(MatchRow, SeatRow)
                .join(SeatRow, SeatRow.match_id == MatchRow.id)
                .where(MatchRow.id.in_(newest))
                .order_by(MatchRow.created.desc(), MatchRow.id, SeatRow.seat)
            )
            return [
                {
                    "match": row.id,
                    "game": row.game,
                    "options": row.options,
                    "seats": [{"kind": seat.kind, "name": seat.name} for _, seat in seats],
                    "created": row.created.isoformat(),
                }
                for row, seats in groupby(found, key=lambda pair: pair[0])
            ]

    async def keep(self, held: Collection[str]) -> None:
        """Note which tables are held open; end those that nobody came to, and forget for whom the others were counted."""
        ended: list[str] = []

        async def write(session: AsyncSession) -> None:
            ended.clear()
            waiting, moment = MatchRow.status == "waiting", now()
            if held:
                await session.execute(update(MatchRow).where(waiting, MatchRow.id.in_(held)).values(changed=moment))
            found = await session.scalars(
                select(MatchRow.id).where(waiting, MatchRow.changed < moment - WAITING).limit(MOST_ENDED)
            )
            ended.extend(found)
            if ended:
                before = update(MatchRow).where(MatchRow.rematch.in_(ended))
                await session.execute(before.values(rematch=None, rights=MatchRow.rights + 1))
                await session.execute(delete(MatchRow).where(MatchRow.id.in_(ended)))
            past = or_(MatchRow.status == "over", MatchRow.changed < moment - COUNTED)
            await session.execute(update(MatchRow).where(MatchRow.owner.is_not(None), past).values(owner=None))

        await self._rooms.journal.write(write)
        for match_id in ended:
            self._rooms.forget(match_id)
