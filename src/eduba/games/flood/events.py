"""What can happen in After the Flood. Every event is visible to all."""

from __future__ import annotations

from typing import Annotated, Final

from eduba.games.flood.shape import EMPIRE, ITEM, LUXURY_SET, PLACE, REGION, RESOURCE, Resource
from eduba.kernel.actions import Domain
from eduba.kernel.citing import by
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
ResourceKind = Annotated[int, RESOURCE]


@TELL("FL-1.12")
def game_started(log: Log, first: Seat, second: Seat, third: Seat) -> None:
    """The order of play of the first turn."""


@TELL("FL-2.1")
def turn_started(log: Log, turn: int, year: int) -> None:
    """A turn begins."""


@TELL(by("resource", {Resource.TEXTILE: "FL-3.3"}, other="FL-3.2"))
def produced(log: Log, seat: Seat, resource: ResourceKind, n: int, missing: int) -> None:
    """A seat took what its box brings; so many were missing from the stock."""


@TELL("FL-3.7")
def city_textile(log: Log, seat: Seat, n: int) -> None:
    """The owner of Ur took textiles for it; 0 if the stock had none."""


@TELL("FL-3.8")
def workers_drawn(log: Log, seat: Seat, n: int) -> None:
    """Workers became available."""


@TELL("FL-4.10")
def declined(log: Log, place: Place, first: Seat, n0: int, second: Seat, n1: int, third: Seat, n2: int) -> None:
    """So many workers of each seat left a place in the decline."""


@TELL("FL-5.7")
def cost_paid(log: Log, seat: Seat, item: Annotated[int, ITEM]) -> None:
    """A seat paid to act after another had passed."""


@TELL("FL-6.1")
def city_built(log: Log, seat: Seat, region: Region) -> None:
    """A city stands."""


@TELL("FL-6.5")
def city_removed(log: Log, seat: Seat, region: Region, extended: int) -> None:
    """A seat took up its own city to build elsewhere; 1 if it had an extension."""


@TELL(by("reason", {GAINED: "FL-16.4", TWO_SCRIBES: "FL-16.3", NO_WORKER: "FL-16.3"}))
def city_worker(log: Log, seat: Seat, place: Place, reason: Annotated[int, CITY_WORKER]) -> None:
    """A new city brought a worker to a box, or why it did not."""


@TELL("FL-7.2")
def workers_placed(log: Log, seat: Seat, resource: ResourceKind, place: Place, n: int) -> None:
    """A resource was spent to send workers to a place."""


@TELL("FL-7.11")
def scribe_used(log: Log, seat: Seat, source: Place, target: Place) -> None:
    """A scribe placed or moved a worker."""


@TELL(by("sippar", {1: "FL-8.20"}, other="FL-8.2"))
def exchanged(log: Log, seat: Seat, region: Region, given: ResourceKind, received: ResourceKind, sippar: int) -> None:
    """A piece was traded; 1 if Sippar made it possible."""


@TELL("FL-8.12")
def tool_made(log: Log, seat: Seat) -> None:
    """Metal became a tool."""


@TELL("FL-9.7")
def empire_started(log: Log, seat: Seat, empire: Annotated[int, EMPIRE], armies: int, babylon: int) -> None:
    """An empire began with so many armies, and more for Babylon."""


@TELL("FL-9.9")
def armies_bought(log: Log, seat: Seat, resource: ResourceKind, n: int) -> None:
    """A piece was spent for armies."""


@TELL("FL-9.12")
def equipped(log: Log, seat: Seat, resource: ResourceKind) -> None:
    """A piece was laid into the Equipment box."""


@TELL("FL-9.13")
def rated(log: Log, first: Seat, second: Seat, third: Seat) -> None:
    """The empires from rating A to C; -1 where there is none."""


@TELL("FL-9.18")
def workers_left(log: Log, seat: Seat, region: Region, n: int) -> None:
    """Workers left the land in which their owner's empire began."""


@TELL("FL-10.11")
def rolled(log: Log, seat: Seat, defender: Seat, region: Region, die1: int, die2: int, need: int, hit: int) -> None:
    """A round of combat; hit is 1 if a defending army fell."""


@TELL(by("outcome", {WON: "FL-10.14", STOPPED: "FL-10.15", EXHAUSTED: "FL-10.16"}))
def attack_ended(log: Log, seat: Seat, region: Region, outcome: Annotated[int, OUTCOME]) -> None:
    """An attack is over."""


@TELL(by("reason", {AT_START: "FL-9.19", BY_INVASION: "FL-10.5", AS_REINFORCEMENT: "FL-10.24", BY_REENTRY: "FL-10.31"}))
def armies_placed(log: Log, seat: Seat, region: Region, n: int, reason: Annotated[int, PLACED]) -> None:
    """Armies came to a region."""


@TELL("FL-10.26")
def repeat_paid(log: Log, seat: Seat, n: int) -> None:
    """Armies were given up to expand again."""


@TELL("FL-10.20")
def city_destroyed(log: Log, seat: Seat, owner: Seat, region: Region, armies: int, extended: int) -> None:
    """A city was destroyed for so many armies; extended is 1 if it had an extension."""


@TELL("FL-11.2")
def bid_added(log: Log, seat: Seat, resource: ResourceKind) -> None:
    """A piece was added to a bid."""


@TELL("FL-11.1")
def seat_passed(log: Log, seat: Seat, value: int) -> None:
    """A seat passed with a bid of this value."""


@TELL("FL-12.1")
def order_set(log: Log, first: Seat, second: Seat, third: Seat) -> None:
    """The new order of play."""


@TELL("FL-13.1")
def empire_scored(log: Log, seat: Seat, regions: int, bonus: int, points: int) -> None:
    """Points for regions with armies, so many of them by Nippur."""


@TELL("FL-13.6")
def city_extended(log: Log, seat: Seat, region: Region, luxuries: Annotated[int, LUXURY_SET], points: int) -> None:
    """A city was extended."""


@TELL("FL-14.1")
def turn_cleared(log: Log, turn: int) -> None:
    """Armies and reserves went back at the end of a turn."""


@TELL("FL-13.11")
def worker_retired(log: Log, seat: Seat) -> None:
    """A worker was laid beside the score track for good."""


@TELL("FL-15.2")
def majority(log: Log, place: Place, seat: Seat, points: int) -> None:
    """The most workers of a place at the end; -1 if nobody has them alone."""


@TELL("FL-15.6")
def ranked(log: Log, seat: Seat, rank: int, points: int) -> None:
    """The final rank of a seat."""
