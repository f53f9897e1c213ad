"""The words of tests: what they play and say, and what they do not let pass."""

from __future__ import annotations

import pytest
from eduba_connect_four import GAME as CONNECT_FOUR

from eduba.kernel.contract import Tables
from eduba.kernel.engine import Engine, IllegalAction, Position
from eduba.kernel.game import Game, load
from eduba.kernel.rule import rule
from eduba.kernel.testing import answers, asked, empty_log, events, of_kind, offered, play, refused, told
from games.broken_tenders import with_move
from games.tender import GAME, LAST_ROUND, TRUST, State, trusted


def tender(game: Game = GAME) -> Position:
    """A game of Tender in which seat 0 may look at the next lot."""
    return Engine(game, compiled=False).new({"players": 2}, seed=1)


def connect_four() -> Position:
    return Engine(CONNECT_FOUR, compiled=False).new()


def test_play_carries_out_one_action_after_the_other_and_gives_the_position_back() -> None:
    p = connect_four()
    assert play(p, "drop 3", "drop 3", "drop 4") is p
    assert list(p.state.height.tolist()) == [0, 0, 2, 1, 0, 0, 0]


def test_what_is_not_legal_is_not_played() -> None:
    with pytest.raises(IllegalAction):
        play(connect_four(), *["drop 3"] * 7)


def test_a_refusal_names_the_rule_and_leaves_the_position() -> None:
    p = play(connect_four(), *["drop 3"] * 6)
    before = p.key()
    assert refused(p, "drop 3") == "C4-2.2"
    assert p.key() == before


def test_what_is_not_asked_is_refused_by_no_rule() -> None:
    assert refused(play(tender(), "trust"), "trust") is None


def test_what_is_allowed_is_not_refused() -> None:
    with pytest.raises(AssertionError, match="drop 3 is allowed"):
        refused(connect_four(), "drop 3")


@rule
def forbids_trust_and_meddles(s: State, t: Tables) -> int:
    """A predicate with a fault: it changes the position."""
    s.first += 1
    return LAST_ROUND


def test_a_refusal_that_changes_the_position_is_a_fault() -> None:
    p = tender(with_move("meddling", TRUST, forbids=forbids_trust_and_meddles))
    with pytest.raises(AssertionError, match="trust was refused and changed the position"):
        refused(p, "trust")


def test_events_are_told_in_words_and_in_numbers() -> None:
    p = tender()
    lot = p.state.deck[p.state.left - 1]
    assert told(p.copy(), "peek") == ["looked 0", f"saw 0 {lot}"]
    happened = events(p.copy(), "peek")
    assert [event.kind.name for event in happened] == ["looked", "saw"]
    assert of_kind(happened, "saw") == [{"seat": 0, "lot": lot}]
    assert of_kind(happened, "trusted") == []


def test_the_events_of_several_actions_stand_in_one_list() -> None:
    assert told(connect_four(), "drop 3", "drop 7") == ["dropped 0 3", "dropped 1 7"]


def test_the_question_and_the_seat_it_is_put_to() -> None:
    assert asked(tender()) == "0 peek"
    assert asked(play(tender(), "trust")) == "0 bid"
    assert asked(play(connect_four(), "drop 1", "drop 2", "drop 1", "drop 2", "drop 1", "drop 2", "drop 1")) == "over"


def test_the_legal_answers_by_verb_and_one_by_one() -> None:
    p = tender()
    assert offered(p) == {"peek": "", "trust": ""}
    assert answers(p) == ["peek", "trust"]
    assert answers(p, "peek") == [""]
    assert answers(p, "bid") == []
    p = play(connect_four(), *["drop 2"] * 6)
    assert offered(p) == {"drop": "1 3 4 5 6 7"}
    assert answers(p, "drop") == ["1", "3", "4", "5", "6", "7"]


def test_values_of_one_answer_have_a_stroke_between() -> None:
    p = Engine(load("cradle"), compiled=False).new()
    assert offered(p)["step"] == "A/empty/N A/empty/SE A/empty/S A/empty/SW A/empty/NW"


def test_a_rule_called_by_itself_has_a_log_to_tell_into() -> None:
    log = empty_log()
    trusted(log, 1)
    assert [event.named() for event in GAME.events.read(log)] == [{"seat": 1}]
