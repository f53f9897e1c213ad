"""Chapter 10, combat: rounds of two dice, rolled by the attacker alone."""

from __future__ import annotations

from eduba.games.flood.events import rolled
from eduba.games.flood.pieces import expend_armies, is_hostile, remove_army
from eduba.games.flood.state import State
from eduba.games.flood.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.random import die
from eduba.kernel.rule import rule


@rule
def needed(s: State, t: Tables, attacker: int, defender: int) -> int:
    """FL-10.10, FL-10.11: a better rating than the defender's makes the attacker superior; 5 or more, else 7 or more."""
    return t.superior if s.rating[attacker] < s.rating[defender] else t.inferior


@rule
def combat_round(s: State, t: Tables, log: Log, region: int) -> None:
    """FL-10.11, FL-10.12, FL-10.13, FL-10.19: a hit removes a defending army, a miss costs the attacker one."""
    attacker, defender = s.actor, s.army_owner[region]
    need = needed(s, t, attacker, defender)
    die1 = die(s, t.sides)
    die2 = die(s, t.sides)
    hit = 1 if die1 + die2 >= need else 0
    rolled(log, attacker, defender, region, die1, die2, need, hit)
    if hit:
        remove_army(s, region)
    else:
        expend_armies(s, attacker, 1)


@rule
def fight_to_the_end(s: State, t: Tables, log: Log, region: int) -> None:
    """FL-9.20, FL-10.31: no right to stop, until no defender or no available army is left."""
    while is_hostile(s, s.actor, region) and s.armies_available[s.actor] > 0:
        combat_round(s, t, log, region)
