"""Chapters 11 and 12: passing, bids, and the order of play."""

from __future__ import annotations

from rules.flood.board import (
    all_pass,
    asked,
    hand,
    next_turn,
    offered,
    order,
    pass_turn,
    play,
    position,
    refused,
    stock,
)


def test_fl_11_1_who_has_passed_acts_no_more() -> None:
    p = pass_turn(position())
    assert asked(p) == "purple act"
    play(p, "act build", "pay worker", "build ur", "act build", "pay worker", "build uruk")
    assert asked(p) == "purple act"


def test_t_106_fl_11_2_fl_11_3_fl_14_4_a_bid_lies_in_its_box_until_the_end_of_the_turn() -> None:
    p = position(on_turn="green")
    before = stock(p)
    play(p, "act pass")
    assert refused(p, "add lapis") == "FL-11.2"
    play(p, "add gold", "add grain", "end")
    assert p.view(0)["players"][2]["bid_value"] == 5
    assert hand(p, "green") == "grain=4 wood=1 metal=1 textile=3 tool=1 oil=1"
    assert stock(p) == before
    all_pass(p)
    assert stock(p) == before
    while asked(p).endswith("extend"):
        play(p, "end")
    assert "gold=5" in stock(p)


def test_fl_11_2_a_bid_may_be_nothing() -> None:
    p = play(position(), "act pass")
    assert "end" in offered(p)
    assert asked(play(p, "end")) == "purple act"


def test_fl_11_3_a_bid_is_not_changed_later() -> None:
    p = pass_turn(position(), "gold")
    assert refused(p, "add gold") is None


def test_fl_11_4_the_next_action_already_costs() -> None:
    assert asked(play(pass_turn(position()), "act build")) == "purple pay"


def test_t_87_fl_12_1_fl_12_2_the_highest_bid_goes_first() -> None:
    p = pass_turn(pass_turn(pass_turn(position())), "textile")
    assert order(p) == "green red purple"


def test_t_88_fl_12_2_between_equal_bids_the_order_stays() -> None:
    p = position(hand="red:tool=1 purple:lapis=1 green:oil=1")
    pass_turn(p, "tool")
    pass_turn(p, "lapis")
    pass_turn(p, "oil")
    assert order(p) == "purple red green"


def test_t_113_fl_12_3_fl_15_7_the_order_is_set_in_the_last_turn_too() -> None:
    p = position(turn=5)
    pass_turn(p)
    pass_turn(p, "oil")
    pass_turn(p)
    assert order(p) == "purple red green"
    assert asked(p) == "purple extend"
    next_turn(p)
    assert p.result()[1] == [2, 1, 3]
