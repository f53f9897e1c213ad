"""Chapter 10: expanding an empire: invade, destroy, reinforce, and re-enter after it was wiped out."""

from __future__ import annotations

from typing import Final

from eduba.games.flood.actions import DESTROY, FIGHT, INVADE, REENTER, REINFORCE, STOP
from eduba.games.flood.cities import take_up_city
from eduba.games.flood.combat import combat_round
from eduba.games.flood.empires import enter_home
from eduba.games.flood.events import (
    AS_REINFORCEMENT,
    BY_INVASION,
    BY_REENTRY,
    EXHAUSTED,
    STOPPED,
    WON,
    armies_placed,
    attack_ended,
    city_destroyed,
    repeat_paid,
)
from eduba.games.flood.pieces import (
    can_enter,
    cities_of,
    empire_of,
    expend_armies,
    has_army_on_board,
    has_benefit,
    is_home,
    is_hostile,
    station_armies,
)
from eduba.games.flood.shape import ENTERED, LEFT, MOST_ARMIES, Benefit
from eduba.games.flood.state import State, Step
from eduba.games.flood.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

FL_10_1 = rule_number("FL-10.1")
FL_10_2 = rule_number("FL-10.2")
FL_10_4 = rule_number("FL-10.4")
FL_10_7 = rule_number("FL-10.7")
FL_10_8 = rule_number("FL-10.8")
FL_10_20 = rule_number("FL-10.20")
FL_10_21 = rule_number("FL-10.21")
FL_10_23 = rule_number("FL-10.23")
FL_10_24 = rule_number("FL-10.24")
FL_10_25 = rule_number("FL-10.25")
FL_10_27 = rule_number("FL-10.27")
FL_10_30 = rule_number("FL-10.30")

WITH_ANOTHER: Final = 2
"""Cities of an owner whom Shuruppak protects: that one and another."""


@rule
def usable_armies(s: State, t: Tables) -> int:
    """FL-10.26, FL-10.27, FL-5.11: available armies, less the one that a repetition takes; never another payment."""
    return s.armies_available[s.actor] - (t.repeat if s.expansions > 0 else 0)


@rule
def forbids_spending(s: State, t: Tables, n: int) -> int:
    """FL-10.27: so many armies must be there for the expansion."""
    if usable_armies(s, t) >= n:
        return 0
    return FL_10_27 if s.expansions > 0 else FL_10_1


@rule
def forbids_invade(s: State, t: Tables, region: int) -> int:
    """FL-10.4, FL-10.7, FL-10.8, FL-10.29: a region next to an own army, also one that came there in this action."""
    seat = s.actor
    if not has_army_on_board(s, seat):
        return FL_10_30
    if not ENTERED[region]:
        return FL_10_7 if LEFT[region] else FL_10_8
    if s.army_owner[region] == seat or not can_enter(s, seat, region):
        return FL_10_4
    return forbids_spending(s, t, 1)


@answers(INVADE, Step.EXPAND, unless=forbids_invade)
@rule
def invade(s: State, t: Tables, log: Log, region: int) -> None:
    """FL-10.5, FL-10.6, FL-10.9, FL-10.18: one army comes in; where others are, the first round is rolled at once."""
    begin_expansion(s, t, log)
    attack_or_enter(s, t, log, region)


@rule
def attack_or_enter(s: State, t: Tables, log: Log, region: int) -> None:
    """FL-10.6: a region of others is fought for, an empty one just entered."""
    s.pending_region = region
    if is_hostile(s, s.actor, region):
        attack(s, t, log)
    else:
        come_in(s, log)


@rule
def attack(s: State, t: Tables, log: Log) -> None:
    """FL-10.14, FL-10.15, FL-10.16: after a round the region is won, or the armies are used up, or the seat decides."""
    region = s.pending_region
    combat_round(s, t, log, region)
    if not is_hostile(s, s.actor, region):
        attack_ended(log, s.actor, region, WON)
        come_in(s, log)
    elif s.armies_available[s.actor] == 0:
        attack_ended(log, s.actor, region, EXHAUSTED)
        leave_combat(s)
    else:
        s.step = Step.COMBAT


@rule
def come_in(s: State, log: Log) -> None:
    """FL-10.5, FL-10.14: exactly one available army is placed; no worker and no city is touched."""
    region = s.pending_region
    reason = BY_INVASION if has_army_on_board(s, s.actor) else BY_REENTRY
    station_armies(s, s.actor, region, 1)
    armies_placed(log, s.actor, region, 1, reason)
    leave_combat(s)


