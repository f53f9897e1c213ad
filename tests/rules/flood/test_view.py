"""`view`: what the page shows beyond the bare pieces."""

from __future__ import annotations

from typing import Any

from eduba.kernel.engine import Position
from rules.flood.board import all_pass, next_turn, play, position


def red(p: Position) -> dict[str, Any]:
    """What is shown of red."""
    found: dict[str, Any] = p.view(0)["players"][0]
    return found


def test_the_phase() -> None:
    p = position(turn=5)
    assert p.view(0)["phase"] == 3
    assert all_pass(p).view(0)["phase"] == 5
    assert next_turn(p).view(0)["phase"] == 6


def test_what_the_boxes_would_bring() -> None:
    p = position(workers="red:irrigation=2,weaving=0 purple:weaving=2")
    assert p.view(0)["rankings"] == {"grain": 2, "textile": 3}
    assert p.view(0)["printed"]["grain"][2] == [6, 4, 4]
    assert [player["harvest"] for player in p.view(0)["players"]] == [
        {"grain": 6, "textile": 0},
        {"grain": 4, "textile": 3},
        {"grain": 4, "textile": 2},
    ]


def test_traders_and_scribes_that_can_be_used() -> None:
    p = position(workers="red:mittani=2,elam=1,scribes=1", empires="red:0 green:1", armies="mittani:red1 elam:green1")
    play(p, "act place", "spend grain", "put scribes", "count 1")
    assert (red(p)["traders"]["mittani"], red(p)["traders"]["elam"]) == (1, 0)
    assert (red(p)["usable_scribes"], red(p)["workers"]["scribes"]) == (1, 2)


def test_what_an_empire_would_score_until_it_has() -> None:
    p = position(empires="red:2", armies="ur:red1 umma:red2", cities="nippur:red")
    assert (red(p)["points"], red(p)["empire_points"]) == (0, 6)
    all_pass(p)
    assert (red(p)["points"], red(p)["empire_points"]) == (6, 0)


def test_exchanges_that_are_left_to_whoever_trades() -> None:
    p = position(workers="red:mittani=2,elam=1", cities="sippar:red", hand="red:textile=3,grain=5")
    assert red(p)["trade"] is None
    play(p, "act trade")
    trade = red(p)["trade"]
    assert (trade["left"]["mittani"], trade["left"]["elam"], trade["left"]["egypt"]) == (2, 1, 0)
    assert (trade["taken"], trade["extra"]) == ({}, True)
    assert trade["beyond"] == {"mittani": [], "elam": []}
    assert [player["trade"] for player in p.view(1)["players"][1:]] == [None, None]
    trade = red(play(p, "exchange mittani-metal-grain"))["trade"]
    assert (trade["left"]["mittani"], trade["taken"]) == (1, {"mittani": ["metal"]})
    assert trade["beyond"] == {"mittani": ["metal"], "elam": []}
    trade = red(play(p, "exchange mittani-wood-grain"))["trade"]
    assert trade["beyond"]["mittani"] == p.view(0)["printed"]["offers"]["mittani"]
    trade = red(play(p, "exchange mittani-wood-grain"))["trade"]
    assert (trade["left"]["mittani"], trade["extra"], trade["beyond"]) == (0, False, {})
    assert trade["taken"]["mittani"] == ["wood", "metal"]


def test_what_is_half_done() -> None:
    p = play(position(workers="red:mittani=1", cities="sippar:red"), "act trade", "exchange mittani-metal-grain")
    action = p.view(0)["action"]
    assert (action["kind"], action["made"]) == ("trade", {"mittani": 1})
    assert not action["sippar_used"]
    assert play(p, "exchange mittani-metal-grain").view(0)["action"]["sippar_used"]
    p = play(position(), "act place", "spend gold", "put guti")
    assert p.view(0)["action"]["resource_spent"] == "gold"
    assert p.view(0)["action"]["place"] == "guti"
