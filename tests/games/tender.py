"""Tender, a made-up game with every kind of secret, for tests of the kernel.

Each seat holds cards that nobody else sees. Each round a lot is turned up; who begins the round may look at the next
one; then all seats bid a card in secret, one after the other, and the bids are shown together. The highest card takes
the lot. Chapter and number of each rule are made up as well.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final

from eduba.kernel.actions import ActionTable, Argument, numbers
from eduba.kernel.contract import Tables
from eduba.kernel.events import EventTable, Log, Seat, only, reveal
from eduba.kernel.game import Game
from eduba.kernel.laws import each, each_seat
from eduba.kernel.moves import answers, moves_of
from eduba.kernel.options import number_option, option
from eduba.kernel.random import below, seed_words
from eduba.kernel.record import NOBODY, OWNER, Record, generator, number, row, table
from eduba.kernel.rule import Ints, rule, rule_number

SEATS: Final = 4
VALUES: Final = 5
COPIES: Final = 5
LOTS: Final = 8

CARD: Final = numbers("card", 1, VALUES)
ACTIONS: Final = ActionTable()
PEEK: Final = ACTIONS.verb("peek")
TRUST: Final = ACTIONS.verb("trust")
BID: Final = ACTIONS.verb("bid", Argument("card", CARD, secret=True))
LAST_ROUND: Final = rule_number("TD-2.3")
NOT_IN_HAND: Final = rule_number("TD-3.1")

TELL: Final = EventTable()
Card = Annotated[int, CARD]


class Step(IntEnum):
    """The questions a seat is asked."""

    PEEK = 0
    BID = 1
    OVER = 2


class State(Record):
    """Everything needed to go on. Each secret moves to a field that all may see when it is shown."""

    words = generator()
    actor = number("seat that must decide; -1 when the game is over")
    step = number("which question is asked: see Step")
    seats = number("number of seats, 2..4")
    rounds = number_option(2, 4, default=3, note="rounds to play, and cards dealt to each seat")
    ties = option("nobody", "chance", note="0 = a tie gives the lot to nobody, 1 = chance decides")
    peeking = option("no", "yes", default="yes", note="1 = who begins a round may look at the next lot")

    round = number("rounds completed")
    first = number("seat that begins the round")
    laid = number("bids made this round")
    lot = number("the lot on offer; 0 when the game is over")
    left = number("lots not yet turned up")
    deck = row(LOTS, "those lots, the next one last; then 0", seen_by=NOBODY)
    peeker = number("seat that has looked at the next lot; -1 if none has")
    next_lot = row(SEATS, "the next lot, if the seat has looked at it; else 0", seen_by=OWNER)

    box = row(VALUES, "cards of each value that were not dealt", seen_by=NOBODY)
    hand = table(SEATS, VALUES, "cards of each value in each hand", seen_by=OWNER)
    sealed = row(SEATS, "the card a seat has bid, until all are shown; 0 if none", seen_by=OWNER)
    shown = row(SEATS, "the card a seat had bid when bids were last shown; 0 before")
    spent = row(VALUES, "cards of each value shown so far")
    points = row(SEATS, "value of the lots won")


@TELL
def looked(log: Log, seat: Seat) -> None:
    """A seat has looked at the next lot."""


@TELL
def saw(log: Log, seat: Seat, lot: int, seen_by: int) -> None:
    """What it saw."""


@TELL
def trusted(log: Log, seat: Seat) -> None:
    """A seat did not look at the next lot."""


@TELL
def sealed_bid(log: Log, seat: Seat) -> None:
    """A seat has made its bid."""


@TELL
def chose(log: Log, seat: Seat, card: Card, seen_by: int) -> None:
    """The card it bids."""


@TELL
def bid_shown(log: Log, seat: Seat, card: Card) -> None:
    """A bid is shown."""


@TELL
def lot_taken(log: Log, seat: Seat, lot: int) -> None:
    """Who gets the lot; -1 if nobody does."""


@TELL
def lot_turned_up(log: Log, lot: int) -> None:
    """The next lot is on offer."""


@rule
def setup(s: State, t: Tables, options: Ints, seed: int) -> None:
    """TD-1.1: cards and lots are shuffled, each seat gets its hand, and the first lot is turned up."""
    seed_words(s, seed)
    s.round = s.first = s.laid = 0
    for value in range(VALUES):
        s.box[value] = COPIES
        s.spent[value] = 0
    for seat in range(SEATS):
        s.sealed[seat] = s.shown[seat] = s.points[seat] = 0
        for value in range(VALUES):
            s.hand[seat, value] = 0
    for seat in range(s.seats):
        deal(s, seat, s.rounds)
    s.left = LOTS
    for i in range(LOTS):
        s.deck[i] = i + 1
    shuffle_lots(s, LOTS)
    turn_up(s)
    begin_round(s)


@rule
def deal(s: State, seat: int, count: int) -> None:
    """Cards from the box to a hand."""
    for _ in range(count):
        s.hand[seat, draw(s)] += 1


@rule
def draw(s: State) -> int:
    """A card of the box, by chance: its place in a hand."""
    cards = 0
    for value in range(VALUES):
        cards += s.box[value]
    card = below(s, cards)
    value = 0
    while card >= s.box[value]:
        card -= s.box[value]
        value += 1
    s.box[value] -= 1
    return value


@rule
def shuffle_lots(s: State, count: int) -> None:
    """The first lots of the deck in a random order."""
    for i in range(count - 1, 0, -1):
        j = below(s, i + 1)
        held = s.deck[i]
        s.deck[i] = s.deck[j]
        s.deck[j] = held


@rule
def sort_lots(s: State, count: int) -> None:
    """The first lots of the deck in ascending order."""
    for i in range(1, count):
        for j in range(i, 0, -1):
            if s.deck[j - 1] > s.deck[j]:
                held = s.deck[j]
                s.deck[j] = s.deck[j - 1]
                s.deck[j - 1] = held


@rule
def turn_up(s: State) -> None:
    """TD-1.2: the next lot is shown to all."""
    s.left -= 1
    s.lot = s.deck[s.left]
    s.deck[s.left] = 0
    s.peeker = -1
    for seat in range(SEATS):
        s.next_lot[seat] = 0


@rule
def begin_round(s: State) -> None:
    """TD-2.1: the first seat of the round may look at the next lot before it bids."""
    s.actor = s.first
    s.step = Step.PEEK if s.peeking else Step.BID


@rule
def forbids_peek(s: State, t: Tables) -> int:
    """TD-2.3: in the last round there is no next lot to look at."""
    return LAST_ROUND if s.round == s.rounds - 1 else 0


@answers(PEEK, Step.PEEK, unless=forbids_peek)
@rule
def peek(s: State, t: Tables, log: Log) -> None:
    """TD-2.2: the seat alone sees the next lot; all see that it looked."""
    look(s, log, only(s.actor))
    reveal(log)


@rule
def look(s: State, log: Log, seen_by: int) -> None:
    """The next lot becomes known to the seat."""
    s.peeker = s.actor
    s.next_lot[s.actor] = s.deck[s.left - 1]
    looked(log, s.actor)
    saw(log, s.actor, s.next_lot[s.actor], seen_by)
    s.step = Step.BID


@answers(TRUST, Step.PEEK)
@rule
def trust(s: State, t: Tables, log: Log) -> None:
    """TD-2.1: the seat does not look."""
    trusted(log, s.actor)
    s.step = Step.BID


@rule
def forbids_bid(s: State, t: Tables, card: int) -> int:
    """TD-3.1: a bid is a card of the hand."""
    return 0 if s.hand[s.actor, card - 1] > 0 else NOT_IN_HAND


@answers(BID, Step.BID, unless=forbids_bid)
@rule
def bid(s: State, t: Tables, log: Log, card: int) -> None:
    """TD-3.2: the card is laid down unseen; when all have bid, the bids are shown."""
    seat = s.actor
    s.hand[seat, card - 1] -= 1
    s.sealed[seat] = card
    s.laid += 1
    sealed_bid(log, seat)
    chose(log, seat, card, only(seat))
    s.actor = (seat + 1) % s.seats
    if s.laid == s.seats:
        show_bids(s, log)
        end_round(s, log)


@rule
def show_bids(s: State, log: Log) -> None:
    """TD-3.3: all bids at once; with two seats the one that bid last is asked next, so the kernel cannot see it."""
    for seat in range(s.seats):
        s.shown[seat] = s.sealed[seat]
        s.sealed[seat] = 0
        s.spent[s.shown[seat] - 1] += 1
        bid_shown(log, seat, s.shown[seat])
    s.laid = 0
    reveal(log)


@rule
def end_round(s: State, log: Log) -> None:
    """TD-4.1, TD-4.3: the lot goes to the highest bid; the game ends with the last card."""
    winner = best_bidder(s)
    lot_taken(log, winner, s.lot)
    if winner >= 0:
        s.points[winner] += s.lot
    s.round += 1
    if s.round == s.rounds:
        s.lot = 0
        s.actor, s.step = -1, Step.OVER
        return
    s.first = (s.first + 1) % s.seats
    turn_up(s)
    lot_turned_up(log, s.lot)
    begin_round(s)


@rule
def best_bidder(s: State) -> int:
    """TD-4.2: of equal highest bids none wins, or one by chance, as agreed before the game."""
    best = bidders = 0
    for seat in range(s.seats):
        if s.shown[seat] > best:
            best, bidders = s.shown[seat], 0
        if s.shown[seat] == best:
            bidders += 1
    if bidders > 1 and not s.ties:
        return -1
    chosen = below(s, bidders)
    for seat in range(s.seats):
        if s.shown[seat] == best:
            if chosen == 0:
                return seat
            chosen -= 1
    return -1


@rule
def has_bid(s: State, seat: int) -> bool:
    """Whether a seat's bid of this round is laid down: all can see that."""
    return (seat - s.first + s.seats) % s.seats < s.laid


