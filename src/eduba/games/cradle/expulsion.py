"""Chapter 14, Expulsion: any hut to another plain."""

from __future__ import annotations

from eduba.games.cradle.actions import EXPEL_FROM, EXPEL_TO, EXPEL_WHICH
from eduba.games.cradle.events import expelled
from eduba.games.cradle.pieces import huts_on, lying_on
from eduba.games.cradle.shape import DIRECTIONS, HUTS_ON_A_TILE, NEUTRAL, Place, Terrain
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

CR_14_8 = rule_number("CR-14.8")


@rule
def is_adjacent(s: State, slot: int, other: int) -> bool:
    """Whether two tiles share a side."""
    for direction in range(DIRECTIONS):
        if s.neighbour[slot, direction] == other:
            return True
    return False


@rule
def takes_hut(s: State, source: int, slot: int) -> bool:
    """CR-14.8: another plain with room and without a holy place, by option an adjacent one only."""
    if slot == source or s.terrain[slot] != Terrain.PLAINS or s.holy[slot] > 0:
        return False
    return huts_on(s, slot) < HUTS_ON_A_TILE and (not s.expulsion_range or is_adjacent(s, source, slot))


@rule
def can_expel_from(s: State, source: int) -> bool:
    """CR-14.8: a hut is there, and somewhere for it to go."""
    if source >= s.tiles or huts_on(s, source) == 0:
        return False
    for slot in range(s.tiles):
        if takes_hut(s, source, slot):
            return True
    return False


@rule
def forbids_expulsion(s: State) -> int:
    """CR-14.8: some hut must have somewhere to go."""
    for slot in range(s.tiles):
        if can_expel_from(s, slot):
            return 0
    return CR_14_8


@rule
def forbids_expel_from(s: State, t: Tables, tile: int) -> int:
    """CR-14.8: a tile with a hut that can go."""
    return 0 if can_expel_from(s, tile) else CR_14_8


@answers(EXPEL_FROM, Step.EXP_FROM, unless=forbids_expel_from)
@rule
def expel_from(s: State, t: Tables, log: Log, tile: int) -> None:
    """CR-14.8: from this tile."""
    s.focus = tile
    s.step = Step.EXP_WHICH


@rule
def bare_huts(s: State, owner: int, slot: int) -> int:
    """CR-1.6, CR-14.8: huts that can go without an offering; under neutral ones there is none."""
    if owner == NEUTRAL or s.expulsion_marker:
        return s.huts[owner, slot]
    return s.huts[owner, slot] - lying_on(s, owner, slot)


@rule
def forbids_expel_which(s: State, t: Tables, owner: int, marker: int) -> int:
    """CR-14.8: a hut of the chosen tile, with the offering that lies under it if any goes along."""
    if marker == 0:
        return 0 if bare_huts(s, owner, s.focus) > 0 else CR_14_8
    if owner == NEUTRAL or s.expulsion_marker:
        return CR_14_8
    lies = s.offer_place[owner, marker - 1] == Place.LYING and s.offer_slot[owner, marker - 1] == s.focus
    return 0 if lies else CR_14_8


@answers(EXPEL_WHICH, Step.EXP_WHICH, unless=forbids_expel_which)
@rule
def expel_which(s: State, t: Tables, log: Log, owner: int, marker: int) -> None:
    """CR-14.8: this hut."""
    s.chosen_owner = owner
    s.chosen_load = marker
    s.step = Step.EXP_TO


@rule
def forbids_expel_to(s: State, t: Tables, tile: int) -> int:
    """CR-14.8: a plain that takes it."""
    return 0 if tile < s.tiles and takes_hut(s, s.focus, tile) else CR_14_8


@answers(EXPEL_TO, Step.EXP_TO, unless=forbids_expel_to)
@rule
def expel_to(s: State, t: Tables, log: Log, tile: int) -> None:
    """CR-14.8: the hut moves with its offering; tribes and resources stay."""
    source = s.focus
    owner = s.chosen_owner
    marker = s.chosen_load
    s.huts[owner, source] -= 1
    s.huts[owner, tile] += 1
    if marker > 0:
        s.offer_slot[owner, marker - 1] = tile
    expelled(log, s.actor, owner, source, tile, marker - 1)
    s.step = s.return_step
    s.focus = s.chosen_owner = s.chosen_load = s.return_step = -1
