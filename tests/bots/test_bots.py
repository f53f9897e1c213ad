"""Bots: only legal answers, the same for the same seed, and nothing that their seat does not know."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module

import eduba_connect_four
import pytest

from eduba.bots import bot as bots
from eduba.bots.bot import Bot, UnknownBot, decide, installed, load
from eduba.kernel import game as games
from eduba.kernel.engine import Engine, Position
from games import tender

by_bot = pytest.mark.parametrize("name", ["greedy", "random"])


@cache
def engine(game: str) -> Engine:
    """An engine, made once."""
    made_up = {"tender": tender.GAME, "connect_four": eduba_connect_four.GAME}
    return Engine(made_up[game] if game in made_up else games.load(game), compiled=game == "ur")


def positions(game: str, seed: int, **options: object) -> Iterator[Position]:
    """The positions of a random game."""
    chance = random.Random(seed)
    position = engine(game).new(options, seed)
    while position.actor >= 0:
        yield position
        position.play(chance.choice(position.legal()))


def test_the_installed_bots_are_found() -> None:
    assert {"greedy", "random"} <= set(installed())
    assert installed() == sorted(installed())


def test_an_unknown_bot_is_named_with_those_that_exist(ur_engine: Engine) -> None:
    with pytest.raises(UnknownBot, match=r"there is no bot 'deep_blue'; there are anunnaki, .*random"):
        load("deep_blue", ur_engine)


@pytest.mark.parametrize("players", [2, 3, 4])
@by_bot
def test_a_bot_gives_only_legal_answers(name: str, players: int, ur_engine: Engine) -> None:
    bot = load(name, ur_engine)
    position = ur_engine.new({"players": players, "round_limit": 12}, players)
    decisions = 0
    while position.actor >= 0:
        action = decide(bot, position, decisions)
        assert action in position.legal()
        position.play(action)
        decisions += 1
    assert decisions > 3 * players


@by_bot
def test_a_bot_may_play_the_canonical_order_too(name: str, ur_engine: Engine) -> None:
    bot = load(name, ur_engine)
    position = ur_engine.new({"step_order": "canonical", "round_limit": 5}, 1)
    while position.actor >= 0:
        assert position.advance(decide(bot, position, position.state.turn)) == 0


@by_bot
def test_a_bot_is_deterministic_for_a_seed_and_remembers_nothing(name: str, ur_engine: Engine) -> None:
    bot, fresh = load(name, ur_engine), load(name, ur_engine)
    for n, position in enumerate(positions("ur", 3, round_limit=4)):
        assert decide(bot, position, n) == decide(fresh, position, n)
    first = ur_engine.new({}, 3)
    assert decide(bot, first, 0) == decide(load(name, ur_engine), first, 0)


def test_a_random_bot_gives_every_answer_about_equally_often(ur_engine: Engine) -> None:
    bot, position = load("random", ur_engine), ur_engine.new({}, 0)
    answers = [decide(bot, position, seed) for seed in range(3600)]
    counts = [answers.count(action) for action in position.legal()]
    assert len(counts) == 36
    assert sum((count - 100) ** 2 / 100 for count in counts) < 80  # chi-squared, 35 degrees of freedom: 1 in 20,000


@by_bot
def test_a_bot_leaves_the_position_as_it_was(name: str, ur_engine: Engine) -> None:
    bot = load(name, ur_engine)
    for n, position in enumerate(positions("ur", 4, round_limit=2)):
        before = position.key()
        decide(bot, position, n)
        assert position.key() == before


class Nosy(Bot):
    """Answers by what it sees in the hands of others, in the sealed bids and in the deck."""

    name = "nosy"

    def choose(self, position: Position, seat: int, seed: int) -> int:
        legal = position.legal()
        return legal[sum(position.key()) % len(legal)]


@pytest.mark.usefixtures("own_cache")
@pytest.mark.parametrize("name", ["greedy", "random", "nosy"])
def test_a_bot_chooses_alike_in_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    """Tender has hands, secret bids and a deck. All of them differ between the two worlds; the answers do not."""
    bot = Nosy(engine("tender")) if name == "nosy" else load(name, engine("tender"))
    compared = 0
    for seed in range(6):
        for position in positions("tender", seed, players=3, ties="chance"):
            seat = position.actor
            world = position.determinized(seat, 1000 + seed)
            if world.key() == position.key() or len(position.legal()) == 1:
                continue
            assert world.view(seat) == position.view(seat)
            assert [decide(bot, world, s) for s in range(4)] == [decide(bot, position, s) for s in range(4)]
            compared += 1
    assert compared > 20


def test_a_bot_never_sees_the_true_dice(ur_engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[int]] = []
    bot = load("random", ur_engine)
    choose = bot.choose

    def watch(position: Position, seat: int, seed: int) -> int:
        seen.append(position.words)
        return choose(position, seat, seed)

    monkeypatch.setattr(bot, "choose", watch)
    position = ur_engine.new({}, 5)
    position.words = [1, 2, 3, 4]
    decide(bot, position, 7)
    decide(bot, position, 8)
    assert [1, 2, 3, 4] not in seen
    assert seen[0] != seen[1]


@pytest.mark.usefixtures("own_cache")
@pytest.mark.parametrize("seed", range(5))
def test_a_greedy_bot_takes_a_win_that_is_there(seed: int) -> None:
    position = engine("connect_four").new()
    for column in (1, 2, 1, 2, 1, 2):
        position.play(f"drop {column}")
    greedy = load("greedy", engine("connect_four"))
    assert decide(greedy, position, seed) == engine("connect_four").game.actions.parse("drop 1")


def best_end(position: Position, seat: int) -> float:
    """The best `evaluate` at the end of a seat's own chain of decisions, by trying them all."""
    if position.actor != seat:
        return position.evaluate(seat)
    ends = []
    for action in position.legal():
        after = position.copy()
        after.advance(action)
        ends.append(best_end(after, seat))
    return max(ends)


