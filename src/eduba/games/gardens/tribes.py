"""Chapter 23: Tribes, and the seats that play them."""

from __future__ import annotations

from eduba.games.gardens.events import tribe_rolled
from eduba.games.gardens.shape import DEFENDER
from eduba.games.gardens.state import State
from eduba.games.gardens.tracks import renown_place
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.random import die
from eduba.kernel.rule import rule

SIDES_OF_THE_DIE = 6


@rule
def tribe_player(s: State, attacker: int) -> int:
    """GA-23.3: the seat directly behind the attacker on the Event track; directly ahead of it if it is last."""
    place = renown_place(s, attacker)
    return s.renown_order[place + 1 if place + 1 < s.seats else place - 1]


@rule
def roll_for_tribe(s: State, t: Tables, log: Log) -> None:
    """GA-23.4: a Tribe has what its die shows, and 2 knucklebones more for each of its figures in the fight."""
    rolled = die(s, SIDES_OF_THE_DIE)
    s.purse[DEFENDER] = rolled + t.tribe_piece * s.fielded[DEFENDER]
    tribe_rolled(log, s.fight, rolled, s.purse[DEFENDER], s.player[DEFENDER])
