"""The board of After the Flood as text: for the terminal, for tests, and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from eduba.games.flood.empires import equipment_value
from eduba.games.flood.passing import bid_value
from eduba.games.flood.pieces import empire_of
from eduba.games.flood.shape import (
    EMPIRE,
    MARKETS,
    OFFERS_OF,
    PLACE,
    POSTS,
    REGION,
    REGIONS,
    RESOURCE,
    RESOURCES,
    SEATS,
    SITES,
    SLOTS,
    Place,
)
from eduba.games.flood.state import State
from eduba.games.flood.values import Tables
from eduba.kernel.text import SEAT_MARKS, Texts


def text(s: State, t: Tables, seat: int, texts: Texts, names: Sequence[str]) -> str:
    """The turn and its empires, the regions, the boxes, then each seat with all it has; the same for everyone."""
    lines = [texts("board-turn", turn=s.turn, year=t.year[s.turn - 1]), empires(s, t, texts), ""]
    lines += [region(s, texts, i) for i in range(REGIONS)]
    lines += [box(s, texts, place) for place in range(Place.IRRIGATION, POSTS)]
    lines += ["", texts("board-stock", pieces=pieces(texts, [s.stock[i] for i in range(RESOURCES)])), ""]
    for i in range(SEATS):
        lines += player(s, t, texts, s.order[i], names)
    over = s.actor < 0
    lines.append(texts("board-over") if over else texts("board-to-decide", seat=names[s.actor]))
    return "\n".join(line.rstrip() for line in lines)


def empires(s: State, t: Tables, texts: Texts) -> str:
    """The empires of the turn, with who has started them."""
    shown = []
    for slot in range(SLOTS):
        owner = f" {SEAT_MARKS[s.slot_owner[slot]]}" if s.slot_owner[slot] >= 0 else ""
        shown.append(f"{texts.name(EMPIRE, t.empire[s.turn - 1, slot])} {t.empire_armies[s.turn - 1, slot]}{owner}")
    return texts("board-empires", empires=", ".join(shown))


def region(s: State, texts: Texts, i: int) -> str:
    """A region with its city, armies, workers and offers."""
    parts = []
    if s.army_owner[i] >= 0:
        parts.append(texts("board-armies", seat=SEAT_MARKS[s.army_owner[i]], n=s.army_count[i]))
    if i < SITES and s.city_owner[i] >= 0:
        key = "board-extended-city" if s.city_extended[i] else "board-city"
        parts.append(texts(key, seat=SEAT_MARKS[s.city_owner[i]]))
    if i >= SITES:
        parts += workers(s, i - SITES)
    if i in MARKETS:
        parts.append("(" + ", ".join(str(texts.name(RESOURCE, good)) for good in OFFERS_OF[i - SITES]) + ")")
    return f"{texts.name(REGION, i):<14} {' '.join(parts)}"


def workers(s: State, place: int) -> list[str]:
    """The workers of each seat in a place."""
    return [f"{SEAT_MARKS[i]}{s.workers[i, place]}" for i in range(SEATS) if s.workers[i, place]]


def box(s: State, texts: Texts, place: int) -> str:
    """A worker box; used craftsmen stand after a stroke."""
    used = {Place.SCRIBES: Place.SCRIBES_USED, Place.TOOL_MAKERS: Place.TOOL_MAKERS_USED}
    parts = workers(s, place)
    if place in used:
        gone = workers(s, used[Place(place)])
        parts += ["/", *gone] if gone else []
    return f"{texts.name(PLACE, place):<14} {' '.join(parts)}"


def pieces(texts: Texts, counts: Sequence[int]) -> str:
    """Resource pieces in words."""
    shown = [f"{n} × {texts.name(RESOURCE, i)}" for i, n in enumerate(counts) if n]
    return ", ".join(shown) or "–"


def player(s: State, t: Tables, texts: Texts, seat: int, names: Sequence[str]) -> list[str]:
    """A seat: points and empire, then what it holds."""
    state = [names[seat], texts("board-points", n=s.vp[seat])]
    if s.empire_slot[seat] >= 0:
        rating = "ABC"[s.rating[seat]] if s.rating[seat] >= 0 else "–"
        empire = texts.name(EMPIRE, empire_of(s, t, seat))
        state.append(texts("board-empire", empire=empire, rating=rating, n=equipment_value(s, t, seat)))
    if s.passed[seat]:
        state.append(texts("board-passed", n=bid_value(s, t, seat)))
    reserves = texts(
        "board-reserves",
        workers=s.workers[seat, Place.AVAILABLE],
        armies=s.armies_available[seat],
        bases=s.bases[seat],
    )
    mark = "→" if seat == s.actor else " "
    held = pieces(texts, [s.hand[seat, i] for i in range(RESOURCES)])
    return [f"{mark} {SEAT_MARKS[seat]} {' · '.join(state)}", f"    {held}", f"    {reserves}"]
