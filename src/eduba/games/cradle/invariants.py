"""What holds in every position: pieces are conserved, tiles fit, and nothing stands where it may not.

Three more laws are not looked at here: that the border has at most 2 · tiles - 2 empty cells follows from `tile_fits`;
that stones built and offerings delivered never come back, and tiles and holy places never move, is about histories; that
there is always a legal answer is about answers. Tests watch them in play.
"""

from __future__ import annotations

from typing import Final

from eduba.games.cradle.pieces import (
    carriers,
    hands,
    huts_on,
    lying_on,
    offerings_in,
    stone_pool,
    tribes_on_map,
    wood_pool,
)
from eduba.games.cradle.preparation import cards_in_play, tiles_in_play
from eduba.games.cradle.secrets import index_of
from eduba.games.cradle.shape import (
    ALL_VALUES,
    CARDS,
    DIRECTIONS,
    DQ,
    DR,
    HALF_TURN,
    HOLY_PLACES,
    HUTS,
    HUTS_ON_A_TILE,
    KINDS_OF_CARD,
    OFFERINGS,
    PILE,
    SEATS,
    SLOTS,
    TEMPLE,
    TERRAINS,
    TRIBES,
    Place,
    Terrain,
)
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.tiles import tiles_of, touches_cell
from eduba.games.cradle.values import Tables
from eduba.kernel.laws import Law, each, each_seat
from eduba.kernel.rule import rule

FARTHEST = PILE + 1
"""No tile lies further from the temple: each touches the map when it is placed."""


@rule
def pieces_conserved(s: State, t: Tables, seat: int) -> bool:
    """Tribes, huts and holy places on the map and in the reserve are 8, 5 and 3."""
    huts = s.huts_left[seat]
    places = s.holy_left[seat]
    for slot in range(s.tiles):
        huts += s.huts[seat, slot]
        if s.holy[slot] == 1 + seat:
            places += 1
    whole = tribes_on_map(s, seat) + s.tribes_left[seat] == TRIBES and huts == HUTS and places == HOLY_PLACES
    return whole and s.tribes_left[seat] >= 0 and s.huts_left[seat] >= 0 and s.holy_left[seat] >= 0


@rule
def offerings_accounted(s: State, t: Tables, seat: int) -> bool:
    """Each of the four values once; a tile for those on the map; as many huts as offerings in the reserve."""
    values = s.values_left[seat]
    for offering in range(OFFERINGS):
        place = s.offer_place[seat, offering]
        value = s.offer_value[seat, offering]
        shown = s.offer_shown[seat, offering]
        if (s.offer_slot[seat, offering] >= 0) != (place == Place.LYING or place == Place.CARRIED):
            return False
        if (value == 0) != (place == Place.RESERVE) or (shown != 0 and shown != value):
            return False
        if place == Place.DELIVERED and shown == 0:
            return False
        if place != Place.RESERVE:
            if (values >> index_of(value)) & 1:
                return False
            values |= 1 << index_of(value)
    return values == ALL_VALUES and s.huts_left[seat] == offerings_in(s, seat, Place.RESERVE)


@rule
def offerings_borne(s: State, t: Tables, seat: int) -> bool:
    """A carried offering has a bearer."""
    for offering in range(OFFERINGS):
        if s.offer_place[seat, offering] == Place.CARRIED and s.tribes[seat, s.offer_slot[seat, offering]] == 0:
            return False
    return True


@rule
def offerings_stand(s: State, t: Tables, seat: int) -> bool:
    """A carried offering is not in the temple, and a lying one is on a plain."""
    for offering in range(OFFERINGS):
        slot = s.offer_slot[seat, offering]
        place = s.offer_place[seat, offering]
        if place == Place.CARRIED and slot == TEMPLE:
            return False
        if place == Place.LYING and s.terrain[slot] != Terrain.PLAINS:
            return False
    return True


@rule
def mana_in_bounds(s: State, t: Tables, seat: int) -> bool:
    """The maximum of mana never falls below the first nor rises above the last, and mana never above the maximum."""
    return t.mana_max_start <= s.mana_max[seat] <= t.mana_top and 0 <= s.mana[seat] <= s.mana_max[seat]


