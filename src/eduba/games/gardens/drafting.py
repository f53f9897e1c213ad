"""Chapter 2, the draft: roles, Empires and start regions, chosen or drawn."""

from __future__ import annotations

from eduba.games.gardens.actions import TAKE_EMPIRE, TAKE_ROLE, TAKE_START
from eduba.games.gardens.events import empire_taken, role_taken, start_taken
from eduba.games.gardens.shape import EMPIRE_BOX, EMPIRES, SEATS, START_REGION, STARTS, Box
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.random import below
from eduba.kernel.rule import rule, rule_number

GA_2_1 = rule_number("GA-2.1")
GA_2_2 = rule_number("GA-2.2")
GA_2_3 = rule_number("GA-2.3")


@rule
def is_in_play(s: State, box: int) -> bool:
    """Whether a box is on the table."""
    if box == Box.A:
        return s.expansion_a == 1
    if box == Box.B:
        return s.expansion_b == 1
    return True


@rule
def forbids_role(s: State, t: Tables, role: int) -> int:
    """GA-2.1: a free letter; there are as many as seats."""
    if role >= s.seats:
        return GA_2_1
    for seat in range(s.seats):
        if s.letter[seat] == role:
            return GA_2_1
    return 0


@rule
def forbids_empire(s: State, t: Tables, empire: int) -> int:
    """GA-2.2: a free Empire of the boxes in play."""
    if not is_in_play(s, EMPIRE_BOX[empire]):
        return GA_2_2
    for seat in range(s.seats):
        if s.empire[seat] == empire:
            return GA_2_2
    return 0


@rule
def forbids_start(s: State, t: Tables, start: int) -> int:
    """GA-2.3: a free start among those that are offered with so many seats."""
    if start > t.starts[s.seats]:
        return GA_2_3
    for seat in range(s.seats):
        if s.home[seat] == START_REGION[start - 1]:
            return GA_2_3
    return 0


@answers(TAKE_ROLE, Step.ROLE, unless=forbids_role)
@rule
def take_role(s: State, t: Tables, log: Log, role: int) -> None:
    """GA-2.1: in the order in which players sit down."""
    s.letter[s.actor] = role
    role_taken(log, s.actor, role)
    s.step = Step.GO


@answers(TAKE_EMPIRE, Step.EMPIRE, unless=forbids_empire)
@rule
def take_empire(s: State, t: Tables, log: Log, empire: int) -> None:
    """GA-2.2: in letter order."""
    s.empire[s.actor] = empire
    empire_taken(log, s.actor, empire)
    s.step = Step.GO


@answers(TAKE_START, Step.START, unless=forbids_start)
@rule
def take_start(s: State, t: Tables, log: Log, start: int) -> None:
    """GA-2.3: in reverse letter order."""
    s.home[s.actor] = START_REGION[start - 1]
    start_taken(log, s.actor, s.home[s.actor])
    s.step = Step.GO


@rule
def with_letter(s: State, letter: int) -> int:
    """The seat that has a letter; -1 if none has."""
    for seat in range(s.seats):
        if s.letter[seat] == letter:
            return seat
    return -1


@rule
def ask_draft(s: State) -> bool:
    """GA-2.1..2.3, GA-2.21: roles by seat, then Empires from A on, then starts back to A; whether one is asked."""
    for seat in range(s.seats):
        if s.letter[seat] < 0:
            return ask(s, seat, Step.ROLE)
    for letter in range(s.seats):
        if s.empire[with_letter(s, letter)] < 0:
            return ask(s, with_letter(s, letter), Step.EMPIRE)
    for letter in range(s.seats - 1, -1, -1):
        if s.home[with_letter(s, letter)] < 0:
            return ask(s, with_letter(s, letter), Step.START)
    return False


@rule
def ask(s: State, seat: int, step: int) -> bool:
    """Ask a seat a question."""
    s.actor = seat
    s.step = step
    return True


@rule
def draft_by_chance(s: State, t: Tables) -> None:
    """GA-2.1..2.3: the option draws letters, Empires and starts."""
    for seat in range(s.seats):
        s.letter[seat] = draw_role(s, t)
    for letter in range(s.seats):
        s.empire[with_letter(s, letter)] = draw_empire(s, t)
    for letter in range(s.seats - 1, -1, -1):
        s.home[with_letter(s, letter)] = draw_start(s, t)


@rule
def draw_role(s: State, t: Tables) -> int:
    """A free letter by chance."""
    free = 0
    for role in range(SEATS):
        free += 1 if forbids_role(s, t, role) == 0 else 0
    chosen = below(s, free)
    for role in range(SEATS):
        if forbids_role(s, t, role) == 0:
            if chosen == 0:
                return role
            chosen -= 1
    return -1


@rule
def draw_empire(s: State, t: Tables) -> int:
    """A free Empire by chance."""
    free = 0
    for empire in range(EMPIRES):
        free += 1 if forbids_empire(s, t, empire) == 0 else 0
    chosen = below(s, free)
    for empire in range(EMPIRES):
        if forbids_empire(s, t, empire) == 0:
            if chosen == 0:
                return empire
            chosen -= 1
    return -1


@rule
def draw_start(s: State, t: Tables) -> int:
    """The region of a free start by chance."""
    free = 0
    for start in range(1, STARTS + 1):
        free += 1 if forbids_start(s, t, start) == 0 else 0
    chosen = below(s, free)
    for start in range(1, STARTS + 1):
        if forbids_start(s, t, start) == 0:
            if chosen == 0:
                return START_REGION[start - 1]
            chosen -= 1
    return -1


@rule
def tell_draft(s: State, log: Log) -> None:
    """What chance gave to each seat."""
    for seat in range(s.seats):
        role_taken(log, seat, s.letter[seat])
        empire_taken(log, seat, s.empire[seat])
        start_taken(log, seat, s.home[seat])
