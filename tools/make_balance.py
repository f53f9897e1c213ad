"""How even the Empires of the Hanging Gardens are: `make balance` writes docs/gardens-balance.md and its picture.

Four seats of one fixed bot draw Empires and starts by chance, all eight Empires in play. Games are kept in
`.build/balance` as they end, so a run that is broken off goes on where it stopped; games under other rules, values or
settings of the bot are kept apart.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean, quantiles
from typing import Any, Final

from rich.progress import Progress

from eduba.arena.plot import INK, LINE, NO_METADATA, SEAT_COLOURS, STYLE
from eduba.arena.processes import share_out
from eduba.arena.simulate import wilson
from eduba.bots.search import Search
from eduba.games.gardens import GAME
from eduba.games.gardens.shape import EMPIRE_KEYS, START_REGION, STARTS
from eduba.kernel.content import content_hash
from eduba.kernel.engine import Engine
from eduba.kernel.knowledge import knowledge_of
from eduba.kernel.random import derive

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / ".build" / "balance"
DOCS: Final = ROOT / "docs"
SEATS: Final = 4
OPTIONS: Final = {"players": SEATS, "expansion_a": "yes", "expansion_b": "yes", "draft": "random"}
SIMULATIONS: Final = 200
LEAST, MOST = 0.6, 1.6
"""No Empire's whole interval should lie outside this share of what is fair …"""
SHORTEST, LONGEST = 10, 20
"""… and a game should last so many rounds."""


@dataclass(frozen=True)
class Balanced:
    """One game."""

    number: int
    rounds: int
    empires: tuple[int, ...]
    starts: tuple[int, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]


_engine: list[Engine] = []


def _prepare() -> None:
    _engine[:] = [Engine(GAME)]


def play(number: int) -> Balanced:
    """One game of four equal bots."""
    engine = _engine[0]
    position = engine.new(OPTIONS, derive(1, number))
    minds = [Search(engine, knowledge_of(GAME).search) for _ in range(SEATS)]
    decisions = 0
    while position.actor >= 0:
        legal, seat = position.legal(), position.actor
        decisions += 1
        seed = derive(derive(2, number), decisions)
        if len(legal) == 1:
            position.play(legal[0])
        else:
            found = minds[seat].think(position.determinized(seat, seed), seat, seed, SIMULATIONS)
            position.play(found.best.action)
    s: Any = position.state
    points, ranks = position.result()
    starts = [START_REGION.values.index(s.home[seat]) + 1 for seat in range(SEATS)]
    empires = [s.empire[seat] for seat in range(SEATS)]
    return Balanced(number, s.round, tuple(empires), tuple(starts), tuple(points), tuple(ranks))


def games(count: int, file: Path) -> list[Balanced]:
    """So many games, those that the file has not yet being played."""
    kept = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found = {game.number: game for game in map(_read, kept) if game.number < count}
    missing = [number for number in range(count) if number not in found]
    with Progress() as progress, file.open("a", encoding="utf-8") as out:
        task = progress.add_task("balance of the Empires", total=count, completed=len(found))
        for game in share_out(play, missing, min(os.cpu_count() or 1, len(missing)), _prepare):
            out.write(json.dumps(asdict(game)) + "\n")
            out.flush()
            found[game.number] = game
            progress.advance(task)
    return [found[number] for number in sorted(found)]


def _read(line: str) -> Balanced:
    data: dict[str, Any] = json.loads(line)
    tables = (tuple(data[name]) for name in ("empires", "starts", "points", "ranks"))
    return Balanced(data["number"], data["rounds"], *tables)


@dataclass(frozen=True)
class Share:
    """How often something won."""

    name: str
    games: int
    wins: int
    points: float

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins / self.games, self.games)


