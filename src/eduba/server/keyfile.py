"""The server's key: 32 bytes or more, kept outside the database; what is sealed in there cannot be opened without it."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from eduba.match.whole import written_whole

VARIABLE: Final = "EDUBA_KEY"
NAME: Final = "server.key"
BYTES: Final = 32


class BadKey(ValueError):
    """A key that is none; the message says what to do."""


def read_key(folder: Path) -> bytes:
    """The key that the environment gives, else that of the folder; it is made there once."""
    given = os.environ.get(VARIABLE)
    if given is not None:
        return _parsed(given, VARIABLE, "`openssl rand -hex 32` draws one")
    path = folder / NAME
    if not path.exists():
        with suppress(FileExistsError), written_whole(path, os.link) as file:  # of two servers one is first
            file.write(secrets.token_hex(BYTES).encode())
    remedy = "put back the one that it held, or remove the file if nothing was played with it"
    return _parsed(path.read_text(errors="replace"), str(path), remedy)


def _parsed(text: str, where: str, remedy: str) -> bytes:
    try:
        key = bytes.fromhex(text.strip())
    except ValueError:
        key = b""
    if len(key) < BYTES:
        raise BadKey(f"{where} is no key, which has {2 * BYTES} hexadecimal digits or more: {remedy}")
    return key
