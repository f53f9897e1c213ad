"""Words: messages in three languages (Fluent), for a game and for the house.

Nothing stores a sentence: events, actions and questions are ids with values, and become words here, in the reader's
language. A game's messages lie in its folder `text/`, named `event-…`, `do-…` (answers), `ask-…` (questions), `option-…`,
and `DOMAIN-WORD` for the words of domains (`face-war`). A word may have forms, as attributes of its message: to a sentence
with the value `$region` the form `.in` is `$region-in`. Every text has the forms `of` and `to`, if its message gives no
others (of Anna, d’Anna, di Anna; to Anna, à Anna, ad Anna); in a line of the log every value has the form `own`, too. A
game without messages is shown in its canonical notation.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from eduba.kernel.actions import HIDDEN, Domain, VerbInfo
from eduba.kernel.events import Event
from eduba.kernel.game import Game, Option

LANGUAGES: Final = ("en", "fr", "it")
SEAT_MARKS: Final = "●■▲◆⬢★"
"""How seats are told apart besides their colour, in all games: disc, square, triangle, diamond, hexagon, star."""
OF: Final = {"en": "of", "fr": "de", "it": "di"}
TO: Final = {"en": "to", "fr": "à", "it": "a"}
ELIDED: Final = re.compile("[aeiouhœæ]|y[^aeiouy]")
"""Before these French says d’, not de: d’Anna, d’Yves, but de Yasmine."""


class UnknownLanguage(ValueError):
    """A language we do not speak."""


class UnknownRule(ValueError):
    """A rule id that the game does not have."""


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of the rules, with the ids of the rules it states."""

    chapter: str
    ids: tuple[str, ...]
    text: str


class Texts:
    """The messages of one game (or of the house alone) in one language."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"{language!r} is no language of the house; it speaks {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in message_files(language, game):
            self._bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        """Whether there is a message."""
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, /, **values: object) -> str:
        """A message in words; a key that does not exist, or a value it lacks, is an error of ours."""
        pattern: Any = self._bundle.get_message(key).value
        given = {name: _spoken(value) for name, value in values.items()}
        names = [(name, value) for name, value in values.items() if isinstance(value, str)]
        given = {f"{name}-of": whose(self.language, value) for name, value in names} | given
        given = {f"{name}-to": whom(self.language, value) for name, value in names} | given
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def name(self, domain: Domain | None, value: int, seats: Sequence[str] = ()) -> str | int:
        """A value in words: a seat's name (its mark, where names are not given), a domain's word, its canonical name, or
        just the number."""
        if domain and domain.is_seat(value):
            return seats[value] if value < len(seats) else SEAT_MARKS[value]
        if domain is None or domain.numeric:
            return value
        if not domain.words or value not in domain:
            return domain.text(value)
        return self(domain.word(value))

    def forms(self, name: str, domain: Domain | None, value: int, seats: Sequence[str] = ()) -> dict[str, str | int]:
        """A value by its name, and the forms of its word: `region` and `region-in`."""
        said = self.name(domain, value, seats)
        if domain is None or not domain.words or domain.is_seat(value):
            return {name: said}
        word: Any = self._bundle.get_message(domain.word(value))
        formed = {form: str(self._bundle.format_pattern(pattern)[0]) for form, pattern in word.attributes.items()}
        return {name: said, **{f"{name}-{form}": text if value in domain else said for form, text in formed.items()}}

    def values(self, named: Mapping[str, tuple[Domain | None, int]], seats: Sequence[str] = ()) -> dict[str, str | int]:
        """Values by their names, with the forms of their words."""
        said: dict[str, str | int] = {}
        for name, (domain, value) in named.items():
            said |= self.forms(name, domain, value, seats)
        return said

    def action(self, action: int, state: Any = None, seats: Sequence[str] = ()) -> str:
        """An answer in words: in those that a position knows, where one is given."""
        assert self.game is not None
        better = self.game.sentence(state, action) if state is not None else None
        if better is not None:
            return self(better[0], **self.values(better[1], seats))
        verb, values = self.game.actions.decode(action)
        named: dict[str, str | int] = {}
        for argument, value in zip(verb.arguments, values, strict=True):
            named |= self.forms(argument.name, argument.domain, value, seats)
        return self._answer(verb, named) or self.game.actions.text(action)

    def public_action(self, action: int, state: Any = None, seats: Sequence[str] = ()) -> str:
        """An answer in words as other seats may know it: its secrets are "?"."""
        assert self.game is not None
        verb, values = self.game.actions.decode(action)
        if not any(argument.secret for argument in verb.arguments):
            return self.action(action, state, seats)
        shown: dict[str, str | int] = {}
        for argument, value in zip(verb.arguments, values, strict=True):
            name, domain = argument.name, argument.domain
            shown |= {name: HIDDEN} if argument.secret else self.forms(name, domain, value, seats)
        return self._answer(verb, shown) or self.game.actions.public_text(action)

    def _answer(self, verb: VerbInfo, values: Mapping[str, object]) -> str | None:
        """The message of a verb; None if the game has none."""
        return self(f"do-{verb.name}", **values) if self.has(f"do-{verb.name}") else None

    def event(self, event: Event, seats: Sequence[str]) -> str:
        """A line of the log in words. To each value belongs a form `own`: 1 if it is the seat that the line is about."""
        if not self.has(f"event-{event.kind.name}"):
            return " ".join([event.kind.name, *(f"{n}={v}" for n, v in event.named().items())])
        said: dict[str, str | int] = {}
        about = event.named().get("seat")
        for (name, domain), value in zip(event.kind.values, event.values, strict=True):
            own = bool(domain and domain.is_seat(value)) and value == about
            said |= {**self.forms(name, domain, value, seats), f"{name}-own": int(own)}
        return self(f"event-{event.kind.name}", **said)

    def question(self, state: Any, seats: Sequence[str]) -> str:
        """What is asked now, in words."""
        assert self.game is not None
        step = self.game.steps(state.step).name.lower()
        if not self.has(f"ask-{step}"):
            return step
        return self(f"ask-{step}", **self.values(self.game.prompt(state), seats))

    def option(self, option: Option, value: str) -> str:
        """An option's value in words."""
        key = f"option-{option.name}-{value}"
        return self(key) if self.has(key) else value

    def rule(self, rule: str) -> str:
        """The paragraph that states a rule; the bare id for a game without a rules reference."""
        assert self.game is not None
        for paragraph in rulebook(self.game, self.language):
            if rule in paragraph.ids:
                return paragraph.text
        return rule


