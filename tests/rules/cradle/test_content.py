"""The loader: what is wrong in a pack is said in words."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from eduba.games.cradle import GAME
from eduba.games.cradle.shape import CONTENT
from eduba.games.cradle.values import load
from eduba.kernel.content import ContentError
from eduba.kernel.engine import Engine


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
        ("[deck]", "[stack]", r"no \[deck\]"),
        ("copies = [3, 3, 2,", "copies = [3, 2, 2,", "17 cards, the box has 18"),
        ("copies = [3, 3, 2,", "copies = [3, 3,", "copies has 7 values, expected 8"),
        ("victim = [0, 0, 0, 0, 0, 2", "victim = [0, 0, 0, 0, 0, 3", "takes out more cards of a kind than there are"),
        ('four = ["A", "B", "B", "A"]', 'four = ["A", "B", "B"]', r"\[home_tiles\] four names 3 tiles, expected 4"),
        ('four = ["A", "B", "B", "A"]', "", r"\[home_tiles\] four is missing, expected plains of the start map: A, B"),
        ('four = ["A", "B", "B", "A"]', 'four = ["A", "B", "B", []]', "expected plains of the start map: A, B"),
        ('four = ["A", "B", "B", "A"]', 'four = ["A", "B", "B", "F"]', "expected plains of the start map: A, B"),
        ('four = ["A", "B", "B", "A"]', 'four = ["A", "A", "B", "A"]', "more than 2 huts on A with 4 players"),
        ("four = []", 'four = ["B"]', "more than 2 huts on B with 4 players"),
        ("top = 8", "top = 6", "top = 6, expected a whole number from 7 to 20"),
        ("points = 5", "points = 0", "points = 0, expected a whole number from 1 to 20"),
        ("four = [2, 3, 4, 5]", "four = [2, 3, 4]", "four has 3 values, expected 4"),
        ("plains_put_back = [6, 4, 0]", "plains_put_back = [21, 4, 0]", "expected a whole number from 0 to 20"),
        (
            'origin = "reconstructed"\nbecause = "only the title is known',
            'origin = "reconstructed"\nwhy = "only the title is known',
            r"\[sacred_stone\] is reconstructed; say why",
        ),
    ],
)
def test_a_wrong_pack_is_refused(tmp_path: Path, before: str, after: str, said: str) -> None:
    with pytest.raises(ContentError, match=said):
        load(pack(tmp_path, before, after))


def test_a_pack_may_have_other_cards(tmp_path: Path) -> None:
    folder = pack(tmp_path, "copies = [3, 3, 2, 2, 2, 2, 2, 2]", "copies = [4, 2, 2, 2, 2, 2, 2, 2]")
    assert load(folder).hash != load().hash
    p = Engine(GAME, folder, compiled=False).new()
    cards = [p.state.deck[i] for i in range(p.state.deck_size)]
    assert (cards.count(0), cards.count(1), p.broken()) == (4, 2, None)
