"""Playing again: one next table for all, with the same game, options, people and bots; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

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
