"""For tests: make chance do what a test wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from eduba.kernel.random import HasWords, below, seed_words

MOST_TRIES: Final = 1 << 20


def force(state: HasWords, rolls: Sequence[tuple[int, int]], then: int = 0) -> None:
    """Set the generator so that the next draws give the wanted numbers.

    `rolls` are pairs (n, wanted): the next `below(n)` shall give `wanted`. Words are searched from seed `then` on; more
    than about a million equally likely outcomes are too many to search.
    """
    possibilities = 1
    for n, wanted in rolls:
        if not 0 <= wanted < n:
            raise ValueError(f"no draw below {n} gives {wanted}")
        possibilities *= n
    if possibilities > MOST_TRIES:
        raise ValueError(f"{possibilities} outcomes are too many to search; force fewer draws at a time")
    for seed in range(then, then + 32 * MOST_TRIES):
        seed_words(state, seed)
        if all(below(state, n) == wanted for n, wanted in rolls):
            seed_words(state, seed)
            return
    raise AssertionError("no seed gives these draws")
