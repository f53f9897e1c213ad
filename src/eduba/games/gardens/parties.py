"""Chapter 19: the parties in a region, and what is a battle."""

from __future__ import annotations

from eduba.games.gardens.pieces import army
from eduba.games.gardens.shape import PARTIES, TRIBE
from eduba.games.gardens.state import State
from eduba.kernel.rule import rule


@rule
def is_party_in(s: State, party: int, region: int) -> bool:
    """GA-19.3: whether a seat has land units, or a Tribe its figures, in a region."""
    if party == TRIBE:
        return s.tribe[region] != 0
    return party < s.seats and army(s, party, region) > 0


@rule
def parties_in(s: State, region: int) -> int:
    """GA-19.4: how many parties are in a region."""
    n = 0
    for party in range(PARTIES):
        if is_party_in(s, party, region):
            n += 1
    return n


@rule
def next_party(s: State, region: int, party: int) -> int:
    """The first party in a region after another one; PARTIES if there is none."""
    for other in range(party + 1, PARTIES):
        if is_party_in(s, other, region):
            return other
    return PARTIES


@rule
def is_battle(s: State, region: int) -> bool:
    """GA-7.10, GA-19.3, GA-23.2: two or more parties, one of which may be a Tribe, must fight."""
    return parties_in(s, region) > 1
