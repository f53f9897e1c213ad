"""Files that are there whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def written_whole(path: Path, put: Callable[[str, Path], object] | None = None) -> Iterator[BinaryIO]:
    """A file to write to, which becomes `path` when everything is on disk; if something goes wrong there is no trace of
    it. Nobody but its owner may read it. With `os.link` for `put`, a file that is there already is not replaced."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:  # say which file, not which temporary one
        raise OSError(error.errno, error.strerror, str(path)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        (put or os.replace)(name, path)
        _keep_names_of(path.parent)
    finally:
        Path(name).unlink(missing_ok=True)


def _keep_names_of(folder: Path) -> None:
    """What a folder's files are called now is on disk as well."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
