"""Moves of several matches written together: all of them or none, and whatever becomes of the connection."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError

from eduba.server.growth import Growth, Overtaken
from eduba.server.models import EntryRow, FeedRow, MatchRow, now
from eduba.server.settings import Settings
from server.conftest import running
from server.house import sit_down


def growth(match: str, rights: int) -> Growth:
    """A first entry, which ends the match."""
    entry = {"match_id": match, "number": 1, "data": {}, "check": "0" * 16, "request": None, "created": now()}
    item = {"match_id": match, "number": 2, "kind": "entry", "data": {"entry": 1}, "created": now()}
    return Growth(match, rights, [entry], [item], {"status": "over", "bot_to_move": True})


@pytest.mark.parametrize("outdated", [False, True])
def test_moves_are_written_all_or_none(settings: Settings, outdated: bool) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            matches = sorted([(await sit_down(client, "me", "here")).match for _ in range(2)])
            server = app.state.server
            growths = [growth(matches[0], rights=0), growth(matches[1], rights=1 if outdated else 0)]
            if outdated:
                with pytest.raises(Overtaken):
                    await server.journal._write_together(growths)
            else:
                await server.journal._write_together(growths)
            async with server.database.session() as session:
                assert await session.scalar(select(func.count()).select_from(EntryRow)) == (0 if outdated else 2)
                assert await session.scalar(select(func.count()).select_from(FeedRow)) == (2 if outdated else 4)
                states = (await session.execute(select(MatchRow.status, MatchRow.bot_to_move))).all()
            assert states == [("playing", False) if outdated else ("over", True)] * 2

    asyncio.run(scenario())


def test_a_lost_connection_is_made_again(new_database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = Settings(database_url=new_database, folder=tmp_path, limits=False)
        async with running(settings) as (app, client):
            guest = await sit_down(client, "me", "here")
            assert (await guest.play("place a1")).status_code == 200
            async with app.state.server.database.at_once() as connection:
                with suppress(DBAPIError):
                    await connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")
            assert (await guest.play("place f6")).status_code == 200
            assert (await guest.look())["position"]["entry"] == 2

    asyncio.run(scenario())
