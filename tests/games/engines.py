"""Compiled engines of the made-up games, made once; tests that use them take the fixture `own_cache`."""

from __future__ import annotations

from functools import cache

import eduba_connect_four

from eduba.kernel.engine import Engine
from games import tender


@cache
def four() -> Engine:
    """Connect Four."""
    return Engine(eduba_connect_four.GAME)


@cache
def bids() -> Engine:
    """Tender: hands, secret bids, a deck, ties decided by chance."""
    return Engine(tender.GAME)
