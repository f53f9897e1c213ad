"""What people at a table agree on: an undo beyond a barrier, a bot for somebody who is away.

Nobody is replaced who is there. Who is asked must say yes: everybody, and for a bot all who are not away as well. What
is agreed on happens in the transaction that says so; whatever else happens in the match makes a proposal void.
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.match.match import Match
from eduba.server.forms import ProposeForm, VoteForm
from eduba.server.journal import Work
from eduba.server.models import Proposal
from eduba.server.problems import Problem
from eduba.server.rooms import Item, Room
from eduba.server.tables import SITS_IN, Tables

AWAY_SECONDS: Final = 60.0
"""A bot may take the place of somebody who has been away for so long."""
MOST_PROPOSALS: Final = 2**31 - 1
"""The largest number of a proposal that a column holds."""

AwayFor = Callable[[str, int], float | None]
"""For how many seconds a seat of a match has been away, on all servers; None while somebody is there."""


class Agreement:
    """Asking the others, and answering."""

    def __init__(self, tables: Tables, away_for: AwayFor) -> None:
        self._tables = tables
        self._rooms = tables.rooms
        self._away_for = away_for

    async def propose(self, match_id: str, form: ProposeForm) -> dict[str, Any]:
        """Ask the other people at the table; alone one agrees with oneself."""
        return await self._rooms.insist(match_id, lambda room: self._propose(room, form))

    async def _propose(self, room: Room, form: ProposeForm) -> dict[str, Any]:
        match = room.playing()
        room.require_person(form.seat)
        if form.kind == "bot":
            self._require_away(room, form.subject)
        elif form.subject not in [m.number for m in match.moments[:-1]]:
            raise Problem(422, "no-such-entry", f"there is no going back to entry {form.subject}")
        else:
            room.require_short()
        row = Proposal(
            id=1 + secrets.randbelow(MOST_PROPOSALS),  # known before it is written, so that one transaction can tell it
            match_id=room.id,
            kind=form.kind,
            seat=form.seat,
            subject=form.subject,
            entry=match.number,
            votes={str(form.seat): True},
        )
        row.status = self._outcome(room, row)
        told = [_item(row, "asked", form.seat), *([_item(row, row.status)] if row.status == "agreed" else [])]
        values = {c.key: getattr(row, c.key) for c in Proposal.__table__.columns}

        async def write(session: AsyncSession) -> None:
            await session.execute(insert(Proposal).values(values))

        await self._settle(room, row, write, told)
        return {"proposal": row.id, "status": row.status}

    async def vote(self, match_id: str, proposal: int, form: VoteForm) -> dict[str, Any]:
        """Answer a proposal; the last yes carries it out."""
        return await self._rooms.insist(match_id, lambda room: self._vote(room, proposal, form))

    async def _vote(self, room: Room, proposal: int, form: VoteForm) -> dict[str, Any]:
        async with self._rooms.database.session() as session:
            row = await session.get(Proposal, proposal)
        if row is None or row.match_id != room.id:
            raise Problem(404, "unknown-proposal", f"there is no proposal {proposal} at this table")
        room.require_person(form.seat)
        if row.status != "open" or row.entry != room.playing().number:
            raise Problem(409, "proposal-closed", "this proposal is settled, or the match has gone on since")
        if form.seat not in _asked(room, row):
            raise Problem(403, "no-vote", f"seat {form.seat} is not asked: it is about this very seat")
        row.votes = {**row.votes, str(form.seat): form.agree}
        row.status = self._outcome(room, row)

        async def write(session: AsyncSession) -> None:
            await session.execute(
                update(Proposal).where(Proposal.id == row.id).values(votes=row.votes, status=row.status)
            )

        await self._settle(room, row, write, [_item(row, row.status, form.seat)])
        return {"proposal": row.id, "status": row.status}

    def _outcome(self, room: Room, row: Proposal) -> str:
        """What a proposal has come to by the votes of those who are asked; void, if who was away is back."""
        if row.kind == "bot" and not self._is_away(room, row.subject):
            return "void"
        asked = _asked(room, row)
        votes = {seat: row.votes.get(str(seat)) for seat in asked}
        if False in votes.values():
            return "refused"
        silent = [
            seat for seat in asked if votes[seat] is None and (row.kind == "undo" or not self._is_away(room, seat))
        ]
        return "open" if silent else "agreed"

    async def _settle(self, room: Room, row: Proposal, write: Work, told: Sequence[Item]) -> None:
        """Write and tell what a proposal has come to, and do what is agreed: all of it or nothing."""
        if row.status == "agreed":
            await self._tables.enter(room, lambda match: _carry_out(match, row), also=write, told=told)
        else:
            [(kind, data)] = told
            await self._rooms.tell(room, kind, data, write)

    def _require_away(self, room: Room, seat: int) -> None:
        """Refuse to replace somebody who is there, or has just gone; how long there is still to wait."""
        if seat not in room.people:
            raise Problem(422, "not-a-person", f"seat {seat} is not played by a person")
        if not self._is_away(room, seat):
            wait = math.ceil(AWAY_SECONDS - (self._away_for(room.id, seat) or 0.0))
            raise Problem(
                409,
                "not-away",
                f"a bot takes the place of somebody who has been away for {AWAY_SECONDS:.0f} seconds: "
                f"ask again in {wait} seconds if seat {seat} has not come back",
                wait=wait,
            )

    def _is_away(self, room: Room, seat: int) -> bool:
        """Whether a seat has been away for so long that a bot may take its place."""
        away = self._away_for(room.id, seat)
        return away is not None and away >= AWAY_SECONDS


def _asked(room: Room, row: Proposal) -> list[int]:
    """The seats whose people are asked."""
    return [seat for seat in room.people if not (row.kind == "bot" and seat == row.subject)]


def _item(row: Proposal, what: str, seat: int | None = None) -> Item:
    """What the feed tells of a proposal."""
    said = {"what": what, "proposal": row.id, "kind_of": row.kind, "subject": row.subject, "seat": seat}
    return "proposal", said


def _carry_out(match: Match, row: Proposal) -> None:
    """What everybody said yes to."""
    if row.kind == "undo":
        match.undo(row.seat, row.subject, agreed=True)
    else:
        match.hand_over(row.subject, SITS_IN)
