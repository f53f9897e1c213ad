"""Chapter 13: the deck, hands, and playing cards."""

from __future__ import annotations

from eduba.games.cradle.events import card_drawn, card_played, card_seen, reshuffled
from eduba.games.cradle.shape import KINDS_OF_CARD
from eduba.games.cradle.state import State
from eduba.kernel.events import Log, only, reveal
from eduba.kernel.random import below
from eduba.kernel.rule import rule, rule_number

CR_13_2 = rule_number("CR-13.2")
CR_13_3 = rule_number("CR-13.3")
CR_13_6 = rule_number("CR-13.6")


@rule
def shuffle_deck(s: State, count: int) -> None:
    """CR-1.15: the lowest cards of the deck in a random order."""
    for i in range(count - 1, 0, -1):
        j = below(s, i + 1)
        held = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = held


@rule
def deal_top(s: State, seat: int) -> int:
    """The top card of the deck goes to a hand; its kind."""
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = 0
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1
    return card


@rule
def played_cards(s: State) -> int:
    """How many cards are in the discard pile."""
    n = 0
    for card in range(KINDS_OF_CARD):
        n += s.discard[card]
    return n


@rule
def can_renew(s: State) -> bool:
    """CR-13.5, CR-17.2: played cards become a new deck once the old one is empty, unless agreed otherwise."""
    return s.reshuffle == 1 and s.deck_size == 0 and played_cards(s) > 0


@rule
def renew_deck(s: State, log: Log) -> None:
    """CR-13.5: all played cards, shuffled."""
    for card in range(KINDS_OF_CARD):
        while s.discard[card] > 0:
            s.discard[card] -= 1
            s.deck[s.deck_size] = card
            s.deck_size += 1
    shuffle_deck(s, s.deck_size)
    reshuffled(log, s.deck_size)


@rule
def forbids_drawing(s: State) -> int:
    """CR-13.6: a deck, or played cards to make one from."""
    return 0 if s.deck_size > 0 or can_renew(s) else CR_13_6


@rule
def draw_card(s: State, log: Log) -> None:
    """CR-13.1, CR-13.5: the top card, which only its owner sees; an empty deck is renewed before and after."""
    if can_renew(s):
        renew_deck(s, log)
    seat = s.actor
    card = deal_top(s, seat)
    s.drawn[seat] = card
    card_drawn(log, seat)
    card_seen(log, seat, card, only(seat))
    reveal(log)
    if can_renew(s):
        renew_deck(s, log)


@rule
def forbids_card(s: State, card: int) -> int:
    """CR-13.2, CR-13.3: a card of the own hand that was not drawn this turn."""
    held = s.hand[s.actor, card]
    if held == 0:
        return CR_13_3
    return CR_13_2 if held == 1 and s.drawn[s.actor] == card else 0


@rule
def spend_card(s: State, log: Log, card: int) -> None:
    """CR-13.4: a played card goes to the open discard pile before its effect."""
    s.hand[s.actor, card] -= 1
    s.hand_size[s.actor] -= 1
    s.discard[card] += 1
    card_played(log, s.actor, card)
