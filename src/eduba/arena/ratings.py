"""How strong bots are, from the games of a tournament.

Every two seats of different bots in a game are one comparison by final rank. Elo is the strength under which the
comparisons are most likely (Bradley and Terry), 400 points being ten to one; its intervals come from drawing the games
anew (bootstrap), because the comparisons of one game are not independent. The first bot has 0. openskill's ratings
(Plackett and Luce), which follow the games one after the other, are given beside it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from eduba.arena.tournament import Played

DRAWS: Final = 1000
PRIOR: Final = 0.5
"""Between every two bots that met, so many imagined ties: a bot that lost every game gets a finite rating."""
ROUNDS: Final = 200
NINETY_FIVE: Final = (2.5, 97.5)
PAIR: Final = 2
Array = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Rating:
    """A bot's strength."""

    elo: float
    low: float
    high: float
    """The 95 % interval of `elo`; without an end where one of two bots won every game."""
    skill: float
    uncertainty: float
    """openskill's mean and standard deviation."""

    @property
    def interval(self) -> str:
        """The 95 % interval in words; one without an end is a bound, one without width is none."""
        if math.isinf(self.high):
            return f"above {self.low:+.0f}"
        if math.isinf(self.low):
            return f"below {self.high:+.0f}"
        return f"{self.low:+.0f} to {self.high:+.0f}" if self.low < self.high else ""

    @property
    def bars(self) -> tuple[float, float]:
        """How far the interval reaches down and up, for pictures; nothing where it has no end."""
        down, up = self.elo - self.low, self.high - self.elo
        return (0.0 if math.isinf(down) else down, 0.0 if math.isinf(up) else up)


def comparisons(count: int, games: Sequence[Played]) -> Array:
    """Of each game a table: what bot i scored against bot j (1 for a better rank, a half for the same)."""
    found = np.zeros((len(games), count, count))
    for table, game in zip(found, games, strict=True):
        for one, rank in zip(game.seating, game.ranks, strict=True):
            for other, against in zip(game.seating, game.ranks, strict=True):
                if one != other:
                    table[one, other] += 1.0 if rank < against else 0.5 if rank == against else 0.0
    return found


def score(count: int, games: Sequence[Played]) -> Array:
    """The share that bot i scored against bot j; not a number where they never met."""
    total = comparisons(count, games).sum(axis=0)
    with np.errstate(invalid="ignore"):
        shares: Array = total / (total + total.T)
    return shares


def rate(count: int, games: Sequence[Played], seed: int = 0) -> list[Rating]:
    """The strength of every bot."""
    each = comparisons(count, games)
    chance = np.random.default_rng(seed)
    draws = chance.multinomial(len(games), np.full(len(games), 1 / len(games)), size=DRAWS)
    total = each.sum(axis=0)
    met = (total + total.T) > 0
    drawn = strengths(np.einsum("dg,gij->dij", draws, each), met)
    whole = strengths(total[np.newaxis], met)[0]
    low, high = np.percentile(drawn, NINETY_FIVE, axis=0)
    if count == PAIR and one_way(each):
        bound = elo_of((NINETY_FIVE[0] / 100) ** (1 / len(games)))
        low[1], high[1] = (bound, math.inf) if whole[1] > 0 else (-math.inf, -bound)
    skills = follow(count, games)
    return [Rating(float(whole[i]), float(low[i]), float(high[i]), *skills[i]) for i in range(count)]


def one_way(each: Array) -> bool:
    """Whether one of two bots won every comparison of every game: then no drawing of games anew tells how sure that is,
    and the chance to win a game that would let all of them be won once in forty times is a bound."""
    total = each.sum(axis=0)
    return bool((total[0, 1] == 0) != (total[1, 0] == 0))


def strengths(totals: Array, met: np.ndarray[Any, np.dtype[np.bool_]]) -> Array:
    """Elo of every bot for each of several tables of comparisons, by the method of minorisation and maximisation.

    `met` says which bots met at all: where few games are drawn anew, some of their pairs may be missing.
    """
    scored = totals + PRIOR * met
    played = scored + scored.transpose(0, 2, 1)
    wins = scored.sum(axis=2)
    gamma = np.ones(totals.shape[:2])
    for _ in range(ROUNDS):
        gamma = wins / (played / (gamma[:, :, None] + gamma[:, None, :])).sum(axis=2)
        gamma /= np.exp(np.log(gamma).mean(axis=1, keepdims=True))
    elo: Array = 400 * np.log10(gamma)
    return elo - elo[:, :1]


def elo_of(share: float) -> float:
    """The difference in Elo at which one scores a share of all comparisons."""
    return -400 * math.log10(1 / share - 1)


def follow(count: int, games: Sequence[Played]) -> list[tuple[float, float]]:
    """openskill's mean and deviation of every bot after all games; the seats of one bot count as its mean."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(count)]
    for game in games:
        teams = [[model.rating(mu=ratings[i].mu, sigma=ratings[i].sigma)] for i in game.seating]
        rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for bot in set(game.seating):
            mine = [team[0] for team, i in zip(rated, game.seating, strict=True) if i == bot]
            mu, sigma = (sum(getattr(r, part) for r in mine) / len(mine) for part in ("mu", "sigma"))
            ratings[bot] = model.rating(mu=mu, sigma=sigma)
    return [(float(r.mu), float(r.sigma)) for r in ratings]
