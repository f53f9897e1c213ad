"""Chapter 12: births, and Fertility."""

from __future__ import annotations

from eduba.games.cradle.building import pairs_on
from eduba.games.cradle.events import born
from eduba.games.cradle.pieces import lying_on
from eduba.games.cradle.shape import SEATS, Kind
from eduba.games.cradle.state import State
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.rule import rule, rule_number

CR_9_3 = rule_number("CR-9.3")
CR_9_5 = rule_number("CR-9.5")
CR_12_1 = rule_number("CR-12.1")
CR_12_2 = rule_number("CR-12.2")
CR_12_3 = rule_number("CR-12.3")


@rule
def is_blocked(s: State, slot: int) -> bool:
    """CR-12.3, CR-12.4: a lying offering of anybody, or by option an own one; carried ones do not block."""
    if s.growth_blocked_by:
        return lying_on(s, s.actor, slot) > 0
    for seat in range(SEATS):
        if lying_on(s, seat, slot) > 0:
            return True
    return False


@rule
def couples_on(s: State, slot: int) -> int:
    """CR-12.2, CR-12.6, CR-9.6: pairs that an own hut serves, one each; by option one hut serves all."""
    if s.huts[s.actor, slot] > 0 and s.growth_pairs_share_hut:
        return pairs_on(s, slot)
    return min(pairs_on(s, slot), s.huts[s.actor, slot])


@rule
def children(s: State, t: Tables, kind: int, n: int) -> int:
    """CR-12.1, CR-14.3: how many tribes so many couples bring: one each, with Fertility two, or by option only once two."""
    if kind != Kind.FERTILE_GROWTH:
        return n
    if not s.fertility_scope:
        return n * t.fertile_births
    return n + t.fertile_births - 1 if s.births == 0 and n > 0 else n


@rule
def reserve_suffices(s: State, t: Tables, kind: int, n: int) -> bool:
    """CR-9.5, CR-14.3: when the last couple comes, at least one tribe is left for it."""
    return children(s, t, kind, n - 1) < s.tribes_left[s.actor]


@rule
def forbids_births_on(s: State, t: Tables, slot: int, kind: int, n: int) -> int:
    """CR-12.1..12.3, CR-12.6, CR-9.5: so many couples on a tile."""
    if n > pairs_on(s, slot):
        return CR_9_3
    if s.huts[s.actor, slot] == 0:
        return CR_12_1
    if is_blocked(s, slot):
        return CR_12_3
    if n > couples_on(s, slot):
        return CR_12_2
    return 0 if reserve_suffices(s, t, kind, n) else CR_9_5


@rule
def give_birth(s: State, t: Tables, log: Log, slot: int, n: int) -> None:
    """CR-12.1, CR-12.5, CR-4.10, CR-14.3: new tribes come from the reserve, with empty hands, and are in no pair yet."""
    number = min(s.tribes_left[s.actor], children(s, t, s.kind, n))
    s.tribes[s.actor, slot] += number
    s.tribes_left[s.actor] -= number
    s.births += number
    born(log, s.actor, slot, number)
