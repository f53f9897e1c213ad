"""Pictures of results, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from eduba.arena.simulate import Outcome, standings

INK, LINE = "#2b2118", "#cbb894"
SEAT_COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00")


def plot_outcomes(title: str, players: Sequence[str], outcomes: Sequence[Outcome], path: Path) -> None:
    """Three panels: win rates with intervals, points, and lengths of games."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    names = [f"{i + 1} {player}" for i, player in enumerate(players)]
    with pyplot.rc_context(
        {"font.family": "sans-serif", "text.color": INK, "axes.edgecolor": LINE, "svg.hashsalt": "eduba"}
    ):
        figure, (wins, points, lengths) = pyplot.subplots(1, 3, figsize=(12, 3.8), layout="constrained")
        figure.suptitle(title)
        _wins(wins, names, players, outcomes)
        for i, name in enumerate(names):
            points.hist(
                [o.points[i] for o in outcomes], bins=20, histtype="step", color=SEAT_COLOURS[i], label=name, lw=1.6
            )
        points.set(title="points", ylabel="games")
        points.legend(frameon=False)
        lengths.hist([o.decisions for o in outcomes], bins=30, color=SEAT_COLOURS[0])
        lengths.set(title="decisions in a game", ylabel="games")
        figure.savefig(path, format="svg", metadata={"Date": None})
        pyplot.close(figure)


def _wins(axes: Any, names: list[str], players: Sequence[str], outcomes: Sequence[Outcome]) -> None:
    table = standings(players, outcomes)
    rates = [100 * s.wins for s in table]
    errors = [100 * s.wins_error for s in table]
    axes.bar(names, rates, yerr=errors, capsize=4, color=SEAT_COLOURS[: len(names)], ecolor=INK)
    axes.axhline(100 / len(names), color=LINE, linestyle="--")
    axes.set(title="wins, % (95 % interval)", ylim=(0, 100))
