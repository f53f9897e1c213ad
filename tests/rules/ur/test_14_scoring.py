"""Chapter 14: sets of different faces, the hand tile, and ziggurats as a sixth kind."""

from __future__ import annotations

import pytest

from eduba.games.ur.scoring import best_hand_face, board_tally
from eduba.games.ur.shape import Face
from rules.ur.board import estates, position

ON_CULTURE_TILES = ("c6", "e5", "b4", "d3", "f2")
"""Places for ziggurats, all on tiles that show culture."""


def points(faces: str, built: int, hand: str, ziggurat_face: str = "ignored") -> int:
    """What seat 0 scores with tiles that show these faces, so many ziggurats, and a hand tile."""
    ziggurats = " ".join(f"{name}:0" for name in ON_CULTURE_TILES[:built])
    p = position(estates(faces), ziggurats=ziggurats, hand=hand, options={"ziggurat_face": ziggurat_face})
    return p.result()[0][0]


@pytest.mark.parametrize(
    ("faces", "built", "hand", "expected"),
    [
        pytest.param("AAA TT WW P C", 1, "PW", 21 + 10 + 1, id="V-81-UR-14.7-UR-14.8"),
        pytest.param("AAA TT WW P C", 0, "PW", 15 + 10 + 1, id="V-82-UR-14.8"),
        pytest.param("", 0, "AW", 1, id="V-83-UR-14.4"),
        pytest.param("A T C P", 1, "AT", 15 + 1, id="V-84-UR-14.5"),
        pytest.param("A T C P", 1, "CW", 21, id="V-85-UR-14.9"),
        pytest.param("AAAAA", 0, "AT", 3 + 1 + 1 + 1 + 1, id="V-86-UR-14.9"),
        pytest.param("A", 2, "AT", 6 + 1, id="V-87-UR-14.5"),
        pytest.param("AA TT CC PP WW", 2, "AT", 21 + 21 + 1, id="V-88-UR-14.8"),
        pytest.param("", 5, "AW", 3 + 4 * 1, id="V-89-UR-14.5"),
        pytest.param("AA WW", 0, "AW", 3 + 3 + 1, id="V-90-UR-14.9"),
    ],
)
def test_points(faces: str, built: int, hand: str, expected: int) -> None:
    assert points(faces, built, hand) == expected


def test_v_92_ur_14_6_by_option_the_face_under_a_ziggurat_counts_as_well() -> None:
    assert points("AAA TT WW P C", 1, "PW", ziggurat_face="counts") == 21 + 15 + 1
    assert points("AAA TT WW P C", 1, "PW", ziggurat_face="ignored") == 21 + 10 + 1


def test_ur_14_1_tiles_count_as_the_face_they_show() -> None:
    assert position("a1:0x1 b1:0x1 d1:0x1", hand="CW").result()[0][0] == 10
    assert position("a1:0x1 b1:0x1 d1:0x1", hand="CW", shows="b1:P").result()[0][0] == 6 + 1


def test_ur_14_2_tokens_have_no_value() -> None:
    assert position("a1:0x1 b1:0x1").result()[0][0] == position("a1:0x5 b1:0x4").result()[0][0] == 6


def test_ur_14_3_no_set_holds_two_tiles_of_one_face() -> None:
    assert points("A T", 0, "CP") == 6
    assert points("A A", 0, "CP") == 3 + 1
    assert points("AAA", 0, "AT") == 3 + 1 + 1


@pytest.mark.parametrize(("hand", "expected"), [("CP", 6), ("AT", 3 + 1)])
def test_ur_14_4_the_hand_tile_is_added_as_the_face_one_likes(hand: str, expected: int) -> None:
    assert points("A T", 0, hand) == expected


def test_ur_14_5_a_ziggurat_joins_a_set_but_never_two_of_them_the_same() -> None:
    assert points("A T C P W", 1, "AT") == 21 + 1
    assert points("A T C P W", 2, "AT") == 21 + 3


@pytest.mark.parametrize(
    ("faces", "built", "expected"),
    [("", 0, 1), ("T", 0, 3), ("T C", 0, 6), ("T C P", 0, 10), ("T C P W", 0, 15), ("T C P W", 1, 21)],
)
def test_ur_14_7_the_points_of_sets_of_one_to_six_tiles(faces: str, built: int, expected: int) -> None:
    assert points(faces, built, "AW") == expected


def test_ur_14_8_larger_sets_come_first() -> None:
    assert points("AAA WW", 1, "CP") == 10 + 3 + 1


@pytest.mark.parametrize(
    ("faces", "hand", "counts_as"),
    [("AAT", "AT", Face.TRADE), ("AW", "AW", Face.AGRICULTURE), ("A", "CW", Face.CULTURE)],
)
def test_ur_14_9_the_hand_tile_counts_as_the_face_of_which_there_are_fewer(
    faces: str, hand: str, counts_as: Face
) -> None:
    s = position(estates(faces), hand=hand).state
    assert best_hand_face(s, 0, board_tally(s, 0)) == counts_as