def test_a_greedy_bot_finds_the_best_end_of_its_chain(ur_engine: Engine) -> None:
    """UR's exchange: which tile to take, then which face to show. Few enough to try them all."""
    greedy, step = load("greedy", ur_engine), ur_engine.game.steps["EXCHANGE"]
    compared = 0
    for n, position in enumerate(positions("ur", 11, players=3, round_limit=40)):
        if position.state.step == step and 2 < len(position.legal()) < 30:
            chosen = position.copy()
            chosen.advance(decide(greedy, position, n))
            seat = position.actor
            assert best_end(chosen, seat) == pytest.approx(best_end(position, seat), abs=1e-6)
            compared += 1
    assert compared > 20


def test_a_greedy_bot_sees_one_order_of_what_can_be_done_in_any() -> None:
    """With two equal spares UR's canonical order offers only the first: a greedy bot never takes the second."""
    greedy, parse = load("greedy", engine("ur")), engine("ur").game.actions.parse
    both = {parse("exchange 36"), parse("exchange 37")}
    taken = []
    for seed in range(12):
        for position in positions("ur", seed, players=2, round_limit=30):
            spare = position.state.spare
            if spare[0] == spare[1] and both <= set(position.legal()):
                taken += [action for n in range(3) if (action := decide(greedy, position, n)) in both]
    assert set(taken) == {parse("exchange 36")}


def an_entry(monkeypatch: pytest.MonkeyPatch, loaded: Callable[[], object]) -> None:
    """The only bot that is installed."""

    class Entry:
        name = "broken"

        def load(self) -> object:
            return loaded()

    monkeypatch.setattr(bots, "entry_points", lambda **_: [Entry()])


def test_a_bot_that_cannot_be_loaded_explains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables with such a bot are shown all the same."""
    for loaded in (lambda: import_module("eduba_no_such_bot"), lambda: lambda engine: Nosy(engine)):
        bots.explains.cache_clear()
        an_entry(monkeypatch, loaded)
        assert not bots.explains("broken")
    bots.explains.cache_clear()


def test_an_entry_point_must_name_a_bot(monkeypatch: pytest.MonkeyPatch, ur_engine: Engine) -> None:
    an_entry(monkeypatch, lambda: lambda engine: "no bot")
    with pytest.raises(UnknownBot, match=r"the entry point 'broken' of eduba\.bots is no Bot"):
        load("broken", ur_engine)


def test_a_bot_that_cannot_be_imported_is_named(monkeypatch: pytest.MonkeyPatch, ur_engine: Engine) -> None:
    an_entry(monkeypatch, lambda: import_module("eduba_no_such_bot"))
    with pytest.raises(UnknownBot, match="the bot 'broken' cannot be loaded: ModuleNotFoundError: No module named"):
        load("broken", ur_engine)
