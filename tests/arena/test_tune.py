"""Tuning: it climbs where there is something to climb, says so when there is not, and leaves comments alone."""

from __future__ import annotations

import math
import tomllib
from concurrent.futures import Executor
from importlib import resources
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from eduba.arena import tune as tuning
from eduba.arena.processes import crew
from eduba.arena.ratings import rate
from eduba.arena.tournament import Played
from eduba.arena.tune import Settings, SettingsBot, Tuned, Tuning, holds, rewritten, settings_of, tune, with_settings
from eduba.bots.bot import decide
from eduba.cli import app
from eduba.kernel.engine import Engine
from eduba.kernel.game import Game, load
from eduba.kernel.knowledge import Knowledge, knowledge_of

PEAK = {"evaluate.token": 0.8, "search.explore": 0.3}


def worth(settings: Settings) -> float:
    """A made-up strength: settings are the better the nearer they are to the peak."""
    return -sum(math.log(settings[name] / best) ** 2 for name, best in PEAK.items())


def imagined(strength: float) -> object:
    """Matches decided by the made-up strength."""

    def match(wanted: Tuning, both: tuple[Settings, Settings], deals: int, seed: int, pool: Executor) -> list[Played]:
        chance = Random(seed)
        first = 1 / (1 + math.exp(strength * (worth(both[1]) - worth(both[0]))))
        wins = [chance.random() < first for _ in range(2 * deals)]
        return [Played(i, (0, 1), 1, (0, 0), (1, 2) if won else (2, 1)) for i, won in enumerate(wins)]

    return match


def wanted(ur: Game, steps: int) -> Tuning:
    """A tuning of UR."""
    return Tuning("ur", ur.choose({"round_limit": 1}), steps, 10, 2, 3)


def test_it_climbs(ur: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "match", imagined(4.0))
    found = tune(wanted(ur, 300), 400, processes=1)
    assert worth(found.after) > worth(found.before) / 4
    assert found.better
    assert found.gain.elo > 50
    assert len(found.path) == 300


def test_no_gain_is_a_result(ur: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "match", imagined(0.0))
    found = tune(wanted(ur, 20), 200, processes=1)
    assert not found.better
    assert found.gain.low < 0 < found.gain.high


def test_it_plays_real_games_and_repeats_itself(ur: Game) -> None:
    short = Tuning("ur", ur.choose({"round_limit": 1}), 1, 1, 2, 3)
    one, again = (tune(short, 1, processes=1) for _ in range(2))
    assert one == again
    assert one.after != one.before


def unprepared() -> None:
    """Processes that cannot play."""


def test_games_that_are_broken_off_end_without_a_word(ur: Game) -> None:
    """What went wrong is raised here, and no thread complains about the games that were not begun."""
    settings = settings_of(knowledge_of(ur))
    with pytest.raises(KeyError, match="engine"), crew(1, unprepared) as pool:
        tuning.match(wanted(ur, 1), (settings, settings), 500, 1, pool)


def test_settings_reach_the_bot(ur_engine: Engine) -> None:
    """A bot that is told that tokens are worth everything values a position by its tokens; the others' do not change."""
    position = ur_engine.new({}, 1)
    position.play(position.legal()[0])
    seat = next(seat for seat in range(4) if position.state.supply[seat] < 20)
    bot = SettingsBot(ur_engine, {"evaluate.token": 9.0}, 5)
    mine = bot.engine.restored(position.key()).evaluate(seat)
    assert mine == pytest.approx(position.evaluate(seat) + 9.0 - knowledge_of(ur_engine.game).evaluate["token"])
    assert decide(bot, position, 1) in position.legal()


def test_what_can_be_tuned(ur: Game) -> None:
    known = knowledge_of(ur)
    settings = settings_of(known)
    assert {"evaluate.token", "search.explore"} <= set(settings)
    assert "search.turns" not in settings
    changed = with_settings(known, {"evaluate.token": 7.0, "search.explore": 8.0})
    assert (changed.evaluate["token"], changed.search["explore"]) == (7.0, 8.0)
    assert changed.search["turns"] == known.search["turns"]


def test_a_file_is_rewritten_with_its_comments() -> None:
    text = "# Why.\n[evaluate]\ntoken = 0.4   # at work\nfield = 1\n[search]\ntoken = 3\n"
    new = rewritten(text, {"evaluate.token": 0.125, "search.explore": 2.0})
    assert "# Why." in new
    assert "# at work" in new
    assert tomllib.loads(new) == {"evaluate": {"token": 0.125, "field": 1}, "search": {"token": 3}}


@pytest.mark.parametrize(
    "text",
    [
        "[evaluate]  # in points\ntoken=0.4# at work\n\n[ search ]\n  explore  =  1.5e-1\n",
        "[search]\nexplore = 0.15\n[evaluate]\ntoken = +0.4",
    ],
)
def test_a_file_is_rewritten_however_it_is_spaced(text: str) -> None:
    new = tomllib.loads(rewritten(text, {"evaluate.token": 0.00002, "search.explore": 30}))
    assert new == {"evaluate": {"token": 0.00002}, "search": {"explore": 30}}


def test_the_command(tmp_path: Path) -> None:
    command = ["tune", "ur", "--steps", "1", "--deals", "1", "--check", "1", "--simulations", "2", "--processes", "1"]
    chart = tmp_path / "way.svg"
    done = CliRunner().invoke(app, [*command, "--option", "round_limit=1", "--plot", str(chart)])
    assert done.exit_code == 0, done.output
    assert "evaluate.token" in done.output
    assert "new against old" in done.output
    assert chart.read_text().startswith("<?xml")
    refused = CliRunner().invoke(app, [*command, "--write", str(tmp_path / "nothing.toml")])
    assert refused.exit_code == 2


def test_only_the_settings_of_the_game_are_written(tmp_path: Path) -> None:
    ur, cradle = (load(name) for name in ("ur", "cradle"))
    text = (resources.files(ur.module) / "bots.toml").read_text(encoding="utf-8")
    file = tmp_path / "bots.toml"
    file.write_text(text, encoding="utf-8")
    assert holds(file, ur)
    assert not holds(file, cradle)
    file.write_text(rewritten(text, {"evaluate.token": 99.0}), encoding="utf-8")
    assert not holds(file, ur)


def test_a_file_that_cannot_be_rewritten_line_by_line_is_refused_at_once(tmp_path: Path) -> None:
    ur = load("ur")
    known = knowledge_of(ur)
    parts = {"evaluate": known.evaluate, "search": known.search}
    lines = [f"{part} = {{ {', '.join(f'{n} = {v}' for n, v in values.items())} }}" for part, values in parts.items()]
    file = tmp_path / "bots.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert settings_of(Knowledge(**tomllib.loads("\n".join(lines)))) == settings_of(known)
    assert not holds(file, ur)


def test_two_games_won_are_no_gain_that_is_sure() -> None:
    won = [Played(i, (0, 1), 1, (0, 1), (2, 1)) for i in range(2)]
    assert not Tuned({}, {}, (), rate(2, won)[1]).better
    many = [Played(i, (0, 1), 1, (0, 1), (2, 1)) for i in range(20)]
    assert Tuned({}, {}, (), rate(2, many)[1]).better
