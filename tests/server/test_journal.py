"""The journal outlives what it writes to."""

from __future__ import annotations

import asyncio
import socket

import pytest

from eduba.server.database import Database
from eduba.server.growth import Growth
from eduba.server.journal import Journal
from server.page import PATIENCE


def test_a_database_that_does_not_answer_is_told_of_and_asked_again() -> None:
    """As while PostgreSQL is started anew: whoever waits is told, and the journal does not stop for ever."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens here, and nobody else can begin to

        async def scenario() -> None:
            database = Database(f"postgresql+asyncpg://nobody@127.0.0.1:{taken.getsockname()[1]}/nothing")
            journal = Journal(database)
            journal.start()
            for _ in range(2):
                with pytest.raises(ConnectionRefusedError):
                    await asyncio.wait_for(journal.write(Growth("a match", 0, [], [])), PATIENCE)
            await journal.stop()
            await database.close()

        asyncio.run(scenario())
