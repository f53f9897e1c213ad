"""A mark for tests that install packages."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """`index`: such a test fails where no package index can be reached."""
    config.addinivalue_line("markers", "index: needs the package index, to install locked packages")
