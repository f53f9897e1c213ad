"""What a seat sees, as integers, for learning: tile by tile, seat by seat, then the turn and the options.

Written by hand, and not made from the record field by field, because a hundred loops in one function take minutes to
compile and three take seconds.
"""

from __future__ import annotations

from eduba.games.cradle.land import seen_of
from eduba.games.cradle.shape import DIRECTIONS, KINDS_OF_CARD, OFFERINGS, SEATS, SLOTS, TERRAINS
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.values import Tables
from eduba.kernel.options import written_observation
from eduba.kernel.rule import Ints, rule


@rule
def observe(s: State, t: Tables, seat: int, out: Ints) -> int:
    """CR-14.5: every field that the seat may see, and how many tiles of each terrain it looks at; how many integers."""
    n = 0
    for slot in range(SLOTS):
        n = observe_tile(s, slot, out, n)
    for other in range(SEATS):
        n = observe_seat(s, other, seat, out, n)
    for card in range(KINDS_OF_CARD):
        out[n] = s.discard[card]
        n += 1
    looks = s.step == Step.TERRAIN and s.actor == seat
    for terrain in range(TERRAINS):
        out[n] = seen_of(s, terrain) if looks else 0
        n += 1
    return observe_options(s, out, observe_turn(s, out, n))


@rule
def observe_tile(s: State, slot: int, out: Ints, start: int) -> int:
    """A tile, its neighbours, and what is on it; where the next begins."""
    out[start] = s.terrain[slot]
    out[start + 1] = s.q[slot]
    out[start + 2] = s.r[slot]
    out[start + 3] = s.loose_wood[slot]
    out[start + 4] = s.loose_stone[slot]
    out[start + 5] = s.thieves[slot]
    out[start + 6] = s.holy[slot]
    n = start + 7
    for direction in range(DIRECTIONS):
        out[n] = s.neighbour[slot, direction]
        n += 1
    for owner in range(SEATS + 1):
        out[n] = s.huts[owner, slot]
        n += 1
    for seat in range(SEATS):
        out[n] = s.tribes[seat, slot]
        out[n + 1] = s.wood_held[seat, slot]
        out[n + 2] = s.stone_held[seat, slot]
        n += 3
    return n


@rule
def observe_seat(s: State, seat: int, eyes: int, out: Ints, start: int) -> int:
    """A seat's reserve, mana, offerings and hand; what only its owner sees is -1 for others."""
    own = seat == eyes
    out[start] = s.tribes_left[seat]
    out[start + 1] = s.huts_left[seat]
    out[start + 2] = s.holy_left[seat]
    out[start + 3] = s.mana[seat]
    out[start + 4] = s.mana_max[seat]
    out[start + 5] = s.hand_size[seat]
    out[start + 6] = s.values_left[seat] if own else -1
    out[start + 7] = s.drawn[seat] if own else -1
    n = start + 8
    for offering in range(OFFERINGS):
        out[n] = s.offer_place[seat, offering]
        out[n + 1] = s.offer_slot[seat, offering]
        out[n + 2] = s.offer_shown[seat, offering]
        out[n + 3] = s.offer_value[seat, offering] if own else -1
        n += 4
    for card in range(KINDS_OF_CARD):
        out[n] = s.hand[seat, card] if own else -1
        n += 1
    return n


@rule
def observe_turn(s: State, out: Ints, n: int) -> int:
    """The turn so far, what is half-done, and the common supplies."""
    out[n] = s.seats
    out[n + 1] = s.actor
    out[n + 2] = s.step
    out[n + 3] = s.told
    out[n + 4] = s.winner
    out[n + 5] = s.tiles
    out[n + 6] = s.pile_size
    out[n + 7] = s.wood_supply
    out[n + 8] = s.stone_supply
    out[n + 9] = s.stones_built
    out[n + 10] = s.deck_size
    out[n + 11] = s.points
    out[n + 12] = s.discoveries
    out[n + 13] = s.kind
    out[n + 14] = s.births
    out[n + 15] = s.made
    out[n + 16] = s.priests
    out[n + 17] = s.focus
    out[n + 18] = s.sorting
    out[n + 19] = s.unbuilt
    out[n + 20] = s.need
    out[n + 21] = s.last
    out[n + 22] = s.step_from
    out[n + 23] = s.step_cargo
    out[n + 24] = s.step_direction
    out[n + 25] = s.return_step
    out[n + 26] = s.chosen_owner
    out[n + 27] = s.chosen_load
    out[n + 28] = s.round
    out[n + 29] = s.last_step
    out[n + 30] = s.last_target
    return n + 31


observe_options = written_observation(State, __name__)
