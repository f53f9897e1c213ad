"""Chapter 3: phase 1, resources and workers."""

from __future__ import annotations

import pytest

from eduba.games.flood.production import collect_resources
from eduba.kernel.engine import Position
from rules.flood.board import TABLES, empty_log, held, next_turn, position, stock, workers

BARE = "red: purple: green:"


def produce(p: Position) -> Position:
    """The same position after another phase 1."""
    collect_resources(p.state, TABLES, empty_log())
    return p


def boxes(box: str, *counts: int) -> str:
    """So many workers of each seat in a box."""
    return " ".join(f"{colour}:{box}={n}" for colour, n in zip(("red", "purple", "green"), counts, strict=True))


def test_t_3_fl_3_2_fl_3_3_equal_numbers_share_a_rank() -> None:
    p = position(hand=BARE, workers=f"{boxes('irrigation', 2, 1, 1)} {boxes('weaving', 1, 2, 2)}")
    produce(p)
    assert (held(p, "grain"), held(p, "textile")) == ([6, 4, 4], [2, 3, 3])


def test_t_4_fl_3_4_fl_3_5_no_weaver_no_textile() -> None:
    p = produce(position(hand=BARE, workers=boxes("weaving", 2, 1, 0)))
    assert held(p, "textile") == [3, 2, 0]


@pytest.mark.parametrize(
    ("counts", "grain"),
    [
        ((1, 0, 0), [6, 0, 0]),
        ((1, 1, 0), [6, 6, 0]),
        ((2, 1, 0), [6, 4, 0]),
        ((3, 2, 1), [6, 4, 3]),
        ((2, 2, 2), [5, 5, 5]),
        ((0, 0, 0), [0, 0, 0]),
        ((1, 2, 2), [4, 6, 6]),
    ],
)
def test_t_5_fl_3_2_fl_3_4_fl_3_5_every_ranking(counts: tuple[int, int, int], grain: list[int]) -> None:
    assert held(produce(position(hand=BARE, workers=boxes("irrigation", *counts))), "grain") == grain


def test_t_6_fl_3_8_fl_3_9_a_shortfall_of_workers_is_not_made_up() -> None:
    p = produce(position(workers="red:unavailable=5,available=0"))
    assert workers(p, "red", "available", "unavailable") == [5, 0]


def test_t_7_fl_3_7_fl_16_6_ur_brings_a_textile() -> None:
    p = produce(position(hand=BARE, cities="ur:purple", workers=boxes("weaving", 2, 1, 1)))
    assert held(p, "textile") == [3, 3, 2]


@pytest.mark.parametrize(("bonus", "textiles"), [("always", 1), ("with_weaver", 0)])
def test_t_8_fl_3_7_ur_without_a_weaver(bonus: str, textiles: int) -> None:
    given = boxes("weaving", 2, 1, 0)
    p = produce(position(hand=BARE, cities="ur:green", workers=given, options={"ur_bonus": bonus}))
    assert held(p, "textile") == [3, 2, textiles]


def test_fl_3_7_ur_takes_nothing_from_an_empty_stock() -> None:
    p = produce(position(hand=BARE, cities="ur:red", workers=boxes("weaving", 0, 1, 1), stock="textile=6"))
    assert held(p, "textile") == [0, 3, 3]


@pytest.mark.parametrize(
    ("order", "grain"), [("red purple green", [5, 4, 0]), ("green red purple", [4, 0, 5])], ids=["red", "green"]
)
def test_t_9_fl_3_6_the_stock_is_served_in_order_of_play(order: str, grain: list[int]) -> None:
    p = produce(position(hand=BARE, stock="grain=9", order=order))
    assert held(p, "grain") == grain


def test_t_111_fl_3_6_by_option_production_is_unlimited() -> None:
    p = produce(position(hand=BARE, stock="grain=9", options={"production_supply": "unlimited"}))
    assert held(p, "grain") == [5, 5, 5]
    assert "grain=-6" in stock(p)


def test_fl_3_7_by_option_ur_is_served_from_an_empty_stock() -> None:
    unlimited = {"production_supply": "unlimited"}
    p = produce(
        position(hand=BARE, cities="ur:red", workers=boxes("weaving", 0, 1, 1), stock="textile=6", options=unlimited)
    )
    assert held(p, "textile") == [1, 3, 3]
    assert "textile=-1" in stock(p)


def test_t_10_fl_3_10_fl_3_1_used_halves_are_emptied_first() -> None:
    p = position(turn=2, workers="red:scribes_used=2,tool_makers_used=1")
    next_turn(p)
    assert p.state.turn == 3
    assert workers(p, "red", "scribes", "scribes_used", "tool_makers", "tool_makers_used") == [2, 0, 1, 0]


def test_fl_3_1_fl_3_3_each_turn_brings_everything() -> None:
    p = next_turn(position(turn=2, hand=BARE, cities="ur:red"))
    assert (held(p, "grain"), held(p, "textile")) == ([5, 5, 5], [4, 3, 3])
    assert workers(p, "red", "available", "unavailable") == [8, 15]
