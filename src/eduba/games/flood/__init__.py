"""After the Flood (Martin Wallace, 2008): cities, workers, trade and short-lived empires. One module for each chapter."""

from __future__ import annotations

from typing import Final

from eduba.games.flood import actions as verb
from eduba.games.flood.actions import ACTIONS
from eduba.games.flood.cities import build, forbids_build, forbids_remove_city, remove_city
from eduba.games.flood.empires import forbids_garrison, forbids_home, forbids_start, garrison, home, start
from eduba.games.flood.ending import result
from eduba.games.flood.evaluate import evaluate
from eduba.games.flood.events import TELL
from eduba.games.flood.expansion import (
    destroy,
    fight,
    forbids_destroy,
    forbids_fight,
    forbids_invade,
    forbids_reenter,
    forbids_reinforce,
    forbids_stop,
    invade,
    reenter,
    reinforce,
    stop,
)
from eduba.games.flood.invariants import LAWS
from eduba.games.flood.points import adorn, extend, forbids_adorn, forbids_extend
from eduba.games.flood.preparation import setup
from eduba.games.flood.state import AT_SETUP, State, Step
from eduba.games.flood.text import text
from eduba.games.flood.trade import exchange, forbids_exchange, forbids_make_tool, make_tool
from eduba.games.flood.turn import act, add, end, forbids_act, forbids_add, forbids_end, forbids_pay, pay
from eduba.games.flood.values import Tables, Weight, load
from eduba.games.flood.view import prompt, sentence, touches, view
from eduba.games.flood.workers import (
    count,
    forbids_count,
    forbids_put,
    forbids_scribe,
    forbids_spend,
    put,
    scribe,
    spend,
)
from eduba.kernel.game import Game, Move

MOVES: Final = (
    Move(verb.ACT, (Step.ACT,), forbids_act, act),
    Move(verb.PAY, (Step.PAY,), forbids_pay, pay),
    Move(verb.BUILD, (Step.BUILD,), forbids_build, build),
    Move(verb.REMOVE_CITY, (Step.RELOCATE,), forbids_remove_city, remove_city),
    Move(verb.SPEND, (Step.PLACE,), forbids_spend, spend),
    Move(verb.SCRIBE, (Step.PLACE,), forbids_scribe, scribe),
    Move(verb.PUT, (Step.PUT, Step.PUT_ONE), forbids_put, put),
    Move(verb.COUNT, (Step.COUNT,), forbids_count, count),
    Move(verb.EXCHANGE, (Step.TRADE,), forbids_exchange, exchange),
    Move(verb.MAKE_TOOL, (Step.TRADE,), forbids_make_tool, make_tool),
    Move(verb.START, (Step.START,), forbids_start, start),
    Move(verb.ADD, (Step.BUY, Step.EQUIP, Step.BID), forbids_add, add),
    Move(verb.HOME, (Step.HOME,), forbids_home, home),
    Move(verb.GARRISON, (Step.GARRISON,), forbids_garrison, garrison),
    Move(verb.INVADE, (Step.EXPAND,), forbids_invade, invade),
    Move(verb.DESTROY, (Step.EXPAND,), forbids_destroy, destroy),
    Move(verb.REINFORCE, (Step.EXPAND,), forbids_reinforce, reinforce),
    Move(verb.REENTER, (Step.EXPAND,), forbids_reenter, reenter),
    Move(verb.FIGHT, (Step.COMBAT,), forbids_fight, fight),
    Move(verb.STOP, (Step.COMBAT,), forbids_stop, stop),
    Move(verb.EXTEND, (Step.EXTEND,), forbids_extend, extend),
    Move(verb.ADORN, (Step.ADORN,), forbids_adorn, adorn),
    Move(
        verb.END,
        (Step.PLACE, Step.TRADE, Step.BUY, Step.EQUIP, Step.EXPAND, Step.BID, Step.EXTEND),
        forbids_end,
        end,
    ),
)

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
