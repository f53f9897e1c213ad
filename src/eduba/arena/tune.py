"""Make a game's bots better by letting them play: simultaneous perturbation (Spall's SPSA) over `bots.toml`.

Each step tries two neighbours of the present settings against each other: every setting is multiplied or divided by a
small factor, drawn at random, and the opposite for the opponent. What the one scores against the other tells in which
direction all settings should move. Settings are positive and move on a logarithmic scale. In the end the best guess
plays the old settings in fresh deals: that figure, with its interval, is the result, and it may well be "no gain".
"""

from __future__ import annotations

import math
import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from eduba.arena.processes import crew
from eduba.arena.ratings import Rating, rate, score
from eduba.arena.simulate import play_seated
from eduba.arena.tournament import Plan, Played
from eduba.bots.bot import Bot
from eduba.bots.search import NODES, Search
from eduba.kernel import game as games
from eduba.kernel.engine import Engine, Position
from eduba.kernel.knowledge import Knowledge, knowledge_of, weigh
from eduba.kernel.random import derive

Settings = Mapping[str, float]
"""What can be tuned, by name: `evaluate.token`, `search.explore`."""
WHOLE: Final = ("search.turns", "search.steps", "search.care")
"""Settings that are whole numbers stay as they are: a small factor does nothing to them."""
NODES_EACH: Final = 64
"""Room in the tree for each simulation: a bot is made for every game, and large trees cost time to make."""
FIRST_FACTOR: Final = 1.35
"""How far apart the first neighbours are …"""
FACTOR_DECAY: Final = 0.101
STEP: Final = 1.0
STEP_DECAY: Final = 0.602
"""… and how far the first steps go; both shrink as Spall recommends."""


@dataclass(frozen=True)
class Tuning:
    """How to tune: so many steps of so many deals (each played twice), with bots of so many simulations a decision."""

    game: str
    options: Mapping[str, str]
    steps: int
    deals: int
    simulations: int
    seed: int


@dataclass(frozen=True)
class Tuned:
    """What came of it."""

    before: Settings
    after: Settings
    path: tuple[Settings, ...]
    """The settings after each step."""
    gain: Rating
    """The strength of the new settings; the old ones have 0."""

    @property
    def better(self) -> bool:
        """Whether the whole interval of the gain lies above zero."""
        return self.gain.low > 0


class SettingsBot(Bot):
    """Searches with given settings."""

    name = "settings"

    def __init__(self, engine: Engine, settings: Settings, simulations: int) -> None:
        super().__init__(Engine(engine.game))  # its own weights, in its own tables
        known = with_settings(knowledge_of(engine.game), settings)
        weigh(engine.game, self.engine.content.tables, known.evaluate)
        self._search = Search(self.engine, known.search, nodes=min(NODES, NODES_EACH * simulations + 1000))
        self._simulations = simulations

    def choose(self, position: Position, seat: int, seed: int) -> int:
        return self._search.think(position, seat, seed, self._simulations).best.action


def settings_of(known: Knowledge) -> dict[str, float]:
    """What can be tuned of a game's knowledge."""
    parts = {"evaluate": known.evaluate, "search": known.search}
    every = {f"{part}.{name}": value for part, values in parts.items() for name, value in values.items()}
    return {name: value for name, value in every.items() if value > 0 and name not in WHOLE}


def with_settings(known: Knowledge, settings: Settings) -> Knowledge:
    """Knowledge with other settings."""

    def changed(part: str, values: Mapping[str, float]) -> dict[str, float]:
        return {name: settings.get(f"{part}.{name}", value) for name, value in values.items()}

    return Knowledge(changed("evaluate", known.evaluate), changed("search", known.search), known.levels)


