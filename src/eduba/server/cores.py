"""How many cores this process may use: those of the machine, those it is bound to, what its container allows it."""

from __future__ import annotations

import os
from math import ceil
from pathlib import Path
from typing import Final

CGROUP: Final = Path("/sys/fs/cgroup")
"""Where Linux says what a container may use (version 2, or 1)."""


def usable() -> int:
    """At least one."""
    bound = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(bound, ceil(_allowed(CGROUP) or bound)))


def _allowed(folder: Path) -> float | None:
    """How many cores' time a container may take; None if nothing says so."""
    try:
        if (folder / "cpu.max").exists():
            quota, period = (folder / "cpu.max").read_text().split()
        else:
            quota, period = ((folder / "cpu" / f"cpu.cfs_{what}_us").read_text() for what in ("quota", "period"))
        found = float(quota) / float(period)
    except (OSError, ValueError, ZeroDivisionError):  # no container, or "max": no limit
        return None
    return found if found > 0 else None
