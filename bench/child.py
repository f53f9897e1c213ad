"""What must be measured in a fresh process: `python bench/child.py start|play …` prints one line of JSON.

`start GAME` gives the seconds of the processor from the start of the process to an engine that is ready; `play GAME
SECONDS` gives decisions per second in compiled random play. Both under whatever flags the process was started with.
"""

from __future__ import annotations

import json
import sys
from time import process_time


def start(game: str) -> float:
    """What it took until the engine was ready to play."""
    from eduba.kernel.engine import Engine
    from eduba.kernel.game import load

    Engine(load(game))
    return process_time()


def play(game: str, seconds: str) -> float:
    """Decisions per second in compiled random play."""
    from eduba.arena.bench import Meter
    from eduba.kernel.game import load

    return Meter(load(game)).compiled(float(seconds))


if __name__ == "__main__":
    print(json.dumps(start(*sys.argv[2:]) if sys.argv[1] == "start" else play(*sys.argv[2:])))