@rule
def resources_conserved(s: State, t: Tables) -> bool:
    """Wood and stone on the map, in the supply and in the temple are all there are."""
    wood = s.wood_supply
    stone = s.stone_supply + s.stones_built
    for slot in range(s.tiles):
        wood += s.loose_wood[slot]
        stone += s.loose_stone[slot]
        for seat in range(s.seats):
            wood += s.wood_held[seat, slot]
            stone += s.stone_held[seat, slot]
    return wood == t.wood and stone == t.stone and s.wood_supply >= 0 and s.stone_supply >= 0


@rule
def cards_conserved(s: State, t: Tables) -> bool:
    """Of each kind deck, discard pile and hands hold all cards in play; hands are as large as everybody knows."""
    for card in range(KINDS_OF_CARD):
        n = s.discard[card]
        for i in range(s.deck_size):
            if s.deck[i] == card:
                n += 1
        for seat in range(s.seats):
            n += s.hand[seat, card]
        if n != cards_in_play(s, t, card):
            return False
    for i in range(s.deck_size, CARDS):
        if s.deck[i] != 0:
            return False
    for seat in range(s.seats):
        n = 0
        for card in range(KINDS_OF_CARD):
            n += s.hand[seat, card]
        drawn = s.drawn[seat]
        if n != s.hand_size[seat] or (drawn >= 0 and (seat != s.actor or s.hand[seat, drawn] == 0)):
            return False
    return True


@rule
def tiles_conserved(s: State, t: Tables) -> bool:
    """Of each terrain the map and the pile hold all tiles in play, a volcano being placed included."""
    for terrain in range(TERRAINS):
        n = tiles_of(s, terrain)
        for i in range(s.pile_size):
            if s.pile[i] == terrain:
                n += 1
        if terrain == Terrain.VOLCANO and s.step == Step.VOLCANO:
            n += 1
        if n != tiles_in_play(s, t, terrain):
            return False
    for i in range(s.pile_size, PILE):
        if s.pile[i] != 0:
            return False
    return True


@rule
def loads_fit(s: State, t: Tables, slot: int) -> bool:
    """Nobody carries two things, and nothing is negative."""
    if s.loose_wood[slot] < 0 or s.loose_stone[slot] < 0:
        return False
    for seat in range(SEATS):
        wood = s.wood_held[seat, slot]
        stone = s.stone_held[seat, slot]
        tribes = s.tribes[seat, slot]
        if wood < 0 or stone < 0 or tribes < 0 or wood + stone > tribes:
            return False
        if tribes > 0 and wood + stone + carriers(s, seat, slot) > tribes:
            return False
    return True


@rule
def terrain_respected(s: State, t: Tables, slot: int) -> bool:
    """Nobody and nothing on a volcano or beyond the map; on the temple tribes alone, without loads."""
    terrain = s.terrain[slot]
    if terrain != Terrain.TEMPLE and terrain != Terrain.VOLCANO and terrain >= 0:
        return True
    things = s.loose_wood[slot] + s.loose_stone[slot] + huts_on(s, slot) + s.holy[slot]
    for seat in range(SEATS):
        things += s.wood_held[seat, slot] + s.stone_held[seat, slot]
        if terrain != Terrain.TEMPLE:
            things += s.tribes[seat, slot]
    return things == 0


@rule
def buildings_fit(s: State, t: Tables, slot: int) -> bool:
    """On plains only; at most two huts, or one holy place."""
    huts = huts_on(s, slot)
    if huts == 0 and s.holy[slot] == 0:
        return True
    if s.terrain[slot] != Terrain.PLAINS or not 0 <= s.holy[slot] <= s.seats:
        return False
    for owner in range(SEATS + 1):
        if s.huts[owner, slot] < 0:
            return False
    return huts <= HUTS_ON_A_TILE and (huts == 0 or s.holy[slot] == 0)


@rule
def in_phase_one(s: State) -> bool:
    """Whether the seat in turn is moving, also while a card of that phase is carried out."""
    return s.step <= Step.HOLD or s.return_step == Step.MOVE


@rule
def thieves_fit(s: State, t: Tables, slot: int) -> bool:
    """Marks are on own tribes without offerings, in phase I alone."""
    if s.thieves[slot] == 0:
        return True
    return in_phase_one(s) and 0 < s.thieves[slot] <= hands(s, s.actor, slot)


