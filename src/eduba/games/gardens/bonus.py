"""Chapter 20: who wins a compartment, what the other side gets back, and the bonus pieces of the winner."""

from __future__ import annotations

from eduba.games.gardens.actions import ASSIGN
from eduba.games.gardens.events import REFUND, SIMPLE_REFUND, piece_placed, row_won
from eduba.games.gardens.fighters import are_alike, is_fighting, placed, printed
from eduba.games.gardens.shape import ATTACKER, DEFENDER, LAND, Resource, Row
from eduba.games.gardens.state import Part, State, Step
from eduba.games.gardens.stock import gain
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import NOT_ASKED, rule, rule_number

GA_20_11 = rule_number("GA-20.11")


@rule
def lead(s: State, row: int) -> int:
    """GA-20.8, GA-20.10: by how much the attacker bid more than the defender; less, if it is negative."""
    return s.shown_bid[ATTACKER, row] - s.shown_bid[DEFENDER, row]


@rule
def resolve_row(s: State, t: Tables, log: Log, row: int) -> None:
    """GA-20.8, GA-20.10, GA-20.11: the higher bid wins, by the difference; pieces without a place are lost."""
    more = lead(s, row)
    if more == 0:
        row_won(log, row, -1, 0, 0)
        return
    winner = ATTACKER if more > 0 else DEFENDER
    s.row_winner[row] = winner
    row_won(log, row, s.party[winner], abs(more), refund_of(s, 1 - winner, row))
    refund(s, log, 1 - winner, row)
    s.bonus = min(abs(more), room_from(s, t, winner, row, 0))


@rule
def refund_of(s: State, side: int, row: int) -> int:
    """GA-20.9, GA-26.5: half the loser's bid, rounded down, but no more than it paid itself; nothing for a Tribe."""
    return min(s.shown_bid[side, row] // 2, s.paid[side])


@rule
def refund(s: State, log: Log, side: int, row: int) -> None:
    """GA-20.9, GA-26.5: the loser gets part of its bid back."""
    back = refund_of(s, side, row)
    s.paid[side] -= back
    gain(s, log, s.party[side], Resource.KNUCKLEBONE, back, SIMPLE_REFUND if s.combat else REFUND)


@rule
def bonus_row(s: State) -> int:
    """The row on which bonus pieces are placed now."""
    if s.part == Part.STRENGTH:
        return Row.STRENGTH
    return Row.TACTICS if s.part == Part.TACTICS_BONUS else Row.MOBILITY


@rule
def room(s: State, t: Tables, side: int, unit: int, row: int) -> int:
    """GA-20.4: empty places in a row of a unit's card."""
    if not is_fighting(s, side, unit):
        return 0
    return max(0, t.strip[s.unit[side, unit], row] - printed(s, t, side, unit, row) - placed(s, side, unit, row))


@rule
def room_from(s: State, t: Tables, side: int, row: int, first: int) -> int:
    """Empty places in a row, on the cards of a unit and all those after it."""
    n = 0
    for unit in range(first, s.fielded[side]):
        n += room(s, t, side, unit, row)
    return n


@rule
def only_with_room(s: State, t: Tables, side: int, row: int) -> int:
    """The unit that alone has empty places in a row; -1 if several have."""
    found = -1
    for unit in range(s.fielded[side]):
        if room(s, t, side, unit, row) > 0:
            if found >= 0:
                return -1
            found = unit
    return found


@rule
def ask_assign(s: State, t: Tables, log: Log) -> bool:
    """GA-20.11: the winner of a compartment places its bonus, piece by piece; false when none is left."""
    row = bonus_row(s)
    side = s.row_winner[row]
    while s.bonus > 0:
        unit = only_with_room(s, t, side, row)
        if unit < 0:
            s.actor = s.player[side]
            s.step = Step.ASSIGN
            return True
        place_piece(s, log, side, unit, row)
    s.last = -1
    return False


@rule
def place_piece(s: State, log: Log, side: int, unit: int, row: int) -> None:
    """GA-20.11: a bonus piece on an empty place."""
    s.placed[side * LAND + unit, row] += 1
    s.bonus -= 1
    piece_placed(log, s.party[side], unit, row)


@rule
def forbids_assign(s: State, t: Tables, unit: int) -> int:
    """GA-20.11: an own unit with an empty place in that row; in canonical order, of equal ways one."""
    row = bonus_row(s)
    side = s.row_winner[row]
    if room(s, t, side, unit, row) == 0:
        return GA_20_11
    return NOT_ASKED if s.step_order and is_another_way(s, t, side, unit, row) else 0


@rule
def is_another_way(s: State, t: Tables, side: int, unit: int, row: int) -> bool:
    """Whether pieces could be placed with the same result on rising units, and on the first of those that are alike."""
    first = max(0, s.last - ASSIGN.first)
    if unit < first or room_from(s, t, side, row, unit) < s.bonus:
        return True
    for other in range(first, unit):
        if is_fighting(s, side, other) and are_alike(s, t, side, unit, other):
            return True
    return False


@answers(ASSIGN, Step.ASSIGN, unless=forbids_assign)
@rule
def assign(s: State, t: Tables, log: Log, unit: int) -> None:
    """GA-20.11: a piece on this unit."""
    row = bonus_row(s)
    place_piece(s, log, s.row_winner[row], unit, row)
    if s.step_order:
        s.last = ASSIGN.first + unit
    s.step = Step.GO
