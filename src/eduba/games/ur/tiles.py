"""Chapter 1: terms and limits. Tiles, their owners, and how tokens come and go."""

from __future__ import annotations

from eduba.games.ur.events import tile_freed
from eduba.games.ur.shape import MOST_TOKENS, NEIGHBOUR, PAIR, PLACES, SIDES
from eduba.games.ur.state import State
from eduba.kernel.events import Log
from eduba.kernel.rule import rule


@rule
def has_face(kind: int, face: int) -> bool:
    """Whether a kind of tile has a face, on either side."""
    return PAIR[kind, 0] == face or PAIR[kind, 1] == face


@rule
def is_free(s: State, tile: int) -> bool:
    """UR-1.5: a place is free when it holds no token and no ziggurat."""
    return s.owner[tile] < 0 and s.ziggurat[tile] < 0


@rule
def owns(s: State, seat: int, tile: int) -> bool:
    """UR-1.6: a seat owns a tile when its tokens lie on it; a tile with a ziggurat has no owner."""
    return s.owner[tile] == seat


@rule
def owns_face(s: State, seat: int, tile: int, face: int) -> bool:
    """UR-1.3: only the visible face decides what a tile is."""
    return s.face[tile] == face and owns(s, seat, tile)


@rule
def is_beside(s: State, seat: int, tile: int) -> bool:
    """Whether a place is adjacent to a tile that the seat owns."""
    for side in range(SIDES):
        neighbour = NEIGHBOUR[tile, side]
        if neighbour >= 0 and owns(s, seat, neighbour):
            return True
    return False


@rule
def owns_any(s: State, seat: int) -> bool:
    """Whether a seat owns a tile."""
    return any(owns(s, seat, tile) for tile in range(PLACES))


@rule
def any_free(s: State) -> bool:
    """Whether a place is free."""
    return any(is_free(s, tile) for tile in range(PLACES))


@rule
def room(s: State, tile: int) -> int:
    """UR-1.7: a tile holds at most five tokens."""
    return MOST_TOKENS - s.tokens[tile]


@rule
def put(s: State, seat: int, tile: int, n: int) -> int:
    """UR-1.8, UR-1.11: tokens from the supply, as many as there are and fit, beside none of another colour; how many."""
    if s.ziggurat[tile] >= 0 or (s.owner[tile] >= 0 and s.owner[tile] != seat):
        return 0
    placed = min(n, room(s, tile), s.supply[seat])
    if placed <= 0:
        return 0
    s.owner[tile] = seat
    s.tokens[tile] += placed
    s.supply[seat] -= placed
    return placed


@rule
def take_back(s: State, log: Log, tile: int, n: int) -> None:
    """UR-1.10: tokens removed from a tile return at once to their owner's supply."""
    seat = s.owner[tile]
    if seat < 0 or n > s.tokens[tile]:
        return
    s.tokens[tile] -= n
    s.supply[seat] += n
    free_if_empty(s, log, tile)


@rule
def free_if_empty(s: State, log: Log, tile: int) -> None:
    """UR-1.13, UR-6.4, UR-10.9: a tile becomes free at the moment its last token leaves it."""
    if s.tokens[tile] == 0 and s.owner[tile] >= 0:
        tile_freed(log, tile, s.owner[tile])
        s.owner[tile] = -1
