"""Matches with different content packs in one process; each is verified with its own pack, and with no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from eduba.cli.packs import copy_box
from eduba.kernel.engine import Engine
from eduba.kernel.game import load
from eduba.match import file
from eduba.match.file import MatchFileError
from eduba.match.match import Match, Seat
from match.packs import doubled, squares
from match.tables import NAMES, SECRET, engine, play_on


@pytest.fixture(scope="module")
def engines(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Engine]:
    """UR as in the box, and with two packs."""
    folder = tmp_path_factory.mktemp("packs")
    return {
        "box": engine("ur"),
        "doubled": Engine(load("ur"), doubled(folder / "doubled")),
        "squares": Engine(load("ur"), squares(folder / "squares")),
    }


@pytest.fixture(scope="module")
def matches(engines: dict[str, Engine]) -> dict[str, Match]:
    """The same decisions with each content, taken in turns."""
    seats = [Seat(name) for name in NAMES[:3]]
    found = {name: Match.new(ready, seats, {"round_limit": 4}, SECRET) for name, ready in engines.items()}
    turn = 0
    while not all(match.over for match in found.values()):
        for match in found.values():
            play_on(match, 1, seed=turn)
        turn += 1
    return found


def test_each_match_counts_with_its_own_values(engines: dict[str, Engine], matches: dict[str, Match]) -> None:
    plays = {name: list(match.entries) for name, match in matches.items()}
    assert plays["box"] == plays["doubled"] == plays["squares"]
    box, twice, squared = (matches[name].result()[0] for name in ("box", "doubled", "squares"))
    assert twice == [2 * points for points in box]
    assert squared != box
    assert len({ready.content.hash for ready in engines.values()}) == 3


def test_the_hanging_gardens_too_are_played_with_two_packs_at_once(tmp_path: Path) -> None:
    game = load("gardens")
    copy_box(game, tmp_path / "rich", ["tracks.toml"])
    tracks = tmp_path / "rich" / "tracks.toml"
    tracks.write_text(tracks.read_text(encoding="utf-8").replace("[9, 6, 3]", "[12, 7, 2]"), encoding="utf-8")
    box, rich = engine("gardens"), Engine(game, tmp_path / "rich")
    seats, options = [Seat(name) for name in NAMES], {"max_rounds": 30}
    pair = [Match.new(ready, seats, options, SECRET) for ready in (box, rich)]
    for turn in range(10_000):
        for match in pair:
            play_on(match, 1, seed=turn)
    assert pair[0].entries == pair[1].entries
    assert pair[0].over
    assert pair[0].result() != pair[1].result()
    for match, own, other in zip(pair, (box, rich), (rich, box), strict=True):
        file.save(match, tmp_path / "match.json")
        data = file.read(tmp_path / "match.json")
        assert file.load(data, {"gardens": own}.__getitem__).result() == match.result()
        with pytest.raises(MatchFileError, match=f"played with content '{own.content.hash}'"):
            file.load(data, {"gardens": other}.__getitem__)


@pytest.mark.parametrize("played", ["box", "doubled", "squares"])
@pytest.mark.parametrize("given", ["box", "doubled", "squares"])
def test_a_match_is_verified_with_its_own_pack_only(
    engines: dict[str, Engine], matches: dict[str, Match], played: str, given: str, tmp_path: Path
) -> None:
    file.save(matches[played], tmp_path / "match.json")
    data = file.read(tmp_path / "match.json")
    if played == given:
        assert file.load(data, lambda _: engines[given]).result() == matches[played].result()
        return
    with pytest.raises(MatchFileError) as error:
        file.load(data, lambda _: engines[given])
    wanted, found = engines[played].content.hash, engines[given].content.hash
    assert str(error.value) == f"played with content {wanted!r}; loaded is {found} (use --content with its folder)"
