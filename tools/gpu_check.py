"""`make gpu`: whole random games of every game on this machine's GPU, compared byte for byte with the processor's.

Of each game 10,000 are played to their end, spread over every number of players and each value of each option; then as
many are cut short, and everything is asked of them that can be asked of a position. What is told in floats is compared to
nine digits. With NUMBA_ENABLE_CUDASIM=1 numba-cuda's simulator stands for the GPU: the same steps in plain Python.
"""

from __future__ import annotations

import argparse
import sys
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import zip_longest
from time import perf_counter
from types import FunctionType, SimpleNamespace
from typing import Any, Final

import numpy as np
from numba import cuda as untyped_cuda
from numba.core import config as untyped_config

from eduba.kernel import crowd, loops
from eduba.kernel.conformance import option_sets
from eduba.kernel.engine import Engine
from eduba.kernel.events import new_log
from eduba.kernel.folds import twin
from eduba.kernel.game import Game, UnknownGame, installed, load
from eduba.kernel.record import Records
from eduba.kernel.rule import is_rule
from eduba.kernel.specialise import specialise, specialise_plain

cuda: Any = untyped_cuda
config: Any = untyped_config
BLOCK: Final = 64
THREADS: Final = 65_536
"""Threads of a GPU at most; each plays one game after another."""
SHORT: Final = 3
"""The part of an average game after which games are cut short, as a divisor."""
Run = Callable[..., None]


