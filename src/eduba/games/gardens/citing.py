"""Which rule each event carries out: what a line of the log links to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from eduba.games.gardens.events import (
    ACTION,
    AFTER_A_BATTLE,
    AMPHORA,
    BY_AN_INTRUDER,
    BY_DICE,
    BY_GARDENS,
    BY_PAWN,
    BY_ROUND_CAP,
    EVENT_REWARD,
    FOR_A_TABLET,
    FOR_FREE,
    FOR_THE_TURN,
    FROM_HOME,
    FROM_REGION,
    FROM_SHIP,
    IN_A_DUEL,
    INSTEAD_OF_BUILDING,
    INSTEAD_OF_STOREY,
    INSTEAD_OF_UNIT,
    LEFT_TO_OTHERS,
    NOWHERE_TO_GO,
    REFUND,
    SACRIFICED,
    SCORE_EVENT_TRACK,
    SCORE_GARDENS,
    SCORE_POPULATION_TRACK,
    SCORE_QUESTS,
    SCORE_REGIONS,
    SCORE_SETTLEMENTS,
    SCORE_TOKENS,
    SCORE_TRADE,
    SIMPLE_REFUND,
    START,
    TRADE,
    WAR,
    WITH_ITS_ARMY,
)
from eduba.games.gardens.shape import TRIBE, Fate, Figure, Resource
from eduba.kernel.events import Event

PREFIX: Final = "GA"
ELSE: Final = None
"""Stands for all values of an event that are not named."""

Citation: TypeAlias = "str | tuple[str, Mapping[int | None, Citation]]"
"""A rule; or, where it depends on a value of the event, that value's name and what is cited for each."""

CITED: Final[Mapping[str, Citation]] = {
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
    "die_rolled": ("why", {FOR_THE_TURN: "5.1", FOR_A_TABLET: "6.10", FOR_FREE: "6.11"}),
    "rerolled": ("tablets", {0: "6.11", ELSE: "6.9"}),
    "action_began": ("means", {BY_PAWN: "5.3", BY_DICE: "6.3"}),
    "die_placed": "6.3",
    "moved": "7.2",
    "sailed": "8.2",
    "unit_placed": (
        "why",
        {START: ("figure", {Figure.ARCHER: "2.8", ELSE: "2.5"}), ACTION: "10.6", WAR: "15.4", ELSE: "18.9"},
    ),
    "ship_placed": ("why", {START: "2.13", ACTION: "10.7", ELSE: "18.9"}),
    "wall_placed": ("why", {START: "2.9", ACTION: "10.4", ELSE: "18.10"}),
    "settlement_placed": ("why", {START: "2.9", ACTION: "10.5", ELSE: "18.10"}),
    "storey_built": ("why", {START: "2.6", EVENT_REWARD: "18.11", ELSE: "10.8"}),
    "floor_built": "11.2",
    "tile_revealed": ("floor", {1: "2.19", ELSE: "11.3"}),
    "converted": "12.2",
    "discovered": ("why", {EVENT_REWARD: "18.8", ELSE: "12.4"}),
    "gathered": ("source", {FROM_HOME: "13.3", FROM_REGION: "13.5", FROM_SHIP: "13.6"}),
    "amphora_placed": "14.2",
    "traded": "14.1",
    "gained": (
        "why",
        {
            START: ("good", {Resource.TABLET: "2.6", Resource.KNUCKLEBONE: "2.8", ELSE: "2.5"}),
            INSTEAD_OF_UNIT: "18.9",
            INSTEAD_OF_BUILDING: "18.10",
            INSTEAD_OF_STOREY: "18.11",
            TRADE: "14.2",
            AMPHORA: "14.4",
            WAR: "15.2",
            REFUND: "20.9",
            SIMPLE_REFUND: "26.5",
            ELSE: "18.7",
        },
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
    "bid_made": ("row", {-1: "26.1", ELSE: "20.5"}),
    "bid_seen": ("row", {-1: "26.1", ELSE: "20.5"}),
    "bids_revealed": ("tactics", {-1: "26.1", ELSE: "20.7"}),
    "row_won": ("party", {-1: "20.10", ELSE: "20.8"}),
    "piece_placed": "20.11",
    "lane_set": "21.1",
    "duel": "21.4",
    "destroyed": (
        "why",
        {
            IN_A_DUEL: "21.6",
            NOWHERE_TO_GO: "21.10",
            WITH_ITS_ARMY: "26.5",
            SACRIFICED: ("party", {TRIBE: "26.6", ELSE: "26.4"}),
        },
    ),
    "retreated": "21.10",
    "tired": "21.8",
    "totals": "26.2",
    "fight_won": "21.13",
    "tribe_gone": "23.6",
    "wall_removed": ("why", {AFTER_A_BATTLE: "24.4", ELSE: "19.9"}),
    "ram_removed": ("why", {AFTER_A_BATTLE: "24.4", BY_AN_INTRUDER: "19.9", LEFT_TO_OTHERS: "19.10"}),
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
"""What each kind of event cites."""


def cites(event: Event) -> str:
    """The rule that an event carries out."""
    found = CITED[event.kind.name]
    while isinstance(found, tuple):
        name, rules = found
        value = event.named()[name]
        found = rules[value if value in rules else ELSE]
    return f"{PREFIX}-{found}"
