"""Chapter 6: the Dingir dice, one for each storey, and the signs they show."""

from __future__ import annotations

from eduba.games.gardens.actions import FREE_REROLL, REROLL
from eduba.games.gardens.cards import card_line
from eduba.games.gardens.events import (
    FOR_A_TABLET,
    FOR_FREE,
    FOR_THE_TURN,
    die_placed,
    die_rolled,
    rerolled,
    storey_built,
)
from eduba.games.gardens.shape import COMMON_SIGNS, DICE, FACES, Resource, Sign
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.stock import can_pay, pay_line
from eduba.games.gardens.values import Line, Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.random import below
from eduba.kernel.rule import NOT_ASKED, rule, rule_number

GA_6_1 = rule_number("GA-6.1")
GA_6_2 = rule_number("GA-6.2")
GA_6_3 = rule_number("GA-6.3")
GA_6_7 = rule_number("GA-6.7")
GA_6_8 = rule_number("GA-6.8")
GA_6_9 = rule_number("GA-6.9")
GA_6_11 = rule_number("GA-6.11")
GA_6_12 = rule_number("GA-6.12")
GA_6_13 = rule_number("GA-6.13")
SIGNS_OF_A_CARD = 2
FIRST_THREE = 3
"""The first three dice differ in colour, and so do the last three."""


@rule
def forbids_colour(s: State, seat: int, colour: int) -> int:
    """GA-6.2: dice 1 to 3 differ from each other, dice 4 to 6 likewise: two of each colour in the end."""
    first = s.storeys[seat] // FIRST_THREE * FIRST_THREE
    for i in range(first, min(s.storeys[seat], DICE)):
        if s.die_colour[seat, i] == colour:
            return GA_6_2
    return 0


@rule
def add_storey(s: State, log: Log, seat: int, colour: int, why: int) -> None:
    """GA-6.1, GA-6.12: a storey brings a die at once; it serves from the seat's next turn on."""
    storey = s.storeys[seat]
    s.die_colour[seat, storey] = colour
    s.storeys[seat] = storey + 1
    storey_built(log, seat, storey + 1, colour, why)


@rule
def roll(s: State, t: Tables, log: Log, seat: int, die: int, why: int) -> None:
    """One die falls."""
    colour = s.die_colour[seat, die]
    s.die_face[seat, die] = t.face[colour, below(s, FACES)]
    die_rolled(log, seat, die, colour, s.die_face[seat, die], why)


@rule
def ready_dice(s: State, t: Tables, log: Log, seat: int) -> None:
    """GA-5.1, GA-6.12, GA-6.13: at the start of a turn all dice are rolled; without luck each stands for its own signs."""
    for die in range(s.storeys[seat]):
        if s.luck == 1:
            s.die_face[seat, die] = Sign.ANY
        else:
            roll(s, t, log, seat, die, FOR_THE_TURN)


@rule
def is_free(s: State, seat: int, die: int) -> bool:
    """GA-6.8, GA-6.12: whether a die can still be placed: owned since the turn began, and not spent."""
    return die < s.storeys[seat] and not (s.spent >> die) & 1 and s.die_face[seat, die] >= 0


@rule
def fits(face: int, slot: int) -> bool:
    """GA-6.3, GA-6.6: whether a slot takes a face, stars left aside."""
    if face == Sign.STAR:
        return False
    if slot == Sign.COMMON:
        return face < COMMON_SIGNS
    return slot == Sign.ANY or face == slot


@rule
def takes(s: State, t: Tables, seat: int, die: int, slot: int) -> bool:
    """GA-6.3, GA-6.13: whether a die shows a face that a slot takes; without luck any of its own faces will do."""
    if s.luck == 0:
        return fits(s.die_face[seat, die], slot)
    for i in range(FACES):
        if fits(t.face[s.die_colour[seat, die], i], slot):
            return True
    return False


@rule
def forbids_placing(s: State, t: Tables, seat: int, die: int, slot: int, gone: int) -> int:
    """GA-6.5, GA-6.7: a star stands for any sign, but only while no other free die shows what the slot takes.

    `gone` is a die that is thought of as placed already; -1 if none.
    """
    if takes(s, t, seat, die, slot):
        return 0
    if s.die_face[seat, die] != Sign.STAR:
        return GA_6_3
    for other in range(DICE):
        if other != gone and is_free(s, seat, other) and takes(s, t, seat, other, slot):
            return GA_6_7
    return 0


@rule
def has_slot(t: Tables, line: int, at: int) -> bool:
    """GA-6.4: whether a card has another sign to cover."""
    return at < SIGNS_OF_A_CARD and t.card_sign[line, at] >= 0


@rule
def is_covered_by(s: State, t: Tables, seat: int, line: int, at: int, die: int) -> bool:
    """Whether, after a die was placed on one slot of a card, other free dice can cover the slots that follow."""
    if not has_slot(t, line, at + 1):
        return True
    for other in range(DICE):
        if other != die and is_free(s, seat, other):
            if forbids_placing(s, t, seat, other, t.card_sign[line, at + 1], die) == 0:
                return True
    return False


