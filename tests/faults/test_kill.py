"""`kill -9` at random moments during play: nothing acknowledged is lost, nothing is played twice, every match goes on."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path

import httpx
import pytest

from server.house import sit_down
from server.player import Player
from server.processes import ServerProcess

KILLS = int(os.environ.get("EDUBA_KILLS", "20"))
SECONDS_TO_START = 60.0


async def wait_for(client: httpx.AsyncClient) -> None:
    """Wait until a server answers."""
    async with asyncio.timeout(SECONDS_TO_START):
        while True:
            try:
                if (await client.get("/healthz")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.05)


async def disturb(folder: Path, database_url: str, kills: int, seed: int) -> int:
    """Play at two tables while the server is killed again and again; how many decisions were acknowledged."""
    chance = random.Random(seed)
    server = ServerProcess(folder, database_url)
    client = httpx.AsyncClient(base_url=server.address, timeout=30)
    options = {"round_limit": "0", "idle_rounds": "0"}
    players = [
        Player(await sit_down(client, "me", "here", options=options), seed),
        Player(await sit_down(client, "me", "random", options=options), seed + 1),
    ]
    for _ in range(kills):
        until = time.monotonic() + chance.uniform(0.05, 0.7)
        killer = asyncio.create_task(asyncio.to_thread(_kill_at, server, until))
        try:
            while not killer.done():
                for player in players:
                    await player.step()
                await asyncio.sleep(0)
        except httpx.TransportError:
            pass
        await killer
        server = ServerProcess(folder, database_url)
        await client.aclose()
        client = httpx.AsyncClient(base_url=server.address, timeout=30)
        await wait_for(client)
        for player in players:
            player.guest.client = client
            await player.check()
    for player in players:
        await player.step()
        await player.check()
    await client.aclose()
    server.stop()
    return sum(len(player.acknowledged) for player in players)


def _kill_at(server: ServerProcess, moment: float) -> None:
    time.sleep(max(0.0, moment - time.monotonic()))
    server.kill()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_no_acknowledged_move_is_lost_or_played_twice(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database_url = "" if kind == "sqlite" else request.getfixturevalue("new_database")
    seed = random.SystemRandom().randrange(10**6)
    print(f"seed {seed}")
    assert asyncio.run(disturb(tmp_path, database_url, KILLS // 2, seed)) > KILLS // 2
