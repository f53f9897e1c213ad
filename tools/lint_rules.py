"""`make lint`, the part about rules: the house rules of arithmetic, and every rule linked into programs for a GPU."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable
from concurrent.futures import wait
from contextlib import suppress
from multiprocessing import get_context
from queue import Empty
from typing import Any, Final

from rich.progress import Progress

from eduba.arena.processes import crew
from eduba.kernel import lint
from eduba.kernel.game import Game, installed, load

MOMENT: Final = 0.2
"""Seconds between two looks at what has become of the linking."""
_desk: dict[str, Any] = {}


def _sit_down(news: Any) -> None:
    """Prepare a process: where it tells how far it is."""
    _desk["news"] = news


def link_installed(game: str) -> tuple[bool, str]:
    """Link an installed game, in a process of its own."""
    return link(load(game), lambda done, total: _desk["news"].put((game, done, total)))


def link(game: Game, progress: Callable[[int, int], None]) -> tuple[bool, str]:
    """Link all rules of a game into programs for a GPU: whether that works, and a line about it."""
    from eduba.kernel.crowd import PROGRAMS
    from eduba.kernel.gpu import LinkError, Rules

    warnings.simplefilter("ignore")  # numba-cuda warns of things that are no concern of a rule
    steps = len(PROGRAMS)
    programs = []
    try:
        rules = Rules(game, progress=lambda done, total, name: progress(done, total + steps))
        for program in PROGRAMS:
            programs.append(rules.linked(program))
            progress(rules.count + len(programs), rules.count + steps)
    except LinkError as error:
        return False, str(error)
    size, constants = sum(len(p.cubin) for p in programs), max(p.constants for p in programs)
    return True, (
        f"{game.id}: {rules.count} rules link into {len(programs)} programs for a GPU, "
        f"{size // 1024} kB, {constants} bytes of constants at most"
    )


def link_all(games: list[str]) -> list[tuple[bool, str]]:
    """Link all games, side by side, and show how far each is."""
    news = get_context("spawn").Queue()
    with Progress(transient=True) as bar, crew(min(os.cpu_count() or 1, len(games)), _sit_down, news) as pool:
        tasks = {game: bar.add_task(f"{game}: rules for a GPU", total=None) for game in games}
        work = [pool.submit(link_installed, game) for game in games]
        while wait(work, MOMENT).not_done:
            with suppress(Empty):
                while True:
                    game, done, total = news.get_nowait()
                    bar.update(tasks[game], completed=done, total=total)
    return [done.result() for done in work]


def main() -> int:
    """Check all installed games; 1 if anything was found."""
    games = [load(name) for name in installed()]
    findings = [finding for game in games for finding in lint.lint_game(game)]
    for finding in findings:
        print(finding)
    if findings:
        return 1
    print(f"rule bodies of {', '.join(g.id for g in games)}: nothing found")
    if sys.platform != "linux":
        print("the GPU check runs on Linux only: numba-cuda has no compiler elsewhere")
        return 0
    linked = link_all([game.id for game in games])
    for _, line in linked:
        print(line)
    return 0 if all(well for well, _ in linked) else 1


if __name__ == "__main__":
    sys.exit(main())
