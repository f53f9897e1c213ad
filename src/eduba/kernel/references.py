"""Whether all that the rules of a game name is there: helpers, fields, members of enumerations, as many arguments.

Uncompiled, a misspelt field shows when the rule is first played, or never: storing it makes a new attribute. Compiled,
it shows in words of Numba's. Here it is a sentence with the file and the line. Reading all sources takes a tenth of a
second for each game; so it is done by `make lint`, before rules are compiled, and wherever they cannot be built.
"""

from __future__ import annotations

import ast
import builtins
import linecache
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from enum import EnumType
from functools import cache
from types import FunctionType, ModuleType, NoneType
from typing import Any, Final, get_origin, get_type_hints

from eduba.kernel.events import Log
from eduba.kernel.findings import Finding, at
from eduba.kernel.folds import FoldError, unfolded
from eduba.kernel.game import Game
from eduba.kernel.random import HasWords
from eduba.kernel.record import Field, Record, Records, RowView
from eduba.kernel.rule import USABLE, Floats, Ints, globals_used, is_rule, is_usable

PYTHONS_OWN: Final = ("abs", "bool", "divmod", "float", "int", "len", "max", "min", "range", "round")
"""What a rule may use of Python itself."""
_PLAIN: Final = (int, bool, float, NoneType, Ints, Floats, RowView, HasWords)
"""What a rule may be handed beside records."""
_MISSING: Final = object()


def findings(game: Game, sources: Sources | None = None) -> list[Finding]:
    """All that the rules of a game, and those of the kernel that they use, name and that is not there."""
    sources = sources or Sources()
    found: dict[Finding, None] = {}
    for function in rules_of(game):
        for name, value in globals_used(function):
            if _is_near(value, game) and not is_rule(value):
                found[at(value, f"{name} is no rule, but {function.__name__} calls it: write @rule above it")] = None
        try:
            definition = sources.definition(function)
        except FoldError as error:
            found[error.finding] = None
            continue
        if definition is not None:
            found |= dict.fromkeys(_Look(function, definition, game).findings())
    return list(found)


def rules_of(game: Game) -> list[FunctionType]:
    """The rules that a game consists of, as far as they can be followed."""
    reached: dict[FunctionType, None] = {}
    waiting = list(game.functions().values())
    while waiting:
        function = waiting.pop()
        if function not in reached:
            reached[function] = None
            waiting += [value for _, value in globals_used(function) if is_rule(value)]
    return list(reached)


class Sources:
    """The definitions of functions in their files, each of which is read once."""

    def __init__(self) -> None:
        self._files: dict[str, dict[int, ast.FunctionDef]] = {}

    def definition(self, function: FunctionType) -> ast.FunctionDef | None:
        """How a function is written, with loops for its folds; None for those that the kernel writes."""
        code = function.__code__
        if code.co_filename.startswith("<"):
            return None
        if code.co_filename not in self._files:
            lines = linecache.getlines(code.co_filename, function.__globals__)
            self._files[code.co_filename] = {
                min([node.lineno, *(part.lineno for part in node.decorator_list)]): node
                for node in ast.walk(ast.parse("".join(lines)))
                if isinstance(node, ast.FunctionDef)
            }
        written = self._files[code.co_filename].get(code.co_firstlineno)
        return written and unfolded(function, written)


