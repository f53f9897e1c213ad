"""Measure the levels of games against each other: `make ladder` writes the ladder in docs/bots.md, and its pictures.

Each level plays the one below it at the game's usual number of seats, half of the seats each, deals shared. Games are
kept in `.build/ladder` as they end, so a run that is broken off goes on where it stopped.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import asdict, replace
from functools import partial
from itertools import pairwise
from pathlib import Path

import numpy as np
from rich.progress import Progress, TaskID

import marked
from eduba.arena.plot import INK, LINE, NO_METADATA, SEAT_COLOURS, STYLE
from eduba.arena.ratings import Rating, rate
from eduba.arena.tournament import hold, in_processes, plan
from eduba.bots.levels import USUAL, Level, levels_of
from eduba.kernel.content import content_hash
from eduba.kernel.game import installed, load
from eduba.kernel.knowledge import knowledge_of

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / ".build" / "ladder"
DOCS = ROOT / "docs"
PAGE = DOCS / "bots.md"
SOURCE = "make ladder"
BOTTOM, TOP = "random", list(USUAL)[-1]
SAMPLES = {"cradle": (50, 195), "flood": (50, 105), "gardens": (50, 61), "ur": (100, 385)}
"""Deals for each of the first four steps of a game, and for the last: there as many as two hours of two cores allow."""
OTHERWISE = (50, 50)
WANTED, SURE = 100, 50
"""What a step should bring, in Elo, and what its interval should not fall below."""


def climb(game: str, levels: Mapping[str, Level], deals: dict[str, int], progress: Progress) -> dict[str, Rating]:
    """How much stronger each level is than the one below it."""
    steps = {}
    known = asdict(knowledge_of(load(game)))
    for low, high in pairwise((BOTTOM, *levels)):
        strengths = [(levels[name].simulations, levels[name].slack) for name in (low, high) if name in levels]
        bots = content_hash({**known, "levels": strengths})  # what other levels are does not matter to these two
        wanted = replace(plan(game, [low, high], {}, deals[high], seed=1), knowledge=bots)
        task = progress.add_task(f"{game}: {high} against {low}", total=wanted.count)
        file = GAMES / f"{game}-v{wanted.version}-{bots}-{high}.jsonl"  # other rules are another tournament
        played = hold(wanted, file, in_processes(), partial(advance, progress, task))
        steps[high] = rate(2, played)[1]
    return steps


def advance(progress: Progress, task: TaskID, done: int) -> None:
    """Show how many games are played."""
    progress.update(task, completed=done)


def table(levels: Mapping[str, Level], steps: Mapping[str, Rating], deals: Mapping[str, int]) -> str:
    """The ladder of one game as Markdown."""
    lines = ["| level | simulations a decision | may give away | Elo above the level below | 95 % | games |"]
    lines.append("| --- | --- | --- | --- | --- | --- |")
    for name, level in levels.items():
        step = steps[name]
        lines.append(
            f"| {titled(name, level)} | {level.simulations:,} | {level.slack:g} | {step.elo:+.0f} "
            f"| {step.interval} | {2 * deals[name]:,} |"
        )
    return "\n".join(lines)


def titled(name: str, level: Level) -> str:
    """A level's name in tables and pictures."""
    return name if level.offered else f"{name} (not offered)"


def sections(written: str) -> dict[str, str]:
    """What an earlier run has written of each game: a game that is not measured now keeps its figures."""
    parts = (part.partition("\n\n") for part in written.split("\n### ")[1:])
    return {game: text.strip() for game, _, text in parts}


def together(parts: Mapping[str, str]) -> str:
    """The ladders of all games, as `sections` reads them."""
    return "".join(f"\n### {game}\n\n{parts[game]}\n" for game in sorted(parts)) + "\n"


def draw(game: str, levels: Mapping[str, Level], steps: Mapping[str, Rating], to: Path) -> None:
    """The ladder as a picture: each level above the one below it."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    with pyplot.rc_context(STYLE):
        figure, axes = pyplot.subplots(figsize=(7, 3), layout="constrained")
        height = 0.0
        for i, (name, step) in enumerate(steps.items()):
            bar = np.reshape(step.bars, (2, 1))
            label = titled(name, levels[name]).replace(" ", "\n", 1)
            axes.bar(label, step.elo, bottom=height, yerr=bar, capsize=4, color=SEAT_COLOURS[i], ecolor=INK)
            height += step.elo
        axes.grid(axis="y", color=LINE, lw=0.5)
        axes.set_axisbelow(True)
        axes.set(title=f"{game}: Elo above random play, step by step (95 % intervals of each step)")
        figure.savefig(to, format="svg", metadata=NO_METADATA)
        pyplot.close(figure)


def main() -> None:
    """Measure, and write the docs."""
    parser = argparse.ArgumentParser(description="Measure the levels of games against each other.")
    parser.add_argument("games", nargs="*", default=list(installed()), help="which games (all)")
    parser.add_argument("--deals", type=int, help="deals for each of the first four steps (as docs/bots.md tells)")
    parser.add_argument("--last", type=int, help="deals for the last step (likewise)")
    given = parser.parse_args()
    GAMES.mkdir(parents=True, exist_ok=True)
    parts = sections(marked.read(PAGE.read_text(encoding="utf-8"), SOURCE))
    with Progress() as progress:
        for game in given.games:
            levels = levels_of(load(game))
            first, last = SAMPLES.get(game, OTHERWISE)
            deals = {name: (given.last or last) if name == TOP else (given.deals or first) for name in USUAL}
            steps = climb(game, levels, deals, progress)
            draw(game, levels, steps, DOCS / f"ladder-{game}.svg")
            parts[game] = f"{table(levels, steps, deals)}\n\n![The ladder of {game}](ladder-{game}.svg)"
            for name, step in steps.items():
                if name != TOP and (step.elo < WANTED or step.low < SURE):
                    print(f"{game}: {name} is {step.elo:+.0f} ({step.interval}), less than wanted")
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(marked.replaced(page, SOURCE, together(parts)), encoding="utf-8")


if __name__ == "__main__":
    main()
