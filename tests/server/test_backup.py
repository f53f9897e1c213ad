"""A backup is the database at one moment, whatever is played meanwhile; it fits either kind, and every match opens."""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import os
import stat
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, event, select
from sqlalchemy.util import await_only

from cli.door import eduba
from eduba.server.backup import BackupError, backup, restore
from eduba.server.database import Database, revision_of, revisions, upgrade
from eduba.server.models import Base
from eduba.server.security import Keys
from eduba.server.settings import Settings
from server.conftest import FreshDatabase, running
from server.filled import everything, fill, longest_matches
from server.house import Guest, sit_down
from server.test_migrations import fill as fill_old

BOTH = ("sqlite", "postgres")
TABLES = tuple(Base.metadata.tables)
HEAD = {"format": "eduba-backup-2", "revision": revisions()[-1]}


@pytest.fixture
def far_from_utc(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine whose clock shows another time than UTC."""
    monkeypatch.setenv("TZ", "America/St_Johns")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


def lines_of(path: Path) -> list[dict[str, Any]]:
    """What a backup says."""
    with gzip.open(path, "rt", encoding="utf-8") as packed:
        return [json.loads(line) for line in packed]


def write_lines(path: Path, lines: list[dict[str, Any]]) -> None:
    """A backup that says so."""
    with gzip.open(path, "wt", encoding="utf-8") as packed:
        packed.writelines(json.dumps(line) + "\n" for line in lines)


@pytest.mark.usefixtures("far_from_utc")
@pytest.mark.parametrize(("kind", "other"), list(product(BOTH, BOTH)))
def test_every_row_comes_back(kind: str, other: str, fresh: FreshDatabase, tmp_path: Path) -> None:
    """Whole matches of all games: more entries than are inserted at once, of fewer matches."""
    settings = Settings(folder=tmp_path, database_url=fresh(kind), limits=False)
    elsewhere = replace(settings, database_url=fresh(other))

    async def scenario() -> None:
        old, new = Database(settings.database), Database(elsewhere.database)
        matches = await fill(old, Keys(settings.key()))
        kept = await everything(old)
        assert all(kept.values())
        assert len(kept["entries"]) > 1000 > 500 > len(kept["matches"])
        written = await backup(old, tmp_path / "backup.gz")
        assert await restore(new, tmp_path / "backup.gz") == written == sum(map(len, kept.values()))
        assert await everything(new) == kept
        with pytest.raises(BackupError, match="not empty"):
            await restore(new, tmp_path / "backup.gz")
        await old.close()
        await new.close()
        async with running(elsewhere) as (_, client):
            for name, match in zip(matches, longest_matches(), strict=True):
                table = (await client.get(f"/api/tables/{name}")).json()["table"]
                assert table["position"]["entry"] == match.number
            form = {"name": "Shulgi", "password": "x" * 8}  # whose number is a new one
            assert (await client.post("/api/accounts", json=form)).status_code == 201

    asyncio.run(scenario())


def test_a_backup_while_people_play_is_one_moment(settings: Settings, fresh: FreshDatabase, tmp_path: Path) -> None:
    """Before each table is read somebody opens a table, and a move is made at one that was open."""
    elsewhere = replace(settings, database_url=fresh("postgres"))

    async def scenario() -> None:
        database = Database(settings.database, patient=True)
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "here")
            kept: list[dict[str, list[str]]] = []

            async def play() -> None:
                if not kept:
                    kept.append(await everything(other))
                await guest.play_first()
                await sit_down(client, "me", "here")

            def meanwhile(connection: Connection, cursor: object, statement: str, *_: object) -> None:
                if statement.startswith("SELECT") and any(f"FROM {name}" in statement for name in TABLES):
                    await_only(play())

            other = Database(settings.database)
            event.listen(database.engine.sync_engine, "before_cursor_execute", meanwhile)
            await backup(database, tmp_path / "backup.gz")
            assert (await guest.look())["position"]["entry"] >= len(TABLES)
        new = Database(elsewhere.database)
        await restore(new, tmp_path / "backup.gz")
        assert await everything(new) == kept[0]
        for each in (database, other, new):
            await each.close()
        async with running(elsewhere) as (_, client):
            again = Guest(client, guest.match, guest.tokens)
            assert (await again.look())["position"]["entry"] == len(await again.items()) - 1
            assert (await again.play_first()).status_code == 200

    asyncio.run(scenario())


def test_a_backup_is_written_whole_for_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "backups" / "today.gz"
    settings = Settings(folder=tmp_path)

    async def scenario() -> None:
        database = Database(settings.database)
        await fill(database, Keys(settings.key()))
        await backup(database, path)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert lines_of(path)[0] == HEAD
        before = path.read_bytes()

        def fail(handle: int) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="No space"):
            await backup(database, path)
        assert path.read_bytes() == before
        assert list(path.parent.iterdir()) == [path]
        await database.close()

    asyncio.run(scenario())
    ran = eduba("backup", "/dev/null", "--folder", tmp_path)
    assert (ran.code, ran.err) == (2, "eduba: /dev/null is no file\n")


@pytest.mark.parametrize("revision", revisions())
def test_a_backup_of_an_older_revision_becomes_one_of_today(
    database_url: str, revision: str, fresh: FreshDatabase, tmp_path: Path
) -> None:
    """As if its database had been brought up to date."""
    path = tmp_path / "backup.gz"

    async def scenario() -> None:
        old, new = Database(database_url), Database(fresh("sqlite"))
        rows = await filled_at(old, revision)
        write_lines(path, [{"format": "eduba-backup-2", "revision": revision}, *rows])
        await old.migrate()
        await new.migrate()  # its tables are empty, and of another revision than the backup
        assert await restore(new, path) == len(rows)
        assert await everything(new) == await everything(old)
        async with new.engine.connect() as connection:
            assert await connection.run_sync(revision_of) == revisions()[-1]
        await old.close()
        await new.close()

    asyncio.run(scenario())


@pytest.mark.usefixtures("far_from_utc")
def test_a_backup_that_does_not_name_its_revision_is_of_the_third(new_database: str, tmp_path: Path) -> None:
    """Those were the first; the times in one of SQLite's have no zone."""
    path = tmp_path / "backup.gz"

    async def scenario() -> None:
        old, new = Database(f"sqlite:///{tmp_path / 'old.sqlite3'}"), Database(new_database)
        rows = await filled_at(old, "0003")
        assert {row["row"]["created"] for row in rows if "created" in row["row"]} == {"2026-01-01 00:00:00"}
        write_lines(path, [{"format": "eduba-backup-1"}, *rows])
        await old.migrate()
        await restore(new, path)
        assert await everything(new) == await everything(old)
        await old.close()
        await new.close()

    asyncio.run(scenario())


async def filled_at(database: Database, revision: str) -> list[dict[str, Any]]:
    """Fill a database of some revision; its rows as a backup says them."""
    found = []
    async with database.engine.begin() as connection:
        await connection.run_sync(upgrade, revision)
        await connection.run_sync(fill_old, revision)
        tables = MetaData()
        await connection.run_sync(tables.reflect)
        for table in tables.sorted_tables:
            if table.name in TABLES:
                rows = (await connection.execute(select(table))).mappings()
                found += [{"table": table.name, "row": {n: _plain(v) for n, v in row.items()}} for row in rows]
    return found


def _plain(value: object) -> object:
    return (
        base64.b64encode(value).decode()
        if isinstance(value, bytes)
        else str(value)
        if isinstance(value, datetime)
        else value
    )
