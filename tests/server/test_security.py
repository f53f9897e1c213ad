"""What protects the table: headers, origins, limits, sealed seeds, and answers to anything at all."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

from eduba.server.models import MatchRow, SeatToken
from eduba.server.security import Keys, RateLimit
from eduba.server.settings import Settings
from server.conftest import running
from server.house import sit_down


@pytest.fixture
def local(tmp_path: Path) -> Settings:
    return Settings(folder=tmp_path, bot_delay=(0, 0), limits=False)


def test_every_answer_carries_the_headers(local: Settings) -> None:
    async def scenario() -> None:
        async with running(local) as (_, client):
            for path in ("/healthz", "/api/games", "/api/nothing", "/metrics"):
                headers = (await client.get(path)).headers
                assert "script-src 'self'" in headers["content-security-policy"]
                assert "unsafe" not in headers["content-security-policy"]
                assert headers["referrer-policy"] == "no-referrer"

    asyncio.run(scenario())


def test_a_request_from_another_site_is_refused(local: Settings) -> None:
    async def scenario() -> None:
        async with running(local) as (_, client):
            form = {"game": "ur", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
            for origin, status in (("http://evil.test", 403), ("http://table.test", 201)):
                answer = await client.post("/api/tables", json=form, headers={"Origin": origin})
                assert answer.status_code == status, answer.text

    asyncio.run(scenario())


def test_a_body_too_large_is_refused(local: Settings) -> None:
    async def scenario() -> None:
        async with running(local) as (_, client):
            answer = await client.post("/api/tables", content=b"x" * 70_000)
            assert answer.status_code == 413

    asyncio.run(scenario())


def test_too_many_requests_are_refused_for_a_while(local: Settings) -> None:
    async def scenario() -> list[int]:
        async with running(replace(local, limits=True)) as (app, client):
            app.state.server.asked = RateLimit(burst=3, per_second=0.001)
            return [(await client.get("/api/games")).status_code for _ in range(5)]

    assert asyncio.run(scenario()) == [200, 200, 200, 429, 429]


def test_a_bucket_fills_again() -> None:
    limit = RateLimit(burst=2, per_second=1)
    assert [limit.allows("a", now=t) for t in (0, 0, 0, 0.5, 1.0, 1.1)] == [True, True, False, False, True, False]
    assert limit.allows("b", now=0)


def test_seeds_and_tokens_are_not_in_the_database(local: Settings) -> None:
    async def scenario() -> None:
        async with running(local) as (app, client):
            guest = await sit_down(client, "me", "here")
            server = app.state.server
            room = await server.rooms.open(guest.match)
            async with server.database.session() as session:
                row = (await session.scalars(select(MatchRow))).one()
                stored = list(await session.scalars(select(SeatToken.token)))
            assert room.match.secret not in row.secret
            assert not set(stored) & set(guest.tokens.values())
            assert Keys(local.key()).unseal(row.secret, guest.match) == room.match.secret
            with pytest.raises(ValueError, match="key"):
                Keys(b"another key").unseal(row.secret, guest.match)

    asyncio.run(scenario())


def test_no_token_is_ever_logged(local: Settings, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> list[str]:
        async with running(local) as (_, client):
            guest = await sit_down(client, "me", "here", "here")
            for _ in range(3):
                await guest.play_first()
            return list(guest.tokens.values())

    with caplog.at_level(logging.DEBUG):
        tokens = asyncio.run(scenario())
    assert caplog.text
    assert not [token for token in tokens if token in caplog.text]
