"""`eduba serve` speaks to whoever started it: words on a terminal, lines of JSON elsewhere."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest

from cli.door import COMMAND

PATIENCE = 600


def said(folder: Path, *options: str, terminal: bool, until: bytes) -> tuple[int, str]:
    """What a server says until it has said this and is stopped; its exit code."""
    ours, theirs = pty.openpty() if terminal else os.pipe()
    command = [str(COMMAND), "serve", "--no-browser", "--port", "0", "--folder", str(folder), *options]
    running = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs)
    os.close(theirs)
    told = b""
    try:
        with suppress(OSError):  # a terminal whose other end has gone
            while part := os.read(ours, 4096):
                told += part
                if until in told and running.poll() is None:
                    running.send_signal(signal.SIGTERM)
        return running.wait(PATIENCE), told.decode()
    finally:
        running.kill()
        os.close(ours)


@pytest.mark.parametrize("options", [(), ("--log", "text")])
def test_on_a_terminal_it_speaks_to_a_person(tmp_path: Path, options: tuple[str, ...]) -> None:
    code, told = said(tmp_path, *options, terminal=True, until=b"warm up")
    lines = [line for line in told.splitlines() if line.strip()]
    [address] = [line for line in lines if line.startswith("The table is laid: http://localhost:")]
    assert address.endswith("(Ctrl-C to stop)")
    assert any(str(tmp_path / "eduba.sqlite3") in line for line in lines)
    assert any("warm up" in line for line in lines)
    assert not any(line.startswith("{") for line in lines)
    assert code == 143


@pytest.mark.parametrize(("options", "terminal"), [((), False), (("--log", "json"), True)])
def test_elsewhere_its_log_is_json(tmp_path: Path, options: tuple[str, ...], terminal: bool) -> None:
    _, told = said(tmp_path, *options, terminal=terminal, until=b'"level": "info"')
    lines = [line for line in told.splitlines() if line.startswith("{")]
    assert any(json.loads(line)["level"] == "info" for line in lines)
    assert "warm up" not in told
