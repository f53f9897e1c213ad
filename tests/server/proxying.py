"""The proxy of `deploy/` as a process: Caddy with the very file, in front of servers that run here."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

CADDYFILE: Final = Path(__file__).resolve().parents[2] / "deploy" / "Caddyfile"
FOUND_BY_NAME: Final = re.compile(r"dynamic a server 8321 \{[^}]*\}")
"""How the servers are found among containers; here they are named instead."""
KEPT_TOGETHER: Final = "lb_policy header X-Eduba-Match"
SPREAD: Final = "lb_policy round_robin"
"""How requests would be dealt out in turn, to compare."""
PATIENCE: Final = 60.0


@contextmanager
def proxy(program: str, folder: Path, servers: Sequence[str], together: bool = True) -> Iterator[str]:
    """The proxy in front of servers, on a port of its own, while it is needed: its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    named = "to " + " ".join(address.removeprefix("http://") for address in servers)
    text = changed(CADDYFILE.read_text(encoding="utf-8"), FOUND_BY_NAME, named)
    if not together:
        text = changed(text, re.compile(re.escape(KEPT_TOGETHER)), SPREAD)
    config = folder / "Caddyfile"
    config.write_text("{\n\tadmin off\n}\n" + text, encoding="utf-8")
    command = [program, "run", "--config", str(config), "--adapter", "caddyfile"]
    environment = {**os.environ, "EDUBA_SITE": f"http://127.0.0.1:{port}", "HOME": str(folder)}
    with (folder / "caddy.log").open("w") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        until = time.monotonic() + PATIENCE
        while not answers(f"http://127.0.0.1:{port}/healthz"):
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the proxy does not answer: {(folder / 'caddy.log').read_text()}")
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def changed(text: str, what: re.Pattern[str], into: str) -> str:
    """The file with one thing said in another way; it must be there once."""
    text, count = what.subn(into, text)
    if count != 1:
        raise ValueError(f"{CADDYFILE.name} does not say {what.pattern!r} once")
    return text


def answers(address: str) -> bool:
    """Whether something answers there."""
    try:
        return httpx.get(address).status_code == 200
    except httpx.TransportError:
        return False
