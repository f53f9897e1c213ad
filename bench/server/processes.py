"""The servers under load, as processes of their own, each held to one core; what they use of memory."""

from __future__ import annotations

import hashlib
import os
import re
import resource
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from build_page import node, npm
from server.processes import server_process
from server.proxying import proxy

HERE: Final = Path(__file__).resolve().parent
INSTALLED: Final = HERE.parents[1] / ".bench-server"
"""Where the packages of the peer are put."""
PACKAGE: Final = ("package.json", "package-lock.json", ".npmrc")
MOST_FILES: Final = 16_384
"""Connections that a process may hold."""


@dataclass(frozen=True)
class Running:
    """One server that answers, or several behind one address."""

    address: str
    pids: tuple[int, ...]

    def memory(self) -> int:
        """Bytes of memory that the processes occupy."""
        return sum(map(_memory, self.pids))

    def processor_seconds(self) -> float:
        """Seconds of the processor that the processes have used."""
        return sum(map(_processor_seconds, self.pids))


def _memory(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) * 1024


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Clock:
    """What all cores of the machine have done since it started, in ticks."""

    all: int
    stolen: int
    """What other guests of the same hardware had of them."""

    @classmethod
    def now(cls) -> Clock:
        fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
        return cls(sum(fields), fields[7])

    def stolen_since(self, before: Clock) -> float:
        """The part of the time since then that others had."""
        return (self.stolen - before.stolen) / max(1, self.all - before.all)


@contextmanager
def held_to(core: int) -> Iterator[None]:
    """Whatever is started meanwhile runs on one core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def allow_many_connections() -> None:
    """As many open files as the system lets this process and its children have, or enough."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, MOST_FILES) if most > 0 else MOST_FILES, most))


@contextmanager
def our_server(folder: Path, core: int, database_url: str = "") -> Iterator[Running]:
    """`eduba serve`, on SQLite in the folder unless told otherwise."""
    with held_to(core):
        serving = server_process(folder, database_url)
        server = serving.__enter__()
    try:
        yield Running(server.address, (server.process.pid,))
    finally:
        serving.__exit__(None, None, None)


@contextmanager
def two_servers(folder: Path, core: int, database_url: str, caddy: str, together: bool) -> Iterator[Running]:
    """Two of them on one core, behind the proxy of `deploy/`, which runs beside the clients."""
    with (
        our_server(folder, core, database_url) as one,
        our_server(folder, core, database_url) as other,
        proxy(caddy, folder, [one.address, other.address], together) as address,
    ):
        yield Running(address, one.pids + other.pids)


def install_peer() -> None:
    """boardgame.io, exactly as locked: once, and again when the lock changes."""
    stamp = hashlib.sha256(b"".join((HERE / name).read_bytes() for name in PACKAGE)).hexdigest()
    mark = INSTALLED / ".installed-from"
    if mark.is_file() and mark.read_text() == stamp:
        return
    INSTALLED.mkdir(exist_ok=True)
    for name in PACKAGE:
        shutil.copy(HERE / name, INSTALLED / name)
    done = subprocess.run(
        [*npm(), "ci", "--ignore-scripts"], cwd=INSTALLED, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"installing boardgame.io failed:\n{done.stderr.strip()}")
    mark.write_text(stamp)


@contextmanager
def their_server(core: int) -> Iterator[Running]:
    """boardgame.io's server, as it is run in production."""
    command = [str(node()), str(HERE / "peer.js"), str(INSTALLED)]
    environment = {**os.environ, "NODE_ENV": "production"}
    with held_to(core):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        for line in process.stdout:
            found = re.match(r"http://\S+", line)
            if found:
                yield Running(found[0].rstrip("/"), (process.pid,))
                return
        raise RuntimeError(f"boardgame.io did not start: {process.communicate()[1].strip()}")
    finally:
        process.kill()
        process.communicate()
