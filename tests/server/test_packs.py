"""A server with content packs: new tables use them, older matches keep the values that they were begun with."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from eduba.kernel.game import load
from eduba.server.settings import Settings
from match.packs import doubled, squares
from server.conftest import running
from server.house import Guest, bots_alone, problem, sit_down
from server.page import PATIENCE


async def until_entry(guest: Guest, entry: int) -> None:
    """Wait for bots."""
    async with asyncio.timeout(PATIENCE):
        while (await guest.look())["position"]["entry"] < entry:
            await asyncio.sleep(0.05)


def test_matches_of_several_packs_go_on_beside_each_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    plain = Settings(folder=tmp_path, bot_delay=(0, 0), limits=False)
    mine, other = doubled(tmp_path / "mine"), squares(tmp_path / "other")
    ur = load("ur")
    wanted = ur.content(mine).hash

    async def scenario() -> None:
        async with running(plain) as (_, client):
            old = await sit_down(client, "me", "here")
            assert (await old.play_first()).status_code == 200
        async with running(replace(plain, packs=(("ur", mine), ("ur", other)))) as (app, client):
            new = Guest(client, await bots_alone(app, "greedy", "greedy"), {})
            old.client = client
            await until_entry(new, 6)
            assert (await old.play_first()).status_code == 200
            rooms = app.state.server.rooms
            contents = [(await rooms.open(guest.match)).playing().engine.content.hash for guest in (old, new)]
            assert contents == [ur.content().hash, wanted]
        async with running(replace(plain, packs=(("ur", other), ("ur", mine)))) as (_, client):
            new.client = client
            await until_entry(new, 10)
        async with running(replace(plain, packs=(("ur", other),))) as (_, client):
            new.client = client
            table = await new.look()
            assert (table["status"], table["kept"]["why"]) == ("stopped", "content")
            answer = await client.get(f"{new.path}/text")
            assert problem(answer) == (409, "other-version")
            assert f"content {wanted} of ur is neither the box's nor that of a pack" in answer.text
        async with running(replace(plain, packs=(("ur", mine),))) as (_, client):
            new.client = client
            entry = (await new.look())["position"]["entry"]
            await until_entry(new, entry + 4)

    with caplog.at_level(logging.WARNING, "eduba.bots"):
        asyncio.run(scenario())
    assert [record for record in caplog.records if "replaced" in record.message] == []
