"""A server for the browser tests: `python serving.py FOLDER PORT`. Bots answer at once; Connect Four is there too."""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn
from eduba_connect_four import GAME

from eduba.analysis.analysis import Judge
from eduba.kernel import game as games
from eduba.kernel.engine import Engine
from eduba.server.app import create_app
from eduba.server.settings import Settings

installed = games.installed
games.installed = lambda: {**installed(), GAME.id: lambda: GAME}  # in the bots' processes too: they import this module

if __name__ == "__main__":
    for name in games.installed():
        Judge(Engine(games.load(name)))  # search is compiled before anybody waits for a bot
    settings = Settings(folder=Path(sys.argv[1]), bot_delay=(0, 0), heartbeat=1, limits=False, analysis_simulations=40)
    uvicorn.run(create_app(settings), port=int(sys.argv[2]), log_level="warning")
