"""What the database keeps. A match is its options, its sealed secret and its entries; no position is stored but the last
one, as it was seen."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    DateTime,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    false,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMING = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


class Base(DeclarativeBase):
    """The base of all tables."""

    metadata = MetaData(naming_convention=NAMING)


class Account(Base):
    """A person who wants matches and statistics kept. No e-mail is asked."""

    __tablename__ = "accounts"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(40), unique=True)
    password: Mapped[str] = mapped_column(String(200))
    recovery: Mapped[str] = mapped_column(String(200))
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class Login(Base):
    """A browser in which an account is signed in."""

    __tablename__ = "logins"
    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    account_id: Mapped[int] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class MatchRow(Base):
    """A match: everything fixed before its first entry, and what a list of matches shows."""

    __tablename__ = "matches"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int] = mapped_column(Integer)
    content: Mapped[str] = mapped_column(String(64))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    secret: Mapped[bytes] = mapped_column(LargeBinary)
    commitment: Mapped[str] = mapped_column(String(64))
    words: Mapped[list[Any]] = mapped_column(JSON)
    status: Mapped[str] = mapped_column(String(10), index=True)
    """waiting (for people), playing, stopped (this Eduba has not the rules to go on with it), over."""
    listed: Mapped[bool] = mapped_column(Boolean, default=False)
    spectators: Mapped[bool] = mapped_column(Boolean, default=True)
    hints: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())
    """Whether people at this table may ask what a strong bot would do."""
    hurry: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())
    """Whether its bots answer as soon as they can."""
    bot_to_move: Mapped[bool] = mapped_column(Boolean, default=False, index=True)
    owner: Mapped[str | None] = mapped_column(String(32), index=True)
    """For whom it is counted while it is not over: a hash, with the server's key, of an account or an address."""
    rematch: Mapped[str | None] = mapped_column(String(16), index=True)
    """The match at which the same people play again."""
    rights: Mapped[int] = mapped_column(Integer, default=0, server_default="0")
    """Raised when it changes who may see what, without an item in the feed: a mute, a token taken away,
    the words of somebody who wants to be forgotten."""
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    changed: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now, index=True)


class SeatRow(Base):
    """Who sits in a seat now."""

    __tablename__ = "seats"
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    """open, human, bot."""
    person: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())
    """Whether a person took this seat, even if a bot plays on in it now."""
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str | None] = mapped_column(String(40))
    invitation: Mapped[str | None] = mapped_column(String(64))
    account_id: Mapped[int | None] = mapped_column(ForeignKey("accounts.id", ondelete="SET NULL"), index=True)
    points: Mapped[int | None] = mapped_column(Integer)
    rank: Mapped[int | None] = mapped_column(Integer)
    """How the match ended for this seat; nothing before its end."""


class FinalRow(Base):
    """How a match looked at its end, for those who come when its rules are not known here any more."""

    __tablename__ = "finals"
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    start: Mapped[str] = mapped_column(String(16))
    """The check value of the first position, which its file needs."""
    view: Mapped[dict[str, Any]] = mapped_column(JSON)
    """What spectators saw last."""


class Mute(Base):
    """A seat does not want to hear another one: lines of chat come to it without their text."""

    __tablename__ = "mutes"
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    unheard: Mapped[int] = mapped_column(primary_key=True)


class SeatToken(Base):
    """A device that holds a seat."""

    __tablename__ = "seat_tokens"
    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int] = mapped_column()
    device: Mapped[str] = mapped_column(String(32), server_default="")
    """What the device is called: the same at a match and at its rematches."""
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class EntryRow(Base):
    """An entry of a match. Two servers cannot both write number n."""

    __tablename__ = "entries"
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    check: Mapped[str] = mapped_column(String(16))
    request: Mapped[str | None] = mapped_column(String(40))
    """What the page called its request: the same request twice is played once."""
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class ThoughtRow(Base):
    """What a bot weighed before an entry of its own: answers with their chances, the one given first."""

    __tablename__ = "thoughts"
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    entry: Mapped[int] = mapped_column(primary_key=True)
    data: Mapped[list[Any]] = mapped_column(JSON)


class HintRow(Base):
    """What somebody was told who asked for a hint: for the seat, and for the decision that would be this entry."""

    __tablename__ = "hints"
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    entry: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    data: Mapped[list[Any]] = mapped_column(JSON)


class JudgmentRow(Base):
    """A decision of a match, judged (`analysis.move_json`): an analysis is kept piece by piece."""

    __tablename__ = "judgments"
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    entry: Mapped[int] = mapped_column(primary_key=True)
    data: Mapped[dict[str, Any]] = mapped_column(JSON)


class FeedRow(Base):
    """What happened at a table, in order: entries, chat, seats, proposals. Live updates are numbered by it."""

    __tablename__ = "feed"
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class Proposal(Base):
    """Something that all other people at a table must agree to: an undo beyond a barrier, a bot for an absent person."""

    __tablename__ = "proposals"
    id: Mapped[int] = mapped_column(primary_key=True)
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(8))
    """undo, bot."""
    seat: Mapped[int] = mapped_column()
    """Who proposes."""
    subject: Mapped[int] = mapped_column()
    """undo: the entry to go back to; bot: the seat to hand over."""
    entry: Mapped[int] = mapped_column()
    """The last entry when it was proposed: later ones make it void."""
    votes: Mapped[dict[str, Any]] = mapped_column(JSON)
    status: Mapped[str] = mapped_column(String(8))
    """open, agreed, refused, void."""


class Report(Base):
    """A line of chat that somebody found out of place, for the operator."""

    __tablename__ = "reports"
    id: Mapped[int] = mapped_column(primary_key=True)
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), index=True)
    feed: Mapped[int] = mapped_column()
    seat: Mapped[int] = mapped_column()
    reason: Mapped[str] = mapped_column(Text)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class Lease(Base):
    """Which server process is thinking about a bot's turn, and until when the others leave it alone."""

    __tablename__ = "leases"
    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    entry: Mapped[int] = mapped_column(primary_key=True)
    holder: Mapped[str] = mapped_column(String(40))
    until: Mapped[float] = mapped_column(Float)
