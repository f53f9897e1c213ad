"""Accounts under attack: many at the door at once, names guessed by the time, passwords tried from everywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from threading import Event
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters
from sqlalchemy import update

from eduba.server import passwords
from eduba.server.models import Account
from eduba.server.problems import Problem
from eduba.server.settings import Settings
from server.conftest import running
from server.house import problem, sit_down
from server.page import PATIENCE

RIGHT = "lapis lazuli"
WRONG = "fool's gold"


class SlowHasher:
    """Hashes when it is let, and remembers what it compared passwords with."""

    def __init__(self, free: bool = False) -> None:
        self.let = Event()
        self.compared: list[str] = []
        if free:
            self.let.set()

    def hash(self, password: str) -> str:
        assert self.let.wait(PATIENCE)
        return f"hash of {password}"

    def verify(self, stored: str, password: str) -> bool:
        assert self.let.wait(PATIENCE)
        self.compared.append(stored)
        return stored == f"hash of {password}"


@pytest.fixture
def hasher(monkeypatch: pytest.MonkeyPatch) -> SlowHasher:
    slow = SlowHasher()
    monkeypatch.setattr(passwords, "_hasher", slow)
    return slow


def enter(client: httpx.AsyncClient, what: str, name: str, password: str, **more: str) -> Awaitable[httpx.Response]:
    """Sign up (`""`), in (`/login`), or recover."""
    return client.post(f"/api/accounts{what}", json={"name": name, "password": password, **more})


def test_the_house_goes_on_while_passwords_are_hashed(settings: Settings, hasher: SlowHasher) -> None:
    """Twenty at the door; somebody plays, which is a transaction, while none of the twenty gets on."""

    async def scenario() -> list[int]:
        async with running(settings) as (_, client), asyncio.TaskGroup() as group:
            async with asyncio.timeout(PATIENCE / 2):
                people = [group.create_task(_answer(enter(client, "", f"Puabi {n}", RIGHT))) for n in range(20)]
                assert (await client.get("/healthz")).status_code == 200
                assert (await (await sit_down(client, "me", "here")).play_first()).status_code == 200
            assert not any(person.done() for person in people)
            hasher.let.set()
            return [(await person).status_code for person in people]

    assert asyncio.run(scenario()) == [201] * 20


async def _answer(asked: Awaitable[httpx.Response]) -> httpx.Response:
    return await asked


def test_who_comes_when_too_many_wait_is_told_to_come_again(settings: Settings, hasher: SlowHasher) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client), asyncio.TaskGroup() as group:
            people = [group.create_task(_answer(enter(client, "/login", "Puabi", WRONG))) for _ in range(40)]
            too_many = len(people) - passwords.AT_ONCE - passwords.MOST_WAITING
            async with asyncio.timeout(PATIENCE / 2):
                while sum(person.done() for person in people) < too_many:
                    await asyncio.sleep(0.01)
            hasher.let.set()
            answers = [await person for person in people]
            turned_away = [answer for answer in answers if answer.status_code == 503]
            assert len(turned_away) == too_many
            assert {problem(answer) for answer in turned_away} == {(503, "busy")}
            assert {answer.headers["retry-after"] for answer in turned_away} == {"2"}
            assert problem(await enter(client, "/login", "Puabi", WRONG)) == (401, "wrong-password")

    asyncio.run(scenario())


def test_whoever_was_turned_away_at_the_door_was_not_wrong(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with running(replace(settings, limits=True)) as (app, client):
            accounts = app.state.server.accounts
            assert (await enter(client, "", "Puabi", RIGHT)).status_code == 201
            with monkeypatch.context() as crowded:
                crowded.setattr(accounts._passwords, "_inside", passwords.AT_ONCE + passwords.MOST_WAITING)
                for _ in range(20):
                    with pytest.raises(Problem, match="too many people are at the door"):
                        await accounts.login("Puabi", RIGHT)
            assert (await enter(client, "/login", "Puabi", RIGHT)).status_code == 200

    asyncio.run(scenario())


def test_recovering_keeps_no_move_waiting(settings: Settings, hasher: SlowHasher) -> None:
    """The hashes are made before the transaction begins in which they are stored."""

    async def scenario() -> None:
        async with running(settings) as (_, client), asyncio.TaskGroup() as group:
            hasher.let.set()
            code = (await enter(client, "", "Puabi", RIGHT)).json()["recovery"]
            hasher.let.clear()
            recovers = group.create_task(_answer(enter(client, "/recover", "Puabi", "carnelian!", code=code)))
            async with asyncio.timeout(PATIENCE / 2):
                guest = await sit_down(client, "me", "here")
                for _ in range(5):
                    assert (await guest.play_first()).status_code == 200
            assert not recovers.done()
            hasher.let.set()
            assert (await recovers).status_code == 200
            assert (await enter(client, "/login", "Puabi", "carnelian!")).status_code == 200

    asyncio.run(scenario())


def test_as_much_is_done_for_a_name_that_nobody_has(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = SlowHasher(free=True)
    monkeypatch.setattr(passwords, "_hasher", slow)

    async def scenario() -> None:
        async with running(settings) as (_, client):
            await enter(client, "", "Puabi", RIGHT)
            told = [problem(await enter(client, "/login", name, WRONG)) for name in ("Puabi", "Nobody")]
            assert told == [(401, "wrong-password")] * 2

    asyncio.run(scenario())
    assert slow.compared == [f"hash of {RIGHT}", passwords.UNFITTING]


def test_what_no_password_fits_takes_as_long_as_a_password() -> None:
    assert extract_parameters(passwords.UNFITTING) == extract_parameters(PasswordHasher().hash(RIGHT))
    assert not passwords._fits(passwords.UNFITTING, RIGHT)


def test_a_password_is_not_guessed_from_many_addresses(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "_hasher", SlowHasher(free=True))

    async def scenario() -> None:
        async with running(replace(settings, limits=True)) as (app, client):
            await enter(client, "", "Puabi", RIGHT)

            async def from_elsewhere(n: int, name: str, password: str) -> int:
                transport = httpx.ASGITransport(app=app, client=(f"192.0.2.{n}", 1))
                async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as other:
                    return (await enter(other, "/login", name, password)).status_code

            assert [await from_elsewhere(n, "Puabi", RIGHT) for n in range(20)] == [200] * 20, "these are no failures"
            for name in ("Puabi", "Nobody"):
                assert [await from_elsewhere(n, name, WRONG) for n in range(12)] == [401] * 10 + [429] * 2
            assert await from_elsewhere(99, "Puabi", RIGHT) == 429
            assert await from_elsewhere(99, "Shulgi", WRONG) == 401

    asyncio.run(scenario())


def test_a_name_is_one_with_space_around_it_or_without(settings: Settings) -> None:
    """In sign-up, sign-in and recovery; however the space is made, and however the letters are composed."""

    async def scenario() -> None:
        async with running(settings) as (_, client):
            made = await enter(client, "", "Béla ", RIGHT)
            assert made.json()["name"] == "Béla"
            for name in ("Béla", " Be\u0301la\u00a0"):
                assert problem(await enter(client, "", name, RIGHT)) == (409, "name-taken")
                assert (await enter(client, "/login", name, RIGHT)).status_code == 200
            recovered = await enter(client, "/recover", "  Béla", "carnelian!", code=made.json()["recovery"])
            assert recovered.status_code == 200
            assert (await enter(client, "", "Béla  II", RIGHT)).json()["name"] == "Béla II"

    asyncio.run(scenario())


def test_an_account_is_deleted_by_who_knows_its_password(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            await enter(client, "", "Puabi", RIGHT)

            async def leave(**form: Any) -> httpx.Response:
                return await client.request("DELETE", "/api/accounts/me", json=form)

            assert problem(await leave()) == (422, "invalid-request")
            assert problem(await leave(password=WRONG)) == (401, "not-the-password")
            assert (await client.get("/api/accounts/me")).status_code == 200
            assert (await leave(password=RIGHT)).status_code == 204
            assert problem(await leave(password=RIGHT)) == (401, "not-signed-in")
            assert problem(await enter(client, "/login", "Puabi", RIGHT)) == (401, "wrong-password")

    asyncio.run(scenario())


def test_a_recovery_code_of_the_first_servers_is_still_one(settings: Settings) -> None:
    """They stored it as a password is stored."""

    async def scenario() -> None:
        async with running(settings) as (app, client):
            code = (await enter(client, "", "Puabi", RIGHT)).json()["recovery"]
            async with app.state.server.database.writing() as session:
                await session.execute(update(Account).values(recovery=PasswordHasher().hash(code)))
                await session.commit()
            wrong = await enter(client, "/recover", "Puabi", "carnelian!", code=code[::-1])
            assert problem(wrong) == (401, "wrong-code")
            fresh = await enter(client, "/recover", "Puabi", "carnelian!", code=f" {code.upper()} ")
            assert fresh.status_code == 200
            again = await enter(client, "/recover", "Puabi", RIGHT, code=fresh.json()["recovery"])
            assert again.status_code == 200

    asyncio.run(scenario())
