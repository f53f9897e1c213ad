"""Live updates between real processes: numbered, resumed, repaired; several servers on one database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import cycle
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from server.house import Guest, sit_down, sit_opposite
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


@asynccontextmanager
async def one_address(*servers: str) -> AsyncIterator[str]:
    """An address behind which servers take turns, connection by connection, as behind a proxy."""
    turns = cycle(urlsplit(server) for server in servers)

    async def pass_on(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await source.read(1 << 16):
                sink.write(data)
                await sink.drain()
        sink.close()

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server = next(turns)
        behind, answer = await asyncio.open_connection(server.hostname, server.port)
        await asyncio.gather(pass_on(reader, answer), pass_on(behind, writer))

    proxy = await asyncio.start_server(connect, "127.0.0.1", 0)
    async with proxy:
        yield f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"


def test_two_servers_behind_one_address_serve_one_match(tmp_path: Path, new_database: str) -> None:
    async def scenario(*servers: str) -> None:
        fresh = httpx.Limits(
            max_keepalive_connections=0
        )  # each request by a connection of its own: to the other server
        async with (
            one_address(*servers) as address,
            httpx.AsyncClient(base_url=address, timeout=30, limits=fresh) as client,
        ):
            anna, bela = await sit_opposite(client, options={"first_player": "0"})
            pages = [await Page.open(address, guest) for guest in (anna, bela, anna, bela)]
            for n, action in enumerate(("place a1", "place f6", "place a2", "place f5"), 1):
                answer = await (anna if n % 2 else bela).play(action)
                assert answer.status_code == 200, answer.text
                for page in pages:
                    await page.until(n)
            await anna.post("chat", seat=0, text="shlama")
            last = (await bela.look())["feed"]
            for page in pages:
                await page.until_it(lambda table: table["feed"] == last)
                assert page.items[-1]["text"] == "shlama"
                await page.socket.close()
            assert pages[0].items == pages[2].items
            assert pages[1].table["position"] == pages[3].table["position"]

    with server_process(tmp_path, new_database) as first, server_process(tmp_path, new_database) as second:
        asyncio.run(scenario(first.address, second.address))


def test_a_bot_s_turn_is_taken_over_when_its_server_is_killed(tmp_path: Path, new_database: str) -> None:
    async def begin(server: ServerProcess) -> Guest:
        async with httpx.AsyncClient(base_url=server.address, timeout=30) as client:
            guest = await sit_down(client, "me", "greedy", "greedy", options={"round_limit": "0"})
            await guest.post("resign", seat=0)
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
