"""Chapter 9: a seat redistributes its tokens among its tiles. Seat 0 holds CP."""

from __future__ import annotations

import pytest

from eduba.kernel.engine import Position
from rules.ur.board import asked, offered, play, position, refused, supplies, tokens, ziggurats


def v_58() -> Position:
    """Five tokens on three tiles that do not touch."""
    return position("a1:0x3 c3:0x1 f6:0x1", hand="CP")


def test_v_58_ur_9_1_all_own_tokens_are_redistributed() -> None:
    p = play(v_58(), "act P")
    assert p.state.pool == 5
    assert asked(p) == "0 keep a1"
    assert offered(p) == {"keep": "0 1 2 3 4 5"}
    assert tokens(play(p, "keep 1", "keep 2", "keep 2")) == "a1:0x1 c3:0x2 f6:0x2"
    assert p.view(0)["lifted"] == {}


def test_v_59_ur_5_1_ur_9_4_tiles_left_empty_become_free_when_the_action_ends() -> None:
    p = play(v_58(), "act P", "keep 0", "keep 5")
    assert asked(p) == "0 keep f6"
    assert offered(p) == {"keep": "0"}
    play(p, "keep 0")
    assert tokens(p) == "c3:0x5"
    assert supplies(p)[0] == 15
    assert refused(p, "build c3") == "UR-5.1"


def test_ur_9_2_no_token_comes_from_or_goes_to_the_supply() -> None:
    p = play(position("a1:0x3 c3:0x1", hand="CP"), "act P")
    assert refused(p, "keep 5") == "UR-9.2"
    play(p, "keep 2")
    assert offered(p) == {"keep": "2"}
    play(p, "keep 2")
    assert tokens(p) == "a1:0x2 c3:0x2"
    assert supplies(p)[0] == 16


def test_v_60_ur_9_3_no_tile_ends_with_more_than_five() -> None:
    p = play(position("a1:0x4 c3:0x4 f6:0x4", hand="CP"), "act P")
    assert p.state.pool == 12
    assert offered(p) == {"keep": "2 3 4 5"}
    assert refused(p, "keep 1") == "UR-9.3"
    play(p, "keep 2")
    assert offered(p) == {"keep": "5"}
    play(p, "keep 5")
    assert offered(p) == {"keep": "5"}
    assert tokens(play(p, "keep 5")) == "a1:0x2 c3:0x5 f6:0x5"


def test_ur_9_3_the_tiles_still_to_come_take_five_each() -> None:
    p = play(position("a1:0x4 b1:0x4", hand="CP"), "act P")
    assert offered(p) == {"keep": "3 4 5"}


@pytest.mark.parametrize("on_board", ["a1:0x4", "a1:0x5 c3:0x5"], ids=["one-tile", "all-full"])
def test_v_61_ur_3_8_nothing_to_redistribute(on_board: str) -> None:
    p = position(on_board, hand="CP")
    assert "act" not in offered(p)
    assert refused(p, "act P") == "UR-3.8"


def test_v_62_ur_5_7_ur_9_5_markers_on_ziggurats_stay() -> None:
    p = play(position("a1:0x3 c3:0x1", ziggurats="b2:0", hand="CP"), "act P")
    assert p.state.pool == 4
    assert ziggurats(p) == "b2:0"


def test_ur_9_5_tiles_of_other_seats_are_not_asked_about() -> None:
    p = play(position("a1:0x3 b1:1x2 c3:0x1", ziggurats="b2:0", hand="CP"), "act P")
    assert asked(p) == "0 keep a1"
    assert asked(play(p, "keep 0")) == "0 keep c3"
    assert tokens(play(p, "keep 4")) == "b1:1x2 c3:0x4"


def test_ur_9_6_no_politics_tile_need_be_owned() -> None:
    p = position("a1:0x3 c3:0x1", hand="CP")
    assert offered(p)["act"] == "P"
    assert asked(play(p, "act P")) == "0 keep a1"
