"""Build a game's rules for the CPU with Numba, and keep what was built where it cannot be mistaken.

Numba's own cache key ignores callees in other files, compile flags and global arrays, and falls back silently to
`__pycache__`. Here every game has a folder of its own, named by a hash of everything the machine code depends on: the
sources of all modules with rules, the rules themselves, the constants they use and the layout of the records they are
handed, the flags, and the versions of Python, NumPy, Numba and llvmlite. Who changes a text or the view of a game need
not wait for its rules. A rule is built from a twin of its function whose globals hold only what it uses, with compiled
rules in the place of plain ones; so the plain functions stay as they are, and both run side by side.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections import namedtuple
from collections.abc import Callable, Iterable
from enum import IntEnum
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final, get_args, get_origin, get_type_hints

import llvmlite
import numba
import numpy as np
from numba import types
from numba.core import caching
from numba.core.registry import cpu_target

from eduba.kernel import contract
from eduba.kernel.findings import as_error
from eduba.kernel.folds import lowered
from eduba.kernel.game import Game
from eduba.kernel.linking import (
    EntryCompiler,
    FragmentCompiler,
    fragment_of,
    generator,
    has_core,
    link_core,
    load_core,
    rebuilt,
)
from eduba.kernel.random import HasWords
from eduba.kernel.record import Record, Records, RowView
from eduba.kernel.references import findings
from eduba.kernel.rows import choosing, for_rows, hands_rows, takes_rows
from eduba.kernel.rule import (
    Constants,
    ConstantTable,
    Floats,
    Ints,
    entries_of,
    globals_used,
    is_rule,
    parameters,
    reachable,
)

Progress = Callable[[int, int, str], None]
"""Called after each rule with: rules ready, rules in all, name of the rule."""

SMALL: Final = 800
"""Rules of fewer bytes of bytecode, with those inlined into them, are always inlined: a quarter faster in random play."""
MAKERS: Final = (__name__, *(f"eduba.kernel.{name}" for name in ("folds", "linking", "record", "rows", "rule")))
"""The modules that say how rules and records are compiled."""
STAMP: Final = "the folder's name says it all"
"""What Numba takes for the time of a source."""
njit: Any = numba.njit
"""Untyped: its stubs do not know all flags."""


def silent(done: int, total: int, name: str) -> None:
    """A progress that shows nothing."""


def unchecked() -> bool:
    """Whether bounds checks are off (`EDUBA_UNCHECKED=1`: benchmarks and tournaments)."""
    return os.environ.get("EDUBA_UNCHECKED", "") not in ("", "0")


def cache_root() -> Path:
    """Where compiled rules are kept: `EDUBA_CACHE_DIR`, else the user's cache folder."""
    given = os.environ.get("EDUBA_CACHE_DIR")
    if given:
        return Path(given)
    from platformdirs import user_cache_path

    return user_cache_path("eduba") / "compiled"


def writable(folder: Path) -> bool:
    """Whether files can be made in a folder, which is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError:
        return False
    return True


class _Locator:
    """Numba's idea of where a function's files go: the folder we say, whatever the source file."""

    def __init__(self, folder: Path, module: str) -> None:
        self._folder = str(folder)
        self._module = module
        self._py_file = module

    def ensure_cache_path(self) -> None:
        os.makedirs(self._folder, exist_ok=True)

    def get_cache_path(self) -> str:
        return self._folder

    def get_source_stamp(self) -> str:
        return STAMP

    def get_disambiguator(self) -> str:
        return self._module


_CompileResultCacheImpl: Any = caching.CompileResultCacheImpl
_FunctionCache: Any = caching.FunctionCache


class _CacheImpl(_CompileResultCacheImpl):  # type: ignore[misc]
    def __init__(self, twin: FunctionType, folder: Path) -> None:
        self._lineno = twin.__code__.co_firstlineno
        self._locator = _Locator(folder, twin.__module__)
        self._filename_base = self.get_filename_base(twin.__qualname__, "")

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        return rebuilt(target_context, payload)


class _Cache(_FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function, in a folder of our choice."""

    def __init__(self, twin: FunctionType, folder: Path) -> None:
        self._name = repr(twin)
        self._py_func = twin
        self._impl = _CacheImpl(twin, folder)
        self._cache_path = str(folder)
        self._cache_file = caching.IndexDataCacheFile(
            self._cache_path, self._impl.filename_base, self._impl.locator.get_source_stamp()
        )
        self.enable()

    def holds(self, signature: Any, target: Any) -> bool:
        name = self._cache_file._load_index().get(self._index_key(signature, target.codegen()))
        return name is not None and os.path.exists(self._cache_file._data_path(name))


