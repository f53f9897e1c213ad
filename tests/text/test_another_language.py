"""A language that is added and not finished is offered, spoken as far as it goes, and told in English beyond that."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import eduba_connect_four
import pytest

from eduba.kernel.engine import Engine
from eduba.kernel.game import load
from eduba.kernel.languages import LANGUAGES
from eduba.kernel.text import Texts, rulebook, texts_of
from text.emegir import CODE, NAME, speaks_emegir

Eduba = Callable[..., str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of Eduba that speaks Emegir."""
    return speaks_emegir(tmp_path_factory.mktemp("house"))


@pytest.fixture
def python(house: Path, tmp_path: Path) -> Eduba:
    """Runs Python with that copy, in English unless told otherwise; gives what it prints, in whichever way it ends."""

    def run(*arguments: str, typed: str = "", **environment: str) -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=tmp_path,
            env={
                **os.environ,
                "PYTHONPATH": str(house),
                "LANG": "C.UTF-8",
                "LC_ALL": "",
                "COLUMNS": "200",
                **environment,
            },
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        return done.stdout + done.stderr

    return run


@pytest.fixture
def terminal(python: Eduba) -> Eduba:
    """Runs `eduba`."""
    return lambda *arguments, **more: python("-c", "from eduba.cli import main; main()", *arguments, **more)


def test_the_terminal_speaks_it_as_far_as_it_goes(terminal: Eduba) -> None:
    for asked in (terminal("games", "--lang", CODE), terminal("games", LANG=f"{CODE}_IQ.UTF-8")):
        assert "  Urim" in asked
        assert "  The Hanging Gardens" in asked
        assert "Round limit" in asked
    assert f"'tlh' is no language of the house; it speaks {', '.join(LANGUAGES)}, {CODE}" in terminal(
        "games", "--lang", "tlh"
    )


def test_rules_that_are_not_translated_stand_in_english_among_those_that_are(terminal: Eduba) -> None:
    said = terminal("rules", "ur", "UR-1", "--lang", CODE)
    assert "[UR-1.4] Ki min zag dili-àm." in said
    assert (
        said.index("[UR-1.3] In the grid") < said.index("[UR-1.4]") < said.index("[UR-1.5] A tile of the grid is free")
    )


def test_a_match_is_played_in_it(terminal: Eduba) -> None:
    said = terminal("play", "ur", "--seats", "human,random", "--name", "Anna", "--lang", CODE, typed="1\nq\n")
    assert "a1-a gar" in said
    assert "Anna:" in said
    assert "Type a number or an answer" in said
    assert "{" not in said


TOLD = """
import json
from eduba.kernel.game import load
from eduba.kernel.text import texts_of
from eduba.server.app import create_app
from eduba.server.settings import Settings
from starlette.testclient import TestClient
texts = texts_of("sux", load("ur"))
answers = texts.game.actions
client = TestClient(create_app(Settings(limits=False)))
print(json.dumps({
    "said": {a: texts.action(answers.parse(a)) for a in ("place a1", "act W", "act A", "show W", "show A", "grow 1")},
    "name": texts("page-cover", name="Anna"),
    "languages": client.get("/api/languages").json(),
    "house": [part["language"] for part in client.get("/api/messages/sux").json()],
    "english": [part["language"] for part in client.get("/api/messages/en?game=ur").json()],
    "french": [part["language"] for part in client.get("/api/messages/fr?game=ur").json()],
    "rules": {p["ids"][0]: p for p in client.get("/api/rules/ur/sux").json() if p["ids"]},
    "none": client.get("/api/messages/tlh").json(),
}))
"""


@pytest.fixture(scope="module")
def told(house: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What that copy tells."""
    environment = {**os.environ, "PYTHONPATH": str(house)}
    folder = tmp_path_factory.mktemp("server")
    done = subprocess.run([sys.executable, "-c", TOLD], cwd=folder, env=environment, stdout=subprocess.PIPE, check=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_a_sentence_is_in_one_language_with_the_words_that_it_needs(told: dict[str, Any]) -> None:
    """War has the form that `do-act` needs and Agriculture has not: that sentence is in English as a whole."""
    assert told["said"] == {
        "place a1": "a1-a gar",
        "act W": "mè-da ak",
        "act A": "Perform Agriculture",
        "show W": "Mè pàd",
        "show A": "Agriculture pàd",
        "grow 1": "Add 1 token",
    }
    assert told["name"] == "Anna-ra šum"


def test_the_server_offers_it_and_sends_english_along_where_it_is_needed(told: dict[str, Any]) -> None:
    offered = {language["code"]: language["name"] for language in told["languages"]}
    assert offered == {**{code: language.name for code, language in LANGUAGES.items()}, CODE: NAME}
    assert told["languages"][-1]["forms"] == {"of": "{name}-ak", "to": "{name}-ra"}
    assert (told["house"], told["english"], told["french"]) == ([CODE, "en"], ["en"], ["fr"])
    assert told["none"]["detail"] == f"'tlh' is no language of the house; it speaks {', '.join(LANGUAGES)}, {CODE}"


def test_the_server_s_rules_are_in_english_where_they_are_not_translated(told: dict[str, Any]) -> None:
    rules = told["rules"]
    assert list(rules) == [p.ids[0] for p in rulebook(load("ur"), "en") if p.ids]
    assert (rules["UR-1.4"]["chapter"], rules["UR-1.4"]["text"]) == ("1. Inim", "Ki min zag dili-àm.")
    assert rules["UR-1.5"]["chapter"] == "1. Inim"
    assert rules["UR-1.5"]["text"].startswith("A tile of the grid is free")
    assert rules["UR-2.1"]["chapter"].startswith("2. ")


ENGLISH_ALONE = """
title = Four in a row
do-drop = Drop a disc into column { $column }
event-dropped = A disc { $seat-of } falls into column { $column }.
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_english_texts_alone_can_be_read_in_every_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it says is in English, and in notation where it has no words at all; the house speaks the reader's language."""
    (tmp_path / "four_in_english" / "text").mkdir(parents=True)
    (tmp_path / "four_in_english" / "__init__.py").touch()
    (tmp_path / "four_in_english" / "text" / "en.ftl").write_text(ENGLISH_ALONE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = replace(eduba_connect_four.GAME, module="four_in_english")
    texts = Texts(language, game)
    position = Engine(game, compiled=False).new()
    assert texts("title") == "Four in a row"
    assert texts.action(position.legal()[2]) == "Drop a disc into column 3"
    assert texts.question(position.state, ["Anna", "Bob"]) == "drop"
    (event,) = position.play("drop 3").events
    assert texts.event(event, ["Anna", "Bob"]) == "A disc of Anna falls into column 3."
    assert texts("page-language") == texts_of(language)("page-language")
