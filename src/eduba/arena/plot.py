"""Pictures of results, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from eduba.arena.simulate import Outcome, standings

INK: Final = "#2b2118"
LINE: Final = "#cbb894"
SEAT_COLOURS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00")
"""Colours of seats that colour-blind people tell apart (Okabe and Ito)."""
SEAT_MARKS: Final = ("o", "s", "^", "D", "h", "*")
"""Shapes of seats, as on the page."""
BINS: Final = 24
LEGEND_LINE: Final = 0.22
"""Inches for each line of a legend beside a chart."""
UNSEEN: Final = "\u200b"
STYLE: Final[dict[Any, Any]] = {
    "font.family": "sans-serif",
    "text.parse_math": False,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.hashsalt": "eduba",
}
NO_METADATA: Final = dict.fromkeys(("Creator", "Date", "Format", "Type"))


def plot_outcomes(title: str, players: Sequence[str], outcomes: Sequence[Outcome], path: Path) -> None:
    """Three panels: shares of wins with their intervals, points, and lengths of games."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    names = [f"{i + 1} {player}" for i, player in enumerate(players)]
    with pyplot.rc_context(STYLE):
        figure, (wins, points, lengths) = pyplot.subplots(1, 3, figsize=(12, 3.8), layout="constrained")
        figure.suptitle(title)
        _wins(wins, names, players, outcomes)
        _points(points, names, outcomes)
        lengths.hist([o.decisions for o in outcomes], bins=BINS, color=LINE)
        lengths.set(title="decisions in a game", ylabel="games")
        figure.savefig(path, format="svg", metadata=NO_METADATA)
        pyplot.close(figure)


def plot_path(title: str, before: Mapping[str, float], path: Sequence[Mapping[str, float]], to: Path) -> None:
    """How settings moved, step by step, as factors of what they were."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    with pyplot.rc_context(STYLE):
        figure, axes = pyplot.subplots(figsize=(9, max(5, LEGEND_LINE * len(before))), layout="constrained")
        for i, (name, first) in enumerate(before.items()):
            factors = [1.0, *(settings[name] / first for settings in path)]
            style = ("-", "--", ":")[i // len(SEAT_COLOURS) % 3]
            axes.plot(factors, label=name, color=SEAT_COLOURS[i % len(SEAT_COLOURS)], linestyle=style)
        axes.set(title=title, xlabel="step", ylabel="factor", yscale="log")
        axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))
        figure.savefig(to, format="svg", metadata=NO_METADATA)
        pyplot.close(figure)


def plot_chances(
    title: str,
    names: Sequence[str],
    entries: Sequence[int],
    chances: Sequence[Sequence[float]],
    marked: Mapping[int, int],
    to: Path,
) -> None:
    """Every seat's chance to win after each of some entries; `marked` entries, each with its seat, get a dot."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    with pyplot.rc_context(STYLE):
        figure, axes = pyplot.subplots(figsize=(9, 4), layout="constrained")
        for seat, name in enumerate(names):
            shares = [100 * after[seat] for after in chances]
            mine = [i for i, entry in enumerate(entries) if marked.get(entry) == seat]
            label = f"{UNSEEN}{name}" if name.startswith("_") else name  # or the legend leaves it out
            axes.plot(entries, shares, color=SEAT_COLOURS[seat], label=label, marker=SEAT_MARKS[seat], markevery=mine)
        axes.set(title=title, xlabel="entry", ylabel="chance to win, %", ylim=(-3, 103))
        axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))
        figure.savefig(to, format="svg", metadata=NO_METADATA)
        pyplot.close(figure)


def _wins(axes: Any, names: list[str], players: Sequence[str], outcomes: Sequence[Outcome]) -> None:
    table = standings(players, outcomes)
    shares = [100 * s.wins for s in table]
    below = [100 * (s.wins - s.wins_low) for s in table]
    above = [100 * (s.wins_high - s.wins) for s in table]
    axes.bar(names, shares, yerr=(below, above), capsize=4, color=SEAT_COLOURS[: len(names)], ecolor=INK)
    axes.axhline(100 / len(names), color=INK, linestyle=":", lw=1)
    axes.set(title="wins, % (95 % intervals)", ylim=(0, 105))


def _points(axes: Any, names: list[str], outcomes: Sequence[Outcome]) -> None:
    low, high = min(min(o.points) for o in outcomes), max(max(o.points) for o in outcomes)
    width = max(1, -(-(high + 1 - low) // BINS))  # whole points, so that no bar is empty by rounding alone
    edges = [low - 0.5 + width * i for i in range((high - low) // width + 2)]
    for i, name in enumerate(names):
        scored = [o.points[i] for o in outcomes]
        axes.hist(scored, bins=edges, histtype="step", color=SEAT_COLOURS[i], label=name, lw=1.6)
    axes.set(title="points", ylabel="games")
    axes.legend(frameon=False)
