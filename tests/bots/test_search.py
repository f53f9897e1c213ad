"""Search: it finds what is there to be found, honestly, repeatably, and within its budget."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event, Thread, Timer
from threading import enumerate as enumerate_threads

import eduba_connect_four
import pytest

from eduba.bots.bot import decide, load
from eduba.bots.levels import Level, LevelBot
from eduba.bots.search import Choice, Found, Search
from eduba.kernel.contract import State, Tables
from eduba.kernel.engine import Engine, Position
from eduba.kernel.rule import Floats, Ints, rule
from games import crossroads, tender
from games.engines import bids, four
from rules.flood import board as flood

CAREFUL = {"faith": 1.0, "bias": 0.1, "turns": 2, "steps": 30, "spread": 3.0, "care": 2}
FEW = 1 << 14


@pytest.fixture(autouse=True)
def caches(own_cache: None) -> None:
    """Made-up games are compiled into pytest's own cache."""


def line(*columns: int) -> Position:
    """Connect Four after some moves."""
    position = four().new()
    for column in columns:
        position.play(f"drop {column}")
    return position


def best(search: Search, position: Position, seed: int = 1, simulations: int = 2000) -> str:
    """The answer a search prefers, as text."""
    return search.engine.game.actions.text(search.think(position, position.actor, seed, simulations).best.action)


@pytest.mark.parametrize("knobs", [{}, CAREFUL])
def test_it_takes_a_win_and_stops_one(knobs: dict[str, float]) -> None:
    search = Search(four(), knobs, nodes=FEW)
    assert best(search, line(1, 2, 1, 2, 1, 2)) == "drop 1"
    assert best(search, line(1, 2, 1, 2, 1)) == "drop 1"


def test_it_sees_a_trap_three_moves_deep() -> None:
    """Two discs side by side on the empty ground: a third beside them, open at both ends, cannot be stopped."""
    search = Search(four())
    found = search.think(line(4, 4, 3, 3), 0, 1, 20_000)
    assert four().game.actions.text(found.best.action) in ("drop 2", "drop 5")
    assert found.best.chances[0] > 0.9
    going_on = search.line(found.best.action)
    assert going_on[0] == found.best.action
    assert len(going_on) >= 3


@pytest.mark.parametrize("knobs", [{}, CAREFUL])
@pytest.mark.parametrize("land", ["trust", "caution"])
def test_every_seat_is_taken_to_play_for_itself(land: str, knobs: dict[str, float]) -> None:
    """In the one land seat 0 errs if it fears spite, in the other if it hopes for a gift."""
    search = Search(Engine(crossroads.GAME, compiled=False), knobs, nodes=2000)
    assert best(search, search.engine.new({"land": land}), simulations=300) == "take 1"


@pytest.mark.parametrize("knobs", [{}, CAREFUL])
def test_it_runs_uncompiled_too_and_finds_the_same(knobs: dict[str, float]) -> None:
    plain = Engine(eduba_connect_four.GAME, compiled=False)
    found = []
    for engine in (plain, four()):
        search = Search(engine, knobs, nodes=2000)
        position = engine.new()
        found.append(search.think(position, 0, 4, 60))
        position.play(found[-1].best.action)
        position.play(position.legal()[3])
        found.append(search.think(position, 0, 5, 60))
    assert found[:2] == found[2:]


@rule
def loves_the_last(s: State, t: Tables, actions: Ints, count: int, weights: Floats) -> None:
    """A `prior` that knows only one answer."""
    for i in range(count):
        weights[i] = 1.0 if i == count - 1 else 0.0


def test_a_prior_draws_at_first_and_fades() -> None:
    game = replace(eduba_connect_four.GAME, prior=loves_the_last)
    engine = Engine(game, compiled=False)
    knobs = {"faith": 4.0, "bias": 0.5, "turns": 1, "steps": 1}

    def share(simulations: int, bias: float) -> float:
        found = Search(engine, {**knobs, "bias": bias}, nodes=20_000).think(engine.new(), 0, 1, simulations)
        return next(c.visits for c in found.choices if c.action == max(engine.new().legal())) / simulations

    assert share(30, 0.5) > 2 * share(30, 0.0)
    assert share(600, 0.5) < share(30, 0.5)


