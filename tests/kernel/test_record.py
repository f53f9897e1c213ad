"""Records: their memory, their meaning, and what an uncompiled rule can do wrong with them."""

from __future__ import annotations

import numpy as np
import pytest

from eduba.kernel.record import (
    ALL,
    NOBODY,
    OWNER,
    DeclarationError,
    FieldError,
    Record,
    Records,
    copy,
    generator,
    key,
    number,
    restore,
    row,
    same,
    table,
)


class Shrine(Record):
    """A record with fields of every width and shape; 27 bytes are declared, one follows as the tail."""

    words = generator()
    weight = number("how heavy", bits=16)
    lamps = row(3, "oil in each lamp")
    gifts = table(2, 3, "gifts of each seat", seen_by=OWNER)


def shrine() -> Shrine:
    """One empty record."""
    return Records(Shrine)[0]


def test_memory_follows_the_declaration() -> None:
    assert [(f.name, f.offset, f.shape) for f in Shrine.fields] == [
        ("words", 0, (4,)),
        ("weight", 16, ()),
        ("lamps", 18, (3,)),
        ("gifts", 21, (2, 3)),
    ]


def test_no_byte_is_hidden_and_the_tail_is_a_field() -> None:
    fields = Shrine.dtype.fields
    assert fields is not None
    covered = sorted((offset, offset + kind.itemsize) for kind, offset in (part[:2] for part in fields.values()))
    assert covered == [(0, 16), (16, 18), (18, 21), (21, 27), (27, 28)]
    assert "tail" in fields
    assert Shrine.size() == Shrine.dtype.itemsize == 28


def test_a_record_that_needs_no_tail_has_none() -> None:
    class Even(Record):
        a = number("two bytes", bits=16)
        b = row(2, "two more")

    assert Even.dtype.names == ("a", "b")
    assert Even.size() == 4


def test_records_lie_aligned_in_an_array() -> None:
    assert Shrine.dtype.isalignedstruct
    assert Records(Shrine, 3).array.strides == (28,)


def test_hidden_padding_is_an_error_that_names_the_field() -> None:
    with pytest.raises(DeclarationError, match=r"Crooked\.wide \(16 bits\) would leave 1 hidden bytes before it"):

        class Crooked(Record):
            narrow = number("one byte")
            wide = number("two bytes", bits=16)


def test_a_record_declares_something() -> None:
    with pytest.raises(DeclarationError, match="Empty declares no field"):

        class Empty(Record):
            pass


@pytest.mark.parametrize("name", ["dtype", "fields", "size", "tail", "_cells"])
def test_names_that_records_need_themselves_are_refused(name: str) -> None:
    with pytest.raises(DeclarationError, match=rf"Mine\.{name}: records use this name themselves"):
        type("Mine", (Record,), {name: number("mine")})


@pytest.mark.parametrize("bits", [1, 7, 64])
def test_other_widths_are_refused(bits: int) -> None:
    with pytest.raises(DeclarationError, match=f"8, 16 or 32 bits .* not {bits}"):
        number("odd", bits=bits)


def test_a_field_without_cells_is_refused() -> None:
    with pytest.raises(DeclarationError, match=r"shape \(2, 0\) holds nothing"):
        table(2, 0, "nothing")


def test_an_owner_needs_a_first_index() -> None:
    with pytest.raises(DeclarationError, match="seen_by=OWNER needs a row or table whose first index is the seat"):
        number("whose?", seen_by=OWNER)
    assert row(2, "one for each seat", seen_by=OWNER).seen_by is OWNER


def test_who_may_see_a_field_and_what_it_means_is_declared() -> None:
    assert {f.name: f.seen_by for f in Shrine.fields} == {"words": NOBODY, "weight": ALL, "lamps": ALL, "gifts": OWNER}
    assert [f.name for f in Shrine.fields if f.bookkeeping] == ["words"]
    assert Shrine.lamps.meaning == "oil in each lamp"


def test_bookkeeping_is_what_a_declaration_says() -> None:
    assert number("a cursor", bookkeeping=True).bookkeeping
    assert not number("a card").bookkeeping


def test_what_is_stored_is_read_as_python_integers() -> None:
    s = shrine()
    s.weight = -300
    s.lamps[2] = 127
    s.gifts[1, 2] = -128
    assert (s.weight, s.lamps[2], s.gifts[1, 2]) == (-300, 127, -128)
    assert type(s.weight) is type(s.lamps[2]) is type(s.gifts[1, 2]) is int
    assert [s.lamps[i] for i in range(len(s.lamps))] == [0, 0, 127]
    assert len(s.gifts) == 2


