"""Rules as plain Python: constants, names of rules of the game, and what a rule reaches."""

from __future__ import annotations

from types import FunctionType
from typing import cast

import pytest

from eduba.kernel.record import DeclarationError
from eduba.kernel.rule import (
    NOT_ASKED,
    UNKNOWN,
    Constants,
    ConstantTable,
    globals_used,
    is_rule,
    reachable,
    rule,
    rule_id,
    rule_number,
)

STEPS = Constants([3, 1, 4])
GRID = ConstantTable([[1, 2, 3], [4, 5, 6]])


@rule
def leaf(n: int) -> int:
    """Calls nobody."""
    return STEPS[n]


@rule
def branch(n: int) -> int:
    """Calls the leaf."""
    return leaf(n) + leaf(n + 1)


@rule
def stand_in(n: int) -> int:
    """Names a part that a game fills."""
    raise NotImplementedError


@rule
def tree(n: int) -> int:
    """Calls the branch and whatever stands for the stand-in."""
    return branch(n) + stand_in(n) + len(STEPS)


def test_a_rule_is_the_function_itself() -> None:
    assert branch(0) == 4
    assert is_rule(branch)
    assert not is_rule(test_a_rule_is_the_function_itself)
    assert not is_rule(3)


def test_what_a_rule_uses_leaves_out_builtins() -> None:
    assert dict(globals_used(cast(FunctionType, tree))) == {"branch": branch, "stand_in": stand_in, "STEPS": STEPS}


def test_callees_come_before_their_callers_with_stand_ins_replaced() -> None:
    assert reachable([cast(FunctionType, tree)], {stand_in: leaf}) == [leaf, branch, tree]


def test_constants_give_integers_and_refuse_what_lies_outside() -> None:
    assert [STEPS[i] for i in range(len(STEPS))] == [3, 1, 4]
    for i in (-1, 3):
        with pytest.raises(IndexError, match=rf"no constant \[{i}\]: indices are 0 to 2"):
            STEPS[i]


def test_tables_of_constants_give_integers_and_refuse_what_lies_outside() -> None:
    assert (GRID[0, 2], GRID[1, 0]) == (3, 4)
    for at in ((-1, 0), (0, -1), (2, 0), (0, 3)):
        with pytest.raises(IndexError):
            GRID[at]


@pytest.mark.parametrize("lines", [[[1, 2], [3]], []])
def test_a_table_of_constants_has_equally_long_lines(lines: list[list[int]]) -> None:
    with pytest.raises(ValueError, match="lines of a table of constants must be equally long"):
        ConstantTable(lines)


@pytest.mark.parametrize(("name", "number"), [("UR-10.8", 10008), ("UR-R.12", 900012), ("UR-1.1", 1001)])
def test_rules_of_a_game_have_numbers(name: str, number: int) -> None:
    assert rule_number(name) == number
    assert rule_id("UR", number) == name
    assert number > max(NOT_ASKED, UNKNOWN)


@pytest.mark.parametrize("name", ["10.8", "UR-10", "UR10.8", "UR-10.eight", ""])
def test_a_rule_id_has_prefix_chapter_and_number(name: str) -> None:
    with pytest.raises(
        DeclarationError, match=f"'{name}' is no rule id: write prefix, chapter and number, as in UR-10.8"
    ):
        rule_number(name)
