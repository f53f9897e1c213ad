"""Folds: sentences that a rule returns, and that are, for a machine, the loops that a person would write.

    return any(owns(s, seat, tile) for tile in range(PLACES))

    for tile in range(PLACES):
        if owns(s, seat, tile):
            return True
    return False

Python runs a rule as it stands; the loop is made before it is compiled, in the same function, so it costs what a loop
costs. docs/add-a-game.md says what may be written. Sources are read only of rules that have a fold, and only when
something is to be compiled, checked, or run uncompiled.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable
from functools import cache
from types import CodeType, FunctionType
from typing import Any, Final, NoReturn

from eduba.kernel.findings import Finding
from eduba.kernel.record import DeclarationError
from eduba.kernel.rule import globals_used

_LOOPS: Final = {
    "any": ("", "if ELEMENT: return True", "return False"),
    "all": ("", "if not ELEMENT: return False", "return True"),
    "sum": ("total = 0", "total += ELEMENT", "return total"),
    "next": ("", "return ELEMENT", "return DEFAULT"),
    "min": (
        "best, found = DEFAULT, False",
        "value = ELEMENT\nif not found or value < best:\n    best, found = value, True",
        "return best",
    ),
    "max": (
        "best, found = DEFAULT, False",
        "value = ELEMENT\nif not found or value > best:\n    best, found = value, True",
        "return best",
    ),
}
"""For each fold what is done before the loop, for each element, and after the loop."""
_FORMS: Final = {
    "any": "return any(… for i in range(…) if …)",
    "all": "return all(… for i in range(…) if …)",
    "sum": "return sum(… for i in range(…) if …)",
    "next": "return next((… for i in range(…) if …), DEFAULT)",
    "min": "return min((… for i in range(…) if …), default=DEFAULT)",
    "max": "return max((… for i in range(…) if …), default=DEFAULT)",
}


class FoldError(DeclarationError):
    """A fold in a form that is not supported."""

    def __init__(self, function: FunctionType, line: int, what: str) -> None:
        self.finding = Finding(function.__code__.co_filename, line, function.__qualname__, what)
        super().__init__(str(self.finding))


def has_fold(code: CodeType) -> bool:
    """Whether code may have a fold: it has an expression that is code of its own."""
    return any(isinstance(part, CodeType) for part in code.co_consts)


def unfolded(function: FunctionType, written: ast.FunctionDef) -> ast.FunctionDef:
    """How a rule is written, with loops in the place of its folds."""
    if has_fold(function.__code__):
        _Unfolding(function, written).visit(written)
    return written


def lowered(function: FunctionType) -> CodeType:
    """The code of a rule with loops for its folds: what machines are given."""
    code = function.__code__
    return _lowered(function, code) if has_fold(code) else code


@cache
def _lowered(function: FunctionType, code: CodeType) -> CodeType:
    try:
        lines, first = inspect.getsourcelines(code)
    except OSError:
        said = "its source cannot be read, so nothing can be made of its fold"
        raise FoldError(function, code.co_firstlineno, said) from None
    (written,) = ast.parse(textwrap.dedent("".join(lines))).body
    assert isinstance(written, ast.FunctionDef)
    ast.increment_lineno(written, first - 1)
    unfolded(function, written)
    written.decorator_list, written.returns = [], None
    for parameter in written.args.args:
        parameter.annotation = None
    module = compile(ast.Module([written], []), code.co_filename, "exec", dont_inherit=True)
    (made,) = (part for part in module.co_consts if isinstance(part, CodeType))
    return made


def twin(function: FunctionType, given: Callable[[Any], Any]) -> FunctionType:
    """A function like another, with loops for its folds, whose globals hold just what it uses as `given` makes it."""
    space: dict[str, Any] = {"__name__": function.__module__, "__builtins__": __builtins__}
    space |= {name: given(value) for name, value in globals_used(function)}
    return FunctionType(lowered(function), space, function.__name__)


class _Unfolding(ast.NodeTransformer):
    """Puts loops in the place of the folds of one rule."""

    def __init__(self, function: FunctionType, written: ast.FunctionDef) -> None:
        self.function = function
        self.written = written
        self.locals = set(function.__code__.co_varnames)
        self.taken = _names(written)

    def visit_Return(self, node: ast.Return) -> Any:
        call = node.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in _LOOPS:
            if call.args and isinstance(call.args[0], ast.GeneratorExp):
                return self._unfolded(node, call, call.func.id, call.args[0])
        return self.generic_visit(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> NoReturn:
        self._refuse(node, f"a fold is all that is returned, `{_FORMS['any']}`; write a loop, or a rule for the fold")

    def _refuse(self, node: Any, what: str) -> NoReturn:
        raise FoldError(self.function, node.lineno, what)

    def _unfolded(self, node: ast.Return, call: ast.Call, name: str, fold: ast.GeneratorExp) -> list[ast.stmt]:
        if name in self.function.__globals__ or name in self.locals:
            self._refuse(call, f"{name} is not Python's own here, so this is no fold: call it something else")
        default = self._default(call, name)
        self._check(fold)
        self._rename(fold, _names(self.written, but=fold) | _names(default) | _names(fold.generators[0].iter))
        marks = {mark for text in _LOOPS[name] for mark in _names(ast.parse(text)) if mark.islower()}
        own: dict[str, str | ast.expr] = {mark: self._free(mark) for mark in sorted(marks)}
        filled = _Filled(node, own | {"ELEMENT": fold.elt, "DEFAULT": default})
        before, each, after = ([filled.visit(part) for part in ast.parse(text).body] for text in _LOOPS[name])
        for part in reversed(fold.generators):
            for condition in reversed(part.ifs):
                each = [ast.copy_location(ast.If(condition, each, []), condition)]
            each = [ast.copy_location(ast.For(part.target, part.iter, each, []), part.iter)]
        return [*before, *each, *after]

    def _default(self, call: ast.Call, name: str) -> ast.expr:
        """What a fold gives where there is nothing to fold: nothing that is worked out, so it matters not when."""
        positional, keyword = name == "next", name in ("min", "max")
        named = [k.arg for k in call.keywords]
        if len(call.args) != 1 + positional or named != ["default"] * keyword:
            lacks = (positional and len(call.args) == 1) or (keyword and "default" not in named)
            said = "needs a default, for where there is nothing" if lacks else "takes nothing more"
            self._refuse(call, f"{name} {said}: `{_FORMS[name]}`")
        given = [*call.args[1:], *(k.value for k in call.keywords)]
        if not given:
            return ast.Constant(None)
        value = given[0].operand if isinstance(given[0], ast.UnaryOp) else given[0]
        if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name) and value.value.id not in self.locals:
            value = value.value  # a member of an enumeration
        if not isinstance(value, ast.Constant | ast.Name):
            self._refuse(given[0], f"the default of a fold is a number or a name: `{_FORMS[name]}`")
        return given[0]

    def _check(self, fold: ast.GeneratorExp) -> None:
        for part in fold.generators:
            over = part.iter.func if isinstance(part.iter, ast.Call) else None
            if (
                part.is_async
                or not isinstance(part.target, ast.Name)
                or not (isinstance(over, ast.Name) and over.id == "range")
            ):
                self._refuse(part.iter, f"a fold goes through a range with one plain variable: `{_FORMS['any']}`")
        for inner in ast.walk(fold):
            if isinstance(inner, ast.GeneratorExp) and inner is not fold:
                self._refuse(inner, "there is a fold within a fold: give the inner one a rule of its own")

    def _rename(self, fold: ast.GeneratorExp, kept: set[str]) -> None:
        """Other names for the variables of a fold that mean something else outside it."""
        new = {n: self._free(n) for part in fold.generators for n in _names(part.target) if n in kept}
        outside = set(ast.walk(fold.generators[0].iter))
        for part in ast.walk(fold):
            if isinstance(part, ast.Name) and part not in outside:
                part.id = new.get(part.id, part.id)

    def _free(self, name: str) -> str:
        """A name like this that nothing else has."""
        while name in self.taken:
            name += "_"
        self.taken.add(name)
        return name


class _Filled(ast.NodeTransformer):
    """Fills a template: marks stand for other names or for expressions; all of it lies in one line."""

    def __init__(self, place: ast.stmt, marks: dict[str, str | ast.expr]) -> None:
        self.place = place
        self.marks = marks

    def generic_visit(self, node: ast.AST) -> ast.AST:
        return ast.copy_location(super().generic_visit(node), self.place)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        mark = self.marks.get(node.id, node.id)
        return ast.copy_location(ast.Name(mark, node.ctx), self.place) if isinstance(mark, str) else mark


def _names(tree: ast.AST, but: ast.AST | None = None) -> set[str]:
    """The names in a tree, but for a part of it."""
    found = {tree.id} if isinstance(tree, ast.Name) else {tree.arg} if isinstance(tree, ast.arg) else set()
    return found.union(*(_names(part, but) for part in ast.iter_child_nodes(tree) if part is not but))
