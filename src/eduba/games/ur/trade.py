"""Chapter 7: Trade. Trade tiles earn at the edge of the grid and beside other seats' tiles."""

from __future__ import annotations

from eduba.games.ur.actions import STOCK
from eduba.games.ur.events import FROM_TRADE, tokens_added, tokens_short
from eduba.games.ur.flow import complete_action
from eduba.games.ur.shape import NEIGHBOUR, PLACES, SIDES, Face
from eduba.games.ur.state import State, Step
from eduba.games.ur.tiles import owns_face, put, room
from eduba.games.ur.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

UR_7_4 = rule_number("UR-7.4")
UR_7_6 = rule_number("UR-7.6")


@rule
def side_pays(s: State, seat: int, tile: int, side: int) -> bool:
    """UR-7.1, UR-7.2, UR-7.3: the edge and other seats' tiles pay; free and own tiles do not, holes only by option."""
    neighbour = NEIGHBOUR[tile, side]
    if neighbour < 0:
        return True
    if s.ziggurat[neighbour] >= 0:
        return s.hole_is_edge == 1
    return s.owner[neighbour] >= 0 and s.owner[neighbour] != seat


@rule
def trade_due(s: State, seat: int, tile: int) -> int:
    """UR-7.4: one token for each side that pays, cut to the room left; 0 if this is no own trade tile."""
    if not owns_face(s, seat, tile, Face.TRADE):
        return 0
    due = 0
    for side in range(SIDES):
        if side_pays(s, seat, tile, side):
            due += 1
    return min(due, room(s, tile))


@rule
def trade_dues(s: State, seat: int, first: int) -> int:
    """The sum of the dues of a place and all after it."""
    return sum(trade_due(s, seat, tile) for tile in range(first, PLACES))


@rule
def can_trade(s: State, seat: int) -> bool:
    """Trade changes something if a token is due and there is one."""
    if s.supply[seat] == 0:
        return False
    return any(trade_due(s, seat, tile) > 0 for tile in range(PLACES))


@rule
def start_trade(s: State, t: Tables, log: Log) -> None:
    """UR-7.5, UR-7.6: all dues are placed; only if the supply is too small the seat chooses where."""
    total = trade_dues(s, s.actor, 0)
    if total > s.supply[s.actor]:
        tokens_short(log, s.actor, total - s.supply[s.actor], FROM_TRADE)
        ask_next_stock(s, t, log, 0)
        return
    for tile in range(PLACES):
        pay_trade(s, log, tile, trade_due(s, s.actor, tile))
    complete_action(s, t, log, Face.TRADE)


@rule
def pay_trade(s: State, log: Log, tile: int, n: int) -> None:
    """Tokens earned by Trade go on a tile."""
    if n > 0:
        tokens_added(log, s.actor, tile, put(s, s.actor, tile, n), FROM_TRADE)


@rule
def ask_next_stock(s: State, t: Tables, log: Log, first: int) -> None:
    """The next trade tile with a due, while there is supply."""
    if s.supply[s.actor] > 0:
        for tile in range(first, PLACES):
            if trade_due(s, s.actor, tile) > 0:
                s.cursor = tile
                s.step = Step.STOCK
                return
    complete_action(s, t, log, Face.TRADE)


@rule
def forbids_stock(s: State, t: Tables, n: int) -> int:
    """UR-7.6: the whole supply must go out, and no tile gets more than its due."""
    if n > trade_due(s, s.actor, s.cursor):
        return UR_7_4
    supply = s.supply[s.actor]
    if n > supply or n < supply - trade_dues(s, s.actor, s.cursor + 1):
        return UR_7_6
    return 0


@answers(STOCK, Step.STOCK, unless=forbids_stock)
@rule
def stock(s: State, t: Tables, log: Log, n: int) -> None:
    """UR-7.6: the chosen number goes on the tile asked about."""
    pay_trade(s, log, s.cursor, n)
    ask_next_stock(s, t, log, s.cursor + 1)
