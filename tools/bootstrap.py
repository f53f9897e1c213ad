"""Make the project's own environment: `python3 tools/bootstrap.py play|dev|build`. Needs only Python 3.11 or later.

The environment lies in `.venv`. Locked requirements with hashes are installed once, and again when their lock changes.
What goes wrong is said in one line that names the remedy.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def refuse(line: str) -> NoReturn:
    """Say in one line why it cannot go on."""
    sys.exit(f"eduba: {line}")


def lock(wanted: str) -> Path:
    """The locked requirements for a purpose."""
    return ROOT / "requirements" / f"{wanted}.txt"


def stamp(wanted: str) -> str:
    """What an up-to-date environment was made from."""
    digest = hashlib.sha256(sys.version.encode())
    for file in (lock(wanted), ROOT / "pyproject.toml"):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def run(what: str, *command: str | Path) -> None:
    """One slow step: say what is done and how long it took; on failure show the end of its output."""
    print(f"· {what} …", end="", flush=True)
    start = time.monotonic()
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, check=False)
    if done.returncode:
        print(" failed", flush=True)
        output = (done.stdout + done.stderr).strip().splitlines()
        if any("numba" in line and "No matching distribution" in line for line in output):
            refuse(
                f"there is no Numba wheel for Python {sys.version.split()[0]} on this platform; use Python 3.11 to 3.13"
            )
        print("\n".join(output[-15:]), file=sys.stderr)
        refuse(f"{what} failed")
    print(f" {time.monotonic() - start:.0f} s", flush=True)


def main(wanted: str) -> None:
    """Make or update the environment."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file runs before anything is installed
        refuse(f"Python 3.11 or later is needed, this is {sys.version.split()[0]}")
    mark = VENV / f".eduba-{wanted}"
    if PYTHON.exists() and mark.exists() and mark.read_text() == stamp(wanted):
        return
    if not PYTHON.exists():
        try:
            import ensurepip
            import venv  # noqa: F401

            del ensurepip
        except ImportError:
            refuse("Python's venv module is missing; on Debian: apt-get install python3-venv")
        run("making the environment", sys.executable, "-m", "venv", VENV)
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", "install")
    locks = [option for name in dict.fromkeys(("build", wanted)) for option in ("-r", lock(name))]
    run("installing locked packages", *pip, "--require-hashes", *locks)
    if wanted != "build":
        run("installing eduba", *pip, "--no-deps", "--no-build-isolation", "-e", ROOT)
    mark.write_text(stamp(wanted))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "play")
