"""Content packs to test with: the box of UR with one value changed."""

from __future__ import annotations

from pathlib import Path

from eduba.cli.packs import copy_box
from eduba.kernel.game import load

BEFORE = "points = [0, 1, 3, 6, 10, 15, 21]"


def pack(folder: Path, points: list[int]) -> Path:
    """A pack with other points for sets of tiles."""
    copy_box(load("ur"), folder, [])
    file = folder / "values.toml"
    text = file.read_text(encoding="utf-8")
    assert BEFORE in text
    file.write_text(text.replace(BEFORE, f"points = {points}"), encoding="utf-8")
    return folder


def doubled(folder: Path) -> Path:
    """Every set counts double."""
    return pack(folder, [0, 2, 6, 12, 20, 30, 42])


def squares(folder: Path) -> Path:
    """A set counts the square of its size."""
    return pack(folder, [0, 1, 4, 9, 16, 25, 36])
