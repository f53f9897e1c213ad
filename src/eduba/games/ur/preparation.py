"""Chapter 2: the layout, the deal, three rounds of placing, and one exchange before play."""

from __future__ import annotations

from typing import Final

from eduba.games.ur.actions import DECLINE, PLACE
from eduba.games.ur.events import dealt, setup_declined, token_placed
from eduba.games.ur.flow import begin_turn
from eduba.games.ur.shape import COPIES, KINDS, NEIGHBOUR, PAIR, PLACES, SEATS, SPARES, TILES
from eduba.games.ur.state import FIRST_PLAYER, State, Step
from eduba.games.ur.tiles import is_beside, is_free, owns, put
from eduba.games.ur.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.random import below, coin, seed_words
from eduba.kernel.rule import Ints, rule, rule_number

NORTH: Final = 0
WEST: Final = 3
UR_2_9 = rule_number("UR-2.9")
UR_2_10 = rule_number("UR-2.10")


@rule
def setup(s: State, t: Tables, options: Ints, seed: int) -> None:
    """The first position: tiles laid out and dealt, nobody on the board yet."""
    seed_words(s, seed)
    clear_board(s, t)
    collect_tiles(s)
    shuffle_tiles(s)
    lay_out(s)
    deal_rest(s)
    choose_first_player(s, options[FIRST_PLAYER])
    s.actor = s.first_player
    s.step = Step.PLACE


@rule
def clear_board(s: State, t: Tables) -> None:
    """UR-1.9: every seat has its twenty tokens in its supply; nothing is half-done."""
    for tile in range(PLACES):
        s.owner[tile] = -1
        s.tokens[tile] = 0
        s.ziggurat[tile] = -1
        s.lifted[tile] = 0
    for seat in range(SEATS):
        s.supply[seat] = t.tokens if seat < s.seats else 0
    s.ziggurats_left = t.ziggurats
    s.round = s.turn = s.end_cause = 0
    s.setup_step = 0
    s.performed = s.slots = s.busy = s.idle = s.pool = s.attacks = 0
    s.last_tile = s.cursor = s.colour = s.war_from = s.war_to = s.pending_spot = -1


@rule
def in_deck(s: State, i: int) -> int:
    """Tile i of the deck: until the deal is done, grid and hands together hold the shuffled deck."""
    return s.kind[i] if i < PLACES else s.hand[i - PLACES]


@rule
def set_in_deck(s: State, i: int, kind: int) -> None:
    """Lay a tile at place i of the deck."""
    if i < PLACES:
        s.kind[i] = kind
    else:
        s.hand[i - PLACES] = kind


@rule
def swap_in_deck(s: State, i: int, j: int) -> None:
    """Two tiles of the deck change places."""
    held = in_deck(s, i)
    set_in_deck(s, i, in_deck(s, j))
    set_in_deck(s, j, held)


@rule
def collect_tiles(s: State) -> None:
    """UR-1.1: four copies of each of the ten kinds."""
    for kind in range(KINDS):
        for n in range(COPIES):
            set_in_deck(s, COPIES * kind + n, kind)


@rule
def shuffle_tiles(s: State) -> None:
    """UR-2.1: a uniform permutation."""
    for i in range(TILES - 1, 0, -1):
        swap_in_deck(s, i, below(s, i + 1))


@rule
def fits(s: State, place: int, face: int) -> bool:
    """UR-2.2: whether a face differs from the one to the west and the one to the north."""
    west, north = NEIGHBOUR[place, WEST], NEIGHBOUR[place, NORTH]
    return not (west >= 0 and s.face[west] == face) and not (north >= 0 and s.face[north] == face)


@rule
def lay_out(s: State) -> None:
    """UR-2.3, UR-2.4: place by place, the next tile of the deck that fits; a coin decides where both faces do."""
    for place in range(PLACES):
        j = place
        while not fits(s, place, PAIR[in_deck(s, j), 0]) and not fits(s, place, PAIR[in_deck(s, j), 1]):
            j += 1  # at most two faces are forbidden, so only one kind, and more tiles than its copies are left
        swap_in_deck(s, place, j)
        low, high = PAIR[s.kind[place], 0], PAIR[s.kind[place], 1]
        if not fits(s, place, high):
            s.face[place] = low
        elif not fits(s, place, low):
            s.face[place] = high
        else:
            s.face[place] = high if coin(s) else low


@rule
def deal_rest(s: State) -> None:
    """UR-2.6, UR-2.7: the next tile of the deck to each seat; what is left lies beside the grid."""
    for i in range(SPARES):
        s.spare[i] = -1
    for seat in range(s.seats, SEATS):
        if s.seats > 2 or not s.two_player_spares:
            s.spare[seat - s.seats] = s.hand[seat]
        s.hand[seat] = -1


@rule
def choose_first_player(s: State, wanted: int) -> None:
    """UR-2.8: the first player is drawn, unless agreed."""
    s.first_player = below(s, s.seats) if wanted < 0 else wanted


@rule
def forbids_place(s: State, t: Tables, tile: int) -> int:
    """UR-2.9, UR-2.10: first any free tile; in later rounds an own tile or a free one beside it."""
    if s.setup_step < s.seats:
        return 0 if is_free(s, tile) else UR_2_9
    if owns(s, s.actor, tile) or (is_free(s, tile) and is_beside(s, s.actor, tile)):
        return 0
    return UR_2_10


@answers(PLACE, Step.PLACE, unless=forbids_place)
@rule
def place(s: State, t: Tables, log: Log, tile: int) -> None:
    """UR-2.11: one token; then the next seat, three times round; then the exchanges before play."""
    if s.setup_step == 0:
        tell_deal(s, log)
    put(s, s.actor, tile, 1)
    token_placed(log, s.actor, tile, s.setup_step // s.seats + 1)
    s.setup_step += 1
    s.actor = (s.actor + 1) % s.seats
    if s.setup_step == t.placement_rounds * s.seats:
        s.setup_step = 0
        s.step = Step.SETUP_EXCHANGE


@rule
def tell_deal(s: State, log: Log) -> None:
    """Who holds what as the game begins (told with the first placement: a set-up has no log)."""
    dealt(log, s.first_player, s.hand[0], s.hand[1], s.hand[2], s.hand[3], s.spare[0], s.spare[1])


@answers(DECLINE, Step.SETUP_EXCHANGE)
@rule
def decline(s: State, t: Tables, log: Log) -> None:
    """UR-2.12: the seat keeps its hand tile."""
    setup_declined(log, s.actor)
    next_setup_exchange(s, t, log)


@rule
def next_setup_exchange(s: State, t: Tables, log: Log) -> None:
    """UR-2.13: the next seat may exchange; after the last one the first player takes the first turn."""
    s.setup_step += 1
    if s.setup_step < s.seats:
        s.actor = (s.actor + 1) % s.seats
        s.step = Step.SETUP_EXCHANGE
    else:
        s.setup_step = -1
        begin_turn(s, t, log, s.first_player)
