"""The doors through which Python calls compiled rules: an array and an index, never a single record.

Generic: specialised for each game (`kernel.specialise`).
"""

from __future__ import annotations

from eduba.kernel.contract import (
    State,
    Tables,
    action_count,
    broken,
    determinize,
    do,
    evaluate,
    forbids,
    legal,
    observe,
    prior,
    result,
    setup,
)
from eduba.kernel.events import Log
from eduba.kernel.record import Records
from eduba.kernel.rule import Floats, Ints, rule


@rule
def setup_at(states: Records[State], i: int, tables: Records[Tables], options: Ints, seed: int) -> None:
    """`setup` of record i."""
    setup(states[i], tables[0], options, seed)


@rule
def legal_at(states: Records[State], i: int, tables: Records[Tables], out: Ints) -> int:
    """`legal` of record i."""
    return legal(states[i], tables[0], out)


@rule
def forbids_at(states: Records[State], i: int, tables: Records[Tables], action: int) -> int:
    """`forbids` of record i."""
    return forbids(states[i], tables[0], action)


@rule
def forbids_all_at(states: Records[State], i: int, tables: Records[Tables], out: Ints) -> None:
    """`forbids` of record i for every action of the table."""
    for action in range(action_count()):
        out[action] = forbids(states[i], tables[0], action)


@rule
def apply_at(states: Records[State], i: int, tables: Records[Tables], action: int, logs: Records[Log]) -> int:
    """Carry out an action if nothing forbids it; the rule that forbids it, or 0."""
    reason = forbids(states[i], tables[0], action)
    if reason == 0:
        log = logs[0]
        log.count = 0
        log.overflow = 0
        log.revealed = 0
        do(states[i], tables[0], action, log)
    return reason


@rule
def result_at(states: Records[State], i: int, tables: Records[Tables], points: Ints, ranks: Ints) -> None:
    """`result` of record i."""
    result(states[i], tables[0], points, ranks)


@rule
def determinize_at(states: Records[State], i: int, tables: Records[Tables], seat: int, seed: int) -> None:
    """`determinize` of record i."""
    determinize(states[i], tables[0], seat, seed)


@rule
def evaluate_at(states: Records[State], i: int, tables: Records[Tables], seat: int) -> float:
    """`evaluate` of record i."""
    return evaluate(states[i], tables[0], seat)


@rule
def prior_at(
    states: Records[State], i: int, tables: Records[Tables], actions: Ints, count: int, weights: Floats
) -> None:
    """`prior` of record i."""
    prior(states[i], tables[0], actions, count, weights)


@rule
def observe_at(states: Records[State], i: int, tables: Records[Tables], seat: int, out: Ints) -> int:
    """`observe` of record i."""
    return observe(states[i], tables[0], seat, out)


@rule
def broken_at(states: Records[State], i: int, tables: Records[Tables]) -> int:
    """`broken` of record i."""
    return broken(states[i], tables[0])
