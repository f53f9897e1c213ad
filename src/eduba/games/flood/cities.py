"""Chapters 6 and 16: building and relocating cities, and what a new city brings."""

from __future__ import annotations

from eduba.games.flood.actions import BUILD, REMOVE_CITY
from eduba.games.flood.events import GAINED, NO_WORKER, TWO_SCRIBES, city_built, city_removed, city_worker
from eduba.games.flood.flow import end_action
from eduba.games.flood.pieces import cost_due, is_hostile, move_workers, scribes_of
from eduba.games.flood.shape import SITE_OF, SITES, Benefit, Place
from eduba.games.flood.state import State, Step
from eduba.games.flood.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

FL_6_2 = rule_number("FL-6.2")
FL_6_3 = rule_number("FL-6.3")
FL_6_5 = rule_number("FL-6.5")
FL_6_11 = rule_number("FL-6.11")


@rule
def forbids_build(s: State, t: Tables, site: int) -> int:
    """FL-6.2, FL-6.3: a Sumer region without a city and without another seat's armies."""
    if s.city_owner[site] >= 0:
        return FL_6_2
    return FL_6_3 if is_hostile(s, s.actor, site) else 0


@rule
def forbids_building(s: State, t: Tables) -> int:
    """FL-6.2, FL-6.3, FL-6.11: a site must be open, and without a base in supply a free relocation must be left."""
    if s.bases[s.actor] == 0 and not cost_due(s) and s.relocations[s.actor] >= s.free_relocations:
        return FL_6_11
    closed = FL_6_2
    for site in range(SITES):
        reason = forbids_build(s, t, site)
        if reason == 0:
            return 0
        if reason == FL_6_3:
            closed = FL_6_3  # a site that only armies keep closed may open again this turn
    return closed


@answers(BUILD, Step.BUILD, unless=forbids_build)
@rule
def build(s: State, t: Tables, log: Log, site: int) -> None:
    """FL-6.1, FL-6.6: from the supply; only without a base there a city on the board is asked for."""
    if s.bases[s.actor] > 0:
        found_city(s, t, log, site)
        end_action(s, t, log)
    else:
        s.pending_region = site
        s.step = Step.RELOCATE


@rule
def forbids_remove_city(s: State, t: Tables, site: int) -> int:
    """FL-6.5: one of the seat's own cities leaves."""
    return 0 if s.city_owner[site] == s.actor else FL_6_5


@answers(REMOVE_CITY, Step.RELOCATE, unless=forbids_remove_city)
@rule
def remove_city(s: State, t: Tables, log: Log, site: int) -> None:
    """FL-6.5, FL-6.9, FL-6.11: the old city is taken up, the new one built; counted if nothing was paid for it."""
    city_removed(log, s.actor, site, s.city_extended[site])
    take_up_city(s, site)
    if not cost_due(s):
        s.relocations[s.actor] += 1
    found_city(s, t, log, s.pending_region)
    end_action(s, t, log)


@rule
def take_up_city(s: State, site: int) -> None:
    """FL-6.7, FL-6.10, FL-10.22: base and extension return to their owner's supply; the points are kept."""
    owner = s.city_owner[site]
    s.bases[owner] += 1
    s.extensions[owner] += s.city_extended[site]
    s.city_owner[site] = -1
    s.city_extended[site] = 0


@rule
def found_city(s: State, t: Tables, log: Log, site: int) -> None:
    """FL-6.1, FL-6.8, FL-6.12, FL-16.4: a base without extension; no worker on the board is affected."""
    s.bases[s.actor] -= 1
    s.city_owner[site] = s.actor
    s.city_extended[site] = 0
    city_built(log, s.actor, site)
    bring_tool_maker(s, log, site)
    bring_scribe(s, t, log, site)


@rule
def bring_tool_maker(s: State, log: Log, site: int) -> None:
    """FL-16.1, FL-16.3: a city in Eridu brings an unavailable worker to Tool Makers, if there is one."""
    if site != SITE_OF[Benefit.TOOL_MAKER]:
        return
    seat = s.actor
    if s.workers[seat, Place.UNAVAILABLE] == 0:
        city_worker(log, seat, Place.TOOL_MAKERS, NO_WORKER)
        return
    move_workers(s, seat, Place.UNAVAILABLE, Place.TOOL_MAKERS, 1)
    city_worker(log, seat, Place.TOOL_MAKERS, GAINED)


@rule
def bring_scribe(s: State, t: Tables, log: Log, site: int) -> None:
    """FL-16.2, FL-16.3: a city in Uruk brings an unavailable worker to Scribes, unless there are two already."""
    if site != SITE_OF[Benefit.SCRIBE]:
        return
    seat = s.actor
    if scribes_of(s, seat) >= t.scribes:
        city_worker(log, seat, Place.SCRIBES, TWO_SCRIBES)
        return
    if s.workers[seat, Place.UNAVAILABLE] == 0:
        city_worker(log, seat, Place.SCRIBES, NO_WORKER)
        return
    move_workers(s, seat, Place.UNAVAILABLE, Place.SCRIBES, 1)
    s.fresh_scribes[seat] += 1
    city_worker(log, seat, Place.SCRIBES, GAINED)
