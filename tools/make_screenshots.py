"""`make screenshots`: the README's pictures of the page, from games that are the same every time.

A server of our own plays them: its chance comes from a fixed secret, its bots from a fixed seed, and the person's answers
from the greedy bot. Needs the built page and a Chromium (on the PATH, or EDUBA_CHROMIUM).
"""

from __future__ import annotations

import io
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

import httpx
import uvicorn
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from eduba.bots import bot as bots
from eduba.kernel.engine import Engine
from eduba.kernel.game import load
from eduba.match.fairness import SECRET_BYTES
from eduba.match.match import Match, Play, Seat
from eduba.server import bot_turns, tables
from eduba.server.app import create_app
from eduba.server.settings import Settings

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
PORT: Final = 8766
ADDRESS: Final = f"http://127.0.0.1:{PORT}"
SECRET: Final = bytes([7]) * SECRET_BYTES
SEED: Final = 12345
WORDS: Final = "w6"
PERSON: Final = "Anna"
QUALITY: Final = 82
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--no-first-run")


@dataclass(frozen=True)
class Shot:
    """One picture: the file, and who looks at the table with what."""

    file: str
    locale: str
    width: int
    height: int
    scheme: str
    sharpness: int = 1
    touch: bool = False


@dataclass(frozen=True)
class Scene:
    """A game up to a moment: the names and bots beside the person, and the entry after which pictures are taken."""

    game: str
    bots: dict[str, str]
    moment: int
    shots: tuple[Shot, ...]


SCENES: Final = (
    Scene(
        "ur",
        {"Sargon": "random", "Enkidu": "random", "Gudea": "random"},
        152,  # Anna chooses among actions, tokens and more
        (
            Shot("table.webp", "en-GB", 1440, 880, "light"),
            Shot("phone.webp", "fr-FR", 360, 740, "dark", sharpness=2, touch=True),
        ),
    ),
    Scene(
        "flood",
        {"Sargon": "greedy", "Enkidu": "greedy"},
        368,  # Anna's empire may spread
        (Shot("flood.webp", "en-GB", 1440, 880, "light"),),
    ),
    Scene(
        "cradle",
        {"Sargon": "greedy", "Enkidu": "greedy", "Gudea": "greedy"},
        288,  # Anna begins a turn with cards in her hand
        (Shot("cradle.webp", "en-GB", 1440, 880, "light"),),
    ),
    Scene(
        "gardens",
        {"Sargon": "greedy", "Enkidu": "greedy", "Gudea": "greedy"},
        455,  # Anna begins a turn with the pawn and a die
        (Shot("gardens.webp", "en-GB", 1440, 880, "light"),),
    ),
)


@contextmanager
def serving(folder: Path) -> Iterator[None]:
    """A server without surprises, in a thread of its own."""
    drawn = SimpleNamespace(token_hex=lambda n: "0" * 2 * n, randbits=lambda bits: SEED)
    with patch.object(tables, "new_secret", return_value=SECRET), patch.object(bot_turns, "secrets", drawn):
        settings = Settings(folder=folder, bot_delay=(0, 0), limits=False)
        server = uvicorn.Server(uvicorn.Config(create_app(settings), port=PORT, log_level="warning"))
        thread = threading.Thread(target=server.run)
        thread.start()
        try:
            while not server.started and thread.is_alive():
                time.sleep(0.05)
            yield
        finally:
            server.should_exit = True
            thread.join()


def answers(scene: Scene) -> dict[int, str]:
    """What the person answers, by the number of entries before it."""
    engine = Engine(load(scene.game))
    players = {name: bots.load(name, engine) for name in {"greedy", *scene.bots.values()}}
    seats = [Seat(PERSON), *(Seat(name, bot) for name, bot in scene.bots.items())]
    match = Match.new(engine, seats, {}, SECRET, [WORDS, *[""] * len(scene.bots)])
    match.play_forced()
    while match.number < scene.moment:
        actor = match.position.actor
        bot = players[match.seats[actor].bot or "greedy"]
        match.play(actor, bots.decide(bot, match.position.copy(), SEED))
    entries = enumerate(match.entries)
    return {n: engine.game.actions.text(e.action) for n, e in entries if isinstance(e, Play) and e.seat == 0}


def play(client: httpx.Client, scene: Scene) -> str:
    """Play a game up to its moment; the address of the person's seat."""
    planned = answers(scene)
    seats: list[dict[str, str]] = [{"kind": "me", "name": PERSON}]
    seats += [{"kind": "bot", "bot": bot, "name": name} for name, bot in scene.bots.items()]
    asked = {"game": scene.game, "seats": seats, "words": WORDS}
    made = client.post("/api/tables", json=asked).raise_for_status().json()
    (token,) = made["tokens"].values()
    client.headers["Authorization"] = f"Seat {token}"
    path = f"/api/tables/{made['match']}"
    while True:
        position: dict[str, Any] = client.get(path).raise_for_status().json()["table"]["position"]
        entry = position["entry"]
        if position["actor"] == 0 and entry >= scene.moment:
            return f"/#/seat/{made['match']}/{token}"
        if position["actor"] == 0:
            body = {"seat": 0, "entry": entry + 1, "action": planned[entry], "request": f"screenshot{entry:06}"}
            client.post(f"{path}/plays", json=body).raise_for_status()
        else:
            time.sleep(0.05)


def take(browser: Browser, shot: Shot, seat: str) -> None:
    """Sit down, look, and keep the picture."""
    context = browser.new_context(
        base_url=ADDRESS,
        locale=shot.locale,
        color_scheme="dark" if shot.scheme == "dark" else "light",
        viewport={"width": shot.width, "height": shot.height},
        device_scale_factor=shot.sharpness,
        has_touch=shot.touch,
        is_mobile=shot.touch,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(seat)
    page.locator("main[data-turn=mine] [data-thing].active").first.wait_for()
    page.locator("ol[aria-label] li").last.wait_for()
    page.evaluate("() => document.fonts.ready")
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.save(DOCS / shot.file, quality=QUALITY, method=6)
    print(f"docs/{shot.file}: {(DOCS / shot.file).stat().st_size / 1000:.0f} kB")
    context.close()


def main() -> None:
    """Play, look, keep."""
    chromium = os.environ.get("EDUBA_CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        sys.exit("eduba: there is no Chromium here: install it, or set EDUBA_CHROMIUM to its path")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS])
        for scene in SCENES:
            with httpx.Client(base_url=ADDRESS, timeout=120) as client:
                seat = play(client, scene)
            for shot in scene.shots:
                take(browser, shot, seat)
        browser.close()


if __name__ == "__main__":
    main()
