"""What is hidden: hands, offerings, the order of tiles and cards; and what everybody sees."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from eduba.games.cradle import GAME
from eduba.games.cradle.shape import CARD_KEYS
from eduba.games.cradle.state import Step
from eduba.kernel.engine import Position
from eduba.kernel.record import ALL, OWNER, Field, Row, Table
from rules.cradle.board import ENGINE, hand, play, position, to_action


def somewhere(players: int, seed: int, decisions: int) -> Position:
    """A position reached by random answers."""
    p = ENGINE.new({"players": players, "start_card": True}, seed)
    chance = random.Random(seed)
    for _ in range(decisions):
        p.play(chance.choice(p.legal()))
    return p


def tiles(p: Position) -> Counter[int]:
    return Counter(p.state.pile[i] for i in range(p.state.pile_size))


def cards(p: Position) -> Counter[int]:
    s = p.state
    held = Counter({card: sum(s.hand[seat, card] for seat in range(p.seats)) for card in range(8)})
    return held + Counter(s.deck[i] for i in range(s.deck_size))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tv_80_a_guess_keeps_what_is_known(players: int) -> None:
    p = somewhere(players, players, 150)
    for seat in range(-1, players):
        for seed in range(5):
            guess = p.determinized(seat, seed)
            assert guess.view(seat) == p.view(seat)
            assert guess.broken() is None
            assert tiles(guess) == tiles(p)
            assert cards(guess) == cards(p)


def test_a_card_drawn_this_turn_is_one_of_the_guessed_hand() -> None:
    p = position(hands="0:endurance")
    play(to_action(p), "action card")
    assert p.state.drawn[0] >= 0
    for seed in range(10):
        guess = p.determinized(1, seed)
        assert guess.state.hand[0, guess.state.drawn[0]] > 0
        assert len(hand(guess, 0)) == 2
    assert {p.determinized(0, seed).state.drawn[0] for seed in range(5)} == {p.state.drawn[0]}


def test_steps_asked_although_forced() -> None:
    assert GAME.asked_though_forced == {Step.MOVE, Step.TERRAIN, Step.AFTER}
    p = position(points=0, tribes="0:A=1", hands="0:priest")
    assert [GAME.actions.text(a) for a in p.legal()] == ["end_movement"]
    assert any(len(p.determinized(1, seed).legal()) > 1 for seed in range(20))


@pytest.mark.parametrize("field", [f for f in GAME.state.fields if not f.bookkeeping], ids=lambda f: f.name)
def test_every_field_that_a_seat_may_see_is_observed(field: Field) -> None:
    """The first integer of each field changes what seat 0 observes, and what others do if they may see it."""
    p = position(land="plains:-1,-1")
    before = [p.observe(seat) for seat in (0, 1, -1)]
    held = getattr(p.state, field.name)
    if isinstance(field, Table):
        held[0, 0] += 1
    elif isinstance(field, Row):
        held[0] += 1
    else:
        setattr(p.state, field.name, held + 1)
    changed = [p.observe(seat) != observed for seat, observed in zip((0, 1, -1), before, strict=True)]
    assert changed == {ALL: [True] * 3, OWNER: [True, False, False]}.get(field.seen_by, [False] * 3)


def test_the_page_learns_what_an_action_touches() -> None:
    touched = {
        "step A wood N": ("tile:A", "cargo:A/wood", "way:A/N"),
        "place_volcano F NE": ("way:F/NE",),
        "steal 7 1 stone": ("load:7/1/stone",),
        "teleport_to B": ("tile:B",),
        "play land": ("card:land",),
        "end_turn": (),
    }
    for action, things in touched.items():
        assert GAME.things(GAME.actions.parse(action)) == things


def test_the_page_learns_which_cards_are_reconstructed() -> None:
    known = {"priest", "mana_theft"}
    assert set(position().view(0)["reconstructed"]) == set(CARD_KEYS) - known


def test_the_numbers_on_cards_follow_the_options() -> None:
    p = position(options={"endurance_points": 5, "land_look": 4})
    assert p.view(0)["cards"] == {
        "endurance": 5,
        "priest": 1,
        "fertility": 2,
        "sacred_stone": 2,
        "land": 4,
        "mana_theft": 1,
        "teleportation": 0,
        "expulsion": 0,
    }
