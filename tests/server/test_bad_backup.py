"""Backups and databases that are not what they should be are refused in one line, and nothing is changed."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from cli.door import eduba
from eduba.server.database import Database, revision_of, upgrade
from server.test_backup import HEAD, write_lines

LOGIN = {"table": "logins", "row": {"token": "t", "account_id": 1, "created": "yesterday"}}
MUTE: dict[str, Any] = {"table": "mutes", "row": {"match_id": "nowhere", "seat": 0, "unheard": 1}}


def packed(*lines: object) -> bytes:
    """A compressed file with these lines."""
    return gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in lines))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"not a backup", "damaged, or no backup"),
        (b"", "damaged, or no backup"),
        (packed("a match"), "damaged, or no backup"),
        (packed({"format": "eduba-match"}), "damaged, or no backup"),
        (packed({**HEAD, "revision": "9999"}), "it has revision 9999, which this Eduba .* does not know"),
        (packed(HEAD, {"table": "tablets", "row": {}}), "damaged, or no backup"),
        (packed(HEAD, {"table": "mutes", "row": {**MUTE["row"], "x": 1}}), "damaged, or no backup .*: x"),
        (packed(HEAD, {"table": "mutes", "row": [1]}), "damaged, or no backup"),
        (packed(HEAD, 1), "damaged, or no backup"),
        (packed(HEAD, LOGIN), "damaged, or no backup .*yesterday"),
        (packed(HEAD, MUTE), "the database refuses: .*(foreign key|FOREIGN KEY)"),
        (packed(HEAD, MUTE)[:-4], "damaged, or no backup"),
        (packed(HEAD, MUTE)[:40] + bytes(40), "damaged, or no backup"),
    ],
    ids=lambda given: given[:40] if isinstance(given, str) else "",
)
def test_a_bad_backup_is_refused_in_one_line_and_leaves_nothing(
    database_url: str, content: bytes, said: str, tmp_path: Path
) -> None:
    path = tmp_path / "backup.gz"
    path.write_bytes(content)
    ran = eduba("restore", path, "--database-url", database_url)
    assert (ran.code, ran.out) == (2, "")
    assert re.fullmatch(rf"eduba: {re.escape(str(path))}: {said}.*\n", ran.err)
    assert asyncio.run(revision_at(database_url)) is None


def test_only_servers_and_restore_change_tables(database_url: str, tmp_path: Path) -> None:
    """An operator takes a backup with the new command before the old server is stopped."""
    path = tmp_path / "backup.gz"

    async def prepare() -> None:
        database = Database(database_url)
        async with database.engine.begin() as connection:
            await connection.run_sync(upgrade, "0001")
        await database.close()

    asyncio.run(prepare())
    said = (
        f"the database has revision 0001, this Eduba works with {HEAD['revision']}: `eduba serve` brings it up to date"
    )
    for command in (["backup", path], ["reports"], ["forget", "30"]):
        ran = eduba(*command, "--database-url", database_url)
        assert (ran.code, ran.out, ran.err) == (2, "", f"eduba: {said}\n")
    assert asyncio.run(revision_at(database_url)) == "0001"


def test_a_database_of_a_newer_eduba_is_refused_by_all(database_url: str, tmp_path: Path) -> None:
    path = tmp_path / "backup.gz"
    write_lines(path, [HEAD])

    async def prepare() -> None:
        database = Database(database_url)
        await database.migrate()
        async with database.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await database.close()

    asyncio.run(prepare())
    for command in (["serve", "--port", "0"], ["backup", path], ["restore", path], ["reports"], ["forget", "30"]):
        ran = eduba(*command, "--folder", tmp_path, "--database-url", database_url)
        assert (ran.code, ran.out) == (2, "")
        assert re.fullmatch(
            r"eduba: .*the database has revision 9999, which this Eduba .* a newer one made it\n", ran.err
        )


@pytest.mark.parametrize("command", [["backup", "b.gz"], ["reports"], ["forget", "30"]])
def test_a_database_that_is_not_there_is_not_made(command: list[str], tmp_path: Path, new_database: str) -> None:
    missing = eduba(*command, "--folder", tmp_path / "nowhere")
    assert (missing.code, missing.err) == (2, f"eduba: there is no database {tmp_path / 'nowhere' / 'eduba.sqlite3'}\n")
    assert not (tmp_path / "nowhere").exists()
    empty = eduba(*command, "--database-url", new_database)
    assert (empty.code, empty.err) == (
        2,
        "eduba: the database is empty: `eduba serve` or `eduba restore` fills it\n",
    )


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("oracle://scott@tiger/x", "a database's address begins with postgresql:// or sqlite:///"),
        ("postgresql://a@127.0.0.1:1/x", "the database cannot be reached: .*"),
        ("postgresql://a@nowhere.invalid/x", "the database cannot be reached: .*"),
    ],
)
@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["reports"]])
def test_a_database_that_cannot_be_reached_is_said_in_one_line(
    command: list[str], address: str, said: str, tmp_path: Path
) -> None:
    ran = eduba(*command, "--folder", tmp_path, "--database-url", address)
    assert (ran.code, ran.out) == (2, "")
    assert re.fullmatch(rf"eduba: {said}\n", ran.err)


async def revision_at(database_url: str) -> str | None:
    """The revision of the tables in a database."""
    database = Database(database_url)
    async with database.engine.connect() as connection:
        found = await connection.run_sync(revision_of)
    await database.close()
    return found
