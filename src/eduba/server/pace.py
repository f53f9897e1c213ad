"""How long a bot takes to answer: as long as it thinks, but no less than people do.

People think at the beginning of a turn and then carry it out: further steps of one turn take the least time.

Some questions are asked though there may be one answer, because the others at the table must not know that there is one
(`Game.asked_though_forced`). A bot need not think there; so that nobody can tell by the time, it takes as long as it took
for some other question. The first question is thought about whatever it is.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from eduba.bots.bot import Thought

REMEMBERED: Final = 100


class Pace:
    """Remembers how long each bot thinks about each game, and lets answers wait. Clock and sleep are for tests."""

    def __init__(
        self,
        delay: tuple[float, float],
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._delay = delay
        self._clock = clock
        self._sleep = sleep
        self._thought: dict[tuple[str, str], deque[float]] = {}

    async def answer(
        self,
        game: str,
        bot: str,
        legal: list[int],
        think: Callable[[], Awaitable[Thought]],
        hurry: asyncio.Event | None = None,
        goes_on: bool = False,
    ) -> Thought:
        """A bot's answer, when it is time for it. From when `hurry` is set, thinking alone takes time.

        A bot that `goes_on` has given the answer before this one too.
        """
        begun = self._clock()
        thought = self._thought.setdefault((game, bot), deque(maxlen=REMEMBERED))
        if len(legal) > 1 or not thought:  # as long as nothing is remembered it thinks, though it need not
            answer = await think()
            thought.append(self._clock() - begun)
            thinking = thought[-1]
        else:
            answer = Thought(legal[0])
            thinking = random.choice(thought) if thought else 0.0
        least, most = self._delay
        usual = max(thinking, least if goes_on else random.uniform(least, most))
        await self._rest(begun + thinking, begun + usual, hurry or asyncio.Event())
        return answer

    async def _rest(self, least: float, usual: float, hurry: asyncio.Event) -> None:
        """Wait until the usual time, or as little as may be once somebody is in a hurry."""
        if not hurry.is_set():
            waits = [
                asyncio.ensure_future(self._sleep(max(0.0, usual - self._clock()))),
                asyncio.ensure_future(hurry.wait()),
            ]
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for wait in waits:
                    wait.cancel()
        if hurry.is_set():
            await self._sleep(max(0.0, least - self._clock()))
