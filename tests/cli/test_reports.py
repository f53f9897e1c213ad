"""`eduba reports`: what strangers wrote is read in a terminal, and must not speak to it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from cli.door import eduba
from eduba.cli import serving
from eduba.server.keeping import Reported

OWNED = "\x1b]0;owned\x07 and \u202ebackwards"


def test_reported_lines_tell_a_terminal_nothing_but_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Reported(datetime(2026, 1, 2, tzinfo=UTC), "abcdefghij", 1, "Béla", f"va via! {OWNED}", f"rude\n{OWNED}")
    monkeypatch.setattr(serving, "with_database", lambda *_: [line])
    ran = eduba("reports")
    assert ran.code == 0
    assert "Béla: va via! \\x1b]0;owned\\x07 and \\u202ebackwards (rude\\n\\x1b" in ran.out
    assert ran.out.count("\n") == 1
    assert ran.out.removesuffix("\n").isprintable()


def test_the_database_named_in_the_environment_is_the_one_that_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDUBA_DATABASE_URL", "nonsense")
    ran = eduba("reports")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "a database's address begins with" in ran.err
