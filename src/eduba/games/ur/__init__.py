"""UR (Paolo Mori, 2006): area control and set collection on the tiles one acts with. One module for each chapter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from eduba.games.ur import actions as verb
from eduba.games.ur.actions import ACTIONS
from eduba.games.ur.agriculture import forbids_grow, grow
from eduba.games.ur.culture import forbids_share, share
from eduba.games.ur.evaluate import evaluate
from eduba.games.ur.events import TELL
from eduba.games.ur.invariants import LAWS
from eduba.games.ur.politics import forbids_keep, keep
from eduba.games.ur.preparation import decline, forbids_decline, forbids_place, place, setup
from eduba.games.ur.scoring import result
from eduba.games.ur.state import AT_SETUP, State, Step
from eduba.games.ur.text import text
from eduba.games.ur.trade import forbids_stock, stock
from eduba.games.ur.turn import (
    act,
    end_actions,
    exchange,
    forbids_act,
    forbids_end_actions,
    forbids_exchange,
    forbids_reinforce,
    forbids_settle,
    forbids_show,
    is_in_hand,
    reinforce,
    settle,
    show,
)
from eduba.games.ur.values import Tables, Weight, load
from eduba.games.ur.view import prompt, sentence, touches, view
from eduba.games.ur.war import (
    advance,
    attack,
    cease,
    forbids_advance,
    forbids_attack,
    forbids_cease,
    may_attack_from,
)
from eduba.games.ur.ziggurats import build, forbids_build, is_site
from eduba.kernel.game import Game, Move


def refuse(options: Mapping[str, str]) -> str | None:
    """Combinations that make no sense."""
    first, players = options["first_player"], options["players"]
    if first != "random" and int(first) >= int(players):
        return f"first_player = {first}, but the seats of {players} players are 0 to {int(players) - 1}"
    return None


MOVES: Final = (
    Move(verb.PLACE, (Step.PLACE,), forbids_place, place),
    Move(verb.DECLINE, (Step.SETUP_EXCHANGE,), forbids_decline, decline),
    Move(verb.ACT, (Step.ACTIONS,), forbids_act, act, where=is_in_hand),
    Move(verb.REINFORCE, (Step.ACTIONS,), forbids_reinforce, reinforce),
    Move(verb.SETTLE, (Step.ACTIONS, Step.RETURN), forbids_settle, settle),
    Move(verb.BUILD, (Step.ACTIONS, Step.SECOND_ZIGGURAT), forbids_build, build, where=is_site),
    Move(verb.END_ACTIONS, (Step.ACTIONS, Step.SECOND_ZIGGURAT), forbids_end_actions, end_actions),
    Move(verb.GROW, (Step.GROW,), forbids_grow, grow),
    Move(verb.STOCK, (Step.STOCK,), forbids_stock, stock),
    Move(verb.SHARE, (Step.SHARE,), forbids_share, share),
    Move(verb.KEEP, (Step.KEEP,), forbids_keep, keep),
    Move(verb.ATTACK, (Step.ATTACK,), forbids_attack, attack, where=may_attack_from),
    Move(verb.ADVANCE, (Step.ADVANCE,), forbids_advance, advance),
    Move(verb.CEASE, (Step.ATTACK,), forbids_cease, cease),
    Move(verb.EXCHANGE, (Step.SETUP_EXCHANGE, Step.EXCHANGE), forbids_exchange, exchange),
    Move(verb.SHOW, (Step.SHOW,), forbids_show, show),
)

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
    moves=MOVES,
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
