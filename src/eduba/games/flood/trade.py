"""Chapter 8: exchanges in the lands, and metal made into tools."""

from __future__ import annotations

from typing import Final

from eduba.games.flood.actions import EXCHANGE, MAKE_TOOL
from eduba.games.flood.events import exchanged, tool_made
from eduba.games.flood.pieces import give_back, has_benefit, is_hostile, move_workers, receive
from eduba.games.flood.shape import (
    DEAL,
    DEAL_GIVE,
    DEAL_MARKET,
    DEAL_OFFER,
    DEAL_RECEIVE,
    DEAL_REGION,
    MAKE_TOOL_STEP,
    SITES,
    Benefit,
    Place,
    Resource,
)
from eduba.games.flood.state import State, Step
from eduba.games.flood.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import NOT_ASKED, rule, rule_number

HALF: Final = 20
"""Trade steps whose bits are in one field of `trade_before`."""
FL_8_1 = rule_number("FL-8.1")
FL_8_2 = rule_number("FL-8.2")
FL_8_4 = rule_number("FL-8.4")
FL_8_6 = rule_number("FL-8.6")
FL_8_7 = rule_number("FL-8.7")
FL_8_9 = rule_number("FL-8.9")
FL_8_12 = rule_number("FL-8.12")
FL_8_13 = rule_number("FL-8.13")
FL_8_15 = rule_number("FL-8.15")


@rule
def traders(s: State, seat: int, region: int) -> int:
    """FL-8.4, FL-8.5: none beside another's army; own armies in the place of own workers; else the workers."""
    if is_hostile(s, seat, region):
        return 0
    if s.army_owner[region] == seat:
        return s.army_count[region]
    return s.workers[seat, region - SITES]


@rule
def exchanges_left(s: State, seat: int, market: int, region: int) -> int:
    """FL-8.6: an exchange for each trader in a land."""
    return traders(s, seat, region) - s.made[market]


@rule
def is_taken(s: State, market: int, offer: int) -> bool:
    """FL-8.7, FL-8.8: whether a good was taken from a land in this Trade action."""
    return (s.taken[market] >> offer) & 1 == 1


@rule
def is_regular(s: State, seat: int, deal: int) -> bool:
    """FL-8.6, FL-8.7, FL-8.8: an exchange for each trader, and each good once in a region."""
    market = DEAL[deal, DEAL_MARKET]
    fresh = not is_taken(s, market, DEAL[deal, DEAL_OFFER])
    return fresh and exchanges_left(s, seat, market, DEAL[deal, DEAL_REGION]) > 0


@rule
def has_extra(s: State, seat: int) -> bool:
    """FL-8.20, FL-16.8: the owner of Sippar has one exchange beyond the limits in each Trade action."""
    return has_benefit(s, seat, Benefit.EXTRA_TRADE) and not s.sippar_used


@rule
def forbids_deal(s: State, deal: int) -> int:
    """FL-8.2, FL-8.3, FL-8.9: a piece to give, the good in the stock, and a trader in the land that offers it."""
    seat = s.actor
    if traders(s, seat, DEAL[deal, DEAL_REGION]) == 0:
        return FL_8_4
    if s.hand[seat, DEAL[deal, DEAL_GIVE]] == 0:
        return FL_8_2
    if s.stock[DEAL[deal, DEAL_RECEIVE]] <= 0:
        return FL_8_9
    if is_regular(s, seat, deal) or has_extra(s, seat):
        return 0
    if exchanges_left(s, seat, DEAL[deal, DEAL_MARKET], DEAL[deal, DEAL_REGION]) <= 0:
        return FL_8_6
    return FL_8_7


@rule
def forbids_making(s: State) -> int:
    """FL-8.12, FL-8.13, FL-8.15, FL-8.22: an unused tool maker, any metal of the hand, a tool in the stock."""
    if s.workers[s.actor, Place.TOOL_MAKERS] == 0:
        return FL_8_12
    if s.hand[s.actor, Resource.METAL] == 0:
        return FL_8_13
    if s.stock[Resource.TOOL] <= 0 and not s.tool_supply:
        return FL_8_15
    return 0


@rule
def forbids_trading(s: State) -> int:
    """FL-8.1, FL-8.14: some exchange or some conversion must be possible."""
    if forbids_making(s) == 0:
        return 0
    for deal in range(MAKE_TOOL_STEP):
        if forbids_deal(s, deal) == 0:
            return 0
    return FL_8_1


@rule
def repeats_order(s: State, step: int) -> bool:
    """In canonical order: a step with a lower number that was legal before the last one only repeats another order."""
    return step < s.last_trade and (s.trade_before[step // HALF] >> (step % HALF)) & 1 == 1


@rule
def forbids_exchange(s: State, t: Tables, deal: int) -> int:
    """FL-8.2: one piece for one piece, as the table of trade allows."""
    reason = forbids_deal(s, deal)
    if reason:
        return reason
    return NOT_ASKED if repeats_order(s, deal) else 0


@rule
def forbids_make_tool(s: State, t: Tables) -> int:
    """FL-8.12: a conversion."""
    reason = forbids_making(s)
    if reason:
        return reason
    return NOT_ASKED if repeats_order(s, MAKE_TOOL_STEP) else 0


@rule
def note_step(s: State, step: int) -> None:
    """In canonical order: remember what was legal before a step."""
    s.done = 1
    if not s.step_order:
        return
    s.trade_before[0] = s.trade_before[1] = 0
    for deal in range(MAKE_TOOL_STEP):
        if forbids_deal(s, deal) == 0:
            s.trade_before[deal // HALF] |= 1 << (deal % HALF)
    if forbids_making(s) == 0:
        s.trade_before[MAKE_TOOL_STEP // HALF] |= 1 << (MAKE_TOOL_STEP % HALF)
    s.last_trade = step


@answers(EXCHANGE, Step.TRADE, unless=forbids_exchange)
@rule
def exchange(s: State, t: Tables, log: Log, deal: int) -> None:
    """FL-8.2, FL-8.10, FL-8.11, FL-8.21: one piece for one; Sippar counts as used only beyond the other limits."""
    note_step(s, deal)
    given, received = DEAL[deal, DEAL_GIVE], DEAL[deal, DEAL_RECEIVE]
    extra = 0 if is_regular(s, s.actor, deal) else 1
    if extra:
        s.sippar_used = 1
    else:
        s.made[DEAL[deal, DEAL_MARKET]] += 1
        s.taken[DEAL[deal, DEAL_MARKET]] |= 1 << DEAL[deal, DEAL_OFFER]
    give_back(s, s.actor, given)
    receive(s, s.actor, received, 1)
    exchanged(log, s.actor, DEAL[deal, DEAL_REGION], given, received, extra)


@answers(MAKE_TOOL, Step.TRADE, unless=forbids_make_tool)
@rule
def make_tool(s: State, t: Tables, log: Log) -> None:
    """FL-8.12, FL-8.16, FL-8.19: a tool maker is used, a metal given, a tool taken, between any two exchanges."""
    note_step(s, MAKE_TOOL_STEP)
    move_workers(s, s.actor, Place.TOOL_MAKERS, Place.TOOL_MAKERS_USED, 1)
    give_back(s, s.actor, Resource.METAL)
    receive(s, s.actor, Resource.TOOL, 1)
    tool_made(log, s.actor)


@rule
def forbids_ending_trade(s: State, t: Tables) -> int:
    """FL-8.1: at least one exchange or conversion."""
    return 0 if s.done else FL_8_1
