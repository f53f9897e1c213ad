"""Chapter 3: steps."""

from __future__ import annotations

from eduba.games.cradle.actions import STEP
from eduba.games.cradle.carrying import forbids_taking, leave
from eduba.games.cradle.discovery import begin_discovery, draw_tile, forbids_discovery
from eduba.games.cradle.events import stepped
from eduba.games.cradle.land import look_at_land
from eduba.games.cradle.opening import tell_opening
from eduba.games.cradle.pieces import is_offering, takes_stone
from eduba.games.cradle.shape import DIRECTIONS, TEMPLE, Cargo, Terrain
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.temple import bounce, can_pay, enter, forbids_entering_temple
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import NOT_ASKED, rule, rule_number

CR_3_4 = rule_number("CR-3.4")
CR_3_7 = rule_number("CR-3.7")
CR_7_7 = rule_number("CR-7.7")
CR_14_4 = rule_number("CR-14.4")
CR_14_5 = rule_number("CR-14.5")


@rule
def may_step_from(s: State, t: Tables, tile: int) -> bool:
    """Own tribes are on the tile, and a point is left."""
    return s.tribes[s.actor, tile] > 0 and s.points > 0


@rule
def may_step_with(s: State, t: Tables, tile: int, cargo: int) -> bool:
    """An own tribe can take the thing along."""
    return forbids_taking(s, tile, cargo) == 0


@rule
def forbids_leaving(s: State, tile: int, cargo: int) -> int:
    """CR-3.3, CR-3.4: any own tribe, with a thing of its tile, for one point."""
    reason = forbids_taking(s, tile, cargo)
    return CR_3_4 if reason == 0 and s.points == 0 else reason


@rule
def forbids_step(s: State, t: Tables, tile: int, cargo: int, direction: int) -> int:
    """CR-3.3, CR-3.7: to an adjacent tile, or into the unknown."""
    reason = forbids_leaving(s, tile, cargo)
    if reason:
        return reason
    target = s.neighbour[tile, direction]
    reason = forbids_discovery(s) if target < 0 else forbids_target(s, t, target, cargo)
    if reason == 0 and is_left_out(s, tile, cargo, direction):
        return NOT_ASKED  # the same two steps in the other order are one position: search sees one order
    return reason


@rule
def forbids_land_step(s: State, t: Tables, tile: int, cargo: int, direction: int) -> int:
    """CR-14.5: into an empty cell, for which the seat chooses the tile."""
    reason = forbids_leaving(s, tile, cargo)
    if reason:
        return reason
    return forbids_discovery(s) if s.neighbour[tile, direction] < 0 else CR_14_5


@rule
def forbids_stone_step(s: State, t: Tables, tile: int, cargo: int, direction: int) -> int:
    """CR-14.4: a stone onto the temple tile, which counts for more."""
    reason = forbids_leaving(s, tile, cargo)
    if reason:
        return reason
    if s.neighbour[tile, direction] != TEMPLE or not takes_stone(cargo):
        return CR_14_4
    return forbids_target(s, t, TEMPLE, cargo)


@rule
def forbids_target(s: State, t: Tables, target: int, cargo: int) -> int:
    """CR-3.7: where a laden or empty-handed tribe may go; others never block it."""
    if s.terrain[target] == Terrain.VOLCANO:
        return CR_3_7
    if target != TEMPLE:
        return 0
    reason = forbids_entering_temple(s, t, cargo)
    return 0 if reason == CR_7_7 and s.unpaid_offering else reason


@rule
def is_plain(target: int, cargo: int) -> bool:
    """Whether a step goes to a tile of the map without building, delivering or being sent back."""
    return target >= 0 and not (target == TEMPLE and (takes_stone(cargo) or is_offering(cargo)))


@rule
def step_id(tile: int, cargo: int, direction: int) -> int:
    """The number of a step in the table of actions."""
    return STEP.first + (tile * STEP.size1 + cargo) * STEP.size2 + direction


@rule
def is_left_out(s: State, tile: int, cargo: int, direction: int) -> bool:
    """In canonical order: a plain step right after one of another tribe comes in ascending order only."""
    if s.last_step < 0 or tile == s.last_target:
        return False
    return is_plain(s.neighbour[tile, direction], cargo) and step_id(tile, cargo, direction) < s.last_step


@rule
def remember_step(s: State, tile: int, cargo: int, direction: int) -> None:
    """Keep a plain step for the canonical order."""
    s.last_step = s.last_target = -1
    target = s.neighbour[tile, direction]
    if s.step_order and is_plain(target, cargo):
        s.last_step = step_id(tile, cargo, direction)
        s.last_target = target


@answers(STEP, Step.MOVE, unless=forbids_step, where=may_step_from, which=may_step_with)
@rule
def step(s: State, t: Tables, log: Log, tile: int, cargo: int, direction: int) -> None:
    """CR-3.3, CR-8.1: one tile further, or into the unknown, where a tile is drawn."""
    tell_opening(s, t, log)
    if s.neighbour[tile, direction] < 0:
        begin_discovery(s, tile, cargo, direction)
        draw_tile(s, t, log)
    else:
        go(s, t, log, tile, cargo, direction, 1)


@answers(STEP, Step.LAND_STEP, unless=forbids_land_step, where=may_step_from, which=may_step_with)
@rule
def land_step(s: State, t: Tables, log: Log, tile: int, cargo: int, direction: int) -> None:
    """CR-14.5: into the unknown, where a tile is chosen."""
    tell_opening(s, t, log)
    begin_discovery(s, tile, cargo, direction)
    look_at_land(s, log)


@answers(STEP, Step.STONE_STEP, unless=forbids_stone_step, where=may_step_from, which=may_step_with)
@rule
def stone_step(s: State, t: Tables, log: Log, tile: int, cargo: int, direction: int) -> None:
    """CR-14.4: the stone builds for more than one."""
    tell_opening(s, t, log)
    go(s, t, log, tile, cargo, direction, t.stone_factor)


@rule
def go(s: State, t: Tables, log: Log, tile: int, cargo: int, direction: int, factor: int) -> None:
    """CR-3.4, CR-3.6: one tile further for one point; a stone that comes to the temple counts `factor` times."""
    target = s.neighbour[tile, direction]
    remember_step(s, tile, cargo, direction)
    s.step = Step.MOVE
    s.points -= 1
    if target == TEMPLE and is_offering(cargo) and not can_pay(s, cargo - Cargo.OFFERING):
        bounce(s, log, tile, cargo - Cargo.OFFERING)
        return
    stepped(log, s.actor, tile, target, cargo)
    leave(s, log, tile, cargo)
    enter(s, t, log, target, cargo, factor)


@rule
def can_discover(s: State, t: Tables) -> bool:
    """CR-14.5: whether some step into an empty cell is possible."""
    if s.points == 0 or forbids_discovery(s) != 0:
        return False
    for slot in range(s.tiles):
        if s.tribes[s.actor, slot] > 0:
            for direction in range(DIRECTIONS):
                if s.neighbour[slot, direction] < 0:
                    return True
    return False


@rule
def can_bring_stone(s: State, t: Tables) -> bool:
    """CR-14.4: whether some step brings a stone onto the temple tile."""
    if s.points == 0:
        return False
    for direction in range(DIRECTIONS):
        slot = s.neighbour[TEMPLE, direction]
        if forbids_taking(s, slot, Cargo.STONE) == 0 or forbids_taking(s, slot, Cargo.STONE_THIEF) == 0:
            return forbids_entering_temple(s, t, Cargo.STONE) == 0
    return False
