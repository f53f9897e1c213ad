"""The verbs: every answer that the questions of After the Flood can get, 247 in all."""

from __future__ import annotations

from typing import Final

from eduba.games.flood.shape import (
    DEAL_NAME,
    ITEM,
    KIND,
    LUXURY_SET,
    MOST_ARMIES,
    MOST_WORKERS,
    REGION,
    RESOURCE,
    SITE,
    SLOT,
    SOURCE,
    TARGET,
)
from eduba.kernel.actions import ActionTable, Argument, numbers

ACTIONS: Final = ActionTable()

ACT: Final = ACTIONS.verb("act", KIND)
PAY: Final = ACTIONS.verb("pay", ITEM)
BUILD: Final = ACTIONS.verb("build", SITE)
REMOVE_CITY: Final = ACTIONS.verb("remove_city", SITE)
SPEND: Final = ACTIONS.verb("spend", RESOURCE)
SCRIBE: Final = ACTIONS.verb("scribe", Argument("from", SOURCE))
PUT: Final = ACTIONS.verb("put", Argument("to", TARGET))
COUNT: Final = ACTIONS.verb("count", numbers("n", 1, MOST_WORKERS))
EXCHANGE: Final = ACTIONS.verb("exchange", DEAL_NAME)
MAKE_TOOL: Final = ACTIONS.verb("make_tool")
START: Final = ACTIONS.verb("start", SLOT)
ADD: Final = ACTIONS.verb("add", RESOURCE)
HOME: Final = ACTIONS.verb("home", SITE)
GARRISON: Final = ACTIONS.verb("garrison", numbers("n", 1, MOST_ARMIES))
INVADE: Final = ACTIONS.verb("invade", REGION)
DESTROY: Final = ACTIONS.verb("destroy", SITE)
REINFORCE: Final = ACTIONS.verb("reinforce", REGION)
REENTER: Final = ACTIONS.verb("reenter", REGION)
FIGHT: Final = ACTIONS.verb("fight")
STOP: Final = ACTIONS.verb("stop")
EXTEND: Final = ACTIONS.verb("extend", SITE)
ADORN: Final = ACTIONS.verb("adorn", LUXURY_SET)
END: Final = ACTIONS.verb("end")
