"""The forms of requests, with their limits.

What people write is read in one way everywhere: composed (NFC), without space around it, every kind of space the same. Only
what can be seen may be in it: no line ends, nothing that hides or turns around what stands beside it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

UNSEEN: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Kinds of characters that talk may not have. It may have those that are newer than our tables: there are new pictures
every year."""
JOINERS: Final = str.maketrans("", "", "\u200c\u200d")
"""They make one picture of several, and letters of some scripts stand together or apart: talk may have them."""


BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and signs that print as nothing: two names that differ by one of them look alike."""
VARIANTS: Final = frozenset(map(chr, range(0xFE00, 0xFE10)))
"""They choose how a picture is drawn, and do nothing to letters."""


def is_plain(text: str) -> bool:
    """Whether all of a text is seen: what somebody is called, and what is written in one line."""
    return text.isprintable() and BLANK.isdisjoint(text)


def is_plain_name(text: str) -> bool:
    """The same for the name of an account, in which there are no pictures."""
    return is_plain(text) and VARIANTS.isdisjoint(text)


def is_seen(text: str) -> bool:
    """Whether talk has only what can be seen, and something of it."""
    shown = text.translate(JOINERS)
    return bool(shown) and not any(unicodedata.category(c) in UNSEEN for c in shown)


def tidied(text: str) -> str:
    """What somebody wrote, composed, with one kind of space and none around it."""
    spaced = "".join(" " if unicodedata.category(c) == "Zs" else c for c in text)
    return unicodedata.normalize("NFC", spaced).strip(" ")


def _as_name(given: object) -> object:
    """The name of an account as it is kept: what looks like one name is one."""
    return " ".join(filter(None, tidied(given).split(" "))) if isinstance(given, str) else given


class _Written:
    """Reads what people write."""

    def __init__(self, least: int, most: int, is_sound: Callable[[str], bool]) -> None:
        self._lengths = range(least, most + 1)
        self._is_sound = is_sound

    def __call__(self, text: str) -> str:
        tidy = tidied(text)
        if len(tidy) not in self._lengths:
            raise ValueError(f"it must have {self._lengths[0]} to {self._lengths[-1]} letters")
        if tidy and not self._is_sound(tidy):
            raise PydanticCustomError(
                "unseen", "there is something in it that cannot be seen, such as a line end or a mark of direction"
            )
        return tidy


Name = Annotated[str, StringConstraints(min_length=1, max_length=80), AfterValidator(_Written(1, 40, is_plain))]
Words = Annotated[str, StringConstraints(max_length=80), AfterValidator(_Written(0, 80, is_plain))]
AccountName = Annotated[
    str,
    BeforeValidator(_as_name),
    StringConstraints(pattern=r"^[\w .'-]{2,40}$"),
    AfterValidator(_Written(2, 40, is_plain_name)),
]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Token = Annotated[str, StringConstraints(min_length=1, max_length=200)]
RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
RequestSecret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,40}$")]
"""What makes it safe to ask for something new again when the answer was lost: drawn by chance, 96 bits or more, for this
request alone. Whoever knows it gets what was asked for with it."""
EntryNumber = Annotated[int, Field(ge=0, le=1_000_000)]
ProposalNumber = Annotated[int, Field(ge=1, lt=2**31)]
SeatNumber = Annotated[int, Field(ge=0, le=5)]


class Form(BaseModel):
    """Unknown keys are refused, so that a misspelt one is noticed."""

    model_config = ConfigDict(extra="forbid")


class SeatForm(Form):
    """Who shall sit in a seat of a new table."""

    kind: Literal["me", "here", "open", "bot"]
    """me; another person on this screen; whoever comes with the invitation; a bot."""
    name: Name | None = None
    bot: Name | None = None


class TableForm(Form):
    """A new table."""

    game: Name
    options: dict[Name, str] = Field(default_factory=dict, max_length=40)
    seats: Annotated[list[SeatForm], Field(min_length=1, max_length=6)]
    listed: bool = False
    spectators: bool = True
    hints: bool | None = None
    """Whether people may ask what a strong bot would do; by default where one person plays alone."""
    words: Words = ""
    request: RequestSecret | None = None
    """Sent again, it opens no second table: the answer is the first one's, with what still counts of it."""


class JoinForm(Form):
    """Somebody takes an open seat: with its invitation, or at a listed table without."""

    name: Name
    invitation: Token | None = None
    words: Words = ""
    request: RequestSecret | None = None
    """Sent again with the same invitation, the answer is the seat that was taken with it."""


class PlayForm(Form):
    """A decision. `entry` is the number it shall have; `request` makes it safe to send twice."""

    seat: SeatNumber
    entry: EntryNumber
    action: Annotated[str, StringConstraints(min_length=1, max_length=80)]
    request: RequestId


class UndoForm(Form):
    """Take back one's own decisions, to the position after entry `to`."""

    seat: SeatNumber
    entry: EntryNumber
    to: EntryNumber
    request: RequestId


class ProposeForm(Form):
    """Ask the other people for something: an undo beyond a barrier, or a bot for an absent person."""

    seat: SeatNumber
    kind: Literal["undo", "bot"]
    subject: EntryNumber


class VoteForm(Form):
    """An answer to a proposal."""

    seat: SeatNumber
    agree: bool


class SeatOnly(Form):
    """Something a seat does that needs no more words."""

    seat: SeatNumber


class HurryForm(Form):
    """Whether the bots of a table shall answer as soon as they can."""

    seat: SeatNumber
    hurry: bool


class RematchForm(Form):
    """Somebody wants to play again; the words go into the next match's chance."""

    words: Words = ""


class ChatForm(Form):
    """A line of chat."""

    seat: SeatNumber
    text: Annotated[str, StringConstraints(min_length=1, max_length=600), AfterValidator(_Written(1, 300, is_seen))]
    request: RequestId | None = None
    """Makes it safe to send twice."""


class ReportForm(Form):
    """A line of chat that is out of place."""

    seat: SeatNumber
    item: EntryNumber
    reason: Annotated[str, StringConstraints(max_length=600), AfterValidator(_Written(0, 300, is_seen))] = ""


class Hello(Form):
    """The first words of a page over its live connection: its tokens, and the last item that it has seen."""

    tokens: Annotated[list[Token], Field(max_length=100)] = []
    after: Annotated[int, Field(ge=0)] = 0


class Again(Form):
    """A page has lost something, or wants the rest: the items after this one."""

    type: Literal["again"]
    after: Annotated[int, Field(ge=0)] = 0


class AccountForm(Form):
    """A login."""

    name: AccountName
    password: Password


class SignUpForm(AccountForm):
    """A new account."""

    request: RequestSecret | None = None
    """Sent again within ten minutes, with the same name and password, the answer is that of the account it made."""


class RecoverForm(Form):
    """A new password with the recovery code."""

    name: AccountName
    code: Token
    password: Password


class LeaveForm(Form):
    """Somebody deletes their account: the password shows that it is not somebody else at the same machine."""

    password: Password
