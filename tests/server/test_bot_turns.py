"""Whose turn it is when it is a bot's: every match goes on that can."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.server.models import MatchRow
from eduba.server.settings import Settings
from server.conftest import running
from server.house import sit_down
from server.page import PATIENCE


def test_a_match_that_cannot_go_on_keeps_no_other_from_it(tmp_path: Path) -> None:
    """Three matches of other rules wait for their bots, and after them one that a server which starts can go on with."""
    settings = Settings(folder=tmp_path, bot_delay=(0, 0), limits=False)

    async def scenario() -> None:
        async with running(settings) as (app, client):
            app.state.server.bot_turns.look = lambda room: None  # here nobody thinks
            *old, last = [await sit_down(client, "random", "random") for _ in range(4)]
            assert (await last.look())["position"]["entry"] == 0

            async def write(session: AsyncSession) -> None:
                names = [guest.match for guest in old]
                await session.execute(update(MatchRow).where(MatchRow.id.in_(names)).values(rules=0))

            await app.state.server.journal.write(write)
        async with running(settings) as (app, _):
            async with asyncio.timeout(PATIENCE):
                while not (await app.state.server.rooms.open(last.match)).playing().number:
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())