class Processor:
    """Runs a program on compiled rules, as one thread."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.threads = 1

    def given(self, value: Any) -> Any:
        """What a program uses, in the form that this machine takes."""
        if is_rule(value):
            return getattr(specialise(import_module(value.__module__), self.game), value.__name__)
        return SimpleNamespace(grid=lambda _: 0, gridsize=lambda _: 1) if value is cuda else value

    def run(self, program: FunctionType, *arguments: Any) -> float:
        """Run a program on buffers in memory; the seconds it took."""
        code = twin(program, self.given)
        start = perf_counter()
        code(*(a.array if isinstance(a, Records) else a for a in arguments))
        return perf_counter() - start


class Simulator(Processor):
    """Runs a program on plain rules, in threads as numba-cuda's simulator makes them."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.threads = 4

    def given(self, value: Any) -> Any:
        if is_rule(value):
            return getattr(specialise_plain(import_module(value.__module__), self.game), value.__name__)
        return value

    def run(self, program: FunctionType, *arguments: Any) -> float:
        code = cuda.jit(twin(program, self.given))
        start = perf_counter()
        code[2, self.threads // 2](*(a.data if isinstance(a, np.ndarray) else a for a in arguments))
        return perf_counter() - start


class Device(Processor):
    """Runs a program on the GPU."""

    def __init__(self, game: Game) -> None:
        from eduba.kernel.gpu import Rules

        super().__init__(game)
        self.threads = THREADS
        self._rules = Rules(game)
        self._programs: dict[FunctionType, Any] = {}

    def run(self, program: FunctionType, *arguments: Any) -> float:
        if program not in self._programs:
            code, form = self._rules.form(program)
            self._programs[program] = cuda.jit(form)(code)
        held = [a.array if isinstance(a, Records) else a for a in arguments]
        there = [cuda.to_device(a) if isinstance(a, np.ndarray) else a for a in held]
        cuda.synchronize()
        start = perf_counter()
        self._programs[program][self.threads // BLOCK, BLOCK](*there)
        cuda.synchronize()
        took = perf_counter() - start
        for here, copy in zip(held, there, strict=True):
            if isinstance(here, np.ndarray):
                copy.copy_to_host(here)
        return took


@dataclass(frozen=True)
class Told:
    """What a machine made of many games."""

    parts: dict[str, Any]
    """What is compared, each with one row for each game."""
    decisions: int
    seconds: float


class Table:
    """A game with its printed values and the options it is played with, one set after another."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.tables = Engine(game).content.tables
        sets = zip_longest(
            *(option_sets(game, seats) for seats in game.seats)
        )  # a few games are of all numbers of seats
        rows = [game.option_values(options) for line in sets for options in line if options]
        self.options = np.array(rows, np.int32)
        self.room = max(game.actions.size, game.state.size())  # for all legal answers, and for all that a seat sees

    def play(self, machine: Processor, games: int, most: int = loops.MOST) -> tuple[Told, Records[Any]]:
        """Whole games, or games cut short; what is told of them, and their positions."""
        seats = self.game.seats[-1]
        states, logs = Records(self.game.state, games), new_log(0)
        points, ranks, decisions = (np.zeros(games * each, np.int32) for each in (seats, seats, 1))
        outs = np.zeros(machine.threads * self.room, np.int32)
        options, rows = self.options.reshape(-1), len(self.options)
        buffers = (states, self.tables, options, rows, self.seed, most, outs, logs, points, ranks, decisions)
        seconds = machine.run(crowd.PLAY, *buffers)
        parts = {
            "records": _bytes(states).copy(),
            "decisions": decisions.reshape(games, 1),
            "points": points.reshape(games, seats),
            "ranks": ranks.reshape(games, seats),
        }
        return Told(parts, int(decisions.sum()), seconds), states

    def ask(self, machine: Processor, states: Records[Any]) -> Told:
        """Everything that can be asked of positions; a guess then stands in the place of each."""
        room = machine.threads * self.room
        answers, worth = (
            np.zeros(len(states) * n, kind) for n, kind in ((crowd.ANSWERS, np.int32), (crowd.WORTHS, float))
        )
        buffers = (states, self.tables, self.seed, np.zeros(room, np.int32), np.zeros(room), answers, worth)
        seconds = machine.run(crowd.ASK, *buffers)
        parts = {
            "guesses": _bytes(states),
            "answers": answers.reshape(-1, crowd.ANSWERS),
            "worth": worth.reshape(-1, crowd.WORTHS),
        }
        return Told(parts, 0, seconds)


def _bytes(states: Records[Any]) -> Any:
    return np.frombuffer(states.memory, np.uint8).reshape(len(states), states.size)


def differences(there: Told, here: Told) -> list[str]:
    """In words, what is not equal: to the byte, and floats to nine digits."""
    found = []
    for name, wanted in here.parts.items():
        got = there.parts[name]
        same = np.isclose(got, wanted, rtol=1e-9, atol=1e-9) if wanted.dtype == float else got == wanted
        wrong = np.flatnonzero(~same.all(axis=1))
        if len(wrong):
            found.append(f"{name} of {len(wrong)} of {len(wanted)} games differ, the first of game {wrong[0]}")
    return found


def check(game: Game, machine: Processor, games: int, seed: int) -> tuple[str, list[str]]:
    """Compare a machine with the processor over so many games; a line about it, and what differs."""
    table, here = Table(game, seed), Processor(game)
    whole, _ = table.play(machine, games)
    wanted, _ = table.play(here, games)
    wrong = differences(whole, wanted)
    most = wanted.decisions // games // SHORT
    cut, positions = table.play(machine, games, most)
    wanted_cut, wanted_positions = table.play(here, games, most)
    wrong += [f"cut short, {what}" for what in differences(cut, wanted_cut)]
    wrong += [
        f"asked, {what}" for what in differences(table.ask(machine, positions), table.ask(here, wanted_positions))
    ]
    sets = min(games, len(table.options))
    line = f"{game.id}: {games:,} games with {sets} sets of options, {wanted.decisions:,} decisions"
    return line, wrong


def main() -> int:
    """Check the games that are named, or all that are installed; 1 if a GPU plays otherwise, 2 if there is none."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to check; without any, all")
    parser.add_argument("--count", type=int, default=10_000, help="games to compare of each (%(default)s)")
    parser.add_argument("--timed", type=int, default=200_000, help="games to time of each, 0 for none (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        games = [load(name) for name in given.games or installed()]
    except UnknownGame as error:
        parser.error(str(error))
    if given.count < 1:
        parser.error("--count must be 1 or more")
    simulated = bool(config.ENABLE_CUDASIM)
    if not simulated and not cuda.is_available():
        parser.error("no GPU found; with NUMBA_ENABLE_CUDASIM=1 numba-cuda's simulator stands for one (try --count 5)")
    warnings.simplefilter("ignore")  # numba-cuda warns of launches that do not fill a GPU
    failed = False
    for game in games:
        machine = Simulator(game) if simulated else Device(game)
        line, wrong = check(game, machine, given.count, given.seed)
        failed |= bool(wrong)
        print(f"{line}: {'; '.join(wrong) or 'equal byte for byte'}", flush=True)
        if given.timed and not simulated:
            told, _ = Table(game, given.seed).play(machine, given.timed)
            speed = partial("{:,.0f}".format)
            print(
                f"{game.id}: {given.timed:,} games in {told.seconds:.2f} s: {speed(given.timed / told.seconds)} games/s, "
                f"{speed(told.decisions / told.seconds)} decisions/s",
                flush=True,
            )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
