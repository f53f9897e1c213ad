"""What is published works elsewhere: a wheel in an empty environment, and a game from a package of its own."""

from __future__ import annotations

import configparser
import os
import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import pytest

from eduba.kernel.game import installed
from eduba.kernel.languages import LANGUAGES

ROOT: Final = Path(__file__).resolve().parents[2]
EXAMPLE: Final = ROOT / "examples" / "connect_four"


def run(*command: str | Path, cache: Path | None = None) -> str:
    """What a command says; it must succeed."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "EDUBA", "VIRTUAL_ENV"))}
    environment |= {"LANG": "C.UTF-8", "COLUMNS": "100"} | ({"EDUBA_CACHE_DIR": str(cache)} if cache else {})
    done = subprocess.run(
        [str(c) for c in command], cwd="/", env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def build(source: Path, out: Path) -> Path:
    """The wheel of a source tree."""
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", out, source)
    (wheel,) = out.glob("*.whl")
    return wheel


def check_contents(wheel: Path) -> None:
    """Texts, content, rules, licence and the page with its notices are in the wheel; tests and tools are not."""
    with ZipFile(wheel) as packed:
        names = packed.namelist()
        points = configparser.ConfigParser()
        points.read_string(packed.read(next(n for n in names if n.endswith("entry_points.txt"))).decode())
        notices = packed.read("eduba/page/NOTICES.txt").decode()
    wanted = ["eduba/py.typed", "*.dist-info/licenses/LICENSE", "*.dist-info/licenses/NOTICE"]
    wanted += ["eduba/text/languages.toml", *(f"eduba/text/{language}.ftl" for language in LANGUAGES)]
    wanted += [
        "eduba/page/index.html",
        "eduba/page/assets/*.js",
        "eduba/page/assets/*.css",
        "eduba/page/assets/*.woff2",
    ]
    for game in points["eduba.games"]:
        wanted += [f"eduba/games/{game}/content/*.toml"]
        wanted += [
            f"eduba/games/{game}/text/{kind}" for lang in LANGUAGES for kind in (f"{lang}.ftl", f"rules.{lang}.md")
        ]
    assert [pattern for pattern in wanted if not any(fnmatch(name, pattern) for name in names)] == []
    assert {name.split("/")[0] for name in names} == {"eduba", f"eduba-{version()}.dist-info"}
    assert not [name for name in names if "test_" in name or "__pycache__" in name]
    assert {"greedy", "random"} <= set(points["eduba.bots"])
    for bundled in ("svelte ", "@fluent/bundle ", "@fontsource/gentium-book-plus ", "SIL OPEN FONT LICENSE"):
        assert bundled in notices


def version() -> str:
    """The version that pyproject.toml gives."""
    found = re.search(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    return found[1]


@pytest.mark.index
def test_a_wheel_installs_into_an_empty_environment_and_finds_a_game_of_another_package(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """One environment for both, because it takes a while. Compiled rules are kept in pytest's cache folder."""
    assert request.config.cache is not None
    cache = request.config.cache.mkdir("eduba")
    wheel = build(ROOT, tmp_path / "eduba")
    check_contents(wheel)

    run(sys.executable, "-m", "venv", tmp_path / "venv")
    bin_ = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    pip = (bin_ / "python", "-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet")
    run(*pip, "install", "--require-hashes", "-r", ROOT / "requirements" / "play.txt")
    run(*pip, "install", "--no-deps", "--no-index", wheel)
    run(*pip, "check")
    assert run(bin_ / "eduba", "--version") == f"eduba {version()}\n"
    assert "Usage: eduba " in run(bin_ / "eduba", "--help")
    games = run(bin_ / "eduba", "games")
    assert re.findall(r"^(\w+)-v\d+", games, re.MULTILINE) == list(installed())
    assert "[UR-10.6]" in run(bin_ / "eduba", "rules", "ur", "UR-10.6", "--lang", "it")

    run(*pip, "install", "--no-deps", "--no-index", build(EXAMPLE, tmp_path / "connect_four"))
    games = run(bin_ / "eduba", "games")
    assert re.findall(r"^(\w+)-v\d+", games, re.MULTILINE) == sorted([*installed(), "connect_four"])
    table = run(bin_ / "eduba", "simulate", "connect_four", "-n", "2", "--processes", "1", cache=cache)
    assert "connect_four: 2 games, seed 0" in table
    assert table.count("random") == 2
