"""Chapter 14, Teleportation: any tribe to any tile."""

from __future__ import annotations

from eduba.games.cradle.actions import TELEPORT_FROM, TELEPORT_TO, TELEPORT_WHO
from eduba.games.cradle.carrying import forbids_taking, leave
from eduba.games.cradle.events import teleported
from eduba.games.cradle.pieces import carriers, is_offering, is_thief, takes_stone, takes_wood
from eduba.games.cradle.shape import SEATS, TEMPLE, Cargo, Place, Terrain
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.temple import enter, forbids_entering_temple
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

CR_3_7 = rule_number("CR-3.7")
CR_14_7 = rule_number("CR-14.7")


@rule
def has_tribe(s: State, slot: int) -> bool:
    """Whether a tribe of any seat is on a tile."""
    for seat in range(SEATS):
        if s.tribes[seat, slot] > 0:
            return True
    return False


@rule
def forbids_teleportation(s: State) -> int:
    """CR-14.7: some tribe must be on the map."""
    for slot in range(s.tiles):
        if has_tribe(s, slot):
            return 0
    return CR_14_7


@rule
def forbids_teleport_from(s: State, t: Tables, tile: int) -> int:
    """CR-14.7: a tile with a tribe of any seat."""
    return 0 if has_tribe(s, tile) else CR_14_7


@answers(TELEPORT_FROM, Step.TEL_FROM, unless=forbids_teleport_from)
@rule
def teleport_from(s: State, t: Tables, log: Log, tile: int) -> None:
    """CR-14.7: from this tile."""
    s.focus = tile
    s.step = Step.TEL_WHO


@rule
def is_free_choice(s: State, owner: int) -> bool:
    """CR-14.7: in phase I an own tribe may be given a thing of the pool; any other goes with what it carries."""
    return owner == s.actor and s.return_step == Step.MOVE


@rule
def carries(s: State, owner: int, slot: int, cargo: int) -> bool:
    """CR-14.7, CR-4.10: whether some tribe of a seat on a tile carries just this."""
    if is_thief(cargo):
        return False
    if is_offering(cargo):
        offering = cargo - Cargo.OFFERING
        return s.offer_place[owner, offering] == Place.CARRIED and s.offer_slot[owner, offering] == slot
    if takes_wood(cargo):
        return s.wood_held[owner, slot] > 0
    if takes_stone(cargo):
        return s.stone_held[owner, slot] > 0
    laden = carriers(s, owner, slot) + s.wood_held[owner, slot] + s.stone_held[owner, slot]
    return s.tribes[owner, slot] > laden


@rule
def forbids_teleport_who(s: State, t: Tables, owner: int, cargo: int) -> int:
    """CR-14.7: a tribe of the chosen tile."""
    if is_free_choice(s, owner):
        return forbids_taking(s, s.focus, cargo)
    return 0 if carries(s, owner, s.focus, cargo) else CR_14_7


@answers(TELEPORT_WHO, Step.TEL_WHO, unless=forbids_teleport_who)
@rule
def teleport_who(s: State, t: Tables, log: Log, owner: int, cargo: int) -> None:
    """CR-14.7: this tribe."""
    s.chosen_owner = owner
    s.chosen_load = cargo
    s.step = Step.TEL_TO


@rule
def forbids_appearing_in_temple(s: State, t: Tables) -> int:
    """CR-14.7: without a load always; with one only an own tribe in phase I that builds or delivers, if so agreed."""
    cargo = s.chosen_load
    if cargo == Cargo.EMPTY or cargo == Cargo.EMPTY_THIEF:
        return 0
    if not is_free_choice(s, s.chosen_owner) or not s.teleport_delivers:
        return CR_14_7
    return forbids_entering_temple(s, t, cargo)


@rule
def forbids_teleport_to(s: State, t: Tables, tile: int) -> int:
    """CR-14.7, CR-3.7: any other tile of the map but a volcano."""
    if tile >= s.tiles or tile == s.focus:
        return CR_14_7
    if s.terrain[tile] == Terrain.VOLCANO:
        return CR_3_7
    return forbids_appearing_in_temple(s, t) if tile == TEMPLE else 0


@answers(TELEPORT_TO, Step.TEL_TO, unless=forbids_teleport_to)
@rule
def teleport_to(s: State, t: Tables, log: Log, tile: int) -> None:
    """CR-14.7: with its load and its mark, for no point; building and delivering follow where they may."""
    source = s.focus
    owner = s.chosen_owner
    cargo = s.chosen_load
    free = is_free_choice(s, owner)
    teleported(log, s.actor, owner, source, tile, cargo)
    s.step = s.return_step
    s.focus = s.chosen_owner = s.chosen_load = s.return_step = -1
    if free:
        leave(s, log, source, cargo)
        enter(s, t, log, tile, cargo, 1)
    else:
        carry_off(s, owner, source, tile, cargo)


@rule
def carry_off(s: State, owner: int, source: int, target: int, cargo: int) -> None:
    """CR-14.7, CR-4.10: a tribe is moved with what it carries."""
    s.tribes[owner, source] -= 1
    s.tribes[owner, target] += 1
    if takes_wood(cargo):
        s.wood_held[owner, source] -= 1
        s.wood_held[owner, target] += 1
    if takes_stone(cargo):
        s.stone_held[owner, source] -= 1
        s.stone_held[owner, target] += 1
    if is_offering(cargo):
        s.offer_slot[owner, cargo - Cargo.OFFERING] = target
