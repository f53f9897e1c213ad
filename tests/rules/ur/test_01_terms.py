"""Chapter 1: tiles and their faces, who owns what, and how tokens come and go."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from eduba.games.ur.shape import CODES, LETTERS, PLACE_NAMES, PLACES
from eduba.games.ur.state import Step
from eduba.games.ur.tiles import put
from eduba.kernel.actions import NotationError
from rules.ur.board import ENGINE, answers, asked, offered, place, play, position, refused, supplies, tokens, ziggurats


def test_ur_1_1_ten_pairs_of_different_faces_four_copies_each() -> None:
    assert sorted(CODES) == sorted("".join(pair) for pair in combinations(LETTERS, 2))
    s = ENGINE.new({"players": 4}, seed=11).state
    in_play = [s.kind[i] for i in range(PLACES)] + [s.hand[seat] for seat in range(4)]
    assert Counter(CODES[kind] for kind in in_play) == dict.fromkeys(CODES, 4)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_ur_1_2_everyone_knows_both_faces_of_every_tile(seat: int) -> None:
    seen = position("b1:0x2", players=3, spares="TC").view(seat)
    assert [(tile["name"], tile["face"], tile["hidden"]) for tile in seen["tiles"]][:2] == [
        ("a1", "agriculture", "war"),
        ("b1", "trade", "politics"),
    ]
    assert seen["hands"] == ["AW", "TP", "CP"]
    assert seen["spares"] == {"36": "TC"}


def test_ur_1_3_only_the_visible_face_makes_a_tile_a_field() -> None:
    hidden = play(position("c3:0x2"), "act A")
    assert (tokens(hidden), asked(hidden)) == ("c3:0x1", "0 actions")
    visible = play(position("c3:0x2", shows="c3:A"), "act A")
    assert (tokens(visible), asked(visible)) == ("c3:0x2", "0 grow c3")


@pytest.mark.parametrize(
    ("own", "within_reach"),
    [("c3", "c2 b3 c3 d3 c4"), ("a1", "a1 b1 a2"), ("f1", "e1 f1 f2"), ("a4", "a3 a4 b4 a5"), ("f6", "f5 e6 f6")],
)
def test_ur_1_4_places_are_adjacent_that_share_a_side(own: str, within_reach: str) -> None:
    p = position(f"{own}:0x1", step=Step.PLACE, made=4)
    assert offered(p) == {"place": within_reach}


def test_ur_1_5_a_place_with_a_token_or_a_ziggurat_is_not_free() -> None:
    p = position("a1:0x1 b1:1x1", ziggurats="c1:2 d1:0")
    assert offered(p)["settle"].split() == list(PLACE_NAMES[4:])
    assert [refused(p, f"settle {taken}") for taken in ("a1", "b1", "c1", "d1")] == ["UR-4.4"] * 4


def test_ur_1_6_a_ziggurat_is_nobodys_tile_in_play_and_its_builders_in_scoring() -> None:
    p = position("a1:0x1 b1:1x1", ziggurats="c1:0", hand="AT")
    assert offered(p)["reinforce"] == "a1"
    assert refused(p, "reinforce b1") == "UR-4.3"
    assert refused(p, "reinforce c1") == "UR-4.3"
    points, _ = p.result()
    assert points[:2] == [6, 3]


def test_v_17_ur_1_7_ur_5_1_a_tile_with_five_tokens_is_full() -> None:
    p = position("b1:0x5 b3:0x1", hand="AT")
    assert offered(p)["reinforce"] == "b3"
    assert offered(p)["build"] == "b1"
    assert refused(p, "reinforce b1") == "UR-1.7"


def test_ur_1_8_tokens_of_two_seats_never_share_a_tile() -> None:
    p = position("c3:0x4 d3:1x2", hand="PW")
    assert put(p.state, 1, place("c3"), 1) == 0
    assert put(p.state, 1, place("d3"), 1) == 1
    assert tokens(p) == "c3:0x4 d3:1x3"
    play(p, "reinforce c3", "act W", "attack c3 E", "advance 1")
    assert tokens(p) == "d3:0x1"


def test_ur_1_9_each_seat_has_twenty_tokens_and_an_open_supply() -> None:
    p = ENGINE.new({"players": 3, "first_player": 0}, seed=3)
    assert supplies(p) == [20, 20, 20]
    assert p.state.supply[3] == 0
    play(p, "place a1", "place b1")
    assert supplies(p) == [19, 19, 20]
    assert p.view(2)["supplies"] == [19, 19, 20]


def test_v_38_ur_1_10_ur_6_5_a_token_just_removed_may_be_placed_again() -> None:
    p = play(position("b3:0x1 d1:0x2", supply={0: 0}), "act A")
    assert tokens(p) == "d1:0x1 b3:0x1"
    assert asked(p) == "0 grow b3"
    assert offered(p) == {"grow": "0 1"}


def test_ur_1_10_the_tokens_of_an_attacked_tile_return_to_their_owner() -> None:
    p = play(position("d4:0x3 d3:1x2", hand="PW"), "act W", "attack d4 N")
    assert supplies(p)[:2] == [19, 20]


def test_ur_1_11_what_cannot_be_placed_is_not_owed() -> None:
    """c1 feeds b1, which is full, and d1, whose owner has no token: neither gets one, now or later."""
    p = play(position("c1:0x1 b1:0x5 d1:1x3 c2:2x1", hand="CP", supply={1: 0}), "act C")
    assert tokens(p) == "b1:0x5 c1:0x1 d1:1x3 c2:2x2"
    assert supplies(p) == [14, 0, 18, 20]
    assert asked(p) == "0 actions"
    assert put(p.state, 1, place("f6"), 1) == 0
    assert "f6" not in tokens(p)


def test_ur_1_12_all_seats_build_from_one_stock_of_five() -> None:
    assert ENGINE.new(seed=1).state.ziggurats_left == 5
    p = play(position("a1:0x5 f6:1x5"), "build a1", "exchange c3", "show W", "build f6")
    assert p.state.ziggurats_left == 3
    assert ziggurats(p) == "a1:0 f6:1"


def test_ur_1_13_a_tile_is_free_as_soon_as_its_last_token_leaves_it() -> None:
    p = play(position("d4:0x1", hand="PW"), "act W", "attack d4 E", "advance 1", "end_actions")
    assert tokens(p) == "e4:0x1"
    assert "exchange d4" in answers(p)


def test_ur_1_13_in_politics_an_empty_tile_is_owned_until_the_action_ends() -> None:
    p = play(position("a1:0x3 c3:0x1 f6:0x1", hand="CP"), "act P", "keep 0", "keep 4")
    assert tokens(p) == "a1:0x0 c3:0x4 f6:0x0"
    play(p, "keep 1")
    assert tokens(p) == "c3:0x4 f6:0x1"


def test_ur_1_14_a_spare_can_only_be_exchanged() -> None:
    p = position("f1:0x1", players=3, spares="TC", shows="f1:T", hand="TW")
    for verb in ("settle 36", "reinforce 36", "attack 36 W"):
        with pytest.raises(NotationError):
            p.play(verb)
    play(p, "act T", "end_actions")
    assert tokens(p) == "f1:0x3"
    assert "exchange 36" in answers(p)
    assert refused(p, "exchange 37") == "UR-1.14"
    assert len(answers(p, "exchange")) == 32
