"""Plays the turn that looks best when it ends, and thinks no further."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from eduba.bots import chain
from eduba.bots.bot import Bot
from eduba.bots.search import canonical
from eduba.kernel.engine import Engine, Position
from eduba.kernel.events import new_log
from eduba.kernel.record import Records, copy
from eduba.kernel.specialise import specialise

MOST_POSITIONS: Final = 2000


class GreedyBot(Bot):
    """The best `evaluate` at the end of its own chain of decisions, within a limit of positions looked at."""

    name = "greedy"

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._chain: Any = specialise(chain, engine.game)
        self._states: Records[Any] = Records(engine.game.state, chain.SPACE)
        self._out = np.zeros(engine.game.actions.size, np.int32)
        self._firsts = np.zeros(chain.SPACE, np.int32)
        self._worth = np.zeros(chain.SPACE, np.float64)
        self._log = new_log(0)

    def choose(self, position: Position, seat: int, seed: int) -> int:
        copy(position.records, 0, self._states, 0)
        canonical(self._states, 0)
        best = self._chain.best_first(
            self._states.array,
            self.engine.content.tables.array,
            self._out,
            self._firsts,
            self._worth,
            self._log.array,
            MOST_POSITIONS,
            seed,
        )
        return int(best)
