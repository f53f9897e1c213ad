"""Chapter 8: Culture. Own culture tiles feed every neighbour, whoever owns it."""

from __future__ import annotations

from eduba.games.ur.actions import SHARE
from eduba.games.ur.events import FROM_CULTURE, tokens_added, tokens_short
from eduba.games.ur.flow import complete_action
from eduba.games.ur.shape import NEIGHBOUR, PLACES, SIDES, Face
from eduba.games.ur.state import State, Step
from eduba.games.ur.tiles import owns, owns_face, put, room
from eduba.games.ur.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

UR_8_6 = rule_number("UR-8.6")
UR_8_8 = rule_number("UR-8.8")
UR_8_9 = rule_number("UR-8.9")


@rule
def culture_due(s: State, colour: int, tile: int) -> int:
    """UR-8.1..8.6: a token for each adjacent culture tile of the acting seat, cut to the room; 0 if not this colour's."""
    if not owns(s, colour, tile):
        return 0
    due = 0
    for side in range(SIDES):
        neighbour = NEIGHBOUR[tile, side]
        if neighbour >= 0 and owns_face(s, s.actor, neighbour, Face.CULTURE):
            due += 1
    return min(due, room(s, tile))


@rule
def culture_dues(s: State, colour: int, first: int) -> int:
    """The sum of one colour's dues on a place and all after it."""
    return sum(culture_due(s, colour, tile) for tile in range(first, PLACES))


@rule
def can_cultivate(s: State) -> bool:
    """Culture changes something if some colour is due a token and has one."""
    for tile in range(PLACES):
        colour = s.owner[tile]
        if colour >= 0 and s.supply[colour] > 0 and culture_due(s, colour, tile) > 0:
            return True
    return False


@rule
def start_culture(s: State, t: Tables, log: Log) -> None:
    """Colour by colour, the acting seat's first."""
    serve_colours(s, t, log, s.actor)


@rule
def serve_colours(s: State, t: Tables, log: Log, first: int) -> None:
    """UR-8.7, UR-8.8, UR-8.9: all dues are placed, each from its own supply; where one is too small the seat chooses."""
    colour = first
    served = (first - s.actor + s.seats) % s.seats
    while served < s.seats:
        total = culture_dues(s, colour, 0)
        short = total - s.supply[colour]
        if short > 0:
            tokens_short(log, colour, short, FROM_CULTURE)
            if s.supply[colour] > 0:
                ask_share(s, colour, 0)
                return
        else:
            for tile in range(PLACES):
                feed(s, log, colour, tile, culture_due(s, colour, tile))
        colour = (colour + 1) % s.seats
        served += 1
    complete_action(s, t, log, Face.CULTURE)


@rule
def feed(s: State, log: Log, colour: int, tile: int, n: int) -> None:
    """Tokens of one colour go on a tile of that colour."""
    if n > 0:
        tokens_added(log, colour, tile, put(s, colour, tile, n), FROM_CULTURE)


@rule
def ask_share(s: State, colour: int, first: int) -> bool:
    """Ask about the next tile of a colour with a due; whether there is one."""
    for tile in range(first, PLACES):
        if culture_due(s, colour, tile) > 0:
            s.colour = colour
            s.cursor = tile
            s.step = Step.SHARE
            return True
    return False


@rule
def forbids_share(s: State, t: Tables, n: int) -> int:
    """UR-8.9: the colour's whole supply must go out, and no tile gets more than its due."""
    if n > culture_due(s, s.colour, s.cursor):
        return UR_8_6
    supply = s.supply[s.colour]
    if n > supply:
        return UR_8_8
    return UR_8_9 if n < supply - culture_dues(s, s.colour, s.cursor + 1) else 0


@answers(SHARE, Step.SHARE, unless=forbids_share)
@rule
def share(s: State, t: Tables, log: Log, n: int) -> None:
    """UR-8.9: the chosen number goes on the tile asked about; then the next tile, then the next colour."""
    colour, tile = s.colour, s.cursor
    feed(s, log, colour, tile, n)
    if s.supply[colour] > 0 and ask_share(s, colour, tile + 1):
        return
    following = (colour + 1) % s.seats
    if following == s.actor:
        complete_action(s, t, log, Face.CULTURE)
    else:
        serve_colours(s, t, log, following)
