"""Chapters 14 and 15: points, the winner, and ties.

The tiles a seat scores are counted by kind: five faces and, as a sixth, ziggurats. The six counts travel as one integer
of six bytes ("tally"), because rules allocate nothing.
"""

from __future__ import annotations

from typing import Final

from eduba.games.ur.shape import FACES, PAIR, PLACES
from eduba.games.ur.state import State
from eduba.games.ur.tiles import owns
from eduba.games.ur.values import Tables
from eduba.kernel.rule import Ints, rule

ZIGGURAT: Final = FACES
"""The sixth kind of scored tile."""
SORTS: Final = FACES + 1


@rule
def counted(tally: int, sort: int) -> int:
    """How many tiles of one sort a tally holds."""
    return (tally >> (8 * sort)) & 255


@rule
def one(sort: int) -> int:
    """The tally of a single tile."""
    return 1 << (8 * sort)


@rule
def board_tally(s: State, seat: int) -> int:
    """UR-14.1, UR-14.2, UR-14.5, UR-14.6, UR-5.8: own tiles by visible face, whatever the tokens; each ziggurat is one."""
    tally = 0
    for tile in range(PLACES):
        if owns(s, seat, tile):
            tally += one(s.face[tile])
        elif s.ziggurat[tile] == seat:
            tally += one(ZIGGURAT)
            if s.ziggurat_face:
                tally += one(s.face[tile])
    return tally


@rule
def best_hand_face(s: State, seat: int, tally: int) -> int:
    """UR-14.9: the hand tile counts as the face of which the seat has fewer; the lower one if equal."""
    kind = s.hand[seat]
    low, high = PAIR[kind, 0], PAIR[kind, 1]
    return high if counted(tally, high) < counted(tally, low) else low


@rule
def full_tally(s: State, seat: int) -> int:
    """UR-14.4: the hand tile is added."""
    tally = board_tally(s, seat)
    return tally + one(best_hand_face(s, seat, tally))


@rule
def set_size(tally: int, j: int) -> int:
    """UR-14.3: set j holds one tile of every sort of which there are at least j, so never two alike."""
    return sum(1 for sort in range(SORTS) if counted(tally, sort) >= j)


@rule
def tally_points(t: Tables, tally: int) -> int:
    """UR-14.7, UR-14.8: the best division into sets makes the first as large as can be, then the second, and so on."""
    points = 0
    j = 1
    size = set_size(tally, j)
    while size > 0:
        points += t.set_points[size]
        j += 1
        size = set_size(tally, j)
    return points


@rule
def score(s: State, t: Tables, seat: int) -> int:
    """The points of a seat if the game ended now."""
    return tally_points(t, full_tally(s, seat))


@rule
def tokens_on_board(s: State, t: Tables, seat: int) -> int:
    """The tokens of a seat on the board, markers on ziggurats included."""
    return t.tokens - s.supply[seat]


@rule
def outranks(s: State, t: Tables, a: int, b: int, points_a: int, points_b: int) -> bool:
    """UR-15.1, UR-15.2, UR-15.3: more points; if level more tokens on the board, unless the rank is shared by option."""
    if points_a != points_b:
        return points_a > points_b
    return s.tie_break == 0 and tokens_on_board(s, t, a) > tokens_on_board(s, t, b)


@rule
def result(s: State, t: Tables, points: Ints, ranks: Ints) -> None:
    """Points and ranks as the position stands; seats that nobody separates share a rank."""
    for seat in range(s.seats):
        points[seat] = score(s, t, seat)
    for seat in range(s.seats):
        ranks[seat] = 1
        for other in range(s.seats):
            if outranks(s, t, other, seat, points[other], points[seat]):
                ranks[seat] += 1
