"""The list of answers: labels that cannot be mistaken, and what a line names."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import pytest
from rich.console import Console

from eduba.cli.answers import FEW, Answers
from eduba.kernel.engine import Engine, Position
from eduba.kernel.game import Game, installed, load
from eduba.kernel.languages import LANGUAGES
from eduba.kernel.text import texts_of
from games import tender
from games.tender import BID, Step
from match.tables import first_turn
from rules.gardens.battlefield import combat
from rules.ur.board import play
from rules.ur.board import position as ur_position

MIXED: Final = replace(
    tender.GAME,
    id="tender_mixed",
    moves=tuple(replace(m, steps=(Step.PEEK, Step.BID)) if m.verb == BID else m for m in tender.GAME.moves),
)
"""Tender, where a seat may bid at once: an amount beside other answers."""


NAMES: Final = ["Anna", "Béla", "Carlo", "Dora", "Enki", "Fulvia"]


def answers(position: Position, language: str = "en") -> Answers:
    """The answers to what is asked."""
    return Answers(texts_of(language, position.engine.game), position, NAMES)


def listed(position: Position, language: str = "en") -> str:
    """The list as it is printed."""
    console = Console(width=80, color_system=None)
    with console.capture() as caught:
        for part in answers(position, language).listing():
            console.print(part)
    return caught.get()


def dealt(game: Game, card: int) -> Position:
    """A first position in which seat 0 holds a card of this value and has fewer answers than that."""
    engine = Engine(game, compiled=False)
    for seed in range(100):
        position = engine.new({"players": 2}, seed)
        if position.state.hand[0, card - 1] and len(position.legal()) < card:
            return position
    raise AssertionError("no such deal")


def test_amounts_are_their_own_labels() -> None:
    position = dealt(tender.GAME, 5)
    position.play("trust")
    found = answers(position)
    assert found.amounts
    assert found.labels == {str(a - tender.ACTIONS.parse("bid 1") + 1): a for a in position.legal()}
    assert found.find("5") == tender.ACTIONS.parse("bid 5")
    assert found.find("6") is None


def test_numbered_things_are_labelled_as_people_count_them() -> None:
    """Units that rules count from 0; the notation stays as it is."""
    position = combat("0:emar=sa 1:emar=s", bones="0=5 1=2", held="emar=1")
    for amount in (4, 1, 0, 0, 0, 0):
        position.play(f"bid {amount}")
    parse = position.engine.game.actions.parse
    found = answers(position)
    assert found.labels == {"1": parse("assign 0"), "2": parse("assign 1")}
    assert listed(position).splitlines() == ["   1 Unit 1  assign 0", "   2 Unit 2  assign 1"]
    assert found.find("3") == parse("assign 2")  # not there: the rules say why
    assert found.find("0") is found.find("11") is None
    assert found.find("assign 0") == parse("assign 0")


def test_an_amount_beside_other_answers_is_no_label() -> None:
    """Who types the 5 that is not in the list does not bid 5."""
    position = dealt(MIXED, 5)
    found = answers(position)
    assert not found.amounts
    assert list(found.labels) == [str(n + 1) for n in range(len(position.legal()))]
    assert tender.ACTIONS.parse("bid 5") in position.legal()
    assert found.find("5") is None
    assert found.find("bid 5") == tender.ACTIONS.parse("bid 5")


def test_a_line_may_leave_out_the_verb_where_that_is_clear() -> None:
    position = first_turn().position
    parse = position.engine.game.actions.parse
    found = answers(position)
    assert found.find("a1") == parse("reinforce a1")
    assert found.find("B2") == parse("settle b2")
    assert found.find("build a1") == parse("build a1")  # not legal now: the rules say why
    assert found.find("c3") is None  # a tile of another seat: nothing is legal, and it is not clear what was meant
    assert found.find("") is None
    assert found.find("z9") is None


def test_many_answers_with_one_verb_share_a_heading_in_the_player_s_language() -> None:
    position = first_turn().fork(0).position
    english, italian = listed(position), listed(position, "it")
    assert english.splitlines()[0].strip() == "Place a token on …  place …"
    assert italian.splitlines()[0].strip() == "Metti un segnalino in …  place …"
    assert english.split()[-2:] == ["36", "f6"]
    assert len(english.splitlines()) < 8
    assert max(map(len, english.splitlines())) <= 80


def test_among_many_answers_a_spare_tile_is_named_by_its_pair() -> None:
    position = play(ur_position("b2:0x1 c3:1x1", players=2, spares="TC AP"), "end_actions")
    listing = " ".join(listed(position).split())
    assert "Trade / Culture" in listing
    assert "Agriculture / Politics" in listing


def test_few_answers_are_written_out_with_their_notation() -> None:
    position = first_turn().fork(3).position
    assert len(position.legal()) <= FEW
    assert [line.split("  ")[-1] for line in listed(position).splitlines()] == ["place a1", "place b1", "place a2"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", installed())
def test_every_question_of_every_game_can_be_listed(name: str, language: str) -> None:
    engine = Engine(load(name))
    found = answers(engine.new(), language)
    assert all(found.texts.heading(verb, "…") for verb in engine.game.actions.verbs)
    asked: set[str] = set()
    position, chance = engine.new(seed=3), Random(3)
    while position.actor >= 0:
        legal = position.legal()
        verbs = {engine.game.actions.decode(action).verb.name for action in legal}
        if not verbs <= asked:
            assert listed(position, language).count("\n") >= min(len(legal), len(verbs))
            asked |= verbs
        position.play(chance.choice(legal))
