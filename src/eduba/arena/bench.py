"""How fast a game runs on this machine: the measuring behind `eduba bench` and `make bench`.

A `Meter` is a game made ready to be measured; each of its methods does real work for about as long as it is asked to
and gives one figure. Machines are noisy: time is that of the processor, which leaves out what other programs take, and
`rounds` runs several measures in turn, again and again, so that a figure is the median of its rounds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import random
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from eduba.bots.search import Search
from eduba.kernel import loops
from eduba.kernel.contract import State
from eduba.kernel.engine import Engine, Position
from eduba.kernel.events import new_log
from eduba.kernel.game import Game
from eduba.kernel.knowledge import knowledge_of
from eduba.kernel.record import Records, copy
from eduba.kernel.rule import rule
from eduba.kernel.specialise import specialise, specialise_plain

if TYPE_CHECKING:
    from eduba.kernel.compile import Progress

POSITIONS: Final = 64
"""Positions among which copies are made: few enough to stay in the processor's nearest cache."""
SIMULATIONS: Final = 1000
"""Simulations of one search that is measured."""
MOMENTS: Final = 8
"""Moments of a game, evenly spread, at which search is measured: late ones take longer than the first question …"""
GLANCE: Final = 20
"""… and simulations a decision of the bots that play this game."""
Measure = Callable[[], float]


@rule
def copies(states: Records[State], count: int) -> None:
    """Copy a record over the next one, round and round, `count` times."""
    i = 0
    for _ in range(count):
        j = i + 1
        if j == len(states):
            j = 0
        states[j] = states[i]
        i = j


@dataclass(frozen=True)
class Figures:
    """What was measured of one game."""

    game: str
    players: int
    compiled: float
    """Decisions per second, whole random games in compiled code."""
    plain: float
    """Decisions per second, the same rules and loop as plain Python."""
    stepped: float
    """Decisions per second when Python asks and answers every single decision of compiled rules."""
    copy_compiled: float
    """Seconds to copy a position in compiled code."""
    copy_python: float
    """Seconds to copy a position from Python."""
    position: int
    """Bytes of a position."""


class Meter:
    """A game made ready to be measured."""

    def __init__(
        self, game: Game, options: Mapping[str, object] | None = None, progress: Progress | None = None
    ) -> None:
        self.game = game
        self.options = game.choose(options)
        self.engine = Engine(game, progress=progress)
        self._loops: Any = specialise(loops, game, progress)
        self._plain_loops: Any = specialise_plain(loops, game)
        self._copies: Any = specialise(sys.modules[__name__], game, progress).copies
        self._states: Records[Any] = Records(game.state, POSITIONS)
        self._log = new_log(0)
        self._seed = 0

    def compiled(self, seconds: float = 1.0) -> float:
        """Decisions per second, whole random games in compiled code."""
        tables, log = self.engine.content.tables, self._log
        options = np.array(self.game.option_values(self.options), np.int32)
        out = np.zeros(self.game.actions.size, np.int32)

        def play(games: int) -> int:
            found: int = self._loops.random_games(
                self._states.array, tables.array, options, self._fresh_seed(), games, out, log.array
            )
            return found

        return per_second(play, seconds)

    def plain(self, seconds: float = 1.0) -> float:
        """Decisions per second, the same rules and loop as plain Python."""
        tables, log = self.engine.content.tables, self._log
        options = self.game.option_values(self.options)
        out = [0] * self.game.actions.size

        def play(games: int) -> int:
            found: int = self._plain_loops.random_games(
                self._states, tables, options, self._fresh_seed(), games, out, log
            )
            return found

        return per_second(play, seconds)

    def stepped(self, seconds: float = 1.0) -> float:
        """Decisions per second when Python asks and answers every single decision of compiled rules."""

        def play(games: int) -> int:
            decisions = 0
            for _ in range(games):
                position = self.engine.new(self.options, self._fresh_seed())
                while position.actor >= 0:
                    legal = position.legal()
                    position.advance(legal[int(random() * len(legal))])
                    decisions += 1
            return decisions

        return per_second(play, seconds)

    def simulations(
        self,
        knobs: Mapping[str, float] | None = None,
        threads: int = 1,
        seconds: float = 1.0,
        whole_game: bool = True,
    ) -> float:
        """Simulations per second of searches at moments of a game, or at its start alone, each with a new tree.

        By default with what is known about the game. Of several threads the time that passes counts, not the processor's.
        """
        chosen = knowledge_of(self.game).search if knobs is None else knobs
        positions = self._moments() if whole_game else [self.engine.new(self.options, 1)]
        search = Search(self.engine, chosen, threads)

        def work(searches: int) -> int:
            for _ in range(searches):
                for position in positions:
                    search.forget()
                    search.think(position, position.actor, self._fresh_seed(), SIMULATIONS)
            return searches * SIMULATIONS * len(positions)

        return per_second(work, seconds, process_time if threads == 1 else perf_counter)

    def _moments(self) -> list[Position]:
        """Positions of a game between bots at which there is a choice."""
        search, position = Search(self.engine, knowledge_of(self.game).search), self.engine.new(self.options, 1)
        free: list[Position] = []
        while position.actor >= 0:
            legal = position.legal()
            if len(legal) > 1:
                free.append(position.copy())
                found = search.think(position.copy(), position.actor, len(free), GLANCE)
                position.play(found.best.action)
            else:
                position.play(legal[0])
        return [free[i * len(free) // MOMENTS] for i in range(MOMENTS)]

    def copy_compiled(self, seconds: float = 0.2) -> float:
        """Seconds to copy a position in compiled code."""

        def work(count: int) -> int:
            self._copies(self._states.array, count)
            return count

        return 1 / per_second(work, seconds)

    def copy_python(self, seconds: float = 0.2) -> float:
        """Seconds to copy a position from Python."""
        source, target = Records(self.game.state), Records(self.game.state)

        def work(count: int) -> int:
            for _ in range(count):
                copy(source, 0, target, 0)
            return count

        return 1 / per_second(work, seconds)

    def _fresh_seed(self) -> int:
        self._seed += 1
        return self._seed


def per_second(work: Callable[[int], int], seconds: float, clock: Callable[[], float] = process_time) -> float:
    """How much is done per second by `work(amount)`, which says how much it did; it is run for at least `seconds`.

    Shorter runs come first, to find the amount and to warm up.
    """
    amount = 1
    while True:
        start = clock()
        done = work(amount)
        took = clock() - start
        if took >= seconds:
            return done / took
        amount *= max(2, min(100, int(1.2 * seconds / max(took, 1e-9))))


def rounds(
    measures: Mapping[str, Measure], times: int, told: Callable[[str], None] = lambda name: None
) -> dict[str, list[float]]:
    """Run all measures in turn, `times` over: what disturbs the machine for a while then disturbs all of them alike."""
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(times):
        for name, measure in measures.items():
            told(name)
            found[name].append(measure())
    return found


def measure(
    game: Game,
    options: Mapping[str, object] | None = None,
    seconds: float = 1.0,
    times: int = 3,
    progress: Progress | None = None,
    told: Callable[[str], None] = lambda name: None,
) -> Figures:
    """All figures of a game, each the median of several rounds; `told` hears what is being measured."""
    meter = Meter(game, options, progress)
    parts = (meter.compiled, meter.plain, meter.stepped, meter.copy_compiled, meter.copy_python)
    found = rounds({part.__name__: partial(part, seconds) for part in parts}, times, told)
    middle = {name: median(values) for name, values in found.items()}
    return Figures(game=game.id, players=int(meter.options["players"]), position=game.state.size(), **middle)
