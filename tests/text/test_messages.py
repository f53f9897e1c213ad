"""Messages: the same in three languages, complete for every installed game, and none that fails or is never used."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import ast

import eduba
from eduba.kernel.actions import Domain
from eduba.kernel.engine import Engine
from eduba.kernel.events import EVERYBODY, Event, EventKind
from eduba.kernel.game import Game
from eduba.kernel.languages import ENGLISH, LANGUAGES
from eduba.kernel.text import texts_of
from fixtures.story import folder, stored
from text.messages import HOUSE, entries, games, mentioned, messages, packages, terms, values

SAMPLES: Final = (0, 1, 2, 5, 11, 1132, "Anna", "c3")
NAMES: Final = ["Anna", "Béla", "Carlo", "Dora", "Enki", "Fulvia"]
PACKAGE: Final = Path(eduba.__file__).parent
PAGE: Final = Path(__file__).parents[2] / "web" / "src"
by_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
by_language = pytest.mark.parametrize("language", LANGUAGES)
by_package = pytest.mark.parametrize("package", packages())


@by_language
@by_package
def test_a_message_file_is_well_formed(package: str, language: str) -> None:
    assert not [e.content for e in entries(package, language) if isinstance(e, ast.Junk)]
    names = Counter((type(e), e.id.name) for e in entries(package, language))
    assert [name for name, times in names.items() if times > 1] == []


@by_language
@by_package
def test_every_language_has_the_same_messages_with_the_same_values(package: str, language: str) -> None:
    english, other = messages(package, "en"), messages(package, language)
    assert list(other) == list(english)
    assert {key: asked_for(m) for key, m in other.items()} == {key: asked_for(m) for key, m in english.items()}
    assert sorted(terms(package, language)) == sorted(terms(package, "en"))


def asked_for(message: Any) -> set[str]:
    """The values that a message is about; each language uses the forms of a word that it needs (`region-in`)."""
    return {name.partition("-")[0] for name in values(message)}


@by_language
@by_package
def test_what_a_message_mentions_exists(package: str, language: str) -> None:
    known = {*messages(package, language), *(f"-{name}" for name in terms(package, language))}
    for key, message in {**messages(package, language), **terms(package, language)}.items():
        assert mentioned(message) <= known, key


@by_language
def test_every_message_of_the_house_can_be_said(language: str) -> None:
    texts = texts_of(language)
    for key, message in messages(HOUSE, language).items():
        for sample in SAMPLES:
            said = texts(key, **dict.fromkeys(values(message), sample))
            assert said.strip()
            assert "{" not in said


@by_language
@by_game
def test_every_message_of_a_game_can_be_said(game: Game, language: str) -> None:
    texts = texts_of(language, game)
    for key, message in messages(game.module, language).items():
        for sample in SAMPLES:
            assert texts(key, **dict.fromkeys(values(message), sample)).strip()


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {ENGLISH}))
@by_package
def test_a_translation_is_not_the_english_text(package: str, language: str) -> None:
    """Only short things are alike in two languages: names, numbers, a word they share."""
    english = {e.id.name: spelled(e) for e in entries(package, "en")}
    same = [e.id.name for e in entries(package, language) if spelled(e) == english[e.id.name]]
    assert [name for name in same if len(re.findall(r"[^\W\d]{3,}", english[name])) > 2] == []


def spelled(entry: Any) -> str:
    """The words of a message without its placeables."""
    return " ".join(e.value for e in entry.value.elements if isinstance(e, ast.TextElement))


def domains(game: Game) -> Iterator[Domain]:
    """All domains whose values people see."""
    for verb in game.actions:
        yield from (argument.domain for argument in verb.arguments)
    for kind in game.events.kinds:
        yield from (domain for _, domain in kind.values if domain is not None)


def option_messages(game: Game) -> set[str]:
    """The messages that the options of a game need; those that several games have are the house's."""
    asked = [option for option in game.all_options if option.asked]
    names = {f"option-{option.name}" for option in asked}
    values = ((option.name, value) for option in asked for value in option.domain.names)
    return names | {f"{name}-help" for name in names} | {f"option-{n}-{v}" for n, v in values if not v.isdecimal()}


