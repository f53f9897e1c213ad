"""What a bot is, and where bots are found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from traceback import extract_tb
from typing import Final

from eduba.kernel.engine import Engine, Position
from eduba.kernel.random import derive

GROUP: Final = "eduba.bots"
AT_TABLE: Final = 2.0
"""The most seconds that a decision may take where people wait for it."""


class UnknownBot(ValueError):
    """No installed bot has this name, none that plays the game, or none that can be loaded."""


class BotFailed(RuntimeError):
    """A bot gave no answer, or none that is legal: the bot has a bug."""


@dataclass(frozen=True)
class Weighed:
    """An answer that a bot thought about."""

    action: int
    chance: float
    """The seat's chance to win after it, as the bot sees it."""


@dataclass(frozen=True)
class Thought:
    """A bot's answer, and what it can tell about it: the answers it weighed, the one given first."""

    action: int
    weighed: tuple[Weighed, ...] = ()


class Bot(ABC):
    """A player. One object plays any number of seats and matches of one game, one after the other.

    It may remember what it thought to think faster, but an answer needs nothing that is not in the position.
    """

    name: str
    seconds: float | None = None
    """The most seconds that a decision may take; None: as long as it needs, so that the same seed gives the same answer."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @abstractmethod
    def choose(self, position: Position, seat: int, seed: int) -> int:
        """One of the legal actions. `position` is the bot's own copy, in which what the seat cannot know is a guess."""

    def think(self, position: Position, seat: int, seed: int) -> Thought:
        """`choose`, with what the bot can tell about it; a bot that weighs answers says which."""
        return Thought(self.choose(position, seat, seed))


def decide(bot: Bot, position: Position, seed: int) -> int:
    """A bot's answer to a true position, of which it gets only a guess; a forced one needs no thinking."""
    legal = position.legal()
    if len(legal) == 1:
        return legal[0]
    seat = position.actor
    guess = position.determinized(seat, derive(seed, 0))
    try:
        action = bot.choose(guess, seat, derive(seed, 1))
    except Exception as error:  # a bot may come from anybody, and fail in any way
        at = extract_tb(error.__traceback__)[-1]
        failure = f"{type(error).__name__}: {error} ({Path(at.filename).name}, line {at.lineno})"
        raise BotFailed(f"{bot.name} does not answer: {failure}") from error
    if action not in legal:
        raise BotFailed(f"{bot.name} answers {action}, which is not legal")
    return action


def installed() -> list[str]:
    """The names of all installed bots."""
    return sorted(e.name for e in entry_points(group=GROUP))


@cache
def explains(name: str) -> bool:
    """Whether a bot can tell what it weighed. Of one that cannot be loaded `load` says so, where it shall think."""
    for entry in entry_points(group=GROUP, name=name):
        try:
            return entry.load().think is not Bot.think
        except Exception:  # a bot may come from anybody, and fail in any way
            return False
    return False


def load(name: str, engine: Engine) -> Bot:
    """A bot by its name, for a game."""
    for entry in entry_points(group=GROUP, name=name):
        try:
            found = entry.load()(engine)
        except UnknownBot:
            raise
        except Exception as error:  # a bot may come from anybody, and fail in any way
            raise UnknownBot(f"the bot {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
        if not isinstance(found, Bot):
            raise UnknownBot(f"the entry point {name!r} of {GROUP} is no Bot")
        return found
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(installed())}")
