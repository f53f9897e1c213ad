"""A small vocabulary for scenarios at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import httpx
from fastapi import FastAPI

from eduba.server.agreement import AWAY_SECONDS
from eduba.server.forms import TableForm
from eduba.server.tables import new_request

LONG = 2 * AWAY_SECONDS
"""Away for so long, a bot may take somebody's place."""


def auth(*tokens: str) -> dict[str, str]:
    """The header that presents seat tokens."""
    return {"Authorization": f"Seat {' '.join(tokens)}"}


def problem(answer: httpx.Response) -> tuple[int, str]:
    """A refusal's status and kind; it must be a problem document."""
    assert answer.headers["content-type"].startswith("application/problem+json"), answer.text
    return answer.status_code, answer.json()["type"].removeprefix("urn:eduba:problem:")


@dataclass
class Guest:
    """Somebody at a table: a client, the match, and the tokens held."""

    client: httpx.AsyncClient
    match: str
    tokens: dict[int, str]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.match}"

    @property
    def headers(self) -> dict[str, str]:
        return auth(*self.tokens.values()) if self.tokens else {}

    async def look(self) -> dict[str, Any]:
        """The table as this guest sees it."""
        answer = await self.client.get(self.path, headers=self.headers)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()["table"]
        return found

    async def items(self) -> list[dict[str, Any]]:
        """Everything that happened, as this guest may see it."""
        found: list[dict[str, Any]] = []
        while True:
            answer = await self.client.get(self.path, params={"after": len(found)}, headers=self.headers)
            assert answer.status_code == 200, answer.text
            told = answer.json()
            found += told["items"]
            if len(found) >= told["table"]["feed"]:
                return found

    async def post(self, what: str, **form: Any) -> httpx.Response:
        """Do something at the table."""
        return await self.client.post(f"{self.path}/{what}", json=form, headers=self.headers)

    async def play(
        self, action: str, seat: int | None = None, entry: int | None = None, request: str = ""
    ) -> httpx.Response:
        """Make a decision; by default the next one, for the seat that must decide."""
        table = await self.look()
        position = table["position"]
        return await self.post(
            "plays",
            seat=position["actor"] if seat is None else seat,
            entry=position["entry"] + 1 if entry is None else entry,
            action=action,
            request=request or uuid4().hex,
        )

    async def play_first(self) -> httpx.Response:
        """The first of the answers offered."""
        return await self.play((await self.look())["position"]["choices"][0]["text"])


async def open_table(client: httpx.AsyncClient, *seats: str, game: str = "ur", **form: Any) -> dict[str, Any]:
    """A new table; seats are `me`, `here`, `open`, or a bot's name."""
    made = await client.post(
        "/api/tables",
        json={
            "game": game,
            "seats": [
                {"kind": s, "name": f"{s} {i}"} if s in ("me", "here", "open") else {"kind": "bot", "bot": s}
                for i, s in enumerate(seats)
            ],
            **form,
        },
    )
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    return found


async def bots_alone(app: FastAPI, *bots: str, game: str = "ur", **form: Any) -> str:
    """A table at which bots play and nobody sits, which nobody can open; its name."""
    server = app.state.server
    seats = [{"kind": "bot", "bot": bot} for bot in bots]
    laid = server.tables.lay(
        TableForm.model_validate({"game": game, "seats": seats, **form}), None, None, new_request()
    )
    await server.journal.write(laid.write)
    await server.rooms.tell(await server.rooms.open(laid.row.id), "table", {"what": "opened"})
    return str(laid.row.id)


async def sit_opposite(client: httpx.AsyncClient, *bots: str, **form: Any) -> tuple[Guest, Guest]:
    """Two people, each with a page of their own, and bots."""
    made = await open_table(client, "me", "open", *bots, **form)
    path = f"/api/tables/{made['match']}"
    joined = await client.post(f"{path}/join", json={"name": "Béla", "invitation": made["invitations"]["1"]})
    assert joined.status_code == 200, joined.text
    return Guest(client, made["match"], {0: made["tokens"]["0"]}), Guest(
        client, made["match"], {1: joined.json()["token"]}
    )


async def sit_down(client: httpx.AsyncClient, *seats: str, **form: Any) -> Guest:
    """A table at which this client holds all seats on its screen."""
    made = await open_table(client, *seats, **form)
    return Guest(client, made["match"], {int(seat): token for seat, token in made["tokens"].items()})


def away(app: FastAPI, **seconds: float | None) -> None:
    """Let seats (`seat_1=5.0`) be away for so long; all others are there."""
    app.state.server.agreement._away_for = lambda match, seat: seconds.get(f"seat_{seat}")


async def ask_for_bot(asker: Guest, absent: int) -> httpx.Response:
    """Propose that a bot takes somebody's place."""
    [seat] = asker.tokens
    return await asker.post("proposals", seat=seat, kind="bot", subject=absent)


async def hand_to_bot(app: FastAPI, asker: Guest, absent: int) -> None:
    """A bot takes the place of somebody who is away."""
    away(app, **{f"seat_{absent}": LONG})
    assert (await ask_for_bot(asker, absent)).json()["status"] == "agreed"
    away(app)
