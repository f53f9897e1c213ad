"""Plays anything that is legal, each answer equally often."""

from __future__ import annotations

import random

from eduba.bots.bot import Bot
from eduba.kernel.engine import Position


class RandomBot(Bot):
    """Any legal answer."""

    name = "random"

    def choose(self, position: Position, seat: int, seed: int) -> int:
        return random.Random(seed).choice(position.legal())
