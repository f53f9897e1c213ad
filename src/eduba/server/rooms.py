"""Matches in memory while they are in use, and the only way their entries come into being.

A room is filled by replaying its match from the database; entries that another server wrote are caught up with before
anything is decided. A move is validated in memory, written under its number, and told to the pages only when it is
committed; if the write fails the room forgets its match and replays it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Update, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.bots import bot as bots
from eduba.kernel import game as games
from eduba.kernel.actions import NotationError
from eduba.kernel.engine import Engine, IllegalAction
from eduba.kernel.game import OptionError
from eduba.kernel.text import texts_of
from eduba.match.file import entry_from_json
from eduba.match.match import Match, MatchError, Play, Seat, entry_json, mended
from eduba.server.database import Database
from eduba.server.engines import Engines, UnknownContent
from eduba.server.frames import SPECTATOR, Shown, options_json, position_json
from eduba.server.growth import Growth, Overtaken
from eduba.server.journal import Change, Journal, Work
from eduba.server.kept import Kept, Unplayable
from eduba.server.models import EntryRow, FeedRow, FinalRow, MatchRow, Mute, SeatRow, now
from eduba.server.problems import Problem
from eduba.server.security import Keys, token_hash
from eduba.server.upgrades import to_put_right

log: Final = logging.getLogger("eduba.server")
IDLE_SECONDS: Final = 600.0
TRIES: Final = 10
MOST_ITEMS: Final = 500
"""Of what happened, a page is told so much at a time."""
MOST_ENTRIES: Final = 20_000
"""Of a match in which anything is still taken back. None plays so long by itself, and to read one of them takes a second."""
T = TypeVar("T")
FeedItem = dict[str, Any]
Item = tuple[str, dict[str, Any]]
"""Something for the feed: its kind, and what there is to say."""


@dataclass
class Room:
    """One match in use."""

    row: MatchRow
    seats: list[SeatRow]
    match: Match | None
    feed: list[FeedRow] = field(default_factory=list)
    kept: Kept | None = None
    """What there is of a match that has begun and cannot be replayed here."""
    requests: dict[str, int] = field(default_factory=dict)
    """The entry that each request made."""
    unheard: dict[int, set[int]] = field(default_factory=dict)
    """For each seat those whose chat it does not want to hear."""
    shown: Shown = field(default_factory=Shown)
    holders: dict[str, int] = field(default_factory=dict)
    """The seats of tokens (hashed) that were seen here, as long as the match's rights are what they are."""
    current: bool = True
    """Whether no other server is known to have changed the match since it was last looked up."""
    settled: bool = True
    """Whether all it shows is committed."""
    used: float = field(default_factory=time.monotonic)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [s.seat for s in self.seats if s.kind == "human"]

    @property
    def resigned(self) -> list[int]:
        """The seats that gave up, in order."""
        if self.match is not None:
            return self.match.resigned
        return self.kept.resigned if self.kept is not None else []

    def seat_as_played(self) -> None:
        """Who plays in each seat is what the match says: seats are handed over, given up and taken again by entries."""
        if self.match is not None:
            for row, seat in zip(self.seats, self.match.seats, strict=True):
                row.kind, row.bot = "human" if seat.bot is None else "bot", seat.bot

    def require_person(self, seat: int) -> None:
        """Refuse to act in a seat in which a bot plays: its person has given up, or has not come back yet."""
        if self.seats[seat].kind == "bot":
            if seat in self.resigned:
                raise Problem(409, "gave-up", f"seat {seat} has been given up; a bot plays on in it")
            raise Problem(409, "bot-plays", f"a bot plays in seat {seat} meanwhile; say first that you are here")

    def require_short(self) -> None:
        """Refuse to take anything back in a match that people have made long by it."""
        if self.playing().number >= MOST_ENTRIES:
            raise Problem(409, "too-long", f"the match has {MOST_ENTRIES:,} entries: nothing is taken back any more")

    def hear(self, rows: Iterable[FeedRow]) -> None:
        """Add what happened to the feed; what is there already (this server wrote it, and read it as well) stays once."""
        self.feed += [row for row in rows if row.number > len(self.feed)]

    def muted(self, mine: list[int]) -> list[int]:
        """The seats that a page which holds the seats `mine` does not hear."""
        return sorted({other for seat in mine for other in self.unheard.get(seat, ())})

    def playing(self) -> Match:
        """The match, if it has begun and its rules are here."""
        if self.kept is not None:
            raise self.kept.problem
        if self.match is None:
            raise Problem(409, "not-started", "the table still waits for people")
        return self.match


