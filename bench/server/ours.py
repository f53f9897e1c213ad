"""A table on our own server: a move is one POST, and its news comes by WebSocket, as the page does it."""

from __future__ import annotations

import json
import re
from functools import partial
from random import Random
from typing import Final
from uuid import uuid4

from bench.server.load import Table
from bench.server.wire import Http, Socket

SEATS: Final = {"ur": 4, "flood": 3, "cradle": 4, "gardens": 4}
"""The games, and how many sit at a table."""
POSITION: Final = re.compile(r'"position":\{"entry":(\d+),"actor":(-?\d+),')
"""Where a message says which position it shows, and who must decide: only that seat's client reads the rest."""


class OurTable(Table):
    """People at a table, each with a connection for moves and one for news."""

    def __init__(self, address: str, chance: Random, game: str = "ur", seats: int = 4) -> None:
        super().__init__(address, chance, seats)
        self.game = game
        self._http = [Http(address) for _ in range(seats)]
        self._sockets: list[Socket] = []
        self.tokens: list[str] = []
        self.path = ""
        self._actor = 0
        self._shown = [""] * seats

    async def open(self) -> None:
        """One person lays the table, the others come by invitation."""
        seats = [{"kind": "me", "name": "Enheduanna"}, *[{"kind": "open"}] * (self.seats - 1)]
        made = await self._http[0].post("/api/tables", {"game": self.game, "seats": seats})
        self.path = f"/api/tables/{made['match']}"
        self.tokens = [made["tokens"]["0"]]
        for seat in range(1, self.seats):
            form = {"name": f"guest {seat}", "invitation": made["invitations"][str(seat)]}
            self.tokens.append((await self._http[seat].post(f"{self.path}/join", form))["token"])
        self.seen = [-1] * self.seats
        self._sockets = []
        for seat in range(self.seats):
            socket = await Socket.open(f"{self.address}{self.path}/live", partial(self._hear, seat))
            self._sockets.append(socket)
            await socket.say(json.dumps({"tokens": [self.tokens[seat]], "after": 0}))
        await self.until(0)

    def _hear(self, seat: int, message: str) -> None:
        found = POSITION.search(message)
        if found is None:
            raise ValueError(f"a message without a position: {message[:300]}")
        self._actor, self._shown[seat] = int(found[2]), message
        self.heard(seat, int(found[1]), message)

    @property
    def over(self) -> bool:
        return self._actor < 0

    async def send(self) -> None:
        """Any of the answers that the deciding seat is offered."""
        seat = self._actor
        position = json.loads(self._shown[seat])["table"]["position"]
        answer = self.chance.choice(position["choices"])["text"]
        form = {"seat": seat, "entry": position["entry"] + 1, "action": answer, "request": uuid4().hex}
        await self._http[seat].post(f"{self.path}/plays", form, {"Authorization": f"Seat {self.tokens[seat]}"})

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()
        for http in self._http:
            http.close()
