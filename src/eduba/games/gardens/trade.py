"""Chapter 14: trade tokens and amphorae."""

from __future__ import annotations

from eduba.games.gardens import actions as verb
from eduba.games.gardens.cards import card_at
from eduba.games.gardens.events import AMPHORA, TRADE, amphora_placed, traded
from eduba.games.gardens.pieces import has_amphora, ships
from eduba.games.gardens.shape import RESOURCES, SLOTS, Act
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.stock import can_pay, gain, gain_line, pay
from eduba.games.gardens.values import CardValue, Line, Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

GA_14_1 = rule_number("GA-14.1")
GA_14_2 = rule_number("GA-14.2")
GA_14_3 = rule_number("GA-14.3")
GA_14_4 = rule_number("GA-14.4")
GA_14_5 = rule_number("GA-14.5")


@rule
def forbids_trade(s: State, t: Tables, slot: int) -> int:
    """GA-14.1, GA-14.2, GA-14.5: a token within reach of the card, a Ship where its symbol asks for one, the left side."""
    seat, token, owner = s.actor, s.slot_token[slot], s.amphora[slot]
    line = card_at(s, seat, Act.HARVEST, s.action_level)
    if s.more == 0:
        return GA_14_5
    if token < 0 or t.slot_level[slot] > t.card[line, CardValue.TRADE_LEVEL]:
        return GA_14_1
    if t.slot_ship[slot] and ships(s, seat) == 0:
        return GA_14_1
    if owner < 0 and not has_amphora(s, seat):
        return GA_14_2
    if can_pay(s, t, seat, Line.TOKEN_PAY + token):
        return 0
    if owner < 0:
        return GA_14_2
    return GA_14_3 if owner == seat else GA_14_4


@answers(verb.TRADE, Step.HARVEST, unless=forbids_trade)
@rule
def trade(s: State, t: Tables, log: Log, slot: int) -> None:
    """GA-14.2, GA-14.3, GA-14.4, GA-14.5: the first to use a token lays an amphora; later its owner is paid by others."""
    seat, token = s.actor, s.slot_token[slot]
    if s.amphora[slot] < 0:
        s.amphora[slot] = seat
        amphora_placed(log, seat, slot)
    owner = s.amphora[slot]
    traded(log, seat, slot, token, owner)
    for resource in range(RESOURCES):
        hand_over(s, log, seat, owner, resource, t.goods[Line.TOKEN_PAY + token, resource])
    gain_line(s, t, log, seat, Line.TOKEN_GAIN + token, TRADE)
    s.more -= 1
    s.acted = 1
    s.step = Step.GO


@rule
def hand_over(s: State, log: Log, seat: int, owner: int, resource: int, n: int) -> None:
    """GA-14.4: the left side goes to the owner of the amphora, or to the supply if that is the seat itself."""
    pay(s, log, seat, resource, n)
    if owner != seat:
        gain(s, log, owner, resource, n, AMPHORA)


@rule
def can_trade(s: State, t: Tables) -> bool:
    """Whether some token can be used."""
    for slot in range(SLOTS):
        if forbids_trade(s, t, slot) == 0:
            return True
    return False
