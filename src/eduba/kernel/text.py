"""Words: messages (Fluent), for a game and for the house, in every language of the house (`kernel.languages`).

Nothing stores a sentence: events, actions and questions are ids with values, and become words here, in the reader's
language. A game's messages lie in its folder `text/`, named `event-…`, `do-…` (answers), `ask-…` (questions), `option-…`,
and `DOMAIN-WORD` for the words of domains (`face-war`). A word may have forms, as attributes of its message: to a sentence
with the value `$region` the form `.in` is `$region-in`. Every text has the forms that its language gives to names, if its
message gives no others (of Anna, d’Anna, di Anna; in Ur, à Ur, a Ur). In a line of the log every value has the form `own`,
too; a list has the form `count`.

What a language has no words for is told in English: a whole sentence, or a word within one. What has none in English
either is shown in its canonical notation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message

from eduba.kernel.actions import HIDDEN, Domain, Values, VerbInfo
from eduba.kernel.events import Event
from eduba.kernel.game import Game
from eduba.kernel.languages import ENGLISH, forms_of, language_called
from eduba.kernel.options import Option

MANY: Final = 2
"""So many things are spoken of as several, where it is not known how many they are."""
SEAT_MARKS: Final = "●■▲◆⬢★"
"""How seats are told apart besides their colour, in all games: disc, square, triangle, diamond, hexagon, star."""


class UnknownRule(ValueError):
    """A rule id that the game does not have."""


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of the rules, with the ids of the rules it states."""

    chapter: str
    ids: tuple[str, ...]
    text: str


class Unsaid(ValueError):
    """A message that is not there, or that needs what it is not told."""


