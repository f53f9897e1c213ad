"""A match in memory: play, undo, hand a seat over and back, resign; replay, step, fork."""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from eduba.kernel.engine import Engine, Played, Position
from eduba.kernel.events import Event
from eduba.match.fairness import commitment, entry_words, match_seed, new_secret, setup_seed

CHECK_LENGTH: Final = 16
NO_WORDS: Final = [0, 0, 0, 0]
MOST_WRITTEN: Final = 200
INSTEAD: Final = "\ufffd"
"""Stands where something cannot be written."""


class MatchError(ValueError):
    """Something that the table does not allow: a turn out of order, an undo beyond a barrier. Says why."""


@dataclass(frozen=True)
class Seat:
    """Who sits in a seat: a person, or a bot by its name."""

    name: str
    bot: str | None = None


@dataclass(frozen=True)
class Play:
    """A decision. `forced` ones were made by the match itself because there was one answer."""

    seat: int
    action: int
    forced: bool = False


@dataclass(frozen=True)
class Undo:
    """The position goes back to what it was after entry `to`; `agreed` if everybody at the table had to say yes."""

    seat: int
    to: int
    agreed: bool = False


@dataclass(frozen=True)
class HandOver:
    """A seat is played by a bot from now on; by no bot: whoever it was handed over for is back."""

    seat: int
    bot: str | None


@dataclass(frozen=True)
class Resign:
    """A seat gives up: it is ranked behind all others, and a bot plays on in its place."""

    seat: int
    bot: str


Entry = Play | Undo | HandOver | Resign


@dataclass(frozen=True)
class Moment:
    """A point of the match that still counts: the entry that led to it, and the position then."""

    number: int
    seat: int
    forced: bool
    barrier: bool
    position: bytes