def signature(function: FunctionType, kinds: dict[Any, type[Record]]) -> Any:
    """The Numba signature that a rule's annotations say; `kinds` gives the game's record for a stand-in."""

    def convert(hint: Any) -> Any:
        if hint is Ints:
            return types.Array(types.int32, 1, "C")
        if hint is Floats:
            return types.Array(types.float64, 1, "C")
        if hint is RowView:
            return types.Opaque("row")
        if isinstance(hint, types.Type):  # a row, by its shape
            return hint
        if get_origin(hint) is Records:
            return types.Array(record(get_args(hint)[0]), 1, "C")
        if isinstance(hint, type) and issubclass(hint, tuple):  # a bundle of buffers: a NamedTuple
            return types.NamedTuple([convert(part) for part in get_type_hints(hint).values()], hint)
        plain = {int: types.int64, bool: types.boolean, float: types.float64, type(None): types.none}
        return plain[hint] if hint in plain else record(hint)

    def record(hint: Any) -> Any:
        return _layout(kinds.get(hint, hint))

    hints = get_type_hints(function)
    missing = [p for p in (*parameters(function), "return") if p not in hints]
    if missing:
        raise TypeError(f"rule {function.__name__}: no annotation for {', '.join(missing)}")
    return convert(hints["return"])(*(convert(hints[p]) for p in parameters(function)))


@cache
def _layout(kind: type[Record]) -> Any:
    """A record as Numba sees it: each field with its type and place."""
    return numba.from_dtype(kind.dtype)


def _in_full(code: CodeType) -> tuple[Any, ...]:
    """All that code says, with that of the folds in it."""
    constants = [_in_full(part) if isinstance(part, CodeType) else part for part in code.co_consts]
    return code.co_code, constants, code.co_names, code.co_varnames, code.co_freevars


def constant(value: Any) -> Any:
    """What compiled code sees for a global value: constants become arrays, enumerations named tuples of integers."""
    if isinstance(value, (Constants, ConstantTable)):
        array = np.array(value.values, dtype=np.int64)
        array.setflags(write=False)
        return array
    if isinstance(value, type) and issubclass(value, IntEnum):
        members: Any = namedtuple("members", [m.name for m in value])  # type: ignore[misc]
        return members(*(m.value for m in value))
    return value


def _fingerprint(value: Any) -> str:
    if isinstance(value, (Constants, ConstantTable)):
        return repr(value.values)
    if isinstance(value, type) and issubclass(value, IntEnum):
        return repr([(m.name, m.value) for m in value])
    if isinstance(value, (ModuleType, type)) or callable(value):
        return str(getattr(value, "__name__", value))
    return repr(value)


def _sources(modules: Iterable[str]) -> list[Path]:
    """The files of modules."""
    return sorted({Path(str(import_module(name).__file__)) for name in modules})


