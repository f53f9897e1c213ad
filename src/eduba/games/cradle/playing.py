"""Chapters 13 and 14: which card can be played when, and what the simple ones do."""

from __future__ import annotations

from eduba.games.cradle.actions import PLAY, ROB
from eduba.games.cradle.cards import forbids_card, spend_card
from eduba.games.cradle.events import mana_stolen
from eduba.games.cradle.expulsion import forbids_expulsion
from eduba.games.cradle.mana import income
from eduba.games.cradle.movement import can_bring_stone, can_discover
from eduba.games.cradle.opening import tell_opening
from eduba.games.cradle.pieces import tribes_on_map
from eduba.games.cradle.shape import Card
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.teleportation import forbids_teleportation
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

CR_13_7 = rule_number("CR-13.7")
CR_14_1 = rule_number("CR-14.1")
CR_14_2 = rule_number("CR-14.2")
CR_14_4 = rule_number("CR-14.4")
CR_14_5 = rule_number("CR-14.5")
CR_14_6 = rule_number("CR-14.6")


@rule
def is_window(s: State, card: int) -> bool:
    """CR-13.7: in phase I or after the action, as each card says; Fertility comes with its action."""
    moves = card == Card.TELEPORTATION or card == Card.EXPULSION
    if s.step == Step.MOVE:
        return moves or card == Card.ENDURANCE or card == Card.LAND or card == Card.SACRED_STONE
    return moves or card == Card.PRIEST or card == Card.MANA_THEFT


@rule
def forbids_play(s: State, t: Tables, card: int) -> int:
    """CR-13.2, CR-13.3, CR-13.7: a card of the hand in its window, if it has an effect."""
    reason = forbids_card(s, card)
    if reason:
        return reason
    if not is_window(s, card):
        return CR_13_7
    return forbids_effect(s, t, card)


@rule
def forbids_effect(s: State, t: Tables, card: int) -> int:
    """CR-13.7: why a card would do nothing now."""
    if card == Card.PRIEST:
        return forbids_priest(s, t)
    if s.priests > 0:
        return CR_14_2
    if card == Card.ENDURANCE:
        return 0 if tribes_on_map(s, s.actor) > 0 else CR_14_1
    if card == Card.LAND:
        return 0 if can_discover(s, t) else CR_14_5
    if card == Card.SACRED_STONE:
        return forbids_sacred_stone(s, t)
    if card == Card.MANA_THEFT:
        return forbids_mana_theft(s, t)
    if card == Card.TELEPORTATION:
        return forbids_teleportation(s)
    return forbids_expulsion(s)


@rule
def forbids_priest(s: State, t: Tables) -> int:
    """CR-14.2: a holy place pays the seat, and there is room for more mana."""
    paid = income(s, t, s.actor)
    expected = s.mana[s.actor] + paid + s.priests * t.priest_mana
    return 0 if paid > 0 and expected < s.mana_max[s.actor] else CR_14_2


@rule
def forbids_sacred_stone(s: State, t: Tables) -> int:
    """CR-14.4: a stone can be brought to the temple, and there is room for all its mana."""
    return 0 if s.mana[s.actor] + t.stone_factor <= t.mana_top and can_bring_stone(s, t) else CR_14_4


@rule
def forbids_mana_theft(s: State, t: Tables) -> int:
    """CR-14.6: after births, while some opponent has mana."""
    if s.births == 0:
        return CR_14_6
    for seat in range(s.seats):
        if forbids_rob(s, t, seat) == 0:
            return 0
    return CR_14_6


@answers(PLAY, Step.MOVE, Step.AFTER, unless=forbids_play)
@rule
def play(s: State, t: Tables, log: Log, card: int) -> None:
    """CR-13.3, CR-13.4: the card is laid open, then works."""
    tell_opening(s, t, log)
    s.last_step = s.last_target = -1
    spend_card(s, log, card)
    if card == Card.ENDURANCE:
        endure(s)
    elif card == Card.PRIEST:
        call_priest(s)
    elif card == Card.LAND:
        s.step = Step.LAND_STEP
    elif card == Card.SACRED_STONE:
        s.step = Step.STONE_STEP
    elif card == Card.MANA_THEFT:
        s.step = Step.ROB
    else:
        s.return_step = s.step
        s.step = Step.TEL_FROM if card == Card.TELEPORTATION else Step.EXP_FROM


@rule
def endure(s: State) -> None:
    """CR-14.1: more movement points."""
    s.points += s.endurance_points


@rule
def call_priest(s: State) -> None:
    """CR-14.2: one more for a holy place; it does not matter which."""
    s.priests += 1


@rule
def forbids_rob(s: State, t: Tables, victim: int) -> int:
    """CR-14.6: an opponent with mana."""
    return 0 if victim != s.actor and s.mana[victim] > 0 else CR_14_6


@answers(ROB, Step.ROB, unless=forbids_rob)
@rule
def rob(s: State, t: Tables, log: Log, victim: int) -> None:
    """CR-14.6: the victim loses in any case; the thief gains up to its maximum."""
    lost = min(t.theft_mana, s.mana[victim])
    gained = min(lost, s.mana_max[s.actor] - s.mana[s.actor])
    s.mana[victim] -= lost
    s.mana[s.actor] += gained
    mana_stolen(log, s.actor, victim, lost, gained)
    s.step = Step.AFTER
