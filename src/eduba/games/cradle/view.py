"""What a seat may see: everything but the order of tiles and cards, other hands, and others' offerings not yet shown."""

from __future__ import annotations

from typing import Any

from eduba.games.cradle.actions import ACTIONS, PLACE_VOLCANO, STEAL, STEP
from eduba.games.cradle.ending import delivered_value, rank, steps_to_go
from eduba.games.cradle.land import seen_of
from eduba.games.cradle.mana import income
from eduba.games.cradle.pieces import offerings_in
from eduba.games.cradle.shape import (
    CARD_KEYS,
    CARGO,
    DIRECTION_KEYS,
    DIRECTIONS,
    DQ,
    DR,
    FEWEST,
    KIND,
    KINDS_OF_CARD,
    OFFERINGS,
    RECONSTRUCTED,
    SEATS,
    TERRAIN,
    TERRAIN_KEYS,
    TERRAINS,
    TILE,
    TILE_NAMES,
    TILES_OF,
    VALUE_OF,
    Place,
    Terrain,
)
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.tiles import tiles_of
from eduba.games.cradle.values import Tables
from eduba.kernel.actions import Values
from eduba.kernel.options import agreed


def view(s: State, t: Tables, seat: int) -> dict[str, Any]:
    """CR-1.13, CR-1.14, CR-1.16, CR-4.5, CR-13.4: reserves, loads, supplies and played cards are open to all."""
    return {
        "step": Step(s.step).name.lower(),
        "actor": s.actor,
        "seats": s.seats,
        "round": s.round,
        "winner": s.winner,
        "told": bool(s.told),
        "tiles": tiles_view(s),
        "cells": cells_view(s),
        "pile": s.pile_size,
        "pile_has": pile_view(s, t),
        "looked_at": looked_at(s) if s.step == Step.TERRAIN and s.actor == seat else None,
        "players": [player_view(s, t, i, seat) for i in range(s.seats)],
        "supply": {"wood": s.wood_supply, "stone": s.stone_supply},
        "stones_built": s.stones_built,
        "mana_top": t.mana_top,
        "deck": s.deck_size,
        "discard": {key: s.discard[i] for i, key in enumerate(CARD_KEYS) if s.discard[i]},
        "phase": phase_of(s),
        "turn": turn_view(s),
        "cards": card_numbers(s, t),
        "reconstructed": list(RECONSTRUCTED),
        "options": agreed(s),
    }


def phase_of(s: State) -> str | None:
    """CR-2.1: the phase of the turn, also while a card that is played in it is carried out; none when the game is over."""
    step = s.return_step if s.return_step >= 0 else s.step
    if step == Step.OVER:
        return None
    if step < Step.ACTION:
        return "move"
    return "act" if step < Step.AFTER else "mana"


def tiles_view(s: State) -> list[dict[str, Any]]:
    """The tiles of the map with all that is on them."""
    bearers = [
        (seat, s.offer_slot[seat, offering])
        for seat in range(s.seats)
        for offering in range(OFFERINGS)
        if s.offer_place[seat, offering] == Place.CARRIED
    ]
    return [
        {
            "name": TILE_NAMES[slot],
            "terrain": TERRAIN_KEYS[s.terrain[slot]],
            "q": s.q[slot],
            "r": s.r[slot],
            "wood": s.loose_wood[slot],
            "stone": s.loose_stone[slot],
            "tribes": [tribes_view(s, i, slot, bearers.count((i, slot))) for i in range(s.seats)],
            "thieves": s.thieves[slot],
            "huts": [s.huts[i, slot] for i in range(SEATS + 1)],
            "holy_place": s.holy[slot] - 1,
        }
        for slot in range(s.tiles)
    ]


def tribes_view(s: State, seat: int, slot: int, bearers: int) -> dict[str, int]:
    """The tribes of a seat on a tile, and what they carry."""
    return {
        "all": s.tribes[seat, slot],
        "wood": s.wood_held[seat, slot],
        "stone": s.stone_held[seat, slot],
        "offerings": bearers,
    }


def cells_view(s: State) -> list[dict[str, Any]]:
    """The empty cells beside the map, each by its one name: from the first tile that touches it."""
    taken = {(s.q[slot], s.r[slot]) for slot in range(s.tiles)}
    cells = []
    for slot in range(s.tiles):
        for direction in range(DIRECTIONS):
            cell = (s.q[slot] + DQ[direction], s.r[slot] + DR[direction])
            if cell not in taken:
                taken.add(cell)
                q, r = cell
                cells.append({"tile": TILE_NAMES[slot], "direction": DIRECTION_KEYS[direction], "q": q, "r": r})
    return cells


def pile_view(s: State, t: Tables) -> dict[str, int]:
    """How many tiles of each terrain are left: whoever looks at the map can count them."""
    left = {TERRAIN_KEYS[i]: TILES_OF[i] - tiles_of(s, i) for i in range(Terrain.PLAINS, TERRAINS)}
    left["plains"] -= t.plains_back[s.seats - FEWEST]
    left["volcano"] -= 1 if s.step == Step.VOLCANO else 0
    return left


