"""Many games: the same whatever the number of processes; each player in each seat equally often; honest intervals."""

from __future__ import annotations

from collections import Counter
from math import isclose, sqrt
from statistics import stdev

import pytest

from eduba.arena.simulate import Outcome, Standing, play_game, simulate, standings, wilson
from eduba.bots.bot import Bot, BotFailed, load
from eduba.kernel.engine import Engine, Position
from eduba.kernel.game import OptionError

SHORT = {"round_limit": "3"}


def test_the_number_of_processes_changes_nothing() -> None:
    told: list[int] = []
    one = simulate("ur", ["random"] * 3, SHORT, 50, 7, processes=1)
    two = simulate("ur", ["random"] * 3, SHORT, 50, 7, told.append, processes=2)
    assert one == two
    assert [outcome.number for outcome in one] == list(range(50))
    assert sorted(told) == told
    assert told[-1] == 50


def test_a_seed_decides_every_game_and_more_games_begin_with_the_same() -> None:
    few = simulate("ur", ["random"] * 2, SHORT, 5, 1, processes=1)
    assert simulate("ur", ["random"] * 2, SHORT, 9, 1, processes=1)[:5] == few
    assert simulate("ur", ["random"] * 2, SHORT, 5, 2, processes=1) != few
    assert len({(o.decisions, *o.points) for o in few}) == 5


def test_options_are_the_games_own() -> None:
    with pytest.raises(OptionError, match="ur has no option 'dragons'"):
        simulate("ur", ["random"] * 3, {"dragons": "yes"}, 1, 0)


class Sitting(Bot):
    """A random player that notes in which seats it sat."""

    def __init__(self, engine: Engine, name: str) -> None:
        super().__init__(engine)
        self.name = name
        self.random = load("random", engine)
        self.sat: set[int] = set()

    def choose(self, position: Position, seat: int, seed: int) -> int:
        self.sat.add(seat)
        return self.random.choose(position, seat, seed)


def test_players_move_one_seat_on_from_game_to_game(ur_engine: Engine) -> None:
    seats: Counter[tuple[str, int]] = Counter()
    for number in range(6):
        players = [Sitting(ur_engine, name) for name in "abc"]
        play_game(ur_engine, players, {"players": "3", **SHORT}, 0, number)
        seats.update((player.name, seat) for player in players for seat in player.sat)
    assert seats == {(name, seat): 2 for name in "abc" for seat in range(3)}


def test_points_and_ranks_belong_to_players_not_to_seats(ur_engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "result", lambda position: ([0, 10, 20], [3, 2, 1]))  # by seat
    for number in range(3):
        players = [Sitting(ur_engine, name) for name in "abc"]
        outcome = play_game(ur_engine, players, {"players": "3", **SHORT}, 0, number)
        sat = [seat for player in players for seat in player.sat]
        assert outcome.points == [10 * seat for seat in sat]
        assert outcome.ranks == [3 - seat for seat in sat]


class Cheat(Bot):
    """Answers what nobody asked."""

    name = "cheat"

    def choose(self, position: Position, seat: int, seed: int) -> int:
        return -1


class Absent(Bot):
    """Gives no answer."""

    name = "absent"

    def choose(self, position: Position, seat: int, seed: int) -> int:
        raise KeyError("a plan")


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (Cheat, "cheat answers -1, which is not legal"),
        (Absent, r"absent does not answer: KeyError: 'a plan' \(test_simulate.py, line \d+\)"),
    ],
)
def test_a_bot_without_a_legal_answer_has_a_bug_that_is_named(ur_engine: Engine, kind: type[Bot], said: str) -> None:
    with pytest.raises(BotFailed, match=f"game 4, decision 1: {said}"):
        play_game(ur_engine, [kind(ur_engine)] * 3, {"players": "3"}, 0, 4)


OUTCOMES = [
    Outcome(0, 100, [10, 4], [1, 2]),
    Outcome(1, 120, [6, 6], [1, 1]),
    Outcome(2, 80, [3, 9], [2, 1]),
    Outcome(3, 90, [8, 1], [1, 2]),
]


def test_standings_of_made_up_outcomes() -> None:
    first, second = standings(["a", "b"], OUTCOMES)
    assert (first.player, first.wins, first.points, first.rank) == ("a", 2.5 / 4, 27 / 4, 5 / 4)
    assert (second.player, second.wins, second.points, second.rank) == ("b", 1.5 / 4, 5, 6 / 4)
    assert isclose(first.points_error, 1.96 * stdev([10, 6, 3, 8]) / sqrt(4))
    assert (first.wins_low, first.wins_high) == wilson(2.5 / 4, 4)
    assert isclose(first.wins + second.wins, 1)


def test_one_game_has_no_spread() -> None:
    (only,) = standings(["a"], [Outcome(0, 10, [3], [1])])
    assert only == Standing("a", 1.0, *wilson(1.0, 1), 3, 0.0, 1)


@pytest.mark.parametrize(
    ("won", "count", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 20, 0.0, 0.1611),
        (20, 20, 0.8389, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe (1998), table I
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_s_interval(won: int, count: int, low: float, high: float) -> None:
    found = wilson(won / count, count)
    assert found == pytest.approx((low, high), abs=1e-4)
    assert found[0] <= won / count <= found[1]


@pytest.mark.slow
def test_one_greedy_bot_beats_three_random_ones() -> None:
    outcomes = simulate("ur", ["greedy", "random", "random", "random"], {}, 200, 0)
    greedy = standings(["greedy", "random", "random", "random"], outcomes)[0]
    assert greedy.wins > 0.9
