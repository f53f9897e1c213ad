"""Rules that the kernel writes from what a game declares: text, which is read as Python.

A declaration gives the annotations (`kernel.contract`, or an event's own), a function here the source. What is written
shows in tracebacks like any other source.
"""

from __future__ import annotations

import ast
import linecache
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from itertools import groupby
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, cast, get_type_hints

from eduba.kernel.rule import NOT_ASKED, UNKNOWN, rule

if TYPE_CHECKING:
    from eduba.kernel.actions import Verb
    from eduba.kernel.moves import Move


def written(
    source: str, declaration: Callable[..., Any], names: dict[str, Any] | None = None, module: str = ""
) -> FunctionType:
    """A rule with a body that the kernel writes, and the annotations of a declaration; `names` are those that it uses."""
    module = module or declaration.__module__
    tree = ast.parse(source)
    (definition,) = tree.body
    assert isinstance(definition, ast.FunctionDef)
    qualname = declaration.__qualname__ if definition.name == declaration.__name__ else definition.name
    filename = f"<{module}.{qualname}>"
    space: dict[str, Any] = {"__name__": module, **(names or {})}
    exec(compile(tree, filename, "exec", dont_inherit=True), space)
    function = cast(FunctionType, space[definition.name])
    function.__annotations__ = get_type_hints(declaration)
    function.__doc__ = declaration.__doc__
    function.__qualname__ = qualname
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
    return rule(function)


def event_source(name: str, parameters: Sequence[str], number: int, seen_by: str, values: Sequence[str]) -> str:
    """An event: its line is added to the log, if there is room."""
    line = max(parameters, key=len) + "_"  # longer than any parameter, so none is shadowed
    stores = "".join(f"        log.lines[{line}, {2 + i}] = {value}\n" for i, value in enumerate(values))
    return (
        f"def {name}({', '.join(parameters)}):\n"
        f"    {line} = log.count\n"
        f"    if {line} < log.capacity:\n"
        f"        log.lines[{line}, 0] = {number}\n"
        f"        log.lines[{line}, 1] = {seen_by}\n"
        f"{stores}"
        f"        log.count = {line} + 1\n"
        f"    elif log.capacity > 0:\n"
        f"        log.overflow = 1\n"
    )


def observe_source(fields: Iterable[tuple[str, tuple[int, ...], bool]]) -> str:
    """`observe`: all fields with their shapes, of those that only owners see the row of the seat; -1 for what is hidden."""
    lines = ["def observe(s, t, seat, out):", "    n = 0"]
    for name, shape, owned in fields:
        indices = "ij"[: len(shape)]
        for depth, index in enumerate(indices):
            lines.append(f"{'    ' * (depth + 1)}for {index} in range({shape[depth]}):")
        indent = "    " * (len(shape) + 1)
        value = f"s.{name}[{', '.join(indices)}]" if shape else f"s.{name}"
        if owned:
            lines += [f"{indent}out[n] = -1", f"{indent}if i == seat:", f"{indent}    out[n] = {value}"]
        else:
            lines.append(f"{indent}out[n] = {value}")
        lines.append(f"{indent}n += 1")
    return _text(*lines, "    return n")


def begin_source(agreed: Sequence[str], first: int) -> str:
    """`begin`: what was agreed is stored in its fields, the first of them from this place of the options; then `setup`."""
    stores = [f"    s.{field} = options[{i}]" for i, field in enumerate(agreed, first)]
    head = ("def begin(s, t, options, seed):", "    s.seats = options[0]")
    return _text(*head, *stores, "    setup(s, t, options, seed)")


def observe_options_source(agreed: Sequence[str]) -> str:
    """`observe_options`: what was agreed, from place n on."""
    stores = [f"    out[n + {i}] = s.{field}" for i, field in enumerate(agreed)]
    return _text("def observe_options(s, out, n):", *stores, f"    return n + {len(agreed)}")


def broken_source(counts: Sequence[str]) -> str:
    """`broken`: the number of the first law that does not hold; of a law about many things, how many there are."""
    lines = ["def broken(s, t):"]
    for number, count in enumerate(counts, 1):
        if count:
            lines += [f"    for i in range({count}):", f"        if not law{number}(s, t, i):"]
            lines.append(f"            return {number}")
        else:
            lines += [f"    if not law{number}(s, t):", f"        return {number}"]
    return _text(*lines, "    return 0")


