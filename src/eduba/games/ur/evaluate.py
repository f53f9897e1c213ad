"""What a position is worth to a seat, in points: what it would score now, and what promises more."""

from __future__ import annotations

from typing import Final

from eduba.games.ur.scoring import board_tally, counted, full_tally, set_size, tally_points
from eduba.games.ur.shape import NEIGHBOUR, PLACES, SIDES, Face
from eduba.games.ur.state import State
from eduba.games.ur.tiles import has_face, is_free, owns, owns_face
from eduba.games.ur.trade import trade_due
from eduba.games.ur.values import Tables, Weight
from eduba.games.ur.war import attack_cost
from eduba.kernel.rule import rule

USEFUL_TOKENS: Final = 16
LEAD: Final = 5
OPENING_ROUNDS: Final = 6
FEW_FREE: Final = 4
TALL: Final = 3


@rule
def evaluate(s: State, t: Tables, seat: int) -> float:
    """Own points against the others', tokens at work, stacks, fields, trade, threats, and who gains by an early end."""
    own = tally_points(t, full_tally(s, seat))
    best = 0
    total = 0
    for other in range(s.seats):
        if other != seat:
            points = tally_points(t, full_tally(s, other))
            total += points
            best = max(best, points)
    value = 100.0 * own - t.weights[Weight.RIVAL] * best - t.weights[Weight.OTHERS] * total / (s.seats - 1)
    value += strength(s, t, seat)
    if s.round < OPENING_ROUNDS:
        value += opening(s, t, seat)
    if own - best >= LEAD and end_is_near(s, t, seat):
        value += t.weights[Weight.WINNING_END]
    return value / 100.0


@rule
def strength(s: State, t: Tables, seat: int) -> int:
    """Tokens at work, stacks ready for a ziggurat, trade to come, and single tokens in danger; in hundredths."""
    tokens = 0
    stacks = 0
    tall = 0
    earnings = 0
    danger = 0
    tally = board_tally(s, seat)
    for tile in range(PLACES):
        if owns(s, seat, tile):
            held = s.tokens[tile]
            tokens += held
            if held >= t.tokens_to_build:
                stacks += 1
            if held >= TALL:
                tall += 1
            earnings += trade_due(s, seat, tile)
            if held == 1 and is_threatened(s, seat, tile):
                danger += set_size(tally, counted(tally, s.face[tile]))
    value = t.weights[Weight.TOKEN] * min(tokens, USEFUL_TOKENS) + t.weights[Weight.TRADE] * earnings
    value -= t.weights[Weight.THREATENED] * danger
    if s.ziggurats_left > 0:
        value += t.weights[Weight.STACK] * min(stacks, 2)
    if s.supply[seat] == 0 and tall < 3:
        value -= t.weights[Weight.EXHAUSTED]
    return value


@rule
def is_threatened(s: State, seat: int, tile: int) -> bool:
    """Whether a neighbour whose owner holds a war tile is strong enough to take a tile with one token."""
    for side in range(SIDES):
        neighbour = NEIGHBOUR[tile, side]
        if neighbour >= 0 and s.owner[neighbour] >= 0 and s.owner[neighbour] != seat:
            if has_face(s.hand[s.owner[neighbour]], Face.WAR):
                if s.tokens[neighbour] >= s.tokens[tile] + attack_cost(s, neighbour, tile) + 1:
                    return True
    return False


@rule
def opening(s: State, t: Tables, seat: int) -> int:
    """Early on, fields are the engine, and some pairs in hand are worth more than others; in hundredths."""
    fields = 0
    for tile in range(PLACES):
        if owns_face(s, seat, tile, Face.AGRICULTURE):
            fields += 1
    value = t.weights[Weight.FIELD] * min(fields, 2)
    kind = s.hand[seat]
    farms = has_face(kind, Face.AGRICULTURE)
    fights = has_face(kind, Face.WAR)
    if (farms and (has_face(kind, Face.TRADE) or fights)) or (fights and has_face(kind, Face.POLITICS)):
        value += t.weights[Weight.GOOD_PAIR]
    return value


@rule
def end_is_near(s: State, t: Tables, seat: int) -> bool:
    """Whether the grid is almost full, or the seat can build the last ziggurat."""
    free = 0
    stacks = 0
    for tile in range(PLACES):
        if is_free(s, tile):
            free += 1
        elif owns(s, seat, tile) and s.tokens[tile] >= t.tokens_to_build:
            stacks += 1
    return free <= FEW_FREE or (s.ziggurats_left == 1 and stacks > 0)
