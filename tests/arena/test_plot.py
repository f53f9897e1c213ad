"""The chart of a simulation: an SVG that stands alone."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest

from eduba.arena.plot import plot_chances, plot_outcomes, plot_path
from eduba.arena.simulate import Outcome

MANY = [Outcome(n, 80 + n % 7, [n % 13, 5 + n % 3, 9], [1, 2, 3]) for n in range(60)]
LOPSIDED = [Outcome(n, 50, [7, 7, 7], [1, 1, 1]) for n in range(3)]


@pytest.mark.parametrize("outcomes", [MANY, LOPSIDED, MANY[:1]], ids=["many", "all alike", "one"])
def test_a_chart_is_an_svg_with_three_panels_and_no_links(outcomes: list[Outcome], tmp_path: Path) -> None:
    path = tmp_path / "chart.svg"
    plot_outcomes("ur: 60 games", ["greedy", "random", "random"], outcomes, path)
    root = ElementTree.parse(path).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    panels = [
        g.get("id") for g in root.iter("{http://www.w3.org/2000/svg}g") if re.match(r"axes_\d", g.get("id") or "")
    ]
    assert panels == ["axes_1", "axes_2", "axes_3"]
    assert set(re.findall(r'https?://[^"<\s]+', path.read_text(encoding="utf-8"))) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
        "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd",
    }


def test_the_same_outcomes_give_the_same_chart(tmp_path: Path) -> None:
    for name in ("one.svg", "two.svg"):
        plot_outcomes("ur", ["a", "b", "c"], MANY, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_the_names_of_people_are_written_as_they_are(tmp_path: Path) -> None:
    """They choose them: nothing in them is a formula, and none is left out of the legend."""
    names, chart = [r"$\frac$", "$5 & $6", "_Anna"], tmp_path / "chances.svg"
    plot_chances("ur", names, [1, 2], [(0.5, 0.3, 0.2), (0.2, 0.2, 0.6)], {1: 0}, chart)
    shown = unescape(chart.read_text(encoding="utf-8"))
    assert [name in shown for name in names] == [True] * 3


@pytest.mark.filterwarnings("error")
def test_a_tuning_of_many_settings_has_room_for_their_names(tmp_path: Path) -> None:
    before = {f"evaluate.setting_{n}": 1.0 for n in range(40)}
    plot_path("many", before, [dict.fromkeys(before, 1.1), dict.fromkeys(before, 1.2)], tmp_path / "way.svg")
    assert (tmp_path / "way.svg").read_text(encoding="utf-8").count("evaluate.setting_") >= len(before)
