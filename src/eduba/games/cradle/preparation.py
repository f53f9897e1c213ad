"""Chapter 1: the set-up."""

from __future__ import annotations

from eduba.games.cradle.cards import deal_top, shuffle_deck
from eduba.games.cradle.discovery import shuffle_pile
from eduba.games.cradle.opening import movement_points
from eduba.games.cradle.shape import (
    ALL_VALUES,
    CARDS,
    DIRECTIONS,
    FEWEST,
    FOREST,
    HOLY_PLACES,
    HOME_A,
    HOME_B,
    HUTS,
    KINDS_OF_CARD,
    NEUTRAL,
    OFFERINGS,
    PILE,
    QUARRY,
    SEATS,
    SLOTS,
    START_Q,
    START_R,
    START_TERRAIN,
    START_TILES,
    TERRAINS,
    TILES_OF,
    TRIBES,
    Place,
    Terrain,
)
from eduba.games.cradle.state import HOME_PAIRS, NEUTRAL_HUTS, START_CARD, State, Step
from eduba.games.cradle.tiles import add_tile, tiles_of
from eduba.games.cradle.values import Tables
from eduba.kernel.random import seed_words
from eduba.kernel.rule import Ints, rule


@rule
def setup(s: State, t: Tables, options: Ints, seed: int) -> None:
    """CR-1.1, CR-2.2: everything in its place; seat 0 begins round 1."""
    seed_words(s, seed)
    clear_map(s)
    clear_turn(s)
    lay_start_map(s)
    fill_reserves(s, t)
    settle_homes(s, t, options[HOME_PAIRS])
    if options[NEUTRAL_HUTS]:
        build_neutral_huts(s, t, options[HOME_PAIRS])
    lay_resources(s, t)
    make_pile(s, t)
    make_deck(s, t)
    if options[START_CARD]:
        deal_start_cards(s)
    s.actor = 0
    s.step = Step.MOVE
    s.round = 1
    s.points = movement_points(s, t, 0)
    s.discoveries = t.discoveries


@rule
def clear_map(s: State) -> None:
    """No tile lies, and nothing is on it."""
    s.tiles = s.pile_size = s.deck_size = s.stones_built = 0
    for slot in range(SLOTS):
        s.terrain[slot] = -1
        s.q[slot] = s.r[slot] = 0
        s.loose_wood[slot] = s.loose_stone[slot] = s.thieves[slot] = s.holy[slot] = 0
        for direction in range(DIRECTIONS):
            s.neighbour[slot, direction] = -1
        for seat in range(SEATS):
            s.tribes[seat, slot] = s.wood_held[seat, slot] = s.stone_held[seat, slot] = 0
        for owner in range(SEATS + 1):
            s.huts[owner, slot] = 0
    for i in range(PILE):
        s.pile[i] = 0
    for i in range(CARDS):
        s.deck[i] = 0
    for card in range(KINDS_OF_CARD):
        s.discard[card] = 0


@rule
def clear_turn(s: State) -> None:
    """Nothing is half-done, and nobody has won."""
    s.told = s.births = s.made = s.priests = s.sorting = s.unbuilt = s.need = 0
    s.winner = s.kind = s.focus = s.last = s.return_step = s.chosen_owner = s.chosen_load = -1
    s.step_from = s.step_cargo = s.step_direction = s.last_step = s.last_target = -1


@rule
def lay_start_map(s: State) -> None:
    """CR-1.4: temple, volcanoes, plains, forest and quarry, the same for all numbers of players."""
    for slot in range(START_TILES):
        add_tile(s, START_TERRAIN[slot], START_Q[slot], START_R[slot])


@rule
def fill_reserves(s: State, t: Tables) -> None:
    """CR-1.2, CR-1.3, CR-1.13, CR-1.14: all pieces of the seats in play; offerings face down; mana 0 of 3."""
    for seat in range(SEATS):
        playing = 1 if seat < s.seats else 0
        s.tribes_left[seat] = playing * TRIBES
        s.huts_left[seat] = playing * HUTS
        s.holy_left[seat] = playing * HOLY_PLACES
        s.values_left[seat] = playing * ALL_VALUES
        s.mana[seat] = playing * t.mana_start
        s.mana_max[seat] = playing * t.mana_max_start
        s.hand_size[seat] = 0
        s.drawn[seat] = -1
        for card in range(KINDS_OF_CARD):
            s.hand[seat, card] = 0
        for offering in range(OFFERINGS):
            s.offer_place[seat, offering] = Place.RESERVE
            s.offer_slot[seat, offering] = -1
            s.offer_value[seat, offering] = s.offer_shown[seat, offering] = 0


@rule
def mirrored(slot: int, exchanged: int) -> int:
    """A start tile, or by option the other start plain in its place."""
    if exchanged and slot == HOME_A:
        return HOME_B
    if exchanged and slot == HOME_B:
        return HOME_A
    return slot


@rule
def settle_homes(s: State, t: Tables, exchanged: int) -> None:
    """CR-1.5, CR-1.7: three tribes and a hut, without an offering, on each home."""
    for seat in range(s.seats):
        slot = mirrored(t.home[s.seats - FEWEST, seat], exchanged)
        s.tribes[seat, slot] += t.home_tribes
        s.tribes_left[seat] -= t.home_tribes
        s.huts[seat, slot] += t.home_huts
        s.huts_left[seat] -= t.home_huts


@rule
def build_neutral_huts(s: State, t: Tables, exchanged: int) -> None:
    """CR-1.6: with two and three players nobody's huts fill the start plains."""
    for slot in range(START_TILES):
        s.huts[NEUTRAL, mirrored(slot, exchanged)] += t.neutral[s.seats - FEWEST, slot]


@rule
def lay_resources(s: State, t: Tables) -> None:
    """CR-1.8, CR-1.16: wood and stone for each player on the start map; the rest is the common supply."""
    s.loose_wood[FOREST] = t.start_wood[s.seats - FEWEST]
    s.loose_stone[QUARRY] = t.start_stone[s.seats - FEWEST]
    s.wood_supply = t.wood - s.loose_wood[FOREST]
    s.stone_supply = t.stone - s.loose_stone[QUARRY]


@rule
def tiles_in_play(s: State, t: Tables, terrain: int) -> int:
    """CR-1.9, CR-1.11: tiles of a terrain, less the plains put back into the box."""
    return TILES_OF[terrain] - (t.plains_back[s.seats - FEWEST] if terrain == Terrain.PLAINS else 0)


@rule
def make_pile(s: State, t: Tables) -> None:
    """CR-1.9, CR-1.10: all other tiles, shuffled."""
    for terrain in range(TERRAINS):
        for _ in range(tiles_in_play(s, t, terrain) - tiles_of(s, terrain)):
            s.pile[s.pile_size] = terrain
            s.pile_size += 1
    shuffle_pile(s, s.pile_size)


@rule
def cards_in_play(s: State, t: Tables, card: int) -> int:
    """CR-1.15: cards of a kind; with two players some are taken out."""
    return t.copies[card] - (t.removed[s.two_player_cards, card] if s.seats == FEWEST else 0)


@rule
def make_deck(s: State, t: Tables) -> None:
    """CR-1.15: all cards in play, shuffled."""
    for card in range(KINDS_OF_CARD):
        for _ in range(cards_in_play(s, t, card)):
            s.deck[s.deck_size] = card
            s.deck_size += 1
    shuffle_deck(s, s.deck_size)


@rule
def deal_start_cards(s: State) -> None:
    """CR-17.1: by option one card for each seat, playable from its first turn on."""
    for seat in range(s.seats):
        deal_top(s, seat)
