"""Chapter 14, Land: the next tiles are looked at, and one of them is taken."""

from __future__ import annotations

from eduba.games.cradle.actions import CHOOSE_TERRAIN
from eduba.games.cradle.discovery import shuffle_pile, use_tile
from eduba.games.cradle.events import land_looked_at, land_seen
from eduba.games.cradle.shape import Terrain
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log, only, reveal
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

CR_14_5 = rule_number("CR-14.5")


@rule
def tiles_looked_at(s: State) -> int:
    """CR-14.5: how many tiles on top of the pile are seen."""
    return min(s.land_look, s.pile_size)


@rule
def seen_of(s: State, terrain: int) -> int:
    """How many of these show a terrain."""
    n = 0
    for i in range(s.pile_size - tiles_looked_at(s), s.pile_size):
        if s.pile[i] == terrain:
            n += 1
    return n


@rule
def look_at_land(s: State, log: Log) -> None:
    """CR-14.5: the seat alone sees the tiles."""
    seat = s.actor
    plains, forests = seen_of(s, Terrain.PLAINS), seen_of(s, Terrain.FOREST)
    quarries, volcanoes = seen_of(s, Terrain.QUARRY), seen_of(s, Terrain.VOLCANO)
    land_looked_at(log, seat, tiles_looked_at(s))
    land_seen(log, seat, plains, forests, quarries, volcanoes, only(seat))
    reveal(log)
    s.step = Step.TERRAIN


@rule
def forbids_choose_terrain(s: State, t: Tables, terrain: int) -> int:
    """CR-14.5: one of the tiles that are seen."""
    return 0 if seen_of(s, terrain) > 0 else CR_14_5


@answers(CHOOSE_TERRAIN, Step.TERRAIN, unless=forbids_choose_terrain)
@rule
def choose_terrain(s: State, t: Tables, log: Log, terrain: int) -> None:
    """CR-14.5: it is drawn, a volcano too; all others are shuffled."""
    place = s.pile_size - 1
    while s.pile[place] != terrain:
        place -= 1
    s.pile_size -= 1
    for i in range(place, s.pile_size):
        s.pile[i] = s.pile[i + 1]
    s.pile[s.pile_size] = 0
    shuffle_pile(s, s.pile_size)
    reveal(log)
    use_tile(s, t, log, terrain)
