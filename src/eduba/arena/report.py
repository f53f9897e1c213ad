"""A tournament as a page to look at: ratings, who beats whom, points and lengths. One HTML file, nothing loaded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from io import StringIO
from typing import Any, Final

import numpy as np

from eduba.arena.plot import BINS, INK, LINE, NO_METADATA, SEAT_COLOURS, STYLE
from eduba.arena.ratings import Rating, rate, score
from eduba.arena.tournament import Plan, Played

CSS: Final = """
:root { color-scheme: light dark; --ground: #f6efe2; --ink: #2b2118; --line: #cbb894; --surface: #fffaf0 }
@media (prefers-color-scheme: dark) { :root { --ground: #1d1a17; --ink: #f1e7d6; --line: #4d4336 } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
h1, h2 { font-family: Georgia, serif; font-weight: normal }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .8rem; border-bottom: 1px solid var(--line); text-align: right }
th:first-child, td:first-child { text-align: left }
figure { margin: 1.5rem 0; background: var(--surface); border: 1px solid var(--line); overflow-x: auto }
figure svg { display: block; max-width: 100%; height: auto; margin: auto }
"""


def page(plan: Plan, games: Sequence[Played]) -> str:
    """The whole page."""
    ratings = rate(len(plan.bots), games)
    settings = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    figures = "\n".join(f"<figure>{svg}</figure>" for svg in pictures(plan, games, ratings))
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(plan.game)}: {", ".join(map(escape, plan.bots))}</title>
<style>{CSS}</style>
<h1>{escape(plan.game)}: {len(games)} games</h1>
<p>{escape(settings)}; seed {plan.seed}. Every pair of bots plays {plan.deals} deals, each twice with the seats exchanged.
Every two seats of different bots in a game are one comparison by final rank; intervals are 95 %, by drawing games anew.</p>
{rating_table(plan, ratings, games)}
{figures}
</html>
"""


def rating_table(plan: Plan, ratings: Sequence[Rating], games: Sequence[Played]) -> str:
    """Ratings and means as a table."""
    rows = []
    for i, (name, rating) in enumerate(zip(plan.bots, ratings, strict=True)):
        own = [p for game in games for p, bot in zip(game.points, game.seating, strict=True) if bot == i]
        rows.append(
            f"<tr><td>{escape(name)}<td>{rating.elo:+.0f}<td>{rating.interval}"
            f"<td>{rating.skill:.1f} ± {1.96 * rating.uncertainty:.1f}<td>{np.mean(own):.1f}<td>{len(own)}</tr>"
        )
    head = "<tr><th>bot<th>Elo<th>95 %<th>openskill<th>mean points<th>seats played</tr>"
    return f"<table>{head}{''.join(rows)}</table>"


def pictures(plan: Plan, games: Sequence[Played], ratings: Sequence[Rating]) -> list[str]:
    """All pictures, as SVG."""
    return [
        picture(lambda axes: ladder(axes, plan.bots, ratings), 7, 0.6 + 0.45 * len(plan.bots)),
        picture(lambda axes: matrix(axes, plan, games), 1.6 + 0.9 * len(plan.bots), 1.2 + 0.7 * len(plan.bots)),
        picture(lambda axes: points(axes, plan, games), 7, 3),
        picture(lambda axes: lengths(axes, games), 7, 3),
    ]


def picture(draw: Callable[[Any], None], width: float, height: float) -> str:
    """One picture, without the head of an SVG file."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    with pyplot.rc_context(STYLE):
        figure, axes = pyplot.subplots(figsize=(width, height), layout="constrained")
        draw(axes)
        out = StringIO()
        figure.savefig(out, format="svg", metadata=NO_METADATA)
        pyplot.close(figure)
    whole = out.getvalue()
    return whole[whole.index("<svg") :]


def ladder(axes: Any, names: Sequence[str], ratings: Sequence[Rating]) -> None:
    """Ratings with their intervals, the strongest on top."""
    order = sorted(range(len(names)), key=lambda i: ratings[i].elo)
    for y, i in enumerate(order):
        rating = ratings[i]
        bars = np.reshape(rating.bars, (2, 1))
        axes.errorbar(rating.elo, y, xerr=bars, fmt="o", capsize=4, color=SEAT_COLOURS[i % len(SEAT_COLOURS)])
    axes.set_yticks(range(len(order)), [names[i] for i in order])
    axes.grid(axis="x", color=LINE, lw=0.5)
    axes.set(title="Elo, with 95 % intervals", ylim=(-0.6, len(order) - 0.4))


def matrix(axes: Any, plan: Plan, games: Sequence[Played]) -> None:
    """What the bot of a row scored against that of a column, in hundredths."""
    shares = score(len(plan.bots), games)
    axes.imshow(shares, vmin=0, vmax=1, cmap="BrBG")
    for (i, j), share in np.ndenumerate(shares):
        if not np.isnan(share):
            axes.text(j, i, f"{100 * share:.0f}", ha="center", va="center", color=INK)
    axes.set_xticks(range(len(plan.bots)), plan.bots, rotation=30)
    axes.set_yticks(range(len(plan.bots)), plan.bots)
    axes.set(title="score against, %")


def points(axes: Any, plan: Plan, games: Sequence[Played]) -> None:
    """How points are spread, bot by bot."""
    every = [p for game in games for p in game.points]
    edges = np.histogram_bin_edges(every, bins=min(BINS, max(every) - min(every) + 1))
    for i, name in enumerate(plan.bots):
        own = [p for game in games for p, bot in zip(game.points, game.seating, strict=True) if bot == i]
        axes.hist(own, bins=edges, histtype="step", lw=1.5, color=SEAT_COLOURS[i % len(SEAT_COLOURS)], label=name)
    axes.legend(frameon=False)
    axes.set(title="points", ylabel="seats")


def lengths(axes: Any, games: Sequence[Played]) -> None:
    """How long games are."""
    axes.hist([game.decisions for game in games], bins=BINS, color=LINE)
    axes.set(title="decisions in a game", ylabel="games")
