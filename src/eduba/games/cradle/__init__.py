"""Mesopotamia, Cradle of Civilization (Klaus-Jürgen Wrede, 2005): explore, carry, build, and bring four offerings to the
temple. One module for each chapter."""

from __future__ import annotations

from typing import Final

from eduba.games.cradle import (
    acting,
    carrying,
    discovery,
    expulsion,
    land,
    movement,
    playing,
    teleportation,
    temple,
    theft,
    turn,
)
from eduba.games.cradle.actions import ACTIONS
from eduba.games.cradle.ending import result
from eduba.games.cradle.evaluate import evaluate
from eduba.games.cradle.events import TELL
from eduba.games.cradle.invariants import LAWS
from eduba.games.cradle.observe import observe
from eduba.games.cradle.preparation import setup
from eduba.games.cradle.secrets import determinize
from eduba.games.cradle.shape import FEWEST, SEATS
from eduba.games.cradle.state import AT_SETUP, State, Step
from eduba.games.cradle.text import text
from eduba.games.cradle.values import Tables, Weight, load
from eduba.games.cradle.view import prompt, touches, view
from eduba.kernel.game import Game
from eduba.kernel.moves import moves_of

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
    moves=moves_of(movement, temple, theft, playing, carrying, land, discovery, acting, teleportation, expulsion, turn),
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
