"""Which rule each event carries out: what a line of the log links to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from eduba.games.flood.events import (
    AS_REINFORCEMENT,
    AT_START,
    BY_INVASION,
    BY_REENTRY,
    EXHAUSTED,
    GAINED,
    NO_WORKER,
    STOPPED,
    TWO_SCRIBES,
    WON,
)
from eduba.games.flood.shape import Resource
from eduba.kernel.events import Event

PREFIX: Final = "FL"

CITED: Final[Mapping[str, str | tuple[str, Mapping[int, str]]]] = {
    "game_started": "1.12",
    "turn_started": "2.1",
    "produced": ("resource", {Resource.GRAIN: "3.2", Resource.TEXTILE: "3.3"}),
    "city_textile": "3.7",
    "workers_drawn": "3.8",
    "declined": "4.10",
    "cost_paid": "5.7",
    "city_built": "6.1",
    "city_removed": "6.5",
    "city_worker": ("reason", {GAINED: "16.4", TWO_SCRIBES: "16.3", NO_WORKER: "16.3"}),
    "workers_placed": "7.2",
    "scribe_used": "7.11",
    "exchanged": ("sippar", {0: "8.2", 1: "8.20"}),
    "tool_made": "8.12",
    "empire_started": "9.7",
    "armies_bought": "9.9",
    "equipped": "9.12",
    "rated": "9.13",
    "workers_left": "9.18",
    "rolled": "10.11",
    "attack_ended": ("outcome", {WON: "10.14", STOPPED: "10.15", EXHAUSTED: "10.16"}),
    "armies_placed": (
        "reason",
        {AT_START: "9.19", BY_INVASION: "10.5", AS_REINFORCEMENT: "10.24", BY_REENTRY: "10.31"},
    ),
    "repeat_paid": "10.26",
    "city_destroyed": "10.20",
    "bid_added": "11.2",
    "seat_passed": "11.1",
    "order_set": "12.1",
    "empire_scored": "13.1",
    "city_extended": "13.6",
    "turn_cleared": "14.1",
    "worker_retired": "13.11",
    "majority": "15.2",
    "ranked": "15.6",
}
"""The rule of each kind of event; where it depends on a value of the event, that value's name and the rule for each."""


def cites(event: Event) -> str:
    """The rule that an event carries out."""
    found = CITED[event.kind.name]
    if isinstance(found, tuple):
        name, rules = found
        found = rules[event.named()[name]]
    return f"{PREFIX}-{found}"
