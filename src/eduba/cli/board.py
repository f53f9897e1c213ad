"""The board on a terminal, and as a picture: the game's own text with the seats' marks in their colours."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Final

from rich.panel import Panel
from rich.text import Text

from eduba.arena.plot import INK, LINE, SEAT_COLOURS
from eduba.kernel.game import Game
from eduba.kernel.text import SEAT_MARKS, Texts, texts_of
from eduba.match.match import Match

PAPER: Final = "#fbf7ee"
FONT_SIZE: Final = 16
ADVANCE: Final = 10
"""Pixels from one character of the picture to the next: every word has its place, whatever font is at hand."""
LEADING: Final = 22
MARGIN: Final = 24
_WORD: Final = re.compile(rf"[{SEAT_MARKS}]\d*|[^\s{SEAT_MARKS}]+")


def title(texts: Texts, game: Game) -> str:
    """What the game is called."""
    return texts("title") if texts.has("title") else game.id


def lines(match: Match, language: str, seat: int) -> str:
    """The text of the board as a seat sees it (-1: a spectator)."""
    return match.position.text(seat, language, [s.name for s in match.seats])


def panel(match: Match, language: str, seat: int = -1) -> Panel:
    """The board for a terminal."""
    text = Text(lines(match, language, seat))
    for mark, colour in zip(SEAT_MARKS, SEAT_COLOURS, strict=True):
        text.highlight_regex(re.escape(mark) + r"\d*", f"bold {colour}")
    game = match.engine.game
    return Panel(text, title=title(texts_of(language, game), game), expand=False, padding=(0, 2))


def picture(match: Match, language: str) -> str:
    """The board as SVG that links to nothing: no font, no script, no other file."""
    rows = lines(match, language, -1).splitlines()
    width = 2 * MARGIN + ADVANCE * max(map(len, rows), default=0)
    height = 2 * MARGIN + LEADING * len(rows)
    words = [
        f'<text x="{MARGIN + ADVANCE * found.start()}" y="{MARGIN + LEADING * n + FONT_SIZE}"{_style(found[0])}>'
        f"{escape(found[0])}</text>"
        for n, row in enumerate(rows)
        for found in _WORD.finditer(row)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
            f' font-family="monospace" font-size="{FONT_SIZE}" fill="{INK}">',
            f"<title>{escape(title(texts_of(language, match.engine.game), match.engine.game))}</title>",
            f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="8" fill="{PAPER}" stroke="{LINE}"/>',
            *words,
            "</svg>\n",
        ]
    )


def _style(word: str) -> str:
    at = SEAT_MARKS.find(word[0])
    return f' fill="{SEAT_COLOURS[at]}" font-weight="bold"' if at >= 0 else ""


def write_picture(match: Match, language: str, path: Path) -> None:
    """Write the picture of the board."""
    path.write_text(picture(match, language), encoding="utf-8")
