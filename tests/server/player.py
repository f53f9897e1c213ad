"""A player that remembers what was acknowledged, and sends again what was not."""

from __future__ import annotations

import random

import httpx

from server.house import Guest


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
            looked = await self.guest.client.get(self.guest.path, headers=self.guest.headers)
            position = looked.raise_for_status().json()["table"]["position"]
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
        answer = await self.guest.post("plays", **self.pending)
        self.acknowledged[str(self.pending["request"])] = answer.raise_for_status().json()["entry"]
        self.pending = None

    async def try_step(self) -> None:
        """The same where the server cannot always answer."""
        try:
            await self.step()
        except httpx.HTTPStatusError as refusal:
            if refusal.response.is_client_error:
                raise

    async def check(self) -> None:
        """Every acknowledged decision stands, once, under its number."""
        if self.pending is not None:
            await self.step()
        items = [i for i in await self.guest.items() if i["kind"] == "entry" and not i.get("forced")]
        own = [i["entry"] for i in items if i["seat"] in self.guest.tokens]
        assert own == sorted(set(self.acknowledged.values()))
