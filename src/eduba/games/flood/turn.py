"""Chapter 5: which action, what it costs, and the answers that several actions share."""

from __future__ import annotations

from eduba.games.flood.cities import forbids_building
from eduba.games.flood.empires import (
    buy_armies,
    end_equipping,
    equip,
    forbids_buying,
    forbids_equipping,
    forbids_starting,
)
from eduba.games.flood.events import cost_paid
from eduba.games.flood.expansion import forbids_ending_expansion, forbids_expanding
from eduba.games.flood.flow import complete_pass, end_action, next_extender
from eduba.games.flood.passing import add_to_bid, forbids_bidding
from eduba.games.flood.pieces import cost_due, hand_over, has_item
from eduba.games.flood.preparation import tell_opening
from eduba.games.flood.shape import ITEM_WORKER, ITEMS, Kind
from eduba.games.flood.state import State, Step
from eduba.games.flood.trade import forbids_ending_trade, forbids_trading
from eduba.games.flood.values import Tables
from eduba.games.flood.workers import forbids_ending_placing, forbids_placing
from eduba.kernel.events import Log
from eduba.kernel.rule import NOT_ASKED, rule, rule_number

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


@rule
def pay(s: State, t: Tables, log: Log, item: int) -> None:
    """FL-5.8, FL-5.11, FL-5.15: paid once, before the action begins."""
    hand_over(s, s.actor, item, 1)
    cost_paid(log, s.actor, item)
    s.step = first_step(s.kind)


@rule
def forbids_add(s: State, t: Tables, resource: int) -> int:
    """A piece for armies, for equipment or for the bid, whichever is asked."""
    if s.step == Step.BUY:
        reason = forbids_buying(s, t, resource)
    elif s.step == Step.EQUIP:
        reason = forbids_equipping(s, resource)
    else:
        reason = forbids_bidding(s, resource)
    if reason == 0 and resource < s.last_added:
        return NOT_ASKED  # pieces in any order are one position: search sees one order
    return reason


@rule
def add(s: State, t: Tables, log: Log, resource: int) -> None:
    """One more piece; then the same is asked again."""
    if s.step == Step.BUY:
        buy_armies(s, t, log, resource)
    elif s.step == Step.EQUIP:
        equip(s, log, resource)
    else:
        add_to_bid(s, log, resource)
    if s.step_order:
        s.last_added = resource


@rule
def forbids_end(s: State, t: Tables) -> int:
    """FL-5.16: an action that has done nothing cannot end; purchases, equipment, bids and extensions may be none."""
    if s.step == Step.PLACE:
        return forbids_ending_placing(s)
    if s.step == Step.TRADE:
        return forbids_ending_trade(s)
    if s.step == Step.EXPAND:
        return forbids_ending_expansion(s)
    return 0


@rule
def end(s: State, t: Tables, log: Log) -> None:
    """Nothing more: on to equipment, to the home region, to the next seat or phase."""
    if s.step == Step.BUY:
        s.last_added = -1
        s.step = Step.EQUIP
    elif s.step == Step.EQUIP:
        s.last_added = -1
        end_equipping(s, t, log)
    elif s.step == Step.BID:
        complete_pass(s, t, log)
    elif s.step == Step.EXTEND:
        next_extender(s, t, log)
    else:
        end_action(s, t, log)
