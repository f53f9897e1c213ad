"""Chapter 15: what holy places pay."""

from __future__ import annotations

from eduba.games.cradle.events import mana_gained
from eduba.games.cradle.state import State
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.rule import rule


@rule
def pays(s: State, t: Tables, seat: int, slot: int) -> bool:
    """CR-15.1, CR-15.2, CR-15.5: an own holy place with one own tribe, another's with two, never the temple."""
    if s.holy[slot] == 0:
        return False
    needed = t.own_needs if s.holy[slot] == 1 + seat else t.foreign_needs
    return s.tribes[seat, slot] >= needed


@rule
def income(s: State, t: Tables, seat: int) -> int:
    """CR-15.3: one mana from each holy place that pays the seat."""
    n = 0
    for slot in range(s.tiles):
        if pays(s, t, seat, slot):
            n += 1
    return n


@rule
def gather_mana(s: State, t: Tables, log: Log) -> None:
    """CR-11.6, CR-15.4: holy places and Priests pay up to the maximum; the rest is lost."""
    seat = s.actor
    places = income(s, t, seat)
    priests = s.priests * t.priest_mana
    gained = min(places + priests, s.mana_max[seat] - s.mana[seat])
    s.mana[seat] += gained
    if places + priests > 0:
        mana_gained(log, seat, places, priests, places + priests - gained, s.mana[seat])
