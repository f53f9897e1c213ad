"""What is told: each kind of event, with its values, in the order in which things happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from eduba.games.ur import GAME
from eduba.games.ur.events import AS_ATTACKED, BY_AGRICULTURE
from eduba.games.ur.state import Step
from eduba.kernel.engine import Position
from eduba.kernel.events import SPECTATOR
from rules.ur.board import play, position, told


def given(on_board: str = "", *before: str, **board: Any) -> Callable[[], Position]:
    """Sets up a position in which some actions were played."""
    return lambda: play(position(on_board, **board), *before)


@pytest.mark.parametrize(
    ("set_up", "action", "lines"),
    [
        pytest.param(
            given(step=Step.PLACE),
            "place a1",
            ["dealt 0 AW TP CP AT none none", "token_placed 0 a1 1"],
            id="the first token",
        ),
        pytest.param(
            given("a1:1x1 f6:0x1", players=2, seat=0, step=Step.PLACE, made=2),
            "place f6",
            ["token_placed 0 f6 2"],
            id="a later token",
        ),
        pytest.param(
            given("a1:0x1", seat=2, step=Step.SETUP_EXCHANGE, made=2),
            "decline",
            ["setup_declined 2"],
            id="no exchange before play",
        ),
        pytest.param(
            given("a1:0x1", seat=3, step=Step.SETUP_EXCHANGE, made=3),
            "decline",
            ["setup_declined 3", "turn_started 0 1 AW"],
            id="play begins",
        ),
        pytest.param(given("b1:0x2"), "reinforce b1", ["reinforced 0 b1 3"], id="a token for a refused action"),
        pytest.param(given("b1:0x2"), "settle f6", ["settled 0 f6 1 refused_both"], id="a token on a free tile"),
        pytest.param(given("b1:1x2"), "settle f6", ["settled 0 f6 3 nothing_left"], id="three tokens to come back"),
        pytest.param(
            given("b1:1x2", ziggurats="a1:0"),
            "settle f6",
            ["settled 0 f6 1 only_ziggurats"],
            id="one token to come back",
        ),
        pytest.param(
            given("b3:0x1 d1:0x2 e2:0x1"),
            "act A",
            [
                "action_started 0 A",
                "tokens_removed 0 d1 1 agriculture",
                "tokens_removed 0 e2 1 agriculture",
                "tile_freed e2 0",
            ],
            id="tiles wither",
        ),
        pytest.param(
            given("b3:0x1", "act A"),
            "grow 2",
            ["tokens_added 0 b3 2 agriculture", "action_ended 0 A"],
            id="a field grows",
        ),
        pytest.param(given("b3:0x1", "act A"), "grow 0", ["action_ended 0 A"], id="a field does not grow"),
        pytest.param(
            given("a4:0x1 a3:1x1", hand="TW"),
            "act T",
            ["action_started 0 T", "tokens_added 0 a4 2 trade", "action_ended 0 T"],
            id="trade",
        ),
        pytest.param(
            given("a4:0x1 a3:1x1 b1:0x1", hand="TW", supply={0: 1}),
            "act T",
            ["action_started 0 T", "tokens_short 0 2 trade"],
            id="trade without enough tokens",
        ),
        pytest.param(
            given("a4:0x1 a3:1x1 b1:0x1", "act T", hand="TW", supply={0: 1}),
            "stock 1",
            ["tokens_added 0 b1 1 trade", "action_ended 0 T"],
            id="trade shared out",
        ),
        pytest.param(
            given("c1:0x1 b1:0x2 d1:1x3", hand="CP", supply={0: 0}),
            "act C",
            [
                "action_started 0 C",
                "tokens_short 0 1 culture",
                "tokens_added 1 d1 1 culture",
                "action_ended 0 C",
            ],
            id="culture",
        ),
        pytest.param(
            given("c1:0x1 b1:1x2 d1:1x3", "act C", hand="CP", supply={1: 1}),
            "share 1",
            ["tokens_added 1 b1 1 culture", "action_ended 0 C"],
            id="culture shared out",
        ),
        pytest.param(given("a1:0x3 c3:0x1", hand="CP"), "act P", ["action_started 0 P"], id="tokens are lifted"),
        pytest.param(
            given("a1:0x3 c3:0x1", "act P", hand="CP"), "keep 0", ["tokens_set 0 a1 3 0"], id="a tile is left empty"
        ),
        pytest.param(
            given("a1:0x3 c3:0x1", "act P", "keep 0", hand="CP"),
            "keep 4",
            ["tokens_set 0 c3 1 4", "tile_freed a1 0", "action_ended 0 P"],
            id="politics ends",
        ),
        pytest.param(
            given("c3:0x4 d3:1x2", "act W"),
            "attack c3 E",
            [
                "attacked 0 c3 d3 1 2 1",
                "tokens_removed 1 d3 2 attacked",
                "tile_freed d3 1",
                "tokens_removed 0 c3 3 attacker",
            ],
            id="an attack",
        ),
        pytest.param(given("d4:0x1", "act W"), "attack d4 E", ["attacked 0 d4 e4 none 0 0"], id="a walk"),
        pytest.param(
            given("c3:0x4 d3:1x2", "act W", "attack c3 E"),
            "advance 1",
            ["moved_in 0 c3 d3 1", "tile_freed c3 0", "action_ended 0 W"],
            id="tokens move in",
        ),
        pytest.param(given("a1:0x5"), "build a1", ["ziggurat_built 0 a1 4"], id="a ziggurat"),
        pytest.param(
            given("a1:0x5", ziggurats="f1:1 f2:1 f3:2 f4:3"),
            "build a1",
            ["ziggurat_built 0 a1 0", "last_round 0"],
            id="the fifth ziggurat",
        ),
        pytest.param(
            given("b1:0x2", "end_actions", "exchange c3"),
            "show W",
            ["exchanged 0 c3 AW W AT", "turn_idle 0 1", "turn_started 1 1 TP"],
            id="an exchange with the grid",
        ),
        pytest.param(
            given("b1:2x2", "reinforce b1", "end_actions", players=3, seat=2, spares="TC"),
            "exchange 36",
            ["exchanged 2 36 CP none TC", "turn_started 0 2 AW"],
            id="an exchange with a spare",
        ),
        pytest.param(
            given("b2:0x2 c3:1x1", "end_actions", "exchange a6", players=2, seat=1, options={"round_limit": 1}),
            "show T",
            [
                "exchanged 1 a6 TP T AP",
                "turn_idle 1 1",
                "game_over round_limit 1",
                "scored 0 3 1 0 0 1 0 0 A",
                "scored 1 3 1 1 0 0 0 0 A",
                "ranked 0 1 3 2",
                "ranked 1 2 3 1",
            ],
            id="the end",
        ),
    ],
)
def test_what_is_told(set_up: Callable[[], Position], action: str, lines: list[str]) -> None:
    assert told(set_up(), action) == lines


def test_every_event_is_seen_by_all() -> None:
    for event in position("c3:0x4 d3:1x2").play("act A").events:
        assert all(event.visible_to(seat) for seat in (0, 1, 2, 3, -1, SPECTATOR))


def test_an_event_cites_the_rule_for_its_cause() -> None:
    kinds = {kind.name: kind for kind in GAME.events.kinds}
    assert kinds["tokens_removed"].cites((0, 14, 2, AS_ATTACKED)) == "UR-10.4"
    assert kinds["tokens_removed"].cites((0, 14, 2, BY_AGRICULTURE)) == "UR-6.3"
    assert kinds["ziggurat_built"].cites((0, 14, 2)) == "UR-5.5"
