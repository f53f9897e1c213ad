"""Mesopotamia, the Hanging Gardens (2025): eight Empires explore, bid for battles, grow, and raise one wonder together.
One module for each chapter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from eduba.games.gardens import actions as verb
from eduba.games.gardens.acting import (
    dice_action,
    end_turn,
    forbids_dice,
    forbids_end_turn,
    forbids_pawn,
    pawn,
    pay_die,
)
from eduba.games.gardens.actions import ACTIONS
from eduba.games.gardens.aftermath import forbids_reveal, reveal_freed
from eduba.games.gardens.answers import (
    discover,
    forbids_discover,
    forbids_place_ship,
    forbids_stop,
    forbids_take,
    forbids_take_die,
    place_ship,
    stop,
    take,
    take_die,
)
from eduba.games.gardens.asking import prompt, touches
from eduba.games.gardens.battles import forbids_battle, forbids_pair, list_battle, pair_up
from eduba.games.gardens.bids import forbids_bid, make_bid
from eduba.games.gardens.bonus import assign, forbids_assign
from eduba.games.gardens.construction import (
    build_ram,
    build_settlement,
    build_ship,
    build_storey,
    build_wall,
    forbids_build_ram,
    forbids_build_settlement,
    forbids_build_ship,
    forbids_build_storey,
    forbids_build_wall,
)
from eduba.games.gardens.dice import forbids_free_reroll, forbids_pay_die, forbids_reroll, free_reroll, reroll
from eduba.games.gardens.drafting import (
    forbids_empire,
    forbids_role,
    forbids_start,
    take_empire,
    take_role,
    take_start,
)
from eduba.games.gardens.duels import forbids_tire, tire
from eduba.games.gardens.evaluate import evaluate
from eduba.games.gardens.events import TELL
from eduba.games.gardens.exploration import activate, forbids_activate, forbids_move, move
from eduba.games.gardens.flow import goes_on
from eduba.games.gardens.growth import forbids_grow, grow
from eduba.games.gardens.harvest import (
    forbids_gather,
    forbids_gather_home,
    forbids_gather_ship,
    gather,
    gather_home,
    gather_ship,
)
from eduba.games.gardens.invariants import LAWS
from eduba.games.gardens.lanes import forbids_line_up, forbids_next_lane, line_up, next_lane
from eduba.games.gardens.observe import observe
from eduba.games.gardens.preparation import (
    forbids_found,
    forbids_return_quest,
    found,
    return_quest,
    setup,
)
from eduba.games.gardens.prior import prior
from eduba.games.gardens.research import convert, forbids_convert
from eduba.games.gardens.retreats import forbids_retreat, retreat_to
from eduba.games.gardens.rewards import choose, forbids_choose
from eduba.games.gardens.sailing import activate_ship, forbids_activate_ship, forbids_sail, sail
from eduba.games.gardens.scoring import result
from eduba.games.gardens.secrets import determinize
from eduba.games.gardens.settlements import forbids_fate, settle_fate
from eduba.games.gardens.shape import EMPIRE_BOX, FEWEST, SEATS, Box
from eduba.games.gardens.simple import forbids_sacrifice, sacrifice
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.text import text
from eduba.games.gardens.trade import forbids_trade, trade
from eduba.games.gardens.values import Tables, Weight, load
from eduba.games.gardens.view import view
from eduba.games.gardens.war import forbids_recruit, recruit
from eduba.games.gardens.wonder import build_garden, forbids_build_garden
from eduba.kernel.game import Game, Move


def refuse(options: Mapping[str, str]) -> str | None:
    """GA-2.2: there must be an Empire for everybody."""
    boxes = [Box.BASE, *(box for box in (Box.A, Box.B) if options[f"expansion_{box.name.lower()}"] == "yes")]
    empires = sum(EMPIRE_BOX.values.count(box) for box in boxes)
    if empires < int(options["players"]):
        return f"the boxes in play have {empires} Empires; {options['players']} players need an expansion"
    return None


MOVES: Final = (
    Move(verb.TAKE_ROLE, (Step.ROLE,), forbids_role, take_role),
    Move(verb.TAKE_EMPIRE, (Step.EMPIRE,), forbids_empire, take_empire),
    Move(verb.TAKE_START, (Step.START,), forbids_start, take_start),
    Move(verb.TAKE_DIE, (Step.SET_DIE, Step.REWARD_DIE), forbids_take_die, take_die),
    Move(verb.FOUND, (Step.FOUND,), forbids_found, found),
    Move(verb.PLACE_SHIP, (Step.SET_SHIP, Step.REWARD_SHIP), forbids_place_ship, place_ship),
    Move(verb.RETURN_QUEST, (Step.QUEST,), forbids_return_quest, return_quest),
    Move(
        verb.STOP,
        (Step.FOUND, Step.EXPLORE, Step.BUILD, Step.RESEARCH, Step.HARVEST, Step.WAR),
        forbids_stop,
        stop,
    ),
    Move(verb.PAWN, (Step.TURN,), forbids_pawn, pawn),
    Move(verb.ROLL_OUT, (Step.TURN,), forbids_dice, dice_action),
    Move(verb.PAY_DIE, (Step.PAY,), forbids_pay_die, pay_die),
    Move(verb.REROLL, (Step.TURN,), forbids_reroll, reroll),
    Move(verb.FREE_REROLL, (Step.TURN,), forbids_free_reroll, free_reroll),
    Move(verb.END_TURN, (Step.TURN,), forbids_end_turn, end_turn),
    Move(verb.ACTIVATE, (Step.EXPLORE,), forbids_activate, activate),
    Move(verb.ACTIVATE_SHIP, (Step.EXPLORE,), forbids_activate_ship, activate_ship),
    Move(verb.MOVE, (Step.MOVE,), forbids_move, move),
    Move(verb.SAIL, (Step.SAIL,), forbids_sail, sail),
    Move(verb.BUILD_WALL, (Step.BUILD,), forbids_build_wall, build_wall),
    Move(verb.BUILD_STOREY, (Step.BUILD,), forbids_build_storey, build_storey),
    Move(verb.BUILD_RAM, (Step.BUILD,), forbids_build_ram, build_ram),
    Move(verb.BUILD_SHIP, (Step.BUILD,), forbids_build_ship, build_ship),
    Move(verb.BUILD_SETTLEMENT, (Step.BUILD,), forbids_build_settlement, build_settlement),
    Move(verb.BUILD_GARDEN, (Step.BUILD,), forbids_build_garden, build_garden),
    Move(verb.CONVERT, (Step.RESEARCH,), forbids_convert, convert),
    Move(verb.DISCOVER, (Step.RESEARCH, Step.REWARD_TECH), forbids_discover, discover),
    Move(verb.GATHER_HOME, (Step.HARVEST,), forbids_gather_home, gather_home),
    Move(verb.GATHER, (Step.HARVEST,), forbids_gather, gather),
    Move(verb.GATHER_SHIP, (Step.HARVEST,), forbids_gather_ship, gather_ship),
    Move(verb.TRADE, (Step.HARVEST,), forbids_trade, trade),
    Move(verb.RECRUIT, (Step.WAR,), forbids_recruit, recruit),
    Move(verb.GROW, (Step.GROW,), forbids_grow, grow),
    Move(verb.CHOOSE, (Step.EVENT,), forbids_choose, choose),
    Move(verb.TAKE, (Step.TRIBUTE, Step.TAKE), forbids_take, take),
    Move(verb.REVEAL, (Step.REVEAL,), forbids_reveal, reveal_freed),
    Move(verb.BATTLE, (Step.ORDER,), forbids_battle, list_battle),
    Move(verb.PAIR_UP, (Step.PAIR,), forbids_pair, pair_up),
    Move(verb.BID, (Step.BID,), forbids_bid, make_bid),
    Move(verb.ASSIGN, (Step.ASSIGN,), forbids_assign, assign),
    Move(verb.LINE_UP, (Step.ARRANGE,), forbids_line_up, line_up),
    Move(verb.NEXT_LANE, (Step.ARRANGE,), forbids_next_lane, next_lane),
    Move(verb.RETREAT, (Step.RETREAT,), forbids_retreat, retreat_to),
    Move(verb.TIRE, (Step.TIRE,), forbids_tire, tire),
    Move(verb.SETTLE_FATE, (Step.FATE,), forbids_fate, settle_fate),
    Move(verb.SACRIFICE, (Step.SACRIFICE,), forbids_sacrifice, sacrifice),
)

GAME: Final = Game(
    id="gardens",
    version=3,
    prefix="GA",
    module=__name__,
    seats=tuple(range(FEWEST, SEATS + 1)),
    usual_seats=4,
    refuse=refuse,
    state=State,
    tables=Tables,
    content=load,
    steps=Step,
    actions=ACTIONS,
    events=TELL,
    moves=MOVES,
    goes_on=goes_on,
    setup=setup,
    result=result,
    evaluate=evaluate,
    prior=prior,
    weights=Weight,
    laws=LAWS,
    determinize=determinize,
    observe=observe,
    view=view,
    text=text,
    prompt=prompt,
    touches=touches,
    # What a side can still bid depends on what it has bid, and others do not see that.
    asked_though_forced=frozenset({Step.BID}),
)
