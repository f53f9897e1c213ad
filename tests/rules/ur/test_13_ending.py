"""Chapter 13: the four ways in which a game ends."""

from __future__ import annotations

import pytest

from eduba.kernel.engine import Position
from rules.ur.board import asked, crowd, ending, hand, offered, pass_turn, play, position, refused

FOUR_STAND = "f1:1 f2:1 f3:2 f4:3"
ONE_EACH = "b2:0x1 c3:1x1 d4:2x1 e5:3x1"


def test_v_76_ur_13_1_the_game_ends_at_once_when_a_seat_cannot_exchange() -> None:
    p = play(position(crowd((0, 1, 2, 3), but="a1 c2 e6")), "end_actions")
    assert (ending(p), asked(p)) == ("no_exchange", "over")
    assert p.legal() == []
    assert (hand(p, 0), p.state.round) == ("AW", 0)


def test_ur_13_2_a_spare_of_a_different_pair_keeps_a_full_grid_going() -> None:
    p = play(position(crowd((0, 1, 2)), players=3, spares="TC"), "end_actions")
    assert offered(p) == {"exchange": "36"}
    equal = play(position(crowd((0, 1, 2)), players=3, spares="AW"), "end_actions")
    assert ending(equal) == "no_exchange"


def test_v_78_ur_13_3_after_the_fifth_ziggurat_the_round_is_played_to_its_end() -> None:
    p = position("b2:0x5 c3:1x1 d4:2x1 e5:3x1", ziggurats=FOUR_STAND)
    play(p, "build b2", "exchange a6", "show A")
    for seat in (1, 2, 3):
        assert (p.actor, ending(p)) == (seat, "none")
        pass_turn(p)
    assert (p.actor, ending(p)) == (-1, "ziggurats")


def test_v_79_ur_13_3_if_the_last_seat_builds_it_the_game_ends_after_its_exchange() -> None:
    p = position("e5:3x5 b2:0x1", ziggurats=FOUR_STAND, seat=3)
    play(p, "build e5")
    assert (asked(p), ending(p)) == ("3 exchange", "none")
    play(p, "exchange a6", "show A")
    assert (p.actor, ending(p)) == (-1, "ziggurats")


def test_ur_13_4_in_the_last_round_too_a_seat_that_cannot_exchange_ends_the_game() -> None:
    """Seat 0 leaves its pair TP in the only free place; seat 1 holds TP as well."""
    held = crowd((0, 1, 2, 3), but="a1 b2 f1 f2 f3 f4")
    p = play(position(f"b2:0x5 {held}", ziggurats=FOUR_STAND, hand="TP"), "build b2", "exchange a1", "show T")
    assert (p.actor, ending(p)) == (1, "none")
    play(p, "end_actions")
    assert (p.actor, ending(p)) == (-1, "no_exchange")


def two_idlers(idle_rounds: int) -> Position:
    """Two seats with a tile each, and two spares."""
    return position("b2:0x1 c3:1x1", players=2, spares="TC TW", options={"idle_rounds": idle_rounds})


def test_v_80_ur_13_5_three_idle_rounds_end_the_game() -> None:
    p = two_idlers(idle_rounds=3)
    for _ in range(6):
        assert ending(p) == "none"
        pass_turn(p)
    assert (p.actor, ending(p)) == (-1, "idle")


def test_v_95_ur_13_5_the_option_0_lets_it_go_on() -> None:
    p = two_idlers(idle_rounds=0)
    for _ in range(6):
        pass_turn(p)
    assert (p.actor, ending(p), p.state.idle) == (0, "none", 6)


@pytest.mark.parametrize(
    ("on_board", "done"),
    [
        ("b2:0x1 c3:1x1", ["reinforce c3", "end_actions"]),
        ("b2:0x1 b1:1x1", ["act T", "end_actions"]),
        ("b2:0x1 c3:1x1", ["settle f1"]),
        ("b2:0x1 c3:1x5", ["build c3"]),
        ("b2:0x1", ["settle f1"]),
    ],
    ids=["token", "action", "settling", "ziggurat", "coming-back"],
)
def test_ur_13_5_a_turn_in_which_anything_is_done_starts_the_count_anew(on_board: str, done: list[str]) -> None:
    p = pass_turn(position(on_board, players=2, options={"idle_rounds": 1}))
    assert (p.actor, p.state.idle) == (1, 1)
    play(p, *done, "exchange a6", "show T")
    assert (p.actor, p.state.idle) == (0, 0)


def test_ur_13_5_the_idle_rounds_may_begin_with_any_seat() -> None:
    p = play(two_idlers(idle_rounds=1), "reinforce b2", "end_actions", "exchange a6", "show A")
    assert ending(pass_turn(p)) == "none"
    assert ending(pass_turn(p)) == "idle"


def test_v_94_ur_13_6_the_round_limit_ends_the_game() -> None:
    p = position(ONE_EACH, options={"round_limit": 1})
    for seat in range(4):
        assert (p.actor, ending(p)) == (seat, "none")
        pass_turn(p)
    assert (p.actor, ending(p)) == (-1, "round_limit")
    assert refused(p, "end_actions") is None


def test_ur_13_6_the_option_0_sets_no_limit() -> None:
    p = position(ONE_EACH, options={"round_limit": 0, "idle_rounds": 0})
    p.state.round = 300
    for _ in range(4):
        pass_turn(p)
    assert (ending(p), p.state.round) == ("none", 301)
