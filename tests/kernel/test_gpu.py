"""Programs for a GPU, without one: what the linker takes and refuses, and whole games on numba-cuda's simulator."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import FunctionType
from typing import Final, cast

import numpy as np
import pytest
from eduba_connect_four import GAME as CONNECT_FOUR

from eduba.kernel.contract import State, Tables
from eduba.kernel.game import Game, installed
from eduba.kernel.rule import Constants, ConstantTable, Ints, globals_used, is_rule, reachable, rule
from lint_rules import link

ROOT: Final = Path(__file__).parents[2]
DEEP: Final = ConstantTable([[(i * 31 + j) % 100 for j in range(100)] for i in range(50)])
TOO_MUCH: Final = ConstantTable([[(i * 31 + j) % 100 for j in range(1000)] for i in range(70)])
"""More bytes than the 65,536 of constants that a GPU has room for."""


@rule
def deep(seat: int) -> int:
    """Looks into the table."""
    return DEEP[seat + 7, seat]


@rule
def points_from_deep(s: State, t: Tables, points: Ints, ranks: Ints) -> None:
    """Two rules look into one table, one of them twice."""
    for seat in range(s.seats):
        points[seat] = deep(seat) + DEEP[seat, seat] + DEEP[seat, seat + 1]
        ranks[seat] = 1


@rule
def points_from_too_much(s: State, t: Tables, points: Ints, ranks: Ints) -> None:
    """Looks into a table that is too large."""
    for seat in range(s.seats):
        points[seat] = TOO_MUCH[seat + s.actor + 1, seat]
        ranks[seat] = 1


@rule
def points_for_no_gpu(s: State, t: Tables, points: Ints, ranks: Ints) -> None:
    """Allocates, which no GPU does."""
    for seat in range(s.seats):
        points[seat] = sum(sorted([seat, 3, 1]))
        ranks[seat] = 1


@pytest.fixture
def nothing_else() -> None:
    """Where numba-cuda has no compiler there is nothing to test."""
    pytest.importorskip("numba_cuda", reason="numba-cuda has a compiler on Linux only")


def linked(game: Game) -> tuple[bool, str, list[tuple[int, int]]]:
    """What `make lint` says of a game: whether its rules link, in words, and how far it told to be."""
    told: list[tuple[int, int]] = []
    well, line = link(game, lambda done, total: told.append((done, total)))
    return well, line, told


def test_all_rules_of_a_game_link_into_programs_and_progress_is_told(nothing_else: None) -> None:
    well, line, told = linked(CONNECT_FOUR)
    assert well
    assert line.startswith(f"connect_four: {len(told) - 2} rules link into 2 programs for a GPU, ")
    assert line.endswith(" 0 bytes of constants at most")
    assert told == [(n, len(told)) for n in range(1, len(told) + 1)]


def test_the_programs_use_every_function_of_a_game(nothing_else: None) -> None:
    from eduba.kernel.crowd import PROGRAMS

    used = [cast(FunctionType, v) for p in PROGRAMS for _, v in globals_used(p) if is_rule(v)]
    functions = CONNECT_FOUR.functions()
    assert set(functions.values()) <= set(reachable(used, functions))


def test_constants_stand_once_in_a_program_and_take_a_byte_where_a_byte_holds_them(nothing_else: None) -> None:
    well, line, _ = linked(replace(CONNECT_FOUR, result=points_from_deep))
    assert well
    assert line.endswith(f" {50 * 100} bytes of constants at most")


@pytest.mark.parametrize(
    ("values", "bits"),
    [([], 8), ([127, -127], 8), ([-128], 16), ([32767], 16), ([32768], 32), ([2**31 - 1], 32), ([-(2**31)], 64)],
)
def test_constants_take_the_narrowest_integers_that_hold_them_and_their_opposites(
    values: list[int], bits: int, nothing_else: None
) -> None:
    from eduba.kernel.gpu import narrow

    array = narrow(Constants(values))
    assert array.dtype == np.dtype(f"i{bits // 8}")
    assert array.tolist() == values


def test_too_many_constants_are_refused_in_words(nothing_else: None) -> None:
    well, line, _ = linked(replace(CONNECT_FOUR, result=points_from_too_much))
    assert not well
    assert line == (
        "connect_four: its rules do not link into a program for a GPU: "
        "File uses too much global constant data (0x11170 bytes, 0x10000 max)"
    )


def test_what_a_gpu_cannot_do_is_refused_with_the_name_of_the_rule(nothing_else: None) -> None:
    well, line, _ = linked(replace(CONNECT_FOUR, result=points_for_no_gpu))
    assert not well
    assert line.startswith(f"connect_four: {__name__}.points_for_no_gpu does not compile for a GPU: ")
    assert "\n" not in line


@pytest.mark.parametrize("game", installed())
def test_whole_games_on_the_simulator_are_those_of_the_processor(game: str, nothing_else: None) -> None:
    command = [sys.executable, "tools/gpu_check.py", game, "--count", "4"]
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=1800)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith(f"{game}: 4 games with 4 sets of options, ")
    assert done.stdout.endswith(" decisions: equal byte for byte\n")


def test_without_a_gpu_the_check_says_so_in_a_line(nothing_else: None) -> None:
    command = [sys.executable, "tools/gpu_check.py", "ur"]
    environment = os.environ | {"CUDA_VISIBLE_DEVICES": "-1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert "no GPU found; with NUMBA_ENABLE_CUDASIM=1 numba-cuda's simulator stands for one" in done.stderr
