"""Chapter 13: the four ways in which a game ends."""

from __future__ import annotations

from typing import Final

from eduba.games.ur.events import game_over, ranked, scored
from eduba.games.ur.scoring import (
    ZIGGURAT,
    best_hand_face,
    board_tally,
    counted,
    full_tally,
    outranks,
    score,
    tokens_on_board,
)
from eduba.games.ur.shape import Face
from eduba.games.ur.state import End, State, Step
from eduba.games.ur.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.rule import rule

MOST_COUNTED: Final = 32000
MOST_IDLE: Final = 20


@rule
def is_last_of_round(s: State, seat: int) -> bool:
    """UR-2.8: the marker never moves; the last seat of a round is the one to the right of it."""
    return seat == (s.first_player + s.seats - 1) % s.seats


@rule
def end_cause(s: State, seat: int) -> int:
    """UR-13.3, UR-13.5, UR-13.6: why the game ends after this seat's exchange; 0 if it goes on."""
    last = is_last_of_round(s, seat)
    if last and s.ziggurats_left == 0:
        return End.ZIGGURATS
    if s.idle_rounds > 0 and s.idle >= s.idle_rounds * s.seats:
        return End.IDLE
    if last and s.round_limit > 0 and s.round >= s.round_limit:
        return End.ROUND_LIMIT
    return End.NONE


@rule
def finish(s: State, t: Tables, log: Log, cause: int) -> None:
    """The game is over: nobody decides any more, and the points are told."""
    game_over(log, cause, s.actor)
    s.end_cause = cause
    s.actor = -1
    s.step = Step.OVER
    if log.capacity > 0:
        tell_result(s, t, log)


@rule
def tell_result(s: State, t: Tables, log: Log) -> None:
    """Tell what each seat scored, then who is first, second and so on."""
    for seat in range(s.seats):
        tally = full_tally(s, seat)
        scored(
            log,
            seat,
            score(s, t, seat),
            counted(tally, Face.AGRICULTURE),
            counted(tally, Face.TRADE),
            counted(tally, Face.CULTURE),
            counted(tally, Face.POLITICS),
            counted(tally, Face.WAR),
            counted(tally, ZIGGURAT),
            best_hand_face(s, seat, board_tally(s, seat)),
        )
    for place in range(1, s.seats + 1):
        for seat in range(s.seats):
            if rank(s, t, seat) == place:
                ranked(log, seat, place, score(s, t, seat), tokens_on_board(s, t, seat))


@rule
def rank(s: State, t: Tables, seat: int) -> int:
    """UR-15.3: one more than the seats ahead; equals share the better rank."""
    n = 1
    for other in range(s.seats):
        if outranks(s, t, other, seat, score(s, t, other), score(s, t, seat)):
            n += 1
    return n
