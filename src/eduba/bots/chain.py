"""The best end of a seat's own chain of decisions, as `evaluate` sees it.

Generic: specialised for each game (`kernel.specialise`). A beam: of all positions reachable by so many decisions of the
seat the best few are kept and expanded; a chain ends when the decision passes on or the game is over.
"""

from __future__ import annotations

from typing import Final

from eduba.kernel.contract import State, Tables, do, evaluate, legal
from eduba.kernel.events import Log
from eduba.kernel.random import WORD, mix
from eduba.kernel.record import Records
from eduba.kernel.rule import Floats, Ints, rule

ENTRIES: Final = ("best_first",)
"""The rules that Python calls."""
WIDTH: Final = 32
SPACE: Final = 2 * WIDTH + 2
"""Records needed: the position, two levels of the beam, and one to try a decision in."""
TRIAL: Final = 2 * WIDTH + 1
HAIR: Final = 1e-9


@rule
def best_first(
    states: Records[State],
    tables: Records[Tables],
    out: Ints,
    firsts: Ints,
    worth: Floats,
    logs: Records[Log],
    most: int,
    seed: int,
) -> int:
    """The first decision of the best chain from record 0, after looking at no more than `most` positions.

    Equal chains are told apart by the seed. If the limit comes before a chain's end, the best position so far counts.
    """
    t = tables[0]
    seat = states[0].actor
    best = -1
    best_worth = 0.0
    looked = 0
    level = 0  # records of this level begin at 1 + level * WIDTH
    width = 1
    firsts[1] = -1
    states[1] = states[0]
    while width > 0 and looked < most:
        following = 0
        base = 1 + level * WIDTH
        other = 1 + (1 - level) * WIDTH
        for k in range(width):
            n = legal(states[base + k], t, out)
            for i in range(n):
                states[TRIAL] = states[base + k]
                do(states[TRIAL], t, out[i], logs[0])
                looked += 1
                first = out[i] if firsts[base + k] < 0 else firsts[base + k]
                value = evaluate(states[TRIAL], t, seat) + HAIR * (mix(seed + looked) / WORD)
                if states[TRIAL].actor != seat or looked >= most:
                    if best < 0 or value > best_worth:
                        best = first
                        best_worth = value
                elif following < WIDTH:
                    keep(states, firsts, worth, other + following, first, value)
                    following += 1
                else:
                    worst = lowest(worth, other)
                    if value > worth[worst]:
                        keep(states, firsts, worth, worst, first, value)
                if looked >= most and best >= 0:
                    return best
        level = 1 - level
        width = following
    return best


@rule
def keep(states: Records[State], firsts: Ints, worth: Floats, at: int, first: int, value: float) -> None:
    """Put the position just tried into the beam."""
    states[at] = states[TRIAL]
    firsts[at] = first
    worth[at] = value


@rule
def lowest(worth: Floats, begin: int) -> int:
    """The least promising position of a full level."""
    worst = begin
    for i in range(begin + 1, begin + WIDTH):
        if worth[i] < worth[worst]:
            worst = i
    return worst
