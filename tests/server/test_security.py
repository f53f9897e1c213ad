"""What protects the table: headers, origins, limits, sealed seeds, and answers to anything at all."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from eduba.server.models import MatchRow, SeatToken
from eduba.server.problems import Problem
from eduba.server.security import Keys, RateLimit, counted_as
from eduba.server.settings import Settings
from server.conftest import listening, running
from server.house import Guest, auth, open_table, problem, sit_down
from server.page import PATIENCE, Page
from server.processes import server_process


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
            for origin, status in (("http://evil.test", 403), ("http://localhost", 201)):
                answer = await client.post("/api/tables", json=form, headers={"Origin": origin})
                assert answer.status_code == status, answer.text

    asyncio.run(scenario())


def test_a_live_connection_from_another_site_is_refused(local: Settings) -> None:
    async def scenario() -> None:
        async with listening(local) as (_, address), httpx.AsyncClient(base_url=address, timeout=30) as client:
            guest = await sit_down(client, "me", "here")
            live = f"{address.replace('http', 'ws')}{guest.path}/live"
            for origin in ("http://evil.test", "null", f"{address}.evil.test"):
                with pytest.raises(InvalidStatus, match="403"):
                    await connect(live, additional_headers={"Origin": origin})
            async with connect(live, additional_headers={"Origin": address}) as socket:
                await socket.send(json.dumps({"tokens": list(guest.tokens.values())}))
                assert json.loads(await socket.recv())["table"]["mine"] == [0, 1]

    asyncio.run(scenario())


def test_too_many_live_connections_are_refused_for_a_while(local: Settings) -> None:
    async def scenario() -> None:
        async with listening(replace(local, limits=True)) as (app, address):
            app.state.server.asked = RateLimit(burst=1, per_second=0.001)
            live = f"{address.replace('http', 'ws')}/api/tables/x/live"
            await (await connect(live)).close()
            with pytest.raises(InvalidStatus, match="429"):
                await connect(live)

    asyncio.run(scenario())


def test_nonsense_on_a_live_connection_ends_it_and_nothing_else(
    local: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with listening(local) as (_, address), httpx.AsyncClient(base_url=address, timeout=30) as client:
            guest = await sit_down(client, "me", "here")
            live = f"{address.replace('http', 'ws')}{guest.path}/live"
            for nonsense in ("no JSON", "[]", '{"tokens": 7}', '{"after": "x"}', b"\x00\xff"):
                async with connect(live) as socket:
                    await socket.send(nonsense)
                    with pytest.raises(ConnectionClosed):
                        await asyncio.wait_for(socket.recv(), PATIENCE)
            await (await connect(live)).close()
            page = await Page.open(address, guest)
            await page.hear()
            await page.socket.send(b"\x00\xff")
            with pytest.raises(ConnectionClosed):
                await page.until_it(lambda table: False)
            assert (await client.get("/healthz")).status_code == 200

    with caplog.at_level(logging.ERROR):
        asyncio.run(scenario())
    assert not [record for record in caplog.records if record.exc_info]


def test_a_page_whose_token_is_taken_away_sees_no_more_than_a_spectator(settings: Settings) -> None:
    """At once, on its open connection; and where nobody may watch it is shown out."""

    async def scenario() -> None:
        async with listening(settings) as (_, address), httpx.AsyncClient(base_url=address, timeout=30) as client:
            for spectators in (True, False):
                guest = await sit_down(client, "me", "random", spectators=spectators, options={"first_player": "0"})
                lost = await Page.open(address, guest)
                await lost.until_it(lambda table: table["mine"] == [0])
                token = (await guest.post("devices", seat=0)).json()["token"]
                kept = Guest(client, guest.match, {0: token})
                page = await Page.open(address, kept)
                shut = await client.request("DELETE", f"{guest.path}/devices", json={"seat": 0}, headers=kept.headers)
                assert shut.status_code == 204
                if spectators:
                    await lost.until_it(lambda table: table["mine"] == [])
                    assert (lost.table["position"]["viewer"], lost.table["position"]["choices"]) == (-1, [])
                    await lost.socket.close()
                else:
                    with pytest.raises(ConnectionClosed, match="4403"):
                        await lost.until_it(lambda table: table["mine"] == [])
                await page.until_it(lambda table: table["mine"] == [0])
                await page.socket.close()
                assert problem(await guest.post("resign", seat=0)) == (403, "not-your-seat")

    asyncio.run(scenario())


def test_a_table_without_spectators_shows_nothing_to_strangers(local: Settings) -> None:
    async def scenario() -> None:
        async with running(local) as (_, client):
            guest = await sit_down(client, "me", "here", spectators=False)
            await guest.post("resign", seat=0)
            for path in ("", "/text", "/history/1", "/file"):
                assert problem(await client.get(f"{guest.path}{path}")) == (403, "no-spectators")
                answer = await client.get(f"{guest.path}{path}", headers=guest.headers)
                assert answer.status_code == 200

    asyncio.run(scenario())


def test_a_waiting_table_without_spectators_is_shown_to_those_whom_it_waits_for(local: Settings) -> None:
    async def scenario() -> None:
        async with running(local) as (_, client):
            made = await open_table(client, "me", "open", spectators=False)
            path, invitation = f"/api/tables/{made['match']}", made["invitations"]["1"]
            assert problem(await client.get(path)) == (403, "no-spectators")
            other = (await open_table(client, "me", "open"))["invitations"]["1"]
            assert problem(await client.get(path, headers=auth(other))) == (403, "no-spectators")
            for shown in (invitation, made["tokens"]["0"]):
                assert (await client.get(path, headers=auth(shown))).status_code == 200
            joined = await client.post(f"{path}/join", json={"name": "Béla", "invitation": invitation})
            assert joined.status_code == 200
            assert problem(await client.get(path, headers=auth(invitation))) == (403, "no-spectators"), "it was used"
            listed = await open_table(client, "me", "open", spectators=False, listed=True)
            assert (await client.get(f"/api/tables/{listed['match']}")).status_code == 200

    asyncio.run(scenario())


def test_a_login_is_a_cookie_that_no_script_and_no_other_site_can_use(local: Settings) -> None:
    async def scenario() -> None:
        async with running(local) as (_, client):
            for scheme, name in (("http", "Puabi"), ("https", "Shulgi")):
                form = {"name": name, "password": "lapis lazuli"}
                answer = await client.post(f"{scheme}://localhost/api/accounts", json=form)
                flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
                assert {"httponly", "samesite=strict", "path=/api"} <= flags
                assert ("secure" in flags) == (scheme == "https")

    asyncio.run(scenario())


def test_a_stumble_is_a_problem_document_that_tells_nothing(
    local: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with running(local) as (app, client):

            async def stumble() -> None:
                raise RuntimeError("the inside of the house")

            monkeypatch.setattr(app.state.server.lobby, "tables", stumble)
            answer = await client.get("/api/tables")
            assert problem(answer) == (500, "server-error")
            assert "inside" not in answer.text
            assert "script-src 'self'" in answer.headers["content-security-policy"]

    asyncio.run(scenario())
    assert "the inside of the house" in caplog.text


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


def test_an_empty_bucket_says_when_to_come_again() -> None:
    limit = RateLimit(burst=1, per_second=0.5)
    assert limit.wait("a", now=0) == 0
    assert limit.wait("a", now=0.5) == pytest.approx(1.5)
    assert limit.wait("a", now=2) == 0


def test_an_emptied_bucket_is_not_flushed_by_coming_under_many_names() -> None:
    limit = RateLimit(burst=3, per_second=0.1, askers=100)
    assert [limit.allows("mallory", now=0) for _ in range(4)] == [True, True, True, False]
    for name in range(10_000):
        limit.allows(name, now=0.001)
    assert not limit.allows("mallory", now=0.002)


def test_a_network_of_ipv6_is_one_asker_and_a_mapped_address_is_its_ipv4() -> None:
    assert counted_as("2001:db8:1:2::1") == counted_as("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert counted_as("2001:db8:1:2::1") != counted_as("2001:db8:1:3::1")
    assert counted_as("::ffff:192.0.2.7") == counted_as("192.0.2.7") == "192.0.2.7"
    assert counted_as("fe80::1%eth0") == counted_as("fe80::2")
    assert counted_as("?") == "?"


def test_many_addresses_of_one_network_share_a_bucket(local: Settings) -> None:
    async def scenario() -> list[int]:
        async with running(replace(local, limits=True)) as (app, _):
            app.state.server.asked = RateLimit(burst=3, per_second=0.001)
            answers = []
            for last in range(5):
                transport = httpx.ASGITransport(app=app, client=(f"2001:db8:1:2::{last:x}", 1))
                async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                    answers.append((await client.get("/api/games")).status_code)
            return answers

    assert asyncio.run(scenario()) == [200, 200, 200, 429, 429]


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
            with pytest.raises(Problem, match="key"):
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


def test_a_server_s_log_tells_of_nobody(tmp_path: Path) -> None:
    """Neither names nor words nor addresses nor tokens, whatever is done and whatever goes wrong."""

    async def scenario(address: str) -> list[str]:
        async with httpx.AsyncClient(base_url=address, timeout=30) as client:
            for _ in range(2):  # the second is refused by the database
                await client.post("/api/accounts", json={"name": "Enheduanna", "password": "lapis lazuli"})
            guest = await sit_down(client, "me", "here")
            page = await Page.open(address, guest)
            await guest.post("chat", seat=0, text="carnelian and gold")
            await guest.play_first()
            await page.until(1)
            await page.socket.close()
            stranger = await Page.open(address, Guest(client, "nowhere", {}))
            with pytest.raises(ConnectionClosed):
                await stranger.hear()
            return [*guest.tokens.values(), str(client.cookies.get("eduba_login"))]

    with server_process(tmp_path) as server:
        tokens = asyncio.run(scenario(server.address))
        server.stop()
        assert server.process.returncode == 143
    written = (tmp_path / "server.log").read_text()
    lines = [json.loads(line) for line in written.splitlines()]
    assert lines
    assert {"at", "level", "from", "what"} <= set(lines[0])
    assert not [word for word in (*tokens, "Enheduanna", "lapis", "carnelian", "127.0.0.1") if word in written]
    assert not [line for line in lines if "trace" in line]
