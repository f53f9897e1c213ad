"""Playing and replaying in a terminal. Knows no rules: it shows questions and answers, and the text of the board."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from eduba.bots import bot as bots
from eduba.kernel.actions import NotationError
from eduba.kernel.engine import Engine
from eduba.kernel.events import Event
from eduba.kernel.rule import NOT_ASKED
from eduba.kernel.text import SEAT_MARKS, Texts, UnknownRule, find_rules, texts_of
from eduba.match.file import save
from eduba.match.match import HandOver, Match, MatchError, Play, Resign, Seat, Undo

SEAT_COLOURS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00")
SHOWN: Final = 24
"""Answers listed at once; the command `a` shows all."""


def new_match(
    engine: Engine, players: Sequence[str], options: Mapping[str, object], language: str, name: str | None
) -> Match:
    """A match with these players, people and bots."""
    texts = texts_of(language, engine.game)
    seats = [
        Seat(texts("name-player", n=i + 1))
        if player == "human"
        else Seat(texts("name-bot", bot=player, n=i + 1), player)
        for i, player in enumerate(players)
    ]
    if name and "human" in players:
        seats[players.index("human")] = Seat(name)
    return Match.new(engine, seats, options)


def default_file(match: Match) -> Path:
    """Where a match is kept unless told otherwise."""
    from platformdirs import user_data_path

    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    return user_data_path("eduba") / "matches" / f"{match.engine.game.id}-{stamp}-{match.commitment[:6]}.json"


def board(match: Match, language: str, seat: int = -1) -> Panel:
    """The text of the board with the seats' marks in their colours."""
    text = Text(match.position.text(seat, language, [s.name for s in match.seats]))
    for mark, colour in zip(SEAT_MARKS, SEAT_COLOURS, strict=True):
        text.highlight_regex(re.escape(mark) + r"\d*", f"bold {colour}")
    texts = texts_of(language, match.engine.game)
    return Panel(
        text, title=texts("title") if texts.has("title") else match.engine.game.id, expand=False, padding=(1, 2)
    )


