"""What can happen in After the Flood. Every event is visible to all."""

from __future__ import annotations

from typing import Annotated, Final

from eduba.games.flood.shape import EMPIRE, ITEM, LUXURY_SET, PLACE, REGION, RESOURCE
from eduba.kernel.actions import Domain
from eduba.kernel.events import EventTable, Log, Seat

TELL: Final = EventTable()

CITY_WORKER: Final = Domain("reason", ("gained", "two_scribes", "no_worker"))
GAINED, TWO_SCRIBES, NO_WORKER = range(3)
PLACED: Final = Domain("reason", ("start", "invade", "reinforce", "reenter"))
AT_START, BY_INVASION, AS_REINFORCEMENT, BY_REENTRY = range(4)
OUTCOME: Final = Domain("outcome", ("won", "stopped", "exhausted"))
WON, STOPPED, EXHAUSTED = range(3)

Region = Annotated[int, REGION]
Place = Annotated[int, PLACE]
Resource = Annotated[int, RESOURCE]


@TELL
def game_started(log: Log, first: Seat, second: Seat, third: Seat) -> None:
    """The order of play of the first turn."""


@TELL
def turn_started(log: Log, turn: int, year: int) -> None:
    """A turn begins."""


@TELL
def produced(log: Log, seat: Seat, resource: Resource, n: int, missing: int) -> None:
    """A seat took what its box brings; so many were missing from the stock."""


@TELL
def city_textile(log: Log, seat: Seat, n: int) -> None:
    """The owner of Ur took textiles for it; 0 if the stock had none."""


@TELL
def workers_drawn(log: Log, seat: Seat, n: int) -> None:
    """Workers became available."""


@TELL
def declined(log: Log, place: Place, first: Seat, n0: int, second: Seat, n1: int, third: Seat, n2: int) -> None:
    """So many workers of each seat left a place in the decline."""


@TELL
def cost_paid(log: Log, seat: Seat, item: Annotated[int, ITEM]) -> None:
    """A seat paid to act after another had passed."""


@TELL
def city_built(log: Log, seat: Seat, region: Region) -> None:
    """A city stands."""


@TELL
def city_removed(log: Log, seat: Seat, region: Region, extended: int) -> None:
    """A seat took up its own city to build elsewhere; 1 if it had an extension."""


@TELL
def city_worker(log: Log, seat: Seat, place: Place, reason: Annotated[int, CITY_WORKER]) -> None:
    """A new city brought a worker to a box, or why it did not."""


@TELL
def workers_placed(log: Log, seat: Seat, resource: Resource, place: Place, n: int) -> None:
    """A resource was spent to send workers to a place."""


@TELL
def scribe_used(log: Log, seat: Seat, source: Place, target: Place) -> None:
    """A scribe placed or moved a worker."""


@TELL
def exchanged(log: Log, seat: Seat, region: Region, given: Resource, received: Resource, sippar: int) -> None:
    """A piece was traded; 1 if Sippar made it possible."""


@TELL
def tool_made(log: Log, seat: Seat) -> None:
    """Metal became a tool."""


@TELL
def empire_started(log: Log, seat: Seat, empire: Annotated[int, EMPIRE], armies: int, babylon: int) -> None:
    """An empire began with so many armies, and more for Babylon."""


@TELL
def armies_bought(log: Log, seat: Seat, resource: Resource, n: int) -> None:
    """A piece was spent for armies."""


@TELL
def equipped(log: Log, seat: Seat, resource: Resource) -> None:
    """A piece was laid into the Equipment box."""


@TELL
def rated(log: Log, first: Seat, second: Seat, third: Seat) -> None:
    """The empires from rating A to C; -1 where there is none."""


@TELL
def workers_left(log: Log, seat: Seat, region: Region, n: int) -> None:
    """Workers left the land in which their owner's empire began."""


@TELL
def rolled(log: Log, seat: Seat, defender: Seat, region: Region, die1: int, die2: int, need: int, hit: int) -> None:
    """A round of combat; hit is 1 if a defending army fell."""


@TELL
def attack_ended(log: Log, seat: Seat, region: Region, outcome: Annotated[int, OUTCOME]) -> None:
    """An attack is over."""


@TELL
def armies_placed(log: Log, seat: Seat, region: Region, n: int, reason: Annotated[int, PLACED]) -> None:
    """Armies came to a region."""


@TELL
def repeat_paid(log: Log, seat: Seat, n: int) -> None:
    """Armies were given up to expand again."""


@TELL
def city_destroyed(log: Log, seat: Seat, owner: Seat, region: Region, armies: int, extended: int) -> None:
    """A city was destroyed for so many armies; extended is 1 if it had an extension."""


@TELL
def bid_added(log: Log, seat: Seat, resource: Resource) -> None:
    """A piece was added to a bid."""


@TELL
def seat_passed(log: Log, seat: Seat, value: int) -> None:
    """A seat passed with a bid of this value."""


@TELL
def order_set(log: Log, first: Seat, second: Seat, third: Seat) -> None:
    """The new order of play."""


@TELL
def empire_scored(log: Log, seat: Seat, regions: int, bonus: int, points: int) -> None:
    """Points for regions with armies, so many of them by Nippur."""


@TELL
def city_extended(log: Log, seat: Seat, region: Region, luxuries: Annotated[int, LUXURY_SET], points: int) -> None:
    """A city was extended."""


@TELL
def turn_cleared(log: Log, turn: int) -> None:
    """Armies and reserves went back at the end of a turn."""


@TELL
def worker_retired(log: Log, seat: Seat) -> None:
    """A worker was laid beside the score track for good."""


@TELL
def majority(log: Log, place: Place, seat: Seat, points: int) -> None:
    """The most workers of a place at the end; -1 if nobody has them alone."""


@TELL
def ranked(log: Log, seat: Seat, rank: int, points: int) -> None:
    """The final rank of a seat."""
