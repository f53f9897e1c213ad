"""What a page is told: views, questions, answers and log lines as ids with values, never as sentences.

Everything here is for one viewer: a seat, or -1 for a spectator. A value is one of `{"seat": 2}` (the page knows the name),
`{"word": "face-war"}` (a message), `{"text": "c3"}`, `{"number": 4}` and `{"items": [1, 3]}` (numbers as people know them).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, Final

from eduba.kernel.actions import HIDDEN, ActionTable, Domain
from eduba.kernel.engine import Position
from eduba.kernel.events import Event
from eduba.kernel.game import Game, UnknownGame, load
from eduba.match.match import HandOver, Match, Play, Undo

SPECTATOR: Final = -1
MOST_WRITTEN: Final = 1 << 16
"""Actions, of all games, whose JSON is remembered."""


def value_json(domain: Domain | None, value: int) -> dict[str, Any]:
    """A value with what kind of value it is."""
    if domain and domain.is_seat(value):
        return {"seat": value}
    if domain is None:
        return {"number": value}
    if domain.sets:
        return {"items": domain.members(value)}
    if domain.numeric:
        return {"number": domain.shown(value)}
    if domain.words and value in domain:
        return {"word": domain.word(value)}
    return {"text": domain.text(value)}


def options_json(game: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """What people have agreed: without the options of which they are not asked."""
    return {name: value for name, value in chosen.items() if name not in _unasked(game)}


@cache
def _unasked(game: str) -> frozenset[str]:
    try:
        return frozenset(option.name for option in load(game).options if not option.asked)
    except UnknownGame:
        return frozenset()


def event_json(event: Event) -> dict[str, Any]:
    """A line of the log, with the rule it carries out."""
    named = zip(event.kind.values, event.values, strict=True)
    line = {"event": event.kind.name, "values": {name: value_json(d, value) for (name, d), value in named}}
    rule = event.kind.cites(event.values)
    return {**line, "rule": rule} if rule else line


def action_json(game: Game, action: int) -> dict[str, Any]:
    """An answer: its text, its values, and the things on the board that it touches."""
    return {**_written(game.actions, action, public=False), "touches": list(game.things(action))}


@lru_cache(MOST_WRITTEN)
def _written(actions: ActionTable, action: int, public: bool) -> dict[str, Any]:
    """An action with its values; in public, secrets are "?". Pages are told of the same actions over and over."""
    verb = actions.decode(action).verb
    secret = {argument.name for argument in verb.arguments if public and argument.secret}
    told = actions.told(action).items()
    values = {name: {"text": HIDDEN} if name in secret else value_json(*value) for name, value in told}
    return {
        "verb": verb.name,
        "text": actions.public_text(action) if public else actions.text(action),
        "values": values,
    }


def question_json(position: Position) -> dict[str, Any]:
    """What is asked now, and the rule that has it asked."""
    game = position.engine.game
    values = {name: value_json(domain, value) for name, (domain, value) in game.prompt(position.state).items()}
    step = game.steps(position.state.step)
    return {"step": step.name.lower(), "values": values, "rule": game.asked(position.state)}


def refusals(position: Position) -> dict[str, str]:
    """For each thing on the board that no answer touches: the rule that says why not."""
    game = position.engine.game
    touched = {thing for action in position.legal() for thing in game.things(action)}
    found: dict[str, str] = {}
    for action, reason in position.refused().items():
        for thing in game.things(action):
            if thing not in touched and thing not in found:
                found[thing] = game.explain(reason) or ""
    return found


def entry_item(match: Match, number: int, viewer: int) -> dict[str, Any]:
    """An entry as a viewer may see it: the action with its public face unless it is the viewer's own."""
    entry = match.entries[number - 1]
    item: dict[str, Any] = {"entry": number, "seat": entry.seat}
    if isinstance(entry, Play):
        action = _written(match.engine.game.actions, entry.action, public=entry.seat != viewer)
        told = [event_json(event) for event in match.told[number - 1] if event.visible_to(viewer)]
        return {**item, "play": action, "forced": entry.forced, "events": told}
    if isinstance(entry, Undo):
        return {**item, "undo": entry.to, "agreed": entry.agreed}
    if isinstance(entry, HandOver):
        return {**item, "back": True} if entry.bot is None else {**item, "handed_over": entry.bot}
    return {**item, "resigned": True}


@dataclass
class Shown:
    """What was made to be shown of the last position of a match, for the other pages that see the same."""

    number: int = -1
    views: dict[int, dict[str, Any]] = field(default_factory=dict)
    items: dict[tuple[int, int], dict[str, Any]] = field(default_factory=dict)
    question: dict[str, Any] = field(default_factory=dict)

    def follow(self, match: Match) -> None:
        """Forget what was made for an earlier position."""
        if self.number != match.number:
            self.number, self.views, self.items = match.number, {}, {}
            self.question = question_json(match.position)

    def view(self, match: Match, viewer: int) -> dict[str, Any]:
        """What a viewer sees; in a game without secrets that is what everybody sees."""
        self.follow(match)
        eyes = _eyes(match, viewer)
        if eyes not in self.views:
            self.views[eyes] = match.position.view(eyes)
        return self.views[eyes]

    def item(self, match: Match, number: int, viewer: int) -> dict[str, Any]:
        """An entry as a viewer may see it."""
        self.follow(match)
        key = number, _eyes(match, viewer)
        if key not in self.items:
            self.items[key] = entry_item(match, *key)
        return self.items[key]


def _eyes(match: Match, viewer: int) -> int:
    """Through whose eyes a viewer looks: where there are no secrets all see what a spectator sees."""
    return viewer if match.engine.game.has_secrets else SPECTATOR


def position_json(match: Match, viewer: int, mine: Sequence[int], shown: Shown | None = None) -> dict[str, Any]:
    """The position for a viewer; answers only if one of the viewer's seats must decide, and no bot plays on in it.
    `shown` keeps what pages share."""
    shown = shown or Shown()
    shown.follow(match)
    position = match.position
    playing = [seat for seat in mine if match.seats[seat].bot is None]
    asked = not match.over and position.actor in playing
    frame: dict[str, Any] = {
        "entry": match.number,
        "actor": -1 if match.over else position.actor,
        "viewer": viewer,
        "view": shown.view(match, viewer),
        "question": shown.question,
        "choices": [action_json(position.engine.game, a) for a in position.legal()] if asked else [],
        "refusals": refusals(position) if asked else {},
        "undo": {str(seat): match.undo_target(seat) for seat in playing},
        "undo_agreed": {str(seat): match.undo_target(seat, agreed=True) for seat in playing},
        "result": None,
    }
    if match.over:
        points, ranks = match.result()
        frame["result"] = {"points": points, "ranks": ranks, "secret": match.secret.hex()}
    return frame
