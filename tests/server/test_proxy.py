"""The proxy of `deploy/`, for real: Caddy with the very file, in front of two servers that share a PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
from pathlib import Path
from typing import Final

import httpx
import pytest

from server.house import Guest, sit_down
from server.page import Page
from server.processes import ServerProcess, server_process
from server.proxying import CADDYFILE, proxy
from services import caddy

TABLES: Final = 8
MOVES: Final = 3
PATIENCE: Final = 60.0


@pytest.fixture(scope="module")
def program() -> str:
    """Caddy itself."""
    found = caddy()
    if found is None:
        pytest.skip("there is no Caddy here: install it, or set EDUBA_CADDY to its path")
    return found


def test_the_file_is_understood_as_it_is_shipped(program: str, tmp_path: Path) -> None:
    command = [program, "adapt", "--config", str(CADDYFILE), "--adapter", "caddyfile", "--validate"]
    environment = {**os.environ, "EDUBA_SITE": "play.example.org", "HOME": str(tmp_path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def watched(server: ServerProcess) -> int:
    """At how many tables people sit whose pages this server keeps up to date."""
    found = re.search(r"^eduba_watched_matches (\d+)", httpx.get(f"{server.address}/metrics").text, re.MULTILINE)
    assert found is not None
    return int(found[1])


async def play(guest: Guest) -> None:
    """One decision at a table; it must be taken at once."""
    answer = await guest.play_first()
    assert answer.status_code == 200, answer.text


async def play_on(guest: Guest) -> None:
    """One decision, sent again as the page sends it if its server died under it."""
    position = (await guest.look())["position"]
    move = {"seat": position["actor"], "entry": position["entry"] + 1, "action": position["choices"][0]["text"]}
    async with asyncio.timeout(PATIENCE):
        while (answer := await guest.post("plays", **move, request=f"again-{guest.match}")).status_code == 502:
            await asyncio.sleep(0.2)
    assert answer.status_code == 200, answer.text
    assert answer.json()["entry"] == move["entry"]


def test_a_table_stays_on_one_server_and_moves_when_that_one_dies(
    program: str, tmp_path: Path, new_database: str
) -> None:
    with (
        server_process(tmp_path, new_database) as one,
        server_process(tmp_path, new_database) as other,
        proxy(program, tmp_path, [one.address, other.address]) as address,
    ):
        asyncio.run(play_everywhere(address, one, other))


async def play_everywhere(address: str, one: ServerProcess, other: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        assert (await client.get("/metrics")).status_code == 404
        guests = [await sit_down(client, "me", "here") for _ in range(TABLES)]
        pages = [await Page.open(address, guest) for guest in guests for _ in range(3)]
        for _ in range(MOVES):
            await asyncio.gather(*map(play, guests))
        await asyncio.gather(*(page.until(MOVES) for page in pages))
        at_one, at_other = watched(one), watched(other)
        assert at_one + at_other == TABLES, "the pages of a table are all at one server"
        assert at_one > 0 < at_other, "both have something to do"

        one.kill()
        await asyncio.gather(*map(play_on, guests))
        await asyncio.gather(*(page.socket.close() for page in pages))
        pages = [await Page.open(address, guest) for guest in guests]
        await asyncio.gather(*(page.until(MOVES + 1) for page in pages))
        assert watched(other) == TABLES
        for _ in range(10):
            assert (await client.get("/healthz")).status_code == 200, "whatever belongs to no table goes on too"
        await asyncio.gather(*(page.socket.close() for page in pages))
