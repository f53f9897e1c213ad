"""Chapter 2: how one turn follows another."""

from __future__ import annotations

from eduba.games.cradle.actions import END_TURN
from eduba.games.cradle.carrying import settle_everywhere
from eduba.games.cradle.ending import finish
from eduba.games.cradle.events import BY_ROUND_CAP, round_started, turn_started
from eduba.games.cradle.mana import gather_mana
from eduba.games.cradle.opening import movement_points
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule


@rule
def begin_turn(s: State, t: Tables, log: Log, seat: int) -> None:
    """CR-2.1, CR-2.4, CR-2.5, CR-8.2: phase I of a seat, with tribes or without; nothing of an earlier turn is left."""
    s.actor = seat
    s.step = Step.MOVE
    s.points = movement_points(s, t, seat)
    s.discoveries = t.discoveries
    s.kind = -1
    s.births = s.made = s.priests = 0
    s.drawn[seat] = -1
    settle_everywhere(s, log)


@rule
def end_of_turn(s: State, t: Tables, log: Log) -> None:
    """CR-2.1, CR-2.2, CR-16.2: phase III; then the next seat clockwise, a new round after the last, or the end."""
    gather_mana(s, t, log)
    s.drawn[s.actor] = -1
    seat = (s.actor + 1) % s.seats
    if seat == 0:
        if s.round >= s.round_cap:
            finish(s, log, BY_ROUND_CAP)
            return
        s.round += 1
        round_started(log, s.round)
    turn_started(log, seat, movement_points(s, t, seat))
    begin_turn(s, t, log, seat)


@rule
def usable_cards(s: State) -> int:
    """CR-13.2: cards in the hand of the seat in turn that were not drawn this turn; everybody can count them."""
    return s.hand_size[s.actor] - (1 if s.drawn[s.actor] >= 0 else 0)


@rule
def after_action(s: State, t: Tables, log: Log) -> None:
    """CR-13.3: who holds a card from an earlier turn is asked whether to play one, playable or not; else the turn ends."""
    s.focus = -1
    if usable_cards(s) > 0:
        s.step = Step.AFTER
    else:
        end_of_turn(s, t, log)


@answers(END_TURN, Step.AFTER)
@rule
def end_turn(s: State, t: Tables, log: Log) -> None:
    """CR-2.1: on to phase III."""
    end_of_turn(s, t, log)
