"""Chapter 6: what is not beside an own field withers; the fields grow. Seat 0 holds AW."""

from __future__ import annotations

import pytest

from eduba.kernel.engine import Position
from rules.ur.board import asked, offered, play, position, refused, supplies, tokens


def v_30() -> Position:
    """Two fields, two tiles beside a field, two tiles beside none."""
    return position("b3:0x1 a3:0x2 c3:0x1 d1:0x2 e2:0x1 f6:0x1")


def test_v_30_ur_6_1_ur_6_2_ur_6_3_ur_6_4_what_is_no_field_and_beside_none_loses_a_token() -> None:
    p = play(v_30(), "act A")
    assert tokens(p) == "d1:0x1 a3:0x2 b3:0x1 c3:0x1 f6:0x1"
    assert supplies(p)[0] == 14
    assert asked(p) == "0 grow b3"


def test_ur_6_1_a_field_in_the_first_corner_feeds_as_any_other() -> None:
    p = play(position("a1:0x1 b1:0x1 a2:0x1 b2:0x2"), "act A", "grow 0")
    assert tokens(p) == "a1:0x1 b1:0x1 a2:0x1 b2:0x1"


def test_v_31_ur_6_5_each_field_gets_up_to_two_tokens() -> None:
    p = play(v_30(), "act A", "grow 2", "grow 1")
    assert tokens(p) == "d1:0x1 a3:0x2 b3:0x3 c3:0x1 f6:0x2"
    assert supplies(p)[0] == 11


def test_v_32_ur_6_2_a_lone_field_loses_nothing() -> None:
    p = play(position("b3:0x1"), "act A", "grow 2")
    assert tokens(p) == "b3:0x3"
    assert supplies(p)[0] == 17


def test_v_33_ur_6_1_by_option_a_lone_field_loses_a_token() -> None:
    p = play(position("b3:0x1", options={"lone_field": "loses"}), "act A")
    assert tokens(p) == ""
    assert supplies(p)[0] == 20
    assert offered(p) == {"end_actions": ""}


@pytest.mark.parametrize(("fields", "left"), [("c2:0x1 d2:0x1", "c2:0x1 d2:0x1"), ("c2:0x1 f1:0x2", "f1:0x1")])
def test_ur_6_2_by_option_fields_keep_each_other(fields: str, left: str) -> None:
    p = play(position(fields, shows="c2:A", options={"lone_field": "loses"}), "act A")
    assert tokens(p) == left


def test_ur_6_3_all_losses_are_determined_before_any_token_is_removed() -> None:
    """The field b3 withers by option; c3 was beside it when the losses were determined and loses nothing."""
    p = play(position("b3:0x1 c3:0x1", options={"lone_field": "loses"}), "act A")
    assert tokens(p) == "c3:0x1"


def test_ur_6_4_a_tile_that_loses_its_last_token_is_free() -> None:
    p = play(position("d1:0x1 e2:0x2"), "act A", "end_actions")
    assert tokens(p) == "e2:0x1"
    assert "d1" in offered(p)["exchange"]


def test_v_34_ur_6_6_without_a_field_agriculture_only_removes() -> None:
    p = play(position("d1:0x2 e2:0x1"), "act A")
    assert tokens(p) == "d1:0x1"
    assert supplies(p)[0] == 19
    assert asked(p) == "0 actions"


def test_v_35_ur_1_7_ur_6_5_a_full_field_is_not_asked_about() -> None:
    p = play(position("b3:0x4 f6:0x5"), "act A")
    assert asked(p) == "0 grow b3"
    assert offered(p) == {"grow": "0 1"}
    assert refused(p, "grow 2") == "UR-1.7"
    assert asked(play(p, "grow 1")) == "0 actions"


def test_ur_6_5_fields_side_by_side_are_each_asked_about() -> None:
    p = play(position("c2:0x1 d2:0x1", shows="c2:A"), "act A")
    assert asked(p) == "0 grow c2"
    assert asked(play(p, "grow 1")) == "0 grow d2"


def test_ur_3_8_without_supply_no_field_can_grow() -> None:
    assert refused(position("b3:0x1 b4:0x1", supply={0: 0}), "act A") == "UR-3.8"


def test_v_36_ur_3_8_nothing_withers_and_nothing_can_grow() -> None:
    p = position("b3:0x5 f6:0x5 b4:0x1")
    assert offered(p)["act"] == "W"
    assert refused(p, "act A") == "UR-3.8"


@pytest.mark.parametrize(
    ("n", "question", "then"),
    [(1, "0 actions", None), (0, "0 grow f6", "0 1")],
    ids=["the-last-token", "one-token-left"],
)
def test_v_37_ur_6_5_fields_grow_while_there_is_supply(n: int, question: str, then: str | None) -> None:
    p = play(position("b3:0x1 f6:0x1", supply={0: 1}), "act A")
    assert refused(p, "grow 2") == "UR-1.11"
    play(p, f"grow {n}")
    assert (asked(p), supplies(p)[0]) == (question, 1 - n)
    assert offered(p).get("grow") == then


def test_v_39_ur_5_7_ur_6_1_a_ziggurat_feeds_nobody() -> None:
    p = play(position("a3:0x2 f6:0x1", ziggurats="b3:0"), "act A")
    assert tokens(p) == "a3:0x1 f6:0x1"
    assert asked(p) == "0 grow f6"


def test_v_40_ur_6_7_the_fields_of_other_seats_play_no_part() -> None:
    p = play(position("a3:0x2 f6:0x1 b3:1x2"), "act A")
    assert tokens(p) == "a3:0x1 b3:1x2 f6:0x1"
    assert asked(p) == "0 grow f6"
