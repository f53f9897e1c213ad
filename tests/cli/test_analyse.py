"""`eduba analyse`: what it says, what it keeps, what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from shutil import copy
from xml.etree import ElementTree

import pytest

from cli.door import FINISHED, eduba

FEW = ("--simulations", "20")
TITLES = {"en": "The moves that lost most", "fr": "Les coups qui ont coûté", "it": "Le mosse costate di più"}


@pytest.fixture
def match(tmp_path: Path) -> Path:
    """A finished match in a folder of its own."""
    return Path(copy(FINISHED, tmp_path / "match.json"))


def test_the_analysis_is_kept_beside_the_match_and_drawn(match: Path) -> None:
    plot = match.with_name("chances.svg")
    ran = eduba("analyse", match, *FEW, "--plot", plot)
    assert (ran.code, ran.err) == (0, "")
    kept = json.loads(match.with_name("match.analysis.json").read_text(encoding="utf-8"))
    assert kept["simulations"] == 20
    assert kept["end"] == json.loads(match.read_text(encoding="utf-8"))["end"]
    assert all(len(move["chances"]) == 3 for move in kept["moves"])
    assert ElementTree.parse(plot).getroot().tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("language", TITLES)
def test_what_is_kept_is_not_thought_about_again(match: Path, language: str) -> None:
    assert eduba("analyse", match, *FEW).code == 0
    file = match.with_name("match.analysis.json")
    kept = json.loads(file.read_text(encoding="utf-8"))
    kept["moves"][0] |= {"best_chance": 0.99, "chances": [0.01, 0.01, 0.98]}
    file.write_text(json.dumps(kept), encoding="utf-8")
    ran = eduba("analyse", match, *FEW, "--lang", language)
    assert TITLES[language] in ran.out
    assert re.search(r"99\s?%", ran.out)
    eduba("analyse", match, "--simulations", "21")
    assert json.loads(file.read_text(encoding="utf-8"))["moves"][0]["best_chance"] < 0.99


@pytest.mark.parametrize("damage", ["", "[]", '{"format": "eduba-analysis", "version": 1}'])
def test_a_damaged_analysis_is_made_anew(match: Path, damage: str) -> None:
    file = match.with_name("match.analysis.json")
    file.write_text(damage, encoding="utf-8")
    assert eduba("analyse", match, *FEW).code == 0
    assert json.loads(file.read_text(encoding="utf-8"))["moves"]


@pytest.mark.parametrize("option", ["--out", "--plot"])
@pytest.mark.parametrize("name", ["match.json", "../{folder}/match.json", "link.json", "other.json"])
def test_no_match_is_written_over(match: Path, option: str, name: str) -> None:
    folder = match.parent
    (folder / "link.json").symlink_to(match)
    copy(match, folder / "other.json")
    target = folder / name.format(folder=folder.name)
    before = target.read_bytes()
    ran = eduba("analyse", match, *FEW, option, target)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "is a match, which would be lost" in ran.err
    assert target.read_bytes() == before
