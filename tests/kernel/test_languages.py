"""The languages of the house: what a file may say of them, how they tell names and lists, and which one a reader gets."""

from __future__ import annotations

import pytest

from eduba.kernel.languages import LANGUAGES, Language, LanguageError, choose_language, forms_of, read, spoken

ENGLISH = '[en]\nname = "English"\nforms = { of = "of {name}", to = "to {name}" }\n'


def sumerian(more: str = "") -> Language:
    """A language of which Unicode knows nothing."""
    return read(f'{ENGLISH}[sux]\nname = "Emegir"\nforms = {{ of = "{{name}}-ak", to = "{{name}}-ra" }}\n{more}')["sux"]


@pytest.mark.parametrize(
    ("language", "form", "name", "told"),
    [
        ("en", "of", "Anna", "of Anna"),
        ("fr", "of", "Élodie", "d’Élodie"),
        ("fr", "of", "Yves", "d’Yves"),
        ("fr", "of", "Yasmine", "de Yasmine"),
        ("fr", "to", "Anna", "à Anna"),
        ("it", "of", "Anna", "di Anna"),
        ("it", "to", "Àlvaro", "ad Àlvaro"),
        ("it", "to", "Enki", "a Enki"),
        ("it", "to", "{name}", "a {name}"),
        ("en", "in", "Assur", "in Assur"),
        ("fr", "from", "Assur", "d’Assur"),
        ("it", "in", "Assur", "ad Assur"),
        ("it", "from", "Assur", "da Assur"),
    ],
)
def test_a_name_is_told_as_its_language_has_it(language: str, form: str, name: str, told: str) -> None:
    assert forms_of(LANGUAGES[language], name)[form] == told


def test_what_comes_before_a_name_may_come_after_it_and_depend_on_how_it_begins() -> None:
    told = sumerian("""before.e = { of = "{name}'ak" }\nbefore."[ae]" = { of = "{name}", to = "{name}-r" }""")
    assert [forms_of(told, name)["of"] for name in ("Nanna", "Enki", "Anna")] == ["Nanna-ak", "Enki'ak", "Anna"]
    assert [forms_of(told, name)["to"] for name in ("Nanna", "Enki", "Anna")] == ["Nanna-ra", "Enki-r", "Anna-r"]


@pytest.mark.parametrize(("language", "and_"), [("en", "1, 2, 3 and 4"), ("fr", "1, 2, 3 et 4"), ("it", "1, 2, 3 e 4")])
def test_a_list_is_told_as_its_language_has_it(language: str, and_: str) -> None:
    assert LANGUAGES[language].listed([1, 2, 3, 4]) == and_
    assert [LANGUAGES[language].listed(things) for things in ([], [5])] == ["", "5"]


def test_a_list_in_a_language_that_unicode_does_not_know_is_told_as_in_english() -> None:
    assert sumerian().listed([1, 2, 3]) == "1, 2 and 3"


@pytest.mark.parametrize(
    ("tag", "code"),
    [("fr", "fr"), ("fr-CA", "fr"), ("IT", "it"), ("it_IT.UTF-8", "it"), ("fr-CA,fr;q=0.9,en;q=0.8", "fr")],
)
def test_a_tag_names_the_language_that_it_belongs_to(tag: str, code: str) -> None:
    assert spoken(tag) == code


@pytest.mark.parametrize("tag", ["", "*", "C", "POSIX", "tlh", "frr", "-", ",fr"])
def test_a_tag_of_another_language_names_none(tag: str) -> None:
    assert spoken(tag) is None


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "it_IT", "LANG": "fr_FR"}, "it"),
        ({"LC_MESSAGES": "it", "LANG": "fr"}, "it"),
        ({"LANG": "tlh_QO"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminal_says_which_language_it_wants(environment: dict[str, str], code: str) -> None:
    assert choose_language(None, environment) == code
    assert choose_language("FR", environment) == "fr"


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("[en", "languages.toml: "),
        ('[fr]\nname = "Français"\nforms = {}', "there must be en, for texts that other languages lack"),
        (f'{ENGLISH}[de]\nforms = {{ of = "von {{name}}" }}', "de has no name"),
        (f'{ENGLISH}[de]\nname = "Deutsch"', "de has no forms"),
        (
            f'{ENGLISH}[de]\nname = "Deutsch"\nforms = {{ of = "von" }}',
            "de: of must be one of its forms, a text with {name}",
        ),
        (f'{ENGLISH}before.a = {{ by = "by {{name}}" }}', "en: by must be one of its forms, a text with {name}"),
        (f'{ENGLISH}before."[" = {{ of = "{{name}}" }}', "en: '[' is no regular expression: "),
        (f"{ENGLISH}before = 3", "en is not written like the other languages"),
        (f"de = 3\n{ENGLISH}", "de is not written like the other languages"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(source: str, said: str) -> None:
    with pytest.raises(LanguageError) as told:
        read(source)
    assert said in str(told.value)
    assert "\n" not in str(told.value)
