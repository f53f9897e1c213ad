"""Whatever is wrong is said in one line on stderr, with exit code 2."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from cli.door import COMMAND, FINISHED, eduba
from eduba.arena.tournament import plan, take_up

BOTS = "apprentice, scribe, governor, king, anunnaki, greedy, random"
BAD = {
    "no such command": ("dance", "No such command 'dance'"),
    "no such option": ("games --dance", "No such option: --dance"),
    "nothing to play": ("play", "Missing argument 'game'"),
    "unknown game": ("play senet", "there is no game 'senet'; installed: cradle, flood, gardens, ur"),
    "unknown game to simulate": ("simulate senet", "there is no game 'senet'; installed: cradle, flood, gardens, ur"),
    "unknown game's rules": ("rules senet", "there is no game 'senet'; installed: cradle, flood, gardens, ur"),
    "one bot in a tournament": ("arena ur --bots king", "a tournament needs two or more different bots"),
    "unknown bot in a tournament": ("arena ur --bots king,deep_blue", f"there is no bot 'deep_blue'; there are {BOTS}"),
    "unknown game in a tournament": (
        "arena senet --bots king,random",
        "there is no game 'senet'; installed: cradle, flood, gardens, ur",
    ),
    "unknown game to tune": ("tune senet", "there is no game 'senet'; installed: cradle, flood, gardens, ur"),
    "nothing to write to": ("tune ur --write nowhere.toml", "nowhere.toml: no such file"),
    "settings that are none": ("tune ur --write {tmp}/file", "{tmp}/file does not hold the settings of ur"),
    "two reports in one file": (
        "arena ur --bots king,random --out {tmp}/file --report {tmp}/wrong/../file",
        "{tmp}/wrong/../file is named twice",
    ),
    "a report over a match": (
        "arena ur --bots king,random --report {tmp}/sound.json",
        "{tmp}/sound.json is a match, which would be lost",
    ),
    "a report over a tournament": (
        "arena ur --bots king,random --report {tmp}/games.jsonl",
        "{tmp}/games.jsonl is a tournament, which would be lost",
    ),
    "a chart over a tournament": ("simulate ur --plot {tmp}/games.jsonl", "{tmp}/games.jsonl is a tournament, which"),
    "unknown game to measure": ("bench senet", "there is no game 'senet'; installed: cradle, flood, gardens, ur"),
    "unknown bot": (
        "play ur --seats human,deep_blue,random",
        f"--seats: there is no 'deep_blue'; there are human, {BOTS}",
    ),
    "people in a simulation": (
        "simulate ur --seats human,random",
        f"--seats: there is no 'human'; there are {BOTS}",
    ),
    "too few seats": ("play ur --seats human", "--seats: ur is played by 2, 3, 4, not 1"),
    "too many seats": (f"simulate ur --seats {','.join(['random'] * 5)}", "--seats: ur is played by 2, 3, 4, not 5"),
    "more players than Empires": (
        f"play gardens --seats human,{','.join(['random'] * 4)}",
        "gardens: the boxes in play have 4 Empires; 5 players need an expansion",
    ),
    "no seat": ("play ur --seats ,", f"--seats: there is no ''; there are human, {BOTS}"),
    "unknown option": ("play ur -o dragons=yes", "ur has no option 'dragons'; it has players, first_player,"),
    "unknown value": (
        "simulate ur -o lone_field=maybe",
        "ur: lone_field = maybe is not possible; one of exempt, loses",
    ),
    "value out of range": ("play ur -o round_limit=251", "ur: round_limit = 251 is not possible; 0 to 250"),
    "option without value": ("play ur -o lone_field", "--option lone_field: expected NAME=VALUE"),
    "impossible first player": (
        "play ur --seats human,random -o first_player=3",
        "ur: first_player = 3, but the seats",
    ),
    "unknown language": ("play ur --lang tlh", "'tlh' is no language of the house; it speaks en, fr, it"),
    "games in no language": ("games --lang tlh", "'tlh' is no language of the house; it speaks en, fr, it"),
    "rules in no language": ("rules ur --lang tlh", "'tlh' is no language of the house; it speaks en, fr, it"),
    "unknown rule": ("rules ur UR-99", "ur has no rule UR-99; ids go from UR-1.1 to UR-15.3"),
    "a name with control characters": ("play ur --name bad\x1bname", "'bad\\x1bname' cannot be written down"),
    "no content": ("play ur --content {tmp}/box", "{tmp}/box: no such folder"),
    "content nowhere": ("content check ur {tmp}/box", "{tmp}/box: no such folder"),
    "no content file": ("content check ur {tmp}", "{tmp}: no content file; there are values.toml"),
    "wrong content": ("content check ur {tmp}/wrong", "values.toml: tokens = 2, expected a whole number from 3 to 60"),
    "content in no language": ("content check ur {tmp}/latin", "values.toml: not text in UTF-8"),
    "another game's content": ("content check flood {tmp}/wrong", "values.toml: no [resources], [recruiting], "),
    "content of no game": ("content check senet {tmp}/wrong", "there is no game 'senet'; installed: "),
    "copy of no game": ("content copy senet {tmp}/new", "there is no game 'senet'; installed: "),
    "copy of no file": (
        "content copy ur {tmp}/new cards.toml",
        "cards.toml: not a content file of ur; there are values",
    ),
    "copy over a pack": (
        "content copy ur {tmp}/wrong",
        "{tmp}/wrong/values.toml is there already; name another folder",
    ),
    "copy into a file": ("content copy ur {tmp}/file", "{tmp}/file: "),
    "wrong content to play with": ("play ur --content {tmp}/wrong", "values.toml: tokens = 2, expected a whole number"),
    "wrong content to simulate": ("simulate ur --content {tmp}/wrong", "values.toml: tokens = 2, expected a whole"),
    "an origin without a scheme": (
        "serve --origin your.site",
        "--origin: 'your.site' is no origin; one is written like https://",
    ),
    "too few processes for bots": ("serve --bot-processes -1", "Invalid value for '--bot-processes': "),
    "no time for bots": ("serve --bot-budget 0", "Invalid value for '--bot-budget': "),
    "a time for bots that is none": ("serve --bot-budget nan", "Invalid value for '--bot-budget': "),
    "time for bots without end": ("serve --bot-budget inf", "Invalid value for '--bot-budget': "),
    "no tables for an address": ("serve --address-tables 0", "Invalid value for '--address-tables': "),
    "no tables for an account": ("serve --account-tables many", "Invalid value for '--account-tables': "),
    "a backup nowhere": ("backup {tmp}/nowhere/b", "{tmp}/nowhere/b cannot be written"),
    "more days than a calendar has": ("forget 99999999999", "Invalid value for 'days': "),
    "a log in no form": ("serve --log xml", "Invalid value for '--log': "),
    "an origin that is none": ("serve --origin https://[", "--origin: "),
    "wrong content to serve": ("serve --content ur={tmp}/wrong", "values.toml: tokens = 2, expected a whole number"),
    "content to serve without a game": ("serve --content {tmp}/wrong", "--content {tmp}/wrong: expected GAME=FOLDER"),
    "content to serve for no game": ("serve --content senet={tmp}", "there is no game 'senet'; installed: "),
    "folder that is a file": ("play ur --save {tmp}/file/match.json", "{tmp}/file: "),
    "match that is there": (
        "play ur --save {tmp}/sound.json",
        "{tmp}/sound.json is there already; go on with --resume",
    ),
    "no match to resume": ("play ur --resume {tmp}/none.json", "{tmp}/none.json: it cannot be read (No such file"),
    "cut off match to resume": ("play ur --resume {tmp}/cut.json", "{tmp}/cut.json: it is damaged at entry "),
    "match of another game": ("play ur --resume {tmp}/senet.json", "there is no game 'senet'"),
    "no match to replay": ("replay {tmp}/none.json", "{tmp}/none.json: it cannot be read (No such file"),
    "cut off match": ("replay {tmp}/cut.json", "{tmp}/cut.json: it is damaged at entry "),
    "negative entry": ("replay {tmp}/sound.json --to -1", "Invalid value for '--to'"),
    "picture nowhere": ("replay {tmp}/sound.json --svg {tmp}/no/board.svg", "{tmp}/no/board.svg cannot be written"),
    "picture over a folder": ("replay {tmp}/sound.json --svg {tmp}", "{tmp} cannot be written"),
    "altered match": ("verify {tmp}/altered.json", "{tmp}/altered.json: entry 4: "),
    "a folder to verify": ("verify {tmp}", "{tmp}: it cannot be read (Is a directory)"),
    "a folder to analyse": ("analyse .", ".: it cannot be read (Is a directory)"),
    "the root to analyse": ("analyse /", "/: it cannot be read (Is a directory)"),
    "no match to analyse": ("analyse {tmp}/none.json", "{tmp}/none.json: it cannot be read (No such file"),
    "more than can be thought": (
        "analyse {tmp}/sound.json --simulations 99999999999999999999",
        "Invalid value for '--simulations'",
    ),
    "more than can be thought in a tuning": ("tune ur --simulations 1000001", "Invalid value for '--simulations'"),
    "fork after the end": ("fork {tmp}/sound.json 99 {tmp}/new.json", "there is no entry 99; entries are 0 to 32"),
    "fork at a word": ("fork {tmp}/sound.json soon {tmp}/new.json", "Invalid value for 'entry'"),
    "fork over a match": (
        "fork {tmp}/sound.json 3 {tmp}/sound.json",
        "{tmp}/sound.json is there already; name another",
    ),
    "fork of a damaged match": ("fork {tmp}/cut.json 3 {tmp}/new.json", "{tmp}/cut.json: it is damaged at entry "),
    "fork nowhere": ("fork {tmp}/sound.json 3 {tmp}/file/new.json", "{tmp}/file: "),
    "no games": ("simulate ur -n 0", "Invalid value for '-n'"),
    "a word of games": ("simulate ur -n many", "Invalid value for '-n'"),
    "negative seed": ("simulate ur --seed -1", "Invalid value for '--seed'"),
    "no processes": ("simulate ur --processes 0", "Invalid value for '--processes'"),
    "chart nowhere": ("simulate ur -n 1 --plot {tmp}/no/chart.svg", "{tmp}/no/chart.svg cannot be written"),
}


@pytest.fixture
def tmp(tmp_path: Path) -> Path:
    """A folder with match files, sound and not."""
    sound = FINISHED.read_text(encoding="utf-8")
    record = json.loads(sound)
    (tmp_path / "file").touch()
    take_up(plan("ur", ["king", "random"], {}, deals=1, seed=0), tmp_path / "games.jsonl")
    eduba("content", "copy", "ur", tmp_path / "wrong")
    values = tmp_path / "wrong" / "values.toml"
    values.write_text(values.read_text(encoding="utf-8").replace("tokens = 20", "tokens = 2"), encoding="utf-8")
    (tmp_path / "latin").mkdir()
    (tmp_path / "latin" / "values.toml").write_bytes(b"# caf\xe9\n")
    shutil.copy(FINISHED, tmp_path / "sound.json")
    (tmp_path / "cut.json").write_text(sound[:2000], encoding="utf-8")
    (tmp_path / "senet.json").write_text(json.dumps({**record, "game": "senet"}), encoding="utf-8")
    record["entries"][3]["seat"] = 2
    (tmp_path / "altered.json").write_text(json.dumps(record), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("kind", BAD)
def test_what_is_wrong_is_said_in_one_line(kind: str, tmp: Path) -> None:
    command, expected = BAD[kind]
    ran = eduba(*command.replace("{tmp}", str(tmp)).split())
    assert ran.err.startswith(f"eduba: {expected.replace('{tmp}', str(tmp))}")
    assert (ran.code, ran.err.count("\n"), ran.out) == (2, 1, "")


def test_a_folder_without_permission_is_named(tmp: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", "somewhere/.match.json.tmp")

    monkeypatch.setattr("tempfile.mkstemp", refuse)
    ran = eduba("fork", tmp / "sound.json", "3", tmp / "new.json")
    assert (ran.code, ran.err) == (2, f"eduba: {tmp}/new.json: Permission denied\n")


def test_a_disk_that_fills_up_during_play_is_named(tmp: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    ran = eduba("play", "ur", "--save", tmp / "new.json", typed=["1"])
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "No space left on device" in ran.err


def test_a_bot_that_is_not_installed_is_named_when_its_match_is_resumed(tmp: Path) -> None:
    record = json.loads((tmp / "sound.json").read_text(encoding="utf-8"))
    for seat in record["seats"]:
        seat["bot"] = "deep_blue"
    del record["entries"][5:]
    record["end"] = record["entries"][-1]["check"]
    record["result"] = None
    (tmp / "running.json").write_text(json.dumps(record), encoding="utf-8")
    ran = eduba("play", "ur", "--resume", tmp / "running.json")
    assert (ran.code, ran.err) == (
        2,
        f"eduba: there is no bot 'deep_blue'; there are {', '.join(sorted(BOTS.split(', ')))}\n",
    )


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["play", "senet"], "eduba: there is no game 'senet'; installed: cradle, flood, gardens, ur\n"),
        (["verify", "none.json"], "eduba: none.json: it cannot be read (No such file or directory)\n"),
        (["simulate", "ur", "-n", "0"], "eduba: Invalid value for '-n': Input should be greater than or equal to 1\n"),
    ],
)
def test_the_real_command_refuses_alike(arguments: list[str], expected: str, tmp_path: Path) -> None:
    done = subprocess.run([COMMAND, *arguments], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", expected)
