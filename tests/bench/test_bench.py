"""The measuring gives figures, and figures become a table, JSON and a chart. No test compares durations."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from eduba_connect_four import GAME
from rich.console import Console

from eduba.arena import bench
from eduba.kernel.engine import Engine

ROOT = Path(__file__).resolve().parents[2]
TINY = 1e-4


def script(name: str) -> Any:
    """A file of bench/, which is no package."""
    spec = spec_from_file_location(f"bench_{name}", ROOT / "bench" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


report = script("report")


@pytest.fixture
def meter(own_cache: None) -> bench.Meter:
    return bench.Meter(GAME)


@pytest.mark.parametrize("what", ["compiled", "plain", "stepped", "copy_compiled", "copy_python"])
def test_every_measure_gives_a_positive_figure(meter: bench.Meter, what: str) -> None:
    assert getattr(meter, what)(TINY) > 0


@pytest.mark.parametrize("threads", [1, 2])
def test_searches_are_measured(meter: bench.Meter, threads: int) -> None:
    assert meter.simulations({"explore": 0.7}, threads, TINY) > 0
    assert meter.simulations({"explore": 0.7}, threads, TINY, whole_game=False) > 0


def test_searches_are_measured_from_the_first_question_to_near_the_end(meter: bench.Meter) -> None:
    positions = meter._moments()
    assert len({position.key() for position in positions}) == bench.MOMENTS
    assert positions[0].key() == meter.engine.new(meter.options, 1).key()
    assert all(len(position.legal()) > 1 for position in positions)


def test_a_match_with_a_program_that_answers_moves(own_cache: None) -> None:
    """A program that always plays the leftmost free column loses to a search, whoever begins."""
    leftmost = (
        "import sys\n"
        "for line in sys.stdin:\n"
        "    played = [int(c) for c in line.split()]\n"
        "    print(next(c for c in range(7) if played.count(c) < 6), flush=True)\n"
    )
    duel = script("duel")
    told: list[int] = []
    command = [sys.executable, "-c", leftmost]
    scores = duel.duel(Engine(GAME), {"explore": 0.7}, 500, command, 2, told.append)
    assert scores == [1.0, 1.0]
    assert told == [1, 2]
    assert duel.interval([1.0, 0.0, 0.5, 0.5])[0] == 50


def test_all_figures_of_a_game(own_cache: None) -> None:
    told: list[str] = []
    figures = bench.measure(GAME, seconds=TINY, times=2, told=told.append)
    assert (figures.game, figures.players, figures.position) == ("connect_four", 2, GAME.state.size())
    assert min(figures.compiled, figures.plain, figures.stepped, figures.copy_compiled, figures.copy_python) > 0
    assert told == ["compiled", "plain", "stepped", "copy_compiled", "copy_python"] * 2


def test_compiled_copies_reach_every_record(meter: bench.Meter) -> None:
    states = meter._states
    states[0].left = 42
    meter._copies(states.array, len(states) - 1)
    assert [states[i].left for i in range(len(states))] == [42] * len(states)


def test_work_grows_until_it_lasts() -> None:
    amounts: list[int] = []

    def work(amount: int) -> int:
        amounts.append(amount)
        return sum(1 for _ in range(amount))

    assert bench.per_second(work, 0.01) > 0
    assert amounts == sorted(set(amounts))
    assert len(amounts) > 1


def test_rounds_take_turns() -> None:
    order: list[str] = []
    found = bench.rounds({"a": lambda: 1.0, "b": lambda: 2.0}, 3, order.append)
    assert found == {"a": [1.0] * 3, "b": [2.0] * 3}
    assert order == ["a", "b"] * 3


@pytest.mark.parametrize(
    ("row", "met", "target"),
    [
        (report.Row("x", 1000, "decisions/s", peer="p", peer_value=10, at_least=100), True, "≥ 100 ×"),
        (report.Row("x", 999, "decisions/s", peer="p", peer_value=10, at_least=100), False, "≥ 100 ×"),
        (report.Row("x", 0.4, "µs", below=0.5), True, "< 0.5 µs"),
        (report.Row("x", 0.5, "µs", below=0.5), False, "< 0.5 µs"),
        (report.Row("x", 3, "s"), None, ""),
    ],
)
def test_a_target_is_judged(row: Any, met: bool | None, target: str) -> None:
    assert (row.met, row.target) == (met, target)


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [
        (4_213_000, "decisions/s", "4.21 million/s"),
        (15_234, "decisions/s", "15,200/s"),
        (0.3127, "µs", "0.313 µs"),
        (276, "bytes", "276 bytes"),
    ],
)
def test_amounts_are_short(value: float, unit: str, text: str) -> None:
    assert report.amount(value, unit) == text


def made_up() -> dict[str, list[float]]:
    """Figures of a run that never was."""
    own = {"ur": 4e6, "ur_unchecked": 4.4e6, "ur_plain": 2e4, "connect_four": 2e7, "connect_four_stepped": 2e5}
    own |= {"connect_four_search": 3e5, "flood": 1e6, "cradle": 1e6, "gardens": 6e5}
    own |= {f"{name}_search": 4e4 for name in ("ur", "flood", "cradle", "gardens")}
    own |= {f"{name}_search_threads": 7e4 for name in ("ur", "flood", "cradle", "gardens")}
    peers = {"catanatron": 1.5e4, "open_spiel": 5e5, "open_spiel_inside": 2e6, "pettingzoo": 8e3}
    peers |= {"open_spiel_mcts": 1e5}
    times = {"copy_python": 3e-7, "copy_compiled": 6e-9, "cold": 5.0, "warm": 0.7}
    return {name: [0.9 * value, value, 1.1 * value] for name, value in {**own, **peers, **times}.items()}


@pytest.fixture(scope="module")
def run() -> Any:
    return script("run")


def test_rows_say_honestly_what_was_met(run: Any) -> None:
    rows = run.rows(made_up())
    judged = {(row.what, row.peer): row.met for row in rows if row.met is not None}
    assert judged == {
        ("UR, random games of 4", "catanatron (Catan)"): True,
        ("After the Flood, random games of 3", "catanatron (Catan)"): True,
        ("Cradle of Civilization, random games of 4", "catanatron (Catan)"): True,
        ("The Hanging Gardens, random games of 4", "catanatron (Catan)"): True,
        ("Connect Four, random games", "OpenSpiel, from Python"): True,
        ("Connect Four, random games", "PettingZoo"): True,
        ("Connect Four, from Python", "OpenSpiel, from Python"): False,
        ("Connect Four, tree search", "OpenSpiel, its C++ MCTS"): True,
        ("UR, copy from Python", ""): True,
        ("UR, copy in compiled code", ""): True,
    }
    printed = StringIO()
    Console(width=120, file=printed).print(report.table(rows, "nowhere"))
    text = printed.getvalue()
    assert "4 million/s" in text
    assert text.count("NO") == 1


def test_without_peers_nothing_is_compared(run: Any) -> None:
    found = {name: v for name, v in made_up().items() if name.split("_")[0] not in ("catanatron", "open", "pettingzoo")}
    rows = run.rows(found)
    assert len({row.what for row in rows}) == len(rows)
    assert {row.peer for row in rows} == {"", "with them", "compiled", "one thread"}


def test_json_and_chart_are_written(run: Any, tmp_path: Path) -> None:
    report.write_json(run.rows(made_up()), {"processor": "an abacus"}, tmp_path / "results.json")
    told = json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))
    assert told["processor"] == "an abacus"
    assert told["rows"][0]["ratio"] == pytest.approx(4e6 / 1.5e4)
    assert told["rows"][0]["met"] is True
    report.write_chart(run.bars(made_up()), "speed", "an abacus", tmp_path / "results.svg")
    picture = (tmp_path / "results.svg").read_text(encoding="utf-8")
    assert picture.rstrip().endswith("</svg>")
    assert "@font-face" not in picture
    assert "<text" not in picture  # letters are drawn


def test_the_peers_are_pinned_with_hashes_and_without_addresses() -> None:
    lines = (ROOT / "bench" / "peers.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if "==" in line and not line.lstrip().startswith("#")]
    assert {"catanatron", "open-spiel", "pettingzoo"} <= {line.split("==")[0] for line in pins}
    assert sum("--hash=sha256:" in line for line in lines) >= len(pins)
    assert not any("://" in line or "index" in line.split("#")[0] for line in lines)


def test_peers_are_never_imported() -> None:
    for name in ("eduba.arena.bench", "eduba_connect_four"):
        import_module(name)
    assert not {"catanatron", "pyspiel", "pettingzoo"} & set(sys.modules)
