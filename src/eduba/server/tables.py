"""Tables: made, joined, played at. Every change goes through a room, under its lock."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.bots.bot import UnknownBot
from eduba.bots.levels import check_bot, playing
from eduba.kernel.actions import NotationError
from eduba.kernel.engine import IllegalAction
from eduba.kernel.game import Game, OptionError
from eduba.kernel.rule import NOT_ASKED
from eduba.kernel.text import texts_of
from eduba.match.fairness import commitment, new_secret
from eduba.match.match import Match, MatchError
from eduba.server.devices import Devices, Held, not_yours
from eduba.server.forms import HurryForm, JoinForm, PlayForm, SeatForm, TableForm, UndoForm
from eduba.server.journal import Work
from eduba.server.kept import Unplayable
from eduba.server.lobby import Host
from eduba.server.models import Account, FeedRow, MatchRow, SeatRow, SeatToken
from eduba.server.problems import Problem
from eduba.server.rooms import Room, Rooms, table_json
from eduba.server.security import token_hash

ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 10
REQUEST_BYTES: Final = 12
SITS_IN: Final = "greedy"
"""The bot that plays on for who gave up or is away."""


def id_of(drawn: bytes) -> str:
    """A match's public name, of bytes drawn by chance: not guessable, easy to read out."""
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in drawn[:ID_LENGTH])


def new_request() -> str:
    """For whoever asks for something without a secret of their own: nobody can ask for it again."""
    return secrets.token_hex(REQUEST_BYTES)


def is_id(text: str) -> bool:
    """Whether a match could be called so."""
    return len(text) == ID_LENGTH and all(letter in ALPHABET for letter in text)


@dataclass
class Laid:
    """A table that is laid but not yet written down."""

    row: MatchRow
    seats: list[SeatRow]
    held: list[SeatToken] = field(default_factory=list)
    tokens: dict[int, str] = field(default_factory=dict)
    invitations: dict[int, str] = field(default_factory=dict)

    async def write(self, session: AsyncSession) -> None:
        """Write it down, unless it is there already."""
        if await session.get(MatchRow, self.row.id) is not None:
            return
        session.add(self.row)
        await session.flush()
        opened = FeedRow(match_id=self.row.id, number=1, kind="table", data={"what": "opened"})
        session.add_all([*self.seats, *self.held, opened])


