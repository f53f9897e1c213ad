"""How a page speaks to a server, at little cost: JSON over a connection that is kept, and a socket that is listened to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

OPEN_SECONDS: Final = 60.0


class Refused(RuntimeError):
    """An answer that is no success; says which."""


class Http:
    """One kept connection. A server closes it when it was idle for a while; then it is opened again, as a browser does."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._host, self._port = str(parts.hostname), int(parts.port or 80)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Mapping[str, Any], headers: Mapping[str, str] | None = None) -> Any:
        """The JSON that is answered; sent again once if the connection turns out to be closed."""
        content = json.dumps(body, separators=(",", ":")).encode()
        lines = [
            f"POST {path} HTTP/1.1",
            f"Host: {self._host}:{self._port}",
            "Content-Type: application/json",
            f"Content-Length: {len(content)}",
            *(f"{name}: {value}" for name, value in (headers or {}).items()),
        ]
        request = "\r\n".join(lines).encode() + b"\r\n\r\n" + content
        if self._streams is not None:
            with suppress(ConnectionError, asyncio.IncompleteReadError):
                return await self._exchange(request)
            self.close()
        self._streams = await asyncio.open_connection(self._host, self._port)
        return await self._exchange(request)

    async def _exchange(self, request: bytes) -> Any:
        assert self._streams is not None
        reader, writer = self._streams
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = int(head.split(" ", 2)[1])
        fields = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line)
        answer = await reader.readexactly(int(fields.get("content-length", 0)))
        if fields.get("connection") == "close":
            self.close()
        if status >= 300:
            raise Refused(f"{status}: {answer.decode()[:300]}")
        return json.loads(answer) if answer else None

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Socket:
    """One WebSocket; what it hears goes to `hear` as it comes."""

    def __init__(self, connection: ClientConnection, hear: Callable[[str], None]) -> None:
        self._connection = connection
        self._reader = asyncio.create_task(self._read(hear))

    @classmethod
    async def open(cls, address: str, hear: Callable[[str], None]) -> Socket:
        """Connect as a browser does: it offers compression, the server chooses."""
        url = address.replace("http", "ws", 1)
        return cls(await connect(url, max_size=None, open_timeout=OPEN_SECONDS, ping_interval=None), hear)

    async def _read(self, hear: Callable[[str], None]) -> None:
        with suppress(ConnectionClosed):
            async for message in self._connection:
                hear(message if isinstance(message, str) else message.decode())

    async def say(self, message: str) -> None:
        """Send something."""
        await self._connection.send(message)

    def answer(self, message: str) -> None:
        """Send something from within `hear`."""
        self._answering = asyncio.create_task(self._say_if_open(message))

    async def _say_if_open(self, message: str) -> None:
        with suppress(ConnectionClosed):
            await self._connection.send(message)

    async def close(self) -> None:
        """Hang up."""
        await self._connection.close()
        await self._reader
