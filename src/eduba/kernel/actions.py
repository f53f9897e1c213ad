"""Action tables: verbs with ranged arguments <-> dense integer ids; canonical text; JSON.

    ACTIONS = ActionTable()
    PLACE = ACTIONS.verb("place", TILE)
    ATTACK = ACTIONS.verb("attack", Argument("from", TILE), SIDE)

`ATTACK` is a named tuple of integers, a compile-time constant inside rules: the id of `attack c3 N` is
`ATTACK.first + tile * ATTACK.size1 + side`. Outside, the table translates ids to and from text and JSON.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from eduba.kernel.record import DeclarationError

MOST_ARGUMENTS: Final = 3
HIDDEN: Final = "?"


class NotationError(ValueError):
    """A text or JSON form names no action; the message says what was expected."""


@dataclass(frozen=True)
class Domain:
    """A finite range of things that integers stand for, each with a canonical name.

    The names are the notation. The first values may be `seats`, which are shown by their players' names. `words`, where
    given, are the names of the other values in the game's messages (`face-war` for the face W); without them the notation
    is shown as it is. A `numeric` domain is told as a number, whose first value people may know by another one
    (`first_shown`: dice that rules count from 0 and people from 1); or, if it has `sets`, as the list of the members of a
    set, which are the bits of its value.
    """

    name: str
    names: tuple[str, ...]
    low: int = 0
    words: tuple[str, ...] = ()
    numeric: bool = False
    seats: int = 0
    first_shown: int | None = None
    sets: bool = False

    @property
    def size(self) -> int:
        return len(self.names)

    def __contains__(self, value: int) -> bool:
        return 0 <= value - self.low < len(self.names)

    def is_seat(self, value: int) -> bool:
        return 0 <= value < self.seats

    def shown(self, value: int) -> int:
        """The number that people know a value by."""
        return value if self.first_shown is None else value - self.low + self.first_shown

    def members(self, value: int) -> list[int]:
        """The numbers that people know the members of a set by."""
        first = self.first_shown or 0
        return [first + i for i in range(value.bit_length()) if value > 0 and value >> i & 1]

    def word(self, value: int) -> str:
        """The message with the word for a value that is no seat; below the range, where there is nothing, the first."""
        return f"{self.name}-{self.words[max(0, value - self.low - self.seats)]}"

    def text(self, value: int) -> str:
        """The canonical name; "none" for a value outside, as -1 is where there is nothing."""
        return self.names[value - self.low] if value in self else "none"

    def parse(self, text: str) -> int:
        folded = text.casefold()
        for i, name in enumerate(self.names):
            if name.casefold() == folded:
                return self.low + i
        raise NotationError(f"{text!r} is no {self.name}; expected {self.expected()}")

    def expected(self) -> str:
        if len(self.names) <= 6:
            return "one of " + ", ".join(self.names) if len(self.names) > 1 else self.names[0]
        return f"{self.names[0]} to {self.names[-1]}"


def numbers(name: str, low: int, high: int, first_shown: int | None = None) -> Domain:
    """The integers from `low` to `high` as a domain; people may count them from another number."""
    return Domain(name, tuple(str(n) for n in range(low, high + 1)), low, numeric=True, first_shown=first_shown)


def sets(name: str, things: int, first_shown: int = 1) -> Domain:
    """The sets of so many things, as bits, but for the empty one; people count the things from `first_shown`."""
    names = tuple(str(n) for n in range(1, 1 << things))
    return Domain(name, names, low=1, numeric=True, first_shown=first_shown, sets=True)


SEAT: Final = Domain("seat", tuple("012345"), seats=6)


@dataclass(frozen=True)
class Argument:
    """An argument of a verb. A secret one is shown to other seats as "?"."""

    name: str
    domain: Domain
    secret: bool = False


class Verb(NamedTuple):
    """The integers of a verb: its number, first id, ids in all, how many arguments, low and size of each."""

    number: int
    first: int
    total: int
    arguments: int
    low0: int
    size0: int
    low1: int
    size1: int
    low2: int
    size2: int


Values: TypeAlias = Mapping[str, tuple[Domain | None, int]]
"""What a sentence is told: values by name, each with its domain; plain numbers have none."""


@dataclass(frozen=True)
class VerbInfo:
    """The words of a verb; `told`, where given, makes of its arguments what people are told in their place."""

    name: str
    arguments: tuple[Argument, ...]
    ids: Verb
    told: Callable[..., Values] | None = None


class Action(NamedTuple):
    """A decoded action."""

    verb: VerbInfo
    values: tuple[int, ...]


class ActionTable:
    """All verbs of a game, with dense ids in the order of declaration."""

    def __init__(self) -> None:
        self.verbs: list[VerbInfo] = []
        self.size = 0

    def verb(self, name: str, *arguments: Argument | Domain, told: Callable[..., Values] | None = None) -> Verb:
        """Declare the next verb; `told` is handed the arguments and says what people are told of them."""
        given = tuple(a if isinstance(a, Argument) else Argument(a.name, a) for a in arguments)
        if len(given) > MOST_ARGUMENTS:
            raise DeclarationError(f"verb {name}: at most {MOST_ARGUMENTS} arguments; make a chain of decisions")
        names = ["verb", *(a.name for a in given)]
        if len(set(names)) < len(names):
            raise DeclarationError(f"verb {name}: the keys of its JSON form must differ, not {', '.join(names)}")
        if any(v.name == name for v in self.verbs):
            raise DeclarationError(f"verb {name} is declared twice")
        if told and any(a.secret for a in given):
            raise DeclarationError(f"verb {name} has a secret argument: what is told in its place might give it away")
        ranges = [(a.domain.low, a.domain.size) for a in given] + [(0, 1)] * (MOST_ARGUMENTS - len(given))
        count = ranges[0][1] * ranges[1][1] * ranges[2][1]
        ids = Verb(len(self.verbs), self.size, count, len(given), *ranges[0], *ranges[1], *ranges[2])
        self.verbs.append(VerbInfo(name, given, ids, told))
        self.size += count
        return ids

    def __iter__(self) -> Iterator[VerbInfo]:
        return iter(self.verbs)

    def decode(self, action: int) -> Action:
        """The verb and argument values of an id."""
        for verb in self.verbs:
            rest = action - verb.ids.first
            if 0 <= rest < verb.ids.total:
                values = []
                for argument in reversed(verb.arguments):
                    rest, value = divmod(rest, argument.domain.size)
                    values.append(value + argument.domain.low)
                return Action(verb, tuple(reversed(values)))
        raise NotationError(f"there is no action {action}; ids are 0 to {self.size - 1}")

    def told(self, action: int) -> Values:
        """What people are told of an action: its arguments by name, or what its verb makes of them."""
        verb, values = self.decode(action)
        if verb.told:
            return verb.told(*values)
        return {a.name: (a.domain, value) for a, value in zip(verb.arguments, values, strict=True)}

    def encode(self, verb: VerbInfo, values: tuple[int, ...]) -> int:
        """The id of a verb with argument values."""
        rest = 0
        for argument, value in zip(verb.arguments, values, strict=True):
            rest = rest * argument.domain.size + value - argument.domain.low
        return verb.ids.first + rest

    def text(self, action: int) -> str:
        """Canonical text: `attack c3 N`."""
        verb, values = self.decode(action)
        return " ".join([verb.name, *(a.domain.text(v) for a, v in zip(verb.arguments, values, strict=True))])

    def public_text(self, action: int) -> str:
        """The text as other seats see it: secret arguments are "?"."""
        verb, values = self.decode(action)
        shown = (HIDDEN if a.secret else a.domain.text(v) for a, v in zip(verb.arguments, values, strict=True))
        return " ".join([verb.name, *shown])

    def parse(self, text: str) -> int:
        """The id that a canonical text names; upper and lower case are the same."""
        words = text.split()
        if not words:
            raise NotationError("an empty line names no action")
        verb = self._named(words[0])
        if len(words) - 1 != len(verb.arguments):
            raise NotationError(f"{text!r}: expected {self.usage(verb)}")
        try:
            return self.encode(verb, tuple(a.domain.parse(w) for a, w in zip(verb.arguments, words[1:], strict=True)))
        except NotationError as error:
            raise NotationError(f"{text!r}: {error}") from None

    def to_json(self, action: int) -> dict[str, str]:
        """`{"verb": "attack", "from": "c3", "side": "N"}`."""
        verb, values = self.decode(action)
        return {"verb": verb.name} | {a.name: a.domain.text(v) for a, v in zip(verb.arguments, values, strict=True)}

    def from_json(self, form: Mapping[str, Any] | str) -> int:
        """The inverse of `to_json`."""
        if isinstance(form, str):
            try:
                form = json.loads(form)
            except ValueError as error:
                raise NotationError(f"not JSON: {error}") from None
        if not isinstance(form, Mapping) or not isinstance(form.get("verb"), str):
            raise NotationError('expected an object with a "verb"')
        verb = self._named(form["verb"])
        expected = [a.name for a in verb.arguments]
        if sorted(form) != sorted(["verb", *expected]):
            raise NotationError(f"{verb.name}: expected the keys verb, {', '.join(expected) or 'and no other'}")
        return self.encode(verb, tuple(a.domain.parse(str(form[a.name])) for a in verb.arguments))

    def usage(self, verb: VerbInfo) -> str:
        """How a verb is written: `attack FROM SIDE (from a1 to f6, …)`."""
        names = " ".join([verb.name, *(a.name.upper() for a in verb.arguments)])
        ranges = "; ".join(f"{a.name}: {a.domain.expected()}" for a in verb.arguments)
        return f"{names} ({ranges})" if ranges else names

    def _named(self, name: str) -> VerbInfo:
        for verb in self.verbs:
            if verb.name == name.casefold():
                return verb
        raise NotationError(f"{name!r} is no verb; expected one of {', '.join(v.name for v in self.verbs)}")
