"""The test run itself: long tests are left out, and what could not be run is said or fails the run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

CONFTEST: Final = Path(__file__).parents[1] / "conftest.py"
SOME_TESTS: Final = """
import pytest

def test_quick():
    pass

@pytest.mark.slow
def test_long():
    pass

def test_service():
    pytest.importorskip("no_such_service", reason="no service runs here")
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A quick test, a long one, and one that needs a service which is not there."""
    shutil.copy(CONFTEST, tmp_path)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = slow: long\naddopts = -p no:cacheprovider\n")
    (tmp_path / "test_some.py").write_text(SOME_TESTS)
    return tmp_path


def run(folder: Path, *arguments: str, **environment: str) -> tuple[int, list[str]]:
    """The exit code and the last lines of a run of these tests."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("EDUBA_", "PYTEST_"))}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "xdist", *arguments],
        env={**inherited, **environment, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=300,
    )
    return done.returncode, done.stdout.splitlines()


def test_long_tests_are_deselected_and_what_was_not_run_is_listed(folder: Path) -> None:
    code, said = run(folder, EDUBA_SEED="2006")
    assert code == 0
    assert "random options: EDUBA_SEED=2006" in said
    assert "not run: test_some.py::test_service: no service runs here" in said
    assert "1 passed, 1 skipped, 1 deselected" in said[-1]


def test_long_tests_run_when_asked_for(folder: Path) -> None:
    code, said = run(folder, "--slow")
    assert code == 0
    assert "2 passed, 1 skipped" in said[-1]
    assert any(re.fullmatch(r"random options: EDUBA_SEED=\d+", line) for line in said)


@pytest.mark.parametrize("processes", ["0", "2"])
def test_a_skipped_test_fails_a_run_that_requires_all(folder: Path, processes: str) -> None:
    code, said = run(folder, "-n", processes, EDUBA_REQUIRE_ALL="1")
    assert code == 1
    wanted = "not run: test_some.py::test_service: no service runs here (EDUBA_REQUIRE_ALL=1: the run fails)"
    assert wanted in said


def test_a_run_that_requires_all_and_skips_nothing_succeeds(folder: Path) -> None:
    assert run(folder, "-k", "quick", EDUBA_REQUIRE_ALL="1")[0] == 0