class OnNews(Protocol):
    """Hears that a room has changed. If all that is new stands in its feed: how many items that had before."""

    def __call__(self, room: Room, since: int | None = None) -> None: ...


def _nobody_hears(room: Room, since: int | None = None) -> None:
    """Before anybody listens."""


def standing(match: Match) -> tuple[str, bool]:
    """What the row of a match that has begun says of it: its status, and whether it is a bot's turn."""
    bot = not match.over and match.seats[match.position.actor].bot is not None
    return "over" if match.over else "playing", bot


class Rooms:
    """All rooms of one server process."""

    def __init__(self, database: Database, journal: Journal, keys: Keys, engines: Engines) -> None:
        self.database = database
        self.journal = journal
        self.keys = keys
        self.engines = engines
        self.on_news: OnNews = _nobody_hears
        """Called when a room has changed."""
        self.written = 0
        """How many entries were written by this server."""
        self._rooms: dict[str, Room] = {}
        self._in_use: dict[str, asyncio.Lock] = {}
        self._untold: set[str] = set()
        """Matches that may have grown without anybody being told."""

    @property
    def count(self) -> int:
        """How many matches are in memory."""
        return len(self._rooms)

    def engine(self, game: str) -> Engine:
        """The engine for new matches of a game."""
        try:
            return self.engines.usual(game)
        except games.UnknownGame as error:
            raise Problem(404, "unknown-game", str(error)) from None

    def engine_of(self, row: MatchRow) -> Engine:
        """The engine of a match: the same values, and the rules as we have them."""
        try:
            engine = self.engines.of(row.game, row.content)
        except games.UnknownGame as error:
            raise Unplayable("game", error) from None
        except UnknownContent as error:
            raise Unplayable("content", error) from None
        if row.rules > engine.game.version:
            raise Unplayable("newer")
        return engine

    async def open(self, match_id: str) -> Room:
        """The room of a match, for one who looks: nothing in it is still on its way to the database."""
        async with self.using(match_id) as room:
            return room

    def at_hand(self, match_id: str) -> Room | None:
        """The room of a match if it is in memory, all of it is committed, and no other server is known to have changed
        it: nobody needs to ask the database."""
        room = self._rooms.get(match_id)
        if room is None or not (room.current and room.settled):
            return None
        room.used = time.monotonic()
        return room

    def doubt(self, match_id: str) -> None:
        """Another server has, or may have, changed a match: look it up before it is used again."""
        room = self._rooms.get(match_id)
        if room is not None:
            room.current = False

    async def changed_elsewhere(self, matches: Iterable[str]) -> None:
        """Rows of matches were changed besides their rooms: rooms that are in use show it at once."""
        for match_id in matches:
            if match_id in self._rooms:
                self.on_news(await self.open(match_id))

    @asynccontextmanager
    async def using(self, match_id: str) -> AsyncIterator[Room]:
        """The room of a match, for one who wants to change something: one at a time in this process."""
        async with self._in_use.setdefault(match_id, asyncio.Lock()):
            yield await self.again(match_id)

    async def again(self, match_id: str) -> Room:
        """The room of a match as the database has it now, for one who has it in use."""
        room = self._rooms.get(match_id)
        if room is not None:
            room.current = True  # before the database is asked: a doubt that comes meanwhile remains
        room = await self._look_up(match_id, room)
        for _ in range(TRIES):
            work = to_put_right(room)
            if work is None:
                break
            with suppress(IntegrityError):  # somebody came first
                await self.journal.write(work)
            self.on_news(await self._look_up(match_id, room))
        room.used = time.monotonic()
        if match_id in self._untold:
            self._untold.remove(match_id)
            self.on_news(room)
        return room

    async def _look_up(self, match_id: str, room: Room | None) -> Room:
        async with self.database.reading() as session:
            if room is None:
                room = await self._load(session, match_id)
                self._rooms[match_id] = room
            else:
                await self._catch_up(session, room)
        return room

    @asynccontextmanager
    async def using_at(self, match_id: str, entry: int) -> AsyncIterator[Room]:
        """The same for one who wants to make entry `entry`: if it is the next one as far as this server knows, the
        database is not asked first. Whoever is wrong about that is overtaken when it is written."""
        async with self._in_use.setdefault(match_id, asyncio.Lock()):
            room = self.at_hand(match_id)
            fits = room is not None and room.match is not None and room.match.number + 1 == entry
            yield room if room is not None and fits else await self.again(match_id)

    async def follow(self, match_id: str, step: Callable[[Room], bool]) -> bool:
        """Let a room grow by what another server has committed, without asking the database; whether that could be.
        Else it is looked up before it is used again, and if something went wrong on the way, as a whole."""
        if match_id not in self._rooms:
            return False
        async with self._in_use.setdefault(match_id, asyncio.Lock()):
            room = self._rooms.get(match_id)
            if room is None:
                return False
            try:
                if step(room):
                    return True
                room.current = False
            except Exception as error:
                log.warning("a match is replayed", extra={"match": match_id, "reason": repr(error)})
                self.forget(match_id)
        return False

    async def insist(self, match_id: str, deed: Callable[[Room], Awaitable[T]]) -> T:
        """Do something at a table that makes sense whatever another server does there at the same moment.

        A change that comes first makes ours fail; it is then done on the room as it has become.
        """
        async with self.using(match_id) as room:
            for left in reversed(range(TRIES)):
                try:
                    return await deed(room)
                except Problem as problem:
                    if problem.kind != "stale" or not left:
                        raise
                room = await self.again(match_id)
        raise AssertionError("the last try returns or raises")

    def forget(self, match_id: str) -> None:
        """Replay a match from the database the next time it is needed."""
        self._rooms.pop(match_id, None)

    @property
    def in_memory(self) -> list[str]:
        """The matches that are in use."""
        return list(self._rooms)

    def sweep(self, in_use: Iterable[str]) -> None:
        """Close rooms that nobody has used for a while."""
        keep = set(in_use)
        limit = time.monotonic() - IDLE_SECONDS
        for room in [r for r in self._rooms.values() if r.used < limit and r.id not in keep]:
            self.forget(room.id)
            self._in_use.pop(room.id, None)

    async def _load(self, session: AsyncSession, match_id: str) -> Room:
        row = await session.get(MatchRow, match_id)
        if row is None:
            raise self._unknown(match_id)
        room = Room(row, await self._seats(session, match_id), None)
        await self._catch_up(session, room)
        return room

    def _unknown(self, match_id: str) -> Problem:
        """There is no such match, or no more: nothing is kept for it, whatever is asked for."""
        self.forget(match_id)
        self._untold.discard(match_id)
        self._in_use.pop(match_id, None)
        return Problem(404, "unknown-match", f"there is no match {match_id}")

    async def _seats(self, session: AsyncSession, match_id: str) -> list[SeatRow]:
        found = await session.scalars(select(SeatRow).where(SeatRow.match_id == match_id).order_by(SeatRow.seat))
        return list(found)

    async def _unheard(self, session: AsyncSession, match_id: str) -> dict[int, set[int]]:
        unheard: dict[int, set[int]] = {}
        for mute in await session.scalars(select(Mute).where(Mute.match_id == match_id)):
            unheard.setdefault(mute.seat, set()).add(mute.unheard)
        return unheard

    async def _catch_up(self, session: AsyncSession, room: Room) -> None:
        newest = select(func.max(FeedRow.number)).where(FeedRow.match_id == room.id).scalar_subquery()
        found = await session.execute(select(newest, MatchRow.rights).where(MatchRow.id == room.id))
        standing = found.one_or_none()
        if standing is None:
            raise self._unknown(room.id)
        number, rights = standing
        known = room.match is not None or room.kept is not None
        if known and (number or 0) <= len(room.feed) and rights == room.row.rights:
            return
        rules = room.row.rules
        row = await session.get(MatchRow, room.id, populate_existing=True)
        assert row is not None
        anew = row.rights != room.row.rights  # something in the feed may have been blotted out
        heard = 0 if anew else len(room.feed)
        seats, unheard = await self._seats(session, room.id), await self._unheard(session, room.id)
        rows = await session.scalars(
            select(FeedRow).where(FeedRow.match_id == room.id, FeedRow.number > heard).order_by(FeedRow.number)
        )
        if anew:
            room.feed, room.holders = [], {}
        room.row, room.seats, room.unheard = row, seats, unheard
        room.hear(rows)
        if row.rules != rules:  # another server has carried it over
            room.match, room.shown, room.requests = None, Shown(), {}
        if row.status != "waiting":
            entries = await session.scalars(
                select(EntryRow)
                .where(EntryRow.match_id == room.id, EntryRow.number > (room.match.number if room.match else 0))
                .order_by(EntryRow.number)
            )
            await self._follow(session, room, entries.all())

    async def _follow(self, session: AsyncSession, room: Room, entries: Sequence[EntryRow]) -> None:
        """Replay what was played; what cannot be replayed here is kept as it is."""
        room.kept = None
        try:
            self._replay(room, entries)
        except Unplayable as problem:
            over = room.row.status == "over"
            final = await session.get(FinalRow, room.id) if over else None
            secret = self.keys.unseal(room.row.secret, room.id).hex() if over else ""
            room.match, room.kept = None, Kept(problem, entries, final, secret)

    def _replay(self, room: Room, entries: Sequence[EntryRow]) -> None:
        """Enter what was played, and see that it comes to what is stored."""
        row = room.row
        older = row.rules < self.engine_of(row).game.version
        try:
            match = room.match or self.begun(row, room.seats, _recorded(row) if older else None)
            for entry in entries:
                match.enter(entry_from_json(match.engine, entry.data))
                if match.checks[-1] != entry.check and older:
                    raise Unplayable("rules")
                if match.checks[-1] != entry.check:
                    raise Problem(500, "damaged-match", f"entry {entry.number} does not fit its check value")
                if entry.request:
                    room.requests[entry.request] = entry.number
            if older and not _ended_so(match, row, room.seats):
                raise Unplayable("rules")
        except (MatchError, IllegalAction, NotationError, OptionError):
            if not older:
                raise
            raise Unplayable("rules") from None
        room.match = match
        room.seat_as_played()

    def begun(self, row: MatchRow, seats: list[SeatRow], recorded: dict[str, Any] | None = None) -> Match:
        """A match at its beginning. A name that got in when forms were less strict does not keep the others waiting."""
        sitting = [Seat(mended(s.name), None if s.person else s.bot) for s in seats]
        words = [mended(words) for words in row.words]
        secret = self.keys.unseal(row.secret, row.id)
        return Match.new(self.engine_of(row), sitting, row.options, secret, words, recorded)

    async def append(
        self,
        room: Room,
        act: Callable[[Match], object],
        request: str | None = None,
        also: Work | None = None,
        told: Sequence[Item] = (),
    ) -> None:
        """Let something happen in a match and write every entry it made, or nothing.

        Who plays in which seat then, what else the feed tells (`told`) and `also` join the transaction.
        """
        match = room.playing()
        before, seated = match.number, list(match.seats)
        try:
            act(match)
        except (IllegalAction, MatchError, NotationError):
            raise
        except BaseException:
            self.forget(room.id)
            raise
        numbers = range(before + 1, match.number + 1)
        entries = [
            {
                "match_id": room.id,
                "number": n,
                "data": entry_json(match.engine, match.entries[n - 1]),
                "check": match.checks[n],
                "request": request if n == before + 1 else None,
                "created": now(),
            }
            for n in numbers
        ]
        news = [*(_told(match, n) for n in numbers), *told]
        feed = [
            {"match_id": room.id, "number": len(room.feed) + i, "kind": kind, "data": data, "created": now()}
            for i, (kind, data) in enumerate(news, 1)
        ]
        status, bot = standing(match)
        same = (status, bot) == (room.row.status, room.row.bot_to_move)
        works = [] if also is None else [also]
        if match.seats != seated:
            works.append(partial(_write_seats, match_id=room.id, match=match))
        if match.over:
            works.append(partial(_write_result, match_id=room.id, match=match))
        growth = Growth(
            room.id,
            room.row.rights,
            entries,
            feed,
            state=None if same else {"status": status, "bot_to_move": bot},
            also=partial(_write_each, works=works) if works else None,
        )
        known = len(room.feed)
        await self._write(room, growth)
        room.row.status, room.row.bot_to_move = status, bot
        room.seat_as_played()
        room.hear(FeedRow(**item) for item in feed)
        if request:
            room.requests[request] = before + 1
        self.written += len(entries)
        self.on_news(room, known)

    async def tell(self, room: Room, kind: str, data: dict[str, Any], also: Any = None) -> FeedRow:
        """Something else happened at the table: a line of chat, a change of seats. `also` joins the transaction."""
        item = FeedRow(match_id=room.id, number=len(room.feed) + 1, kind=kind, data=data, created=now())

        async def write(session: AsyncSession) -> None:
            session.add(item)
            if also is not None:
                await also(session)

        known = len(room.feed)
        await self._write(room, Change(room.id, write))
        room.hear([item])
        self.on_news(room, known)
        return item

    async def _write(self, room: Room, work: Change | Growth) -> None:
        room.settled = False
        try:
            await self.journal.write(work)
            room.settled = True
        except (IntegrityError, Overtaken):
            self._lose(room.id)
            raise Problem(409, "stale", "another move came first; look again") from None
        except BaseException:
            self._lose(room.id)
            raise

    def _lose(self, match_id: str) -> None:
        """Nobody knows whether what was written is there: if it is, nobody was told."""
        self.forget(match_id)
        self._untold.add(match_id)


