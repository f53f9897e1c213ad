"""The suite that every game must pass: for one game, one set of options, one seed.

`check(game, options, seed)` plays whole random games and looks at every decision (compiled) or at a sample of them
(uncompiled, where laws are dear). It raises `Nonconformance`, which names the law, the options, the seed and the moves
that lead to the position, so that any failure can be replayed.

The laws: `legal` is sorted, without repeats and never empty before the end; `forbids` agrees with it over the whole
table; every law of the game holds; every game ends, with a ranking; no rule raises and no log overflows; compiled and
uncompiled play are equal byte for byte; a saved and restored position goes on like the original; playing on a copy
changes no other copy; an illegal action changes nothing; text and JSON name the same action both ways; the four laws of
secrecy and the law of undo, for every seat and for spectators; a step that looks forced is forced for everybody.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping
from itertools import chain, combinations
from typing import Any, Final

from eduba.kernel import loops
from eduba.kernel.engine import Engine, IllegalAction, LogOverflow, Played, Position
from eduba.kernel.events import new_log
from eduba.kernel.game import Game, OptionError
from eduba.kernel.laws import function_of, in_words
from eduba.kernel.random import derive, seed_words
from eduba.kernel.record import ALL, OWNER
from eduba.kernel.rule import UNKNOWN
from eduba.kernel.sight import values
from eduba.kernel.specialise import specialise

MOST_DECISIONS: Final = loops.MOST
DEALS: Final = 20
"""Set-ups compared to learn which hidden cells differ from deal to deal."""
GUESSES: Final = 12
"""Guesses of a seat compared to learn which hidden cells they vary."""
FAULTS: Final = {
    loops.NOTHING_LEGAL: "legal is empty before the end",
    loops.UNSORTED: "legal is not sorted or repeats itself",
    loops.FORBIDS_LEGAL: "forbids rejects what legal lists",
    loops.GUARD_HIDES: "forbids allows what legal does not list",
    loops.LOG_OVERFLOW: "more events than the log holds",
    loops.NO_END: f"no end within {MOST_DECISIONS} decisions",
}


class Nonconformance(AssertionError):
    """A game breaks a law of the kernel."""


class Conformance:
    """The laws, for one game with one set of options."""

    def __init__(
        self, game: Game, options: Mapping[str, object] | None = None, seed: int = 0, compiled: bool = True
    ) -> None:
        self.game = game
        self.options = game.choose(options)
        self.seed = seed
        self.chance = random.Random(seed)
        self.plain = Engine(game, compiled=False)
        self.compiled = compiled
        self.engine = Engine(game) if compiled else self.plain
        self.moves: list[str] = []
        self._true: dict[tuple[str, int], set[object]] = {}
        self._guessed: dict[tuple[str, int, int], bool] = {}

    def fault(self, law: str) -> Nonconformance:
        """A law that does not hold here, with what is needed to see it again."""
        return Nonconformance(
            f"{self.game.id}: {law}\n  options: {self.options}\n  seed: {self.seed}\n  moves: {'; '.join(self.moves)}"
        )

    def demand(self, holds: bool, law: str) -> None:
        """A law that must hold here."""
        if not holds:
            raise self.fault(law)

    def whole_games(self, count: int, every: int = 5) -> None:
        """Whole compiled games, every decision checked."""
        check: Any = specialise(loops, self.game).checked_game
        log, out = new_log(), self.engine.buffer(self.game.actions.size)
        for n in range(count):
            position = self.engine.new(self.options, self.seed + n)
            seed_words(position.state, derive(self.seed, n))  # also chooses the moves of a game without chance
            fault = check(
                position.records.array, 0, self.engine.content.tables.array, out, log.array, MOST_DECISIONS, every
            )
            if fault:
                said = FAULTS.get(fault) or in_words(function_of(self.game.laws[fault - loops.BROKEN - 1]))
                raise self.fault(f"game {n}: {said}\n{position.text()}")

    def one_game(self, sample: float = 0.1) -> Position:
        """One game, compiled and uncompiled side by side; a sample of its decisions is looked at closely."""
        self.moves = []
        position = self.engine.new(self.options, self.seed)
        twin = self.plain.new(self.options, self.seed)
        self.notation()
        self.note_deals()
        decisions = 0
        while position.actor >= 0:
            self.demand(position.key() == twin.key(), "compiled and uncompiled play differ")
            legal = position.legal()
            self.demand(legal == twin.legal(), "compiled and uncompiled legal differ")
            self.demand(legal != [], FAULTS[loops.NOTHING_LEGAL])
            broken = twin.broken()
            if broken is not None:
                raise self.fault(in_words(broken))
            if decisions < 3 or self.chance.random() < sample:
                self.agreement(twin, legal)
                self.copies(twin, legal)
                for seat in range(-1, twin.seats):  # -1 is a spectator
                    self.machines(position, twin, seat)
                    self.secrecy(twin, seat)
            action = self.chance.choice(legal)
            played, also = self.carried_out(position, action), self.carried_out(twin, action)
            self.moves.append(self.game.actions.text(action))
            self.demand(played == also, "compiled and uncompiled events differ")
            decisions += 1
            self.demand(decisions < MOST_DECISIONS, FAULTS[loops.NO_END])
        self.demand(position.key() == twin.key(), "compiled and uncompiled play differ")
        self.demand(position.legal() == [], "something is legal after the end")
        self.ranking(position, twin)
        return twin

    def carried_out(self, position: Position, action: int) -> Played:
        """What a legal action did: no rule raises, and the log has room for all that is told."""
        try:
            return position.play(action)
        except LogOverflow as error:
            raise self.fault(FAULTS[loops.LOG_OVERFLOW]) from error
        except Exception as error:
            machine = "compiled" if position.engine.compiled else "uncompiled"
            said = f"{machine}, {self.game.actions.text(action)} raises {type(error).__name__}: {error}"
            raise self.fault(said) from error

    def machines(self, position: Position, twin: Position, seat: int) -> None:
        """Compiled and uncompiled functions that play alone does not compare give the same answers."""
        seed = self.chance.getrandbits(60)
        guess, other = position.determinized(seat, seed), twin.determinized(seat, seed)
        self.demand(guess.key() == other.key(), "compiled and uncompiled determinize differ")
        self.demand(position.observe(seat) == twin.observe(seat), "compiled and uncompiled observe differ")
        if seat >= 0:
            worth = math.isclose(position.evaluate(seat), twin.evaluate(seat), rel_tol=1e-9, abs_tol=1e-9)
            self.demand(worth, "compiled and uncompiled evaluate differ")

    def ranking(self, position: Position, twin: Position) -> None:
        """Seats share a rank or follow each other: 1, 2, 2, 4."""
        self.demand(position.result() == twin.result(), "compiled and uncompiled result differ")
        _, ranks = twin.result()
        behind = [1 + sum(1 for better in ranks if better < rank) for rank in ranks]
        self.demand(ranks == behind, f"ranks {ranks} are no ranking, expected {behind}")

    def notation(self) -> None:
        """Text and JSON name every action of the table, both ways."""
        table = self.game.actions
        for action in range(table.size):
            self.demand(table.parse(table.text(action)) == action, f"{table.text(action)} names another action")
            self.demand(table.from_json(table.to_json(action)) == action, f"{table.to_json(action)} is another action")

    def agreement(self, position: Position, legal: list[int]) -> None:
        """`forbids` and `legal` agree over the whole table; what is forbidden changes nothing."""
        before = position.key()
        reasons = position.forbids_all()
        self.demand(position.key() == before, "forbids changes the position")
        allowed = [action for action, reason in enumerate(reasons) if reason == 0]
        self.demand(allowed == legal, f"forbids allows {allowed}, legal lists {legal}")
        forbidden = [action for action, reason in enumerate(reasons) if reason]
        for action in [*self.chance.sample(forbidden, min(5, len(forbidden))), -1, self.game.actions.size]:
            try:
                position.play(action)
            except IllegalAction as refusal:
                known = 0 <= action < self.game.actions.size
                self.demand((refusal.reason == UNKNOWN) != known, f"action {action} is refused for {refusal.reason}")
            else:
                self.demand(False, f"forbidden action {action} was played")
            self.demand(position.key() == before, f"refused action {action} changed the position")

    def copies(self, position: Position, legal: list[int]) -> None:
        """Every legal action on a copy changes no other copy; a restored position goes on like the original."""
        before = position.key()
        for action in legal if len(legal) <= 12 else self.chance.sample(legal, 12):
            one, other = position.copy(), self.plain.restored(before)
            told, retold = self.carried_out(one, action), self.carried_out(other, action)
            self.demand(told == retold, "a restored position tells other events")
            self.demand(one.key() == other.key(), "a restored position goes on differently")
            self.demand(position.key() == before, "playing on a copy changed the original")

    def secrecy(self, position: Position, seat: int) -> None:
        """The four laws of secrecy, the law of undo and that of forced answers, for one seat or for spectators."""
        a, b = self.chance.getrandbits(60), self.chance.getrandbits(60)
        guess = position.determinized(seat, a)
        self.same_face(position, guess, seat)
        self.seen_to_be_forced(position, guess, seat)
        forgotten, fresh = guess.determinized(seat, b), position.determinized(seat, b)
        self.demand(forgotten.same(fresh), f"determinize for {_who(seat)} does not forget what it was given")
        self.note_cover(position, seat)
        self.events_and_undo(position, guess, seat)

    def same_face(self, position: Position, guess: Position, seat: int) -> None:
        """A seat cannot tell a position from its guess."""
        who = _who(seat)
        self.demand(position.view(seat) == guess.view(seat), f"the view of {who} shows what is hidden from it")
        shared = self.game.has_secrets or position.view(seat) == position.view(-1)
        self.demand(shared, f"the game has no secrets, but {who} sees something else than others")
        self.demand(position.text(seat) == guess.text(seat), f"the text of {who} shows what is hidden from it")
        self.demand(position.observe(seat) == guess.observe(seat), f"observe of {who} shows what is hidden from it")
        if position.actor == seat:
            self.demand(position.legal() == guess.legal(), f"legal of {who} depends on what is hidden from it")
            reasons = position.forbids_all() == guess.forbids_all()
            self.demand(reasons, f"forbids of {who} depends on what is hidden from it")

    def seen_to_be_forced(self, position: Position, guess: Position, seat: int) -> None:
        """The match answers for a seat that has no choice, which tells all others so: they must have known it."""
        step = self.game.steps(position.state.step)
        if step not in self.game.asked_though_forced:
            known = _forced(position) == _forced(guess)
            said = f"{_who(seat)} cannot see whether {step.name} is forced: list it in asked_though_forced"
            self.demand(known, said)

    def note_deals(self) -> None:
        """Remember which hidden cells differ from deal to deal, though they may not change in the game looked at."""
        for n in range(DEALS):
            for name, index, value in _hidden(self.plain.new(self.options, self.seed + n), seat=-1):
                self._true.setdefault((name, index), set()).add(value)

    def note_cover(self, position: Position, seat: int) -> None:
        """Remember which hidden cells differ between true positions, and which a seat's guesses vary."""
        true = list(_hidden(position, seat))
        for name, index, value in true:
            self._true.setdefault((name, index), set()).add(value)
        for _ in range(GUESSES if true else 0):
            guess = position.determinized(seat, self.chance.getrandbits(60))
            for (name, index, value), (_, _, guessed) in zip(true, _hidden(guess, seat), strict=True):
                cell = (name, index, seat)
                self._guessed[cell] = self._guessed.get(cell, False) or guessed != value

    def covered(self) -> None:
        """Every hidden cell that takes several values in play also takes several in a seat's guesses."""
        for (name, index, seat), varies in self._guessed.items():
            if len(self._true[name, index]) > 1:
                self.demand(varies, f"guesses of {_who(seat)} never vary {name}[{index}], which is hidden from it")

    def events_and_undo(self, position: Position, guess: Position, seat: int) -> None:
        """Worlds that look alike before and after a move tell a seat the same; without a barrier they look alike."""
        guess.words = position.words
        table = self.game.actions
        for action in self.chance.sample(position.legal(), min(4, len(position.legal()))):
            face = table.public_text(action)
            alike = [
                b for b in guess.legal() if b == action or (position.actor != seat and table.public_text(b) == face)
            ]
            if not alike:
                continue
            one, other = position.copy(), guess.copy()
            played, also = self.carried_out(one, action), self.carried_out(other, self.chance.choice(alike))
            same = one.view(seat) == other.view(seat)
            if same:
                seen = [[e for e in p.events if e.visible_to(seat)] for p in (played, also)]
                self.demand(seen[0] == seen[1], f"events after {face} tell {_who(seat)} what is hidden from it")
            if position.actor == seat and not played.barrier:
                self.demand(same, f"{face} shows seat {seat} something hidden, without a barrier to undo")


