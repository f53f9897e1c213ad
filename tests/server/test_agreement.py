"""What people at a table agree on: nobody who is there is replaced, who comes back takes the seat again, and what is agreed
happens whole or not at all; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import text

from eduba.server.agreement import AWAY_SECONDS
from eduba.server.journal import Work
from eduba.server.settings import Settings
from server.conftest import listening, running
from server.house import LONG, Guest, ask_for_bot, away, hand_to_bot, open_table, problem, sit_down, sit_opposite
from server.page import Page


async def sit_round(client: httpx.AsyncClient, people: int, *bots: str, **form: Any) -> list[Guest]:
    """So many people, each with a page of their own."""
    made = await open_table(client, "me", *["open"] * (people - 1), *bots, **form)
    guests = [Guest(client, made["match"], {0: made["tokens"]["0"]})]
    for seat, invitation in made["invitations"].items():
        form = {"name": f"guest {seat}", "invitation": invitation}
        joined = await client.post(f"/api/tables/{made['match']}/join", json=form)
        guests.append(Guest(client, made["match"], {int(seat): joined.json()["token"]}))
    return guests


def test_nobody_who_is_there_or_has_just_gone_is_replaced(settings: Settings) -> None:
    async def scenario() -> None:
        async with listening(settings) as (_, address), httpx.AsyncClient(base_url=address, timeout=30) as client:
            anna, bela = await sit_opposite(client)
            page = await Page.open(address, bela)
            await page.until_it(lambda table: bool(table["seats"][1]["online"]))
            there = await ask_for_bot(anna, 1)
            assert (problem(there), there.json()["wait"]) == ((409, "not-away"), AWAY_SECONDS)
            await page.socket.close()
            watching = await Page.open(address, anna)
            await watching.until_it(lambda table: not table["seats"][1]["online"])
            gone = await ask_for_bot(anna, 1)
            assert problem(gone) == (409, "not-away")
            assert 0 < gone.json()["wait"] <= AWAY_SECONDS
            assert f"ask again in {gone.json()['wait']} seconds" in gone.json()["detail"]
            await watching.socket.close()
            assert (await anna.look())["seats"][1]["kind"] == "human"

    asyncio.run(scenario())


def test_a_minute_away_is_long_enough_and_less_is_not(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            anna, _ = await sit_opposite(client)
            away(app, seat_1=AWAY_SECONDS - 0.5)
            early = await ask_for_bot(anna, 1)
            assert (problem(early), early.json()["wait"]) == ((409, "not-away"), 1)
            away(app, seat_1=AWAY_SECONDS)
            assert (await ask_for_bot(anna, 1)).json()["status"] == "agreed"
            seat = (await anna.look())["seats"][1]
            assert (seat["kind"], seat["bot"]) == ("bot", "greedy")

    asyncio.run(scenario())


def test_who_comes_back_takes_the_seat_again(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            anna, bela = await sit_opposite(client, options={"first_player": "0"})
            await hand_to_bot(app, anna, 1)
            meanwhile = await bela.look()
            assert (meanwhile["mine"], meanwhile["seats"][1]["kind"]) == ([1], "bot")
            for _ in range(2):  # the first answer may be lost
                assert (await bela.post("back", seat=1)).json() == {"last": 2}
            assert problem(await Guest(client, bela.match, anna.tokens).post("back", seat=1)) == (403, "not-your-seat")
            items = [i for i in await anna.items() if i["kind"] == "entry"]
            assert [(i["seat"], i.get("handed_over"), i.get("back")) for i in items] == [
                (1, "greedy", None),
                (1, None, True),
            ]
            await anna.play_first()
            assert (await bela.look())["position"]["choices"]
            assert (await bela.play_first()).status_code == 200
        async with running(settings) as (_, client):
            again = Guest(client, bela.match, bela.tokens)
            assert [s["kind"] for s in (await again.look())["seats"]] == ["human", "human"]
            assert (await again.post("resign", seat=1)).status_code == 200
            record = (await client.get(f"{again.path}/file")).json()
            assert [e["bot"] for e in record["entries"] if e.get("table") == "bot"] == ["greedy", None]

    asyncio.run(scenario())


def test_the_bot_that_was_thinking_meanwhile_does_not_answer_for_who_is_back(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            anna, bela = await sit_opposite(client, options={"first_player": "1"})
            turns = app.state.server.bot_turns
            thinks, may_answer = asyncio.Event(), asyncio.Event()
            decide = turns._decide

            async def slowly(room: Any) -> Any:
                thought = await decide(room)
                thinks.set()
                await may_answer.wait()
                return thought

            turns._decide = slowly
            await hand_to_bot(app, anna, 1)
            await thinks.wait()
            assert (await bela.post("back", seat=1)).status_code == 200
            may_answer.set()
            while bela.match in turns._thinking:
                await asyncio.sleep(0.01)
            position = (await bela.look())["position"]
            assert (position["entry"], position["actor"]) == (2, 1)
            assert (await bela.play_first()).status_code == 200

    asyncio.run(scenario())


def test_who_gave_up_does_not_come_back(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            anna, bela, _ = await sit_round(client, 3)
            assert (await bela.post("resign", seat=1)).status_code == 200
            assert problem(await bela.post("back", seat=1)) == (409, "gave-up")
            assert (await anna.look())["seats"][1]["kind"] == "bot"

    asyncio.run(scenario())


Way = Callable[[Guest], Awaitable[httpx.Response]]
DEEDS: dict[str, Way] = {
    "play": lambda guest: guest.play("place a1", seat=1),
    "undo": lambda guest: guest.post("undo", seat=1, entry=9, to=0, request="u"),
    "propose": lambda guest: guest.post("proposals", seat=1, kind="undo", subject=0),
    "resign": lambda guest: guest.post("resign", seat=1),
    "hurry": lambda guest: guest.post("hurry", seat=1, hurry=True),
    "hint": lambda guest: guest.post("hint", seat=1),
}


@pytest.mark.parametrize("how", ["gave-up", "bot-plays"])
def test_nobody_acts_in_a_seat_in_which_a_bot_plays(settings: Settings, how: str) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            anna, bela, carlo = await sit_round(client, 3, options={"first_player": "1"})
            app.state.server.bot_turns.look = lambda room: None  # it would be Béla's turn
            if how == "gave-up":
                assert (await bela.post("resign", seat=1)).status_code == 200
            else:
                away(app, seat_1=LONG)
                asked = await ask_for_bot(anna, 1)
                assert (
                    await carlo.post(f"proposals/{asked.json()['proposal']}", seat=2, agree=True)
                ).status_code == 200
            position = (await bela.look())["position"]
            assert (position["actor"], position["choices"], position["refusals"], position["undo"]) == (1, [], {}, {})
            before = await anna.look()
            for name, deed in DEEDS.items():
                assert problem(await deed(bela)) == (409, how), name
            asked = await anna.post("proposals", seat=0, kind="bot", subject=1)
            assert problem(asked) == (422, "not-a-person")
            assert await anna.look() == before
            assert (await bela.post("chat", seat=1, text="good luck!")).status_code == 204
            assert (await bela.post("devices", seat=1)).status_code == 201

    asyncio.run(scenario())


def test_a_bot_in_a_seat_on_a_shared_screen_decides_for_itself(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            guest = await sit_down(client, "me", "here", "here", options={"first_player": "1"})
            app.state.server.bot_turns.look = lambda room: None
            assert (await guest.look())["position"]["viewer"] == 1
            await guest.post("resign", seat=1)
            position = (await guest.look())["position"]
            assert (position["actor"], position["viewer"], position["choices"]) == (1, 0, [])
            assert sorted(position["undo"]) == ["0", "2"]

    asyncio.run(scenario())


def test_votes_of_those_who_are_not_asked_do_not_count(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            anna, bela, carlo, dora = await sit_round(client, 4)
            await dora.post("resign", seat=3)
            away(app, seat_1=LONG)
            asked = (await ask_for_bot(anna, 1)).json()
            assert asked["status"] == "open"
            path = f"proposals/{asked['proposal']}"
            assert problem(await bela.post(path, seat=1, agree=False)) == (403, "no-vote")
            assert problem(await dora.post(path, seat=3, agree=False)) == (409, "gave-up")
            assert (await carlo.post(path, seat=2, agree=True)).json()["status"] == "agreed"

    asyncio.run(scenario())


def test_of_two_who_are_away_neither_has_to_agree_about_the_other(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            anna, *_ = await sit_round(client, 3, options={"first_player": "0"})
            away(app, seat_1=LONG, seat_2=5.0)
            assert (await ask_for_bot(anna, 1)).json()["status"] == "open"
            away(app, seat_1=LONG, seat_2=LONG)
            assert (await ask_for_bot(anna, 1)).json()["status"] == "agreed"
            undo = await anna.post("proposals", seat=0, kind="undo", subject=0)
            assert problem(undo) == (422, "no-such-entry")
            assert (await anna.play_first()).status_code == 200
            undo = await anna.post("proposals", seat=0, kind="undo", subject=0)
            assert undo.json()["status"] == "open", "an undo is nobody's to decide for somebody else"

    asyncio.run(scenario())


def test_who_is_back_before_the_last_vote_is_not_replaced(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            anna, bela, carlo = await sit_round(client, 3)
            away(app, seat_1=LONG)
            asked = (await ask_for_bot(anna, 1)).json()
            away(app)
            path = f"proposals/{asked['proposal']}"
            assert (await carlo.post(path, seat=2, agree=True)).json()["status"] == "void"
            assert problem(await carlo.post(path, seat=2, agree=True)) == (409, "proposal-closed")
            assert (await bela.look())["seats"][1]["kind"] == "human"

    asyncio.run(scenario())


def test_a_proposal_ends_when_the_match_goes_on_or_its_subject_gives_up(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, client):
            anna, bela, carlo = await sit_round(client, 3, options={"first_player": "0"})
            away(app, seat_1=LONG)
            deeds: list[tuple[Guest, Way]] = [(anna, Guest.play_first), (bela, DEEDS["resign"])]
            for guest, deed in deeds:
                asked = (await ask_for_bot(anna, 1)).json()
                assert (await deed(guest)).status_code == 200
                late = await carlo.post(f"proposals/{asked['proposal']}", seat=2, agree=True)
                assert problem(late) == (409, "proposal-closed")
            assert (await anna.look())["seats"][1]["resigned"]

    asyncio.run(scenario())


def test_two_who_vote_at_once_on_two_servers_are_both_heard(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, here), running(settings) as (_, there):
            anna, bela, carlo = await sit_round(here, 3, options={"first_player": "0"})
            await anna.play_first()
            asked = (await anna.post("proposals", seat=0, kind="undo", subject=0)).json()
            abroad = Guest(there, carlo.match, carlo.tokens)
            told = next(i for i in await abroad.items() if i["kind"] == "proposal")
            assert (told["what"], told["proposal"]) == ("asked", asked["proposal"])
            path = f"proposals/{asked['proposal']}"
            votes = await asyncio.gather(bela.post(path, seat=1, agree=True), abroad.post(path, seat=2, agree=True))
            assert sorted(vote.json()["status"] for vote in votes) == ["agreed", "open"]
            for guest in (anna, abroad):
                table = await guest.look()
                assert (table["position"]["entry"], table["position"]["actor"]) == (2, 0)

    asyncio.run(scenario())


# Death in the middle: whatever is written last, the table is as before the deed or as after it


async def give_up(app: FastAPI, anna: Guest, bela: Guest) -> httpx.Response:
    """Béla resigns."""
    return await bela.post("resign", seat=1)


async def agree_on_a_bot(app: FastAPI, anna: Guest, bela: Guest) -> httpx.Response:
    """A bot for Béla, who is away."""
    away(app, seat_1=LONG)
    return await ask_for_bot(anna, 1)


async def agree_on_an_undo(app: FastAPI, anna: Guest, bela: Guest) -> httpx.Response:
    """Béla says yes to going back."""
    item = next(i for i in await bela.items() if i["kind"] == "proposal")
    return await bela.post(f"proposals/{item['proposal']}", seat=1, agree=True)


Deed = Callable[[FastAPI, Guest, Guest], Awaitable[httpx.Response]]


@pytest.mark.parametrize("deed", [give_up, agree_on_a_bot, agree_on_an_undo])
def test_death_in_the_middle_leaves_all_or_nothing(settings: Settings, deed: Deed) -> None:
    async def scenario() -> None:
        left, written = 0, False
        while not written:  # let the server die after 0 writes, after 1, …
            before, after, written = await die_after(settings, deed, left)
            assert after == before or (after["entry"] == before["entry"] + 1 and after["settled"]), (
                left,
                before,
                after,
            )
            left += 1
        assert after != before
        assert left == 2, "one write"

    asyncio.run(scenario())


async def die_after(settings: Settings, deed: Deed, writes: int) -> tuple[dict[str, Any], dict[str, Any], bool]:
    """Do a deed on a server that dies after so many writes: the table before and after it, and whether it was done."""
    async with running(settings) as (app, client):
        anna, bela = await sit_opposite(client, options={"first_player": "1"})
        await bela.play_first()
        await anna.post("proposals", seat=0, kind="undo", subject=0)
        before = await state(anna)
        journal, left = app.state.server.journal, [writes]
        write = journal.write

        async def dying(work: Work) -> None:
            if not left[0]:
                raise ConnectionError("the server is dead")
            left[0] -= 1
            await write(work)

        journal.write = dying
        done = (await deed(app, anna, bela)).status_code < 300
        del journal.write
    async with running(settings) as (_, client):
        return before, await state(Guest(client, anna.match, anna.tokens)), done


async def state(guest: Guest) -> dict[str, Any]:
    """What a table is left as: and whether its parts fit together."""
    table, items = await guest.look(), await guest.items()
    last = [item for item in items if item["kind"] == "entry"][-1]
    bots = [seat["kind"] == "bot" for seat in table["seats"]]
    done = [item["what"] for item in items if item["kind"] == "proposal"]
    agreed = [item["kind_of"] for item in items if item["kind"] == "proposal" and item["what"] == "agreed"]
    happened = {"bot": "handed_over" in last, "undo": last.get("agreed") is True}
    settled = all(happened[kind] for kind in agreed) and bots[1] == ("resigned" in last or "handed_over" in last)
    return {"entry": table["position"]["entry"], "bots": bots, "proposals": done, "settled": settled}


def test_what_was_left_half_done_before_is_mended_when_it_is_looked_up(settings: Settings) -> None:
    """Until now a server that died in the middle left a person's seat that has resigned, and agreements that came to
    nothing."""

    async def scenario() -> None:
        async with running(settings) as (app, client):
            anna, bela, carlo = await sit_round(client, 3, options={"first_player": "1"})
            await bela.play_first()
            await bela.post("resign", seat=1)
            asked = (await anna.post("proposals", seat=0, kind="undo", subject=0)).json()
            async with app.state.server.database.writing() as session:
                await session.execute(text("UPDATE seats SET kind = 'human', bot = NULL WHERE seat = 1"))
                await session.execute(text("UPDATE proposals SET status = 'agreed'"))
                await session.commit()
        async with running(settings) as (_, client):
            anna, carlo = (Guest(client, guest.match, guest.tokens) for guest in (anna, carlo))
            seat = (await anna.look())["seats"][1]
            assert (seat["kind"], seat["bot"], seat["resigned"]) == ("bot", "greedy", True)
            vote = await carlo.post(f"proposals/{asked['proposal']}", seat=2, agree=True)
            assert problem(vote) == (409, "proposal-closed")
            asked = (await anna.post("proposals", seat=0, kind="undo", subject=0)).json()
            agreed = await carlo.post(f"proposals/{asked['proposal']}", seat=2, agree=True)
            assert agreed.json()["status"] == "agreed", "nobody waits for who has gone"

    asyncio.run(scenario())
