"""Chapter 4: tokens for refused actions."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from eduba.kernel.engine import Position
from rules.ur.board import answers, asked, offered, play, position, refused, supplies, tokens


def v_09(supply: Mapping[int, int] | None = None, step_order: str = "free") -> Position:
    """Two tiles of seat 0, and a pair that offers two actions."""
    return position("b1:0x2 b3:0x1 c2:1x2", hand="AT", supply=supply, options={"step_order": step_order})


def test_v_09_ur_3_4_ur_4_1_ur_4_4_what_a_seat_may_do_as_its_turn_begins() -> None:
    p = v_09()
    assert {verb: values for verb, values in offered(p).items() if verb != "settle"} == {
        "act": "A T",
        "reinforce": "b1 b3",
        "end_actions": "",
    }
    assert len(answers(p, "settle")) == 33
    assert refused(p, "act W") == "UR-3.3"
    assert refused(p, "settle b1") == refused(p, "settle c2") == "UR-4.4"


def test_ur_4_1_one_token_for_one_refused_action() -> None:
    p = play(v_09(), "act T", "reinforce b3")
    assert tokens(p) == "b1:0x3 c2:1x2 b3:0x2"
    assert asked(p) == "0 exchange"


@pytest.mark.parametrize(("step_order", "then"), [("free", "b1 b3"), ("canonical", "b3")])
def test_v_10_ur_4_2_ur_4_5_after_a_token_the_seat_may_still_act_but_not_settle(step_order: str, then: str) -> None:
    p = play(v_09(step_order=step_order), "reinforce b3")
    assert offered(p) == {"act": "A T", "reinforce": then, "end_actions": ""}
    assert refused(p, "settle f6") == "UR-4.5"
    if step_order == "canonical":
        assert refused(p, "reinforce b1") is None


def test_ur_4_4_the_canonical_order_of_tokens_ends_with_the_turn() -> None:
    p = position("f5:0x1 f6:0x1 b1:1x1 b3:1x1", options={"step_order": "canonical"})
    play(p, "reinforce f5", "reinforce f6", "exchange a6", "show A")
    assert (p.actor, offered(p)["reinforce"]) == (1, "b1 b3")


def test_v_11_ur_4_4_both_tokens_may_go_on_one_tile() -> None:
    p = play(v_09(), "reinforce b1", "reinforce b1")
    assert tokens(p) == "b1:0x4 c2:1x2 b3:0x1"
    assert supplies(p)[0] == 15
    assert asked(p) == "0 exchange"


def test_v_13_ur_4_2_ur_7_4_the_token_may_come_before_the_action() -> None:
    p = play(position("b1:0x4 a4:0x1", hand="TW"), "reinforce b1", "act T")
    assert tokens(p) == "b1:0x5 a4:0x2"
    assert asked(p) == "0 exchange"


def test_v_14_ur_4_2_ur_4_3_or_after_it_on_a_tile_with_room() -> None:
    p = play(position("b1:0x4 a4:0x1", hand="TW"), "act T")
    assert tokens(p) == "b1:0x5 a4:0x2"
    assert offered(p)["reinforce"] == "a4"
    assert refused(p, "reinforce b1") == "UR-1.7"
    assert tokens(play(p, "reinforce a4")) == "b1:0x5 a4:0x3"


def test_ur_4_3_the_tile_must_be_owned_at_that_moment() -> None:
    p = position("b1:0x2 c2:1x2")
    assert refused(p, "reinforce c2") == "UR-4.3"
    assert refused(p, "reinforce c3") == "UR-4.3"


def test_v_15_ur_4_4_or_one_token_on_any_free_tile() -> None:
    p = play(v_09(), "settle f6")
    assert tokens(p) == "b1:0x2 c2:1x2 b3:0x1 f6:0x1"
    assert supplies(p)[0] == 16
    assert asked(p) == "0 exchange"


def test_ur_4_5_a_token_on_a_free_tile_excludes_everything_else() -> None:
    p = play(position("b1:0x5 b3:0x1"), "settle f6")
    assert [refused(p, other) for other in ("act A", "reinforce b3", "build b1", "settle a6")] == [None] * 4
    acted = play(v_09(), "act T")
    assert refused(acted, "settle f6") == "UR-4.5"


def test_ur_4_6_one_token_instead_of_two_is_allowed() -> None:
    p = play(v_09(), "reinforce b1", "end_actions")
    assert tokens(p) == "b1:0x3 c2:1x2 b3:0x1"
    assert asked(p) == "0 exchange"


def test_v_16_ur_3_8_ur_4_7_without_supply_no_token_can_be_placed() -> None:
    p = v_09(supply={0: 0})
    assert offered(p) == {"act": "A", "end_actions": ""}
    assert refused(p, "reinforce b1") == "UR-4.7"
    assert refused(p, "settle f6") == "UR-4.7"
    assert refused(p, "act T") == "UR-3.8"
