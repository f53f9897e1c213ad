"""One generic module, made anew for a game: its rules with the game's functions in the place of the stand-ins.

A generic module (`kernel.edge`, `kernel.loops`, search) is ordinary typed Python over `kernel.contract`. Closures over
rules, or rules passed as arguments, would run as fast but are never found again in a cache on disk.
"""

from __future__ import annotations

from types import FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

from eduba.kernel.folds import lowered
from eduba.kernel.game import Game
from eduba.kernel.lint import explained
from eduba.kernel.rule import entries_of, globals_used, is_rule, reachable

if TYPE_CHECKING:
    from eduba.kernel.compile import Progress

_builds: dict[int, Any] = {}


def build_of(game: Game, progress: Progress | None = None) -> Any:
    """The one `Build` of a game in this process."""
    from eduba.kernel.compile import Build, silent

    build = _builds.get(id(game))
    if build is None:
        with explained(game):
            build = _builds[id(game)] = Build(game)
    build.progress = progress or silent
    return build


def specialise(module: ModuleType, game: Game, progress: Progress | None = None) -> SimpleNamespace:
    """The module's rules for a game, compiled."""
    build = build_of(game, progress)
    with explained(game):
        return SimpleNamespace(**build.functions(module))


def specialise_plain(module: ModuleType, game: Game) -> SimpleNamespace:
    """The module's rules for a game, uncompiled: to debug, and to compare."""
    stand_ins = game.functions()
    entries = entries_of(module)
    with explained(game):
        rules = reachable(entries.values(), stand_ins)
    twins: dict[FunctionType, FunctionType] = {}
    for function in rules:
        lowered(function)  # so that a fold that no machine can take is refused at once
        changed: dict[str, Any] = {}
        for name, value in globals_used(function):
            chosen = stand_ins.get(value, value) if is_rule(value) else value
            chosen = twins.get(chosen, chosen) if is_rule(chosen) else chosen
            if chosen is not value:
                changed[name] = chosen
        if changed:
            twins[function] = FunctionType(function.__code__, function.__globals__ | changed, function.__name__)
    return SimpleNamespace(**{name: twins.get(f, f) for name, f in entries.items()})


def doors(compiled: SimpleNamespace) -> SimpleNamespace:
    """Compiled rules without Numba's look at the type of every argument, which takes longer than most rules.

    A door takes exactly the arguments of its signature, by position. Only for callers that make all buffers themselves,
    as the engine does: an array of the wrong item size is refused, other mistakes are not noticed.
    """
    return SimpleNamespace(**{name: next(iter(f.overloads.values())).entry_point for name, f in vars(compiled).items()})
