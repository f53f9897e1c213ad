"""Playing in the terminal: whole games in three languages, every command at the prompt, resuming, sharing one screen."""

from __future__ import annotations

import builtins
import io
import json
import os
import re
import subprocess
from itertools import cycle, islice
from pathlib import Path
from typing import Any
from unittest.mock import patch

import eduba_connect_four
import pytest
from rich.console import Console

from cli.door import COMMAND, eduba
from eduba.bots.bot import AT_TABLE, Bot
from eduba.cli.terminal import Session
from eduba.kernel.engine import Engine, Position
from eduba.kernel.game import Game, load
from eduba.kernel.languages import LANGUAGES
from eduba.match.match import Match, Seat
from games import tender
from match.tables import first_turn

ANSWERS = list(islice(cycle(["1", "2", "3", "4", "5"]), 4000))
"""Whatever is asked, one of these in a row is an answer: a label of the list, or an amount."""
FIRST_TURN = ["a1", "a1", "a1", "decline"]
"""Answers that bring seat 0 to its first turn with three tokens on a1."""
ALONE = ("--seats", "human,random", "-o", "first_player=0")


def at_terminal(match: Match, typed: list[str]) -> str:
    """What a terminal shows when a match goes on."""
    out = io.StringIO()
    console = Console(file=out, width=80, force_terminal=True, color_system=None)
    lines = io.StringIO("".join(f"{line}\n" for line in typed))
    with patch("sys.stdin", lines), patch("eduba.cli.terminal.save"):
        Session(match, "en", Path("match.json"), console).run()
    return out.getvalue()


def entries(path: Path) -> list[dict[str, Any]]:
    """The entries of a match file."""
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["entries"]
    return found


