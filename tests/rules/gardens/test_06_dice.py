"""Chapter 6: the Dingir dice."""

from __future__ import annotations

import pytest

from eduba.games.gardens import GAME
from eduba.games.gardens.shape import ACTION_KEYS, COLOUR_KEYS
from rules.gardens.board import (
    act,
    answers,
    asked,
    dice,
    drafted,
    end_turns,
    events,
    goods,
    of_kind,
    play,
    position,
    refused,
)

OTHERS = "babylon akkad elam sumer"
"""Seat 0 is not Sumer, which has no Research card of level 1."""
RICH = "0:stone=9,wood=9,clay=9,food=9"
SIX = "white=ki,silver=a,black=gish,white=ud,silver=dub,black=lugal"


@pytest.mark.parametrize("storeys", range(7))
def test_ga_6_1_a_die_for_each_storey_six_at_most(storeys: int) -> None:
    units = "0:spearman@harran"
    p = position(units=units, stock=RICH, dice=f"0:{','.join(SIX.split(',')[:storeys])}", population="0=7")
    assert len(dice(p, 0)) == storeys
    play(p, "pawn build")
    if storeys == 6:
        assert refused(p, "build_storey white") == "GA-10.8"
    else:
        play(p, f"build_storey {answers(p, 'build_storey')[0]}")
        assert (p.state.storeys[0], len(dice(p, 0))) == (storeys + 1, storeys + 1)


def test_tv_19_ga_6_2_the_first_three_dice_differ_and_so_do_the_last_three() -> None:
    def offered(*owned: str) -> list[str]:
        p = position(stock=RICH, dice=f"0:{','.join(owned)}", population="0=7")
        play(p, "pawn build")
        return answers(p, "build_storey")

    assert offered() == ["white", "silver", "black"]
    assert offered("white") == ["silver", "black"]
    assert offered("white", "black") == ["silver"]
    assert offered("white", "black", "silver") == ["white", "silver", "black"]
    assert offered("white", "black", "silver", "black") == ["white", "silver"]
    assert offered("white", "black", "silver", "black", "white") == ["silver"]


def test_ga_6_2_a_colour_that_is_not_open_is_refused() -> None:
    p = position(stock=RICH, dice="0:white", population="0=7")
    play(p, "pawn build")
    assert refused(p, "build_storey white") == "GA-6.2"


def test_ga_6_3_dice_must_show_the_signs_of_the_present_card_one_die_each() -> None:
    for shown, possible in (("white=ki,black=gish", True), ("white=ki", False), ("white=ki,white=ki", False)):
        p = position(levels="0:explore=2", dice=f"0:{shown}")
        assert ("explore" in answers(p, "dice")) == possible
    assert refused(p, "dice explore") == "GA-6.3"
    p = position(levels="0:explore=2", dice="0:black=gish,white=ki,silver=a")
    play(p, "dice explore")
    assert answers(p, "pay_die") == ["1"]
    assert [refused(p, f"pay_die {die}") for die in (0, 3)] == ["GA-6.3", "GA-6.1"]
    play(p, "pay_die 1", "pay_die 0")
    assert (asked(p), p.state.spent) == ("0 explore", 0b011)


def test_ga_6_3_of_two_dice_that_fit_either_may_be_placed() -> None:
    for order, offered in (("free", ["0", "1", "2"]), ("canonical", ["0", "2"])):
        p = position(dice="0:white=ki,white=ki,black=ki", options={"step_order": order})
        play(p, "dice explore")
        assert answers(p, "pay_die") == offered


@pytest.mark.parametrize("action", ACTION_KEYS)
def test_ga_6_4_one_sign_on_a_card_of_level_1_two_on_all_others(action: str) -> None:
    for level, placed in ((1, 1), (2, 2), (3, 2), (4, 2)):
        p = position(
            empires="hatti akkad",
            stock=f"{RICH},tablet=9",
            levels=f"0:{action}={level}",
            dice="0:white=star,silver=star,black=star",
            population="0=5",
        )
        play(p, f"dice {action}")
        n = 0
        while asked(p) == "0 pay":
            play(p, f"pay_die {n}")
            n += 1
        assert n == placed


def test_tv_12_ga_6_5_ga_6_7_a_star_for_the_sign_that_no_other_die_shows() -> None:
    p = position(levels="0:explore=2", dice="0:white=ki,silver=star")
    play(p, "dice explore")
    assert answers(p, "pay_die") == ["0"]
    assert refused(p, "pay_die 1") == "GA-6.7"
    play(p, "pay_die 0")
    assert answers(p, "pay_die") == ["1"]


