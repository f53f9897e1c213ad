"""Chapter 20: secret bids for the three compartments of the Standard of Ur, and their reveal."""

from __future__ import annotations

from eduba.games.gardens.actions import BID
from eduba.games.gardens.events import bid_made, bid_seen, bids_revealed
from eduba.games.gardens.shape import ATTACKER, DEFENDER, ROWS, SIDES, TRIBE, Resource, Row
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.stock import pay
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log, only, reveal
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

GA_20_5 = rule_number("GA-20.5")
GA_20_6 = rule_number("GA-20.6")
GA_23_4 = rule_number("GA-23.4")


@rule
def compartments(s: State) -> int:
    """GA-20.5, GA-26.1: for how many compartments a side bids."""
    return 1 if s.combat else ROWS


@rule
def is_asked(s: State, side: int) -> bool:
    """GA-20.5, GA-26.6: whether a side bids: nobody bids for a Tribe in simple combat, nor out of an empty purse.

    Where both purses are empty the attacker is asked all the same, once: every fight has a question, so that no answer
    runs through several of them.
    """
    if s.player[side] < 0:
        return False
    if s.purse[side] > 0:
        return s.bids_made[side] < compartments(s)
    return side == ATTACKER and not bids_elsewhere(s) and s.bids_made[side] == 0


@rule
def bids_elsewhere(s: State) -> bool:
    """Whether the defender will be asked for a bid."""
    return s.player[DEFENDER] >= 0 and s.purse[DEFENDER] > 0


@rule
def bidder(s: State) -> int:
    """GA-20.5: the side that bids now, the attacker first; -1 when both have."""
    for side in range(SIDES):
        if is_asked(s, side):
            return side
    return -1


@rule
def ask_bid(s: State) -> bool:
    """GA-20.5: one compartment after another; false when all bids are made."""
    side = bidder(s)
    if side < 0:
        return False
    s.actor = s.player[side]
    s.step = Step.BID
    return True


@rule
def total_bid(s: State, seat: int) -> int:
    """What a seat has put into the compartments so far."""
    total = 0
    for row in range(ROWS):
        total += s.bid[seat, row]
    return total


@rule
def forbids_bid(s: State, t: Tables, amount: int) -> int:
    """GA-20.5, GA-20.6, GA-23.4: no more than is left; support must be bid, and all that a Tribe has."""
    side = bidder(s)
    total = total_bid(s, s.actor) + amount
    if total > s.purse[side]:
        return GA_20_5
    if s.bids_made[side] + 1 < compartments(s):
        return 0
    if s.party[side] == TRIBE and total < s.purse[side]:
        return GA_23_4
    return GA_20_6 if total < s.support[side] else 0


@answers(BID, Step.BID, unless=forbids_bid)
@rule
def make_bid(s: State, t: Tables, log: Log, amount: int) -> None:
    """GA-20.5: only the bidder knows how much; nothing is paid before the reveal."""
    side = bidder(s)
    row = s.bids_made[side]
    s.bid[s.actor, row] = amount
    s.bids_made[side] += 1
    bid_made(log, s.party[side], told_row(s, row))
    bid_seen(log, s.party[side], told_row(s, row), amount, only(s.actor))
    s.step = Step.GO


@rule
def told_row(s: State, row: int) -> int:
    """GA-26.1: the compartment that the log names; simple combat has only one, and names none."""
    return -1 if s.combat else row


@rule
def show_bids(s: State, log: Log) -> None:
    """GA-20.7: both bids are revealed together, and paid."""
    for side in range(SIDES):
        for row in range(ROWS):
            s.shown_bid[side, row] = s.last_bid[side, row] = bid_of(s, side, row)
        s.bids_made[side] = compartments(s)
        tell_bids(s, log, side)
    for side in range(SIDES):
        pay_bids(s, log, side)
        for row in range(ROWS if s.player[side] >= 0 else 0):
            s.bid[s.player[side], row] = 0
    reveal(log)


@rule
def tell_bids(s: State, log: Log, side: int) -> None:
    """A side's bids, as all see them now."""
    strength = s.shown_bid[side, Row.STRENGTH]
    if s.combat:
        bids_revealed(log, s.party[side], strength, -1, -1)
    else:
        tactics, mobility = s.shown_bid[side, Row.TACTICS], s.shown_bid[side, Row.MOBILITY]
        bids_revealed(log, s.party[side], strength, tactics, mobility)


@rule
def bid_of(s: State, side: int, row: int) -> int:
    """GA-26.6: what a side has bid; in simple combat a Tribe bids all it has."""
    if s.player[side] >= 0:
        return s.bid[s.player[side], row]
    return s.purse[side] if row == Row.STRENGTH else 0


@rule
def pay_bids(s: State, log: Log, side: int) -> None:
    """GA-20.7: a seat pays its bids, with support pieces first."""
    if s.party[side] == TRIBE:
        return
    total = 0
    for row in range(ROWS):
        total += s.shown_bid[side, row]
    s.paid[side] = max(0, total - s.support[side])
    pay(s, log, s.party[side], Resource.KNUCKLEBONE, s.paid[side])
