"""The printed values that rules get beside the state, and their loader."""

from __future__ import annotations

from enum import IntEnum
from itertools import pairwise
from pathlib import Path
from typing import Final

from eduba.games.ur.shape import CONTENT, MOST_TOKENS
from eduba.kernel.content import (
    Content,
    ContentError,
    check_parts,
    content_hash,
    fill,
    integer,
    integers,
    read_values,
)
from eduba.kernel.record import Record, number, row

LARGEST_SET: Final = 6
_FILE: Final = "values.toml"


class Weight(IntEnum):
    """What `evaluate` counts."""

    RIVAL = 0
    OTHERS = 1
    TOKEN = 2
    STACK = 3
    EXHAUSTED = 4
    THREATENED = 5
    FIELD = 6
    TRADE = 7
    GOOD_PAIR = 8
    WINNING_END = 9


class Tables(Record):
    """The printed values, and what bots know."""

    weights = row(len(Weight), "what `evaluate` counts, in hundredths of a point: see Weight", bits=16)
    tokens = number("tokens of each seat")
    placement_rounds = number("rounds of placing before play")
    ziggurats = number("ziggurats in the box")
    tokens_to_build = number("tokens on a tile needed to build a ziggurat")
    ziggurats_in_a_turn = number("most ziggurats in a turn")
    comeback = number("tokens of a seat with nothing on the board")
    comeback_with_ziggurat = number("tokens of a seat with only ziggurats")
    attacks = number("most attacks in one War")
    set_points = row(LARGEST_SET + 1, "points of a set of 0..6 tiles")


def load(folder: Path | None = None) -> Content:
    """The values in a folder, by default those of the box as far as they are known."""
    data = read_values(CONTENT, folder)[_FILE]
    check_parts(_FILE, data, ("supply", "placement", "ziggurats", "comeback", "war", "sets"))
    ziggurats, comeback = data["ziggurats"], data["comeback"]
    points = integers(_FILE, data["sets"], "points", LARGEST_SET + 1, 0, 127)
    gains = [b - a for a, b in pairwise(points)]
    if points[0] != 0 or gains != sorted(gains) or gains[0] < 1:
        raise ContentError(
            f"{_FILE}: points must start at 0 and each further tile must add at least as much as the last"
        )
    values = {
        "tokens": integer(_FILE, data["supply"], "tokens", 3, 60),
        "placement_rounds": integer(_FILE, data["placement"], "rounds", 1, 3),
        "ziggurats": integer(_FILE, ziggurats, "stock", 1, 20),
        "tokens_to_build": integer(_FILE, ziggurats, "tokens_to_build", 1, MOST_TOKENS),
        "ziggurats_in_a_turn": integer(_FILE, ziggurats, "most_in_a_turn", 1, 2),
        "comeback": integer(_FILE, comeback, "tokens", 1, min(3, MOST_TOKENS)),
        "comeback_with_ziggurat": integer(_FILE, comeback, "tokens_with_ziggurat", 1, min(3, MOST_TOKENS)),
        "attacks": integer(_FILE, data["war"], "attacks", 1, 100),
        "set_points": points,
    }
    return Content(fill(Tables, values), content_hash(values))
