"""`make docs`: the parts of the docs that are printed from the program itself.

Each game's record and verbs (docs/records/GAME.md), the worked example in docs/add-a-game.md, and the picture in the
README. A test fails when what is committed is not what this prints.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import marked
from eduba.bots import bot as bots
from eduba.cli.board import picture
from eduba.kernel.engine import Engine
from eduba.kernel.game import Game, installed, load
from eduba.kernel.record import Field, Record
from eduba.match.match import Match, Seat

ROOT: Final = Path(__file__).resolve().parent.parent
EXAMPLES: Final = ROOT / "examples" / "connect_four"
EXAMPLE_FILES: Final = ("eduba_connect_four.py", "test_connect_four.py")
PLAYERS: Final = {"Enheduanna": "random", "Shulgi": "random", "Puabi": "random", "Ur-Nammu": "random"}
PICTURE_DECISIONS: Final = 260


def shape(field: Field) -> str:
    """A field's size, as a reader says it."""
    bits = f"{field.bits} bits" if field.signed else f"{field.bits} bits, unsigned"
    return f"{' × '.join(map(str, field.shape))} × {bits}" if field.shape else bits


def record_table(kind: type[Record]) -> list[str]:
    """A record as a Markdown table."""
    lines = ["| field | size | seen by | meaning |", "| --- | --- | --- | --- |"]
    for field in kind.fields:
        seen = "bookkeeping" if field.bookkeeping else field.seen_by.value
        lines.append(f"| `{field.name}` | {shape(field)} | {seen} | {field.meaning} |")
    return lines


def game_page(game: Game) -> str:
    """What a game declares: its record, values, options, verbs, events."""
    lines = [
        f"# {game.id}-v{game.version}: what it declares",
        "",
        f"Printed by `make docs`. A position is {game.state.size()} bytes; there are {game.actions.size} actions.",
        "",
        "## The state",
        "",
        *record_table(game.state),
        "",
        "## The printed values",
        "",
        *record_table(game.tables),
        "",
        "## Options",
        "",
        "| option | values | default |",
        "| --- | --- | --- |",
    ]
    for option in game.all_options:
        names = option.domain.names
        values = ", ".join(names) if len(names) <= 6 else option.domain.expected()
        default = option.default if option.asked else f"{option.default}; for search alone, nobody is asked"
        lines.append(f"| `{option.name}` | {values} | {default} |")
    lines += ["", "## Verbs", "", "| verb | arguments | first id | ids | asked in |", "| --- | --- | --- | --- | --- |"]
    for verb in game.actions:
        arguments = "; ".join(
            f"{a.name}: {a.domain.expected()}{' (secret)' if a.secret else ''}" for a in verb.arguments
        )
        steps = ", ".join(step.name.lower() for m in game.moves if m.verb == verb.ids for step in m.steps)
        lines.append(f"| `{verb.name}` | {arguments} | {verb.ids.first} | {verb.ids.total} | {steps} |")
    lines += ["", "## Events", "", "| event | values | meaning |", "| --- | --- | --- |"]
    for kind in game.events.kinds:
        lines.append(f"| `{kind.name}` | {', '.join(name for name, _ in kind.values)} | {kind.meaning} |")
    return "\n".join(lines) + "\n"


def add_a_game_page() -> str:
    """docs/add-a-game.md with the example and its tests as they are."""
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    for file in (EXAMPLES / name for name in EXAMPLE_FILES):
        source = file.relative_to(ROOT).as_posix()
        page = marked.replaced(page, source, f"```python\n{file.read_text(encoding='utf-8')}```\n")
    return page


def board_picture() -> str:
    """A position from the middle of a game between bots, always the same."""
    engine = Engine(load("ur"))
    match = Match.new(engine, [Seat(name, bot) for name, bot in PLAYERS.items()], secret=bytes(range(32)))
    players = [bots.load(bot, engine) for bot in PLAYERS.values()]
    while match.number < PICTURE_DECISIONS and not match.over:
        actor = match.position.actor
        match.play(actor, bots.decide(players[actor], match.position, match.number))
    return picture(match, "en")


def pages() -> dict[Path, str]:
    """Every generated file with its content."""
    docs = ROOT / "docs"
    found = {docs / "records" / f"{name}.md": game_page(load(name)) for name in installed() if name != "connect_four"}
    return {**found, docs / "add-a-game.md": add_a_game_page(), docs / "board.svg": board_picture()}


def main() -> int:
    """Write all pages."""
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
