"""Chapter 7: trade tiles earn at the edge of the grid and beside other seats' tiles. Seat 0 holds TW."""

from __future__ import annotations

import pytest

from eduba.kernel.engine import Position
from rules.ur.board import asked, offered, play, position, refused, supplies, tokens


def test_v_41_ur_7_1_the_edge_and_tiles_of_other_seats_pay() -> None:
    p = play(position("a4:0x1 a3:1x1 b4:2x1", hand="TW"), "act T")
    assert tokens(p) == "a3:1x1 a4:0x4 b4:2x1"
    assert supplies(p)[0] == 16


def test_ur_7_1_every_other_seat_pays() -> None:
    p = play(position("c3:1x1 c2:0x1 d3:2x1 c4:3x1", hand="TW", seat=1), "act T")
    assert tokens(p) == "c2:0x1 c3:1x4 d3:2x1 c4:3x1"


def test_v_42_ur_7_4_no_tile_earns_more_than_it_has_room_for() -> None:
    p = play(position("a4:0x3 a3:1x1 b4:2x1", hand="TW"), "act T")
    assert tokens(p) == "a3:1x1 a4:0x5 b4:2x1"
    assert supplies(p)[0] == 15


@pytest.mark.parametrize("builder", [0, 1])
@pytest.mark.parametrize(("hole_is_edge", "earned"), [("no", 3), ("yes", 4)])
def test_v_43_ur_5_7_ur_7_3_a_ziggurat_pays_only_by_option(hole_is_edge: str, earned: int, builder: int) -> None:
    options = {"hole_is_edge": hole_is_edge}
    p = play(position("a4:0x1 b4:2x1", ziggurats=f"a3:{builder}", hand="TW", options=options), "act T")
    assert tokens(p) == f"a4:0x{earned} b4:2x1"


def test_v_44_ur_7_2_a_corner_has_two_edges() -> None:
    p = play(position("f1:0x1", shows="f1:T", hand="TW"), "act T")
    assert tokens(p) == "f1:0x3"


def test_ur_7_2_a_border_place_has_one_edge_and_an_inner_place_none() -> None:
    p = play(position("b1:0x1 c3:0x1 a4:0x1 f4:0x1 b6:0x1", hand="TW"), "act T")
    assert tokens(p) == "b1:0x2 c3:0x1 a4:0x2 f4:0x2 b6:0x2"


def test_v_45_ur_7_3_free_and_own_tiles_pay_nothing() -> None:
    p = play(position("c3:0x1 b3:0x1 d3:1x1", hand="TW"), "act T")
    assert tokens(p) == "b3:0x1 c3:0x2 d3:1x1"


def v_46(supply: int) -> Position:
    """Two trade tiles that earn three and two tokens."""
    return position("a4:0x1 a3:1x1 b4:2x1 d5:0x1 d4:1x1 e5:2x1", hand="TW", supply={0: supply})


def test_v_46_ur_7_6_a_supply_too_small_is_shared_out_by_the_seat() -> None:
    p = play(v_46(supply=4), "act T")
    assert asked(p) == "0 stock a4"
    assert offered(p) == {"stock": "2 3"}
    assert refused(p, "stock 1") == "UR-7.6"
    assert refused(p, "stock 4") == "UR-7.4"


@pytest.mark.parametrize(("first", "second"), [(2, 2), (3, 1)])
def test_v_47_ur_7_6_the_whole_supply_is_placed(first: int, second: int) -> None:
    p = play(v_46(supply=4), "act T", f"stock {first}")
    assert asked(p) == "0 stock d5"
    assert offered(p) == {"stock": str(second)}
    play(p, f"stock {second}")
    assert tokens(p) == f"a3:1x1 a4:0x{1 + first} b4:2x1 d4:1x1 d5:0x{1 + second} e5:2x1"
    assert supplies(p)[0] == 0
    assert asked(p) == "0 actions"


def test_ur_7_6_trade_tiles_side_by_side_are_each_asked_about() -> None:
    p = play(position("e1:0x1 f1:0x1", shows="e1:T f1:T", hand="TW", supply={0: 2}), "act T")
    assert (asked(p), offered(p)) == ("0 stock e1", {"stock": "0 1"})
    play(p, "stock 0")
    assert (asked(p), offered(p)) == ("0 stock f1", {"stock": "2"})


def test_ur_7_6_so_is_a_trade_tile_in_the_first_corner() -> None:
    p = play(position("a1:0x1 f1:0x1", shows="a1:Tw f1:T", hand="TW", supply={0: 3}), "act T")
    assert (asked(p), offered(p)) == ("0 stock a1", {"stock": "1 2"})


def test_v_48_ur_7_5_with_enough_supply_nothing_is_asked() -> None:
    p = play(v_46(supply=5), "act T")
    assert tokens(p) == "a3:1x1 a4:0x4 b4:2x1 d4:1x1 d5:0x3 e5:2x1"
    assert (asked(p), supplies(p)[0]) == ("0 actions", 0)


def test_v_49_ur_3_8_nothing_to_earn() -> None:
    p = position("c3:0x1", hand="TW")
    assert refused(p, "act T") == "UR-3.8"
    assert "act" not in offered(p)