class Session:
    """One person's evening at the terminal: the match, the language, the file it is kept in."""

    def __init__(self, match: Match, language: str, file: Path, console: Console) -> None:
        self.match = match
        self.language = language
        self.file = file
        self.console = console
        self.texts: Texts = texts_of(language, match.engine.game)
        self.bots: dict[str, bots.Bot] = {}

    @property
    def names(self) -> list[str]:
        return [s.name for s in self.match.seats]

    def say(self, key: str, **values: object) -> None:
        """A message of the house."""
        self.console.print(self.texts(key, **values), markup=False)

    def tell(self, events: Sequence[Event], seat: int) -> None:
        """The log lines that a seat may see."""
        for event in events:
            if event.visible_to(seat):
                self.console.print(f"  {self.texts.event(event, self.names)}", style="dim", markup=False)

    def run(self) -> None:
        """Play until the end, or until the person leaves."""
        title = self.texts("title") if self.texts.has("title") else self.match.engine.game.id
        self.say("play-welcome", title=title, count=len(self.match.seats), commitment=self.match.commitment[:16])
        shown = -1
        while not self.match.over:
            seat = self.match.position.actor
            if self.match.seats[seat].bot is not None:
                self.bot_plays(seat)
                continue
            if shown != seat:
                self.console.print(board(self.match, self.language, seat))
                shown = seat
            line = self.ask(seat)
            if line is None or line == "q":
                self.say(
                    "play-kept", file=self.file, command=f"eduba play {self.match.engine.game.id} --resume {self.file}"
                )
                return
            if self.answer(seat, line):
                shown = seat if self.match.position.actor == seat else -1
        self.finish()

    def bot_plays(self, seat: int) -> None:
        """A bot's decision."""
        name = self.match.seats[seat].bot or ""
        if name not in self.bots:
            self.bots[name] = bots.load(name, self.match.engine)
        seed = int.from_bytes(self.match.checks[-1].encode()[:7], "big")
        self.tell(self.match.play(seat, bots.decide(self.bots[name], self.match.position, seed)), self.watcher)
        save(self.match, self.file)

    @property
    def watcher(self) -> int:
        """Through whose eyes bots' moves are told: the only person's, or a spectator's."""
        people = [i for i, s in enumerate(self.match.seats) if s.bot is None]
        return people[0] if len(people) == 1 else -1

    def ask(self, seat: int) -> str | None:
        """The question, the answers, and the person's line; None when there are no more lines."""
        self.console.print()
        self.console.print(f"{self.texts('play-turn', seat=self.names[seat])} ", style="bold", end="", markup=False)
        self.console.print(self.texts.question(self.match.position.state, self.names), markup=False)
        self.list_answers(SHOWN)
        try:
            return self.console.input("> ").strip()
        except EOFError:
            return None

    def list_answers(self, most: int) -> None:
        """The legal answers with their numbers."""
        legal = self.match.position.legal()
        self.console.print(self.texts("play-choices"), style="dim", markup=False)
        grid = Table.grid(padding=(0, 3))
        cells = [
            Text.assemble(
                f"{n:>3} ", self.texts.action(action), (f"  {self.match.engine.game.actions.text(action)}", "dim")
            )
            for n, action in enumerate(legal[:most], 1)
        ]
        columns = 1 if len(cells) <= 6 else 2
        height = -(-len(cells) // columns)
        for i in range(height):
            grid.add_row(*cells[i::height])
        self.console.print(grid)
        if len(legal) > most:
            self.console.print(f"    … {len(legal)}", style="dim")

    def answer(self, seat: int, line: str) -> bool:
        """Carry out one line; whether a decision was made."""
        word, _, rest = line.partition(" ")
        if word in ("?", "h", ""):
            self.say("play-help", file=self.file)
        elif word == "b":
            self.console.print(board(self.match, self.language, seat))
        elif word == "a":
            self.list_answers(self.match.engine.game.actions.size)
        elif word == "r":
            self.show_rule(rest.strip())
        elif word == "w":
            self.explain(rest)
        elif word == "u":
            self.take_back(seat)
        else:
            return self.decide(seat, line)
        return False

    def decide(self, seat: int, line: str) -> bool:
        """Play the answer that a line names, by number or notation."""
        legal = self.match.position.legal()
        if line.isdigit():
            if not 1 <= int(line) <= len(legal):
                self.say("play-number-range", n=len(legal))
                return False
            action = legal[int(line) - 1]
        else:
            found = self.parse(line)
            if found is None:
                return False
            action = found
        if action not in legal:
            self.explain_action(action)
            return False
        self.tell(self.match.play(seat, action), seat)
        save(self.match, self.file)
        return True

    def parse(self, line: str) -> int | None:
        """The action that a notation names; what is wrong is said."""
        try:
            return self.match.engine.game.actions.parse(line)
        except NotationError:
            self.say("play-not-understood", line=line)
            return None

    def explain(self, line: str) -> None:
        """Why an answer is not possible now."""
        action = self.parse(line)
        if action is not None:
            self.explain_action(action)

    def explain_action(self, action: int) -> None:
        """The rule that forbids an action, with its text."""
        reason = self.match.position.forbids(action)
        rule = self.match.engine.game.explain(reason)
        if rule:
            self.say("play-forbidden", rule=rule, text=self.texts.rule(rule))
        else:
            self.say("play-not-asked" if reason == NOT_ASKED else "play-allowed")

    def show_rule(self, wanted: str) -> None:
        """A paragraph or chapter of the rules."""
        try:
            for paragraph in find_rules(self.match.engine.game, self.language, wanted or None):
                self.console.print(f"[{', '.join(paragraph.ids)}] {paragraph.text}", markup=False)
        except UnknownRule:
            self.say("play-no-such-rule", rule=wanted)

    def take_back(self, seat: int) -> None:
        """Undo the person's last decision."""
        try:
            self.match.undo(seat)
        except MatchError:
            self.say("play-cannot-undo")
            return
        save(self.match, self.file)
        self.say("play-undone")
        self.console.print(board(self.match, self.language, seat))

    def finish(self) -> None:
        """The last board, the ranking, the secret of the dice."""
        self.console.print(board(self.match, self.language))
        self.say("play-over")
        points, ranks = self.match.result()
        table = Table(self.texts("play-rank"), self.texts("play-player"), self.texts("play-points"))
        for seat in sorted(range(len(points)), key=lambda s: ranks[s]):
            table.add_row(str(ranks[seat]), self.names[seat], str(points[seat]))
        self.console.print(table)
        winners = [self.names[s] for s in range(len(points)) if ranks[s] == 1]
        self.say("play-winner", count=len(winners), names=", ".join(winners))
        self.say("play-secret", secret=self.match.secret.hex())
        save(self.match, self.file)


def play(match: Match, language: str, file: Path, console: Console) -> None:
    """Play a match in the terminal; it is kept in its file after every decision."""
    save(match, file)
    Session(match, language, file, console).run()


def replay(
    match: Match,
    steps: Iterator[list[Event]],
    language: str,
    to: int | None,
    step: bool,
    svg: Path | None,
    console: Console,
) -> None:
    """Show a record entry by entry."""
    texts = texts_of(language, match.engine.game)
    names = [s.name for s in match.seats]
    while to is None or match.number < to:
        events = next(steps, None)
        if events is None:
            break
        console.print(_entry_line(match, texts, names), markup=False)
        for event in events:
            if event.visible_to(-1):
                console.print(f"    {texts.event(event, names)}", style="dim", markup=False)
        if step:
            console.print(board(match, language))
            if sys.stdin.isatty() and console.input(f"{texts('replay-more')} ").strip() == "q":
                break
    if not step:
        console.print(board(match, language))
    if svg is not None:
        write_picture(match, language, svg)


def _entry_line(match: Match, texts: Texts, names: Sequence[str]) -> str:
    entry = match.entries[-1]
    common = {"n": match.number, "seat": names[entry.seat]}
    if isinstance(entry, Play):
        return texts("replay-entry", **common, action=texts.action(entry.action))
    if isinstance(entry, Undo):
        return texts("replay-undo", **common, to=entry.to)
    if isinstance(entry, HandOver):
        return texts("replay-bot", **common, bot=entry.bot)
    assert isinstance(entry, Resign)
    return texts("replay-resign", **common)


def write_picture(match: Match, language: str, path: Path) -> None:
    """The board as an SVG picture, drawn by the program itself; no font or file of others is linked."""
    from rich._export_format import CONSOLE_SVG_FORMAT

    format_without_fonts = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    console = Console(record=True, width=100, force_terminal=True, color_system="truecolor", file=StringIO())
    console.print(board(match, language))
    path.write_text(console.export_svg(title="eduba", code_format=format_without_fonts), encoding="utf-8")
