"""Chapters 3, 4 and 12: what a seat does in its turn, and its exchange."""

from __future__ import annotations

from typing import Final

from eduba.games.ur.actions import ACT, END_ACTIONS, EXCHANGE, REINFORCE, SETTLE, SHOW
from eduba.games.ur.agriculture import can_farm, start_agriculture
from eduba.games.ur.culture import can_cultivate, start_culture
from eduba.games.ur.events import (
    NOTHING_LEFT,
    ONLY_ZIGGURATS,
    REFUSED_BOTH,
    action_started,
    reinforced,
    settled,
)
from eduba.games.ur.exchange import forbids_taking, swap_with_grid, swap_with_spare
from eduba.games.ur.flow import end_turn, to_exchange_or_end, use_slot
from eduba.games.ur.politics import can_redistribute, start_politics
from eduba.games.ur.preparation import next_setup_exchange
from eduba.games.ur.shape import PLACES, Face
from eduba.games.ur.state import State, Step
from eduba.games.ur.tiles import has_face, is_free, owns, put, room
from eduba.games.ur.trade import can_trade, start_trade
from eduba.games.ur.values import Tables
from eduba.games.ur.war import can_attack, start_war
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import NOT_ASKED, rule, rule_number

BOTH: Final = 2
"""Slots of a turn in which nothing was done yet: both actions can still be refused."""
UR_1_7 = rule_number("UR-1.7")
UR_3_3 = rule_number("UR-3.3")
UR_3_4 = rule_number("UR-3.4")
UR_3_8 = rule_number("UR-3.8")
UR_4_3 = rule_number("UR-4.3")
UR_4_4 = rule_number("UR-4.4")
UR_4_5 = rule_number("UR-4.5")
UR_4_7 = rule_number("UR-4.7")
UR_11_4 = rule_number("UR-11.4")
UR_12_1 = rule_number("UR-12.1")
UR_12_2 = rule_number("UR-12.2")


@rule
def has_effect(s: State, t: Tables, face: int) -> bool:
    """UR-3.7, UR-3.8: whether an action can change something now; no tile of its face need be owned."""
    if face == Face.AGRICULTURE:
        return can_farm(s, s.actor)
    if face == Face.TRADE:
        return can_trade(s, s.actor)
    if face == Face.CULTURE:
        return can_cultivate(s)
    if face == Face.POLITICS:
        return can_redistribute(s, s.actor)
    return can_attack(s, t)


@rule
def is_in_hand(s: State, t: Tables, face: int) -> bool:
    """UR-3.3: the two actions offered are the two faces of the hand tile, whichever is up."""
    return has_face(s.hand[s.actor], face)


@rule
def forbids_act(s: State, t: Tables, face: int) -> int:
    """UR-3.4: none, one or both of the two actions, each at most once."""
    if not is_in_hand(s, t, face):
        return UR_3_3
    if (s.performed >> face) & 1:
        return UR_3_4
    return 0 if has_effect(s, t, face) else UR_3_8


@answers(ACT, Step.ACTIONS, unless=forbids_act, where=is_in_hand)
@rule
def act(s: State, t: Tables, log: Log, face: int) -> None:
    """UR-3.5: an action begins; it is completed before anything else."""
    s.performed |= 1 << face
    s.busy = 1
    action_started(log, s.actor, face)
    if face == Face.AGRICULTURE:
        start_agriculture(s, t, log)
    elif face == Face.TRADE:
        start_trade(s, t, log)
    elif face == Face.CULTURE:
        start_culture(s, t, log)
    elif face == Face.POLITICS:
        start_politics(s, t, log)
    else:
        start_war(s, t, log)


@rule
def forbids_reinforce(s: State, t: Tables, tile: int) -> int:
    """UR-4.3, UR-4.7: a tile owned at this moment, with room, and a token in the supply."""
    if s.supply[s.actor] == 0:
        return UR_4_7
    if not owns(s, s.actor, tile):
        return UR_4_3
    if room(s, tile) == 0:
        return UR_1_7
    if s.step_order and tile < s.last_tile:
        return NOT_ASKED  # two tokens in either order are one position: search sees one order
    return 0


