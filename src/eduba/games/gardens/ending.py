"""Chapter 27: the end of a round."""

from __future__ import annotations

from eduba.games.gardens.events import event_round
from eduba.games.gardens.rewards import begin_rewards, option_of
from eduba.games.gardens.rounds import begin_round
from eduba.games.gardens.scoring import finish
from eduba.games.gardens.shape import FLOORS, REGIONS
from eduba.games.gardens.state import State, Token
from eduba.games.gardens.values import REWARD_ROWS, Tables
from eduba.kernel.events import Log
from eduba.kernel.rule import rule


@rule
def end_on(s: State, t: Tables, log: Log) -> None:
    """GA-18.13, GA-27.1, GA-27.2, GA-27.5: in turn order each running Event pays its owner, wherever its units are."""
    while s.cursor < s.seats * REGIONS:
        seat, region = s.order[s.cursor // REGIONS], s.cursor % REGIONS
        s.cursor += 1
        if s.token[region] == Token.RUNS and s.event_owner[region] == seat:
            event_round(log, seat, region, s.event_die[region])
            s.resolving = region
            s.resolver = seat
            begin_rewards(s, option_of(s, region, s.event_option[region]) * REWARD_ROWS)
            return
    end_round(s, t, log)


@rule
def end_round(s: State, t: Tables, log: Log) -> None:
    """GA-3.5, GA-3.6, GA-27.6: the game ends when the fifth floor stands, or after the last round agreed on."""
    s.cursor = 0
    if s.floors == FLOORS or s.round >= s.max_rounds:
        finish(s, t, log)
    else:
        begin_round(s, t, log)
