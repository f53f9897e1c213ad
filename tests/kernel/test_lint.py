"""The house rules of arithmetic: each is broken once by a small rule."""

from __future__ import annotations

import importlib.util
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from eduba_connect_four import GAME as CONNECT_FOUR

from eduba.kernel.contract import Tables
from eduba.kernel.findings import Finding
from eduba.kernel.game import Game
from eduba.kernel.lint import lint_function, lint_game
from eduba.kernel.rule import rule
from games.tender import GAME as TENDER
from games.tender import State

HEAD: Final = """
import math
import numpy as np
from eduba.kernel.record import Record, generator, number, row, table
from eduba.kernel.rule import Floats, Ints, rule


class State(Record):
    words = generator()
    n = number("a number")
    r = row(4, "a row")
    t = table(2, 3, "a table")
"""


def findings(folder: Path, source: str) -> list[Finding]:
    """What is found in the rule `f` of a source."""
    file = folder / "some_rules.py"
    file.write_text(HEAD + source)
    spec = importlib.util.spec_from_file_location("some_rules", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return lint_function(module.f)


def body(*lines: str) -> str:
    """A rule with these statements."""
    return "\n".join(
        ["@rule", "def f(s: State, i: int) -> int:", '    """What it does."""', *(f"    {x}" for x in lines)]
    )


BROKEN: Final = {
    "float": ("return s.n + 0.5", "a float only where the annotations say so"),
    "float()": ("return float(s.n)", "a float only where the annotations say so"),
    "/": ("return s.n / 2", "/ makes a float: use //"),
    "/=": ("s.n /= 2", "/ makes a float: use //"),
    "list": ("x = [1, 2]", "a list is not allowed in a rule"),
    "dictionary": ("x = {1: 2}", "a dictionary is not allowed in a rule"),
    "set": ("return i in {1, 2}", "a set is not allowed in a rule"),
    "string": ("x = 'abc'", "a string is not allowed in a rule"),
    "bytes": ("x = b'abc'", "a string is not allowed in a rule"),
    "formatted string": ("x = f'{i}'", "a formatted string is not allowed in a rule"),
    "assert": ("assert i > 0", "an assert is not allowed in a rule"),
    "raise": ("raise ValueError", "an exception is not allowed in a rule"),
    "try": ("try:\n        pass\n    finally:\n        pass", "an exception handler is not allowed in a rule"),
    "with": ("with s:\n        pass", "a with statement is not allowed in a rule"),
    "lambda": ("return (lambda: i)()", "a closure is not allowed in a rule"),
    "inner function": ("def g() -> int:\n        return i", "no definition inside a rule"),
    "inner class": ("class C:\n        pass", "no definition inside a rule"),
    "list comprehension": ("return len([x for x in range(3)])", "a comprehension is not allowed in a rule"),
    "set comprehension": ("return len({x for x in range(3)})", "a comprehension is not allowed in a rule"),
    "generator": (
        "return len(x for x in range(3))",
        "a fold is all that is returned, `return any(… for i in range(…) if …)`; write a loop, or a rule for the fold",
    ),
    "float in a fold": ("return sum(x / 2 for x in range(3))", "/ makes a float: use //"),
    "import": ("import math", "an import is not allowed in a rule"),
    "global": ("global x", "a global statement is not allowed in a rule"),
    "starred": ("return max(*s.r)", "a starred argument is not allowed in a rule"),
    "del": ("del i", "a del statement is not allowed in a rule"),
    "power": ("return i ** 2", "a power (multiply, or shift) is not allowed in a rule"),
    "walrus": ("return (x := i)", "an assignment inside an expression is not allowed in a rule"),
    "table twice indexed": ("return s.t[i][0]", "index a table as t[i, j], not t[i][j]"),
    "store twice indexed": ("s.t[i][0] = 1", "index a table as t[i, j], not t[i][j]"),
    "negative index": ("return s.r[-1]", "a negative index means something else in compiled code"),
    "negative index of a table": ("return s.t[0, -1]", "a negative index means something else in compiled code"),
    "slice": ("return len(s.r[1:])", "no slices in a rule"),
    "% 0": ("return i % 0", "divide only by positive numbers"),
    "% negative": ("return i % -3", "divide only by positive numbers"),
    "// 0": ("return i // 0", "divide only by positive numbers"),
    "// negative": ("return i // -i", "divide only by positive numbers"),
    "%= negative": ("s.n %= -3", "divide only by positive numbers"),
    "//= 0": ("s.n //= 0", "divide only by positive numbers"),
    "np": ("return int(np.abs(i))", "use math, not np: a GPU has no NumPy"),
    "unsigned": ("return uint32(i)", "no unsigned integers"),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_house_rule_is_found_where_it_is(broken: str, tmp_path: Path) -> None:
    statement, what = BROKEN[broken]
    found = findings(tmp_path, body("i += 1", statement))
    line = HEAD.count("\n") + 5
    assert f"{tmp_path / 'some_rules.py'}:{line}: f: {what}" in [str(finding) for finding in found]


def test_parameters_have_no_defaults(tmp_path: Path) -> None:
    source = '@rule\ndef f(s: State, i: int = 3) -> int:\n    """What it does."""\n    return i'
    assert [finding.what for finding in findings(tmp_path, source)] == ["only plain parameters, without defaults"]


@pytest.mark.parametrize("parameters", ["*i: int", "**i: int", "*, i: int"])
def test_parameters_are_plain(parameters: str, tmp_path: Path) -> None:
    source = f'@rule\ndef f({parameters}) -> int:\n    """What it does."""\n    return 1'
    assert [finding.what for finding in findings(tmp_path, source)] == ["only plain parameters, without defaults"]


def test_a_rule_says_what_it_does(tmp_path: Path) -> None:
    source = "@rule\ndef f(s: State, i: int) -> int:\n    return i"
    assert [finding.what for finding in findings(tmp_path, source)] == ["a rule says in its docstring what it does"]


@pytest.mark.parametrize("annotation", ["-> float", "-> int"])
def test_floats_are_allowed_where_the_annotations_say_so(annotation: str, tmp_path: Path) -> None:
    weights = "" if annotation == "-> float" else ", weights: Floats"
    source = f'@rule\ndef f(s: State, i: int{weights}) {annotation}:\n    """What it does."""\n    return i / 2 + 0.5'
    assert findings(tmp_path, source) == []


CLEAN: Final = body(
    "best, at = -1, i % 4",
    "for k in range(3, 0, -1):",
    "    if s.r[k - 1] > best and not s.n == -7:",
    "        best = max(s.r[k - 1], s.t[k // 2, (k + i) % 3])",
    "s.t[at // 4, 0] += best * 2 - (i >> 1)",
    "while s.n > 0:",
    "    s.n -= 1",
    "return best if best >= 0 else math.floor(at)",
)


def test_clean_code_has_no_findings(tmp_path: Path) -> None:
    assert findings(tmp_path, CLEAN) == []


@pytest.mark.parametrize("game", [CONNECT_FOUR, TENDER], ids=lambda game: game.id)
def test_games_have_no_findings(game: Game) -> None:
    assert lint_game(game) == []


@rule
def half_a_law(s: State, t: Tables) -> bool:
    """Calls a rule that keeps to no house rule."""
    return half(s.round) > 0


@rule
def half(n: int) -> int:
    """Not a whole number."""
    return int(n / 2)


def test_a_game_is_searched_to_the_last_callee() -> None:
    found = lint_game(replace(TENDER, laws=(half_a_law,)))
    assert [(finding.function, finding.what) for finding in found] == [("half", "/ makes a float: use //")]
