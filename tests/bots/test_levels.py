"""The five levels on an installed game."""

from __future__ import annotations

import pytest

from eduba.arena import tournament
from eduba.bots import levels, tree
from eduba.bots.bot import UnknownBot, decide, load
from eduba.bots.levels import USUAL, Level, LevelBot
from eduba.bots.search import Search
from eduba.kernel import game as games
from eduba.kernel.content import ContentError
from eduba.kernel.engine import Engine
from eduba.kernel.knowledge import Knowledge, knowledge_of

FEW = 1 << 14
WORLDS = 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_has_a_chance_and_they_add_up(players: int, ur_engine: Engine) -> None:
    position = ur_engine.new({"players": players}, 3)
    found = Search(ur_engine, {"turns": 1, "steps": 50, "spread": 4.0}, nodes=FEW).think(position, 0, 1, 300)
    assert len(found.best.chances) == players
    assert sum(found.best.chances) == pytest.approx(1)
    assert {c.action for c in found.choices} <= set(position.legal())


def test_six_seats_are_searched_and_each_is_asked() -> None:
    """The most that any game of the house has: the Hanging Gardens with both expansions."""
    engine = Engine(games.load("gardens"))
    search = Search(engine, knowledge_of(engine.game).search, nodes=FEW)
    position, asked = engine.new({"players": 6, "expansion_a": "yes", "expansion_b": "yes"}, 3), set[int]()
    while len(asked) < 6:
        seat, legal = position.actor, position.legal()
        if len(legal) > 1:
            found = search.think(position.copy(), seat, 1, 60)
            assert found.best.action in legal
            assert len(found.best.chances) == 6
            assert sum(found.best.chances) == pytest.approx(1)
            asked.add(seat)
            legal = [found.best.action]
        position.play(legal[0])


@pytest.mark.parametrize("name", games.installed())
def test_a_level_chooses_alike_in_worlds_that_the_seat_cannot_tell_apart(name: str) -> None:
    """In the games of the house too: where only the generator is hidden it must not matter either."""
    engine = Engine(games.load(name))
    one, other = (load("governor", engine) for _ in range(2))
    position, compared = engine.new(seed=5), 0
    for n in range(200):
        if position.actor < 0 or compared == WORLDS:
            break
        legal = position.legal()
        world = position.determinized(position.actor, 99)
        if n % 5 == 0 and len(legal) > 1 and world.key() != position.key():
            assert decide(one, world.copy(), n) == decide(other, position.copy(), n)
            compared += 1
        position.play(legal[(7 * n + 3) % len(legal)])
    assert compared == WORLDS


def test_king_begins_after_the_flood_by_building() -> None:
    """As people do: three quarters of the first actions at the least."""
    engine = Engine(games.load("flood"))
    kings = [load("king", engine) for _ in range(3)]
    built = 0
    for seed in range(20):
        position, begun = engine.new(seed=seed), set[int]()
        while len(begun) < len(kings):
            seat = position.actor
            answer = engine.game.actions.text(decide(kings[seat], position, seed))
            if answer.startswith("act ") and seat not in begun:
                begun.add(seat)
                built += answer == "act build"
            position.play(answer)
    assert built >= 45


def test_stronger_levels_play_less_loosely_or_think_more(ur_engine: Engine) -> None:
    strengths = []
    for name in USUAL:
        bot = load(name, ur_engine)
        assert isinstance(bot, LevelBot)
        assert bot.name == name
        strengths.append((-bot.level.slack, bot.level.simulations))
    assert strengths == sorted(set(strengths))


def test_a_game_may_have_fewer_levels(ur_engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, dict[str, float]] = {"king": {"simulations": 100}, "apprentice": {"simulations": 50, "slack": 0.1}}
    monkeypatch.setattr(levels, "knowledge_of", lambda game: Knowledge(levels=known))
    assert levels.levels_of(ur_engine.game) == {"apprentice": Level(50, 0.1), "king": Level(100)}
    offered = levels.playing(ur_engine.game)
    assert offered[:2] == ["apprentice", "king"]
    assert not {"scribe", "governor", "anunnaki"} & set(offered)
    assert {"greedy", "random"} < set(offered)
    with pytest.raises(UnknownBot, match="there is no bot 'anunnaki'; there are apprentice, king, "):
        load("anunnaki", ur_engine)


def test_a_level_that_is_not_offered_can_be_measured(ur_engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"king": {"simulations": 100}, "anunnaki": {"simulations": 300, "offered": False}}
    monkeypatch.setattr(levels, "knowledge_of", lambda game: Knowledge(levels=known))
    assert "anunnaki" not in levels.playing(ur_engine.game)
    with pytest.raises(UnknownBot, match="there is no bot 'anunnaki'; there are king, "):
        levels.check_bot("anunnaki", levels.playing(ur_engine.game))
    assert tournament.plan("ur", ["king", "anunnaki"], {}, 1, 1).bots == ("king", "anunnaki")
    bot = load("anunnaki", ur_engine)
    assert isinstance(bot, LevelBot)
    assert bot.level == Level(300, offered=False)


def test_a_misspelt_level_is_refused(ur_engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "knowledge_of", lambda game: Knowledge(levels={"kign": {"simulations": 100}}))
    with pytest.raises(ContentError, match="there is no level 'kign'"):
        levels.levels_of(ur_engine.game)


def test_the_tree_has_room_for_every_seat() -> None:
    assert all(max(games.load(name).seats) <= tree.SEATS for name in games.installed())
