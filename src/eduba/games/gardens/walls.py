"""Chapters 19 and 24: Walls and Rams that combat removes."""

from __future__ import annotations

from eduba.games.gardens.events import BY_AN_INTRUDER, LEFT_TO_OTHERS, ram_removed, wall_removed
from eduba.games.gardens.pieces import army, put_ram, rams_in
from eduba.games.gardens.shape import REGIONS
from eduba.games.gardens.state import State
from eduba.kernel.events import Log
from eduba.kernel.rule import rule


@rule
def breach(s: State, log: Log, region: int, why: int) -> None:
    """GA-19.9, GA-24.4: a Wall is removed, and with it all Rams there that are not its owner's."""
    owner = s.wall[region]
    if owner < 0:
        return
    s.wall[region] = -1
    wall_removed(log, owner, region, why)
    for seat in range(s.seats):
        if seat != owner:
            remove_rams(s, log, seat, region, why)


@rule
def remove_rams(s: State, log: Log, seat: int, region: int, why: int) -> None:
    """GA-1.2: all Rams of a seat in a region go back to its stock."""
    for _ in range(rams_in(s, seat, region)):
        put_ram(s, seat, region, -1)
        ram_removed(log, seat, region, why)


@rule
def clear_walls(s: State, log: Log) -> None:
    """GA-19.9, GA-19.10: after all battles, Walls with intruders behind them fall, and Rams left to others are lost."""
    for region in range(REGIONS):
        if has_intruder(s, region):
            breach(s, log, region, BY_AN_INTRUDER)
        for seat in range(s.seats):
            # After all battles one seat at most has land units in a region: who meets others there has none.
            if has_army_of_others(s, seat, region):
                remove_rams(s, log, seat, region, LEFT_TO_OTHERS)


@rule
def has_intruder(s: State, region: int) -> bool:
    """GA-19.9: whether land units of another seat than the owner of the Wall are in a region."""
    return s.wall[region] >= 0 and has_army_of_others(s, s.wall[region], region)


@rule
def has_army_of_others(s: State, seat: int, region: int) -> bool:
    """Whether land units of another seat are in a region."""
    for other in range(s.seats):
        if other != seat and army(s, other, region) > 0:
            return True
    return False
