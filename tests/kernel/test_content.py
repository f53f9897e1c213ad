"""Content files: where values come from, how many there are, and what is said when something is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from eduba.kernel.content import (
    ContentError,
    check_parts,
    content_hash,
    fill,
    integer,
    integers,
    no_content,
    own_files,
    read,
    read_values,
    value_files,
)
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
        ("tokens = 20", "values.toml: tokens belongs to no table; put it below one, like [cards]"),
        ('[supply]\norigin = "reconstructed"', 'values.toml: [supply] is reconstructed; say why (because = "…")'),
        (
            '[[face]]\norigin = "printed"\n[[face]]\nletter = "B"',
            "values.toml: [face] needs an origin, one of printed, reported, reconstructed",
        ),
        (
            '[cards]\norigin = "printed"\n[cards.q1]\norigin = "heard"',
            "values.toml: [cards.q1] needs an origin, one of printed, reported, reconstructed",
        ),
        (
            '[cards]\norigin = "printed"\n[cards.q1]\norigin = "reconstructed"',
            'values.toml: [cards.q1] is reconstructed; say why (because = "…")',
        ),
    ],
)
def test_every_part_says_where_it_comes_from(text: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        read(written(tmp_path, text))
    assert str(error.value) == said


def test_what_no_editor_would_write_is_named_and_what_some_write_is_read(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^values.toml: nested too deeply, no content is$"):
        read(written(tmp_path, f"a = {'[' * 5000}"))
    assert read(written(tmp_path, '\ufeff[supply]\norigin = "printed"\nn = 1')) == {
        "supply": {"origin": "printed", "n": 1}
    }


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=rf"^values\.toml: no such file in {tmp_path}$"):
        read(tmp_path / "values.toml")


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^values\.toml: .*line 1"):
        read(written(tmp_path, "tokens = = 3"))


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "values.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match=r"^values\.toml: not text in UTF-8$"):
        read(tmp_path / "values.toml")


def box(folder: Path, **files: int) -> Path:
    """A folder of content files with one number each."""
    folder.mkdir()
    for name, value in files.items():
        (folder / f"{name}.toml").write_text(f'[supply]\norigin = "printed"\ntokens = {value}\n', encoding="utf-8")
    return folder


def test_a_pack_has_the_files_that_differ(tmp_path: Path) -> None:
    ours = box(tmp_path / "box", shape=1, tokens=2, cards=3)
    mine = box(tmp_path / "mine", cards=4)
    assert value_files(ours) == ["cards.toml", "tokens.toml"]
    assert own_files(ours, mine) == ["cards.toml"]
    found = {name: data["supply"]["tokens"] for name, data in read_values(ours, mine).items()}
    assert found == {"cards.toml": 4, "tokens.toml": 2}
    assert {name: data["supply"]["tokens"] for name, data in read_values(ours).items()} == {
        "cards.toml": 3,
        "tokens.toml": 2,
    }


def test_a_pack_may_hold_an_unchanged_shape(tmp_path: Path) -> None:
    ours = box(tmp_path / "box", shape=1, cards=3)
    assert own_files(ours, box(tmp_path / "mine", shape=1, cards=3)) == ["cards.toml"]
    with pytest.raises(ContentError, match=r"^shape\.toml: no pack can change what it says; leave it out$"):
        own_files(ours, box(tmp_path / "other", shape=2, cards=3))


def test_a_pack_with_a_file_too_many_or_none_is_refused(tmp_path: Path) -> None:
    ours = box(tmp_path / "box", shape=1, tokens=2, cards=3)
    with pytest.raises(ContentError) as error:
        own_files(ours, box(tmp_path / "mine", card=3))
    assert str(error.value) == "card.toml: not a content file of this game; there are cards.toml, tokens.toml"
    with pytest.raises(ContentError) as error:
        own_files(ours, box(tmp_path / "empty"))
    assert str(error.value) == f"{tmp_path}/empty: no content file; there are cards.toml, tokens.toml"
    with pytest.raises(ContentError) as error:
        own_files(ours, tmp_path / "nowhere")
    assert str(error.value) == f"{tmp_path}/nowhere: no such folder"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"turn": [{}]}, "values.toml: no [supply], [war]"),
        ({"supply": {}, "war": {}}, "values.toml: no [turn]"),
        (
            {"supply": {}, "war": {}, "turn": [{}], "wra": {}},
            "values.toml: [wra] is not known; known are supply, war, turn, peace",
        ),
        ({"supply": [{}], "war": {}, "turn": [{}]}, "values.toml: supply is written [supply]"),
        ({"supply": {}, "war": {}, "turn": {}}, "values.toml: turn is written [[turn]]"),
    ],
)
def test_a_file_has_the_tables_it_must_have(data: dict[str, object], said: str) -> None:
    check_parts(
        "values.toml", {"supply": {}, "war": {}, "turn": [{}], "peace": {}}, ("supply", "war"), ("turn",), ("peace",)
    )
    with pytest.raises(ContentError) as error:
        check_parts("values.toml", data, ("supply", "war"), lists=("turn",), optional=("peace",))
    assert str(error.value) == said


def test_a_list_has_the_right_length() -> None:
    assert integers("values.toml", {"points": [0, 1, 3]}, "points", 3, 0, 9) == [0, 1, 3]
    with pytest.raises(ContentError) as error:
        integers("values.toml", {"points": [0, 1, 2, 3, 4, 5]}, "points", 7, 0, 127)
    assert str(error.value) == "values.toml: points has 6 values, expected 7"
    with pytest.raises(ContentError) as error:
        integers("values.toml", {}, "points", 7, 0, 127)
    assert str(error.value) == "values.toml: points is missing, expected 7 whole numbers from 0 to 127"


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
