"""Chapter 9: one action in each turn, carried out tile by tile."""

from __future__ import annotations

from eduba.games.cradle.actions import ACTION, MAKE, OFFER
from eduba.games.cradle.building import build_hut, erect, forbids_holy_places_on, forbids_huts_on, forbids_offer
from eduba.games.cradle.cards import draw_card, forbids_card, forbids_drawing, spend_card
from eduba.games.cradle.events import action_taken
from eduba.games.cradle.growth import forbids_births_on, give_birth
from eduba.games.cradle.shape import PAIR, Card, Kind
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.turn import after_action
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

CR_9_1 = rule_number("CR-9.1")
CR_9_5 = rule_number("CR-9.5")
CR_10_1 = rule_number("CR-10.1")
CR_11_1 = rule_number("CR-11.1")
CR_12_1 = rule_number("CR-12.1")
CR_14_3 = rule_number("CR-14.3")


@rule
def forbids_making(s: State, t: Tables, kind: int, slot: int, n: int) -> int:
    """CR-9.2, CR-9.6: whether a tile is good for so many buildings or births of one kind."""
    if kind == Kind.HUTS:
        return forbids_huts_on(s, slot, n)
    if kind == Kind.HOLY_PLACES:
        return forbids_holy_places_on(s, slot, n)
    return forbids_births_on(s, t, slot, kind, n)


@rule
def is_reserve_empty(s: State, kind: int) -> bool:
    """CR-9.5: whether nothing is left to build with, or nobody to be born."""
    if kind == Kind.HUTS:
        return s.huts_left[s.actor] == 0
    if kind == Kind.HOLY_PLACES:
        return s.holy_left[s.actor] == 0
    return s.tribes_left[s.actor] == 0


@rule
def condition_of(kind: int) -> int:
    """The rule that says what an action needs."""
    if kind == Kind.HUTS:
        return CR_10_1
    return CR_11_1 if kind == Kind.HOLY_PLACES else CR_12_1


@rule
def next_tile(s: State, t: Tables, kind: int, before: int) -> int:
    """The next tile that is good for an action, in the order of slots; -1 if there is none."""
    for slot in range(before + 1, s.tiles):
        if s.tribes[s.actor, slot] >= PAIR and forbids_making(s, t, kind, slot, 1) == 0:
            return slot
    return -1


@rule
def forbids_anywhere(s: State, t: Tables, kind: int) -> int:
    """CR-9.5: some tile must do; else the reason of the first tile with a pair."""
    if is_reserve_empty(s, kind):
        return CR_9_5
    if next_tile(s, t, kind, -1) >= 0:
        return 0
    for slot in range(s.tiles):
        if s.tribes[s.actor, slot] >= PAIR:
            return forbids_making(s, t, kind, slot, 1)
    return condition_of(kind)


@rule
def forbids_action(s: State, t: Tables, kind: int) -> int:
    """CR-9.1, CR-13.6, CR-14.3: one of the actions that can do something, or none."""
    if kind == Kind.PASS:
        return 0
    if kind == Kind.CARD:
        return forbids_drawing(s)
    if kind == Kind.FERTILE_GROWTH:
        reason = forbids_card(s, Card.FERTILITY)
        if reason:
            return reason
        if s.tribes_left[s.actor] < 2:
            return CR_14_3
    return forbids_anywhere(s, t, kind)


@answers(ACTION, Step.ACTION, unless=forbids_action)
@rule
def action(s: State, t: Tables, log: Log, kind: int) -> None:
    """CR-9.1, CR-9.2: the action begins; kinds are never mixed."""
    action_taken(log, s.actor, kind)
    s.kind = kind
    if kind == Kind.FERTILE_GROWTH:
        spend_card(s, log, Card.FERTILITY)
    if kind == Kind.CARD:
        draw_card(s, log)
    if kind == Kind.CARD or kind == Kind.PASS:
        after_action(s, t, log)
    else:
        go_on(s, t, log)


@rule
def go_on(s: State, t: Tables, log: Log) -> None:
    """CR-9.2: the next tile that will do, else the action is over."""
    slot = next_tile(s, t, s.kind, s.focus)
    if slot >= 0:
        s.focus = slot
        s.step = Step.MAKE
    else:
        after_action(s, t, log)


@rule
def forbids_make(s: State, t: Tables, n: int) -> int:
    """CR-9.1, CR-9.3: as many as the tile is good for; none only if something is made elsewhere."""
    if n > 0:
        return forbids_making(s, t, s.kind, s.focus, n)
    return 0 if s.made > 0 or next_tile(s, t, s.kind, s.focus) >= 0 else CR_9_1


@answers(MAKE, Step.MAKE, unless=forbids_make)
@rule
def make(s: State, t: Tables, log: Log, n: int) -> None:
    """CR-9.2: so many here; huts wait for their offerings."""
    s.made += n
    if n == 0:
        go_on(s, t, log)
    elif s.kind == Kind.HUTS:
        s.unbuilt = n
        s.step = Step.OFFER
    elif s.kind == Kind.HOLY_PLACES:
        erect(s, log, s.focus)
        go_on(s, t, log)
    else:
        give_birth(s, t, log, s.focus, n)
        go_on(s, t, log)


@answers(OFFER, Step.OFFER, unless=forbids_offer)
@rule
def offer(s: State, t: Tables, log: Log, value: int) -> None:
    """CR-10.4, CR-10.5: a hut with this offering; then the next one on the tile, or the next tile."""
    build_hut(s, log, s.focus, value)
    s.unbuilt -= 1
    if s.unbuilt == 0:
        go_on(s, t, log)
