"""The server's key: made once and whole, refused if it is none, and missed in words."""

from __future__ import annotations

import asyncio
import logging
import os
import stat
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from cli.door import eduba
from eduba.server.keyfile import BadKey, read_key
from eduba.server.settings import Settings
from server.conftest import running
from server.house import Guest, problem, sit_down

KEY = bytes(range(32))
AT_ONCE = 8


@pytest.mark.parametrize("given", ["", "ab", "g" * 64, KEY.hex()[:-2], f"{KEY.hex()}0"])
def test_what_is_no_key_is_refused(given: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "server.key"
    path.write_text(given)
    with pytest.raises(BadKey, match=r"server\.key is no key, which has 64 hexadecimal digits or more: put back"):
        read_key(tmp_path)
    assert path.read_text() == given
    ran = eduba("serve", "--no-browser", "--port", "0", "--folder", tmp_path)
    assert (ran.code, ran.out, ran.err[:7], ran.err.count("\n")) == (2, "", "eduba: ", 1)
    path.write_text(KEY.hex())
    assert read_key(tmp_path) == KEY
    monkeypatch.setenv("EDUBA_KEY", given)
    with pytest.raises(BadKey, match="EDUBA_KEY is no key"):
        read_key(tmp_path)


def test_a_key_is_there_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="No space"):
            read_key(tmp_path / "new")
    assert list((tmp_path / "new").iterdir()) == []
    key = read_key(tmp_path / "new")
    assert len(key) == 32
    assert key == read_key(tmp_path / "new")
    [path] = (tmp_path / "new").iterdir()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_servers_that_start_at_once_have_one_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(AT_ONCE) as servers:
        assert len(set(servers.map(read_key, [tmp_path] * AT_ONCE))) == 1


def test_the_environment_s_key_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDUBA_KEY", f"{KEY.hex()}\n")
    assert read_key(tmp_path) == KEY
    assert not list(tmp_path.iterdir())


def test_a_lost_key_is_said_once_and_in_words(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Where people sit and where it is a bot's turn; what is begun with the new key is played."""
    settings = replace(settings, lease=0.2)

    async def begin() -> list[Guest]:
        async with running(settings) as (_, client):
            return [await sit_down(client, "me", "here"), await sit_down(client, "random", "me")]

    async def scenario(matches: list[Guest]) -> None:
        async with running(settings) as (_, client):
            for guest in matches:
                assert problem(await client.get(guest.path)) == (409, "lost-key")
            assert (await (await sit_down(client, "me", "here")).play_first()).status_code == 200
            await asyncio.sleep(1)  # bots look for their turns several times

    matches = asyncio.run(begin())
    assert not [record for record in caplog.records if "key" in record.message]
    monkeypatch.setenv("EDUBA_KEY", KEY.hex())
    asyncio.run(scenario(matches))
    assert len([record for record in caplog.records if "another key" in record.message]) == 1
    assert not [record for record in caplog.records if record.exc_info or record.levelno > logging.ERROR]
