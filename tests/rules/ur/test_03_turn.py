"""Chapter 3: the order of seats, and what a hand tile offers."""

from __future__ import annotations

import pytest

from rules.ur.board import asked, hand, offered, pass_turn, play, position, refused, supplies, tokens


def test_ur_3_1_seats_take_turns_clockwise_and_a_round_is_one_turn_of_each() -> None:
    p = position("a1:0x1 f1:1x1 a6:2x1 f6:3x1")
    seen = []
    for _ in range(8):
        seen.append((p.actor, p.state.round, p.state.turn))
        pass_turn(p)
    assert [actor for actor, _, _ in seen] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert [rounds for _, rounds, _ in seen] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert [turns for _, _, turns in seen] == list(range(8))


def test_ur_3_2_first_the_actions_then_the_exchange() -> None:
    p = position("b1:0x2 f6:1x1")
    assert asked(p) == "0 actions"
    assert refused(p, "exchange c3") is None
    play(p, "end_actions")
    assert asked(p) == "0 exchange"
    assert refused(p, "act A") is None
    play(p, "exchange c3", "show A")
    assert asked(p) == "1 actions"


@pytest.mark.parametrize(("held", "actions"), [("AW", "A W"), ("TP", "T P"), ("CP", "C P"), ("PW", "P W")])
def test_ur_3_3_a_hand_tile_offers_the_actions_of_both_its_faces(held: str, actions: str) -> None:
    p = position("b1:0x4 c1:0x4 b3:0x2", hand=held)
    assert offered(p)["act"] == actions
    for face in "ATCPW":
        if face not in held:
            assert refused(p, f"act {face}") == "UR-3.3"


def test_v_12_ur_3_4_ur_7_1_each_action_is_performed_at_most_once() -> None:
    p = play(position("b1:0x2 b3:0x1 c2:1x2", hand="AT"), "act T")
    assert tokens(p) == "b1:0x3 c2:1x2 b3:0x1"
    assert supplies(p)[0] == 16
    assert offered(p) == {"act": "A", "reinforce": "b1 b3", "end_actions": ""}
    assert refused(p, "act T") == "UR-3.4"


def test_ur_3_4_both_actions_may_be_performed() -> None:
    p = play(position("b1:0x2 b3:0x1", hand="AT"), "act T", "act A", "grow 0")
    assert asked(p) == "0 exchange"


def test_ur_3_4_the_next_seat_may_perform_the_same_action() -> None:
    p = play(position("b1:0x2 a4:1x1", hand="TW"), "act T", "end_actions", "exchange f6", "show W")
    assert p.actor == 1
    assert offered(p)["act"] == "T"


def test_ur_3_5_either_action_comes_first_and_the_second_sees_what_it_left() -> None:
    given = "b3:0x1 a4:0x1"
    trade_first = play(position(given, hand="AT"), "act T")
    assert tokens(trade_first) == "b3:0x1 a4:0x2"
    assert tokens(play(trade_first, "act A", "grow 0")) == "b3:0x1 a4:0x1"
    agriculture_first = play(position(given, hand="AT"), "act A")
    assert asked(agriculture_first) == "0 grow b3"
    assert refused(agriculture_first, "act T") is None
    assert tokens(play(agriculture_first, "grow 0")) == "b3:0x1"
    assert refused(agriculture_first, "act T") == "UR-3.8"


def test_ur_3_6_the_second_action_is_decided_upon_after_the_first() -> None:
    p = play(position("b1:0x2 b3:0x1", hand="AT"), "act A")
    assert tokens(p) == "b1:0x1 b3:0x1"
    play(p, "grow 2")
    assert offered(p) == {"act": "T", "reinforce": "b1 b3", "end_actions": ""}


@pytest.mark.parametrize(
    ("face", "held", "on_board"),
    [("A", "AW", "d1:0x2"), ("P", "CP", "a1:0x3 c3:0x1"), ("W", "PW", "c3:0x3")],
    ids=["agriculture", "politics", "war"],
)
def test_ur_3_7_no_tile_of_the_face_need_be_owned(face: str, held: str, on_board: str) -> None:
    assert face in offered(position(on_board, hand=held))["act"]


@pytest.mark.parametrize(
    ("face", "held", "without_effect", "with_effect"),
    [
        ("A", "AW", "b3:0x5 f6:0x5 b4:0x1", "b3:0x4 f6:0x5 b4:0x1"),
        ("A", "AW", "b3:0x5 b4:0x1", "b3:0x5 b4:0x1 d1:0x1"),
        ("T", "TW", "c3:0x1", "c3:0x1 d3:1x1"),
        ("T", "TW", "b1:0x5", "b1:0x4"),
        ("C", "CP", "c1:0x1", "c1:0x1 d1:1x1"),
        ("C", "CP", "c1:0x1 d1:1x5", "c1:0x1 d1:1x4"),
        ("P", "CP", "a1:0x4", "a1:0x4 c3:0x1"),
        ("P", "CP", "a1:0x5 c3:0x5", "a1:0x5 c3:0x4"),
        ("W", "PW", "c3:0x1", "c3:0x2"),
    ],
)
def test_ur_3_8_an_action_without_effect_is_not_offered(
    face: str, held: str, without_effect: str, with_effect: str
) -> None:
    p = position(without_effect, hand=held)
    assert face not in offered(p).get("act", "")
    assert refused(p, f"act {face}") == "UR-3.8"
    assert face in offered(position(with_effect, hand=held))["act"]


def test_v_18_ur_3_9_a_seat_may_do_nothing_but_exchange() -> None:
    p = play(position("b1:0x2 b3:0x1 c2:1x2", hand="AT"), "end_actions")
    assert tokens(p) == "b1:0x2 c2:1x2 b3:0x1"
    assert supplies(p) == [17, 18, 20, 20]
    assert (asked(p), hand(p, 0)) == ("0 exchange", "AT")
