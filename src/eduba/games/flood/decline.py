"""Chapter 4: phase 2, the decline of turns 2 and 4."""

from __future__ import annotations

from eduba.games.flood.events import declined
from eduba.games.flood.pieces import dismiss_workers
from eduba.games.flood.shape import EMPTIED, LANDS, SEATS, Place
from eduba.games.flood.state import State
from eduba.games.flood.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.rule import rule


@rule
def decline(s: State, t: Tables, log: Log) -> None:
    """FL-4.1, FL-4.10, FL-4.11: workers on posts become unavailable; reserves, cities and resources are not touched."""
    if not t.declines[s.turn - 1]:
        return
    for land in range(LANDS):
        withdraw(s, log, land, land_loss(s, t, land))
    withdraw(s, log, Place.IRRIGATION, box_loss(s, t, Place.IRRIGATION))
    withdraw(s, log, Place.WEAVING, box_loss(s, t, Place.WEAVING))
    withdraw(s, log, Place.SCRIBES, craftsman_loss(t))
    withdraw(s, log, Place.TOOL_MAKERS, craftsman_loss(t))


@rule
def land_loss(s: State, t: Tables, land: int) -> int:
    """FL-4.2, FL-4.3: one worker of each seat, but all of them in Dilmun."""
    if not EMPTIED[land]:
        return t.lost_in_lands
    most = 0
    for seat in range(SEATS):
        most = max(most, s.workers[seat, land])
    return most


@rule
def box_loss(s: State, t: Tables, box: int) -> int:
    """FL-4.4, FL-4.5, FL-4.6, FL-4.7: what brings the leader of a box down to two; each seat loses as many."""
    most = 0
    for seat in range(SEATS):
        most = max(most, s.workers[seat, box])
    return max(0, most - t.kept)


@rule
def craftsman_loss(t: Tables) -> int:
    """FL-4.8, FL-4.9: one scribe and one tool maker of each seat that has any."""
    return t.lost_craftsmen


@rule
def withdraw(s: State, log: Log, place: int, n: int) -> None:
    """Each seat loses so many workers of a place, or all it has there."""
    n0 = dismiss_workers(s, 0, place, n)
    n1 = dismiss_workers(s, 1, place, n)
    n2 = dismiss_workers(s, 2, place, n)
    if n0 + n1 + n2 > 0:
        declined(log, place, 0, n0, 1, n1, 2, n2)
