"""Chapter 11: the exchange of the hand tile. What may be taken, and how tiles change places."""

from __future__ import annotations

from eduba.games.ur.events import exchanged
from eduba.games.ur.shape import PLACES, SPOTS
from eduba.games.ur.state import State
from eduba.games.ur.tiles import is_free
from eduba.kernel.events import Log
from eduba.kernel.rule import NOT_ASKED, rule, rule_number

UR_1_14 = rule_number("UR-1.14")
UR_5_7 = rule_number("UR-5.7")
UR_11_2 = rule_number("UR-11.2")


@rule
def kind_at(s: State, spot: int) -> int:
    """The kind of tile at a spot of the grid or beside it; -1 if no tile lies there."""
    return s.kind[spot] if spot < PLACES else s.spare[spot - PLACES]


@rule
def forbids_taking(s: State, seat: int, spot: int) -> int:
    """UR-11.2, UR-11.7, UR-1.14: a tile that is free now, or a spare, whose pair differs from that of the hand tile."""
    if kind_at(s, spot) < 0:
        return UR_1_14
    if spot < PLACES and not is_free(s, spot):
        return UR_5_7 if s.ziggurat[spot] >= 0 else UR_11_2
    if kind_at(s, spot) == s.hand[seat]:
        return UR_11_2
    if s.step_order and spot > PLACES and kind_at(s, spot) == kind_at(s, spot - 1):
        return NOT_ASKED  # of two equal spares, search sees one
    return 0


@rule
def can_exchange(s: State, seat: int) -> bool:
    """UR-11.8, UR-13.2: whether there is a tile to take, spares included."""
    return any(forbids_taking(s, seat, spot) == 0 for spot in range(SPOTS))


@rule
def swap_with_grid(s: State, log: Log, seat: int, tile: int, face: int) -> None:
    """UR-11.3, UR-11.4, UR-2.5: the hand tile takes the place of the one taken, either face up, whatever lies beside it."""
    given, taken = s.hand[seat], s.kind[tile]
    s.kind[tile] = given
    s.face[tile] = face
    s.hand[seat] = taken
    exchanged(log, seat, tile, given, face, taken)


@rule
def swap_with_spare(s: State, log: Log, seat: int, spot: int) -> None:
    """UR-11.5: beside the grid the two tiles simply change places; no face is chosen."""
    given, taken = s.hand[seat], s.spare[spot - PLACES]
    s.spare[spot - PLACES] = given
    s.hand[seat] = taken
    exchanged(log, seat, spot, given, -1, taken)
