"""Tournaments: fair seats, shared deals, files that can be taken up again, and ratings that mean what they say."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from typer.testing import CliRunner

from eduba.arena.ratings import comparisons, elo_of, follow, rate, score
from eduba.arena.report import page
from eduba.arena.tournament import FORMAT, Plan, Played, TournamentError, hold, in_processes, on_ray, plan, read
from eduba.bots.bot import UnknownBot
from eduba.bots.random import RandomBot
from eduba.cli import app
from eduba.kernel.game import OptionError, load

SHORT = {"round_limit": 1}


def small(deals: int = 2, bots: tuple[str, ...] = ("random", "greedy"), **options: object) -> Plan:
    """A tournament of short games."""
    return plan("ur", bots, {**SHORT, **options}, deals, 5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_everywhere_equally_often(players: int) -> None:
    wanted = small(deals=12, players=players)
    seats = Counter((seat, bot) for number in range(wanted.count) for seat, bot in enumerate(wanted.seating(number)))
    assert set(seats.values()) == {wanted.count // 2}


def test_half_of_the_seats_each_and_the_same_deal_with_the_seats_exchanged() -> None:
    wanted = small(deals=6, bots=("random", "greedy", "scribe"))
    assert wanted.count == 36
    deals: dict[tuple[int, ...], dict[int, list[tuple[int, ...]]]] = {}
    for number in range(wanted.count):
        seating = wanted.seating(number)
        assert sorted(Counter(seating).values()) == [2, 2]
        pair = tuple(sorted(set(seating)))
        deals.setdefault(pair, {}).setdefault(wanted.deal_seed(number), []).append(seating)
    assert set(deals) == {(0, 1), (0, 2), (1, 2)}
    assert len({frozenset(by_seed) for by_seed in deals.values()}) == 1  # all pairs play the same deals
    for pair, by_seed in deals.items():
        assert len(by_seed) == 6
        for one, other in by_seed.values():
            assert [sum(pair) - bot for bot in one] == list(other)


def test_the_same_tournament_in_one_process_and_in_two(tmp_path: Path) -> None:
    wanted = small()
    one = hold(wanted, tmp_path / "one.jsonl", in_processes(1))
    assert hold(wanted, tmp_path / "two.jsonl", in_processes(2)) == one
    assert [game.number for game in one] == [0, 1, 2, 3]


def test_a_tournament_broken_off_is_taken_up_again(tmp_path: Path) -> None:
    wanted, file = small(), tmp_path / "games.jsonl"
    whole = hold(wanted, file, in_processes(1))
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:3]) + lines[3][:20])  # two games, and one that was being written
    played: list[int] = []

    def watched(plan: Plan, numbers: Sequence[int]) -> Iterator[Played]:
        played.extend(numbers)
        return in_processes(1)(plan, numbers)

    assert hold(wanted, file, watched) == whole
    assert played == [2, 3]
    assert read(file)[0] == wanted
    assert sorted(read(file)[1], key=lambda game: game.number) == whole


def test_a_file_of_another_tournament_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    hold(small(deals=1), file, in_processes(1))
    before = file.read_bytes()
    with pytest.raises(TournamentError, match="holds another tournament"):
        hold(small(bots=("greedy", "random")), file, in_processes(1))
    assert file.read_bytes() == before


def test_a_tournament_is_taken_up_again_with_more_deals_or_fewer(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = hold(small(deals=2), tmp_path / "whole.jsonl", in_processes(1))
    assert hold(small(deals=1), file, in_processes(1)) == whole[:2]
    assert hold(small(deals=2), file, in_processes(1)) == whole
    assert hold(small(deals=1), file, in_processes(1)) == whole[:2]
    assert read(file) == (small(deals=2), whole)


@pytest.mark.parametrize(
    "head",
    [
        b"nonsense",
        b"[]",
        b"\xff\xfe",
        b"",
        json.dumps({"format": FORMAT}).encode(),
        json.dumps({"format": FORMAT, **asdict(small()), "deals": "two"}).encode(),
        json.dumps({"format": FORMAT, **asdict(small()), "bots": ["random"]}).encode(),
        json.dumps({"format": FORMAT, **asdict(small()), "options": {}}).encode(),
    ],
)
def test_a_file_that_is_no_tournament(tmp_path: Path, head: bytes) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(head + b"\n")
    with pytest.raises(TournamentError, match="is no tournament"):
        read(file)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda line: b"\xff" + line, "line 3: this is no game"),
        (lambda line: b"{}", "line 3: this is no game"),
        (lambda line: line.replace(b'"number": 1', b'"number": "one"'), "line 3: this is no game"),
        (lambda line: line.replace(b'"number": 1', b'"number": -1'), "line 3: no game of this tournament"),
        (lambda line: line.replace(b'"ranks": [', b'"ranks": [1, '), "line 3: no game of this tournament"),
        (lambda line: line.replace(b'"seating": [', b'"seating": [1, '), "line 3: no game of this tournament"),
    ],
)
def test_a_damaged_game_is_named_and_nothing_is_lost(
    tmp_path: Path, damage: Callable[[bytes], bytes], said: str
) -> None:
    wanted, file = small(), tmp_path / "games.jsonl"
    whole = hold(wanted, file, in_processes(1))
    lines = file.read_bytes().splitlines()
    damaged = b"\n".join([*lines[:2], damage(lines[2]), *lines[3:]]) + b"\n"
    file.write_bytes(damaged)
    with pytest.raises(TournamentError, match=said):
        hold(wanted, file, in_processes(1))
    assert file.read_bytes() == damaged
    file.write_bytes(b"\n".join([*lines[:2], *lines[3:]]) + b"\n")  # as the message says
    assert hold(wanted, file, in_processes(1)) == whole


@pytest.mark.parametrize("last", [b"{}", b"42", b"\xff"])
def test_a_last_line_that_was_cut_off_is_played_anew(tmp_path: Path, last: bytes) -> None:
    wanted, file = small(deals=1), tmp_path / "games.jsonl"
    whole = hold(wanted, file, in_processes(1))
    file.write_bytes(b"\n".join([*file.read_bytes().splitlines()[:-1], last]))
    assert hold(wanted, file, in_processes(1)) == whole


def test_a_file_of_another_version(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps({"format": 99}) + "\n")
    with pytest.raises(TournamentError, match="another version"):
        read(file)


def test_games_of_bots_that_knew_something_else_are_not_mixed(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    hold(replace(small(deals=1), knowledge="of old"), file, in_processes(1))
    with pytest.raises(TournamentError, match="holds another tournament"):
        hold(small(deals=1), file, in_processes(1))


def test_bad_tournaments() -> None:
    with pytest.raises(TournamentError, match="two or more different bots"):
        plan("ur", ["random", "random"], {}, 1, 0)
    with pytest.raises(UnknownBot, match="there is no bot 'deep_blue'"):
        plan("ur", ["random", "deep_blue"], {}, 1, 0)


def game(number: int, seating: tuple[int, ...], ranks: tuple[int, ...]) -> Played:
    """A finished game."""
    return Played(number, seating, 10, tuple(10 - rank for rank in ranks), ranks)


def test_every_two_seats_of_different_bots_are_one_comparison() -> None:
    table = comparisons(2, [game(0, (0, 1, 0, 1), (1, 2, 3, 3))])[0]
    assert table.tolist() == [[0, 2.5], [1.5, 0]]  # 0 beats both, then loses once and ties once


def test_elo_is_what_the_score_says() -> None:
    games = [game(i, (0, 1), (2, 1) if i % 4 else (1, 2)) for i in range(400)]
    shares = score(2, games)
    assert shares[1, 0] == 0.75
    assert math.isnan(shares[0, 0])
    first, second = rate(2, games)
    assert (first.elo, first.low, first.high) == (0, 0, 0)
    assert second.elo == pytest.approx(elo_of(0.75), abs=2)
    assert second.low == pytest.approx(elo_of(0.75 - 1.96 * math.sqrt(0.75 * 0.25 / 400)), abs=8)
    assert second.high == pytest.approx(elo_of(0.75 + 1.96 * math.sqrt(0.75 * 0.25 / 400)), abs=8)
    assert second.skill > first.skill


def test_elo_finds_the_strengths_that_made_the_games() -> None:
    chance, true = np.random.default_rng(1), (0.0, 150.0, 400.0)
    games = []
    for i in range(6000):
        one, other = [(0, 1), (0, 2), (1, 2)][i % 3]
        wins = chance.random() < 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
        games.append(game(i, (one, other), (1, 2) if wins else (2, 1)))
    for rating, elo in zip(rate(3, games), true, strict=True):
        assert rating.elo == pytest.approx(elo, abs=40)
        assert rating.low - 20 <= elo <= rating.high + 20


def test_few_games_of_several_bots_have_intervals_too() -> None:
    """Among games that are drawn anew all those of a bot may be missing."""
    pairs = [(0, 1), (0, 2), (1, 2)]
    games = [game(i, pairs[i % 3], (1, 2) if i < 3 else (2, 1)) for i in range(6)]
    first, *others = rate(3, games)
    assert first.interval == ""
    for rating in others:
        assert rating.low < rating.elo < rating.high


def test_games_are_drawn_whole_not_comparison_by_comparison() -> None:
    """Four comparisons of one game that always agree tell no more than one of them."""
    wide = rate(2, [game(i, (0, 1, 0, 1), (3, 1, 3, 1) if i % 2 else (1, 3, 1, 3)) for i in range(100)])[1]
    narrow = rate(2, [game(i, (0, 1), (2, 1) if i % 2 else (1, 2)) for i in range(400)])[1]
    assert wide.high - wide.low > 1.5 * (narrow.high - narrow.low)


def test_a_bot_that_loses_every_game_has_a_finite_rating() -> None:
    games = [game(i, (0, 1), (2, 1)) for i in range(10)]
    assert math.isfinite(rate(2, games)[1].elo)
    assert follow(2, games)[1] > follow(2, games)[0]


@pytest.mark.parametrize(
    ("ranks", "said"),
    [
        ([(2, 1)] * 10, "above +140"),
        ([(1, 2)] * 10, "below -140"),
        ([(2, 1)] * 2, "above -291"),
        ([(2, 1), (1, 2)] * 5, "-213 to +213"),
        ([(1, 1)] * 10, ""),
    ],
)
def test_where_one_side_won_every_game_there_is_a_bound(ranks: list[tuple[int, int]], said: str) -> None:
    first, second = rate(2, [game(i, (0, 1), each) for i, each in enumerate(ranks)])
    assert (first.interval, second.interval) == ("", said)
    assert all(math.isfinite(bar) for bar in (*first.bars, *second.bars))


def test_the_page_shows_ratings_and_pictures_and_loads_nothing() -> None:
    wanted = Plan("ur", load("ur").version, ("random", "<b>"), load("ur").choose({"players": 2}), 1, 0)
    shown = page(wanted, [game(0, (0, 1), (2, 1)), game(1, (1, 0), (1, 2))])
    assert shown.count("<svg") == 4
    assert "&lt;b&gt;" in shown
    assert "<b>" not in shown
    assert "<script" not in shown
    assert 'src="' not in shown


def test_the_command_holds_a_tournament_and_writes_its_page(tmp_path: Path) -> None:
    out, report = tmp_path / "games.jsonl", tmp_path / "report.html"
    command = [
        "arena",
        "ur",
        "--bots",
        "random,greedy",
        "--games",
        "2",
        "--option",
        "round_limit=1",
        "--processes",
        "1",
    ]
    done = CliRunner().invoke(app, [*command, "--out", str(out), "--report", str(report)])
    assert done.exit_code == 0, done.output
    assert "greedy" in done.output
    assert len(out.read_text().splitlines()) == 3
    assert report.read_text().startswith("<!doctype html>")


def test_the_command_refuses_in_one_line() -> None:
    done = CliRunner().invoke(app, ["arena", "ur", "--bots", "random", "--games", "2"])
    assert done.exit_code == 2
    assert "two or more different bots" in done.output


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--ray", "127.0.0.1:1"], "there is no Ray cluster at 127.0.0.1:1: "),
        (["--ray", "nonsense"], "there is no Ray cluster at nonsense: "),
        (["--ray", "auto", "--processes", "2"], "--ray or --processes, not both"),
    ],
)
def test_a_cluster_that_is_not_there(asked: list[str], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    done = CliRunner().invoke(app, ["arena", "ur", "--bots", "random,greedy", "--games", "2", *asked])
    assert done.exit_code == 2
    assert said in done.output


def test_a_bot_that_answers_illegally_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "choose", lambda *_: -1)
    for command in (["arena", "ur", "--bots", "random,greedy"], ["simulate", "ur", "--seats", "random,greedy"]):
        done = CliRunner().invoke(app, [*command, "--processes", "1"])
        assert done.exit_code == 2
        assert "random answers -1, which is not legal" in done.output


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a Ray cluster of one core, on this machine. Its folder needs a short name."""
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    with TemporaryDirectory(prefix="ray") as folder:
        started = ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, _temp_dir=folder)
        yield started.address_info["address"]
        ray.shutdown()


def test_the_same_tournament_on_a_ray_cluster(tmp_path: Path, cluster: str) -> None:
    wanted = small(deals=1)
    here = hold(wanted, tmp_path / "here.jsonl", in_processes(1))
    assert hold(wanted, tmp_path / "there.jsonl", on_ray(cluster)) == here
    assert (tmp_path / "there.jsonl").read_text() == (tmp_path / "here.jsonl").read_text()


def test_what_goes_wrong_on_a_ray_cluster_is_said_in_words(cluster: str) -> None:
    wanted = small(deals=1)
    with pytest.raises(
        TournamentError, match=r"^the cluster cannot play: .*there is no bot 'not_there'; there are .*$"
    ):
        list(on_ray(cluster)(replace(wanted, bots=("random", "not_there")), [0]))
    with pytest.raises(OptionError, match=r"^ur: round_limit = never is not possible; 0 to 250$"):
        list(on_ray(cluster)(replace(wanted, options={**wanted.options, "round_limit": "never"}), [0]))
