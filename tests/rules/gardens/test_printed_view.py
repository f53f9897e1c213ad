"""What a board shows as help: prices, levels, dice, rerolls, advantages."""

from __future__ import annotations

from eduba.games.gardens import GAME
from eduba.kernel.engine import Engine


def test_what_is_printed_is_told() -> None:
    printed = Engine(GAME, compiled=False).new({"players": 2}, seed=1).view(-1)["printed"]
    assert printed["items"]["wall"] == {"level": 1, "pay": {"stone": 2}}
    assert printed["items"]["garden"] == {"level": 4, "pay": {}}
    assert printed["unit"] == {
        "pay": {"wood": 1},
        "level": {"spearman": 1, "archer": 2, "horseman": 3, "chariot": 4},
    }
    assert printed["rerolls"] == 3
    assert printed["dice"]["white"] == ["ki", "ki", "a", "ud", "dub", "star"]
    assert printed["advantage"]["chariot"] == ["spearman", "archer", "horseman"]
    assert printed["simple"] == {"spearman": 1, "archer": 2, "horseman": 3, "chariot": 4}
