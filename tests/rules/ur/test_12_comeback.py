"""Chapter 12: seats without a tile."""

from __future__ import annotations

from rules.ur.board import (
    answers,
    asked,
    crowd,
    ending,
    hand,
    offered,
    play,
    position,
    refused,
    spares,
    supplies,
    tokens,
)


def test_v_25_ur_12_1_a_seat_with_nothing_on_the_board_places_three_tokens_on_a_free_tile() -> None:
    p = position("b1:1x2")
    assert list(offered(p)) == ["settle"]
    assert len(answers(p, "settle")) == 35
    assert refused(p, "settle b1") == "UR-12.1"
    assert refused(p, "end_actions") is None
    play(p, "settle c3")
    assert tokens(p) == "b1:1x2 c3:0x3"
    assert supplies(p)[0] == 17
    assert asked(p) == "0 exchange"


def test_v_26_ur_12_2_a_seat_with_only_ziggurats_places_one() -> None:
    p = position("b1:1x2", ziggurats="a1:0")
    assert supplies(p)[0] == 19
    assert list(offered(p)) == ["settle"]
    assert len(answers(p, "settle")) == 34
    assert refused(p, "settle b1") == refused(p, "settle a1") == "UR-12.2"
    play(p, "settle c3")
    assert tokens(p) == "b1:1x2 c3:0x1"
    assert supplies(p)[0] == 18


def test_v_27_ur_12_3_ur_13_1_without_a_free_tile_nothing_is_placed_and_the_game_may_end() -> None:
    p = position(crowd((1, 2, 3)))
    assert (ending(p), p.actor) == ("no_exchange", -1)
    assert supplies(p) == [20, 8, 8, 8]


def test_v_28_ur_12_3_ur_13_2_a_spare_lets_it_go_on() -> None:
    p = position(crowd((1, 2)), players=3, spares="TP")
    assert offered(p) == {"exchange": "36"}
    play(p, "exchange 36")
    assert (hand(p, 0), spares(p), p.actor) == ("TP", "AW", 1)


def test_v_29_ur_13_1_ur_13_2_unless_it_is_of_the_same_pair() -> None:
    assert ending(position(crowd((1, 2)), players=3, spares="AW")) == "no_exchange"


def test_ur_12_4_a_seat_that_loses_its_last_tile_in_its_own_turn_just_goes_on() -> None:
    p = play(position("c3:0x1 f6:1x1"), "act A")
    assert tokens(p) == "f6:1x1"
    assert (asked(p), offered(p)) == ("0 actions", {"end_actions": ""})


def test_ur_12_5_a_seat_wiped_out_comes_back_in_its_next_turn() -> None:
    p = play(position("d4:0x3 d3:1x2", hand="PW"), "act W", "attack d4 N", "advance 1", "end_actions")
    play(p, "exchange f6", "show P")
    assert asked(p) == "1 return"
    assert tokens(play(p, "settle a1")) == "a1:1x3 d3:0x1"
