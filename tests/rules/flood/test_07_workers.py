"""Chapter 7: placing workers."""

from __future__ import annotations

import pytest

from rules.flood.board import armies, asked, hand, next_turn, offered, pass_turn, play, position, refused, workers


def test_fl_7_1_one_resource_in_an_action() -> None:
    p = play(position(workers="red:scribes=1"), "act place", "spend grain", "put guti", "count 1")
    assert refused(p, "spend grain") == "FL-7.1"
    play(p, "scribe guti", "put elam", "end")
    assert workers(p, "red", "guti", "elam") == [0, 1]
    assert refused(position(hand="red:"), "act place") == "FL-7.2"


@pytest.mark.parametrize(
    ("resource", "available", "counts"),
    [("textile", 10, "1 2"), ("lapis", 10, "1 2 3 4 5"), ("textile", 1, "1"), ("lapis", 1, "1"), ("lapis", 3, "1 2 3")],
)
def test_t_33_fl_7_2_fl_7_4_fl_7_5_as_many_as_the_value_and_the_reserve_allow(
    resource: str, available: int, counts: str
) -> None:
    p = position(hand=f"red:{resource}=1", workers=f"red:available={available}")
    play(p, "act place", f"spend {resource}", "put kassites")
    assert offered(p) == {"count": counts}
    if counts != "1 2 3 4 5":
        assert refused(p, "count 5") == ("FL-7.2" if resource == "textile" else "FL-7.5")
    play(p, "count 1", "end")
    assert hand(p, "red") == ""
    assert workers(p, "red", "kassites", "available") == [1, available - 1]


def test_fl_7_2_only_what_is_in_the_hand_is_spent() -> None:
    p = play(position(hand="red:grain=1"), "act place")
    assert refused(p, "spend lapis") == "FL-7.2"
    assert refused(position(hand="red:"), "act place") == "FL-7.2"


def test_fl_7_3_all_go_to_one_place() -> None:
    p = play(position(), "act place", "spend tool", "put elam", "count 3")
    assert workers(p, "red", "elam") == [3]
    assert asked(p) == "red place"
    assert offered(p) == {"end": ""}


def test_fl_7_5_without_an_available_worker_nothing_is_placed() -> None:
    p = position(workers="red:available=0")
    assert refused(p, "act place") == "FL-7.5"
    p = play(position(workers="red:available=0,scribes=1"), "act place")
    assert refused(p, "spend grain") == "FL-7.5"


def test_t_43_fl_7_6_fl_7_27_armies_hinder_nobody() -> None:
    p = position(turn=3, armies="egypt:purple2", empires="purple:1")
    play(p, "act place", "spend textile", "put egypt", "count 2", "end")
    assert workers(p, "red", "egypt") == [2]
    assert armies(p) == "egypt:purple2"
    p = play(position(), "act place", "spend textile")
    assert refused(p, "put available") == "FL-7.6"


def test_t_37_fl_7_7_room_for_one_scribe() -> None:
    p = position(workers="red:scribes=1", hand="red:lapis=1")
    play(p, "act place", "spend lapis", "put scribes")
    assert offered(p) == {"count": "1"}
    assert refused(p, "count 2") == "FL-7.7"


def test_t_38_fl_7_7_both_halves_count() -> None:
    p = play(position(workers="red:scribes=1,scribes_used=1"), "act place", "spend grain")
    assert refused(p, "put scribes") == "FL-7.7"


def test_fl_7_7_a_scribe_finds_no_room_for_a_third() -> None:
    p = play(position(workers="red:scribes=2"), "act place", "scribe available")
    assert refused(p, "put scribes") == "FL-7.7"


def test_fl_7_8_no_other_place_has_a_limit() -> None:
    p = position(workers="red:guti=8,tool_makers=3,scribes=2,available=5", hand="red:lapis=1")
    play(p, "act place", "spend lapis")
    assert refused(p, "put scribes") == "FL-7.7"
    play(p, "put guti")
    assert offered(p) == {"count": "1 2 3 4 5"}


def test_fl_7_9_new_workers_stand_in_the_available_half() -> None:
    p = play(position(), "act place", "spend textile", "put tool_makers", "count 2", "end")
    assert workers(p, "red", "tool_makers", "tool_makers_used") == [2, 0]


def test_t_34_fl_7_11_fl_7_12_fl_7_15_fl_7_17_two_scribes_place_two_workers() -> None:
    p = position(workers="red:scribes=2")
    before = hand(p, "red")
    play(p, "act place", "scribe available", "put egypt", "scribe available", "put mittani")
    assert refused(p, "scribe available") == "FL-7.11"
    play(p, "end")
    assert workers(p, "red", "scribes", "scribes_used", "egypt", "mittani", "available") == [0, 2, 1, 1, 8]
    assert hand(p, "red") == before


def test_fl_7_12_a_scribe_places_only_an_available_worker() -> None:
    p = play(position(workers="red:available=0,scribes=1"), "act place")
    assert refused(p, "scribe available") == "FL-7.12"


def test_t_41_fl_7_13_a_worker_comes_back_to_the_reserve() -> None:
    p = position(workers="red:scribes=1,guti=1")
    before = workers(p, "red", "available", "unavailable")
    play(p, "act place", "scribe guti", "put available", "end")
    assert workers(p, "red", "guti") == [0]
    assert workers(p, "red", "available", "unavailable") == [before[0] + 1, before[1]]
    p = play(position(workers="red:scribes=1"), "act place")
    assert refused(p, "scribe guti") == "FL-7.13"


