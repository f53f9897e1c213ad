"""What a page is told: views, questions, answers and log lines as ids with values, never as sentences.

Everything here is for one viewer: a seat, or -1 for a spectator. A value is one of `{"seat": 2}` (the page knows the name),
`{"word": "face-war"}` (a message), `{"text": "c3"}` and `{"number": 4}`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from eduba.kernel.actions import HIDDEN, SEAT, Domain
from eduba.kernel.engine import Position
from eduba.kernel.events import Event
from eduba.kernel.game import Game
from eduba.kernel.rule import UNKNOWN
from eduba.match.match import HandOver, Match, Play, Undo

SPECTATOR: Final = -1


def value_json(domain: Domain | None, value: int) -> dict[str, Any]:
    """A value with what kind of value it is."""
    if domain is SEAT:
        return {"seat": value}
    if domain is None or domain.numeric:
        return {"number": value}
    if domain.words and value in domain:
        return {"word": f"{domain.name}-{domain.words[value - domain.low]}"}
    return {"text": domain.text(value)}


def event_json(game: Game, event: Event) -> dict[str, Any]:
    """A line of the log, with the rule it carries out."""
    named = zip(event.kind.values, event.values, strict=True)
    line = {"event": event.kind.name, "values": {name: value_json(d, value) for (name, d), value in named}}
    rule = game.cites(event)
    return {**line, "rule": rule} if rule else line


def action_json(game: Game, action: int, public: bool = False) -> dict[str, Any]:
    """An answer: its text, its values, and the things on the board that it touches. In public, secrets are "?"."""
    verb, given = game.actions.decode(action)
    values = {
        a.name: {"text": HIDDEN} if public and a.secret else value_json(a.domain, v)
        for a, v in zip(verb.arguments, given, strict=True)
    }
    if public:
        return {"verb": verb.name, "text": game.actions.public_text(action), "values": values}
    text = game.actions.text(action)
    return {"verb": verb.name, "text": text, "values": values, "touches": list(game.things(action))}


def question_json(position: Position) -> dict[str, Any]:
    """What is asked now."""
    game = position.engine.game
    values = {name: value_json(domain, value) for name, (domain, value) in game.prompt(position.state).items()}
    return {"step": game.steps(position.state.step).name.lower(), "values": values}


def refusals(position: Position) -> dict[str, str]:
    """For each thing on the board that no answer touches: the rule that says why not."""
    game = position.engine.game
    legal = set(position.legal())
    touched = {thing for action in legal for thing in game.things(action)}
    found: dict[str, str] = {}
    for action, reason in enumerate(position.forbids_all()):
        if reason > UNKNOWN:
            for thing in game.things(action):
                if thing not in touched:
                    found.setdefault(thing, game.explain(reason) or "")
    return found


def entry_item(match: Match, number: int, viewer: int) -> dict[str, Any]:
    """An entry as a viewer may see it: the action with its public face unless it is the viewer's own."""
    entry = match.entries[number - 1]
    item: dict[str, Any] = {"entry": number, "seat": entry.seat}
    if isinstance(entry, Play):
        action = action_json(match.engine.game, entry.action, public=entry.seat != viewer)
        action.pop("touches", None)
        told = [event_json(match.engine.game, event) for event in match.told[number - 1] if event.visible_to(viewer)]
        return {**item, "play": action, "forced": entry.forced, "events": told}
    if isinstance(entry, Undo):
        return {**item, "undo": entry.to, "agreed": entry.agreed}
    if isinstance(entry, HandOver):
        return {**item, "handed_over": entry.bot}
    return {**item, "resigned": True}


@dataclass
class Shown:
    """What was made to be shown of the last position of a match, for the other pages that see the same."""

    number: int = -1
    views: dict[int, dict[str, Any]] = field(default_factory=dict)
    question: dict[str, Any] = field(default_factory=dict)

    def follow(self, match: Match) -> None:
        """Forget what was made for an earlier position."""
        if self.number != match.number:
            self.number, self.views, self.question = match.number, {}, question_json(match.position)

    def view(self, position: Position, viewer: int) -> dict[str, Any]:
        """What a viewer sees; in a game without secrets that is what everybody sees."""
        eyes = viewer if position.engine.game.has_secrets else SPECTATOR
        if eyes not in self.views:
            self.views[eyes] = position.view(eyes)
        return self.views[eyes]


def position_json(match: Match, viewer: int, mine: Sequence[int], shown: Shown | None = None) -> dict[str, Any]:
    """The position for a viewer; answers only if one of the viewer's seats must decide. `shown` keeps what pages share."""
    shown = shown or Shown()
    shown.follow(match)
    position = match.position
    asked = not match.over and position.actor in mine
    frame: dict[str, Any] = {
        "entry": match.number,
        "actor": -1 if match.over else position.actor,
        "viewer": viewer,
        "view": shown.view(position, viewer),
        "question": shown.question,
        "choices": [action_json(position.engine.game, a) for a in position.legal()] if asked else [],
        "refusals": refusals(position) if asked else {},
        "undo": {str(seat): match.undo_target(seat) for seat in mine},
        "result": None,
    }
    if match.over:
        points, ranks = match.result()
        frame["result"] = {"points": points, "ranks": ranks, "secret": match.secret.hex()}
    return frame
