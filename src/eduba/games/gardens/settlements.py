"""Chapter 25: what becomes of another seat's Settlement."""

from __future__ import annotations

from eduba.games.gardens.actions import SETTLE_FATE
from eduba.games.gardens.control import only_army
from eduba.games.gardens.events import settlement_fate
from eduba.games.gardens.pieces import has_settlement
from eduba.games.gardens.shape import REGIONS, Fate
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

GA_25_3 = rule_number("GA-25.3")


@rule
def intruder(s: State, region: int) -> int:
    """GA-25.2: the seat whose land units alone are beside another seat's Settlement; -1 if there is none."""
    owner = s.settlement[region]
    seat = only_army(s, region)
    return seat if owner >= 0 and seat != owner else -1


@rule
def ask_fate(s: State) -> bool:
    """GA-25.2: by rising regions; false when none is left."""
    while s.cursor < REGIONS:
        seat = intruder(s, s.cursor)
        if seat >= 0:
            s.actor = seat
            s.step = Step.FATE
            return True
        s.cursor += 1
    s.cursor = 0
    return False


@rule
def forbids_fate(s: State, t: Tables, fate: int) -> int:
    """GA-25.3: who conquers needs a Settlement in stock."""
    return GA_25_3 if fate == Fate.CONQUER and not has_settlement(s, s.actor) else 0


@answers(SETTLE_FATE, Step.FATE, unless=forbids_fate)
@rule
def settle_fate(s: State, t: Tables, log: Log, fate: int) -> None:
    """GA-25.3: it stays, goes back to its owner, or goes back and makes room for one of the seat's own."""
    region, seat = s.cursor, s.actor
    settlement_fate(log, seat, region, s.settlement[region], fate)
    if fate == Fate.DESTROY:
        s.settlement[region] = -1
    elif fate == Fate.CONQUER:
        s.settlement[region] = seat
    s.cursor += 1
    s.step = Step.GO
