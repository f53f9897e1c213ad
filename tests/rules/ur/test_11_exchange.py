"""Chapter 11: the exchange of the hand tile."""

from __future__ import annotations

import pytest

from eduba.kernel.text import texts_of
from rules.ur.board import answers, asked, crowd, ending, hand, offered, play, position, refused, spares, tile, tokens


def test_ur_11_1_every_turn_ends_with_exactly_one_exchange() -> None:
    p = play(position("b1:0x2 f6:1x1", hand="TW"), "act T", "reinforce b1")
    assert list(offered(p)) == ["exchange"]
    play(p, "exchange c3")
    assert offered(p) == {"show": "T W"}
    play(p, "show W")
    assert (hand(p, 0), asked(p)) == ("AT", "1 actions")


def test_v_74_ur_11_2_any_free_tile_with_a_different_pair() -> None:
    p = play(position("b1:0x2"), "end_actions")
    assert len(answers(p, "exchange")) == 32
    assert [refused(p, f"exchange {name}") for name in ("a1", "c2", "e6", "b1")] == ["UR-11.2"] * 4


def test_ur_11_2_one_face_in_common_is_no_obstacle() -> None:
    p = play(position("b1:0x2"), "end_actions")
    assert (hand(p, 0), tile(p, "f1")) == ("AW", "At")
    assert "exchange f1" in answers(p)
    assert refused(p, "exchange a1") == "UR-11.2"


def test_v_75_ur_11_3_ur_11_4_the_hand_tile_takes_its_place_either_face_up() -> None:
    p = play(position("b1:0x2"), "end_actions", "exchange c3")
    assert offered(p) == {"show": "A W"}
    play(p, "show W")
    assert (tile(p, "c3"), tile(p, "c2")) == ("Wa", "Wa")
    assert (hand(p, 0), p.actor) == ("AT", 1)


def test_ur_11_4_no_other_face_can_be_shown() -> None:
    p = play(position("b1:0x2"), "end_actions", "exchange c3")
    assert [refused(p, f"show {face}") for face in "TCP"] == ["UR-11.4"] * 3
    assert tile(play(p, "show A"), "c3") == "Aw"


def test_ur_11_5_beside_the_grid_no_face_is_chosen() -> None:
    p = play(position("b1:0x2 f6:1x1", players=3, spares="TC"), "end_actions", "exchange 36")
    assert (hand(p, 0), spares(p)) == ("TC", "AW")
    assert asked(p) == "1 actions"


def test_ur_11_6_the_tile_taken_is_open_to_all() -> None:
    p = play(position("b1:0x2 f6:1x1"), "end_actions", "exchange c3", "show W")
    assert [p.view(seat)["hands"][0] for seat in range(4)] == ["AT"] * 4


def test_ur_11_7_a_tile_that_became_free_in_this_turn_may_be_taken() -> None:
    p = play(position("c3:0x1"), "act A", "end_actions")
    assert "exchange c3" in answers(p)
    assert len(answers(p, "exchange")) == 33


@pytest.mark.parametrize(
    ("free", "cause"), [("a1 c2 e6", "no_exchange"), ("a1 c2 e6 f1", "none")], ids=["own-pair-only", "another-pair"]
)
def test_ur_11_8_without_a_tile_to_take_the_game_ends(free: str, cause: str) -> None:
    p = play(position(crowd((0, 1, 2, 3), but=free)), "end_actions")
    assert ending(p) == cause


@pytest.mark.parametrize(("step_order", "beside"), [("free", "36 37"), ("canonical", "36")])
def test_v_77_ur_11_2_of_two_equal_spares_search_sees_one(step_order: str, beside: str) -> None:
    p = position("b2:0x1 c3:1x1", players=2, spares="TC TC", options={"step_order": step_order})
    play(p, "end_actions")
    assert [spot for spot in offered(p)["exchange"].split() if spot.isdigit()] == beside.split()
    if step_order == "canonical":
        assert refused(p, "exchange 37") is None
    play(p, "exchange 36")
    assert (hand(p, 0), spares(p), tokens(p)) == ("TC", "AW TC", "b2:0x1 c3:1x1")


def test_ur_11_2_search_sees_a_spare_that_is_equal_to_the_last_tile_of_the_grid() -> None:
    p = play(position("b2:0x1 c3:1x1", players=2, spares="AP TC", options={"step_order": "canonical"}), "end_actions")
    assert tile(p, "f6") == "Ap"
    assert offered(p)["exchange"].split()[-2:] == ["36", "37"]


@pytest.mark.parametrize(
    ("language", "answer", "line"),
    [
        ("en", "Take the spare tile Trade / Culture", "takes the spare tile Trade / Culture and lays"),
        ("fr", "Prendre la tuile de réserve Commerce / Culture", "prend la tuile de réserve Commerce / Culture et"),
        ("it", "Prendi la tessera di scorta Commercio / Cultura", "prende la tessera di scorta Commercio / Cultura e"),
    ],
)
def test_ur_11_6_a_spare_tile_is_named_by_its_pair(language: str, answer: str, line: str) -> None:
    p = play(position("b2:0x1 c3:1x1", players=2, spares="TC AP"), "end_actions")
    texts = texts_of(language, p.engine.game)
    assert texts.action(p.engine.game.actions.parse("exchange 36"), p.state) == answer
    told = [texts.event(event, ["Anna", "Béla"]) for event in p.play("exchange 36").events]
    assert any(line in words for words in told)
    assert not any("36" in words for words in told)
