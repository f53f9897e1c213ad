"""How verbs are answered. `@answers` stands at an effect and names all that belongs to it:

    @answers(SETTLE, Step.RETURN, unless=forbids_comeback)
    @rule
    def come_back(s: State, t: Tables, log: Log, tile: int) -> None: …

A verb that is asked in several steps may have an effect for each. `Game(moves=moves_of(agriculture, culture))` names the
chapters, or single effects, whose answers make up the game: nothing is found by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from types import ModuleType
from typing import Final, TypeVar

from eduba.kernel.actions import Verb
from eduba.kernel.findings import as_error, here

F = TypeVar("F", bound=Callable[..., None])
_MARK: Final = "__eduba_moves__"


@dataclass(frozen=True)
class Move:
    """How a verb is played: when it is asked, what forbids it, what it does."""

    verb: Verb
    steps: tuple[IntEnum, ...]
    forbids: Callable[..., int] | None
    """None: nothing ever does."""
    does: Callable[..., None]
    where: Callable[..., bool] | None = None
    which: Callable[..., bool] | None = None


def answers(
    verb: Verb,
    *steps: IntEnum,
    unless: Callable[..., int] | None = None,
    where: Callable[..., bool] | None = None,
    which: Callable[..., bool] | None = None,
) -> Callable[[F], F]:
    """The effect below is what a verb does in these steps, unless the predicate names a rule that forbids it.

    `where` and `which` are cheap guards that spare the predicate (`kernel.game`).
    """

    def marked(effect: F) -> F:
        move = Move(verb, steps, unless, effect, where, which)
        setattr(effect, _MARK, (*_answered_by(effect), move))
        return effect

    return marked


def moves_of(*parts: ModuleType | Callable[..., None]) -> tuple[Move, ...]:
    """What the effects of chapters, or single effects, answer."""
    moves: list[Move] = []
    for part in parts:
        own = [f for f in vars(part).values() if _is_from(f, part)] if isinstance(part, ModuleType) else [part]
        found = [move for effect in own for move in _answered_by(effect)]
        if not found:
            raise as_error([here(part.__name__, "nothing in it answers a verb: write @answers(…) above an effect")])
        moves += found
    return tuple(moves)


def _answered_by(effect: object) -> tuple[Move, ...]:
    found: tuple[Move, ...] = getattr(effect, _MARK, ())
    return found


def _is_from(thing: object, module: ModuleType) -> bool:
    """Whether something was written in a module and not imported into it."""
    return getattr(thing, "__module__", None) == module.__name__
