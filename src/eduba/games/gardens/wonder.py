"""Chapter 11: the Hanging Gardens, five floors that all seats raise together."""

from __future__ import annotations

from eduba.games.gardens.actions import BUILD_GARDEN
from eduba.games.gardens.construction import pay_for
from eduba.games.gardens.events import floor_built, tile_revealed
from eduba.games.gardens.pieces import settlements
from eduba.games.gardens.shape import FLOORS
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.stock import can_pay, pay_line
from eduba.games.gardens.values import Item, Line, Tables
from eduba.kernel.events import Log, reveal
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

GA_10_2 = rule_number("GA-10.2")
GA_10_10 = rule_number("GA-10.10")
GA_11_1 = rule_number("GA-11.1")
GA_11_2 = rule_number("GA-11.2")


@rule
def forbids_floor(s: State, t: Tables, seat: int, level: int, floors_left: int) -> int:
    """GA-10.10, GA-11.1, GA-11.2: the next floor, with Architecture, the tile's price and its condition."""
    if level < t.build_level[Item.GARDEN]:
        return GA_10_2
    if s.floors >= FLOORS:
        return GA_11_1
    if floors_left == 0:
        return GA_10_10
    tile = s.tile[s.floors]
    if not can_pay(s, t, seat, Line.TILE + tile) or settlements(s, seat) < t.tile_settlements[tile]:
        return GA_11_2
    if s.population[seat] < t.tile_population[tile] or s.renown[seat] < t.tile_renown[tile]:
        return GA_11_2
    return 0


@rule
def forbids_build_garden(s: State, t: Tables) -> int:
    """GA-11.2: with the card in use."""
    return forbids_floor(s, t, s.actor, s.action_level, s.more)


@answers(BUILD_GARDEN, Step.BUILD, unless=forbids_build_garden)
@rule
def build_garden(s: State, t: Tables, log: Log) -> None:
    """GA-11.1, GA-11.3, GA-11.4: the seat keeps the tile for its points; the next one is turned up at once."""
    tile = s.tile[s.floors]
    pay_for(s, t, log, Item.GARDEN)
    pay_line(s, t, log, s.actor, Line.TILE + tile)
    s.more -= 1
    s.gardener[s.floors] = s.actor
    s.floors += 1
    floor_built(log, s.actor, s.floors, tile, t.tile_points[tile])
    if s.floors < FLOORS:
        turn_up(s, log)


@rule
def turn_up(s: State, log: Log) -> None:
    """GA-11.1: only the tile of the next floor is face up."""
    reveal(log)
    s.tile[s.floors] = s.hidden_tile[s.floors]
    s.hidden_tile[s.floors] = -1
    tile_revealed(log, s.floors + 1, s.tile[s.floors])