def test_what_it_found_adds_up() -> None:
    found = Search(four(), nodes=FEW).think(line(4), 1, 5, 1500)
    assert found.simulations == 1500 == sum(choice.visits for choice in found.choices)
    assert [c.visits for c in found.choices] == sorted((c.visits for c in found.choices), reverse=True)
    for choice in found.choices:
        assert 0 <= choice.value <= 1
        assert sum(choice.chances) == pytest.approx(1)
        assert choice.value == pytest.approx(choice.chances[1])  # with two seats, to win is to be ranked first
    assert sum(found.chances) == pytest.approx(1)


def test_it_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    position = line(4, 3, 5)
    first, again, other = (Search(four(), nodes=FEW).think(position, 1, seed, 800) for seed in (7, 7, 8))
    assert first == again
    assert first != other


def secret_positions(seed: int) -> Iterator[Position]:
    """The positions of a game of Tender in which the seat to move has a choice."""
    position = bids().new({"players": 3, "ties": "chance"}, seed)
    while position.actor >= 0:
        legal = position.legal()
        if len(legal) > 1:
            yield position
        position.play(legal[seed % len(legal)])


def test_it_chooses_alike_in_worlds_that_the_seat_cannot_tell_apart() -> None:
    compared = 0
    for seed in range(4):
        for position in secret_positions(seed):
            seat = position.actor
            world = position.determinized(seat, 99)
            if world.key() == position.key():
                continue
            king, twin = (load("governor", bids()) for _ in range(2))
            assert decide(king, world, seed) == decide(twin, position, seed)
            compared += 1
    assert compared > 10


def test_it_looks_at_more_than_one_world() -> None:
    """A bid is judged against what the others may hold, not against one guess of it."""
    position = next(p for p in secret_positions(1) if p.state.laid == 1)
    seat = position.actor
    guesses = [position.determinized(seat, seed) for seed in (1, 2)]
    assert guesses[0].key() != guesses[1].key()
    one, other = (Search(bids(), nodes=FEW).think(guess, seat, 3, 500) for guess in guesses)
    assert one == other


def test_a_search_goes_on_from_what_it_knows() -> None:
    search = Search(four(), nodes=FEW)
    position = line(4)
    found = search.think(position, 1, 1, 4000)
    position.play(found.best.action)
    position.play(search.line(found.best.action)[1])
    again = search.think(position, 1, 2, 1)
    assert again.simulations > 100
    assert again.simulations == sum(c.visits for c in again.choices) + 1  # of the visits kept, one made the node
    elsewhere = line(1, 1, 1, 2, 2)
    assert search.think(elsewhere, 1, 2, 1).simulations == 1


def test_a_search_goes_on_only_where_the_seat_sees_the_same() -> None:
    """After "trust" the seat has seen nothing new: whatever the world, it goes on. After "peek" it has seen a lot, and
    goes on only in worlds where that lot is the one of its first guess."""
    position = next(p for p in secret_positions(2) if p.state.step == tender.Step.PEEK)
    seat = position.actor
    kept: dict[str, list[bool]] = {"trust": [], "peek": []}
    for said, found in kept.items():
        for seed in range(12):
            search = Search(bids(), nodes=FEW)
            search.think(position.determinized(seat, 5), seat, 1, 300)
            world = position.determinized(seat, seed)
            world.play(said)
            assert world.actor == seat
            found.append(search.think(world, seat, 1, 1).simulations > 1)
    assert all(kept["trust"])
    assert any(kept["peek"])
    assert not all(kept["peek"])


def test_of_what_it_knows_only_answers_that_can_be_given_are_kept() -> None:
    """Dice decide whether a region is fought for on or the next one is chosen: in the tree both questions stand in one
    place, with the answers to both."""
    asked = set()
    for seed in range(8):
        position = flood.position(empires="red:0=gold purple:1", armies="akkad:red1 babylon:purple1", available="red:9")
        flood.play(position, "act expand")
        position = position.determinized(0, seed)
        search = Search(flood.ENGINE, {"steps": 2, "care": 1}, nodes=FEW)
        search.think(position, 0, seed, 60)
        position.play("invade babylon")
        again = search.think(position, 0, seed, 1)
        assert again.simulations > 1
        assert {choice.action for choice in again.choices} <= set(position.legal())
        asked.add(tuple(position.legal()))
    assert len(asked) > 1


