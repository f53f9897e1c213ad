"""How all tests are run.

`--slow` runs the long ones too. With EDUBA_REQUIRE_ALL=1 a test that was skipped makes the run fail; without it, what
was not run is listed at the end with its reason. Tests that want chance take it from one seed, which the head of the run
shows and EDUBA_SEED repeats. Compiled rules of installed games come from the user's cache, or from
EDUBA_CACHE_DIR; those of made-up games lie in pytest's own cache folder (`own_cache`).
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterable

import pytest

from eduba.kernel.engine import Engine
from eduba.kernel.game import Game, load


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--slow`."""
    parser.addoption("--slow", action="store_true", help="run the long tests too")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the seed of this run; the processes of xdist find it in their environment."""
    os.environ.setdefault("EDUBA_SEED", str(random.SystemRandom().getrandbits(31)))


def pytest_report_header(config: pytest.Config) -> str:
    """Show the seed."""
    return f"random options: EDUBA_SEED={os.environ['EDUBA_SEED']}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave long tests out unless they were asked for."""
    if config.getoption("--slow"):
        return
    long = [item for item in items if item.get_closest_marker("slow")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


def _require_all() -> bool:
    return os.environ.get("EDUBA_REQUIRE_ALL") == "1"


def _skipped(reporter: object) -> Iterable[pytest.TestReport]:
    found: Iterable[pytest.TestReport] = getattr(reporter, "stats", {}).get("skipped", ())
    return found


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail where every test has to run and one was skipped."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if _require_all() and any(_skipped(reporter)) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was not run, and why."""
    for report in _skipped(terminalreporter):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        failed = " (EDUBA_REQUIRE_ALL=1: the run fails)" if _require_all() else ""
        terminalreporter.write_line(
            f"not run: {report.nodeid}: {reason.removeprefix('Skipped: ')}{failed}", yellow=True
        )


@pytest.fixture
def own_cache(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled rules go to pytest's cache folder: reused between runs, and the user's cache stays free of them."""
    cache = request.config.cache
    assert cache is not None
    monkeypatch.setenv("EDUBA_CACHE_DIR", str(cache.mkdir("eduba")))


@pytest.fixture(scope="session")
def ur() -> Game:
    """UR, as it is installed."""
    return load("ur")


@pytest.fixture(scope="session")
def ur_engine(ur: Game) -> Engine:
    """UR, compiled."""
    return Engine(ur)


@pytest.fixture(scope="session")
def ur_plain(ur: Game) -> Engine:
    """UR, uncompiled."""
    return Engine(ur, compiled=False)
