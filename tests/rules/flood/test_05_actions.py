"""Chapter 5: the round of actions and the opportunity cost."""

from __future__ import annotations

import pytest

from rules.flood.board import (
    all_pass,
    armies,
    asked,
    cities,
    dice,
    hand,
    lost,
    offered,
    pass_turn,
    play,
    position,
    ready,
    refused,
    stock,
    workers,
)


def test_fl_5_1_one_action_each_in_the_order_of_play() -> None:
    p = position(order="green red purple", on_turn="green")
    seen = [asked(p)]
    for site in ("ur", "uruk", "umma", "lagash"):
        play(p, "act build", f"build {site}")
        seen.append(asked(p))
    assert seen == ["green act", "red act", "purple act", "green act", "red act"]


def test_fl_5_2_six_actions() -> None:
    p = position(workers="red:elam=1", empires="red:0", armies="akkad:red1", available="red:2")
    assert offered(p)["act"] == "build place trade expand pass"
    assert refused(p, "act start") == "FL-9.2"
    assert asked(play(p.copy(), "act expand")) == "red expand"
    assert offered(position(workers="red:elam=1"))["act"] == "build place trade start pass"


def test_fl_5_3_the_same_action_again_and_again() -> None:
    p = position(passed="purple green")
    for _ in range(4):
        play(p, "act place", "pay worker", "spend grain", "put guti", "count 1", "end")
    assert workers(p, "red", "guti", "available") == [4, 2]


def test_fl_5_4_passing_is_always_allowed() -> None:
    assert "pass" in offered(position())["act"].split()
    assert offered(position(hand="red:", workers="red:available=0", turn=2, armies="ur:purple1"))["act"] == "build pass"


def test_t_19_fl_5_5_fl_5_10_the_last_one_goes_on_alone_for_one_thing_each_time() -> None:
    p = position(passed="purple green")
    for site in ("ur", "uruk", "umma"):
        play(p, "act build", "pay worker", f"build {site}")
        assert asked(p) == "red act"
    assert workers(p, "red", "available") == [7]


def test_fl_5_6_fl_2_1_three_passes_end_the_phase() -> None:
    p = pass_turn(pass_turn(position()))
    assert asked(p) == "green act"
    assert asked(pass_turn(p)) == "red extend"


def test_t_18_fl_5_7_fl_5_8_fl_11_4_an_action_costs_one_thing_from_the_first_pass_on() -> None:
    p = position(order="green red purple", on_turn="green")
    pass_turn(p, "textile")
    play(p, "act build")
    assert asked(p) == "red pay"
    play(p, "pay worker", "build umma")
    assert workers(p, "red", "available", "unavailable") == [9, 14]
    assert cities(p) == "umma:red"
    assert asked(p) == "purple act"
    assert asked(play(p, "act place")) == "purple pay"


def test_fl_5_7_nothing_is_due_before_the_first_pass() -> None:
    assert asked(play(position(), "act build")) == "red build"


def test_fl_5_8_a_resource_a_worker_or_an_army() -> None:
    p = position(passed="green", empires="red:0", armies="akkad:red1", available="red:2", hand="red:gold=1,oil=1")
    play(p, "act build")
    assert offered(p) == {"pay": "oil gold worker army"}
    assert refused(p, "pay lapis") == "FL-5.8"
    army = play(p.copy(), "pay army")
    assert (ready(army, "red"), army.state.armies_unavailable[0]) == (1, 18)
    gold = play(p.copy(), "pay gold")
    assert hand(gold, "red") == "oil=1"
    assert "gold=5" in stock(gold)


@pytest.mark.parametrize("item", ["worker", "army"])
def test_t_115_fl_5_9_fl_5_13_nothing_on_the_board_pays(item: str) -> None:
    p = position(
        passed="green",
        hand="red:",
        workers="red:available=0,guti=3",
        empires="red:1",
        armies="guti:red2",
    )
    assert offered(p) == {"act": "pass"}
    p = play(position(passed="green", workers="red:available=0"), "act build")
    assert refused(p, "pay worker") == "FL-5.9"
    assert refused(p, "pay army") == "FL-5.9"
    assert item not in offered(p)["pay"].split()


