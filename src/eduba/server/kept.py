"""What there is of a match that cannot be replayed here: its rules, its values or its game are not those it was played with.

Whoever sat at it still sees the table, the talk, the log and how it ended, and has its file for an Eduba that knows its
rules. Nothing is shown that was hidden: without the rules only what was written for everybody when it happened is safe,
one's own answers, and everything once the match is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from eduba.match.file import FORMAT, VERSION
from eduba.match.match import mended
from eduba.server.models import EntryRow, FeedRow, FinalRow, MatchRow, SeatRow
from eduba.server.problems import Problem

Why = Literal["rules", "content", "game", "newer"]
SAID: Final[dict[Why, str]] = {
    "rules": "this match was played under an older version of the rules; what is kept of it can be looked at",
    "content": "this match cannot go on here",
    "game": "this match cannot go on here",
    "newer": "this match is played under a newer version of the rules than this server has",
}


class Unplayable(Problem):
    """A match cannot be replayed here."""

    def __init__(self, why: Why, reason: object = "") -> None:
        super().__init__(409, "other-version", ": ".join(part for part in (SAID[why], str(reason)) if part))
        self.why = why


@dataclass(frozen=True)
class Kept:
    """A match as it is stored."""

    problem: Unplayable
    entries: Sequence[EntryRow]
    final: FinalRow | None
    """How it looked at its end."""
    secret: str
    """Revealed, as it is when a match is over; else empty."""

    @property
    def resigned(self) -> list[int]:
        """The seats that gave up, in order."""
        return [e.data["seat"] for e in self.entries if e.data.get("table") == "resign"]

    def table_json(self, row: MatchRow, seats: Sequence[SeatRow]) -> dict[str, Any]:
        """What a page is told besides the table."""
        result = _result(row, seats)
        return {
            "why": self.problem.why,
            "rules": row.rules,
            "result": None if result is None else {**result, "secret": self.secret},
            "view": None if self.final is None else self.final.view,
        }

    def item(self, told: FeedRow, viewer: int, over: bool) -> dict[str, Any]:
        """An entry as a viewer may see it."""
        entry = self.entries[told.data["entry"] - 1].data
        item = {"entry": told.data["entry"], "seat": entry["seat"]}
        match entry.get("table"):
            case "undo":
                return {**item, "undo": entry["to"], "agreed": entry["agreed"]}
            case "bot":
                return {**item, "back": True} if entry["bot"] is None else {**item, "handed_over": entry["bot"]}
            case "resign":
                return {**item, "resigned": True}
        open_to_viewer = over or entry["seat"] == viewer
        return {**item, "noted": entry["play"] if open_to_viewer else told.data.get("play")}

    def file(self, row: MatchRow, seats: Sequence[SeatRow]) -> dict[str, Any]:
        """The match file, as the Eduba would have written it that the match was played with."""
        if row.status != "over":
            raise self.problem
        if self.final is None:
            raise Problem(409, "other-version", "of this match no file can be written any more: it ended too long ago")
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": row.game,
            "rules": row.rules,
            "content": row.content,
            "options": row.options,
            "commitment": row.commitment,
            "words": [mended(words) for words in row.words],
            "secret": self.secret,
            "seats": [{"name": mended(s.name), "bot": None if s.person else s.bot} for s in seats],
            "start": self.final.start,
            "entries": [{"n": e.number, **e.data, "check": e.check} for e in self.entries],
            "end": self.entries[-1].check if self.entries else self.final.start,
            "result": _result(row, seats),
        }


def _result(row: MatchRow, seats: Sequence[SeatRow]) -> dict[str, Any] | None:
    """How a match ended, where that was written down."""
    if row.status != "over" or any(s.points is None or s.rank is None for s in seats):
        return None
    return {"points": [s.points for s in seats], "ranks": [s.rank for s in seats]}
