"""The page and the server say the same: every message, formatted in JavaScript and in Python, in every language."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import build_page
from eduba.kernel import game as games
from eduba.kernel.text import LANGUAGES, Texts, message_files

SCRIPT = Path(__file__).parent / "format_messages.mjs"
NUMBERS = (0, 1, 2, 3, 5, 21)
Value = str | int


class Variables(Visitor):
    """The values that a message needs, each with examples: what it is compared with, numbers, a word."""

    def __init__(self, entries: dict[str, Any]) -> None:
        self.entries = entries
        self.examples: dict[str, set[Value]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the library's name
        self.examples.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            keys = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
            numeric = len(keys) < len(node.variants) or "one" in keys
            self.examples[node.selector.id.name] |= set(NUMBERS) if numeric else set(keys)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.visit(self.entries[node.id.name])


def requests(source: str) -> list[tuple[str, dict[str, Value]]]:
    """Every message with values, in as many combinations as its longest list of examples."""
    body = FluentParser().parse(source).body
    messages = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    wanted = []
    for key, message in messages.items():
        variables = Variables(messages)
        variables.visit(message)
        lists = {name: sorted(found, key=str) or ["Ur-Nammu"] for name, found in variables.examples.items()}
        for i in range(max(map(len, lists.values()), default=1)):
            wanted.append((key, {name: examples[i % len(examples)] for name, examples in lists.items()}))
    return wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, "ur"])
def test_every_message_reads_the_same_in_javascript_and_in_python(
    built_page: None, game: str | None, language: str
) -> None:
    loaded = games.load(game) if game else None
    source = "\n".join(message_files(language, loaded))
    wanted = requests(source)
    asked = json.dumps({"language": language, "source": source, "wanted": wanted})
    command = [str(build_page.node()), str(SCRIPT), str(build_page.WEB / "package.json")]
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    texts = Texts(language, loaded)
    assert json.loads(done.stdout) == [texts(key, **values) for key, values in wanted]
