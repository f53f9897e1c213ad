"""How compiled rules become machine code: each rule is translated alone, and what belongs together is linked once.

By itself Numba links a function with everything it calls, directly or not, optimises the whole and makes machine code of
it, and does so again for every caller of that function. A rule needs none of this: it stays a fragment, its own code and
the names of what it calls. All rules of a game are linked into its core, in which only those that generic modules call
keep their names; and an entry, a rule that Python calls, is linked with the fragments of its own module and calls the
core. A game of five hundred rules is so compiled in a fifth of the time, to code as fast.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import FunctionType
from typing import Any, Final

from llvmlite import binding
from numba.core import codegen, compiler, registry
from numba.core.compiler_lock import global_compiler_lock
from numba.core.itanium_mangler import mangle

_JITCodeLibrary: Any = codegen.JITCodeLibrary
_compiler: Any = compiler
_lock: Any = global_compiler_lock
_Compiler: Any = compiler.Compiler
KIND: Final = "fragment"
"""What a fragment is called in Numba's cache, beside its own "object" and "bitcode"."""


class _Unbound:
    """A code generator in which a fragment's function has no address: nothing outside its entries can call it."""

    def __init__(self, bound: Any) -> None:
        self._bound = bound

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bound, name)

    def set_env(self, env_name: str, env: Any) -> None:
        """Rules use no objects of Python: their environments are never looked at."""


class Fragment(_JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule, without that of the rules it calls."""

    def __init__(self, generator: Any, name: str) -> None:
        super().__init__(generator, name)
        self.callees: list[Fragment] = []
        """The fragments of the rules it calls, which are linked with it."""
        self.external = False
        """Whether its machine code is that of the game's core."""

    @property
    def codegen(self) -> Any:
        return _Unbound(self._codegen)

    def add_linking_library(self, library: Any) -> None:
        if not isinstance(library, Fragment):
            super().add_linking_library(library)

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        for function in self._final_module.functions:  # helpers of Numba's: the names it gives differ by process
            if function.linkage == binding.Linkage.linkonce_odr:
                function.linkage = binding.Linkage.internal
        passes, builder = self._codegen._module_pass_manager(
            opt=0, loop_vectorize=False, slp_vectorize=False, cost="cheap"
        )
        passes.run(self._final_module, builder)
        self._final_module.verify()
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0

    def serialize_using_object_code(self) -> Any:
        return (self.name, KIND, self._final_module.as_bitcode())

    @classmethod
    def unserialized(cls, generator: Any, state: Any) -> Fragment:
        """A fragment as it was kept, but for its callees."""
        name, _, bitcode = state
        fragment = cls(generator, name)
        fragment._final_module = binding.parse_bitcode(bitcode)
        fragment._finalized = True
        return fragment


class Entry(_JITCodeLibrary):  # type: ignore[misc]
    """The code of a rule that Python calls, with that of everything below it but the game's core."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        self._linking_libraries = _closure(self._linking_libraries)
        super().finalize()


def generator() -> Any:
    """What makes machine code in this process."""
    return registry.cpu_target.target_context.codegen()


_cores: set[str] = set()


def has_core(name: str) -> bool:
    """Whether the core of a game is in this process."""
    return name in _cores


def load_core(name: str, kept: Any) -> None:
    """Bring in the core of a game as it was kept."""
    with _lock:
        if name not in _cores:
            generator().unserialize_library(kept)
            _cores.add(name)


def link_core(name: str, doors: Iterable[Any]) -> Any:
    """Make the core of a game, in which these rules can be called; what to keep of it."""
    core = _JITCodeLibrary(generator(), name)
    core.enable_object_caching()
    called = [fragment_of(door) for door in doors]
    for fragment in _closure(called):
        code = fragment._final_module if fragment in called else fragment._get_module_for_linking()
        core._final_module.link_in(code, preserve=True)
    with _lock:
        core.finalize()
    for fragment in called:
        fragment.external = True
    _cores.add(name)
    return core.serialize_using_object_code()


def _closure(libraries: Iterable[Any]) -> list[Any]:
    """Libraries, and the fragments that fragments among them need."""
    found: dict[Any, None] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in found and not getattr(library, "external", False):
            found[library] = None
            waiting += getattr(library, "callees", ())
    return list(found)


class FragmentCompiler(_Compiler):  # type: ignore[misc]
    """Numba's pipeline, which ends in a fragment."""

    def compile_extra(self, func: FunctionType) -> Any:
        name = f"{func.__module__}.{func.__qualname__}"

        def mangler(full: str, types: Any, **tags: Any) -> str:
            return str(mangle(full, ()) if full.endswith(name) else mangle(full, types, **tags))

        # what two processes keep of a game fits together, though each numbers types and functions in its own way
        self.state.targetctx = self.state.targetctx.subtarget(mangler=mangler)
        self.state.library = Fragment(self.state.targetctx.codegen(), func.__qualname__)
        return super().compile_extra(func)


class EntryCompiler(_Compiler):  # type: ignore[misc]
    """Numba's pipeline, which ends in an entry."""

    def compile_extra(self, func: FunctionType) -> Any:
        self.state.library = Entry(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


def fragment_of(dispatcher: Any) -> Any:
    """The code of a rule that has been compiled for its one signature."""
    (compiled,) = dispatcher.overloads.values()
    return compiled.library


def rebuilt(context: Any, payload: Any) -> Any:
    """What Numba's cache kept of a compiled rule, whether a fragment or an entry."""
    library, description, environment, signature, *_ = payload
    if library[1] != KIND:
        return _compiler.CompileResult._rebuild(context, *payload)
    fragment = Fragment.unserialized(context.codegen(), library)
    return _compiler.compile_result(
        target_context=context,
        typing_context=context.typing_context,
        library=fragment,
        environment=environment,
        entry_point=context.get_executable(fragment, description, environment),
        fndesc=description,
        signature=signature,
        objectmode=False,
    )
