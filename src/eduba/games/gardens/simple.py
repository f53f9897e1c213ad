"""Chapter 26: simplified combat, one bid and one sum on each side."""

from __future__ import annotations

from eduba.games.gardens.actions import SACRIFICE
from eduba.games.gardens.bonus import refund
from eduba.games.gardens.duels import winner_of
from eduba.games.gardens.events import SACRIFICED, WITH_ITS_ARMY, totals
from eduba.games.gardens.fighters import destroy, fighters, is_fighting
from eduba.games.gardens.pieces import ships_beside
from eduba.games.gardens.shape import ATTACKER, DEFENDER, LAND_TYPES, TRIBE, Row
from eduba.games.gardens.state import Part, State, Step
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

GA_26_4 = rule_number("GA-26.4")


@rule
def total_of(s: State, t: Tables, side: int) -> int:
    """GA-26.2: the bid, a number for each unit in the fight, and one for each own Ship beside the region."""
    total = s.shown_bid[side, Row.STRENGTH]
    for unit in range(s.fielded[side]):
        total += t.simple_value[s.unit[side, unit]]
    if s.party[side] != TRIBE:
        total += t.simple_ship * ships_beside(s, s.party[side], s.fight)
    return total


@rule
def compare_totals(s: State, t: Tables, log: Log) -> None:
    """GA-26.3, GA-26.5: the higher total wins; the loser gets half its bid back and loses all its units in the fight."""
    attack, defence = total_of(s, t, ATTACKER), total_of(s, t, DEFENDER)
    totals(log, s.party[ATTACKER], attack, s.party[DEFENDER], defence)
    winner = winner_of(s, attack, defence)
    s.row_winner[Row.STRENGTH] = winner
    refund(s, log, 1 - winner, Row.STRENGTH)
    for unit in range(s.fielded[1 - winner]):
        destroy(s, log, 1 - winner, unit, WITH_ITS_ARMY)
    s.part = Part.SACRIFICE


@rule
def first_of_kind(s: State, side: int, kind: int) -> int:
    """A unit of a type that a side still has in the fight; -1 if there is none."""
    for unit in range(s.fielded[side]):
        if is_fighting(s, side, unit) and s.unit[side, unit] == kind:
            return unit
    return -1


@rule
def has_choice(s: State, side: int) -> bool:
    """GA-26.4, GA-26.6: whether somebody can choose: units of two types, and not of a Tribe."""
    kinds = 0
    for kind in range(LAND_TYPES):
        if first_of_kind(s, side, kind) >= 0:
            kinds += 1
    return kinds > 1 and s.party[side] != TRIBE


@rule
def ask_sacrifice(s: State, log: Log) -> bool:
    """GA-26.4, GA-26.6: the winner destroys one of its units unless it has only one; a Tribe its weakest figure."""
    winner = s.row_winner[Row.STRENGTH]
    if s.fielded[winner] == 1 or fighters(s, winner) < s.fielded[winner]:
        return False
    if has_choice(s, winner):
        s.actor = s.player[winner]
        s.step = Step.SACRIFICE
        return True
    destroy(s, log, winner, 0, SACRIFICED)
    return False


@rule
def forbids_sacrifice(s: State, t: Tables, kind: int) -> int:
    """GA-26.4: a unit that the winner has in the fight."""
    return 0 if first_of_kind(s, s.row_winner[Row.STRENGTH], kind) >= 0 else GA_26_4


@answers(SACRIFICE, Step.SACRIFICE, unless=forbids_sacrifice)
@rule
def sacrifice(s: State, t: Tables, log: Log, kind: int) -> None:
    """GA-26.4: this one is destroyed."""
    winner = s.row_winner[Row.STRENGTH]
    destroy(s, log, winner, first_of_kind(s, winner, kind), SACRIFICED)
    s.step = Step.GO
