"""What a seat sees, as integers, for learning: seat by seat, region by region, then what is under way and the options.

Written by hand, and not made from the record field by field, because a hundred loops in one function take minutes to
compile and these take seconds.
"""

from __future__ import annotations

from eduba.games.gardens.shape import (
    ACTIONS_OF_A_TURN,
    DICE,
    EVENTS,
    FLOORS,
    HAND,
    LAND,
    RAMS,
    REGIONS,
    RESOURCES,
    ROWS,
    SEATS,
    SHIPS,
    SIDES,
    SLOTS,
)
from eduba.games.gardens.state import State
from eduba.games.gardens.values import Tables
from eduba.kernel.options import written_observation
from eduba.kernel.rule import Ints, rule


@rule
def observe(s: State, t: Tables, seat: int, out: Ints) -> int:
    """GA-1.5: every field that the seat may see; how many integers."""
    n = 0
    for other in range(SEATS):
        n = observe_seat(s, other, out, n)
        n = observe_secrets(s, other, other == seat, out, n)
    for region in range(REGIONS):
        n = observe_region(s, region, out, n)
    n = observe_table(s, out, n)
    for side in range(SIDES):
        n = observe_side(s, side, out, n)
    return observe_options(s, out, observe_fight(s, out, observe_turn(s, out, n)))


@rule
def observe_seat(s: State, seat: int, out: Ints, start: int) -> int:
    """What everybody sees of a seat; where the next begins."""
    out[start] = s.order[seat]
    out[start + 1] = s.letter[seat]
    out[start + 2] = s.empire[seat]
    out[start + 3] = s.home[seat]
    out[start + 4] = s.population[seat]
    out[start + 5] = s.renown[seat]
    out[start + 6] = s.population_order[seat]
    out[start + 7] = s.renown_order[seat]
    out[start + 8] = s.storeys[seat]
    out[start + 9] = s.hand_size[seat]
    n = start + 10
    for i in range(RESOURCES):
        out[n] = s.stock[seat, i]
        n += 1
    for i in range(ACTIONS_OF_A_TURN):
        out[n] = s.level[seat, i]
        n += 1
    for i in range(DICE):
        out[n] = s.die_colour[seat, i]
        out[n + 1] = s.die_face[seat, i]
        n += 2
    for i in range(LAND):
        out[n] = s.land[seat, i]
        n += 1
    for i in range(SHIPS):
        out[n] = s.ship[seat, i]
        n += 1
    for i in range(RAMS):
        out[n] = s.ram[seat, i]
        n += 1
    return n


@rule
def observe_secrets(s: State, seat: int, own: bool, out: Ints, n: int) -> int:
    """Quest cards and bids of a seat: -1 for others."""
    out[n] = s.returned[seat] if own else -1
    n += 1
    for i in range(HAND):
        out[n] = s.hand[seat, i] if own else -1
        n += 1
    for i in range(ROWS):
        out[n] = s.bid[seat, i] if own else -1
        n += 1
    return n


@rule
def observe_region(s: State, region: int, out: Ints, n: int) -> int:
    """A region and what lies there; what a Harvest and a combat phase remember of it."""
    out[n] = s.settlement[region]
    out[n + 1] = s.wall[region]
    out[n + 2] = s.tribe[region]
    out[n + 3] = s.holder[region]
    out[n + 4] = s.token[region]
    out[n + 5] = s.event_card[region]
    out[n + 6] = s.event_option[region]
    out[n + 7] = s.event_owner[region]
    out[n + 8] = s.event_die[region]
    out[n + 9] = s.gathered[region]
    out[n + 10] = s.battle[region]
    out[n + 11] = s.freed[region]
    return n + 12


@rule
def observe_table(s: State, out: Ints, n: int) -> int:
    """Trade tokens, the Hanging Gardens, and the Event cards that all have seen."""
    for i in range(SLOTS):
        out[n] = s.slot_token[i]
        out[n + 1] = s.amphora[i]
        n += 2
    for i in range(FLOORS):
        out[n] = s.tile[i]
        out[n + 1] = s.gardener[i]
        n += 2
    for i in range(EVENTS):
        out[n] = s.card_seen[i]
        n += 1
    out[n] = s.floors
    out[n + 1] = s.deck_size
    out[n + 2] = s.dug
    return n + 3


@rule
def observe_turn(s: State, out: Ints, n: int) -> int:
    """Whose turn it is, what is half-done, and the Event that is being resolved."""
    out[n] = s.last
    out[n + 1] = s.cursor
    out[n + 2] = s.seats
    out[n + 3] = s.actor
    out[n + 4] = s.step
    out[n + 5] = s.phase
    out[n + 6] = s.round
    out[n + 7] = s.turn
    out[n + 8] = s.told
    out[n + 9] = s.setting
    out[n + 10] = s.pawn_used
    out[n + 11] = s.used
    out[n + 12] = s.spent
    out[n + 13] = s.rerolls
    out[n + 14] = s.free_reroll_used
    out[n + 15] = s.action
    out[n + 16] = s.action_level
    out[n + 17] = s.slots_paid
    out[n + 18] = s.left
    out[n + 19] = s.more
    out[n + 20] = s.acted
    out[n + 21] = s.moving_unit
    out[n + 22] = s.moving_from
    out[n + 23] = s.gathered_ships
    out[n + 24] = s.gathered_home
    out[n + 25] = s.resolving
    out[n + 26] = s.resolver
    out[n + 27] = s.reward
    out[n + 28] = s.reward_at
    out[n + 29] = s.reward_left
    return n + 30


@rule
def observe_side(s: State, side: int, out: Ints, n: int) -> int:
    """A side of a fight and its units."""
    out[n] = s.party[side]
    out[n + 1] = s.player[side]
    out[n + 2] = s.fielded[side]
    out[n + 3] = s.support[side]
    out[n + 4] = s.purse[side]
    out[n + 5] = s.bids_made[side]
    out[n + 6] = s.paid[side]
    out[n + 7] = s.dueller[side]
    n += 8
    for unit in range(LAND):
        out[n] = s.unit[side, unit]
        out[n + 1] = s.unit_card[side, unit]
        out[n + 2] = s.fallen[side, unit]
        out[n + 3] = s.lane[side, unit]
        out[n + 4] = s.place[side, unit]
        n += 5
        for row in range(ROWS):
            out[n] = s.placed[side * LAND + unit, row]
            n += 1
    for row in range(ROWS):
        out[n] = s.shown_bid[side, row]
        out[n + 1] = s.last_bid[side, row]
        n += 2
    return n


@rule
def observe_fight(s: State, out: Ints, n: int) -> int:
    """Where a combat phase and its fight have got to."""
    out[n] = s.stage
    out[n + 1] = s.leader
    out[n + 2] = s.battles
    out[n + 3] = s.tribe_battles
    out[n + 4] = s.battle_at
    out[n + 5] = s.fight
    out[n + 6] = s.part
    out[n + 7] = s.bonus
    out[n + 8] = s.arranger
    out[n + 9] = s.lanes
    out[n + 10] = s.lane_at
    n += 11
    for row in range(ROWS):
        out[n] = s.row_winner[row]
        n += 1
    return n


observe_options = written_observation(State, __name__)