def test_t_24_fl_5_11_fl_10_26_repetitions_do_not_pay_again() -> None:
    p = position(passed="green", empires="red:0", armies="akkad:red1", available="red:6")
    play(p, "act expand", "pay worker", "invade babylon", "invade shuruppak", "invade uruk", "end")
    assert workers(p, "red", "available") == [9]
    assert ready(p, "red") == 1


def test_t_22_fl_5_12_fl_5_13_passing_costs_nothing() -> None:
    p = position(passed="green", hand="red:", workers="red:available=0")
    assert offered(p) == {"act": "pass"}
    assert refused(p, "act build") == "FL-5.13"
    assert asked(pass_turn(p)) == "purple act"


CROWDED = "sippar:purple babylon:purple nippur:purple shuruppak:purple umma:green uruk:green ur:green lagash:green"


def poor(available: int) -> str:
    """Red has so many available workers and no scribe."""
    return f"red:available={available} purple:guti=1,akkad=1"


def test_t_20_fl_5_13_fl_5_14_what_the_action_needs_cannot_pay_for_it() -> None:
    p = position(turn=2, passed="green", hand="red:grain=1", workers=poor(1), cities=CROWDED, armies="eridu:purple1")
    assert offered(p) == {"act": "pass"}
    assert refused(p, "act place") == "FL-5.13"
    assert refused(p, "act build") == "FL-6.3"


def test_t_21_fl_5_14_only_a_payment_that_leaves_the_action_possible() -> None:
    p = position(turn=2, passed="green", hand="red:grain=1", workers=poor(2), cities=CROWDED, armies="eridu:purple1")
    assert offered(p) == {"act": "place pass"}
    play(p, "act place")
    assert offered(p) == {"pay": "worker"}
    assert refused(p, "pay grain") == "FL-5.14"


def test_t_23_fl_5_14_fl_5_15_a_payment_may_make_the_action_possible() -> None:
    p = position(
        passed="green",
        hand="red:tool=1,metal=1 purple:tool=6 green:tool=5",
        stock="tool=0",
        workers="red:tool_makers=1,available=1",
    )
    play(p, "act trade")
    assert offered(p) == {"pay": "tool"}
    play(p, "pay tool", "make_tool", "end")
    assert hand(p, "red") == "tool=1"


def test_t_44_fl_5_16_fl_7_1_an_action_must_do_something() -> None:
    p = play(position(workers="red:elam=1,scribes=1"), "act place")
    assert refused(p, "end") == "FL-7.1"
    assert refused(play(position(workers="red:elam=1"), "act trade"), "end") == "FL-8.1"
    p = position(empires="red:0", armies="akkad:red1", available="red:2")
    assert refused(play(p, "act expand"), "end") == "FL-10.2"
    assert refused(position(hand="red:"), "act place") == "FL-7.2"


def test_fl_5_16_what_an_earlier_action_did_does_not_count() -> None:
    p = position(workers="red:elam=1", passed="purple green")
    play(p, "act trade", "pay worker", "exchange elam-metal-grain", "end", "act place", "pay worker")
    assert refused(p, "end") == "FL-7.1"


def test_t_86_fl_5_17_who_has_passed_can_be_attacked() -> None:
    p = position(
        passed="purple",
        empires="purple:1 red:2=grain",
        armies="umma:purple1 uruk:red1",
        cities="uruk:purple",
        available="red:6",
    )
    play(dice(p, 9), "act expand", "pay army")
    assert "umma" in offered(p)["invade"].split()
    assert refused(p, "destroy ur") == "FL-10.20"
    play(p, "destroy uruk", "invade umma")
    assert cities(p) == ""
    assert armies(p) == "umma:red1 uruk:red1"
    assert (ready(p, "red"), lost(p, "purple")) == (1, 20)
    play(p, "end")
    assert asked(all_pass(p)).endswith("extend")
