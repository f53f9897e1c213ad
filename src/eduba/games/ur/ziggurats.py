"""Chapter 5: ziggurats, built instead of acting. A tile that carries one is a hole for the rest of the game."""

from __future__ import annotations

from eduba.games.ur.actions import BUILD
from eduba.games.ur.events import last_round, ziggurat_built
from eduba.games.ur.flow import to_exchange_or_end
from eduba.games.ur.shape import PLACES
from eduba.games.ur.state import State, Step
from eduba.games.ur.tiles import owns
from eduba.games.ur.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import NOT_ASKED, rule, rule_number

UR_5_1 = rule_number("UR-5.1")
UR_5_3 = rule_number("UR-5.3")


@rule
def is_site(s: State, t: Tables, tile: int) -> bool:
    """UR-5.1: an own tile with five tokens."""
    return owns(s, s.actor, tile) and s.tokens[tile] >= t.tokens_to_build


@rule
def forbids_build(s: State, t: Tables, tile: int) -> int:
    """UR-5.1: at the start of a turn, before anything else."""
    return UR_5_1 if s.slots < 2 else forbids_another(s, t, tile)


@rule
def forbids_another(s: State, t: Tables, tile: int) -> int:
    """UR-5.1, UR-5.3: on an own tile with five tokens, while ziggurats are left."""
    if s.ziggurats_left == 0:
        return UR_5_3
    if not is_site(s, t, tile):
        return UR_5_1
    if s.step_order and tile <= s.last_tile:
        return NOT_ASKED  # two ziggurats in either order are one position: search sees one order
    return 0


@answers(BUILD, Step.ACTIONS, unless=forbids_build, where=is_site)
@rule
def build(s: State, t: Tables, log: Log, tile: int) -> None:
    """UR-5.2, UR-5.4, UR-5.9: one ziggurat, perhaps a second; no action, no token for refusing; then the exchange."""
    raise_ziggurat(s, log, tile)
    if t.ziggurats_in_a_turn > 1:
        s.step = Step.SECOND_ZIGGURAT
        for site in range(PLACES):
            if forbids_another(s, t, site) == 0:
                return
    to_exchange_or_end(s, t, log)


@answers(BUILD, Step.SECOND_ZIGGURAT, unless=forbids_another, where=is_site)
@rule
def build_another(s: State, t: Tables, log: Log, tile: int) -> None:
    """UR-5.2: a second ziggurat, and no third."""
    raise_ziggurat(s, log, tile)
    to_exchange_or_end(s, t, log)


@rule
def raise_ziggurat(s: State, log: Log, tile: int) -> None:
    """UR-5.5, UR-5.6, UR-5.7, UR-1.12: the tokens come back, one stays as a marker; the tile is nobody's from now on."""
    s.supply[s.actor] += s.tokens[tile] - 1
    s.tokens[tile] = 0
    s.owner[tile] = -1
    s.ziggurat[tile] = s.actor
    s.ziggurats_left -= 1
    s.busy = 1
    if s.step_order:
        s.last_tile = tile
    ziggurat_built(log, s.actor, tile, s.ziggurats_left)
    if s.ziggurats_left == 0:
        last_round(log, s.actor)
