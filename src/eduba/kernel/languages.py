"""Which languages the house speaks, and what each needs besides its messages: `text/languages.toml` says it.

The page is told the same (`to_json`), so that nothing about a language stands anywhere else.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any, Final
from unicodedata import normalize

from babel import Locale, UnknownLocaleError
from babel.lists import format_list

ENGLISH: Final = "en"
"""What is spoken where a language has no words."""
NAME: Final = "{name}"
MOST_NAMES: Final = 1 << 12
"""Names whose forms are remembered: a board says the same ones again and again."""


class LanguageError(ValueError):
    """What is said of a language is wrong; the message says where and what was expected."""


class UnknownLanguage(ValueError):
    """A language we do not speak."""


@dataclass(frozen=True, eq=False)
class Language:
    """A language: its letters, its own name, and how names are told in it."""

    code: str
    name: str
    tag: str
    forms: Mapping[str, str]
    before: dict[str, Mapping[str, str]]
    """Other forms for names with certain beginnings."""

    def listed(self, things: Sequence[object]) -> str:
        """Things as a list in words: 1, 2 and 3."""
        return str(format_list([str(thing) for thing in things], locale=self._locale))

    @cached_property
    def _locale(self) -> Locale:
        """What Unicode knows of the language, or of English if it does not know this one."""
        try:
            return Locale.parse(self.tag, sep="-")
        except UnknownLocaleError:
            return Locale.parse(LANGUAGES[ENGLISH].tag, sep="-")

    def to_json(self) -> dict[str, Any]:
        """What the page needs to offer the language, and to speak it."""
        return {"code": self.code, "name": self.name, "tag": self.tag, "forms": self.forms, "before": self.before}


@lru_cache(MOST_NAMES)
def forms_of(language: Language, name: str) -> Mapping[str, str]:
    """A name with what belongs to it in a sentence, form by form: of Anna, d’Anna, ad Anna; from Ur."""
    begins = normalize("NFD", name).lower()
    told = dict(language.forms)
    for pattern, other in reversed(language.before.items()):
        if re.match(pattern, begins):
            told |= other
    return {form: text.replace(NAME, name) for form, text in told.items()}


def read(source: str) -> dict[str, Language]:
    """The languages that a file declares, by their letters."""
    try:
        found = {code: _language(code, entry) for code, entry in tomllib.loads(source).items()}
    except tomllib.TOMLDecodeError as error:
        raise LanguageError(f"languages.toml: {error}") from None
    if ENGLISH not in found:
        raise LanguageError(f"languages.toml: there must be {ENGLISH}, for texts that other languages lack")
    return found


def _language(code: str, entry: Any) -> Language:
    """A language as it is declared."""
    try:
        forms, before = entry["forms"], entry.get("before", {})
        for told in (forms, *before.values()):
            for form, text in told.items():
                if form not in forms or NAME not in text:
                    raise LanguageError(f"languages.toml: {code}: {form} must be one of its forms, a text with {NAME}")
        for begins in before:
            re.compile(begins)
        return Language(code, entry["name"], entry.get("tag", code), forms, before)
    except KeyError as error:
        raise LanguageError(f"languages.toml: {code} has no {error.args[0]}") from None
    except re.error as error:
        raise LanguageError(f"languages.toml: {code}: {error.pattern!r} is no regular expression: {error}") from None
    except (AttributeError, TypeError):
        raise LanguageError(f"languages.toml: {code} is not written like the other languages") from None


LANGUAGES: Final = read((files("eduba") / "text" / "languages.toml").read_text(encoding="utf-8"))


def language_called(code: str) -> Language:
    """A language by its letters."""
    if code not in LANGUAGES:
        raise UnknownLanguage(f"{code!r} is no language of the house; it speaks {', '.join(LANGUAGES)}")
    return LANGUAGES[code]


def spoken(tag: str) -> str | None:
    """The language that a tag asks for (`fr-CA`, `fr_FR.UTF-8`), if we speak it."""
    whole = re.split("[.@,;]", tag)[0].strip().replace("_", "-").casefold()
    known = {code.casefold(): code for code in LANGUAGES}
    return known.get(whole) or known.get(whole.partition("-")[0])


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the environment's if we speak it, else English."""
    if wanted:
        return language_called(spoken(wanted) or wanted).code
    asked = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return spoken(asked) or ENGLISH
