"""The loader: what is wrong in a pack is said in words."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from eduba.games.flood import GAME
from eduba.games.flood.decline import decline
from eduba.games.flood.production import collect_resources
from eduba.games.flood.shape import CONTENT, Resource
from eduba.games.flood.state import Step
from eduba.games.flood.values import MOST_IN_HAND, load
from eduba.kernel.content import ContentError
from eduba.kernel.engine import Engine
from rules.flood.board import all_workers, empty_log, held, next_turn, position, total, workers


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
        ("turns = [2, 4]", "", r"\[decline\] turns is missing, expected numbers from 2 to 5"),
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
            "two_follow = [3, 2, 2]",
            "two_follow = [20, 2, 2]",
            r"a seat could come to hold 140 pieces of a kind \(5 at the start, 27 in each of 5 turns\), a hand has room for"
            r" 127; lower hand, \[grain\], \[textile\] or textiles_of_ur",
        ),
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


def test_rules_read_what_a_pack_says_of_ur(tmp_path: Path) -> None:
    other = load(pack(tmp_path, "textiles_of_ur = 1", "textiles_of_ur = 2"))
    p = position(cities="ur:red", hand="red: purple: green:")
    collect_resources(p.state, other.tables[0], empty_log())
    assert held(p, "textile") == [5, 3, 3]
    p = position(cities="ur:red", hand="red: purple: green:", stock="textile=10")
    collect_resources(p.state, other.tables[0], empty_log())
    assert held(p, "textile") == [4, 3, 3]


def test_rules_read_what_a_pack_says_of_the_decline(tmp_path: Path) -> None:
    given = "red:egypt=3,scribes=2,tool_makers=3 purple:egypt=1"
    p = position(turn=2, workers=given)
    decline(p.state, load(pack(tmp_path / "lands", "lost_in_lands = 1", "lost_in_lands = 2")).tables[0], empty_log())
    assert all_workers(p, "egypt") == [1, 0, 0]
    assert workers(p, "red", "scribes", "tool_makers") == [1, 2]
    p = position(turn=2, workers=given)
    decline(p.state, load(pack(tmp_path / "craft", "lost_craftsmen = 1", "lost_craftsmen = 2")).tables[0], empty_log())
    assert all_workers(p, "egypt") == [2, 0, 0]
    assert workers(p, "red", "scribes", "tool_makers") == [0, 1]


def test_the_richest_harvest_of_a_pack_fits_though_the_stock_never_ends(tmp_path: Path) -> None:
    folder = pack(tmp_path, "all_equal = [5, 5, 5]", "all_equal = [20, 20, 20]")
    p = Engine(GAME, folder, compiled=False).new({"production_supply": "unlimited"})
    while p.state.step != Step.OVER:
        next_turn(p)
        assert p.broken() is None
    assert held(p, "grain") == [100, 100, 100]
    assert total(p, "grain") == 22


def test_three_full_hands_leave_room_in_the_count_of_the_stock() -> None:
    p = position(options={"tool_supply": "unlimited"})
    for i in range(3):
        p.state.stock[Resource.TOOL] -= MOST_IN_HAND - p.state.hand[i, Resource.TOOL]
        p.state.hand[i, Resource.TOOL] = MOST_IN_HAND
    assert p.broken() is None
