"""A table of a content file, read key by key: what is wrong with it is said in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from eduba.kernel.content import ContentError, check_parts, integer, integers

ABOUT: Final = ("origin", "because", "carries")
"""What every table may say about itself."""


@dataclass(frozen=True)
class Part:
    """A table, with the file and the name that a message needs."""

    file: str
    name: str
    data: Mapping[str, Any]

    @property
    def place(self) -> str:
        """Where in the pack we are."""
        return f"{self.file}: [{self.name}]"

    def wrong(self, said: str) -> ContentError:
        """An error here."""
        return ContentError(f"{self.place} {said}")

    def only(self, *names: str) -> None:
        """Refuse what the table cannot have: a slip of the pen is not passed over."""
        for name in self.data:
            if name not in names and name not in ABOUT:
                raise self.wrong(f"has {name!r}, which is not known here; known are {', '.join(names)}")

    def needs(self, *names: str) -> None:
        """Refuse a table that leaves out amounts: a slip of the pen would make something free."""
        for name in names:
            if name not in self.data:
                raise self.wrong(f"has no {name!r}; where it is nothing, write {name} = {{}}")

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """A number in its bounds."""
        if default is not None and name not in self.data:
            return default
        return integer(self.place, self.data, name, low, high)

    def row(self, name: str, length: int, low: int, high: int) -> list[int]:
        """A list of numbers in their bounds."""
        return integers(self.place, self.data, name, length, low, high)

    def truth(self, name: str) -> int:
        """1 if something is true, 0 if it is false or not said."""
        value = self.data.get(name, False)
        if not isinstance(value, bool):
            raise self.wrong(f"{name} = {value!r}, expected true or false")
        return int(value)

    def one_of(self, name: str, keys: Sequence[str], default: str | None = None) -> int:
        """The code of a key."""
        if default is None and name not in self.data:
            raise self.wrong(f"{name} is missing, expected one of {', '.join(keys)}")
        value = self.data.get(name, default)
        if value not in keys:
            raise self.wrong(f"{name} = {value!r}, expected one of {', '.join(keys)}")
        return list(keys).index(value)

    def some_of(self, name: str, keys: Sequence[str], most: int = 1, default: Sequence[str] | None = None) -> list[int]:
        """The codes of a list of keys, each at most so many times."""
        if default is None and name not in self.data:
            raise self.wrong(f"{name} is missing, expected a list of {', '.join(keys)}")
        values = self.data.get(name, default)
        if not isinstance(values, list | tuple):
            raise self.wrong(f"{name} = {values!r}, expected a list of {', '.join(keys)}")
        for value in values:
            if value not in keys:
                raise self.wrong(f"{name} names {value!r}, which is none of {', '.join(keys)}")
            if values.count(value) > most:
                raise self.wrong(f"{name} names {value} {values.count(value)} times")
        return [list(keys).index(value) for value in values]

    def amounts(self, name: str, keys: Sequence[str], high: int) -> list[int]:
        """How many of each key, `{ stone = 1 }`; none where nothing is said."""
        given = self.data.get(name, {})
        if not isinstance(given, dict):
            raise self.wrong(f"{name} = {given!r}, expected amounts like {{ {keys[0]} = 1 }}")
        for key in given:
            if key not in keys:
                raise self.wrong(f"{name} names {key!r}, which is none of {', '.join(keys)}")
        return [integer(f"{self.place} {name}", given, key, 1, high) if key in given else 0 for key in keys]

    def part(self, name: str) -> Part:
        """A table within this one."""
        data = self.data.get(name)
        if not isinstance(data, dict):
            raise self.wrong(f"needs a table {name}")
        return Part(self.file, f"{self.name}.{name}", data)

    def parts(self) -> Iterator[tuple[str, Part]]:
        """All tables within this one, by their names."""
        for name in self.data:
            if name not in ABOUT:
                yield name, self.part(name)


def parts_of(file: str, data: Mapping[str, Any], *names: str) -> list[Part]:
    """The tables of a file, each of which it must have, and no others."""
    check_parts(file, data, names)
    return [Part(file, name, data[name]) for name in names]
