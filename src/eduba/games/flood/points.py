"""Chapter 13: phase 5, points for empires and for extensions."""

from __future__ import annotations

from eduba.games.flood.actions import ADORN, EXTEND
from eduba.games.flood.events import city_extended, empire_scored, worker_retired
from eduba.games.flood.pieces import give_back, has_benefit
from eduba.games.flood.shape import LUXURIES, LUXURY, REGIONS, SEATS, SITES, Benefit, Place, Resource
from eduba.games.flood.state import State, Step
from eduba.games.flood.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import NOT_ASKED, rule, rule_number

LUXURY_KINDS = len(LUXURIES)
FL_13_4 = rule_number("FL-13.4")
FL_13_5 = rule_number("FL-13.5")
FL_13_7 = rule_number("FL-13.7")


@rule
def regions_held(s: State, seat: int, first: int, last: int) -> int:
    """FL-13.1: regions in which a seat has one or two armies, from one to before another."""
    n = 0
    for region in range(first, last):
        if s.army_owner[region] == seat:
            n += 1
    return n


@rule
def nippur_points(s: State, t: Tables, seat: int) -> int:
    """FL-13.2, FL-13.3, FL-16.7: more for each Sumer region, for the owner of Nippur; homes outside Sumer bring none."""
    if not has_benefit(s, seat, Benefit.SUMER_VP):
        return 0
    return t.nippur_vp * regions_held(s, seat, 0, SITES)


@rule
def empire_points(s: State, t: Tables, seat: int) -> int:
    """FL-13.1: what the empire of a seat would score now."""
    return t.region_vp * regions_held(s, seat, 0, REGIONS) + nippur_points(s, t, seat)


@rule
def score_empires(s: State, t: Tables, log: Log) -> None:
    """FL-2.13, FL-13.1: points are added, never lost."""
    for i in range(SEATS):
        seat = s.order[i]
        points = empire_points(s, t, seat)
        if points > 0:
            s.vp[seat] += points
            empire_scored(log, seat, regions_held(s, seat, 0, REGIONS), nippur_points(s, t, seat), points)


@rule
def forbids_extend(s: State, t: Tables, site: int) -> int:
    """FL-13.5, FL-13.7, FL-13.8, FL-6.8: an own city without extension, and two wood; armies there do not matter."""
    if s.city_owner[site] != s.actor:
        return FL_13_4
    if s.city_extended[site]:
        return FL_13_7
    if s.hand[s.actor, Resource.WOOD] < t.extension_wood:
        return FL_13_5
    if s.step_order and site <= s.last_added:
        return NOT_ASKED  # cities extended in either order are one position: search sees one order
    return 0


@answers(EXTEND, Step.EXTEND, unless=forbids_extend)
@rule
def extend(s: State, t: Tables, log: Log, site: int) -> None:
    """FL-13.4: one city after the other; which luxuries are added is asked next."""
    s.pending_region = site
    s.step = Step.ADORN


@rule
def forbids_adorn(s: State, t: Tables, luxuries: int) -> int:
    """FL-13.5: each luxury at most once, and from the hand."""
    for i in range(LUXURY_KINDS):
        if (luxuries >> i) & 1 and s.hand[s.actor, LUXURY[i]] == 0:
            return FL_13_5
    return 0


@answers(ADORN, Step.ADORN, unless=forbids_adorn)
@rule
def adorn(s: State, t: Tables, log: Log, luxuries: int) -> None:
    """FL-13.5, FL-13.6: wood and luxuries are spent, the points scored, the extension placed."""
    seat, site = s.actor, s.pending_region
    for _ in range(t.extension_wood):
        give_back(s, seat, Resource.WOOD)
    n = 0
    for i in range(LUXURY_KINDS):
        if (luxuries >> i) & 1:
            give_back(s, seat, LUXURY[i])
            n += 1
    s.extensions[seat] -= 1
    s.city_extended[site] = 1
    s.vp[seat] += t.extension_vp[n]
    city_extended(log, seat, site, luxuries, t.extension_vp[n])
    if s.step_order:
        s.last_added = site
    s.pending_region = -1
    s.step = Step.EXTEND


@rule
def retire_workers(s: State, t: Tables, log: Log) -> None:
    """FL-13.11: a score above 70 just goes on; by option it takes one unavailable worker, once."""
    if not s.marker_worker:
        return
    for seat in range(SEATS):
        if s.vp[seat] > t.worker_above and not s.retired[seat] and s.workers[seat, Place.UNAVAILABLE] > 0:
            s.workers[seat, Place.UNAVAILABLE] -= 1
            s.retired[seat] = 1
            worker_retired(log, seat)
