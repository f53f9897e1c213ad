"""Every command does what its help says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import eduba as package
from cli.door import COMMAND, FINISHED, eduba
from eduba.arena import bench
from eduba.cli.given import open_match
from eduba.kernel.game import installed
from eduba.match.file import save

COMMANDS = (
    *("games", "play", "replay", "verify", "analyse", "fork", "simulate", "rules", "compile", "bench"),
    *("serve", "backup", "restore", "reports", "forget", "content"),
)
SVG = "http://www.w3.org/2000/svg"


def test_without_a_command_all_commands_are_listed() -> None:
    for ran in (eduba(), eduba("--help")):
        assert ran.code == 0
        assert all(re.search(rf"^  {command} ", ran.out, re.MULTILINE) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    ran = eduba(command, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"Usage: eduba {command}")


def test_the_version_is_the_package_s() -> None:
    assert eduba("--version").out == f"eduba {package.__version__}\n"


def test_help_is_quick_because_it_imports_no_compiler() -> None:
    code = "import sys; sys.argv[1:] = ['--help']; import atexit, eduba.cli\n"
    code += "atexit.register(lambda: print('numba' in sys.modules, 'numpy' in sys.modules)); eduba.cli.main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("False False\n")


@pytest.mark.parametrize(
    ("language", "option"), [("en", "Lone agriculture"), ("fr", "Tuile agriculture"), ("it", "Tessera agricoltura")]
)
def test_games_are_listed_with_their_options(language: str, option: str) -> None:
    ran = eduba("games", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"^ur-v", ran.out, re.MULTILINE)
    for name, values in (("players", "4, 2, 3"), ("idle_rounds", "3, 0, 1, 2, 4, 5"), ("round_limit", "60, 0 to 250")):
        assert re.search(rf"^ {name} +{values} ", ran.out, re.MULTILINE)
    assert option in ran.out
    assert "step_order" not in ran.out


@pytest.mark.parametrize(("language", "war"), [("en", "War"), ("fr", "Guerre"), ("it", "Guerra")])
def test_rules_are_printed_whole_by_chapter_and_one_by_one(language: str, war: str) -> None:
    whole, chapter, one = (
        eduba("rules", "ur", *wanted, "--lang", language) for wanted in ((), ("UR-10",), ("ur-10.6",))
    )
    assert whole.code == chapter.code == one.code == 0
    assert whole.out.count("[UR-") > 100
    assert set(re.findall(r"\[UR-(\d+)", chapter.out)) == {"10"}
    assert re.findall(r"\[(UR-[\d.]+)\]", one.out) == ["UR-10.6"]
    assert war in chapter.out


def test_the_language_is_the_terminal_s_unless_told_otherwise() -> None:
    done = [
        subprocess.run(
            [COMMAND, "rules", "ur", "UR-10.1"],
            capture_output=True,
            encoding="utf-8",
            check=True,
            env={**os.environ, "LC_ALL": "", "LC_MESSAGES": "", "LANG": spoken, "PYTHONUTF8": "1"},
        ).stdout
        for spoken in ("fr_FR.UTF-8", "it_IT.UTF-8", "de_DE.UTF-8")
    ]
    assert "10. Guerre" in done[0]
    assert "10. Guerra" in done[1]
    assert "10. War" in done[2]


@pytest.mark.parametrize(
    ("language", "over"),
    [("en", "The game is over"), ("fr", "La partie est terminée"), ("it", "La partita è finita")],
)
def test_a_match_is_replayed_with_its_log_and_last_board(language: str, over: str) -> None:
    ran = eduba("replay", FINISHED, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert re.findall(r"^(\d+)\. Seat \d", ran.out, re.MULTILINE) == [str(n) for n in range(1, 33)]
    assert ran.out.count("╭") == 1
    assert over in ran.out


def test_a_replay_stops_where_it_is_told_to() -> None:
    ran = eduba("replay", FINISHED, "--to", "5")
    assert re.findall(r"^(\d+)\. ", ran.out, re.MULTILINE) == ["1", "2", "3", "4", "5"]
    assert "The game is over" not in ran.out
    assert eduba("replay", FINISHED, "--to", "0").out.startswith("╭")
    assert eduba("replay", FINISHED, "--to", "999").out == eduba("replay", FINISHED).out


def test_a_replay_step_by_step_shows_every_board() -> None:
    ran = eduba("replay", FINISHED, "--step", "--to", "7")
    assert ran.code == 0
    assert ran.out.count("╭") == 7


def test_undo_hand_over_and_resignation_are_replayed_in_words() -> None:
    folder = FINISHED.parent
    assert "goes back to entry" in eduba("replay", folder / "a_decision_taken_back.json").out
    assert "revient à l’entrée" in eduba("replay", folder / "a_turn_taken_back_by_agreement.json", "--lang", "fr").out
    assert (
        "Da ora Casuale gioca per Seat 1" in eduba("replay", folder / "a_seat_handed_to_a_bot.json", "--lang", "it").out
    )
    assert "Seat 1 resigns; Random plays on" in eduba("replay", folder / "a_resignation.json").out


def test_who_comes_back_is_replayed_in_words(tmp_path: Path) -> None:
    match = open_match(FINISHED, None).fork(0)
    match.hand_over(1, "random")
    match.take_again(1)
    save(match, tmp_path / "back.json")
    assert "2. Seat 1 is back and plays again." in eduba("replay", tmp_path / "back.json").out


def test_a_picture_of_the_board_links_to_nothing(tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    assert eduba("replay", FINISHED, "--svg", path, "--lang", "fr").code == 0
    text = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.tag == f"{{{SVG}}}svg"
    assert set(re.findall(r"https?://[^\"'<\s]+", text)) == {SVG}
    assert not re.search(r"href|url\(|@import|<!--|<script", text)
    words = [element.text for element in root.iter(f"{{{SVG}}}text")]
    assert {"a", "f", "6", "Ziggurats"} <= set(words)
    assert any(word and word[0] in "●■▲" for word in words)


def test_a_sound_match_is_verified() -> None:
    ran = eduba("verify", FINISHED)
    assert (ran.code, ran.err) == (0, "")
    said = " ".join(ran.out.split())
    assert "sound. ur-v1, 32 entries, over." in said
    assert json.loads(FINISHED.read_text(encoding="utf-8"))["commitment"] in said


def test_a_fork_is_a_sound_running_match(tmp_path: Path) -> None:
    out = tmp_path / "fork.json"
    ran = eduba("fork", FINISHED, "20", out)
    assert (ran.code, ran.err) == (0, "")
    assert "20 entries, still running" in " ".join(eduba("verify", out).out.split())
    fork, whole = (json.loads(path.read_text(encoding="utf-8")) for path in (out, FINISHED))
    assert fork["entries"] == whole["entries"][:20]


def test_a_simulation_tells_who_wins_and_draws_a_chart(tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    ran = eduba("simulate", "ur", "-n", "12", "--seats", "greedy,random", "-o", "round_limit=3", "--plot", chart)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"│ 1 greedy │ +[\d.]+ \([\d.]+-[\d.]+\) │ +[\d.]+ ± [\d.]+ │ +[\d.]+ │", ran.out)
    assert "decisions in a game: mean " in ran.out
    assert ElementTree.parse(chart).getroot().tag == f"{{{SVG}}}svg"
    again = eduba("simulate", "ur", "-n", "12", "--seats", "greedy,random", "-o", "round_limit=3")
    assert ran.out.startswith(again.out)


def test_a_simulation_of_one_game_is_a_simulation() -> None:
    ran = eduba("simulate", "ur", "-n", "1", "-o", "round_limit=1")
    assert ran.code == 0
    assert ran.out.count("random") == 4


def test_compiling_says_of_every_game_that_it_is_ready() -> None:
    ran = eduba("compile")
    assert ran.code == 0
    said = re.findall(r"(\w+): (?:ready|\d+ rules compiled) in [\d.]+ s", " ".join(ran.out.split()))
    assert sorted(said) == list(installed())


def test_figures_are_printed_as_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = bench.Figures(
        "ur", 4, compiled=5e6, plain=12000.4, stepped=230000, copy_compiled=5e-9, copy_python=3e-7, position=276
    )
    monkeypatch.setattr(bench, "measure", lambda game: figures)
    ran = eduba("bench", "ur")
    assert ran.code == 0
    for figure in ("5,000,000 decisions/s", "12,000 decisions/s", "5 ns", "300 ns", "276 bytes a position"):
        assert figure in ran.out


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = f"{COMMAND} rules ur | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
