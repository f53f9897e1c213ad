"""Chapter 12: clay becomes tablets, tablets become discoveries."""

from __future__ import annotations

from eduba.games.gardens.actions import CONVERT, DISCOVER
from eduba.games.gardens.cards import card_at
from eduba.games.gardens.events import ACTION, converted, discovered
from eduba.games.gardens.shape import ACTIONS_OF_A_TURN, LEVELS, Act, Resource
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.stock import add, can_pay, pay_line
from eduba.games.gardens.values import CardValue, Line, Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

GA_12_2 = rule_number("GA-12.2")
GA_12_3 = rule_number("GA-12.3")
GA_12_5 = rule_number("GA-12.5")
GA_12_6 = rule_number("GA-12.6")


@rule
def raise_level(s: State, log: Log, seat: int, technology: int, why: int) -> None:
    """GA-12.4: a technology is a level higher."""
    s.level[seat, technology] += 1
    discovered(log, seat, technology, s.level[seat, technology], why)


@rule
def all_discovered(s: State, seat: int) -> bool:
    """Whether no technology of a seat can be raised any more."""
    for technology in range(ACTIONS_OF_A_TURN):
        if s.level[seat, technology] < LEVELS:
            return False
    return True


@rule
def can_convert(s: State, t: Tables, seat: int, level: int) -> bool:
    """GA-12.2: whether a seat has the clay that the card of a level asks for a conversion."""
    return s.stock[seat, Resource.CLAY] >= t.card[card_at(s, seat, Act.RESEARCH, level), CardValue.CLAY]


@rule
def can_discover(s: State, t: Tables, seat: int) -> bool:
    """GA-12.5: whether a seat has a tablet and a technology below the highest level."""
    return can_pay(s, t, seat, Line.DISCOVERY) and not all_discovered(s, seat)


@rule
def forbids_convert(s: State, t: Tables) -> int:
    """GA-12.2, GA-12.3: as many as the card says, before any discovery."""
    line = card_at(s, s.actor, Act.RESEARCH, s.action_level)
    if s.left < t.card[line, CardValue.DISCOVERIES]:
        return GA_12_3
    return 0 if s.more > 0 and can_convert(s, t, s.actor, s.action_level) else GA_12_2


@answers(CONVERT, Step.RESEARCH, unless=forbids_convert)
@rule
def convert(s: State, t: Tables, log: Log) -> None:
    """GA-12.2: clay for the card's number of tablets."""
    line = card_at(s, s.actor, Act.RESEARCH, s.action_level)
    clay, tablets = t.card[line, CardValue.CLAY], t.card[line, CardValue.TABLETS]
    s.stock[s.actor, Resource.CLAY] -= clay
    add(s, s.actor, Resource.TABLET, tablets)
    converted(log, s.actor, clay, tablets)
    s.more -= 1
    s.acted = 1
    s.step = Step.GO


@rule
def forbids_discovery(s: State, t: Tables, technology: int) -> int:
    """GA-12.5, GA-12.6: a tablet each, no level above 4; in canonical order types never fall."""
    if s.level[s.actor, technology] >= LEVELS or not can_pay(s, t, s.actor, Line.DISCOVERY):
        return GA_12_5
    return GA_12_6 if DISCOVER.first + technology < s.last else 0


@answers(DISCOVER, Step.RESEARCH, unless=forbids_discovery)
@rule
def discover_by_research(s: State, t: Tables, log: Log, technology: int) -> None:
    """GA-5.7, GA-5.9, GA-12.4, GA-12.5: the used technology may be raised too; the card in use stays what it was."""
    pay_line(s, t, log, s.actor, Line.DISCOVERY)
    raise_level(s, log, s.actor, technology, ACTION)
    if s.step_order:
        s.last = DISCOVER.first + technology
    s.left -= 1
    s.acted = 1
    s.step = Step.GO


@rule
def can_research(s: State, t: Tables) -> bool:
    """GA-12.1: whether the action under way can go on."""
    return forbids_convert(s, t) == 0 or (s.left > 0 and can_discover(s, t, s.actor))
