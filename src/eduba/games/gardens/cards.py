"""Chapter 5: where the technology cards of a seat stand in the tables."""

from __future__ import annotations

from eduba.games.gardens.shape import CARDS_OF_AN_EMPIRE, LEVELS
from eduba.games.gardens.state import State
from eduba.kernel.rule import rule


@rule
def card_at(s: State, seat: int, action: int, level: int) -> int:
    """The line, in `card` and `card_sign`, of a seat's card of an action and a level."""
    return s.empire[seat] * CARDS_OF_AN_EMPIRE + action * LEVELS + level - 1


@rule
def card_line(s: State, seat: int, action: int) -> int:
    """GA-5.5: every action has the effect of the seat's present card of that type."""
    return card_at(s, seat, action, s.level[seat, action])