def test_compiled_code_finds_the_same_values_in_the_array() -> None:
    records = Records(Shrine, 2)
    records[1].gifts[1, 0] = 5
    assert records.array[1]["gifts"].tolist() == [[0, 0, 0], [5, 0, 0]]
    assert records.array[0]["gifts"].tolist() == [[0, 0, 0], [0, 0, 0]]


def test_a_number_that_does_not_fit_names_its_field() -> None:
    class Lamp(Record):
        oil = number("drops")

    with pytest.raises(FieldError, match=r"^Lamp\.oil cannot hold 200: it stores integers of 8 bits, -128 to 127$"):
        Records(Lamp)[0].oil = 200


def test_a_value_that_does_not_fit_a_row_names_the_cell() -> None:
    with pytest.raises(FieldError, match=r"^Shrine\.lamps\[1\] cannot hold 200: .* 8 bits, -128 to 127$"):
        shrine().lamps[1] = 200


def test_a_value_that_does_not_fit_a_table_names_the_cell() -> None:
    with pytest.raises(FieldError, match=r"^Shrine\.gifts\[1, 2\] cannot hold -129: .* 8 bits, -128 to 127$"):
        shrine().gifts[1, 2] = -129


def test_a_wider_field_holds_more() -> None:
    s = shrine()
    s.weight = 32767
    with pytest.raises(FieldError, match=r"Shrine\.weight cannot hold 32768: .* 16 bits"):
        s.weight = 32768
    assert s.weight == 32767


def test_no_field_holds_a_fraction() -> None:
    s = shrine()
    with pytest.raises(FieldError, match=r"Shrine\.lamps\[0\] cannot hold 0\.5"):
        s.lamps[0] = 0.5  # type: ignore[assignment]


@pytest.mark.parametrize("i", [-1, 3])
def test_a_row_has_no_negative_and_no_too_large_index(i: int) -> None:
    s = shrine()
    with pytest.raises(FieldError, match=rf"^Shrine\.lamps has no \[{i}\]: indices are 0 to 2$"):
        s.lamps[i]
    with pytest.raises(FieldError, match=rf"^Shrine\.lamps has no \[{i}\]"):
        s.lamps[i] = 1


@pytest.mark.parametrize("at", [(-1, 0), (0, -1), (2, 0), (0, 3)])
def test_a_table_has_no_negative_and_no_too_large_index(at: tuple[int, int]) -> None:
    s = shrine()
    where = rf"^Shrine\.gifts has no \[{at[0]}, {at[1]}\]: indices are 0 to 1 and 0 to 2$"
    with pytest.raises(FieldError, match=where):
        s.gifts[at]
    with pytest.raises(FieldError, match=where):
        s.gifts[at] = 1


def test_words_of_the_generator_are_unsigned() -> None:
    s = shrine()
    s.words[3] = 0xFFFFFFFF
    assert s.words[3] == 0xFFFFFFFF
    with pytest.raises(FieldError, match=r"Shrine\.words\[0\] cannot hold -1: it stores integers of 32 bits, 0 to 4"):
        s.words[0] = -1


def test_a_copy_has_the_same_bytes_and_is_independent() -> None:
    records = Records(Shrine, 2)
    records[0].lamps[0] = 7
    copy(records, 0, records, 1)
    assert same(records, 0, records, 1)
    records[1].weight = 1
    assert not same(records, 0, records, 1)
    assert (records[0].weight, records[1].lamps[0]) == (0, 7)


def test_every_byte_counts_in_a_comparison() -> None:
    one, other = Records(Shrine), Records(Shrine)
    for i in range(Shrine.size()):
        other.memory[i] ^= 1
        assert not same(one, 0, other, 0)
        other.memory[i] ^= 1
    assert same(one, 0, other, 0)


def test_a_key_restores_the_record() -> None:
    records = Records(Shrine, 3)
    records[1].gifts[0, 1] = 9
    saved = key(records, 1)
    assert len(saved) == Shrine.size()
    restore(records, 2, saved)
    assert records[2].gifts[0, 1] == 9
    assert key(records, 2) == saved
    assert key(records, 0) == bytes(Shrine.size())


def test_a_key_of_another_size_is_refused() -> None:
    with pytest.raises(FieldError, match="27 bytes were saved, Shrine has 28"):
        restore(Records(Shrine), 0, bytes(27))


def test_a_record_can_be_stored_into_a_row_of_records() -> None:
    source, target = Records(Shrine), Records(Shrine, 2)
    source[0].weight = 12
    target[1] = source[0]
    assert (target[0].weight, target[1].weight) == (0, 12)


@pytest.mark.parametrize("i", [-1, 2])
def test_there_is_no_record_outside(i: int) -> None:
    with pytest.raises(FieldError, match=f"no record {i}: there are 2"):
        Records(Shrine, 2)[i]


def test_a_fresh_record_is_all_zero() -> None:
    assert not np.any(Records(Shrine, 4).array.view(np.uint8))
