"""What must be measured in a fresh process: `python bench/child.py start|play …` prints one line of JSON.

`start GAME` says when a game's engine is ready, on the clock that all processes of the machine share; `play GAME SECONDS`
gives decisions per second in compiled random play, under whatever flags the process was started with.
"""

from __future__ import annotations

import json
import sys
import time


def start(game: str) -> float:
    """When the engine is ready to play."""
    from eduba.kernel.engine import Engine
    from eduba.kernel.game import load

    Engine(load(game))
    return time.monotonic()


def play(game: str, seconds: str) -> float:
    """Decisions per second in compiled random play."""
    from eduba.arena.bench import Meter
    from eduba.kernel.game import load

    return Meter(load(game)).compiled(float(seconds))


if __name__ == "__main__":
    print(json.dumps(start(*sys.argv[2:]) if sys.argv[1] == "start" else play(*sys.argv[2:])))
