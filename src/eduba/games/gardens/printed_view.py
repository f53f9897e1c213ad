"""What the box says and a board shows as help: prices, levels, dice, rerolls, advantages."""

from __future__ import annotations

from typing import Any

from eduba.games.gardens.board_view import goods
from eduba.games.gardens.shape import COLOUR_KEYS, FACES, FIGURE_KEYS, LAND_TYPES, SIGN_KEYS
from eduba.games.gardens.values import Item, Line, Tables


def printed_view(t: Tables) -> dict[str, Any]:
    """What building and units cost and need, how many rerolls a turn has, what the dice show, and which unit beats which."""
    kinds = range(LAND_TYPES)
    return {
        "items": {
            item.name.lower(): {"level": t.build_level[item], "pay": goods(t, Line.ITEM + item)} for item in Item
        },
        "unit": {
            "pay": goods(t, Line.UNIT),
            "level": {FIGURE_KEYS[kind]: t.war_level[kind] for kind in kinds},
        },
        "rerolls": t.most_rerolls,
        "dice": {
            key: [SIGN_KEYS[t.face[colour, face]] for face in range(FACES)] for colour, key in enumerate(COLOUR_KEYS)
        },
        "advantage": {
            FIGURE_KEYS[kind]: [FIGURE_KEYS[other] for other in kinds if t.advantage[kind, other]] for kind in kinds
        },
        "simple": {FIGURE_KEYS[kind]: t.simple_value[kind] for kind in kinds},
    }
