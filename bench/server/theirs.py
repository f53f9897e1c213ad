"""A table on a boardgame.io server: its lobby by POST, moves and news through its socket.io connection.

Only what its own client says is said here: engine.io 4 over a WebSocket, one namespace for the game, `sync`, `update`.
"""

from __future__ import annotations

import json
import re
from functools import partial
from random import Random
from typing import Any, Final

from bench.server.load import Table
from bench.server.wire import Http, Socket

GAME: Final = "tokens"
"""The game that `peer.js` serves."""
SEATS: Final = 4
POSITION: Final = re.compile(r'"currentPlayer":"(\d)".*?"_redo":\[\],"_stateID":(\d+)')
OPEN, PING, PONG, JOIN = "0", "2", "3", "40"
"""Kinds of packets."""


class TheirTable(Table):
    """Four people at a table of `peer.js`."""

    def __init__(self, address: str, chance: Random) -> None:
        super().__init__(address, chance, SEATS)
        self._http = Http(address)
        self._sockets: list[Socket] = []
        self._match = ""
        self._credentials: list[str] = []
        self._actor = 0
        self._shown = [""] * SEATS

    async def open(self) -> None:
        """One person makes the match, all join it."""
        made = await self._http.post(f"/games/{GAME}/create", {"numPlayers": SEATS})
        self._match = made["matchID"]
        self._credentials = []
        for seat in range(SEATS):
            form = {"playerID": str(seat), "playerName": f"guest {seat}"}
            joined = await self._http.post(f"/games/{GAME}/{self._match}/join", form)
            self._credentials.append(joined["playerCredentials"])
        self._http.close()
        self.seen = [-1] * SEATS
        self._sockets = []
        for seat in range(SEATS):
            address = f"{self.address}/socket.io/?EIO=4&transport=websocket"
            self._sockets.append(await Socket.open(address, partial(self._hear, seat)))
        await self.until(0)

    def _hear(self, seat: int, message: str) -> None:
        if message.startswith(OPEN):
            self._sockets[seat].answer(f"{JOIN}/{GAME},")
        elif message.startswith(PING):
            self._sockets[seat].answer(PONG)
        elif message.startswith(JOIN):
            wanted = [self._match, str(seat), self._credentials[seat], SEATS]
            self._sockets[seat].answer(event("sync", wanted))
        else:
            found = POSITION.search(message)
            if found is not None:  # else: who is connected
                self._actor, self._shown[seat] = int(found[1]), message
                self.heard(seat, int(found[2]), message)

    @property
    def over(self) -> bool:
        return False

    async def send(self) -> None:
        """A token on any tile that has room, in the state that the deciding seat sees."""
        seat = self._actor
        state = state_of(self._shown[seat])
        tile = self.chance.choice([i for i, tile in enumerate(state["G"]["tiles"]) if tile["tokens"] < 5])
        payload = {"type": "place", "args": [tile], "playerID": str(seat), "credentials": self._credentials[seat]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self._sockets[seat].say(event("update", [action, state["_stateID"], self._match, str(seat)]))

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()


def event(name: str, arguments: list[Any]) -> str:
    """An event of socket.io, as a packet."""
    return f"42/{GAME},{json.dumps([name, *arguments], separators=(',', ':'))}"


def state_of(message: str) -> dict[str, Any]:
    """The state that a packet of `sync` or `update` carries."""
    name, _, told, *_ = json.loads(message[message.index("[") :])
    found: dict[str, Any] = told["state"] if name == "sync" else told
    return found
