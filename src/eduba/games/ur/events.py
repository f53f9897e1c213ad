"""What can happen in UR. Every event is visible to all."""

from __future__ import annotations

from typing import Annotated, Final

from eduba.games.ur.shape import FACE, KIND, SPOT, TILE
from eduba.kernel.actions import Domain
from eduba.kernel.events import EventTable, Log, Seat

TELL: Final = EventTable()

REASON: Final = Domain("reason", ("refused_both", "only_ziggurats", "nothing_left"))
REFUSED_BOTH, ONLY_ZIGGURATS, NOTHING_LEFT = range(3)
REMOVED: Final = Domain("cause", ("agriculture", "attacked", "attacker"))
BY_AGRICULTURE, AS_ATTACKED, AS_ATTACKER = range(3)
ADDED: Final = Domain("cause", ("agriculture", "trade", "culture"))
FROM_AGRICULTURE, FROM_TRADE, FROM_CULTURE = range(3)
CAUSE: Final = Domain("cause", ("no_exchange", "ziggurats", "idle", "round_limit"), low=1)

Tile = Annotated[int, TILE]
Spot = Annotated[int, SPOT]
Face = Annotated[int, FACE]
Kind = Annotated[int, KIND]


@TELL
def dealt(
    log: Log, first_player: Seat, hand0: Kind, hand1: Kind, hand2: Kind, hand3: Kind, spare0: Kind, spare1: Kind
) -> None:
    """The tiles are laid out and dealt; -1 where there is none."""


@TELL
def token_placed(log: Log, seat: Seat, tile: Tile, round: int) -> None:
    """A token was placed before play, in round 1 to 3."""


@TELL
def setup_declined(log: Log, seat: Seat) -> None:
    """A seat kept its hand tile before play."""


@TELL
def turn_started(log: Log, seat: Seat, round: int, kind: Kind) -> None:
    """A turn begins, with this tile in hand."""


@TELL
def reinforced(log: Log, seat: Seat, tile: Tile, n: int) -> None:
    """A token for a refused action; the tile now holds n."""


@TELL
def settled(log: Log, seat: Seat, tile: Tile, n: int, reason: Annotated[int, REASON]) -> None:
    """Tokens on a free tile."""


@TELL
def action_started(log: Log, seat: Seat, face: Face) -> None:
    """An action begins."""


@TELL
def tokens_removed(log: Log, seat: Seat, tile: Tile, n: int, cause: Annotated[int, REMOVED]) -> None:
    """Tokens went back to the supply."""


@TELL
def tokens_added(log: Log, seat: Seat, tile: Tile, n: int, cause: Annotated[int, ADDED]) -> None:
    """Tokens came from the supply."""


@TELL
def tokens_short(log: Log, seat: Seat, n: int, cause: Annotated[int, ADDED]) -> None:
    """n tokens that were due were not placed for want of supply."""


@TELL
def tokens_set(log: Log, seat: Seat, tile: Tile, before: int, after: int) -> None:
    """Politics left this many tokens on a tile."""


@TELL
def attacked(log: Log, seat: Seat, source: Tile, target: Tile, defender: Seat, fallen: int, cost: int) -> None:
    """An attack; the defender is -1 for a free tile."""


@TELL
def moved_in(log: Log, seat: Seat, source: Tile, target: Tile, n: int) -> None:
    """Tokens moved onto the tile that was attacked."""


@TELL
def tile_freed(log: Log, tile: Tile, seat: Seat) -> None:
    """The last token left a tile."""


@TELL
def action_ended(log: Log, seat: Seat, face: Face) -> None:
    """An action is complete."""


@TELL
def ziggurat_built(log: Log, seat: Seat, tile: Tile, left: int) -> None:
    """A ziggurat stands; so many are left."""


@TELL
def exchanged(log: Log, seat: Seat, spot: Spot, given: Kind, face: Face, taken: Kind) -> None:
    """The hand tile changed places with another; face -1 beside the grid."""


@TELL
def turn_idle(log: Log, seat: Seat, n: int) -> None:
    """Nothing was done this turn; n idle turns in a row."""


@TELL
def last_round(log: Log, seat: Seat) -> None:
    """The last ziggurat was built: the round is played to its end."""


@TELL
def game_over(log: Log, cause: Annotated[int, CAUSE], seat: Seat) -> None:
    """The game ended in this seat's turn."""


@TELL
def scored(
    log: Log,
    seat: Seat,
    points: int,
    agriculture: int,
    trade: int,
    culture: int,
    politics: int,
    war: int,
    ziggurats: int,
    face: Face,
) -> None:
    """The points of a seat, its tiles by face with the hand tile counted as `face`."""


@TELL
def ranked(log: Log, seat: Seat, rank: int, points: int, tokens: int) -> None:
    """The final rank of a seat."""
