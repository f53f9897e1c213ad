"""Chapters 10 and 11: huts with their offerings, and holy places."""

from __future__ import annotations

from eduba.games.cradle.events import holy_place_erected, hut_built, offering_hidden
from eduba.games.cradle.pieces import has_foreign_tribe, huts_on, stone_pool, wood_pool
from eduba.games.cradle.shape import HUTS_ON_A_TILE, OFFERINGS, PAIR, VALUE_OF, Place, Terrain
from eduba.games.cradle.state import State
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log, only
from eduba.kernel.rule import rule, rule_number

CR_9_3 = rule_number("CR-9.3")
CR_9_5 = rule_number("CR-9.5")
CR_10_1 = rule_number("CR-10.1")
CR_10_2 = rule_number("CR-10.2")
CR_10_4 = rule_number("CR-10.4")
CR_11_1 = rule_number("CR-11.1")
CR_11_2 = rule_number("CR-11.2")
CR_11_3 = rule_number("CR-11.3")
CR_11_4 = rule_number("CR-11.4")


@rule
def pairs_on(s: State, slot: int) -> int:
    """CR-9.3, CR-9.4, CR-7.10: pairs of own tribes on a tile; loads and offerings make no difference."""
    return s.tribes[s.actor, slot] // PAIR


@rule
def forbids_huts_on(s: State, slot: int, n: int) -> int:
    """CR-10.1, CR-10.2, CR-10.5, CR-11.4: so many huts on a tile, each with a pair, a wood and a place of its own."""
    if n > pairs_on(s, slot):
        return CR_9_3
    if s.terrain[slot] != Terrain.PLAINS:
        return CR_10_1
    if s.holy[slot] > 0:
        return CR_11_4
    if huts_on(s, slot) + n > HUTS_ON_A_TILE:
        return CR_10_1
    if n > wood_pool(s, s.actor, slot):
        return CR_10_2
    return CR_9_5 if n > s.huts_left[s.actor] else 0


@rule
def forbids_holy_places_on(s: State, slot: int, n: int) -> int:
    """CR-11.1..11.4: one on a plain without huts and foreign tribes, with a pair and a stone."""
    if n > pairs_on(s, slot):
        return CR_9_3
    if s.terrain[slot] != Terrain.PLAINS or huts_on(s, slot) > 0:
        return CR_11_1
    if s.holy[slot] > 0 or n > 1:
        return CR_11_4
    if has_foreign_tribe(s, s.actor, slot) and not s.holy_place_ignores_foreign_tribes:
        return CR_11_2
    if n > stone_pool(s, s.actor, slot):
        return CR_11_3
    return CR_9_5 if n > s.holy_left[s.actor] else 0


@rule
def use_wood(s: State, slot: int) -> None:
    """CR-4.12, CR-10.2: a loose wood first, then one that an own tribe carries; it returns to the supply."""
    if s.loose_wood[slot] > 0:
        s.loose_wood[slot] -= 1
    else:
        s.wood_held[s.actor, slot] -= 1
    s.wood_supply += 1


@rule
def use_stone(s: State, slot: int) -> None:
    """CR-4.12, CR-11.3: a loose stone first, then one that an own tribe carries; it returns to the supply."""
    if s.loose_stone[slot] > 0:
        s.loose_stone[slot] -= 1
    else:
        s.stone_held[s.actor, slot] -= 1
    s.stone_supply += 1


@rule
def erect(s: State, log: Log, slot: int) -> None:
    """CR-9.5, CR-11.1: a holy place from the reserve; it stays for good."""
    use_stone(s, slot)
    s.holy[slot] = 1 + s.actor
    s.holy_left[s.actor] -= 1
    holy_place_erected(log, s.actor, slot)


@rule
def next_offering(s: State, seat: int) -> int:
    """The number of the next offering that a seat brings into play; their count if none is left."""
    for offering in range(OFFERINGS):
        if s.offer_place[seat, offering] == Place.RESERVE:
            return offering
    return OFFERINGS


@rule
def forbids_offer(s: State, t: Tables, value: int) -> int:
    """CR-10.4: an offering of the own reserve."""
    return 0 if (s.values_left[s.actor] >> value) & 1 else CR_10_4


@rule
def build_hut(s: State, log: Log, slot: int, value: int) -> None:
    """CR-7.1, CR-10.1, CR-10.3, CR-10.4, CR-1.14: a hut with an offering, whose value its owner alone sees."""
    seat = s.actor
    offering = next_offering(s, seat)
    use_wood(s, slot)
    s.huts[seat, slot] += 1
    s.huts_left[seat] -= 1
    s.offer_place[seat, offering] = Place.LYING
    s.offer_slot[seat, offering] = slot
    s.offer_value[seat, offering] = VALUE_OF[value]
    s.values_left[seat] -= 1 << value
    hut_built(log, seat, slot, offering)
    offering_hidden(log, seat, offering, VALUE_OF[value], only(seat))
