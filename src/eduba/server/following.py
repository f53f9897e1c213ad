"""What one server tells another of a match that has grown, so that it can follow without asking the database.

A notice is told after the commit, and carries the feed items and entries that are new. It is believed only as far as it can
be what comes next: the numbers follow, the rights are the same, each entry may be played and fits its check value. Of what a
notice cannot carry, such as somebody who sits down, it is only said that there is something to look up.
"""

from __future__ import annotations

from datetime import datetime
from itertools import takewhile
from typing import Any, Final

from eduba.match.file import entry_from_json
from eduba.match.match import entry_json
from eduba.server.models import FeedRow
from eduba.server.notices import Notice
from eduba.server.rooms import Room, standing

CARRIED: Final = ("entry", "chat", "proposal")
"""Kinds of feed items that say all that has changed."""
TABLE_CHANGES: Final = ("hurry", "patience", "rematch")
"""Of what happens to a table, what its item says all of."""


class Misfit(Exception):
    """A notice does not fit the match as it is known here."""


def growth_notice(room: Room, since: int) -> Notice:
    """What has been added to a room's feed since it had so many items; its name alone, if that does not say all."""
    rows = room.feed[since:]
    if not rows or not all(_is_carried(row.kind, row.data) for row in rows):
        return {"match": room.id}
    entries = [row.data["entry"] for row in rows if row.kind == "entry"]
    requests: dict[int, str] = {}
    if entries:
        latest = takewhile(lambda item: item[1] >= entries[0], reversed(room.requests.items()))
        requests = {entry: request for request, entry in latest}
    return {
        "match": room.id,
        "rights": room.row.rights,
        "feed": [[row.number, row.kind, row.data, row.created.isoformat()] for row in rows],
        "entries": {str(number): [*_entry(room, number), requests.get(number)] for number in entries},
    }


def _is_carried(kind: str, data: dict[str, Any]) -> bool:
    return kind in CARRIED or (kind == "table" and data["what"] in TABLE_CHANGES)


def _entry(room: Room, number: int) -> tuple[dict[str, Any], str]:
    match = room.playing()
    return entry_json(match.engine, match.entries[number - 1]), match.checks[number]


def follow(room: Room, notice: Notice) -> bool:
    """Let a room that is in use grow as another server says its match has grown; False if something was missed before
    that. What cannot be raises an error, and then the room may have grown by a part of it."""
    fresh = [item for item in notice["feed"] if item[0] > len(room.feed)]
    if notice["rights"] != room.row.rights or (fresh and fresh[0][0] != len(room.feed) + 1):
        return False
    for number, kind, data, created in fresh:
        if not _is_carried(kind, data):
            raise Misfit(f"an item of the kind {kind!r} does not say all that has changed")
        if kind == "entry":
            _enter(room, data["entry"], *notice["entries"][str(data["entry"])])
        elif kind == "table":
            _change_table(room, data)
        at = datetime.fromisoformat(created)
        room.hear([FeedRow(match_id=room.id, number=number, kind=kind, data=data, created=at)])
    return True


def _enter(room: Room, number: int, data: dict[str, Any], check: str, request: str | None) -> None:
    match = room.playing()
    if number != match.number + 1:
        raise Misfit(f"entry {number} comes after entry {match.number}")
    match.enter(entry_from_json(match.engine, data))
    if match.checks[-1] != check:
        raise Misfit(f"entry {number} does not fit its check value")
    if request:
        room.requests[request] = number
    room.row.status, room.row.bot_to_move = standing(match)
    room.seat_as_played()


def _change_table(room: Room, data: dict[str, Any]) -> None:
    if data["what"] == "rematch":
        room.row.rematch = data["match"]
    else:
        room.row.hurry = data["what"] == "hurry"
