"""What is given on the command line: understood, or refused in one line with exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import typer
from rich.console import Console

if TYPE_CHECKING:
    from eduba.kernel.engine import Engine
    from eduba.kernel.game import Game
    from eduba.match.match import Match

USAGE = 2


class Log(StrEnum):
    """How a server's log is written."""

    TEXT = "text"
    JSON = "json"


def refuse(reason: object) -> NoReturn:
    """Say in one line what is wrong, and stop with exit code 2."""
    print(f"eduba: {' '.join(str(reason).split())}", file=sys.stderr)
    raise typer.Exit(USAGE)


def find_game(name: str) -> Game:
    """An installed game, or one clear line."""
    from eduba.kernel.game import UnknownGame, load

    try:
        return load(name)
    except UnknownGame as error:
        refuse(error)


def find_language(wanted: str | None) -> str:
    """A language we speak, or one clear line."""
    from eduba.kernel.languages import UnknownLanguage, choose_language

    try:
        return choose_language(wanted, os.environ)
    except UnknownLanguage as error:
        refuse(error)


def ready(game: Game, content: Path | None = None) -> Engine:
    """A game ready to play; compiling for the first time shows its progress."""
    from rich.progress import BarColumn, Progress, TextColumn

    from eduba.kernel.content import ContentError
    from eduba.kernel.engine import Engine

    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(f"{game.id}: making the rules ready", total=None)

        def progress(done: int, total: int, name: str) -> None:
            bar.update(task, completed=done, total=total)

        try:
            return Engine(game, content, progress=progress)
        except ContentError as error:
            refuse(error)


def read_options(given: list[str] | None) -> dict[str, str]:
    """`NAME=VALUE` pairs."""
    options = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals:
            refuse(f"--option {pair}: expected NAME=VALUE")
        options[name] = value
    return options


def check_new(path: Path, instead: str) -> None:
    """A file that would be written must not be there yet: nobody loses a match by a slip."""
    if path.exists():
        refuse(f"{path} is there already; {instead}")


def check_written(*paths: Path | None, goes_on: Path | None = None) -> None:
    """Files that will be written at the end: before the work begins each must have a folder, take the place of no match and
    of no tournament but the one that goes on, and be another than the others."""
    from eduba.arena.tournament import is_tournament
    from eduba.match import file

    seen: set[Path] = set()
    for path in filter(None, (goes_on, *paths)):
        if not path.parent.is_dir() or not os.access(path.parent, os.W_OK) or path.is_dir():
            refuse(f"{path} cannot be written")
        if path.exists() and file.is_match(path):
            refuse(f"{path} is a match, which would be lost; name another file")
        if path.resolve() in seen:
            refuse(f"{path} is named twice; name another file")
        if path is not goes_on and path.is_file() and is_tournament(path):
            refuse(f"{path} is a tournament, which would be lost; name another file")
        seen.add(path.resolve())


def usual_seats(game: Game, options: Mapping[str, str]) -> int:
    """How many usually sit at the table with these options."""
    from eduba.kernel.game import OptionError

    try:
        return game.seats_usual(options)
    except OptionError as error:
        refuse(error)


def read_seats(game: Game, seats: str, people: bool) -> list[str]:
    """A comma-separated list of bots (and `human`, where people can play)."""
    from eduba.bots.levels import playing

    names = [name.strip() for name in seats.split(",")]
    known = [*(["human"] if people else []), *playing(game)]
    for name in names:
        if name not in known:
            refuse(f"--seats: there is no {name!r}; there are {', '.join(known)}")
    if len(names) not in game.seats:
        refuse(f"--seats: {game.id} is played by {', '.join(map(str, game.seats))}, not {len(names)}")
    return names


def try_bots(names: Sequence[str], engine: Engine) -> None:
    """Load bots once: one that cannot be loaded is named here, and not by every process that would play it."""
    from eduba.bots.bot import load

    for name in sorted(set(names)):
        load(name, engine)


def open_match(path: Path, content: Path | None) -> Match:
    """A match from its file, every entry checked; the first bad one is named."""
    from eduba.match import file

    try:
        return file.load(file.read(path), lambda game: ready(find_game(game), content))
    except file.MatchFileError as error:
        refuse(f"{path}: {error}")


def read_origins(given: list[str] | None) -> list[str]:
    """Origins, as browsers write them."""
    from eduba.server.origins import read_origin

    for origin in given or []:
        try:
            read_origin(origin)
        except ValueError as error:
            refuse(f"--origin: {error}")
    return given or []


def read_packs(given: list[str] | None) -> tuple[tuple[str, Path], ...]:
    """`GAME=FOLDER` pairs, each pack sound."""
    from eduba.kernel.content import ContentError

    found = []
    for pair in given or []:
        name, equals, folder = pair.partition("=")
        if not equals:
            refuse(f"--content {pair}: expected GAME=FOLDER")
        try:
            find_game(name).content(Path(folder))
        except ContentError as error:
            refuse(error)
        found.append((name, Path(folder).resolve()))
    return tuple(found)
