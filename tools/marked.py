"""The parts of a page that a command writes: each stands between two marks, the first of which names its source."""

from __future__ import annotations


def read(page: str, source: str) -> str:
    """What stands between the marks of a source."""
    return _parts(page, source)[1]


def replaced(page: str, source: str, text: str) -> str:
    """A page with something else between the marks of a source."""
    before, _, after = _parts(page, source)
    return f"{before}{text}{after}"


def _parts(page: str, source: str) -> tuple[str, str, str]:
    """A page up to its mark, what is marked, and the rest."""
    begin, end = f"<!-- begin: {source} -->\n", "<!-- end -->\n"
    before, begins, rest = page.partition(begin)
    marked, ends, after = rest.partition(end)
    if not (begins and ends):
        raise ValueError(f"the page has no part between {begin.strip()} and {end.strip()}")
    return before + begin, marked, end + after
