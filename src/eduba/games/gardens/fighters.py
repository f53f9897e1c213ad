"""Chapters 20 and 21: the units of a fight, side by side, and how they leave it."""

from __future__ import annotations

from eduba.games.gardens.events import destroyed, tribe_gone
from eduba.games.gardens.pieces import put_unit
from eduba.games.gardens.shape import ATTACKER, DEFENDER, LAND, ROWS, SEATS, SIDES, TRIBE
from eduba.games.gardens.state import Part, State
from eduba.games.gardens.tracks import is_ahead
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.rule import rule


@rule
def clear_fight(s: State) -> None:
    """GA-21.13: cards go back to the decks, placed pieces to the supply; no fight is under way."""
    s.fight = s.arranger = -1
    s.part = Part.NONE
    s.bonus = s.lanes = s.lane_at = 0
    for row in range(ROWS):
        s.row_winner[row] = -1
        for seat in range(SEATS):
            s.bid[seat, row] = 0
    for side in range(SIDES):
        s.party[side] = s.player[side] = s.dueller[side] = -1
        s.fielded[side] = s.support[side] = s.purse[side] = s.bids_made[side] = s.paid[side] = 0
        for row in range(ROWS):
            s.shown_bid[side, row] = -1
        for unit in range(LAND):
            s.unit[side, unit] = s.unit_card[side, unit] = s.lane[side, unit] = s.place[side, unit] = -1
            s.fallen[side, unit] = 0
            lift_pieces(s, side, unit)


@rule
def lift_pieces(s: State, side: int, unit: int) -> None:
    """Nothing is placed on a unit's card any more."""
    for row in range(ROWS):
        s.placed[side * LAND + unit, row] = 0


@rule
def is_fighting(s: State, side: int, unit: int) -> bool:
    """Whether a unit is still in the fight."""
    return unit < s.fielded[side] and not s.fallen[side, unit]


@rule
def fighters(s: State, side: int) -> int:
    """Units of a side that are still in the fight."""
    n = 0
    for unit in range(s.fielded[side]):
        if not s.fallen[side, unit]:
            n += 1
    return n


@rule
def printed(s: State, t: Tables, side: int, unit: int, row: int) -> int:
    """GA-20.4: what a unit's card shows in a row."""
    return t.combat_value[s.unit_card[side, unit], row]


@rule
def placed(s: State, side: int, unit: int, row: int) -> int:
    """Pieces that lie on a row of a unit's card."""
    return s.placed[side * LAND + unit, row]


@rule
def are_alike(s: State, t: Tables, side: int, unit: int, other: int) -> bool:
    """Whether two units of a side have the same type, printed values and placed pieces."""
    if s.unit[side, unit] != s.unit[side, other]:
        return False
    for row in range(ROWS):
        if printed(s, t, side, unit, row) != printed(s, t, side, other, row):
            return False
        if placed(s, side, unit, row) != placed(s, side, other, row):
            return False
    return True


@rule
def tie_winner(s: State) -> int:
    """GA-19.8, GA-20.10, GA-23.5: the side that ties go to: the seat ahead on the Event track now, never a Tribe."""
    if s.party[DEFENDER] == TRIBE or is_ahead(s, s.party[ATTACKER], s.party[DEFENDER]):
        return ATTACKER
    return DEFENDER


@rule
def leave_fight(s: State, side: int, unit: int) -> None:
    """GA-21.7, GA-21.9: a beaten unit leaves with its placed pieces; those behind it in its lane come forward."""
    for other in range(s.fielded[side]):
        if s.lane[side, other] == s.lane[side, unit] and s.place[side, other] > s.place[side, unit]:
            s.place[side, other] -= 1
    s.fallen[side, unit] = 1
    s.lane[side, unit] = s.place[side, unit] = -1
    lift_pieces(s, side, unit)


@rule
def destroy(s: State, log: Log, side: int, unit: int, why: int) -> None:
    """A unit leaves the fight and the board."""
    leave_fight(s, side, unit)
    remove_figure(s, log, side, unit, why)


@rule
def remove_figure(s: State, log: Log, side: int, unit: int, why: int) -> None:
    """GA-1.2, GA-23.6: a unit goes back to its owner's stock; a Tribe's figure is lost for good."""
    party, kind = s.party[side], s.unit[side, unit]
    destroyed(log, party, kind, s.fight, why)
    if party == TRIBE:
        s.tribe[s.fight] -= 1 << kind
        if s.tribe[s.fight] == 0:
            s.freed[s.fight] = 1
            tribe_gone(log, s.fight)
    else:
        put_unit(s, party, kind, s.fight, -1)


@rule
def beaten_side(s: State) -> int:
    """The side whose dueller was beaten, while the outcome of the duel is carried out."""
    return ATTACKER if s.fallen[ATTACKER, s.dueller[ATTACKER]] else DEFENDER