@dataclass
class Match:
    """A match (see `new` and `eduba.match.file.load`)."""

    engine: Engine
    options: dict[str, str]
    seats: list[Seat]
    secret: bytes
    words: list[str]
    entries: list[Entry] = field(default_factory=list)
    checks: list[str] = field(default_factory=list)
    told: list[list[Event]] = field(default_factory=list)
    """What happened at each entry."""
    moments: list[Moment] = field(default_factory=list)
    resigned: list[int] = field(default_factory=list)
    recorded: Mapping[str, Any] = field(default_factory=dict)
    """What its header says otherwise than this program would: of a match begun under another version of the rules."""

    @classmethod
    def new(
        cls,
        engine: Engine,
        seats: Sequence[Seat],
        options: Mapping[str, object] | None = None,
        secret: bytes | None = None,
        words: Sequence[str] = (),
        recorded: Mapping[str, Any] | None = None,
    ) -> Match:
        """A match at its beginning; the number of seats decides the option `players`."""
        chosen = engine.game.choose({**(options or {}), "players": len(seats)})
        added = [*words, *[""] * (len(seats) - len(words))]
        if len(added) != len(seats):
            raise MatchError(f"{len(words)} seats added words, the match has {len(seats)}")
        for written in (*(s.name for s in seats), *(s.bot or "" for s in seats), *added):
            _check_written(written)
        match = cls(engine, chosen, list(seats), secret or new_secret(), added, recorded=recorded or {})
        match._begin()
        return match

    def _begin(self) -> None:
        self.first_seats = list(self.seats)
        self._seed = match_seed(self.secret, self.words)
        self.position: Position = self.engine.new(self.options, setup_seed(self._seed))
        self.position.words = NO_WORDS
        self.checks.append(self._check("", self.header()))
        self.moments.append(Moment(0, -1, False, True, self.position.key()))

    @property
    def commitment(self) -> str:
        """The hash of the secret, shown from the start."""
        return commitment(self.secret)

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""
        return self.position.actor < 0 or len(self.resigned) >= max(1, len(self.seats) - 1)

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    def header(self) -> dict[str, Any]:
        """What is fixed before the first entry."""
        return {
            "game": self.engine.game.id,
            "rules": self.engine.game.version,
            "content": self.engine.content.hash,
            "options": dict(self.options),
            "commitment": self.commitment,
            "words": list(self.words),
            **self.recorded,
        }

    def result(self) -> tuple[list[int], list[int]]:
        """Points and ranks as things stand; who resigned ranks behind who did not, the first to resign last."""
        points, ranks = self.position.result()
        playing = [s for s in range(len(self.seats)) if s not in self.resigned]
        for seat in playing:
            ranks[seat] = 1 + sum(1 for other in playing if ranks[other] < ranks[seat])
        for n, seat in enumerate(self.resigned):
            ranks[seat] = len(self.seats) - n
        return points, ranks

    def play(self, seat: int, action: int | str) -> list[Event]:
        """A seat's decision, and the forced answers that follow it; what happened. Refused, it changes nothing."""
        self._is_asked(seat)
        number = self.engine.game.actions.parse(action) if isinstance(action, str) else action
        return [*self._play(Play(seat, number)).events, *self.play_forced()]

    def play_forced(self) -> list[Event]:
        """Give the answers that are forced now; what happened. Only a fork or the first position can need it asked for."""
        events: list[Event] = []
        while not self.over and self._is_forced():
            events += self._play(Play(self.position.actor, self.position.legal()[0], forced=True)).events
        return events

    def _is_asked(self, seat: int) -> None:
        self._is_running()
        if seat != self.position.actor:
            raise MatchError(f"seat {seat} is not asked; it is seat {self.position.actor}'s decision")

    def _is_forced(self) -> bool:
        asked = {int(step) for step in self.engine.game.asked_though_forced}
        return self.position.state.step not in asked and len(self.position.legal()) == 1

    def _play(self, entry: Play) -> Played:
        played = self._decide(entry, self.number + 1)
        self._append(entry, played.events)
        return played

    def _decide(self, entry: Play, number: int) -> Played:
        """Carry out a decision with the dice of the entry that it is."""
        self.position.words = entry_words(self._seed, number)
        try:
            played = self.position.play(entry.action)
        finally:
            self.position.words = NO_WORDS
        self.moments.append(Moment(number, entry.seat, entry.forced, played.barrier, self.position.key()))
        return played

    def _append(self, entry: Entry, events: Sequence[Event] = ()) -> None:
        self.entries.append(entry)
        self.told.append(list(events))
        self.checks.append(self._check(self.checks[-1], entry_json(self.engine, entry)))

    def _check(self, before: str, data: dict[str, Any]) -> str:
        digest = hashlib.sha256(before.encode())
        digest.update(json.dumps(data, sort_keys=True, separators=(",", ":")).encode())
        digest.update(self.position.key())
        return digest.hexdigest()[:CHECK_LENGTH]

    def undo_target(self, seat: int, agreed: bool = False) -> int | None:
        """The entry before a seat's last free decision; by itself a seat goes back no further than the last barrier."""
        for i in range(len(self.moments) - 1, 0, -1):
            moment = self.moments[i]
            if not agreed and (moment.barrier or moment.seat != seat):
                return None
            if moment.seat == seat and not moment.forced:
                return self.moments[i - 1].number
        return None

    def undo(self, seat: int, to: int | None = None, agreed: bool = False) -> None:
        """Take back a seat's last decision, or go back to an entry; beyond a barrier only if everybody agreed to it."""
        if to is None:
            to = self.undo_target(seat, agreed)
        if to is None:
            raise MatchError(
                "nothing can be taken back: something was shown, dice were rolled, or another seat decided"
            )
        self._undo(Undo(seat, to, agreed))

    def _undo(self, entry: Undo) -> None:
        self._is_running()
        self._seat_exists(entry.seat)
        at = next((i for i, m in enumerate(self.moments) if m.number == entry.to), None)
        if at is None or at == len(self.moments) - 1:
            raise MatchError(f"there is no going back to entry {entry.to}")
        if not entry.agreed and any(m.seat != entry.seat or m.barrier for m in self.moments[at + 1 :]):
            raise MatchError(f"seat {entry.seat} cannot go back to entry {entry.to} by itself")
        del self.moments[at + 1 :]
        self.position = self.engine.restored(self.moments[at].position)
        self._append(entry)

    def hand_over(self, seat: int, bot: str) -> None:
        """A bot plays a seat from now on."""
        self._is_running()
        self._seat_exists(seat)
        _check_written(bot)
        self._enter(HandOver(seat, bot))

    def take_again(self, seat: int) -> None:
        """Somebody for whom a bot played on is back. Who resigned is not waited for."""
        self._is_running()
        self._seat_exists(seat)
        if seat in self.resigned:
            raise MatchError(f"seat {seat} has resigned")
        handed = [entry.bot for entry in self.entries if isinstance(entry, HandOver) and entry.seat == seat]
        if not handed or handed[-1] is None:
            raise MatchError(f"seat {seat} was not handed over, so nobody can come back to it")
        self._enter(HandOver(seat, None))

    def resign(self, seat: int, bot: str = "random") -> None:
        """A seat gives up."""
        self._is_running()
        self._seat_exists(seat)
        _check_written(bot)
        if seat in self.resigned:
            raise MatchError(f"seat {seat} has resigned already")
        self._enter(Resign(seat, bot))

    def _enter(self, entry: HandOver | Resign) -> None:
        self._change_hands(entry)
        self._append(entry)

    def _change_hands(self, entry: HandOver | Resign) -> None:
        """Who plays in a seat after an entry."""
        if isinstance(entry, Resign):
            self.resigned.append(entry.seat)
        seat = entry.seat
        self.seats[seat] = self.first_seats[seat] if entry.bot is None else replace(self.seats[seat], bot=entry.bot)

    def _is_running(self) -> None:
        if self.over:  # the secret is shown now: whoever went on would know the dice
            raise MatchError("the match is over")

    def _seat_exists(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise MatchError(f"there is no seat {seat}; seats are 0 to {len(self.seats) - 1}")

    def enter(self, entry: Entry) -> list[Event]:
        """Replay one entry of a record; no forced answers are added."""
        if isinstance(entry, Play):
            self._is_asked(entry.seat)
            if entry.forced and not self._is_forced():
                raise MatchError("it is called forced, but there was a choice")
            return self._play(entry).events
        if isinstance(entry, Undo):
            self._undo(entry)
        elif isinstance(entry, Resign):
            self.resign(entry.seat, entry.bot)
        elif entry.bot is not None:
            self.hand_over(entry.seat, entry.bot)
        else:
            self.take_again(entry.seat)
        return []

    def fork(self, number: int, seats: Sequence[Seat] | None = None) -> Match:
        """A match of its own that shares the entries up to a number, dice included, and then goes its own way.

        It is made from the newest position up to there that still counts. What comes after that was taken back later;
        of it only those plays are repeated that counted then.
        """
        if not 0 <= number <= self.number:
            raise MatchError(f"there is no entry {number}; entries are 0 to {self.number}")
        fork = Match.new(self.engine, seats or self.first_seats, self.options, self.secret, self.words, self.recorded)
        fork._share(self, number, bisect_right(self.moments, number, key=lambda moment: moment.number) - 1)
        for n, play in self._counted(fork.moments[-1].number, number):
            fork._decide(play, n)
        return fork

    def _share(self, other: Match, number: int, at: int) -> None:
        """Take over what another match of the same beginning has up to an entry, and the position of one of its moments."""
        self.entries, self.told = other.entries[:number], other.told[:number]
        self.checks, self.moments = other.checks[: number + 1], other.moments[: at + 1]
        self.position = self.engine.restored(self.moments[-1].position)
        for entry in self.entries:
            if isinstance(entry, HandOver | Resign):
                self._change_hands(entry)

    def _counted(self, after: int, number: int) -> list[tuple[int, Play]]:
        """The plays that lead from the position after one entry to that after another, with their numbers."""
        plays = []
        while number > after:
            entry = self.entries[number - 1]
            if isinstance(entry, Play):
                plays.append((number, entry))
            number = entry.to if isinstance(entry, Undo) else number - 1
        return plays[::-1]


def _check_written(text: str) -> None:
    """A name or words that a file, a terminal or a page can show: no control characters, no half characters."""
    if not text.isprintable():
        raise MatchError(f"{text!r} cannot be written down")
    if len(text) > MOST_WRITTEN:
        raise MatchError(f"a name or words of {len(text)} characters are too long; the most is {MOST_WRITTEN}")


def mended(text: str) -> str:
    """A name or words that were taken down before anybody looked at them, so that they can be written."""
    return "".join(c if c.isprintable() else INSTEAD for c in text)[:MOST_WRITTEN]


def entry_json(engine: Engine, entry: Entry) -> dict[str, Any]:
    """An entry as it stands in a file, without its number and check value."""
    if isinstance(entry, Play):
        forced = {"forced": True} if entry.forced else {}
        return {"seat": entry.seat, "play": engine.game.actions.text(entry.action), **forced}
    if isinstance(entry, Undo):
        return {"seat": entry.seat, "table": "undo", "to": entry.to, "agreed": entry.agreed}
    if isinstance(entry, HandOver):
        return {"seat": entry.seat, "table": "bot", "bot": entry.bot}
    return {"seat": entry.seat, "table": "resign", "bot": entry.bot}
