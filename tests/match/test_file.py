"""Match files: saved whole, read strictly. Every kind of damage is reported in one sentence that says where it is."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from eduba.match import file
from eduba.match.fairness import commitment
from eduba.match.file import MatchFileError
from eduba.match.match import Match
from match.tables import engine_for, first_turn, new, play_on, self_of

Data = dict[str, Any]


def load(data: Data) -> Match:
    """The match that a record holds."""
    return file.load(data, engine_for)


@cache
def running() -> Match:
    """UR, with everything that can be done at the table: entries 13 to 17 are a play, its undo, a hand-over, a
    resignation, and an undo by agreement."""
    match = first_turn()
    match.play(0, "reinforce a1")
    match.undo(0)
    match.hand_over(1, "random")
    match.resign(2, "greedy")
    match.undo(0, to=10, agreed=True)
    return play_on(match, 20)


@cache
def finished() -> Match:
    """Tender to its end, with forced answers."""
    return play_on(new("tender", 3, rounds=2))


def test_the_running_match_has_the_entries_that_damage_is_done_to() -> None:
    assert running().number == LAST
    assert [type(entry).__name__ for entry in running().entries[12:17]] == [
        "Play",
        "Undo",
        "HandOver",
        "Resign",
        "Undo",
    ]


@pytest.mark.parametrize("make", [running, finished])
def test_a_match_comes_back_from_its_file_as_it_was(make: Callable[[], Match], tmp_path: Path) -> None:
    path = tmp_path / "new" / "folders" / "match.json"
    file.save(make(), path)
    again = load(file.read(path))
    assert again == make()
    assert self_of(again) == self_of(make())
    assert file.dumps(again) == path.read_text(encoding="utf-8")


def test_who_came_back_is_in_the_file_and_nobody_comes_back_by_a_doctored_one() -> None:
    match = first_turn()
    match.hand_over(1, "random")
    match.take_again(1)
    record = file.to_json(match)
    assert record["entries"][-1] == {"n": 14, "seat": 1, "table": "bot", "bot": None, "check": match.checks[-1]}
    assert self_of(load(record)) == self_of(match)
    del record["entries"][-1]["bot"]
    with pytest.raises(MatchFileError, match=r"^entry 14: neither a play nor something done at the table$"):
        load(record)
    record["entries"][-1] |= {"bot": None, "seat": 2}
    with pytest.raises(MatchFileError, match=r"^entry 14: seat 2 was not handed over"):
        load(record)


def test_a_match_without_entries_is_a_match() -> None:
    match = new("ur", 4)
    assert load(file.parse(file.dumps(match).encode())) == match


def test_a_file_is_readable_one_entry_a_line() -> None:
    lines = file.dumps(running()).splitlines()
    assert json.loads(lines[lines.index(' "entries": [') + 13].strip().rstrip(",")) == {
        "n": 13,
        "seat": 0,
        "play": "reinforce a1",
        "check": running().checks[13],
    }
    assert "Béla" in file.dumps(running())


def test_a_record_shares_nothing_with_its_match() -> None:
    before = self_of(running())
    record = file.to_json(running())
    record["options"].clear()
    record["words"].clear()
    record["seats"].clear()
    record["entries"][0].clear()
    assert self_of(running()) == before


def test_a_match_goes_on_after_its_file_as_it_would_have_without() -> None:
    again = load(file.to_json(running()))
    assert play_on(again, 50, seed=7) == play_on(running().fork(running().number), 50, seed=7)


def test_a_record_is_replayed_entry_by_entry() -> None:
    match, steps = file.open_record(file.to_json(running()), engine_for)
    for number in range(1, running().number + 1):
        next(steps)
        assert match.number == number
        assert match.position.key() == running().fork(number).position.key()
    assert next(steps, None) is None


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_file_is_written_whole_or_not_at_all(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    file.save(finished(), path)
    before = path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(OSError, match="No space left"):
        file.save(running(), path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["match.json"]


def test_a_folder_that_cannot_be_written_is_named_with_the_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        file.save(finished(), tmp_path / "file" / "match.json")


# Damage to the text


def damage_of_text(text: bytes) -> str:
    """What is said about a damaged text, in one line."""
    with pytest.raises(MatchFileError) as caught:
        load(file.parse(text))
    said = str(caught.value)
    assert "\n" not in said
    assert len(said) <= file.MOST_SAID + 1
    return said


def test_a_file_cut_off_anywhere_says_at_which_entry() -> None:
    text = file.dumps(running()).encode()
    for cut in range(0, len(text) - 2, 7):
        n = text.count(b'\n  {"n"', 0, cut)
        place = f"at entry {n}" if n else "before the first entry"
        assert damage_of_text(text[:cut]).startswith(f"it is damaged {place}: ")


def test_what_is_not_json_is_no_match_file() -> None:
    assert damage_of_text(b"once upon a time").startswith("it is damaged before the first entry")
    assert damage_of_text(b"").startswith("it is damaged before the first entry")
    assert damage_of_text(b"\xff\xfe{}").startswith("it is damaged before the first entry: not text in UTF-8")
    assert damage_of_text(b"\0" * 100).startswith("it is damaged before the first entry")


@pytest.mark.parametrize("text", [b"[]", b"null", b"3", b'"eduba-match"', b"{}", b'{"format": "chess"}'])
def test_other_json_is_no_match_file(text: bytes) -> None:
    assert damage_of_text(text) == "it is not a match file of Eduba"


def test_a_bomb_of_brackets_is_no_match_file() -> None:
    assert damage_of_text(b"[" * 5_000_000) == "it is nested too deeply, no match is"
    assert damage_of_text(b'{"a":' * 1_000_000) == "it is nested too deeply, no match is"


def test_a_number_of_a_million_digits_is_damage() -> None:
    assert damage_of_text(b'{"format": ' + b"9" * 1_000_000 + b"}").startswith("it is damaged")


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as huge:
        huge.truncate(10 * 1024**4)  # ten terabytes of holes
    for unbounded in (path, Path("/dev/zero")):
        with pytest.raises(MatchFileError, match=r"^it is larger than 16 MB, no match is$"):
            file.read(unbounded)


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(MatchFileError, match=r"^it cannot be read \(No such file or directory\)$"):
        file.read(tmp_path / "nothing.json")
    with pytest.raises(MatchFileError, match=r"^it cannot be read \(Is a directory\)$"):
        file.read(tmp_path)


# Damage to the record


def put(*path_and_value: Any) -> Callable[[Data], None]:
    """Damage: another value in some place."""
    *path, last, value = path_and_value

    def damage(data: Data) -> None:
        place: Any = data
        for step in path:
            place = place[step]
        place[last] = value

    return damage


def drop(*path: Any) -> Callable[[Data], None]:
    """Damage: something is missing."""
    *outer, last = path

    def damage(data: Data) -> None:
        place: Any = data
        for step in outer:
            place = place[step]
        del place[last]

    return damage


def forge_secret(data: Data) -> None:
    """Another secret, with its own commitment: the dice would have been others."""
    data["secret"] = "00" * 32
    data["commitment"] = commitment(bytes(32))


def repeat_entry(data: Data) -> None:
    data["entries"].insert(7, deepcopy(data["entries"][7]))


def add_entry(data: Data) -> None:
    data["entries"].append({"n": len(data["entries"]) + 1, "seat": 0, "play": "decline", "check": "0" * 16})


def swap_entries(data: Data) -> None:
    data["entries"][3], data["entries"][4] = data["entries"][4], data["entries"][3]


def swap_entries_and_numbers(data: Data) -> None:
    swap_entries(data)
    data["entries"][3]["n"], data["entries"][4]["n"] = 4, 5


UNFAIR: Final = "the secret does not fit the commitment made before the match: the dice were not fair"
ALTERED: Final = "the first position has another check value: options, words or secret were altered"
SEATS: Final = "no list of seats with names"
LAST: Final = 37
"""The last entry of the running match."""
DAMAGE_TO_RUNNING: Final = {
    "format": (put("format", "chess"), None),
    "version": (put("version", 2), None),
    "no game": (drop("game"), "no 'game'"),
    "unknown game": (put("game", "senet"), "there is no game 'senet'"),
    "other game": (put("game", "tender"), "played with content"),
    "rules version": (put("rules", 0), "played under version 0 of the rules of ur; this program has version "),
    "no rules version": (drop("rules"), "played under version None of the rules of ur; this program has version "),
    "content": (put("content", "0123"), "played with content '0123'; loaded is "),
    "no secret": (drop("secret"), "the secret is not revealed, so the dice cannot be checked"),
    "secret not hex": (put("secret", "wedge"), "the secret is not revealed, so the dice cannot be checked"),
    "short secret": (put("secret", "00"), "the secret has not its 32 bytes"),
    "other secret": (put("secret", "00" * 32), UNFAIR),
    "other commitment": (put("commitment", "00" * 32), UNFAIR),
    "forged secret": (forge_secret, ALTERED),
    "no words": (drop("words"), "expected the words of 3 seats"),
    "words of too few": (put("words", [""]), "expected the words of 3 seats"),
    "words of numbers": (put("words", [1, 2, 3]), "expected the words of 3 seats"),
    "other words": (put("words", 0, "moon"), ALTERED),
    "half a character": (put("words", 0, "\ud800"), "'\\ud800' cannot be written down"),
    "no options": (drop("options"), "no 'options'"),
    "options missing": (put("options", {}), "the options are not complete or not spelled out"),
    "unknown option": (put("options", "dragons", "yes"), "ur has no option 'dragons'"),
    "impossible option": (put("options", "round_limit", "9999"), "ur: round_limit = 9999 is not possible"),
    "other option": (put("options", "lone_field", "loses"), ALTERED),
    "option as number": (put("options", "round_limit", 60), "the options are not complete or not spelled out"),
    "impossible first player": (put("options", "first_player", "3"), "ur: first_player = 3"),
    "other number of players": (put("options", "players", "4"), "the options are not complete or not spelled out"),
    "no seats": (drop("seats"), SEATS),
    "nameless seats": (put("seats", [{}, {}, {}]), SEATS),
    "seat with half a character": (put("seats", 0, "name", "\ud800"), "'\\ud800' cannot be written down"),
    "too few seats": (put("seats", []), "expected the words of 0 seats"),
    "other start": (put("start", "0" * 16), ALTERED),
    "no entries": (drop("entries"), "there is no list of entries"),
    "entries as text": (put("entries", "many"), "there is no list of entries"),
    "entry as text": (put("entries", 4, "place a1"), "entry 5: expected an entry with n = 5"),
    "altered action": (put("entries", 4, "play", "place c4"), "entry 5: its check value does not fit"),
    "no action": (drop("entries", 4, "play"), "entry 5: neither a play nor something done at the table"),
    "no such action": (put("entries", 4, "play", "dance"), "entry 5: 'dance' is no verb"),
    "action as list": (put("entries", 4, "play", []), "entry 5: '[]' is no verb"),
    "illegal action": (put("entries", 4, "play", "place a1"), "entry 5: place a1: not allowed by UR-2.10"),
    "altered seat": (put("entries", 4, "seat", 2), "entry 5: seat 2 is not asked; it is seat 1's decision"),
    "no seat": (drop("entries", 4, "seat"), "entry 5: no seat"),
    "seat as text": (put("entries", 4, "seat", "1"), "entry 5: no seat"),
    "altered check": (put("entries", 4, "check", "0" * 16), "entry 5: its check value does not fit"),
    "no check": (drop("entries", 4, "check"), "entry 5: its check value does not fit"),
    "falsely forced": (put("entries", 4, "forced", True), "entry 5: it is called forced, but there was a choice"),
    "altered number": (put("entries", 4, "n", 6), "entry 5: expected an entry with n = 5"),
    "undo to another entry": (put("entries", 13, "to", 11), "entry 14: seat 0 cannot go back to entry 11 by itself"),
    "undo to no entry": (put("entries", 13, "to", 99), "entry 14: there is no going back to entry 99"),
    "undo without number": (drop("entries", 13, "to"), "entry 14: neither a play nor something done at the table"),
    "undo to true": (put("entries", 13, "to", True), "entry 14: neither a play nor something done at the table"),
    "undo falsely agreed": (put("entries", 13, "agreed", True), "entry 14: its check value does not fit"),
    "undo no longer agreed": (put("entries", 16, "agreed", False), "entry 17: seat 0 cannot go back to entry 10"),
    "undo of another seat": (put("entries", 16, "seat", 1), "entry 17: its check value does not fit"),
    "undo of no seat": (put("entries", 16, "seat", 9), "entry 17: there is no seat 9"),
    "other bot": (put("entries", 14, "bot", "greedy"), "entry 15: its check value does not fit"),
    "bot with half a character": (put("entries", 14, "bot", "\ud800"), "entry 15: '\\ud800' cannot be written down"),
    "bot for no seat": (put("entries", 14, "seat", 3), "entry 15: there is no seat 3"),
    "bot without name": (drop("entries", 14, "bot"), "entry 15: neither a play nor something done at the table"),
    "hand-over made a resignation": (put("entries", 14, "table", "resign"), "entry 15: its check value does not fit"),
    "other resignation": (put("entries", 15, "seat", 1), "entry 16: its check value does not fit"),
    "unknown thing at the table": (put("entries", 15, "table", "flip"), "entry 16: neither a play nor something"),
    "removed entry": (drop("entries", 4), "entry 5: expected an entry with n = 5"),
    "repeated entry": (repeat_entry, "entry 9: expected an entry with n = 9"),
    "added entry": (add_entry, "entry "),
    "last entry removed": (drop("entries", -1), f"entry {LAST} is missing: the record does not end after entry "),
    "other end": (put("end", "0" * 16), f"entry {LAST + 1} is missing: the record does not end after entry {LAST}"),
    "no end": (drop("end"), f"entry {LAST + 1} is missing: the record does not end after entry {LAST}"),
    "entries swapped": (swap_entries, "entry 4: expected an entry with n = 4"),
    "entries swapped with their numbers": (swap_entries_and_numbers, "entry 4: seat 1 is not asked"),
    "a result too soon": (put("result", {"points": [0, 0, 0], "ranks": [1, 1, 1]}), "the result does not fit the "),
}


@pytest.mark.parametrize("kind", DAMAGE_TO_RUNNING)
def test_damage_is_found_and_named(kind: str) -> None:
    damage, expected = DAMAGE_TO_RUNNING[kind]
    data = file.to_json(running())
    damage(data)
    said = damage_of_text(json.dumps(data).encode())
    assert said.startswith(expected or "it ")


DAMAGE_TO_FINISHED: Final = {
    "other points": put("result", "points", 0, 99),
    "other ranks": put("result", "ranks", [1, 1, 1]),
    "no result": drop("result"),
    "result taken away": put("result", None),
}


@pytest.mark.parametrize("kind", DAMAGE_TO_FINISHED)
def test_a_wrong_result_is_found(kind: str) -> None:
    data = file.to_json(finished())
    expected = json.dumps(data["result"])
    DAMAGE_TO_FINISHED[kind](data)
    said = damage_of_text(json.dumps(data).encode())
    assert said == f"the result does not fit the {finished().number} entries: expected {expected}"


def test_a_long_falsehood_is_told_briefly() -> None:
    data = file.to_json(running())
    data["content"] = "x" * 100_000
    assert damage_of_text(json.dumps(data).encode()).endswith("x…")


# Damage at random


def meaning(match: Match) -> tuple[Any, ...]:
    """What a file says; the names at the table are labels, which no check value covers."""
    return match.options, match.secret, match.words, match.entries, match.checks, match.resigned


def harmless_or_reported(text: bytes, original: Match) -> None:
    """A damaged text is either refused with one sentence or means what the original means."""
    try:
        found: Match | str = load(file.parse(text))
    except MatchFileError as error:
        found = str(error)
    if isinstance(found, Match):
        assert meaning(found) == meaning(original)
    else:
        assert found.count("\n") == 0


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_random_damage_to_the_bytes_is_reported_or_harmless(data: st.DataObject) -> None:
    original = data.draw(st.sampled_from([running(), finished()]))
    text = bytearray(file.dumps(original).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 40))
        other = data.draw(
            st.one_of(
                st.binary(max_size=4),
                st.sampled_from(
                    [b'"', b"{", b"}", b"[", b"]", b",", b"0", b"-1", b"1e999", b"null", b"NaN", b"\\ud800"]
                ),
                st.integers(0, len(text)).map(lambda start: bytes(text[start : start + 60])),
            )
        )
        text[at : at + length] = other
    harmless_or_reported(bytes(text), original)


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=6)
    | st.sampled_from(["ur", "tender", "undo", "bot", "resign", "place a1", "greedy", "\ud800"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of a record."""
    keys: Any = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    return [found for key in keys for found in ((*path, key), *places(value[key], (*path, key)))]


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_random_damage_to_the_record_is_reported_or_harmless(data: st.DataObject) -> None:
    original = data.draw(st.sampled_from([running(), finished()]))
    record = file.to_json(original)
    path = data.draw(st.sampled_from(places(record)))
    damage = data.draw(st.one_of(st.just(drop(*path)), anything.map(lambda value: put(*path, value))))
    damage(record)
    harmless_or_reported(json.dumps(record).encode(), original)
