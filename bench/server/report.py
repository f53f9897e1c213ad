"""What was measured of the servers: a table for the terminal and for the docs, JSON, and a chart."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from bench.server.load import Measured
from rich import box
from rich.table import Table

import marked

TARGET_SECONDS: Final = 0.1
"""What 99 of 100 moves shall take at most, from being sent to being seen by all."""
SOURCE: Final = "make bench-server"
"""What the marks in a page name."""
NAMED: Final = ("server", "game", "storage")
FIGURES: Final = ("tables", "moves/s", "p50", "p99", "message", "core/move", "server's core", "memory/table")
HEADINGS: Final = (*NAMED, *FIGURES)
OURS: Final = ("#1f5fa8", "#7fb0e0")
THEIRS: Final = "#b9b4aa"


@dataclass(frozen=True)
class Row:
    """One load on one server."""

    server: str
    game: str
    storage: str
    tables: int
    moves_per_second: float
    asked_per_second: float | None
    """None: as many as it can (saturation)."""
    p50: float
    p99: float
    message: float
    """Characters of a message, on average."""
    core: float
    """How much of its core the server used."""
    memory: float | None
    """Bytes of memory that a table costs the server; measured once for each number of tables."""

    @property
    def core_a_move(self) -> float:
        """Seconds of its core that a move costs the server."""
        return self.core / self.moves_per_second

    @property
    def pace(self) -> str:
        return "saturated" if self.asked_per_second is None else f"{self.asked_per_second:,.0f} asked"

    @property
    def met(self) -> bool | None:
        """Whether the moves asked for were made, and seen in time; None where nothing is asked."""
        if self.asked_per_second is None:
            return None
        return self.p99 < TARGET_SECONDS and self.moves_per_second > 0.98 * self.asked_per_second


def row(
    server: str, game: str, storage: str, found: Measured, pause: float, core: float, memory: float | None = None
) -> Row:
    """A row of what was measured; `pause` is that between two decisions of a seat."""
    return Row(
        server,
        game,
        storage,
        found.tables,
        found.moves_per_second,
        found.seats / pause if pause else None,
        found.percentile(0.5),
        found.percentile(0.99),
        found.characters_a_message,
        core,
        memory,
    )


def milliseconds(seconds: float) -> str:
    """A time: `4.21 ms`, `1,050 ms`."""
    value = 1e3 * seconds
    return f"{value:,.0f} ms" if value >= 100 else f"{value:.3g} ms"


def cells(row: Row) -> list[str]:
    """A row in words."""
    return [
        row.server,
        row.game,
        row.storage,
        f"{row.tables}",
        f"{row.moves_per_second:,.0f} ({row.pace})",
        milliseconds(row.p50),
        milliseconds(row.p99),
        f"{row.message / 1e3:.1f} kB",
        milliseconds(row.core_a_move),
        f"{100 * row.core:.0f} %",
        "" if row.memory is None else f"{row.memory / 1e6:.2g} MB",
    ]


def table(rows: Sequence[Row], title: str) -> Table:
    """All rows, for the terminal."""
    shown = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold", pad_edge=False)
    for heading in (*HEADINGS, "target"):
        shown.add_column(heading, justify="left" if heading in (*NAMED, "target") else "right")
    for each in rows:
        met = {None: "", True: "[green]met[/]", False: "[bold red]MISSED[/]"}[each.met]
        shown.add_row(*cells(each), met)
    return shown


def markdown(rows: Sequence[Row], circumstances: str) -> str:
    """All rows, for the docs."""
    aligned = ["---" if h in NAMED else "---:" for h in HEADINGS]
    lines = [HEADINGS, aligned, *(cells(each) for each in rows)]
    text = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"{text}\n\n{circumstances}\n"


def put_into(page: Path, text: str) -> None:
    """Replace what stands between the marks of a page."""
    page.write_text(marked.replaced(page.read_text(encoding="utf-8"), SOURCE, text), encoding="utf-8")


def write_json(rows: Sequence[Row], about: Mapping[str, Any], path: Path) -> None:
    """All rows and the circumstances, for machines. Times are in seconds, memory in bytes."""
    lines = [{**asdict(each), "met": each.met} for each in rows]
    path.write_text(json.dumps({**about, "rows": lines}, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def write_chart(rows: Sequence[Row], note: str, path: Path) -> None:
    """The p99 of every paced load beside the target; letters are drawn, so that no font is needed."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    paced = [each for each in rows if each.asked_per_second is not None]
    names = [f"{each.server}, {each.game}, {each.storage}: {each.tables} tables" for each in paced]
    settings: Any = {"svg.fonttype": "path", "svg.hashsalt": "eduba", "font.family": "DejaVu Sans", "font.size": 11}
    with rc_context(settings):
        figure = Figure(figsize=(9, 1.6 + 0.5 * len(paced)), layout="constrained")
        axes = figure.subplots()
        for place, each in enumerate(paced):
            ours = each.server.startswith("Eduba")
            axes.barh(place, 1e3 * each.p99, color=OURS[1] if ours else "#dedbd4", height=0.72)
            axes.barh(place, 1e3 * each.p50, color=OURS[0] if ours else THEIRS, height=0.72)
            axes.text(1.12e3 * each.p99, place, f"{milliseconds(each.p50)} / {milliseconds(each.p99)}", va="center")
        axes.axvline(1e3 * TARGET_SECONDS, color="#a33", linestyle=":", linewidth=1.4)
        axes.set_yticks(range(len(paced)), names)
        axes.tick_params(axis="y", length=0)
        axes.invert_yaxis()
        axes.set_xscale("log")
        axes.set_xlim(0.5e3 * min(each.p50 for each in paced), 8e3 * max(TARGET_SECONDS, *(e.p99 for e in paced)))
        axes.set_xlabel(f"milliseconds, logarithmic scale: half of the moves / 99 of 100; dotted: the target\n{note}")
        axes.set_title("From a move sent to seen by all seats", loc="left", weight="bold")
        axes.grid(axis="x", color="#dddddd", linewidth=0.8)
        axes.set_axisbelow(True)
        for side in ("top", "right", "left"):
            axes.spines[side].set_visible(False)
        figure.savefig(path, format="svg", facecolor="white", metadata={"Date": None})
