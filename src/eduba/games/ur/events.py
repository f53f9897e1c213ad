"""What can happen in UR. Every event is visible to all."""

from __future__ import annotations

from typing import Annotated, Final

from eduba.games.ur.shape import FACE, KIND, SPOT, TILE, Face
from eduba.games.ur.state import End
from eduba.kernel.actions import Domain
from eduba.kernel.citing import by
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
TileFace = Annotated[int, FACE]
Kind = Annotated[int, KIND]

CHAPTERS: Final = by(
    "face",
    {Face.AGRICULTURE: "UR-6", Face.TRADE: "UR-7", Face.CULTURE: "UR-8", Face.POLITICS: "UR-9", Face.WAR: "UR-10"},
)
"""Each action has a chapter."""


@TELL("UR-2.6")
def dealt(
    log: Log, first_player: Seat, hand0: Kind, hand1: Kind, hand2: Kind, hand3: Kind, spare0: Kind, spare1: Kind
) -> None:
    """The tiles are laid out and dealt; -1 where there is none."""


@TELL(by("round", {1: "UR-2.9"}, other="UR-2.10"))
def token_placed(log: Log, seat: Seat, tile: Tile, round: int) -> None:
    """A token was placed before play, in round 1 to 3."""


@TELL("UR-2.12")
def setup_declined(log: Log, seat: Seat) -> None:
    """A seat kept its hand tile before play."""


@TELL("UR-3.3")
def turn_started(log: Log, seat: Seat, round: int, kind: Kind) -> None:
    """A turn begins, with this tile in hand."""


@TELL("UR-4.1")
def reinforced(log: Log, seat: Seat, tile: Tile, n: int) -> None:
    """A token for a refused action; the tile now holds n."""


@TELL(by("reason", {REFUSED_BOTH: "UR-4.4", ONLY_ZIGGURATS: "UR-12.2", NOTHING_LEFT: "UR-12.1"}))
def settled(log: Log, seat: Seat, tile: Tile, n: int, reason: Annotated[int, REASON]) -> None:
    """Tokens on a free tile."""


@TELL(CHAPTERS)
def action_started(log: Log, seat: Seat, face: TileFace) -> None:
    """An action begins."""


@TELL(by("cause", {BY_AGRICULTURE: "UR-6.3", AS_ATTACKED: "UR-10.4", AS_ATTACKER: "UR-10.5"}))
def tokens_removed(log: Log, seat: Seat, tile: Tile, n: int, cause: Annotated[int, REMOVED]) -> None:
    """Tokens went back to the supply."""


@TELL(by("cause", {FROM_AGRICULTURE: "UR-6.5", FROM_TRADE: "UR-7.4", FROM_CULTURE: "UR-8.1"}))
def tokens_added(log: Log, seat: Seat, tile: Tile, n: int, cause: Annotated[int, ADDED]) -> None:
    """Tokens came from the supply."""


@TELL(by("cause", {FROM_AGRICULTURE: "UR-1.11", FROM_TRADE: "UR-7.6", FROM_CULTURE: "UR-8.9"}))
def tokens_short(log: Log, seat: Seat, n: int, cause: Annotated[int, ADDED]) -> None:
    """n tokens that were due were not placed for want of supply."""


@TELL("UR-9.1")
def tokens_set(log: Log, seat: Seat, tile: Tile, before: int, after: int) -> None:
    """Politics left this many tokens on a tile."""


@TELL("UR-10.8")
def attacked(log: Log, seat: Seat, source: Tile, target: Tile, defender: Seat, fallen: int, cost: int) -> None:
    """An attack; the defender is -1 for a free tile."""


@TELL("UR-10.7")
def moved_in(log: Log, seat: Seat, source: Tile, target: Tile, n: int) -> None:
    """Tokens moved onto the tile that was attacked."""


@TELL("UR-1.13")
def tile_freed(log: Log, tile: Tile, seat: Seat) -> None:
    """The last token left a tile."""


@TELL(CHAPTERS)
def action_ended(log: Log, seat: Seat, face: TileFace) -> None:
    """An action is complete."""


@TELL("UR-5.5")
def ziggurat_built(log: Log, seat: Seat, tile: Tile, left: int) -> None:
    """A ziggurat stands; so many are left."""


@TELL("UR-11.3")
def exchanged(log: Log, seat: Seat, spot: Spot, given: Kind, face: TileFace, taken: Kind) -> None:
    """The hand tile changed places with another; face -1 beside the grid."""


@TELL("UR-13.5")
def turn_idle(log: Log, seat: Seat, n: int) -> None:
    """Nothing was done this turn; n idle turns in a row."""


@TELL("UR-13.3")
def last_round(log: Log, seat: Seat) -> None:
    """The last ziggurat was built: the round is played to its end."""


@TELL(
    by("cause", {End.NO_EXCHANGE: "UR-13.1", End.ZIGGURATS: "UR-13.3", End.IDLE: "UR-13.5", End.ROUND_LIMIT: "UR-13.6"})
)
def game_over(log: Log, cause: Annotated[int, CAUSE], seat: Seat) -> None:
    """The game ended in this seat's turn."""


@TELL("UR-14.8")
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
    face: TileFace,
) -> None:
    """The points of a seat, its tiles by face with the hand tile counted as `face`."""


@TELL("UR-15.1")
def ranked(log: Log, seat: Seat, rank: int, points: int, tokens: int) -> None:
    """The final rank of a seat."""
