"""The page and the server say the same: every message, formatted in JavaScript and in Python, in every language."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import build_page
from eduba.kernel.languages import LANGUAGES
from eduba.kernel.text import texts_of
from eduba.server.app import messages_json
from text.messages import HOUSE, games, messages

SCRIPT = Path(__file__).parent / "format_messages.mjs"
Value = str | int | float | list[int]
NUMBERS: list[Value] = [0, 1, 2, 5, 21, 1132, 12_345, 1_234_567, -3, 0.5, 1.5, 2.25]
STRINGS: list[Value] = ["Ur-Nammu", "Élodie", "Anna", "Yves", "Yasmine", "Béla & <b>Enki</b>", "נִינְוֵה", "{ $n }", ""]

LISTS: list[Value] = [[], [3], [1, 2], [1, 3, 6], [1, 2, 3, 4, 5, 6]]

PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""Variants that numbers choose; as strings they are given to no message."""


class Variables(Visitor):
    """The values that a message needs, each with examples: whatever it is compared with, numbers, strings."""

    def __init__(self, known: dict[str, Any]) -> None:
        self._known = known
        self.examples: dict[str, list[Value]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the library's name
        name, _, form = node.id.name.rpartition("-")
        if name and form in LANGUAGES["en"].forms:  # made of a name
            self.examples[name] = [*STRINGS]
        elif name and form == "count":  # how long a list is
            self.examples[name] = [*LISTS]
        else:
            self.examples.setdefault(node.id.name, [*NUMBERS, *STRINGS, *LISTS])

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name in self.examples:
            keys = [variant.key for variant in node.variants]
            examples = self.examples[node.selector.id.name]
            examples += [k.name for k in keys if isinstance(k, ast.Identifier) and k.name not in PLURALS]
            examples += [json.loads(k.value) for k in keys if isinstance(k, ast.NumberLiteral)]

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.visit(self._known[node.id.name])

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802 - a term takes its own parameters, not ours
        for argument in node.arguments.named if node.arguments else ():
            self.visit(argument.value)


def requests(package: str, language: str) -> list[tuple[str, dict[str, Value]]]:
    """Every message of a file with values: each example of each value occurs, next to different ones of the others."""
    known = {**messages(HOUSE, language), **messages(package, language)}
    wanted = []
    for key, message in messages(package, language).items():
        variables = Variables(known)
        variables.visit(message)
        lists = list(variables.examples.items())
        for i in range(max((len(examples) for _, examples in lists), default=1)):
            values = {name: examples[(i + n * (n + 1)) % len(examples)] for n, (name, examples) in enumerate(lists)}
            wanted.append((key, values))
    return wanted


def said_by_the_page(language: str, wanted: list[tuple[str, str, dict[str, Value]]]) -> list[str]:
    """What the page's own words are for these messages; it must not complain about any."""
    answers: dict[str, Any] = {
        "/api/languages": [told.to_json() for told in LANGUAGES.values()],
        f"/api/messages/{language}": messages_json(language, None),
        **{f"/api/messages/{language}?game={game.id}": messages_json(language, game) for game in games()},
    }
    names = ["", *(game.id for game in games())]
    asked = {"language": language, "answers": answers, "games": names, "wanted": wanted}
    command = [str(build_page.node()), str(SCRIPT), str(build_page.WEB)]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["complaints"] == []
    texts: list[str] = answer["texts"]
    return texts


@pytest.mark.usefixtures("built_page")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_the_same_in_javascript_and_in_python(language: str) -> None:
    speakers = {"": (HOUSE, None), **{game.id: (game.module, game) for game in games()}}
    wanted = [
        (name, key, values) for name, (package, _) in speakers.items() for key, values in requests(package, language)
    ]
    here = [texts_of(language, speakers[name][1])(key, **values) for name, key, values in wanted]
    there = said_by_the_page(language, wanted)
    differing = [(w, h, t) for w, h, t in zip(wanted, here, there, strict=True) if h != t]
    assert differing == []
    assert {(name, key) for name, key, _ in wanted} == {
        (name, key) for name, (package, _) in speakers.items() for key in messages(package, language)
    }