class Texts:
    """The messages of one game (or of the house alone) in one language, and in English what it has no words for."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self._speaks = language_called(language)
        self.language = language
        self.game = game
        self._bundle = FluentBundle([self._speaks.tag, ENGLISH], use_isolating=False)
        self.keys: set[str] = set()
        for source in message_files(language, game):
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            self.keys |= {entry.id.name for entry in resource.body if isinstance(entry, Message)}
        english = texts_of(ENGLISH, game) if language != ENGLISH else self
        self.otherwise = None if english.keys <= self.keys else english
        """Speaks where this language has no words; nobody need where it has all the messages that English has."""

    def has(self, key: str) -> bool:
        """Whether there is a message."""
        return self._bundle.has_message(key) or (self.otherwise is not None and self.otherwise.has(key))

    def __call__(self, key: str, /, **values: object) -> str:
        """A message in words; a key that does not exist, or a value it lacks, is an error of ours."""
        return self._said(key, lambda texts: values)

    def _said(self, key: str, values: Callable[[Texts], Mapping[str, object]]) -> str:
        """A message with its values, which whoever speaks puts into words."""
        try:
            return self._own(key, values(self))
        except Unsaid:
            if self.otherwise is None:
                raise
            return self.otherwise._said(key, values)

    def _own(self, key: str, values: Mapping[str, object]) -> str:
        """A message in this language."""
        if not self._bundle.has_message(key):
            raise Unsaid(f"{self.language}: there is no message {key}")
        given: dict[str, object] = {}
        for name, value in values.items():
            if isinstance(value, str) and "-" not in name:
                given = {f"{name}-{form}": text for form, text in forms_of(self._speaks, value).items()} | given
            elif isinstance(value, list):
                given[f"{name}-count"] = len(value)
            given[name] = self._spoken(value)
        pattern: Any = self._bundle.get_message(key).value
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise Unsaid(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def _spoken(self, value: object) -> object:
        """A value as messages take it. Numbers are written without marks between thousands: the languages' rules for them
        change with the version of the tables, and what is counted at a table is small."""
        if isinstance(value, list):
            return self._speaks.listed(value)
        return fluent_number(value, useGrouping=False) if isinstance(value, (int, float)) else str(value)

    def name(self, domain: Domain | None, value: int, seats: Sequence[str] = ()) -> str | int:
        """A value in words: a seat's name (its mark, where names are not given), a domain's word, its canonical name, or
        just the number that people know it by."""
        if domain is None:
            return value
        if domain.is_seat(value):
            return seats[value] if value < len(seats) else SEAT_MARKS[value]
        if domain.sets:
            return self._speaks.listed(domain.members(value))
        if domain.numeric:
            return domain.shown(value)
        if not domain.words or value not in domain or not self.has(domain.word(value)):
            return domain.text(value)
        return self(domain.word(value))

    def forms(self, name: str, domain: Domain | None, value: int, seats: Sequence[str] = ()) -> dict[str, object]:
        """A value by its name, and the forms of its word: `region` and `region-in`."""
        if domain is not None and domain.sets:
            return {name: domain.members(value)}
        said = self.name(domain, value, seats)
        if domain is None or not domain.words or domain.is_seat(value):
            return {name: said}
        formed = self._attributes(domain.word(value))
        return {name: said, **{f"{name}-{form}": text if value in domain else said for form, text in formed.items()}}

    def _attributes(self, word: str) -> dict[str, str]:
        """The forms of a word."""
        if self._bundle.has_message(word):
            attributes: Any = self._bundle.get_message(word).attributes
            return {form: str(self._bundle.format_pattern(pattern)[0]) for form, pattern in attributes.items()}
        return self.otherwise._attributes(word) if self.otherwise else {}

    def values(self, named: Values, seats: Sequence[str] = ()) -> dict[str, object]:
        """Values by their names, with the forms of their words."""
        said: dict[str, object] = {}
        for name, (domain, value) in named.items():
            said |= self.forms(name, domain, value, seats)
        return said

    def action(self, action: int, state: Any = None, seats: Sequence[str] = ()) -> str:
        """An answer in words: in those that a position knows, where one is given."""
        assert self.game is not None
        better = self.game.sentence(state, action) if state is not None else None
        if better is not None:
            key, named = better
            return self._said(key, lambda texts: texts.values(named, seats))
        verb, told = self.game.actions.decode(action).verb, self.game.actions.told(action)
        return self._answer(verb, lambda texts: texts.values(told, seats)) or self.game.actions.text(action)

    def public_action(self, action: int, state: Any = None, seats: Sequence[str] = ()) -> str:
        """An answer in words as other seats may know it: its secrets are "?"."""
        assert self.game is not None
        verb = self.game.actions.decode(action).verb
        secret = {argument.name: HIDDEN for argument in verb.arguments if argument.secret}
        if not secret:
            return self.action(action, state, seats)
        told = {name: value for name, value in self.game.actions.told(action).items() if name not in secret}
        said = self._answer(verb, lambda texts: {**texts.values(told, seats), **secret})
        return said or self.game.actions.public_text(action)

    def heading(self, verb: VerbInfo, blank: str) -> str:
        """A verb in words, what it is done to left open in every form that a sentence may want."""
        assert self.game is not None
        told = self.game.actions.told(verb.ids.first)
        several = {f"{name}-count": MANY for name, (domain, _) in told.items() if domain and domain.sets}

        def blanks(texts: Texts) -> dict[str, object]:
            return {**dict.fromkeys(texts.values(told), blank), **several}

        return self._answer(verb, blanks) or verb.name

    def _answer(self, verb: VerbInfo, values: Callable[[Texts], Mapping[str, object]]) -> str | None:
        """The message of a verb; None if the game has none."""
        key = f"do-{verb.name}"
        return self._said(key, values) if self.has(key) else None

    def event(self, event: Event, seats: Sequence[str]) -> str:
        """A line of the log in words. To each value belongs a form `own`: 1 if it is the seat that the line is about."""
        key = f"event-{event.kind.name}"
        if not self.has(key):
            return " ".join([event.kind.name, *(f"{n}={v}" for n, v in event.named().items())])
        about = event.named().get("seat")
        told = {n: (domain, v) for (n, domain), v in zip(event.kind.values, event.values, strict=True)}
        own = {f"{n}-own": int(bool(d and d.is_seat(v)) and v == about) for n, (d, v) in told.items()}
        return self._said(key, lambda texts: {**texts.values(told, seats), **own})

    def question(self, state: Any, seats: Sequence[str]) -> str:
        """What is asked now, in words."""
        game = self.game
        assert game is not None
        step = game.steps(state.step).name.lower()
        key = f"ask-{step}"
        return self._said(key, lambda texts: texts.values(game.prompt(state), seats)) if self.has(key) else step

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
    """The rules of a game in our own words, paragraph by paragraph; what is not translated is in English."""
    own = _paragraphs(game, language_called(language).code)
    english = own if language == ENGLISH else rulebook(game, ENGLISH)
    if [p.ids for p in own] == [p.ids for p in english]:
        return own
    translated = {p.ids: p for p in own if p.ids}
    chapters = {p.chapter: translated[p.ids].chapter for p in english if p.ids in translated}
    return tuple(translated.get(p.ids) or replace(p, chapter=chapters.get(p.chapter, p.chapter)) for p in english)


def _paragraphs(game: Game, language: str) -> tuple[Paragraph, ...]:
    """The paragraphs of a file of rules."""
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
