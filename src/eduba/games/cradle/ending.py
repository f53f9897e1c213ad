"""Chapter 16: the end of the game, and the ranks."""

from __future__ import annotations

from typing import Final

from eduba.games.cradle.events import game_ended, ranked
from eduba.games.cradle.pieces import clear_marks, offerings_in
from eduba.games.cradle.shape import OFFERINGS, Place
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.tiles import NO_WAY, steps_to_temple
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.rule import Ints, rule

DIGITS: Final = 1000
"""Room for each thing that ranks are told apart by: all are smaller."""


@rule
def delivered_value(s: State, seat: int) -> int:
    """The sum of the values that a seat has delivered."""
    total = 0
    for offering in range(OFFERINGS):
        if s.offer_place[seat, offering] == Place.DELIVERED:
            total += s.offer_value[seat, offering]
    return total


@rule
def steps_to_go(s: State, seat: int) -> int:
    """CR-16.4: the ways of all offerings not delivered; 41 for one in the reserve or without a way."""
    total = 0
    for offering in range(OFFERINGS):
        place = s.offer_place[seat, offering]
        if place == Place.RESERVE:
            total += NO_WAY
        elif place != Place.DELIVERED:
            total += steps_to_temple(s, s.offer_slot[seat, offering])
    return total


@rule
def standing(s: State, seat: int) -> int:
    """CR-16.3: offerings delivered, then their values, then mana, then few steps to go, as one number."""
    count = offerings_in(s, seat, Place.DELIVERED)
    ahead = (count * DIGITS + delivered_value(s, seat)) * DIGITS + s.mana[seat]
    return ahead * DIGITS - steps_to_go(s, seat)


@rule
def rank(s: State, seat: int) -> int:
    """CR-16.3, CR-16.5: one more than the seats ahead; equals share the better rank."""
    n = 1
    for other in range(s.seats):
        if standing(s, other) > standing(s, seat):
            n += 1
    return n


@rule
def finish(s: State, log: Log, reason: int) -> None:
    """CR-2.3, CR-16.1, CR-16.2: nobody decides any more."""
    clear_marks(s)
    s.actor = -1
    s.step = Step.OVER
    game_ended(log, s.winner, reason)
    if log.capacity > 0:
        tell_ranks(s, log)


@rule
def tell_ranks(s: State, log: Log) -> None:
    """Who is first, second and so on."""
    for place in range(1, s.seats + 1):
        for seat in range(s.seats):
            if rank(s, seat) == place:
                ranked(log, seat, place, offerings_in(s, seat, Place.DELIVERED))


@rule
def result(s: State, t: Tables, points: Ints, ranks: Ints) -> None:
    """CR-16.5: a seat's points are its delivered offerings."""
    for seat in range(s.seats):
        points[seat] = offerings_in(s, seat, Place.DELIVERED)
        ranks[seat] = rank(s, seat)
