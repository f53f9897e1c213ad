"""Chapter 10: War. Attacks one after the other, each in four steps."""

from __future__ import annotations

from eduba.games.ur.actions import ADVANCE, ATTACK, CEASE
from eduba.games.ur.events import AS_ATTACKED, AS_ATTACKER, attacked, moved_in, tokens_removed
from eduba.games.ur.flow import complete_action
from eduba.games.ur.shape import NEIGHBOUR, PLACES, SIDES, Face
from eduba.games.ur.state import State, Step
from eduba.games.ur.tiles import free_if_empty, owns, take_back
from eduba.games.ur.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

UR_10_1 = rule_number("UR-10.1")
UR_10_2 = rule_number("UR-10.2")
UR_10_3 = rule_number("UR-10.3")
UR_10_7 = rule_number("UR-10.7")
UR_10_8 = rule_number("UR-10.8")
UR_10_12 = rule_number("UR-10.12")


@rule
def attack_cost(s: State, source: int, target: int) -> int:
    """UR-10.6: one more token, unless the faces are equal or the attacker is a war tile."""
    return 0 if s.face[source] == Face.WAR or s.face[source] == s.face[target] else 1


@rule
def may_attack_from(s: State, t: Tables, source: int) -> bool:
    """UR-10.2: any own tile, war tile or not."""
    return owns(s, s.actor, source)


@rule
def forbids_target(s: State, target: int) -> int:
    """UR-10.3: a place of the grid that is free or another seat's; no own tile, no ziggurat."""
    if target < 0 or s.ziggurat[target] >= 0 or owns(s, s.actor, target):
        return UR_10_3
    return 0


@rule
def has_strength(s: State, source: int, target: int) -> bool:
    """UR-10.8: all four steps must be possible, so one token must be left to move in."""
    return s.tokens[source] >= s.tokens[target] + attack_cost(s, source, target) + 1


@rule
def forbids_attack(s: State, t: Tables, source: int, side: int) -> int:
    """UR-10.10, UR-10.12: any own tile may attack, also one just won and any number of times up to the limit."""
    if s.attacks >= t.attacks:
        return UR_10_12
    if not may_attack_from(s, t, source):
        return UR_10_2
    target = NEIGHBOUR[source, side]
    reason = forbids_target(s, target)
    if reason:
        return reason
    return 0 if has_strength(s, source, target) else UR_10_8


@rule
def can_attack(s: State, t: Tables) -> bool:
    """UR-10.11: whether there is a legal attack, war tile or not."""
    return any(
        forbids_attack(s, t, source, side) == 0
        for source in range(PLACES)
        if may_attack_from(s, t, source)
        for side in range(SIDES)
    )


@rule
def start_war(s: State, t: Tables, log: Log) -> None:
    """UR-10.1: a War is made of attacks, at least one."""
    s.step = Step.ATTACK


@answers(ATTACK, Step.ATTACK, unless=forbids_attack, where=may_attack_from)
@rule
def attack(s: State, t: Tables, log: Log, source: int, side: int) -> None:
    """UR-10.4, UR-10.5: all tokens on the attacked tile fall, and as many on the attacker, with the cost."""
    target = NEIGHBOUR[source, side]
    defender, fallen = s.owner[target], s.tokens[target]
    cost = attack_cost(s, source, target)
    attacked(log, s.actor, source, target, defender, fallen, cost)
    if fallen:
        tokens_removed(log, defender, target, fallen, AS_ATTACKED)
        take_back(s, log, target, fallen)
    if fallen + cost:
        tokens_removed(log, s.actor, source, fallen + cost, AS_ATTACKER)
        take_back(s, log, source, fallen + cost)
    s.war_from, s.war_to = source, target
    s.attacks += 1
    s.step = Step.ADVANCE


@rule
def forbids_advance(s: State, t: Tables, n: int) -> int:
    """UR-10.7: at least one token, at most all that are left on the attacking tile."""
    return UR_10_7 if n > s.tokens[s.war_from] else 0


@answers(ADVANCE, Step.ADVANCE, unless=forbids_advance)
@rule
def advance(s: State, t: Tables, log: Log, n: int) -> None:
    """UR-10.7: the tokens move in; then another attack, if there is one."""
    source, target = s.war_from, s.war_to
    s.tokens[source] -= n
    s.tokens[target] = n
    s.owner[target] = s.actor
    moved_in(log, s.actor, source, target, n)
    free_if_empty(s, log, source)
    s.war_from = s.war_to = -1
    if can_attack(s, t):
        s.step = Step.ATTACK
    else:
        end_war(s, t, log)


@rule
def forbids_cease(s: State, t: Tables) -> int:
    """UR-10.1: at least one attack must have been made."""
    return UR_10_1 if s.attacks == 0 else 0


@answers(CEASE, Step.ATTACK, unless=forbids_cease)
@rule
def cease(s: State, t: Tables, log: Log) -> None:
    """UR-10.12: the action ends when the seat stops."""
    end_war(s, t, log)


@rule
def end_war(s: State, t: Tables, log: Log) -> None:
    """The War is over."""
    s.attacks = 0
    complete_action(s, t, log, Face.WAR)