def tune(
    wanted: Tuning,
    check: int,
    progress: Callable[[int, int], None] = lambda done, total: None,
    processes: int | None = None,
) -> Tuned:
    """Take all steps, then play `check` deals between the new settings and the old."""
    before = settings_of(knowledge_of(games.load(wanted.game)))
    centre = {name: math.log(value) for name, value in before.items()}
    path: list[Settings] = []
    total = wanted.steps + 1
    workers = processes or os.cpu_count() or 1
    with crew(workers, _sit_down, wanted.game) as pool:
        for step in range(wanted.steps):
            chance = Random(derive(wanted.seed, step))
            width = math.log(FIRST_FACTOR) / (step + 1) ** FACTOR_DECAY
            signs = {name: chance.choice((-1, 1)) for name in centre}
            up = {name: math.exp(value + signs[name] * width) for name, value in centre.items()}
            down = {name: math.exp(value - signs[name] * width) for name, value in centre.items()}
            played = match(wanted, (up, down), wanted.deals, derive(wanted.seed, 1_000_000 + step), pool)
            lead = 2 * first_score(played) - 1  # from -1 to 1
            pace = STEP / (step + 1 + wanted.steps / 10) ** STEP_DECAY
            centre = {name: value + pace * lead * signs[name] for name, value in centre.items()}
            path.append({name: math.exp(value) for name, value in centre.items()})
            progress(step + 1, total)
        after = {name: float(f"{value:.3g}") for name, value in (path[-1] if path else before).items()}
        played = match(wanted, (before, after), check, derive(wanted.seed, 2_000_000), pool)
        progress(total, total)
    return Tuned(before, after, tuple(path), rate(2, played)[1])


def first_score(played: Sequence[Played]) -> float:
    """What bot 0 scored against bot 1, from 0 to 1."""
    return float(score(2, played)[0, 1])


def match(wanted: Tuning, both: tuple[Settings, Settings], deals: int, seed: int, pool: Executor) -> list[Played]:
    """Two settings against each other, in the seats and deals of a tournament."""
    plan = Plan(wanted.game, games.load(wanted.game).version, ("first", "second"), wanted.options, deals, seed)
    jobs = [(plan, number, both, wanted.simulations) for number in range(plan.count)]
    running = [pool.submit(_play, job) for job in jobs]  # not `map`: broken off, it would trip over what it cancels
    return [future.result() for future in running]


_table: dict[str, Any] = {}


def _sit_down(game: str) -> None:
    _table["engine"] = Engine(games.load(game))


def _play(job: tuple[Plan, int, tuple[Settings, Settings], int]) -> Played:
    plan, number, both, simulations = job
    engine: Engine = _table["engine"]
    players = [SettingsBot(engine, settings, simulations) for settings in both]
    seating = plan.seating(number)
    seated = [players[i] for i in seating]
    decisions, points, ranks = play_seated(engine, seated, plan.options, plan.deal_seed(number))
    return Played(number, seating, decisions, tuple(points), tuple(ranks))


def holds(file: Path, game: games.Game) -> bool:
    """Whether a file is a `bots.toml` with the settings that a game's bots have now, in lines that can be rewritten."""
    try:
        text = file.read_text(encoding="utf-8")
        told = _told(text)
        ones = dict.fromkeys(told, 1.0)
        return told == settings_of(knowledge_of(game)) and _told(rewritten(text, ones)) == ones
    except (OSError, ValueError, TypeError, AttributeError):
        return False


def _told(text: str) -> dict[str, float]:
    """The settings in the text of a `bots.toml`."""
    return settings_of(Knowledge(**tomllib.loads(text)))


def rewritten(text: str, settings: Settings) -> str:
    """A `bots.toml` with other settings; its comments stay."""
    part = ""
    lines = []
    for line in text.splitlines():
        head = re.match(r"\s*\[\s*([\w.]+)\s*\]", line)
        part = head.group(1) if head else part
        entry = re.match(r"(\s*(\w+)\s*=\s*)[\w.+-]+(.*)", line)
        if entry and f"{part}.{entry.group(2)}" in settings:
            line = f"{entry.group(1)}{settings[f'{part}.{entry.group(2)}']:g}{entry.group(3)}"
        lines.append(line)
    return "\n".join(lines) + "\n"
