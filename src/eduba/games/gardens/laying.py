"""Chapter 2: what is laid out by chance once all have their start: seals, tokens, tiles, Tribes, Quests."""

from __future__ import annotations

from eduba.games.gardens.drafting import is_in_play
from eduba.games.gardens.events import START, gained, quest_dealt, quests_dealt, tile_revealed, token_dealt, unit_placed
from eduba.games.gardens.pieces import put_unit
from eduba.games.gardens.shape import (
    ACTIONS_OF_A_TURN,
    EVENTS,
    FLOORS,
    QUESTS,
    QUESTS_DEALT,
    REGIONS,
    RESOURCES,
    SLOTS,
    TILES,
    TOKENS,
    Terrain,
)
from eduba.games.gardens.state import State, Token
from eduba.games.gardens.stock import add
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log, only
from eduba.kernel.random import below
from eduba.kernel.rule import rule


@rule
def lay_out(s: State, t: Tables) -> None:
    """GA-2.17, GA-2.21: everything but Quests; Tribes stand where the map shows them, with every number of seats."""
    for seat in range(s.seats):
        equip(s, t, seat)
    stack_seals(s, t)
    deal_trade(s, t)
    deal_events(s, t)
    for region in range(REGIONS):
        s.tribe[region] = t.tribe[region]
    deal_tiles(s, t)


@rule
def equip(s: State, t: Tables, seat: int) -> None:
    """GA-2.5..2.13: goods, levels, spaces and a land unit, as each Empire has them."""
    empire = s.empire[seat]
    for resource in range(RESOURCES):
        add(s, seat, resource, t.start_stock[empire, resource])
    for technology in range(ACTIONS_OF_A_TURN):
        s.level[seat, technology] = t.start_level[empire, technology]
    s.population[seat] = t.start_population[empire]
    s.renown[seat] = t.start_renown[empire]
    put_unit(s, seat, t.start_unit[empire], -1, s.home[seat])


@rule
def stack_seals(s: State, t: Tables) -> None:
    """GA-2.14: seals lie on both tracks in the printed orders, higher spaces first; absent Empires are skipped."""
    for seat in range(s.seats):
        population = renown = 0
        mine = s.empire[seat]
        for other in range(s.seats):
            its = s.empire[other]
            if is_before(s.population[other], t.population_stack[its], s.population[seat], t.population_stack[mine]):
                population += 1
            if is_before(s.renown[other], t.renown_stack[its], s.renown[seat], t.renown_stack[mine]):
                renown += 1
        s.population_order[population] = seat
        s.renown_order[renown] = seat


@rule
def is_before(space: int, stack: int, other_space: int, other_stack: int) -> bool:
    """Whether a seal is more advanced: on a higher space, or earlier in the printed order."""
    return space > other_space or (space == other_space and stack < other_stack)


@rule
def deal_trade(s: State, t: Tables) -> None:
    """GA-2.15: each slot that is used gets a random token of its section's level, from the boxes in play."""
    for slot in range(SLOTS):
        if t.filled[s.seats, slot]:
            s.slot_token[slot] = draw_token(s, t, t.slot_level[slot])


@rule
def is_token_free(s: State, t: Tables, token: int, level: int) -> bool:
    """Whether a trade token of a level is in play and lies nowhere yet."""
    if t.token_level[token] != level or not is_in_play(s, t.token_box[token]):
        return False
    for slot in range(SLOTS):
        if s.slot_token[slot] == token:
            return False
    return True


@rule
def draw_token(s: State, t: Tables, level: int) -> int:
    """One of the tokens of a level, by chance."""
    free = 0
    for token in range(TOKENS):
        free += 1 if is_token_free(s, t, token, level) else 0
    chosen = below(s, free)
    for token in range(TOKENS):
        if is_token_free(s, t, token, level):
            if chosen == 0:
                return token
            chosen -= 1
    return -1


@rule
def deal_events(s: State, t: Tables) -> None:
    """GA-2.16: each plain, mountain and desert gets a face-down token of its terrain, Blocker regions included."""
    for region in range(REGIONS):
        if t.terrain[region] != Terrain.START:
            s.token[region] = Token.FACE_DOWN
            s.hidden_card[region] = draw_card(s, t, t.terrain[region])


@rule
def is_card_free(s: State, t: Tables, card: int, terrain: int) -> bool:
    """Whether an Event card of a terrain is in play and lies nowhere yet."""
    if t.event_terrain[card] != terrain or not is_in_play(s, t.event_box[card]):
        return False
    for region in range(REGIONS):
        if s.hidden_card[region] == card:
            return False
    return True


@rule
def draw_card(s: State, t: Tables, terrain: int) -> int:
    """One of the Event cards of a terrain, by chance."""
    free = 0
    for card in range(EVENTS):
        free += 1 if is_card_free(s, t, card, terrain) else 0
    chosen = below(s, free)
    for card in range(EVENTS):
        if is_card_free(s, t, card, terrain):
            if chosen == 0:
                return card
            chosen -= 1
    return -1


@rule
def deal_tiles(s: State, t: Tables) -> None:
    """GA-2.19: a random tile for each floor, face down; that of the first floor is turned up."""
    for floor in range(FLOORS):
        s.hidden_tile[floor] = draw_tile(s, t, floor + 1)
    s.tile[0] = s.hidden_tile[0]
    s.hidden_tile[0] = -1


@rule
def draw_tile(s: State, t: Tables, floor: int) -> int:
    """One of the tiles of a floor, by chance."""
    free = 0
    for tile in range(TILES):
        free += 1 if t.tile_floor[tile] == floor and is_in_play(s, t.tile_box[tile]) else 0
    chosen = below(s, free)
    for tile in range(TILES):
        if t.tile_floor[tile] == floor and is_in_play(s, t.tile_box[tile]):
            if chosen == 0:
                return tile
            chosen -= 1
    return -1


@rule
def deal_quests(s: State, t: Tables) -> None:
    """GA-2.20: the deck is shuffled, and each seat gets four cards."""
    for card in range(QUESTS):
        if is_in_play(s, t.quest_box[card]):
            s.deck[s.deck_size] = card
            s.deck_size += 1
    for i in range(s.deck_size - 1, 0, -1):
        j = below(s, i + 1)
        held = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = held
    for seat in range(s.seats):
        for i in range(QUESTS_DEALT):
            s.deck_size -= 1
            s.hand[seat, i] = s.deck[s.deck_size]
            s.deck[s.deck_size] = -1
        s.hand_size[seat] = QUESTS_DEALT


@rule
def tell_table(s: State, t: Tables, log: Log) -> None:
    """What lies on the table when all is laid out."""
    for seat in range(s.seats):
        for resource in range(RESOURCES):
            if s.stock[seat, resource] > 0:
                gained(log, seat, resource, s.stock[seat, resource], START)
        unit_placed(log, seat, t.start_unit[s.empire[seat]], s.home[seat], START)
    for slot in range(SLOTS):
        if s.slot_token[slot] >= 0:
            token_dealt(log, slot, s.slot_token[slot])
    tile_revealed(log, 1, s.tile[0])


@rule
def tell_quests(s: State, log: Log) -> None:
    """Each seat learns its own Quest cards."""
    for seat in range(s.seats):
        quests_dealt(log, seat, s.hand_size[seat])
        for i in range(s.hand_size[seat]):
            quest_dealt(log, seat, s.hand[seat, i], only(seat))