def rights_change(match_id: str) -> Update:
    """Say to all servers, in the transaction that does it, that somebody may now see less or more of a match."""
    return update(MatchRow).where(MatchRow.id == match_id).values(rights=MatchRow.rights + 1)


async def _write_each(session: AsyncSession, works: Iterable[Work]) -> None:
    """Do several things in one transaction."""
    for work in works:
        await work(session)


async def _write_seats(session: AsyncSession, match_id: str, match: Match) -> None:
    """Who plays in each seat now."""
    for n, seat in enumerate(match.seats):
        plays = {"kind": "human" if seat.bot is None else "bot", "bot": seat.bot}
        await session.execute(update(SeatRow).where(SeatRow.match_id == match_id, SeatRow.seat == n).values(**plays))


def _told(match: Match, number: int) -> Item:
    """An entry in the feed. An answer is noted as everybody may see it: one day nobody may know any more what was secret
    about it."""
    entry = match.entries[number - 1]
    noted = {"play": match.engine.game.actions.public_text(entry.action)} if isinstance(entry, Play) else {}
    return "entry", {"entry": number, **noted}


def _recorded(row: MatchRow) -> dict[str, Any]:
    """What the header of an older match says otherwise than ours would."""
    return {"rules": row.rules, "options": row.options}


def _ended_so(match: Match, row: MatchRow, seats: list[SeatRow]) -> bool:
    """Whether a match has come as far as is stored: to the same result, if it is over."""
    if not match.over or row.status != "over":
        return match.over == (row.status == "over")
    return match.result() == ([s.points for s in seats], [s.rank for s in seats])


