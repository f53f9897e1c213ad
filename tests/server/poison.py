"""Texts that a database, a terminal or a page would choke on, for tests of whatever takes down what people write."""

from __future__ import annotations

from typing import Final

POISON: Final = (
    "Mallory\u202e",  # turns around what follows
    "Mal\x00lory",
    "two\nlines",
    "\x1b]0;owned\x07",
    "\ud800",  # half a character
    "a\u2028b",
    "\ufeff",
    "\u2066isolated",
)
