"""Chapter 15: the winner, and ties."""

from __future__ import annotations

import pytest

from rules.ur.board import estates, position

THIRTY_POINTS = ("AA TT CC PP W", "AA TT CC P WW")
"""Seat 0 holds AW and seat 1 TP: each makes two sets of five."""


def test_ur_15_1_most_points_win() -> None:
    points, ranks = position(estates("A", "A T C", "A T")).result()
    assert points == [3, 10, 6, 1]
    assert ranks == [3, 1, 2, 4]


@pytest.mark.parametrize(("totals", "expected"), [((14, 15), [2, 1, 3, 3]), ((15, 15), [1, 1, 3, 3])])
def test_v_91_ur_15_2_ur_15_3_level_on_points_more_tokens_rank_higher(
    totals: tuple[int, int], expected: list[int]
) -> None:
    points, ranks = position(estates(*THIRTY_POINTS, totals=totals)).result()
    assert points == [30, 30, 1, 1]
    assert ranks == expected


@pytest.mark.parametrize(("rival", "expected"), [("c1:1x1 b3:1x1", [1, 1]), ("c1:1x2 b3:1x1", [2, 1])])
def test_ur_15_2_markers_on_ziggurats_are_tokens_on_the_board(rival: str, expected: list[int]) -> None:
    points, ranks = position(f"a1:0x1 {rival}", ziggurats="f6:0", hand="AT").result()
    assert points[:2] == [6, 6]
    assert ranks[:2] == expected


def test_v_93_ur_15_3_by_option_seats_level_on_points_share_the_rank() -> None:
    p = position(estates(*THIRTY_POINTS, totals=(14, 15)), options={"tie_break": "shared"})
    assert p.result()[1] == [1, 1, 3, 3]