async def _write_result(session: AsyncSession, match_id: str, match: Match) -> None:
    """How a match ended, beside each seat: what statistics are made from; and how it looked then."""
    session.add(FinalRow(match_id=match_id, start=match.checks[0], view=match.position.view(SPECTATOR)))
    for seat, (points, rank) in enumerate(zip(*match.result(), strict=True)):
        await session.execute(
            update(SeatRow).where(SeatRow.match_id == match_id, SeatRow.seat == seat).values(points=points, rank=rank)
        )


def may_watch(room: Room, mine: list[int], shown: Iterable[str] = ()) -> None:
    """Refuse spectators where the table wants none. One that waits is seen by those whom it waits for: anybody where it
    is listed, else whoever can show an invitation."""
    if mine or room.row.spectators:
        return
    if room.row.status == "waiting" and (room.row.listed or _is_invited(room, shown)):
        return
    raise Problem(403, "no-spectators", "this table does not admit spectators")


def _is_invited(room: Room, shown: Iterable[str]) -> bool:
    invitations = {seat.invitation for seat in room.seats if seat.kind == "open"}
    return any(token_hash(invitation) in invitations for invitation in shown)


def table_json(room: Room, mine: list[int], online: set[int]) -> dict[str, Any]:
    """A table as a page sees it that holds the seats `mine` (none: a spectator)."""
    row = room.row
    table: dict[str, Any] = {
        "match": row.id,
        "game": row.game,
        "status": row.status,
        "options": options_json(row.game, row.options),
        "commitment": row.commitment,
        "listed": row.listed,
        "hints": row.hints,
        "hurry": row.hurry,
        "rematch": row.rematch,
        "mine": mine,
        "muted": room.muted(mine),
        "feed": len(room.feed),
        "seats": [
            {
                "seat": s.seat,
                "kind": s.kind,
                "name": s.name,
                "bot": s.bot,
                "explains": s.bot is not None and bots.explains(s.bot),
                "online": s.seat in online,
                "resigned": s.seat in room.resigned,
            }
            for s in room.seats
        ],
        "position": None,
        "kept": None if room.kept is None else room.kept.table_json(row, room.seats),
    }
    if room.match is not None:
        table["position"] = position_json(room.match, viewer_of(room.match, mine), mine, room.shown)
    return table


