"""Pin all dependencies with hashes: `make lock`. Writes no index address, so that any mirror serves."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {"build": [], "play": [], "dev": ["--group", "dev"]}


def main() -> None:
    """Compile every lock with uv, for all platforms and Python versions at once."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        subprocess.run([f"{folder}/bin/pip", "-q", "install", "uv"], check=True)
        for name, extra in LOCKS.items():
            source = "requirements/build.in" if name == "build" else "pyproject.toml"
            command = [f"{folder}/bin/uv", "pip", "compile", source, *extra, "-o", f"requirements/{name}.txt"]
            options = ["--universal", "--generate-hashes", "--no-emit-index-url", "--python-version", "3.11", "-q"]
            options += ["--custom-compile-command", "make lock"]
            subprocess.run([*command, *options, *sys.argv[1:]], check=True, cwd=ROOT)


if __name__ == "__main__":
    main()