@rule
def leave_combat(s: State) -> None:
    """The expansion is finished."""
    s.pending_region = -1
    s.step = Step.EXPAND


@answers(FIGHT, Step.COMBAT)
@rule
def fight(s: State, t: Tables, log: Log) -> None:
    """FL-10.15, FL-10.28: one more round; going on is no repetition."""
    attack(s, t, log)


@answers(STOP, Step.COMBAT)
@rule
def stop(s: State, t: Tables, log: Log) -> None:
    """FL-10.15, FL-10.17: the attack is called off; what the defender has lost stays lost."""
    attack_ended(log, s.actor, s.pending_region, STOPPED)
    leave_combat(s)


@rule
def price(s: State, t: Tables, site: int) -> int:
    """FL-10.20, FL-10.21, FL-16.5: two armies; three if the owner has Shuruppak and another city."""
    owner = s.city_owner[site]
    if has_benefit(s, owner, Benefit.COSTLY_TO_DESTROY) and cities_of(s, owner) >= WITH_ANOTHER:
        return t.destroy_protected
    return t.destroy


@rule
def forbids_destroy(s: State, t: Tables, site: int) -> int:
    """FL-10.20, FL-10.23, FL-5.17: another's city, passed or not, where the seat has an army; never its own."""
    seat = s.actor
    if not has_army_on_board(s, seat):
        return FL_10_30
    if s.city_owner[site] == seat:
        return FL_10_23
    if s.city_owner[site] < 0 or s.army_owner[site] != seat:
        return FL_10_20
    if forbids_spending(s, t, price(s, t, site)) == 0:
        return 0
    if s.expansions > 0:
        return FL_10_27
    return FL_10_21 if price(s, t, site) > t.destroy else FL_10_20


@answers(DESTROY, Step.EXPAND, unless=forbids_destroy)
@rule
def destroy(s: State, t: Tables, log: Log, site: int) -> None:
    """FL-10.20, FL-10.22: the armies are expended; base and extension return to their owner."""
    begin_expansion(s, t, log)
    armies = price(s, t, site)
    expend_armies(s, s.actor, armies)
    city_destroyed(log, s.actor, s.city_owner[site], site, armies, s.city_extended[site])
    take_up_city(s, site)


@rule
def forbids_reinforce(s: State, t: Tables, region: int) -> int:
    """FL-10.24, FL-10.25: a region with exactly one own army."""
    if not has_army_on_board(s, s.actor):
        return FL_10_30
    if s.army_owner[region] != s.actor:
        return FL_10_24
    if s.army_count[region] >= MOST_ARMIES:
        return FL_10_25
    return forbids_spending(s, t, 1)


@answers(REINFORCE, Step.EXPAND, unless=forbids_reinforce)
@rule
def reinforce(s: State, t: Tables, log: Log, region: int) -> None:
    """FL-10.24: one more army."""
    begin_expansion(s, t, log)
    station_armies(s, s.actor, region, 1)
    armies_placed(log, s.actor, region, 1, AS_REINFORCEMENT)


@rule
def forbids_reenter(s: State, t: Tables, region: int) -> int:
    """FL-10.30: only for an empire without an army on the board, and only into its home."""
    if has_army_on_board(s, s.actor) or not is_home(empire_of(s, t, s.actor), region):
        return FL_10_30
    return forbids_spending(s, t, 1)


@answers(REENTER, Step.EXPAND, unless=forbids_reenter)
@rule
def reenter(s: State, t: Tables, log: Log, region: int) -> None:
    """FL-10.31, FL-10.32, FL-10.33: fought to the end like a start, or by option like an invasion; nothing else is new."""
    begin_expansion(s, t, log)
    if s.reentry:
        attack_or_enter(s, t, log, region)
    else:
        enter_home(s, t, log, region)


@rule
def begin_expansion(s: State, t: Tables, log: Log) -> None:
    """FL-10.26: the first expansion is free; each further one takes an army first."""
    if s.expansions > 0:
        expend_armies(s, s.actor, t.repeat)
        repeat_paid(log, s.actor, t.repeat)
    s.expansions += 1


@rule
def forbids_expanding(s: State, t: Tables) -> int:
    """FL-10.1: an empire and an available army.

    There is always something to do with it: without an army on the board it comes back, and there are too few armies to
    hold two in every region, so a neighbour or a lone army is left.
    """
    return FL_10_1 if s.empire_slot[s.actor] < 0 or s.armies_available[s.actor] == 0 else 0


@rule
def forbids_ending_expansion(s: State, t: Tables) -> int:
    """FL-10.2: at least one expansion."""
    return 0 if s.expansions > 0 else FL_10_2