def viewer_of(match: Match, mine: list[int]) -> int:
    """Through whose eyes a page looks: of several seats on one screen, the one that must decide. Seats in which bots
    play on decide nothing here."""
    if not mine:
        return -1
    playing = [seat for seat in mine if match.seats[seat].bot is None] or mine
    return match.position.actor if match.position.actor in playing else playing[0]


def feed_json(room: Room, after: int, mine: list[int]) -> list[FeedItem]:
    """What happened since feed item `after`, one item each for everybody, with what this page may see of it; of a long
    past only the first part."""
    items = []
    muted = room.muted(mine)
    for row in room.feed[after : after + MOST_ITEMS]:
        item: FeedItem = {"n": row.number, "kind": row.kind, "at": row.created.isoformat()}
        if row.kind == "entry":
            viewer = mine[0] if len(mine) == 1 else -1
            if room.kept is not None:
                item |= room.kept.item(row, viewer, over=room.row.status == "over")
            else:
                item |= room.shown.item(room.playing(), row.data["entry"], viewer)
        elif row.kind == "chat" and row.data["seat"] in muted:
            item |= {"seat": row.data["seat"], "muted": True}
        else:
            item |= {name: value for name, value in row.data.items() if name != "request"}
        items.append(item)
    return items


def board_text(match: Match, viewer: int, language: str) -> str:
    """The board as text, for screen readers and for games without a board of their own."""
    texts_of(language, match.engine.game)
    return match.position.text(viewer, language, [s.name for s in match.seats])
