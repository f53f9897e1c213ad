"""The wheel carries the built page, so that a machine without Node gets it: built here, when a wheel is built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds the page before files are gathered; an editable install leaves that to `make`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            subprocess.run([sys.executable, str(Path(self.root) / "tools" / "build_page.py")], check=True)
