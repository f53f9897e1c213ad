"""Chapter 19: the combat phase, its parts in their order, and the order of battles."""

from __future__ import annotations

from eduba.games.gardens.actions import BATTLE, PAIR_UP
from eduba.games.gardens.aftermath import ask_reveal, take_over_next
from eduba.games.gardens.events import battle_listed, ship_sunk
from eduba.games.gardens.fighters import clear_fight
from eduba.games.gardens.muster import begin_fight
from eduba.games.gardens.parties import is_battle, is_party_in, next_party, parties_in
from eduba.games.gardens.pieces import has_ship_on, put_ship
from eduba.games.gardens.settlements import ask_fate
from eduba.games.gardens.shape import PAIR_FIRST, PAIR_SECOND, REGIONS, SECTIONS
from eduba.games.gardens.state import Phase, Stage, State, Step
from eduba.games.gardens.values import Tables
from eduba.games.gardens.walls import clear_walls
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

GA_19_2 = rule_number("GA-19.2")
GA_19_3 = rule_number("GA-19.3")
GA_19_4 = rule_number("GA-19.4")


@rule
def clear_combat(s: State) -> None:
    """No combat phase is under way."""
    s.stage = Stage.SINK
    s.leader = -1
    s.battles = s.tribe_battles = s.battle_at = s.cursor = 0
    for region in range(REGIONS):
        s.battle[region] = -1
        s.freed[region] = 0
    clear_fight(s)


@rule
def combat_on(s: State, t: Tables, log: Log) -> None:
    """GA-19.1: Ships, order, Tribe battles, their Events, other battles, Walls and Rams, Settlements, takeovers."""
    if s.stage == Stage.SINK:
        sink_ships(s, log)
        s.leader = s.renown_order[0]
        s.stage = Stage.ORDER
    elif s.stage == Stage.ORDER:
        order_on(s, log)
    elif s.stage == Stage.TRIBES:
        battle_on(s, t, log, s.tribe_battles, Stage.REVEALS)
    elif s.stage == Stage.REVEALS:
        if not ask_reveal(s, t, log):
            s.stage = Stage.BATTLES
    elif s.stage == Stage.BATTLES:
        battle_on(s, t, log, s.battles, Stage.WALLS)
    elif s.stage == Stage.WALLS:
        clear_walls(s, log)
        s.stage = Stage.SETTLEMENTS
    elif s.stage == Stage.SETTLEMENTS:
        if not ask_fate(s):
            s.stage = Stage.TAKEOVERS
    elif not take_over_next(s, t, log):
        clear_combat(s)
        s.phase = Phase.END


@rule
def sink_ships(s: State, log: Log) -> None:
    """GA-8.7, GA-22.3: where Ships of two or more seats meet, all are lost before any battle."""
    for section in range(SECTIONS):
        if fleets_on(s, section) > 1:
            for seat in range(s.seats):
                if has_ship_on(s, seat, section):
                    put_ship(s, seat, section, -1)
                    ship_sunk(log, seat, section)


@rule
def fleets_on(s: State, section: int) -> int:
    """GA-8.7, GA-8.8: how many seats have a Ship on a section."""
    n = 0
    for seat in range(s.seats):
        if has_ship_on(s, seat, section):
            n += 1
    return n


@rule
def is_listed(s: State, region: int) -> bool:
    """Whether a battle has its place in the order."""
    for i in range(s.battles):
        if s.battle[i] == region:
            return True
    return False


@rule
def has_tribe_battle(s: State) -> bool:
    """GA-19.2: whether a Tribe battle has no place in the order yet."""
    for region in range(REGIONS):
        if s.tribe[region] and is_battle(s, region) and not is_listed(s, region):
            return True
    return False


@rule
def forbids_battle(s: State, t: Tables, region: int) -> int:
    """GA-19.2, GA-19.3: a battle that is not listed, Tribe battles first."""
    if not is_battle(s, region):
        return GA_19_3
    if is_listed(s, region) or (not s.tribe[region] and has_tribe_battle(s)):
        return GA_19_2
    return 0


@rule
def order_on(s: State, log: Log) -> None:
    """GA-19.2: the most advanced seat fixes the order of all battles; one that is alone in its group needs no choice."""
    tribes = has_tribe_battle(s)
    found = 0
    last = -1
    for region in range(REGIONS):
        if is_battle(s, region) and not is_listed(s, region) and (s.tribe[region] != 0) == tribes:
            found += 1
            last = region
    if found == 0:
        s.stage = Stage.TRIBES
    elif found == 1:
        put_in_order(s, log, last, -1)
    else:
        s.actor = s.leader
        s.step = Step.ORDER


@rule
def put_in_order(s: State, log: Log, region: int, seat: int) -> None:
    """GA-19.2: a battle comes next in the order, by a seat's choice or, without one, because it alone is left."""
    s.battle[s.battles] = region
    s.battles += 1
    if s.tribe[region]:
        s.tribe_battles += 1
    battle_listed(log, seat, region, s.battles)


@answers(BATTLE, Step.ORDER, unless=forbids_battle)
@rule
def list_battle(s: State, t: Tables, log: Log, region: int) -> None:
    """GA-19.2: the leader names the next battle."""
    put_in_order(s, log, region, s.leader)
    s.step = Step.GO


@rule
def battle_on(s: State, t: Tables, log: Log, end: int, stage: int) -> None:
    """GA-19.4, GA-19.7: in each region two parties fight until one is left; where only one is left, nothing is fought."""
    if s.battle_at == end:
        s.stage = stage
        return
    region = s.battle[s.battle_at]
    parties = parties_in(s, region)
    if parties < 2:
        s.battle_at += 1
    elif parties == 2:
        first = next_party(s, region, -1)
        begin_fight(s, t, log, region, first, next_party(s, region, first))
    else:
        s.actor = s.leader
        s.step = Step.PAIR


@rule
def forbids_pair(s: State, t: Tables, pair: int) -> int:
    """GA-19.4: two parties that are still in the region."""
    region = s.battle[s.battle_at]
    both = is_party_in(s, PAIR_FIRST[pair], region) and is_party_in(s, PAIR_SECOND[pair], region)
    return 0 if both else GA_19_4


@answers(PAIR_UP, Step.PAIR, unless=forbids_pair)
@rule
def pair_up(s: State, t: Tables, log: Log, pair: int) -> None:
    """GA-19.4: the leader names the two that fight next."""
    begin_fight(s, t, log, s.battle[s.battle_at], PAIR_FIRST[pair], PAIR_SECOND[pair])
    s.step = Step.GO