def test_tv_13_ga_6_7_no_star_beside_a_die_that_fits() -> None:
    p = position(stock=RICH, dice="0:silver=star,black=gish", population="0=3")
    play(p, "dice build")
    assert answers(p, "pay_die") == ["1"]


def test_ga_6_7_a_die_that_was_placed_does_not_hold_a_star_back() -> None:
    p = position(levels="0:harvest=1,explore=1", dice="0:white=ki,silver=star")
    act(p, "dice harvest", "pay_die 0", "gather_home clay")
    play(p, "dice explore")
    assert answers(p, "pay_die") == ["1"]


def test_tv_14_ga_6_5_two_stars_stand_for_two_signs() -> None:
    p = position(levels="0:explore=3", dice="0:white=star,silver=star")
    assert "explore" in answers(p, "dice")
    p = position(levels="0:explore=3", dice="0:white=star,silver=a")
    assert "explore" not in answers(p, "dice")


@pytest.mark.parametrize(
    ("level", "shown", "possible"),
    [
        (2, "white=ud,silver=lugal", True),
        (2, "white=ud", False),
        (3, "white=ud,silver=ki", False),
        (3, "white=a,silver=star", True),
        (3, "white=a,silver=gish", True),
        (3, "white=star,silver=star", True),
    ],
)
def test_tv_22_ga_6_6_mari_has_slots_for_any_sign_and_for_common_ones(level: int, shown: str, possible: bool) -> None:
    p = position(empires="mari akkad", levels=f"0:harvest={level}", dice=f"0:{shown}")
    assert ("harvest" in answers(p, "dice")) == possible


def test_ga_6_6_a_star_is_a_face_too_but_others_go_first() -> None:
    p = position(empires="mari akkad", levels="0:harvest=2", dice="0:white=star,silver=dub,black=star")
    play(p, "dice harvest")
    assert answers(p, "pay_die") == ["1"]
    play(p, "pay_die 1")
    assert answers(p, "pay_die") == ["0", "2"]


def test_ga_6_3_in_canonical_order_one_of_the_dice_that_are_alike_and_not_spent() -> None:
    options = {"step_order": "canonical"}
    shown = "0:white=ki,silver=a,black=gish,white=ud,silver=a"
    p = position(empires="mari akkad", levels="0:harvest=2", dice=shown, population="0=5", options=options)
    play(p, "dice harvest")
    assert answers(p, "pay_die") == ["0", "1", "2", "3"]
    play(p, "pay_die 1")
    assert answers(p, "pay_die") == ["0", "2", "3", "4"]


def test_ga_6_8_placed_dice_are_spent_for_the_turn() -> None:
    p = position(stock="0:tablet=3", dice="0:white=ki,silver=ki")
    act(p, "dice harvest", "pay_die 0", "gather_home wood")
    assert p.view(1)["players"][0]["dice"][0]["spent"]
    assert answers(p, "reroll") == ["2"]
    assert refused(p, "reroll 1") == "GA-6.8"
    play(p, "dice explore")
    assert answers(p, "pay_die") == ["1"]
    assert refused(p, "pay_die 0") == "GA-6.8"


def test_ga_6_8_dice_that_were_not_placed_are_lost_with_the_turn() -> None:
    p = position(stock="0:tablet=3", dice="0:white=ki,silver=a")
    act(p, "dice harvest", "pay_die 0", "gather_home wood")
    play(p, "pawn war", "stop", "reroll 2", "end_turn")
    assert dice(p, 0) == ["white=", "silver="]
    s = p.state
    assert (s.spent, s.used, s.pawn_used, s.rerolls, s.free_reroll_used) == (0, 0, 0, 0, 0)


def test_tv_17_ga_6_9_ga_6_10_three_rerolls_for_a_tablet_each() -> None:
    p = position(stock="0:tablet=4", dice="0:white=ki,silver=a,black=gish")
    for n in range(3):
        said = events(p, "reroll 5")
        rolled = of_kind(said, "die_rolled")
        assert [event["die"] for event in rolled] == [0, 2]
        assert [p.state.die_face[0, die] for die in (0, 2)] == [event["sign"] for event in rolled]
        assert (dice(p, 0)[1], goods(p, 0)["tablet"]) == ("silver=a", 3 - n)
    assert refused(p, "reroll 5") == "GA-6.9"
    assert answers(p, "reroll") == []


def test_ga_6_9_any_dice_that_are_not_placed_for_whoever_has_a_tablet() -> None:
    p = position(stock="0:tablet=1", dice="0:white=ki,silver=a")
    assert answers(p, "reroll") == ["1", "2", "3"]
    assert refused(p, "reroll 4") == "GA-6.1"
    assert refused(position(stock="0:tablet=0", dice="0:white=ki"), "reroll 1") == "GA-6.9"
    play(p, "pawn harvest")
    assert refused(p, "reroll 1") is None


