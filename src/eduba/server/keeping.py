"""What the operator does with what is kept: read what was reported, and let go of old matches."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, delete, func, select

from eduba.server.accounts import LOGIN_SECONDS
from eduba.server.database import Database
from eduba.server.models import FeedRow, Login, MatchRow, Report, SeatRow, now


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
    """Delete matches with all that belongs to them."""
    async with database.writing() as session:
        count = await session.scalar(select(func.count()).select_from(MatchRow).where(which))
        await session.execute(delete(MatchRow).where(which))
        await session.commit()
    return count or 0
