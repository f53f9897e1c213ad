"""Other engines, playing whole random games: `python bench/peers.py NAME SECONDS` prints one line of JSON.

Runs in an environment of its own (`.bench-venv`, pinned in `peers.txt`) and is never imported: catanatron is under the
GPL, and nothing of Eduba depends on any of these. Each peer is driven in the quickest way its own documentation shows,
with the same cheap choice of an answer, and the making of a new game is counted as it is for Eduba.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib.metadata import distributions
from random import random
from time import process_time
from typing import Any

ROLLOUTS = 2000
SIMULATIONS = 1000
UCT = 1.4
MEGABYTES = 1000
SAMPLE = 5000
"""Games played to learn how long a random game of Connect Four is: the mean is then known to about 0.5 %."""


def whole_games(play: Callable[[], float], seconds: float) -> float:
    """Decisions per second of whole games: as many as last for `seconds` of the processor, after shorter runs.

    The same way of measuring as `eduba.arena.bench.per_second`, which cannot be imported here.
    """
    games = 1
    while True:
        start = process_time()
        decisions = sum(play() for _ in range(games))
        took = process_time() - start
        if took >= seconds:
            return decisions / took
        games *= max(2, min(100, int(1.2 * seconds / max(took, 1e-9))))


def catanatron() -> Callable[[], float]:
    """Settlers of Catan, four random players. Another game, of like weight; an action in its log is a decision."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    seats = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def choose(player: Any, game: Any, actions: list[Any]) -> Any:
        return actions[int(random() * len(actions))]

    def play() -> float:
        game = Game([RandomPlayer(color) for color in seats])
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick(decide_fn=choose)
        return len(game.state.actions)

    return play


def open_spiel() -> Callable[[], float]:
    """Connect Four in OpenSpiel, each decision asked and answered from Python."""
    import pyspiel

    game = pyspiel.load_game("connect_four")

    def play() -> float:
        decisions = 0
        state = game.new_initial_state()
        while state.current_player() >= 0:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return play


def open_spiel_inside() -> Callable[[], float]:
    """Connect Four in OpenSpiel, whole games inside its C++: the rollouts of a search of one visit, from the start.

    OpenSpiel does not say how many decisions its rollouts took: they are counted as games of the mean length.
    """
    import pyspiel

    counted = open_spiel()
    length = sum(counted() for _ in range(SAMPLE)) / SAMPLE
    game = pyspiel.load_game("connect_four")
    start = game.new_initial_state()
    rollouts = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, rollouts, 1.0, 1, 1, False, 1, False)

    def play() -> float:
        bot.step(start)
        return ROLLOUTS * length

    return play


def pettingzoo() -> Callable[[], float]:
    """Connect Four in PettingZoo: the loop of its documentation, with the action mask."""
    from pettingzoo.classic import connect_four_v3

    env: Any = connect_four_v3.env()

    def play() -> float:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0].tolist()
            env.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return play


def open_spiel_mcts() -> Callable[[], float]:
    """Simulations of OpenSpiel's own C++ tree search, from the start of Connect Four."""
    import pyspiel

    start = pyspiel.load_game("connect_four").new_initial_state()
    bot = searcher(SIMULATIONS, 1)

    def play() -> float:
        bot.step(start)
        return SIMULATIONS

    return play


def searcher(simulations: int, seed: int) -> Any:
    """OpenSpiel's search: one random rollout a simulation, the usual constant of UCT for results from -1 to 1."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    return pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, seed), UCT, simulations, MEGABYTES, False, seed, False
    )


def play_against(simulations: int) -> None:
    """Answer moves: each line read holds the columns (from 0) of a game so far, each line printed the next one."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    for number, line in enumerate(sys.stdin):
        state = game.new_initial_state()
        for column in line.split():
            state.apply_action(int(column))
        print(searcher(simulations, number + 1).step(state), flush=True)


PEERS = {p.__name__: p for p in (catanatron, open_spiel, open_spiel_inside, open_spiel_mcts, pettingzoo)}


def versions() -> dict[str, str]:
    """All packages of this environment."""
    return dict(sorted((d.metadata["Name"].lower(), d.version) for d in distributions()))


def main(name: str, seconds: str = "1") -> None:
    """Measure one peer, or list the packages, or play with so many simulations a move."""
    if name == "player":
        play_against(int(seconds))
        return
    print(json.dumps(versions() if name == "versions" else whole_games(PEERS[name](), float(seconds))))


if __name__ == "__main__":
    main(*sys.argv[1:])
