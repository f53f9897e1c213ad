"""Chapter 21: where a beaten unit goes."""

from __future__ import annotations

from eduba.games.gardens.actions import RETREAT
from eduba.games.gardens.events import NOWHERE_TO_GO, retreated
from eduba.games.gardens.exploration import is_next
from eduba.games.gardens.fighters import beaten_side, remove_figure
from eduba.games.gardens.pieces import (
    army,
    has_enemy,
    is_foreign_start,
    is_foreign_wall,
    put_ram,
    put_unit,
    rams_in,
)
from eduba.games.gardens.shape import ATTACKER, NEIGHBOUR, NEIGHBOURS
from eduba.games.gardens.state import Part, State, Step
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

GA_21_10 = rule_number("GA-21.10")
GA_24_1 = rule_number("GA-24.1")
GA_25_4 = rule_number("GA-25.4")


@rule
def forbids_refuge(s: State, seat: int, region: int) -> int:
    """GA-21.10, GA-24.1, GA-24.2, GA-25.4: next door, without units of another party, foreign Wall or foreign start."""
    if not is_next(s.fight, region):
        return GA_21_10
    if is_foreign_start(s, seat, region):
        return GA_25_4
    if is_foreign_wall(s, seat, region):
        return GA_24_1
    return GA_21_10 if has_enemy(s, seat, region) else 0


@rule
def has_refuge(s: State, seat: int) -> bool:
    """GA-21.10: whether a unit of a seat can retreat from the fight."""
    for i in range(NEIGHBOURS):
        region = NEIGHBOUR[s.fight, i]
        if region >= 0 and forbids_refuge(s, seat, region) == 0:
            return True
    return False


@rule
def ask_retreat(s: State, log: Log) -> None:
    """GA-21.10: the attacker says where the unit goes, by option its owner; with nowhere to go it is destroyed."""
    loser = beaten_side(s)
    if has_refuge(s, s.party[loser]):
        s.actor = s.party[loser if s.retreat_by else ATTACKER]
        s.step = Step.RETREAT
    else:
        remove_figure(s, log, loser, s.dueller[loser], NOWHERE_TO_GO)
        s.part = Part.TIRED


@rule
def saves_ram(s: State, seat: int) -> bool:
    """GA-21.12: a Ram comes along that too few units would guard, but never out of a region with a foreign Wall."""
    return army(s, seat, s.fight) - 1 < rams_in(s, seat, s.fight) and not is_foreign_wall(s, seat, s.fight)


@rule
def forbids_retreat(s: State, t: Tables, region: int) -> int:
    """GA-21.10: for the unit that was beaten."""
    return forbids_refuge(s, s.party[beaten_side(s)], region)


@answers(RETREAT, Step.RETREAT, unless=forbids_retreat)
@rule
def retreat_to(s: State, t: Tables, log: Log, region: int) -> None:
    """GA-21.10, GA-21.11: the unit goes, perhaps with a Ram; no Event is revealed."""
    loser = beaten_side(s)
    seat, kind = s.party[loser], s.unit[loser, s.dueller[loser]]
    ram = 1 if saves_ram(s, seat) else 0
    put_unit(s, seat, kind, s.fight, region)
    if ram:
        put_ram(s, seat, s.fight, region)
    retreated(log, seat, kind, s.fight, region, ram)
    s.part = Part.TIRED
    s.step = Step.GO
