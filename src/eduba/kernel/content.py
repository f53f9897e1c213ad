"""Content is data: what is printed on boards and cards, read from TOML, each part with its origin.

A content file is made of tables. Each table names where its values come from, `origin = "printed"`, `"reported"` or
`"reconstructed"` (with `because = "…"`), and may name the rules that it carries out, `carries = ["UR-14.7"]`. A table of
tables, the cards of a deck, says it once for all; one of them may say another origin for itself.

Two kinds of content: *shape* fixes a field's size or the action table; it is constant, compiled in, and no pack may
change it. *Values* fill the record `tables` that every rule gets beside the state; a process holds any number of packs.
A pack is a folder with some of the box's files of values, or all of them; the others are taken from the box.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from eduba.kernel.contract import Tables
from eduba.kernel.record import Record, Records

FOLDER: Final = "content"
"""Where a game's package has its content files."""
SHAPE: Final = "shape.toml"
WEIGHTS: Final = "weights"
ORIGINS: Final = ("printed", "reported", "reconstructed")


class ContentError(ValueError):
    """A content file is wrong; the message says where and what was expected."""


@dataclass(frozen=True)
class Content:
    """A pack: the values that rules get, and the hash that a match records."""

    tables: Records[Any]
    hash: str


def content_hash(data: object) -> str:
    """A short hash of content, whatever the layout of its file."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]


def no_content(folder: Path | None = None) -> Content:
    """The content of a game that has no values."""
    if folder is not None:
        raise ContentError("this game has no values that a pack could change")
    return Content(Records(Tables), content_hash({}))


def read(file: Path) -> dict[str, Any]:
    """A content file, its origins checked."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8-sig"))  # some editors begin a text with a mark
    except FileNotFoundError:
        raise ContentError(f"{file.name}: no such file in {file.parent}") from None
    except UnicodeDecodeError:
        raise ContentError(f"{file.name}: not text in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{file.name}: {error}") from None
    except RecursionError:
        raise ContentError(f"{file.name}: nested too deeply, no content is") from None
    for name, part in data.items():
        for entry in part if isinstance(part, list) else [part]:
            _check_origin(file.name, name, entry)
            for inner, card in entry.items():
                if isinstance(card, dict) and "origin" in card:
                    _check_origin(file.name, f"{name}.{inner}", card)
    return data


def value_files(box: Path) -> list[str]:
    """The names of the content files that a pack may have."""
    return sorted(file.name for file in box.glob("*.toml") if file.name != SHAPE)


def read_values(box: Path, folder: Path | None = None) -> dict[str, dict[str, Any]]:
    """All files of values by their names: a pack's, and the box's where the pack has none."""
    names = value_files(box)
    own = [] if folder is None else own_files(box, folder)
    return {name: read(folder / name if folder is not None and name in own else box / name) for name in names}


def own_files(box: Path, folder: Path) -> list[str]:
    """The names of a pack's own files, none of them in vain."""
    names = value_files(box)
    if not folder.is_dir():
        raise ContentError(f"{folder}: no such folder")
    found = sorted(file.name for file in folder.glob("*.toml"))
    for name in found:
        if name == SHAPE and read(folder / name) != read(box / name):
            raise ContentError(f"{name}: no pack can change what it says; leave it out")
        if name not in (SHAPE, *names):
            raise ContentError(f"{name}: not a content file of this game; there are {', '.join(names)}")
    own = [name for name in names if name in found]
    if not own:
        raise ContentError(f"{folder}: no content file; there are {', '.join(names)}")
    return own


def check_parts(
    file: str, data: Mapping[str, Any], names: Sequence[str], lists: Sequence[str] = (), optional: Sequence[str] = ()
) -> None:
    """Check that a file has these tables, these lists of tables (`[[turn]]`), perhaps the optional ones, and no others."""
    missing = [name for name in (*names, *lists) if name not in data]
    if missing:
        raise ContentError(f"{file}: no [{'], ['.join(missing)}]")
    known = (*names, *lists, *optional)
    for name, part in data.items():
        if name not in known:
            raise ContentError(f"{file}: [{name}] is not known; known are {', '.join(known)}")
        if isinstance(part, list) != (name in lists):
            raise ContentError(f"{file}: {name} is written {f'[[{name}]]' if name in lists else f'[{name}]'}")


def _check_origin(file: str, name: str, part: object) -> None:
    if not isinstance(part, dict):
        raise ContentError(f"{file}: {name} belongs to no table; put it below one, like [cards]")
    if part.get("origin") not in ORIGINS:
        raise ContentError(f"{file}: [{name}] needs an origin, one of {', '.join(ORIGINS)}")
    if part["origin"] == "reconstructed" and not part.get("because"):
        raise ContentError(f'{file}: [{name}] is reconstructed; say why (because = "…")')


def integer(file: str, part: Mapping[str, Any], name: str, low: int, high: int) -> int:
    """A number from a content file, in its bounds."""
    if name not in part:
        raise ContentError(f"{file}: {name} is missing, expected a whole number from {low} to {high}")
    value = part[name]
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ContentError(f"{file}: {name} = {value!r}, expected a whole number from {low} to {high}")
    return value


def integers(file: str, part: Mapping[str, Any], name: str, length: int, low: int, high: int) -> list[int]:
    """A list of numbers from a content file, in its bounds."""
    if name not in part:
        raise ContentError(f"{file}: {name} is missing, expected {length} whole numbers from {low} to {high}")
    values = part[name]
    if not isinstance(values, list) or len(values) != length:
        found = len(values) if isinstance(values, list) else repr(values)
        raise ContentError(f"{file}: {name} has {found} values, expected {length}")
    return [integer(file, {name: v}, name, low, high) for v in values]


def fill(kind: type[Record], values: Mapping[str, Any]) -> Records[Any]:
    """A record of values from numbers, lists and lists of lists; `weights` are no content (`kernel.knowledge`)."""
    records: Records[Any] = Records(kind)
    record = records[0]
    for field in kind.fields:
        if field.name == WEIGHTS:
            continue
        value = values[field.name]
        if not field.shape:
            setattr(record, field.name, value)
        elif len(field.shape) == 1:
            for i, v in enumerate(value):
                getattr(record, field.name)[i] = v
        else:
            for i, line in enumerate(value):
                for j, v in enumerate(line):
                    getattr(record, field.name)[i, j] = v
    return records
