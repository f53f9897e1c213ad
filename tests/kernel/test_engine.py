"""Positions at the Python edge, compiled and uncompiled: moves, refusals, barriers, copies, and what a seat sees."""

from __future__ import annotations

import json

import pytest
from eduba_connect_four import GAME as CONNECT_FOUR

from eduba.kernel.actions import NotationError
from eduba.kernel.contract import Tables
from eduba.kernel.engine import Engine, IllegalAction, LogOverflow, Position
from eduba.kernel.events import Log
from eduba.kernel.game import OptionError
from eduba.kernel.random import coin
from eduba.kernel.record import FieldError
from eduba.kernel.rule import NOT_ASKED, UNKNOWN, rule
from eduba.kernel.sight import observation_size
from games.broken_tenders import CHATTERBOX, OVERFLOWING_FIELD, with_move
from games.tender import GAME, TRUST, State, Step, cards_conserved, lots_conserved, trust


@pytest.fixture(params=["compiled", "uncompiled"])
def engine(request: pytest.FixtureRequest, own_cache: None) -> Engine:
    """Tender on either machine."""
    return Engine(GAME, compiled=request.param == "compiled")


def play(position: Position, *actions: str) -> list[bool]:
    """Carry out actions; whether each was a barrier."""
    return [position.play(action).barrier for action in actions]


def bids(position: Position) -> list[str]:
    """The legal bids."""
    return [GAME.actions.text(action) for action in position.legal() if GAME.actions.text(action).startswith("bid")]


def bid_lowest(position: Position, times: int) -> list[bool]:
    """Bid the lowest card of each hand in turn; whether each was a barrier."""
    return [position.play(bids(position)[0]).barrier for _ in range(times)]


def test_a_game_from_the_first_position_to_the_result(engine: Engine) -> None:
    position = engine.new({"players": 2, "peeking": "no"}, seed=5)
    assert (position.actor, position.seats, position.state.step) == (0, 2, Step.BID)
    bid_lowest(position, 6)
    assert position.actor == -1
    assert position.legal() == []
    points, ranks = position.result()
    assert points == [position.state.points[seat] for seat in range(2)]
    assert sorted(ranks) in ([1, 1], [1, 2])
    assert position.evaluate(0) == -position.evaluate(1) == points[0] - points[1]


def test_without_a_prior_all_answers_look_alike(engine: Engine) -> None:
    position = engine.new(seed=5)
    assert position.prior() == dict.fromkeys(position.legal(), 1)


def test_the_same_seed_gives_the_same_game(engine: Engine) -> None:
    assert engine.new(seed=3).same(engine.new(seed=3))
    assert not engine.new(seed=3).same(engine.new(seed=4))


def test_options_that_do_not_exist_start_no_game(engine: Engine) -> None:
    with pytest.raises(OptionError, match="tender has no option 'colour'"):
        engine.new({"colour": "red"})


def test_an_action_is_an_id_or_its_text(engine: Engine) -> None:
    by_text, by_id = engine.new(seed=1), engine.new(seed=1)
    assert by_text.play("peek") == by_id.play(0)
    assert by_text.same(by_id)


def test_what_happened_is_told(engine: Engine) -> None:
    position = engine.new(seed=1)
    told = position.play("peek").events
    lot = position.state.next_lot[0]
    assert [event.to_json() for event in told] == [
        {"event": "looked", "seat": 0},
        {"event": "saw", "seat": 0, "lot": lot},
    ]
    assert [[event.visible_to(seat) for seat in (-1, 0, 1)] for event in told] == [
        [True, True, True],
        [False, True, False],
    ]
    told = position.play(bids(position)[0]).events
    assert [event.kind.name for event in told] == ["sealed_bid", "chose"], "nothing is left of the move before"


def test_an_illegal_action_names_the_rule(engine: Engine) -> None:
    position = engine.new({"peeking": "no"}, seed=1)
    missing = next(card for card in range(1, 6) if f"bid {card}" not in bids(position))
    before = position.key()
    with pytest.raises(IllegalAction, match=rf"^bid {missing}: not allowed by TD-3\.1$") as refusal:
        position.play(f"bid {missing}")
    assert (refusal.value.rule, refusal.value.reason, refusal.value.action) == ("TD-3.1", 3001, f"bid {missing}")
    assert position.key() == before


