"""The engines of a process: one for each game and content, as in the box and with the packs that the operator gave."""

from __future__ import annotations

from pathlib import Path

from eduba.kernel import game as games
from eduba.kernel.engine import Engine

Packs = tuple[tuple[str, Path], ...]
"""A game's id and the folder of a pack, as often as wanted."""


class UnknownContent(ValueError):
    """A match was played with values that are not at hand; the message names their hash."""

    def __init__(self, game: str, content: str) -> None:
        super().__init__(f"content {content} of {game} is neither the box's nor that of a pack given to the server")


class Engines:
    """Each engine is made ready once."""

    def __init__(self, packs: Packs = ()) -> None:
        self._packs = packs
        self._made: dict[tuple[str, Path | None], Engine] = {}

    def make_ready(self) -> None:
        """Make all engines there are to make. Once people are served nobody may wait for one: what is not in the cache
        takes seconds to compile, and the whole server with it."""
        for game in games.installed():
            for folder in self._folders(game):
                self._with(game, folder)

    def usual(self, game: str) -> Engine:
        """The engine for new matches: with the first pack given for the game, else as in the box."""
        return self._with(game, self._folders(game)[0])

    def of(self, game: str, content: str) -> Engine:
        """The engine with the values that a match was begun with."""
        for folder in self._folders(game):
            engine = self._with(game, folder)
            if engine.content.hash == content:
                return engine
        raise UnknownContent(game, content)

    def _folders(self, game: str) -> list[Path | None]:
        return [*(folder for name, folder in self._packs if name == game), None]

    def _with(self, game: str, folder: Path | None) -> Engine:
        if (game, folder) not in self._made:
            self._made[game, folder] = Engine(games.load(game), folder)
        return self._made[game, folder]