class _Look:
    """A look at what one rule names."""

    def __init__(self, function: FunctionType, definition: ast.FunctionDef, game: Game) -> None:
        self.function = function
        self.definition = definition
        self.game = game
        self.nouns = {game.state: "the state", game.tables: "the printed values", Log: "the log"}
        self.hints: dict[str, Any] = {}
        self.nodes = [node for statement in definition.body for node in ast.walk(statement)]
        self.local = {n.id for n in self.nodes if isinstance(n, ast.Name) and _is_set(n)}
        self.local.update(function.__code__.co_varnames)

    def findings(self) -> Iterator[Finding]:
        """All that is named and is not there."""
        try:
            self.hints = get_type_hints(self.function)
        except NameError as error:
            yield self._at(self.definition, f"an annotation names {error.name}, which is not there")
        yield from self._annotations()
        for node in self.nodes:
            what = None
            if isinstance(node, ast.Name) and node.id not in self.local:
                what = self._name(node.id)
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                what = self._attribute(node.value.id, node)
            elif isinstance(node, ast.Subscript):
                what = self._index(node)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                what = self._call(node.func.id, node)
            if what:
                yield self._at(node, what)

    def _at(self, node: Any, what: str) -> Finding:
        return Finding(self.function.__code__.co_filename, node.lineno, self.function.__qualname__, what)

    def _annotations(self) -> Iterator[Finding]:
        """Every parameter says what it is, and the rule what it gives."""
        for parameter in self.definition.args.args:
            kind = self.hints.get(parameter.arg)
            if parameter.annotation is None:
                usual = {"s": "State", "t": "Tables", "log": "Log"}.get(parameter.arg, "int")
                yield self._at(
                    self.definition, f"nothing says what {parameter.arg} is: write `{parameter.arg}: {usual}`"
                )
            elif kind is not None and not _can_be_handed(kind):
                said = "int, bool, float, Ints, Floats, RowView and records"
                yield self._at(self.definition, f"{parameter.arg} is a {kind!r}; a rule takes {said}")
        if self.definition.returns is None:
            yield self._at(self.definition, "nothing says what it gives: write `-> int`, `-> bool` or `-> None`")

    def _name(self, name: str) -> str | None:
        """A global name: what it stands for may be used in a rule."""
        value = self._value(name)
        if value is _MISSING:
            known = [n for n, v in self.function.__globals__.items() if is_rule(v) or is_usable(v)]
            return f"nothing is called {name!r}{_perhaps(name, [*known, *self.local])}"
        if hasattr(builtins, name) and value is getattr(builtins, name):
            allowed = f"{', '.join(PYTHONS_OWN[:-1])} and {PYTHONS_OWN[-1]}"
            return None if name in PYTHONS_OWN else f"{name} is not for rules; of Python's own they may use {allowed}"
        if is_rule(value) or is_usable(value) or _is_near(value, self.game):
            return None
        if isinstance(value, list) and all(isinstance(part, int) for part in value):
            return f"{name} is a list, which may change: write Constants({name}) or a tuple"
        return f"{name} is a {type(value).__name__}: {USABLE}"

    def _attribute(self, name: str, node: ast.Attribute) -> str | None:
        """`s.field` or `Step.MEMBER`: it is there."""
        fields = self._fields(name)
        if fields:
            field = fields.get(node.attr)
            if field is None:
                noun = self.nouns.get(self.hints[name], self.hints[name].__name__)
                return f"there is no field {node.attr!r} in {noun}{_perhaps(node.attr, fields)}"
            return _indexed(name, field) if _is_set(node) and field.shape else None
        value = self._value(name) if name not in self.local else _MISSING
        if isinstance(value, EnumType | ModuleType) and not hasattr(value, node.attr):
            return f"{name} has no {node.attr!r}{_perhaps(node.attr, dir(value))}"
        return None

    def _index(self, node: ast.Subscript) -> str | None:
        """`s.row[i]`, `s.table[i, j]`: as many indices as the field has."""
        named = node.value
        if not isinstance(named, ast.Attribute) or not isinstance(named.value, ast.Name):
            return None
        field = self._fields(named.value.id).get(named.attr)
        indices = len(node.slice.elts) if isinstance(node.slice, ast.Tuple) else 1
        return None if field is None or indices == len(field.shape) else _indexed(named.value.id, field)

    def _fields(self, name: str) -> dict[str, Field]:
        """The fields of the record that a parameter stands for."""
        kind = self.hints.get(name)
        return _fields_of(kind) if _is_record(kind) else {}

    def _call(self, name: str, node: ast.Call) -> str | None:
        """A rule is given as many arguments as it takes."""
        value: Any = self._value(name) if name not in self.local else _MISSING
        if not is_rule(value) or node.keywords or any(isinstance(a, ast.Starred) for a in node.args):
            return None
        code = value.__code__
        taken = code.co_varnames[: code.co_argcount]
        given = len(node.args)
        return None if given == len(taken) else f"{name} takes ({', '.join(taken)}), not {given} arguments"

    def _value(self, name: str) -> Any:
        return self.function.__globals__.get(name, getattr(builtins, name, _MISSING))


def _is_record(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Record)


@cache
def _fields_of(kind: type[Record]) -> dict[str, Field]:
    return {f.name: f for f in kind.fields}


def _is_set(node: ast.Name | ast.Attribute) -> bool:
    return isinstance(node.ctx, ast.Store)


def _is_near(thing: object, game: Game) -> bool:
    """Whether something is a function of the game's own package."""
    return isinstance(thing, FunctionType) and thing.__module__.partition(".")[0] == game.module.partition(".")[0]


def _can_be_handed(kind: Any) -> bool:
    """Whether machine code can take or give a thing of this type."""
    bundle = isinstance(kind, type) and issubclass(kind, tuple)
    return kind in _PLAIN or get_origin(kind) is Records or bundle or _is_record(kind)


def _indexed(name: str, field: Field) -> str:
    """How a field is read and stored."""
    kind, indices = (("one number", ""), ("a row", "[i]"), ("a table", "[i, j]"))[len(field.shape)]
    return f"{name}.{field.name} is {kind}: write {name}.{field.name}{indices}"


def _perhaps(name: str, known: Iterable[str]) -> str:
    """What was meant, if something sounds like it."""
    alike = get_close_matches(name, list(known), 1)
    return f"; is it {alike[0]!r}?" if alike else ""
