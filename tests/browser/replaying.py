"""Stored matches at a table of the running server: brought to a moment through its door, then played on by hand."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from pathlib import Path

import httpx

from eduba.match.match import Match, Play

SECRET = "secret"
"""The file in the server's folder whose bytes are the secret of tables opened while it lies there."""
PATIENCE = 120
NAMES = ("Anna", "Bela", "Carla", "Dora")


@dataclass
class Server:
    """A running server, and where it keeps its things."""

    address: str
    folder: Path


def lay_out(server: Server, match: Match, moment: int) -> str:
    """A table at which a stored match has come to a moment; the address of the seat that must decide there."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        path, tokens = sit_down(client, server.folder, match)
        client.headers["Authorization"] = f"Seat {' '.join(tokens)}"
        requests = count()
        for number, entry in enumerate(match.entries[:moment], 1):
            if isinstance(entry, Play) and not entry.forced:
                action = match.engine.game.actions.text(entry.action)
                form = {"seat": entry.seat, "entry": number, "action": action, "request": f"stored{next(requests)}"}
                client.post(f"{path}/plays", json=form).raise_for_status()
        position = client.get(path).raise_for_status().json()["table"]["position"]
        assert position["entry"] == moment
        return f"/#/seat/{path.rpartition('/')[2]}/{tokens[position['actor']]}"


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
