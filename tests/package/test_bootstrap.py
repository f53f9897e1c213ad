"""`make play` on a fresh machine: what is missing is said in one line that names the remedy."""

from __future__ import annotations

import ast
import builtins
import sys
from pathlib import Path
from typing import Any

import pytest

import bootstrap

OLDEST_SYNTAX = (3, 7)


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """A tree without an environment; the steps that would be run are noted instead."""
    (tmp_path / "requirements").mkdir()
    for name in ("build", "play", "dev"):
        (tmp_path / "requirements" / f"{name}.txt").write_text(f"{name}==1\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    steps: list[tuple[str, ...]] = []

    def note(what: str, *command: str | Path) -> None:
        steps.append((what, *map(str, command)))
        (tmp_path / ".venv" / "bin").mkdir(parents=True, exist_ok=True)
        (tmp_path / ".venv" / "bin" / "python").touch()

    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(bootstrap, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(bootstrap, "run", note)
    return steps


def refusal(wanted: str) -> str:
    """The one line with which it stops."""
    with pytest.raises(SystemExit) as stopped:
        bootstrap.main(wanted)
    said = stopped.value.code
    assert isinstance(said, str)
    assert "\n" not in said
    return said


def test_an_old_python_is_named(fresh: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    monkeypatch.setattr(sys, "version", "3.10.4 (main)")
    assert refusal("play") == "eduba: Python 3.11 or later is needed, this is 3.10.4"
    assert fresh == []


def test_an_old_python_can_read_the_file_that_says_so() -> None:
    source = Path(bootstrap.__file__).read_text(encoding="utf-8")
    ast.parse(source, feature_version=OLDEST_SYNTAX)


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_missing_venv_module_is_named_with_its_package(
    missing: str, fresh: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    imported = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == missing:
            raise ImportError(name)
        return imported(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    said = refusal("play")
    assert said == "eduba: Python's venv module is missing; on Debian: apt-get install python3-venv"
    assert fresh == []


def test_a_platform_without_numba_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    pip = "import sys; sys.exit('ERROR: No matching distribution found for numba==0.61.0')"
    with pytest.raises(SystemExit) as stopped:
        bootstrap.run("installing locked packages", sys.executable, "-c", pip)
    python = sys.version.split()[0]
    assert stopped.value.code == (
        f"eduba: there is no Numba wheel for Python {python} on this platform; use Python 3.11 to 3.13"
    )
    assert capsys.readouterr().err == ""


def test_another_failure_shows_the_end_of_what_was_said(capsys: pytest.CaptureFixture[str]) -> None:
    pip = "for n in range(40): print('line', n)\nraise SystemExit(1)"
    with pytest.raises(SystemExit) as stopped:
        bootstrap.run("installing locked packages", sys.executable, "-c", pip)
    assert stopped.value.code == "eduba: installing locked packages failed"
    assert capsys.readouterr().err.splitlines() == [f"line {n}" for n in range(25, 40)]


def test_a_step_says_what_it_does_and_how_long_it_took(capsys: pytest.CaptureFixture[str]) -> None:
    bootstrap.run("thinking", sys.executable, "-c", "")
    assert capsys.readouterr().out.startswith("· thinking … ")


def test_an_environment_is_made_once_and_again_when_its_lock_changes(fresh: list[tuple[str, ...]]) -> None:
    bootstrap.main("play")
    assert [step[0] for step in fresh] == [
        "making the environment",
        "installing locked packages",
        "installing eduba",
    ]
    assert "--require-hashes" in fresh[1]
    fresh.clear()
    bootstrap.main("play")
    assert fresh == []
    (bootstrap.ROOT / "requirements" / "play.txt").write_text("play==2\n", encoding="utf-8")
    bootstrap.main("play")
    assert [step[0] for step in fresh] == ["installing locked packages", "installing eduba"]


def test_to_build_a_wheel_nothing_is_installed_but_what_builds_it(fresh: list[tuple[str, ...]]) -> None:
    bootstrap.main("build")
    assert [step[0] for step in fresh] == ["making the environment", "installing locked packages"]
    assert fresh[1][-2:] == ("-r", str(bootstrap.lock("build")))
    assert fresh[1].count("-r") == 1
