"""One generic module for every game: compiled and uncompiled alike."""

from __future__ import annotations

import numpy as np
import pytest
from eduba_connect_four import GAME as CONNECT_FOUR

from eduba.kernel import contract, edge, loops
from eduba.kernel.engine import Engine
from eduba.kernel.events import new_log
from eduba.kernel.game import Game
from eduba.kernel.record import Records
from eduba.kernel.specialise import build_of, specialise, specialise_plain
from games.tender import GAME as TENDER
from kernel import draws

GAMES = pytest.mark.parametrize("game", [CONNECT_FOUR, TENDER], ids=lambda game: game.id)


@GAMES
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_compiled_and_uncompiled_games_are_equal_byte_for_byte(game: Game, seed: int, own_cache: None) -> None:
    machine, python = Engine(game).new(seed=seed), Engine(game, compiled=False).new(seed=seed)
    tables, out, log = game.content().tables, [0] * game.actions.size, new_log()
    compiled, plain = specialise(draws, game), specialise_plain(draws, game)
    took = compiled.game_from(machine.records.array, tables.array, seed, np.zeros(len(out), np.int32), new_log().array)
    assert plain.game_from(python.records, tables, seed, out, log) == took > 0
    assert machine.actor == python.actor == -1
    assert machine.key() == python.key()


def test_a_generic_module_runs_only_for_a_game() -> None:
    states, tables = Records(contract.State), Records(contract.Tables)
    with pytest.raises(NotImplementedError, match="legal: a generic module runs only when specialised for a game"):
        edge.legal_at(states, 0, tables, [])


def test_specialising_leaves_the_module_as_it_was() -> None:
    before = dict(vars(loops))
    specialise_plain(loops, CONNECT_FOUR)
    assert dict(vars(loops)) == before


def test_a_specialised_module_has_what_it_says_that_python_calls() -> None:
    plain, compiled = specialise_plain(loops, CONNECT_FOUR), specialise(loops, CONNECT_FOUR)
    assert sorted(vars(plain)) == sorted(vars(compiled)) == sorted(loops.ENTRIES)
    assert "random_game" in vars(loops)
    assert "random_game" not in loops.ENTRIES


def test_a_specialised_module_that_says_nothing_has_all_its_own_rules() -> None:
    assert "legal_at" in vars(specialise_plain(edge, CONNECT_FOUR))
    assert "legal" not in vars(specialise_plain(edge, CONNECT_FOUR))


def test_a_game_is_built_once_in_a_process(own_cache: None) -> None:
    progress: list[tuple[int, int, str]] = []
    first = specialise(edge, TENDER)
    again = specialise(edge, TENDER, progress=lambda *news: progress.append(news))
    assert first.legal_at is again.legal_at
    assert build_of(TENDER) is build_of(TENDER)
    assert progress[-1][0] == progress[-1][1] == len(progress), "every rule is reported, the last as the last"


@pytest.mark.parametrize("compiled", [True, False])
def test_many_games_in_one_call_repeat_themselves(compiled: bool, own_cache: None) -> None:
    engine = Engine(TENDER, compiled=compiled)
    run = (specialise if compiled else specialise_plain)(loops, TENDER).random_games
    options = engine.buffer(len(TENDER.all_options))
    options[:] = TENDER.option_values(TENDER.choose({"players": 3}))
    took = []
    for seed in (4, 4, 5):
        position, log, tables = engine.new(), new_log(), engine.content.tables
        held = (position.records.array, tables.array) if compiled else (position.records, tables)
        out, logs = engine.buffer(TENDER.actions.size), log.array if compiled else log
        took.append((run(*held, options, seed, 20, out, logs), position.key()))
    assert took[0] == took[1] != took[2]
    assert 20 * 9 <= took[0][0] <= 20 * 12, "three bids in three rounds, and a peek in each at most"
