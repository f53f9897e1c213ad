"""The ladder: each level against the one below it, as a table and a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.progress import Progress

import make_ladder
import marked
from eduba.arena.ratings import Rating
from eduba.arena.tournament import Plan, Played, Runner, plan
from eduba.bots.levels import USUAL, Level, levels_of
from eduba.kernel.game import installed, load


def test_each_level_plays_the_one_below_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    held: list[tuple[str, ...]] = []
    files: list[Path] = []

    def hold(wanted: Plan, file: Path, runner: Runner, progress: Callable[[int], None]) -> list[Played]:
        held.append(wanted.bots)
        files.append(file)
        progress(1)
        return [Played(i, (0, 1), 1, (0, 1), (2, 1)) for i in range(4)]

    monkeypatch.setattr(make_ladder, "hold", hold)
    monkeypatch.setattr(make_ladder, "GAMES", tmp_path)
    deals = dict.fromkeys(USUAL, 2)
    steps = make_ladder.climb("ur", USUAL, deals, Progress(disable=True))
    assert held == [
        ("random", "apprentice"),
        ("apprentice", "scribe"),
        ("scribe", "governor"),
        ("governor", "king"),
        ("king", "anunnaki"),
    ]
    assert len(set(files)) == 5
    assert all(step.elo > 100 for step in steps.values())
    make_ladder.climb("ur", {**USUAL, "king": Level(7)}, deals, Progress(disable=True))
    assert [new == old for old, new in zip(files[:5], files[5:], strict=True)] == [True, True, True, False, False]


def test_games_of_other_rules_lie_in_other_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What was measured before the rules changed is left alone, and the new rules are measured from the beginning."""
    files: list[Path] = []

    def hold(wanted: Plan, file: Path, runner: Runner, progress: Callable[[int], None]) -> list[Played]:
        files.append(file)
        return [Played(0, (0, 1), 1, (0, 1), (2, 1))]

    monkeypatch.setattr(make_ladder, "hold", hold)
    monkeypatch.setattr(make_ladder, "GAMES", tmp_path)
    for version in (1, 2):

        def planned(*given: Any, version: int = version, **more: Any) -> Plan:
            return replace(plan(*given, **more), version=version)

        monkeypatch.setattr(make_ladder, "plan", planned)
        make_ladder.climb("ur", USUAL, dict.fromkeys(USUAL, 2), Progress(disable=True))
    assert len(set(files)) == 2 * len(USUAL)


def test_the_table_and_the_picture(tmp_path: Path) -> None:
    levels = {name: Level(10, 0.1, offered=name != "anunnaki") for name in USUAL}
    step = Rating(123.4, 100.0, 150.0, 25.0, 1.0)
    shown = make_ladder.table(levels, dict.fromkeys(USUAL, step), dict.fromkeys(USUAL, 50))
    assert "| king | 10 | 0.1 | +123 | +100 to +150 | 100 |" in shown
    assert "| anunnaki (not offered) | 10 |" in shown
    assert shown.count("\n") == 1 + len(USUAL)
    make_ladder.draw("ur", levels, dict.fromkeys(USUAL, step), tmp_path / "ladder.svg")
    assert "<svg" in (tmp_path / "ladder.svg").read_text()


@pytest.mark.parametrize("game", installed())
def test_the_page_tells_of_the_levels_that_there_are(game: str) -> None:
    page = make_ladder.PAGE.read_text(encoding="utf-8")
    written = make_ladder.sections(marked.read(page, make_ladder.SOURCE))[game]
    levels = levels_of(load(game))
    rows = [line.split(" | ")[:3] for line in written.splitlines()[2 : 2 + len(levels)]]
    assert rows == [
        [f"| {make_ladder.titled(name, level)}", f"{level.simulations:,}", f"{level.slack:g}"]
        for name, level in levels.items()
    ]
    first, last = make_ladder.SAMPLES[game]
    games = [int(line.split(" | ")[-1].strip(" |")) for line in written.splitlines()[2 : 2 + len(levels)]]
    assert games == [2 * (last if name == make_ladder.TOP else first) for name in levels]
    assert (make_ladder.DOCS / f"ladder-{game}.svg").exists()


def test_what_is_not_measured_now_is_kept() -> None:
    parts = {"flood": "| a | b |\n\n![A](a.svg)", "ur": "| c |"}
    written = make_ladder.together(parts)
    assert written == "\n### flood\n\n| a | b |\n\n![A](a.svg)\n\n### ur\n\n| c |\n\n"
    assert make_ladder.sections(written) == parts
    assert make_ladder.sections("") == {}
