"""The verbs: every answer that the questions of the Hanging Gardens can get, 1,447 in all."""

from __future__ import annotations

from typing import Final

from eduba.games.gardens.shape import (
    ACT,
    BASIC_RESOURCE,
    COLOUR,
    DICE_CHOSEN,
    DIE,
    EMPIRE,
    FATE,
    FIGURE,
    HIGHEST_BID,
    LAND_UNIT,
    OPTIONS_OF_AN_EVENT,
    PAIR,
    PAIR_FIRST,
    PAIR_SECOND,
    PARTY,
    QUESTS_DEALT,
    REGION,
    ROLE,
    ROW,
    SECTION,
    SECTION_REGION,
    SIDES,
    SLOT,
    START,
    START_REGION,
    UNIT,
)
from eduba.kernel.actions import ActionTable, Argument, Values, numbers

ACTIONS: Final = ActionTable()

_OPTION: Final = numbers("option", 0, OPTIONS_OF_AN_EVENT - 1)


def _start(start: int) -> Values:
    return {"region": (REGION, START_REGION[start - 1])}


def _kind(kind: int) -> Values:
    return {"figure": (FIGURE, kind)}


def _unit(kind: int, region: int) -> Values:
    return {**_kind(kind), "region": (REGION, region)}


def _bank(section: int, bank: int) -> Values:
    return {"section": (SECTION, section), "region": (REGION, SECTION_REGION[section, bank])}


def _parties(pair: int) -> Values:
    return {"first": (PARTY, PAIR_FIRST[pair]), "second": (PARTY, PAIR_SECOND[pair])}


TAKE_ROLE: Final = ACTIONS.verb("role", ROLE)
TAKE_EMPIRE: Final = ACTIONS.verb("empire", EMPIRE)
TAKE_START: Final = ACTIONS.verb("start", START, told=_start)
TAKE_DIE: Final = ACTIONS.verb("take_die", COLOUR)
FOUND: Final = ACTIONS.verb("found", REGION)
PLACE_SHIP: Final = ACTIONS.verb("place_ship", SECTION)
RETURN_QUEST: Final = ACTIONS.verb("return_quest", numbers("card", 0, QUESTS_DEALT - 1))
STOP: Final = ACTIONS.verb("stop")
PAWN: Final = ACTIONS.verb("pawn", ACT)
ROLL_OUT: Final = ACTIONS.verb("dice", ACT)
PAY_DIE: Final = ACTIONS.verb("pay_die", DIE)
REROLL: Final = ACTIONS.verb("reroll", DICE_CHOSEN)
FREE_REROLL: Final = ACTIONS.verb("free_reroll", DICE_CHOSEN)
END_TURN: Final = ACTIONS.verb("end_turn")
ACTIVATE: Final = ACTIONS.verb("activate", LAND_UNIT, REGION, told=_unit)
ACTIVATE_SHIP: Final = ACTIONS.verb("activate_ship", SECTION)
MOVE: Final = ACTIONS.verb("move", REGION, numbers("ram", 0, 1))
SAIL: Final = ACTIONS.verb("sail", SECTION)
BUILD_WALL: Final = ACTIONS.verb("build_wall", REGION)
BUILD_STOREY: Final = ACTIONS.verb("build_storey", COLOUR)
BUILD_RAM: Final = ACTIONS.verb("build_ram", REGION)
BUILD_SHIP: Final = ACTIONS.verb("build_ship", SECTION)
BUILD_SETTLEMENT: Final = ACTIONS.verb("build_settlement", REGION)
BUILD_GARDEN: Final = ACTIONS.verb("build_garden")
CONVERT: Final = ACTIONS.verb("convert")
DISCOVER: Final = ACTIONS.verb("discover", ACT)
GATHER_HOME: Final = ACTIONS.verb("gather_home", BASIC_RESOURCE)
GATHER: Final = ACTIONS.verb("gather", REGION)
GATHER_SHIP: Final = ACTIONS.verb("gather_ship", SECTION, numbers("bank", 0, SIDES - 1), told=_bank)
TRADE: Final = ACTIONS.verb("trade", SLOT)
RECRUIT: Final = ACTIONS.verb("recruit", LAND_UNIT, REGION, told=_unit)
GROW: Final = ACTIONS.verb("grow", numbers("mode", 0, 1))
CHOOSE: Final = ACTIONS.verb("choose", _OPTION)
TAKE: Final = ACTIONS.verb("take", BASIC_RESOURCE)
REVEAL: Final = ACTIONS.verb("reveal", REGION)
BATTLE: Final = ACTIONS.verb("battle", REGION)
PAIR_UP: Final = ACTIONS.verb("pair", PAIR, told=_parties)
BID: Final = ACTIONS.verb("bid", Argument("amount", numbers("amount", 0, HIGHEST_BID), secret=True))
ASSIGN: Final = ACTIONS.verb("assign", UNIT)
LINE_UP: Final = ACTIONS.verb("line_up", UNIT)
NEXT_LANE: Final = ACTIONS.verb("next_lane")
RETREAT: Final = ACTIONS.verb("retreat", REGION)
TIRE: Final = ACTIONS.verb("tire", ROW)
SETTLE_FATE: Final = ACTIONS.verb("fate", FATE)
SACRIFICE: Final = ACTIONS.verb("sacrifice", LAND_UNIT, told=_kind)
