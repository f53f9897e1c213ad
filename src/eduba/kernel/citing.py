"""The rule behind an event or a question: what a line of the log, or a refusal, links to.

Each names its rule where it is declared. Where the rule of an event depends on a value of the event, `by` says which value
it is and the rule for each; that may depend on another value in turn.

    @TELL("UR-10.8")
    @TELL(by("why", {START: by("figure", {ARCHER: "GA-2.8"}, other="GA-2.5"), WAR: "GA-15.4"}, other="GA-18.9"))

    class Step(Question):
        PLACE = 0, "UR-2.9"
        OVER = 1
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Self, TypeAlias

from eduba.kernel.actions import Domain
from eduba.kernel.findings import as_error, here


@dataclass(frozen=True)
class By:
    """A rule that depends on a value of the event."""

    value: str
    rules: Mapping[int, Citation]
    other: Citation | None


Citation: TypeAlias = str | By


def by(value: str, rules: Mapping[int, Citation], other: Citation | None = None) -> By:
    """The rule for each number that a value may be, and for all that are not named."""
    return By(value, rules, other)


class Question(IntEnum):
    """The base of a game's steps: each has its number and the rule that has it asked. What is no question has no rule."""

    rule: str | None

    def __new__(cls, number: int, rule: str | None = None) -> Self:
        step = int.__new__(cls, number)
        step._value_ = number
        step.rule = rule
        return step


def cited(citation: Citation | None, values: Mapping[str, int]) -> str | None:
    """The rule that an event with these values carries out; None if it names none."""
    while isinstance(citation, By):
        citation = citation.rules.get(values[citation.value], citation.other)
    return citation


def rules_of(citation: Citation | None) -> Iterator[str]:
    """Every rule that events of a kind may carry out."""
    if isinstance(citation, By):
        for each in (*citation.rules.values(), citation.other):
            yield from rules_of(each)
    elif citation is not None:
        yield citation


def check_cases(event: str, citation: Citation | None, values: Mapping[str, Domain | None]) -> None:
    """A rule that depends on a value is there for all of them; below its range a value is -1, where there is nothing."""
    if not isinstance(citation, By):
        return
    name, domain = citation.value, values.get(citation.value)
    if name not in values:
        raise as_error([here(f"event {event}", f"its rule depends on {name!r}; its values are {', '.join(values)}")])
    if domain is None:
        missing = [] if citation.other else ["all other numbers"]
    else:
        missing = [n for n in domain.names if not citation.other and domain.parse(n) not in citation.rules]
        unknown = [n for n in citation.rules if n not in domain and n != -1]
        if unknown:
            raise as_error([here(f"event {event}", f"{name} = {unknown[0]} is not possible; {domain.expected()}")])
    if missing:
        said = f"no rule for {name} = {', '.join(missing)}; name one for each, or say other="
        raise as_error([here(f"event {event}", said)])
    for each in (*citation.rules.values(), citation.other):
        check_cases(event, each, values)
