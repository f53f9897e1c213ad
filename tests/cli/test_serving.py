"""Before `eduba serve` listens, the rules are compiled."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from eduba.cli import serving
from eduba.server.settings import Settings


class ListensError(Exception):
    """The server would listen now."""


@pytest.mark.parametrize("held", [True, False])
def test_what_is_not_in_the_cache_is_compiled_before_anybody_can_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: bool
) -> None:
    said = []

    def listen(*_: Any, **__: Any) -> None:
        said.append("listens")
        raise ListensError

    monkeypatch.setattr(serving, "all_held", lambda: held)
    monkeypatch.setattr(serving, "compile_all", lambda prune, console: said.append("compiles"))
    monkeypatch.setattr(socket, "create_server", listen)
    with pytest.raises(ListensError):
        serving.serve(Settings(folder=tmp_path), 0, browser=False, console=Console(quiet=True))
    assert said == (["listens"] if held else ["compiles", "listens"])
