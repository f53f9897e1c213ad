"""Run the command `eduba` inside this process, with what is typed given and what is said caught."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from unittest.mock import patch

from eduba.cli import main
from fixtures.story import FOLDER

COMMAND: Final = Path(sys.executable).with_name("eduba")
"""The installed command, to be run as a process of its own."""
FINISHED: Final = FOLDER / "guard_of_two_rounds.json"
"""A stored match of UR, three seats, 32 entries."""


@dataclass(frozen=True)
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str


def eduba(*arguments: str | Path, typed: Iterable[str] = ()) -> Ran:
    """`eduba ARGUMENTS`, with lines typed at its questions."""
    out, err = io.StringIO(), io.StringIO()
    lines = io.StringIO("".join(f"{line}\n" for line in typed))
    spoken = {"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}
    with (
        patch.object(sys, "argv", ["eduba", *map(str, arguments)]),
        patch.object(sys, "stdin", lines),
        patch.dict(os.environ, spoken),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as left:
            code = left.code
    assert isinstance(code, int)
    return Ran(code, out.getvalue(), err.getvalue())
