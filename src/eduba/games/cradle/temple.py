"""Chapters 6 and 7: stones for the temple, and offerings from the hut to its steps."""

from __future__ import annotations

from eduba.games.cradle.actions import LIFT
from eduba.games.cradle.carrying import settle
from eduba.games.cradle.ending import finish
from eduba.games.cradle.events import BY_OFFERINGS, bounced, delivered, lifted, stone_built
from eduba.games.cradle.pieces import hands, is_offering, is_thief, offerings_in, takes_stone, takes_wood
from eduba.games.cradle.shape import OFFERINGS, TEMPLE, Cargo, Place
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log, reveal
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

CR_3_9 = rule_number("CR-3.9")
CR_6_5 = rule_number("CR-6.5")
CR_7_1 = rule_number("CR-7.1")
CR_7_2 = rule_number("CR-7.2")
CR_7_4 = rule_number("CR-7.4")
CR_7_7 = rule_number("CR-7.7")


@rule
def can_pay(s: State, offering: int) -> bool:
    """CR-7.7: whether the seat in turn has the mana for one of its offerings."""
    return s.offer_value[s.actor, offering] <= s.mana[s.actor]


@rule
def forbids_entering_temple(s: State, t: Tables, cargo: int) -> int:
    """CR-3.8..3.11, CR-6.5, CR-7.7: no load crosses the temple; a stone must bring mana, an offering must be paid."""
    if takes_wood(cargo):
        return CR_3_9
    if takes_stone(cargo) and s.mana[s.actor] >= t.mana_top:
        return CR_6_5
    if is_offering(cargo) and not can_pay(s, cargo - Cargo.OFFERING):
        return CR_7_7
    return 0


@rule
def build_in(s: State, t: Tables, log: Log, factor: int) -> None:
    """CR-6.1..6.4, CR-6.7: a stone leaves the game, the maximum rises, then mana; a Sacred Stone counts twice."""
    seat = s.actor
    if s.temple_stone_returns:
        s.stone_supply += 1
    else:
        s.stones_built += 1
    s.mana_max[seat] = min(t.mana_top, s.mana_max[seat] + factor)
    s.mana[seat] = min(s.mana_max[seat], s.mana[seat] + factor)
    stone_built(log, seat, s.mana_max[seat], s.mana[seat], 1 if factor > 1 else 0)


@rule
def deliver(s: State, log: Log, offering: int) -> None:
    """CR-7.6, CR-7.8, CR-7.9, CR-16.1: shown, paid, kept beside the temple; the bearer returns to the reserve."""
    seat = s.actor
    value = s.offer_value[seat, offering]
    s.offer_place[seat, offering] = Place.DELIVERED
    s.offer_shown[seat, offering] = value
    s.mana[seat] -= value
    s.tribes_left[seat] += 1
    count = offerings_in(s, seat, Place.DELIVERED)
    delivered(log, seat, offering, value, s.mana[seat], count)
    reveal(log)
    if count == OFFERINGS:
        s.winner = seat
        finish(s, log, BY_OFFERINGS)


@rule
def bounce(s: State, log: Log, slot: int, offering: int) -> None:
    """CR-7.7: by option an offering that cannot be paid is shown and goes back where it came from."""
    value = s.offer_value[s.actor, offering]
    s.offer_shown[s.actor, offering] = value
    bounced(log, s.actor, offering, value, slot)
    reveal(log)


@rule
def enter(s: State, t: Tables, log: Log, slot: int, cargo: int, factor: int) -> None:
    """CR-3.12, CR-4.6, CR-6.1, CR-6.6, CR-7.6: an own tribe arrives; what it brings joins the pool, temple or offerings."""
    if is_offering(cargo) and slot == TEMPLE:
        deliver(s, log, cargo - Cargo.OFFERING)
        return
    s.tribes[s.actor, slot] += 1
    if is_thief(cargo):
        s.thieves[slot] += 1
    if is_offering(cargo):
        s.offer_slot[s.actor, cargo - Cargo.OFFERING] = slot
    if takes_wood(cargo):
        s.wood_held[s.actor, slot] += 1
    if takes_stone(cargo):
        if slot == TEMPLE:
            build_in(s, t, log, factor)
        else:
            s.stone_held[s.actor, slot] += 1
    settle(s, log, slot)


@rule
def forbids_lift(s: State, t: Tables, offering: int) -> int:
    """CR-7.1..7.4: an own offering that lies on the map, by a tribe there that carries none."""
    place = s.offer_place[s.actor, offering]
    if place == Place.RESERVE:
        return CR_7_1
    if place != Place.LYING:
        return CR_7_4
    return 0 if hands(s, s.actor, s.offer_slot[s.actor, offering]) > 0 else CR_7_2


@answers(LIFT, Step.MOVE, unless=forbids_lift)
@rule
def lift(s: State, t: Tables, log: Log, offering: int) -> None:
    """CR-4.11, CR-7.2, CR-7.5: taken up for no point, by a marked tribe if there is one; a load is put down first."""
    slot = s.offer_slot[s.actor, offering]
    s.offer_place[s.actor, offering] = Place.CARRIED
    lifted(log, s.actor, offering, slot)
    if s.thieves[slot] > 0:
        s.thieves[slot] -= 1
    s.last_step = s.last_target = -1
    settle(s, log, slot)
