"""Chapter 4: what tribes pick up, put down and hold, and the end of movement."""

from __future__ import annotations

from eduba.games.cradle.actions import END_MOVEMENT, HOLD, SORT_LOADS
from eduba.games.cradle.events import loads_changed
from eduba.games.cradle.opening import tell_opening
from eduba.games.cradle.pieces import (
    clear_marks,
    fresh,
    hands,
    is_offering,
    is_thief,
    stone_pool,
    takes_stone,
    takes_wood,
    wood_pool,
)
from eduba.games.cradle.shape import Cargo, Place
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import NOT_ASKED, rule, rule_number

CR_3_3 = rule_number("CR-3.3")
CR_4_1 = rule_number("CR-4.1")
CR_4_6 = rule_number("CR-4.6")
CR_4_8 = rule_number("CR-4.8")
CR_4_9 = rule_number("CR-4.9")
CR_4_11 = rule_number("CR-4.11")
CR_5_5 = rule_number("CR-5.5")
CR_7_2 = rule_number("CR-7.2")


@rule
def hold_loads(s: State, log: Log, slot: int, wood: int, stone: int) -> None:
    """CR-4.2, CR-4.3, CR-4.4: own tribes on a tile hold so much of the pool; the rest lies loose for anybody."""
    seat = s.actor
    more_wood = wood - s.wood_held[seat, slot]
    more_stone = stone - s.stone_held[seat, slot]
    s.loose_wood[slot] -= more_wood
    s.loose_stone[slot] -= more_stone
    s.wood_held[seat, slot] = wood
    s.stone_held[seat, slot] = stone
    if more_wood != 0 or more_stone != 0:
        loads_changed(log, seat, slot, more_wood, more_stone)


@rule
def settle(s: State, log: Log, slot: int) -> None:
    """CR-4.7: the own tribes on a tile hold as much as they have hands for, stone before wood."""
    room = hands(s, s.actor, slot)
    stone = min(room, stone_pool(s, s.actor, slot))
    wood = min(room - stone, wood_pool(s, s.actor, slot))
    hold_loads(s, log, slot, wood, stone)


@rule
def settle_everywhere(s: State, log: Log) -> None:
    """CR-4.7: the loads of the seat in turn, in normal form on every tile."""
    for slot in range(s.tiles):
        if s.tribes[s.actor, slot] > 0:
            settle(s, log, slot)


@rule
def forbids_taking(s: State, slot: int, cargo: int) -> int:
    """CR-4.6, CR-4.11, CR-5.5, CR-7.4: what an own tribe may take along from a tile in phase I."""
    if s.tribes[s.actor, slot] == 0:
        return CR_3_3
    if is_offering(cargo):
        return forbids_taking_offering(s, slot, cargo - Cargo.OFFERING)
    if is_thief(cargo):
        if s.thieves[slot] == 0:
            return CR_5_5
    elif fresh(s, slot) == 0:
        return CR_5_5 if s.thieves[slot] > 0 else CR_4_11
    if takes_wood(cargo) and wood_pool(s, s.actor, slot) == 0:
        return CR_4_6
    if takes_stone(cargo) and stone_pool(s, s.actor, slot) == 0:
        return CR_4_6
    return 0


@rule
def forbids_taking_offering(s: State, slot: int, offering: int) -> int:
    """CR-7.2: an offering goes along only with the tribe that has taken it up."""
    carried = s.offer_place[s.actor, offering] == Place.CARRIED and s.offer_slot[s.actor, offering] == slot
    return 0 if carried else CR_7_2


@rule
def leave(s: State, log: Log, slot: int, cargo: int) -> None:
    """CR-4.3, CR-4.6: an own tribe goes with a thing of the pool; what it does not take stays in the pool."""
    s.tribes[s.actor, slot] -= 1
    if is_thief(cargo):
        s.thieves[slot] -= 1
    if is_offering(cargo):
        s.offer_slot[s.actor, cargo - Cargo.OFFERING] = -1
    if takes_wood(cargo):
        s.wood_held[s.actor, slot] -= 1  # below 0 where it lay loose: `settle` makes that good
    if takes_stone(cargo):
        s.stone_held[s.actor, slot] -= 1
    settle(s, log, slot)


@rule
def needs_hold(s: State, slot: int) -> bool:
    """CR-4.8, CR-4.9: whether a tile's loads are asked for: a real choice, or any while loads are sorted by hand."""
    room = hands(s, s.actor, slot)
    wood = wood_pool(s, s.actor, slot)
    stone = stone_pool(s, s.actor, slot)
    if s.sorting:
        return room > 0 and wood + stone > 0
    return room > 0 and wood > 0 and stone > 0 and wood + stone > room


@rule
def next_hold(s: State) -> None:
    """CR-4.8, CR-5.5: the next tile whose loads are asked for, in the order of slots; then phase I and its marks end."""
    for slot in range(s.focus + 1, s.tiles):
        if needs_hold(s, slot):
            s.focus = slot
            s.step = Step.HOLD
            return
    s.focus = -1
    s.sorting = 0
    clear_marks(s)
    s.step = Step.ACTION


@answers(END_MOVEMENT, Step.MOVE)
@rule
def end_movement(s: State, t: Tables, log: Log) -> None:
    """CR-3.5, CR-4.8: points left are lost; hands stay filled."""
    tell_opening(s, t, log)
    begin_holding(s, 0)


@rule
def forbids_sort_loads(s: State, t: Tables) -> int:
    """CR-4.9: by option, and where there is something to sort."""
    if s.step_order:
        return NOT_ASKED  # search leaves out empty hands on purpose
    if not s.sort_loads:
        return CR_4_9
    for slot in range(s.tiles):
        if hands(s, s.actor, slot) > 0 and wood_pool(s, s.actor, slot) + stone_pool(s, s.actor, slot) > 0:
            return 0
    return CR_4_9


@answers(SORT_LOADS, Step.MOVE, unless=forbids_sort_loads)
@rule
def sort_loads(s: State, t: Tables, log: Log) -> None:
    """CR-4.9: every load is chosen."""
    begin_holding(s, 1)


@rule
def begin_holding(s: State, sorting: int) -> None:
    """CR-2.4: nothing of the movement is left over."""
    s.points = 0
    s.discoveries = 0
    s.last_step = s.last_target = -1
    s.sorting = sorting
    s.focus = -1
    next_hold(s)


@rule
def forbids_hold(s: State, t: Tables, wood: int, stone: int) -> int:
    """CR-4.1, CR-4.6, CR-4.8: things of the pool, one for each hand; all hands are filled unless loads are sorted."""
    slot = s.focus
    room = hands(s, s.actor, slot)
    if wood > wood_pool(s, s.actor, slot) or stone > stone_pool(s, s.actor, slot):
        return CR_4_6
    if wood + stone > room:
        return CR_4_1
    if not s.sorting and wood + stone < room:
        return CR_4_8
    return 0


@answers(HOLD, Step.HOLD, unless=forbids_hold)
@rule
def hold(s: State, t: Tables, log: Log, wood: int, stone: int) -> None:
    """CR-4.8, CR-4.9: so the tribes on this tile go on."""
    hold_loads(s, log, s.focus, wood, stone)
    next_hold(s)
