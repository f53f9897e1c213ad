"""How a server is set up: where it keeps things, whom it answers, how patient it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from eduba.bots.bot import AT_TABLE
from eduba.server.engines import Packs
from eduba.server.keyfile import read_key

AS_PEOPLE_DO: Final = (0.8, 2.5)
IN_A_HURRY: Final = (0.0, 0.0)


def default_folder() -> Path:
    """The user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("eduba")


@dataclass(frozen=True)
class Settings:
    """One server's settings; the command line fills them, all but those of which it is said that they are for tests."""

    folder: Path = field(default_factory=default_folder)
    database_url: str = ""
    """SQLite in the folder if empty; `postgresql+asyncpg://…` for PostgreSQL."""
    origins: tuple[str, ...] = ()
    """Origins from which pages may speak to this server, besides those of `localhost`, its own name and its number."""
    host: str = "127.0.0.1"
    """What it listens on; if that is a name, pages may speak to it by that name."""
    packs: Packs = ()
    """Content packs: new tables of a game use the first one given for it."""
    bot_processes: int = 0
    """Worker processes for bots; 0: one less than the cores that this process may use, at least one."""
    bot_budget: float = AT_TABLE
    """Seconds a bot may think; at twice as many it is replaced."""
    bot_delay: tuple[float, float] = AS_PEOPLE_DO
    """Bots begin a turn after so many seconds, and go on with it after the least."""
    address_tables: int = 20
    """How many tables that are not over somebody may have who is known by an address only."""
    account_tables: int = 100
    """How many, who has an account."""
    address_pages: int = 30
    """How many pages may watch at a time from one address (a network of IPv6, /64, is one)."""
    match_pages: int = 200
    """How many may watch one match."""
    limits: bool = True
    """Whether it is counted how often and how much people ask for; not in a hurry."""
    analysis_simulations: int = 1000
    """How much is thought about each question that a decision of a finished match raises; less in tests."""
    lease: float = 10.0
    """Seconds after which another server takes over a bot's turn; less in tests."""
    heartbeat: float = 15.0
    """Seconds after which a page that heard nothing is told how things stand; less in tests."""
    repeat: float = 10.0
    """Seconds after which servers tell one another again whose pages are connected; less in tests."""

    @property
    def database(self) -> str:
        """The database's address."""
        return self.database_url or f"sqlite+aiosqlite:///{self.folder / 'eduba.sqlite3'}"

    def key(self) -> bytes:
        """The server's key."""
        return read_key(self.folder)
