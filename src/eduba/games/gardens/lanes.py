"""Chapter 21: the arranger sets the lanes. The units of the smaller side are the lanes; those of the other line up."""

from __future__ import annotations

from eduba.games.gardens.actions import LINE_UP, NEXT_LANE
from eduba.games.gardens.events import lane_set
from eduba.games.gardens.fighters import are_alike, fighters, is_fighting, tie_winner
from eduba.games.gardens.shape import ATTACKER, DEFENDER, LAND, SIDES, Row
from eduba.games.gardens.state import Part, State, Step
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import NOT_ASKED, rule, rule_number

GA_21_1 = rule_number("GA-21.1")


@rule
def choose_arranger(s: State) -> None:
    """GA-20.10, GA-21.1: the winner of tactics; with equal bids the side that ties go to."""
    winner = s.row_winner[Row.TACTICS]
    s.arranger = winner if winner >= 0 else tie_winner(s)


@rule
def smaller_side(s: State) -> int:
    """GA-21.1: the side with fewer units in the fight; the attacker where both have as many."""
    return ATTACKER if fighters(s, ATTACKER) <= fighters(s, DEFENDER) else DEFENDER


@rule
def begin_lanes(s: State, log: Log) -> None:
    """GA-21.1, GA-21.9: a lane for each unit of the smaller side, in their order."""
    s.part = Part.LANES
    s.lanes = s.lane_at = 0
    for side in range(SIDES):
        for unit in range(LAND):
            s.lane[side, unit] = s.place[side, unit] = -1
    side = smaller_side(s)
    for unit in range(s.fielded[side]):
        if is_fighting(s, side, unit):
            set_lane(s, log, side, unit, s.lanes)
            s.lanes += 1


@rule
def set_lane(s: State, log: Log, side: int, unit: int, lane: int) -> None:
    """GA-21.1: a unit stands in a lane behind those of its side."""
    place = in_lane(s, side, lane)
    s.lane[side, unit] = lane
    s.place[side, unit] = place
    lane_set(log, lane, place, s.party[side], unit)


@rule
def in_lane(s: State, side: int, lane: int) -> int:
    """Units of a side in a lane."""
    n = 0
    for unit in range(s.fielded[side]):
        if s.lane[side, unit] == lane:
            n += 1
    return n


@rule
def waits(s: State, side: int, unit: int) -> bool:
    """Whether a unit of the larger side has no lane yet."""
    return is_fighting(s, side, unit) and s.lane[side, unit] < 0


@rule
def waiting(s: State, side: int) -> int:
    """Units of the larger side that have no lane yet."""
    n = 0
    for unit in range(s.fielded[side]):
        if waits(s, side, unit):
            n += 1
    return n


@rule
def ask_arrange(s: State, log: Log) -> bool:
    """GA-21.1: lane by lane, each with at least one unit, the last with all that are left; false when all stand."""
    side = 1 - smaller_side(s)
    while waiting(s, side) > 0:
        left, lanes = waiting(s, side), s.lanes - 1 - s.lane_at
        if in_lane(s, side, s.lane_at) > 0 and left == lanes:
            s.lane_at += 1
        elif left == 1:
            set_lane(s, log, side, first_waiting(s, side), s.lane_at)
        else:
            s.actor = s.player[s.arranger]
            s.step = Step.ARRANGE
            return True
    s.lane_at = 0
    return False


@rule
def first_waiting(s: State, side: int) -> int:
    """The lowest unit without a lane."""
    for unit in range(s.fielded[side]):
        if waits(s, side, unit):
            return unit
    return -1


@rule
def forbids_line_up(s: State, t: Tables, unit: int) -> int:
    """GA-21.1: a unit of the larger side that has no lane; in canonical order the first of those that are alike."""
    side = 1 - smaller_side(s)
    if not waits(s, side, unit):
        return GA_21_1
    for other in range(unit if s.step_order else 0):
        if waits(s, side, other) and are_alike(s, t, side, unit, other):
            return NOT_ASKED
    return 0


@answers(LINE_UP, Step.ARRANGE, unless=forbids_line_up)
@rule
def line_up(s: State, t: Tables, log: Log, unit: int) -> None:
    """GA-21.1: the next unit in the lane, behind the others."""
    set_lane(s, log, 1 - smaller_side(s), unit, s.lane_at)
    s.step = Step.GO


@rule
def forbids_next_lane(s: State, t: Tables) -> int:
    """GA-21.1: no lane stays empty, and after the last there is none."""
    last = s.lane_at == s.lanes - 1
    return GA_21_1 if last or in_lane(s, 1 - smaller_side(s), s.lane_at) == 0 else 0


@answers(NEXT_LANE, Step.ARRANGE, unless=forbids_next_lane)
@rule
def next_lane(s: State, t: Tables, log: Log) -> None:
    """GA-21.1: this lane is full."""
    s.lane_at += 1
    s.step = Step.GO