def test_a_forced_answer_is_the_answer_to_the_question_asked() -> None:
    """Six columns are full: there is one answer, and it is found, not the one after it."""
    chance = Random(1)
    position = line()
    while len(position.legal()) != 1:
        position = line() if position.actor < 0 else position
        position.play(chance.choice(position.legal()))
    found = Search(four(), nodes=FEW).think(position, position.actor, 1, 50)
    assert [choice.action for choice in found.choices] == position.legal()


def test_a_knob_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="a search has no expolre; it has explore, "):
        Search(four(), {"expolre": 1.0})


def test_a_prior_without_faith_is_refused_not_ignored() -> None:
    with pytest.raises(ValueError, match="nothing without faith"):
        Search(four(), {"bias": 0.1})


def test_threads_add_up() -> None:
    found = Search(four(), threads=2, nodes=FEW).think(line(1, 2, 1, 2, 1, 2), 0, 1, 1001)
    assert found.simulations == 1002
    assert four().game.actions.text(found.best.action) == "drop 1"


def test_a_search_can_be_stopped() -> None:
    """It is told so again and again: what is said before it has begun is not meant for it."""
    search, ended = Search(four(), nodes=FEW), Event()

    def insist() -> None:
        while not ended.wait(0.05):
            search.stop()

    teller = Thread(target=insist)
    teller.start()
    try:
        found = search.think(line(4), 1, 1, 1 << 30)
    finally:
        ended.set()
        teller.join()
    assert 0 < found.simulations < 1 << 30


def test_a_search_keeps_to_its_time() -> None:
    assert 0 < Search(four(), nodes=FEW).think(line(4), 1, 1, 1 << 30, seconds=0.2).simulations < 1 << 30


def test_the_clock_of_one_search_does_not_end_the_next() -> None:
    search = Search(four(), nodes=FEW)
    for _ in range(20):
        search.think(line(4), 1, 1, 10, seconds=3600)
        assert not [thread for thread in enumerate_threads() if isinstance(thread, Timer)]


@pytest.mark.parametrize("threads", [1, 2])
def test_there_is_an_answer_however_short_the_time(threads: int) -> None:
    found = Search(four(), threads=threads, nodes=FEW).think(line(), 0, 1, 1000, seconds=0.0)
    assert found.best.action in line().legal()


def test_a_full_tree_is_still_searched() -> None:
    found = Search(four(), nodes=64).think(line(1, 2, 1, 2, 1, 2), 0, 1, 3000)
    assert found.simulations == 3000
    assert four().game.actions.text(found.best.action) == "drop 1"


def test_a_second_process_compiles_nothing() -> None:
    program = (
        "import eduba_connect_four as c; from eduba.bots.search import Search; from eduba.kernel.engine import Engine;"
        "from eduba.kernel.specialise import build_of;"
        "e = Engine(c.GAME); Search(e, nodes=64).think(e.new(), 0, 1, 50); print(build_of(c.GAME).compiled)"
    )
    Search(four(), nodes=64)
    environment = {**os.environ, "PYTHONPATH": str(Path(eduba_connect_four.__file__).parent)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


class Loose(LevelBot):
    """A level for tests."""

    name = "apprentice"


def test_a_loose_level_gives_away_no_more_than_its_slack() -> None:
    bot = Loose(four())
    bot.level = Level(400, slack=0.1)
    position = line(1, 2, 1, 2, 1, 2)
    assert {bot.choose(position, 0, seed) for seed in range(12)} == {four().game.actions.parse("drop 1")}
    opening = {bot.choose(line(), 0, seed) for seed in range(30)}
    assert len(opening) > 1


def test_a_level_tells_what_it_weighed() -> None:
    thought = load("governor", four()).think(line(4, 4), 0, 2)
    assert thought.weighed[0].action == thought.action
    assert len({w.action for w in thought.weighed}) == len(thought.weighed) == 3
    assert all(0 <= w.chance <= 1 for w in thought.weighed)


def test_a_choice_is_the_most_tried_one() -> None:
    few, many = Choice(1, 3, 0.9, (0.9, 0.1)), Choice(2, 30, 0.6, (0.6, 0.4))
    found = Found(33, (many, few))
    assert found.best is many
    assert found.chances == pytest.approx(((0.6 * 30 + 0.9 * 3) / 33, (0.4 * 30 + 0.1 * 3) / 33))
