"""The laws about cards, tokens and tiles: each is in one place, and where its kind belongs."""

from __future__ import annotations

from eduba.games.gardens.drafting import is_in_play
from eduba.games.gardens.secrets import FIRST_IN_HAND, PLACES, quest_at
from eduba.games.gardens.shape import (
    EVENT_DICE,
    EVENT_ROUNDS,
    EVENTS,
    FLOORS,
    HAND,
    OPTIONS_OF_AN_EVENT,
    QUESTS,
    QUESTS_DEALT,
    QUESTS_KEPT,
    REGIONS,
    SEATS,
    SLOTS,
    TILES,
    TOKENS,
)
from eduba.games.gardens.state import Phase, State, Token
from eduba.games.gardens.values import EventKind, Tables
from eduba.kernel.rule import rule


@rule
def events_in_place(s: State, t: Tables) -> bool:
    """No Event card lies twice, and no seat has more than three dice at running Events."""
    lying = 0
    for region in range(REGIONS):
        card = max(s.hidden_card[region], s.event_card[region])
        if card >= EVENTS or (card >= 0 and (lying >> card) & 1):
            return False
        if not token_fits(s, t, region, card):
            return False
        lying |= 1 << card if card >= 0 else 0
    for seat in range(s.seats):
        n = 0
        for region in range(REGIONS):
            n += 1 if s.event_owner[region] == seat else 0
        if n > EVENT_DICE:
            return False
    return True


@rule
def token_fits(s: State, t: Tables, region: int, card: int) -> bool:
    """A token, its card and its die belong together; a card of the region's terrain, seen or not as it lies."""
    token = s.token[region]
    owner, option, die = s.event_owner[region], s.event_option[region], s.event_die[region]
    if token == Token.NONE:
        return card == -1 and owner == -1 and option == -1 and die == 0
    if card < 0 or t.event_terrain[card] != t.terrain[region] or not is_in_play(s, t.event_box[card]):
        return False
    hidden = token == Token.FACE_DOWN
    if (s.hidden_card[region] >= 0) != hidden or (s.event_card[region] < 0) != hidden or s.card_seen[card] == hidden:
        return False
    if token == Token.RUNS:
        running = 0 <= owner < s.seats and 1 <= die <= EVENT_ROUNDS
        return running and has_kind(t, card, option, EventKind.CONTROL)
    if owner != -1 or die != 0:
        return False
    if token == Token.POINTS:
        return has_kind(t, card, option, EventKind.TOKEN)
    chosen = token == Token.WAITS and s.resolving == region and s.reward >= 0
    return 0 <= option < OPTIONS_OF_AN_EVENT if chosen else option == -1


@rule
def has_kind(t: Tables, card: int, option: int, kind: int) -> bool:
    """Whether an option of a card is of a kind."""
    if not 0 <= option < OPTIONS_OF_AN_EVENT:
        return False
    return t.option_kind[card * OPTIONS_OF_AN_EVENT + option] == kind


@rule
def quests_in_place(s: State, t: Tables) -> bool:
    """Every Quest card in play is in one place; hands have 3 to 5 cards, and 4 until one is put back."""
    lying = 0
    for place in range(PLACES):
        card = quest_at(s, place)
        if card >= QUESTS or (card >= 0 and (lying >> card) & 1):
            return False
        if (card >= 0) != is_filled(s, place):
            return False
        lying |= 1 << card if card >= 0 else 0
    in_play = 0
    for card in range(QUESTS):
        in_play |= 1 << card if is_in_play(s, t.quest_box[card]) else 0
    dealt = s.hand_size[0] > 0
    if lying != (in_play if dealt else 0) or not 0 <= s.dug <= s.seats:
        return False
    for seat in range(SEATS):
        if not hand_fits(s, seat, dealt):
            return False
    return True


@rule
def is_filled(s: State, place: int) -> bool:
    """Whether a place should hold a Quest card: piles and hands have no gaps."""
    if place < QUESTS:
        return place < s.deck_size
    if place < FIRST_IN_HAND:
        return s.returned[place - QUESTS] >= 0 and place - QUESTS >= s.dug
    return (place - FIRST_IN_HAND) % HAND < s.hand_size[(place - FIRST_IN_HAND) // HAND]


@rule
def hand_fits(s: State, seat: int, dealt: bool) -> bool:
    """The size of a hand, and that a card put back and drawn again is in one."""
    if not dealt or seat >= s.seats:
        return s.hand_size[seat] == 0 and s.returned[seat] == -1
    if s.returned[seat] < 0:
        return s.hand_size[seat] == QUESTS_DEALT and s.phase == Phase.SETUP and s.dug == 0
    if seat < s.dug:
        found = False
        for place in range(FIRST_IN_HAND, PLACES):
            found = found or quest_at(s, place) == s.returned[seat]
        if not found:
            return False
    return QUESTS_KEPT <= s.hand_size[seat] <= HAND


@rule
def gardens_in_order(s: State, t: Tables) -> bool:
    """Floors stand from the first on, each with its builder; the tile of the next one alone is face up besides."""
    dealt = s.tile[0] >= 0
    if not 0 <= s.floors <= (FLOORS if dealt else 0):
        return False
    for floor in range(FLOORS):
        shown, hidden = s.tile[floor], s.hidden_tile[floor]
        if (shown >= 0) != (dealt and floor <= s.floors) or (hidden >= 0) != (dealt and floor > s.floors):
            return False
        if not -1 <= s.gardener[floor] < s.seats or (s.gardener[floor] >= 0) != (floor < s.floors):
            return False
        tile = max(shown, hidden)
        if tile >= TILES or (dealt and (t.tile_floor[tile] != floor + 1 or not is_in_play(s, t.tile_box[tile]))):
            return False
    return True


@rule
def tokens_in_place(s: State, t: Tables) -> bool:
    """A trade token of the right level in each slot that is used, none twice; amphorae only at tokens."""
    dealt = s.tile[0] >= 0
    lying = 0
    for slot in range(SLOTS):
        token = s.slot_token[slot]
        if (token >= 0) != (dealt and t.filled[s.seats, slot] == 1):
            return False
        if not -1 <= s.amphora[slot] < s.seats or (s.amphora[slot] >= 0 and token < 0):
            return False
        if token >= TOKENS or (token >= 0 and (lying >> token) & 1):
            return False
        if token >= 0:
            lying |= 1 << token
            if t.token_level[token] != t.slot_level[slot] or not is_in_play(s, t.token_box[token]):
                return False
    return True
