"""The bot of docs/write-a-bot.md: it is as short as promised, is found, and plays as it says."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import eduba_connect_four
import pytest

from eduba.bots.bot import Bot, decide, installed, load
from eduba.kernel.engine import Engine

PAGE = Path(__file__).parents[2] / "docs" / "write-a-bot.md"


def block(language: str) -> str:
    """The one piece of a language on the page."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return str(found)


@pytest.fixture
def engine() -> Engine:
    """Connect Four."""
    return Engine(eduba_connect_four.GAME, compiled=False)


@pytest.fixture
def gambler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, engine: Engine) -> Bot:
    """The bot, installed as the page says and found by its name."""
    project = tomllib.loads(block("toml"))["project"]
    (tmp_path / "gambler.py").write_text(block("python"), encoding="utf-8")
    info = tmp_path / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = [f"{name} = {place}\n" for name, place in project["entry-points"]["eduba.bots"].items()]
    (info / "entry_points.txt").write_text(f"[eduba.bots]\n{''.join(lines)}")
    monkeypatch.syspath_prepend(str(tmp_path))
    return load("gambler", engine)


def test_it_takes_no_more_than_thirty_lines() -> None:
    assert len([line for line in block("python").splitlines() if line.strip()]) <= 30


def test_it_is_found_and_takes_a_win(gambler: Bot, engine: Engine) -> None:
    assert "gambler" in installed()
    position = engine.new()
    for column in (1, 2, 1, 2, 1, 2):
        position.play(f"drop {column}")
    text = engine.game.actions.text
    assert text(decide(gambler, position, 1)) == "drop 1"
    thought = gambler.think(position, 0, 1)
    assert (text(thought.weighed[0].action), thought.weighed[0].chance) == ("drop 1", 1)
    assert len(thought.weighed) == 3
    assert thought == gambler.think(position, 0, 1)


def test_it_plays_a_whole_match(gambler: Bot, engine: Engine) -> None:
    position = engine.new()
    while position.actor >= 0:
        position.play(decide(gambler, position, 7))
    assert 1 in position.result()[1]
