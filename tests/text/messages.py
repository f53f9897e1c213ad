"""Message files as they are written: what each message is called and which values it needs."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.syntax import ast, parse, visitor

from eduba.kernel.game import Game, installed, load

HOUSE: Final = "eduba"


def games() -> list[Game]:
    """All installed games."""
    return [load(name) for name in installed()]


def packages() -> list[str]:
    """Everybody who has messages: the house, and every installed game."""
    return [HOUSE, *(game.module for game in games())]


@cache
def entries(package: str, language: str) -> list[Any]:
    """All entries of a message file, comments left out."""
    source = (files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    comments = (ast.Comment, ast.GroupComment, ast.ResourceComment)
    return [entry for entry in parse(source).body if not isinstance(entry, comments)]


def messages(package: str, language: str) -> dict[str, Any]:
    """The messages of a file by their names."""
    return {e.id.name: e for e in entries(package, language) if isinstance(e, ast.Message)}


def terms(package: str, language: str) -> dict[str, Any]:
    """The terms of a file by their names."""
    return {e.id.name: e for e in entries(package, language) if isinstance(e, ast.Term)}


class _Values(visitor.Visitor):
    """Collects the values that a message takes from outside, and the messages and terms it mentions."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.mentioned: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor's way to name a kind of node
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.mentioned.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802 - what a term is given are its own parameters
        self.mentioned.add(f"-{node.id.name}")


class _Patterns(visitor.Visitor):
    """Collects what is written, variant by variant, each with the values by which it was chosen."""

    def __init__(self) -> None:
        self.found: list[tuple[Any, frozenset[str]]] = []
        self.chosen: frozenset[str] = frozenset()

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802
        self.found.append((node, self.chosen))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        before = self.chosen
        if isinstance(node.selector, ast.VariableReference):
            self.chosen = before | {node.selector.id.name}
        self.generic_visit(node)
        self.chosen = before


def patterns(entry: Any) -> list[tuple[Any, frozenset[str]]]:
    """All that an entry may say, piece by piece, and the values by which each piece is chosen."""
    found = _Patterns()
    found.visit(entry)
    return found.found


def written(entry: Any) -> str:
    """The words of an entry, its forms and variants included; a dot stands for what is told."""
    pieces = ("".join(getattr(e, "value", "·") for e in pattern.elements) for pattern, _ in patterns(entry))
    return "\n".join(pieces)


def values(message: Any) -> set[str]:
    """The values that a message needs."""
    found = _Values()
    found.visit(message)
    return found.values


def mentioned(message: Any) -> set[str]:
    """The messages and terms (`-name`) that a message mentions."""
    found = _Values()
    found.visit(message)
    return found.mentioned
