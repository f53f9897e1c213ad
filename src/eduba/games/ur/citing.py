"""Which rule each event carries out: what a line of the log links to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from eduba.games.ur.events import (
    AS_ATTACKED,
    AS_ATTACKER,
    BY_AGRICULTURE,
    FROM_AGRICULTURE,
    FROM_CULTURE,
    FROM_TRADE,
    NOTHING_LEFT,
    ONLY_ZIGGURATS,
    REFUSED_BOTH,
)
from eduba.games.ur.shape import Face
from eduba.games.ur.state import End
from eduba.kernel.events import Event

PREFIX: Final = "UR"

CHAPTERS: Final[Mapping[int, str]] = {
    Face.AGRICULTURE: "6",
    Face.TRADE: "7",
    Face.CULTURE: "8",
    Face.POLITICS: "9",
    Face.WAR: "10",
}
ENDS: Final[Mapping[int, str]] = {
    End.NO_EXCHANGE: "13.1",
    End.ZIGGURATS: "13.3",
    End.IDLE: "13.5",
    End.ROUND_LIMIT: "13.6",
}

CITED: Final[Mapping[str, str | tuple[str, Mapping[int, str]]]] = {
    "dealt": "2.6",
    "token_placed": ("round", {1: "2.9", 2: "2.10", 3: "2.10"}),
    "setup_declined": "2.12",
    "turn_started": "3.3",
    "reinforced": "4.1",
    "settled": ("reason", {REFUSED_BOTH: "4.4", ONLY_ZIGGURATS: "12.2", NOTHING_LEFT: "12.1"}),
    "action_started": ("face", CHAPTERS),
    "tokens_removed": ("cause", {BY_AGRICULTURE: "6.3", AS_ATTACKED: "10.4", AS_ATTACKER: "10.5"}),
    "tokens_added": ("cause", {FROM_AGRICULTURE: "6.5", FROM_TRADE: "7.4", FROM_CULTURE: "8.1"}),
    "tokens_short": ("cause", {FROM_AGRICULTURE: "1.11", FROM_TRADE: "7.6", FROM_CULTURE: "8.9"}),
    "tokens_set": "9.1",
    "attacked": "10.8",
    "moved_in": "10.7",
    "tile_freed": "1.13",
    "action_ended": ("face", CHAPTERS),
    "ziggurat_built": "5.5",
    "exchanged": "11.3",
    "turn_idle": "13.5",
    "last_round": "13.3",
    "game_over": ("cause", ENDS),
    "scored": "14.8",
    "ranked": "15.1",
}
"""The rule of each kind of event; where it depends on a value of the event, that value's name and the rule for each."""


def cites(event: Event) -> str:
    """The rule that an event carries out."""
    found = CITED[event.kind.name]
    if isinstance(found, tuple):
        name, rules = found
        found = rules[event.named()[name]]
    return f"{PREFIX}-{found}"
