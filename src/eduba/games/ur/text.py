"""The board of UR as text: for the terminal, for tests, and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from eduba.games.ur.scoring import score
from eduba.games.ur.shape import COLUMNS, KIND, LETTERS, PLACES, ROWS, SPARES, SPOT
from eduba.games.ur.state import State
from eduba.games.ur.values import Tables
from eduba.games.ur.view import hidden_face
from eduba.kernel.text import SEAT_MARKS, Texts


def text(s: State, t: Tables, seat: int, texts: Texts, names: Sequence[str]) -> str:
    """The grid, then each seat with what it holds; the same for everyone."""
    lines = ["     " + "".join(f"{column:<6}" for column in "abcdef"[:COLUMNS])]
    for row in range(ROWS):
        cells = (cell(s, COLUMNS * row + column) for column in range(COLUMNS))
        lines.append(f"{row + 1:>2}   " + "".join(f"{c:<6}" for c in cells))
    lines.append("")
    for i in range(s.seats):
        held = (
            texts("board-hand", kind=texts.name(KIND, s.hand[i])),
            texts("board-supply", n=s.supply[i]),
            texts("board-points", n=score(s, t, i)),
        )
        lines.append(f"{'→' if i == s.actor else ' '} {SEAT_MARKS[i]} {' · '.join((names[i], *held))}")
    lines.append(texts("board-ziggurats", n=s.ziggurats_left))
    spares = [f"{texts.name(KIND, s.spare[i])} ({SPOT.names[PLACES + i]})" for i in range(SPARES) if s.spare[i] >= 0]
    if spares:
        lines.append(texts("board-spares", kinds=", ".join(spares)))
    over = s.actor < 0
    lines.append(texts("board-over") if over else texts("board-turn", round=s.round + 1, seat=names[s.actor]))
    return "\n".join(line.rstrip() for line in lines)


def cell(s: State, place: int) -> str:
    """One place: visible face, hidden face, and whose tokens lie there."""
    if s.ziggurat[place] >= 0:
        return f"Z{SEAT_MARKS[s.ziggurat[place]]}"
    faces = LETTERS[s.face[place]] + LETTERS[hidden_face(s.kind[place], s.face[place])].lower()
    return f"{faces} {SEAT_MARKS[s.owner[place]]}{s.tokens[place]}" if s.owner[place] >= 0 else faces
