"""Chapter 8: drawing land, placing volcanoes, and the wood and stone that new land brings."""

from __future__ import annotations

from eduba.games.cradle.actions import PLACE_VOLCANO, REFILL
from eduba.games.cradle.carrying import leave, settle
from eduba.games.cradle.events import (
    discovered,
    discovery_cancelled,
    resources_placed,
    stepped,
    supply_short,
    volcano_drawn,
    volcano_placed,
)
from eduba.games.cradle.shape import DQ, DR, Good, Terrain
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.temple import enter
from eduba.games.cradle.tiles import add_tile, names_cell, tiles_of
from eduba.games.cradle.values import Tables
from eduba.kernel.events import Log, reveal
from eduba.kernel.moves import answers
from eduba.kernel.random import below
from eduba.kernel.rule import rule, rule_number

CR_8_2 = rule_number("CR-8.2")
CR_8_4 = rule_number("CR-8.4")
CR_8_5 = rule_number("CR-8.5")
CR_8_9 = rule_number("CR-8.9")
CR_8_13 = rule_number("CR-8.13")


@rule
def shuffle_pile(s: State, count: int) -> None:
    """CR-1.10: the lowest tiles of the pile in a random order."""
    for i in range(count - 1, 0, -1):
        j = below(s, i + 1)
        held = s.pile[i]
        s.pile[i] = s.pile[j]
        s.pile[j] = held


@rule
def forbids_discovery(s: State) -> int:
    """CR-8.2, CR-8.13: three in a turn at most, while the pile lasts."""
    if s.discoveries == 0:
        return CR_8_2
    return CR_8_13 if s.pile_size == 0 else 0


@rule
def begin_discovery(s: State, tile: int, cargo: int, direction: int) -> None:
    """CR-8.1: a tribe is about to enter an empty cell; it does so once the tile is known."""
    s.step_from = tile
    s.step_cargo = cargo
    s.step_direction = direction
    s.last_step = s.last_target = -1


@rule
def take_top(s: State) -> int:
    """CR-8.3: the top tile of the pile."""
    s.pile_size -= 1
    terrain = s.pile[s.pile_size]
    s.pile[s.pile_size] = 0
    return terrain


@rule
def draw_tile(s: State, t: Tables, log: Log) -> None:
    """CR-8.3, CR-8.14: the next tile is shown to all; with an empty pile the step does not take place."""
    if s.pile_size == 0:
        discovery_cancelled(log, s.actor)
        end_discovery(s)
        return
    reveal(log)
    use_tile(s, t, log, take_top(s))


@rule
def use_tile(s: State, t: Tables, log: Log, terrain: int) -> None:
    """CR-8.3, CR-8.4: the tribe gets land; a volcano is placed elsewhere first."""
    if terrain == Terrain.VOLCANO:
        volcano_drawn(log, s.actor)
        s.step = Step.VOLCANO
    else:
        settle_land(s, t, log, terrain)


@rule
def settle_land(s: State, t: Tables, log: Log, terrain: int) -> None:
    """CR-8.1..8.3, CR-8.6, CR-8.12: the tile lies, the tribe with its load stands on it; then come resources."""
    source = s.step_from
    cargo = s.step_cargo
    slot = add_tile(s, terrain, cell_q(s), cell_r(s))
    discovered(log, s.actor, slot, terrain, s.q[slot], s.r[slot])
    s.points -= 1
    s.discoveries -= 1
    end_discovery(s)
    stepped(log, s.actor, source, slot, cargo)
    leave(s, log, source, cargo)
    enter(s, t, log, slot, cargo, 1)
    if terrain == Terrain.FOREST:
        bring_resources(s, log, slot, Good.WOOD)
    if terrain == Terrain.QUARRY:
        bring_resources(s, log, slot, Good.STONE)


@rule
def cell_q(s: State) -> int:
    """The column of the cell that is being entered."""
    return s.q[s.step_from] + DQ[s.step_direction]


@rule
def cell_r(s: State) -> int:
    """The row of the cell that is being entered."""
    return s.r[s.step_from] + DR[s.step_direction]


@rule
def end_discovery(s: State) -> None:
    """Nothing is half-done any more."""
    s.step_from = s.step_cargo = s.step_direction = -1
    s.step = Step.MOVE


