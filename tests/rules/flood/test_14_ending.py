"""Chapters 14 and 15: the end of a turn, the end of the game, the winner."""

from __future__ import annotations

import pytest

from eduba.games.flood.ending import clear_turn, score_majorities
from eduba.games.flood.shape import PLACE_KEYS
from rules.flood.board import (
    TABLES,
    all_workers,
    armies,
    asked,
    cities,
    empty_log,
    hand,
    lost,
    next_turn,
    pass_turn,
    play,
    points,
    position,
    ready,
    stock,
    workers,
)


def test_t_93_fl_14_1_fl_14_2_fl_14_3_fl_14_4_everything_of_the_turn_goes_back() -> None:
    p = position(
        turn=5,
        workers="red:available=5",
        empires="red:0=textile",
        armies="elam:red2",
        available="red:3",
        hand="red:grain=2,gold=1",
    )
    unavailable = workers(p, "red", "unavailable")[0]
    before = stock(p)
    pass_turn(p, "gold")
    clear_turn(p.state, empty_log())
    assert workers(p, "red", "available", "unavailable") == [0, unavailable + 5]
    assert (armies(p), ready(p, "red"), lost(p, "red")) == ("", 0, 20)
    assert hand(p, "red") == "grain=2"
    assert "textile=8" in before
    assert stock(p) == before.replace("textile=8", "textile=9").replace("gold=4", "gold=5")


def test_t_114_fl_14_2_fl_14_6_cities_and_workers_on_posts_stay() -> None:
    p = position(turn=2, cities="uruk:red+ ur:red", workers="red:egypt=3,scribes=1", armies="ur:red1", empires="red:0")
    next_turn(p)
    assert armies(p) == ""
    assert p.state.turn == 3
    assert cities(p) == "uruk:red+ ur:red"
    assert workers(p, "red", "egypt", "scribes") == [3, 1]


def test_fl_14_3_hands_are_kept() -> None:
    p = next_turn(position(hand="red:gold=2", workers="red:irrigation=0,weaving=0"))
    assert hand(p, "red") == "gold=2"


def test_fl_14_5_empires_and_passes_are_over() -> None:
    p = next_turn(position(empires="red:0=gold purple:1"))
    s = p.state
    assert [s.rating[i] for i in range(3)] == [-1, -1, -1]
    assert [s.slot_owner[i] for i in range(3)] == [-1, -1, -1]
    assert [s.passed[i] for i in range(3)] == [0, 0, 0]
    assert asked(play(p, "act build")) == "red build"


def test_fl_14_7_fl_15_1_the_game_ends_after_turn_5() -> None:
    assert next_turn(position(turn=1)).state.turn == 2
    p = next_turn(position(turn=5))
    assert (asked(p), p.legal()) == ("over", [])


def test_t_94_fl_15_2_fl_15_3_majorities() -> None:
    p = position(
        workers="red:egypt=2,kassites=2,weaving=3,irrigation=1 purple:egypt=1,kassites=2,weaving=3,irrigation=2 "
        "green:kassites=1,dilmun=1,weaving=0,irrigation=4"
    )
    score_majorities(p.state, TABLES, empty_log())
    assert points(p) == [4, 0, 5]
    assert all_workers(p, "kassites") == [2, 2, 1]


def test_fl_15_2_fl_15_4_only_workers_on_posts_count_at_the_end() -> None:
    p = position(turn=5, workers="red:egypt=1", cities="ur:red", hand="red:gold=2,wood=1")
    assert points(next_turn(p)) == [4, 0, 0]


def test_t_96_fl_15_5_thirty_seven_points_in_all() -> None:
    everywhere = ",".join(f"{name}=1" for name in PLACE_KEYS[:15])
    nobody = "irrigation=0,weaving=0"
    p = position(turn=5, workers=f"red:{everywhere},available=5 purple:{nobody} green:{nobody}")
    assert points(next_turn(p)) == [37, 0, 0]


@pytest.mark.parametrize(("scores", "ranks"), [((10, 20, 30), [3, 2, 1]), ((30, 10, 20), [1, 3, 2])])
def test_fl_15_6_the_most_points_win(scores: tuple[int, int, int], ranks: list[int]) -> None:
    p = position()
    for i, score in enumerate(scores):
        p.state.vp[i] = score
    assert p.result() == (list(scores), ranks)


def test_t_95_fl_15_7_ties_are_broken_by_the_order_of_play() -> None:
    p = position(turn=5, order="purple green red", on_turn="purple")
    for i, score in enumerate((90, 90, 70)):
        p.state.vp[i] = score
    next_turn(p)
    assert p.result() == ([90, 90, 70], [2, 1, 3])


def test_fl_15_7_three_who_are_level_are_ranked_too() -> None:
    p = position(order="green purple red")
    assert p.result() == ([0, 0, 0], [3, 2, 1])