@pytest.mark.parametrize(
    ("language", "wins", "shared"),
    [("en", "wins.", "share"), ("fr", "Victoire", "partagée"), ("it", "Vince", "condivisa")],
)
def test_a_whole_game_can_be_played(language: str, wins: str, shared: str, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    ran = eduba(*("play", "ur", "--seats", "human,random,random", "--lang", language, "--save", path), typed=ANSWERS)
    assert (ran.code, ran.err) == (0, "")
    assert wins in ran.out or shared in ran.out
    record = json.loads(path.read_text(encoding="utf-8"))
    assert ran.out.rstrip().endswith(record["secret"])
    assert record["commitment"] in ran.out
    assert record["result"]["ranks"]
    assert "over." in eduba("verify", path).out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_no_english_is_left_in_another_language(language: str, tmp_path: Path) -> None:
    typed = ["?", "r", "r UR-10", "w act W", "u", "dance", "99", "b", *ANSWERS[:60]]
    ran = eduba(
        *("play", "ur", "--seats", "human,random,greedy", "--lang", language, "--save", tmp_path / "m.json"),
        typed=typed,
    )
    english = r"\b(the|your|you|with|takes|places|their|tokens?|tiles?|Player|Random|Greedy|answer|kept)\b"
    assert re.findall(english, ran.out) == []


def test_answers_of_one_piped_game_can_all_be_given_by_number(tmp_path: Path) -> None:
    """The real command, with its input from a pipe and a terminal that knows only ASCII."""
    done = subprocess.run(
        [COMMAND, "play", "ur", *ALONE, "-o", "round_limit=2", "--save", tmp_path / "match.json"],
        input=b"\xff\n" + b"".join(f"{answer}\n".encode() for answer in ANSWERS),
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "80"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is not an answer I know" in done.stdout
    assert b"The secret behind dice and draws was" in done.stdout


def test_a_match_is_kept_when_the_input_ends_and_resumed_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a match.json"
    first = eduba("play", "ur", *ALONE, "--save", path, typed=FIRST_TURN)
    assert first.code == 0
    assert f"eduba play ur --resume '{path}'" in first.out
    kept = entries(path)
    assert [e["play"] for e in kept if e["seat"] == 0] == ["place a1", "place a1", "place a1", "decline"]
    again = eduba("play", "ur", "--resume", path, typed=["end_actions", "q"])
    assert again.code == 0
    assert entries(path)[: len(kept)] == kept
    assert len(entries(path)) > len(kept)
    assert eduba("verify", path).code == 0


def test_a_resumed_match_can_be_kept_in_another_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    eduba("play", "ur", *ALONE, "--save", one, typed=FIRST_TURN)
    before = one.read_bytes()
    eduba("play", "ur", "--resume", one, "--save", two, typed=["end_actions"])
    assert one.read_bytes() == before
    assert len(entries(two)) > len(entries(one))


def test_without_a_file_a_match_is_kept_in_the_user_s_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ran = eduba("play", "ur", typed=["q"])
    (path,) = (tmp_path / "eduba" / "matches").glob("ur-*.json")
    assert f"eduba play ur --resume {path}" in ran.out
    assert eduba("verify", path).code == 0


def test_an_interrupt_keeps_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupt)
    ran = eduba("play", "ur", *ALONE, "--save", tmp_path / "match.json")
    assert ran.code == 0
    assert "The match is kept." in ran.out


def test_a_finished_match_shows_its_end_when_resumed(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    eduba("play", "ur", *ALONE, "-o", "round_limit=1", "--save", path, typed=ANSWERS)
    ran = eduba("play", "ur", "--resume", path)
    assert ran.code == 0
    assert "The secret behind dice and draws was" in ran.out


def test_bots_can_play_among_themselves(tmp_path: Path) -> None:
    seats = ("--seats", "random,greedy", "-o", "round_limit=2")
    ran = eduba("play", "ur", *seats, "--save", tmp_path / "match.json")
    assert ran.code == 0
    assert "Random 1" in ran.out
    assert "Greedy 2" in ran.out


def test_people_have_names(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    names = ("--name", "Anna", "--name", "Béla")
    eduba("play", "ur", "--seats", "human,random,human,human", *names, "--save", path, typed=["q"])
    seats = json.loads(path.read_text(encoding="utf-8"))["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Random 2", "Béla", "Player 4"]


def test_who_gives_an_empty_name_has_one_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    eduba("play", "ur", "--seats", "human,human", "--name", " ", "--lang", "it", "--save", path, typed=["q"])
    seats = json.loads(path.read_text(encoding="utf-8"))["seats"]
    assert [seat["name"] for seat in seats] == ["Giocatore 1", "Giocatore 2"]


def test_as_many_play_as_options_allow(tmp_path: Path) -> None:
    for option, count in (("draft=random", 4), ("expansion_a=yes", 4)):
        path = tmp_path / f"{option}.json"
        ran = eduba("play", "gardens", "-o", option, "--save", path, typed=["q"])
        assert ran.code == 0, ran.err
        assert len(json.loads(path.read_text(encoding="utf-8"))["seats"]) == count


def at_the_prompt(tmp_path: Path, *typed: str, language: str = "en") -> str:
    """What is said to lines typed in the first turn of seat 0."""
    path = tmp_path / "match.json"
    if not path.exists():
        eduba("play", "ur", *ALONE, "--save", path, typed=FIRST_TURN)
    ran = eduba("play", "ur", "--resume", path, "--lang", language, typed=[*typed, "q"])
    assert (ran.code, ran.err) == (0, "")
    answered = ran.out.split("? shows help.\n" if language == "en" else "? aiuta.\n", 1)[1]
    return " ".join(answered.split())


def test_help_shows_the_commands_and_how_to_read_the_board(tmp_path: Path) -> None:
    for line in ("?", "h", ""):
        said = at_the_prompt(tmp_path, line)
        assert "u take back your last decision" in said
        assert "r UR-1 for one of them" in said
        assert "Each place shows the letter of the visible face" in said
        assert "match.json" in said


def test_the_board_is_shown_again(tmp_path: Path) -> None:
    assert "a b c d e f" in at_the_prompt(tmp_path, "b")


def test_rules_are_looked_up(tmp_path: Path) -> None:
    chapters = at_the_prompt(tmp_path, "r")
    assert "UR-9 Politics UR-10 War UR-11 Exchange" in chapters
    assert "[UR-10.6] Step 3 of an attack" in at_the_prompt(tmp_path, "r ur-10.6")
    assert at_the_prompt(tmp_path, "r UR-3").count("[UR-3.") == 9
    assert "There is no rule UR-99." in at_the_prompt(tmp_path, "r UR-99")


def test_why_an_answer_is_not_possible_is_explained(tmp_path: Path) -> None:
    assert "Not possible. UR-4.3: The tile must be yours" in at_the_prompt(tmp_path, "w reinforce b2")
    assert "That is not the decision to make now. [UR-3.4] You perform" in at_the_prompt(tmp_path, "w place a1")
    assert "That is possible." in at_the_prompt(tmp_path, "w reinforce a1")
    assert "“dance” is not an answer I know." in at_the_prompt(tmp_path, "w dance")
    assert "why an answer is not possible: w " in at_the_prompt(tmp_path, "w")
    assert "Non è possibile. UR-4.3" in at_the_prompt(tmp_path, "w reinforce b2", language="it")


def test_what_is_no_answer_is_said_and_asked_again(tmp_path: Path) -> None:
    assert "“dance” is not an answer I know." in at_the_prompt(tmp_path, "dance")
    assert "There is no answer 99." in at_the_prompt(tmp_path, "99")
    assert "There is no answer 0." in at_the_prompt(tmp_path, "0")
    assert f"There is no answer {'9' * 60}…." in at_the_prompt(tmp_path, "9" * 5000)
    assert "“²” is not an answer I know." in at_the_prompt(tmp_path, "²")
    assert "“[bold]x[/]” is not an answer I know." in at_the_prompt(tmp_path, "[bold]x[/]")
    assert "Not possible. UR-4.3" in at_the_prompt(tmp_path, "reinforce b2")
    assert "That is not the decision to make now." in at_the_prompt(tmp_path, "place a1")


@pytest.mark.parametrize("line", ["reinforce a1", "REINFORCE A1", "a1"])
def test_an_answer_can_be_written_in_several_ways(line: str, tmp_path: Path) -> None:
    assert "Player 1 reinforces a1, which now holds 4 tokens." in at_the_prompt(tmp_path, line)


def test_a_decision_is_taken_back(tmp_path: Path) -> None:
    said = at_the_prompt(tmp_path, "a1", "u", "a1")
    assert said.count("which now holds 4 tokens.") == 2
    assert "Taken back." in said
    assert [e.get("table") for e in entries(tmp_path / "match.json")[-3:]] == [None, "undo", None]


def test_alone_with_bots_a_person_may_go_back_further(tmp_path: Path) -> None:
    said = at_the_prompt(tmp_path, "u")
    assert "Taken back." in said
    assert "Exchange your hand tile for another tile, or keep it." in said
    assert entries(tmp_path / "match.json")[-1]["agreed"] is True


def test_at_the_beginning_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    ran = eduba("play", "ur", *ALONE, "--save", tmp_path / "match.json", typed=["u"])
    assert "There is nothing to take back." in ran.out


@pytest.mark.parametrize(("said", "undone"), [("y", True), ("Y", True), ("n", False), ("", False)])
def test_people_who_share_a_screen_agree_before_they_go_back(said: str, undone: bool, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    two = ("--seats", "human,human", "-o", "first_player=0")
    ran = eduba("play", "ur", *two, "--save", path, typed=["a1", "c3", "u", said])
    assert "Do you all agree? (y/n)" in " ".join(ran.out.split())
    assert [e.get("table") for e in entries(path)] == ([None, None, "undo"] if undone else [None, None])


def test_amounts_are_their_own_labels() -> None:
    """When UR asks how many of three tokens to keep on a tile, 2 means two, although it is the third answer."""
    match = first_turn().fork(6)
    for answer in ("place b1", "place c3", "place e5", "exchange c4", "show A", "decline", "decline", "act P"):
        match.play(match.position.actor, answer)
    said = at_terminal(match, ["4", "2", "q"])
    assert "   0 Leave it empty  keep 0\n   1 Put 1 token  keep 1\n   2 Put 2 tokens  keep 2\n" in said
    assert "> 4\nNot possible. UR-9.2: " in said
    assert [match.position.state.tokens[tile] for tile in (0, 1)] == [2, 1]


# Games with secrets, and games without words


def session(game: Game, typed: list[str], seats: list[Seat]) -> tuple[Match, str]:
    """A match of a made-up game, and what is said at the terminal."""
    match = Match.new(Engine(game, compiled=False), seats, {}, bytes(32))
    return match, at_terminal(match, typed)


CLEAR = "\x1b[2J\x1b[H"


def test_only_games_with_secrets_have_them() -> None:
    assert tender.GAME.has_secrets
    assert not load("ur").has_secrets
    assert not eduba_connect_four.GAME.has_secrets


def test_people_with_secrets_cover_the_screen_for_one_another() -> None:
    """Each part between two covers is one person's: it shows no hand and no news of another's eyes only."""
    seats = [Seat("Anna"), Seat("Béla")]
    match, said = session(tender.GAME, ["", "peek", "1", "", "", "1", *[""] * 3, "q"], seats)
    parts = said.split(CLEAR)
    assert [bool(re.search("Pass the screen to Anna", part)) for part in parts[:4]] == [False, True, False, False]
    anna, to_bela, bela = parts[2], parts[3], parts[4]
    assert "saw seat=0" in anna
    assert "Press Enter to cover the screen." in anna
    assert to_bela.startswith("Pass the screen to Béla")
    assert "saw" not in bela
    assert "chose seat=0" not in bela
    assert "What happened in the meantime:" in bela
    assert "looked seat=0" in bela
    assert "sealed_bid seat=0" in bela
    assert re.search(r"hand: \[\[[\d, ]+\], null, null, null\]", anna)
    assert re.search(r"hand: \[null, \[[\d, ]+\], null, null\]", bela)
    assert match.number >= 3


def test_one_person_with_secrets_from_bots_needs_no_cover() -> None:
    _, said = session(tender.GAME, ["peek", "1", "q"], [Seat("Anna"), Seat("Bot", "random")])
    assert CLEAR not in said
    assert "Pass the screen" not in said
    assert "saw seat=0" in said
    assert "chose seat=1" not in said


def test_people_without_secrets_need_no_cover() -> None:
    _, said = session(eduba_connect_four.GAME, ["1", "2", "q"], [Seat("Anna"), Seat("Béla")])
    assert CLEAR not in said


def test_a_game_without_words_is_played_in_its_notation() -> None:
    typed = ["4", "drop 4", "4", "r", "w 9", "9", "?", "3", "4", "4", "4", "4", "4", "5", "5", "1"]
    match, said = session(eduba_connect_four.GAME, typed, [Seat("Anna"), Seat("Béla")])
    assert "connect_four" in said
    assert "drop …" in said
    assert "There is no rule C4." in said
    assert "Not possible. C4-2.2" in said
    assert match.number == 10


def test_a_bot_keeps_nobody_waiting_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float | None] = []

    def decide(bot: Bot, position: Position, seed: int) -> int:
        given.append(bot.seconds)
        return position.legal()[0]

    monkeypatch.setattr("eduba.bots.bot.decide", decide)
    session(eduba_connect_four.GAME, ["1", "2", "q"], [Seat("Anna"), Seat("Bot", "random")])
    assert given == [AT_TABLE, AT_TABLE]
