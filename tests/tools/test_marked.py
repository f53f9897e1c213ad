"""The parts of a page between marks."""

from __future__ import annotations

import pytest

import marked

PAGE = "before\n<!-- begin: a -->\nold\n<!-- end -->\nbetween\n<!-- begin: b -->\n<!-- end -->\nafter\n"


def test_what_a_source_wrote_is_read_and_replaced_and_nothing_else() -> None:
    assert marked.read(PAGE, "a") == "old\n"
    assert marked.read(PAGE, "b") == ""
    assert marked.replaced(PAGE, "a", "new\n") == PAGE.replace("old", "new")
    assert marked.replaced(marked.replaced(PAGE, "b", "new\n"), "b", "") == PAGE


@pytest.mark.parametrize("page", ["nothing\n", "<!-- begin: a -->\nwithout an end\n"])
def test_a_page_without_the_marks_is_left_alone(page: str) -> None:
    with pytest.raises(ValueError, match="no part between <!-- begin: a -->"):
        marked.replaced(page, "a", "new\n")
