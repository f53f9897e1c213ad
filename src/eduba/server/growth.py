"""What moves add to matches: many of them are written in a few statements, each of them only if nobody came before."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import CTE, JSON, Column, FromClause, Select, Table, bindparam, column, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession

from eduba.server.models import EntryRow, FeedRow, MatchRow, now

MATCHES: Final[Table] = MatchRow.metadata.tables[MatchRow.__tablename__]
ENTRIES: Final[Table] = EntryRow.metadata.tables[EntryRow.__tablename__]
FEED: Final[Table] = FeedRow.metadata.tables[FeedRow.__tablename__]
STATE: Final = ("changed", "status", "bot_to_move")
GROWN: Final = ("id", "rights", *STATE)
"""What a match is taken for, and becomes."""


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


async def write_at_once(connection: AsyncConnection, growths: Sequence[Growth]) -> None:
    """The same in one statement, for PostgreSQL: while a transaction waits for an answer to each of its statements, all
    else that a server does comes between, and everybody waits for that. Growths with more to write are not for it."""
    at = now()
    grown = [{"id": growth.match, "rights": growth.rights, "changed": at, **(growth.state or {})} for growth in growths]
    rows = {
        "grown": grown,
        "entries": [row for growth in growths for row in growth.entries],
        "feed": [row for growth in growths for row in growth.feed],
    }
    if await connection.scalar(_AT_ONCE, rows) != len(growths):
        raise Overtaken


def _at_once() -> Select[int]:
    """Hold the matches that are what they were taken for, always in the same order; if those are all, change them and
    add the rows. How many were held."""
    grown = _sent("grown", [MATCHES.c[name] for name in GROWN])
    fits = (MATCHES.c.id == grown.c.id) & (MATCHES.c.rights == grown.c.rights)
    held = (
        select(MATCHES.c.id).where(fits).order_by(MATCHES.c.id).with_for_update(of=MATCHES, key_share=True).cte("held")
    )
    count = select(func.count()).select_from(held)
    all_held = count.scalar_subquery() == select(func.count()).select_from(grown).scalar_subquery()
    state = {name: func.coalesce(grown.c[name], MATCHES.c[name]) for name in STATE}
    changed = update(MATCHES).where(MATCHES.c.id == grown.c.id, all_held).values(state).cte("changed")

    def added(table: Table) -> CTE:
        sent = _sent(table.name, table.columns)
        return insert(table).from_select(table.columns.keys(), select(*sent.c).where(all_held)).cte(f"new_{table.name}")

    return count.add_cte(changed, added(ENTRIES), added(FEED))


def _sent(name: str, columns: Iterable[Column[Any]]) -> FromClause:
    """Rows that are sent as one JSON value: the statement is the same for any number of them."""
    typed = [column(c.name, c.type) for c in columns]
    value = bindparam(name, type_=JSON)
    return func.json_to_recordset(value).table_valued(*typed).render_derived(f"sent_{name}", with_types=True)


_AT_ONCE: Final = _at_once()
