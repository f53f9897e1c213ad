"""Chapter 5: theft."""

from __future__ import annotations

from rules.cradle.board import answers, held, idle, loose, play, position, refused, thieves, to_action, tribes

PLAIN = "plains:-1,-1"
TWO_PLAINS = "plains:-1,-1 plains:-1,-2"


def test_tv_3_cr_5_1_cr_5_3_cr_5_6_several_thefts_for_no_point() -> None:
    p = position(players=2, land=PLAIN, tribes="0:7=4 1:7=2", loads="1:7=wood+stone")
    assert answers(p, "steal") == ["7 1 wood", "7 1 stone"]
    play(p, "steal 7 1 wood", "steal 7 1 stone")
    assert (held(p, 0, "7"), held(p, 1, "7"), p.state.points) == ((1, 1), (0, 0), 5)


def test_cr_5_1_only_what_another_seats_tribes_carry_there() -> None:
    p = position(players=2, land=PLAIN, tribes="0:7=2,A=1 1:7=1,A=1", loads="0:7=wood 1:A=stone", loose="7=stone")
    assert answers(p, "steal") == []
    assert refused(p, "steal 7 0 wood") == "CR-5.1"
    assert refused(p, "steal 7 1 wood") == "CR-5.1"


def test_cr_5_1_theft_belongs_to_the_movement() -> None:
    p = position(players=2, land=PLAIN, tribes="0:7=2 1:7=1", loads="1:7=wood", points=0)
    assert answers(p, "steal") == ["7 1 wood"]
    assert refused(play(p, "end_movement"), "steal 7 1 wood") is None


def test_tv_4_cr_5_2_the_majority_counts_against_the_victim_alone() -> None:
    p = position(players=3, land=PLAIN, tribes="0:7=3 1:7=2 2:7=4", loads="1:7=wood+stone 2:7=wood")
    assert answers(p, "steal") == ["7 1 wood", "7 1 stone"]
    assert refused(p, "steal 7 2 wood") == "CR-5.2"
    play(p, "steal 7 1 wood", "steal 7 1 stone")
    assert answers(p, "steal") == []


def test_tv_28_cr_5_2_equal_numbers_are_no_majority() -> None:
    p = position(players=2, land=PLAIN, tribes="0:7=2 1:7=2", loads="1:7=wood")
    assert refused(p, "steal 7 1 wood") == "CR-5.2"


def test_cr_5_3_victim_and_kind_are_chosen() -> None:
    p = position(players=3, land=PLAIN, tribes="0:7=2 1:7=1 2:7=1", loads="1:7=wood 2:7=stone")
    assert answers(p, "steal") == ["7 1 wood", "7 2 stone"]
    play(p, "steal 7 2 stone")
    assert (held(p, 0, "7"), held(p, 1, "7"), held(p, 2, "7")) == ((0, 1), (1, 0), (0, 0))


def test_tv_29_cr_5_4_full_hands_put_a_load_down() -> None:
    p = position(players=2, land=PLAIN, tribes="0:7=2 1:7=1", loads="0:7=wood+wood 1:7=stone")
    play(p, "steal 7 1 stone")
    assert (held(p, 0, "7"), loose(p, "7")) == ((1, 1), (1, 0))


def test_tv_30_cr_5_4_bearers_of_offerings_count_but_do_not_steal() -> None:
    given = {"players": 2, "land": PLAIN, "tribes": "0:7=2 1:7=1", "loads": "1:7=stone"}
    p = position(offerings="0:2@7*", **given)  # type: ignore[arg-type]
    assert answers(p, "steal") == ["7 1 stone"]
    p = position(offerings="0:2@7*,4@7*", **given)  # type: ignore[arg-type]
    assert refused(p, "steal 7 1 stone") == "CR-5.4"


def test_tv_31_cr_5_5_a_tribe_steals_once_in_a_turn() -> None:
    p = position(players=2, land=TWO_PLAINS, tribes="0:7=2 1:7=1,8=1", loads="1:7=wood,8=stone")
    play(p, "steal 7 1 wood")
    assert {a.split()[1] for a in answers(p, "step")} == {"empty", "wood", "empty_thief", "wood_thief"}
    play(p, "step 7 empty_thief N")
    assert thieves(p) == {"8": 1}
    assert refused(p, "steal 8 1 stone") == "CR-5.2"
    play(p, "step 7 empty N")
    assert answers(p, "steal") == ["8 1 stone"]
    play(p, "steal 8 1 stone")
    assert thieves(p) == {"8": 2}
    assert answers(p, "steal") == []


def test_cr_5_5_a_marked_tribe_does_not_steal_again() -> None:
    p = position(players=2, land=PLAIN, tribes="0:7=2 1:7=1", loads="1:7=wood")
    play(p, "steal 7 1 wood", "step 7 empty S")
    assert thieves(p) == {"7": 1}
    assert refused(p, "step 7 empty S") == "CR-5.5"
    assert refused(p, "step A empty_thief N") == "CR-5.5"
    p = position(players=3, land=PLAIN, tribes="0:7=2 1:7=1 2:7=1", loads="1:7=wood 2:7=wood")
    play(p, "steal 7 1 wood", "steal 7 2 wood")
    p.state.wood_held[1, 7] = 1
    assert refused(p, "steal 7 1 wood") == "CR-5.5"


def test_tv_32_cr_5_5_cr_2_4_marks_end_with_the_phase() -> None:
    p = position(players=2, land=PLAIN, tribes="0:7=2 1:7=1", loads="1:7=wood")
    play(p, "steal 7 1 wood", "step 7 wood_thief S")
    assert thieves(p) == {"A": 1}
    assert thieves(to_action(p)) == {}
    play(p, "action pass")
    assert thieves(idle(p)) == {}


def test_cr_5_5_cr_16_1_marks_end_with_the_game() -> None:
    p = position(
        players=2,
        land=PLAIN,
        tribes="0:7=2,A=1 1:7=1",
        loads="1:7=wood",
        offerings="0:2!,4!,6!,7@A*",
        mana="0:8/8",
    )
    play(p, "steal 7 1 wood")
    assert thieves(p) == {"7": 1}
    play(p, "step A offering_3 SE")
    assert (p.actor, thieves(p)) == (-1, {})


def test_cr_5_6_on_several_tiles_from_several_victims() -> None:
    p = position(players=3, land=TWO_PLAINS, tribes="0:7=2,8=2 1:7=1 2:8=1", loads="1:7=wood 2:8=stone")
    play(p, "steal 7 1 wood", "steal 8 2 stone")
    assert (held(p, 0, "7"), held(p, 0, "8")) == ((1, 0), (0, 1))


def test_cr_5_7_offerings_cannot_be_stolen() -> None:
    p = position(players=2, land=PLAIN, tribes="0:7=3 1:7=1", offerings="1:2@7*,4@7")
    assert answers(p, "steal") == []
    assert answers(p, "lift") == []
    p = position(players=2, land=PLAIN, tribes="0:7=3 1:7=2", loads="1:7=wood", offerings="1:2@7*")
    assert answers(p, "steal") == ["7 1 wood"]


def test_cr_5_8_what_lies_loose_needs_no_theft() -> None:
    p = position(players=2, land=PLAIN, tribes="0:7=1 1:7=3", loose="7=wood")
    assert answers(p, "steal") == []
    assert held(p, 0, "7") == (1, 0)
    p = position(players=2, land=PLAIN, tribes="0:7=2 1:7=1", loads="1:7=wood")
    play(p, "steal 7 1 wood")
    assert p.actor == 0
    assert tribes(p, 1) == "7=1"
