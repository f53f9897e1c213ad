"""Search at the Python edge: how long to think, on how many threads, and what was found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Timer
from typing import Any, Final

import numpy as np

from eduba.bots import tree
from eduba.bots.tree import Knob
from eduba.kernel.engine import Engine, Position
from eduba.kernel.events import new_log
from eduba.kernel.random import derive
from eduba.kernel.record import Records, copy
from eduba.kernel.specialise import specialise, specialise_plain

USUAL: Final = {
    Knob.EXPLORE: 0.5,
    Knob.FAITH: 0.0,
    Knob.BIAS: 0.0,
    Knob.TURNS: 1000.0,
    Knob.STEPS: 10000.0,
    Knob.SPREAD: 1.0,
    Knob.RANKS: 0.5,
    Knob.CARE: 1.0,
}
"""The knobs of a game about which nothing is known: random play to the end."""
NODES: Final = 1 << 20
LEAST_KEPT: Final = 8
"""A part of the old tree is worth keeping from so many visits on."""
DEEPEST: Final = 12
LINE: Final = 12


@dataclass(frozen=True)
class Choice:
    """One answer, as a search sees it."""

    action: int
    visits: int
    value: float
    """What it is worth to the seat that chooses, from 0 to 1: rank and win, mixed."""
    chances: tuple[float, ...]
    """Every seat's chance to win after it."""


@dataclass(frozen=True)
class Found:
    """What a search found, the most tried answer first."""

    simulations: int
    choices: tuple[Choice, ...]

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def chances(self) -> tuple[float, ...]:
        """Every seat's chance to win from here."""
        total = max(1, sum(c.visits for c in self.choices))
        seats = range(len(self.best.chances))
        return tuple(sum(c.visits * c.chances[seat] for c in self.choices) / total for seat in seats)


