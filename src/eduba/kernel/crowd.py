"""Programs for a GPU, written once for all games: each thread plays whole games, or asks what playing does not ask.

Like a generic module they stand over `kernel.contract`, and `kernel.gpu` puts a game's rules in the place of the
stand-ins. A program is no rule: it shares the work out among the threads and cuts each its part of every buffer. All
else it leaves to rules, which the processor runs as well, so that what both did can be compared.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any, Final, cast

from numba import cuda as _cuda

from eduba.kernel.contract import (
    State,
    Tables,
    action_count,
    broken,
    determinize,
    evaluate,
    forbids,
    legal,
    observe,
    prior,
)
from eduba.kernel.edge import result_at
from eduba.kernel.events import Log
from eduba.kernel.loops import numbered_game
from eduba.kernel.random import WORD
from eduba.kernel.record import Records
from eduba.kernel.rule import Floats, Ints, rule

cuda: Any = _cuda
ANSWERS: Final = 3
"""Integers that `asked` tells of a position: which actions are forbidden and why, what a seat sees, what is broken."""
WORTHS: Final = 2
"""Floats that it tells: `evaluate`, and the sum of `prior`."""
ENTRIES: Final = ("asked",)


@rule
def folded(sum_so_far: int, value: int) -> int:
    """One number of many: another value in the order of all."""
    return (sum_so_far * 31 + value) & (WORD >> 1)


@rule
def asked(
    states: Records[State],
    i: int,
    tables: Records[Tables],
    seed: int,
    out: Ints,
    weights: Floats,
    answers: Ints,
    worth: Floats,
) -> None:
    """All that can be asked of record i and that no play asks; a seat's guess then stands in its place."""
    s = states[i]
    t = tables[0]
    seat = i % s.seats
    refused = 0
    for action in range(action_count()):
        refused = folded(refused, forbids(s, t, action))
    answers[0] = refused
    seen = 0
    for k in range(observe(s, t, seat, out)):
        seen = folded(seen, out[k])
    answers[1] = seen
    answers[2] = broken(s, t)
    worth[0] = evaluate(s, t, seat)
    worth[1] = 0.0
    n = legal(s, t, out)
    prior(s, t, out, n, weights)
    for k in range(n):
        worth[1] += weights[k]
    determinize(s, t, seat, seed)


def play(
    states: Records[State],
    tables: Records[Tables],
    options: Ints,
    rows: int,
    seed: int,
    most: int,
    outs: Ints,
    logs: Records[Log],
    points: Ints,
    ranks: Ints,
    decisions: Ints,
) -> None:
    """Game i of a seed in record i, to its end or for `most` decisions, with options from one row after the other."""
    thread, threads = cuda.grid(1), cuda.gridsize(1)
    room, wide, seats = len(outs) // threads, len(options) // rows, len(points) // len(states)
    sets: Any = options
    rooms: Any = outs
    all_points: Any = points
    all_ranks: Any = ranks
    for i in range(thread, len(states), threads):
        chosen, out = sets[i % rows * wide : (i % rows + 1) * wide], rooms[thread * room : (thread + 1) * room]
        decisions[i] = numbered_game(states, i, tables, chosen, seed, i, most, out, logs)
        result_at(states, i, tables, all_points[i * seats : (i + 1) * seats], all_ranks[i * seats : (i + 1) * seats])


def ask(
    states: Records[State],
    tables: Records[Tables],
    seed: int,
    outs: Ints,
    weights: Floats,
    answers: Ints,
    worth: Floats,
) -> None:
    """Everything else of each record: see `asked`."""
    thread, threads = cuda.grid(1), cuda.gridsize(1)
    room = len(outs) // threads
    rooms: Any = outs
    all_weights: Any = weights
    all_answers: Any = answers
    all_worth: Any = worth
    for i in range(thread, len(states), threads):
        out, weight = rooms[thread * room : (thread + 1) * room], all_weights[thread * room : (thread + 1) * room]
        told, worths = all_answers[i * ANSWERS : (i + 1) * ANSWERS], all_worth[i * WORTHS : (i + 1) * WORTHS]
        asked(states, i, tables, seed, out, weight, told, worths)


PLAY: Final = cast(FunctionType, play)
ASK: Final = cast(FunctionType, ask)
PROGRAMS: Final = (PLAY, ASK)