def legal_source(steps: Iterable[IntEnum], moves: Sequence[Move]) -> tuple[str, dict[str, Any]]:
    """`legal`: for each question the answers that are allowed, ascending; and the names it uses."""
    names: dict[str, Any] = {}
    lines = ["def legal(s, t, out):", "    n = 0", "    step = s.step"]
    for step in steps:
        asked = [(i, move) for i, move in enumerate(moves) if step in move.steps]
        if asked:
            lines.append(f"    if step == {step.value}:")
            for i, move in asked:
                lines += _listed(move, i, names)
    return _text(*lines, "    return n"), names


def forbids_source(moves: Sequence[Move]) -> tuple[str, dict[str, Any]]:
    """`forbids`: what the predicate of an action's verb says, where it is asked; and the names it uses."""
    lines = ["def forbids(s, t, action):", "    step = s.step"]
    for verb, numbered in _by_verb(moves):
        lines += _decoded(verb)
        for i, move in numbered:
            said = "0" if move.forbids is None else _call(f"forbids{i}", verb)
            lines += [f"        if {_asked(move)}:", f"            return {said}"]
        lines.append(f"        return {NOT_ASKED}")
    return _text(*lines, f"    return {UNKNOWN}"), {f"forbids{i}": move.forbids for i, move in enumerate(moves)}


def answered_source(moves: Sequence[Move]) -> tuple[str, dict[str, Any]]:
    """`do` without what follows: the effect of an action's verb, in the step it is asked in; and the names it uses."""
    lines = ["def answered(s, t, action, log):", "    step = s.step"]
    for verb, numbered in _by_verb(moves):
        lines += _decoded(verb)
        for n, (i, move) in enumerate(numbered):
            called = _call(f"does{i}", verb, log=True)
            chosen = f"{'elif' if n else 'if'} {_asked(move)}:"
            lines += [f"        {chosen}", f"            {called}"] if numbered[1:] else [f"        {called}"]
        lines.append("        return")
    return _text(*lines), {f"does{i}": move.does for i, move in enumerate(moves)}


DO: Final = """\
def do(s, t, action, log):
    answered(s, t, action, log)
    goes_on(s, t, log)
"""


def _text(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def _call(name: str, verb: Verb, log: bool = False) -> str:
    values = ["a", "b", "c"][: verb.arguments]
    return f"{name}({', '.join(['s', 't', *(['log'] if log else []), *values])})"


def _by_verb(moves: Sequence[Move]) -> Iterator[tuple[Verb, list[tuple[int, Move]]]]:
    """Each verb with its moves, which are numbered; those of one verb follow one another."""
    for verb, numbered in groupby(enumerate(moves), key=lambda entry: entry[1].verb):
        yield verb, list(numbered)


def _asked(move: Move) -> str:
    """Whether the step is one of a move's."""
    return " or ".join(f"step == {step.value}" for step in move.steps)


def _ranges(verb: Verb) -> list[tuple[str, int, int]]:
    """The name, the least value and the number of values of each argument."""
    sizes = (("a", verb.low0, verb.size0), ("b", verb.low1, verb.size1), ("c", verb.low2, verb.size2))
    return list(sizes[: verb.arguments])


def _decoded(verb: Verb) -> list[str]:
    """The head of a branch for one verb, with its arguments in a, b, c."""
    lines = [f"    if {verb.first} <= action < {verb.first + verb.total}:", f"        rest = action - {verb.first}"]
    for name, low, size in reversed(_ranges(verb)):
        lines += [f"        {name} = {low} + rest % {size}", f"        rest = rest // {size}"]
    return lines


def _listed(move: Move, i: int, names: dict[str, Any]) -> list[str]:
    """The loops that list one verb's legal actions."""
    verb = move.verb
    lines = [f"        action = {verb.first}"]
    indent = " " * 8
    guards = (("where", "a", move.where), ("which", "a, b", move.which))
    within = verb.total
    for depth, (argument, low, size) in enumerate(_ranges(verb)):
        lines.append(f"{indent}for {argument} in range({low}, {low + size}):")
        indent += "    "
        within //= size
        for name, arguments, guard in guards[depth : depth + 1]:
            if guard is not None:
                names[f"{name}{i}"] = guard
                lines += [f"{indent}if not {name}{i}(s, t, {arguments}):", f"{indent}    action += {within}"]
                lines.append(f"{indent}    continue")
    listed = indent
    if move.forbids is not None:
        names[f"forbids{i}"] = move.forbids
        lines.append(f"{indent}if {_call(f'forbids{i}', verb)} == 0:")
        listed += "    "
    return [*lines, f"{listed}out[n] = action", f"{listed}n += 1", f"{indent}action += 1"]
