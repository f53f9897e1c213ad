"""Replaying a match file in a terminal, entry by entry."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from eduba.cli.board import panel, write_picture
from eduba.cli.terminal import bot_name
from eduba.kernel.engine import Position
from eduba.kernel.events import Event
from eduba.kernel.text import Texts, texts_of
from eduba.match.match import HandOver, Match, Play, Undo


def replay(
    match: Match,
    steps: Iterator[list[Event]],
    language: str,
    to: int | None,
    step: bool,
    svg: Path | None,
    finished: bool,
    console: Console,
) -> None:
    """Show a record up to an entry: what was decided, what happened, and the board at the end or after every entry.

    Of a match that is not finished only what everybody may know is shown.
    """
    texts = texts_of(language, match.engine.game)
    names = [s.name for s in match.seats]
    while to is None or match.number < to:
        before = match.position.copy()
        events = next(steps, None)
        if events is None:
            break
        console.print(Text(entry_line(match, before, texts, names, finished)))
        for event in events:
            if event.visible_to(-1):
                console.print(Padding(Text(texts.event(event, names), "dim"), (0, 0, 0, 4), expand=False))
        if step:
            console.print(panel(match, language))
            if sys.stdin.isatty() and console.input(f"{texts('replay-more')} ").strip() == "q":
                break
    if not step:
        console.print(panel(match, language))
    if svg is not None:
        write_picture(match, language, svg)


def entry_line(match: Match, before: Position, texts: Texts, names: Sequence[str], finished: bool) -> str:
    """The last entry in words, as the position before it has them; secrets are told when the match is finished."""
    entry = match.entries[-1]
    n, seat = match.number, names[entry.seat]
    if isinstance(entry, Play):
        words = texts.action if finished else texts.public_action
        action = words(entry.action, before.state, names)
        return texts("replay-entry", n=n, seat=seat, action=action)
    if isinstance(entry, Undo):
        return texts("replay-undo", n=n, seat=seat, to=entry.to)
    if entry.bot is None:
        return texts("replay-back", n=n, seat=seat)
    key = "replay-bot" if isinstance(entry, HandOver) else "replay-resign"
    return texts(key, n=n, seat=seat, bot=bot_name(texts, entry.bot))
