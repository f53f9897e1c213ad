"""Bots against each other: every pair plays the same deals with the seats shared equally and then exchanged.

A tournament's file has one line for the plan and one for each game as it ends (JSON), so that it can be broken off and
taken up again, and so that results of one machine and of many are the same file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from importlib import import_module
from itertools import combinations
from pathlib import Path
from socket import create_connection
from typing import Any, Final

from pydantic import TypeAdapter

from eduba.arena.processes import share_out
from eduba.arena.simulate import play_seated
from eduba.bots import bot as bots
from eduba.bots.levels import check_bot, measurable
from eduba.kernel import game as games
from eduba.kernel.content import content_hash
from eduba.kernel.engine import Engine
from eduba.kernel.knowledge import knowledge_of
from eduba.kernel.random import derive

FORMAT: Final = 2
PATIENCE: Final = 10.0
"""Seconds to wait for the address of a Ray cluster, for which Ray itself would wait many minutes."""


class TournamentError(ValueError):
    """A tournament that cannot be held or taken up again; the message says why."""


@dataclass(frozen=True)
class Plan:
    """What is played: `deals` deals for each pair of bots, each deal twice with the seats exchanged."""

    game: str
    version: int
    bots: tuple[str, ...]
    options: Mapping[str, str]
    deals: int
    seed: int
    knowledge: str = ""
    """Hash of what the game's bots know: games of bots that were different then are not mixed."""

    @property
    def seats(self) -> int:
        return int(self.options["players"])

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """The pairs of bots, by their numbers."""
        return list(combinations(range(len(self.bots)), 2))

    @property
    def count(self) -> int:
        """How many games are played in all."""
        return 2 * self.deals * len(self.pairs)

    def seating(self, number: int) -> tuple[int, ...]:
        """Which bot sits where in a game: half of the seats each, in turn every way to share them."""
        pair = self.pairs[number % len(self.pairs)]
        deal, exchanged = divmod(number // len(self.pairs), 2)
        ways = list(combinations(range(self.seats), self.seats // 2))
        first = ways[deal % len(ways)]
        one, other = reversed(pair) if exchanged else pair
        return tuple(one if seat in first else other for seat in range(self.seats))

    def deal_seed(self, number: int) -> int:
        """The seed of a game: the same for all pairs, and for both ways to sit."""
        return derive(self.seed, number // len(self.pairs) // 2)


@dataclass(frozen=True)
class Played:
    """One finished game, by seat."""

    number: int
    seating: tuple[int, ...]
    decisions: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def complete(self) -> bool:
        """Whether every seat has points and a rank."""
        return len(self.points) == len(self.ranks) == len(self.seating)


Runner = Callable[[Plan, Sequence[int]], Iterator[Played]]
"""Plays games of a plan, somewhere, in any order."""


def plan(game: str, names: Sequence[str], options: Mapping[str, object], deals: int, seed: int) -> Plan:
    """A tournament; a `TournamentError` or `OptionError` says why it cannot be held."""
    found = games.load(game)
    if len(set(names)) != len(names) or len(names) < 2:
        raise TournamentError("a tournament needs two or more different bots")
    for name in names:
        check_bot(name, measurable(found))
    known = content_hash(asdict(knowledge_of(found)))
    return Plan(game, found.version, tuple(names), found.choose(options), deals, seed, known)


def hold(wanted: Plan, file: Path, runner: Runner, progress: Callable[[int], None] = lambda done: None) -> list[Played]:
    """Play what the file does not hold yet, writing each game as it ends; all games, in their order.

    A game is the same however many deals are played, so a file can be taken up again with more of them, or fewer.
    """
    done = take_up(wanted, file)
    progress(len(done))
    missing = [number for number in range(wanted.count) if number not in done]
    with file.open("a", encoding="utf-8") as out:
        for played in runner(wanted, missing):
            out.write(json.dumps(asdict(played)) + "\n")
            out.flush()
            done[played.number] = played
            progress(len(done))
    return [done[number] for number in sorted(done)]


def take_up(wanted: Plan, file: Path) -> dict[int, Played]:
    """The games of a plan that a file holds already; a new file gets the plan. A line that was cut off is dropped."""
    if not file.exists() or not file.read_bytes().strip():
        file.write_text(_head(wanted) + "\n", encoding="utf-8")
        return {}
    found, played = read(file)
    if replace(found, deals=wanted.deals) != wanted:
        raise TournamentError(f"{file} holds another tournament; name another file or repeat its settings")
    head = _head(replace(wanted, deals=max(wanted.deals, found.deals)))
    kept = [json.dumps(asdict(game)) for game in played]
    whole = file.with_name(f"{file.name}.new")  # whoever is broken off here loses nothing
    whole.write_text("\n".join([head, *kept]) + "\n", encoding="utf-8")
    whole.replace(file)
    return {game.number: game for game in played if game.number < wanted.count}


def _head(wanted: Plan) -> str:
    return json.dumps({"format": FORMAT, **asdict(wanted)})


def is_tournament(file: Path) -> bool:
    """Whether a file looks like a tournament from outside."""
    try:
        with file.open("rb") as lines:
            head = json.loads(lines.readline())
        return "format" in head and "deals" in head
    except (OSError, ValueError, TypeError):
        return False


def read(file: Path) -> tuple[Plan, list[Played]]:
    """A tournament's file; a `TournamentError` names the line that cannot be right."""
    try:
        lines = file.read_bytes().splitlines()
        head = json.loads(lines[0])
        if head.pop("format") != FORMAT:
            raise TournamentError(f"{file} was written by another version of Eduba; name another file")
        found = TypeAdapter(Plan).validate_python(head)
        found.seating(0)
    except TournamentError:
        raise
    except (ArithmeticError, LookupError, TypeError, AttributeError, ValueError):
        raise TournamentError(f"{file} is no tournament") from None
    return found, list(_games(found, file, lines[1:]))


def _games(wanted: Plan, file: Path, lines: Sequence[bytes]) -> Iterator[Played]:
    """The games of a file; the last line is dropped if it was being written when the tournament was broken off."""
    for number, line in enumerate(lines, 2):
        try:
            game = TypeAdapter(Played).validate_json(line)
        except ValueError:
            if number == len(lines) + 1:
                return
            raise TournamentError(
                f"{file}, line {number}: this is no game; without the line it is played anew"
            ) from None
        if game.number < 0 or game.seating != wanted.seating(game.number) or not game.complete:
            raise TournamentError(
                f"{file}, line {number}: no game of this tournament; without the line it is played anew"
            )
        yield game


def in_processes(count: int | None = None) -> Runner:
    """Play on this machine, in so many processes (by default one for each core)."""

    def run(wanted: Plan, numbers: Sequence[int]) -> Iterator[Played]:
        workers = min(count or os.cpu_count() or 1, len(numbers))
        yield from share_out(_play, numbers, workers, _sit_down, wanted)

    return run


def on_ray(address: str) -> Runner:
    """Play on a Ray cluster (the extra `eduba[ray]`), one actor for each of its cores."""

    def run(wanted: Plan, numbers: Sequence[int]) -> Iterator[Played]:
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise TournamentError("Ray is not installed: pip install 'eduba[ray]'") from None
        os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")  # one error is told, not those of all games beside it
        _reach(ray, address)
        remote: Any = ray.remote(num_cpus=1)(_Table)
        actors = [remote.remote(wanted) for _ in range(max(1, min(len(numbers), int(ray.cluster_resources()["CPU"]))))]
        yield from _share_out(ray, actors, numbers)

    return run


def _reach(ray: Any, address: str) -> None:
    """Join the cluster; Ray would go on trying an address at which nobody answers."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        if host and port.isdecimal():
            create_connection((host, int(port)), PATIENCE).close()
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        raise TournamentError(f"there is no Ray cluster at {address}: {error}") from None


def _share_out(ray: Any, actors: Sequence[Any], numbers: Iterable[int]) -> Iterator[Played]:
    """Give each actor a game, and another when it has finished one."""
    waiting = iter(numbers)
    running = {actor.play.remote(number): actor for actor, number in zip(actors, waiting, strict=False)}
    while running:
        (ready,), _ = ray.wait(list(running))
        actor = running.pop(ready)
        number = next(waiting, None)
        if number is not None:
            running[actor.play.remote(number)] = actor
        yield _fetch(ray, ready)


def _fetch(ray: Any, ready: Any) -> Played:
    """A game that was played on the cluster; what went wrong there is raised as it would be here."""
    try:
        played: Played = ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:  # not even an actor could be made, or it is lost
        said = [line.strip() for line in str(error).splitlines() if line.strip()]
        raise TournamentError(f"the cluster cannot play: {said[-1]}") from None
    return played


class _Table:
    """One process's engine and bots."""

    def __init__(self, wanted: Plan) -> None:
        self._plan = wanted
        self._engine = Engine(games.load(wanted.game))
        self._bots = [bots.load(name, self._engine) for name in wanted.bots]

    def play(self, number: int) -> Played:
        """One game of the plan."""
        seating = self._plan.seating(number)
        seated = [self._bots[i] for i in seating]
        decisions, points, ranks = play_seated(self._engine, seated, self._plan.options, self._plan.deal_seed(number))
        return Played(number, seating, decisions, tuple(points), tuple(ranks))


_table: list[_Table] = []


def _sit_down(wanted: Plan) -> None:
    _table[:] = [_Table(wanted)]


def _play(number: int) -> Played:
    return _table[0].play(number)
