"""Where tests get a browser: the environment, the PATH, or Debian's packages where we may install them."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str | None:
    """The path of a Chromium; None if there is none and none can be installed."""
    given = os.environ.get("EDUBA_CHROMIUM")
    if given:
        return given
    return _on_path() or _from_apt()


def _on_path() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _from_apt() -> str | None:
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    with (Path(tempfile.gettempdir()) / "eduba-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several test processes may want it at once
        if _on_path() is None:
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            for command in (["update"], ["install", "-y", "chromium"]):
                subprocess.run(["apt-get", *command], env=environment, capture_output=True, check=False)
    return _on_path()
