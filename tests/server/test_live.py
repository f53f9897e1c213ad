"""Live updates between real processes: numbered, resumed, repaired; several servers on one database."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx

from server.house import Guest, sit_down
from server.page import PATIENCE, Page
from server.processes import ServerProcess, server_process


def test_a_page_is_told_everything_once_and_resumes_where_it_was(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        async with httpx.AsyncClient(base_url=address, timeout=30) as client:
            guest = await sit_down(client, "me", "here")
            page, twin = await Page.open(address, guest), await Page.open(address, guest)
            await guest.play("place a1")
            await page.until(1)
            await twin.until(1)
            assert page.table["position"] == twin.table["position"]
            await page.socket.close()
            await guest.play("place f6")
            await guest.play("place a2")
            back = await Page.open(address, guest, after=page.items[-1]["n"])
            await back.until(3)
            assert [i["entry"] for i in page.items + back.items if i["kind"] == "entry"] == [1, 2, 3]
            await back.socket.send(json.dumps({"type": "again", "after": 0}))
            back.items.clear()
            await back.hear()
            assert back.items[0]["n"] == 1
            for one in (twin, back):
                await one.socket.close()

    with server_process(tmp_path) as server:
        asyncio.run(scenario(server.address))


def test_two_servers_on_one_database_serve_one_match(tmp_path: Path, new_database: str) -> None:
    async def scenario(first: str, second: str) -> None:
        async with (
            httpx.AsyncClient(base_url=first, timeout=30) as here,
            httpx.AsyncClient(base_url=second, timeout=30) as there,
        ):
            guest = await sit_down(here, "me", "here")
            abroad = Guest(there, guest.match, guest.tokens)
            page = await Page.open(second, abroad)
            for n, action in enumerate(("place a1", "place f6", "place a2", "place f5"), 1):
                by = guest if n % 2 else abroad
                answer = await by.play(action)
                assert answer.status_code == 200, answer.text
                await page.until(n)
            assert (await guest.look())["position"]["view"] == (await abroad.look())["position"]["view"]
            await page.socket.close()

    with server_process(tmp_path, new_database) as first, server_process(tmp_path, new_database) as second:
        asyncio.run(scenario(first.address, second.address))


def test_a_bot_s_turn_is_taken_over_when_its_server_is_killed(tmp_path: Path, new_database: str) -> None:
    async def begin(server: ServerProcess) -> Guest:
        async with httpx.AsyncClient(base_url=server.address, timeout=30) as client:
            guest = await sit_down(client, "greedy", "greedy", "greedy", options={"round_limit": "0"})
            async with asyncio.timeout(PATIENCE):
                while (await guest.look())["position"]["entry"] < 2:
                    await asyncio.sleep(0.05)
            server.kill()
            return guest

    async def go_on(address: str, guest: Guest) -> None:
        async with httpx.AsyncClient(base_url=address, timeout=30) as client:
            guest.client = client
            before = (await guest.look())["position"]["entry"]
            async with asyncio.timeout(PATIENCE):
                while (await guest.look())["position"]["entry"] <= before:
                    await asyncio.sleep(0.2)

    with server_process(tmp_path, new_database) as second:
        first = ServerProcess(tmp_path, new_database)
        asyncio.run(go_on(second.address, asyncio.run(begin(first))))