def test_what_is_not_asked_now_is_no_rule_of_the_game(engine: Engine) -> None:
    position = engine.new(seed=1)
    with pytest.raises(IllegalAction, match=r"^bid 1: this is not asked now$") as refusal:
        position.play("bid 1")
    assert (refusal.value.rule, refusal.value.reason) == (None, NOT_ASKED)


@pytest.mark.parametrize("action", [-1, 7, 1 << 40])
def test_an_unknown_id_is_refused(action: int, engine: Engine) -> None:
    position = engine.new(seed=1)
    before = position.key()
    with pytest.raises(IllegalAction, match=f"^{action}: there is no such action$") as refusal:
        position.play(action)
    assert (refusal.value.rule, refusal.value.reason) == (None, UNKNOWN)
    assert position.key() == before


def test_a_text_that_is_no_action_is_refused(engine: Engine) -> None:
    with pytest.raises(NotationError, match="'shout' is no verb"):
        engine.new().play("shout")


def test_reasons_of_the_whole_table(engine: Engine) -> None:
    position = engine.new(seed=1)
    assert position.forbids_all() == [0, 0] + [NOT_ASKED] * 5
    assert [position.forbids(action) for action in range(7)] == position.forbids_all()
    assert position.forbids(7) == UNKNOWN


def test_the_quick_way_plays_the_same_and_refuses_the_same(engine: Engine) -> None:
    told, quick = engine.new(seed=1), engine.new(seed=1)
    told.play(0)
    assert quick.advance(0) == 0
    assert quick.same(told)
    assert quick.advance(0) == NOT_ASKED
    assert quick.same(told)


def test_an_error_in_the_middle_of_a_move_leaves_the_position_as_it_was() -> None:
    position = Engine(OVERFLOWING_FIELD, compiled=False).new(seed=1)
    before = position.key()
    with pytest.raises(FieldError, match=r"State\.points\[0\] cannot hold 200"):
        position.play("trust")
    assert position.key() == before
    assert position.state.step == Step.PEEK, "which the rule had changed before it failed"
    assert [event.kind.name for event in position.play("peek").events] == ["looked", "saw"]


@pytest.mark.parametrize("compiled", [True, False])
def test_a_move_that_tells_more_than_a_log_holds_is_not_carried_out(compiled: bool, own_cache: None) -> None:
    position = Engine(CHATTERBOX, compiled=compiled).new(seed=1)
    before = position.key()
    with pytest.raises(LogOverflow, match=r"^trust: more than 256 events in one move"):
        position.play("trust")
    assert position.key() == before
    assert [event.kind.name for event in position.play("peek").events] == ["looked", "saw"]


def test_a_reveal_is_a_barrier_and_doing_nothing_is_none(engine: Engine) -> None:
    assert play(engine.new(seed=1), "trust") == [False]
    assert play(engine.new(seed=1), "peek") == [True]


def test_a_decision_that_passes_on_is_a_barrier(engine: Engine) -> None:
    position = engine.new({"players": 3, "peeking": "no"}, seed=1)
    assert bid_lowest(position, 2) == [True, True]


def test_showing_bids_is_a_barrier_though_the_same_seat_goes_on(engine: Engine) -> None:
    position = engine.new({"players": 2, "peeking": "no"}, seed=1)
    bid_lowest(position, 1)
    words = position.words
    assert position.actor == 1
    assert bid_lowest(position, 1) == [True]
    assert (position.actor, position.words) == (1, words)


def test_the_end_of_the_game_is_a_barrier(engine: Engine) -> None:
    assert bid_lowest(engine.new({"players": 2, "peeking": "no"}, seed=1), 6)[-1]


@rule
def trust_in_chance(s: State, t: Tables, log: Log) -> None:
    """A coin decides nothing."""
    trust(s, t, log)
    coin(s)


