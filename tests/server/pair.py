"""Two servers on one database, in this process, so that a test can look into them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import httpx
from fastapi import FastAPI

from eduba.server.settings import Settings
from server.conftest import listening
from server.page import PATIENCE

NEVER = 3600.0


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


Two = tuple[tuple[FastAPI, httpx.AsyncClient, str], tuple[FastAPI, httpx.AsyncClient, str]]


@asynccontextmanager
async def two_servers(settings: Settings) -> AsyncIterator[Two]:
    """Two servers on one database, each with a client."""
    async with (
        listening(settings) as (first, here),
        listening(settings) as (second, there),
        httpx.AsyncClient(base_url=here, timeout=PATIENCE) as one,
        httpx.AsyncClient(base_url=there, timeout=PATIENCE) as other,
    ):
        yield (first, one, here), (second, other, there)
