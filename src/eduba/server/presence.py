"""Whose pages are connected, to any of the servers: each tells the others where its own pages sit, and says it again
every few seconds. What is not said again counts no more: its server has died.

Nobody is taken for away by mistake: as long as we do not hear the others, and for the time before we heard them, we cannot
know how long somebody has been away.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import inf
from typing import Final

HERE: Final = ""
"""This server, among the others."""
MOST_LEFT: Final = 10_000
LONG_AGO: Final = 3_600.0


@dataclass(frozen=True)
class Said:
    """In which seats of a match pages of one server sit, and until when that holds."""

    seats: frozenset[int]
    until: float


class Presence:
    """Who is there, and since when the others are not."""

    def __init__(self, lasts: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._lasts = lasts
        self._clock = clock
        self._said: dict[str, dict[str, Said]] = {}
        """For each match what each server says of it."""
        self._left: dict[tuple[str, int], float] = {}
        self._hearing_since: float | None = None

    def began(self) -> None:
        """From now on we hear the others."""
        self._hearing_since = self._clock()

    def lost(self) -> None:
        """We hear the others no more."""
        self._hearing_since = None

    def online(self, match: str) -> set[int]:
        """The seats whose pages are connected to any server."""
        return {seat for said in self._said.get(match, {}).values() for seat in said.seats}

    def away_for(self, match: str, seat: int) -> float | None:
        """For how many seconds at least no page of a seat has been connected to any server; None while one is."""
        if seat in self.online(match):
            return None
        if self._hearing_since is None:
            return 0.0
        return self._clock() - max(self._hearing_since, self._left.get((match, seat), self._hearing_since))

    def here(self) -> list[tuple[str, frozenset[int]]]:
        """The matches at which pages of this server sit, and their seats."""
        return [(match, by_server[HERE].seats) for match, by_server in self._said.items() if HERE in by_server]

    def say(self, match: str, seats: Iterable[int]) -> tuple[bool, bool]:
        """The seats of a match in which our own pages sit now: whether that is new, and whether it changes who is there."""
        before = self._said.get(match, {}).get(HERE)
        now = frozenset(seats)
        if now == (before.seats if before else frozenset()):
            return False, False
        return True, self._note(match, HERE, now, inf)

    def hear(self, match: str, server: str, seats: Iterable[int]) -> bool:
        """Another server says where its pages sit; whether that changes who is there."""
        return self._note(match, server, frozenset(seats), self._clock() + self._lasts)

    def gone(self, server: str) -> list[str]:
        """A server has stopped; the matches at which that changes who is there."""
        theirs = [match for match, by_server in self._said.items() if server in by_server]
        return [match for match in theirs if self._note(match, server, frozenset(), 0)]

    def expire(self) -> list[str]:
        """Forget what was not said again for too long; the matches at which that changes who is there."""
        now = self._clock()
        old = [(m, server) for m, by_server in self._said.items() for server, s in by_server.items() if s.until < now]
        return [match for match, server in old if self._note(match, server, frozenset(), 0)]

    def _note(self, match: str, server: str, seats: frozenset[int], until: float) -> bool:
        before = self.online(match)
        by_server = self._said.setdefault(match, {})
        if seats:
            by_server[server] = Said(seats, until)
        else:
            by_server.pop(server, None)
            if not by_server:
                del self._said[match]
        after = self.online(match)
        now = self._clock()
        self._left |= {(match, seat): now for seat in before - after}
        if len(self._left) > MOST_LEFT:  # whoever left long ago has been away for longer than anybody asks
            self._left = {seat: left for seat, left in self._left.items() if left > now - LONG_AGO}
        return before != after
