"""Crossroads, a made-up game of two decisions for three seats, for tests of search: who thinks what of whom is all there is.

Seat 0 takes a road; where it leads to, another seat takes one. At each inn the ranks are written on the door.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from eduba.kernel.actions import ActionTable, numbers
from eduba.kernel.contract import Tables
from eduba.kernel.events import EventTable, Log, Seat
from eduba.kernel.game import Game
from eduba.kernel.moves import answers, moves_of
from eduba.kernel.options import option
from eduba.kernel.random import clear_words
from eduba.kernel.record import Record, generator, number
from eduba.kernel.rule import Ints, rule

ACTIONS: Final = ActionTable()
TAKE: Final = ACTIONS.verb("take", numbers("road", 1, 2))
TELL: Final = EventTable()
SEATS: Final = 3
RANKS: Final = (
    # Trust: seat 1, who loses by it, would have to spite seat 0 to make the first road the worse one.
    *(1, 2, 3, 3, 3, 1),
    *(2, 1, 3, 2, 3, 1),
    # Caution: the second road is the better one only if seat 2 gives up its own victory.
    *(2, 1, 3, 2, 3, 1),
    *(1, 3, 2, 3, 2, 1),
)
"""By land, first road, second road and seat."""


class Step(IntEnum):
    """The questions."""

    FIRST = 0
    SECOND = 1
    OVER = 2


class State(Record):
    """Where the caravan is."""

    words = generator()
    actor = number("seat that must decide; -1 when the game is over")
    step = number("which question is asked: see Step")
    seats = number("always 3")
    land = option("trust", "caution")
    inn = number("the road taken first, then where both led to")


@TELL
def taken(log: Log, seat: Seat, road: int) -> None:
    """A road was taken."""


@rule
def setup(s: State, t: Tables, options: Ints, seed: int) -> None:
    """CR-1: seat 0 begins."""
    clear_words(s)
    s.actor = s.inn = 0
    s.step = Step.FIRST


@answers(TAKE, Step.FIRST, Step.SECOND)
@rule
def take(s: State, t: Tables, log: Log, road: int) -> None:
    """CR-2: in the land of trust seat 1 goes on, in that of caution seat 2; then all is over."""
    taken(log, s.actor, road)
    s.inn = 2 * s.inn + road - 1
    if s.step == Step.FIRST:
        s.actor, s.step = 1 + s.land, Step.SECOND
    else:
        s.actor, s.step = -1, Step.OVER


@rule
def result(s: State, t: Tables, points: Ints, ranks: Ints) -> None:
    """CR-3: as it is written on the door."""
    for seat in range(SEATS):
        ranks[seat] = RANKS[(4 * s.land + s.inn) * SEATS + seat]
        points[seat] = SEATS - ranks[seat]


@rule
def evaluate(s: State, t: Tables, seat: int) -> float:
    """On the way nobody is ahead."""
    return 0.0


@rule
def inn_is_there(s: State, t: Tables) -> bool:
    """There are four inns."""
    return 0 <= s.inn < 4


GAME: Final = Game(
    id="crossroads",
    version=1,
    prefix="CR",
    module=__name__,
    seats=(SEATS,),
    state=State,
    steps=Step,
    actions=ACTIONS,
    events=TELL,
    moves=moves_of(take),
    setup=setup,
    result=result,
    evaluate=evaluate,
    laws=(inn_is_there,),
)
