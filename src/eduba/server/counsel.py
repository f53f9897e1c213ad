"""What bots can tell people: why they answered as they did, what they would do, and where a match was lost.

Everything is kept, so that it is thought about once. What is told never says more than the asker may know: the thoughts of
another seat only where nothing is hidden or all is over, a hint only for one's own turn, and of a running match with
secrets only the judgment of one's own decisions.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.analysis.analysis import Analysis, Decision, decisions, move_from_json, move_json
from eduba.bots.bot import Thought
from eduba.kernel.engine import Engine, Position
from eduba.kernel.game import Game
from eduba.server.frames import action_json
from eduba.server.models import Base, HintRow, JudgmentRow, ThoughtRow
from eduba.server.problems import Problem
from eduba.server.rooms import Room, Rooms
from eduba.server.workers import WorkerFailed, Workers

log: Final = logging.getLogger("eduba.bots")
ADVISER: Final = "king"
WORST: Final = 5
PAUSE_SECONDS: Final = 30.0
"""For so long a match is left alone that could not be judged."""
DIGITS: Final = 4
REMEMBERED: Final = 100
"""Of so many matches it is remembered which decisions they have."""


def weighed_json(game: Game, thought: Thought) -> list[dict[str, Any]]:
    """What a bot weighed, as it is kept."""
    return [{"play": game.actions.text(w.action), "chance": round(w.chance, DIGITS)} for w in thought.weighed]


def told_json(game: Game, kept: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same, as a page is told."""
    return [{**action_json(game, game.actions.parse(w["play"])), "chance": w["chance"]} for w in kept]


