"""Engines are there before anybody is served: the rules are compiled neither at a first table nor after an upgrade."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from eduba.kernel import game as games
from eduba.kernel.engine import Engine
from eduba.server import engines
from eduba.server.settings import Settings
from match.packs import doubled
from server.conftest import running
from server.house import sit_down


def test_no_engine_is_made_while_people_are_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Settings(folder=tmp_path, bot_delay=(0, 0), limits=False)
    made = []

    def count(*given: Any) -> Engine:
        made.append(given)
        return Engine(*given)

    monkeypatch.setattr(engines, "Engine", count)

    async def scenario() -> None:
        async with running(plain) as (_, client):
            before = len(made)
            assert before == len(games.installed())
            for name in games.installed():
                guest = await sit_down(client, *(["me"] * games.load(name).seats_usual({})), game=name)
                await guest.look()
            assert len(made) == before
        async with running(replace(plain, packs=(("ur", doubled(tmp_path / "mine")),))) as (_, client):
            before = len(made)
            new = await sit_down(client, "me", "here")
            assert guest.client is not new.client
            for older in (guest, new):
                older.client = client
                await older.look()
            assert len(made) == before

    asyncio.run(scenario())
