"""The conformance suite over every game, every number of seats and every telling set of options."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Final

import pytest
from eduba_connect_four import GAME as CONNECT_FOUR

from eduba.games.cradle import GAME as CRADLE
from eduba.games.flood import GAME as FLOOD
from eduba.games.gardens import GAME as GARDENS
from eduba.kernel.conformance import Conformance, check, option_sets
from eduba.kernel.game import Game, OptionError, installed, load
from games.tender import GAME as TENDER

INSTALLED: Final = {name: load(name) for name in installed()}
SHORT: Final = {game.id: game for game in (CONNECT_FOUR, TENDER)}
GAMES: Final = INSTALLED | SHORT
WHOLE_GAMES: Final = dict.fromkeys(GAMES, 50) | {"cradle": 10}
"""Compiled games for each set of options."""
SAMPLE: Final = dict.fromkeys(INSTALLED, 0.03) | {"cradle": 0.01, "gardens": 0.01} | dict.fromkeys(SHORT, 1.0)
"""Of how many decisions of the one game played uncompiled all laws are checked; the first three are always."""
SHORTENED: Final = {"cradle": {"round_cap": "10"}, "gardens": {"max_rounds": "30"}}
"""Options that keep the one uncompiled game short where random play never ends a game before its limit."""
APART: Final = dict.fromkeys(GAMES, 1) | {"cradle": 4, "gardens": 5}
"""Of how many sets of options one is played uncompiled too, where that takes long; with --slow all are."""
RANDOM_SETS: Final = dict.fromkeys(GAMES, 4) | {"gardens": 2}
"""Random combinations for each game and number of seats."""

OptionSet = tuple[str, dict[str, str]]


def every_set() -> Iterator[tuple[str, dict[str, str], int]]:
    """Each value of each option once, and every pair of values together; numbered for each game."""
    for name, game in GAMES.items():
        sets = (options for seats in game.seats for options in option_sets(game, seats))
        for number, options in enumerate(sets):
            yield name, options, number


def random_sets() -> Iterator[OptionSet]:
    """Combinations that come from the seed of this run."""
    chance = random.Random(int(os.environ["EDUBA_SEED"]))
    for name, game in GAMES.items():
        for seats in game.seats:
            for _ in range(RANDOM_SETS[name] if game.options else 0):
                yield name, random_set(game, seats, chance)


def random_set(game: Game, seats: int, chance: random.Random) -> dict[str, str]:
    """Any combination that the game does not refuse."""
    while True:
        try:
            return game.choose({"players": seats, **{o.name: chance.choice(o.domain.names) for o in game.options}})
        except OptionError:
            continue


def described(given: object) -> str:
    """A set of options, as the name of a test."""
    return ",".join(f"{name}={value}" for name, value in given.items()) if isinstance(given, dict) else str(given)


def all_laws(name: str, options: dict[str, str], seed: int, request: pytest.FixtureRequest) -> None:
    """All laws of the kernel, for one game with one set of options."""
    if name in SHORT:
        request.getfixturevalue("own_cache")
    Conformance(GAMES[name], options, seed).whole_games(WHOLE_GAMES[name])
    check(GAMES[name], options | SHORTENED.get(name, {}), seed, games=1, sample=SAMPLE[name])


@pytest.mark.parametrize(("name", "options", "number"), list(every_set()), ids=described)
def test_every_pair_of_options(name: str, options: dict[str, str], number: int, request: pytest.FixtureRequest) -> None:
    if number % APART[name] == 0 or request.config.getoption("--slow"):
        all_laws(name, options, seed=2006, request=request)
    else:
        Conformance(GAMES[name], options, seed=2006).whole_games(WHOLE_GAMES[name])


@pytest.mark.parametrize(("name", "options"), list(random_sets()), ids=described)
def test_random_options(name: str, options: dict[str, str], request: pytest.FixtureRequest) -> None:
    all_laws(name, options, seed=int(os.environ["EDUBA_SEED"]), request=request)


BATCHES: Final = 2


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_thousand_games_of_ur(ur: Game, players: int, batch: int) -> None:
    count = 2_000 // 3 // BATCHES + 1
    Conformance(ur, {"players": players}, seed=batch * count).whole_games(count)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(10))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_thousand_games_of_ur_for_each_number_of_players(ur: Game, players: int, batch: int) -> None:
    count = 20_000 // 10
    Conformance(ur, {"players": players}, seed=1_000_000 + batch * count).whole_games(count)


def test_six_hundred_games_of_after_the_flood() -> None:
    Conformance(FLOOD, seed=1).whole_games(600)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(10))
def test_twenty_thousand_games_of_after_the_flood(batch: int) -> None:
    count = 20_000 // 10
    Conformance(FLOOD, seed=1_000_000 + batch * count).whole_games(count)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_hundred_games_of_cradle_of_civilization(players: int) -> None:
    Conformance(CRADLE, {"players": players}, seed=1).whole_games(200)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_of_cradle_of_civilization_decision_by_decision(players: int) -> None:
    check(CRADLE, {"players": players}, seed=players, games=1, sample=0.05)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(10))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_thousand_games_of_cradle_of_civilization_for_each_number_of_players(players: int, batch: int) -> None:
    count = 20_000 // 10
    Conformance(CRADLE, {"players": players}, seed=1_000_000 + batch * count).whole_games(count, every=20)


SEATED: Final[dict[int, dict[str, object]]] = {
    2: {"players": 2},
    3: {"players": 3},
    4: {"players": 4},
    5: {"players": 5, "expansion_a": True},
    6: {"players": 6, "expansion_b": True},
}
"""The Hanging Gardens with each number of players: more than four need an expansion."""


@pytest.mark.parametrize("players", [2, 4, 6])
def test_nine_hundred_games_of_the_hanging_gardens(players: int) -> None:
    Conformance(GARDENS, SEATED[players], seed=1).whole_games(300)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_whole_game_of_the_hanging_gardens_decision_by_decision(players: int) -> None:
    check(GARDENS, SEATED[players], seed=players, games=1, sample=0.05)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(10))
@pytest.mark.parametrize("players", SEATED)
def test_twenty_thousand_games_of_the_hanging_gardens_for_each_number_of_players(players: int, batch: int) -> None:
    count = 20_000 // 10
    Conformance(GARDENS, SEATED[players], seed=1_000_000 + batch * count).whole_games(count, every=20)


def test_a_game_without_secrets_has_nothing_to_cover(ur: Game) -> None:
    suite = Conformance(ur, {"players": 2, "round_limit": 3}, seed=1)
    position = suite.one_game(sample=0.1)
    assert position.actor == -1
    assert len(suite.moves) > 20
    assert (suite._true, suite._guessed) == ({}, {})
    suite.covered()
