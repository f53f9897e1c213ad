"""Connect Four, tested by its rules in the words of `eduba.kernel.testing`."""

from eduba_connect_four import GAME

from eduba.kernel.engine import Engine, Position
from eduba.kernel.testing import answers, asked, offered, play, refused, told

ENGINE = Engine(GAME, compiled=False)


def after(columns: str) -> Position:
    """The position after discs fell into these columns in turn."""
    return play(ENGINE.new(), *(f"drop {column}" for column in columns.split()))


def test_c4_1_1_the_grid_is_empty_and_seat_0_begins() -> None:
    p = after("")
    assert asked(p) == "0 drop"
    assert offered(p) == {"drop": "1 2 3 4 5 6 7"}


def test_c4_2_1_seats_take_turns() -> None:
    p = after("4")
    assert asked(p) == "1 drop"
    assert told(p, "drop 4") == ["dropped 1 4"]


def test_c4_2_2_a_full_column_takes_no_disc() -> None:
    p = after("3 3 3 3 3 3")
    assert refused(p, "drop 3") == "C4-2.2"
    assert answers(p, "drop") == ["1", "2", "4", "5", "6", "7"]


def test_c4_3_1_four_in_a_row_win() -> None:
    p = after("1 1 2 2 3 3 4")
    assert asked(p) == "over"
    assert p.result() == ([1, 0], [1, 2])


def test_c4_3_2_a_full_grid_without_a_line_is_a_draw() -> None:
    p = after("1 2 1 2 1 2 2 1 2 1 2 1 3 4 3 4 3 4 4 3 4 3 4 3 5 6 5 6 5 6 6 5 6 5 6 5 7 7 7 7 7 7")
    assert asked(p) == "over"
    assert p.result() == ([0, 0], [1, 1])
