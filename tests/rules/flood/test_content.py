"""The loader: what is wrong in a pack is said in words."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from eduba.games.flood.shape import CONTENT
from eduba.games.flood.values import load
from eduba.kernel.content import ContentError


def pack(folder: Path, before: str, after: str) -> Path:
    """A copy of the box's values with one thing changed."""
    shutil.copytree(CONTENT, folder / "pack")
    file = folder / "pack" / "values.toml"
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    return folder / "pack"


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("[combat]", "[fighting]", r"no \[combat\]"),
        ("pieces = [22, 12,", "pieces = [22,", "pieces has 7 values, expected 8"),
        ("pieces = [22, 12,", "pieces = [22, 2,", "3 hands of 1 wood need more than the 2 pieces there are"),
        ("workers = 25", "workers = 3", "4 workers at the start, a seat has 3"),
        ("extensions = 4", "extensions = 3", "extensions = 3, expected a whole number from 4 to 4"),
        ("armies = 20", "armies = 34", "armies = 34, expected a whole number from 1 to 33"),
        ("turns = [2, 4]", "turns = [1, 4]", r"turns = \[1, 4\], expected numbers from 2 to 5"),
        ("turns = [2, 4]", "turns = [[2, 4]]", r"turns = \[\[2, 4\]\], expected numbers from 2 to 5"),
        ('["akkad", "guti", "sumer"]', "3", "turn 1 needs 3 empires, each sumer or a land"),
        ('["akkad", "guti", "sumer"]', '["akkad", "guti"]', "turn 1 needs 3 empires, each sumer or a land"),
        ('["akkad", "guti", "sumer"]', '["akkad", "uruk", "sumer"]', "turn 1 needs 3 empires, each sumer or a land"),
        ('["akkad", "guti", "sumer"]', '["akkad", "dilmun", "sumer"]', "each sumer or a land that armies can leave"),
        ('["akkad", "guti", "sumer"]', '["akkad", "guti", "guti"]', "turn 1 names an empire twice"),
        ("[[turn]]\nyear = 1100", "[[age]]\nyear = 1100", r"\[age\] is not known; known are resources, "),
        (
            '[[turn]]\nyear = 1100\nempires = ["elam", "assyria", "chaldea"]\narmies = [8, 12, 8]\norigin = "printed"\n',
            "",
            r"4 \[\[turn\]\], the game has 5",
        ),
        ("[4, 7, 10, 14, 20]", "[4, 7, 6, 14, 20]", "extension_points must not fall with more luxuries"),
        ("hittites = 3", "hittite = 3", r"\[majorities\] names 'hittite', which is no place for workers"),
        (
            "destroy_protected = 3",
            "destroy_protected = 1",
            "destroy_protected = 1, expected a whole number from 2 to 9",
        ),
    ],
)
def test_a_wrong_pack_is_refused(tmp_path: Path, before: str, after: str, said: str) -> None:
    with pytest.raises(ContentError, match=said):
        load(pack(tmp_path, before, after))


def test_a_pack_may_have_other_values(tmp_path: Path) -> None:
    other = load(pack(tmp_path, "superior = 5", "superior = 6"))
    assert other.tables[0].superior == 6
    assert other.hash != load().hash
