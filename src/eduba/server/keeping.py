"""What the operator does with what is kept: read what was reported, and let go of old matches."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, delete, select

from eduba.server.accounts import LOGIN_SECONDS
from eduba.server.database import Database
from eduba.server.models import FeedRow, Login, MatchRow, Report, SeatRow, now
from eduba.server.problems import Problem
from eduba.server.security import Keys

PORTION: Final = 200
"""So many matches are deleted at once."""


@dataclass(frozen=True)
class Reported:
    """A line of chat that somebody found out of place."""

    at: datetime
    match: str
    seat: int
    name: str
    text: str
    reason: str


async def reported(database: Database) -> list[Reported]:
    """All reported lines, the latest last."""
    async with database.session() as session:
        rows = await session.execute(
            select(Report, FeedRow)
            .join(FeedRow, (FeedRow.match_id == Report.match_id) & (FeedRow.number == Report.feed))
            .order_by(Report.created)
        )
        found = []
        for report, line in rows:
            speaker = await session.get_one(SeatRow, (report.match_id, line.data["seat"]))
            text = str(line.data["text"])
            found.append(Reported(report.created, report.match_id, speaker.seat, speaker.name, text, report.reason))
        return found


async def forget_old(database: Database, days: int) -> int:
    """Delete the matches at which nothing was played for so many days, and logins that have ended; how many matches."""
    async with database.writing() as session:
        await session.execute(delete(Login).where(Login.created < now() - timedelta(seconds=LOGIN_SECONDS)))
        await session.commit()
    return await _forget(database, MatchRow.changed < now() - timedelta(days=days))


async def forget_match(database: Database, match_id: str) -> int:
    """Delete one match, because somebody who played in it asks for it; 0 if there is none."""
    return await _forget(database, MatchRow.id == match_id)


async def _forget(database: Database, which: ColumnElement[bool]) -> int:
    """Delete matches with all that belongs to them, some at a time: servers write in between."""
    count = 0
    while True:
        async with database.writing() as session:
            names = list(await session.scalars(select(MatchRow.id).where(which).limit(PORTION)))
            await session.execute(delete(MatchRow).where(MatchRow.id.in_(names)))
            await session.commit()
        count += len(names)
        if len(names) < PORTION:
            return count


async def fits(keys: Keys, database: Database) -> bool:
    """Whether the server's key opens what is sealed in its database, by one match: that at which least has happened of
    late, so that a key that was lost once is noticed although there are matches with the new one."""
    async with database.session() as session:
        sealed = await session.execute(select(MatchRow.id, MatchRow.secret).order_by(MatchRow.changed).limit(1))
        match = sealed.first()
    try:
        return match is None or bool(keys.unseal(match.secret, match.id))
    except Problem:
        return False
