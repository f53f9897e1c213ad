"""A way to PostgreSQL that can fall silent, as when a network forgets its connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy.engine import make_url


class Way:
    """Carries everything to the database and back, until it is hushed: from then on the connections that were there
    stay open and carry nothing more. New ones are served."""

    def __init__(self, database_url: str) -> None:
        self._url = make_url(database_url)
        self._open: list[asyncio.Event] = []
        self._ends: list[asyncio.StreamWriter] = []
        self._silent = False
        self.address = ""

    def hush(self) -> int:
        """Silence all connections that there are; how many."""
        hushed = [silent for silent in self._open if not silent.is_set()]
        for silent in hushed:
            silent.set()
        return len(hushed)

    def fall_silent(self) -> None:
        """Silence all connections that there are, and all that will be."""
        self._silent = True
        self.hush()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody comes."""
        silent = asyncio.Event()
        self._open.append(silent)
        if self._silent:
            silent.set()
        behind, answer = await self._behind()
        self._ends += [writer, answer]
        await asyncio.gather(self._carry(reader, answer, silent), self._carry(behind, writer, silent))

    async def end(self) -> None:
        """Drop everything."""
        for end in self._ends:
            end.transport.abort()
            with suppress(OSError):
                await end.wait_closed()

    async def _behind(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        folder = self._url.query.get("host")
        if isinstance(folder, str) and folder.startswith("/"):
            return await asyncio.open_unix_connection(Path(folder) / f".s.PGSQL.{self._url.port or 5432}")
        return await asyncio.open_connection(self._url.host, self._url.port or 5432)

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, silent: asyncio.Event) -> None:
        with suppress(ConnectionError):
            while data := await source.read(1 << 16):
                if not silent.is_set():
                    sink.write(data)
                    await sink.drain()
        if not silent.is_set():
            sink.close()


@asynccontextmanager
async def way_to(database_url: str) -> AsyncIterator[Way]:
    """A way to a database; its address is to be used in place of the database's own."""
    way = Way(database_url)
    server: Any = await asyncio.start_server(way.connect, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    way.address = make_url(database_url).set(host="127.0.0.1", port=port, query={}).render_as_string(False)
    try:
        yield way
    finally:
        server.close()
        await way.end()
