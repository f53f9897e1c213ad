"""Bots of five strengths, measured by the arena (docs/bots.md) and told apart by how much they think, not how long.

A level's `slack` is how much of a result's value it may give away in one decision: it draws among the answers that
search finds at most that much worse than the best. So a weak level plays loosely but never throws a game away: whatever
its search has seen to be a blunder stays undone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from eduba.bots.bot import Bot, Thought, UnknownBot, Weighed, installed
from eduba.bots.search import Choice, Found, Search
from eduba.kernel.content import ContentError
from eduba.kernel.engine import Engine, Position
from eduba.kernel.game import Game
from eduba.kernel.knowledge import knowledge_of
from eduba.kernel.random import derive

WEIGHED: Final = 3
"""How many answers a bot tells about."""
SURE: Final = 0.02
"""An answer counts for `slack` only if it got at least this share of all simulations."""


@dataclass(frozen=True)
class Level:
    """How strong a level thinks."""

    simulations: int
    slack: float = 0.0
    offered: bool = True
    """Whether players can choose it; one whose measured gain may be none at all is not."""


USUAL: Final[Mapping[str, Level]] = {
    "apprentice": Level(40, slack=0.2),
    "scribe": Level(40, slack=0.1),
    "governor": Level(30),
    "king": Level(2000),
    "anunnaki": Level(16000),
}
"""The levels, weakest first, of a game whose `bots.toml` says nothing else."""


def levels_of(game: Game) -> Mapping[str, Level]:
    """The levels of a game, weakest first: those that its `bots.toml` names, where it names any, and no others.

    Those that are not offered are among them, since the arena must be able to measure them.
    """
    known = knowledge_of(game).levels
    if not known:
        return USUAL
    if unknown := known.keys() - USUAL.keys():
        raise ContentError(f"{game.id}: there is no level {min(unknown)!r}; there are {', '.join(USUAL)}")
    return {name: Level(**known[name]) for name in USUAL if name in known}


def playing(game: Game) -> list[str]:
    """The bots that players can choose: the levels that a game offers, weakest first, then all others by name."""
    unoffered = [name for name, level in levels_of(game).items() if not level.offered]
    return [name for name in measurable(game) if name not in unoffered]


def measurable(game: Game) -> list[str]:
    """The bots that the arena can play: all levels of a game, weakest first, then all others by name."""
    return [*levels_of(game), *(name for name in installed() if name not in USUAL)]


def check_bot(name: str, known: Sequence[str]) -> None:
    """An `UnknownBot` unless a bot of this name is known."""
    if name not in known:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(known)}")


class LevelBot(Bot):
    """Searches as its level says, with what is known about the game."""

    def __init__(self, engine: Engine) -> None:
        check_bot(self.name, measurable(engine.game))
        super().__init__(engine)
        self.level = levels_of(engine.game)[self.name]
        self._search = Search(engine, knowledge_of(engine.game).search)

    def choose(self, position: Position, seat: int, seed: int) -> int:
        return self.think(position, seat, seed).action

    def think(self, position: Position, seat: int, seed: int) -> Thought:
        found = self._search.think(position, seat, seed, self.level.simulations, self.seconds)
        given = self._pick(found, Random(derive(seed, 1)))
        others = [c for c in found.choices if c is not given and c.visits > 0]
        weighed = [given, *others][:WEIGHED]
        return Thought(given.action, tuple(Weighed(c.action, c.chances[seat]) for c in weighed))

    def _pick(self, found: Found, chance: Random) -> Choice:
        """The best answer, or any that is good enough for the level."""
        if not self.level.slack:
            return found.best
        sure = [c for c in found.choices if c.visits >= max(1.0, SURE * found.simulations)] or [found.best]
        least = max(c.value for c in sure) - self.level.slack
        return chance.choice([c for c in sure if c.value >= least])


class Apprentice(LevelBot):
    """Plays loosely, without absurdities."""

    name = "apprentice"


class Scribe(LevelBot):
    """Knows what is worth what."""

    name = "scribe"


class Governor(LevelBot):
    """Thinks a turn ahead."""

    name = "governor"


class King(LevelBot):
    """Sees what the others will do."""

    name = "king"


class Anunnaki(LevelBot):
    """Thinks many times as long as King."""

    name = "anunnaki"
