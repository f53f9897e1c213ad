"""Chapters 20, 21 and 26, the frame: what follows in a fight, and how it ends."""

from __future__ import annotations

from eduba.games.gardens.bids import ask_bid, show_bids
from eduba.games.gardens.bonus import ask_assign, resolve_row
from eduba.games.gardens.duels import duel_on, tire_on
from eduba.games.gardens.events import AFTER_A_BATTLE, fight_won
from eduba.games.gardens.fighters import clear_fight, fighters
from eduba.games.gardens.lanes import ask_arrange, begin_lanes, choose_arranger
from eduba.games.gardens.parties import parties_in
from eduba.games.gardens.retreats import ask_retreat
from eduba.games.gardens.shape import ATTACKER, DEFENDER, SIDES, Row
from eduba.games.gardens.simple import ask_sacrifice, compare_totals
from eduba.games.gardens.state import Part, State
from eduba.games.gardens.values import Tables
from eduba.games.gardens.walls import breach
from eduba.kernel.events import Log
from eduba.kernel.rule import rule


@rule
def fight_on(s: State, t: Tables, log: Log) -> None:
    """GA-19.5, GA-20.8, GA-20.11: bids, strength, tactics with the lanes, mobility, duels; or simple combat."""
    if s.part == Part.BIDS:
        if not ask_bid(s):
            open_bids(s, t, log)
    elif s.part == Part.STRENGTH:
        if not ask_assign(s, t, log):
            s.part = Part.TACTICS
    elif s.part == Part.TACTICS:
        resolve_row(s, t, log, Row.TACTICS)
        choose_arranger(s)
        begin_lanes(s, log)
    elif s.part == Part.LANES:
        if not ask_arrange(s, log):
            s.part = Part.DUELS if has_losses(s) else Part.TACTICS_BONUS
    elif s.part == Part.TACTICS_BONUS:
        if not ask_assign(s, t, log):
            resolve_row(s, t, log, Row.MOBILITY)
            s.part = Part.MOBILITY
    elif s.part == Part.MOBILITY:
        if not ask_assign(s, t, log):
            s.part = Part.DUELS
    elif s.part == Part.DUELS:
        if is_won(s):
            end_fight(s, log)
        else:
            duel_on(s, t, log)
    elif s.part == Part.RETREAT:
        ask_retreat(s, log)
    elif s.part == Part.TIRED:
        tire_on(s, log)
    elif not ask_sacrifice(s, log):
        end_fight(s, log)


@rule
def open_bids(s: State, t: Tables, log: Log) -> None:
    """GA-20.7, GA-20.8, GA-26.1: the bids are shown; strength is resolved first, in simple combat all at once."""
    show_bids(s, log)
    if s.combat:
        compare_totals(s, t, log)
    else:
        resolve_row(s, t, log, Row.STRENGTH)
        s.part = Part.STRENGTH


@rule
def has_losses(s: State) -> bool:
    """GA-21.9: whether a unit has left the fight, so that these are not its first lanes."""
    for side in range(SIDES):
        if fighters(s, side) < s.fielded[side]:
            return True
    return False


@rule
def is_won(s: State) -> bool:
    """GA-21.9: whether one side has no unit left."""
    return fighters(s, ATTACKER) == 0 or fighters(s, DEFENDER) == 0


@rule
def end_fight(s: State, log: Log) -> None:
    """GA-21.13, GA-24.4: who has units left has won; with one party left the battle is over, and the Wall falls."""
    region = s.fight
    fight_won(log, region, s.party[ATTACKER if fighters(s, ATTACKER) > 0 else DEFENDER])
    clear_fight(s)
    if parties_in(s, region) < 2:
        breach(s, log, region, AFTER_A_BATTLE)
