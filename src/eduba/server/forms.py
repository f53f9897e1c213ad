"""The forms of requests, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
Token = Annotated[str, StringConstraints(min_length=1, max_length=200)]
RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
EntryNumber = Annotated[int, Field(ge=0, le=1_000_000)]
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
    words: Annotated[str, StringConstraints(max_length=80)] = ""


class JoinForm(Form):
    """Somebody takes an open seat: with its invitation, or at a listed table without."""

    name: Name
    invitation: Token | None = None
    words: Annotated[str, StringConstraints(max_length=80)] = ""


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

    words: Annotated[str, StringConstraints(max_length=80)] = ""


class ChatForm(Form):
    """A line of chat."""

    seat: SeatNumber
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300)]


class ReportForm(Form):
    """A line of chat that is out of place."""

    seat: SeatNumber
    item: EntryNumber
    reason: Annotated[str, StringConstraints(max_length=300)] = ""


class AccountForm(Form):
    """A new account, or a login."""

    name: Annotated[str, StringConstraints(pattern=r"^[\w .'-]{2,40}$")]
    password: Annotated[str, StringConstraints(min_length=8, max_length=200)]


class RecoverForm(Form):
    """A new password with the recovery code."""

    name: Name
    code: Token
    password: Annotated[str, StringConstraints(min_length=8, max_length=200)]