def test_ga_6_10_new_faces_count() -> None:
    p = position(stock="0:tablet=9", dice="0:white=dub,silver=dub,black=lugal")
    seen = {tuple(dice(p, 0))}
    for _ in range(3):
        play(p, "reroll 7")
        seen.add(tuple(dice(p, 0)))
        assert ("harvest" in answers(p, "dice")) == any(die.split("=")[1] in ("ki", "star") for die in dice(p, 0))
    assert len(seen) > 1


def test_tv_18_ga_6_11_hatti_rerolls_once_for_nothing() -> None:
    p = position(empires="hatti akkad", stock="0:tablet=0", dice="0:white=ki,silver=a")
    assert answers(p, "free_reroll") == ["1", "2", "3"]
    rolled = of_kind(events(p, "free_reroll 3"), "die_rolled")
    assert [event["die"] for event in rolled] == [0, 1]
    assert [p.state.die_face[0, die] for die in (0, 1)] == [event["sign"] for event in rolled]
    assert answers(p, "free_reroll") == []
    assert refused(p, "free_reroll 1") == "GA-6.11"


@pytest.mark.parametrize(
    ("rerolls", "tablets"),
    [(("free_reroll 1", "reroll 2", "reroll 3"), 1), (("reroll 1", "reroll 2", "reroll 3"), 0)],
)
def test_tv_138_ga_6_9_ga_6_11_the_free_reroll_is_one_of_the_three(rerolls: tuple[str, ...], tablets: int) -> None:
    p = position(empires="hatti akkad", stock="0:tablet=3", dice="0:white=ki,silver=a")
    play(p, *rerolls)
    assert (goods(p, 0).get("tablet", 0), p.state.rerolls) == (tablets, 3)
    assert (answers(p, "reroll"), answers(p, "free_reroll")) == ([], [])
    assert refused(p, "reroll 1") == "GA-6.9"
    assert refused(p, "free_reroll 1") == ("GA-6.9" if tablets == 0 else "GA-6.11")


def test_ga_6_11_in_each_turn_of_hatti_and_of_nobody_else() -> None:
    p = position(empires="hatti akkad", stock="0:tablet=5", dice="0:white=ki")
    play(p, "reroll 1", "free_reroll 1", "end_turn", "end_turn")
    assert (p.actor, answers(p, "free_reroll"), goods(p, 0)["tablet"]) == (0, ["1"], 4)
    assert refused(position(dice="0:white=ki"), "free_reroll 1") == "GA-6.11"


def test_tv_20_ga_6_12_a_new_die_is_rolled_in_the_next_turn() -> None:
    p = position(empires=OTHERS, stock="0:stone=9,wood=9,tablet=9", dice="0:white=a", population="0=7")
    play(p, "pawn build", "build_storey black")
    assert dice(p, 0) == ["white=a", "black="]
    assert answers(p, "reroll") == ["1"]
    assert refused(p, "reroll 2") == "GA-6.12"
    play(p, "dice research")
    assert answers(p, "pay_die") == ["0"]
    assert refused(p, "pay_die 1") == "GA-6.12"
    play(p, "pay_die 0", "discover war", "end_turn")
    while p.actor != 0:
        play(p, "end_turn")
    assert all(not die.endswith("=") for die in dice(p, 0))


def test_ga_6_12_whoever_is_asked_hears_of_the_dice_that_serve() -> None:
    p = position(empires=OTHERS, stock=RICH, dice="0:white=a,silver=ki", population="0=7")
    play(p, "pawn build", "build_storey black", "dice research", "pay_die 0", "convert", "stop")
    assert GAME.prompt(p.state)["dice"][1] == 1


LUCKLESS = {"luck": "none"}


def test_tv_20_ga_6_12_ga_6_13_without_luck_too_a_new_die_waits_for_the_next_turn() -> None:
    """Harvest asks KI, which white and black have; War asks GISH, which black has and white has not."""
    p = position(empires=OTHERS, stock=RICH, dice="0:white", population="0=7", options=LUCKLESS)
    play(p, "pawn build", "build_storey black")
    assert refused(p, "dice war") == "GA-6.3"
    play(p, "dice harvest")
    assert (answers(p, "pay_die"), refused(p, "pay_die 1")) == (["0"], "GA-6.12")
    act(p, "pay_die 0", "gather_home wood")
    end_turns(p)
    assert (p.state.round, p.actor) == (3, 0)
    play(p, "dice war")
    assert answers(p, "pay_die") == ["1"]


