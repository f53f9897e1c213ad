"""For tests: play a position in words, ask what it says, and make chance do what a test wants.

    p = Engine(GAME, compiled=False).new()
    assert answers(play(p, "drop 3", "drop 3"), "drop") == ["1", "2", "3", "4", "5", "6", "7"]
    assert told(p, "drop 3") == ["dropped 0 3"]
    assert refused(p, "drop 8") is None

The tests of every game here are written in these words; a game adds the notation in which its own positions are set up
and read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from eduba.kernel.engine import IllegalAction, Position
from eduba.kernel.events import Event, Log, new_log
from eduba.kernel.random import HasWords, below, seed_words

MOST_TRIES: Final = 1 << 20


def play(p: Position, *actions: str) -> Position:
    """The same position after these actions, which must be legal."""
    for action in actions:
        p.play(action)
    return p


def refused(p: Position, action: str) -> str | None:
    """The rule that forbids an action (None: it is not asked now); trying it must change nothing."""
    before = p.key()
    try:
        p.play(action)
    except IllegalAction as refusal:
        if p.key() != before:
            raise AssertionError(f"{action} was refused and changed the position") from refusal
        return refusal.rule
    raise AssertionError(f"{action} is allowed")


def told(p: Position, *actions: str) -> list[str]:
    """What actions tell, event by event, with all values: `attacked 0 c3 d3 1 2 1`."""
    return [_in_words(event) for event in events(p, *actions)]


def events(p: Position, *actions: str) -> list[Event]:
    """What actions tell, as events."""
    return [event for action in actions for event in p.play(action).events]


def of_kind(happened: Iterable[Event], kind: str) -> list[dict[str, int]]:
    """The events of one kind among others, by the names of their values."""
    return [event.named() for event in happened if event.kind.name == kind]


def _in_words(event: Event) -> str:
    named = zip(event.kind.values, event.values, strict=True)
    return " ".join([event.kind.name, *(domain.text(value) if domain else str(value) for (_, domain), value in named)])


def asked(p: Position) -> str:
    """Which seat is asked what: `0 move`; `over` at the end."""
    question = p.engine.game.steps(p.state.step).name.lower()
    return f"{p.actor} {question}" if p.actor >= 0 else "over"


def offered(p: Position) -> dict[str, str]:
    """The legal answers by verb, the values of each with a stroke between: `{"act": "A T", "attack": "c3/N", "end": ""}`."""
    found: dict[str, list[str]] = {}
    for answer in answers(p):
        verb, *values = answer.split()
        found.setdefault(verb, []).append("/".join(values))
    return {verb: " ".join(values) for verb, values in found.items()}


def answers(p: Position, verb: str = "") -> list[str]:
    """All legal answers; for one verb, what can follow it: `answers(p, "move")` gives `["harran 0", …]`."""
    found = [p.engine.game.actions.text(action) for action in p.legal()]
    return (
        [values for name, _, values in (answer.partition(" ") for answer in found) if name == verb] if verb else found
    )


def empty_log() -> Log:
    """A log for a rule that is called by itself."""
    return new_log()[0]


def force(state: HasWords, rolls: Sequence[tuple[int, int]], then: int = 0) -> None:
    """Set the generator so that the next draws give the wanted numbers.

    `rolls` are pairs (n, wanted): the next `below(n)` shall give `wanted`. Words are searched from seed `then` on; more
    than about a million equally likely outcomes are too many to search.
    """
    possibilities = 1
    for n, wanted in rolls:
        if not 0 <= wanted < n:
            raise ValueError(f"no draw below {n} gives {wanted}")
        possibilities *= n
    if possibilities > MOST_TRIES:
        raise ValueError(f"{possibilities} outcomes are too many to search; force fewer draws at a time")
    for seed in range(then, then + 32 * MOST_TRIES):
        seed_words(state, seed)
        if all(below(state, n) == wanted for n, wanted in rolls):
            seed_words(state, seed)
            return
    raise AssertionError("no seed gives these draws")