@rule
def can_cover(s: State, t: Tables, seat: int, action: int) -> bool:
    """GA-6.3: whether free dice cover all signs of the seat's present card."""
    line = card_line(s, seat, action)
    for die in range(DICE):
        if is_free(s, seat, die) and forbids_placing(s, t, seat, die, t.card_sign[line, 0], -1) == 0:
            if is_covered_by(s, t, seat, line, 0, die):
                return True
    return False


@rule
def forbids_pay_die(s: State, t: Tables, die: int) -> int:
    """GA-6.3, GA-6.8: a free die that the next sign takes, if others cover the rest; canonically the first of equals."""
    seat = s.actor
    if die >= s.storeys[seat]:
        return GA_6_1
    if (s.spent >> die) & 1:
        return GA_6_8
    if not is_free(s, seat, die):
        return GA_6_12
    line = card_line(s, seat, s.action)
    reason = forbids_placing(s, t, seat, die, t.card_sign[line, s.slots_paid], -1)
    if reason:
        return reason
    if not is_covered_by(s, t, seat, line, s.slots_paid, die):
        return GA_6_3
    if s.step_order:
        for other in range(die):
            if is_free(s, seat, other) and is_alike(s, seat, other, die):
                return NOT_ASKED
    return 0


@rule
def is_alike(s: State, seat: int, die: int, other: int) -> bool:
    """Whether two dice have the same colour and show the same."""
    return s.die_colour[seat, die] == s.die_colour[seat, other] and s.die_face[seat, die] == s.die_face[seat, other]


@rule
def place_die(s: State, t: Tables, log: Log, die: int) -> bool:
    """GA-6.3, GA-6.8: a die is spent on the next sign; whether that was the card's last one."""
    line = card_line(s, s.actor, s.action)
    s.spent |= 1 << die
    die_placed(log, s.actor, die, t.card_sign[line, s.slots_paid])
    s.slots_paid += 1
    return not has_slot(t, line, s.slots_paid)


@rule
def forbids_rolling_again(s: State, dice: int) -> int:
    """GA-6.9, GA-6.13: only dice that were rolled and are not placed; never without luck."""
    if s.luck == 1:
        return GA_6_13
    for die in range(DICE):
        if (dice >> die) & 1:
            if die >= s.storeys[s.actor]:
                return GA_6_1
            if (s.spent >> die) & 1:
                return GA_6_8
            if s.die_face[s.actor, die] < 0:
                return GA_6_12
    return 0


@rule
def has_reroll(s: State, t: Tables) -> bool:
    """GA-6.9, GA-6.11: three rerolls in a turn in all, whether they are paid for or free."""
    return s.rerolls < t.most_rerolls


@rule
def forbids_reroll(s: State, t: Tables, dice: int) -> int:
    """GA-6.9: for a tablet, while the rerolls of the turn are not used up."""
    if not has_reroll(s, t) or not can_pay(s, t, s.actor, Line.REROLL):
        return GA_6_9
    return forbids_rolling_again(s, dice)


@answers(REROLL, Step.TURN, unless=forbids_reroll)
@rule
def reroll(s: State, t: Tables, log: Log, dice: int) -> None:
    """GA-6.9, GA-6.10: the chosen dice are rolled together; their new faces count."""
    pay_line(s, t, log, s.actor, Line.REROLL)
    s.rerolls += 1
    rerolled(log, s.actor, dice, t.goods[Line.REROLL, Resource.TABLET])
    roll_again(s, t, log, dice, FOR_A_TABLET)


@rule
def forbids_free_reroll(s: State, t: Tables, dice: int) -> int:
    """GA-6.11: the Hittites, once in a turn, as one of its three."""
    if t.rerolls_free[s.empire[s.actor]] == 0 or s.free_reroll_used:
        return GA_6_11
    if not has_reroll(s, t):
        return GA_6_9
    return forbids_rolling_again(s, dice)


@answers(FREE_REROLL, Step.TURN, unless=forbids_free_reroll)
@rule
def free_reroll(s: State, t: Tables, log: Log, dice: int) -> None:
    """GA-2.11, GA-6.11: without paying; it counts like those that are paid for."""
    s.free_reroll_used = 1
    s.rerolls += 1
    rerolled(log, s.actor, dice, 0)
    roll_again(s, t, log, dice, FOR_FREE)


@rule
def roll_again(s: State, t: Tables, log: Log, dice: int, why: int) -> None:
    """The dice named by bits fall again."""
    for die in range(DICE):
        if (dice >> die) & 1:
            roll(s, t, log, s.actor, die, why)


@rule
def forget_turn(s: State, seat: int) -> None:
    """GA-6.8: dice that were not placed are lost with the turn; nothing of it is left."""
    s.pawn_used = s.used = s.spent = s.rerolls = s.free_reroll_used = 0
    for die in range(DICE):
        s.die_face[seat, die] = -1
