"""How somebody's matches ended, game by game: against bots, and against people."""

from __future__ import annotations

from typing import Any

from sqlalchemy import case, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from eduba.server.models import MatchRow, SeatRow


async def statistics_of(session: AsyncSession, account_id: int) -> list[dict[str, Any]]:
    """One line for each game and kind of company; matches that are not over do not count.

    A shared first rank is a victory. Company are people if another person took a seat, even one who left it to a bot.
    """
    other = aliased(SeatRow)
    met = select(other.seat).where(other.match_id == SeatRow.match_id, other.seat != SeatRow.seat, other.person)
    against = case((met.exists(), "people"), else_="bots")
    found = await session.execute(
        select(
            MatchRow.game,
            against,
            func.count(),
            func.sum(case((SeatRow.rank == 1, 1), else_=0)),
            func.sum(SeatRow.rank),
            func.sum(SeatRow.points),
            func.max(SeatRow.points),
        )
        .join(MatchRow, MatchRow.id == SeatRow.match_id)
        .where(SeatRow.account_id == account_id, SeatRow.rank.is_not(None))
        .group_by(MatchRow.game, against)
        .order_by(MatchRow.game, against)
    )
    return [
        {
            "game": game,
            "against": company,
            "played": played,
            "won": won,
            "average_rank": round(ranks / played, 2),
            "average_points": round(points / played, 2),
            "most_points": most,
        }
        for game, company, played, won, ranks, points, most in found
    ]
