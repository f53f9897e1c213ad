"""Bots of five strengths, measured by the arena (docs/bots.md) and told apart by how much they think, not how long.

A level's `slack` is how much of a result's value it may give away in one decision: it draws among the answers that
search finds at most that much worse than the best. So a weak level plays loosely but never throws a game away: whatever
its search has seen to be a blunder stays undone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from eduba.bots.bot import Bot, Thought, Weighed
from eduba.bots.search import Choice, Found, Search
from eduba.kernel.engine import Engine, Position
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


USUAL: Final[Mapping[str, Level]] = {
    "apprentice": Level(40, slack=0.2),
    "scribe": Level(40, slack=0.1),
    "governor": Level(30),
    "king": Level(2000),
    "anunnaki": Level(16000),
}
"""The levels, weakest first, of a game whose `bots.toml` says nothing else."""


def level_of(engine: Engine, name: str) -> Level:
    """A level as a game defines it."""
    known = knowledge_of(engine.game).levels.get(name)
    if known is None:
        return USUAL[name]
    return Level(int(known["simulations"]), float(known.get("slack", 0.0)))


class LevelBot(Bot):
    """Searches as its level says, with what is known about the game."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.level = level_of(engine, self.name)
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
    """Thinks as long as can be waited for."""

    name = "anunnaki"
