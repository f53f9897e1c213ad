"""What can happen in Cradle of Civilization. Only three things are told to one seat alone."""

from __future__ import annotations

from typing import Annotated, Final

from eduba.games.cradle.shape import CARD, CARGO, GOOD, KIND, OWNER_OR_NEUTRAL, TERRAIN, TILE, Card, Good, Kind, Terrain
from eduba.kernel.actions import Domain
from eduba.kernel.citing import by
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


@TELL("CR-1.1")
def game_started(log: Log, players: int, p0: int, p1: int, p2: int, p3: int) -> None:
    """So many play; the movement points of each seat in the first round."""


@TELL("CR-2.2")
def round_started(log: Log, round: int) -> None:
    """A round begins."""


@TELL("CR-3.1")
def turn_started(log: Log, seat: Seat, points: int) -> None:
    """A seat's turn begins, with so many movement points."""


@TELL("CR-3.4")
def stepped(log: Log, seat: Seat, source: Tile, target: Tile, cargo: Load) -> None:
    """A tribe went to the next tile."""


@TELL("CR-4.7")
def loads_changed(log: Log, seat: Seat, tile: Tile, wood: int, stone: int) -> None:
    """Tribes on a tile picked up (more) or put down (fewer) so much."""


@TELL("CR-5.1")
def stolen(log: Log, seat: Seat, victim: Seat, tile: Tile, good: Resource) -> None:
    """A tribe took what another seat's tribe carried."""


@TELL("CR-6.3")
def stone_built(log: Log, seat: Seat, maximum: int, mana: int, doubled: int) -> None:
    """A stone became part of the temple; doubled is 1 if it counted twice."""


@TELL("CR-7.2")
def lifted(log: Log, seat: Seat, offering: int, tile: Tile) -> None:
    """A tribe took up an offering."""


@TELL("CR-7.6")
def delivered(log: Log, seat: Seat, offering: int, value: int, mana: int, count: int) -> None:
    """An offering reached the temple and was paid; the mana left, and how many the seat has delivered."""


@TELL("CR-7.7")
def bounced(log: Log, seat: Seat, offering: int, value: int, tile: Tile) -> None:
    """An offering could not be paid: it was shown and is back where it came from."""


@TELL(
    by(
        "terrain",
        {
            Terrain.TEMPLE: "CR-8.3",
            Terrain.PLAINS: "CR-8.6",
            Terrain.FOREST: "CR-8.7",
            Terrain.QUARRY: "CR-8.10",
            Terrain.VOLCANO: "CR-8.4",
        },
    )
)
def discovered(log: Log, seat: Seat, tile: Tile, terrain: TerrainKind, q: int, r: int) -> None:
    """New land."""


@TELL("CR-8.4")
def volcano_drawn(log: Log, seat: Seat) -> None:
    """A volcano was drawn; the seat must place it."""


@TELL("CR-8.4")
def volcano_placed(log: Log, seat: Seat, tile: Tile, q: int, r: int) -> None:
    """A volcano lies on the map."""


@TELL("CR-8.14")
def discovery_cancelled(log: Log, seat: Seat) -> None:
    """The pile ran out: the tribe stays where it was."""


@TELL(by("good", {Good.WOOD: "CR-8.8", Good.STONE: "CR-8.10"}))
def resources_placed(log: Log, tile: Tile, good: Resource, n: int) -> None:
    """Wood or stone came onto a tile."""


@TELL("CR-8.7")
def supply_short(log: Log, good: Resource, missing: int) -> None:
    """The supply had less than was due."""


@TELL(
    by(
        "kind",
        {
            Kind.HUTS: "CR-10.1",
            Kind.HOLY_PLACES: "CR-11.1",
            Kind.GROWTH: "CR-12.1",
            Kind.FERTILE_GROWTH: "CR-14.3",
            Kind.CARD: "CR-13.1",
            Kind.PASS: "CR-9.1",
        },
    )
)
def action_taken(log: Log, seat: Seat, kind: Annotated[int, KIND]) -> None:
    """What a seat does in phase II."""


@TELL("CR-10.4")
def hut_built(log: Log, seat: Seat, tile: Tile, offering: int) -> None:
    """A hut stands, with an offering under it."""


@TELL("CR-1.14")
def offering_hidden(log: Log, seat: Seat, offering: int, value: int, seen_by: int) -> None:
    """Which offering it is."""


@TELL("CR-11.1")
def holy_place_erected(log: Log, seat: Seat, tile: Tile) -> None:
    """A holy place stands."""


@TELL("CR-12.1")
def born(log: Log, seat: Seat, tile: Tile, n: int) -> None:
    """New tribes."""


@TELL("CR-13.1")
def card_drawn(log: Log, seat: Seat) -> None:
    """A seat drew a card."""


@TELL("CR-13.1")
def card_seen(log: Log, seat: Seat, card: CardKind, seen_by: int) -> None:
    """Which card it is."""


@TELL(
    by(
        "card",
        {
            Card.ENDURANCE: "CR-14.1",
            Card.PRIEST: "CR-14.2",
            Card.FERTILITY: "CR-14.3",
            Card.SACRED_STONE: "CR-14.4",
            Card.LAND: "CR-14.5",
            Card.MANA_THEFT: "CR-14.6",
            Card.TELEPORTATION: "CR-14.7",
            Card.EXPULSION: "CR-14.8",
        },
    )
)
def card_played(log: Log, seat: Seat, card: CardKind) -> None:
    """A card was played."""


@TELL("CR-14.5")
def land_looked_at(log: Log, seat: Seat, n: int) -> None:
    """A seat looks at the next tiles."""


@TELL("CR-14.5")
def land_seen(log: Log, seat: Seat, plains: int, forest: int, quarry: int, volcano: int, seen_by: int) -> None:
    """How many of each terrain they are."""


@TELL("CR-14.7")
def teleported(log: Log, seat: Seat, owner: Seat, source: Tile, target: Tile, cargo: Load) -> None:
    """A tribe was put on another tile."""


@TELL("CR-14.8")
def expelled(log: Log, seat: Seat, owner: Owner, source: Tile, target: Tile, offering: int) -> None:
    """A hut was put on another plain, with the offering under it; -1 if none."""


@TELL("CR-14.6")
def mana_stolen(log: Log, seat: Seat, victim: Seat, lost: int, gained: int) -> None:
    """Mana was taken from another seat."""


@TELL("CR-15.4")
def mana_gained(log: Log, seat: Seat, places: int, priests: int, lost: int, mana: int) -> None:
    """What holy places and Priests pay, what was lost at the maximum, and the mana now."""


@TELL("CR-13.5")
def reshuffled(log: Log, cards: int) -> None:
    """The played cards became a new deck."""


@TELL(by("reason", {BY_OFFERINGS: "CR-16.1", BY_ROUND_CAP: "CR-16.2"}))
def game_ended(log: Log, winner: Seat, reason: Annotated[int, REASON]) -> None:
    """The game is over; the winner is -1 if nobody delivered everything."""


@TELL("CR-16.3")
def ranked(log: Log, seat: Seat, rank: int, points: int) -> None:
    """The final rank of a seat."""
