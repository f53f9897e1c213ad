"""What a seat may see: in UR everything, for everyone."""

from __future__ import annotations

from functools import cache
from typing import Any

from eduba.games.ur.actions import ACTIONS, ATTACK, EXCHANGE
from eduba.games.ur.scoring import score
from eduba.games.ur.shape import CODES, FACE, KIND, NEIGHBOUR, PAIR, PLACE_NAMES, PLACES, SPOT
from eduba.games.ur.state import End, State, Step
from eduba.games.ur.tiles import has_face
from eduba.games.ur.values import Tables
from eduba.kernel.actions import SEAT, Values
from eduba.kernel.game import Sentence
from eduba.kernel.options import agreed


def view(s: State, t: Tables, seat: int) -> dict[str, Any]:
    """UR-1.2, UR-11.6: the kind of every tile is known to all, in the grid, in hands and beside the grid."""
    return {
        "step": Step(s.step).name.lower(),
        "actor": s.actor,
        "seats": s.seats,
        "first_player": s.first_player,
        "round": s.round,
        "turn": s.turn,
        "ziggurats_left": s.ziggurats_left,
        "end_cause": End(s.end_cause).name.lower(),
        "tiles": tiles_view(s),
        "hands": [KIND.text(s.hand[i]) for i in range(s.seats)],
        "points": [score(s, t, i) for i in range(s.seats)],
        "supplies": [s.supply[i] for i in range(s.seats)],
        "spares": {SPOT.names[PLACES + i]: CODES[s.spare[i]] for i in range(2) if s.spare[i] >= 0},
        "performed": [FACE.words[face] for face in range(FACE.size) if (s.performed >> face) & 1],
        "slots": s.slots,
        "cursor": place_name(s.cursor),
        "colour": s.colour,
        "pool": s.pool,
        "war_from": place_name(s.war_from),
        "war_to": place_name(s.war_to),
        "attacks": s.attacks,
        "pending_spot": place_name(s.pending_spot),
        "setup_step": s.setup_step,
        "idle": s.idle,
        "busy": s.busy,
        "lifted": {PLACE_NAMES[p]: lifted for p, lifted in enumerate(s.lifted.tolist()) if lifted},
        "last_tile": place_name(s.last_tile),
        "options": agreed(s),
    }


def tiles_view(s: State) -> list[dict[str, Any]]:
    """The places of the grid."""
    rows = (s.kind.tolist(), s.face.tolist(), s.owner.tolist(), s.tokens.tolist(), s.ziggurat.tolist())
    return [
        {
            "name": name,
            "kind": CODES[kind],
            "face": FACE.words[face],
            "hidden": FACE.words[hidden_face(kind, face)],
            "owner": owner,
            "tokens": tokens,
            "ziggurat": ziggurat,
        }
        for name, kind, face, owner, tokens, ziggurat in zip(PLACE_NAMES, *rows, strict=True)
    ]


@cache
def hidden_face(kind: int, face: int) -> int:
    """The face that is not up, of a tile that shows a face."""
    low, high = PAIR[kind, 0], PAIR[kind, 1]
    return high if face == low or not has_face(kind, face) else low


def place_name(place: int) -> str | None:
    """The name of a place; None if there is none."""
    return PLACE_NAMES[place] if place >= 0 else None


def touches(action: int) -> tuple[str, ...]:
    """The tiles and spares an action names: an attack touches the tile it comes from and the one it goes to."""
    verb, values = ACTIONS.decode(action)
    if verb.ids == ATTACK:
        source, side = values
        target = NEIGHBOUR[source, side]
        return (f"tile:{PLACE_NAMES[source]}", *([f"tile:{PLACE_NAMES[target]}"] if target >= 0 else []))
    if verb.ids == EXCHANGE and values[0] >= PLACES:
        return (f"spare:{SPOT.text(values[0])}",)
    return tuple(
        f"{'tile' if a.domain is SPOT else a.domain.name}:{a.domain.text(v)}"
        for a, v in zip(verb.arguments, values, strict=True)
    )


def sentence(s: State, action: int) -> Sentence | None:
    """A spare tile by its pair: its place beside the grid is a mere number. The page says the same (ur-sentences.ts)."""
    verb, values = ACTIONS.decode(action)
    if verb.ids != EXCHANGE or values[0] < PLACES:
        return None
    return "board-take-spare", {"kind": (KIND, s.spare[values[0] - PLACES])}


def prompt(s: State) -> Values:
    """What the question asked now is about."""
    if s.step == Step.PLACE:
        return {"round": (None, s.setup_step // s.seats + 1)}
    if s.step in (Step.GROW, Step.STOCK):
        return {"tile": (SPOT, s.cursor)}
    if s.step == Step.SHARE:
        return {"tile": (SPOT, s.cursor), "seat": (SEAT, s.colour)}
    if s.step == Step.KEEP:
        return {"tile": (SPOT, s.cursor), "pool": (None, s.pool)}
    if s.step == Step.ADVANCE:
        return {"source": (SPOT, s.war_from), "target": (SPOT, s.war_to)}
    return {}