def test_chance_is_a_barrier() -> None:
    position = Engine(with_move("chancy", TRUST, does=trust_in_chance), compiled=False).new(seed=1)
    assert play(position, "trust") == [True]


def test_a_copy_goes_its_own_way(engine: Engine) -> None:
    position = engine.new(seed=1)
    other = position.copy()
    assert other.same(position)
    other.play("trust")
    assert not other.same(position)
    assert position.legal() == [0, 1]


def test_a_saved_position_goes_on_like_the_original(engine: Engine) -> None:
    position = engine.new(seed=1)
    position.play("peek")
    restored = engine.restored(position.key())
    assert restored.same(position)
    assert restored.play(restored.legal()[0]) == position.play(position.legal()[0])
    assert restored.same(position)


def test_bytes_of_another_game_are_refused(engine: Engine) -> None:
    with pytest.raises(FieldError, match=r"3 bytes were saved, State has"):
        engine.restored(b"abc")


def test_the_generator_can_be_set_and_cleared(engine: Engine) -> None:
    one, other = engine.new(seed=1), engine.new(seed=1)
    one.words = [0, 0, 0, 0]
    assert one.words == [0, 0, 0, 0]
    assert not one.same(other)
    other.words = [0, 0, 0, 0]
    assert one.same(other)


def test_a_view_shows_what_the_fields_say(engine: Engine) -> None:
    position = engine.new({"players": 3}, seed=1)
    position.play("peek")
    own, other, spectator = position.view(0), position.view(1), position.view(-1)
    assert own["next_lot"][0] > 0
    assert own["hand"][0] == [position.state.hand[0, value] for value in range(5)]
    assert own["hand"][1:] == [None] * 3
    assert other["next_lot"] == [None, 0, None, None]
    assert spectator["hand"] == spectator["next_lot"] == [None] * 4
    assert own["peeker"] == other["peeker"] == spectator["peeker"] == 0
    assert not {"words", "deck", "box"} & (own.keys() | spectator.keys())
    assert json.loads(json.dumps(own)) == own


def test_an_observation_is_the_view_as_integers(engine: Engine) -> None:
    position = engine.new({"players": 3}, seed=1)
    position.play("peek")
    flat: list[int] = []
    for name, value in position.view(0).items():
        width = 5 if name == "hand" else 1
        for cell in value if isinstance(value, list) else [value]:
            flat += [-1] * width if cell is None else cell if isinstance(cell, list) else [cell]
    assert position.observe(0) == flat
    assert len(flat) == observation_size(GAME.state)


def test_a_guess_keeps_what_the_seat_knows_and_leaves_the_original(engine: Engine) -> None:
    position = engine.new({"players": 3}, seed=1)
    position.play("peek")
    before = position.key()
    guesses = [position.determinized(0, seed) for seed in range(20)]
    assert position.key() == before
    assert all(guess.view(0) == position.view(0) for guess in guesses)
    assert len({guess.key() for guess in guesses}) == 20
    assert {guess.state.deck[guess.state.left - 1] for guess in guesses} == {position.state.next_lot[0]}


def test_the_text_of_a_position_is_its_view(engine: Engine) -> None:
    position = engine.new(seed=1)
    lines = dict(line.split(": ", 1) for line in position.text(0).splitlines())
    assert {name: json.loads(value) for name, value in lines.items()} == position.view(0)


def test_the_law_that_is_broken_is_named(engine: Engine) -> None:
    position = engine.new(seed=1)
    assert position.broken() is None
    position.state.deck[0] = 0
    assert position.broken() is lots_conserved
    position.state.box[0] += 1
    assert position.broken() is cards_conserved, "the first in the list"


def test_of_a_game_without_secrets_only_the_generator_is_guessed() -> None:
    position = Engine(CONNECT_FOUR, compiled=False).new()
    guess = position.determinized(0, 7)
    assert guess.words != position.words
    guess.words = position.words
    assert guess.same(position)
    assert position.view(0) == position.view(1) == position.view(-1)