class Tree:
    """One tree, for one thread."""

    def __init__(self, engine: Engine, functions: Any, knobs: Sequence[float], nodes: int) -> None:
        self._call = functions
        self._states: Records[Any] = Records(engine.game.state, tree.SPACE)
        self._nodes, self._spare_nodes = Records(tree.Node, nodes), Records(tree.Node, nodes)
        answers = engine.game.actions.size
        desk: Any = tree.Desk  # typed for rules; here it is given arrays
        self._desk = desk(
            states=engine.form(self._states),
            cells=self._states.array.view(np.int32) if engine.compiled else self._states.memory.cast("i"),
            tables=engine.form(engine.content.tables),
            logs=engine.form(new_log(0)),
            out=engine.buffer(answers),
            weights=_floats(answers),
            points=engine.buffer(tree.SEATS),
            ranks=engine.buffer(tree.SEATS),
            worth=_floats(tree.SEATS),
            wins=_floats(tree.SEATS),
            strengths=_floats(tree.SEATS),
            nodes=engine.form(self._nodes),
            sums=_floats(nodes * tree.STRIDE),
            spare_nodes=engine.form(self._spare_nodes),
            spare_sums=_floats(nodes * tree.STRIDE),
            path=engine.buffer(DEEPEST),
            knobs=np.array(knobs, np.float64),
            control=engine.buffer(2),
        )

    def plant(self, position: Position, seat: int) -> None:
        """Take a position as the root, with what the tree knows about it already."""
        d = self._desk
        self._put(position, tree.WANTED)
        kept = tree.NONE
        if d.control[tree.USED] and self._states[tree.ROOT].actor == seat:
            kept = self._call.find(d, seat, LEAST_KEPT)
        if kept == tree.NONE:
            root = self._nodes[0]
            root.parent = root.child = root.sibling = tree.NONE
            root.visits = root.seen = 0
            d.sums[: tree.STRIDE] = 0
            d.control[tree.USED] = 1
        else:
            self._call.prune(d, kept)
            self._nodes, self._spare_nodes = self._spare_nodes, self._nodes
            self._desk = d._replace(nodes=d.spare_nodes, sums=d.spare_sums, spare_nodes=d.nodes, spare_sums=d.sums)
        self._put(position, tree.ROOT)
        d.control[tree.STOP] = 0

    def _put(self, position: Position, i: int) -> None:
        copy(position.records, 0, self._states, i)
        canonical(self._states, i)

    def grow(self, seed: int, simulations: int) -> None:
        """Search until the root has been visited so often, or the tree is told to stop."""
        self._call.search(self._desk, seed, simulations)

    def forget(self) -> None:
        """Cut the tree down."""
        self._desk.control[tree.USED] = 0

    def stop(self) -> None:
        """End a search that is under way."""
        self._desk.control[tree.STOP] = 1

    @property
    def visits(self) -> int:
        return self._nodes[0].visits

    def answers(self) -> dict[int, tuple[int, np.ndarray[Any, np.dtype[np.float64]]]]:
        """Of each answer at the root: its visits, and what they brought (`tree.WORTH` and so on)."""
        return {
            node.key // 8: (node.visits, self._desk.sums[tree.STRIDE * i : tree.STRIDE * (i + 1)])
            for i, node in self._children(0)
        }

    def line(self, action: int) -> tuple[int, ...]:
        """An answer at the root and the most tried ones after it."""
        at = next((i for i, node in self._children(0) if node.key // 8 == action), tree.NONE)
        found = [action]
        while at != tree.NONE and len(found) < LINE:
            following = max(self._children(at), key=lambda child: child[1].visits, default=None)
            if following is None or following[1].visits < LEAST_KEPT:
                break
            at = following[0]
            found.append(following[1].key // 8)
        return tuple(found)

    def _children(self, parent: int) -> Iterator[tuple[int, tree.Node]]:
        i = self._nodes[parent].child
        while i != tree.NONE:
            node = self._nodes[i]
            yield i, node
            i = node.sibling


def _floats(length: int) -> np.ndarray[Any, np.dtype[np.float64]]:
    return np.zeros(length, np.float64)


def canonical(states: Records[Any], i: int) -> None:
    """Let search see one order of what can be done in any order."""
    if "step_order" in states.kind.dtype.names:
        states[i].step_order = 1


def turned(knobs: Mapping[str, float]) -> list[float]:
    """All knobs in their order, those that are named turned."""
    names = [knob.name.lower() for knob in Knob]
    unknown = sorted(set(knobs) - set(names))
    if unknown:
        raise ValueError(f"a search has no {', '.join(unknown)}; it has {', '.join(names)}")
    if knobs.get("bias") and not knobs.get("faith"):
        raise ValueError("bias is part of the first look at an answer, which counts for nothing without faith")
    return [knobs.get(name, USUAL[knob]) for name, knob in zip(names, Knob, strict=True)]


class Search:
    """Thinks about positions of one game."""

    def __init__(
        self, engine: Engine, knobs: Mapping[str, float] | None = None, threads: int = 1, nodes: int = NODES
    ) -> None:
        self.engine = engine
        values = turned(knobs or {})
        functions = (specialise if engine.compiled else specialise_plain)(tree, engine.game)
        self._trees = [Tree(engine, functions, values, nodes) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def think(self, position: Position, seat: int, seed: int, simulations: int, seconds: float | None = None) -> Found:
        """Look at a position, of which `position` is the seat's own guess, so many times or so many seconds.

        The visits that an earlier search gave to this very position count. With several threads each grows a tree of its
        own and the visits are added up.
        """
        for grown in self._trees:
            grown.plant(position, seat)
        seeds = [seed] if self._pool is None else [derive(seed, i) for i in range(len(self._trees))]
        self._trees[0].grow(seeds[0], 1)  # however short the time is, there is an answer
        timer = Timer(seconds, self.stop) if seconds is not None else None
        if timer is not None:
            timer.start()
        try:
            each = -(-simulations // len(self._trees))
            if self._pool is None:
                self._trees[0].grow(seed, each)
            else:
                list(self._pool.map(lambda grown, own: grown.grow(own, each), self._trees, seeds))
        finally:
            if timer is not None:
                timer.cancel()
                timer.join()  # one that goes off at this very moment must not end the next search
        return self._found(position.seats)

    def line(self, action: int) -> tuple[int, ...]:
        """How the game would go on after the last search: an answer and the most tried ones after it, forced ones left
        out. Search sees one order of several; an answer that it does not see is its own line."""
        return self._trees[0].line(action)

    def forget(self) -> None:
        """Begin the next search with an empty tree."""
        for grown in self._trees:
            grown.forget()

    def stop(self) -> None:
        """End a search that is under way, from another thread; what it has found counts."""
        for grown in self._trees:
            grown.stop()

    def _found(self, seats: int) -> Found:
        visits: dict[int, int] = {}
        sums: dict[int, Any] = {}
        for grown in self._trees:
            for action, (count, brought) in grown.answers().items():
                visits[action] = visits.get(action, 0) + count
                sums[action] = sums.get(action, 0.0) + brought
        choices = []
        for action in sorted(visits, key=lambda a: (-visits[a], a)):
            count = max(1, visits[action])
            wins = sums[action][tree.WINS : tree.WINS + seats] / count
            value = float(sums[action][tree.WORTH]) / count
            choices.append(Choice(action, visits[action], value, tuple(float(w) for w in wins)))
        return Found(sum(grown.visits for grown in self._trees), tuple(choices))
