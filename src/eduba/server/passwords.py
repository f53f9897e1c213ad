"""Passwords: hashed slowly on purpose (argon2id), aside from everything else, and by a few at a time.

While somebody's password is hashed the house goes on; who comes when too many wait already is told to come again. Whether
there is an account of a name cannot be told by the time: for a name that nobody has, as much is done.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from typing import Any, Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from eduba.server.problems import Problem

AT_ONCE: Final = 2
"""Each takes a tenth of a second of a few cores, and 64 MB."""
MOST_WAITING: Final = 20
WAIT_SECONDS: Final = 2.0
T = TypeVar("T")
_hasher: Final = PasswordHasher()


def _unfitting() -> str:
    """What no password was hashed to: to compare one with it takes as long as with any other."""

    def coded(length: int) -> str:
        return b64encode(bytes(length)).decode().rstrip("=")

    costs = f"m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
    return f"$argon2id$v=19${costs}${coded(_hasher.salt_len)}${coded(_hasher.hash_len)}"


UNFITTING: Final = _unfitting()


class Passwords:
    """Hashes and compares passwords in threads."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(AT_ONCE)
        self._inside = 0

    async def hashed(self, password: str) -> str:
        """How a password is stored."""
        return await self._aside(_hasher.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether a password is the one that was stored; if none was, that takes as long to say."""
        return await self._aside(_fits, stored or UNFITTING, password)

    async def _aside(self, deed: Callable[..., T], *given: Any) -> T:
        if self._inside >= AT_ONCE + MOST_WAITING:
            problem = Problem(503, "busy", "too many people are at the door; try again in a moment")
            problem.wait = WAIT_SECONDS
            raise problem
        self._inside += 1
        try:
            async with self._places:
                return await asyncio.to_thread(deed, *given)
        finally:
            self._inside -= 1


def _fits(stored: str, password: str) -> bool:
    try:
        return _hasher.verify(stored, password)
    except (VerifyMismatchError, InvalidHashError):
        return False
