"""The rules of a game on a GPU: linked into the programs of `kernel.crowd`.

Linking needs no GPU: `make lint` does it, and so finds what the linker alone can refuse (too many constants, what is
nowhere defined). Needs the package numba-cuda, which the development environment has; nothing that plays imports this
module.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from types import FunctionType, MethodType, SimpleNamespace
from typing import Any, Final

import numpy as np
from cuda.core import Linker, LinkerOptions, ObjectCode
from llvmlite import ir
from numba import cuda as _cuda
from numba import types
from numba.core.errors import NumbaError
from numba.cuda import dispatcher as _dispatcher
from numba.cuda.cudadrv import nvvm as _nvvm
from numba.cuda.descriptor import cuda_target as _cuda_target

from eduba.kernel import contract, crowd
from eduba.kernel.compile import Progress, constant, signature, silent
from eduba.kernel.folds import twin
from eduba.kernel.game import Game
from eduba.kernel.random import HasWords
from eduba.kernel.rows import choosing, for_rows, takes_rows
from eduba.kernel.rule import globals_used, is_rule, reachable

AMPERE: Final = (8, 0)
"""The generation for which `make lint` links: all later ones know what it knows."""
_FAULT: Final = re.compile(r"error\s*: (.*)")
"""Where the linker says what is wrong."""
_CONSTANTS: Final = re.compile(r"^\S* *\.const [^\n]*?\[(\d+)\]", re.MULTILINE)

cuda: Any = _cuda
dispatcher: Any = _dispatcher
nvvm: Any = _nvvm
cuda_target: Any = _cuda_target


class LinkError(RuntimeError):
    """A game's rules do not become a program for a GPU; the message is the compiler's or the linker's."""


@dataclass(frozen=True)
class Program:
    """One of the programs of `kernel.crowd`, linked with a game's rules."""

    ptx: str
    cubin: bytes

    @property
    def constants(self) -> int:
        """Bytes of the constants that it carries."""
        return sum(int(size) for size in _CONSTANTS.findall(self.ptx))


def _constant_array(context: Any, builder: Any, kind: Any, array: np.ndarray[Any, Any]) -> Any:
    """An array of constants, which stands once in a program however many rules use it.

    By itself numba-cuda copies it into every function that names it, and again for every mention there.
    """
    content = array.tobytes()
    name = f"constants_{sha256(content).hexdigest()[:20]}_{array.itemsize}"
    module = builder.module
    stands = module.globals.get(name)
    if stands is None:
        form = ir.ArrayType(ir.IntType(8), len(content))
        stands = ir.GlobalVariable(module, form, name, addrspace=nvvm.ADDRSPACE_CONSTANT)
        stands.linkage = "linkonce_odr"
        stands.global_constant = True
        stands.initializer = ir.Constant(form, bytearray(content))
        stands.align = array.itemsize
    made = context.make_array(kind)(context, builder)
    context.populate_array(
        made,
        data=builder.bitcast(builder.addrspacecast(stands, ir.IntType(8).as_pointer(), "generic"), made.data.type),
        shape=[context.get_constant(types.intp, extent) for extent in array.shape],
        strides=[context.get_constant(types.intp, step) for step in array.strides],
        itemsize=array.itemsize,
        parent=None,
        meminfo=None,
    )
    return made._getvalue()


def narrow(value: Any) -> Any:
    """What a program sees for a global value: constants in the narrowest integers that hold them and their opposites.

    This is storage alone, as a record's fields are: what is read is widened by the first operation. A processor, which
    has room for all of them, is two in a hundred slower with narrow ones (After the Flood), and keeps 64 bits.
    """
    seen = constant(value)
    if not isinstance(seen, np.ndarray):
        return seen
    small = seen.astype(np.min_scalar_type(-1 - int(np.abs(seen).max(initial=0))))
    small.setflags(write=False)
    return small


class Rules:
    """A game's rules and those of `kernel.crowd`, translated for a GPU."""

    def __init__(self, game: Game, progress: Progress = silent) -> None:
        self.game = game
        self._kinds = {contract.State: game.state, contract.Tables: game.tables, HasWords: game.state}
        self._stand_ins = game.functions()
        self._devices: dict[FunctionType, Any] = {}
        if not cuda.is_available():  # numba-cuda asks for the generation of a device even where there is none
            dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=AMPERE)
        cuda_target.target_context.make_constant_array = MethodType(_constant_array, cuda_target.target_context)
        used = [value for program in crowd.PROGRAMS for _, value in globals_used(program) if is_rule(value)]
        rules = reachable(used, self._stand_ins)
        self.count = len(rules)
        for done, function in enumerate(rules, 1):
            try:
                self._device(function)
            except NumbaError as error:
                where, said = f"{function.__module__}.{function.__qualname__}", str(error).splitlines()[0]
                raise LinkError(f"{game.id}: {where} does not compile for a GPU: {said}") from error
            progress(done, len(rules), function.__qualname__)

    def _device(self, function: FunctionType) -> Any:
        """A rule translated; a row rule when it is called, for the rows that it is handed."""
        if function not in self._devices:
            if takes_rows(function):
                made = choosing(cuda.jit(device=True)(function), lambda rows: self._device(for_rows(function, rows)))
            else:
                made = cuda.jit(signature(function, self._kinds), device=True)(twin(function, self._given))
            self._devices[function] = made
        return self._devices[function]

    def _given(self, value: Any) -> Any:
        value = self._stand_ins.get(value, value) if isinstance(value, FunctionType) else value
        return self._devices[value] if is_rule(value) else narrow(value)

    def form(self, program: FunctionType) -> tuple[FunctionType, Any]:
        """A program with the game's rules, and its signature."""
        return twin(program, self._given), signature(program, self._kinds)

    def linked(self, program: FunctionType) -> Program:
        """A program in machine code; a `LinkError` says what a GPU would not take."""
        code, form = self.form(program)
        try:
            ptx, _ = cuda.compile(code, form, device=False, abi="numba", cc=AMPERE)
            arch = f"sm_{AMPERE[0]}{AMPERE[1]}"
            linker = Linker(ObjectCode.from_ptx(ptx.encode()), options=LinkerOptions(arch=arch))
            cubin = bytes(linker.link("cubin").code)
        except Exception as error:
            said = "; ".join(_FAULT.findall(str(error))) or str(error)
            raise LinkError(f"{self.game.id}: its rules do not link into a program for a GPU: {said}") from error
        return Program(ptx, cubin)
