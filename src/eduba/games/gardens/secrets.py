"""What a seat cannot know: cards under face-down tokens, tiles of higher floors, Quest cards, and bids not yet shown."""

from __future__ import annotations

from eduba.games.gardens.drafting import is_in_play
from eduba.games.gardens.shape import (
    EVENTS,
    FLOORS,
    HAND,
    HIGHEST_BID,
    QUESTS,
    REGIONS,
    ROWS,
    SEATS,
    SIDES,
    TILES,
    TRIBE,
)
from eduba.games.gardens.state import Part, Phase, State, Token
from eduba.games.gardens.values import TERRAINS, Tables
from eduba.kernel.random import below, seed_words
from eduba.kernel.rule import rule

FIRST_IN_HAND = QUESTS + SEATS
PLACES = FIRST_IN_HAND + SEATS * HAND
"""Where Quest cards can be."""


@rule
def determinize(s: State, t: Tables, seat: int, seed: int) -> None:
    """Collect what the seat cannot know and deal it again; sets of cards are bits, and so are always sorted."""
    seed_words(s, seed)
    for terrain in range(TERRAINS):
        guess_events(s, t, terrain)
    for floor in range(FLOORS):
        if s.hidden_tile[floor] >= 0:
            s.hidden_tile[floor] = any_member(s, tiles_of(s, t, floor))
    if s.phase != Phase.OVER:
        guess_quests(s, seat)
    if s.part == Part.BIDS:
        for side in range(SIDES):
            if s.player[side] >= 0 and s.player[side] != seat:
                guess_bid(s, side)


@rule
def any_member(s: State, members: int) -> int:
    """One of a set, by chance; no set is larger than that of all Event cards."""
    n = 0
    for member in range(EVENTS):
        n += (members >> member) & 1
    chosen = below(s, n)
    for member in range(EVENTS):
        if (members >> member) & 1:
            if chosen == 0:
                return member
            chosen -= 1
    return 0


@rule
def guess_events(s: State, t: Tables, terrain: int) -> None:
    """GA-2.16: any card of a terrain that nobody has seen may lie under each of its face-down tokens, or be spare."""
    unseen = 0
    for card in range(EVENTS):
        if t.event_terrain[card] == terrain and s.card_seen[card] == 0 and is_in_play(s, t.event_box[card]):
            unseen |= 1 << card
    for region in range(REGIONS):
        if t.terrain[region] == terrain and s.token[region] == Token.FACE_DOWN:
            card = any_member(s, unseen)
            s.hidden_card[region] = card
            unseen -= 1 << card


@rule
def tiles_of(s: State, t: Tables, floor: int) -> int:
    """GA-2.19: the tiles that may lie on a floor, as bits."""
    tiles = 0
    for tile in range(TILES):
        if t.tile_floor[tile] == floor + 1 and is_in_play(s, t.tile_box[tile]):
            tiles |= 1 << tile
    return tiles


@rule
def guess_quests(s: State, seat: int) -> None:
    """GA-2.20: the deck, other hands, and what others put back; a seat knows its own, also if somebody drew it since.

    While cards are dealt anew, `returned` keeps where those are that were drawn again.
    """
    for other in range(s.dug):
        s.returned[other] = place_of(s, s.returned[other])
    unseen = 0
    for place in range(PLACES):
        if is_unseen(s, seat, place):
            unseen |= 1 << quest_at(s, place)
    for place in range(PLACES):
        if is_unseen(s, seat, place):
            card = any_member(s, unseen)
            unseen -= 1 << card
            put_quest(s, place, card)
    for other in range(s.dug):
        s.returned[other] = quest_at(s, s.returned[other])


@rule
def quest_at(s: State, place: int) -> int:
    """The Quest card in a place: the deck, then the cards put back, then hand by hand; -1 if there is none."""
    if place < QUESTS:
        return s.deck[place]
    if place < FIRST_IN_HAND:
        seat = place - QUESTS
        return s.returned[seat] if seat >= s.dug else -1
    return s.hand[(place - FIRST_IN_HAND) // HAND, (place - FIRST_IN_HAND) % HAND]


@rule
def put_quest(s: State, place: int, card: int) -> None:
    """A Quest card into a place."""
    if place < QUESTS:
        s.deck[place] = card
    elif place < FIRST_IN_HAND:
        s.returned[place - QUESTS] = card
    else:
        s.hand[(place - FIRST_IN_HAND) // HAND, (place - FIRST_IN_HAND) % HAND] = card


@rule
def place_of(s: State, card: int) -> int:
    """Where in a hand a Quest card is."""
    for place in range(FIRST_IN_HAND, PLACES):
        if quest_at(s, place) == card:
            return place
    return FIRST_IN_HAND


@rule
def is_unseen(s: State, seat: int, place: int) -> bool:
    """Whether a place holds a Quest card that a seat has not seen: neither its own, nor the one that it put back."""
    if quest_at(s, place) < 0:
        return False
    if seat < 0 or place < QUESTS:
        return True
    if place < FIRST_IN_HAND:
        return place - QUESTS != seat
    return (place - FIRST_IN_HAND) // HAND != seat and not (seat < s.dug and place == s.returned[seat])


@rule
def guess_bid(s: State, side: int) -> None:
    """GA-20.5, GA-20.6, GA-23.4: any total that the side may bid, then any division of it, as far as it has bid."""
    player = s.player[side]
    rows = 1 if s.combat else ROWS
    most = min(s.purse[side], rows * HIGHEST_BID)
    least = most if s.party[side] == TRIBE else s.support[side]
    rest = least + below(s, most - least + 1)
    for row in range(rows):
        amount = any_share(s, rest, rows - 1 - row)
        rest -= amount
        s.bid[player, row] = amount if row < s.bids_made[side] else 0


@rule
def any_share(s: State, total: int, others: int) -> int:
    """What one compartment gets of a total when all its divisions over it and so many others are equally likely."""
    if others == 0:
        return total
    ways = 0
    for amount in range(min(total, HIGHEST_BID) + 1):
        ways += divisions(total - amount, others)
    chosen = below(s, ways)
    for amount in range(min(total, HIGHEST_BID) + 1):
        chosen -= divisions(total - amount, others)
        if chosen < 0:
            return amount
    return 0


@rule
def divisions(total: int, compartments: int) -> int:
    """In how many ways a total can be divided over one or two compartments of 40 places."""
    if compartments == 1:
        return 1 if total <= HIGHEST_BID else 0
    return max(0, min(total, 2 * HIGHEST_BID - total) + 1)
