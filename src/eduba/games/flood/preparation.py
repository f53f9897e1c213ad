"""Chapter 1: the set-up, and phase 1 of the first turn, which nobody can influence."""

from __future__ import annotations

from eduba.games.flood.ending import take_markers
from eduba.games.flood.events import game_started, turn_started, workers_drawn
from eduba.games.flood.flow import forget_action
from eduba.games.flood.pieces import move_workers, receive
from eduba.games.flood.production import draw_workers, harvest, tell_harvest
from eduba.games.flood.shape import PLACES, POSTS, REGIONS, RESOURCES, SEATS, SITES, Place, Resource
from eduba.games.flood.state import FIRST_ORDER, State, Step
from eduba.games.flood.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.random import below, seed_words
from eduba.kernel.rule import Ints, rule


@rule
def setup(s: State, t: Tables, options: Ints, seed: int) -> None:
    """FL-1.13: everything in its place, resources and workers of turn 1; the first in the order may act."""
    seed_words(s, seed)
    clear_board(s)
    lay_out(s, t)
    draw_order(s, options[FIRST_ORDER])
    first_production(s, t)
    s.turn = 1
    s.actor = s.order[0]
    s.step = Step.ACT


@rule
def clear_board(s: State) -> None:
    """FL-1.7, FL-1.11: no region holds anything, nobody has points, nothing is half-done."""
    s.told = 0
    for region in range(REGIONS):
        s.army_owner[region] = -1
        s.army_count[region] = 0
    for site in range(SITES):
        s.city_owner[site] = -1
        s.city_extended[site] = 0
    for seat in range(SEATS):
        s.vp[seat] = 0
        s.fresh_scribes[seat] = s.retired[seat] = s.armies_available[seat] = 0
        for resource in range(RESOURCES):
            s.hand[seat, resource] = s.bid[seat, resource] = s.equipment[seat, resource] = 0
        for place in range(PLACES):
            s.workers[seat, place] = 0
    take_markers(s)
    forget_action(s)


@rule
def lay_out(s: State, t: Tables) -> None:
    """FL-1.7, FL-1.8, FL-1.9, FL-1.10: supplies and reserves; a worker in two boxes, two available, five resources."""
    for resource in range(RESOURCES):
        s.stock[resource] = t.pieces[resource]
    for seat in range(SEATS):
        s.bases[seat] = t.bases
        s.extensions[seat] = t.extensions
        s.armies_unavailable[seat] = t.armies
        s.workers[seat, Place.UNAVAILABLE] = t.workers
        for post in range(POSTS):
            move_workers(s, seat, Place.UNAVAILABLE, post, t.start_workers[post])
        move_workers(s, seat, Place.UNAVAILABLE, Place.AVAILABLE, t.start_available)
        for resource in range(RESOURCES):
            receive(s, seat, resource, t.start_hand[resource])


@rule
def draw_order(s: State, as_seated: int) -> None:
    """FL-1.12: all six orders are equally likely, unless the seats are agreed to be the order."""
    for seat in range(SEATS):
        s.order[seat] = seat
    if as_seated:
        return
    for i in range(SEATS - 1, 0, -1):
        j = below(s, i + 1)
        held = s.order[i]
        s.order[i] = s.order[j]
        s.order[j] = held


@rule
def first_production(s: State, t: Tables) -> None:
    """FL-3.11: phase 1 of turn 1; there is no city yet and nobody has been used."""
    for i in range(SEATS):
        harvest(s, t, s.order[i], Place.IRRIGATION, Resource.GRAIN)
        harvest(s, t, s.order[i], Place.WEAVING, Resource.TEXTILE)
        draw_workers(s, t, s.order[i])


@rule
def tell_opening(s: State, t: Tables, log: Log) -> None:
    """The first answer tells what the set-up, which has no log, has done."""
    if s.told:
        return
    s.told = 1
    game_started(log, s.order[0], s.order[1], s.order[2])
    turn_started(log, s.turn, t.year[s.turn - 1])
    for i in range(SEATS):
        seat = s.order[i]
        grain = s.hand[seat, Resource.GRAIN] - t.start_hand[Resource.GRAIN]
        textiles = s.hand[seat, Resource.TEXTILE] - t.start_hand[Resource.TEXTILE]
        tell_harvest(s, t, log, seat, Place.IRRIGATION, Resource.GRAIN, grain)
        tell_harvest(s, t, log, seat, Place.WEAVING, Resource.TEXTILE, textiles)
        workers_drawn(log, seat, s.workers[seat, Place.AVAILABLE] - t.start_available)
