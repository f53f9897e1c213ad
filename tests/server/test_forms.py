"""What people write: tidied, or refused in words; nothing that gets in keeps anybody waiting."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import ValidationError
from sqlalchemy import update

from eduba.server.forms import AccountForm, ChatForm, JoinForm
from eduba.server.models import MatchRow, SeatRow
from eduba.server.settings import Settings
from server.conftest import running
from server.house import open_table, problem, sit_down
from server.poison import POISON


@pytest.fixture
def local(tmp_path: Path) -> Settings:
    return Settings(folder=tmp_path, bot_delay=(0, 0), limits=False)


@pytest.mark.parametrize(
    ("written", "read"),
    [("  Anna ", "Anna"), ("e\u0301a", "éa"), ("Zoé\u00a0B", "Zoé B"), ("Ça\u202fva", "Ça va"), ("漢字", "漢字")],
)
def test_a_name_is_read_in_one_way(written: str, read: str) -> None:
    assert JoinForm(name=written).name == read


@pytest.mark.parametrize("poison", [*POISON, "\u200b", " ", "x" * 41, "\U0001d160" * 20, "👩\u200d🚀"])
def test_a_name_that_cannot_be_written_is_refused(poison: str) -> None:
    with pytest.raises(ValidationError):
        JoinForm(name=poison)


BLANKS = "\u115f\u2800\u3164\uffa0\u034f"


@pytest.mark.parametrize("blank", BLANKS)
def test_names_differ_by_nothing_that_cannot_be_seen(blank: str) -> None:
    with pytest.raises(ValidationError):
        JoinForm(name=f"Anna{blank}")


@pytest.mark.parametrize("blank", [*BLANKS, "\u200c", "\u200d", "\ufe0f"])
def test_neither_do_names_of_accounts(blank: str) -> None:
    assert AccountForm(name="Zoé d'Ur", password="lapis lazuli").name == "Zoé d'Ur"
    with pytest.raises(ValidationError):
        AccountForm(name=f"Anna{blank}", password="lapis lazuli")


def test_talk_may_have_pictures_made_of_several_and_newer_ones_than_our_tables() -> None:
    for text in ("👩\u200d🚀", "🏳️\u200d🌈", "\U0001faef", "می\u200cخواهم"):
        assert ChatForm(seat=0, text=text).text == text
    for text in (*POISON, "\u200d"):
        with pytest.raises(ValidationError):
            ChatForm(seat=0, text=text)


async def post(client: httpx.AsyncClient, path: str, form: dict[str, Any], **headers: str) -> httpx.Response:
    """Send a form with everything beyond ASCII escaped, as half characters must be."""
    body = json.dumps(form).encode()
    return await client.post(path, content=body, headers={"Content-Type": "application/json", **headers})


@pytest.mark.parametrize("poison", POISON)
def test_poison_is_refused_in_words_wherever_people_write(local: Settings, poison: str) -> None:
    async def scenario() -> None:
        async with running(local) as (_, client):
            seats: list[dict[str, Any]] = [{"kind": "me", "name": "Anna"}, {"kind": "here"}]
            guest = await sit_down(client, "me", "here")
            await guest.post("chat", seat=0, text="hm")
            item = next(i["n"] for i in await guest.items() if i["kind"] == "chat")
            waiting = f"/api/tables/{(await open_table(client, 'me', 'open', listed=True))['match']}/join"
            account = {"name": poison, "password": "lapis lazuli"}
            attacks: list[tuple[str, dict[str, Any]]] = [
                ("/api/tables", {"game": "ur", "seats": [{"kind": "me", "name": poison}, {"kind": "here"}]}),
                ("/api/tables", {"game": "ur", "seats": seats, "words": poison}),
                (
                    "/api/tables",
                    {"game": "ur", "seats": [*seats[:1], {"kind": "bot", "bot": "greedy", "name": poison}]},
                ),
                ("/api/tables", {"game": "ur", "seats": [*seats[:1], {"kind": "bot", "bot": poison}]}),
                ("/api/tables", {"game": "ur", "seats": seats, "options": {poison: "1"}}),
                (waiting, {"name": poison}),
                (waiting, {"name": "Mallory", "words": poison}),
                (f"{guest.path}/chat", {"seat": 0, "text": poison}),
                (f"{guest.path}/reports", {"seat": 0, "item": item, "reason": poison}),
                ("/api/accounts", account),
                ("/api/accounts/login", account),
                ("/api/accounts/recover", {**account, "code": "0000-0000-0000-0000-0000"}),
            ]
            for path, form in attacks:
                answer = await post(client, path, form, **guest.headers)
                status, kind = problem(answer)
                assert status == 422, (path, form, answer.text)
                assert kind in ("unseen-letters", "invalid-request", "unknown-bot", "bad-option")

    asyncio.run(scenario())


def test_a_listed_table_that_somebody_tried_to_poison_begins(local: Settings) -> None:
    async def scenario() -> None:
        async with running(local) as (_, client):
            table = f"/api/tables/{(await open_table(client, 'me', 'open', 'open', listed=True))['match']}"
            answers = [await post(client, f"{table}/join", {"name": n}) for n in ("Mallory\u202e", "Béla", "Cili")]
            assert [answer.status_code for answer in answers] == [422, 200, 200]
            assert answers[-1].json()["table"]["status"] == "playing"

    asyncio.run(scenario())


def test_a_name_stored_before_forms_were_strict_keeps_nobody_waiting(local: Settings) -> None:
    async def scenario() -> None:
        async with running(local) as (app, client):
            made = await open_table(client, "me", "open", listed=True)
            async with app.state.server.database.writing() as session:
                await session.execute(update(SeatRow).where(SeatRow.seat == 0).values(name="Mallory\u202e"))
                await session.execute(update(MatchRow).values(words=["a\nb", ""]))
                await session.commit()
            app.state.server.rooms.forget(made["match"])
            joined = await client.post(f"/api/tables/{made['match']}/join", json={"name": "Béla"})
            assert joined.status_code == 200, joined.text
            assert joined.json()["table"]["position"]["entry"] == 0
        async with running(local) as (_, client):
            answer = await client.get(f"/api/tables/{made['match']}")
            assert answer.json()["table"]["status"] == "playing", "a restart reads the same match"

    asyncio.run(scenario())
