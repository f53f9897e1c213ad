"""Connect Four against OpenSpiel's own tree search, both given the same time: `make bench` plays it."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from math import sqrt
from typing import IO

from eduba.bots.search import Search
from eduba.kernel.engine import Engine
from eduba.kernel.random import derive

WIN, DRAW = 1.0, 0.5


def duel(
    engine: Engine, knobs: dict[str, float], ours: int, command: list[str], games: int, told: Callable[[int], None]
) -> list[float]:
    """What our search, with so many simulations a move, scores in each game against a program that answers moves."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as peer:
        assert peer.stdin is not None
        assert peer.stdout is not None
        search = Search(engine, knobs)
        scores = []
        for number in range(games):
            search.forget()
            scores.append(play(engine, search, ours, number, peer.stdin, peer.stdout))
            told(number + 1)
        peer.stdin.close()
    return scores


def play(engine: Engine, search: Search, ours: int, number: int, ask: IO[str], answers: IO[str]) -> float:
    """One game; we begin in every second."""
    seat = number % 2
    position = engine.new()
    columns: list[int] = []
    while position.actor >= 0:
        if position.actor == seat:
            legal = position.legal()
            forced = len(legal) == 1
            action = (
                legal[0] if forced else search.think(position, seat, derive(number, len(columns)), ours).best.action
            )
            column = action - engine.game.actions.parse("drop 1")
        else:
            ask.write(" ".join(map(str, columns)) + "\n")
            ask.flush()
            column = int(answers.readline())
        columns.append(column)
        position.play(f"drop {column + 1}")
    _, ranks = position.result()
    return DRAW if ranks[0] == ranks[1] else WIN * (ranks[seat] == 1)


def interval(scores: list[float]) -> tuple[float, float, float]:
    """The mean score, and its 95 % interval, in hundredths."""
    mean = sum(scores) / len(scores)
    deviation = sqrt(sum((s - mean) ** 2 for s in scores) / max(1, len(scores) - 1))
    half = 1.96 * deviation / sqrt(len(scores))
    return 100 * mean, 100 * (mean - half), 100 * (mean + half)
