"""Matches that an Eduba of other rules left behind: carried over where the rules say the same of all that was played.

A running match whose replay gives the positions that are stored goes on under the rules of today; its check values are
made anew, as if it had begun under them. Any other stops, until a server comes that can go on with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import CursorResult, update
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.match.match import Match
from eduba.server.journal import Work
from eduba.server.models import EntryRow, FeedRow, MatchRow

if TYPE_CHECKING:
    from eduba.server.rooms import Room

RUNS: Final = ("playing", "stopped")


def to_put_right(room: Room) -> Work | None:
    """What is to be written so that a match's row says how it stands; nothing if it does."""
    if room.row.status not in RUNS:
        return None
    if room.kept is not None:
        stops = room.row.status == "playing" and room.kept.problem.why != "newer"
        return _changing(room, {"status": "stopped", "bot_to_move": False}) if stops else None
    match = room.playing()
    if room.row.status == "playing" and not match.recorded:
        return None
    goes_on = {"status": "playing", "bot_to_move": match.seats[match.position.actor].bot is not None}
    if not match.recorded:
        return _changing(room, goes_on)
    rules = match.engine.game.version
    return _changing(room, {**goes_on, "rules": rules, "options": match.options}, match)


def _changing(room: Room, values: dict[str, Any], carried: Match | None = None) -> Work:
    """Change a match's row, unless somebody else has; if it is carried over, its check values too, and say so."""
    row, number = room.row, len(room.feed) + 1

    async def write(session: AsyncSession) -> None:
        as_it_was = (MatchRow.rights == row.rights, MatchRow.rules == row.rules, MatchRow.status == row.status)
        changed = await session.execute(
            update(MatchRow).where(MatchRow.id == row.id, *as_it_was).values(rights=MatchRow.rights + 1, **values)
        )
        assert isinstance(changed, CursorResult)
        if not changed.rowcount or carried is None:
            return
        checks = _checks_today(carried)
        if checks:
            rows = [{"match_id": row.id, "number": n, "check": check} for n, check in enumerate(checks, 1)]
            await session.execute(update(EntryRow), rows)
        said = {"what": "carried", "rules": values["rules"]}
        session.add(FeedRow(match_id=row.id, number=number, kind="table", data=said))

    return write


def _checks_today(match: Match) -> list[str]:
    """The check values of a match's entries, had it begun under the rules of today."""
    today = Match.new(match.engine, match.first_seats, match.options, match.secret, match.words)
    for entry in match.entries:
        today.enter(entry)
    return today.checks[1:]
