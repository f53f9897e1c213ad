"""The report on the balance of the Empires."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import pytest

import make_balance
from make_balance import Balanced, Share, shares, table, verdict

PLAYED = [
    Balanced(0, 18, (0, 1, 2, 3), (1, 2, 3, 4), (30, 20, 25, 40), (2, 4, 3, 1)),
    Balanced(1, 22, (3, 2, 1, 0), (4, 3, 2, 1), (41, 10, 20, 30), (1, 4, 3, 2)),
]


def test_games_wins_and_points_of_each_empire_and_start() -> None:
    found = {share.name: share for share in shares(PLAYED, "empires", ["sumer", "akkad", "babylon", "elam", "mari"], 0)}
    assert found["elam"] == Share("elam", 2, 2, 40.5)
    assert found["sumer"] == Share("sumer", 2, 0, 30)
    assert "mari" not in found  # it never played
    starts = shares(PLAYED, "starts", ["1", "2", "3", "4"], 1)
    assert [(share.name, share.wins) for share in starts] == [("1", 0), ("2", 0), ("3", 0), ("4", 2)]


def test_the_table() -> None:
    assert "| elam | 2 | 100% | 34% to 100% | 40.5 |" in table("Empire", [Share("elam", 2, 2, 40.5)])


@pytest.mark.parametrize(
    ("wins", "said"),
    [(25, "No interval lies outside the band."), (60, "Outside the band lies the whole interval of elam.")],
)
def test_the_verdict_names_what_is_outside(wins: int, said: str) -> None:
    text = verdict([Share("elam", 100, wins, 30.0), Share("mari", 100, 25, 30.0)], [18, 22, 20])
    assert text.startswith(said)
    assert "20.0 rounds on average" in text
    assert "the longest 22" in text


def test_an_empire_that_hardly_wins_is_named_too() -> None:
    assert "the whole interval of akkad" in verdict([Share("akkad", 200, 4, 30.0)], [18, 22, 20])


def test_games_that_are_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(asdict(PLAYED[0])) + "\n")
    asked: list[int] = []

    def play(_: object, numbers: Sequence[int], *__: object) -> list[Balanced]:
        asked.extend(numbers)
        return [PLAYED[number] for number in numbers]

    monkeypatch.setattr(make_balance, "share_out", play)
    assert make_balance.games(2, file) == PLAYED
    assert asked == [1]
    assert make_balance.games(2, file) == PLAYED
    assert asked == [1]
