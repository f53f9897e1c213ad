"""Which rule each event carries out: what a line of the log links to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from eduba.games.cradle.events import BY_OFFERINGS, BY_ROUND_CAP
from eduba.games.cradle.shape import Card, Good, Kind, Terrain
from eduba.kernel.events import Event

PREFIX: Final = "CR"

CITED: Final[Mapping[str, str | tuple[str, Mapping[int, str]]]] = {
    "game_started": "1.1",
    "round_started": "2.2",
    "turn_started": "3.1",
    "stepped": "3.4",
    "loads_changed": "4.7",
    "stolen": "5.1",
    "stone_built": "6.3",
    "lifted": "7.2",
    "delivered": "7.6",
    "bounced": "7.7",
    "discovered": (
        "terrain",
        {
            Terrain.TEMPLE: "8.3",
            Terrain.PLAINS: "8.6",
            Terrain.FOREST: "8.7",
            Terrain.QUARRY: "8.10",
            Terrain.VOLCANO: "8.4",
        },
    ),
    "volcano_drawn": "8.4",
    "volcano_placed": "8.4",
    "discovery_cancelled": "8.14",
    "resources_placed": ("good", {Good.WOOD: "8.8", Good.STONE: "8.10"}),
    "supply_short": "8.7",
    "action_taken": (
        "kind",
        {
            Kind.HUTS: "10.1",
            Kind.HOLY_PLACES: "11.1",
            Kind.GROWTH: "12.1",
            Kind.FERTILE_GROWTH: "14.3",
            Kind.CARD: "13.1",
            Kind.PASS: "9.1",
        },
    ),
    "hut_built": "10.4",
    "offering_hidden": "1.14",
    "holy_place_erected": "11.1",
    "born": "12.1",
    "card_drawn": "13.1",
    "card_seen": "13.1",
    "card_played": (
        "card",
        {
            Card.ENDURANCE: "14.1",
            Card.PRIEST: "14.2",
            Card.FERTILITY: "14.3",
            Card.SACRED_STONE: "14.4",
            Card.LAND: "14.5",
            Card.MANA_THEFT: "14.6",
            Card.TELEPORTATION: "14.7",
            Card.EXPULSION: "14.8",
        },
    ),
    "land_looked_at": "14.5",
    "land_seen": "14.5",
    "teleported": "14.7",
    "expelled": "14.8",
    "mana_stolen": "14.6",
    "mana_gained": "15.4",
    "reshuffled": "13.5",
    "game_ended": ("reason", {BY_OFFERINGS: "16.1", BY_ROUND_CAP: "16.2"}),
    "ranked": "16.3",
}
"""The rule of each kind of event; where it depends on a value of the event, that value's name and the rule for each."""


def cites(event: Event) -> str:
    """The rule that an event carries out."""
    found = CITED[event.kind.name]
    if isinstance(found, tuple):
        name, rules = found
        found = rules[event.named()[name]]
    return f"{PREFIX}-{found}"
