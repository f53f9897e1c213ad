"""A match as a file: human-readable JSON, versioned, each entry with a check value (docs/match-file.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from eduba.kernel.actions import NotationError
from eduba.kernel.engine import Engine, IllegalAction
from eduba.kernel.events import Event
from eduba.kernel.game import OptionError, UnknownGame
from eduba.match.fairness import SECRET_BYTES, commitment
from eduba.match.match import Entry, HandOver, Match, MatchError, Play, Resign, Seat, Undo, entry_json
from eduba.match.whole import written_whole

FORMAT: Final = "eduba-match"
VERSION: Final = 1
MOST_BYTES: Final = 16 * 1024 * 1024
MOST_SAID: Final = 500


class MatchFileError(ValueError):
    """A file that is no sound record of a match; the message names the first bad entry, in one sentence."""

    def __init__(self, said: str) -> None:
        super().__init__(said if len(said) <= MOST_SAID else f"{said[:MOST_SAID]}…")


def to_json(match: Match) -> dict[str, Any]:
    """The record of a match. It holds the secret: whoever reads a running match can foresee its dice."""
    entries = [
        {"n": n, **entry_json(match.engine, entry), "check": check}
        for n, (entry, check) in enumerate(zip(match.entries, match.checks[1:], strict=True), 1)
    ]
    points, ranks = match.result()
    return {
        "format": FORMAT,
        "version": VERSION,
        **match.header(),
        "secret": match.secret.hex(),
        "seats": [{"name": s.name, "bot": s.bot} for s in match.first_seats],
        "start": match.checks[0],
        "entries": entries,
        "end": match.checks[-1],
        "result": {"points": points, "ranks": ranks} if match.over else None,
    }


def dumps(match: Match) -> str:
    """The text of a match file: one entry a line."""
    data = to_json(match)
    entries, end, result = (data.pop(key) for key in ("entries", "end", "result"))
    head = json.dumps(data, indent=1, ensure_ascii=False)[:-2]
    lines = ",".join(f"\n  {json.dumps(entry, ensure_ascii=False)}" for entry in entries)
    return f'{head},\n "entries": [{lines}\n ],\n "end": {json.dumps(end)},\n "result": {json.dumps(result)}\n}}\n'


def save(match: Match, path: Path) -> None:
    """Write a match file whole or not at all."""
    with written_whole(path) as file:
        file.write(dumps(match).encode())


def read(path: Path) -> dict[str, Any]:
    """The data of a match file; only its outer form is checked."""
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise MatchFileError(f"it cannot be read ({error.strerror})") from None
    if len(text) > MOST_BYTES:
        raise MatchFileError(f"it is larger than {MOST_BYTES // 1024 // 1024} MB, no match is")
    return parse(text)


def is_match(path: Path) -> bool:
    """Whether a file looks like a match from outside."""
    try:
        read(path)
    except MatchFileError:
        return False
    return True


def parse(text: bytes) -> dict[str, Any]:
    """The data in the text of a match file; only its outer form is checked."""
    try:
        data = json.loads(text.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise MatchFileError(f"it is damaged {_place(text[: error.start])}: not text in UTF-8") from None
    except json.JSONDecodeError as error:
        raise MatchFileError(f"it is damaged {_place(error.doc[: error.pos].encode())}: {error}") from None
    except ValueError as error:  # a number of thousands of digits
        raise MatchFileError(f"it is damaged: {error}") from None
    except RecursionError:
        raise MatchFileError("it is nested too deeply, no match is") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise MatchFileError("it is not a match file of Eduba")
    if data.get("version") != VERSION:
        raise MatchFileError(f"it has format version {data.get('version')!r}, this program reads version {VERSION}")
    return data


def _place(before: bytes) -> str:
    """Where damage is that comes after some text, in words."""
    begun = len(re.findall(rb'^ *\{"n"', before, re.MULTILINE))
    return f"at entry {begun}" if begun else "before the first entry"


def load(data: dict[str, Any], engine_for: Callable[[str], Engine]) -> Match:
    """Replay a record and check it: commitment, every check value, the result."""
    match, step = open_record(data, engine_for)
    for _ in step:
        pass
    return match


def open_record(data: dict[str, Any], engine_for: Callable[[str], Engine]) -> tuple[Match, Iterator[list[Event]]]:
    """A match at the beginning of a record, and an iterator that replays and checks one entry after the other."""
    try:
        engine = engine_for(_text(data, "game"))
    except UnknownGame as error:
        raise MatchFileError(str(error)) from None
    game = engine.game
    if data.get("rules") != game.version:
        raise MatchFileError(
            f"played under version {data.get('rules')!r} of the rules of {game.id}; this program has version {game.version}"
        )
    if data.get("content") != engine.content.hash:
        raise MatchFileError(
            f"played with content {data.get('content')!r}; loaded is {engine.content.hash} (use --content with its folder)"
        )
    secret = _secret(data)
    seats = _seats(data)
    try:
        match = Match.new(engine, seats, _dict(data, "options"), secret, _words(data, len(seats)))
    except (OptionError, MatchError) as error:
        raise MatchFileError(str(error)) from None
    if match.options != data["options"]:
        raise MatchFileError(f"the options are not complete or not spelled out: expected {json.dumps(match.options)}")
    if data.get("start") != match.checks[0]:
        raise MatchFileError("the first position has another check value: options, words or secret were altered")
    return match, _replay(match, data)


def _replay(match: Match, data: dict[str, Any]) -> Iterator[list[Event]]:
    entries = data.get("entries")
    if not isinstance(entries, list):
        raise MatchFileError("there is no list of entries")
    for n, given in enumerate(entries, 1):
        try:
            events = match.enter(_entry(match.engine, n, given))
        except (MatchError, IllegalAction, NotationError) as error:
            raise MatchFileError(f"entry {n}: {error}") from None
        if given.get("check") != match.checks[n]:
            raise MatchFileError(f"entry {n}: its check value does not fit; the file was altered here")
        yield events
    if data.get("end") != match.checks[-1]:
        raise MatchFileError(f"entry {len(entries) + 1} is missing: the record does not end after entry {len(entries)}")
    points, ranks = match.result()
    expected = {"points": points, "ranks": ranks} if match.over else None
    if data.get("result") != expected:
        raise MatchFileError(f"the result does not fit the {len(entries)} entries: expected {json.dumps(expected)}")


def _entry(engine: Engine, n: int, given: object) -> Entry:
    if not isinstance(given, dict) or given.get("n") != n:
        raise MatchError(f"expected an entry with n = {n}")
    return entry_from_json(engine, given)


def entry_from_json(engine: Engine, given: dict[str, Any]) -> Entry:
    """The inverse of `entry_json`."""
    seat = given.get("seat")
    if type(seat) is not int:
        raise MatchError("no seat")
    if "play" in given:
        return Play(seat, engine.game.actions.parse(str(given["play"])), given.get("forced") is True)
    kind, to, bot = given.get("table"), given.get("to"), given.get("bot")
    if kind == "undo" and type(to) is int:
        return Undo(seat, to, given.get("agreed") is True)
    if kind == "bot" and (isinstance(bot, str) or ("bot" in given and bot is None)):
        return HandOver(seat, bot)
    if kind == "resign" and isinstance(bot, str):
        return Resign(seat, bot)
    raise MatchError("neither a play nor something done at the table")


def _text(data: dict[str, Any], name: str) -> str:
    if not isinstance(data.get(name), str):
        raise MatchFileError(f"no {name!r}")
    return str(data[name])


def _dict(data: dict[str, Any], name: str) -> dict[str, Any]:
    if not isinstance(data.get(name), dict):
        raise MatchFileError(f"no {name!r}")
    return dict(data[name])


def _secret(data: dict[str, Any]) -> bytes:
    try:
        secret = bytes.fromhex(_text(data, "secret"))
    except ValueError:
        raise MatchFileError("the secret is not revealed, so the dice cannot be checked") from None
    if len(secret) != SECRET_BYTES:
        raise MatchFileError("the secret has not its 32 bytes")
    if commitment(secret) != data.get("commitment"):
        raise MatchFileError("the secret does not fit the commitment made before the match: the dice were not fair")
    return secret


def _seats(data: dict[str, Any]) -> list[Seat]:
    seats = data.get("seats")
    if not isinstance(seats, list) or not all(isinstance(s, dict) and isinstance(s.get("name"), str) for s in seats):
        raise MatchFileError("no list of seats with names")
    return [Seat(s["name"], s.get("bot") if isinstance(s.get("bot"), str) else None) for s in seats]


def _words(data: dict[str, Any], count: int) -> list[str]:
    words = data.get("words")
    if not isinstance(words, list) or len(words) != count or not all(isinstance(w, str) for w in words):
        raise MatchFileError(f"expected the words of {count} seats")
    return words
