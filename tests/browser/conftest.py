"""A real server in its own process, and Debian's Chromium to look at it."""

from __future__ import annotations

import fcntl
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import build_page
from browser import unsaid
from browser.replaying import Server
from services import chromium

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PATIENCE = 2700
"""Seconds for the server to come up: the rules may have to be compiled first."""
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)

NewPage = Callable[..., Page]
MILLISECONDS = 60_000
"""For anything to happen on a page."""
expect.set_options(timeout=MILLISECONDS)


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page, built from its sources as they are now; by one process at a time."""
    with (tmp_path_factory.getbasetemp().parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_page.main()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@pytest.fixture(scope="session")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server whose games are ready to be played."""
    with serving(tmp_path_factory) as server:
        yield server


@contextmanager
def serving(tmp_path_factory: pytest.TempPathFactory, *packages: Path) -> Iterator[Server]:
    """A server in a process of its own, which looks for packages in these folders first."""
    port, folder = free_port(), tmp_path_factory.mktemp("server")
    found = [*map(str, packages), str(ROOT / "examples" / "connect_four"), os.environ.get("PYTHONPATH", "")]
    paths = os.pathsep.join(found)
    log = tmp_path_factory.mktemp("log") / "server.log"
    command = [sys.executable, str(HERE / "serving.py"), str(folder), str(port)]
    with log.open("w") as output:
        process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": paths}, stdout=output, stderr=output)
    try:
        url = f"http://127.0.0.1:{port}"
        wait_until_ready(url, process, log)
        yield Server(url, folder)
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.fixture(scope="session")
def address(server: Server) -> str:
    """The address of the running server."""
    return server.address


def wait_until_ready(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until tables can be opened and bots move at them."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert process.poll() is None, f"the server ended:\n{log.read_text()}"
        try:
            for game, players in (("ur", 2), ("flood", 3), ("cradle", 2), ("gardens", 2), ("connect_four", 2)):
                seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
                httpx.post(
                    f"{url}/api/tables", json={"game": game, "seats": seats}, timeout=PATIENCE
                ).raise_for_status()
            return
        except httpx.TransportError:
            time.sleep(0.2)
    pytest.fail(f"the server did not come up:\n{log.read_text()}")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium with a fresh profile."""
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium here: install it, or set EDUBA_CHROMIUM to its path")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS])
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """Opens pages, each in a browser of its own; what goes wrong in one of them fails the test, and so does whatever a
    page shows instead of a sentence: a gap in a message, or a message's name."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(path: str = "/", **options: Any) -> Page:
        chosen = {"locale": "en-GB", "viewport": {"width": 1400, "height": 900}, "reduced_motion": "reduce", **options}
        context = browser.new_context(base_url=address, **chosen)
        context.set_default_timeout(MILLISECONDS)
        contexts.append(context)
        unsaid.watch(context, errors.append)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        for page in context.pages:
            page.evaluate("() => null")  # by then all that it told has been heard
        context.close()
    assert not errors
