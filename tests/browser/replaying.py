"""Stored matches at a table of the running server: brought to a moment through its door, then played on by hand."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import httpx

from eduba.match.match import Match, Play

SECRET = "secret"
"""The file in the server's folder whose bytes are the secret of tables opened while it lies there."""
PATIENCE = 120
NAMES = ("Anna", "Bela", "Carla", "Dora", "Enna", "Flora")


@dataclass
class Server:
    """A running server, and where it keeps its things."""

    address: str
    folder: Path


class Replay:
    """A table at which a stored match is played again: through the server's door, and between by hand."""

    def __init__(self, server: Server, match: Match) -> None:
        self._match = match
        self._client = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self._path, self._tokens = sit_down(self._client, server.folder, match)
        self._client.headers["Authorization"] = f"Seat {' '.join(self._tokens)}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._client.close()

    def play_to(self, moment: int) -> int:
        """Give the stored answers until so many entries are made; the seat that must decide then."""
        position = self._position()
        for number, entry in enumerate(self._match.entries[:moment], 1):
            if number > position["entry"] and isinstance(entry, Play) and not entry.forced:
                action = self._match.engine.game.actions.text(entry.action)
                form = {"seat": entry.seat, "entry": number, "action": action, "request": f"stored{number}"}
                self._client.post(f"{self._path}/plays", json=form).raise_for_status()
        position = self._position()
        assert position["entry"] == moment
        return int(position["actor"])

    def address(self, seat: int) -> str:
        """Where a seat sees the table."""
        return f"/#/seat/{self._path.rpartition('/')[2]}/{self._tokens[seat]}"

    def _position(self) -> dict[str, Any]:
        position: dict[str, Any] = self._client.get(self._path).raise_for_status().json()["table"]["position"]
        return position


def lay_out(server: Server, match: Match, moment: int) -> str:
    """A table at which a stored match has come to a moment; the address of the seat that must decide there."""
    with Replay(server, match) as replay:
        return replay.address(replay.play_to(moment))


def sit_down(client: httpx.Client, folder: Path, match: Match) -> tuple[str, list[str]]:
    """A table with the secret and the words of a stored match; its path, and a token for each seat."""
    seats = [{"kind": "me", "name": NAMES[0]}, *[{"kind": "open"}] * (len(match.seats) - 1)]
    options = {name: value for name, value in match.options.items() if name != "players"}
    form = {"game": match.engine.game.id, "seats": seats, "options": options, "words": match.words[0]}
    (folder / SECRET).write_bytes(match.secret)
    made = client.post("/api/tables", json=form).raise_for_status().json()
    (folder / SECRET).unlink()
    path = f"/api/tables/{made['match']}"
    tokens = list(made["tokens"].values())
    for seat in range(1, len(match.seats)):
        join = {"name": NAMES[seat], "invitation": made["invitations"][str(seat)], "words": match.words[seat]}
        tokens.append(client.post(f"{path}/join", json=join).raise_for_status().json()["token"])
    return path, tokens
