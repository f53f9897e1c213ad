"""Every rule compiled for a GPU, without a GPU: what `make lint` does to prove that a game's rules stay portable.

Needs the package numba-cuda, which the development environment has; nothing that plays imports this module.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any

from eduba.kernel import contract
from eduba.kernel.compile import Progress, constant, signature, silent
from eduba.kernel.game import Game
from eduba.kernel.random import HasWords
from eduba.kernel.rule import globals_used, is_rule, reachable


class _NoDevice:
    """Stands for the GPU that is not there: Ampere, which all later ones understand."""

    compute_capability = (8, 0)


def compile_ptx(game: Game, progress: Progress = silent) -> dict[str, str]:
    """The PTX code of each function of the contract."""
    from numba import cuda as untyped_cuda
    from numba.cuda import dispatcher as cuda_dispatcher

    cuda: Any = untyped_cuda
    dispatcher: Any = cuda_dispatcher
    dispatcher.get_current_device = lambda: _NoDevice  # asked for a device's generation even when there is none

    kinds = {contract.State: game.state, contract.Tables: game.tables, HasWords: game.state}
    entries = game.functions()
    rules = reachable(entries.values(), entries)
    devices: dict[FunctionType, Any] = {}
    code: dict[str, str] = {}
    for done, function in enumerate(rules, 1):
        space: dict[str, Any] = {"__name__": function.__module__, "__builtins__": __builtins__}
        for name, value in globals_used(function):
            space[name] = devices[value] if is_rule(value) else constant(value)
        twin = FunctionType(function.__code__, space, function.__name__)
        form = signature(function, kinds)
        if function in entries.values():
            code[function.__name__], _ = cuda.compile_ptx(twin, form, device=True, cc=_NoDevice.compute_capability)
        devices[function] = cuda.jit(form, device=True)(twin)
        progress(done, len(rules), function.__qualname__)
    return code
