"""Whole games inside compiled code: random play for simulation, benchmarks and the soak test.

Generic: specialised for each game (`kernel.specialise`).
"""

from __future__ import annotations

from typing import Final

from eduba.kernel.contract import State, Tables, action_count, broken, do, forbids, legal, setup
from eduba.kernel.events import Log
from eduba.kernel.random import below, derive, seed_words
from eduba.kernel.record import Records
from eduba.kernel.rule import Ints, rule

ENTRIES: Final = ("checked_game", "numbered_game", "random_games")
"""The rules that Python calls."""
MOST: Final = 200_000
"""Decisions of a game that will not end."""
NOTHING_LEGAL: Final = 1
UNSORTED: Final = 2
FORBIDS_LEGAL: Final = 3
GUARD_HIDES: Final = 4
LOG_OVERFLOW: Final = 5
NO_END: Final = 6
BROKEN: Final = 100
"""A fault of `checked_game`: one of the above, or this plus the number of the law of the game that does not hold."""


@rule
def random_game(
    states: Records[State], i: int, tables: Records[Tables], most: int, out: Ints, logs: Records[Log]
) -> int:
    """Play record i with uniformly random answers, to its end or for `most` decisions; how many it took."""
    s = states[i]
    t = tables[0]
    log = logs[0]
    decisions = 0
    while s.actor >= 0 and decisions < most:
        n = legal(s, t, out)
        if n == 0:
            return decisions
        do(s, t, out[below(s, n)], log)
        decisions += 1
    return decisions


@rule
def numbered_game(
    states: Records[State],
    i: int,
    tables: Records[Tables],
    options: Ints,
    seed: int,
    number: int,
    most: int,
    out: Ints,
    logs: Records[Log],
) -> int:
    """Set up game `number` of a seed in record i and play it as `random_game` does; how many decisions it took."""
    setup(states[i], tables[0], options, derive(seed, number))
    seed_words(states[i], derive(seed, number) ^ 1)
    return random_game(states, i, tables, most, out, logs)


@rule
def random_games(
    states: Records[State],
    tables: Records[Tables],
    options: Ints,
    seed: int,
    count: int,
    out: Ints,
    logs: Records[Log],
) -> int:
    """Set up and play `count` random games in record 0; how many decisions all of them took."""
    decisions = 0
    for game in range(count):
        decisions += numbered_game(states, 0, tables, options, seed, game, MOST, out, logs)
    return decisions


@rule
def checked_game(
    states: Records[State], i: int, tables: Records[Tables], out: Ints, logs: Records[Log], most: int, every: int
) -> int:
    """Play record i at random and check every decision; 0, or the fault that was found (the record stays there).

    Checked: `legal` is sorted, without repeats, not empty; nothing forbids what it lists; `broken` is 0; the log has
    room; the game ends within `most` decisions. Every `every`-th decision `forbids` is compared with `legal` over the
    whole table, which proves that no guard hides a legal answer.
    """
    s = states[i]
    t = tables[0]
    log = logs[0]
    decisions = 0
    fault = broken(s, t)
    if fault:
        return BROKEN + fault
    while s.actor >= 0:
        n = legal(s, t, out)
        if n == 0:
            return NOTHING_LEGAL
        for k in range(n):
            if k > 0 and out[k] <= out[k - 1]:
                return UNSORTED
            if forbids(s, t, out[k]) != 0:
                return FORBIDS_LEGAL
        if decisions % every == 0:
            k = 0
            for action in range(action_count()):
                if k < n and out[k] == action:
                    k += 1
                elif forbids(s, t, action) == 0:
                    return GUARD_HIDES
        log.count = 0
        do(s, t, out[below(s, n)], log)
        if log.overflow:
            return LOG_OVERFLOW
        fault = broken(s, t)
        if fault:
            return BROKEN + fault
        decisions += 1
        if decisions > most:
            return NO_END
    return 0
