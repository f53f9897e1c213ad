"""Many games between bots: who wins, by how much, and how long it takes."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from eduba.arena.processes import share_out
from eduba.bots import bot as bots
from eduba.kernel import game as games
from eduba.kernel.engine import Engine
from eduba.kernel.random import derive

CHUNK: Final = 20
NINETY_FIVE: Final = 1.96


@dataclass(frozen=True)
class Outcome:
    """One finished game, by player (not by seat: players change seats from game to game)."""

    number: int
    decisions: int
    points: list[int]
    ranks: list[int]


@dataclass(frozen=True)
class Standing:
    """What a player did over all games."""

    player: str
    wins: float
    """Share of games won."""
    wins_low: float
    wins_high: float
    """Wilson's 95 % interval of that share."""
    points: float
    points_error: float
    """Half the width of the 95 % interval of the mean."""
    rank: float


def play_game(
    engine: Engine, players: Sequence[bots.Bot], options: Mapping[str, str], seed: int, number: int
) -> Outcome:
    """Game `number`: the players move one seat on from game to game; everything follows from the seed."""
    count = len(players)
    seated = [players[(seat - number) % count] for seat in range(count)]
    try:
        decisions, points, ranks = play_seated(engine, seated, options, derive(seed, number))
    except bots.BotFailed as error:
        raise bots.BotFailed(f"game {number}, {error}") from error
    seats = [(i + number) % count for i in range(count)]
    return Outcome(number, decisions, [points[s] for s in seats], [ranks[s] for s in seats])


def play_seated(
    engine: Engine, seated: Sequence[bots.Bot], options: Mapping[str, str], seed: int
) -> tuple[int, list[int], list[int]]:
    """One game: how many decisions it took, then points and ranks of every seat; everything follows from the seed."""
    position = engine.new(options, derive(seed, 0))
    decisions = 0
    while position.actor >= 0:
        decisions += 1
        try:
            action = bots.decide(seated[position.actor], position, derive(seed, decisions))
        except bots.BotFailed as error:
            raise bots.BotFailed(f"decision {decisions}: {error}") from error
        position.advance(action)
    return decisions, *position.result()


def simulate(
    game: str,
    players: Sequence[str],
    options: Mapping[str, object],
    count: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
    processes: int | None = None,
    content: Path | None = None,
) -> list[Outcome]:
    """Play `count` games in parallel processes; the same arguments give the same outcomes."""
    chosen = games.load(game).choose({**options, "players": len(players)})
    chunks = [range(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK)]
    workers = min(processes or os.cpu_count() or 1, len(chunks))
    outcomes: list[Outcome] = []
    for part in share_out(
        partial(_play_chunk, chosen, seed), chunks, workers, _sit_down, game, tuple(players), content
    ):
        outcomes += part
        progress(len(outcomes))
    return sorted(outcomes, key=lambda o: o.number)


_table: dict[str, Any] = {}


def _sit_down(game: str, players: tuple[str, ...], content: Path | None) -> None:
    """Prepare a process: its engine and its bots."""
    engine = Engine(games.load(game), content)
    _table["engine"] = engine
    _table["players"] = [bots.load(name, engine) for name in players]


def _play_chunk(options: dict[str, str], seed: int, numbers: range) -> list[Outcome]:
    return [play_game(_table["engine"], _table["players"], options, seed, number) for number in numbers]


def standings(players: Sequence[str], outcomes: Sequence[Outcome]) -> list[Standing]:
    """Wins (a shared first rank is shared), mean points and ranks, with 95 % intervals."""
    table = []
    for i, player in enumerate(players):
        wins = fmean(1 / o.ranks.count(1) if o.ranks[i] == 1 else 0.0 for o in outcomes)
        points = [o.points[i] for o in outcomes]
        error = NINETY_FIVE * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
        rank = fmean(o.ranks[i] for o in outcomes)
        table.append(Standing(player, wins, *wilson(wins, len(outcomes)), fmean(points), error, rank))
    return table


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share seen in `count` games: honest near 0 and 1 too."""
    z = NINETY_FIVE**2 / count
    middle = (share + z / 2) / (1 + z)
    half = sqrt(share * (1 - share) * z + z * z / 4) / (1 + z)
    return min(share, middle - half), max(share, middle + half)  # at 0 and 1 rounding must not leave the share outside
