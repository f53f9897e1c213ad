"""The map that the page draws is the map of the rules: regions touch exactly where a border is."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from eduba.games.flood.shape import ARROWS, BORDERS, REGION_KEYS

MAP: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parents[3] / "web" / "src" / "boards" / "flood" / "map.json").read_text(encoding="utf-8")
)


def edges(region: str) -> set[frozenset[str]]:
    """The edges around a region, each as its two ends."""
    ring = MAP["regions"][region]["ring"]
    return {frozenset(ends) for ends in zip(ring, [*ring[1:], ring[0]], strict=True)}


def named(pairs: tuple[tuple[int, int], ...]) -> list[tuple[str, str]]:
    """Pairs of regions by their names."""
    return [(REGION_KEYS[a], REGION_KEYS[b]) for a, b in pairs]


def test_every_region_is_drawn_with_vertices_that_exist() -> None:
    assert set(MAP["regions"]) == set(REGION_KEYS)
    drawn = [name for region in MAP["regions"].values() for name in region["ring"]]
    drawn += [name for river in MAP["rivers"] for name in river["by"]] + MAP["upper_sea"] + MAP["gulf"]
    assert set(drawn) == set(MAP["vertices"])


def test_regions_touch_exactly_where_a_border_is() -> None:
    touching = {frozenset(pair) for pair in combinations(REGION_KEYS, 2) if edges(pair[0]) & edges(pair[1])}
    assert touching == {frozenset(pair) for pair in named(BORDERS)}


def test_no_edge_has_three_sides() -> None:
    every = [edge for region in REGION_KEYS for edge in edges(region)]
    assert max(every.count(edge) for edge in every) == 2


def test_the_arrows_are_those_of_the_rules() -> None:
    assert [(arrow["from"], arrow["to"]) for arrow in MAP["arrows"]] == named(ARROWS)
