"""Before `eduba serve` listens, the rules are compiled."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest
import typer
from rich.console import Console

from cli.door import eduba
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


@pytest.mark.parametrize(
    ("host", "family", "typed"),
    [
        ("127.0.0.1", socket.AF_INET, "http://localhost:8321/"),
        ("0.0.0.0", socket.AF_INET, "http://localhost:8321/"),
        ("192.168.1.20", socket.AF_INET, "http://192.168.1.20:8321/"),
        ("::1", socket.AF_INET6, "http://localhost:8321/"),
        ("::", socket.AF_INET6, "http://localhost:8321/"),
        ("fd00::7", socket.AF_INET6, "http://[fd00::7]:8321/"),
    ],
)
def test_addresses_of_both_kinds_are_listened_on_and_can_be_typed(
    host: str, family: int, typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    monkeypatch.setattr(socket, "create_server", lambda at, **given: asked.append((at, given["family"])))
    serving.listening_at(host, 8321)
    assert asked == [((host, 8321), family)]
    assert serving.address_of(host, 8321) == typed


def test_a_port_in_use_is_said_in_plain_words(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(typer.Exit) as stopped:
            serving.listening_at("127.0.0.1", port)
    assert stopped.value.exit_code == 2
    assert capsys.readouterr().err == (
        f"eduba: cannot listen on 127.0.0.1:{port} (Address already in use); choose another --port\n"
    )


def test_a_data_folder_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = eduba("serve", "--no-browser", "--folder", tmp_path / "file", "--port", "0")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "cannot listen" not in ran.err
    assert "file" in ran.err
