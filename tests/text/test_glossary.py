"""One word for each thing: the glossary (docs/glossary.md) against all messages and rules."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from eduba.kernel.languages import LANGUAGES
from eduba.kernel.text import rulebook
from text.messages import HOUSE, entries, games, written

GLOSSARY: Final = Path(__file__).parents[2] / "docs" / "glossary.md"
NAMES: Final = {language.name: code for code, language in LANGUAGES.items()}


class Row(NamedTuple):
    """A word of the glossary."""

    language: str
    owner: str
    word: str
    source: str
    never: tuple[str, ...]


def rows() -> list[Row]:
    """All rows of all tables."""
    found = []
    language = ""
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            language = NAMES[line.removeprefix("## ")]
        elif line.startswith("| ") and not line.startswith(("| game ", "| --- ")):
            owner, _, word, source, never = (cell.strip() for cell in line.strip("|").split("|"))
            found.append(Row(language, owner, word, source, tuple(n.strip() for n in never.split(",") if n.strip())))
    return found


@cache
def everything(language: str, owner: str) -> str:
    """All messages and rules of a game, or the messages of the house."""
    game = next((game for game in games() if game.id == owner), None)
    said = [written(entry) for entry in entries(game.module if game else HOUSE, language)]
    return "\n".join([*said, *(f"{p.chapter}\n{p.text}" for p in (rulebook(game, language) if game else ()))])


def owners(row: Row) -> list[str]:
    """Whose texts a row is about."""
    return ["house", *(game.id for game in games())] if row.owner == "all" else [row.owner]


def occurs(word: str, text: str) -> list[str]:
    """The lines in which a word, or words in this order, occur."""
    return re.findall(rf"^.*(?<!\w){re.escape(word)}(?!\w).*$", text, re.IGNORECASE | re.MULTILINE)


ROWS: Final = rows()
by_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.language}-{row.owner}-{row.word}")


def test_every_language_and_everybody_who_speaks_has_words() -> None:
    speakers = {"house", *(game.id for game in games() if rulebook(game, "en"))}
    assert {row.language for row in ROWS} == set(LANGUAGES)
    for language in LANGUAGES:
        assert speakers <= {row.owner for row in ROWS if row.language == language}
    assert {row.source for row in ROWS} == {"box", "ours"}
    assert {row.owner for row in ROWS} <= {*speakers, "all"}


@by_row
def test_the_word_is_said(row: Row) -> None:
    assert any(occurs(row.word, everything(row.language, owner)) for owner in owners(row))


@by_row
def test_no_other_word_is_said_in_its_place(row: Row) -> None:
    assert [
        line for never in row.never for owner in owners(row) for line in occurs(never, everything(row.language, owner))
    ] == []
