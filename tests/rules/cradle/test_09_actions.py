"""Chapter 9: the action of a turn."""

from __future__ import annotations

import pytest

from rules.cradle.board import ENGINE, answers, asked, huts, play, position, refused, to_action, tribes

PLAIN = "plains:-1,-1"
TWO_PLAINS = "plains:-1,-1 plains:-1,-2"


def test_cr_9_1_one_action_or_none() -> None:
    p = to_action(position(players=2, tribes="0:A=2"))
    assert answers(p, "action") == ["growth", "card", "pass"]
    assert asked(play(p.copy(), "action pass")) == "1 move"
    assert asked(play(p.copy(), "action card")) == "1 move"
    assert asked(play(p.copy(), "action growth", "make 1")) == "1 move"


def test_cr_9_1_an_action_does_something() -> None:
    p = play(to_action(position(players=2, tribes="0:A=2")), "action growth")
    assert answers(p, "make") == ["1"]
    assert refused(p, "make 0") == "CR-9.1"


def test_tv_5_cr_9_4_cr_10_1_laden_tribes_count_in_pairs() -> None:
    p = to_action(position(land=PLAIN, tribes="0:7=2", loads="0:7=stone+wood"))
    assert answers(p, "action") == ["huts", "holy_places", "card", "pass"]


def test_cr_9_2_several_times_on_several_tiles_in_one_action() -> None:
    p = position(land=TWO_PLAINS, tribes="0:7=2,8=2", loads="0:7=wood,8=wood")
    play(to_action(p), "action huts", "make 1", "offer 2", "make 1", "offer 4")
    assert (huts(p, "7"), huts(p, "8"), asked(p)) == ("0", "0", "1 move")


@pytest.mark.parametrize(
    ("kind", "good"), [("huts", "wood"), ("holy_places", "stone"), ("growth", ""), ("fertile_growth", "")]
)
def test_cr_9_2_a_tile_may_be_left_out(kind: str, good: str) -> None:
    p = position(
        land=TWO_PLAINS,
        tribes="0:7=2,8=2",
        loads=f"0:7={good},8={good}" if good else "",
        huts="" if good else "0:7,8",
        hands="0:fertility",
    )
    play(to_action(p), f"action {kind}")
    assert (p.state.focus, answers(p, "make")) == (7, ["0", "1"])
    first = play(p.copy(), "make 1", *(["offer 2"] if kind == "huts" else []))
    assert (first.state.focus, answers(first, "make")) == (8, ["0", "1"])
    before = (tribes(p, 0), huts(p, "7"), p.state.holy[7])
    play(p, "make 0")
    assert (tribes(p, 0), huts(p, "7"), p.state.holy[7]) == before
    assert (asked(p), p.state.focus, answers(p, "make")) == ("0 make", 8, ["1"])


def test_cr_9_2_kinds_are_never_mixed() -> None:
    p = position(land=TWO_PLAINS, tribes="0:7=2,8=2", loads="0:7=wood,8=stone")
    play(to_action(p), "action holy_places", "make 1")
    assert (p.state.holy[8], huts(p, "7"), asked(p)) == (1, "", "1 move")


def test_tv_51_cr_9_3_each_building_needs_its_own_pair() -> None:
    p = play(to_action(position(land=PLAIN, tribes="0:7=3", loads="0:7=wood+wood")), "action huts")
    assert answers(p, "make") == ["1"]
    assert refused(p, "make 2") == "CR-9.3"
    p = to_action(position(land=PLAIN, tribes="0:7=1", loads="0:7=wood"))
    assert refused(p, "action huts") == "CR-10.1"
    assert refused(p, "action holy_places") == "CR-11.1"
    assert refused(p, "action growth") == "CR-12.1"


def test_cr_9_4_bearers_of_offerings_too() -> None:
    p = to_action(position(land=PLAIN, tribes="0:7=3", loads="0:7=stone", offerings="0:2@7*,4@7*"))
    assert "holy_places" in answers(p, "action")


def test_cr_9_5_an_empty_reserve_stops_the_action() -> None:
    p = position(land=PLAIN, tribes="0:7=4,A=2", loads="0:7=wood+stone")
    p.state.huts_left[0] = p.state.holy_left[0] = 0
    to_action(p)
    assert [refused(p, f"action {kind}") for kind in ("huts", "holy_places")] == ["CR-9.5"] * 2
    assert refused(to_action(position(tribes="0:A=8")), "action growth") == "CR-9.5"


def test_cr_9_5_pieces_come_from_the_reserve() -> None:
    p = position(land=PLAIN, tribes="0:7=4", loads="0:7=wood+wood")
    p.state.huts_left[0] = 1
    play(to_action(p), "action huts")
    assert refused(p, "make 2") == "CR-9.5"
    p = position(land=TWO_PLAINS, tribes="0:7=2,8=2", loads="0:7=stone,8=stone")
    p.state.holy_left[0] = 1
    play(to_action(p), "action holy_places", "make 1")
    assert (p.state.holy_left[0], p.state.holy[8], asked(p)) == (0, 0, "1 move")


def test_tv_59_cr_9_5_the_second_tile_is_not_asked_without_a_reserve() -> None:
    p = position(players=2, land=PLAIN, tribes="0:A=4,7=3", huts="0:7")
    play(to_action(p), "action growth")
    assert (p.state.focus, answers(p, "make")) == (3, ["0", "1"])
    play(p, "make 1")
    assert (tribes(p, 0), asked(p)) == ("A=5 7=3", "1 move")


def test_tv_58_cr_9_6_tiles_are_asked_in_order() -> None:
    p = position(players=2, land=PLAIN, tribes="0:A=3,7=2", huts="0:7")
    play(to_action(p), "action growth")
    assert answers(p, "make") == ["0", "1"]
    play(p, "make 0")
    assert (p.state.focus, answers(p, "make")) == (7, ["1"])


def test_cr_9_6_a_tile_is_judged_as_the_action_began() -> None:
    p = position(players=2, tribes="0:A=3", land=PLAIN, huts="0:7")
    p.state.huts[0, 3], p.state.huts[4, 3] = 2, 0
    play(to_action(p), "action growth")
    assert answers(p, "make") == ["1"]
    play(p, "make 1")
    assert (tribes(p, 0), asked(p)) == ("A=4", "1 move")


def test_tv_17_cr_12_1_the_first_growth() -> None:
    p = ENGINE.new({"players": 4})
    play(p, "end_movement", "action growth")
    assert answers(p, "make") == ["1"]
    play(p, "make 1")
    assert (tribes(p, 0), p.state.tribes_left[0], asked(p)) == ("A=4", 4, "1 move")


def test_tv_18_cr_10_1_no_hut_at_the_start() -> None:
    p = play(ENGINE.new({"players": 4}), "end_movement")
    assert refused(p, "action huts") == "CR-10.1"
