"""A page that watches a table over its live connection, for tests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from server.house import Guest

PATIENCE = 60.0


class Page:
    """A page that watches a table: what it was told, in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.items: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}

    @classmethod
    async def open(cls, address: str, guest: Guest, after: int = 0) -> Page:
        """Connect and say hello."""
        page = cls(await connect(f"{address.replace('http', 'ws')}{guest.path}/live", max_size=None))
        await page.socket.send(json.dumps({"tokens": list(guest.tokens.values()), "after": after}))
        return page

    async def until(self, entry: int) -> None:
        """Listen until an entry has come."""
        async with asyncio.timeout(PATIENCE):
            while not self.table or self.table["position"]["entry"] < entry:
                await self.hear()

    async def until_it(self, holds: Callable[[dict[str, Any]], bool]) -> None:
        """Listen until something holds of the table."""
        async with asyncio.timeout(PATIENCE):
            while not self.table or not holds(self.table):
                await self.hear()

    async def hear(self) -> None:
        """One message."""
        news = json.loads(await self.socket.recv())
        self.items += news["items"]
        self.table = news.get("table", self.table)
        numbers = [item["n"] for item in self.items]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), "none is missing, none comes twice"
