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
