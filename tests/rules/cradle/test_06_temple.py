"""Chapter 6: building the temple."""

from __future__ import annotations

import pytest

from rules.cradle.board import answers, mana, play, position, refused, supply, tribes


def test_tv_33_cr_6_1_cr_6_2_cr_6_3_a_stone_is_built_in_at_once() -> None:
    p = position(tribes="0:Q=1")
    before = supply(p)
    play(p, "step Q stone NW")
    assert (mana(p), p.state.stones_built, supply(p), p.state.points) == ("1/4", 1, before, 4)


def test_cr_6_1_by_teleportation_too() -> None:
    p = position(tribes="0:Q=1", hands="0:teleportation")
    play(p, "play teleportation", "teleport_from Q", "teleport_who 0 stone", "teleport_to T")
    assert (mana(p), p.state.stones_built, p.state.points) == ("1/4", 1, 5)


def test_tv_84_cr_6_2_stones_may_return_to_the_supply() -> None:
    p = position(tribes="0:Q=1", options={"temple_stone_returns": True})
    play(p, "step Q stone NW")
    assert (mana(p), supply(p)[1], p.state.stones_built) == ("1/4", 17, 0)


@pytest.mark.parametrize(("before", "after"), [("3/3", "4/4"), ("2/7", "3/8"), ("0/5", "1/6")])
def test_cr_6_3_first_the_maximum_then_the_mana(before: str, after: str) -> None:
    assert mana(play(position(tribes="0:Q=1", mana=f"0:{before}"), "step Q stone NW")) == after


def test_tv_34_cr_6_4_at_the_top_there_is_still_mana() -> None:
    assert mana(play(position(tribes="0:Q=1", mana="0:5/8"), "step Q stone NW")) == "6/8"


def test_tv_35_cr_6_5_a_stone_that_brings_nothing_stays_outside() -> None:
    p = position(tribes="0:Q=1", mana="0:8/8")
    assert refused(p, "step Q stone NW") == "CR-6.5"
    assert "Q empty NW" in answers(p, "step")


def test_tv_36_cr_6_5_cr_7_6_an_offering_makes_room_for_a_stone() -> None:
    p = position(tribes="0:A=1,Q=1", offerings="0:2@A*", mana="0:8/8", points=2)
    assert mana(play(p, "step A offering_0 SE")) == "6/8"
    assert mana(play(p, "step Q stone NW")) == "7/8"


def test_cr_6_6_the_tribe_stays_and_may_go_on() -> None:
    p = play(position(tribes="0:Q=1"), "step Q stone NW")
    assert tribes(p, 0) == "T=1"
    assert tribes(play(p, "step T empty NW"), 0) == "A=1"


def test_cr_6_7_as_many_stones_as_there_are() -> None:
    p = play(position(tribes="0:Q=4"), *["step Q stone NW"] * 4)
    assert (mana(p), p.state.stones_built, tribes(p, 0)) == ("4/7", 4, "T=4")