@rule
def tile_fits(s: State, t: Tables, slot: int) -> bool:
    """Neighbours know each other, cells differ, and every tile touches an earlier one, so that none is far away."""
    q = s.q[slot]
    r = s.r[slot]
    known = 0
    for direction in range(DIRECTIONS):
        other = s.neighbour[slot, direction]
        if other >= 0:
            if s.neighbour[other, (direction + HALF_TURN) % DIRECTIONS] != slot:
                return False
            if s.q[other] != q + DQ[direction] or s.r[other] != r + DR[direction]:
                return False
            known += 1 if other < slot else 0
    touched = 0
    for other in range(slot):
        if s.q[other] == q and s.r[other] == r:
            return False
        touched += 1 if touches_cell(s, other, q, r) else 0
    attached = touched == known and (touched > 0 or slot == TEMPLE)
    return attached and abs(q) <= FARTHEST and abs(r) <= FARTHEST and abs(q + r) <= FARTHEST


@rule
def loads_normal(s: State, t: Tables, slot: int) -> bool:
    """While steps are asked for, hands are full where they can be, with stone before wood."""
    if s.step > Step.STONE_STEP:
        return True
    room = hands(s, s.actor, slot)
    stone = min(room, stone_pool(s, s.actor, slot))
    wood = min(room - stone, wood_pool(s, s.actor, slot))
    return s.stone_held[s.actor, slot] == stone and s.wood_held[s.actor, slot] == wood


@rule
def markers_housed(s: State, t: Tables, slot: int) -> bool:
    """Over every lying offering stands a hut of its owner, unless Expulsion leaves it behind."""
    if s.expulsion_marker:
        return True
    for seat in range(s.seats):
        if lying_on(s, seat, slot) > s.huts[seat, slot]:
            return False
    return True


@rule
def round_in_bounds(s: State, t: Tables) -> bool:
    """Rounds are counted from the first to the last that the option allows."""
    return 1 <= s.round <= s.round_cap


@rule
def winner_delivered(s: State, t: Tables) -> bool:
    """Who has delivered everything has won, and the game is over."""
    for seat in range(s.seats):
        if (offerings_in(s, seat, Place.DELIVERED) == OFFERINGS) != (s.winner == seat):
            return False
    return (s.actor < 0) == (s.step == Step.OVER) and (s.winner < 0 or s.actor < 0)


@rule
def nothing_half_done(s: State, t: Tables) -> bool:
    """What belongs to one question is unset when another is asked."""
    discovering = s.step == Step.TERRAIN or s.step == Step.VOLCANO
    moving_by_card = Step.TEL_FROM <= s.step <= Step.EXP_TO
    chosen = s.step == Step.TEL_TO or s.step == Step.EXP_TO
    asks_tile = s.step == Step.HOLD or s.step == Step.MAKE or s.step == Step.OFFER
    asks_tile = asks_tile or (moving_by_card and s.step != Step.TEL_FROM and s.step != Step.EXP_FROM)
    return (
        (s.step_from >= 0) == discovering
        and (s.step_cargo >= 0) == discovering
        and (s.step_direction >= 0) == discovering
        and (s.return_step >= 0) == moving_by_card
        and (s.chosen_owner >= 0) == chosen
        and (s.chosen_load >= 0) == chosen
        and (s.focus >= 0) == asks_tile
        and (s.unbuilt > 0) == (s.step == Step.OFFER)
        and (s.need > 0) == (s.step == Step.REFILL)
        and (s.last < 0 or s.step == Step.REFILL)
        and (s.sorting == 0 or s.step == Step.HOLD)
        and (s.last_step >= 0) == (s.last_target >= 0)
        and (s.last_step < 0 or (s.step_order == 1 and s.step == Step.MOVE))
        and s.points >= 0
        and s.discoveries >= 0
    )


LAWS: Final[tuple[Law, ...]] = (
    each_seat(pieces_conserved),
    each_seat(offerings_accounted),
    each_seat(offerings_borne),
    each_seat(offerings_stand),
    each_seat(mana_in_bounds),
    resources_conserved,
    cards_conserved,
    tiles_conserved,
    each(SLOTS, loads_fit),
    each(SLOTS, terrain_respected),
    each(SLOTS, buildings_fit),
    each(SLOTS, thieves_fit),
    each(State.tiles, tile_fits),
    each(State.tiles, loads_normal),
    each(State.tiles, markers_housed),
    round_in_bounds,
    winner_delivered,
    nothing_half_done,
)
