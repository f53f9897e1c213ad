"""What `deploy/` ships: nothing secret gets into an image, into a command, or into the list of processes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
DEPLOY: Final = ROOT / "deploy"
COMPOSE: Final = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
DOCKERFILE: Final = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")


def patterns(name: str) -> set[str]:
    """The lines of an ignore file, without the signs for "anywhere" and "a folder"."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return {line.removeprefix("**/").rstrip("/") for line in lines if line and not line.startswith("#")}


def test_what_git_ignores_never_gets_into_an_image_nor_do_secrets_or_the_history() -> None:
    assert patterns(".gitignore") - patterns(".dockerignore") == set()
    assert {".git", "deploy/.env"} <= patterns(".dockerignore")


def test_what_the_image_is_made_from_is_not_left_out() -> None:
    copied = {
        name for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE) for name in line.split()[:-1]
    }
    assert {"requirements/build.txt", "requirements/play.txt", "."} == copied
    needed = (
        "requirements",
        "src",
        "web",
        "tools",
        "pyproject.toml",
        "hatch_build.py",
        "README.md",
        "LICENSE",
        "NOTICE",
    )
    assert not patterns(".dockerignore") & set(needed)


def test_the_image_is_built_from_locked_packages_without_the_development_environment() -> None:
    installs = re.findall(r"pip install [^\n&]+", DOCKERFILE)
    assert all("--require-hashes" in line or "--no-deps" in line for line in installs)
    assert "dev.txt" not in DOCKERFILE
    assert "make " not in DOCKERFILE


def test_the_image_runs_the_python_that_tests_run_on() -> None:
    wanted = re.search(r'^python_version = "(.+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert wanted is not None
    named = re.findall(
        r"python:([0-9.]+)", DOCKERFILE + COMPOSE + (DEPLOY / ".env.example").read_text(encoding="utf-8")
    )
    assert set(named) == {wanted[1]}


def test_secrets_stand_in_the_environment_never_in_a_command_or_an_address() -> None:
    for secret in ("POSTGRES_PASSWORD", "EDUBA_KEY"):
        uses = [line.strip() for line in COMPOSE.splitlines() if f"${{{secret}" in line]
        assert uses
        assert [line for line in uses if not re.match(rf"(PGPASSWORD|{secret}): \$\{{{secret}:", line)] == []


def services() -> dict[str, str]:
    """The text of each service."""
    text = COMPOSE.partition("\nservices:\n")[2].partition("\nvolumes:\n")[0]
    found = re.split(r"^  (\w+):\n", text, flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2], strict=True))


@pytest.mark.parametrize("name", ["database", "server", "proxy"])
def test_after_a_reboot_everything_comes_up_again_and_logs_do_not_grow_without_end(name: str) -> None:
    every = COMPOSE.partition("x-every:")[2].partition("\n\n")[0]
    assert "restart: unless-stopped" in every
    assert "max-size" in every
    assert re.search(r"<<: \*(every|eduba)", services()[name])
    assert "restart:" not in services()[name]


@pytest.mark.parametrize("image", ["POSTGRES_IMAGE", "CADDY_IMAGE", "PYTHON_IMAGE"])
def test_every_image_can_be_pinned(image: str) -> None:
    assert f"${{{image}:-" in COMPOSE
    assert f"# {image}=" in (DEPLOY / ".env.example").read_text(encoding="utf-8")
    assert re.search(r"^\s+image: (?!\$\{|eduba$)", COMPOSE, re.MULTILINE) is None
    assert re.findall(r"^FROM (.+?)(?: AS build)?$", DOCKERFILE, re.MULTILINE) == ["${PYTHON_IMAGE}"] * 2
