"""What is known about playing a game well: `bots.toml` beside its rules, for bots alone.

- `[evaluate]`: what each thing is worth, in points, by the names of the game's `weights`. The engine puts them, in
  hundredths, into the row `weights` of the record that every rule gets, where `evaluate` finds them.
- `[search]`: how to search this game (`bots.search` says what can be set).
- `[levels.<name>]`: how strong each level thinks (`bots.levels`).

None of this is printed in the box: it is no part of the content, of its hash, or of a match.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from eduba.kernel.content import ContentError
from eduba.kernel.game import Game
from eduba.kernel.record import Records

FILE: Final = "bots.toml"
HUNDREDTHS: Final = 100


@dataclass(frozen=True)
class Knowledge:
    """What a game's `bots.toml` says."""

    evaluate: Mapping[str, float] = field(default_factory=dict)
    search: Mapping[str, float] = field(default_factory=dict)
    levels: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


@cache
def knowledge_of(game: Game) -> Knowledge:
    """What is known about a game; nothing if it brings no file."""
    try:
        file = files(game.module) / FILE
        known = Knowledge(**tomllib.loads(file.read_text(encoding="utf-8"))) if file.is_file() else Knowledge()
    except TypeError:  # a game that is a single module has no folder
        known = Knowledge()
    wanted = {weight.name.lower() for weight in game.weights or ()}
    if set(known.evaluate) != wanted:
        raise ContentError(
            f"{game.id}: {FILE} must give [evaluate] the weights {', '.join(sorted(wanted)) or '(none)'}"
        )
    return known


def weigh(game: Game, tables: Records[Any], weights: Mapping[str, float]) -> None:
    """Put weights into the record that rules get."""
    record = tables[0]
    for weight in game.weights or ():
        record.weights[weight] = round(HUNDREDTHS * weights[weight.name.lower()])
