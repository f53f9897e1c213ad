"""What a question is about, and what on the board an answer names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eduba.games.gardens import actions as verbs
from eduba.games.gardens.actions import ACTIONS
from eduba.games.gardens.bids import bidder
from eduba.games.gardens.bonus import bonus_row
from eduba.games.gardens.dice import is_free
from eduba.games.gardens.fighters import beaten_side
from eduba.games.gardens.shape import (
    ACT,
    DICE,
    EVENT,
    FIGURE,
    FIGURE_KEYS,
    PARTY,
    REGION,
    REGION_KEYS,
    RESOURCE_KEYS,
    ROW,
    SECTION,
    SECTION_KEYS,
    SECTION_REGION,
    START_REGION,
    Row,
)
from eduba.games.gardens.state import State, Step
from eduba.kernel.actions import SEAT, Values, Verb

ITEMS: Final[dict[Verb, str]] = {
    verbs.BUILD_WALL: "wall",
    verbs.BUILD_STOREY: "storey",
    verbs.BUILD_RAM: "ram",
    verbs.BUILD_SHIP: "ship",
    verbs.BUILD_SETTLEMENT: "settlement",
    verbs.BUILD_GARDEN: "garden",
    verbs.CONVERT: "convert",
}
"""What is picked before its place."""
RENAMED: Final[dict[Verb, str]] = {verbs.BID: "bid", verbs.ASSIGN: "fighter", verbs.LINE_UP: "fighter"}
"""Verbs whose argument has another name on the board."""


def touches(action: int) -> tuple[str, ...]:
    """The things on the board that an action names, in the order in which they are picked."""
    verb, values = ACTIONS.decode(action)
    if verb.ids in SPECIAL:
        return SPECIAL[verb.ids](*values)
    item = (f"item:{ITEMS[verb.ids]}",) if verb.ids in ITEMS else ()
    names = [RENAMED.get(verb.ids, argument.domain.name) for argument in verb.arguments]
    places = zip(names, verb.arguments, values, strict=True)
    return (*item, *(f"{name}:{argument.domain.text(value)}" for name, argument, value in places))


def _start(start: int) -> tuple[str, ...]:
    return (f"region:{REGION_KEYS[START_REGION[start - 1]]}",)


def _dice(dice: int) -> tuple[str, ...]:
    return tuple(f"die:{i}" for i in range(DICE) if dice >> i & 1)


def _activate(kind: int, region: int) -> tuple[str, ...]:
    return (f"unit:{FIGURE_KEYS[kind]}/{REGION_KEYS[region]}",)


def _recruit(kind: int, region: int) -> tuple[str, ...]:
    return (*_activate(kind, region), f"region:{REGION_KEYS[region]}")


def _move(region: int, ram: int) -> tuple[str, ...]:
    """Who takes no Ram along picks none."""
    return (f"region:{REGION_KEYS[region]}", "ram:1") if ram else (f"region:{REGION_KEYS[region]}",)


def _gather_home(resource: int) -> tuple[str, ...]:
    return ("item:home", f"resource:{RESOURCE_KEYS[resource]}")


def _gather_ship(section: int, bank: int) -> tuple[str, ...]:
    return (f"section:{SECTION_KEYS[section]}", f"region:{REGION_KEYS[SECTION_REGION[section, bank]]}")


SPECIAL: Final[dict[Verb, Callable[..., tuple[str, ...]]]] = {
    verbs.TAKE_START: _start,
    verbs.REROLL: _dice,
    verbs.FREE_REROLL: _dice,
    verbs.ACTIVATE: _activate,
    verbs.RECRUIT: _recruit,
    verbs.MOVE: _move,
    verbs.GATHER_HOME: _gather_home,
    verbs.GATHER_SHIP: _gather_ship,
}
"""Verbs that name other things than their arguments."""


def prompt(s: State) -> Values:
    """What the question asked now is about; only what everybody may know."""
    return QUESTIONS[Step(s.step)](s) if s.step in QUESTIONS else {}


def _number(value: int) -> tuple[None, int]:
    return (None, value)


def _own_start(s: State) -> Values:
    return {"region": (REGION, s.home[s.actor])}


def _turn(s: State) -> Values:
    """Whether the pawn is free, and how many dice are."""
    free = sum(1 for i in range(s.storeys[s.actor]) if is_free(s, s.actor, i))
    return {"pawn": _number(1 - s.pawn_used), "dice": _number(free)}


def _moving(s: State) -> Values:
    return {"figure": (FIGURE, s.moving_unit), "region": (REGION, s.moving_from)}


def _event(s: State) -> Values:
    return {"region": (REGION, s.resolving), "event": (EVENT, s.event_card[s.resolving])}


def _bid(s: State) -> Values:
    """For whom and for what is bid; what is left of the purse is known to the bidder alone."""
    side = bidder(s)
    return {
        "region": (REGION, s.fight),
        "row": (ROW, min(s.bids_made[side], Row.MOBILITY)),
        "party": (PARTY, s.party[side]),
        "purse": _number(s.purse[side]),
        "support": _number(s.support[side]),
        "simple": _number(s.combat),
    }


def _assign(s: State) -> Values:
    row = bonus_row(s)
    party = (PARTY, s.party[s.row_winner[row]])
    return {"region": (REGION, s.fight), "row": (ROW, row), "left": _number(s.bonus), "party": party}


def _arrange(s: State) -> Values:
    return {
        "region": (REGION, s.fight),
        "lane": _number(1 + s.lane_at),
        "lanes": _number(s.lanes),
        "party": (PARTY, s.party[s.arranger]),
    }


def _dueller(s: State, side: int) -> Values:
    figure = (FIGURE, s.unit[side, s.dueller[side]])
    return {"region": (REGION, s.fight), "figure": figure, "party": (PARTY, s.party[side])}


QUESTIONS: Final[dict[Step, Callable[[State], Values]]] = {
    Step.FOUND: _own_start,
    Step.SET_SHIP: _own_start,
    Step.TURN: _turn,
    Step.PAY: lambda s: {"action": (ACT, s.action), "paid": _number(s.slots_paid)},
    Step.EXPLORE: lambda s: {"left": _number(s.left)},
    Step.MOVE: _moving,
    Step.SAIL: lambda s: {"section": (SECTION, s.moving_from)},
    Step.BUILD: lambda s: {"left": _number(s.left), "gardens": _number(s.more)},
    Step.RESEARCH: lambda s: {"left": _number(s.left), "conversions": _number(s.more)},
    Step.HARVEST: lambda s: {"left": _number(s.left), "trades": _number(s.more)},
    Step.TRIBUTE: lambda s: {"left": _number(s.more)},
    Step.WAR: lambda s: {"left": _number(s.left)},
    Step.EVENT: _event,
    Step.TAKE: lambda s: {"left": _number(s.reward_left), **_event(s)},
    Step.REWARD_TECH: _event,
    Step.REWARD_SHIP: _event,
    Step.REWARD_DIE: _event,
    Step.ORDER: lambda s: {"place": _number(1 + s.battles)},
    Step.PAIR: lambda s: {"region": (REGION, s.battle[s.battle_at])},
    Step.BID: _bid,
    Step.ASSIGN: _assign,
    Step.ARRANGE: _arrange,
    Step.RETREAT: lambda s: _dueller(s, beaten_side(s)),
    Step.TIRE: lambda s: _dueller(s, 1 - beaten_side(s)),
    Step.SACRIFICE: lambda s: {"region": (REGION, s.fight), "party": (PARTY, s.actor)},
    Step.FATE: lambda s: {"region": (REGION, s.cursor), "owner": (SEAT, s.settlement[s.cursor])},
}
"""What each question needs to be put into words."""
