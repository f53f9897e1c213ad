"""Declare a state once: its memory, its meaning, and who may see it.

A `Record` is a fixed-size block of integers. Its declaration gives three things at once: a NumPy dtype for compiled
code, a view of plain Python integers for uncompiled runs, and the table printed in the docs.

    class State(Record):
        words = generator()
        actor = number("seat that must decide; -1 when the game is over")
        hand = table(SEATS, 8, "pieces of each seat", seen_by=OWNER)

Memory follows the declaration. A field that would need hidden padding before it is an error (declare wider fields
first); the tail is padded by a field that everyone can see. So equal positions have equal bytes, and copying, comparing
and hashing a position are operations on its bytes: never use NumPy's structured `==`, `copy()` or assignment.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, ClassVar, Final, Generic, TypeVar, cast, overload

import numpy as np


class Sight(Enum):
    """Who may see a field."""

    ALL = "all seats"
    OWNER = "the seat named by the first index"
    NOBODY = "nobody"


ALL: Final = Sight.ALL
OWNER: Final = Sight.OWNER
NOBODY: Final = Sight.NOBODY

_CODES: Final = {(8, True): "b", (16, True): "h", (32, True): "i", (32, False): "I"}
TAIL: Final = "tail"
_RESERVED: Final = ("dtype", "fields", "size", TAIL)


class DeclarationError(TypeError):
    """A record, verb, event or game is declared in a way that cannot work; the message says what to change."""


class FieldError(ValueError):
    """An uncompiled rule stored or looked up something a field cannot hold; compiled code would go wrong silently."""


class Field:
    """What every field of a record knows about itself."""

    def __init__(
        self, shape: tuple[int, ...], meaning: str, bits: int, signed: bool, seen_by: Sight, bookkeeping: bool
    ) -> None:
        if (bits, signed) not in _CODES:
            raise DeclarationError(f"a field has 8, 16 or 32 bits (unsigned: 32), not {bits}")
        if any(extent < 1 for extent in shape):
            raise DeclarationError(f"a field of shape {shape} holds nothing")
        if seen_by is OWNER and not shape:
            raise DeclarationError("seen_by=OWNER needs a row or table whose first index is the seat")
        self.shape = shape
        self.meaning = meaning
        self.bits = bits
        self.signed = signed
        self.seen_by = seen_by
        self.bookkeeping = bookkeeping
        self.code = _CODES[bits, signed]
        self.count = int(np.prod(shape, dtype=np.int64))
        self.name = "?"
        self.owner = "?"
        self.offset = -1
        self.at = -1

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        self.owner = owner.__name__

    @property
    def low(self) -> int:
        return -(1 << (self.bits - 1)) if self.signed else 0

    @property
    def high(self) -> int:
        return (1 << (self.bits - 1 if self.signed else self.bits)) - 1

    def place(self, offset: int) -> None:
        """Fix where the field lies in the record (called once, by the record's declaration)."""
        self.offset = offset
        self.at = offset // (self.bits // 8)

    def misfit(self, value: object, index: str = "") -> FieldError:
        return FieldError(
            f"{self.owner}.{self.name}{index} cannot hold {value!r}: "
            f"it stores integers of {self.bits} bits, {self.low} to {self.high}"
        )


class Number(Field):
    """One integer."""

    @overload
    def __get__(self, record: None, owner: type) -> Number: ...
    @overload
    def __get__(self, record: Record, owner: type) -> int: ...
    def __get__(self, record: Record | None, owner: type) -> Number | int:
        if record is None:
            return self
        return record._cells[self.code][self.at]

    def __set__(self, record: Record, value: int) -> None:
        try:
            record._cells[self.code][self.at] = value
        except (ValueError, TypeError):
            raise self.misfit(value) from None


class RowView:
    """A row of integers of one record, as an uncompiled rule sees it."""

    __slots__ = ("_cells", "_field", "_length", "_start")

    def __init__(self, field: Row, cells: memoryview[int]) -> None:
        self._field = field
        self._cells = cells
        self._start = field.at
        self._length = field.shape[0]

    def __len__(self) -> int:
        return self._length

    def tolist(self) -> list[int]:
        """The whole row at once."""
        return self._cells[self._start : self._start + self._length].tolist()

    def __getitem__(self, i: int) -> int:
        if not 0 <= i < self._length:
            raise self._outside(i)
        return self._cells[self._start + i]

    def __setitem__(self, i: int, value: int) -> None:
        if not 0 <= i < self._length:
            raise self._outside(i)
        try:
            self._cells[self._start + i] = value
        except (ValueError, TypeError):
            raise self._field.misfit(value, f"[{i}]") from None

    def _outside(self, i: int) -> FieldError:
        return FieldError(f"{self._field.owner}.{self._field.name} has no [{i}]: indices are 0 to {self._length - 1}")


class Row(Field):
    """A row of integers."""

    @overload
    def __get__(self, record: None, owner: type) -> Row: ...
    @overload
    def __get__(self, record: Record, owner: type) -> RowView: ...
    def __get__(self, record: Record | None, owner: type) -> Row | RowView:
        if record is None:
            return self
        view = RowView(self, record._cells[self.code])
        record.__dict__[self.name] = view  # found there directly next time
        return view


class TableView:
    """A table of integers of one record, indexed `[i, j]`, as an uncompiled rule sees it."""

    __slots__ = ("_cells", "_columns", "_field", "_rows", "_start")

    def __init__(self, field: Table, cells: memoryview[int]) -> None:
        self._field = field
        self._cells = cells
        self._start = field.at
        self._rows, self._columns = field.shape

    def __len__(self) -> int:
        return self._rows

    def tolist(self) -> list[list[int]]:
        """All rows at once."""
        starts = range(self._start, self._start + self._rows * self._columns, self._columns)
        return [self._cells[at : at + self._columns].tolist() for at in starts]

    def __getitem__(self, at: tuple[int, int]) -> int:
        return self._cells[self._locate(at)]

    def __setitem__(self, at: tuple[int, int], value: int) -> None:
        cell = self._locate(at)
        try:
            self._cells[cell] = value
        except (ValueError, TypeError):
            raise self._field.misfit(value, f"[{at[0]}, {at[1]}]") from None

    def _locate(self, at: tuple[int, int]) -> int:
        i, j = at
        if not (0 <= i < self._rows and 0 <= j < self._columns):
            field = self._field
            raise FieldError(
                f"{field.owner}.{field.name} has no [{i}, {j}]: "
                f"indices are 0 to {self._rows - 1} and 0 to {self._columns - 1}"
            )
        return self._start + i * self._columns + j


class Table(Field):
    """A table of integers, indexed `[i, j]`."""

    @overload
    def __get__(self, record: None, owner: type) -> Table: ...
    @overload
    def __get__(self, record: Record, owner: type) -> TableView: ...
    def __get__(self, record: Record | None, owner: type) -> Table | TableView:
        if record is None:
            return self
        view = TableView(self, record._cells[self.code])
        record.__dict__[self.name] = view
        return view


def number(meaning: str, bits: int = 8, seen_by: Sight = ALL, bookkeeping: bool = False) -> Number:
    """One signed integer."""
    return Number((), meaning, bits, True, seen_by, bookkeeping)


def row(length: int, meaning: str, bits: int = 8, seen_by: Sight = ALL, bookkeeping: bool = False) -> Row:
    """A row of signed integers."""
    return Row((length,), meaning, bits, True, seen_by, bookkeeping)


def table(
    rows: int, columns: int, meaning: str, bits: int = 8, seen_by: Sight = ALL, bookkeeping: bool = False
) -> Table:
    """A table of signed integers."""
    return Table((rows, columns), meaning, bits, True, seen_by, bookkeeping)


def generator() -> Row:
    """The four 32-bit words of the state's generator (`kernel.random`): seen by nobody, no part of the position."""
    return Row((4,), "the generator", 32, False, NOBODY, True)


class Record:
    """The base of every declaration, and the integer view of one record in memory.

    `State(array, i)` looks at record `i` of a NumPy array of dtype `State.dtype`: reading gives Python integers, storing
    checks the range. `bookkeeping` fields are needed to go on but are no part of the position a player sees.
    """

    dtype: ClassVar[np.dtype[np.void]]
    fields: ClassVar[tuple[Field, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        declared = [f for f in vars(cls).values() if isinstance(f, Field)]
        if not declared:
            raise DeclarationError(f"{cls.__name__} declares no field")
        offset = 0
        for field in declared:
            if field.name in _RESERVED or field.name.startswith("_"):
                raise DeclarationError(f"{cls.__name__}.{field.name}: records use this name themselves; choose another")
            width = field.bits // 8
            if offset % width:
                raise DeclarationError(
                    f"{cls.__name__}.{field.name} ({field.bits} bits) would leave {width - offset % width} hidden bytes "
                    f"before it: declare wider fields first"
                )
            field.place(offset)
            offset += width * field.count
        widest = max(field.bits // 8 for field in declared)
        parts: dict[str, list[Any]] = {
            "names": [f.name for f in declared],
            "formats": [(f"{'i' if f.signed else 'u'}{f.bits // 8}", f.shape) for f in declared],
            "offsets": [f.offset for f in declared],
        }
        missing = -offset % widest
        if missing:
            parts["names"].append(TAIL)
            parts["formats"].append(("i1", (missing,)))
            parts["offsets"].append(offset)
        cls.fields = tuple(declared)
        cls.dtype = np.dtype(cast(Any, {**parts, "itemsize": offset + missing}), align=True)

    def __init__(self, array: np.ndarray[Any, np.dtype[np.void]], index: int = 0) -> None:
        self._memory = memoryview(cast(Any, array[index : index + 1].view(np.uint8))).cast("B")
        self._cells: dict[str, memoryview[int]] = {
            code: self._memory.cast(code)  # type: ignore[call-overload]
            for code in {field.code for field in self.fields}
        }

    @classmethod
    def size(cls) -> int:
        """Bytes of one record."""
        return cls.dtype.itemsize


R = TypeVar("R", bound=Record)


class Records(Generic[R]):
    """A row of records in one block of memory: the form in which positions live at the Python edge.

    `records[i]` is the integer view of one; `records.array` is what compiled functions take, with an index.
    """

    __slots__ = ("array", "kind", "memory", "size")

    def __init__(self, kind: type[R], length: int = 1) -> None:
        self.kind = kind
        self.size = kind.dtype.itemsize
        block = bytearray(length * self.size)
        self.array: np.ndarray[Any, np.dtype[np.void]] = np.frombuffer(block, kind.dtype)
        self.memory = memoryview(block)

    def __len__(self) -> int:
        return len(self.array)

    def __getitem__(self, i: int) -> R:
        if not 0 <= i < len(self.array):
            raise FieldError(f"no record {i}: there are {len(self.array)}")
        return self.kind(self.array, i)

    def __setitem__(self, i: int, record: R) -> None:
        self.memory[i * self.size : (i + 1) * self.size] = record._memory


def copy(source: Records[R], i: int, target: Records[R], j: int) -> None:
    """Copy record `i` of `source` over record `j` of `target`, byte by byte."""
    size = source.size
    if source.memory.nbytes == size == target.memory.nbytes and i == j == 0:  # one record each: no slices to make
        target.memory[:] = source.memory
        return
    target.memory[j * size : (j + 1) * size] = source.memory[i * size : (i + 1) * size]


def same(a: Records[R], i: int, b: Records[R], j: int) -> bool:
    """Whether two records have the same bytes."""
    size = a.size
    return a.memory[i * size : (i + 1) * size] == b.memory[j * size : (j + 1) * size]


def key(records: Records[R], i: int = 0) -> bytes:
    """The bytes of a record: for saving, hashing, and as a key of dictionaries."""
    return bytes(records.memory[i * records.size : (i + 1) * records.size])


def restore(records: Records[R], i: int, saved: bytes) -> None:
    """The inverse of `key`."""
    if len(saved) != records.size:
        raise FieldError(f"{len(saved)} bytes were saved, {records.kind.__name__} has {records.size}")
    records.memory[i * records.size : (i + 1) * records.size] = saved
