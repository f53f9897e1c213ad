"""A backup of one kind of database fits the other, and every match goes on from it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from eduba.server.backup import BackupError, backup, restore
from eduba.server.database import Database
from eduba.server.settings import Settings
from server.conftest import running
from server.house import Guest, sit_down
from services import new_postgres_database


def test_a_match_goes_on_from_a_backup(settings: Settings, postgres: str, tmp_path: Path) -> None:
    elsewhere = new_postgres_database(postgres)

    async def scenario() -> None:
        async with running(settings) as (_, client):
            await client.post("/api/accounts", json={"name": "Puabi", "password": "lapis lazuli"})
            guest = await sit_down(client, "me", "here")
            await guest.play("place a1")
            before = await guest.look()
        old, new = Database(settings.database), Database(elsewhere)
        written = await backup(old, tmp_path / "backup.gz")
        assert await restore(new, tmp_path / "backup.gz") == written
        with pytest.raises(BackupError, match="not empty"):
            await restore(new, tmp_path / "backup.gz")
        await old.close()
        await new.close()
        async with running(replace(settings, database_url=elsewhere)) as (_, client):
            again = Guest(client, guest.match, guest.tokens)
            assert await again.look() == before
            assert (await again.play("place f6")).status_code == 200
            assert (await client.post("/api/accounts", json={"name": "Shulgi", "password": "x" * 8})).status_code == 201

    asyncio.run(scenario())


def test_a_damaged_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "backup.gz").write_bytes(b"not a backup")
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite3'}")

    async def scenario() -> None:
        with pytest.raises(BackupError, match="damaged"):
            await restore(database, tmp_path / "backup.gz")
        await database.close()

    asyncio.run(scenario())