class Build:
    """The compiled rules of one game, and of generic modules specialised for it."""

    def __init__(self, game: Game, progress: Progress = silent) -> None:
        self.game = game
        self.progress = progress
        self.compiled: list[str] = []
        """Rules compiled by this process, as against found in the cache."""
        self.kinds: dict[Any, type[Record]] = {
            contract.State: game.state,
            contract.Tables: game.tables,
            HasWords: game.state,
        }
        self.stand_ins = game.functions()
        self._dispatchers: dict[tuple[FunctionType, bool], Any] = {}
        self._checked = not unchecked()
        self._own = reachable(self.stand_ins.values(), self.stand_ins)
        self._own_modules = {f.__module__ for f in self._own}
        self._row_rules: dict[FunctionType, FunctionType] = {}
        """What is made of row rules, for the rows they are handed, and the rule of each."""
        self._handed: list[Any] = []
        """What is made of row rules for the calls in the rule that is being compiled."""
        self._doors = set(self.stand_ins.values())
        """The rules that generic modules call."""
        self.key = self._hash(_sources([*self._own_modules, *MAKERS]), self._own, "")
        self.keys = {self.key}
        """The names of all folders this build uses."""
        self._cached = writable(cache_root() / game.id)
        self._core = f"{game.id}_{self.key}"
        self._core_file = caching.IndexDataCacheFile(str(self.folder), "core", STAMP)
        if not self._cached:
            print(
                f"eduba: cannot write to {cache_root() / game.id}; the rules of {game.id} are compiled anew each time "
                f"(set EDUBA_CACHE_DIR to a writable folder)",
                file=sys.stderr,
            )

    @cached_property
    def _sizes(self) -> dict[FunctionType, int]:
        """How much code each rule is, with that of the small rules it calls, which become part of it."""
        sizes: dict[FunctionType, int] = {}
        for f in self._own:  # each after those it calls
            called = (sizes[self.stand_ins.get(v, v)] for _, v in globals_used(f) if is_rule(v))
            sizes[f] = len(lowered(f).co_code) + sum(size for size in called if size < SMALL)
        return sizes

    def _hash(self, files: list[Path], functions: list[FunctionType], base: str) -> str:
        digest = hashlib.sha256()
        versions = (platform.python_version(), np.__version__, numba.__version__, llvmlite.__version__)
        digest.update(repr((base, versions, self._checked, self.game.id)).encode())
        for file in files:
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
        for function in functions:
            used = [(name, _fingerprint(value)) for name, value in globals_used(function)]
            form = signature(function, self.kinds)  # says where each field of every record handed in lies
            digest.update(repr((function.__module__, function.__qualname__, used, form)).encode())
            digest.update(repr(_in_full(function.__code__)).encode())
        return digest.hexdigest()[:20]

    @property
    def folder(self) -> Path:
        """Where the game's own rules are kept."""
        return cache_root() / self.game.id / self.key

    def functions(self, module: ModuleType) -> dict[str, Any]:
        """What Python calls of a generic module, compiled with this game's rules in the place of the stand-ins."""
        entries = entries_of(module)
        inner = [name for name, f in entries.items() if f in self._own]
        if inner:
            raise TypeError(f"{module.__name__} is no generic module: {self.game.id} itself calls {', '.join(inner)}")
        needed = reachable(entries.values(), self.stand_ins)
        guests = [f for f in needed if f.__module__ not in self._own_modules]
        guest_key = self._hash(_sources({f.__module__ for f in guests}), guests, self.key)
        keys = {f: guest_key if f in guests else self.key for f in (*self._own, *needed)}
        self.keys.update(keys.values())
        own = [] if self._doors.isdisjoint(needed) else self._missing()
        found = findings(self.game) if own else []  # so that what is wrong is not told in words of Numba's
        if found:
            raise as_error(found)
        steps = [*own, *guests]
        for done, f in enumerate(steps, 1):
            # what is in the cache needs none of its callees: only the entries are looked up unless one is missing
            if f in own:
                self._ready(f, keys)
            elif f in entries.values():
                self._ready(f, keys, entry=True)
            if own and done == len(own):
                self._link(keys)
            self.progress(done, len(steps), f.__qualname__)
        return {name: self._dispatchers[f, True] for name, f in entries.items()}

    def _missing(self) -> list[FunctionType]:
        """The rules that must be ready before the game can be called: none once its core is there."""
        if self._cached and not has_core(self._core):
            kept = self._core_file.load(generator().magic_tuple())
            if kept is not None:
                load_core(self._core, kept)
        return [] if has_core(self._core) else self._own

    def _link(self, keys: dict[FunctionType, str]) -> None:
        """Make the game's core of its rules."""
        made = link_core(self._core, [self._ready(f, keys) for f in self._own if f in self._doors])
        if self._cached:
            self._core_file.save(generator().magic_tuple(), made)

    def _ready(self, f: FunctionType, keys: dict[FunctionType, str], *, entry: bool = False) -> Any:
        """The dispatcher of a rule, as an entry or as a fragment: found in the cache, or compiled after those it calls."""
        if (f, entry) in self._dispatchers:
            return self._dispatchers[f, entry]
        rule = self._row_rules.get(f, f)
        space: dict[str, Any] = {"__name__": f.__module__, "__builtins__": __builtins__}
        # symbols of two games never meet, nor those of a rule that is both entry and fragment
        name = f"{self.game.id}_{keys[rule][:8]}.{'entry' if entry else 'fragment'}.{f.__qualname__}"
        form = signature(f, self.kinds)
        kept = None
        if self._cached and (entry or not hands_rows(f)):
            kept = _Cache(_named(f.__code__, space, name), cache_root() / self.game.id / keys[rule])
        held = kept is not None and kept.holds(form, cpu_target.target_context)
        dispatcher = njit(
            nogil=True,
            boundscheck=self._checked,
            error_model="numpy",
            no_cpython_wrapper=not entry,
            no_cfunc_wrapper=True,
            _nrt=False,  # rules allocate nothing: no counting of references
            forceinline=not held and rule in self._own and self._sizes[rule] < SMALL,
            pipeline_class=EntryCompiler if entry else FragmentCompiler,
        )(_named(f.__code__ if held else lowered(f), space, name))
        if takes_rows(f):
            self._dispatchers[f, entry] = choosing(dispatcher, lambda rows: self._for_rows(f, rows, keys))
            return dispatcher
        if kept is not None:
            dispatcher._cache = kept
        external = f in self._doors and has_core(self._core)
        callees: list[Any] = []
        if not (held and (entry or external)):  # any other fragment is of use only together with those it calls
            for used, value in globals_used(f):
                value = self.stand_ins.get(value, value) if isinstance(value, FunctionType) else value
                space[used] = self._ready(value, keys) if is_rule(value) else constant(value)
                callees += [space[used]] if is_rule(value) and not takes_rows(value) else []
        if not held:
            self.compiled.append(f.__qualname__)
        callers, self._handed = self._handed, []
        dispatcher.compile(form)
        callees += self._handed
        self._handed = callers
        dispatcher.disable_compile()
        if not entry:
            fragment_of(dispatcher).callees = [fragment_of(callee) for callee in callees]
            fragment_of(dispatcher).external = external
        self._dispatchers[f, entry] = dispatcher
        return dispatcher

    def _for_rows(self, f: FunctionType, rows: tuple[Any, ...], keys: dict[FunctionType, str]) -> Any:
        """The dispatcher of a row rule for the rows that a call hands it."""
        made = for_rows(f, rows)
        self._row_rules[made] = f
        self._handed.append(self._ready(made, keys))
        return self._handed[-1]


def _named(code: CodeType, space: dict[str, Any], name: str) -> FunctionType:
    """A function of this code, with a name of its own."""
    made = FunctionType(code, space, code.co_name)
    made.__qualname__ = name
    return made


def prune(game: Game, keep: set[str]) -> int:
    """Remove a game's folders of other keys; say how many were removed."""
    import shutil

    removed = 0
    for folder in (cache_root() / game.id).glob("*"):
        if folder.is_dir() and folder.name not in keep:
            shutil.rmtree(folder)
            removed += 1
    return removed