@by_game
def test_everything_a_game_can_say_has_a_message(game: Game) -> None:
    needed = {"title", "blurb"}
    needed |= {f"event-{kind.name}" for kind in game.events.kinds}
    needed |= {f"do-{verb.name}" for verb in game.actions}
    needed |= {f"ask-{step.name.lower()}" for step in game.steps}
    needed |= {f"{domain.name}-{word}" for domain in domains(game) for word in domain.words}
    needed |= option_messages(game)
    assert needed <= {*messages(game.module, "en"), *messages(HOUSE, "en")}


@by_game
def test_a_game_has_no_message_for_what_it_cannot_say(game: Game) -> None:
    """A message of an event, answer, question or option that was renamed or removed."""
    known = {
        "event": {kind.name for kind in game.events.kinds},
        "do": {verb.name for verb in game.actions},
        "ask": {step.name.lower() for step in game.steps},
        "option": {option.name for option in game.all_options},
    }
    for key in messages(game.module, "en"):
        group, _, name = key.partition("-")
        if group in known:
            assert name.split("-")[0] in known[group], key


def tellings(kind: EventKind) -> Iterator[Event]:
    """Events of a kind: each value runs through its domain, and through "there is none" where that can be."""
    ranges = [
        [*range(domain.low - 1, domain.low + domain.size)] if domain else [0, 1, 2, 7] for _, domain in kind.values
    ]
    usual = [values[1] for values in ranges]
    for i, possible in enumerate(ranges):
        for value in possible:
            yield Event(kind, EVERYBODY, (*usual[:i], value, *usual[i + 1 :]))


@by_language
@by_game
def test_every_event_can_be_told_whatever_its_values(game: Game, language: str) -> None:
    texts = texts_of(language, game)
    for kind in game.events.kinds:
        assert asked_for(messages(game.module, language)[f"event-{kind.name}"]) <= {name for name, _ in kind.values}
        for event in tellings(kind):
            said = texts.event(event, NAMES)
            assert said.strip()
            assert "  " not in said


@by_language
@by_game
def test_every_answer_can_be_put_into_words(game: Game, language: str) -> None:
    texts = texts_of(language, game)
    said = [texts.action(action) for action in range(game.actions.size)]
    assert len(set(said)) > game.actions.size / 4
    assert all(words.strip() and "  " not in words for words in said)


@by_language
@by_game
def test_every_option_can_be_shown(game: Game, language: str) -> None:
    texts = texts_of(language, game)
    for option in game.all_options:
        shown = [texts.option(option, value) for value in option.domain.names]
        assert len(set(shown)) == len(shown)


@by_language
@by_game
def test_whole_matches_can_be_told(game: Game, language: str) -> None:
    """Every question of every stored match, with what it asks about, and every board at its end."""
    engine = Engine(game)
    texts = texts_of(language, game)
    asked = set()
    for path in sorted(folder(game.id).glob("*.json")):
        match = stored(path, engine)
        for moment in match.moments:
            state = engine.restored(moment.position).state
            asked.add(game.steps(state.step))
            assert texts.question(state, NAMES).strip()
        assert match.position.text(-1, language, NAMES[: len(match.seats)]).count("\n") > 8
    assert asked >= {step for move in game.moves for step in move.steps}


def sources(folder: Path) -> list[Path]:
    """The files of a folder in which messages may be named."""
    return [path for kind in ("py", "ts", "svelte") for path in folder.rglob(f"*.{kind}")]


def quoted(files: Iterable[Path]) -> tuple[set[str], set[str]]:
    """The plain words between quotes in sources, and the beginnings of words that are put together."""
    written = "\n".join(path.read_text(encoding="utf-8") for path in files)
    begun = set(re.findall(r"""["'`]([a-z]+(?:-[a-z]+)*-)(?:\$?\{|["'] \+)""", written))
    return set(re.findall(r"""["'`]([a-zA-Z0-9_-]+)["'`]""", written)), begun