@rule
def result(s: State, t: Tables, points: Ints, ranks: Ints) -> None:
    """TD-5.1: the most points win; equal points share a rank."""
    for seat in range(s.seats):
        points[seat] = s.points[seat]
        ranks[seat] = 1
        for other in range(s.seats):
            if s.points[other] > s.points[seat]:
                ranks[seat] += 1


@rule
def evaluate(s: State, t: Tables, seat: int) -> float:
    """The lead over the best other seat."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.points[other])
    return float(s.points[seat] - best)


@rule
def determinize(s: State, t: Tables, seat: int, seed: int) -> None:
    """Collect the cards and lots that the seat cannot know, sort them (cards are counted), and deal them anew."""
    seed_words(s, seed)
    for other in range(s.seats):
        if other != seat:
            collect(s, other)
    for other in range(s.seats):
        if other != seat:
            deal(s, other, s.rounds - s.round)
            if has_bid(s, other):
                seal_any(s, other)
    hide_lots(s, seat)


@rule
def collect(s: State, seat: int) -> None:
    """A hand and a secret bid back into the box."""
    for value in range(VALUES):
        s.box[value] += s.hand[seat, value]
        s.hand[seat, value] = 0
    if s.sealed[seat] > 0:
        s.box[s.sealed[seat] - 1] += 1
        s.sealed[seat] = 0


@rule
def seal_any(s: State, seat: int) -> None:
    """Any card of a hand as its secret bid."""
    chosen = below(s, s.rounds - s.round)
    for value in range(VALUES):
        if 0 <= chosen < s.hand[seat, value]:
            s.hand[seat, value] -= 1
            s.sealed[seat] = value + 1
            return
        chosen -= s.hand[seat, value]


@rule
def hide_lots(s: State, seat: int) -> None:
    """Shuffle the lots that the seat has not seen; who has looked at the next one knows the one that is there now."""
    known = seat >= 0 and s.peeker == seat
    unseen = s.left - 1 if known else s.left
    sort_lots(s, unseen)
    shuffle_lots(s, unseen)
    if s.peeker >= 0:
        s.next_lot[s.peeker] = s.deck[s.left - 1]


@rule
def cards_conserved(s: State, t: Tables, value: int) -> bool:
    """The cards of each value are all in the box, in hands, sealed or spent."""
    cards = s.box[value] + s.spent[value]
    for seat in range(s.seats):
        cards += s.hand[seat, value]
        if s.sealed[seat] == value + 1:
            cards += 1
    return cards == COPIES


@rule
def lots_conserved(s: State, t: Tables, i: int) -> bool:
    """The lots not yet turned up lie first."""
    return (s.deck[i] > 0) == (i < s.left)


@rule
def hand_fits(s: State, t: Tables, seat: int) -> bool:
    """Every hand has a card for each round to come."""
    cards = 0
    for value in range(VALUES):
        cards += s.hand[seat, value]
    if has_bid(s, seat):
        cards += 1
    return cards == s.rounds - s.round


@rule
def bid_is_sealed(s: State, t: Tables, seat: int) -> bool:
    """Whoever has bid has a sealed bid, and nobody else."""
    return (s.sealed[seat] > 0) == has_bid(s, seat)


GAME: Final = Game(
    id="tender",
    version=1,
    prefix="TD",
    module=__name__,
    seats=(2, 3, 4),
    state=State,
    steps=Step,
    actions=ACTIONS,
    events=TELL,
    moves=moves_of(peek, trust, bid),
    setup=setup,
    result=result,
    evaluate=evaluate,
    laws=(each(VALUES, cards_conserved), each(LOTS, lots_conserved), each_seat(hand_fits), each_seat(bid_is_sealed)),
    determinize=determinize,
    asked_though_forced=frozenset({Step.BID}),
)
