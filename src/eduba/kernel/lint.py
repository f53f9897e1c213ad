"""The house rules of arithmetic, checked on the source of every rule.

What runs as Python, as machine code and on a GPU must mean the same in all three. So: signed integers only (floats where
the annotations say so), no division by a negative number, `s.hand[p, r]` and never `s.hand[p][r]`, no negative index, and
nothing that allocates, raises or closes over: no list, string, exception, assert, closure, comprehension.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Final

from eduba.kernel import references
from eduba.kernel.findings import Finding, as_error
from eduba.kernel.folds import FoldError
from eduba.kernel.game import Game

_FORBIDDEN: Final[dict[type[ast.AST], str]] = {
    ast.List: "a list",
    ast.Dict: "a dictionary",
    ast.Set: "a set",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator expression",
    ast.JoinedStr: "a formatted string",
    ast.Raise: "an exception",
    ast.Assert: "an assert",
    ast.Try: "an exception handler",
    ast.With: "a with statement",
    ast.Lambda: "a closure",
    ast.Import: "an import",
    ast.ImportFrom: "an import",
    ast.Global: "a global statement",
    ast.Nonlocal: "a nonlocal statement",
    ast.Yield: "a generator",
    ast.YieldFrom: "a generator",
    ast.Await: "an await",
    ast.Starred: "a starred argument",
    ast.Delete: "a del statement",
    ast.Pow: "a power (multiply, or shift)",
    ast.NamedExpr: "an assignment inside an expression",
}


def lint_game(game: Game) -> list[Finding]:
    """All findings in a game's rules and in the kernel rules they use: what they name, and how they are written."""
    sources = references.Sources()
    found = references.findings(game, sources)
    for function in references.rules_of(game):
        found += lint_function(function, sources)
    return list(dict.fromkeys(found))


def lint_function(function: FunctionType, sources: references.Sources | None = None) -> list[Finding]:
    """All findings in how one rule is written; none in one that the kernel writes from a declaration."""
    try:
        written = (sources or references.Sources()).definition(function)
    except FoldError as error:
        return [error.finding]
    if written is None:
        return []
    annotations = [*(a.annotation for a in written.args.args), written.returns]
    floats = any(isinstance(a, ast.Name) and a.id in ("float", "Floats") for a in annotations)
    file = function.__code__.co_filename
    return [Finding(file, line, function.__qualname__, what) for line, what in _findings(written, floats)]


@contextmanager
def explained(game: Game) -> Iterator[None]:
    """What cannot be built is told by what there is to mend in the game, where anything is found."""
    try:
        yield
    except Exception as error:
        found = lint_game(game)
        if found:
            raise as_error(found) from error
        raise


def _findings(written: ast.FunctionDef, floats: bool) -> Iterator[tuple[int, str]]:
    arguments = written.args
    if arguments.defaults or arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
        yield written.lineno, "only plain parameters, without defaults"
    body = written.body[1:] if ast.get_docstring(written) is not None else written.body
    if ast.get_docstring(written) is None:
        yield written.lineno, "a rule says in its docstring what it does"
    for statement in body:
        for node in ast.walk(statement):
            line = getattr(node, "lineno", statement.lineno)
            what = _forbidden(node) or (None if floats else _float(node))
            if what:
                yield line, what


def _forbidden(node: ast.AST) -> str | None:
    if type(node) in _FORBIDDEN:
        return f"{_FORBIDDEN[type(node)]} is not allowed in a rule"
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return "no definition inside a rule"
    if isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)):
        return "a string is not allowed in a rule"
    if isinstance(node, ast.Subscript):
        if isinstance(node.value, ast.Subscript):
            return "index a table as t[i, j], not t[i][j]"
        indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if any(isinstance(i, ast.UnaryOp) and isinstance(i.op, ast.USub) for i in indices):
            return "a negative index means something else in compiled code"
        if any(isinstance(i, ast.Slice) for i in indices):
            return "no slices in a rule"
    if isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, (ast.FloorDiv, ast.Mod)):
        divisor = node.right if isinstance(node, ast.BinOp) else node.value
        negative = isinstance(divisor, ast.UnaryOp) and isinstance(divisor.op, ast.USub)
        if negative or (isinstance(divisor, ast.Constant) and divisor.value == 0):
            return "divide only by positive numbers"
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("np", "numpy"):
        return "use math, not np: a GPU has no NumPy"
    if isinstance(node, ast.Name) and node.id.startswith("uint"):
        return "no unsigned integers"
    return None


def _float(node: ast.AST) -> str | None:
    if isinstance(node, ast.Div):
        return "/ makes a float: use //"
    if isinstance(node, ast.Constant) and isinstance(node.value, float):
        return "a float only where the annotations say so"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "float":
        return "a float only where the annotations say so"
    return None