class Tables:
    """What people do at tables."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.devices = Devices(rooms)

    # -- seats

    async def seats_of(self, match_id: str, tokens: Iterable[str]) -> list[int]:
        """The seats of a match that these tokens hold."""
        return [held.seat for held in await self.devices.held(match_id, tokens)]

    async def require(self, match_id: str, tokens: Iterable[str], seat: int) -> None:
        """Refuse who does not hold a seat."""
        if seat not in await self.seats_of(match_id, tokens):
            raise not_yours(seat)

    async def require_some(self, match_id: str, tokens: Iterable[str]) -> list[Held]:
        """The seats somebody holds; refuse who holds none."""
        held = await self.devices.held(match_id, tokens)
        if not held:
            raise Problem(403, "not-your-seat", "you hold no seat at this table")
        return held

    # -- making and joining

    async def create(self, form: TableForm, host: Host, language: str) -> dict[str, Any]:
        """A new table: its name, the tokens of the seats on this screen, the invitations of the open ones.

        Asked for again by the same request it is the same table, with those tokens and invitations that still count.
        """
        if all(seat.kind == "bot" for seat in form.seats):
            raise Problem(422, "bots-alone", "somebody must sit at a table: you, somebody here, or who is invited")
        request = form.request or new_request()
        laid = self.lay(await self._named(form, host.account, language), host.account, host.owner, request)

        async def write(session: AsyncSession) -> None:
            await host.require_room(session, laid.row)
            await laid.write(session)

        with suppress(IntegrityError):  # another server was asked at the same moment: the table is there
            await self.rooms.journal.write(write)
        room = await self.rooms.open(laid.row.id)
        self.rooms.on_news(room)
        mine = await self.devices.held(room.id, laid.tokens.values())
        waiting = {s.seat: s.invitation for s in room.seats}
        return {
            "match": room.id,
            "tokens": {held.seat: held.token for held in mine},
            "invitations": {n: i for n, i in laid.invitations.items() if token_hash(i) == waiting.get(n)},
            "table": table_json(room, [held.seat for held in mine], set()),
        }

    async def _named(self, form: TableForm, account: int | None, language: str) -> TableForm:
        """A form in which everybody has a name: their own, the account's, else `Player 1` in the language of its maker."""
        texts = texts_of(language)
        async with self.rooms.database.session() as session:
            mine = None if account is None else await session.get(Account, account)
        seats = []
        for n, seat in enumerate(form.seats, 1):
            known = mine.name if mine is not None and seat.kind == "me" else texts("name-player", n=n)
            seats.append(seat.model_copy(update={"name": seat.name or known}) if seat.kind in ("me", "here") else seat)
        return form.model_copy(update={"seats": seats})

    def lay(self, form: TableForm, account: int | None, owner: str | None, request: str) -> Laid:
        """A new table, not yet written down; what it is called and who holds its seats goes with the request. Its people
        have names."""
        engine = self.rooms.engine(form.game)
        keys = self.rooms.keys
        try:
            options = engine.game.choose({**form.options, "players": len(form.seats)})
        except OptionError as error:
            raise Problem(422, "bad-option", str(error)) from None
        match_id, secret = id_of(keys.drawn_for("match", request)), new_secret()
        row = MatchRow(
            id=match_id,
            game=form.game,
            rules=engine.game.version,
            content=engine.content.hash,
            options=options,
            secret=keys.seal(secret, match_id),
            commitment=commitment(secret),
            words=[form.words, *[""] * (len(form.seats) - 1)],
            status="waiting" if any(s.kind == "open" for s in form.seats) else "playing",
            listed=form.listed,
            spectators=form.spectators,
            owner=owner,
            hints=sum(s.kind != "bot" for s in form.seats) == 1 if form.hints is None else form.hints,
        )
        laid = Laid(row, [self._seat(engine.game, match_id, n, seat, account) for n, seat in enumerate(form.seats)])
        for n, seat in enumerate(form.seats):
            if seat.kind in ("me", "here"):
                laid.tokens[n] = keys.token_for("seat", match_id, str(n), request)
                laid.held.append(self.devices.new(match_id, n, laid.tokens[n]))
            elif seat.kind == "open":
                laid.invitations[n] = keys.token_for("invitation", match_id, str(n), request)
                laid.seats[n].invitation = token_hash(laid.invitations[n])
        if row.status == "playing":
            self._begin(row, laid.seats)
        return laid

    def _seat(self, game: Game, match_id: str, n: int, form: SeatForm, account: int | None) -> SeatRow:
        if form.kind == "bot":
            try:
                check_bot(form.bot or "", playing(game))
            except UnknownBot as error:
                raise Problem(422, "unknown-bot", str(error)) from None
            return SeatRow(match_id=match_id, seat=n, kind="bot", name=form.name or f"{form.bot} {n + 1}", bot=form.bot)
        kind = "open" if form.kind == "open" else "human"
        mine = account if form.kind == "me" else None
        return SeatRow(
            match_id=match_id,
            seat=n,
            kind=kind,
            person=kind == "human",
            name="" if kind == "open" else form.name or "",
            bot=None,
            account_id=mine,
        )

    def _begin(self, row: MatchRow, seats: list[SeatRow]) -> None:
        """All seats are taken: the first position decides whether a bot moves first. What was opened under older rules
        begins under those of today."""
        match = self.rooms.begun(row, seats)
        row.status, row.rules, row.options = "playing", match.engine.game.version, match.options
        row.bot_to_move = seats[match.position.actor].kind == "bot"

    async def join(self, match_id: str, form: JoinForm, account: int | None) -> dict[str, Any]:
        """Take an open seat."""
        return await self.rooms.insist(match_id, lambda room: self._join(room, form, account))

    async def _join(self, room: Room, form: JoinForm, account: int | None) -> dict[str, Any]:
        given = form.invitation or ""
        token = self.rooms.keys.token_for("seat", room.id, given, form.request or new_request())
        mine = await self.seats_of(room.id, [token])
        if not mine:
            wanted = token_hash(given) if given else None
            free = [
                s for s in room.seats if s.kind == "open" and (s.invitation == wanted if wanted else room.row.listed)
            ]
            if not free:
                raise Problem(409, "seat-taken", "this seat is taken, or the invitation does not fit")
            mine = [free[0].seat]
            held = self.devices.new(room.id, mine[0], token)
            await self.take(room, held, form.name, account, form.words)
            room = await self.rooms.again(room.id)
        return {"match": room.id, "seat": mine[0], "token": token, "table": table_json(room, mine, set())}

    async def take(
        self, room: Room, held: SeatToken, name: str, account: int | None, words: str, also: Work | None = None
    ) -> None:
        """Let a person sit down in an open seat of a room in use. The last one begins the match."""
        seat = held.seat
        sits = {"kind": "human", "person": True, "name": name, "account_id": account, "invitation": None}
        taken = [_with(s, **sits) if s.seat == seat else s for s in room.seats]
        row = room.row
        row.words = [words if i == seat else w for i, w in enumerate(row.words)]
        if all(s.kind != "open" for s in taken):
            try:
                self._begin(row, taken)
            except OptionError as error:
                raise Unplayable("rules", error) from None

        async def write(session: AsyncSession) -> None:
            await session.execute(
                update(SeatRow).where(SeatRow.match_id == room.id, SeatRow.seat == seat).values(**sits)
            )
            await session.execute(
                update(MatchRow)
                .where(MatchRow.id == room.id)
                .values(
                    words=row.words,
                    status=row.status,
                    rules=row.rules,
                    options=row.options,
                    bot_to_move=row.bot_to_move,
                )
            )
            session.add(held)
            if also is not None:
                await also(session)

        await self.rooms.tell(room, "seat", {"seat": seat, "what": "joined", "name": name}, write)
        self.rooms.forget(room.id)
        self.rooms.on_news(await self.rooms.again(room.id))

    # -- playing

    async def play(self, match_id: str, tokens: Iterable[str], form: PlayForm, language: str) -> Room:
        """A decision; sent twice it is played once.

        It is decided on what this server has in memory. If that was out of date, or another server came first, it is
        decided once more on what the database says.
        """
        held = self.devices.hashes(tokens)
        async with self.rooms.using_at(match_id, form.entry) as room:
            try:
                await self._play(room, held, form, language)
            except Problem as problem:
                if problem.kind != "stale":
                    raise
                room = await self.rooms.again(match_id)
                await self._play(room, held, form, language)
        return room

    async def _play(self, room: Room, held: list[str], form: PlayForm, language: str) -> None:
        await self._hold(room, held, form.seat)
        if not self._is_new(room, form.entry, form.request, form.seat):
            return
        try:
            await self.rooms.append(room, lambda m: m.play(form.seat, form.action), form.request)
        except IllegalAction as refusal:
            raise _illegal(room, refusal, language) from None
        except NotationError as error:
            raise Problem(422, "no-such-action", str(error)) from None
        except MatchError as error:
            raise Problem(409, "not-now", str(error)) from None

    async def _hold(self, room: Room, held: list[str], seat: int) -> None:
        """Refuse who does not hold a seat. A token is looked up once: its seat never changes, and when one is taken
        away the rights of the match change, which is noticed before anything is written."""
        if any(token not in room.holders for token in held):
            async with self.rooms.database.session() as session:
                found = await session.execute(
                    select(SeatToken.token, SeatToken.seat).where(
                        SeatToken.match_id == room.id, SeatToken.token.in_(held)
                    )
                )
                room.holders |= {row.token: row.seat for row in found}
        if seat not in {room.holders.get(token) for token in held}:
            raise not_yours(seat)

    async def undo(self, match_id: str, form: UndoForm) -> Room:
        """Take back one's own decisions, as far as nothing was shown since."""
        async with self.rooms.using(match_id) as room:
            if self._is_new(room, form.entry, form.request, form.seat):
                room.require_short()
                await self.enter(room, lambda m: m.undo(form.seat, form.to), form.request)
        return room

    def _is_new(self, room: Room, entry: int, request: str, seat: int) -> bool:
        if request in room.requests:
            return False
        room.require_person(seat)
        if entry != room.playing().number + 1:
            raise Problem(409, "stale", "the match has gone on; look again", table=table_json(room, [seat], set()))
        return True

    async def enter(self, room: Room, act: Callable[[Match], object], *given: Any, **besides: Any) -> None:
        """Let something happen in a match (`Rooms.append`) that the match may refuse."""
        try:
            await self.rooms.append(room, act, *given, **besides)
        except MatchError as error:
            raise Problem(409, "not-now", str(error)) from None

    async def resign(self, match_id: str, seat: int) -> Room:
        """Give up; a bot plays on."""
        return await self.rooms.insist(match_id, lambda room: self._resign(room, seat))

    async def _resign(self, room: Room, seat: int) -> Room:
        room.require_person(seat)
        await self.enter(room, lambda m: m.resign(seat, SITS_IN))
        return room

    async def come_back(self, match_id: str, seat: int) -> Room:
        """Take one's seat again in which a bot plays meanwhile; said twice, it is so once."""
        return await self.rooms.insist(match_id, lambda room: self._come_back(room, seat))

    async def _come_back(self, room: Room, seat: int) -> Room:
        if room.playing().seats[seat].bot is not None:
            if seat in room.playing().resigned:
                room.require_person(seat)
            await self.enter(room, lambda m: m.take_again(seat))
        return room

    async def hurry(self, match_id: str, form: HurryForm) -> None:
        """The bots of a table shall answer as soon as they can, or take their time again."""
        await self.rooms.insist(match_id, lambda room: self._hurry(room, form))

    async def _hurry(self, room: Room, form: HurryForm) -> None:
        if room.row.status != "waiting":  # whoever waits for others may say it beforehand
            room.playing()
        room.require_person(form.seat)

        async def write(session: AsyncSession) -> None:
            await session.execute(update(MatchRow).where(MatchRow.id == room.id).values(hurry=form.hurry))

        room.row.hurry = form.hurry  # before the pages are told
        await self.rooms.tell(room, "table", {"what": "hurry" if form.hurry else "patience"}, write)


def _with(seat: SeatRow, **changes: Any) -> SeatRow:
    values = {c.key: getattr(seat, c.key) for c in SeatRow.__table__.columns}
    return SeatRow(**{**values, **changes})


def _illegal(room: Room, refusal: IllegalAction, language: str) -> Problem:
    """An illegal move: the rule it breaks, with its text in the player's language."""
    game = room.playing().engine.game
    if refusal.rule is None:
        said = "not asked now" if refusal.reason == NOT_ASKED else "no such action"
        return Problem(422, "not-asked", f"{refusal.action}: {said}", rule=game.asked(room.playing().position.state))
    text = texts_of(language, game).rule(refusal.rule)
    return Problem(422, "illegal-action", text, rule=refusal.rule, action=refusal.action)
