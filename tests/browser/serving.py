"""A server for the browser tests: `python serving.py FOLDER PORT`. Bots answer at once; Connect Four is there too.

A table that is opened while FOLDER/secret lies there has that secret, so that a stored match can be played at it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import patch

import uvicorn
from eduba_connect_four import GAME

from eduba.analysis.analysis import Judge
from eduba.kernel import game as games
from eduba.kernel.engine import Engine
from eduba.match.fairness import new_secret
from eduba.server import tables
from eduba.server.app import create_app
from eduba.server.settings import Settings

installed = games.installed
games.installed = lambda: {**installed(), GAME.id: lambda: GAME}  # in the bots' processes too: they import this module


def secret_in(folder: Path) -> bytes:
    """The secret that a test has laid down; else one drawn by chance."""
    try:
        return (folder / "secret").read_bytes()
    except FileNotFoundError:
        return new_secret()


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    for name in games.installed():
        Judge(Engine(games.load(name)))  # search is compiled before anybody waits for a bot
    settings = Settings(folder=folder, bot_delay=(0, 0), heartbeat=1, limits=False, analysis_simulations=40)
    with patch.object(tables, "new_secret", lambda: secret_in(folder)):
        uvicorn.run(create_app(settings), port=int(sys.argv[2]), log_level="warning")
