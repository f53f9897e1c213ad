"""What is agreed before a game: each option is declared once.

An option that a position keeps is a field of its state. One that only the set-up needs takes no room: it stands in a table,
which gives the place where `setup` finds the value, as `options[FIRST_PLAYER]`.

    class State(Record):
        round_limit = number_option(0, 250, default=60, bits=16, note="the game ends after this round; 0 = never")
        lone_field = option("exempt", "loses")

    AT_SETUP = SetupOptions()
    FIRST_PLAYER = AT_SETUP.option("first_player", "random", "0", "1", low=-1)

The first value is the default, if no other is named. The kernel stores the number of seats and the fields before the game's
own `setup` begins; views and observations get them all at once (`agreed`, `written_observation`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from types import EllipsisType, FunctionType
from typing import cast

from eduba.kernel import contract
from eduba.kernel.actions import Domain, numbers
from eduba.kernel.findings import as_error, here
from eduba.kernel.record import ALL, Number, Record
from eduba.kernel.rule import Ints
from eduba.kernel.writing import begin_source, observe_options_source, written


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values are a domain."""

    name: str
    domain: Domain
    default: str
    values: tuple[int, ...] = ()
    """What the game gets for each value, where that is not the domain's own number."""
    asked: bool = True
    """Whether people choose it; what serves search alone they are not asked."""

    def __post_init__(self) -> None:
        if self.default not in self.domain.names:
            said = f"the default {self.default!r} is none of its values; {self.domain.expected()}"
            raise as_error([here(f"option {self.name}", said)])
        if self.values and len(self.values) != self.domain.size:
            said = f"{self.domain.size} values, but {len(self.values)} numbers for them"
            raise as_error([here(f"option {self.name}", said)])

    @property
    def numbers(self) -> Sequence[int]:
        """What the game may get."""
        return self.values or range(self.domain.low, self.domain.low + self.domain.size)

    def number(self, value: str) -> int:
        """What the game gets for a value."""
        return self.numbers[self.domain.parse(value) - self.domain.low]


class Agreed(Number):
    """A field that keeps an option."""

    def __init__(
        self, domain: Domain, default: str, values: tuple[int, ...], note: str, bits: int, asked: bool
    ) -> None:
        kept = zip(values or range(domain.size), domain.names, strict=False)
        named = ", ".join(name if name == str(number) else f"{number} {name}" for number, name in kept)
        super().__init__((), f"option: {note or named}", bits, True, ALL, False)
        self._declared = (domain, default, values, asked)

    @cached_property
    def option(self) -> Option:
        """The option, once the field has its name."""
        domain, default, values, asked = self._declared
        option = Option(self.name, replace(domain, name=self.name), default, values, asked)
        for number in option.numbers:
            if not self.low <= number <= self.high:
                said = f"{number} does not fit in {self.bits} bits; declare more"
                raise as_error([here(f"option {self.name}", said)])
        return option


def option(
    first: str,
    *others: str,
    default: str = "",
    values: tuple[int, ...] = (),
    note: str = "",
    bits: int = 8,
    asked: bool = True,
) -> Agreed:
    """An option with these values, kept as 0, 1, … unless `values` says what for each. `note` says what they mean."""
    return Agreed(Domain("option", (first, *others)), default or first, values, note, bits, asked)


def number_option(low: int, high: int, default: int, note: str = "", bits: int = 8) -> Agreed:
    """An option that is a number."""
    return Agreed(numbers("option", low, high), str(default), (), note or f"{low} to {high}", bits, True)


class SetupOptions:
    """The options of a game that only its set-up needs."""

    def __init__(self) -> None:
        self.options: list[Option] = []

    def option(self, name: str, first: str, *others: str, default: str = "", low: int = 0) -> int:
        """Declare the next one, whose values count from `low`; where `setup` finds what was chosen."""
        self.options.append(Option(name, Domain(name, (first, *others), low), default or first))
        return len(self.options)  # the number of seats comes before them


def agreed_fields(state: type[Record]) -> list[Agreed]:
    """The fields of a state that keep options."""
    return [field for field in state.fields if isinstance(field, Agreed)]


def in_order(options: Sequence[Option], order: Sequence[str | EllipsisType]) -> tuple[Option, ...]:
    """Options in the order in which people are asked: `...` stands for all that it does not name."""
    named = {option.name: option for option in options}
    every = [option.name for option in options]
    others = [name for name in every if name not in order]
    names = [name for entry in order for name in (others if isinstance(entry, EllipsisType) else [entry])]
    if sorted(names) != sorted(every):
        given = ", ".join("..." if isinstance(entry, EllipsisType) else entry for entry in order)
        said = f"{given}: name options once, and ... for all others; they are {', '.join(every)}"
        raise as_error([here("order_of_options", said)])
    return tuple(named[name] for name in names)


def agreed(s: Record) -> dict[str, int]:
    """What was agreed before the game, for a view."""
    return {field.name: getattr(s, field.name) for field in agreed_fields(type(s))}


def written_begin(state: type[Record], others: SetupOptions, setup: Callable[..., None], module: str) -> FunctionType:
    """The whole set-up: what was agreed is stored, then the game's own follows."""
    fields = [field.name for field in agreed_fields(state)]
    return written(begin_source(fields, 1 + len(others.options)), contract.setup, {"setup": setup}, module)


def written_observation(state: type[Record], module: str) -> Callable[[Record, Ints, int], int]:
    """A rule that tells what was agreed, `observe_options(s, out, n) -> n`: for the `observe` of a game."""
    source = observe_options_source([field.name for field in agreed_fields(state)])
    return cast("Callable[[Record, Ints, int], int]", written(source, observe_options, module=module))


def observe_options(s: contract.State, out: Ints, n: int) -> int:
    """What was agreed before the game."""
    raise NotImplementedError
