"""Whether a game keeps to the contract, looked at when it is declared.

What a function is called with is compared with what it takes: that it is a rule, how many parameters it has, and their
annotations. Their names are free but for `s`, `t` and `log`: an argument called `from` must be called otherwise in Python.
What rules do with what they get is looked at later (`kernel.references`): reading all sources takes longer than loading.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import FunctionType, NoneType
from typing import TYPE_CHECKING, Any, Final, get_type_hints

from eduba.kernel import contract
from eduba.kernel.citing import Question, rules_of
from eduba.kernel.events import Log
from eduba.kernel.findings import Finding, as_error, at, here
from eduba.kernel.laws import Each, function_of
from eduba.kernel.rule import is_rule

if TYPE_CHECKING:
    from eduba.kernel.game import Game

FIELDS: Final = ("words", "actor", "step", "seats")
"""What every state has."""
_CONTRACT: Final = {
    f.__name__: get_type_hints(f)
    for f in (
        contract.setup,
        contract.result,
        contract.evaluate,
        contract.determinize,
        contract.prior,
        contract.observe,
    )
}
"""The rules of a game that generic modules call, with their annotations."""
_CALLS: Final = {
    "refuse": ("options",),
    "content": ("folder",),
    "view": ("s", "t", "seat"),
    "text": ("s", "t", "seat", "texts", "names"),
    "prompt": ("s",),
    "sentence": ("s", "action"),
    "touches": ("action",),
}
"""The functions of a game that are no rules, and what each is called with."""
_FIXED: Final = ("s", "t", "log")
"""The parameters that are called the same everywhere."""


@dataclass(frozen=True)
class Form:
    """What a rule is called with, and what it gives."""

    parameters: tuple[tuple[str, Any], ...]
    returns: Any

    def __str__(self) -> str:
        return f"{_listed(self.parameters)} -> {_named(self.returns)}"


def check(game: Game) -> None:
    """Refuse a game that cannot work; a `DeclarationError` says in a sentence what to mend, and where."""
    for found in _findings(game):
        raise as_error([found])


def _findings(game: Game) -> Iterator[Finding]:
    yield from _state(game)
    yield from _choices(game)
    yield from _citations(game)
    yield from _verbs(game)
    for role, function, form in _rules(game):
        what = _misfit(role, function, form)
        if what:
            yield at(function, what) if isinstance(function, FunctionType) else here(game.id, what)
    for name, given in _CALLS.items():
        function = getattr(game, name)
        if function is not None and not _takes(function, len(given)):
            yield at(
                function, f"{name} takes {inspect.signature(function)}; it is called as {name}({', '.join(given)})"
            )


def _state(game: Game) -> Iterator[Finding]:
    """The fields that the kernel uses, and whether the steps fit in theirs."""
    fields = {f.name: f for f in game.state.fields}
    for needed in FIELDS:
        if needed not in fields:
            yield at(game.state, f"the state has no field {needed!r}, which every game needs")
    held = fields["step"]
    for step in game.steps:
        if not held.low <= step <= held.high:
            yield at(game.steps, f"{step.name} = {step.value} does not fit in the field step of {held.bits} bits")


def _choices(game: Game) -> Iterator[Finding]:
    """What is chosen before the game."""
    seats = game.seats
    if not isinstance(seats, tuple) or not seats or list(seats) != sorted({n for n in seats if isinstance(n, int)}):
        yield here(game.id, f"seats is {seats!r}: write in a tuple how many can play, as (2,) or (2, 3, 4)")
    if game.usual_seats and game.usual_seats not in seats:
        yield here(game.id, f"usual_seats is {game.usual_seats}, which is none of {', '.join(map(str, seats))}")
    names = ["players", *(option.name for option in game.options)]
    for name in names:
        if names.count(name) > 1:
            yield here(game.id, f"two options are called {name!r}; one called players is always there")


def _citations(game: Game) -> Iterator[Finding]:
    """Every rule behind an event or a question is written as the game's reference has it."""
    named = [(f"event {kind.name}", rule) for kind in game.events.kinds for rule in rules_of(kind.rule)]
    named += [(f"step {s.name}", s.rule) for s in game.steps if isinstance(s, Question) and s.rule]
    for what, rule in named:
        if not re.fullmatch(rf"{re.escape(game.prefix)}-\d+(\.\d+)?", rule):
            said = f"write prefix, chapter and number, as in {game.prefix}-10.8"
            yield here(game.id, f"{what} names the rule {rule!r}: {said}")


