"""`eduba serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import threading
import webbrowser
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final, TypeVar

import uvicorn
from fastapi import FastAPI
from rich.console import Console
from rich.text import Text
from sqlalchemy import make_url

from eduba.cli.compiling import all_held, compile_all
from eduba.cli.given import Log, refuse
from eduba.server import backup, keeping, logs
from eduba.server.app import create_app
from eduba.server.database import Database, DatabaseError, told_in_words
from eduba.server.keyfile import BadKey
from eduba.server.live import MOST_SAID
from eduba.server.settings import Settings, default_folder

T = TypeVar("T")
GARBAGE: Final = (20_000, 20, 50)
"""After how many new objects, and how many such rounds, Python looks for garbage."""


def serve(settings: Settings, port: int, browser: bool, console: Console, log: Log | None = None) -> None:
    """Run one server process until it is told to stop. On a terminal it speaks to a person, unless the log is to be JSON."""
    to_person = console.is_terminal if log is None else log is Log.TEXT
    logs.set_up(as_json=not to_person)
    # what is wrong with the database, or the key, is said before anybody waits
    with_database(settings.database_url, settings.folder, Database.migrate, current=False)
    try:
        app = create_app(settings)
    except BadKey as error:
        refuse(error)
    if not all_held():
        compile_all(False, console)  # better now, with a bar, than at somebody's first move
    listening = listening_at(settings.host, port)
    address = address_of(settings.host, listening.getsockname()[1])
    console.print(f"The table is laid: {address}  (Ctrl-C to stop)", markup=False, soft_wrap=True)
    if to_person:
        welcome(settings, console)
    if browser and has_screen():
        threading.Timer(1.0, webbrowser.open, [address]).start()
    spare_the_search_for_garbage()
    uvicorn.Server(configuration(app)).run(sockets=[listening])


def listening_at(host: str, port: int) -> socket.socket:
    """A socket that listens on an address of either kind."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, reuse_port=False)
    except OSError as error:
        number = error.errno or 0
        why = os.strerror(number) if number > 0 else error.strerror  # a name that is not found has a number below 0
        refuse(f"cannot listen on {host}:{port} ({why}); choose another --port")


def address_of(host: str, port: int) -> str:
    """What somebody at this machine types in the browser."""
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def welcome(settings: Settings, console: Console) -> None:
    """What somebody who has just opened the table wants to know."""
    url = make_url(settings.database)
    kept = url.database if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
    for line in (
        f"Matches are kept in {kept}: every move is there before it is seen, so you can stop at any time.",
        "Bots warm up when they are first needed: their first answer to a game takes some seconds.",
    ):
        console.print(line, markup=False, soft_wrap=True)


def configuration(app: FastAPI) -> uvicorn.Config:
    """How connections are served. What a request says about its way here (`X-Forwarded-For`) is believed only if it
    comes from a proxy that the operator named: anybody can write it."""
    return uvicorn.Config(
        app,
        port=0,
        log_config=None,
        access_log=False,
        ws_max_size=MOST_SAID,
        ws_per_message_deflate=False,  # news has 4 to 7 kB; to compress it took longer than to make it
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", ""),
    )


def spare_the_search_for_garbage() -> None:
    """What a server is made of stays, and what a move leaves behind is found soon enough: to look through everything
    every few requests, as Python does, would take a sixth of the time and make everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def has_screen() -> bool:
    """Whether there is a screen on which a browser could open."""
    return os.name == "nt" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "TERM_PROGRAM"))


def run_backup(path: Path, database_url: str, folder: Path | None) -> int:
    """Make a backup; how many rows."""
    return with_database(database_url, folder, lambda database: backup.backup(database, path))


def run_restore(path: Path, database_url: str, folder: Path | None) -> int:
    """Fill an empty database from a backup; how many rows."""
    return with_database(database_url, folder, lambda database: backup.restore(database, path), current=False)


def with_database(
    database_url: str,
    folder: Path | None,
    deed: Callable[[Database], Coroutine[Any, Any, T]],
    current: bool = True,
) -> T:
    """Do something with the server's database, if its tables are those of this code (`current`) or are made so by it."""
    settings = Settings(folder=folder or default_folder(), database_url=database_url)

    async def run() -> T:
        database = Database(settings.database, patient=True)
        try:
            with told_in_words():
                if current:
                    await database.require_current()
                return await deed(database)
        finally:
            await database.close()

    try:
        return asyncio.run(run())
    except (DatabaseError, backup.BackupError) as error:
        refuse(error)


def show_reports(database_url: str, folder: Path | None, console: Console) -> None:
    """Every reported line of chat: when, where, who said what, and why it was reported."""
    for report in with_database(database_url, folder, keeping.reported):
        why = f" ({report.reason})" if report.reason else ""
        line = f"{report.at:%Y-%m-%d %H:%M} {report.match} seat {report.seat} {report.name}: {report.text}{why}"
        console.print(Text(visible(line)), soft_wrap=True)


def visible(line: str) -> str:
    """What somebody wrote, so that it tells a terminal nothing but letters."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in line)


def forget_matches(days: int | None, match: str | None, database_url: str, folder: Path | None) -> int:
    """Delete one match, or those at which nothing was played for a while; how many."""
    if match is not None:
        return with_database(database_url, folder, lambda database: keeping.forget_match(database, match))
    assert days is not None
    return with_database(database_url, folder, lambda database: keeping.forget_old(database, days))
