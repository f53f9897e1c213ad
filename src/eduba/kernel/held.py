"""Whether the cache holds a game's rules as they are written now: for this processor, with these flags and versions.

That there is a folder for a game says nothing: it may be another version's.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import FunctionType, ModuleType

from numba.core.registry import cpu_target

from eduba.kernel.compile import Build, _Cache, cache_root, signature, writable
from eduba.kernel.game import Game


class _WouldCompile(Exception):
    """Something is not in the cache."""


class _Look(Build):
    """Goes the way of a build, and stops where it would compile."""

    def _missing(self) -> list[FunctionType]:
        if super()._missing():
            raise _WouldCompile
        return []

    def _ready(self, f: FunctionType, keys: dict[FunctionType, str], *, entry: bool = False) -> None:
        twin = FunctionType(f.__code__, {"__name__": f.__module__}, f.__name__)
        twin.__qualname__ = f"{self.game.id}_{keys[f][:8]}.entry.{f.__qualname__}"  # as `Build` calls it
        kept = _Cache(twin, cache_root() / self.game.id / keys[f])
        if not kept.holds(signature(f, self.kinds), cpu_target.target_context):
            raise _WouldCompile
        self._dispatchers[f, entry] = None


def is_held(game: Game, modules: Iterable[ModuleType]) -> bool:
    """Whether generic modules can be had for a game without compiling; or no cache can be kept, so that it is of no use
    to compile beforehand."""
    if not writable(cache_root() / game.id):
        return True
    look = _Look(game)
    try:
        for module in modules:
            look.functions(module)
    except _WouldCompile:
        return False
    return True
