"""Where a match was won and lost: each decision judged by search, from what its own seat could know then.

Nobody is blamed for what the dice or a hidden hand did afterwards: a decision is looked at in worlds that its seat could
not tell from the true one, and in the same worlds for the answer given and for the best one found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from eduba.bots.search import Search
from eduba.kernel.engine import Engine, Position
from eduba.kernel.game import Game
from eduba.kernel.knowledge import knowledge_of
from eduba.kernel.random import derive
from eduba.match.match import Match, Play

FORMAT: Final = "eduba-analysis"
VERSION: Final = 1
USUAL: Final = 2000
"""Simulations for each question that a decision raises."""
WORLDS: Final = 4
"""In how many worlds an answer is looked at."""
NOTABLE: Final = 0.03
"""A loss of winning chances below this may be noise, and no move is marked for it."""
DIGITS: Final = 4
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Decision:
    """A free decision of a match, with the bytes of the true position before it."""

    entry: int
    seat: int
    action: int
    position: bytes


@dataclass(frozen=True)
class Step:
    """One answer of a line of play."""

    seat: int
    action: int


@dataclass(frozen=True)
class Judged:
    """What is to be said about a decision."""

    entry: int
    seat: int
    played: int
    chances: tuple[float, ...]
    """Every seat's chance to win after it."""
    best: int
    best_chance: float
    """The seat's own chance to win after the best answer found."""
    line: tuple[Step, ...]
    """How the game might have gone on with the best answer, in one of the worlds the seat thought possible."""

    @property
    def lost(self) -> float:
        """How much of its chance to win the seat gave away."""
        return max(0.0, self.best_chance - self.chances[self.seat])


@dataclass(frozen=True)
class Analysis:
    """A match, judged decision by decision."""

    simulations: int
    end: str
    """The check value of the match's last entry: which match it is, and how far it had come."""
    moves: tuple[Judged, ...]

    def worst(self, count: int) -> list[Judged]:
        """The decisions that lost most, the worst first; those that may have lost nothing are left out."""
        notable = [move for move in self.moves if move.lost >= NOTABLE]
        return sorted(notable, key=lambda move: (-move.lost, move.entry))[:count]


def decisions(match: Match) -> list[Decision]:
    """The decisions of a match at which there was a choice and that nobody took back."""
    found = []
    for before, after in zip(match.moments, match.moments[1:], strict=False):
        entry = match.entries[after.number - 1]
        if isinstance(entry, Play) and len(match.engine.restored(before.position).legal()) > 1:
            found.append(Decision(after.number, entry.seat, entry.action, before.position))
    return found


def analyse(match: Match, simulations: int = USUAL, progress: Progress = lambda done, total: None) -> Analysis:
    """Judge every decision of a match; `progress` is told how many of how many are done."""
    judge = Judge(match.engine)
    asked = decisions(match)
    moves: list[Judged] = []
    for decision in asked:
        progress(len(moves), len(asked))
        moves.append(judge(decision, simulations))
    progress(len(asked), len(asked))
    return Analysis(simulations, match.checks[-1], tuple(moves))


class Judge:
    """Judges decisions of one game; the same decision always in the same way."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._search = Search(engine, knowledge_of(engine.game).search)

    def __call__(self, decision: Decision, simulations: int) -> Judged:
        seat, seed = decision.seat, derive(decision.entry, 0)
        worlds = [
            self.engine.restored(decision.position).determinized(seat, derive(seed, world)) for world in range(WORLDS)
        ]
        self._search.forget()
        found = self._search.think(worlds[0].copy(), seat, derive(seed, WORLDS), simulations)
        compared = {decision.action, found.best.action}
        lines = {action: self._search.line(action) for action in compared}
        after = {action: self._after(worlds, action, simulations) for action in compared}
        best = max(after, key=lambda action: (after[action][seat], action == decision.action))
        return Judged(
            entry=decision.entry,
            seat=seat,
            played=decision.action,
            chances=after[decision.action],
            best=best,
            best_chance=after[best][seat],
            line=tuple(spelled_out(worlds[0].copy(), lines[best])),
        )

    def _after(self, worlds: list[Position], action: int, simulations: int) -> tuple[float, ...]:
        """Every seat's chance to win after an answer: the mean over the worlds, in each as the next seat sees it."""
        each = [self._chances(world.copy(), action, n, simulations // WORLDS) for n, world in enumerate(worlds)]
        return tuple(round(sum(column) / WORLDS, DIGITS) for column in zip(*each, strict=True))

    def _chances(self, world: Position, action: int, seed: int, simulations: int) -> tuple[float, ...]:
        world.advance(action)
        pass_forced(world)
        if world.actor < 0:
            _, ranks = world.result()
            return tuple((rank == 1) / ranks.count(1) for rank in ranks)
        self._search.forget()
        return self._search.think(world, world.actor, seed, max(1, simulations)).chances


def pass_forced(position: Position) -> None:
    """Give all forced answers."""
    legal = position.legal()
    while len(legal) == 1:
        position.advance(legal[0])
        legal = position.legal()


def spelled_out(world: Position, line: tuple[int, ...]) -> Iterator[Step]:
    """A line of answers with who gives each, as far as it can be played in this world."""
    for action in line:
        pass_forced(world)
        if action not in world.legal():
            return
        yield Step(world.actor, action)
        world.advance(action)


def to_json(game: Game, analysis: Analysis) -> dict[str, Any]:
    """An analysis as it is kept."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.id,
        "rules": game.version,
        "end": analysis.end,
        "simulations": analysis.simulations,
        "moves": [move_json(game, move) for move in analysis.moves],
    }


def move_json(game: Game, move: Judged) -> dict[str, Any]:
    """One judged decision as it is kept; `lost` is there for readers."""
    text = game.actions.text
    return {
        "n": move.entry,
        "seat": move.seat,
        "play": text(move.played),
        "chances": list(move.chances),
        "best": text(move.best),
        "best_chance": move.best_chance,
        "line": [{"seat": step.seat, "play": text(step.action)} for step in move.line],
        "lost": round(move.lost, DIGITS),
    }


def from_json(game: Game, data: dict[str, Any]) -> Analysis | None:
    """The inverse of `to_json`; None if it is something else, or from other rules or another version of this program."""
    if [data.get(key) for key in ("format", "version", "game", "rules")] != [FORMAT, VERSION, game.id, game.version]:
        return None
    return Analysis(data["simulations"], data["end"], tuple(move_from_json(game, move) for move in data["moves"]))


def move_from_json(game: Game, data: dict[str, Any]) -> Judged:
    """The inverse of `move_json`."""
    parse = game.actions.parse
    return Judged(
        entry=data["n"],
        seat=data["seat"],
        played=parse(data["play"]),
        chances=tuple(data["chances"]),
        best=parse(data["best"]),
        best_chance=data["best_chance"],
        line=tuple(Step(step["seat"], parse(step["play"])) for step in data["line"]),
    )
