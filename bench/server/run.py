"""Measure our server under load, beside a boardgame.io server, in one run: `make bench-server`.

Each server is a process of its own, held to one core; the clients are held to another, and so are PostgreSQL and the proxy,
which in earnest run on other machines. People sit at each table and play: at ours each of the four games, at theirs one of
UR's message size. At one decision per seat in two seconds it is measured how long a move takes from being sent to being seen
by all, how many moves a server makes when nobody waits, what a move costs of its core and a table of memory. Two servers
behind the proxy of `deploy/` are measured with every table kept on one of them, and with tables spread over both. Prints a
table, puts it into docs/run-it.md, and writes `server.json` and `server.svg` into `bench/`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import distributions
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import uvloop
from rich.console import Console

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(ROOT / "tools"), str(ROOT / "examples" / "connect_four")]

from bench.run import load_average, processor  # noqa: E402
from bench.server.load import Table, close_tables, measure, open_tables  # noqa: E402
from bench.server.ours import SEATS, OurTable  # noqa: E402
from bench.server.processes import (  # noqa: E402
    INSTALLED,
    Clock,
    Running,
    allow_many_connections,
    held_to,
    install_peer,
    our_server,
    their_server,
    two_servers,
)
from bench.server.report import Row, markdown, put_into, row, table, write_chart, write_json  # noqa: E402
from bench.server.theirs import TheirTable  # noqa: E402

from build_page import node  # noqa: E402
from services import caddy, new_postgres_database, postgres_server  # noqa: E402

SEAT_PAUSE = 2.0
LIKE_UR = "of UR's size"
FEW, MANY = 100, 500
WARM = 5.0
SATURATED = 10.0
WIDTH = 170
"""Columns of the table when it is not shown in a terminal."""


@dataclass(frozen=True)
class Contender:
    """A server, how it is started, how one sits down at it, and the loads it gets."""

    name: str
    game: str
    storage: str
    start: Callable[[], AbstractContextManager[Running]]
    table: Callable[[str, Random], Table]
    counts: Sequence[int] = (FEW,)
    saturate: bool = True
    """Whether it is measured, too, how many moves it makes when nobody waits."""

    def __str__(self) -> str:
        return f"{self.name}, {self.game}, {self.storage}"


def refuse(line: str) -> NoReturn:
    """Say in one line why it cannot go on."""
    sys.exit(f"bench: {line}")


def cores() -> tuple[int, int]:
    """One core for the server, one for everything else."""
    if not hasattr(os, "sched_setaffinity"):
        refuse("servers are held to a core and their memory is read as Linux does it; this is another system")
    usable = sorted(os.sched_getaffinity(0))
    if len(usable) < 2:
        refuse("there is one core; the server and its clients need one each")
    return usable[0], usable[-1]


@contextmanager
def contenders(server_core: int, folder: Path, proxy: str | None) -> Iterator[list[Contender]]:
    """All servers that are compared, and what they need."""
    with postgres_server() as postgres:

        @contextmanager
        def ours(on_postgres: bool) -> Iterator[Running]:
            with tempfile.TemporaryDirectory(dir=folder) as own:
                url = new_postgres_database(postgres) if on_postgres else ""
                with our_server(Path(own), server_core, url) as running:
                    yield running

        @contextmanager
        def two(program: str, together: bool) -> Iterator[Running]:
            with tempfile.TemporaryDirectory(dir=folder) as own:
                url = new_postgres_database(postgres)
                with two_servers(Path(own), server_core, url, program, together) as running:
                    yield running

        def ours_at(game: str, **given: Any) -> Contender:
            at = partial(OurTable, game=game, seats=SEATS[game])
            return Contender("Eduba", game, "PostgreSQL", partial(ours, True), at, **given)

        ur = ours_at("ur", counts=(FEW, MANY))
        every = [ur, replace(ur, storage="SQLite", start=partial(ours, False))]
        every += [ours_at(game) for game in SEATS if game != "ur"]
        if proxy is not None:
            pair = replace(ur, counts=(FEW,), saturate=False)
            every.append(replace(pair, name="Eduba twice, a table on one", start=partial(two, proxy, True)))
            every.append(replace(pair, name="Eduba twice, tables spread", start=partial(two, proxy, False)))
        peer = partial(their_server, server_core)
        every.append(Contender("boardgame.io", LIKE_UR, "memory only", peer, TheirTable, counts=(FEW, MANY)))
        yield every


async def loads(one: Contender, running: Running, count: int, seconds: float, saturate: bool) -> list[Row]:
    """Load one server: at the pace of people, then, if wanted, as fast as it can."""
    chance = Random(count)

    def new_table() -> Table:
        return one.table(running.address, Random(chance.random()))

    await close_tables(await open_tables(new_table, 1))  # whatever it loads for the first table is no table's cost
    before = running.memory()
    tables = await open_tables(new_table, count)
    rows = []
    for pause, lasting in [(SEAT_PAUSE, seconds), (0.0, SATURATED)] if saturate else [(SEAT_PAUSE, seconds)]:
        start, used = time.monotonic(), running.processor_seconds()
        found = await measure(tables, pause, WARM, lasting)
        core = (running.processor_seconds() - used) / (time.monotonic() - start)
        memory = (running.memory() - before) / count if pause and len(running.pids) == 1 else None
        rows.append(row(one.name, one.game, one.storage, found, pause, core, memory))
    await close_tables(tables)
    return rows


def measured(
    chosen: Sequence[Contender], counts: Sequence[int], seconds: float, core: int, told: Callable[[str], None]
) -> list[Row]:
    """All servers under all their loads, or those of a trial; each load finds a fresh server."""
    rows = []
    for one in chosen:
        for count in counts or one.counts:
            told(f"{one}: {count} tables")
            saturate = one.saturate and count == (counts or one.counts)[0]
            with one.start() as running, held_to(core):
                rows += uvloop.run(loads(one, running, count, seconds, saturate))
    return rows


def about(server_core: int, core: int, load_before: float | None, stolen: float, seconds: float) -> dict[str, Any]:
    """The circumstances."""
    peer = json.loads((INSTALLED / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    node_version = subprocess.run([str(node()), "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "processor": processor(),
        "cores": f"server on {server_core}, clients and PostgreSQL on {core}, of {os.cpu_count()}",
        "load_before": load_before,
        "stolen": round(stolen, 4),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "node": node_version,
        "seconds": seconds,
        "versions": dict(sorted((d.metadata["Name"].lower(), d.version) for d in distributions())),
        "peers": {name.split("node_modules/")[-1]: p["version"] for name, p in peer.items() if name},
    }


def main() -> None:
    """Measure everything and say it."""
    parser = argparse.ArgumentParser(description="Measure servers under load, each on one core. Trials write no files.")
    parser.add_argument("--tables", type=int, nargs="+", help=f"a trial with so many tables ({FEW} and {MANY})")
    parser.add_argument("--seconds", type=float, help="a trial in which one measure lasts so long (30)")
    parser.add_argument("--only", help="a trial of the servers whose name, game and storage contain this")
    given = parser.parse_args()
    seconds = given.seconds or 30.0
    server_core, core = cores()
    load_before = load_average()
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDTH)
    allow_many_connections()
    console.print("installing boardgame.io, unless it is there …")
    install_peer()
    proxy = caddy()
    if proxy is None:
        console.print("there is no Caddy here: two servers behind a proxy are left out")
    clock = Clock.now()
    with tempfile.TemporaryDirectory() as folder, held_to(core), contenders(server_core, Path(folder), proxy) as every:
        chosen = [c for c in every if (given.only or "").lower() in str(c).lower()]
        rows = measured(chosen, given.tables or (), seconds, core, lambda line: console.print(f"{line} …"))
    stolen = Clock.now().stolen_since(clock)
    circumstances = (
        f"{processor()}; servers on one core, clients, proxy and PostgreSQL on another; {stolen:.1%} of the machine's time "
        f"went to others; Python {platform.python_version()}; one decision per seat every {SEAT_PAUSE:g} s"
    )
    console.print(table(rows, f"{circumstances}; load before: {load_before}"))
    if given.tables or given.seconds or given.only or proxy is None:
        return
    told = about(server_core, core, load_before, stolen, seconds)
    write_json(rows, told, ROOT / "bench" / "server.json")
    write_chart(rows, f"{processor()}, {told['date'][:10]}", ROOT / "bench" / "server.svg")
    put_into(ROOT / "docs" / "run-it.md", markdown(rows, f"{circumstances}; {told['date'][:10]}."))
    console.print("written: bench/server.json, bench/server.svg, docs/run-it.md")


if __name__ == "__main__":
    main()