def _who(seat: int) -> str:
    return f"seat {seat}" if seat >= 0 else "a spectator"


def _forced(position: Position) -> str | None:
    """The public face of the only legal answer; None if there is a choice."""
    legal = position.legal()
    return position.engine.game.actions.public_text(legal[0]) if len(legal) == 1 else None


def _hidden(position: Position, seat: int) -> Iterator[tuple[str, int, object]]:
    """The cells of a position that a seat may not see: field, first index, value."""
    state = position.state
    for field in position.engine.game.state.fields:
        if field.bookkeeping or field.seen_by is ALL:
            continue
        held = values(state, field)
        for index, value in enumerate(held if field.shape else [held]):
            if not (field.seen_by is OWNER and (index == seat or index >= position.seats)):
                yield field.name, index, str(value)


def check(
    game: Game,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    games: int = 20,
    compiled: bool = True,
    sample: float = 0.1,
) -> None:
    """All laws for one set of options."""
    suite = Conformance(game, options, seed, compiled)
    if compiled:
        suite.whole_games(games)
    suite.one_game(sample)
    suite.covered()


def option_sets(game: Game, seats: int, seed: int = 0) -> list[dict[str, str]]:
    """Options to check with a number of seats: each value once, and every pair of values together somewhere.

    Of a range of numbers its ends, their neighbours and the default stand for all.
    """
    names = [o.name for o in game.options]
    choices = {o.name: _telling(o.domain.names, o.default) for o in game.options}
    singles = {frozenset([(name, value)]) for name in names for value in choices[name]}
    pairs = {a | b for a, b in combinations(singles, 2) if dict(a).keys() != dict(b).keys()}
    chance = random.Random(seed)
    parts = [frozenset[tuple[str, str]](), *sorted(singles | pairs, key=sorted)]
    fits = {part: fit for part in parts if (fit := _fitting(game, seats, dict(part), choices))}
    sets = [fits[frozenset()]]
    wanted = [part for part in fits if not part <= sets[0].items()]
    while wanted:
        best, most = fits[wanted[0]], 1
        for _ in range(30):
            row = {name: chance.choice(choices[name]) for name in names} | dict(chance.choice(wanted))
            covers = sum(1 for part in wanted if part <= row.items())
            if covers > most and (fit := _chosen(game, seats, row)):
                best, most = fit, covers
        wanted = [part for part in wanted if not part <= best.items()]
        sets.append(best)
    return sets


