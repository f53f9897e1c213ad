"""`kill -9` at random moments during play: nothing acknowledged is lost, nothing is played twice, every match goes on;
a backup that is made meanwhile has all that had been acknowledged, and every match opens from it.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from eduba.match.match import Play
from eduba.server.app import create_app
from eduba.server.backup import backup, restore
from eduba.server.database import Database
from eduba.server.settings import Settings
from server.conftest import FreshDatabase
from server.house import sit_down
from server.player import Player
from server.processes import ServerProcess, server_process

KILLS = int(os.environ.get("EDUBA_KILLS", "20"))
SECONDS_TO_START = 60.0
LIVES_TO_A_BACKUP = 5
KINDS = ("sqlite", "postgres")
BACKUP = "under-load.backup"


async def wait_for(client: httpx.AsyncClient) -> None:
    """Wait until a server answers."""
    async with asyncio.timeout(SECONDS_TO_START):
        while True:
            try:
                if (await client.get("/healthz")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.05)


async def disturb(folder: Path, database_url: str, fresh: FreshDatabase, kills: int, seed: int) -> int:
    """Play at two tables while the server is killed again and again; how many decisions were acknowledged."""
    with server_process(folder, database_url) as server:
        players = await sit(server, seed)
        settings = Settings(folder=folder, database_url=database_url)
        chance = random.Random(seed)
        for life in range(kills):
            for player in players:
                await player.step()
            until = time.monotonic() + chance.uniform(0.05, 0.7)
            killer = asyncio.create_task(asyncio.to_thread(_kill_at, server, until))
            keeper = None if life % LIVES_TO_A_BACKUP else asyncio.create_task(keep(settings, players))
            try:
                while not killer.done():
                    for player in players:
                        await player.step()
                    await asyncio.sleep(0)
            except httpx.TransportError:
                pass
            await killer
            if keeper is not None:
                elsewhere = await asyncio.to_thread(fresh, KINDS[life % len(KINDS)])
                await check_kept(replace(settings, database_url=elsewhere), players, await keeper)
            server.start()
            await come_again(server, players)
            for player in players:
                await player.check()
        for player in players:
            await player.step()
            await player.check()
            await player.guest.client.aclose()
        server.stop()
    return sum(len(player.acknowledged) for player in players)


async def sit(server: ServerProcess, seed: int) -> list[Player]:
    """Two tables: one of people alone, and one with a bot."""
    options = {"round_limit": "0", "idle_rounds": "0"}
    found = []
    for n, other in enumerate(("here", "random")):
        client = httpx.AsyncClient(base_url=server.address, timeout=30)
        found.append(Player(await sit_down(client, "me", other, options=options), seed + n))
    return found


async def come_again(server: ServerProcess, players: list[Player]) -> None:
    """The players come to a server that has started again, as soon as it answers."""
    for player in players:
        await player.guest.client.aclose()
        player.guest.client = httpx.AsyncClient(base_url=server.address, timeout=30)
        await wait_for(player.guest.client)


async def keep(settings: Settings, players: list[Player]) -> list[set[int]]:
    """Make a backup while they play; what was acknowledged to each of them before."""
    before = [set(player.acknowledged.values()) for player in players]
    database = Database(settings.database)
    await backup(database, settings.folder / BACKUP)
    await database.close()
    return before


async def check_kept(settings: Settings, players: list[Player], before: list[set[int]]) -> None:
    """Restore that backup elsewhere: every match opens there, with what had been acknowledged."""
    server = create_app(settings).state.server
    await restore(server.database, settings.folder / BACKUP)
    for player, acknowledged in zip(players, before, strict=True):
        room = await server.rooms.open(player.guest.match)
        own = {
            n
            for n, entry in enumerate(room.match.entries, 1)
            if isinstance(entry, Play) and not entry.forced and entry.seat in player.guest.tokens
        }
        assert acknowledged <= own
        assert [item.data["entry"] for item in room.feed if item.kind == "entry"] == list(
            range(1, room.match.number + 1)
        )
    await server.database.close()


def _kill_at(server: ServerProcess, moment: float) -> None:
    time.sleep(max(0.0, moment - time.monotonic()))
    server.kill()


@pytest.mark.parametrize("kind", KINDS)
def test_no_acknowledged_move_is_lost_or_played_twice(kind: str, tmp_path: Path, fresh: FreshDatabase) -> None:
    database_url = fresh(kind)
    seed = random.SystemRandom().randrange(10**6)
    print(f"seed {seed}")
    assert asyncio.run(disturb(tmp_path, database_url, fresh, KILLS // 2, seed)) >= KILLS // 2
