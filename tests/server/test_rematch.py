"""Playing again: one next table for all, with the same game, options, people and bots; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from eduba.server.models import SeatToken
from eduba.server.settings import Settings
from server.conftest import listening, running
from server.house import Guest, hand_to_bot, problem, sit_down, sit_opposite
from server.page import Page

OPTIONS = {"first_player": "0", "round_limit": "7"}


async def again(guest: Guest) -> tuple[dict[str, Any], Guest]:
    """Ask for a rematch; the answer, and the guest at the next table."""
    answer = await guest.post("rematch", words="again")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found, Guest(guest.client, found["match"], {int(seat): token for seat, token in found["tokens"].items()})


def test_a_rematch_keeps_game_options_people_and_bots_and_the_second_begins(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            anna, bela = await sit_opposite(client, "random", options=OPTIONS, spectators=False)
            assert problem(await anna.post("rematch")) == (409, "not-over")
            assert (await anna.post("resign", seat=0)).status_code == 200
            assert (await bela.post("resign", seat=1)).status_code == 200
            before = await bela.look()
            assert before["status"] == "over"
            first, bela_again = await again(bela)
            assert (first["table"]["status"], list(bela_again.tokens)) == ("waiting", [0])
            second, anna_again = await again(anna)
            assert second["match"] == first["match"] == (await anna.look())["rematch"]
            table = second["table"]
            assert (table["status"], table["game"], table["options"]) == ("playing", "ur", before["options"])
            assert [(s["name"], s["kind"], s["bot"]) for s in table["seats"]] == [
                ("Béla", "human", None),
                ("random 3", "bot", "random"),
                ("me 0", "human", None),
            ]
            assert list(anna_again.tokens) == [2]
            assert table["position"]["actor"] == 0
            stranger = await client.get(anna_again.path)
            assert problem(stranger) == (403, "no-spectators")
            assert (await bela_again.play_first()).status_code == 200

    asyncio.run(scenario())


def test_two_who_ask_at_once_on_two_servers_get_the_same_table(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, here), running(settings) as (_, there):
            anna, bela = await sit_opposite(here)
            abroad = Guest(there, bela.match, bela.tokens)
            assert (await anna.post("resign", seat=0)).status_code == 200
            await abroad.look()
            asked = await asyncio.gather(again(anna), again(abroad), again(anna), again(abroad))
            assert len({answer["match"] for answer, _ in asked}) == 1
            assert [list(guest.tokens) for _, guest in asked] == [[1], [0], [1], [0]]
            assert (await asked[0][1].look())["status"] == "playing"
            said = [i for i in await anna.items() if i["kind"] == "table" and i["what"] == "rematch"]
            assert [i["match"] for i in said] == [asked[0][0]["match"]]

    asyncio.run(scenario())


def test_the_others_learn_of_it_live(settings: Settings) -> None:
    async def scenario() -> None:
        async with listening(settings) as (_, address), httpx.AsyncClient(base_url=address, timeout=30) as client:
            anna, bela = await sit_opposite(client)
            watcher = Guest(client, anna.match, {})
            pages = [await Page.open(address, guest) for guest in (bela, watcher)]
            await anna.post("resign", seat=0)
            made, _ = await again(anna)
            for page in pages:
                await page.until_it(lambda table: table["rematch"] is not None)
                assert page.table["rematch"] == page.items[-1]["match"] == made["match"]
                await page.socket.close()

    asyncio.run(scenario())


def test_people_on_one_screen_play_again_at_once_and_strangers_do_not(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "here")
            await guest.post("resign", seat=1)
            assert problem(await Guest(client, guest.match, {}).post("rematch")) == (403, "not-your-seat")
            made, there = await again(guest)
            assert (made["table"]["status"], sorted(there.tokens)) == ("playing", [0, 1])
            assert [s["name"] for s in made["table"]["seats"]] == ["here 1", "me 0"]
            joined = await client.post(f"{there.path}/join", json={"name": "Eve"})
            assert problem(joined) == (409, "seat-taken")

    asyncio.run(scenario())


def test_a_seat_that_was_handed_to_a_bot_stays_a_bot_unless_its_person_asks(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            for asks_first in (0, 1):
                anna, bela = await sit_opposite(client)
                await hand_to_bot(app, anna, 1)
                await anna.post("resign", seat=0)
                made, _ = await again((anna, bela)[asks_first])
                kinds = [seat["kind"] for seat in made["table"]["seats"]]
                assert kinds == (["bot", "human"] if asks_first == 0 else ["human", "open"])

    asyncio.run(scenario())


async def resign_all(*guests: Guest) -> None:
    """The match is over."""
    for guest in guests:
        [seat] = guest.tokens
        assert (await guest.post("resign", seat=seat)).status_code in (200, 409)


async def shut_out_others(guest: Guest) -> None:
    """Keep one's seat to this device."""
    [seat] = guest.tokens
    form = {"seat": seat}
    answer = await guest.client.request("DELETE", f"{guest.path}/devices", json=form, headers=guest.headers)
    assert answer.status_code == 204


async def carried(guest: Guest) -> Guest:
    """A further device of somebody."""
    [seat] = guest.tokens
    return Guest(guest.client, guest.match, {seat: (await guest.post("devices", seat=seat)).json()["token"]})


@pytest.mark.parametrize("deep", [1, 2])
@pytest.mark.parametrize("where", ["last", "first"])
def test_a_device_that_was_shut_out_stays_out_through_rematches(settings: Settings, deep: int, where: str) -> None:
    """Anna loses a phone; it asks every table for her seat at the next one."""

    async def scenario() -> None:
        async with running(settings) as (_, client):
            anna, bela = await sit_opposite(client)
            lost = [await carried(anna)]
            tables = [(anna, bela)]
            for _ in range(deep):
                await resign_all(*tables[-1])
                tables.append(((await again(tables[-1][0]))[1], (await again(tables[-1][1]))[1]))
                lost.append((await again(lost[-1]))[1])
            assert [len((await guest.look())["mine"]) for guest in lost] == [1] * (deep + 1)
            await shut_out_others(tables[-1 if where == "last" else 0][0])
            for guest in lost:
                assert (await guest.look())["mine"] == []
                assert problem(await guest.post("rematch")) == (403, "not-your-seat")
            for guests in tables:
                for guest in guests:
                    assert (await guest.look())["mine"] == list(guest.tokens), "all others have their seats"
            await resign_all(*tables[-1])
            await again(tables[-1][0])
            assert problem(await lost[-1].post("rematch")) == (403, "not-your-seat")

    asyncio.run(scenario())


def test_two_devices_of_somebody_come_to_the_rematch_and_asking_twice_is_asking_once(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            anna, bela = await sit_opposite(client)
            phone = await carried(anna)
            await resign_all(anna)
            asked = [await again(guest) for guest in (phone, anna, phone, anna, bela)]
            tokens = [guest.tokens for _, guest in asked]
            assert (tokens[0], tokens[1]) == (tokens[2], tokens[3])
            assert tokens[0] != tokens[1]
            assert [list(t) for t in tokens] == [[1], [1], [1], [1], [0]]
            async with app.state.server.database.session() as session:
                held = await session.scalars(select(SeatToken).where(SeatToken.match_id == asked[0][0]["match"]))
            assert sorted(row.seat for row in held) == [0, 1, 1]

    asyncio.run(scenario())
