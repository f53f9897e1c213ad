"""The verbs: every answer that the questions of Cradle of Civilization can get, 3,421 in all."""

from __future__ import annotations

from typing import Final

from eduba.games.cradle.shape import (
    CARD,
    CARGO,
    DIRECTION,
    DRAWN_TERRAIN,
    GOOD,
    HUTS_ON_A_TILE,
    KIND,
    MARKER,
    OFFERING,
    OWNER_OR_NEUTRAL,
    PLAYER,
    TILE,
    TRIBES,
    VALUE,
)
from eduba.kernel.actions import ActionTable, Argument, numbers

ACTIONS: Final = ActionTable()

STEP: Final = ACTIONS.verb("step", TILE, CARGO, DIRECTION)
LIFT: Final = ACTIONS.verb("lift", OFFERING)
STEAL: Final = ACTIONS.verb("steal", TILE, Argument("victim", PLAYER), GOOD)
PLAY: Final = ACTIONS.verb("play", CARD)
SORT_LOADS: Final = ACTIONS.verb("sort_loads")
END_MOVEMENT: Final = ACTIONS.verb("end_movement")
HOLD: Final = ACTIONS.verb("hold", numbers("wood", 0, TRIBES), numbers("stone", 0, TRIBES))
CHOOSE_TERRAIN: Final = ACTIONS.verb("choose_terrain", DRAWN_TERRAIN)
PLACE_VOLCANO: Final = ACTIONS.verb("place_volcano", TILE, DIRECTION)
REFILL: Final = ACTIONS.verb("refill", TILE)
ACTION: Final = ACTIONS.verb("action", KIND)
MAKE: Final = ACTIONS.verb("make", numbers("n", 0, HUTS_ON_A_TILE))
OFFER: Final = ACTIONS.verb("offer", Argument("value", VALUE, secret=True))
ROB: Final = ACTIONS.verb("rob", Argument("victim", PLAYER))
TELEPORT_FROM: Final = ACTIONS.verb("teleport_from", TILE)
TELEPORT_WHO: Final = ACTIONS.verb("teleport_who", PLAYER, CARGO)
TELEPORT_TO: Final = ACTIONS.verb("teleport_to", TILE)
EXPEL_FROM: Final = ACTIONS.verb("expel_from", TILE)
EXPEL_WHICH: Final = ACTIONS.verb("expel_which", OWNER_OR_NEUTRAL, MARKER)
EXPEL_TO: Final = ACTIONS.verb("expel_to", TILE)
END_TURN: Final = ACTIONS.verb("end_turn")
