"""Chapter 10: attacks one after the other, each in four steps. Seat 0 holds PW."""

from __future__ import annotations

import pytest

from eduba.kernel.engine import Position
from rules.ur.board import answers, asked, offered, play, position, refused, supplies, tokens


def v_63() -> Position:
    """A stack of three beside a stack of two; War has begun."""
    return play(position("c3:0x3 d3:1x2", hand="PW"), "act W")


def test_ur_10_1_a_war_is_any_number_of_attacks_but_at_least_one() -> None:
    p = v_63()
    assert refused(p, "cease") == "UR-10.1"
    play(p, "attack c3 N", "advance 2", "attack c2 N", "advance 1", "cease")
    assert tokens(p) == "c1:0x1 c2:0x1 d3:1x2"
    assert asked(p) == "0 actions"


def test_ur_10_2_any_own_tile_attacks_war_tile_or_not() -> None:
    p = play(position("b1:0x2 d4:0x1 d3:1x2", hand="PW"), "act W")
    assert offered(p) == {"attack": "b1/E b1/S b1/W d4/E d4/S d4/W"}
    assert refused(p, "attack d3 N") == "UR-10.2"
    assert refused(p, "attack c3 N") == "UR-10.2"


@pytest.mark.parametrize("builder", [0, 1])
def test_ur_10_3_own_tiles_ziggurats_and_what_lies_beyond_the_edge_cannot_be_attacked(builder: int) -> None:
    p = play(position("b1:0x5 c1:0x1 a1:1x1", ziggurats=f"b2:{builder}", hand="PW"), "act W")
    assert offered(p) == {"attack": "b1/W"}
    assert [refused(p, f"attack b1 {side}") for side in "NES"] == ["UR-10.3"] * 3


def test_v_63_ur_10_8_an_attack_needs_a_token_that_is_left_to_move_in() -> None:
    p = v_63()
    assert offered(p) == {"attack": "c3/N c3/S c3/W"}
    assert refused(p, "attack c3 E") == "UR-10.8"


def test_v_64_ur_10_6_a_different_face_costs_one_more() -> None:
    p = play(v_63(), "attack c3 N")
    assert tokens(p) == "c3:0x2 d3:1x2"
    assert supplies(p)[0] == 18
    assert offered(p) == {"advance": "1 2"}


def test_v_65_ur_10_9_ur_10_10_an_emptied_tile_is_free_and_a_won_one_attacks() -> None:
    p = play(v_63(), "attack c3 N", "advance 2")
    assert tokens(p) == "c2:0x2 d3:1x2"
    assert offered(p) == {"attack": "c2/N c2/E c2/S c2/W", "cease": ""}
    assert refused(p, "attack c3 E") == "UR-10.2"


def test_v_66_ur_10_4_ur_10_5_ur_10_6_ur_10_7_both_stacks_fall_and_the_rest_moves_in() -> None:
    p = play(position("c3:0x4 d3:1x2", hand="PW"), "act W", "attack c3 E")
    assert tokens(p) == "c3:0x1"
    assert offered(p) == {"advance": "1"}
    play(p, "advance 1")
    assert tokens(p) == "d3:0x1"
    assert supplies(p)[:2] == [19, 20]
    assert asked(p) == "0 actions"


def test_ur_10_5_a_single_token_falls_for_a_single_token() -> None:
    p = play(position("c3:0x3 d3:1x1", hand="PW"), "act W", "attack c3 E")
    assert tokens(p) == "c3:0x1"
    assert supplies(p)[:2] == [19, 20]


def test_v_67_ur_10_6_equal_faces_cost_nothing() -> None:
    p = play(position("c3:0x3 d3:1x2", shows="d3:T", hand="PW"), "act W", "attack c3 E")
    assert offered(p) == {"advance": "1"}
    assert supplies(p)[0] == 19


def test_v_68_ur_10_6_a_war_tile_attacks_at_no_cost() -> None:
    p = play(position("d4:0x3 d3:1x2", hand="PW"), "act W", "attack d4 N")
    assert offered(p) == {"advance": "1"}
    assert supplies(p)[0] == 19


def test_v_69_ur_10_6_ur_10_8_an_attack_on_a_war_tile_is_no_cheaper() -> None:
    p = play(position("d3:0x3 d4:1x2", hand="PW"), "act W")
    assert refused(p, "attack d3 S") == "UR-10.8"
    stronger = play(position("d3:0x4 d4:1x2", hand="PW"), "act W")
    assert "attack d3 S" in answers(stronger)


def test_ur_10_7_at_least_one_token_and_at_most_all_that_are_left_move_in() -> None:
    p = play(v_63(), "attack c3 N")
    assert refused(p, "advance 3") == "UR-10.7"
    assert tokens(play(p, "advance 1")) == "c2:0x1 c3:0x1 d3:1x2"


def test_v_70_ur_10_10_a_stack_marches_on_leaving_tokens_behind() -> None:
    p = play(position("d4:0x5", hand="PW"), "act W", "attack d4 N", "advance 4", "attack d3 N", "advance 3")
    play(p, "attack d2 N", "advance 1")
    assert tokens(p) == "d1:0x1 d2:0x1 d4:0x1"
    assert supplies(p)[0] == 17


def test_v_71_ur_10_3_a_stack_that_is_shut_in_cannot_attack() -> None:
    p = position("c3:0x3 b3:0x1 d3:0x1 c4:0x1", ziggurats="c2:1", hand="PW")
    assert offered(p)["act"] == "P"
    assert refused(p, "act W") == "UR-3.8"


@pytest.mark.parametrize(("on_board", "actions"), [("c3:0x1", None), ("c3:0x2", "W")])
def test_v_72_ur_3_8_ur_10_8_a_single_token_cannot_attack_a_different_face(on_board: str, actions: str | None) -> None:
    assert offered(position(on_board, hand="PW")).get("act") == actions


def test_v_73_ur_4_3_ur_10_9_a_tile_just_won_may_be_reinforced() -> None:
    p = play(position("d4:0x1", hand="PW"), "act W", "attack d4 E", "advance 1")
    assert tokens(p) == "e4:0x1"
    assert supplies(p)[0] == 19
    assert offered(p) == {"reinforce": "e4", "end_actions": ""}
    assert refused(p, "reinforce d4") == "UR-4.3"


def test_ur_10_11_no_war_tile_need_be_owned() -> None:
    p = position("c3:0x2", hand="PW")
    assert offered(p)["act"] == "W"
    assert asked(play(p, "act W")) == "0 attack"


def test_ur_10_12_a_war_ends_when_the_seat_stops() -> None:
    p = play(v_63(), "attack c3 N", "advance 2")
    assert asked(p) == "0 attack"
    assert asked(play(p, "cease")) == "0 actions"


def test_ur_10_12_a_war_ends_after_sixty_attacks() -> None:
    """A single token walks between two tiles that show trade, at no cost."""
    p = play(position("c3:0x1", shows="d3:T", hand="PW"), "act W")
    for attack in range(60):
        assert (p.state.attacks, asked(p)) == (attack, "0 attack")
        play(p, f"attack {'d3 W' if attack % 2 else 'c3 E'}", "advance 1")
    assert tokens(p) == "c3:0x1"
    assert (p.state.attacks, asked(p)) == (0, "0 actions")
    assert refused(p, "act W") == "UR-3.4"


def test_ur_10_12_the_sixty_first_attack_is_forbidden() -> None:
    p = v_63()
    p.state.attacks = 60
    assert refused(p, "attack c3 N") == "UR-10.12"
