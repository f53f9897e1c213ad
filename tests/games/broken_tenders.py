"""Tender with one fault each, to see that the conformance suite finds it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from eduba.kernel import sight
from eduba.kernel.actions import ActionTable, Domain, Verb
from eduba.kernel.contract import Tables
from eduba.kernel.events import CAPACITY, SPECTATOR, Log, only, reveal
from eduba.kernel.game import Game
from eduba.kernel.random import seed_words
from eduba.kernel.rule import Ints, rule
from games import tender
from games.tender import (
    BID,
    LOTS,
    PEEK,
    TRUST,
    VALUES,
    State,
    Step,
    bid,
    collect,
    deal,
    determinize,
    evaluate,
    has_bid,
    look,
    seal_any,
    sealed_bid,
    shuffle_lots,
    trust,
    trusted,
)

BEST_LOT: Final = LOTS
NEVER: Final = tender.LAST_ROUND


def with_fault(name: str, **changes: Any) -> Game:
    """Tender with another function in some place."""
    return replace(tender.GAME, id=f"tender_{name}", **changes)


def with_move(name: str, verb: Verb, **changes: Any) -> Game:
    """Tender with a verb that is played differently."""
    moves = tuple(replace(m, **changes) if m.verb == verb else m for m in tender.GAME.moves)
    return with_fault(name, moves=moves)


@rule
def guess_nothing(s: State, t: Tables, seat: int, seed: int) -> None:
    """The guess is the truth."""


IDENTITY: Final = with_fault("identity", determinize=guess_nothing)


@rule
def shuffle_unsorted(s: State, t: Tables, seat: int, seed: int) -> None:
    """The lots are shuffled from their true order, so the guess depends on it."""
    seed_words(s, seed)
    shuffle_lots(s, s.left - 1 if seat >= 0 and s.peeker == seat else s.left)
    if s.peeker >= 0:
        s.next_lot[s.peeker] = s.deck[s.left - 1]


REMEMBERS: Final = with_fault("remembers", determinize=shuffle_unsorted)


@rule
def guess_hands_alone(s: State, t: Tables, seat: int, seed: int) -> None:
    """Hands and bids are dealt anew, but the lots stay in their true order."""
    seed_words(s, seed)
    for other in range(s.seats):
        if other != seat:
            collect(s, other)
    for other in range(s.seats):
        if other != seat:
            deal(s, other, s.rounds - s.round)
            if has_bid(s, other):
                seal_any(s, other)


KNOWS_THE_DECK: Final = with_fault("knows_the_deck", determinize=guess_hands_alone)


def view_of_neighbour(s: State, t: Tables, seat: int) -> dict[str, Any]:
    """The view, in which a seat sees the hand of the next one."""
    next_seat = (seat + 1) % s.seats
    return sight.view(s, t, seat) | ({"next": [s.hand[next_seat, v] for v in range(VALUES)]} if seat >= 0 else {})


LEAKING_VIEW: Final = with_fault("leaking_view", view=view_of_neighbour)


def view_for_spectators(s: State, t: Tables, seat: int) -> dict[str, Any]:
    """The view, in which a spectator sees the next lot."""
    return sight.view(s, t, seat) | ({"next": s.deck[s.left - 1]} if seat < 0 else {})


LEAKING_TO_SPECTATORS: Final = with_fault("leaking_to_spectators", view=view_for_spectators)


def text_with_deck(s: State, t: Tables, seat: int, texts: Any, names: Sequence[str]) -> str:
    """The board, with the lots to come."""
    return " ".join(str(s.deck[i]) for i in range(s.left))


LEAKING_TEXT: Final = with_fault("leaking_text", text=text_with_deck)


@rule
def observe_bids(s: State, t: Tables, seat: int, out: Ints) -> int:
    """The secret bids of all."""
    for i in range(s.seats):
        out[i] = s.sealed[i]
    return s.seats


LEAKING_OBSERVATION: Final = with_fault("leaking_observation", observe=observe_bids)


@rule
def peek_with_neighbour(s: State, t: Tables, log: Log) -> None:
    """The seat looks at the next lot and the next seat is told what it saw."""
    look(s, log, only(s.actor) | only((s.actor + 1) % s.seats))
    reveal(log)


LEAKING_EVENT: Final = with_move("leaking_event", PEEK, does=peek_with_neighbour)


@rule
def peek_before_spectators(s: State, t: Tables, log: Log) -> None:
    """The seat looks at the next lot, and so do spectators."""
    look(s, log, only(s.actor) | only(SPECTATOR))
    reveal(log)


LEAKING_EVENT_TO_SPECTATORS: Final = with_move("leaking_event_to_spectators", PEEK, does=peek_before_spectators)


@rule
def peek_without_barrier(s: State, t: Tables, log: Log) -> None:
    """The seat looks at the next lot and could take that back."""
    look(s, log, only(s.actor))


NO_BARRIER: Final = with_move("no_barrier", PEEK, does=peek_without_barrier)


@rule
def forbids_peek_at_best(s: State, t: Tables) -> int:
    """The best lot cannot be looked at, which tells where it is."""
    return NEVER if s.deck[s.left - 1] == BEST_LOT else 0


NOSY_PREDICATE: Final = replace(
    with_move("nosy_predicate", PEEK, forbids=forbids_peek_at_best),
    asked_though_forced=frozenset({Step.PEEK, Step.BID}),
)


@rule
def forbids_peek_telling_why(s: State, t: Tables) -> int:
    """Nobody may look, and the reason tells what there is to see."""
    return NEVER + s.deck[s.left - 1]


NOSY_REASON: Final = with_move("nosy_reason", PEEK, forbids=forbids_peek_telling_why)
SILENTLY_FORCED: Final = with_fault("silently_forced", asked_though_forced=frozenset())


@rule
def is_cheap(s: State, t: Tables, card: int) -> bool:
    """A guard that overlooks the dear cards of a hand with others in it."""
    return card < VALUES or s.hand[s.actor, VALUES - 1] == s.rounds - s.round


HIDING_GUARD: Final = with_move("hiding_guard", BID, where=is_cheap)


@rule
def forbids_all_bids(s: State, t: Tables, card: int) -> int:
    """Nothing can be bid."""
    return NEVER


DEAD_END: Final = with_move("dead_end", BID, forbids=forbids_all_bids)


@rule
def forbids_trust_and_meddles(s: State, t: Tables) -> int:
    """A predicate that changes what it looks at."""
    s.first = (s.first + 1) % s.seats
    return 0


MEDDLING_PREDICATE: Final = with_move("meddling_predicate", TRUST, forbids=forbids_trust_and_meddles)


@rule
def bid_for_nothing(s: State, t: Tables, log: Log, card: int) -> None:
    """The bid is told but not made: the same question comes again and again."""
    sealed_bid(log, s.actor)


ENDLESS: Final = with_move("endless", BID, does=bid_for_nothing)


@rule
def bid_and_lose(s: State, t: Tables, log: Log, card: int) -> None:
    """A card of the box is lost on the way."""
    bid(s, t, log, card)
    s.box[0] -= 1


LOSES_CARDS: Final = with_move("loses_cards", BID, does=bid_and_lose)


@rule
def chatter(s: State, t: Tables, log: Log) -> None:
    """The log is told more than it holds."""
    trust(s, t, log)
    for _ in range(CAPACITY):
        trusted(log, s.actor)


CHATTERBOX: Final = with_move("chatterbox", TRUST, does=chatter)


@rule
def bid_beyond_64_bits(s: State, t: Tables, log: Log, card: int) -> None:
    """A shift that loses bits in machine code alone."""
    bid(s, t, log, card)
    s.lot = (s.lot << 62) >> 62


TWO_MINDS: Final = with_move("two_minds", BID, does=bid_beyond_64_bits)


@rule
def guess_beyond_64_bits(s: State, t: Tables, seat: int, seed: int) -> None:
    """A guess that machine code makes differently."""
    determinize(s, t, seat, seed)
    s.deck[LOTS - 1] = (s.left << 62) >> 62


TWO_MINDED_GUESS: Final = with_fault("two_minded_guess", determinize=guess_beyond_64_bits)


@rule
def trust_too_much(s: State, t: Tables, log: Log) -> None:
    """More points than the field holds, in the middle of a move."""
    s.step = Step.BID
    s.points[s.actor] = 200


OVERFLOWING_FIELD: Final = with_move("overflowing_field", TRUST, does=trust_too_much)


@rule
def bid_and_go_on(s: State, t: Tables, log: Log, card: int) -> None:
    """After the end a question is left over."""
    bid(s, t, log, card)
    if s.actor < 0:
        s.step = Step.PEEK


NEVER_OVER: Final = with_move("never_over", BID, does=bid_and_go_on)


@rule
def bid_and_tidy(s: State, t: Tables, log: Log, card: int) -> None:
    """The last move of a game leaves another position."""
    bid(s, t, log, card)
    if s.actor < 0:
        s.first = -1


TIDIED: Final = with_move("tidied", BID, does=bid_and_tidy)


@rule
def hope(s: State, t: Tables, seat: int) -> float:
    """Everything is worth a little more."""
    return evaluate(s, t, seat) + 0.5


HOPEFUL: Final = with_fault("hopeful", evaluate=hope)


@rule
def all_second(s: State, t: Tables, points: Ints, ranks: Ints) -> None:
    """Nobody wins."""
    for seat in range(s.seats):
        points[seat] = 0
        ranks[seat] = 2


NO_WINNER: Final = with_fault("no_winner", result=all_second)


def ambiguous_actions() -> ActionTable:
    """The verbs of tender, with two cards of the same name."""
    table = ActionTable()
    for verb in tender.ACTIONS:
        table.verb(verb.name, *(Domain("card", ("1", "1", "3", "4", "5"), low=1) for _ in verb.arguments))
    return table


AMBIGUOUS: Final = with_fault("ambiguous", actions=ambiguous_actions())
