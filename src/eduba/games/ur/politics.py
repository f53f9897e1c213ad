"""Chapter 9: Politics. A seat redistributes its tokens among its tiles."""

from __future__ import annotations

from eduba.games.ur.actions import KEEP
from eduba.games.ur.events import tokens_set
from eduba.games.ur.flow import complete_action
from eduba.games.ur.shape import MOST_TOKENS, PLACES, Face
from eduba.games.ur.state import State, Step
from eduba.games.ur.tiles import free_if_empty, owns, room
from eduba.games.ur.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

UR_9_2 = rule_number("UR-9.2")
UR_9_3 = rule_number("UR-9.3")


@rule
def can_redistribute(s: State, seat: int) -> bool:
    """UR-9.6: Politics changes something with two own tiles of any face, not all of them full."""
    tiles = 0
    space = 0
    for tile in range(PLACES):
        if owns(s, seat, tile):
            tiles += 1
            space += room(s, tile)
    return tiles >= 2 and space > 0


@rule
def start_politics(s: State, t: Tables, log: Log) -> None:
    """UR-9.1, UR-9.5: the tokens on all own tiles are lifted, markers on ziggurats excepted."""
    for tile in range(PLACES):
        if owns(s, s.actor, tile):
            s.lifted[tile] = s.tokens[tile]
            s.pool += s.tokens[tile]
            s.tokens[tile] = 0
    ask_next_keep(s, t, log, 0)


@rule
def ask_next_keep(s: State, t: Tables, log: Log, first: int) -> None:
    """The next own tile in ascending order; after the last one, empty tiles become free."""
    for tile in range(first, PLACES):
        if owns(s, s.actor, tile):
            s.cursor = tile
            s.step = Step.KEEP
            return
    free_empty_tiles(s, log)
    complete_action(s, t, log, Face.POLITICS)


@rule
def free_empty_tiles(s: State, log: Log) -> None:
    """UR-9.4, UR-1.13: tiles left empty become free when the action ends, not before."""
    for tile in range(PLACES):
        if owns(s, s.actor, tile):
            free_if_empty(s, log, tile)


@rule
def forbids_keep(s: State, t: Tables, n: int) -> int:
    """UR-9.2, UR-9.3: the total does not change, and no tile ends with more than five."""
    if n > s.pool:
        return UR_9_2
    later = 0
    for tile in range(s.cursor + 1, PLACES):
        if owns(s, s.actor, tile):
            later += MOST_TOKENS
    return UR_9_3 if n < s.pool - later else 0


@answers(KEEP, Step.KEEP, unless=forbids_keep)
@rule
def keep(s: State, t: Tables, log: Log, n: int) -> None:
    """UR-9.1: so many tokens end on the tile asked about."""
    tile = s.cursor
    s.tokens[tile] = n
    s.pool -= n
    tokens_set(log, s.actor, tile, s.lifted[tile], n)
    s.lifted[tile] = 0
    ask_next_keep(s, t, log, tile + 1)