class Counsel:
    """Asks the workers on behalf of people."""

    def __init__(self, rooms: Rooms, workers: Workers, simulations: int) -> None:
        self._rooms = rooms
        self._workers = workers
        self._simulations = simulations
        self._hints: dict[tuple[str, int, int], asyncio.Task[list[dict[str, Any]]]] = {}
        self._analyses: dict[str, asyncio.Task[None]] = {}
        """By match, one at a time: what was played since is judged after it."""
        self._failed: dict[str, float] = {}
        """Until when a match that could not be judged is left alone, so that it is not tried without a pause."""
        self._askers: dict[str, str] = {}
        """Who has asked for each analysis that is under way."""
        self._decided: dict[str, tuple[str, list[Decision]]] = {}
        """The decisions of matches as they were last asked for, up to which check value."""

    async def stop(self) -> None:
        """Leave off thinking; what is kept is kept."""
        tasks: list[asyncio.Task[Any]] = [*self._hints.values(), *self._analyses.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- why

    async def why(self, room: Room, mine: list[int], entry: int) -> dict[str, Any]:
        """What a bot weighed before an entry."""
        match = room.playing()
        if not 1 <= entry <= match.number:
            raise Problem(404, "no-such-entry", f"there are {match.number} entries")
        seat, game = match.entries[entry - 1].seat, match.engine.game
        if game.has_secrets and not match.over and seat not in mine:
            raise Problem(403, "secret-thoughts", "this bot's reasons are shown after the match")
        async with self._rooms.database.session() as session:
            row = await session.get(ThoughtRow, (room.id, entry))
        if row is None:
            raise Problem(404, "no-thought", "no reasons are kept for this move")
        return {"entry": entry, "seat": seat, "weighed": told_json(game, row.data)}

    # -- what next

    async def hint(self, room: Room, seat: int, asker: str) -> dict[str, Any]:
        """What a strong bot would do in a seat's place, with the chances of the answers it weighed."""
        match = room.playing()
        if not room.row.hints:
            raise Problem(403, "no-hints", "at this table everybody thinks for themselves")
        if match.over or match.position.actor != seat:
            raise Problem(409, "not-now", f"seat {seat} has nothing to decide now")
        key = (room.id, match.number + 1, seat)
        position = match.position.copy()
        async with self._rooms.database.session() as session:
            row = await session.get(HintRow, key)
        kept = row.data if row is not None else await self._ask(key, position, asker)
        return {"entry": key[1], "seat": seat, "bot": ADVISER, "weighed": told_json(match.engine.game, kept)}

    async def _ask(self, key: tuple[str, int, int], position: Position, asker: str) -> list[dict[str, Any]]:
        """Ask the adviser, once however many ask; it goes on if the asker turns away."""
        if key not in self._hints:
            task = asyncio.create_task(self._advise(key, position, asker))
            self._hints[key] = task
            task.add_done_callback(lambda _: self._hints.pop(key, None))
        try:
            return await asyncio.shield(self._hints[key])
        except WorkerFailed as failure:
            raise Problem(503, "no-counsel", f"the bot could not think about it: {failure}") from None

    async def _advise(self, key: tuple[str, int, int], position: Position, asker: str) -> list[dict[str, Any]]:
        game = position.engine.game
        legal = position.legal()
        if len(legal) == 1:
            return [{"play": game.actions.text(legal[0]), "chance": None}]
        kept = weighed_json(game, await self._workers.advise(position, ADVISER, secrets.randbits(62), asker))
        if await self._keep(HintRow(match_id=key[0], entry=key[1], seat=key[2], data=kept)):
            return kept
        async with self._rooms.database.session() as session:
            row = await session.get(HintRow, key)
        return kept if row is None else row.data

    # -- where it was lost

    async def analysis(self, room: Room, mine: list[int], asker: str) -> dict[str, Any]:
        """The judged decisions of a match, and how many there are to judge; begins to think if some are missing. Who did
        not sit there has one match thought about at a time: the next one when this is done and they ask again."""
        match = room.playing()
        game = match.engine.game
        alone = len(room.people) == 1 and room.people[0] in mine
        if not match.over and not alone:
            raise Problem(409, "not-over", "a match with others is looked at when it is over")
        guarded = game.has_secrets and not match.over
        wanted = [d for d in self._decisions(room) if not guarded or d.seat in room.people]
        async with self._rooms.database.session() as session:
            rows = await session.scalars(select(JudgmentRow).where(JudgmentRow.match_id == room.id))
            known = {row.entry: row.data for row in rows}
        missing = [d for d in wanted if d.entry not in known]
        if missing and (mine or asker not in self._askers.values()):
            self._judge(room, missing, asker)
        moves = tuple(move_from_json(game, known[d.entry]) for d in wanted if d.entry in known)
        worst = Analysis(self._simulations, match.checks[-1], moves).worst(WORST)
        return {
            "done": len(moves),
            "total": len(wanted),
            "worst": [move.entry for move in worst],
            "moves": [
                {
                    "entry": move.entry,
                    "seat": move.seat,
                    "played": action_json(game, move.played),
                    "chances": move.chances,
                    "best": action_json(game, move.best),
                    "best_chance": move.best_chance,
                    "line": [{"seat": step.seat, "play": action_json(game, step.action)} for step in move.line],
                    "lost": round(move.lost, DIGITS),
                }
                for move in moves
            ],
        }

    def _decisions(self, room: Room) -> list[Decision]:
        """The decisions of a match; while pages wait for an analysis they ask often, and the match stays what it is."""
        match = room.playing()
        known = self._decided.pop(room.id, None)
        if known is None or known[0] != match.checks[-1]:
            known = match.checks[-1], decisions(match)
        self._decided[room.id] = known
        if len(self._decided) > REMEMBERED:
            del self._decided[next(iter(self._decided))]  # the one that was asked for longest ago
        return known[1]

    def _judge(self, room: Room, missing: list[Decision], asker: str) -> None:
        """Have decisions judged, unless that is under way."""
        if time.monotonic() < self._failed.get(room.id, 0.0):
            raise Problem(503, "no-counsel", "this match could not be thought about")
        if room.id in self._analyses:
            return
        task = asyncio.create_task(self._judge_all(room.id, room.playing().engine, missing, asker))
        self._analyses[room.id] = task
        self._askers[room.id] = asker
        task.add_done_callback(lambda done: self._judged(room.id, done))

    def _judged(self, match_id: str, task: asyncio.Task[None]) -> None:
        del self._analyses[match_id], self._askers[match_id]
        self._failed.pop(match_id, None)
        if not task.cancelled() and task.exception() is not None:
            self._failed[match_id] = time.monotonic() + PAUSE_SECONDS
            log.warning("an analysis failed", extra={"match": match_id, "reason": str(task.exception())})

    async def _judge_all(self, match_id: str, engine: Engine, missing: list[Decision], asker: str) -> None:
        for decision in missing:
            judged = await self._workers.judge(engine, decision, self._simulations, asker)
            kept = move_json(engine.game, judged)
            await self._keep(JudgmentRow(match_id=match_id, entry=decision.entry, data=kept))

    async def _keep(self, row: Base) -> bool:
        """Write a row down; whether it was. Another server may have been faster, and what it found is as good."""

        async def write(session: AsyncSession) -> None:
            session.add(row)
            await session.flush()

        try:
            await self._rooms.journal.write(write)
        except IntegrityError:
            return False
        return True
