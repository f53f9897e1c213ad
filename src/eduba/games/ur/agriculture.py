"""Chapter 6: Agriculture. What is not beside an own field withers; the fields grow."""

from __future__ import annotations

from eduba.games.ur.actions import GROW
from eduba.games.ur.events import BY_AGRICULTURE, FROM_AGRICULTURE, tokens_added, tokens_removed
from eduba.games.ur.flow import complete_action
from eduba.games.ur.shape import MOST_GROWTH, NEIGHBOUR, PLACES, SIDES, Face
from eduba.games.ur.state import State, Step
from eduba.games.ur.tiles import owns, owns_face, put, room, take_back
from eduba.games.ur.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

UR_1_7 = rule_number("UR-1.7")
UR_1_11 = rule_number("UR-1.11")


@rule
def is_fed(s: State, seat: int, tile: int) -> bool:
    """Whether a tile is adjacent to an own agriculture tile."""
    for side in range(SIDES):
        neighbour = NEIGHBOUR[tile, side]
        if neighbour >= 0 and owns_face(s, seat, neighbour, Face.AGRICULTURE):
            return True
    return False


@rule
def withers(s: State, seat: int, tile: int) -> bool:
    """UR-6.1, UR-6.2, UR-6.7: an own tile that is no field and beside no own field loses a token; fields by option."""
    if not owns(s, seat, tile):
        return False
    if s.face[tile] == Face.AGRICULTURE and s.lone_field == 0:
        return False
    return not is_fed(s, seat, tile)


@rule
def withering(s: State, seat: int) -> int:
    """The set of tiles that wither, one bit for each place."""
    return sum(1 << tile for tile in range(PLACES) if withers(s, seat, tile))


@rule
def can_grow(s: State, seat: int, tile: int) -> bool:
    """Whether a tile is an own field with room."""
    return owns_face(s, seat, tile, Face.AGRICULTURE) and room(s, tile) > 0


@rule
def can_farm(s: State, seat: int) -> bool:
    """UR-6.6: Agriculture changes something if a tile withers, field or no field, or a field can grow."""
    return any(withers(s, seat, tile) or (s.supply[seat] > 0 and can_grow(s, seat, tile)) for tile in range(PLACES))


@rule
def start_agriculture(s: State, t: Tables, log: Log) -> None:
    """UR-6.3: all tiles that wither are found first, then all lose together."""
    seat = s.actor
    places = withering(s, seat)
    for tile in range(PLACES):
        if (places >> tile) & 1:
            tokens_removed(log, seat, tile, 1, BY_AGRICULTURE)
            take_back(s, log, tile, 1)
    ask_next_field(s, t, log, 0)


@rule
def ask_next_field(s: State, t: Tables, log: Log, first: int) -> None:
    """UR-6.5: field by field in ascending order, while there is room and supply."""
    if s.supply[s.actor] > 0:
        for tile in range(first, PLACES):
            if can_grow(s, s.actor, tile):
                s.cursor = tile
                s.step = Step.GROW
                return
    complete_action(s, t, log, Face.AGRICULTURE)


@rule
def forbids_grow(s: State, t: Tables, n: int) -> int:
    """UR-6.5: none, one or two tokens, within the room of the field and the supply."""
    if n > room(s, s.cursor):
        return UR_1_7
    if n > min(MOST_GROWTH, s.supply[s.actor]):
        return UR_1_11
    return 0


@answers(GROW, Step.GROW, unless=forbids_grow)
@rule
def grow(s: State, t: Tables, log: Log, n: int) -> None:
    """UR-6.5: the tokens go on the field."""
    if n > 0:
        tokens_added(log, s.actor, s.cursor, put(s, s.actor, s.cursor, n), FROM_AGRICULTURE)
    ask_next_field(s, t, log, s.cursor + 1)