def test_every_message_of_the_house_is_used() -> None:
    """By its name, or put together from a beginning and a word that both occur (`bot-` and `greedy`)."""
    house = messages(HOUSE, "en")
    words, begun = quoted(p for p in (*sources(PACKAGE), *sources(PAGE)) if "games" not in p.parts)
    words |= {name for message in house.values() for name in mentioned(message)}
    words |= {beginning + word for beginning in begun for word in words}
    words |= {key for game in games() for key in option_messages(game)}
    assert [key for key in house if key not in words] == []


@by_game
def test_every_message_of_a_game_s_board_is_used(game: Game) -> None:
    """On its page or in its text, by its name or put together; those of answers, events and so on are asked for above."""
    own = messages(game.module, "en")
    folder, boards = PACKAGE / "games" / game.id, PAGE / "boards"
    files = [*sources(folder), *sources(boards / game.id), *sources(boards / "common"), *boards.glob(f"{game.id}-*.ts")]
    words, begun = quoted([*files, PACKAGE / "cli" / "terminal.py"])
    words |= {name for message in own.values() for name in mentioned(message)}
    words |= {word for file in folder.rglob("*.toml") for word in re.findall(r"\w+", file.read_text(encoding="utf-8"))}
    named = re.findall(r"^    ([A-Z_]+) = \d+$", (folder / "state.py").read_text(encoding="utf-8"), re.MULTILINE)
    words |= {name.lower() for name in named}
    words |= {beginning + word for beginning in begun for word in words}
    assert [key for key in own if key.startswith(("board-", "text-")) and key not in words] == []


def test_every_message_that_the_terminal_says_exists() -> None:
    house = messages(HOUSE, "en")
    groups = {key.partition("-")[0] for key in house}
    said = {word for word in quoted(sources(PACKAGE / "cli"))[0] if "-" in word and word.partition("-")[0] in groups}
    assert len(said) > 20
    assert said <= set(house)


@by_game
def test_a_game_takes_no_message_from_the_house(game: Game) -> None:
    """Both are in one bundle: a game's message of the same name would be said in the place of the house's."""
    assert not set(messages(HOUSE, "en")) & set(messages(game.module, "en"))


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize(("language", "share"), [("en", "share"), ("fr", "partagée"), ("it", "condivisa")])
def test_one_winner_wins_and_two_share(language: str, share: str, count: int) -> None:
    said = texts_of(language)("play-winner", count=count, names=", ".join(NAMES[:count]))
    assert (share in said) == (count == 2)


@pytest.mark.parametrize(
    ("name", "whose"),
    [
        ("Anna", "d’Anna"),
        ("Élodie", "d’Élodie"),
        ("Hélène", "d’Hélène"),
        ("Yves", "d’Yves"),
        ("Béla", "de Béla"),
        ("Yasmine", "de Yasmine"),
        ("", "de "),
    ],
)
def test_in_french_a_vowel_swallows_another(name: str, whose: str) -> None:
    assert texts_of("fr")("page-cover-why", name=name) == f"La suite n’est que pour les yeux {whose}."


@pytest.mark.parametrize(
    ("name", "whom"), [("Anna", "ad Anna"), ("Àlvaro", "ad Àlvaro"), ("Enki", "a Enki"), ("", "a ")]
)
def test_in_italian_an_a_is_kept_from_another(name: str, whom: str) -> None:
    assert texts_of("it")("page-cover", name=name) == f"Passa lo schermo {whom}"


@by_package
def test_in_french_no_line_breaks_before_a_mark(package: str) -> None:
    """Two-part marks and the insides of guillemets keep to their words by spaces that do not break."""
    for file in (files(package) / "text").iterdir():
        if "fr" in file.name.split("."):
            assert re.findall(r".* [:;?!»%].*|.*« .*", file.read_text("utf-8")) == []


def test_every_refusal_of_the_server_has_words() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "server").rglob("*.py"))
    kinds = set(re.findall(r"""(?:Problem|document)\(\s*(?:\d+|error\.status_code),\s*"([a-z-]+)\"""", sources))
    assert {"stale", "server-error", "http-error", "no-counsel"} <= kinds
    assert {f"problem-{kind}" for kind in kinds} <= set(messages(HOUSE, "en"))
