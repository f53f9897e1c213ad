"""Mesopotamia, Cradle of Civilization (Klaus-Jürgen Wrede, 2005): explore, carry, build, and bring four offerings to the
temple. One module for each chapter."""

from __future__ import annotations

from typing import Final

from eduba.games.cradle import actions as verb
from eduba.games.cradle.acting import action, forbids_action, forbids_make, make, offer
from eduba.games.cradle.actions import ACTIONS
from eduba.games.cradle.building import forbids_offer
from eduba.games.cradle.carrying import (
    end_movement,
    forbids_end_movement,
    forbids_hold,
    forbids_sort_loads,
    hold,
    sort_loads,
)
from eduba.games.cradle.discovery import (
    forbids_place_volcano,
    forbids_refill,
    may_place_at,
    place_volcano,
    refill,
)
from eduba.games.cradle.ending import result
from eduba.games.cradle.evaluate import evaluate
from eduba.games.cradle.events import TELL
from eduba.games.cradle.expulsion import (
    expel_from,
    expel_to,
    expel_which,
    forbids_expel_from,
    forbids_expel_to,
    forbids_expel_which,
)
from eduba.games.cradle.invariants import LAWS
from eduba.games.cradle.land import choose_terrain, forbids_choose_terrain
from eduba.games.cradle.movement import forbids_step, may_step_from, may_step_with, step
from eduba.games.cradle.observe import observe
from eduba.games.cradle.playing import forbids_play, forbids_rob, play, rob
from eduba.games.cradle.preparation import setup
from eduba.games.cradle.secrets import determinize
from eduba.games.cradle.shape import FEWEST, SEATS
from eduba.games.cradle.state import AT_SETUP, State, Step
from eduba.games.cradle.teleportation import (
    forbids_teleport_from,
    forbids_teleport_to,
    forbids_teleport_who,
    teleport_from,
    teleport_to,
    teleport_who,
)
from eduba.games.cradle.temple import forbids_lift, lift
from eduba.games.cradle.text import text
from eduba.games.cradle.theft import forbids_steal, may_steal_on, steal
from eduba.games.cradle.turn import end_turn, forbids_end_turn
from eduba.games.cradle.values import Tables, Weight, load
from eduba.games.cradle.view import prompt, touches, view
from eduba.kernel.game import Game, Move

MOVES: Final = (
    Move(verb.STEP, (Step.MOVE, Step.LAND_STEP, Step.STONE_STEP), forbids_step, step, may_step_from, may_step_with),
    Move(verb.LIFT, (Step.MOVE,), forbids_lift, lift),
    Move(verb.STEAL, (Step.MOVE,), forbids_steal, steal, may_steal_on),
    Move(verb.PLAY, (Step.MOVE, Step.AFTER), forbids_play, play),
    Move(verb.SORT_LOADS, (Step.MOVE,), forbids_sort_loads, sort_loads),
    Move(verb.END_MOVEMENT, (Step.MOVE,), forbids_end_movement, end_movement),
    Move(verb.HOLD, (Step.HOLD,), forbids_hold, hold),
    Move(verb.CHOOSE_TERRAIN, (Step.TERRAIN,), forbids_choose_terrain, choose_terrain),
    Move(verb.PLACE_VOLCANO, (Step.VOLCANO,), forbids_place_volcano, place_volcano, may_place_at),
    Move(verb.REFILL, (Step.REFILL,), forbids_refill, refill),
    Move(verb.ACTION, (Step.ACTION,), forbids_action, action),
    Move(verb.MAKE, (Step.MAKE,), forbids_make, make),
    Move(verb.OFFER, (Step.OFFER,), forbids_offer, offer),
    Move(verb.ROB, (Step.ROB,), forbids_rob, rob),
    Move(verb.TELEPORT_FROM, (Step.TEL_FROM,), forbids_teleport_from, teleport_from),
    Move(verb.TELEPORT_WHO, (Step.TEL_WHO,), forbids_teleport_who, teleport_who),
    Move(verb.TELEPORT_TO, (Step.TEL_TO,), forbids_teleport_to, teleport_to),
    Move(verb.EXPEL_FROM, (Step.EXP_FROM,), forbids_expel_from, expel_from),
    Move(verb.EXPEL_WHICH, (Step.EXP_WHICH,), forbids_expel_which, expel_which),
    Move(verb.EXPEL_TO, (Step.EXP_TO,), forbids_expel_to, expel_to),
    Move(verb.END_TURN, (Step.AFTER,), forbids_end_turn, end_turn),
)

GAME: Final = Game(
    id="cradle",
    version=1,
    prefix="CR",
    module=__name__,
    seats=tuple(range(FEWEST, SEATS + 1)),
    setup_options=AT_SETUP,
    order_of_options=("first_round_movement", ..., "round_cap", "step_order"),
    state=State,
    tables=Tables,
    content=load,
    steps=Step,
    actions=ACTIONS,
    events=TELL,
    moves=MOVES,
    setup=setup,
    result=result,
    evaluate=evaluate,
    weights=Weight,
    laws=LAWS,
    determinize=determinize,
    observe=observe,
    view=view,
    text=text,
    prompt=prompt,
    touches=touches,
    # A hand, the value of an offering or the tiles looked at decide here what is possible, and others do not see them.
    asked_though_forced=frozenset({Step.MOVE, Step.TERRAIN, Step.AFTER}),
)
