"""A game at the Python edge: positions, legal actions, moves, the same interface compiled and uncompiled.

An `Engine` binds a game to a content pack. `Position` is one record with everything a match, a bot or a page asks of it.
`play` refuses an illegal action with the rule it breaks, works on the position only if the whole move succeeds, and says
what happened and whether it can be taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from eduba.kernel import edge, sight
from eduba.kernel.events import CAPACITY, Event, new_log
from eduba.kernel.game import Game
from eduba.kernel.knowledge import knowledge_of, weigh
from eduba.kernel.laws import function_of
from eduba.kernel.record import Record, Records, copy, key, restore, same
from eduba.kernel.rule import NOT_ASKED, UNKNOWN
from eduba.kernel.specialise import doors, specialise, specialise_plain
from eduba.kernel.text import texts_of

if TYPE_CHECKING:
    from eduba.kernel.compile import Progress


class IllegalAction(ValueError):
    """An action that is not allowed now, with the rule that forbids it (None: it is not asked, or no action at all)."""

    def __init__(self, action: str, rule: str | None, reason: int) -> None:
        said = {NOT_ASKED: "this is not asked now", UNKNOWN: "there is no such action"}
        super().__init__(f"{action}: {said.get(reason, f'not allowed by {rule}')}")
        self.action = action
        self.rule = rule
        self.reason = reason


class LogOverflow(RuntimeError):
    """A move told more than a log holds: a fault of the game, which conformance finds. The move is not carried out."""

    def __init__(self, action: str) -> None:
        super().__init__(
            f"{action}: more than {CAPACITY} events in one move; tell less, or raise eduba.kernel.events.CAPACITY"
        )


@dataclass(frozen=True)
class Played:
    """What one action did."""

    events: list[Event]
    barrier: bool
    """Whether nothing up to here can be taken back: something was shown, chance was used, or the decision passed on."""


class Engine:
    """A game with a content pack, ready to play."""

    def __init__(
        self, game: Game, folder: Path | None = None, compiled: bool = True, progress: Progress | None = None
    ) -> None:
        self.game = game
        self.compiled = compiled
        self.content = game.content(folder)
        weigh(game, self.content.tables, knowledge_of(game).evaluate)
        self._call: Any = doors(specialise(edge, game, progress)) if compiled else specialise_plain(edge, game)
        self._tables: Any = self.form(self.content.tables)
        self._out: Any = self.buffer(game.actions.size)
        self._found: Any = memoryview(self._out) if compiled else self._out
        self._actor = _field(game.state, "actor")
        self._words = _field(game.state, "words")
        self._printed = self.content.tables[0]
        self._options: dict[str, Any] = {}
        logs = new_log()
        self._logs: Any = self.form(logs)
        self._log = logs[0]
        self._undo: Records[Any] = Records(game.state)

    def form(self, records: Records[Any]) -> Any:
        """Records in the form that the rules of this engine take."""
        return records.array if self.compiled else records

    def buffer(self, length: int) -> Any:
        """A buffer of integers in the form that the rules of this engine take."""
        return np.zeros(length, np.int32) if self.compiled else [0] * length

    def new(self, options: Mapping[str, object] | None = None, seed: int = 0) -> Position:
        """The first position of a game with these options."""
        asked = repr(dict(options)) if options else ""
        values = self._options.get(asked)
        if values is None:
            given = self.game.option_values(self.game.choose(options))
            values = self._options[asked] = np.array(given, np.int32) if self.compiled else given
        position = Position(self)
        self._call.setup_at(position._states, 0, self._tables, values, seed)
        return position

    def restored(self, saved: bytes) -> Position:
        """A position from its bytes."""
        position = Position(self)
        restore(position.records, 0, saved)
        return position


class Position:
    """One position of a game."""

    __slots__ = ("_cells", "_state", "_states", "engine", "records")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.records: Records[Any] = Records(engine.game.state)
        self._states = engine.form(self.records)
        self._cells: memoryview[int] = self.records.memory.cast(engine._actor.code)
        self._state: Any = None

    @property
    def state(self) -> Any:
        """The record as integers (a view: it follows the position), made when it is first asked for."""
        if self._state is None:
            self._state = self.records[0]
        return self._state

    @property
    def actor(self) -> int:
        """The seat that must decide; -1 when the game is over."""
        actor: int = self._cells[self.engine._actor.at]
        return actor

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    def copy(self) -> Position:
        """An independent copy."""
        other = Position(self.engine)
        copy(self.records, 0, other.records, 0)
        return other

    def same(self, other: Position) -> bool:
        """Whether two positions are equal, byte for byte."""
        return same(self.records, 0, other.records, 0)

    def key(self) -> bytes:
        """The position's bytes."""
        return key(self.records)

    def legal(self) -> list[int]:
        """The legal actions, ascending; empty when the game is over."""
        engine = self.engine
        n = engine._call.legal_at(self._states, 0, engine._tables, engine._out)
        found: list[int] = engine._found[:n].tolist() if engine.compiled else engine._found[:n]
        return found

    def forbids(self, action: int) -> int:
        """0, or why an action is not allowed (`Game.explain` gives the rule id)."""
        return int(self.engine._call.forbids_at(self._states, 0, self.engine._tables, action))

    def forbids_all(self) -> list[int]:
        """`forbids` for every action of the table."""
        out = self.engine.buffer(self.engine.game.actions.size)
        self.engine._call.forbids_all_at(self._states, 0, self.engine._tables, out)
        reasons: list[int] = out.tolist() if self.engine.compiled else out
        return reasons

    def refused(self) -> dict[int, int]:
        """The actions that are asked now and that a rule forbids, with the reason."""
        return {action: reason for action, reason in enumerate(self.forbids_all()) if reason > UNKNOWN}

    def play(self, action: int | str) -> Played:
        """Carry out an action (an id or its text); an `IllegalAction` or any other error leaves the position as it was."""
        engine = self.engine
        number = engine.game.actions.parse(action) if isinstance(action, str) else action
        actor, words = self.actor, self.words
        copy(self.records, 0, engine._undo, 0)
        try:
            reason = engine._call.apply_at(self._states, 0, engine._tables, number, engine._logs)
        except BaseException:
            copy(engine._undo, 0, self.records, 0)
            raise
        if reason:
            name = engine.game.actions.text(number) if reason != UNKNOWN else str(action)
            raise IllegalAction(name, engine.game.explain(reason), reason)
        log = engine._log
        if log.overflow:
            copy(engine._undo, 0, self.records, 0)
            raise LogOverflow(engine.game.actions.text(number))
        barrier = bool(log.revealed) or self.actor != actor or self.words != words
        return Played(engine.game.events.read(log), barrier)

    def advance(self, action: int) -> int:
        """Carry out an action, telling nothing: the quick way for loops in Python. 0, or the rule that forbids it."""
        engine = self.engine
        reason: int = engine._call.apply_at(self._states, 0, engine._tables, action, engine._logs)
        return reason

    def result(self) -> tuple[list[int], list[int]]:
        """Points and ranks (1 = winner) of every seat, as if the game ended now."""
        points, ranks = self.engine.buffer(self.seats), self.engine.buffer(self.seats)
        self.engine._call.result_at(self._states, 0, self.engine._tables, points, ranks)
        return [int(p) for p in points], [int(r) for r in ranks]

    def evaluate(self, seat: int) -> float:
        """What the position is worth to a seat, for bots."""
        return float(self.engine._call.evaluate_at(self._states, 0, self.engine._tables, seat))

    def prior(self) -> dict[int, float]:
        """How promising each legal answer looks before any is tried, for bots."""
        n = self.engine._call.legal_at(self._states, 0, self.engine._tables, self.engine._out)
        weights = np.zeros(n, np.float64)
        self.engine._call.prior_at(self._states, 0, self.engine._tables, self.engine._out, n, weights)
        return {int(action): float(weight) for action, weight in zip(self.engine._out, weights, strict=False)}

    def observe(self, seat: int) -> list[int]:
        """What a seat sees, as integers."""
        out = self.engine.buffer(self.engine.game.state.size())
        n = self.engine._call.observe_at(self._states, 0, self.engine._tables, seat, out)
        return [int(v) for v in out[:n]]

    def determinized(self, seat: int, seed: int) -> Position:
        """A copy in which all that the seat cannot know is a guess."""
        other = self.copy()
        self.engine._call.determinize_at(other._states, 0, self.engine._tables, seat, seed)
        return other

    def broken(self) -> Callable[..., bool] | None:
        """The first law of the game that does not hold; None if all do."""
        number: int = self.engine._call.broken_at(self._states, 0, self.engine._tables)
        return function_of(self.engine.game.laws[number - 1]) if number else None

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees (-1: a spectator), JSON-ready."""
        return self.engine.game.view(self.state, self.engine._printed, seat)

    def text(self, seat: int = -1, language: str = "en", names: Sequence[str] = ()) -> str:
        """The position as a readable board."""
        texts = texts_of(language, self.engine.game)
        named = [*names, *(str(i) for i in range(len(names), self.seats))]
        return self.engine.game.text(self.state, self.engine._printed, seat, texts, named)

    @property
    def words(self) -> list[int]:
        """The generator."""
        found: list[int] = sight.values(self.state, self.engine._words)
        return found

    @words.setter
    def words(self, words: list[int]) -> None:
        state = self.state
        for i, word in enumerate(words):
            state.words[i] = word


def _field(kind: type[Record], name: str) -> Any:
    return next(f for f in kind.fields if f.name == name)
