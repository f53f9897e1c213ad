"""The five levels on an installed game."""

from __future__ import annotations

import pytest

from eduba.bots import tree
from eduba.bots.bot import load
from eduba.bots.levels import USUAL, LevelBot
from eduba.bots.search import Search
from eduba.kernel import game as games
from eduba.kernel.engine import Engine

FEW = 1 << 14


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_plays_for_itself(players: int, ur_engine: Engine) -> None:
    position = ur_engine.new({"players": players}, 3)
    found = Search(ur_engine, {"turns": 1, "steps": 50, "spread": 4.0}, nodes=FEW).think(position, 0, 1, 300)
    assert len(found.best.chances) == players
    assert sum(found.best.chances) == pytest.approx(1)
    assert {c.action for c in found.choices} <= set(position.legal())


def test_stronger_levels_play_less_loosely_or_think_more(ur_engine: Engine) -> None:
    levels = []
    for name in USUAL:
        bot = load(name, ur_engine)
        assert isinstance(bot, LevelBot)
        assert bot.name == name
        levels.append((-bot.level.slack, bot.level.simulations))
    assert levels == sorted(set(levels))


def test_the_tree_has_room_for_every_seat() -> None:
    assert all(max(games.load(name).seats) <= tree.SEATS for name in games.installed())
