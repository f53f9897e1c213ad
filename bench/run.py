"""Measure Eduba and other engines in one run, on one core: `make bench`.

The peers live in an environment of their own, made here from `peers.txt`. Everything that is compared is measured in
turn, several times over, and a figure is the median of its rounds; all times are those of the processor. Prints one
table and writes `results.json` and `results.svg` beside this file.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import distributions
from pathlib import Path
from statistics import median
from typing import Any, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(ROOT), str(ROOT / "examples" / "connect_four")]

from bench.duel import duel, interval  # noqa: E402
from bench.report import PER_SECOND, SIMULATIONS, Bar, Row, table, write_chart, write_json  # noqa: E402
from eduba_connect_four import GAME as CONNECT_FOUR  # noqa: E402

from eduba.arena.bench import Measure, Meter, rounds  # noqa: E402
from eduba.kernel.game import load  # noqa: E402

PEERS = ROOT / ".bench-venv"
PEERS_PYTHON = PEERS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
UR = "ur"
OTHERS = {
    "flood": ("After the Flood", 40),
    "cradle": ("Cradle of Civilization", 40),
    "gardens": ("The Hanging Gardens", 20),
}
"""The games beside UR: how they are called, and how many times as quick as catanatron they should be."""
UCT = {"explore": 0.7}
"""Plain UCT, for results from 0 to 1: what OpenSpiel does with 1.4, its results being from -1 to 1."""
MCTS = "OpenSpiel, its C++ MCTS"
THEIRS = 1000
"""Simulations of OpenSpiel's search for a move of the match."""
UNITS = {"s": 1.0, "µs": 1e6}
STARTS = 3
WIDTH = 120
"""Columns of the table when it is not shown in a terminal."""
Found = Mapping[str, list[float]]


def refuse(line: str) -> NoReturn:
    """Say in one line why it cannot go on."""
    sys.exit(f"bench: {line}")


