"""Chapter 4: the two tracks. A seal that arrives lies on top, so that ranks are always strict."""

from __future__ import annotations

from eduba.games.gardens.events import event_track_moved, population_moved
from eduba.games.gardens.shape import SEATS, SPACES
from eduba.games.gardens.state import State
from eduba.kernel.events import Log
from eduba.kernel.rule import rule


@rule
def population_place(s: State, seat: int) -> int:
    """GA-4.1: a seat's place on the Population track, 0 = the most advanced."""
    for i in range(SEATS):
        if s.population_order[i] == seat:
            return i
    return SEATS


@rule
def renown_place(s: State, seat: int) -> int:
    """GA-4.1: a seat's place on the Event track, 0 = the most advanced."""
    for i in range(SEATS):
        if s.renown_order[i] == seat:
            return i
    return SEATS


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """GA-4.1, GA-4.7: whether a seat is more advanced on the Event track than another."""
    return renown_place(s, seat) < renown_place(s, other)


@rule
def population_goal(s: State, seat: int, steps: int) -> int:
    """GA-4.3: where so many steps lead on the Population track: the last space holds one seal."""
    target = min(SPACES, s.population[seat] + steps)
    if target == SPACES:
        for other in range(s.seats):
            if other != seat and s.population[other] == SPACES:
                return SPACES - 1
    return target


@rule
def renown_goal(s: State, seat: int, steps: int) -> int:
    """GA-4.3: where so many steps lead on the Event track: the last space holds one seal."""
    target = min(SPACES, s.renown[seat] + steps)
    if target == SPACES:
        for other in range(s.seats):
            if other != seat and s.renown[other] == SPACES:
                return SPACES - 1
    return target


@rule
def advance_population(s: State, log: Log, seat: int, steps: int) -> None:
    """GA-4.2, GA-4.4, GA-4.5: the seal moves forward and lies on top; one that stays keeps its place in the pile."""
    before = s.population[seat]
    after = population_goal(s, seat, steps)
    if after <= before:
        return
    s.population[seat] = after
    at = population_place(s, seat)
    while at > 0 and s.population[s.population_order[at - 1]] <= after:
        s.population_order[at] = s.population_order[at - 1]
        at -= 1
    s.population_order[at] = seat
    population_moved(log, seat, before, after)


@rule
def advance_renown(s: State, log: Log, seat: int, steps: int) -> None:
    """GA-4.2, GA-4.4, GA-4.5: the seal moves forward and lies on top; one that stays keeps its place in the pile."""
    before = s.renown[seat]
    after = renown_goal(s, seat, steps)
    if after <= before:
        return
    s.renown[seat] = after
    at = renown_place(s, seat)
    while at > 0 and s.renown[s.renown_order[at - 1]] <= after:
        s.renown_order[at] = s.renown_order[at - 1]
        at -= 1
    s.renown_order[at] = seat
    event_track_moved(log, seat, before, after)
