"""Chapter 5: ziggurats, built instead of acting, and the holes they leave."""

from __future__ import annotations

import pytest

from eduba.games.ur.tiles import put
from eduba.kernel.engine import Position
from rules.ur.board import asked, hand, offered, place, play, position, refused, supplies, tokens, ziggurats

FOUR_STAND = "f1:1 f2:1 f3:2 f4:3"


def v_19(standing: str = "", step_order: str = "free") -> Position:
    """Three stacks of five."""
    return position("a1:0x5 b2:0x5 c3:0x5 d4:0x2", ziggurats=standing, options={"step_order": step_order})


def test_ur_5_1_only_on_own_tiles_with_five_tokens() -> None:
    p = position("a1:0x5 b2:0x4 c3:1x5")
    assert offered(p)["build"] == "a1"
    assert [refused(p, f"build {name}") for name in ("b2", "c3", "d4")] == ["UR-5.1"] * 3


def test_v_19_ur_5_5_the_tokens_come_back_and_one_stays_as_marker() -> None:
    p = play(v_19(), "build a1")
    assert supplies(p)[0] == 7
    assert p.state.ziggurats_left == 4
    assert ziggurats(p) == "a1:0"
    assert tokens(p) == "b2:0x5 c3:0x5 d4:0x2"
    assert offered(p) == {"build": "b2 c3", "end_actions": ""}


def test_v_20_ur_5_2_at_most_two_in_a_turn() -> None:
    p = play(v_19(), "build a1", "build c3")
    assert supplies(p)[0] == 11
    assert p.state.ziggurats_left == 3
    assert asked(p) == "0 exchange"
    assert refused(p, "build b2") is None


@pytest.mark.parametrize(
    ("step_order", "question", "then"), [("free", "0 second_ziggurat", "a1 b2"), ("canonical", "0 exchange", None)]
)
def test_v_21_ur_5_2_in_canonical_order_the_second_has_a_higher_number(
    step_order: str, question: str, then: str | None
) -> None:
    p = play(v_19(step_order=step_order), "build c3")
    assert asked(p) == question
    assert offered(p).get("build") == then


def test_v_22_ur_5_3_one_left_is_one_built() -> None:
    p = play(v_19(FOUR_STAND), "build a1")
    assert p.state.ziggurats_left == 0
    assert asked(p) == "0 exchange"


def test_v_23_ur_5_3_none_left_is_none_built() -> None:
    p = v_19(f"{FOUR_STAND} f5:1")
    assert "build" not in offered(p)
    assert refused(p, "build a1") == "UR-5.3"


def test_v_24_ur_5_1_only_before_any_action_or_token() -> None:
    p = play(position("a1:0x5 b1:0x2"), "reinforce b1")
    assert "build" not in offered(p)
    assert refused(p, "build a1") == "UR-5.1"


def test_ur_5_4_who_builds_neither_acts_nor_places_a_token() -> None:
    p = play(v_19(), "build a1")
    assert [refused(p, other) for other in ("act A", "reinforce d4", "settle f6")] == [None] * 3
    play(p, "end_actions")
    assert (asked(p), tokens(p)) == ("0 exchange", "b2:0x5 c3:0x5 d4:0x2")


def test_ur_5_6_a_ziggurat_receives_no_tokens_and_no_action_affects_it() -> None:
    """Seat 1 builds on b2; then seat 2 performs Culture with a2, which is adjacent to a1 and b2."""
    p = play(position("b2:1x5 f6:1x1 a1:0x1 a2:2x1", seat=1), "build b2", "exchange c6", "show T")
    assert refused(p, "settle b2") == "UR-4.4"
    assert refused(p, "reinforce b2") == "UR-4.3"
    play(p, "act C")
    assert tokens(p) == "a1:0x2 a2:2x1 f6:1x1"
    assert ziggurats(p) == "b2:1"
    assert supplies(p)[1] == 18


@pytest.mark.parametrize("builder", [0, 1])
def test_ur_5_6_not_even_its_builder_puts_a_token_on_it(builder: int) -> None:
    p = play(position(f"b2:{builder}x5 f6:{builder}x1", seat=builder), "build b2")
    assert [put(p.state, seat, place("b2"), 1) for seat in (0, 1)] == [0, 0]
    assert tokens(p) == f"f6:{builder}x1"


def test_ur_5_7_a_ziggurat_is_a_hole_that_pays_no_trade_and_cannot_be_taken() -> None:
    """While seat 0 owned b2 it paid seat 1's trade tile b1; now only the northern edge does."""
    p = play(position("b2:0x5 b3:0x1 b1:1x1"), "build b2")
    assert refused(p, "exchange b2") == "UR-5.7"
    play(p, "exchange f6", "show A", "act T")
    assert tokens(p) == "b1:1x2 b3:0x1"


def test_ur_5_8_in_scoring_it_is_one_tile_of_its_builder() -> None:
    points, _ = position("a1:0x1", ziggurats="c1:0 d1:1", hand="AT").result()
    assert points == [6, 3, 1, 1]


def test_ur_5_9_the_exchange_is_compulsory_all_the_same() -> None:
    p = play(v_19(), "build a1", "build b2")
    assert list(offered(p)) == ["exchange"]
    play(p, "exchange f6", "show W")
    assert (hand(p, 0), p.actor) == ("AP", 1)
