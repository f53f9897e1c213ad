"""How many live connections may stand at a time: for each address, and for each match. They are counted before they cost
anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from eduba.server.problems import Problem, too_many

WAIT_SECONDS = 10.0


class Crowd:
    """All live connections of one server."""

    def __init__(self, by_address: int, by_match: int) -> None:
        self._most_by_address = by_address
        self._most_by_match = by_match
        self._by_address: Counter[str] = Counter()
        self._by_match: Counter[str] = Counter()

    @property
    def count(self) -> int:
        """How many there are."""
        return self._by_address.total()

    def refusal(self, address: str, match: str) -> Problem | None:
        """Why one more shall not come in."""
        if self._by_address[address] >= self._most_by_address:
            return _full(f"{self._most_by_address} pages watch from this address already")
        if self._by_match[match] >= self._most_by_match:
            return _full(f"{self._most_by_match} pages watch this match already")
        return None

    @contextmanager
    def entered(self, address: str, match: str) -> Iterator[None]:
        """Count one while it stands."""
        counted = ((self._by_address, address), (self._by_match, match))
        for counter, name in counted:
            counter[name] += 1
        try:
            yield
        finally:
            for counter, name in counted:
                counter[name] -= 1
                if not counter[name]:
                    del counter[name]


def _full(detail: str) -> Problem:
    return too_many(WAIT_SECONDS, f"{detail}; close one")
