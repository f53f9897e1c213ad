"""Chapters 2 and 3, the frame: what follows an answer, until somebody must decide again.

A rule may not call itself, so nothing here calls back: an answer leaves the step at GO, and each part of the game that is
under way takes one step on, the innermost first.
"""

from __future__ import annotations

from eduba.games.gardens.acting import act_on
from eduba.games.gardens.battles import combat_on
from eduba.games.gardens.ending import end_on
from eduba.games.gardens.fight import fight_on
from eduba.games.gardens.preparation import prepare_on
from eduba.games.gardens.rewards import resolve_on
from eduba.games.gardens.state import Phase, State, Step
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.rule import rule


@rule
def goes_on(s: State, t: Tables, log: Log) -> None:
    """GA-3.1, GA-5.6: an Event is resolved and a fight fought out before anything else is done."""
    while s.step == Step.GO:
        if s.resolving >= 0:
            resolve_on(s, t, log)
        elif s.fight >= 0:
            fight_on(s, t, log)
        elif s.phase == Phase.SETUP:
            prepare_on(s, t, log)
        elif s.phase == Phase.ACTIONS:
            act_on(s, t, log)
        elif s.phase == Phase.COMBAT:
            combat_on(s, t, log)
        else:
            end_on(s, t, log)
