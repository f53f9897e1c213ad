"""The rule behind events and questions: named where they are declared, told when they are not named well."""

from __future__ import annotations

import pickle
from dataclasses import replace
from types import SimpleNamespace
from typing import Annotated, Final

import pytest

from eduba.kernel.actions import Domain
from eduba.kernel.citing import Citation, Question, by, rules_of
from eduba.kernel.events import EventKind, EventTable, Log
from eduba.kernel.record import DeclarationError
from games.tender import GAME as TENDER

WHY: Final = Domain("why", ("start", "war", "trade"))
START, WAR, TRADE = range(3)


def kind(rule: Citation) -> EventKind:
    """A kind of event with this rule."""
    tell = EventTable()

    @tell(rule)
    def gained(log: Log, why: Annotated[int, WHY], n: int) -> None:
        """Something was gained."""

    return tell.kinds[0]


def test_an_event_has_one_rule() -> None:
    assert kind("TD-3.1").cites((WAR, 2)) == "TD-3.1"
    assert kind("TD-3.1").meaning == "Something was gained."


def test_the_rule_may_depend_on_a_value() -> None:
    found = kind(by("why", {START: "TD-1.1", WAR: "TD-3.2", TRADE: "TD-3.1"}))
    assert [found.cites((why, 0)) for why in (START, WAR, TRADE)] == ["TD-1.1", "TD-3.2", "TD-3.1"]


def test_what_is_not_named_has_the_other_rule() -> None:
    found = kind(by("why", {WAR: "TD-3.2", -1: "TD-3.3"}, other="TD-3.1"))
    assert [found.cites((why, 0)) for why in (-1, START, WAR, TRADE)] == ["TD-3.3", "TD-3.1", "TD-3.2", "TD-3.1"]


def test_the_rule_may_depend_on_a_second_value() -> None:
    found = kind(by("why", {START: by("n", {2: "TD-1.1"}, other="TD-1.2")}, other=by("n", {}, other="TD-3.1")))
    assert [found.cites((START, n)) for n in (1, 2)] == ["TD-1.2", "TD-1.1"]
    assert found.cites((TRADE, 2)) == "TD-3.1"
    assert list(rules_of(found.rule)) == ["TD-1.1", "TD-1.2", "TD-3.1"]


def test_kinds_of_event_are_keys_whatever_they_cite() -> None:
    assert len({kind(by("why", {}, other="TD-3.1")), kind("TD-3.1")}) == 2


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        (by("when", {}, other="TD-3.1"), "its rule depends on 'when'; its values are why, n"),
        (by("why", {WAR: "TD-3.2"}), "no rule for why = start, trade; name one for each, or say other="),
        (by("n", {1: "TD-3.2"}), "no rule for n = all other numbers; name one for each, or say other="),
        (by("why", {7: "TD-3.2"}, other="TD-3.1"), "why = 7 is not possible; one of start, war, trade"),
        (by("why", {WAR: by("n", {1: "TD-3.2"})}, other="TD-3.1"), "no rule for n = all other numbers; name one for"),
        (by("why", {}, other=by("n", {1: "TD-3.2"})), "no rule for n = all other numbers; name one for each"),
    ],
)
def test_what_is_said_when_a_value_has_no_rule(rule: Citation, said: str) -> None:
    with pytest.raises(DeclarationError, match=rf"test_citing\.py:\d+: event gained: {said}"):
        kind(rule)


class Step(Question):
    """Questions, and the end, which is none."""

    PEEK = 0, "TD-2.1"
    BID = 1, "TD-3.1"
    OVER = 2


def test_a_step_is_its_number_and_knows_its_rule() -> None:
    assert [(step.name, step.value, step.rule) for step in Step] == [
        ("PEEK", 0, "TD-2.1"),
        ("BID", 1, "TD-3.1"),
        ("OVER", 2, None),
    ]
    assert Step(1) is Step.BID
    assert [3, 4, 5][Step.BID] == 4
    assert pickle.loads(pickle.dumps(Step.BID)) is Step.BID


def test_a_position_names_the_rule_behind_its_question() -> None:
    game = replace(TENDER, steps=Step)
    assert [game.asked(SimpleNamespace(step=step.value)) for step in Step] == ["TD-2.1", "TD-3.1", None]
    assert TENDER.asked(SimpleNamespace(step=0)) is None


@pytest.mark.parametrize("rule", ["3.1", "UR-3.1", "TD 3.1", "TD-3.1.2", "TD-three"])
def test_every_rule_id_begins_with_the_prefix_of_its_game(rule: str) -> None:
    class Odd(Question):
        """One question."""

        BID = 0, rule

    tell = EventTable()

    @tell(by("why", {WAR: "TD-3"}, other=rule))
    def gained(log: Log, why: Annotated[int, WHY]) -> None:
        """Something was gained."""

    written = r"write prefix, chapter and number, as in TD-10\.8"
    with pytest.raises(DeclarationError, match=f"tender: event gained names the rule '{rule}': {written}"):
        replace(TENDER, events=tell)
    with pytest.raises(DeclarationError, match=f"tender: step BID names the rule '{rule}': {written}"):
        replace(TENDER, steps=Odd)
