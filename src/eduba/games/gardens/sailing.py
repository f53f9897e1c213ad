"""Chapter 8: Ships lie on river sections and cross junctions."""

from __future__ import annotations

from eduba.games.gardens.actions import ACTIVATE_SHIP, SAIL
from eduba.games.gardens.events import sailed
from eduba.games.gardens.pieces import has_ship_on, put_ship
from eduba.games.gardens.shape import SAILING, SAILING_WATERWAYS, SECTIONS, WATERWAY, Figure
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

GA_7_1 = rule_number("GA-7.1")
GA_8_2 = rule_number("GA-8.2")
GA_8_3 = rule_number("GA-8.3")
GA_8_9 = rule_number("GA-8.9")


@rule
def forbids_ship_on(s: State, seat: int, section: int) -> int:
    """GA-8.3, GA-8.5, GA-8.9: never two own Ships on one section; with the option only the long rivers carry Ships."""
    if s.rivers and WATERWAY[section] == 0:
        return GA_8_9
    return GA_8_3 if has_ship_on(s, seat, section) else 0


@rule
def forbids_sailing(s: State, t: Tables, seat: int, source: int, target: int) -> int:
    """GA-8.2, GA-8.4: at most three junctions away; other Ships, own or foreign, are passed."""
    reason = forbids_ship_on(s, seat, target)
    if reason:
        return reason
    steps = SAILING_WATERWAYS[source, target] if s.rivers else SAILING[source, target]
    return GA_8_2 if steps > t.ship_speed else 0


@rule
def can_sail(s: State, t: Tables, seat: int, source: int) -> bool:
    """Whether a Ship has somewhere to go."""
    for section in range(SECTIONS):
        if forbids_sailing(s, t, seat, source, section) == 0:
            return True
    return False


@rule
def forbids_activate_ship(s: State, t: Tables, section: int) -> int:
    """GA-7.1, GA-8.2: an own Ship that has somewhere to go."""
    if not has_ship_on(s, s.actor, section):
        return GA_7_1
    return 0 if can_sail(s, t, s.actor, section) else GA_8_2


@answers(ACTIVATE_SHIP, Step.EXPLORE, unless=forbids_activate_ship)
@rule
def activate_ship(s: State, t: Tables, log: Log, section: int) -> None:
    """GA-7.1: one activation is spent on a Ship."""
    s.moving_unit = Figure.SHIP
    s.moving_from = section
    s.step = Step.SAIL


@rule
def forbids_sail(s: State, t: Tables, section: int) -> int:
    """GA-8.2: where the Ship that was activated can go."""
    return forbids_sailing(s, t, s.actor, s.moving_from, section)


@answers(SAIL, Step.SAIL, unless=forbids_sail)
@rule
def sail(s: State, t: Tables, log: Log, section: int) -> None:
    """GA-8.2, GA-8.6: the Ship goes; it reveals nothing."""
    put_ship(s, s.actor, s.moving_from, section)
    sailed(log, s.actor, s.moving_from, section)
    s.left -= 1
    s.acted = 1
    s.moving_unit = s.moving_from = -1
    s.step = Step.GO
