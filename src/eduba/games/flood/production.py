"""Chapter 3: phase 1, resources and workers. Nobody decides anything."""

from __future__ import annotations

from eduba.games.flood.events import city_textile, produced, workers_drawn
from eduba.games.flood.pieces import has_benefit, move_workers, receive
from eduba.games.flood.shape import SEATS, Benefit, Place, Resource
from eduba.games.flood.state import State
from eduba.games.flood.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.rule import rule


@rule
def collect_resources(s: State, t: Tables, log: Log) -> None:
    """FL-3.1: used halves first, then grain, textiles, the textile of Ur, and new workers."""
    empty_used_halves(s)
    harvest_all(s, t, log, Place.IRRIGATION, Resource.GRAIN)
    harvest_all(s, t, log, Place.WEAVING, Resource.TEXTILE)
    for seat in range(SEATS):
        take_city_textile(s, t, log, seat)
    for i in range(SEATS):
        workers_drawn(log, s.order[i], draw_workers(s, t, s.order[i]))


@rule
def empty_used_halves(s: State) -> None:
    """FL-3.10, FL-7.26: used scribes and tool makers are available again, and none is fresh any more."""
    for seat in range(SEATS):
        move_workers(s, seat, Place.SCRIBES_USED, Place.SCRIBES, s.workers[seat, Place.SCRIBES_USED])
        move_workers(s, seat, Place.TOOL_MAKERS_USED, Place.TOOL_MAKERS, s.workers[seat, Place.TOOL_MAKERS_USED])
        s.fresh_scribes[seat] = 0


@rule
def ahead(s: State, seat: int, box: int) -> int:
    """How many seats have more workers in a box."""
    n = 0
    for other in range(SEATS):
        if s.workers[other, box] > s.workers[seat, box]:
            n += 1
    return n


@rule
def ranking(s: State, box: int) -> int:
    """FL-3.2, FL-3.5: all equal, two lead, two follow, all differ; a seat without workers counts in the ranking too."""
    a = ahead(s, 0, box)
    b = ahead(s, 1, box)
    c = ahead(s, 2, box)
    if a + b + c == 0:
        return 0
    if max(a, b, c) == 1:
        return 2
    return 1 if a + b + c == 2 else 3


@rule
def due(s: State, t: Tables, seat: int, box: int) -> int:
    """FL-3.2, FL-3.3, FL-3.4: what a seat's rank brings; nothing without a worker in the box."""
    if s.workers[seat, box] == 0:
        return 0
    if box == Place.IRRIGATION:
        return t.grain[ranking(s, box), ahead(s, seat, box)]
    return t.textile[ranking(s, box), ahead(s, seat, box)]


@rule
def harvest(s: State, t: Tables, seat: int, box: int, resource: int) -> int:
    """FL-3.6: as much of its due as is left in the stock; what is missing is not owed. How many pieces that is."""
    wanted = due(s, t, seat, box)
    taken = wanted if s.production_supply else min(wanted, max(0, s.stock[resource]))
    receive(s, seat, resource, taken)
    return taken


@rule
def harvest_all(s: State, t: Tables, log: Log, box: int, resource: int) -> None:
    """FL-3.6: in the order of play."""
    for i in range(SEATS):
        seat = s.order[i]
        taken = harvest(s, t, seat, box, resource)
        tell_harvest(s, t, log, seat, box, resource, taken)


@rule
def tell_harvest(s: State, t: Tables, log: Log, seat: int, box: int, resource: int, taken: int) -> None:
    """Tell what a seat took, and what it missed."""
    wanted = due(s, t, seat, box)
    if wanted > 0:
        produced(log, seat, resource, taken, wanted - taken)


@rule
def take_city_textile(s: State, t: Tables, log: Log, seat: int) -> None:
    """FL-3.7, FL-16.6: one more textile for the owner of Ur, with or without a weaver unless the option asks for one."""
    if not has_benefit(s, seat, Benefit.TEXTILE):
        return
    if s.ur_bonus and s.workers[seat, Place.WEAVING] == 0:
        return
    taken = t.ur if s.production_supply else min(t.ur, max(0, s.stock[Resource.TEXTILE]))
    receive(s, seat, Resource.TEXTILE, taken)
    city_textile(log, seat, taken)


@rule
def draw_workers(s: State, t: Tables, seat: int) -> int:
    """FL-3.8, FL-3.9: eight workers, or all there are; a shortfall is not made up."""
    n = min(t.drawn, s.workers[seat, Place.UNAVAILABLE])
    move_workers(s, seat, Place.UNAVAILABLE, Place.AVAILABLE, n)
    return n
