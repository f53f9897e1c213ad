"""What was done, but the answer was lost: asked for again it is the same, for the same asker alone."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import httpx
import pytest

from eduba.server import accounts
from eduba.server.models import now
from eduba.server.settings import Settings
from server.conftest import running
from server.house import Guest, auth, open_table, problem

REQUEST = "b7f1c09a55d24e8f90a1b2c3"
OTHER = "0123456789abcdef01234567"
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


async def loses(answer: httpx.Response) -> httpx.Response:
    """The answer is on its way and never arrives: whoever asked knows nothing of it."""
    assert answer.status_code < 300, answer.text
    return answer


def test_a_seat_whose_token_was_lost_is_asked_for_again(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            made = await open_table(client, "me", "open", "open")
            path = f"/api/tables/{made['match']}/join"
            form = {"name": "Bob", "invitation": made["invitations"]["1"], "request": REQUEST}
            lost = (await loses(await client.post(path, json=form))).json()
            again = await asyncio.gather(*(client.post(path, json=form) for _ in range(3)))
            assert {(a.status_code, a.json()["seat"], a.json()["token"]) for a in again} == {(200, 1, lost["token"])}
            bob = Guest(client, made["match"], {1: again[0].json()["token"]})
            assert (await bob.look())["mine"] == [1]
            assert [i["what"] for i in await bob.items() if i["kind"] == "seat"] == ["joined"], "said once"
            for eve in ({**form, "request": OTHER}, {"name": "Eve", "invitation": form["invitation"]}):
                assert problem(await client.post(path, json=eve)) == (409, "seat-taken")
            third = {"name": "Carl", "invitation": made["invitations"]["2"], "request": REQUEST}
            assert (await client.post(path, json=third)).json()["seat"] == 2, "another invitation is another seat"

    asyncio.run(scenario())


def test_at_a_listed_table_too_and_two_at_once(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client), running(settings) as (_, there):
            made = await open_table(client, "me", "open", "open", listed=True)
            path = f"/api/tables/{made['match']}/join"
            form = {"name": "Bob", "request": REQUEST}
            answers = await asyncio.gather(client.post(path, json=form), there.post(path, json=form))
            assert len({(a.status_code, a.json()["seat"], a.json()["token"]) for a in answers}) == 1
            assert problem(await client.post(path, json={"name": "Bob", "request": "short"})) == (
                422,
                "invalid-request",
            )

    asyncio.run(scenario())


def test_a_device_that_was_shut_out_does_not_ask_its_way_back(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            table = {"game": "ur", "seats": SEATS, "request": REQUEST}
            made = (await client.post("/api/tables", json=table)).json()
            form = {"name": "Bob", "invitation": made["invitations"]["1"], "request": OTHER}
            lost = (await client.post(f"/api/tables/{made['match']}/join", json=form)).json()
            for seat, token in ((0, made["tokens"]["0"]), (1, lost["token"])):
                holder = Guest(client, made["match"], {seat: token})
                phone = (await holder.post("devices", seat=seat)).json()["token"]
                shut = await client.request(
                    "DELETE", f"{holder.path}/devices", json={"seat": seat}, headers=auth(phone)
                )
                assert shut.status_code == 204
            assert problem(await client.post(f"{holder.path}/join", json=form)) == (409, "seat-taken")
            asked = (await client.post("/api/tables", json=table)).json()
            assert (asked["match"], asked["tokens"], asked["invitations"]) == (made["match"], {}, {})
            assert asked["table"]["mine"] == []

    asyncio.run(scenario())


def test_a_table_is_opened_once_however_often_it_is_asked_for(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client), running(settings) as (_, there):
            table: dict[str, Any] = {"game": "ur", "seats": SEATS, "request": REQUEST}
            answers = await asyncio.gather(
                *(c.post("/api/tables", json=table) for c in (client, there, client)), return_exceptions=False
            )
            assert {a.status_code for a in answers} == {201}
            first, *others = (a.json() for a in answers)
            for other in others:
                assert [other[k] for k in ("match", "tokens", "invitations")] == [
                    first[k] for k in ("match", "tokens", "invitations")
                ]
            anna = Guest(client, first["match"], {0: first["tokens"]["0"]})
            assert (await anna.look())["mine"] == [0]
            assert [i["what"] for i in await anna.items()] == ["opened"]
            joined = await client.post(
                f"{anna.path}/join", json={"name": "Bob", "invitation": first["invitations"]["1"]}
            )
            assert joined.status_code == 200, "the invitation that was told again is the one that counts"
            assert (await client.post("/api/tables", json=table)).json()["invitations"] == {}
            fresh = (await client.post("/api/tables", json={**table, "request": OTHER})).json()
            assert fresh["match"] != first["match"]
            one, two = [(await client.post("/api/tables", json={**table, "request": None})).json() for _ in range(2)]
            assert one["match"] != two["match"]

    asyncio.run(scenario())


def test_a_table_and_that_it_was_opened_are_one_transaction(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that is to begin may be found by the sweep as soon as the table is there: nothing is left to be written."""

    async def scenario() -> None:
        async with running(settings) as (app, client):
            journal, wrote = app.state.server.journal, 0
            write = journal.write

            async def count(work: Any) -> None:
                nonlocal wrote
                wrote += 1
                await write(work)

            monkeypatch.setattr(journal, "write", count)
            made = await open_table(client, "me", "here")
            assert wrote == 1
            assert [i["what"] for i in await Guest(client, made["match"], {}).items()] == ["opened"]

    asyncio.run(scenario())


def test_a_sign_up_whose_answer_was_lost_is_asked_for_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = {"name": "Puabi", "password": "lapis lazuli", "request": REQUEST}

    async def sign_up(client: httpx.AsyncClient, **other: str | None) -> httpx.Response:
        client.cookies.clear()
        return await client.post("/api/accounts", json={**form, **other})

    async def scenario() -> None:
        async with running(settings) as (_, client):
            lost = await loses(await sign_up(client))
            again = await sign_up(client)
            assert (again.status_code, again.json()) == (201, lost.json())
            assert (await client.get("/api/accounts/me")).json()["name"] == "Puabi"
            for other in ({"password": "carnelian!"}, {"request": OTHER}, {"request": None}):
                assert problem(await sign_up(client, **other)) == (409, "name-taken")
            with monkeypatch.context() as later:
                late = now() + timedelta(seconds=accounts.REPEAT_SECONDS + 1)
                later.setattr(accounts, "now", lambda: late)
                assert problem(await sign_up(client)) == (409, "name-taken"), "it is no second password"
            code = again.json()["recovery"]
            recover = {"name": "Puabi", "code": code, "password": "lapis lazuli"}
            assert (await client.post("/api/accounts/recover", json=recover)).status_code == 200
            assert problem(await sign_up(client)) == (409, "name-taken"), "its login has ended"

    asyncio.run(scenario())
