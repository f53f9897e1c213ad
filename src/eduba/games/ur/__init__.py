"""UR (Paolo Mori, 2006): area control and set collection on the tiles one acts with. One module for each chapter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from eduba.games.ur import agriculture, culture, politics, preparation, trade, turn, war, ziggurats
from eduba.games.ur.actions import ACTIONS
from eduba.games.ur.evaluate import evaluate
from eduba.games.ur.events import TELL
from eduba.games.ur.invariants import LAWS
from eduba.games.ur.preparation import setup
from eduba.games.ur.scoring import result
from eduba.games.ur.state import AT_SETUP, State, Step
from eduba.games.ur.text import text
from eduba.games.ur.values import Tables, Weight, load
from eduba.games.ur.view import prompt, sentence, touches, view
from eduba.kernel.game import Game
from eduba.kernel.moves import moves_of


def refuse(options: Mapping[str, str]) -> str | None:
    """Combinations that make no sense."""
    first, players = options["first_player"], options["players"]
    if first != "random" and int(first) >= int(players):
        return f"first_player = {first}, but the seats of {players} players are 0 to {int(players) - 1}"
    return None


GAME: Final = Game(
    id="ur",
    version=1,
    prefix="UR",
    module=__name__,
    seats=(2, 3, 4),
    setup_options=AT_SETUP,
    order_of_options=(..., "round_limit", "step_order"),
    refuse=refuse,
    state=State,
    tables=Tables,
    content=load,
    steps=Step,
    actions=ACTIONS,
    events=TELL,
    moves=moves_of(preparation, turn, ziggurats, agriculture, trade, culture, politics, war),
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
