"""Chapter 1: what seats own, gain and pay. Every price and every fixed gain is a line of `goods`: see `values.Line`."""

from __future__ import annotations

from eduba.games.gardens.events import gained, paid
from eduba.games.gardens.shape import MOST, RESOURCES
from eduba.games.gardens.state import State
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.rule import rule


@rule
def add(s: State, seat: int, resource: int, n: int) -> None:
    """GA-1.4: a stock grows from a supply that never runs out, and is cut at 99."""
    s.stock[seat, resource] = min(MOST, s.stock[seat, resource] + n)


@rule
def gain(s: State, log: Log, seat: int, resource: int, n: int, why: int) -> None:
    """GA-1.4: a seat gains something from the supply, and all are told how much of it found room."""
    if n > 0:
        before = s.stock[seat, resource]
        add(s, seat, resource, n)
        if s.stock[seat, resource] > before:
            gained(log, seat, resource, s.stock[seat, resource] - before, why)


@rule
def gain_line(s: State, t: Tables, log: Log, seat: int, line: int, why: int) -> None:
    """Gain a line of goods."""
    for resource in range(RESOURCES):
        gain(s, log, seat, resource, t.goods[line, resource], why)


@rule
def can_pay(s: State, t: Tables, seat: int, line: int) -> bool:
    """Whether a seat owns a line of goods."""
    for resource in range(RESOURCES):
        if s.stock[seat, resource] < t.goods[line, resource]:
            return False
    return True


@rule
def pay(s: State, log: Log, seat: int, resource: int, n: int) -> None:
    """A seat pays something to the supply, and all are told."""
    if n > 0:
        s.stock[seat, resource] -= n
        paid(log, seat, resource, n)


@rule
def pay_line(s: State, t: Tables, log: Log, seat: int, line: int) -> None:
    """Pay a line of goods."""
    for resource in range(RESOURCES):
        pay(s, log, seat, resource, t.goods[line, resource])
