"""The contracts of layers bite: an import that they forbid is found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINT = Path(sys.executable).with_name("lint-imports")
FORBIDDEN = {
    "No game knows another": ("games/gardens/trade.py", "from eduba.games.ur.turn import act"),
    "Games know only the kernel": ("games/ur/turn.py", "import eduba.match"),
    "Nobody imports a game; games import the kernel alone": ("server/rooms.py", "import eduba.games.ur"),
    "Each layer knows only those below it": ("kernel/text.py", "import eduba.bots"),
}


@pytest.mark.parametrize("contract", FORBIDDEN)
def test_a_forbidden_import_breaks_its_contract(contract: str, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src" / "eduba", tmp_path / "eduba", ignore=shutil.ignore_patterns("page", "__pycache__"))
    place, added = FORBIDDEN[contract]
    with (tmp_path / "eduba" / place).open("a") as module:
        module.write(f"\n{added}\n")
    command = [str(LINT), "--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    paths = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=paths, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"{contract} BROKEN" in done.stdout
