"""Which rule each event carries out: what a line of the log links to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from eduba.games.gardens.events import (
    ACTION,
    BY_DICE,
    BY_GARDENS,
    BY_PAWN,
    BY_ROUND_CAP,
    EVENT_REWARD,
    FROM_HOME,
    FROM_REGION,
    FROM_SHIP,
    INSTEAD,
    REFUND,
    SCORE_EVENT_TRACK,
    SCORE_GARDENS,
    SCORE_POPULATION_TRACK,
    SCORE_QUESTS,
    SCORE_REGIONS,
    SCORE_SETTLEMENTS,
    SCORE_TOKENS,
    SCORE_TRADE,
    START,
    TRADE,
    WAR,
)
from eduba.games.gardens.shape import Fate
from eduba.kernel.events import Event

PREFIX: Final = "GA"
ELSE: Final = None
"""Stands for all values of an event that are not named."""

CITED: Final[Mapping[str, str | tuple[str, Mapping[int | None, str]]]] = {
    "role_taken": "2.1",
    "empire_taken": "2.2",
    "start_taken": "2.3",
    "token_dealt": "2.15",
    "quests_dealt": "2.20",
    "quest_dealt": "2.20",
    "quest_returned": "2.20",
    "quest_returned_seen": "2.20",
    "quest_drawn": "18.12",
    "quest_drawn_seen": "18.12",
    "round_began": "3.2",
    "turn_began": "3.3",
    "turn_ended": "5.10",
    "die_rolled": "5.1",
    "rerolled": ("tablets", {0: "6.11", ELSE: "6.9"}),
    "action_began": ("means", {BY_PAWN: "5.3", BY_DICE: "6.3"}),
    "die_placed": "6.3",
    "moved": "7.2",
    "sailed": "8.2",
    "unit_placed": ("why", {START: "2.5", ACTION: "10.6", WAR: "15.4", ELSE: "18.9"}),
    "ship_placed": ("why", {START: "2.13", ACTION: "10.7", ELSE: "18.9"}),
    "wall_placed": ("why", {START: "2.9", ACTION: "10.4", ELSE: "18.10"}),
    "settlement_placed": ("why", {START: "2.9", ACTION: "10.5", WAR: "25.3", ELSE: "18.10"}),
    "storey_built": "10.8",
    "floor_built": "11.2",
    "tile_revealed": ("floor", {1: "2.19", ELSE: "11.3"}),
    "converted": "12.2",
    "discovered": ("why", {EVENT_REWARD: "18.8", ELSE: "12.4"}),
    "gathered": ("source", {FROM_HOME: "13.3", FROM_REGION: "13.5", FROM_SHIP: "13.6"}),
    "amphora_placed": "14.2",
    "traded": "14.1",
    "gained": (
        "why",
        {START: "2.5", INSTEAD: "18.9", TRADE: "14.2", WAR: "15.2", REFUND: "20.9", ELSE: "18.7"},
    ),
    "paid": "1.4",
    "population_moved": "4.2",
    "event_track_moved": "4.2",
    "event_revealed": "18.1",
    "event_chosen": "18.2",
    "event_waits": "18.6",
    "event_round": "27.2",
    "event_done": "27.3",
    "event_taken_over": "19.11",
    "ship_sunk": "8.7",
    "battle_listed": "19.2",
    "fight_began": "20.1",
    "tribe_rolled": "23.4",
    "card_drawn": "20.3",
    "bid_made": "20.5",
    "bid_seen": "20.5",
    "bids_revealed": "20.7",
    "row_won": ("party", {-1: "20.10", ELSE: "20.8"}),
    "piece_placed": "20.11",
    "lane_set": "21.1",
    "duel": "21.4",
    "destroyed": "21.6",
    "retreated": "21.10",
    "tired": "21.8",
    "totals": "26.2",
    "fight_won": "21.13",
    "tribe_gone": "23.6",
    "wall_removed": "24.4",
    "ram_removed": "24.4",
    "settlement_fate": ("fate", {Fate.SPARE: "25.2", Fate.DESTROY: "25.3", Fate.CONQUER: "25.3"}),
    "scored": (
        "source",
        {
            SCORE_EVENT_TRACK: "29.1",
            SCORE_POPULATION_TRACK: "29.2",
            SCORE_GARDENS: "29.3",
            SCORE_TRADE: "29.4",
            SCORE_TOKENS: "29.5",
            SCORE_SETTLEMENTS: "29.6",
            SCORE_QUESTS: "29.7",
            SCORE_REGIONS: "29.8",
        },
    ),
    "quest_scored": "28.1",
    "game_ended": ("reason", {BY_GARDENS: "3.5", BY_ROUND_CAP: "3.6"}),
    "ranked": "29.9",
}
"""The rule of each kind of event; where it depends on a value of the event, that value's name and the rule for each."""


def cites(event: Event) -> str:
    """The rule that an event carries out."""
    found = CITED[event.kind.name]
    if isinstance(found, tuple):
        name, rules = found
        value = event.named()[name]
        found = rules[value if value in rules else ELSE]
    return f"{PREFIX}-{found}"
