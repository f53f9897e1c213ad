"""What a seat cannot know: the order of tiles and cards, other hands, and the values of other seats' offerings."""

from __future__ import annotations

from eduba.games.cradle.cards import deal_top, shuffle_deck
from eduba.games.cradle.discovery import shuffle_pile
from eduba.games.cradle.land import tiles_looked_at
from eduba.games.cradle.shape import KINDS_OF_CARD, OFFERINGS, VALUE_OF, Place
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.values import Tables
from eduba.kernel.random import below, seed_words
from eduba.kernel.rule import rule


@rule
def determinize(s: State, t: Tables, seat: int, seed: int) -> None:
    """Collect what the seat cannot know, sort it, shuffle it, and deal it again."""
    seed_words(s, seed)
    guess_pile(s, seat)
    guess_cards(s, seat)
    for other in range(s.seats):
        if other != seat:
            guess_offerings(s, other)


@rule
def guess_pile(s: State, seat: int) -> None:
    """CR-1.10, CR-14.5: nobody knows the order of the pile; who looks at its top knows these tiles."""
    unseen = s.pile_size
    if s.step == Step.TERRAIN and s.actor == seat:
        unseen -= tiles_looked_at(s)
    for i in range(1, unseen):
        for j in range(i, 0, -1):
            if s.pile[j - 1] > s.pile[j]:
                held = s.pile[j]
                s.pile[j] = s.pile[j - 1]
                s.pile[j - 1] = held
    shuffle_pile(s, unseen)


@rule
def guess_cards(s: State, seat: int) -> None:
    """CR-13.1: the deck and all other hands, dealt anew; a card drawn this turn is one of the new hand."""
    for other in range(s.seats):
        if other != seat:
            put_back(s, other)
    for i in range(1, s.deck_size):
        for j in range(i, 0, -1):
            if s.deck[j - 1] > s.deck[j]:
                held = s.deck[j]
                s.deck[j] = s.deck[j - 1]
                s.deck[j - 1] = held
    shuffle_deck(s, s.deck_size)
    for other in range(s.seats):
        if other != seat:
            deal_again(s, other)


@rule
def put_back(s: State, seat: int) -> None:
    """A hand onto the deck; its size stays known."""
    for card in range(KINDS_OF_CARD):
        while s.hand[seat, card] > 0:
            s.hand[seat, card] -= 1
            s.deck[s.deck_size] = card
            s.deck_size += 1


@rule
def deal_again(s: State, seat: int) -> None:
    """As many cards as the hand had; the last one stands for the one drawn this turn."""
    count = s.hand_size[seat]
    s.hand_size[seat] = 0
    for i in range(count):
        card = deal_top(s, seat)
        if i == count - 1 and s.drawn[seat] >= 0:
            s.drawn[seat] = card


@rule
def guess_offerings(s: State, seat: int) -> None:
    """CR-1.14: any of the values that nobody has seen may lie under each marker; the rest is in the reserve."""
    values = s.values_left[seat]
    for offering in range(OFFERINGS):
        if is_hidden(s, seat, offering):
            values |= 1 << index_of(s.offer_value[seat, offering])
    for offering in range(OFFERINGS):
        if is_hidden(s, seat, offering):
            value = any_member(s, values)
            s.offer_value[seat, offering] = VALUE_OF[value]
            values -= 1 << value
    s.values_left[seat] = values


@rule
def is_hidden(s: State, seat: int, offering: int) -> bool:
    """Whether an offering is in play and nobody but its owner has seen its value."""
    return s.offer_place[seat, offering] != Place.RESERVE and s.offer_shown[seat, offering] == 0


@rule
def index_of(value: int) -> int:
    """The place of a value among those of the offerings."""
    for i in range(OFFERINGS):
        if VALUE_OF[i] == value:
            return i
    return 0


@rule
def any_member(s: State, values: int) -> int:
    """One of a set of values, by chance."""
    members = 0
    for i in range(OFFERINGS):
        members += (values >> i) & 1
    chosen = below(s, members)
    for i in range(OFFERINGS):
        if (values >> i) & 1:
            if chosen == 0:
                return i
            chosen -= 1
    return 0