def test_t_100_fl_7_14_fl_7_19_a_scribe_moves_another_but_nobody_elses() -> None:
    p = play(position(workers="red:scribes=2 purple:guti=3"), "act place")
    assert offered(p)["scribe"] == "irrigation weaving scribes available scribes_used"
    play(p, "scribe scribes", "put irrigation")
    assert workers(p, "red", "scribes", "scribes_used", "irrigation") == [0, 1, 2]


def test_t_99_fl_7_16_fl_7_26_fl_3_10_scribes_are_used_one_by_one() -> None:
    p = position(turn=2, workers="red:scribes=2", passed="purple green")
    for target in ("egypt", "elam"):
        play(p, "act place", "pay worker", "scribe available", f"put {target}", "end")
    play(p, "act place", "pay worker")
    assert "scribe" not in offered(p)
    play(p, "spend grain", "put guti", "count 1", "end")
    next_turn(p)
    assert p.state.turn == 3
    assert workers(p, "red", "scribes", "scribes_used") == [2, 0]


def test_fl_7_17_scribes_alone_still_cost_what_is_due() -> None:
    p = play(position(workers="red:scribes=1", passed="green", hand="red:"), "act place")
    assert asked(p) == "red pay"
    assert refused(position(hand="red:"), "act place") == "FL-7.2"


def test_t_35_fl_7_18_a_scribe_moves_itself() -> None:
    p = play(position(workers="red:scribes=1,available=0"), "act place")
    assert offered(p)["scribe"] == "irrigation weaving scribes_used"
    play(p, "scribe scribes_used", "put weaving", "end")
    assert workers(p, "red", "scribes", "scribes_used", "weaving") == [0, 0, 2]


def test_t_40_fl_7_20_a_scribe_does_not_revive_another() -> None:
    p = play(position(workers="red:scribes=1,scribes_used=1"), "act place", "scribe scribes_used")
    assert refused(p, "put scribes") == "FL-7.20"
    p = play(position(workers="red:scribes=2"), "act place", "scribe scribes")
    assert refused(p, "put scribes") == "FL-7.20"


def test_t_39_fl_7_21_a_used_tool_maker_can_be_made_ready_again() -> None:
    p = play(position(workers="red:scribes=1,tool_makers_used=1"), "act place", "scribe tool_makers_used")
    assert {"tool_makers", "available", "guti"} <= set(offered(p)["put"].split())
    play(p, "put tool_makers", "end")
    assert workers(p, "red", "tool_makers", "tool_makers_used") == [1, 0]
    p = play(position(workers="red:scribes=1,tool_makers=1"), "act place", "scribe tool_makers")
    assert refused(p, "put tool_makers") == "FL-7.22"


def test_t_119_fl_7_22_a_move_changes_the_place() -> None:
    p = play(position(workers="red:scribes=1,tool_makers=1"), "act place", "scribe tool_makers")
    assert refused(p, "put tool_makers") == "FL-7.22"
    p = play(position(workers="red:scribes=1"), "act place", "scribe available")
    assert refused(p, "put available") == "FL-7.22"


@pytest.mark.parametrize(("delay", "usable"), [("action", True), ("turn", False)])
def test_t_36_fl_7_23_a_new_scribe_waits(delay: str, usable: bool) -> None:
    p = play(position(options={"scribe_delay": delay}), "act place", "spend grain", "put scribes", "count 1")
    assert offered(p) == {"end": ""}
    assert refused(p, "scribe available") == "FL-7.23"
    play(p, "end")
    pass_turn(p)
    pass_turn(p)
    play(p, "act place", "pay worker")
    assert ("scribe" in offered(p)) == usable
    play(p, "spend grain", "put guti", "count 1", "end")
    p.state.turn = 2
    assert "scribe" in offered(play(next_turn(p), "act place"))


def test_fl_7_23_a_scribe_that_another_brings_waits_too() -> None:
    p = play(position(workers="red:scribes=1", passed="purple green"), "act place", "pay worker")
    play(p, "scribe available", "put scribes")
    assert workers(p, "red", "scribes", "scribes_used") == [1, 1]
    assert refused(p, "scribe available") == "FL-7.23"
    play(p, "end", "act place", "pay worker")
    assert "scribe" in offered(p)


def test_t_42_fl_7_23_fl_7_24_a_slot_that_is_freed_can_be_filled() -> None:
    p = position(workers="red:scribes=1,scribes_used=1")
    play(p, "act place", "scribe scribes_used", "put kassites", "spend grain", "put scribes", "count 1")
    assert workers(p, "red", "scribes", "scribes_used", "kassites") == [1, 1, 1]
    assert offered(p) == {"end": ""}


def test_fl_7_24_a_worker_that_comes_back_can_be_placed() -> None:
    p = position(workers="red:scribes=1,available=0,guti=1")
    play(p, "act place", "scribe guti", "put available", "spend grain", "put elam", "count 1", "end")
    assert workers(p, "red", "guti", "elam", "available") == [0, 1, 0]


def test_t_101_fl_7_25_a_worker_just_placed_can_be_moved() -> None:
    p = play(position(workers="red:scribes=1"), "act place", "spend textile", "put kassites", "count 2")
    play(p, "scribe kassites", "put egypt", "end")
    assert workers(p, "red", "kassites", "egypt") == [1, 1]


def test_fl_7_23_a_fresh_scribe_that_is_moved_away_is_no_scribe() -> None:
    p = position(workers="red:scribes=1")
    play(p, "act place", "spend grain", "put scribes", "count 1", "scribe scribes", "put guti", "end")
    assert workers(p, "red", "scribes", "scribes_used", "guti") == [0, 1, 1]
    assert p.state.fresh_scribes[0] == 0
