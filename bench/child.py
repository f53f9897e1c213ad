"""What must be measured in a fresh process: `python bench/child.py start|play|search …` prints one line of JSON.

`start GAME` gives the seconds of the processor from the start of the process to an engine that is ready; `play GAME
SECONDS` gives decisions per second in compiled random play; `search GAME SECONDS` gives simulations per second of a
search with a thread on each core. All under whatever flags the process was started with.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
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


def search(game: str, seconds: str) -> float:
    """Simulations per second on all cores."""
    from eduba.arena.bench import Meter
    from eduba.kernel.game import load

    cores = os.cpu_count() or 1
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(cores))
    return Meter(load(game)).simulations(threads=cores, seconds=float(seconds))


if __name__ == "__main__":
    commands: dict[str, Callable[..., float]] = {"start": start, "play": play, "search": search}
    print(json.dumps(commands[sys.argv[1]](*sys.argv[2:])))
