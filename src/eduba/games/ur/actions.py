"""The verbs: every answer that UR's questions can get, 363 in all."""

from __future__ import annotations

from typing import Final

from eduba.games.ur.shape import FACE, MOST_GROWTH, MOST_TOKENS, SIDE, SIDES, SPOT, TILE
from eduba.kernel.actions import ActionTable, Argument, numbers

ACTIONS: Final = ActionTable()

PLACE: Final = ACTIONS.verb("place", TILE)
DECLINE: Final = ACTIONS.verb("decline")
ACT: Final = ACTIONS.verb("act", FACE)
REINFORCE: Final = ACTIONS.verb("reinforce", TILE)
SETTLE: Final = ACTIONS.verb("settle", TILE)
BUILD: Final = ACTIONS.verb("build", TILE)
END_ACTIONS: Final = ACTIONS.verb("end_actions")
GROW: Final = ACTIONS.verb("grow", numbers("n", 0, MOST_GROWTH))
STOCK: Final = ACTIONS.verb("stock", numbers("n", 0, SIDES))
SHARE: Final = ACTIONS.verb("share", numbers("n", 0, SIDES))
KEEP: Final = ACTIONS.verb("keep", numbers("n", 0, MOST_TOKENS))
ATTACK: Final = ACTIONS.verb("attack", Argument("from", TILE), SIDE)
ADVANCE: Final = ACTIONS.verb("advance", numbers("n", 1, MOST_TOKENS))
CEASE: Final = ACTIONS.verb("cease")
EXCHANGE: Final = ACTIONS.verb("exchange", SPOT)
SHOW: Final = ACTIONS.verb("show", FACE)
