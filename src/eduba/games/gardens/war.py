"""Chapter 15: knucklebones, tribute and new units."""

from __future__ import annotations

from eduba.games.gardens.actions import RECRUIT, TAKE
from eduba.games.gardens.cards import card_at
from eduba.games.gardens.construction import is_base
from eduba.games.gardens.events import WAR, unit_placed
from eduba.games.gardens.pieces import has_room, in_stock, put_unit
from eduba.games.gardens.rewards import forbids_take
from eduba.games.gardens.shape import LAND_TYPES, REGIONS, Act
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.stock import can_pay, gain, pay_line
from eduba.games.gardens.values import CardValue, Line, Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

GA_1_6 = rule_number("GA-1.6")
GA_15_3 = rule_number("GA-15.3")
GA_15_4 = rule_number("GA-15.4")
GA_15_5 = rule_number("GA-15.5")


@answers(TAKE, Step.TRIBUTE, unless=forbids_take)
@rule
def take_tribute(s: State, t: Tables, log: Log, resource: int) -> None:
    """GA-15.2: one basic resource of the tribute."""
    gain(s, log, s.actor, resource, 1, WAR)
    s.more -= 1
    s.last = TAKE.first + resource if s.step_order and s.more > 0 else -1
    s.step = Step.GO


@rule
def forbids_recruiting(s: State, t: Tables, kind: int) -> int:
    """GA-1.6, GA-15.3: wood, the card's level, the figure, and room under the unit limit."""
    seat = s.actor
    line = card_at(s, seat, Act.WAR, s.action_level)
    if s.left == 0 or t.war_level[kind] > t.card[line, CardValue.UNIT_LEVEL]:
        return GA_15_3
    if not in_stock(s, seat, kind) or not can_pay(s, t, seat, Line.UNIT):
        return GA_15_3
    return 0 if has_room(s, t, seat) else GA_1_6


@rule
def forbids_recruit(s: State, t: Tables, kind: int, region: int) -> int:
    """GA-15.3, GA-15.4, GA-15.5: at home or beside an own Settlement, enemies there or not; canonically in rising order."""
    reason = forbids_recruiting(s, t, kind)
    if reason:
        return reason
    if not is_base(s, s.actor, region):
        return GA_15_4
    return GA_15_5 if RECRUIT.first + kind * REGIONS + region < s.last else 0


@answers(RECRUIT, Step.WAR, unless=forbids_recruit)
@rule
def recruit(s: State, t: Tables, log: Log, kind: int, region: int) -> None:
    """GA-15.3, GA-15.4: a new unit, which reveals nothing."""
    pay_line(s, t, log, s.actor, Line.UNIT)
    put_unit(s, s.actor, kind, -1, region)
    unit_placed(log, s.actor, kind, region, WAR)
    if s.step_order:
        s.last = RECRUIT.first + kind * REGIONS + region
    s.left -= 1
    s.step = Step.GO


@rule
def can_recruit(s: State, t: Tables) -> bool:
    """Whether some unit can be created somewhere."""
    for kind in range(LAND_TYPES):
        if forbids_recruiting(s, t, kind) == 0:
            for region in range(REGIONS):
                if forbids_recruit(s, t, kind, region) == 0:
                    return True
    return False
