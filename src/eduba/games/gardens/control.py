"""Chapter 17: who controls and who occupies a region."""

from __future__ import annotations

from eduba.games.gardens.pieces import army, owner_of_start
from eduba.games.gardens.state import State
from eduba.games.gardens.values import Tables
from eduba.kernel.rule import rule


@rule
def controller(s: State, region: int) -> int:
    """GA-8.6, GA-17.1, GA-17.4, GA-17.5: the seat that controls a region; -1 if nobody: Rams, Ships and Walls never do."""
    owner = owner_of_start(s, region)
    if owner >= 0:
        return owner
    seat = only_army(s, region)
    if seat >= 0 or is_contested(s, region):
        return seat
    return s.settlement[region]


@rule
def only_army(s: State, region: int) -> int:
    """GA-17.3: the seat whose land units alone are in a region; -1 if there is none."""
    if s.tribe[region]:
        return -1
    found = -1
    for seat in range(s.seats):
        if army(s, seat, region) > 0:
            if found >= 0:
                return -1
            found = seat
    return found


@rule
def is_contested(s: State, region: int) -> bool:
    """GA-17.2: whether a Tribe, or land units of two or more seats, are in a region."""
    if s.tribe[region]:
        return True
    parties = 0
    for seat in range(s.seats):
        if army(s, seat, region) > 0:
            parties += 1
    return parties > 1


@rule
def occupies(s: State, seat: int, region: int) -> bool:
    """GA-17.6, GA-17.7: a land unit or a Settlement, anywhere but in a start region in use."""
    return owner_of_start(s, region) < 0 and (s.settlement[region] == seat or army(s, seat, region) > 0)


@rule
def is_blocked(s: State, t: Tables, region: int) -> bool:
    """GA-2.18, GA-17.8: whether a Blocker lies in a region, with this number of seats."""
    return t.blocked[s.seats, region] == 1