def looked_at(s: State) -> dict[str, int]:
    """The tiles that Land shows."""
    return {TERRAIN_KEYS[i]: seen_of(s, i) for i in range(Terrain.PLAINS, TERRAINS)}


def player_view(s: State, t: Tables, seat: int, eyes: int) -> dict[str, Any]:
    """One seat with all it has, as another sees it."""
    own = seat == eyes
    values = [VALUE_OF[i] for i in range(OFFERINGS) if s.values_left[seat] >> i & 1]
    hand = {key: s.hand[seat, i] for i, key in enumerate(CARD_KEYS) if s.hand[seat, i]}
    drawn = CARD_KEYS[s.drawn[seat]] if s.drawn[seat] >= 0 else None
    return {
        "points": offerings_in(s, seat, Place.DELIVERED),
        "value": delivered_value(s, seat),
        "rank": rank(s, seat),
        "steps_to_go": steps_to_go(s, seat),
        "mana": s.mana[seat],
        "mana_max": s.mana_max[seat],
        "income": income(s, t, seat),
        "tribes": s.tribes_left[seat],
        "huts": s.huts_left[seat],
        "holy_places": s.holy_left[seat],
        "offerings": [offering_view(s, seat, j, own) for j in range(OFFERINGS)],
        "reserve_values": values if own else None,
        "hand_size": s.hand_size[seat],
        "hand": hand if own else None,
        "drawn": drawn if own else None,
    }


def offering_view(s: State, seat: int, offering: int, own: bool) -> dict[str, Any]:
    """One offering; its value for its owner, and for all once it was shown."""
    value = s.offer_value[seat, offering] if own else s.offer_shown[seat, offering]
    return {
        "place": Place(s.offer_place[seat, offering]).name.lower(),
        "tile": tile_name(s.offer_slot[seat, offering]),
        "value": value or None,
        "shown": s.offer_shown[seat, offering] > 0,
    }


def turn_view(s: State) -> dict[str, Any]:
    """This turn so far, and what is half-done."""
    return {
        "points": s.points,
        "discoveries": s.discoveries,
        "action": KIND.text(s.kind) if s.kind >= 0 else None,
        "births": s.births,
        "made": s.made,
        "priests": s.priests,
        "focus": tile_name(s.focus),
        "sorting": bool(s.sorting),
        "unbuilt": s.unbuilt,
        "need": s.need,
        "last": tile_name(s.last),
        "from": tile_name(s.step_from),
        "cargo": CARGO.text(s.step_cargo) if s.step_cargo >= 0 else None,
        "direction": DIRECTION_KEYS[s.step_direction] if s.step_direction >= 0 else None,
        "return_step": Step(s.return_step).name.lower() if s.return_step >= 0 else None,
        "chosen_owner": s.chosen_owner,
        "chosen_load": s.chosen_load,
        "last_step": s.last_step,
        "last_target": tile_name(s.last_target),
    }


def card_numbers(s: State, t: Tables) -> dict[str, int]:
    """The number that the text of each card speaks of; 0 where it speaks of none."""
    numbers = {
        "endurance": s.endurance_points,
        "priest": t.priest_mana,
        "fertility": t.fertile_births,
        "sacred_stone": t.stone_factor,
        "land": s.land_look,
        "mana_theft": t.theft_mana,
    }
    return {CARD_KEYS[card]: numbers.get(CARD_KEYS[card], 0) for card in range(KINDS_OF_CARD)}


def tile_name(slot: int) -> str | None:
    """The name of a tile; None if there is none."""
    return TILE_NAMES[slot] if slot >= 0 else None


def touches(action: int) -> tuple[str, ...]:
    """The things on the board that an action names: a step its tile, what is taken along there, and the way it goes.

    What is stolen says where it is and whose: it can be picked at once.
    """
    verb, values = ACTIONS.decode(action)
    if verb.ids == STEP:
        tile, cargo, direction = TILE_NAMES[values[0]], CARGO.text(values[1]), DIRECTION_KEYS[values[2]]
        return (f"tile:{tile}", f"cargo:{tile}/{cargo}", f"way:{tile}/{direction}")
    if verb.ids == PLACE_VOLCANO:
        return (f"way:{TILE_NAMES[values[0]]}/{DIRECTION_KEYS[values[1]]}",)
    if verb.ids == STEAL:
        tile, victim, good = (a.domain.text(v) for a, v in zip(verb.arguments, values, strict=True))
        return (f"load:{tile}/{victim}/{good}",)
    return tuple(f"{a.domain.name}:{a.domain.text(v)}" for a, v in zip(verb.arguments, values, strict=True))


def prompt(s: State) -> Values:
    """What the question asked now is about."""
    if s.step == Step.MOVE:
        return {"points": (None, s.points)}
    if s.step == Step.REFILL:
        return {"terrain": (TERRAIN, s.terrain[s.tiles - 1]), "need": (None, s.need)}
    if s.step in (Step.HOLD, Step.OFFER, Step.TEL_WHO, Step.EXP_WHICH):
        return {"tile": (TILE, s.focus)}
    if s.step == Step.MAKE:
        return {"tile": (TILE, s.focus), "kind": (KIND, s.kind)}
    return {}
