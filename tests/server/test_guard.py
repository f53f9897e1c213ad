"""What every request passes: counted whatever it asks for, answered in words whatever it is, obeyed from our page alone."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from eduba.server.origins import Origins
from eduba.server.security import RateLimit
from eduba.server.settings import Settings
from server.conftest import listening, running
from server.house import problem, sit_down

TABLE = {"game": "ur", "seats": [{"kind": "me"}, {"kind": "here"}]}
CLASS = 20
MOST_FILES_AT_ONCE = 30
BAD_PATHS = (
    "/%00",
    "/" + "a" * 300,
    "/assets/%00",
    "/assets/" + "a" * 300,
    "/api/%00",
    "/api/" + "a" * 300,
    "/api/tables/%00",
    "/api/tables/%ff%fe",
    "/api/tables/" + "b" * 3000,
    "/api/tables/%E2%80%AE/text",
    "/api/rules/%00/en",
    "/api/messages/%00",
    "/api/messages/en?game=%00",
)


@pytest.fixture
def local(tmp_path: Path) -> Settings:
    return Settings(folder=tmp_path, bot_delay=(0, 0), limits=False)


@pytest.mark.parametrize("path", BAD_PATHS)
def test_a_path_that_leads_nowhere_is_not_found(local: Settings, path: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with running(local) as (_, client):
            assert problem(await client.get(path))[0] == 404
            assert problem(await client.get(path, headers={"Host": "["}))[0] == 404

    asyncio.run(scenario())
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("number", [10**20, 2**63, 2**31, 0, -1, "9" * 5000, "1e3", "\u0663"])
def test_a_number_that_none_can_have_is_refused_in_words(
    local: Settings, number: object, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with running(local) as (_, client):
            guest = await sit_down(client, "me", "here")
            answers = [await guest.post(f"proposals/{number}", seat=0, agree=True)]
            for what in (f"history/{number}", f"thoughts/{number}"):
                answers.append(await client.get(f"{guest.path}/{what}", headers=guest.headers))
            for form in ({"to": number}, {"entry": number}, {"seat": number}):
                answers.append(await guest.post("undo", **{"seat": 0, "entry": 1, "to": 0, "request": "r", **form}))
            statuses = [problem(answer)[0] for answer in answers if not (number == 0 and answer.status_code == 200)]
            assert set(statuses) <= {404, 409, 422}

    asyncio.run(scenario())
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    "body", [b'{"\\ud800": 1}', b"[" * 60_000, b"9" * 5000, b"\xff\xfe", b'{"game": 1e999}', b"NaN"]
)
def test_a_body_that_is_no_form_is_refused_in_words(local: Settings, body: bytes) -> None:
    async def scenario() -> None:
        async with running(local) as (_, client):
            told = {"Content-Type": "application/json"}
            assert problem(await client.post("/api/tables", content=body, headers=told))[0] in (400, 422)

    asyncio.run(scenario())


@pytest.mark.parametrize("coding", ["chunked", "Chunked", "gzip, chunked", "gzip\r\nTransfer-Encoding: chunked"])
def test_a_body_that_does_not_say_how_long_it_is_is_refused_before_it_comes(local: Settings, coding: str) -> None:
    """The attack: a body without end, its coding written in another way."""

    async def scenario() -> bytes:
        async with listening(local) as (_, address):
            reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
            writer.write(
                f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: {coding}\r\n\r\n10000\r\n".encode()
                + b" " * 65_536
            )
            try:
                async with asyncio.timeout(10):
                    return await reader.readline()
            finally:
                writer.close()

    assert b" 413 " in asyncio.run(scenario())


@pytest.mark.parametrize("path", ["/", "/%00", "/assets/nothing", "/table/x", "/api/%00", "/api/games", "/healthz"])
def test_every_request_counts_and_whoever_is_refused_hears_when_to_come_again(local: Settings, path: str) -> None:
    async def scenario() -> list[httpx.Response]:
        async with running(replace(local, limits=True)) as (app, client):
            app.state.server.asked = app.state.server.fetched = RateLimit(burst=2, per_second=0.1)
            return [await client.get(path) for _ in range(3)]

    answers = asyncio.run(scenario())
    assert [answer.status_code == 429 for answer in answers] == [False, False, True]
    assert problem(answers[-1]) == (429, "too-many-requests")
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 10


def test_a_class_behind_one_address_loads_the_page_with_all_its_files(local: Settings) -> None:
    async def scenario() -> int:
        async with running(local) as (app, _):
            return sum(app.state.server.fetched.allows("school", now=0.0) for _ in range(1000))

    assert asyncio.run(scenario()) >= CLASS * MOST_FILES_AT_ONCE


def test_no_cache_keeps_what_the_api_answers(local: Settings) -> None:
    async def scenario() -> None:
        async with running(local) as (_, client):
            guest = await sit_down(client, "me", "here")
            for path in (guest.path, f"{guest.path}/text", "/api/games", "/api/nothing", "/api/accounts/me"):
                assert (await client.get(path)).headers["cache-control"] == "no-store", path
            assert (await client.get("/")).headers["cache-control"] == "no-cache"

    asyncio.run(scenario())


def connection(host: str, origin: str | None, scheme: str = "http") -> HTTPConnection:
    """What a browser says that came to the server by a name."""
    headers = [(b"host", host.encode()), *([(b"origin", origin.encode())] if origin else [])]
    return HTTPConnection({"type": "http", "scheme": scheme, "headers": headers})


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("localhost:8321", "http://localhost:8321"),
        ("127.0.0.1:8321", "http://127.0.0.1:8321"),
        ("[::1]:8321", "http://[::1]:8321"),
        ("192.168.1.20:8321", "http://192.168.1.20:8321"),
        ("192.168.1.20", "http://192.168.1.20:80"),
        (f"{socket.gethostname()}:8321", f"http://{socket.gethostname()}:8321"),
        (f"{socket.gethostname()}.local:8321", f"http://{socket.gethostname()}.local:8321".lower()),
        ("table.lan:8321", "http://table.lan:8321"),
        ("your.site", "https://your.site"),
        ("localhost:8321", "https://your.site"),
        ("localhost:8321", None),
    ],
)
def test_our_own_page_is_obeyed(host: str, origin: str | None) -> None:
    assert Origins("table.lan", ["https://your.site/"]).refusal(connection(host, origin)) is None


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("evil.example:8321", "http://evil.example:8321"),  # its name points here now
        ("evil.example:8321", None),
        ("localhost:8321", "http://evil.example:8321"),
        ("localhost:8321", "https://localhost:8321"),
        ("localhost:8321", "http://localhost:9999"),
        ("localhost:8321", "null"),
        ("localhost:8321", "http://localhost:8321.evil.example"),
        ("192.168.1.20.evil.example", "http://192.168.1.20.evil.example"),
        ("your.site", "http://your.site"),
        ("", "http://"),
        ("[", "http://["),
        ("localhost:x", "http://localhost:x"),
    ],
)
def test_every_other_page_is_not(host: str, origin: str | None) -> None:
    refusal = Origins("0.0.0.0", ["https://other.site"]).refusal(connection(host, origin))
    assert refusal


def test_a_page_that_had_its_name_point_here_opens_no_table_and_hears_nothing(local: Settings) -> None:
    async def scenario() -> None:
        async with listening(local) as (_, address), httpx.AsyncClient(base_url=address, timeout=30) as client:
            guest = await sit_down(client, "me", "here")
            port = address.rsplit(":", 1)[1]
            rebound = {"Host": f"evil.example:{port}", "Origin": f"http://evil.example:{port}"}
            answer = await client.post("/api/tables", json=TABLE, headers=rebound)
            assert problem(answer) == (403, "foreign-origin")
            assert "--origin" in answer.json()["detail"]
            opened = socket.create_connection(("127.0.0.1", int(port)))
            with pytest.raises(InvalidStatus, match="403"):
                await connect(
                    f"ws://evil.example:{port}{guest.path}/live",
                    sock=opened,
                    additional_headers={"Origin": rebound["Origin"]},
                )
            friend = {"Host": f"127.0.0.1:{port}", "Origin": f"http://127.0.0.1:{port}"}
            assert (await client.post("/api/tables", json=TABLE, headers=friend)).status_code == 201

    asyncio.run(scenario())


@pytest.mark.parametrize(("believed", "answers"), [("", 429), ("10.0.0.0/8", 429), ("127.0.0.1", 200)])
def test_where_a_request_says_it_comes_from_is_believed_of_named_proxies_alone(
    local: Settings, believed: str, answers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", believed)

    async def scenario() -> list[int]:
        async with listening(replace(local, limits=True)) as (app, address):
            app.state.server.asked = RateLimit(burst=2, per_second=0.001)
            async with httpx.AsyncClient(base_url=address) as client:
                return [
                    (await client.get("/api/games", headers={"X-Forwarded-For": f"192.0.2.{n}"})).status_code
                    for n in range(4)
                ]

    assert asyncio.run(scenario()) == [200, 200, answers, answers]