def _verbs(game: Game) -> Iterator[Finding]:
    """Every verb is answered, in each step once, and every question has an answer."""
    words = {verb.ids: verb.name for verb in game.actions}
    answered = set()
    for move in game.moves:
        name = words.get(move.verb)
        if name is None:
            yield here(game.id, f"a move is for {move.verb}, which is no verb of the game")
        for step in move.steps:
            if step not in list(game.steps):
                yield here(
                    game.id, f"the verb {name} is asked in {step!r}, which is no member of {game.steps.__name__}"
                )
            if (move.verb, step) in answered:
                yield here(game.id, f"there are two moves for the verb {name} in the step {step.name}")
            answered.add((move.verb, step))
    for ids, name in words.items():
        if all(verb != ids for verb, _ in answered):
            yield here(game.id, f"nothing answers the verb {name}: moves names no effect that does")
    for step in game.steps:
        if isinstance(step, Question) and step.rule and all(asked != step for _, asked in answered):
            yield at(game.steps, f"no move answers {step.name}, the question of {step.rule}")


def _rules(game: Game) -> Iterator[tuple[str, Callable[..., Any], Form]]:
    """The rules of a game, each with what it is in a sentence and how it is called."""
    s, t, log = ("s", game.state), ("t", game.tables), ("log", Log)
    for name, hints in _CONTRACT.items():
        if getattr(game, name) is not None:
            others = tuple(hints.items())[2:-1]
            yield name, getattr(game, name), Form((s, t, *others), hints["return"])
    if game.goes_on is not None:
        yield "goes_on", game.goes_on, Form((s, t, log), NoneType)
    for law in game.laws:
        about = (("i", int),) if isinstance(law, Each) else ()
        yield "a law", function_of(law), Form((s, t, *about), bool)
    verbs = {verb.ids: verb for verb in game.actions}
    for move in game.moves:
        verb = verbs[move.verb]
        values = [(argument.name, int) for argument in verb.arguments]
        if move.forbids is not None:
            yield f"the predicate of {verb.name}", move.forbids, Form((s, t, *values), int)
        yield f"the effect of {verb.name}", move.does, Form((s, t, log, *values), NoneType)
        for guard, name, count in ((move.where, "where", 1), (move.which, "which", 2)):
            if guard is not None:
                yield f"the guard {name} of {verb.name}", guard, Form((s, t, *values[:count]), bool)


def _misfit(role: str, function: Any, form: Form) -> str | None:
    """Why a function is not what it is called as."""
    if not isinstance(function, FunctionType):
        return f"{role} is {function!r}, which is no function"
    if not is_rule(function):
        return f"{role} is no rule: write @rule above it"
    try:
        hints = get_type_hints(function)
    except NameError as error:
        return f"an annotation of {role} names {error.name}, which is not there"
    takes = [(name, hints.get(name)) for name in function.__code__.co_varnames[: function.__code__.co_argcount]]
    gives = hints.get("return")
    pairs = list(zip(takes, form.parameters, strict=False))
    fits = len(takes) == len(form.parameters) and gives in (None, form.returns)
    if not fits or not all(_agrees(*taken, *given) for taken, given in pairs):
        said = "" if gives is None else f" -> {_named(gives)}"
        return f"{role} takes {_listed(takes)}{said}; it is called as {form}"
    for (name, hint), (_, kind) in pairs:
        if hint is None:
            return f"nothing says what {name} is: write `{name}: {_named(kind)}`"
    return f"nothing says what {role} gives: write `-> {_named(form.returns)}`" if gives is None else None


def _agrees(name: str, hint: Any, wanted: str, kind: Any) -> bool:
    """Whether a parameter is the one wanted; rules of the kernel have stand-ins for the records of a game."""
    if wanted in _FIXED and name != wanted:
        return False
    return hint in (None, kind) or {"s": contract.State, "t": contract.Tables}.get(wanted) is hint


def _takes(function: Callable[..., Any], count: int) -> bool:
    """Whether a function can be called with so many arguments."""
    try:
        inspect.signature(function).bind(*range(count))
    except TypeError:
        return False
    return True


def _listed(parameters: Iterable[tuple[str, Any]]) -> str:
    """Parameters as a definition writes them."""
    return f"({', '.join(name if kind is None else f'{name}: {_named(kind)}' for name, kind in parameters)})"


def _named(kind: Any) -> str:
    """A type as an annotation writes it."""
    return "None" if kind is NoneType else getattr(kind, "__name__", str(kind))