def answer(command: list[str | Path], **environment: str) -> Any:
    """The JSON that a program prints."""
    done = subprocess.run(
        [str(c) for c in command], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(done.stderr.strip(), file=sys.stderr)
        refuse(f"{' '.join(str(c) for c in command)} failed")
    return json.loads(done.stdout)


def make_peers(progress: Progress) -> None:
    """The environment of the peers: made once, and again when its pins change."""
    lock = HERE / "peers.txt"
    stamp = hashlib.sha256(sys.version.encode() + lock.read_bytes()).hexdigest()
    mark = PEERS / ".eduba-peers"
    if mark.exists() and mark.read_text() == stamp:
        return
    pip: list[str | Path] = [
        PEERS_PYTHON,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--no-input",
        "install",
        "--quiet",
    ]
    steps: dict[str, list[str | Path]] = {
        "making an environment for the peers": [sys.executable, "-m", "venv", "--clear", PEERS],
        "installing the peers": [*pip, "--require-hashes", "--only-binary", ":all:", "-r", lock],
    }
    task = progress.add_task("", total=len(steps))
    for what, command in steps.items():
        progress.update(task, description=what)
        done = subprocess.run([str(c) for c in command], capture_output=True, text=True, check=False)
        if done.returncode:
            progress.stop()
            print("\n".join(done.stderr.strip().splitlines()[-15:]), file=sys.stderr)
            refuse(f"{what} failed; without them: {sys.executable} {Path(__file__).name} --no-peers")
        progress.advance(task)
    progress.update(task, description="peers ready")
    mark.write_text(stamp)


def one_core() -> str:
    """Keep this process and its children on one core, where the system can; say which."""
    if not hasattr(os, "sched_setaffinity"):
        return "not bound to a core"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"core {core} of {os.cpu_count()}"


def peer(name: str, seconds: float) -> float:
    """Decisions per second of a peer."""
    return float(answer([PEERS_PYTHON, HERE / "peers.py", name, str(seconds)]))


def unchecked(cache: str, seconds: float) -> float:
    """Decisions per second of UR without bounds checks."""
    child: list[str | Path] = [sys.executable, HERE / "child.py", "play", UR, str(seconds)]
    return float(answer(child, EDUBA_CACHE_DIR=cache, EDUBA_UNCHECKED="1"))


def on_all_cores(game: str, seconds: float) -> float:
    """Simulations per second of a game with a thread on each core."""
    return float(answer([sys.executable, HERE / "child.py", "search", game, str(seconds)]))


def started(cache: str) -> float:
    """Seconds from starting a process to an engine of UR that is ready."""
    child: list[str | Path] = [sys.executable, HERE / "child.py", "start", UR]
    return float(answer(child, EDUBA_CACHE_DIR=cache, EDUBA_UNCHECKED="0"))


def starts(cache: str, told: Callable[[str], None]) -> dict[str, list[float]]:
    """How long UR takes to start: with nothing compiled, and again with everything compiled."""
    told("UR: cold compile")
    cold = [started(cache)]
    told("UR: warm start")
    return {"cold": cold, "warm": [started(cache) for _ in range(STARTS)]}


def measures(meters: Mapping[str, Meter], cache: str, seconds: float, peers: bool) -> dict[str, Measure]:
    """What is measured in every round, in an order that puts side by side what is compared."""
    ur, connect_four = meters[UR], meters[CONNECT_FOUR.id]
    others = ("catanatron", "open_spiel", "open_spiel_inside", "open_spiel_mcts", "pettingzoo") if peers else ()
    theirs: dict[str, Measure] = {name: partial(peer, name, seconds) for name in others}
    ours: dict[str, Measure] = {
        "ur": partial(ur.compiled, seconds),
        "ur_unchecked": partial(unchecked, cache, seconds),
        "ur_plain": partial(ur.plain, seconds),
        "connect_four": partial(connect_four.compiled, seconds),
        "connect_four_stepped": partial(connect_four.stepped, seconds),
        "connect_four_search": partial(connect_four.simulations, UCT, 1, seconds, whole_game=False),
        "copy_python": ur.copy_python,
        "copy_compiled": ur.copy_compiled,
    }
    for name in OTHERS:
        ours[name] = partial(meters[name].compiled, seconds)
    deep: dict[str, Measure] = {}
    for name in (UR, *OTHERS):
        deep[f"{name}_search"] = partial(meters[name].simulations, None, 1, seconds)
        deep[f"{name}_search_threads"] = partial(on_all_cores, name, seconds)
    order = (
        *("catanatron", *OTHERS, "ur", "ur_unchecked", "ur_plain"),
        *("pettingzoo", "open_spiel_inside", "connect_four"),
        *("open_spiel_mcts", "connect_four_search", *deep),
    )
    every = {**theirs, **ours, **deep}
    return {name: every[name] for name in (*order, *every) if name in every}


def players(name: str) -> str:
    """How many usually play a game."""
    return load(name).choose()["players"]


def rows(found: Found) -> list[Row]:
    """The table's rows; what should be compared with a peer that was not measured is not judged."""
    catan, spiel, four = "catanatron (Catan)", "OpenSpiel, from Python", "Connect Four, random games"
    named = {UR: "UR", **{name: called for name, (called, _) in OTHERS.items()}}
    every = (
        rate(found, "UR, random games of 4", "ur", catan, "catanatron", at_least=100),
        *(
            rate(found, f"{called}, random games of {players(name)}", name, catan, "catanatron", at_least=wanted)
            for name, (called, wanted) in OTHERS.items()
        ),
        rate(found, four, "connect_four", spiel, "open_spiel", at_least=10),
        rate(found, four, "connect_four", "PettingZoo", "pettingzoo", at_least=500),
        rate(found, four, "connect_four", "OpenSpiel, inside its C++", "open_spiel_inside"),
        rate(found, "Connect Four, from Python", "connect_four_stepped", spiel, "open_spiel", at_least=0.5),
        search(found, "Connect Four, tree search", "connect_four_search", MCTS, "open_spiel_mcts"),
        *(row for name, called in named.items() for row in searches(found, name, called)),
        duration(found, "UR, copy from Python", "copy_python", "µs", below=0.5),
        duration(found, "UR, copy in compiled code", "copy_compiled", "µs", below=0.05),
        rate(found, "UR, without bounds checks", "ur_unchecked", "with them", "ur"),
        rate(found, "UR, rules as plain Python", "ur_plain", "compiled", "ur"),
        duration(found, "UR, cold compile", "cold", "s"),
        duration(found, "UR, warm start", "warm", "s"),
        Row("UR, one position", load(UR).state.size(), "bytes"),
        *(Row(f"{called}, one position", load(name).state.size(), "bytes") for name, (called, _) in OTHERS.items()),
    )
    once: dict[tuple[str, str], Row] = {}
    for row in every:
        once.setdefault((row.what, row.peer), row)  # without peers, three comparisons of one figure are one row
    return list(once.values())


def rate(found: Found, what: str, name: str, peer: str, against: str, at_least: float | None = None) -> Row:
    """A row of decisions per second, compared with another such rate."""
    own, theirs = found[name], found.get(against)
    row = Row(what, median(own), PER_SECOND, spread(own))
    if theirs is None:
        return row
    return replace(row, peer=peer, peer_value=median(theirs), peer_spread=spread(theirs), at_least=at_least)


def search(found: Found, what: str, name: str, peer: str = "", against: str = "") -> Row:
    """A row of simulations per second; of another engine's search at least twice as many are wanted."""
    return replace(rate(found, what, name, peer, against, at_least=2 if peer == MCTS else None), unit=SIMULATIONS)


def searches(found: Found, name: str, called: str) -> tuple[Row, Row]:
    """A game's search at moments of a whole game, in one thread and with a thread on each core."""
    single, threads = f"{name}_search", f"{name}_search_threads"
    what = f"{called}, tree search"
    return search(found, what, single), search(
        found, f"{what}, {os.cpu_count()} threads", threads, "one thread", single
    )


def equal_time(found: Found, connect_four: Meter, games: int, told: Callable[[str], None]) -> Row:
    """A match against OpenSpiel's search in which both think equally long: simulations in the ratio of their speeds."""
    ours = round(THEIRS * median(found["connect_four_search"]) / median(found["open_spiel_mcts"]))
    command = [str(PEERS_PYTHON), str(HERE / "peers.py"), "player", str(THEIRS)]
    scores = duel(connect_four.engine, UCT, ours, command, games, lambda done: told(f"match, game {done} of {games}"))
    mean, low, high = interval(scores)
    return Row(f"Connect Four, {games} games at equal time", mean, "%", (low, high), above=43)


def duration(found: Found, what: str, name: str, unit: str, below: float | None = None) -> Row:
    """A row of something that takes time; figures are in seconds."""
    values = [value * UNITS[unit] for value in found[name]]
    return Row(what, median(values), unit, spread(values), below=below)


def spread(values: list[float]) -> tuple[float, float]:
    """The lowest and the highest."""
    return min(values), max(values)


def bars(found: Found) -> list[Bar]:
    """The chart: what can be compared at a glance."""
    ur, four = "Our games, and Catan: whole random games", "Connect Four: whole random games"
    return [
        Bar(ur, "Eduba, UR", median(found["ur"]), True),
        *(Bar(ur, f"Eduba, {called}", median(found[name]), True) for name, (called, _) in OTHERS.items()),
        Bar(ur, "Eduba, UR, as plain Python", median(found["ur_plain"]), True),
        Bar(ur, "catanatron, Catan", median(found["catanatron"]), False),
        Bar(four, "Eduba", median(found["connect_four"]), True),
        Bar(four, "OpenSpiel, inside its C++", median(found["open_spiel_inside"]), False),
        Bar(four, "OpenSpiel, from Python", median(found["open_spiel"]), False),
        Bar(four, "Eduba, from Python", median(found["connect_four_stepped"]), True),
        Bar(four, "PettingZoo", median(found["pettingzoo"]), False),
    ]


def load_average() -> float | None:
    """How many programs wanted a core in the last minute, where the system tells; above 1 or so, figures are noisy."""
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None


def processor() -> str:
    """The model of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


def main() -> None:
    """Measure everything and say it."""
    parser = argparse.ArgumentParser(description="Measure Eduba and other engines in one run, on one core.")
    parser.add_argument("--rounds", type=int, default=5, help="how many times everything is measured (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long one measure lasts (1)")
    parser.add_argument("--games", type=int, default=200, help="games of the match against OpenSpiel's search (200)")
    parser.add_argument("--no-peers", action="store_true", help="Eduba alone; writes no files")
    given = parser.parse_args()
    peers = not given.no_peers
    load_before = load_average()
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDTH)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        Progress(*columns, TimeElapsedColumn(), console=console) as progress,
        tempfile.TemporaryDirectory() as cache,
    ):
        if peers:
            make_peers(progress)
        core = one_core()
        games = {UR: load(UR), **{name: load(name) for name in OTHERS}, CONNECT_FOUR.id: CONNECT_FOUR}
        readying = progress.add_task("making the games ready", total=len(games))
        meters = {}
        for name, game in games.items():
            meters[name] = Meter(game)
            progress.advance(readying)
        wanted = measures(meters, cache, given.seconds, peers)
        task = progress.add_task("", total=2 + 1 + len(wanted) * given.rounds)

        def told(name: str) -> None:
            progress.update(task, advance=1, description=name.replace("_", " "))

        found = starts(cache, told)
        told("UR: compiling without bounds checks")
        unchecked(cache, 0.0)
        found.update(rounds(wanted, given.rounds, told))
        shown = rows(found)
        if peers:
            progress.update(task, total=3 + len(wanted) * given.rounds + given.games)
            shown.append(equal_time(found, meters[CONNECT_FOUR.id], given.games, told))
    circumstances = f"{processor()}, {core}, Python {platform.python_version()}, median of {given.rounds} rounds"
    if load_before is not None:
        circumstances += f", load before {load_before}"
    console.print(table(shown, circumstances))
    if not peers:
        return
    about = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "processor": processor(),
        "bound_to": core,
        "load_before": load_before,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "rounds": given.rounds,
        "seconds": given.seconds,
        "versions": dict(sorted((d.metadata["Name"].lower(), d.version) for d in distributions())),
        "peers": answer([PEERS_PYTHON, HERE / "peers.py", "versions"]),
    }
    write_json(shown, about, HERE / "results.json")
    note = f"{processor()}, one core, Python {platform.python_version()}, {about['date'][:10]}"
    write_chart(bars(found), "Decisions per second on one core", note, HERE / "results.svg")
    console.print(f"written: {HERE / 'results.json'}, {HERE / 'results.svg'}")


if __name__ == "__main__":
    main()
