"""Rules that read as sentences: folds and row rules give the same on both machines, and other forms are refused in words."""

from __future__ import annotations

import importlib.util
import os
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import FunctionType
from typing import Any, Final, cast

import pytest

from eduba.kernel.contract import Tables
from eduba.kernel.engine import Engine
from eduba.kernel.folds import FoldError, lowered
from eduba.kernel.lint import lint_function, lint_game
from eduba.kernel.record import DeclarationError
from eduba.kernel.rule import globals_used, reachable, rule
from games.sentences import GAME, LONG, State, any_high, count, first_high, is_high, of_row


@pytest.fixture
def engines(own_cache: None) -> tuple[Engine, Engine]:
    """The game of folds and row rules on both machines."""
    return Engine(GAME, compiled=False), Engine(GAME)


@pytest.mark.parametrize("seed", range(20))
def test_what_folds_and_row_rules_give_is_the_same_on_both_machines(engines: tuple[Engine, Engine], seed: int) -> None:
    plain, compiled = (engine.new(seed=seed) for engine in engines)
    chance = random.Random(seed)
    while plain.actor >= 0:
        bound = chance.randrange(10)
        plain.play(f"roll {bound}")
        compiled.play(f"roll {bound}")
        assert plain.state.given.tolist() == compiled.state.given.tolist(), bound
        assert plain.key() == compiled.key()
        assert [plain.evaluate(seat) for seat in range(2)] == [compiled.evaluate(seat) for seat in range(2)]
    assert compiled.actor == -1


@rule
def any_high_by_hand(s: State, bound: int) -> bool:
    """What a person would write for `any_high`."""
    for i in range(LONG):
        if is_high(s, i, bound):
            return True
    return False


@rule
def count_by_hand(s: State, bound: int) -> int:
    """What a person would write for `count`."""
    total = 0
    for i in range(LONG):
        if s.left[i] >= bound:
            total += 1
    return total


@rule
def first_high_by_hand(s: State, bound: int) -> int:
    """What a person would write for `first_high`."""
    for i in range(LONG):
        if s.left[i] > bound:
            return i
    return -1


@pytest.mark.parametrize(
    ("fold", "by_hand"), [(any_high, any_high_by_hand), (count, count_by_hand), (first_high, first_high_by_hand)]
)
def test_a_machine_is_given_the_loop_that_a_person_would_write(fold: Any, by_hand: Any) -> None:
    made = lowered(fold)
    assert made.co_code == by_hand.__code__.co_code
    assert (made.co_consts[1:], made.co_names) == (by_hand.__code__.co_consts[1:], by_hand.__code__.co_names)
    assert made.co_varnames == by_hand.__code__.co_varnames


def test_a_rule_without_a_fold_is_given_as_it_is() -> None:
    assert lowered(cast(FunctionType, is_high)) is is_high.__code__


def test_the_loop_has_the_lines_of_its_fold() -> None:
    source = Path(any_high.__code__.co_filename).read_text().splitlines()
    lines = {line for *_, line in lowered(cast(FunctionType, any_high)).co_lines() if line}
    assert {source[line - 1].strip() for line in lines} >= {"return any(is_high(s, i, bound) for i in range(LONG))"}
    assert lowered(cast(FunctionType, any_high)).co_filename == any_high.__code__.co_filename


def test_what_is_named_in_a_fold_alone_is_used_by_the_rule() -> None:
    assert dict(globals_used(cast(FunctionType, any_high))) == {"LONG": LONG, "is_high": is_high}
    assert [f.__name__ for f in reachable([cast(FunctionType, any_high)], {})] == ["is_high", "any_high"]


def test_folds_and_row_rules_keep_to_the_house_rules_of_arithmetic() -> None:
    assert lint_game(GAME) == []


