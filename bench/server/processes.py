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

HERE: Final = Path(__file__).resolve().parent
INSTALLED: Final = HERE.parents[1] / ".bench-server"
"""Where the packages of the peer are put."""
PACKAGE: Final = ("package.json", "package-lock.json", ".npmrc")
MOST_FILES: Final = 16_384
"""Connections that a process may hold."""


@dataclass(frozen=True)
class Running:
    """A server that answers."""

    address: str
    pid: int

    def memory(self) -> int:
        """Bytes of memory that the process occupies."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024

    def processor_seconds(self) -> float:
        """Seconds of the processor that the process has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
        yield Running(server.address, server.process.pid)
    finally:
        serving.__exit__(None, None, None)


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
                yield Running(found[0].rstrip("/"), process.pid)
                return
        raise RuntimeError(f"boardgame.io did not start: {process.communicate()[1].strip()}")
    finally:
        process.kill()
        process.communicate()
