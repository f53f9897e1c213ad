"""What an account keeps: results by game and company, in the export, and gone with the account."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx

from eduba.server.settings import Settings
from server.conftest import running
from server.house import Guest, open_table, problem, sit_down

ME = "/api/accounts/me"


async def sign_up(client: httpx.AsyncClient, name: str) -> None:
    made = await client.post("/api/accounts", json={"name": name, "password": "lapis lazuli"})
    assert made.status_code == 201, made.text


async def statistics(client: httpx.AsyncClient) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await client.get(ME)).json()["statistics"]
    return found


async def play_to_the_end(guest: Guest) -> tuple[list[int], list[int]]:
    """Points and ranks of a match against bots."""
    async with asyncio.timeout(120):
        while (table := await guest.look())["status"] != "over":
            if table["position"]["choices"]:
                assert (await guest.play_first()).status_code == 200
            else:
                await asyncio.sleep(0.02)
    result = table["position"]["result"]
    return result["points"], result["ranks"]


def test_results_are_counted_apart_against_bots_and_against_people(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            await sign_up(client, "Puabi")
            assert await statistics(client) == []
            points, ranks = await play_to_the_end(await sit_down(client, "me", "random", options={"round_limit": "1"}))
            running_match = await sit_down(client, "me", "random")
            for loser in (0, 1, 1):
                guest = await sit_down(client, "me", "here")
                await guest.post("resign", seat=loser)
            found = {line["against"]: line for line in await statistics(client)}
            assert found["bots"] == {
                "game": "ur",
                "against": "bots",
                "played": 1,
                "won": int(ranks[0] == 1),
                "average_rank": ranks[0],
                "average_points": points[0],
                "most_points": points[0],
            }
            people = found["people"]
            assert (people["played"], people["won"], people["average_rank"]) == (3, 2, 1.33)
            matches = (await client.get(ME)).json()["matches"]
            assert {m["match"]: m["rank"] for m in matches}[running_match.match] is None
            assert sorted(m["rank"] for m in matches if m["status"] == "over") == sorted([ranks[0], 1, 1, 2])

    asyncio.run(scenario())


def test_everybody_has_only_their_own(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (app, anna):
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as bela:
                await sign_up(anna, "Anna")
                await sign_up(bela, "Béla")
                made = await open_table(anna, "me", "open")
                path = f"/api/tables/{made['match']}"
                form = {"name": "Béla", "invitation": made["invitations"]["1"]}
                assert (await bela.post(f"{path}/join", json=form)).status_code == 200
                await Guest(anna, made["match"], {0: made["tokens"]["0"]}).post("resign", seat=0)
                for client, won in ((anna, 0), (bela, 1)):
                    (line,) = await statistics(client)
                    assert (line["against"], line["played"], line["won"]) == ("people", 1, won)

    asyncio.run(scenario())


def test_who_leaves_takes_name_words_and_statistics_along(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            await sign_up(client, "Puabi")
            made = await open_table(client, "open", "open")
            path = f"/api/tables/{made['match']}"
            tokens = {}
            for seat, name in enumerate(("Puabi", "Ninbanda")):
                form = {"name": name, "invitation": made["invitations"][str(seat)]}
                if seat == 1:
                    await client.post("/api/accounts/logout")
                tokens[seat] = (await client.post(f"{path}/join", json=form)).json()["token"]
            guest = Guest(client, made["match"], tokens)
            await client.post("/api/accounts/login", json={"name": "Puabi", "password": "lapis lazuli"})
            await guest.post("chat", seat=0, text="carnelian")
            await guest.post("chat", seat=1, text="beer")
            await guest.post("resign", seat=1)
            kept = (await client.get(ME)).json()
            assert [line["text"] for line in kept["chat"]] == ["carnelian"]
            assert [line["won"] for line in kept["statistics"]] == [1]
            assert (await client.request("DELETE", ME, json={"password": "lapis lazuli"})).status_code == 204
            assert problem(await client.get(ME)) == (401, "not-signed-in")
            told = json.dumps([await guest.items(), await guest.look()])
            assert not [word for word in ("Puabi", "carnelian") if word in told]
            assert "Ninbanda" in told
            assert "beer" in told
            await sign_up(client, "Puabi")
            assert (await client.get(ME)).json()["statistics"] == []

    asyncio.run(scenario())
