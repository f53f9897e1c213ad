"""How many cores a server may use: what its container allows it, not what the machine has."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from eduba.server import cores


@pytest.fixture
def container(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine of 16 cores, and where it says what a container may use."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: set(range(16)), raising=False)
    monkeypatch.setattr(cores, "CGROUP", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("said", "count"),
    [
        ("max 100000", 16),
        ("200000 100000", 2),
        ("150000 100000", 2),
        ("50000 100000", 1),
        ("9900000 100000", 16),
        ("?", 16),
    ],
)
def test_what_a_container_may_use_is_asked(container: Path, said: str, count: int) -> None:
    (container / "cpu.max").write_text(f"{said}\n")
    assert cores.usable() == count


@pytest.mark.parametrize(("quota", "count"), [("-1", 16), ("400000", 4)])
def test_so_is_an_older_container(container: Path, quota: str, count: int) -> None:
    (container / "cpu").mkdir()
    (container / "cpu" / "cpu.cfs_quota_us").write_text(f"{quota}\n")
    (container / "cpu" / "cpu.cfs_period_us").write_text("100000\n")
    assert cores.usable() == count


def test_without_a_container_the_cores_it_is_bound_to_count(container: Path) -> None:
    assert cores.usable() == 16
