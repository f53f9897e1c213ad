"""The figures for Prometheus say how things stand."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from eduba.server import figures
from eduba.server.settings import Settings
from server.conftest import listening
from server.house import sit_down
from server.page import PATIENCE, Page


def test_the_figures_say_what_is_done_and_who_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "TICK", 0.05)

    async def scenario() -> None:
        settings = Settings(folder=tmp_path, limits=False, bot_delay=(0, 0))
        async with listening(settings) as (_, address), httpx.AsyncClient(base_url=address, timeout=30) as client:

            async def told(name: str) -> float:
                lines = (await client.get("/metrics")).text.splitlines()
                return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))

            before = [await told(f"eduba_{name}") for name in ("rooms", "moves_total", "live_connections")]
            assert before == [0, 0, 0]
            guest = await sit_down(client, "me", "here", "random", options={"first_player": "0"})
            pages = [await Page.open(address, guest) for _ in range(2)]
            for page in pages:
                await page.hear()
            for _ in range(2):
                assert (await guest.play_first()).status_code == 200
            await pages[0].until(3)
            assert await told("eduba_rooms") == await told("eduba_watched_matches") == 1
            assert await told("eduba_live_connections") == 2
            assert await told("eduba_moves_total") >= 3
            assert await told("eduba_bot_answers_total") >= 1
            assert await told("eduba_bot_wait_seconds_total") >= 0
            assert await told("eduba_bots_waiting") == 0
            async with asyncio.timeout(PATIENCE):
                while not await told("eduba_loop_lag_seconds_count"):
                    await asyncio.sleep(0.05)
            for page in pages:
                await page.socket.close()

    asyncio.run(scenario())
