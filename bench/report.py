"""What was measured, as a table for the terminal, as JSON, and as a chart for the README."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from rich import box
from rich.table import Table

PER_SECOND: Final = "decisions/s"
SIMULATIONS: Final = "simulations/s"


@dataclass(frozen=True)
class Row:
    """One thing that was measured, with what it is compared to and what we want of it."""

    what: str
    value: float
    unit: str
    spread: tuple[float, float] | None = None
    """The lowest and the highest of the rounds."""
    peer: str = ""
    """What it is compared to; empty if nothing."""
    peer_value: float | None = None
    peer_spread: tuple[float, float] | None = None
    at_least: float | None = None
    """We want at least this ratio to the peer."""
    below: float | None = None
    """We want a value below this …"""
    above: float | None = None
    """… or above this."""

    @property
    def ratio(self) -> float | None:
        return self.value / self.peer_value if self.peer_value else None

    @property
    def target(self) -> str:
        if self.at_least is not None:
            return f"≥ {self.at_least:g} ×"
        if self.below is not None:
            return f"< {self.below:g} {self.unit}"
        if self.above is not None:
            return f"> {self.above:g} {self.unit}"
        return ""

    @property
    def met(self) -> bool | None:
        """Whether the target was reached; None where there is none."""
        if self.at_least is not None:
            return self.ratio is not None and self.ratio >= self.at_least
        if self.below is not None:
            return self.value < self.below
        if self.above is not None:
            return self.value > self.above
        return None


@dataclass(frozen=True)
class Bar:
    """One bar of the chart."""

    group: str
    name: str
    value: float
    ours: bool


def amount(value: float, unit: str) -> str:
    """A number with its unit, to three places that matter: `4.21 million/s`, `15,200/s`, `0.31 µs`, `276 bytes`."""
    if unit in (PER_SECOND, SIMULATIONS):
        return f"{value / 1e6:.3g} million/s" if value >= 1e6 else f"{float(f'{value:.3g}'):,.0f}/s"
    return f"{value:.3g} {unit}"


def times(ratio: float | None) -> str:
    """A ratio: `162 ×`, `0.94 ×`; nothing if there is none."""
    if ratio is None:
        return ""
    return f"{float(f'{ratio:.3g}'):,.0f} ×" if ratio >= 100 else f"{ratio:.2g} ×"


def table(rows: Sequence[Row], title: str) -> Table:
    """All rows, for the terminal; `/s` is decisions per second."""
    shown = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold", pad_edge=False)
    for heading in ("what", "value", "compared to", "its value", "ratio", "target", "met"):
        right = heading in ("value", "its value", "ratio", "target")
        shown.add_column(heading, justify="right" if right else "left", no_wrap=right)
    for row in rows:
        met = {None: "", True: "[green]yes[/]", False: "[bold red]NO[/]"}[row.met]
        peer_value = amount(row.peer_value, row.unit) if row.peer_value else ""
        shown.add_row(row.what, amount(row.value, row.unit), row.peer, peer_value, times(row.ratio), row.target, met)
    return shown


def write_json(rows: Sequence[Row], about: Mapping[str, Any], path: Path) -> None:
    """All rows and the circumstances, for machines."""
    lines = [{**asdict(row), "ratio": row.ratio, "target": row.target, "met": row.met} for row in rows]
    path.write_text(json.dumps({**about, "rows": lines}, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def write_chart(bars: Sequence[Bar], title: str, note: str, path: Path) -> None:
    """Bars on a logarithmic scale, one group of them for each game; letters are drawn, so that no font is needed."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    groups = list(dict.fromkeys(bar.group for bar in bars))
    settings: Any = {"svg.fonttype": "path", "svg.hashsalt": "eduba", "font.family": "DejaVu Sans", "font.size": 11}
    with rc_context(settings):
        figure = Figure(figsize=(9, 1.5 + 0.36 * len(bars) + 0.5 * len(groups)), layout="constrained")
        axes = figure.subplots()
        place, places, names = 0.0, [], []
        for group in groups:
            axes.text(0, place, group, transform=axes.get_yaxis_transform(), weight="bold", va="center")
            for bar in (b for b in bars if b.group == group):
                place += 1
                places.append(place)
                names.append(bar.name)
                axes.barh(place, bar.value, color="#1f5fa8" if bar.ours else "#b9b4aa", height=0.72)
                axes.text(bar.value * 1.12, place, amount(bar.value, PER_SECOND), va="center")
            place += 1.4
        axes.set_yticks(places, names)
        axes.tick_params(axis="y", length=0)
        axes.set_xscale("log")
        axes.set_xlim(min(b.value for b in bars) / 4, max(b.value for b in bars) * 12)
        axes.set_ylim(place - 0.6, -0.7)
        axes.set_xlabel(f"decisions per second, logarithmic scale\n{note}")
        axes.set_title(title, loc="left", weight="bold")
        axes.grid(axis="x", color="#dddddd", linewidth=0.8)
        axes.set_axisbelow(True)
        for side in ("top", "right", "left"):
            axes.spines[side].set_visible(False)
        figure.savefig(path, format="svg", facecolor="white", metadata={"Date": None})
