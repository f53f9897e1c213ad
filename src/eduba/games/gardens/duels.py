"""Chapter 21: duels in the lanes, who is beaten, and the fatigue of who wins."""

from __future__ import annotations

from eduba.games.gardens.actions import TIRE
from eduba.games.gardens.events import IN_A_DUEL, duel, tired
from eduba.games.gardens.fighters import (
    beaten_side,
    fighters,
    leave_fight,
    placed,
    printed,
    remove_figure,
    tie_winner,
)
from eduba.games.gardens.lanes import begin_lanes
from eduba.games.gardens.shape import ATTACKER, DEFENDER, LAND, ROWS, SIDES, TRIBE, Row
from eduba.games.gardens.state import Part, State, Step
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

GA_21_8 = rule_number("GA-21.8")


@rule
def duel_on(s: State, t: Tables, log: Log) -> None:
    """GA-21.2, GA-21.9: lane after lane; when all are done the arranger sets new lanes with the units left."""
    if s.lane_at == s.lanes:
        begin_lanes(s, log)
        return
    attacker, defender = front(s, ATTACKER), front(s, DEFENDER)
    if attacker < 0 or defender < 0:
        s.lane_at += 1
        return
    s.dueller[ATTACKER] = attacker
    s.dueller[DEFENDER] = defender
    fight_duel(s, t, log)


@rule
def front(s: State, side: int) -> int:
    """GA-21.2: the unit of a side in front of the lane that is fought; -1 if it has none there."""
    for unit in range(s.fielded[side]):
        if s.lane[side, unit] == s.lane_at and s.place[side, unit] == 0:
            return unit
    return -1


@rule
def on_row(s: State, t: Tables, side: int, row: int) -> int:
    """GA-21.8: what the dueller of a side has in a row of its card, printed and placed."""
    unit = s.dueller[side]
    return printed(s, t, side, unit, row) + placed(s, side, unit, row)


@rule
def has_advantage(s: State, t: Tables, side: int) -> bool:
    """GA-21.3: whether the type of a side's dueller has the advantage over the other's."""
    other = 1 - side
    return t.advantage[s.unit[side, s.dueller[side]], s.unit[other, s.dueller[other]]] == 1


@rule
def worth(s: State, t: Tables, side: int) -> int:
    """GA-21.3: strength, and tactics with the advantage."""
    value = on_row(s, t, side, Row.STRENGTH)
    return value + on_row(s, t, side, Row.TACTICS) if has_advantage(s, t, side) else value


@rule
def winner_of(s: State, attack: int, defence: int) -> int:
    """GA-21.4, GA-21.5: the side with the higher value; equal values go to who wins ties."""
    if attack == defence:
        return tie_winner(s)
    return ATTACKER if attack > defence else DEFENDER


@rule
def fight_duel(s: State, t: Tables, log: Log) -> None:
    """GA-21.4, GA-21.6: the beaten unit leaves: destroyed, or in retreat if its side wins mobility."""
    attack, defence = worth(s, t, ATTACKER), worth(s, t, DEFENDER)
    winner = winner_of(s, attack, defence)
    loser = 1 - winner
    attacker, defender = s.party[ATTACKER], s.party[DEFENDER]
    duel(log, attacker, s.dueller[ATTACKER], attack, defender, s.dueller[DEFENDER], defence, s.party[winner])
    s.part = Part.RETREAT if escapes(s, t, loser) else Part.TIRED
    leave_fight(s, loser, s.dueller[loser])
    if s.part == Part.TIRED:
        remove_figure(s, log, loser, s.dueller[loser], IN_A_DUEL)


@rule
def escapes(s: State, t: Tables, loser: int) -> bool:
    """GA-21.5, GA-21.6: whether the beaten side wins mobility, by printed and placed mobility; never a Tribe."""
    if s.party[loser] == TRIBE:
        return False
    mobility = on_row(s, t, ATTACKER, Row.MOBILITY)
    return winner_of(s, mobility, on_row(s, t, DEFENDER, Row.MOBILITY)) == loser


@rule
def tire_on(s: State, log: Log) -> None:
    """GA-21.8: the winner loses a placed piece, of its side's choice; none that is printed. At the end all go back."""
    side = 1 - beaten_side(s)
    unit = s.dueller[side]
    rows = 0
    found = -1
    for row in range(ROWS):
        if placed(s, side, unit, row) > 0:
            rows += 1
            found = row
    if fighters(s, 1 - side) == 0 or rows == 0:
        end_duel(s)
    elif rows == 1:
        take_piece(s, log, side, unit, found)
    else:
        s.actor = s.player[side]
        s.step = Step.TIRE


@rule
def take_piece(s: State, log: Log, side: int, unit: int, row: int) -> None:
    """GA-21.8: one placed piece goes back to the supply."""
    s.placed[side * LAND + unit, row] -= 1
    tired(log, s.party[side], unit, row)
    end_duel(s)


@rule
def end_duel(s: State) -> None:
    """The duel is over; another may follow."""
    for side in range(SIDES):
        s.dueller[side] = -1
    s.part = Part.DUELS


@rule
def forbids_tire(s: State, t: Tables, row: int) -> int:
    """GA-21.8: a row of the winner with a placed piece."""
    side = 1 - beaten_side(s)
    return 0 if placed(s, side, s.dueller[side], row) > 0 else GA_21_8


@answers(TIRE, Step.TIRE, unless=forbids_tire)
@rule
def tire(s: State, t: Tables, log: Log, row: int) -> None:
    """GA-21.8: this piece."""
    side = 1 - beaten_side(s)
    take_piece(s, log, side, s.dueller[side], row)
    s.step = Step.GO
