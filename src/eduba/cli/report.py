"""Tables of results for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean, quantiles
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from eduba.arena.ratings import rate, score
from eduba.arena.simulate import Outcome, simulate, standings
from eduba.arena.tournament import Plan, Runner, hold
from eduba.arena.tune import Tuning, rewritten, tune
from eduba.kernel.game import Game


def show_standings(
    game: str,
    players: Sequence[str],
    options: Mapping[str, str],
    count: int,
    seed: int,
    processes: int | None,
    content: Path | None,
    console: Console,
) -> list[Outcome]:
    """Play the games with a progress bar, then a table of wins, points and ranks with 95 % intervals, and lengths."""
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(f"{game}: {count} games", total=count)
        outcomes = simulate(
            game, players, options, count, seed, lambda done: bar.update(task, completed=done), processes, content
        )
    table = Table(title=f"{game}: {count} games, seed {seed}")
    for column in ("player", "wins, % (95 %)", "points", "mean rank"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for i, s in enumerate(standings(players, outcomes), 1):
        wins = f"{100 * s.wins:.1f} ({100 * s.wins_low:.1f}-{100 * s.wins_high:.1f})"
        table.add_row(f"{i} {s.player}", wins, f"{s.points:.1f} ± {s.points_error:.1f}", f"{s.rank:.2f}")
    console.print(table)
    lengths = [o.decisions for o in outcomes]
    low, middle, high = (quantiles(lengths, n=20)[i] for i in (0, 9, 18)) if count > 1 else (lengths[0],) * 3
    console.print(f"decisions in a game: mean {fmean(lengths):.0f}, median {middle:.0f}, 5-95 % {low:.0f}-{high:.0f}")
    return outcomes


def show_tournament(wanted: Plan, out: Path | None, report: Path | None, runner: Runner, console: Console) -> None:
    """Hold a tournament with a progress bar, then a table of ratings; write a page with plots where one is wanted."""
    with TemporaryDirectory() as folder:
        errors = Console(stderr=True)
        with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
            task = bar.add_task(f"{wanted.game}: {wanted.count} games", total=wanted.count)
            file = out or Path(folder) / "games.jsonl"
            games = hold(wanted, file, runner, lambda done: bar.update(task, completed=done))
    table = Table(title=f"{wanted.game}: {len(games)} games, {wanted.seats} seats, seed {wanted.seed}")
    for column in ("bot", "Elo", "95 %", "openskill", *(f"against {name}, %" for name in wanted.bots)):
        table.add_column(column, justify="left" if column == "bot" else "right")
    shares = score(len(wanted.bots), games)
    for i, rating in enumerate(rate(len(wanted.bots), games)):
        against = ("" if i == j else f"{100 * shares[i, j]:.1f}" for j in range(len(wanted.bots)))
        skill = f"{rating.skill:.1f} ± {1.96 * rating.uncertainty:.1f}"
        table.add_row(wanted.bots[i], f"{rating.elo:+.0f}", rating.interval, skill, *against)
    console.print(table)
    if out is not None:
        console.print(f"games: {out}", markup=False)
    if report is not None:
        from eduba.arena.report import page

        report.write_text(page(wanted, games), encoding="utf-8")
        console.print(f"report: {report}", markup=False)


def show_tuning(
    wanted: Tuning, check: int, plot: Path | None, write: Path | None, processes: int | None, console: Console
) -> None:
    """Tune with a progress bar, then a table of what changed and what it brought."""
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(f"{wanted.game}: tuning", total=None)
        found = tune(wanted, check, lambda done, total: bar.update(task, completed=done, total=total), processes)
    table = Table(title=f"{wanted.game}: {wanted.steps} steps of {2 * wanted.deals} games, seed {wanted.seed}")
    for column in ("setting", "before", "after"):
        table.add_column(column, justify="left" if column == "setting" else "right")
    for name, value in found.before.items():
        table.add_row(name, f"{value:g}", f"{found.after[name]:g}")
    console.print(table)
    gain = found.gain
    said = "better" if found.better else "no gain found"
    console.print(f"{2 * check} games, new against old: {gain.elo:+.0f} Elo ({gain.interval}): {said}")
    if plot is not None:
        from eduba.arena.plot import plot_path

        plot_path(f"{wanted.game}: tuning", found.before, found.path, plot)
        console.print(f"chart: {plot}", markup=False)
    if write is not None and found.better:
        write.write_text(rewritten(write.read_text(encoding="utf-8"), found.after), encoding="utf-8")
        console.print(f"{write}: changed", markup=False)


def show_figures(game: Game, console: Console) -> None:
    """What `eduba bench` measured."""
    from eduba.arena.bench import measure

    errors = Console(stderr=True)
    with errors.status(f"{game.id}: measuring") if errors.is_terminal else errors:
        found = measure(game)
    table = Table(title=f"{found.game}, {found.players} players, {found.position} bytes a position")
    table.add_column("measured")
    table.add_column("figure", justify="right")
    for name, value, unit in (
        ("whole random games, compiled", found.compiled, "decisions/s"),
        ("the same rules as plain Python", found.plain, "decisions/s"),
        ("compiled rules, every decision asked from Python", found.stepped, "decisions/s"),
        ("copy of a position, compiled", found.copy_compiled * 1e9, "ns"),
        ("copy of a position, from Python", found.copy_python * 1e9, "ns"),
    ):
        table.add_row(name, f"{value:,.0f} {unit}")
    console.print(table)