def whose(language: str, name: str) -> str:
    """Of Anna, d’Anna, di Anna. The page says the same (web/src/words)."""
    return f"d’{name}" if language == "fr" and ELIDED.match(bare(name)) else f"{OF[language]} {name}"


def whom(language: str, name: str) -> str:
    """To Anna, à Anna, ad Anna, a Bruno. The page says the same."""
    return f"ad {name}" if language == "it" and bare(name).startswith("a") else f"{TO[language]} {name}"


def bare(name: str) -> str:
    """A name in small letters, its accents apart."""
    return normalize("NFD", name).lower()


def _spoken(value: object) -> object:
    """A value as messages take it. Numbers are written without marks between thousands: the languages' rules for them
    change with the version of the tables, and what is counted at a table is small."""
    return fluent_number(value, useGrouping=False) if isinstance(value, (int, float)) else str(value)


def message_files(language: str, game: Game | None = None) -> list[str]:
    """The message files of the house and of a game, as they are: the page formats from the same ones."""
    packages = ("eduba", *([game.module] if game else []))
    return [source for p in packages if (source := _file(p, f"{language}.ftl")) is not None]


@cache
def texts_of(language: str, game: Game | None = None) -> Texts:
    """The messages of a game in a language, read once."""
    return Texts(language, game)


def _file(package: str, name: str) -> str | None:
    """A file of a package's folder `text/`; None if there is none."""
    try:
        file = files(package) / "text" / name
        return file.read_text(encoding="utf-8") if file.is_file() else None
    except (ModuleNotFoundError, TypeError):  # a game that is a single module has no folder
        return None


_IDS: Final = re.compile(r"^\[([^\]]+)\]\s*(.*)$", re.DOTALL)


@cache
def rulebook(game: Game, language: str) -> tuple[Paragraph, ...]:
    """The rules of a game in our own words, paragraph by paragraph."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"{language!r} is no language of the house; it speaks {', '.join(LANGUAGES)}")
    source = _file(game.module, f"rules.{language}.md") or ""
    paragraphs: list[Paragraph] = []
    chapter = ""
    for block in source.split("\n\n"):
        block = block.strip()
        if block.startswith("#"):
            chapter = block.lstrip("# ")
        elif block:
            found = _IDS.match(block)
            ids = tuple(i.strip() for i in found[1].split(",")) if found else ()
            paragraphs.append(Paragraph(chapter, ids, found[2] if found else block))
    return tuple(paragraphs)


def find_rules(game: Game, language: str, wanted: str | None) -> list[Paragraph]:
    """All paragraphs, those of one chapter (`UR-10`), or the one with a rule id."""
    paragraphs = rulebook(game, language)
    if not paragraphs:
        raise UnknownRule(f"{game.id} has no rules reference")
    if wanted is None:
        return list(paragraphs)
    asked = wanted.upper()
    found = [p for p in paragraphs if asked in p.ids or any(i.startswith(f"{asked}.") for i in p.ids)]
    if not found:
        last = next(p for p in reversed(paragraphs) if p.ids).ids[-1]
        raise UnknownRule(f"{game.id} has no rule {wanted}; ids go from {paragraphs[1].ids[0]} to {last}")
    return found


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the environment's if we speak it, else English."""
    if wanted:
        return texts_of(wanted.lower()).language
    spoken = (environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or "")[:2]
    return spoken if spoken in LANGUAGES else "en"
