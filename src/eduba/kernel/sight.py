"""What a seat may see, from the declaration of the record: defaults for games without secrets or with simple ones."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from eduba.kernel.contract import State, Tables, observe
from eduba.kernel.random import seed_words
from eduba.kernel.record import ALL, OWNER, Field, Record, Row, Table
from eduba.kernel.rule import Floats, Ints, rule
from eduba.kernel.writing import observe_source, written


@rule
def forget_generator(s: State, t: Tables, seat: int, seed: int) -> None:
    """`determinize` of a game without secrets: only the generator is unknown."""
    seed_words(s, seed)


@rule
def indifferent(s: State, t: Tables, actions: Ints, count: int, weights: Floats) -> None:
    """`prior` of a game that has none: all actions look alike."""
    for i in range(count):
        weights[i] = 1.0


def values(s: Record, field: Field) -> Any:
    """A field's integers as plain numbers and lists."""
    held: Any = getattr(s, field.name)
    return held.tolist() if isinstance(field, Row | Table) else held


def view(s: Record, t: Record, seat: int) -> dict[str, Any]:
    """All fields that a seat may see (-1: a spectator); of fields seen by their owner, the other rows are None."""
    shown: dict[str, Any] = {}
    for field in s.fields:
        if field.bookkeeping:
            continue
        if field.seen_by is ALL:
            shown[field.name] = values(s, field)
        elif field.seen_by is OWNER:
            shown[field.name] = [v if i == seat else None for i, v in enumerate(values(s, field))]
    return shown


def text(s: Record, t: Record, seat: int, texts: Any, names: Sequence[str]) -> str:
    """The view as lines of text."""
    return "\n".join(f"{name}: {json.dumps(value)}" for name, value in view(s, t, seat).items())


def written_observe(state: type[Record], module: str) -> Any:
    """`observe` from the declaration: every integer the seat may see, in the order of the record; hidden ones are -1."""
    seen = [
        (f.name, f.shape, f.seen_by is OWNER) for f in state.fields if not f.bookkeeping and f.seen_by in (ALL, OWNER)
    ]
    return written(observe_source(seen), observe, module=module)


def observation_size(state: type[Record]) -> int:
    """How many integers `written_observe` gives."""
    return sum(f.count for f in state.fields if not f.bookkeeping and f.seen_by in (ALL, OWNER))
