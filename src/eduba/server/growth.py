"""What moves add to matches: many of them are written in a few statements, each of them only if nobody came before."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Table, insert, update
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.server.models import EntryRow, FeedRow, MatchRow, now

MATCHES: Final[Table] = MatchRow.metadata.tables[MatchRow.__tablename__]
ENTRIES: Final[Table] = EntryRow.metadata.tables[EntryRow.__tablename__]
FEED: Final[Table] = FeedRow.metadata.tables[FeedRow.__tablename__]


class Overtaken(Exception):
    """The match is not what it was taken for: another server has changed it."""


@dataclass(frozen=True)
class Growth:
    """What one decision adds to a match, as rows."""

    match: str
    rights: int
    """The state of the match's rights under which it was decided."""
    entries: Sequence[dict[str, Any]]
    feed: Sequence[dict[str, Any]]
    state: dict[str, Any] | None = None
    """New values of the match itself, if any."""
    also: Callable[[AsyncSession], Awaitable[None]] | None = None
    """More to write with it."""


async def write_growths(session: AsyncSession, growths: Sequence[Growth]) -> None:
    """Write what was decided in several matches, all or nothing.

    The first statement also holds the matches until the commit and tells whether their rights are what they were taken
    for; numbers that are taken break a key.
    """
    names = sorted(growth.match for growth in growths)
    changed = update(MATCHES).where(MATCHES.c.id.in_(names)).values(changed=now())
    found = await session.execute(changed.returning(MATCHES.c.id, MATCHES.c.rights))
    rights: dict[str, int] = {row.id: row.rights for row in found}
    if any(rights.get(growth.match) != growth.rights for growth in growths):
        raise Overtaken
    await session.execute(insert(ENTRIES), [row for growth in growths for row in growth.entries])
    await session.execute(insert(FEED), [row for growth in growths for row in growth.feed])
    for growth in growths:
        if growth.state is not None:
            await session.execute(update(MATCHES).where(MATCHES.c.id == growth.match).values(**growth.state))
        if growth.also is not None:
            await growth.also(session)
