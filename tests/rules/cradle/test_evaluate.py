"""What bots think of positions: better things are worth more."""

from __future__ import annotations

from typing import Any

import pytest

from rules.cradle.board import play, position

PLAIN = "plains:-1,-1"
BETTER: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "a tribe more": ({"tribes": "0:A=4"}, {"tribes": "0:A=3"}),
    "mana": ({"mana": "0:2/3"}, {"mana": "0:1/3"}),
    "a higher maximum": ({"mana": "0:1/5"}, {"mana": "0:1/4"}),
    "the seventh before the eighth": ({"mana": "0:1/7"}, {"mana": "0:1/6"}),
    "a delivered offering": (
        {"offerings": "0:4!", "tribes": "0:A=3"},
        {"offerings": "0:4@A*", "tribes": "0:A=3"},
    ),
    "the greater value": ({"offerings": "0:6!"}, {"offerings": "0:2!"}),
    "an offering near the temple": (
        {"offerings": "0:2@A*", "land": PLAIN, "tribes": "0:A=1,7=1"},
        {"offerings": "0:2@7*", "land": PLAIN, "tribes": "0:A=1,7=1"},
    ),
    "a holy place": (
        {"holy": "7:0", "land": PLAIN, "tribes": "0:A=3"},
        {"land": PLAIN, "tribes": "0:A=3"},
    ),
    "one that pays": (
        {"holy": "7:0", "land": PLAIN, "tribes": "0:A=2,7=1"},
        {"holy": "7:0", "land": PLAIN, "tribes": "0:A=3"},
    ),
    "wood in hand": (
        {"tribes": "0:7=2", "land": PLAIN, "loose": "F= 7=wood"},
        {"tribes": "0:7=2", "land": PLAIN, "loose": "F="},
    ),
    "stone near the temple": (
        {"tribes": "0:A=1", "land": PLAIN, "loose": "Q= F= A=stone", "holy": "7:1"},
        {"tribes": "0:A=1", "land": PLAIN, "loose": "Q=stone F=", "holy": "7:1"},
    ),
    "a partner for a stone": (
        {"tribes": "0:7=2", "land": PLAIN, "loose": "Q= F= 7=stone", "mana": "0:1/7"},
        {"tribes": "0:7=1,A=1", "land": PLAIN, "loose": "Q= F= 7=stone", "mana": "0:1/7"},
    ),
    "a tribe near an offering that waits for it": (
        {"tribes": "0:B=3", "land": PLAIN, "loose": "Q= F=", "offerings": "0:2@7"},
        {"tribes": "0:Q=3", "land": PLAIN, "loose": "Q= F=", "offerings": "0:2@7"},
    ),
    "an offering that mana can pay": (
        {"offerings": "0:2@A", "mana": "0:1/3"},
        {"offerings": "0:7@A", "mana": "0:1/3"},
    ),
    "a card": ({"hands": "0:land"}, {}),
}


@pytest.mark.parametrize("name", BETTER)
def test_a_better_position_is_worth_more(name: str) -> None:
    better, worse = BETTER[name]
    assert position(**better).evaluate(0) > position(**worse).evaluate(0)


def test_the_eighth_mana_is_needed_for_nothing() -> None:
    steps = [position(mana=f"0:1/{maximum}").evaluate(0) for maximum in (6, 7, 8)]
    assert steps[2] - steps[1] < steps[1] - steps[0]


def test_guarding_a_holy_place_is_worth_nothing_without_room_for_mana() -> None:
    given: dict[str, Any] = {"holy": "7:0", "land": PLAIN, "loose": "Q= F=", "mana": "0:3/3"}
    guarded, left = position(**given, tribes="0:B=2,7=1"), position(**given, tribes="0:B=3")
    assert guarded.evaluate(0) == left.evaluate(0)


def test_a_win_is_worth_most() -> None:
    p = position(players=2, tribes="0:A=1", offerings="0:2!,4!,6!,7@A*", mana="0:8/8")
    play(p, "step A offering_3 SE")
    assert [p.evaluate(seat) for seat in (0, 1)] == [1000.0, -1000.0]