HEAD: Final = """
from eduba.kernel.rule import rule
from games.sentences import LONG, State, is_high, touch


@rule
def f(s: State, bound: int) -> int:
    \"\"\"What it does.\"\"\"
"""
FORMS: Final = {
    "next without default": (
        "return next(i for i in range(bound))",
        "next needs a default, for where there is nothing: `return next((… for i in range(…) if …), DEFAULT)`",
    ),
    "min without default": (
        "return min(s.left[i] for i in range(bound))",
        "min needs a default, for where there is nothing: `return min((… for i in range(…) if …), default=DEFAULT)`",
    ),
    "max without default": (
        "return max(s.left[i] for i in range(bound))",
        "max needs a default, for where there is nothing: `return max((… for i in range(…) if …), default=DEFAULT)`",
    ),
    "max with a key": (
        "return max((i for i in range(bound)), default=0, key=abs)",
        "max takes nothing more: `return max((… for i in range(…) if …), default=DEFAULT)`",
    ),
    "sum with a start": (
        "return sum((i for i in range(bound)), 3)",
        "sum takes nothing more: `return sum(… for i in range(…) if …)`",
    ),
    "a default that is worked out": (
        "return next((i for i in range(bound)), touch(s, 1))",
        "the default of a fold is a number or a name: `return next((… for i in range(…) if …), DEFAULT)`",
    ),
    "a default from the state": (
        "return max((touch(s, i) for i in range(bound)), default=s.touched)",
        "the default of a fold is a number or a name: `return max((… for i in range(…) if …), default=DEFAULT)`",
    ),
    "not a range": (
        "return sum(x for x in (1, 2, 3))",
        "a fold goes through a range with one plain variable: `return any(… for i in range(…) if …)`",
    ),
    "two variables": (
        "return sum(x for x, y in range(3))",
        "a fold goes through a range with one plain variable: `return any(… for i in range(…) if …)`",
    ),
    "a fold within a fold": (
        "return sum(any(is_high(s, i, j) for i in range(LONG)) for j in range(3))",
        "there is a fold within a fold: give the inner one a rule of its own",
    ),
    "not returned": (
        "n = sum(1 for i in range(bound))",
        "a fold is all that is returned, `return any(… for i in range(…) if …)`; write a loop, or a rule for the fold",
    ),
    "not all that is returned": (
        "return 1 + sum(1 for i in range(bound))",
        "a fold is all that is returned, `return any(… for i in range(…) if …)`; write a loop, or a rule for the fold",
    ),
    "a float from outside": (
        "weight = 2.5\n    total = sum(s.left[i] * weight for i in range(LONG))\n    return int(total)",
        "a fold is all that is returned, `return any(… for i in range(…) if …)`; write a loop, or a rule for the fold",
    ),
    "asked in an if": (
        "if any(is_high(s, i, bound) for i in range(LONG)):\n        return 1\n    return 0",
        "a fold is all that is returned, `return any(… for i in range(…) if …)`; write a loop, or a rule for the fold",
    ),
    "another function": (
        "return len(i for i in range(bound))",
        "a fold is all that is returned, `return any(… for i in range(…) if …)`; write a loop, or a rule for the fold",
    ),
}


def written(folder: Path, body: str, head: str = HEAD) -> FunctionType:
    """The rule `f` with a body."""
    file = folder / "some_folds.py"
    file.write_text(f"{head}    {body}\n")
    spec = importlib.util.spec_from_file_location("some_folds", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return cast(FunctionType, module.f)


@pytest.mark.parametrize("form", FORMS)
def test_a_form_that_is_not_supported_is_told_with_function_file_and_line(form: str, tmp_path: Path) -> None:
    body, what = FORMS[form]
    line = HEAD.count("\n") + 1 + next(i for i, part in enumerate(body.splitlines()) if " for " in part)
    told = f"{tmp_path / 'some_folds.py'}:{line}: f: {what}"
    function = written(tmp_path, body)
    with pytest.raises(DeclarationError) as error:
        lowered(function)
    assert str(error.value) == told
    assert told in [str(finding) for finding in lint_function(function)]


def test_a_fold_of_a_rule_with_the_name_of_a_fold_is_no_fold(tmp_path: Path) -> None:
    head = HEAD.replace("\n\n\n", "\n\n\ndef sum(things: object) -> int:\n    return 3\n\n\n", 1)
    with pytest.raises(FoldError, match="sum is not Python's own here, so this is no fold: call it something else"):
        lowered(written(tmp_path, "return sum(i for i in range(bound))", head))


def test_without_its_source_a_fold_is_refused(tmp_path: Path) -> None:
    function = written(tmp_path, "return sum(i for i in range(bound))")
    (tmp_path / "some_folds.py").unlink()
    with pytest.raises(FoldError, match="its source cannot be read, so nothing can be made of its fold"):
        lowered(function)


@rule
def law_with_late_fold(s: State, t: Tables) -> bool:
    """A fold in a form that is not supported."""
    n = sum(1 for i in range(LONG))
    return n == LONG


@rule
def law_without_row(s: State, t: Tables) -> bool:
    """Hands a number to a row rule."""
    return of_row(s.rolls, 0) == 0  # type: ignore[arg-type]


def test_both_machines_refuse_a_fold_that_one_could_not_take(own_cache: None) -> None:
    game = replace(GAME, id="sentences_late", laws=(law_with_late_fold,))
    for compiled in (False, True):
        with pytest.raises(DeclarationError, match="law_with_late_fold: a fold is all that is returned"):
            Engine(game, compiled=compiled)


def test_a_row_rule_is_handed_rows(own_cache: None) -> None:
    with pytest.raises(Exception, match=r"rule of_row: things must be a row, as in s\.deck"):
        Engine(replace(GAME, id="sentences_without_row", laws=(law_without_row,)))


ASK: Final = """
import inspect
from eduba.kernel.engine import Engine
from eduba.kernel.specialise import build_of
from games.sentences import GAME

read = []
inspect.getsourcelines, original = lambda code: read.append(code) or original(code), inspect.getsourcelines
position = Engine(GAME).new(seed=3)
position.play("roll 5")
print(sorted(build_of(GAME).compiled), len(read), position.key().hex())
"""


def test_a_second_process_compiles_nothing_and_reads_no_source(tmp_path: Path) -> None:
    environment = os.environ | {"EDUBA_CACHE_DIR": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    first, second = (
        subprocess.run([sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    )
    assert second == "[] 0" + first[first.rindex(" ") :]
    compiled = first[: first.index("]")]
    assert [compiled.count(f"'{made}'") for made in ("swap.int8x9", "swap.int8x5", "shuffle.int16x5")] == [1, 1, 1]
    assert "'swap'" not in compiled, "a row rule is made for each shape alone"
