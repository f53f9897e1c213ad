"""The rules in our own words: the same rules in the same order in three languages, and every one that a refusal names."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from itertools import product
from types import FunctionType
from typing import Any, cast

import pytest

from eduba.kernel.citing import By, Citation, Question, rules_of
from eduba.kernel.events import EventKind
from eduba.kernel.game import Game
from eduba.kernel.languages import LANGUAGES, UnknownLanguage
from eduba.kernel.rule import RULE_CHAPTER, reachable
from eduba.kernel.text import UnknownRule, find_rules, rulebook
from text.messages import games

by_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def ids(game: Game, language: str) -> list[str]:
    """All rule ids in the order of the text."""
    return [rule for paragraph in rulebook(game, language) for rule in paragraph.ids]


@by_game
def test_the_rules_have_the_same_ids_in_every_language_and_none_twice(game: Game) -> None:
    english = ids(game, "en")
    assert english
    assert len(set(english)) == len(english)
    for language in LANGUAGES:
        assert [p.ids for p in rulebook(game, language)] == [p.ids for p in rulebook(game, "en")]


@by_game
def test_ids_are_well_formed_and_in_order(game: Game) -> None:
    found = [re.fullmatch(rf"{game.prefix}-(\d+)\.(\d+)", rule) for rule in ids(game, "en")]
    numbers = [(int(match[1]), int(match[2])) for match in found if match]
    assert len(numbers) == len(found)
    assert numbers == sorted(numbers)


@by_game
def test_every_paragraph_is_translated(game: Game) -> None:
    texts = {language: [p.text for p in rulebook(game, language)] for language in LANGUAGES}
    for in_three in zip(*texts.values(), strict=True):
        assert len(set(in_three)) == len(LANGUAGES)
        assert all(text.strip() for text in in_three)
    chapters = {language: list(dict.fromkeys(p.chapter for p in rulebook(game, language))) for language in LANGUAGES}
    assert len({len(names) for names in chapters.values()}) == 1


@by_game
def test_every_question_has_its_rule_and_nothing_else_has_one(game: Game) -> None:
    named = {step: step.rule for step in game.steps if isinstance(step, Question) and step.rule}
    assert set(named) == {step for move in game.moves for step in move.steps}
    assert set(named.values()) <= set(ids(game, "en"))


def values_that_matter(rule: Citation | None) -> set[str]:
    """The values of an event on which its rule depends."""
    if not isinstance(rule, By):
        return set()
    return {rule.value}.union(*(values_that_matter(each) for each in (*rule.rules.values(), rule.other)))


def possible(kind: EventKind) -> Iterator[tuple[int, ...]]:
    """Values of events of a kind: whatever its rule depends on runs through its domain."""
    matter = values_that_matter(kind.rule)
    ranges = [
        [0] if name not in matter else range(domain.low, domain.low + domain.size) if domain else range(-1, 9)
        for name, domain in kind.values
    ]
    return product(*ranges)


@by_game
def test_every_event_names_a_rule_that_can_be_read_whatever_its_values(game: Game) -> None:
    for kind in game.events.kinds:
        cited = {kind.cites(values) for values in possible(kind)}
        assert None not in cited, kind.name
        for rule in {*cited, *rules_of(kind.rule)}:
            assert find_rules(game, "en", rule)


def reported(game: Game) -> Iterator[str]:
    """Every rule id that some predicate can report: the constants in the returns of all that predicates call."""
    for rule in reachable([cast(FunctionType, move.forbids) for move in game.moves if move.forbids], {}):
        tree = ast.parse(textwrap.dedent(inspect.getsource(rule)))
        returned = [name for node in ast.walk(tree) if isinstance(node, ast.Return) for name in ast.walk(node)]
        for name in returned:
            value: Any = rule.__globals__.get(name.id) if isinstance(name, ast.Name) else None
            if isinstance(value, int) and value >= RULE_CHAPTER:
                found = game.explain(value)
                assert found is not None
                yield found


@by_game
def test_every_rule_that_a_refusal_can_name_is_in_the_reference(game: Game) -> None:
    named = set(reported(game))
    assert named
    assert named <= set(ids(game, "en"))


@by_game
def test_rules_are_found_by_id_by_chapter_and_all_together(game: Game) -> None:
    first = ids(game, "en")[0]
    chapter = first.rpartition(".")[0]
    assert [p.ids for p in find_rules(game, "fr", first.lower())] == [(first,)]
    in_chapter = find_rules(game, "it", chapter)
    assert in_chapter
    assert all(rule.rpartition(".")[0] == chapter for p in in_chapter for rule in p.ids)
    assert find_rules(game, "en", None) == list(rulebook(game, "en"))
    with pytest.raises(UnknownRule, match=f"{game.id} has no rule {game.prefix}-99.9; ids go from {first} to "):
        find_rules(game, "en", f"{game.prefix}-99.9")
    with pytest.raises(UnknownLanguage, match="'tlh' is no language of the house; it speaks en, fr, it"):
        rulebook(game, "tlh")
