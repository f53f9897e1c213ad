"""Tables: made, joined, played at; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from typing import Any
from uuid import uuid4

import httpx

from eduba.server.settings import Settings
from server.conftest import running
from server.house import Guest, auth, open_table, problem, sit_down


def test_a_decision_is_played_once_however_often_it_is_sent(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "here", "here")
            seat = (await guest.look())["position"]["actor"]
            request = uuid4().hex
            first = await guest.play("place c3", request=request)
            again = await guest.post("plays", seat=seat, entry=1, action="place c3", request=request)
            assert first.json() == again.json() == {"entry": 1, "last": 1}
            assert (await guest.look())["position"]["entry"] == 1

    asyncio.run(scenario())


def test_a_stale_entry_number_gets_the_current_table(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "here", "here")
            await guest.play("place c3")
            late = await guest.play("place d4", entry=1)
            assert problem(late) == (409, "stale")
            assert late.json()["table"]["position"]["entry"] == 1

    asyncio.run(scenario())


def test_an_illegal_action_names_its_rule_in_the_reader_s_language(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "here", "here")
            await guest.play("place c3")
            client.headers["Accept-Language"] = "fr-FR,fr;q=0.9"
            refused = await guest.play("place c3")
            assert problem(refused) == (422, "illegal-action")
            assert refused.json()["rule"] == "UR-2.9"
            assert "jeton" in refused.json()["detail"]
            assert problem(await guest.play("fly c3")) == (422, "no-such-action")
            other = await guest.play("cease")
            assert (problem(other), other.json()["rule"]) == ((422, "not-asked"), "UR-2.9")
            assert (await guest.look())["position"]["entry"] == 1

    asyncio.run(scenario())


def test_nobody_plays_a_seat_that_is_not_theirs(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "here", "here")
            position = (await guest.look())["position"]
            form: dict[str, Any] = {"seat": position["actor"], "entry": 1, "action": "place c3", "request": "r"}
            stranger = await client.post(f"{guest.path}/plays", json=form)
            forged = await client.post(f"{guest.path}/plays", json=form, headers=auth("A" * 48))
            other = (position["actor"] + 1) % 3
            neighbour = await client.post(f"{guest.path}/plays", json=form, headers=auth(guest.tokens[other]))
            assert {problem(a) for a in (stranger, forged, neighbour)} == {(403, "not-your-seat")}

    asyncio.run(scenario())


def test_an_invitation_seats_one_person_and_starts_the_match(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            made = await open_table(client, "me", "open", "random", listed=True)
            assert made["table"]["status"] == "waiting"
            assert [t["match"] for t in (await client.get("/api/tables")).json()] == [made["match"]]
            path, secret = f"/api/tables/{made['match']}", made["invitations"]["1"]
            wrong = await client.post(f"{path}/join", json={"name": "Eve", "invitation": "x" * 48})
            assert problem(wrong) == (409, "seat-taken")
            joined = (await client.post(f"{path}/join", json={"name": "Bob", "invitation": secret})).json()
            assert (joined["seat"], joined["table"]["status"]) == (1, "playing")
            twice = await client.post(f"{path}/join", json={"name": "Eve", "invitation": secret})
            assert problem(twice) == (409, "seat-taken")
            bob = Guest(client, made["match"], {1: joined["token"]})
            assert (await bob.look())["mine"] == [1]
            assert (await client.get("/api/tables")).json() == []

    asyncio.run(scenario())


def test_a_match_against_bots_runs_to_its_end_and_its_file_is_sound(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "random", "random", options={"round_limit": "2"})
            early = await client.get(f"{guest.path}/file")
            assert problem(early) == (409, "not-over")
            async with asyncio.timeout(120):
                while (table := await guest.look())["status"] != "over":
                    if table["position"]["choices"]:
                        assert (await guest.play_first()).status_code == 200
                    else:
                        await asyncio.sleep(0.02)
            assert sorted(table["position"]["result"]["ranks"])[0] == 1
            record = (await client.get(f"{guest.path}/file")).json()
        from eduba.kernel.engine import Engine
        from eduba.kernel.game import load as load_game
        from eduba.match.file import load

        engine = Engine(load_game("ur"))
        assert load(record, lambda game: engine).over

    asyncio.run(scenario())


def test_own_decisions_are_taken_back_and_others_only_by_agreement(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            made = await open_table(client, "me", "open", options={"first_player": "0"})
            path = f"/api/tables/{made['match']}"
            joined = await client.post(f"{path}/join", json={"name": "Bob", "invitation": made["invitations"]["1"]})
            anna = Guest(client, made["match"], {0: made["tokens"]["0"]})
            bob = Guest(client, made["match"], {1: joined.json()["token"]})
            await anna.play("place a1")
            position = (await anna.look())["position"]
            assert (position["undo"], position["undo_agreed"]) == ({"0": None}, {"0": 0})
            refused = await anna.post("undo", seat=0, entry=2, to=0, request="u")
            assert problem(refused) == (409, "not-now")
            asked = await anna.post("proposals", seat=0, kind="undo", subject=0)
            assert asked.json()["status"] == "open"
            agreed = await bob.post(f"proposals/{asked.json()['proposal']}", seat=1, agree=True)
            assert agreed.json()["status"] == "agreed"
            position = (await bob.look())["position"]
            assert (position["entry"], position["actor"]) == (2, 0)

    asyncio.run(scenario())


def test_resigning_a_seat_ends_a_match_for_two(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "here")
            assert (await guest.post("resign", seat=1)).status_code == 200
            table = await guest.look()
            assert table["status"] == "over"
            assert table["position"]["result"]["ranks"] == [1, 2]

    asyncio.run(scenario())


def test_chat_reaches_the_table(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "here")
            assert (await guest.post("chat", seat=0, text="  shlama!  ")).status_code == 204
            line = next(i for i in await guest.items() if i["kind"] == "chat")
            assert (line["seat"], line["text"]) == (0, "shlama!")
            assert problem(await guest.post("chat", seat=0, text="x" * 301)) == (422, "invalid-request")

    asyncio.run(scenario())


def test_a_seat_moves_to_another_device_and_the_old_one_can_be_shut_out(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "here")
            token = (await guest.post("devices", seat=0)).json()["token"]
            phone = Guest(client, guest.match, {0: token})
            assert (await phone.look())["mine"] == [0]
            shut = await client.request("DELETE", f"{guest.path}/devices", json={"seat": 0}, headers=phone.headers)
            assert shut.status_code == 204
            assert (await guest.look())["mine"] == [1]
            assert (await phone.look())["mine"] == [0]

    asyncio.run(scenario())


def test_a_restart_finds_everything_as_it_was(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            guest = await sit_down(client, "me", "here")
            for action in ("place a1", "place f6", "place a2"):
                assert (await guest.play(action)).status_code == 200
            before = await guest.look()
        async with running(settings) as (_, client):
            again = Guest(client, guest.match, guest.tokens)
            assert await again.look() == before
            assert (await again.play("place f5")).status_code == 200

    asyncio.run(scenario())


def test_everybody_has_a_name_their_own_the_account_s_or_one_in_the_maker_s_language(settings: Settings) -> None:
    async def names(client: httpx.AsyncClient, language: str, *seats: dict[str, str]) -> list[str]:
        form = {"game": "ur", "seats": list(seats)}
        made = await client.post("/api/tables", json=form, headers={"Accept-Language": language})
        assert made.status_code == 201, made.text
        return [seat["name"] for seat in made.json()["table"]["seats"]]

    async def scenario() -> None:
        async with running(settings) as (_, client):
            me, here, opened = {"kind": "me"}, {"kind": "here"}, {"kind": "open"}
            assert await names(client, "en", me, here) == ["Player 1", "Player 2"]
            assert await names(client, "fr-CH", here, {"kind": "me", "name": "Anna"}) == ["Joueur 1", "Anna"]
            assert await names(client, "it", me, opened, here) == ["Giocatore 1", "", "Giocatore 3"]
            await client.post("/api/accounts", json={"name": "Puabi", "password": "lapis lazuli"})
            assert await names(client, "it", me, here) == ["Puabi", "Giocatore 2"]
            assert await names(client, "it", {"kind": "me", "name": "Anna"}, here) == ["Anna", "Giocatore 2"]

    asyncio.run(scenario())


def test_a_game_tells_how_many_can_play_it_with_which_options(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            told = {game["id"]: game for game in (await client.get("/api/games")).json()}
            assert (told["gardens"]["seats"], told["gardens"]["usual_seats"]) == ([2, 3, 4], 4)
            for game in told.values():
                for count in game["seats"]:
                    seats = [{"kind": "open"}] * count
                    made = await client.post("/api/tables", json={"game": game["id"], "seats": seats})
                    assert made.status_code == 201, (game["id"], count, made.text)
                assert "step_order" not in [option["name"] for option in game["options"]]
            ask = "/api/games/gardens/seats"
            assert (await client.get(ask)).json() == {"seats": [2, 3, 4], "usual_seats": 4}
            larger = await client.get(ask, params={"expansion_a": "yes", "expansion_b": "yes"})
            assert larger.json() == {"seats": [2, 3, 4, 5, 6], "usual_seats": 4}
            late = await client.get("/api/games/ur/seats", params={"first_player": "3"})
            assert late.json() == {"seats": [4], "usual_seats": 4}
            assert problem(await client.get(ask, params={"expansion_c": "yes"})) == (422, "bad-option")
            assert problem(await client.get(ask, params={"expansion_a": "maybe"})) == (422, "bad-option")
            assert problem(await client.get("/api/games/senet/seats")) == (404, "unknown-game")

    asyncio.run(scenario())


def test_accounts_keep_matches_and_can_be_left(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as (_, client):
            made = await client.post("/api/accounts", json={"name": "Puabi", "password": "lapis lazuli"})
            assert made.status_code == 201
            assert problem(await client.post("/api/accounts", json={"name": "Puabi", "password": "x" * 9})) == (
                409,
                "name-taken",
            )
            match = (await open_table(client, "me", "random"))["match"]
            assert [m["match"] for m in (await client.get("/api/accounts/me")).json()["matches"]] == [match]
            assert (await client.post("/api/accounts/logout")).status_code == 204
            assert problem(await client.get("/api/accounts/me")) == (401, "not-signed-in")
            wrong = await client.post("/api/accounts/login", json={"name": "Puabi", "password": "wrong wrong"})
            assert problem(wrong) == (401, "wrong-password")
            code = made.json()["recovery"]
            fresh = await client.post(
                "/api/accounts/recover", json={"name": "Puabi", "code": code, "password": "carnelian!"}
            )
            assert fresh.json()["recovery"] != code
            login = await client.post("/api/accounts/login", json={"name": "Puabi", "password": "carnelian!"})
            assert login.status_code == 200
            assert (
                await client.request("DELETE", "/api/accounts/me", json={"password": "carnelian!"})
            ).status_code == 204
            assert (await client.get(f"/api/tables/{match}")).json()["table"]["seats"][0]["name"] == "—"

    asyncio.run(scenario())
