"""Packs with other values than the box, and what the loader says about a wrong one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from eduba.games.gardens.shape import CONTENT, RESOURCES, Resource
from eduba.games.gardens.values import Item, Line, load
from eduba.kernel.content import ContentError

T: Final[Any] = load().tables[0]


def pack(folder: Path, file: str, change: Callable[[str], str]) -> Path:
    """A pack with one file, changed."""
    text = (CONTENT / file).read_text(encoding="utf-8")
    changed = change(text)
    assert changed != text
    (folder / file).write_text(changed, encoding="utf-8")
    return folder


def test_a_pack_needs_only_the_file_that_differs(tmp_path: Path) -> None:
    other = load(pack(tmp_path, "costs.toml", lambda text: text.replace("wall = { stone = 2 }", "wall = { wood = 3 }")))
    wall = Line.ITEM + Item.WALL
    assert [other.tables[0].goods[wall, resource] for resource in range(RESOURCES)] == [0, 3, 0, 0, 0, 0]
    assert other.tables[0].goods[wall, Resource.STONE] == 0
    assert other.tables[0].ship_speed == T.ship_speed
    assert other.hash != load().hash


def test_what_costs_nothing_says_so(tmp_path: Path) -> None:
    free = load(pack(tmp_path, "costs.toml", lambda text: text.replace("wall = { stone = 2 }", "wall = {}")))
    assert [free.tables[0].goods[Line.ITEM + Item.WALL, resource] for resource in range(RESOURCES)] == [0] * RESOURCES


def test_the_same_values_in_another_layout_are_the_same_content(tmp_path: Path) -> None:
    same = load(pack(tmp_path, "dice.toml", lambda text: "# my dice\n" + text.replace(", ", ",  ")))
    assert same.hash == load().hash


def test_a_wrong_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"no content file; there are combat.toml, costs.toml, "):
        load(tmp_path)
    (tmp_path / "combats.toml").write_text("", encoding="utf-8")
    with pytest.raises(ContentError, match=r"combats.toml: not a content file of this game; there are combat.toml, "):
        load(tmp_path)


WRONG: Final = [
    ("map.toml", "[blockers]", "[blocks]", r"map.toml: no \[blockers\]"),
    (
        "map.toml",
        'terrain = "mountain"',
        'terrain = "swamp"',
        r"\[regions.ishuwa\] terrain = 'swamp', expected one of plain",
    ),
    (
        "map.toml",
        'resource = "stone"',
        'resource = "tablet"',
        "resource = 'tablet', expected one of stone, wood, clay, food",
    ),
    ("map.toml", 'resource = "stone"', 'good = "stone"', r"\[regions.ishuwa\] has 'good', which is not known here"),
    ("map.toml", "[regions.ishuwa]", "[regions.uruk]", r"\[regions\] has 'uruk', which is not known here"),
    (
        "map.toml",
        'terrain = "start"',
        'terrain = "plain"',
        r"\[regions.assur\] is a start region; no pack can change that",
    ),
    ("map.toml", 'terrain = "plain"', 'terrain = "start"', r"\[regions.harran\] is not a start region"),
    (
        "map.toml",
        'resource = "clay"\n',
        'resource = "clay"\ntribe = ["spearman"]\n',
        "10 Tribe figures spearman, the box has 9",
    ),
    ("map.toml", '["spearman"]', '["spearman", "chariot"]', "tribe names 'chariot', which is none of spearman, archer"),
    ("map.toml", '["spearman"]', '["spearman", "spearman"]', "tribe names spearman 2 times"),
    ("map.toml", '["spearman"]', '"spearman"', "tribe = 'spearman', expected a list of spearman, archer, horseman"),
    ("map.toml", '"nairi"', '"assur"', "two names assur, which is a start region or has a Tribe"),
    ("map.toml", '"nairi"', '"musasir"', "two names musasir, which is a start region or has a Tribe"),
    ("map.toml", "five = 6", "five = 4", r"\[starts\]: five = 4, expected a whole number from 5 to 6"),
    ("map.toml", 'two = ["1.1",', 'two = ["1.4",', r"\[trade_slots\] two names '1.4', which is none of 1.1, "),
    (
        "map.toml",
        'terrain = "mountain"',
        'terrain = "plain"',
        "12 cards plain in the base box, the map has 13 such regions",
    ),
    ("tracks.toml", "[2, 4, 5,", "[2, 4, 3,", r"\[unit_limit\] must not fall from one space to the next"),
    ("tracks.toml", "[2, 4, 5,", "[1, 4, 5,", r"\[ebla\] begins with 2 units, Population space 1 allows 1"),
    ("tracks.toml", "[1, 2, 3,", "[0, 2, 3,", r"\[sumer\] begins with 1 storeys, Population space 1 allows 0"),
    ("tracks.toml", "[9, 6, 3]", "[9, 6]", "places has 2 values, expected 3"),
    ("dice.toml", '["ki", "ki", "a"', '["ki", "a"', r"\[faces\] white has 5 faces, a die has 6"),
    ("dice.toml", '["ki", "ki", "a"', '["ki", "any", "a"', "white names 'any', which is none of ki, a, gish"),
    (
        "costs.toml",
        "wall = { stone = 2 }",
        "wall = { marble = 2 }",
        "wall names 'marble', which is none of stone, wood",
    ),
    ("costs.toml", "wall = { stone = 2 }", "wall = 2", r"wall = 2, expected amounts like \{ stone = 1 \}"),
    (
        "costs.toml",
        "wall = { stone = 2 }",
        "wall = { stone = 0 }",
        r"\[items\] wall: stone = 0, expected a whole number from 1",
    ),
    ("costs.toml", "garden = 4", "garden = 5", "garden = 5, expected a whole number from 1 to 4"),
    ("units.toml", "speed = 1", "speed = 3", r"\[spearman\]: speed = 3, expected a whole number from 1 to 2"),
    ("units.toml", '["horseman"]', '["elephant"]', "advantage names 'elephant', which is none of spearman"),
    (
        "units.toml",
        "spearman = [4, 3, 2]",
        "spearman = [1, 3, 2]",
        "a spearman has 2 strength, its cards have 1 places for it",
    ),
    ("empires.toml", "[hatti]", "[hittites]", r"no \[hatti\]"),
    ("empires.toml", 'unit = "archer"', 'unit = "ship"', r"\[akkad\] unit = 'ship', expected one of spearman"),
    ("empires.toml", "may_found = true", "may_found = 1", "may_found = 1, expected true or false"),
    (
        "empires.toml",
        "levels = { research = 2 }",
        "levels = { research = 5 }",
        "research = 5, expected a whole number from 1 to 4",
    ),
    (
        "empires.toml",
        '["babylon", "sumer"',
        '["sumer", "babylon"',
        "population has sumer before babylon, which begins further on",
    ),
    ("empires.toml", '["babylon", "sumer", ', '["babylon", ', "population names 7 Empires, there are 8"),
    ("technologies.toml", "[explore.2]", "[explore.5]", r"\[explore\] has '5', which is not known here"),
    ("technologies.toml", "\n[explore.4]\n", "\n[ebla.explore.4]\n", r"\[explore\] has no card of level 4"),
    (
        "technologies.toml",
        'signs = ["ki"]',
        'signs = ["ki", "ki"]',
        r"\[explore.1\] has 2 signs, a card of its level has 1",
    ),
    ("technologies.toml", 'signs = ["ki"]', 'signs = ["star"]', "signs names 'star', which is none of ki, a, gish"),
    (
        "technologies.toml",
        "activations = 1\n",
        "",
        r"\[explore.1\]: activations is missing, expected a whole number from 1 to 9",
    ),
    ("technologies.toml", "activations = 1\n", "builds = 1\n", r"\[explore.1\] has 'builds', which is not known here"),
    (
        "technologies.toml",
        "[mari.explore.2]",
        "[mari.explore.1]",
        r"\[mari.explore.1\] is no card of mari, which begins at level 2",
    ),
    (
        "technologies.toml",
        "[mari.explore.2]",
        "[mari.exploring.2]",
        r"\[mari\] has 'exploring', which is not known here",
    ),
    ("technologies.toml", "[{ food = 3, steps = 1 }]", "[]", r"\[growth.1\] needs one or two modes, like modes = "),
    ("trade.toml", "\nlevel = 1\n", "\nlevel = 5\n", r"\[tokens.t1\]: level = 5, expected a whole number from 1 to 4"),
    ("trade.toml", "\nlevel = 1\n", '\nbox = "a"\nlevel = 1\n', "trade.toml: 19 tokens, the box has 20"),
    ("trade.toml", '\nbox = "a"\n', '\nbox = "b"\n', "trade.toml: 7 tokens of box a, that box has 8"),
    ("trade.toml", '\nbox = "a"\n', '\nbox = "c"\n', r"\[tokens.t21\] box = 'c', expected one of base, a, b"),
    ("trade.toml", "[tokens.t1]", "[tokens.t37]", r"\[tokens.t37\] is not known; the tokens are t1 to t36"),
    ("gardens.toml", "floor = 1", "floor = 6", r"\[tiles.g1a\]: floor = 6, expected a whole number from 1 to 5"),
    ("gardens.toml", "settlements = 1", "settlements = 4", r"\[tiles.g2c\] needs 4 Settlements, a seat has 3"),
    ("gardens.toml", "population = 2", "wealth = 2", "needs names 'wealth', which is none of population, event_track"),
    (
        "events.toml",
        'terrain = "desert"',
        'terrain = "plain"',
        "9 cards desert in the base box, the map has 10 such regions",
    ),
    (
        "events.toml",
        'terrain = "desert"',
        'terrain = "start"',
        "terrain = 'start', expected one of plain, mountain, desert",
    ),
    ("events.toml", "\nsecond =", "\nthird =", r"\[cards.ev1\] has 'third', which is not known here"),
    (
        "events.toml",
        'kind = "immediate"',
        'kind = "sudden"',
        r"\[cards.ev2.first\] kind = 'sudden', expected one of immediate",
    ),
    ("events.toml", 'discovery = "research"', 'discovery = "law"', "discovery = 'law', expected one of explore, build"),
    ("events.toml", "final = { quest = 1 }", "final = { quest = 2 }", "final gives 2 quest, one is the most"),
    ("events.toml", "each_round = { tablet = 1 }", "each_round = { wall = 1 }", "each_round can only give resources"),
    (
        "events.toml",
        "gain = { stone = 2, wood = 2 }",
        "gain = { quest = 1 }",
        "events.toml: 3 Events give a Quest card, a hand has room for 2 beside the 3 that are kept",
    ),
    (
        "events.toml",
        "gain = { stone = 2, wood = 2 }",
        "final = { stone = 2 }",
        r"\[cards.ev2.first\] has 'final', which is not known",
    ),
    (
        "events.toml",
        "points = 2, ",
        "",
        r"\[cards.ev2.second\]: points is missing, expected a whole number from 1 to 20",
    ),
    (
        "events.toml",
        '"immediate", gain = { food = 4 }',
        '"immediate", points = 1',
        r"\[cards.ev3.first\] has 'points', which is not",
    ),
    ("combat.toml", "[[0, 1, 0], ", "[[0, 1, 0], [0, 0, 0], ", "^combat.toml: 27 cards, the box has 26$"),
    ("combat.toml", "a = [[1, 2, 0], [2, 0, 0]]", "a = [[1, 2, 0]]", "combat.toml: 5 cards of box a, that box has 6"),
    ("combat.toml", "[[0, 1, 0], ", "[[0, 1], ", r"\[spearman\]: base has 2 values, expected 3"),
    ("combat.toml", "a = [[1, 2, 0], [2, 0, 0]]", "a = 2", "a = 2, expected a list of cards like"),
    ("combat.toml", "[[0, 1, 0], ", "[[5, 1, 0], ", "a spearman has 5 strength, its cards have 4 places for it"),
    (
        "quests.toml",
        'kind = "settlements"',
        'kind = "colonies"',
        r"\[cards.q1\] kind = 'colonies', expected one of none",
    ),
    ("quests.toml", "number = 3", "number = 4", r"\[cards.q1\]: number = 4, expected a whole number from 1 to 3"),
    ("quests.toml", "number = 3\n", "", r"\[cards.q1\]: number is missing, expected a whole number from 1 to 3"),
    ("quests.toml", 'figure = "chariot"', 'figure = "wall"', "figure = 'wall', expected one of spearman, archer"),
    (
        "quests.toml",
        "levels = { research = 3, growth = 3 }",
        "number = 3",
        r"\[cards.q2\] has 'number', which is not known here",
    ),
    ("quests.toml", "[cards.q30]", "[card.q30]", r"\[card\] needs an origin"),
    ("quests.toml", 'kind = "settlements"\n', "", r"\[cards.q1\] kind is missing, expected one of none, settlements"),
    ("map.toml", 'two = ["1.1",', '# two = ["1.1",', r"\[trade_slots\] two is missing, expected a list of 1.1, "),
    (
        "tracks.toml",
        "places = ",
        "# places = ",
        r"\[points\]: places is missing, expected 3 whole numbers from 0 to 20",
    ),
    ("combat.toml", "a = [[1, 2, 0], [2, 0, 0]]", "", r"\[spearman\] a is missing, expected a list of cards like"),
    ("quests.toml", "own = { stone = 1 }\n", "", r"\[cards.q1\] has no 'own'; where it is nothing"),
    ("trade.toml", "pay = ", "# pay = ", r"\[tokens.t1\] has no 'pay'; where it is nothing"),
    ("trade.toml", "gain = ", "# gain = ", r"\[tokens.t1\] has no 'gain'; where it is nothing"),
    ("gardens.toml", "pay = ", "# pay = ", r"\[tiles.g1a\] has no 'pay'; where it is nothing"),
    ("events.toml", "gain = { stone = 2, wood = 2 }, ", "", r"\[cards.ev2.first\] has no 'gain'; where it is nothing"),
    (
        "quests.toml",
        "levels = { research = 3, growth = 3 }\n",
        "",
        r"\[cards.q2\] has no 'levels'; where it is nothing",
    ),
    ("quests.toml", "terrains = { mountain = 3 }\n", "", r"\[cards.q21\] has no 'terrains'; where it is nothing"),
    ("costs.toml", "reroll = { tablet = 1 }\n", "", r"\[prices\] has no 'reroll'; where it is nothing"),
    ("costs.toml", "wall = { stone = 2 }\n", "", r"\[items\] has no 'wall'; where it is nothing"),
    ("costs.toml", "gain = { stone = 3 }\n", "", r"\[instead_of_storey\] has no 'gain'; where it is nothing"),
    ("empires.toml", "stock = { stone", "# stock = { stone", r"\[everybody\] has no 'stock'; where it is nothing"),
    ("dice.toml", '"dub", "star"', '"dub", "ki"', r"\[faces\] white shows no star, every die has one"),
]


@pytest.mark.parametrize(("file", "before", "after", "said"), WRONG, ids=[f"{w[0]}-{w[3][:40]}" for w in WRONG])
def test_a_wrong_pack_is_refused(tmp_path: Path, file: str, before: str, after: str, said: str) -> None:
    with pytest.raises(ContentError, match=said):
        load(pack(tmp_path, file, lambda text: text.replace(before, after, 1)))


@pytest.mark.parametrize("missing", range(1, 6))
def test_every_floor_has_a_tile_in_the_base_box(tmp_path: Path, missing: int) -> None:
    other = missing % 5 + 1
    folder = pack(tmp_path, "gardens.toml", lambda text: text.replace(f"floor = {missing}\n", f"floor = {other}\n"))
    with pytest.raises(ContentError, match=f"gardens.toml: the base box has no tile of floor {missing}"):
        load(folder)


def test_a_fight_can_need_more_cards_than_a_deck_has(tmp_path: Path) -> None:
    def change(text: str) -> str:
        archers, spearmen = "[archer]\nbase = [[0, 2, 0], [1, 0, 0], [1, 0, 1], ", "base = [[0, 1, 0], "
        text = text.replace(archers, "[archer]\nbase = [")
        return text.replace(spearmen, "base = [[0, 1, 0], [0, 2, 0], [1, 0, 0], [1, 0, 1], ", 1)

    with pytest.raises(ContentError, match="5 cards archer in the base box, a fight may need 6"):
        load(pack(tmp_path, "combat.toml", change))


def test_each_slot_finds_a_token_of_its_level(tmp_path: Path) -> None:
    folder = pack(tmp_path, "trade.toml", lambda text: text.replace("\nlevel = 1\n", "\nlevel = 2\n", 3))
    with pytest.raises(ContentError, match="2 tokens of level 1 in the base box, 3 slots get one"):
        load(folder)