def shares(played: Sequence[Balanced], of: str, names: Sequence[str], first: int) -> list[Share]:
    """Games, wins and points of each Empire, or of each start."""
    found = []
    for i, name in enumerate(names, first):
        at = [(game, seat) for game in played for seat in range(SEATS) if getattr(game, of)[seat] == i]
        if at:
            wins = sum(game.ranks[seat] == 1 for game, seat in at)
            found.append(Share(name, len(at), wins, mean(game.points[seat] for game, seat in at)))
    return found


def table(kind: str, found: Sequence[Share]) -> str:
    """Shares as Markdown."""
    lines = [f"| {kind} | games | won | 95 % | mean points |", "| --- | --- | --- | --- | --- |"]
    for share in found:
        low, high = share.interval
        won = share.wins / share.games
        lines.append(f"| {share.name} | {share.games} | {won:.0%} | {low:.0%} to {high:.0%} | {share.points:.1f} |")
    return "\n".join(lines)


def draw(found: Sequence[Share], to: Path) -> None:
    """Each Empire's share of wins, with its interval, beside what is fair."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    with pyplot.rc_context(STYLE):
        figure, axes = pyplot.subplots(figsize=(7, 3), layout="constrained")
        for share in found:
            won, (low, high) = share.wins / share.games, share.interval
            bar: Any = [[won - low], [high - won]]
            axes.bar(share.name, won, yerr=bar, capsize=4, color=SEAT_COLOURS[0], ecolor=INK)
        axes.axhspan(LEAST / SEATS, MOST / SEATS, color=LINE, alpha=0.4, zorder=0)
        axes.axhline(1 / SEATS, color=INK, lw=0.8)
        axes.set(title="share of games won, with 95 % intervals; the band is what we allow")
        figure.savefig(to, format="svg", metadata=NO_METADATA)
        pyplot.close(figure)


def verdict(empires: Sequence[Share], rounds: Sequence[int]) -> str:
    """What is outside the bounds, in words."""
    out = [s.name for s in empires if s.interval[1] < LEAST / SEATS or s.interval[0] > MOST / SEATS]
    even = (
        f"outside the band lies the whole interval of {', '.join(out)}" if out else "no interval lies outside the band"
    )
    low, high = quantiles(rounds, n=10)[0], quantiles(rounds, n=10)[-1]
    return (
        f"{even[0].upper()}{even[1:]}. A game lasts {mean(rounds):.1f} rounds on average (wanted: {SHORTEST} to "
        f"{LONGEST}), four of five {low:.0f} to {high:.0f}, the longest {max(rounds)}."
    )


def main() -> None:
    """Play, and write the docs."""
    parser = argparse.ArgumentParser(description="How even the Empires of the Hanging Gardens are.")
    parser.add_argument("--games", type=int, default=260, help="games in all (260: a hundred and more for each Empire)")
    count = parser.parse_args().games
    known = asdict(knowledge_of(GAME))
    del known["levels"]
    _prepare()
    bots = content_hash([known, GAME.version, _engine[0].content.hash, SIMULATIONS])
    GAMES.mkdir(parents=True, exist_ok=True)
    played = games(count, GAMES / f"gardens-{bots}.jsonl")
    empires = shares(played, "empires", EMPIRE_KEYS, 0)
    starts = shares(played, "starts", [str(start) for start in range(1, STARTS + 1)], 1)
    draw(empires, DOCS / "gardens-balance.svg")
    head = (
        "# The balance of the Hanging Gardens\n\nWritten by `make balance`: "
        f"{len(played)} games of four equal bots ({SIMULATIONS} simulations a decision), Empires and starts drawn at "
        f"random, under version {GAME.version} of the rules. "
        f"Fair is {1 / SEATS:.0%}; an Empire's interval should touch {LEAST / SEATS:.0%} to {MOST / SEATS:.0%}.\n\n"
    )
    text = (
        f"{head}{verdict(empires, [game.rounds for game in played])}\n\n![Wins of each Empire](gardens-balance.svg)\n\n"
    )
    text += f"{table('Empire', empires)}\n\n{table('start', starts)}\n"
    (DOCS / "gardens-balance.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
