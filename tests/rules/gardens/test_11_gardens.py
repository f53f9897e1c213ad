"""Chapter 11: the Hanging Gardens."""

from __future__ import annotations

import pytest

from eduba.kernel.engine import Position
from rules.gardens.board import TILE_CODES, answers, asked, goods, lay_tile, of_kind, play, position, refused

RICH = "0:stone=9,wood=9,clay=9,food=9,tablet=9"


def before(tile: str, **given: str) -> Position:
    """Seat 0, an architect, may raise the floor of a tile if it can."""
    return lay_tile(position(**{"stock": RICH, "levels": "0:build=4", **given}), tile)  # type: ignore[arg-type]


def may_raise(p: Position) -> bool:
    """Whether the next floor can be raised; the position stays as it was."""
    q = p.copy()
    play(q, "pawn build")
    return "build_garden" in answers(q)


def test_ga_11_1_five_floors_in_order_only_the_next_tile_is_face_up() -> None:
    p = before("g1a", population="0=9", renown="0=9", settlements="0:emar,harran")
    for floor in range(1, 6):
        shown = [tile["tile"] is not None for tile in p.view(1)["gardens"]["tiles"]]
        assert shown == [i < floor for i in range(5)]
        assert [p.state.hidden_tile[i] >= 0 for i in range(5)] == [i >= floor for i in range(5)]
        play(p, "pawn build", "build_garden")
        assert p.state.floors == floor
        p.state.pawn_used = p.state.used = 0
    assert TILE_CODES[p.state.tile[4]] == "g5a"
    play(p, "pawn build")
    assert refused(p, "build_garden") == "GA-11.1"


def test_ga_11_1_by_any_seats() -> None:
    p = position(stock=f"{RICH} 1:{RICH[2:]}", levels="0:build=4 1:build=4", population="0=2 1=2")
    lay_tile(p, "g1a")
    play(p, "pawn build", "build_garden", "end_turn", "pawn build", "build_garden")
    assert [p.state.gardener[floor] for floor in range(3)] == [0, 1, -1]


def test_ga_11_2_only_with_architecture() -> None:
    p = before("g1a", levels="0:build=3", units="0:spearman@harran")
    play(p, "pawn build")
    assert "build_garden" not in answers(p)
    assert refused(p, "build_garden") == "GA-10.2"
    assert may_raise(before("g1a"))


def test_ga_11_2_the_price_of_the_tile() -> None:
    p = before("g1a", stock="0:stone=1,wood=1,clay=1,food=2")
    assert may_raise(p)
    play(p, "pawn build", "build_garden")
    assert goods(p, 0) == {"food": 2, "tablet": 1}
    poor = before("g1a", stock="0:stone=1,wood=1,clay=0,food=2", units="0:spearman@harran")
    play(poor, "pawn build")
    assert refused(poor, "build_garden") == "GA-11.2"


@pytest.mark.parametrize(
    ("tile", "enough", "short"),
    [
        ("g3a", {"population": "0=3"}, {"population": "0=2"}),
        ("g2b", {"renown": "0=3"}, {"renown": "0=2"}),
        ("g5c", {"settlements": "0:emar,harran"}, {"settlements": "0:emar 1:harran"}),
    ],
    ids=["population", "event", "settlements"],
)
def test_ga_11_2_conditions_must_be_met(tile: str, enough: dict[str, str], short: dict[str, str]) -> None:
    units = {"units": "0:spearman@bishri"}
    assert may_raise(before(tile, **units, **enough))
    p = before(tile, **units, **short)
    play(p, "pawn build")
    assert refused(p, "build_garden") == "GA-11.2"


def test_tv_39_ga_11_2_ga_11_3_paid_taken_and_the_next_one_turned_up() -> None:
    """Tile G2c: 1 food and 2 wood, and a Settlement, which stays; nothing can be taken back after it."""
    p = before("g2c", stock="0:stone=0,wood=2,clay=0,food=1,tablet=0", settlements="0:emar")
    begun, built = p.play("pawn build"), p.play("build_garden")
    assert [begun.barrier, built.barrier] == [False, True]
    assert goods(p, 0) == {}
    assert (p.view(1)["players"][0]["in_stock"]["settlement"], p.state.gardener[1]) == (2, 0)
    assert of_kind(built.events, "floor_built") == [
        {"seat": 0, "floor": 2, "tile": TILE_CODES.index("g2c"), "points": 6}
    ]
    assert of_kind(built.events, "tile_revealed") == [{"floor": 3, "tile": TILE_CODES.index("g3a")}]
    assert p.state.hidden_tile[2] == -1
    assert asked(p) == "0 turn"


def test_tv_40_ga_11_2_on_event_space_5_no_tile_that_asks_for_6() -> None:
    assert not may_raise(before("g5b", renown="0=5", units="0:spearman@harran"))
    assert may_raise(before("g5b", renown="0=6", units="0:spearman@harran"))


def test_ga_11_3_the_tile_counts_for_who_raised_the_floor() -> None:
    p = before("g1b")
    points = p.result()[0]
    play(p, "pawn build", "build_garden")
    assert [now - then for now, then in zip(p.result()[0], points, strict=True)] == [5, 0, 0, 0]


def test_ga_11_4_a_seat_may_raise_several_floors_in_the_game() -> None:
    p = before("g1a")
    for _ in range(2):
        play(p, "pawn build", "build_garden", *["end_turn"] * 4)
    assert [p.state.gardener[floor] for floor in range(3)] == [0, 0, -1]
