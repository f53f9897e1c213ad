"""What `eduba analyse` says about a match."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from eduba.analysis.analysis import Analysis, Step, analyse, from_json, to_json
from eduba.kernel.engine import Position
from eduba.kernel.text import Texts, texts_of
from eduba.match.match import Match

WORST: Final = 5


def kept(match: Match, simulations: int, path: Path) -> Analysis | None:
    """The analysis in a file, if it is one of this very match, thought about at least as much."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        found = from_json(match.engine.game, data)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    fits = found is not None and found.end == match.checks[-1] and found.simulations >= simulations
    return found if fits else None


def in_words(
    texts: Texts, position: Position, line: Iterable[Step], names: Sequence[str]
) -> Iterator[tuple[Step, str]]:
    """A line of play, each answer as the position before it has it, as far as it can be played on from there."""
    known = True
    for step in line:
        known = known and step.action in position.legal()
        yield step, texts.action(step.action, position.state if known else None, names)
        if known:
            position.play(step.action)


def percent(texts: Texts, chance: float) -> str:
    """A chance as the language writes it."""
    return texts("page-percent", n=round(100 * chance))


def show_analysis(
    match: Match, language: str, simulations: int, out: Path, plot: Path | None, console: Console
) -> None:
    """Judge a match with a progress bar and keep what was found, or read what was kept; then the worst moves in words."""
    texts = texts_of(language, match.engine.game)
    found = kept(match, simulations, out)
    if found is None:
        errors = Console(stderr=True)
        with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
            task = bar.add_task(texts("analyse-thinking"), total=None)
            found = analyse(match, simulations, lambda done, total: bar.update(task, completed=done, total=total))
        out.write_text(json.dumps(to_json(match.engine.game, found), indent=1) + "\n", encoding="utf-8")
    names = [seat.name for seat in match.seats]
    worst = found.worst(WORST)
    if worst:
        table = Table(title=texts("analyse-worst"))
        for key in ("analyse-entry", "play-player", "analyse-played", "analyse-better", "analyse-lost"):
            table.add_column(texts(key), justify="right" if key in ("analyse-entry", "analyse-lost") else "left")
        for move in worst:
            before = match.fork(move.entry - 1).position.determinized(move.seat, 0)
            played = texts.action(move.played, before.state, names)
            better = in_words(texts, before, move.line, names)
            table.add_row(
                str(move.entry),
                Text(names[move.seat]),
                Text(played),
                Text(", ".join(texts("page-better-step", name=names[s.seat], answer=words) for s, words in better)),
                " → ".join(percent(texts, chance) for chance in (move.best_chance, move.chances[move.seat])),
            )
        console.print(table)
    else:
        console.print(texts("analyse-none"))
    console.print(texts("analyse-kept", file=str(out)), markup=False)
    if plot is not None:
        from eduba.arena.plot import plot_chances

        entries, chances = [m.entry for m in found.moves], [m.chances for m in found.moves]
        plot_chances(match.engine.game.id, names, entries, chances, {m.entry: m.seat for m in worst}, plot)
        console.print(texts("analyse-plot", file=str(plot)), markup=False)
