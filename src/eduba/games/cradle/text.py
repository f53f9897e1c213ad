"""The board of Cradle of Civilization as text: for the terminal, for tests, and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from eduba.games.cradle.pieces import carriers, lying_on, offerings_in
from eduba.games.cradle.shape import (
    CARD,
    DIRECTION_KEYS,
    DIRECTIONS,
    KINDS_OF_CARD,
    NEUTRAL,
    OFFERINGS,
    TERRAIN,
    TILE_NAMES,
    VALUE_OF,
    Place,
)
from eduba.games.cradle.state import State
from eduba.games.cradle.values import Tables
from eduba.kernel.text import SEAT_MARKS, Texts


def text(s: State, t: Tables, seat: int, texts: Texts, names: Sequence[str]) -> str:
    """The round, the tiles with all that is on them, the supplies, then each seat; a seat sees its own secrets too."""
    lines = [texts("board-round", round=s.round), ""]
    lines += [tile(s, texts, slot) for slot in range(s.tiles)]
    supplies = texts("board-supplies", wood=s.wood_supply, stone=s.stone_supply, tiles=s.pile_size, cards=s.deck_size)
    lines += ["", supplies, ""]
    for i in range(s.seats):
        lines += player(s, texts, i, seat, names)
    if s.actor < 0:
        lines.append(texts("board-over"))
    else:
        lines.append(texts("board-to-decide", seat=names[s.actor], points=s.points, discoveries=s.discoveries))
    return "\n".join(line.rstrip() for line in lines)


def tile(s: State, texts: Texts, slot: int) -> str:
    """A tile: where its neighbours are, and what stands and lies there."""
    ways = ((DIRECTION_KEYS[d], s.neighbour[slot, d]) for d in range(DIRECTIONS))
    around = " ".join(f"{key}:{TILE_NAMES[other]}" for key, other in ways if other >= 0)
    parts = [goods(texts, s.loose_wood[slot], s.loose_stone[slot])]
    parts += [tribes(s, texts, i, slot) for i in range(s.seats)]
    parts += [SEAT_MARKS[i] + "⌂" * s.huts[i, slot] for i in range(s.seats) if s.huts[i, slot]]
    parts += ["⌂" * s.huts[NEUTRAL, slot]]
    parts += [texts("board-lying", seat=SEAT_MARKS[i], n=n) for i in range(s.seats) if (n := lying_on(s, i, slot))]
    if s.holy[slot]:
        parts.append(texts("board-holy", seat=SEAT_MARKS[s.holy[slot] - 1]))
    shown = " ".join(part for part in parts if part)
    return f"{TILE_NAMES[slot]:<3} {texts.name(TERRAIN, s.terrain[slot]):<8} {shown:<28} [{around}]"


def goods(texts: Texts, wood: int, stone: int) -> str:
    """Wood and stone in words."""
    return ", ".join(texts(f"board-n-{good}", n=n) for good, n in (("wood", wood), ("stone", stone)) if n)


def tribes(s: State, texts: Texts, seat: int, slot: int) -> str:
    """The tribes of a seat on a tile, with their loads in brackets."""
    if s.tribes[seat, slot] == 0:
        return ""
    loads = [goods(texts, s.wood_held[seat, slot], s.stone_held[seat, slot])]
    if carriers(s, seat, slot):
        loads.append(texts("board-carried", n=carriers(s, seat, slot)))
    laden = ", ".join(load for load in loads if load)
    return f"{SEAT_MARKS[seat]}{s.tribes[seat, slot]}" + (f" ({laden})" if laden else "")


def player(s: State, texts: Texts, seat: int, eyes: int, names: Sequence[str]) -> list[str]:
    """A seat: offerings and mana, then its reserve and what only its owner sees."""
    mark = "→" if seat == s.actor else " "
    state = texts(
        "board-player",
        name=names[seat],
        delivered=offerings_in(s, seat, Place.DELIVERED),
        mana=s.mana[seat],
        maximum=s.mana_max[seat],
    )
    reserve = texts(
        "board-reserve",
        tribes=s.tribes_left[seat],
        huts=s.huts_left[seat],
        places=s.holy_left[seat],
        cards=s.hand_size[seat],
    )
    lines = [f"{mark} {SEAT_MARKS[seat]} {state}", f"    {reserve}"]
    shown = [offering(s, texts, seat, j, seat == eyes) for j in range(OFFERINGS)]
    lines += [f"    {line}" for line in shown if line]
    if seat == eyes:
        held = [f"{s.hand[seat, i]} {texts.name(CARD, i)}" for i in range(KINDS_OF_CARD) if s.hand[seat, i]]
        left = [str(VALUE_OF[i]) for i in range(OFFERINGS) if s.values_left[seat] >> i & 1]
        lines.append("    " + texts("board-secrets", cards=", ".join(held) or "–", values=", ".join(left) or "–"))
    return lines


def offering(s: State, texts: Texts, seat: int, number: int, own: bool) -> str:
    """An offering in play, with its value for those who know it."""
    place = s.offer_place[seat, number]
    if place == Place.RESERVE:
        return ""
    value = s.offer_value[seat, number] if own else s.offer_shown[seat, number]
    told = {"number": 1 + number, "value": str(value or "?")}
    if place == Place.DELIVERED:
        return texts("board-offering-delivered", **told)
    key = "board-offering-lies" if place == Place.LYING else "board-offering-carried"
    return texts(key, **told, tile=TILE_NAMES[s.offer_slot[seat, number]])
