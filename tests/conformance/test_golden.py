"""Golden playthroughs: whole games as text, which no change may alter unless it says so.

A change that is meant to alter them raises the game's version where stored matches would play differently. Then
`EDUBA_REWRITE_GOLDEN=1 python -m pytest tests/conformance/test_golden.py` writes them anew; read the difference.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest
from eduba_connect_four import GAME as CONNECT_FOUR

from eduba.games.cradle import GAME as CRADLE
from eduba.games.flood import GAME as FLOOD
from eduba.games.gardens import GAME as GARDENS
from eduba.kernel.conformance import playthrough
from eduba.kernel.game import Game, load
from games.tender import GAME as TENDER

FOLDER: Final = Path(__file__).parents[1] / "golden"
BOARD_EVERY: Final = 50

UR: Final = load("ur")
GOLDEN: Final[dict[str, tuple[Game, dict[str, object], int]]] = {
    "ur_2_seats": (UR, {"players": 2}, 2),
    "ur_3_seats": (UR, {"players": 3}, 3),
    "ur_4_seats": (UR, {"players": 4}, 4),
    "flood": (FLOOD, {}, 8),
    "cradle_2_seats": (CRADLE, {"players": 2, "round_cap": 20}, 2),
    "cradle_4_seats": (CRADLE, {"players": 4, "start_card": True, "round_cap": 12}, 4),
    "gardens_2_seats": (GARDENS, {"players": 2, "max_rounds": 30}, 2),
    "gardens_3_seats": (
        GARDENS,
        {"players": 3, "expansion_a": True, "expansion_b": True, "luck": "none", "combat": "simple", "max_rounds": 30},
        3,
    ),
    "connect_four": (CONNECT_FOUR, {}, 7),
    "tender": (TENDER, {"players": 4, "ties": "chance"}, 1),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_a_stored_game_is_played_as_before(name: str) -> None:
    game, options, seed = GOLDEN[name]
    played = playthrough(game, options, seed, BOARD_EVERY)
    file = FOLDER / f"{name}.txt"
    if os.environ.get("EDUBA_REWRITE_GOLDEN") == "1":
        file.write_text(played, encoding="utf-8")
    assert played == file.read_text(encoding="utf-8")


def test_every_stored_game_is_compared() -> None:
    assert sorted(file.stem for file in FOLDER.iterdir()) == sorted(GOLDEN)
