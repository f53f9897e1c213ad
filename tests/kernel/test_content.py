"""Content files: where values come from, how many there are, and what is said when something is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from eduba.kernel.content import ContentError, content_hash, fill, integer, integers, no_content, read
from eduba.kernel.record import FieldError, Record, number, row, table


def written(folder: Path, text: str) -> Path:
    """A content file."""
    file = folder / "values.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_file_is_read_with_its_origins(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        """
        [supply]
        origin = "printed"
        tokens = 20

        [[face]]
        origin = "reported"
        letter = "A"

        [[face]]
        origin = "reconstructed"
        because = "the scan is torn"
        letter = "B"
        """,
    )
    data = read(file)
    assert data["supply"]["tokens"] == 20
    assert [face["letter"] for face in data["face"]] == ["A", "B"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[supply]\ntokens = 20", "values.toml: [supply] needs an origin, one of printed, reported, reconstructed"),
        (
            '[supply]\norigin = "guessed"',
            "values.toml: [supply] needs an origin, one of printed, reported, reconstructed",
        ),
        ("tokens = 20", "values.toml: [tokens] needs an origin, one of printed, reported, reconstructed"),
        ('[supply]\norigin = "reconstructed"', 'values.toml: [supply] is reconstructed; say why (because = "…")'),
        (
            '[[face]]\norigin = "printed"\n[[face]]\nletter = "B"',
            "values.toml: [face] needs an origin, one of printed, reported, reconstructed",
        ),
    ],
)
def test_every_part_says_where_it_comes_from(text: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        read(written(tmp_path, text))
    assert str(error.value) == said


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=rf"^values\.toml: no such file in {tmp_path}$"):
        read(tmp_path / "values.toml")


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^values\.toml: .*line 1"):
        read(written(tmp_path, "tokens = = 3"))


def test_a_list_has_the_right_length() -> None:
    assert integers("values.toml", {"points": [0, 1, 3]}, "points", 3, 0, 9) == [0, 1, 3]
    with pytest.raises(ContentError) as error:
        integers("values.toml", {"points": [0, 1, 2, 3, 4, 5]}, "points", 7, 0, 127)
    assert str(error.value) == "values.toml: points has 6 values, expected 7"
    with pytest.raises(ContentError) as error:
        integers("values.toml", {}, "points", 7, 0, 127)
    assert str(error.value) == "values.toml: points has None values, expected 7"


def test_a_value_of_a_list_lies_in_its_bounds() -> None:
    with pytest.raises(ContentError) as error:
        integers("values.toml", {"points": [0, 200]}, "points", 2, 0, 127)
    assert str(error.value) == "values.toml: points = 200, expected a whole number from 0 to 127"


@pytest.mark.parametrize("value", [0, 10, 2.5, True, "3", None])
def test_a_number_is_whole_and_lies_in_its_bounds(value: object) -> None:
    with pytest.raises(ContentError) as error:
        integer("values.toml", {"tokens": value}, "tokens", 1, 9)
    assert str(error.value) == f"values.toml: tokens = {value!r}, expected a whole number from 1 to 9"


@pytest.mark.parametrize("value", [1, 9])
def test_the_bounds_themselves_are_possible(value: int) -> None:
    assert integer("values.toml", {"tokens": value}, "tokens", 1, 9) == value


class Prices(Record):
    """Values of every shape."""

    tax = number("of each harvest", bits=16)
    grain = row(3, "by season")
    wool = table(2, 2, "by season and market")


def test_values_fill_a_record() -> None:
    prices = fill(Prices, {"tax": 300, "grain": [1, 2, 3], "wool": [[4, 5], [6, 7]]})[0]
    assert prices.tax == 300
    assert [prices.grain[i] for i in range(3)] == [1, 2, 3]
    assert [prices.wool[i, j] for i in range(2) for j in range(2)] == [4, 5, 6, 7]


def test_a_value_too_many_does_not_fit() -> None:
    with pytest.raises(FieldError, match=r"Prices\.grain has no \[3\]"):
        fill(Prices, {"tax": 0, "grain": [1, 2, 3, 4], "wool": []})


def test_the_hash_sees_values_and_not_their_order() -> None:
    assert content_hash({"a": 1, "b": [2]}) == content_hash({"b": [2], "a": 1})
    assert content_hash({"a": 1}) != content_hash({"a": 2})
    assert len(content_hash({})) == 16


def test_a_game_without_values_takes_no_pack(tmp_path: Path) -> None:
    assert no_content().hash == content_hash({})
    with pytest.raises(ContentError, match="no values that a pack could change"):
        no_content(tmp_path)