@answers(REINFORCE, Step.ACTIONS, unless=forbids_reinforce)
@rule
def reinforce(s: State, t: Tables, log: Log, tile: int) -> None:
    """UR-4.1, UR-4.2, UR-4.6: a token for refusing one action, before or after the other, or a second one."""
    put(s, s.actor, tile, 1)
    s.busy = 1
    if s.step_order:
        s.last_tile = tile
    reinforced(log, s.actor, tile, s.tokens[tile])
    use_slot(s, t, log)


@rule
def has_ziggurat(s: State, seat: int) -> bool:
    """Whether a seat has built a ziggurat."""
    return any(s.ziggurat[tile] == seat for tile in range(PLACES))


@rule
def forbids_settle(s: State, t: Tables, tile: int) -> int:
    """UR-4.4, UR-4.5: for refusing both actions, so before anything else: a free tile, adjacent or not."""
    if s.slots < BOTH:
        return UR_4_5
    if s.supply[s.actor] == 0:
        return UR_4_7
    return 0 if is_free(s, tile) else UR_4_4


@answers(SETTLE, Step.ACTIONS, unless=forbids_settle)
@rule
def settle(s: State, t: Tables, log: Log, tile: int) -> None:
    """UR-4.4, UR-4.5: the token on a free tile takes the place of everything else before the exchange."""
    settle_on(s, t, log, tile, 1, REFUSED_BOTH)


@rule
def forbids_comeback(s: State, t: Tables, tile: int) -> int:
    """UR-12.1, UR-12.2: a seat without a tile comes back on a free one."""
    if is_free(s, tile):
        return 0
    return UR_12_2 if has_ziggurat(s, s.actor) else UR_12_1


@answers(SETTLE, Step.RETURN, unless=forbids_comeback)
@rule
def come_back(s: State, t: Tables, log: Log, tile: int) -> None:
    """UR-12.1, UR-12.2: three tokens with nothing on the board, one with only ziggurats."""
    if has_ziggurat(s, s.actor):
        settle_on(s, t, log, tile, t.comeback_with_ziggurat, ONLY_ZIGGURATS)
    else:
        settle_on(s, t, log, tile, t.comeback, NOTHING_LEFT)


@rule
def settle_on(s: State, t: Tables, log: Log, tile: int, n: int, reason: int) -> None:
    """Tokens on a free tile; then the exchange."""
    settled(log, s.actor, tile, put(s, s.actor, tile, n), reason)
    s.busy = 1
    to_exchange_or_end(s, t, log)


@answers(END_ACTIONS, Step.ACTIONS, Step.SECOND_ZIGGURAT)
@rule
def end_actions(s: State, t: Tables, log: Log) -> None:
    """UR-3.9: doing nothing, or nothing more, is allowed."""
    to_exchange_or_end(s, t, log)


@rule
def forbids_exchange(s: State, t: Tables, spot: int) -> int:
    """What the seat may take."""
    return forbids_taking(s, s.actor, spot)


@answers(EXCHANGE, Step.SETUP_EXCHANGE, Step.EXCHANGE, unless=forbids_exchange)
@rule
def exchange(s: State, t: Tables, log: Log, spot: int) -> None:
    """A tile of the grid asks for the face to lay up; beside the grid the tiles just change places."""
    if spot < PLACES:
        s.pending_spot = spot
        s.step = Step.SHOW
    else:
        swap_with_spare(s, log, s.actor, spot)
        after_exchange(s, t, log)


@rule
def forbids_show(s: State, t: Tables, face: int) -> int:
    """UR-11.4: either of the two faces of the tile laid down."""
    return 0 if is_in_hand(s, t, face) else UR_11_4


@answers(SHOW, Step.SHOW, unless=forbids_show)
@rule
def show(s: State, t: Tables, log: Log, face: int) -> None:
    """The tile taken comes into the hand, the former hand tile into the grid."""
    tile = s.pending_spot
    s.pending_spot = -1
    swap_with_grid(s, log, s.actor, tile, face)
    after_exchange(s, t, log)


@rule
def after_exchange(s: State, t: Tables, log: Log) -> None:
    """Before play the next seat may exchange; in play the turn ends."""
    if s.setup_step >= 0:
        next_setup_exchange(s, t, log)
    else:
        end_turn(s, t, log)
