"""Places are few; nobody gets more of them by asking more often."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable

from eduba.server.fair_queue import FairQueue, Rank


async def served(queue: FairQueue[int], asked: list[tuple[Hashable, Rank]]) -> list[Hashable]:
    """In which order those were served who asked in this order, while the only place was taken."""
    order: list[Hashable] = []

    async def ask(owner: Hashable, rank: Rank) -> None:
        async with queue.place(owner, rank):
            order.append(owner)
            await asyncio.sleep(0)

    async with queue.place("first"):
        tasks = [asyncio.create_task(ask(*each)) for each in asked]
        await asyncio.sleep(0)
        assert queue.waiting == len(asked)
    await asyncio.gather(*tasks)
    assert queue.waiting == 0
    return order


def test_owners_take_turns_however_often_one_has_asked() -> None:
    async def scenario() -> list[Hashable]:
        return await served(FairQueue([1]), [(owner, Rank.URGENT) for owner in "mmmmmaammb"])

    assert "".join(map(str, asyncio.run(scenario()))) == "mabmammmmm"


def test_what_is_urgent_comes_first() -> None:
    async def scenario() -> list[Hashable]:
        asked = [("m", Rank.LEISURELY), ("n", Rank.LEISURELY), ("m", Rank.LEISURELY), ("hint", Rank.URGENT)]
        return await served(FairQueue([1]), list(asked))

    assert asyncio.run(scenario()) == ["hint", "m", "n", "m"]


def test_whoever_goes_away_while_waiting_keeps_no_place() -> None:
    async def scenario() -> None:
        queue = FairQueue([1])

        async def ask() -> None:
            async with queue.place("a"):
                await asyncio.sleep(0)

        async with queue.place("first"):
            early, late, last = (asyncio.create_task(ask()) for _ in range(3))
            await asyncio.sleep(0)
            early.cancel()  # while it waits
        late.cancel()  # at the moment in which it was given the place
        await asyncio.gather(early, late, last, return_exceptions=True)
        assert (early.cancelled(), late.cancelled(), last.done()) == (True, True, True)
        async with asyncio.timeout(1), queue.place("b") as place:
            assert place == 1

    asyncio.run(scenario())
