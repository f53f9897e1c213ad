"""Chapter 5: which action, what it costs, and the end of those that go on as long as one likes."""

from __future__ import annotations

from eduba.games.flood.actions import ACT, END, PAY
from eduba.games.flood.cities import forbids_building
from eduba.games.flood.empires import forbids_starting
from eduba.games.flood.events import cost_paid
from eduba.games.flood.expansion import forbids_ending_expansion, forbids_expanding
from eduba.games.flood.flow import end_action
from eduba.games.flood.pieces import cost_due, hand_over, has_item
from eduba.games.flood.preparation import tell_opening
from eduba.games.flood.shape import ITEM_WORKER, ITEMS, Kind
from eduba.games.flood.state import State, Step
from eduba.games.flood.trade import forbids_ending_trade, forbids_trading
from eduba.games.flood.values import Tables
from eduba.games.flood.workers import forbids_ending_placing, forbids_placing
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

FL_5_8 = rule_number("FL-5.8")
FL_5_9 = rule_number("FL-5.9")
FL_5_13 = rule_number("FL-5.13")
FL_5_14 = rule_number("FL-5.14")


@rule
def forbids_kind(s: State, t: Tables, kind: int) -> int:
    """FL-5.2, FL-5.16: why an action could do nothing now; 0 if it can do something."""
    if kind == Kind.BUILD:
        return forbids_building(s, t)
    if kind == Kind.PLACE:
        return forbids_placing(s, t)
    if kind == Kind.TRADE:
        return forbids_trading(s)
    if kind == Kind.START:
        return forbids_starting(s, t)
    if kind == Kind.EXPAND:
        return forbids_expanding(s, t)
    return 0


@rule
def forbids_kind_after(s: State, t: Tables, kind: int, item: int) -> int:
    """FL-5.14, FL-5.15: the same once a thing is paid: it is handed over, the position looked at, and taken back."""
    hand_over(s, s.actor, item, 1)
    reason = forbids_kind(s, t, kind)
    hand_over(s, s.actor, item, -1)
    return reason


@rule
def forbids_act(s: State, t: Tables, kind: int) -> int:
    """FL-5.4, FL-5.12, FL-5.13: passing is always allowed and free; else what the action needs must be left after paying."""
    if kind == Kind.PASS:
        return 0
    reason = forbids_kind(s, t, kind)
    if not cost_due(s):
        return reason
    for item in range(ITEMS):
        if has_item(s, s.actor, item) and forbids_kind_after(s, t, kind, item) == 0:
            return 0
    return reason if reason else FL_5_13


@answers(ACT, Step.ACT, unless=forbids_act)
@rule
def act(s: State, t: Tables, log: Log, kind: int) -> None:
    """FL-5.2, FL-5.7: the action begins, with the payment if one is due."""
    tell_opening(s, t, log)
    s.kind = kind
    if kind == Kind.PASS:
        s.step = Step.BID
    elif cost_due(s):
        s.step = Step.PAY
    else:
        s.step = first_step(kind)


@rule
def first_step(kind: int) -> int:
    """The question with which an action begins."""
    if kind == Kind.BUILD:
        return Step.BUILD
    if kind == Kind.PLACE:
        return Step.PLACE
    if kind == Kind.TRADE:
        return Step.TRADE
    if kind == Kind.START:
        return Step.START
    return Step.EXPAND


@rule
def forbids_pay(s: State, t: Tables, item: int) -> int:
    """FL-5.8, FL-5.9, FL-5.14: something the seat has at hand, without which the action is still possible."""
    if not has_item(s, s.actor, item):
        return FL_5_9 if item >= ITEM_WORKER else FL_5_8
    return FL_5_14 if forbids_kind_after(s, t, s.kind, item) else 0


@answers(PAY, Step.PAY, unless=forbids_pay)
@rule
def pay(s: State, t: Tables, log: Log, item: int) -> None:
    """FL-5.8, FL-5.11, FL-5.15: paid once, before the action begins."""
    hand_over(s, s.actor, item, 1)
    cost_paid(log, s.actor, item)
    s.step = first_step(s.kind)


@answers(END, Step.PLACE, unless=forbids_ending_placing)
@answers(END, Step.TRADE, unless=forbids_ending_trade)
@answers(END, Step.EXPAND, unless=forbids_ending_expansion)
@rule
def end(s: State, t: Tables, log: Log) -> None:
    """Nothing more: the next seat acts."""
    end_action(s, t, log)
