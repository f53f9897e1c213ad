"""What is told: each kind of event, with its values, in the order in which things happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from eduba.games.flood import GAME
from eduba.games.flood.events import EXHAUSTED, WON
from eduba.games.flood.shape import Resource
from eduba.kernel.engine import Position
from rules.flood.board import ENGINE, all_pass, dice, pass_turn, play, position, told


def given(*before: str, rolls: tuple[int, ...] = (), **board: Any) -> Callable[[], Position]:
    """Sets up a position in which some actions were played, and the next rolls of the dice."""
    return lambda: dice(play(position(**board), *before), *rolls)


def the_first_answer() -> Position:
    return ENGINE.new({"first_order": "seats"})


def the_last_extension() -> Position:
    """Turn 1 is about to end."""
    return play(all_pass(position(workers="red:scribes_used=1,egypt=2", cities="ur:red")), "end", "end")


def the_last_answer() -> Position:
    """Turn 5 is about to end: only Egypt, Irrigation and Weaving hold workers."""
    p = position(turn=5, workers="red:egypt=1,irrigation=2", options={"marker_worker": "on"})
    p.state.vp[1] = 71
    return play(all_pass(p), "end", "end")


@pytest.mark.parametrize(
    ("set_up", "action", "lines"),
    [
        pytest.param(
            the_first_answer,
            "act build",
            [
                "game_started 0 1 2",
                "turn_started 1 2500",
                *(
                    line
                    for seat in range(3)
                    for line in (
                        f"produced {seat} grain 5 0",
                        f"produced {seat} textile 3 0",
                        f"workers_drawn {seat} 8",
                    )
                ),
            ],
            id="the beginning",
        ),
        pytest.param(
            the_last_extension,
            "end",
            [
                "turn_cleared 1",
                "turn_started 2 2150",
                *("produced 0 grain 5 0", "produced 1 grain 2 3", "produced 2 grain 0 5"),
                *("produced 0 textile 3 0", "produced 1 textile 3 0", "produced 2 textile 0 3"),
                "city_textile 0 0",
                *("workers_drawn 0 8", "workers_drawn 1 8", "workers_drawn 2 8"),
                "declined egypt 0 1 1 0 2 0",
                "declined scribes 0 1 1 0 2 0",
            ],
            id="a turn with a decline",
        ),
        pytest.param(given("act build", passed="green"), "pay worker", ["cost_paid 0 worker"], id="a payment"),
        pytest.param(given("act build"), "build ur", ["city_built 0 ur"], id="a city"),
        pytest.param(
            given("act build"), "build eridu", ["city_built 0 eridu", "city_worker 0 tool_makers gained"], id="eridu"
        ),
        pytest.param(
            given("act build", workers="red:scribes=2"),
            "build uruk",
            ["city_built 0 uruk", "city_worker 0 scribes two_scribes"],
            id="uruk",
        ),
        pytest.param(
            given("act build", workers="red:unavailable=0"),
            "build uruk",
            ["city_built 0 uruk", "city_worker 0 scribes no_worker"],
            id="nobody for uruk",
        ),
        pytest.param(
            given("act build", "build lagash", cities="sippar:red umma:red uruk:red+ ur:red"),
            "remove_city uruk",
            ["city_removed 0 uruk 1", "city_built 0 lagash"],
            id="a city moves",
        ),
        pytest.param(
            given("act place", "spend textile", "put egypt"),
            "count 2",
            ["workers_placed 0 textile egypt 2"],
            id="workers",
        ),
        pytest.param(
            given("act place", "scribe available", workers="red:scribes=1"),
            "put egypt",
            ["scribe_used 0 available egypt"],
            id="a scribe",
        ),
        pytest.param(
            given("act trade", workers="red:elam=1"),
            "exchange elam-metal-grain",
            ["exchanged 0 elam grain metal 0"],
            id="an exchange",
        ),
        pytest.param(
            given("act trade", "exchange elam-metal-grain", workers="red:elam=1", cities="sippar:red"),
            "exchange elam-metal-textile",
            ["exchanged 0 elam textile metal 1"],
            id="sippar",
        ),
        pytest.param(given("act trade", workers="red:tool_makers=1"), "make_tool", ["tool_made 0"], id="a tool"),
        pytest.param(
            given("act start", workers="red:akkad=1", cities="babylon:red"),
            "start 0",
            ["empire_started 0 akkad 10 2"],
            id="an empire",
        ),
        pytest.param(given("act start", "start 2"), "add metal", ["armies_bought 0 metal 2"], id="armies"),
        pytest.param(given("act start", "start 2", "end"), "add gold", ["equipped 0 gold"], id="equipment"),
        pytest.param(
            given("act start", "start 0", "end", workers="red:akkad=2", empires="purple:1=oil"),
            "end",
            ["rated 1 0 none", "workers_left 0 akkad 2"],
            id="ratings",
        ),
        pytest.param(
            given("act start", "start 2", "end", "end", empires="purple:1", armies="ur:purple1", rolls=(8,)),
            "home ur",
            ["rolled 0 1 ur {0} {1} 7 1", "attack_ended 0 ur won"],
            id="a fight at the start",
        ),
        pytest.param(
            given("act start", "start 2", "end", "end", "home ur"),
            "garrison 2",
            ["armies_placed 0 ur 2 start"],
            id="home",
        ),
        pytest.param(
            given("act expand", "invade babylon", empires="red:0", armies="akkad:red1", available="red:5"),
            "invade sippar",
            ["repeat_paid 0 1", "armies_placed 0 sippar 1 invade"],
            id="a repetition",
        ),
        pytest.param(
            given("act expand", empires="red:0", armies="akkad:red1", available="red:5"),
            "reinforce akkad",
            ["armies_placed 0 akkad 1 reinforce"],
            id="a reinforcement",
        ),
        pytest.param(
            given("act expand", "reenter ur", empires="red:2", available="red:2"),
            "garrison 1",
            ["armies_placed 0 ur 1 reenter"],
            id="a return",
        ),
        pytest.param(
            given("act expand", empires="red:2", available="red:2", options={"reentry": "as_invasion"}),
            "reenter ur",
            ["armies_placed 0 ur 1 reenter"],
            id="a return as an invasion",
        ),
        pytest.param(
            given("act expand", empires="red:2", armies="ur:red1", available="red:2", cities="ur:green+"),
            "destroy ur",
            ["city_destroyed 0 2 ur 2 1"],
            id="a city falls",
        ),
        pytest.param(given("act pass"), "add gold", ["bid_added 0 gold"], id="a bid"),
        pytest.param(given("act pass", "add gold"), "end", ["seat_passed 0 4"], id="a pass"),
        pytest.param(
            given(
                "act pass", passed="red purple", on_turn="green", empires="red:2", armies="ur:red1", cities="nippur:red"
            ),
            "end",
            ["seat_passed 2 0", "order_set 0 1 2", "empire_scored 0 1 1 3"],
            id="phases 4 and 5",
        ),
        pytest.param(
            lambda: play(all_pass(position(cities="ur:red", hand="red:wood=2,oil=1,gold=1")), "extend ur"),
            "adorn oil-gold",
            ["city_extended 0 ur oil-gold 10"],
            id="an extension",
        ),
        pytest.param(
            the_last_answer,
            "end",
            [
                "worker_retired 1",
                "turn_cleared 5",
                *(f"majority {name} none 0" for name in ("hittites", "mittani", "assyria", "amorites")),
                "majority egypt 0 4",
                *(f"majority {name} none 0" for name in ("kassites", "guti", "elam", "chaldea", "dilmun")),
                "majority irrigation 0 3",
                "majority weaving none 0",
                *("ranked 1 1 71", "ranked 0 2 7", "ranked 2 3 0"),
            ],
            id="the end",
        ),
    ],
)
def test_what_is_told(set_up: Callable[[], Position], action: str, lines: list[str]) -> None:
    found = told(set_up(), action)
    dice_shown = [line.split()[4:6] for line in found if line.startswith("rolled")]
    assert found == [line.format(*(dice_shown[0] if dice_shown else ())) for line in lines]


@pytest.mark.parametrize(("roll", "outcome"), [(3, "exhausted"), (9, "won")])
def test_how_an_attack_ends(roll: int, outcome: str) -> None:
    p = position(empires="purple:1 red:0", armies="akkad:red1 babylon:purple1", available="red:1")
    dice(play(p, "act expand"), roll)
    assert f"attack_ended 0 babylon {outcome}" in told(p, "invade babylon")


def test_an_attack_that_is_stopped() -> None:
    p = position(empires="purple:1 red:0", armies="akkad:red1 babylon:purple1", available="red:2")
    dice(play(p, "act expand"), 3)
    assert told(play(p, "invade babylon"), "stop") == ["attack_ended 0 babylon stopped"]


def test_every_event_is_seen_by_all() -> None:
    for event in pass_turn(position()).play("act pass").events:
        assert all(event.visible_to(seat) for seat in (0, 1, 2, -1))


def test_an_event_cites_the_rule_for_its_cause() -> None:
    kinds = {kind.name: kind for kind in GAME.events.kinds}
    assert kinds["attack_ended"].cites((0, 1, WON)) == "FL-10.14"
    assert kinds["produced"].cites((0, Resource.TEXTILE, 3, 0)) == "FL-3.3"
    assert kinds["exchanged"].cites((0, 9, 0, 1, 1)) == "FL-8.20"
    assert kinds["attack_ended"].cites((0, 1, EXHAUSTED)) == "FL-10.16"
    assert kinds["city_built"].cites((0, 1)) == "FL-6.1"
