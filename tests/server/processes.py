"""Servers as real processes, for tests that kill them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

START = [sys.executable, "-c", "from eduba.cli import main; main()", "serve", "--no-browser", "--hurry"]


class ServerProcess:
    """One `eduba serve` on a port of its own."""

    def __init__(self, folder: Path, database_url: str = "", port: int = 0) -> None:
        options = ["--folder", str(folder), "--port", str(port)]
        if database_url:
            options += ["--database-url", database_url]
        self._folder, self._options = folder, options
        self.start()

    def start(self) -> None:
        """Begin, or begin again."""
        self._errors = open(self._folder / "server.log", "ab")  # noqa: SIM115 - closed when the process ends
        self.process = subprocess.Popen(
            [*START, *self._options], stdout=subprocess.PIPE, stderr=self._errors, text=True
        )
        assert self.process.stdout is not None
        said, found = [], None
        for line in self.process.stdout:  # it may have to compile first, and says so
            said.append(line)
            if found := re.search(r"http://\S+", line):
                break
        assert found, f"the server did not start: {said}"
        self.address = found[0].rstrip("/").replace("localhost", "127.0.0.1")

    def kill(self) -> None:
        """`kill -9`."""
        self.process.kill()
        self._ended()

    def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        self.process.terminate()
        self._ended()

    def _ended(self) -> None:
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._errors.close()


@contextmanager
def server_process(folder: Path, database_url: str = "") -> Iterator[ServerProcess]:
    """A server process that is gone at the end, whatever happened."""
    server = ServerProcess(folder, database_url)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
