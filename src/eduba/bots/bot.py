"""What a bot is, and where bots are found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib.metadata import entry_points
from typing import Final

from eduba.kernel.engine import Engine, Position
from eduba.kernel.random import derive

GROUP: Final = "eduba.bots"


class UnknownBot(ValueError):
    """No installed bot has this name."""


class Bot(ABC):
    """A player. One object plays any number of seats and matches of one game; it remembers nothing."""

    name: str

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @abstractmethod
    def choose(self, position: Position, seat: int, seed: int) -> int:
        """One of the legal actions. `position` is the bot's own copy, in which what the seat cannot know is a guess."""


def decide(bot: Bot, position: Position, seed: int) -> int:
    """A bot's answer to a true position, of which it gets only a guess."""
    seat = position.actor
    return bot.choose(position.determinized(seat, derive(seed, 0)), seat, derive(seed, 1))


def installed() -> list[str]:
    """The names of all installed bots."""
    return sorted(e.name for e in entry_points(group=GROUP))


def load(name: str, engine: Engine) -> Bot:
    """A bot by its name, for a game."""
    for entry in entry_points(group=GROUP, name=name):
        found = entry.load()(engine)
        assert isinstance(found, Bot), f"the entry point {name!r} of {GROUP} is no Bot"
        return found
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(installed())}")
