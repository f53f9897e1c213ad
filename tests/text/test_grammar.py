"""What every message must keep to: numbers agree, lines begin well, buttons are verbs of one kind, names are names."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest
from fluent.syntax import ast

from eduba.kernel.engine import Engine
from eduba.kernel.events import Event
from eduba.kernel.game import Game
from eduba.kernel.languages import LANGUAGES
from eduba.kernel.text import rulebook, texts_of
from fixtures.story import folder, stored
from text.messages import entries, games, messages, packages, patterns, written

by_language = pytest.mark.parametrize("language", LANGUAGES)
by_package = pytest.mark.parametrize("package", packages())
by_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)

BOTS: Final = ("Sargon", "Enheduanna", "Hammurabi", "Ninsun", "Gudea")
"""Names as the page gives them to bots."""
PRONOUNS: Final = {"i", "me", "you", "je", "moi", "toi", "io", "te", "tu"}

AFTER_A_NUMBER: Final = {
    "en": "again and at available before carry clay do food in is left mana more now of on or stone to wood BC",
    "fr": "Bois Nourriture au auparavant aura bois de des déplaces en est et fois grâce maintenant mana ou redevient"
    " sur téléportes à av",
    "it": "Argilla Cibo Legno a adesso col da dei del della di e grazie in legno mana nella o per si sposti su"
    " teletrasporti torna tribù è",
}
"""What may follow a number that does not choose: words without a plural, and what belongs to the sentence, not to it."""
NEVER_ONE: Final = {
    ("cardtext-fertility", "n"): "a pair brings more than the one tribe that it brings anyway",
    ("cardtext-fertility-narrowed", "n"): "the same",
    ("cardtext-sacred_stone", "n"): "a stone that counts once is no card",
    ("event-converted", "clay"): "two clay become tablets",
    ("event-game_started", "players"): "two play at least",
    ("event-tribe_rolled", "pieces"): "a die, and two for each of its figures",
}


@cache
def numbers() -> set[str]:
    """The values that are numbers: those of events and answers, and what boards count by this name."""
    told = [value for game in games() for kind in game.events.kinds for value in kind.values]
    asked = [(a.name, a.domain) for game in games() for verb in game.actions for a in verb.arguments]
    counted = {name for name, domain in told + asked if domain is None or (domain.numeric and not domain.sets)}
    return counted | {"n", "tiles", "cards", "huts", "tribes", "discoveries"}


def unchosen(entry: Any) -> Iterator[tuple[str, str]]:
    """Each number that is written before a word without choosing it, with the word."""
    counted = numbers()
    for pattern, chosen in patterns(entry):
        for before, after in zip(pattern.elements, pattern.elements[1:], strict=False):
            told = before.expression if isinstance(before, ast.Placeable) else None
            if isinstance(told, ast.VariableReference) and isinstance(after, ast.TextElement):
                word = re.match(r"[ \u00a0]([^\W\d_]+)", after.value)
                if word and told.id.name in counted - chosen and (entry.id.name, told.id.name) not in NEVER_ONE:
                    yield told.id.name, word[1]


@by_language
@by_package
def test_a_number_before_a_noun_chooses_its_form(package: str, language: str) -> None:
    allowed = AFTER_A_NUMBER.get(language, "").split()
    found = [(key, *told) for key, message in messages(package, language).items() for told in unchosen(message)]
    assert [(key, number, word) for key, number, word in found if word not in allowed] == []


MANY: Final = 30


def happened(game: Game) -> list[Event]:
    """Events of all stored matches of a game, of each kind as many different ones as are enough."""
    engine = Engine(game)
    found: dict[str, dict[tuple[int, ...], Event]] = defaultdict(dict)
    for path in sorted(folder(game.id).glob("*.json")):
        match = stored(path, engine)
        again = match.fork(0)
        for entry in match.entries:
            for event in again.enter(entry):
                if len(found[event.kind.name]) < MANY:
                    found[event.kind.name][event.values] = event
    return [event for events in found.values() for event in events.values()]


@by_game
def test_every_line_of_the_log_is_a_sentence_with_the_names_that_players_get(game: Game) -> None:
    """Whoever gives no name has one all the same, never a pronoun; a line begins with a name, a capital or a number."""
    events = happened(game)
    assert {event.kind for event in events} <= set(game.events.kinds)
    for language in LANGUAGES:
        texts = texts_of(language, game)
        names = [texts("name-player", n=1), *BOTS]
        assert names[0].casefold() not in PRONOUNS
        for event in events:
            said = texts.event(event, names)
            assert not said[0].islower(), said
            assert not re.search(r"[●■▲◆⬢★{}]", said), said
            assert language == "en" or not re.search(r"(?<!\w)none(?!\w)", said), said


NAMED: Final = {
    "cradle": "step hold action make offer refill teleport_from teleport_who teleport_to expel_from expel_which expel_to",
    "flood": "act count garrison exchange scribe",
    "gardens": "empire pawn dice choose pair assign fate",
    "ur": "",
}
"""Answers that name what they take: a tile, an amount, an action that has its own name."""
INFINITIVE: Final = re.compile(r"(?:(?:Ne|N’|S’|La|En)[ ]?)?(?:(?:rien|pas)\s)?[^\W\d]+(?:er|ir|re)\b")
ITALIAN_INFINITIVE: Final = re.compile(r"(?!Non )[^\W\d]+(?:are|ere|ire|arsi|ersi|irsi)\b")


@by_game
def test_buttons_are_infinitives_in_french_and_imperatives_in_english_and_italian(game: Game) -> None:
    named = {f"do-{verb}" for verb in NAMED[game.id].split()}
    assert named <= set(messages(game.module, "en"))
    for language in LANGUAGES:
        texts = texts_of(language, game)
        for action in range(game.actions.size):
            if f"do-{game.actions.decode(action).verb.name}" in named:
                continue
            said = texts.action(action)
            if language == "fr":
                assert INFINITIVE.match(said), said
            elif language == "it":
                assert not ITALIAN_INFINITIVE.match(said), said
            else:
                assert not re.match(r"\w+ing\b|To ", said), said


def bare_who(text: str) -> list[str]:
    """English sentences that begin with a relative Who: "Who passes takes no action". Questions may."""
    return [s for s in re.findall(r"(?:^|(?<=[.:;] ))Who [^.;?]*[.;?]?", text, re.MULTILINE) if not s.endswith("?")]


@by_package
def test_no_english_sentence_begins_with_a_relative_who(package: str) -> None:
    assert [who for entry in entries(package, "en") for who in bare_who(written(entry))] == []


@by_game
def test_no_english_rule_begins_with_a_relative_who(game: Game) -> None:
    assert [who for paragraph in rulebook(game, "en") for who in bare_who(paragraph.text)] == []
