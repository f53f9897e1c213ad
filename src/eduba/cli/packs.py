"""`eduba content`: packs with the values on one's own components."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from eduba.kernel.content import FOLDER, ContentError, own_files, value_files
from eduba.kernel.game import Game


def box_of(game: Game) -> Path:
    """The folder of a game's own content files."""
    try:
        box = Path(str(files(game.module) / FOLDER))
    except TypeError:  # a game that is a single module has no folder
        box = Path(FOLDER)
    if not value_files(box):
        raise ContentError(f"{game.id} has no values that a pack could change")
    return box


def copy_box(game: Game, folder: Path, names: Sequence[str]) -> list[str]:
    """Put content files of the box, all or some, into a folder to be changed there; which ones."""
    box = box_of(game)
    known = value_files(box)
    for name in names:
        if name not in known:
            raise ContentError(f"{name}: not a content file of {game.id}; there are {', '.join(known)}")
    wanted = [name for name in known if not names or name in names]
    for name in wanted:
        if (folder / name).exists():
            raise ContentError(f"{folder / name} is there already; name another folder")
    folder.mkdir(parents=True, exist_ok=True)
    for name in wanted:
        shutil.copyfile(box / name, folder / name)
    return wanted


def check_pack(game: Game, folder: Path) -> list[str]:
    """What is to be said about a sound pack, line by line."""
    box = box_of(game)
    content = game.content(folder)
    own = own_files(box, folder)
    rest = [name for name in value_files(box) if name not in own]
    same = ", the same values as in the box" if content.hash == game.content().hash else ""
    from_box = f"; from the box: {', '.join(rest)}" if rest else ""
    return [
        f"{folder}: sound. {game.id}-v{game.version}, content {content.hash}{same}.",
        f"Its own: {', '.join(own)}{from_box}",
    ]
