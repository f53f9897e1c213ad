"""`@answers`: effects name what they answer, chapters are named, and a verb may have an effect for each step."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import pytest

from eduba.kernel.contract import Tables
from eduba.kernel.engine import Engine, IllegalAction
from eduba.kernel.events import Log
from eduba.kernel.game import Game
from eduba.kernel.moves import Move, answers, moves_of
from eduba.kernel.record import DeclarationError
from eduba.kernel.rule import rule
from games import broken_tenders, tender
from games.tender import BID, GAME, PEEK, TRUST, State, Step, bid, forbids_bid, peek, trust


def test_a_chapter_gives_what_was_written_in_it_and_not_what_it_imports() -> None:
    assert moves_of(tender) == moves_of(peek, trust, bid)
    with pytest.raises(DeclarationError, match=r"games\.broken_tenders: nothing in it answers a verb"):
        moves_of(broken_tenders)


def test_chapters_are_named_in_any_order() -> None:
    assert [move.verb for move in GAME.moves] == [PEEK, TRUST, BID]
    assert replace(GAME, moves=moves_of(bid, peek, trust)).moves == GAME.moves


def test_what_names_no_predicate_is_always_allowed() -> None:
    assert next(move for move in GAME.moves if move.does is trust).forbids is None
    position = Engine(GAME, compiled=False).new({"players": 2}, seed=1)
    assert position.forbids(GAME.actions.parse("trust")) == 0
    assert GAME.actions.parse("trust") in position.legal()


def test_one_effect_may_answer_several_verbs_or_steps_each_with_its_predicate() -> None:
    def effect(s: State, t: Tables, log: Log, card: int) -> None:
        """Nothing."""

    marked = answers(BID, Step.PEEK)(answers(BID, Step.BID, unless=forbids_bid)(effect))
    assert moves_of(marked) == (Move(BID, (Step.BID,), forbids_bid, effect), Move(BID, (Step.PEEK,), None, effect))


@answers(BID, Step.PEEK, unless=forbids_bid)
@rule
def bid_blindly(s: State, t: Tables, log: Log, card: int) -> None:
    """Whoever might look at the next lot bids at once."""
    trust(s, t, log)
    bid(s, t, log, card)


@pytest.fixture
def hasty() -> Game:
    """Tender, in which one may bid without a look: a verb with two effects."""
    chapter = ModuleType(__name__)
    chapter.__dict__.update(bid_blindly=bid_blindly)
    return replace(GAME, id="tender_hasty", moves=moves_of(chapter, tender))


def test_a_verb_has_in_each_step_the_effect_of_that_step(hasty: Game) -> None:
    position = Engine(hasty, compiled=False).new({"players": 2}, seed=1)
    other = position.copy()
    card = next(hasty.actions.text(action) for action in position.legal() if "bid" in hasty.actions.text(action))
    blind = [event.kind.name for event in position.play(card).events]
    other.play("trust")
    seen = [event.kind.name for event in other.play(card).events]
    assert blind == ["trusted", *seen]
    assert position.same(other)
    with pytest.raises(IllegalAction):
        position.play("trust")
