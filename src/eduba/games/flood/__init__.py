"""After the Flood (Martin Wallace, 2008): cities, workers, trade and short-lived empires. One module for each chapter."""

from __future__ import annotations

from typing import Final

from eduba.games.flood import cities, empires, expansion, flow, passing, points, trade, turn, workers
from eduba.games.flood.actions import ACTIONS
from eduba.games.flood.ending import result
from eduba.games.flood.evaluate import evaluate
from eduba.games.flood.events import TELL
from eduba.games.flood.invariants import LAWS
from eduba.games.flood.preparation import setup
from eduba.games.flood.state import AT_SETUP, State, Step
from eduba.games.flood.text import text
from eduba.games.flood.values import Tables, Weight, load
from eduba.games.flood.view import prompt, sentence, touches, view
from eduba.kernel.game import Game
from eduba.kernel.moves import moves_of

GAME: Final = Game(
    id="flood",
    version=2,
    prefix="FL",
    module=__name__,
    seats=(3,),
    setup_options=AT_SETUP,
    state=State,
    tables=Tables,
    content=load,
    steps=Step,
    actions=ACTIONS,
    events=TELL,
    moves=moves_of(turn, cities, workers, trade, empires, expansion, passing, points, flow),
    setup=setup,
    result=result,
    evaluate=evaluate,
    weights=Weight,
    laws=LAWS,
    view=view,
    text=text,
    prompt=prompt,
    sentence=sentence,
    touches=touches,
)
