"""What else lies on the table, for the tests of chapters 12 to 18 and 27 to 29: stocks, trade tokens, Quests, Events.

p = own(position(), 0, "stone=2,kb=1")      # seat 0 owns this and nothing else
lay(p, "1.1=t1 2.2=t8")                     # trade tokens in their slots
hold(p, 0, "q1 q4 q9")                      # Quest cards
running(p, "harran", "ev1", die=3)          # a six-round Event of seat 0
standing(p, "emar", "ev4")                  # an Event token that stays for its points
assert points(p, 0)["tokens"] == 3          # what the seat would score now, source by source
"""

from __future__ import annotations

from eduba.games.gardens.events import SCORE
from eduba.games.gardens.scoring import points_from
from eduba.games.gardens.shape import EVENT_CODES, HAND, QUEST_CODES, QUESTS, RESOURCES, SLOT, SLOTS, TOKEN_CODES
from eduba.games.gardens.state import State, Token
from eduba.kernel.engine import Position
from eduba.kernel.events import Event
from rules.gardens.board import TABLES, asked, events, hide, region, resource


def own(p: Position, seat: int, text: str = "") -> Position:
    """A seat owns exactly this."""
    for i in range(RESOURCES):
        p.state.stock[seat, i] = 0
    for part in text.split(",") if text else []:
        name, n = part.split("=")
        p.state.stock[seat, resource(name)] = int(n)
    return p


def slot(name: str) -> int:
    """The number of a trade slot."""
    return SLOT.names.index(name)


def lay(p: Position, text: str) -> Position:
    """Trade tokens in slots; what lay there goes where the token lay, if anywhere."""
    s: State = p.state
    for entry in text.split():
        name, _, code = entry.partition("=")
        token = TOKEN_CODES.index(code)
        for other in range(SLOTS):
            if s.slot_token[other] == token:
                s.slot_token[other] = s.slot_token[slot(name)]
        s.slot_token[slot(name)] = token
    return p


def amphora(p: Position, seat: int, *names: str) -> Position:
    """Amphorae of a seat at trade slots."""
    for name in names:
        p.state.amphora[slot(name)] = seat
    return p


def hold(p: Position, seat: int, text: str) -> Position:
    """A seat has exactly these Quest cards; it swapped those it had for them, wherever they lay."""
    s: State = p.state
    cards = [QUEST_CODES.index(code) for code in text.split()]
    while s.hand_size[seat] > len(cards):
        s.hand_size[seat] -= 1
        s.deck[s.deck_size], s.hand[seat, s.hand_size[seat]] = s.hand[seat, s.hand_size[seat]], -1
        s.deck_size += 1
    while s.hand_size[seat] < len(cards):
        s.deck_size -= 1
        s.hand[seat, s.hand_size[seat]], s.deck[s.deck_size] = s.deck[s.deck_size], -1
        s.hand_size[seat] += 1
    for i, card in enumerate(cards):
        former, s.hand[seat, i] = s.hand[seat, i], -2
        for at in range(QUESTS):
            s.deck[at] = former if s.deck[at] == card else s.deck[at]
        for other in range(s.seats):
            s.returned[other] = former if s.returned[other] == card else s.returned[other]
            for at in range(HAND):
                s.hand[other, at] = former if s.hand[other, at] == card else s.hand[other, at]
        s.hand[seat, i] = card
    return p


def quests(p: Position, seat: int) -> list[str]:
    """The Quest cards of a seat."""
    return [QUEST_CODES[p.state.hand[seat, i]] for i in range(p.state.hand_size[seat])]


def _turn_up(p: Position, name: str, code: str, option: int, token: Token) -> int:
    s: State = p.state
    place, card = region(name), EVENT_CODES.index(code)
    hide(s, name, code)
    s.hidden_card[place], s.event_card[place], s.card_seen[card] = -1, card, 1
    s.token[place], s.event_option[place] = token, option
    return place


def running(p: Position, name: str, code: str, option: int = 0, *, owner: int = 0, die: int = 1) -> Position:
    """A six-round option runs in a region."""
    place = _turn_up(p, name, code, option, Token.RUNS)
    p.state.event_owner[place], p.state.event_die[place] = owner, die
    return p


def standing(p: Position, name: str, code: str, option: int = 1) -> Position:
    """An Event token stays in a region for its points."""
    _turn_up(p, name, code, option, Token.POINTS)
    return p


def token(p: Position, name: str) -> str:
    """What lies on a region: none, face_down, waits, points, runs."""
    return Token(p.state.token[region(name)]).name.lower()


def end_round(p: Position) -> list[Event]:
    """Every seat ends its turn, until the next round begins, the game is over, or something else is asked."""
    played, now = [], p.state.round
    while p.actor >= 0 and asked(p).endswith(" turn") and p.state.round == now:
        played += events(p, "end_turn")
    return played


def points(p: Position, seat: int) -> dict[str, int]:
    """What a seat would score now, by source."""
    return {name: points_from(p.state, TABLES, seat, source) for source, name in enumerate(SCORE.names)}