def _telling(names: tuple[str, ...], default: str) -> list[str]:
    return list(names) if len(names) <= 6 else sorted({names[0], names[1], default, names[-2], names[-1]})


def _fitting(game: Game, seats: int, part: dict[str, str], choices: dict[str, list[str]]) -> dict[str, str] | None:
    """Options with some values, else defaults; where the game refuses those, one more of them has another value."""
    others = ({name: value} for name in choices for value in choices[name])
    return next((fit for other in chain([{}], others) if (fit := _chosen(game, seats, other | part))), None)


def _chosen(game: Game, seats: int, options: Mapping[str, str]) -> dict[str, str] | None:
    try:
        return game.choose({"players": seats, **options})
    except OptionError:
        return None


def playthrough(game: Game, options: Mapping[str, object] | None = None, seed: int = 0, every: int = 20) -> str:
    """A whole game as text, for comparison with a stored one: moves, events, and the board now and then."""
    engine = Engine(game, compiled=False)
    position = engine.new(options, seed)
    chance = random.Random(seed)
    lines = [f"{game.id} v{game.version}, seed {seed}, {game.choose(options)}", position.text(), ""]
    n = 0
    while position.actor >= 0:
        legal = position.legal()
        action = chance.choice(legal)
        lines.append(f"{n} [{position.actor}] {game.actions.text(action)}  (of {len(legal)})")
        lines += [f"    {event.to_json()}" for event in position.play(action).events]
        n += 1
        if n % every == 0:
            lines += ["", position.text(), ""]
    points, ranks = position.result()
    return "\n".join([*lines, "", position.text(), f"points {points}, ranks {ranks}", ""])
