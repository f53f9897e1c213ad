"""The parts of the docs that are printed from the program itself."""

from __future__ import annotations

import make_docs


def test_what_is_committed_is_what_make_docs_prints() -> None:
    stale = [path.name for path, text in make_docs.pages().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], f"`make docs` prints other files: {', '.join(stale)}"