def test_ga_6_12_ga_6_13_in_canonical_order_a_new_die_is_like_no_other() -> None:
    """Harvest and then Exploration ask KI, which white and black have."""
    options = {**LUCKLESS, "step_order": "canonical"}
    p = position(empires=OTHERS, stock=RICH, dice="0:white,silver,black", population="0=7", options=options)
    play(p, "pawn build", "build_storey white", "dice harvest")
    assert (answers(p, "pay_die"), refused(p, "pay_die 3")) == (["0", "2"], "GA-6.12")
    act(p, "pay_die 0", "gather_home wood")
    end_turns(p)
    play(p, "dice harvest")
    assert answers(p, "pay_die") == ["0", "2"]
    act(p, "pay_die 0", "gather_home wood")
    play(p, "dice explore")
    assert answers(p, "pay_die") == ["2", "3"]


def test_ga_6_12_ga_6_13_all_see_which_dice_serve_and_no_sign_that_was_not_rolled() -> None:
    p = position(empires=OTHERS, stock=RICH, dice="0:white 1:silver", population="0=7", options=LUCKLESS)
    play(p, "pawn build", "build_storey black")
    shown = [[(die["sign"], die["ready"]) for die in player["dice"]] for player in p.view(2)["players"][:2]]
    assert shown == [[(None, True), (None, False)], [(None, False)]]
    said = p.text(2)
    assert "white: any of its signs but the star, black (for the next turn)" in said
    assert "silver (for the next turn)" in said


def test_ga_2_6_ga_6_13_without_luck_the_first_die_of_sumer_serves_in_round_1() -> None:
    p = drafted("sumer akkad", options=LUCKLESS)
    play(p, "take_die black", "return_quest 0", "return_quest 0")
    assert (p.state.round, dice(p, 0), "war" in answers(p, "dice")) == (1, ["black=any"], True)


def test_tv_21_ga_6_13_without_luck_a_die_stands_for_any_of_its_own_signs() -> None:
    """White has KI and A, silver A but no KI: who pays Research with white has nothing left for Harvest."""
    p = position(stock="0:clay=9", empires=OTHERS, dice="0:white,silver", options=LUCKLESS)
    play(p, "dice harvest")
    assert answers(p, "pay_die") == ["0"]
    act(p, "pay_die 0", "gather_home wood")
    play(p, "dice research")
    assert answers(p, "pay_die") == ["1"]
    p = position(stock="0:clay=9", empires=OTHERS, dice="0:white,silver", options=LUCKLESS)
    play(p, "dice research")
    assert answers(p, "pay_die") == ["0", "1"]
    act(p, "pay_die 0", "convert")
    assert "harvest" not in answers(p, "dice")


def test_ga_6_13_without_luck_a_card_with_two_signs_is_covered_if_any_order_does() -> None:
    """Explore 2 asks KI and GISH: silver has GISH alone, black both, so that black must pay KI."""
    p = position(levels="0:explore=2", dice="0:silver,black", options=LUCKLESS)
    play(p, "dice explore")
    assert answers(p, "pay_die") == ["1"]
    play(p, "pay_die 1")
    assert answers(p, "pay_die") == ["0"]


def test_ga_6_3_ga_6_13_a_die_that_is_wanted_for_the_other_sign_cannot_be_placed() -> None:
    """Explore 2 asks KI and GISH: both dice have KI, but GISH is on black alone."""
    p = position(levels="0:explore=2", dice="0:white,black", options=LUCKLESS)
    play(p, "dice explore")
    assert (answers(p, "pay_die"), refused(p, "pay_die 1")) == (["0"], "GA-6.3")


@pytest.mark.parametrize(
    ("action", "colours"),
    [("explore", ["white", "black"]), ("research", ["white", "silver"]), ("build", ["silver", "black"])],
)
def test_ga_6_13_without_luck_stars_count_for_nothing(action: str, colours: list[str]) -> None:
    """Every die has a star, but KI, A and GISH are each on two of the three dice only."""

    def serves(colour: str) -> bool:
        p = position(empires=OTHERS, stock=RICH, dice=f"0:{colour}", population="0=3", options=LUCKLESS)
        return action in answers(p, "dice")

    assert [colour for colour in COLOUR_KEYS if serves(colour)] == colours


def test_ga_6_13_without_luck_dice_are_neither_rolled_nor_rerolled() -> None:
    p = position(empires="hatti akkad", stock="0:tablet=9 1:tablet=9", dice="0:white,silver 1:black", options=LUCKLESS)
    assert [text for text in answers(p) if "reroll" in text] == []
    assert [refused(p, "reroll 1"), refused(p, "free_reroll 1")] == ["GA-6.13"] * 2
    assert of_kind(events(p, "end_turn"), "die_rolled") == []
    assert dice(p, 1) == ["black=any"]
    assert len(of_kind(events(position(dice="1:black"), "end_turn"), "die_rolled")) == 1
