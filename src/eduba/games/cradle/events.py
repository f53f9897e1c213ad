"""What can happen in Cradle of Civilization. Only three things are told to one seat alone."""

from __future__ import annotations

from typing import Annotated, Final

from eduba.games.cradle.shape import CARD, CARGO, GOOD, KIND, OWNER_OR_NEUTRAL, TERRAIN, TILE
from eduba.kernel.actions import Domain
from eduba.kernel.events import EventTable, Log, Seat

TELL: Final = EventTable()

REASON: Final = Domain("reason", ("offerings", "round_cap"))
BY_OFFERINGS, BY_ROUND_CAP = range(2)

Tile = Annotated[int, TILE]
Load = Annotated[int, CARGO]
Resource = Annotated[int, GOOD]
Owner = Annotated[int, OWNER_OR_NEUTRAL]
CardKind = Annotated[int, CARD]
TerrainKind = Annotated[int, TERRAIN]


@TELL
def game_started(log: Log, players: int, p0: int, p1: int, p2: int, p3: int) -> None:
    """So many play; the movement points of each seat in the first round."""


@TELL
def round_started(log: Log, round: int) -> None:
    """A round begins."""


@TELL
def turn_started(log: Log, seat: Seat, points: int) -> None:
    """A seat's turn begins, with so many movement points."""


@TELL
def stepped(log: Log, seat: Seat, source: Tile, target: Tile, cargo: Load) -> None:
    """A tribe went to the next tile."""


@TELL
def loads_changed(log: Log, seat: Seat, tile: Tile, wood: int, stone: int) -> None:
    """Tribes on a tile picked up (more) or put down (fewer) so much."""


@TELL
def stolen(log: Log, seat: Seat, victim: Seat, tile: Tile, good: Resource) -> None:
    """A tribe took what another seat's tribe carried."""


@TELL
def stone_built(log: Log, seat: Seat, maximum: int, mana: int, doubled: int) -> None:
    """A stone became part of the temple; doubled is 1 if it counted twice."""


@TELL
def lifted(log: Log, seat: Seat, offering: int, tile: Tile) -> None:
    """A tribe took up an offering."""


@TELL
def delivered(log: Log, seat: Seat, offering: int, value: int, mana: int, count: int) -> None:
    """An offering reached the temple and was paid; the mana left, and how many the seat has delivered."""


@TELL
def bounced(log: Log, seat: Seat, offering: int, value: int, tile: Tile) -> None:
    """An offering could not be paid: it was shown and is back where it came from."""


@TELL
def discovered(log: Log, seat: Seat, tile: Tile, terrain: TerrainKind, q: int, r: int) -> None:
    """New land."""


@TELL
def volcano_drawn(log: Log, seat: Seat) -> None:
    """A volcano was drawn; the seat must place it."""


@TELL
def volcano_placed(log: Log, seat: Seat, tile: Tile, q: int, r: int) -> None:
    """A volcano lies on the map."""


@TELL
def discovery_cancelled(log: Log, seat: Seat) -> None:
    """The pile ran out: the tribe stays where it was."""


@TELL
def resources_placed(log: Log, tile: Tile, good: Resource, n: int) -> None:
    """Wood or stone came onto a tile."""


@TELL
def supply_short(log: Log, good: Resource, missing: int) -> None:
    """The supply had less than was due."""


@TELL
def action_taken(log: Log, seat: Seat, kind: Annotated[int, KIND]) -> None:
    """What a seat does in phase II."""


@TELL
def hut_built(log: Log, seat: Seat, tile: Tile, offering: int) -> None:
    """A hut stands, with an offering under it."""


@TELL
def offering_hidden(log: Log, seat: Seat, offering: int, value: int, seen_by: int) -> None:
    """Which offering it is."""


@TELL
def holy_place_erected(log: Log, seat: Seat, tile: Tile) -> None:
    """A holy place stands."""


@TELL
def born(log: Log, seat: Seat, tile: Tile, n: int) -> None:
    """New tribes."""


@TELL
def card_drawn(log: Log, seat: Seat) -> None:
    """A seat drew a card."""


@TELL
def card_seen(log: Log, seat: Seat, card: CardKind, seen_by: int) -> None:
    """Which card it is."""


@TELL
def card_played(log: Log, seat: Seat, card: CardKind) -> None:
    """A card was played."""


@TELL
def land_looked_at(log: Log, seat: Seat, n: int) -> None:
    """A seat looks at the next tiles."""


@TELL
def land_seen(log: Log, seat: Seat, plains: int, forest: int, quarry: int, volcano: int, seen_by: int) -> None:
    """How many of each terrain they are."""


@TELL
def teleported(log: Log, seat: Seat, owner: Seat, source: Tile, target: Tile, cargo: Load) -> None:
    """A tribe was put on another tile."""


@TELL
def expelled(log: Log, seat: Seat, owner: Owner, source: Tile, target: Tile, offering: int) -> None:
    """A hut was put on another plain, with the offering under it; -1 if none."""


@TELL
def mana_stolen(log: Log, seat: Seat, victim: Seat, lost: int, gained: int) -> None:
    """Mana was taken from another seat."""


@TELL
def mana_gained(log: Log, seat: Seat, places: int, priests: int, lost: int, mana: int) -> None:
    """What holy places and Priests pay, what was lost at the maximum, and the mana now."""


@TELL
def reshuffled(log: Log, cards: int) -> None:
    """The played cards became a new deck."""


@TELL
def game_ended(log: Log, winner: Seat, reason: Annotated[int, REASON]) -> None:
    """The game is over; the winner is -1 if nobody delivered everything."""


@TELL
def ranked(log: Log, seat: Seat, rank: int, points: int) -> None:
    """The final rank of a seat."""
