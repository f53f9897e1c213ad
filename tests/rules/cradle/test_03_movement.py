"""Chapter 3: phase I, steps."""

from __future__ import annotations

import pytest

from rules.cradle.board import ENGINE, answers, asked, idle, loose, mana, offered, play, position, refused, tribes


@pytest.mark.parametrize(
    ("players", "points"), [(4, [2, 3, 4, 5, 5]), (3, [2, 3, 4, 5, 5]), (2, [2, 5, 5, 5, 5])], ids=["4", "3", "2"]
)
def test_tv_14_cr_3_1_cr_3_2_points_of_the_first_round(players: int, points: list[int]) -> None:
    p = ENGINE.new({"players": players})
    seen = []
    for _ in range(5):
        seen.append(p.state.points)
        idle(p)
    assert seen == points


def test_tv_92_cr_3_2_all_may_have_five() -> None:
    p = ENGINE.new({"players": 4, "first_round_movement": "full"})
    for _ in range(5):
        assert p.state.points == 5
        idle(p)


def test_tv_1_cr_3_3_cr_3_4_five_tribes_one_step_each() -> None:
    p = position(tribes="0:A=5")
    play(p, *["step A empty SE"] * 5)
    assert (tribes(p, 0), p.state.points) == ("T=5", 0)
    assert answers(p, "step") == []
    assert refused(p, "step T empty NW") == "CR-3.4"


def test_tv_2_cr_3_3_one_tribe_five_steps() -> None:
    p = position(tribes="0:A=1", land="plains:-1,-1 plains:-1,-2 plains:-1,-3 plains:-1,-4 plains:-1,-5")
    play(p, "step A empty N", *[f"step {tile} empty N" for tile in (7, 8, 9, 10)])
    assert (tribes(p, 0), p.state.points) == ("11=1", 0)


def test_cr_3_3_only_own_tribes() -> None:
    p = position(tribes="0:A=1")
    assert refused(p, "step B empty NE") == "CR-3.3"
    assert refused(p, "step 20 empty N") == "CR-3.3"


def test_tv_16_cr_3_7_cr_8_1_the_first_answers() -> None:
    p = ENGINE.new({"players": 4})
    assert offered(p) == {"step": "A/empty/N A/empty/SE A/empty/S A/empty/SW A/empty/NW", "end_movement": ""}
    assert refused(p, "step A empty NE") == "CR-3.7"


def test_cr_3_4_tiles_are_adjacent_when_they_share_a_side() -> None:
    p = position(tribes="0:T=1")
    assert answers(p, "step") == [f"T empty {d}" for d in ("NE", "SE", "SW", "NW")]
    after = [tribes(play(p.copy(), f"step T empty {d}"), 0) for d in ("NE", "SE", "SW", "NW")]
    assert after == ["F=1", "Q=1", "B=1", "A=1"]


def test_cr_3_5_points_left_are_lost() -> None:
    p = play(position(tribes="0:A=3"), "step A empty SE", "end_movement")
    assert asked(p) == "0 action"
    assert p.state.points == 0
    assert refused(p, "step T empty NW") is None
    assert asked(play(position(points=0), "end_movement")) == "0 action"


def test_cr_3_6_others_never_block_a_step() -> None:
    p = position(tribes="0:A=1 1:B=4 2:B=4", huts="3:B", holy="B:3")
    assert "A empty S" in answers(p, "step")
    assert tribes(play(p, "step A empty S"), 0) == "B=1"


def test_tv_21_cr_3_8_cr_3_9_wood_does_not_enter_the_temple() -> None:
    p = position(tribes="0:F=1")
    assert [a for a in answers(p, "step") if a.endswith(" SW")] == ["F empty SW"]
    assert refused(p, "step F wood SW") == "CR-3.9"
    play(p, "step F empty SW")
    assert tribes(p, 0) == "T=1"
    assert tribes(play(p, "step T empty NW"), 0) == "A=1"


def test_cr_3_10_a_stone_enters_the_temple_only_to_stay() -> None:
    p = play(position(tribes="0:Q=1", loose="Q=stone"), "step Q stone NW")
    assert (tribes(p, 0), loose(p, "T"), mana(p)) == ("T=1", (0, 0), "1/4")
    assert {a.split()[1] for a in answers(p, "step")} == {"empty"}
    assert "Q stone NW" not in answers(position(tribes="0:Q=1", mana="0:8/8"), "step")


def test_cr_3_11_an_offering_enters_the_temple_only_to_be_delivered() -> None:
    p = position(tribes="0:A=1", offerings="0:2@A*", mana="0:1/3")
    assert "A offering_0 SE" not in answers(p, "step")
    p = play(position(tribes="0:A=1", offerings="0:2@A*", mana="0:2/3"), "step A offering_0 SE")
    assert (tribes(p, 0), mana(p)) == ("", "0/3")


def test_cr_3_12_nothing_lies_in_the_temple() -> None:
    p = play(position(tribes="0:Q=2", loose="Q=stone*2"), "step Q stone NW", "step Q empty NW")
    assert loose(p, "T") == (0, 0)
    assert loose(p, "Q") == (0, 1)
    assert {a for a in answers(p, "step") if a.startswith("T ") and "empty" not in a} == set()
    assert refused(p, "step T stone NW") == "CR-4.6"
