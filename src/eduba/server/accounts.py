"""Accounts: optional, a name and a password; a recovery code instead of e-mail; export and deletion of one's data."""

from __future__ import annotations

import hmac
import secrets
from datetime import timedelta
from typing import Any, Final

from fastapi import Request, Response
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from eduba.server.database import Database
from eduba.server.journal import Journal
from eduba.server.models import Account, FeedRow, Login, MatchRow, SeatRow, now
from eduba.server.passwords import Passwords
from eduba.server.problems import Problem, too_many
from eduba.server.security import Keys, RateLimit, recovery_code, token_hash
from eduba.server.statistics import statistics_of

COOKIE: Final = "eduba_login"
LOGIN_SECONDS: Final = 365 * 24 * 3600
"""How long a browser stays signed in."""
NOBODY: Final = "—"
"""Whom a seat names whose person wants to be forgotten."""
TRIES: Final = 10
REPEAT_SECONDS: Final = 600
"""For so long a sign-up whose answer was lost can be asked for again."""


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Keep a browser signed in; a cookie that came by https never travels without it."""
    secure = request.url.scheme == "https"
    response.set_cookie(
        COOKIE, token, max_age=LOGIN_SECONDS, httponly=True, samesite="strict", secure=secure, path="/api"
    )


def clear_cookie(response: Response) -> None:
    """Sign a browser out."""
    response.delete_cookie(COOKIE, path="/api")


class Accounts:
    """What people do with their accounts."""

    def __init__(self, database: Database, journal: Journal, keys: Keys, mistakes: RateLimit) -> None:
        self._database = database
        self._journal = journal
        self._keys = keys
        self._passwords = Passwords()
        self._mistakes = mistakes
        """How often somebody may be wrong about the password of a name, from wherever they come."""

    async def of(self, token: str | None) -> int | None:
        """The account that a login belongs to."""
        if not token or not self._keys.is_signed("login", token):
            return None
        since = now() - timedelta(seconds=LOGIN_SECONDS)
        async with self._database.session() as session:
            found: int | None = await session.scalar(
                select(Login.account_id).where(Login.token == token_hash(token), Login.created > since)
            )
            return found

    async def sign_up(self, name: str, password: str, request: str | None = None) -> tuple[str, str]:
        """A new account: a login, and the recovery code to write down.

        Asked for again by the same request, with the same password, it is the same login and code for a while.
        """
        asked = (name, password, request or secrets.token_hex())
        token = self._keys.token_for("login", *asked)
        code = recovery_code(self._keys.drawn_for("recovery", *asked))
        if await self._has_just_signed_up(name, token):
            return token, code
        account = Account(name=name, password=await self._passwords.hashed(password), recovery=token_hash(code))

        async def write(session: AsyncSession) -> None:
            session.add(account)
            await session.flush()
            session.add(Login(token=token_hash(token), account_id=account.id))

        try:
            await self._journal.write(write)
        except IntegrityError:
            if not await self._has_just_signed_up(name, token):
                raise Problem(409, "name-taken", f"there is an account {name!r} already") from None
        return token, code

    async def _has_just_signed_up(self, name: str, token: str) -> bool:
        """Whether an account was made a moment ago with this login, which still counts."""
        since = now() - timedelta(seconds=REPEAT_SECONDS)
        async with self._database.session() as session:
            found = await session.scalar(
                select(Account.id)
                .join(Login, Login.account_id == Account.id)
                .where(Account.name == name, Account.created > since, Login.token == token_hash(token))
            )
        return found is not None

    async def login(self, name: str, password: str) -> str:
        """A login for somebody who knows the password."""
        account = await self._named(name)
        if not await self._fits(name, account.password if account else None, password) or account is None:
            raise Problem(401, "wrong-password", "name and password do not fit")
        return await self._new_login(account.id)

    async def require(self, account_id: int, password: str) -> None:
        """Refuse to go on with somebody who does not know an account's password."""
        async with self._database.session() as session:
            account = await session.get_one(Account, account_id)
        if not await self._fits(account.name, account.password, password):
            raise Problem(401, "not-the-password", "that is not the password of this account")

    async def _fits(self, name: str, stored: str | None, password: str) -> bool:
        """Whether a password is right; refuse any for a while when there were many wrong ones for this name. Whether
        there is such an account is not told, by the answer or by the time that it takes."""
        if wait := self._mistakes.wait(name):
            raise too_many(wait, "there were too many wrong passwords for this name; wait a moment")
        try:
            fits = await self._passwords.fits(stored, password)
        except Problem:  # too many are at the door: nobody was wrong
            self._mistakes.give_back(name)
            raise
        if fits:
            self._mistakes.give_back(name)
        return fits

    async def recover(self, name: str, code: str, password: str) -> tuple[str, str]:
        """A new password and a new code for somebody who knows the old code; other logins end."""
        account = await self._named(name)
        if account is None or not await self._is_code_of(account, code.strip().lower()):
            raise Problem(401, "wrong-code", "name and recovery code do not fit")
        fresh, stored = recovery_code(secrets.token_bytes()), await self._passwords.hashed(password)

        async def write(session: AsyncSession) -> None:
            await session.execute(delete(Login).where(Login.account_id == account.id))
            await session.execute(
                update(Account).where(Account.id == account.id).values(password=stored, recovery=token_hash(fresh))
            )

        await self._journal.write(write)
        return await self._new_login(account.id), fresh

    async def _is_code_of(self, account: Account, code: str) -> bool:
        """Whether a recovery code is an account's. Codes given out by the first servers are stored as passwords are."""
        if account.recovery.startswith("$"):
            return await self._passwords.fits(account.recovery, code)
        return hmac.compare_digest(account.recovery, token_hash(code))

    async def logout(self, token: str | None) -> None:
        """End a login."""
        if token:

            async def write(session: AsyncSession) -> None:
                await session.execute(delete(Login).where(Login.token == token_hash(token)))

            await self._journal.write(write)

    async def export(self, account_id: int) -> dict[str, Any]:
        """Everything kept about a person."""
        async with self._database.session() as session:
            account = await session.get(Account, account_id)
            assert account is not None
            rows = await session.execute(
                select(SeatRow, MatchRow)
                .join(MatchRow, MatchRow.id == SeatRow.match_id)
                .where(SeatRow.account_id == account_id)
                .order_by(MatchRow.changed.desc())
            )
            matches = [
                {
                    "match": m.id,
                    "game": m.game,
                    "status": m.status,
                    "seat": s.seat,
                    "name": s.name,
                    "points": s.points,
                    "rank": s.rank,
                    "changed": m.changed.isoformat(),
                }
                for s, m in rows
            ]
            said = await session.execute(
                select(FeedRow, SeatRow.seat)
                .join(SeatRow, SeatRow.match_id == FeedRow.match_id)
                .where(SeatRow.account_id == account_id, FeedRow.kind == "chat")
                .order_by(FeedRow.created)
            )
            chat = [
                {"match": row.match_id, "at": row.created.isoformat(), "text": row.data["text"]}
                for row, seat in said
                if row.data["seat"] == seat
            ]
            statistics = await statistics_of(session, account_id)
        return {
            "name": account.name,
            "created": account.created.isoformat(),
            "statistics": statistics,
            "matches": matches,
            "chat": chat,
        }

    async def forget(self, account_id: int) -> list[str]:
        """Forget a person: the name leaves all seats, name and words leave the feeds, the account and its logins go; all
        of it or nothing, and whatever the rules are under which the matches were played. The matches that it touched."""
        for left in reversed(range(TRIES)):
            try:
                return await self._forget(account_id)
            except IntegrityError:  # at one of the tables something was told at this moment
                if not left:
                    raise
        raise AssertionError("the last try returns or raises")

    async def _forget(self, account_id: int) -> list[str]:
        touched: list[str] = []

        async def write(session: AsyncSession) -> None:
            held = select(SeatRow.match_id, SeatRow.seat).where(SeatRow.account_id == account_id)
            seats = list(await session.execute(held.order_by(SeatRow.match_id, SeatRow.seat)))
            matches = select(SeatRow.match_id).where(SeatRow.account_id == account_id)
            await session.execute(update(MatchRow).where(MatchRow.id.in_(matches)).values(rights=MatchRow.rights + 1))
            said = await session.execute(
                select(FeedRow, SeatRow.seat)
                .join(SeatRow, SeatRow.match_id == FeedRow.match_id)
                .where(SeatRow.account_id == account_id, FeedRow.kind.in_(("seat", "chat")))
            )
            for item, seat in said:
                if item.data["seat"] == seat:
                    item.data = {k: NOBODY if k in ("name", "text") else v for k, v in item.data.items()}
            newest = select(FeedRow.match_id, func.max(FeedRow.number)).where(FeedRow.match_id.in_(matches))
            last = {row[0]: row[1] for row in await session.execute(newest.group_by(FeedRow.match_id))}
            for match, seat in seats:
                last[match] = last.get(match, 0) + 1
                told = {"seat": seat, "what": "forgotten"}
                session.add(FeedRow(match_id=match, number=last[match], kind="seat", data=told))
            await session.flush()
            await session.execute(
                update(SeatRow).where(SeatRow.account_id == account_id).values(name=NOBODY, account_id=None)
            )
            await session.execute(delete(Account).where(Account.id == account_id))
            touched[:] = last

        await self._journal.write(write)
        return touched

    async def _named(self, name: str) -> Account | None:
        async with self._database.session() as session:
            found: Account | None = await session.scalar(select(Account).where(Account.name == name))
            return found

    async def _new_login(self, account_id: int) -> str:
        token = self._keys.new_token("login")

        async def write(session: AsyncSession) -> None:
            session.add(Login(token=token_hash(token), account_id=account_id))

        await self._journal.write(write)
        return token
