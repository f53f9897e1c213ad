"""Mesopotamia, the Hanging Gardens (2025): eight Empires explore, bid for battles, grow, and raise one wonder together.
One module for each chapter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from eduba.games.gardens import (
    acting,
    aftermath,
    battles,
    bids,
    bonus,
    construction,
    dice,
    drafting,
    duels,
    exploration,
    growth,
    harvest,
    lanes,
    preparation,
    research,
    retreats,
    rewards,
    sailing,
    settlements,
    simple,
    trade,
    war,
    wonder,
)
from eduba.games.gardens.actions import ACTIONS
from eduba.games.gardens.asking import prompt, touches
from eduba.games.gardens.evaluate import evaluate
from eduba.games.gardens.events import TELL
from eduba.games.gardens.flow import goes_on
from eduba.games.gardens.invariants import LAWS
from eduba.games.gardens.observe import observe
from eduba.games.gardens.preparation import (
    setup,
)
from eduba.games.gardens.prior import prior
from eduba.games.gardens.scoring import result
from eduba.games.gardens.secrets import determinize
from eduba.games.gardens.shape import EMPIRE_BOX, FEWEST, SEATS, Box
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.text import text
from eduba.games.gardens.values import Tables, Weight, load
from eduba.games.gardens.view import view
from eduba.kernel.game import Game
from eduba.kernel.moves import moves_of


def refuse(options: Mapping[str, str]) -> str | None:
    """GA-2.2: there must be an Empire for everybody."""
    boxes = [Box.BASE, *(box for box in (Box.A, Box.B) if options[f"expansion_{box.name.lower()}"] == "yes")]
    empires = sum(EMPIRE_BOX.values.count(box) for box in boxes)
    if empires < int(options["players"]):
        return f"the boxes in play have {empires} Empires; {options['players']} players need an expansion"
    return None


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
    moves=moves_of(
        drafting,
        preparation,
        acting,
        dice,
        exploration,
        sailing,
        construction,
        wonder,
        research,
        harvest,
        trade,
        war,
        growth,
        rewards,
        aftermath,
        battles,
        bids,
        bonus,
        lanes,
        retreats,
        duels,
        settlements,
        simple,
    ),
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
