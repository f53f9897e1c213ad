"""A player that remembers what was acknowledged, and sends again what was not."""

from __future__ import annotations

import asyncio
import random

import httpx

from server.house import Guest
from server.page import PATIENCE


class Player:
    """Plays at one table for ever."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.guest = guest
        self.chance = random.Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.pending: dict[str, object] | None = None
        self.sent = 0

    async def step(self) -> None:
        """One decision, or the one that was cut off, sent again as it was."""
        if self.pending is None:
            position = (await self._asked("GET", "")).json()["table"]["position"]
            if not position["choices"]:
                return
            self.sent += 1
            choice = self.chance.choice(position["choices"])["text"]
            name = f"r{self.sent}"
            self.pending = {
                "seat": position["actor"],
                "entry": position["entry"] + 1,
                "action": choice,
                "request": name,
            }
        answer = await self._asked("POST", "/plays", self.pending)
        self.acknowledged[str(self.pending["request"])] = answer.json()["entry"]
        self.pending = None

    async def check(self) -> None:
        """Every acknowledged decision stands, once, under its number."""
        if self.pending is not None:
            await self.step()
        found = (await self._asked("GET", "")).json()["items"]
        items = [i for i in found if i["kind"] == "entry" and not i.get("forced")]
        own = [i["entry"] for i in items if i["seat"] in self.guest.tokens]
        assert own == sorted(set(self.acknowledged.values()))

    async def _asked(self, method: str, what: str, form: object = None) -> httpx.Response:
        """An answer; while the server stumbles, because its database is away, it is asked again."""
        guest = self.guest
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await guest.client.request(method, f"{guest.path}{what}", json=form, headers=guest.headers)
                if not answer.is_server_error:
                    return answer.raise_for_status()
                await asyncio.sleep(0.05)