@rule
def may_place_at(s: State, t: Tables, tile: int) -> bool:
    """The tile is on the map."""
    return tile < s.tiles


@rule
def forbids_place_volcano(s: State, t: Tables, tile: int, direction: int) -> int:
    """CR-8.4, CR-8.5: an empty cell that touches the map, by its one name, and not the one being entered."""
    if not names_cell(s, tile, direction):
        return CR_8_4
    entered = s.q[tile] + DQ[direction] == cell_q(s) and s.r[tile] + DR[direction] == cell_r(s)
    return CR_8_5 if entered else 0


@answers(PLACE_VOLCANO, Step.VOLCANO, unless=forbids_place_volcano, where=may_place_at)
@rule
def place_volcano(s: State, t: Tables, log: Log, tile: int, direction: int) -> None:
    """CR-8.2, CR-8.4: it lies for no point and is no discovery; then another tile is drawn for the tribe."""
    slot = add_tile(s, Terrain.VOLCANO, s.q[tile] + DQ[direction], s.r[tile] + DR[direction])
    volcano_placed(log, s.actor, slot, s.q[slot], s.r[slot])
    draw_tile(s, t, log)


@rule
def supply_of(s: State, good: int) -> int:
    """What is left of a resource."""
    return s.wood_supply if good == Good.WOOD else s.stone_supply


@rule
def bring_resources(s: State, log: Log, slot: int, good: int) -> None:
    """CR-8.7..8.11: one piece for each player: on every tile of the kind, the rest on the new one, or by choice if short."""
    pieces = min(s.seats, supply_of(s, good))
    if pieces < s.seats:
        supply_short(log, good, s.seats - pieces)
    tiles = tiles_of(s, s.terrain[slot])
    if s.resource_spread or pieces == 0:
        put_resources(s, log, slot, good, pieces)
    elif pieces >= tiles:
        for other in range(slot):
            if s.terrain[other] == s.terrain[slot]:
                put_resources(s, log, other, good, 1)
        put_resources(s, log, slot, good, 1 + pieces - tiles)
    else:
        put_resources(s, log, slot, good, 1)
        ask_refill(s, pieces - 1)


@rule
def put_resources(s: State, log: Log, slot: int, good: int, n: int) -> None:
    """CR-1.16, CR-8.12: from the supply onto a tile, where own tribes can take them at once."""
    if n == 0:
        return
    if good == Good.WOOD:
        s.wood_supply -= n
        s.loose_wood[slot] += n
    else:
        s.stone_supply -= n
        s.loose_stone[slot] += n
    resources_placed(log, slot, good, n)
    if s.tribes[s.actor, slot] > 0:
        settle(s, log, slot)


@rule
def ask_refill(s: State, n: int) -> None:
    """CR-8.9: so many other tiles of the kind get a piece, chosen in the order of slots."""
    s.need = n
    s.last = -1
    s.step = Step.REFILL if n > 0 else Step.MOVE


@rule
def refillable_after(s: State, tile: int) -> int:
    """How many tiles of the new tile's kind come after a slot, the new one left out."""
    newest = s.tiles - 1
    n = 0
    for slot in range(tile + 1, newest):
        if s.terrain[slot] == s.terrain[newest]:
            n += 1
    return n


@rule
def forbids_refill(s: State, t: Tables, tile: int) -> int:
    """CR-8.9: another tile of the kind, each once; later slots must be enough for the rest."""
    newest = s.tiles - 1
    if tile >= newest or s.terrain[tile] != s.terrain[newest] or tile <= s.last:
        return CR_8_9
    return CR_8_9 if refillable_after(s, tile) < s.need - 1 else 0


@answers(REFILL, Step.REFILL, unless=forbids_refill)
@rule
def refill(s: State, t: Tables, log: Log, tile: int) -> None:
    """CR-8.9, CR-8.10: one piece for this tile."""
    good = Good.WOOD if s.terrain[tile] == Terrain.FOREST else Good.STONE
    put_resources(s, log, tile, good, 1)
    s.last = tile
    s.need -= 1
    if s.need == 0:
        s.last = -1
        s.step = Step.MOVE
