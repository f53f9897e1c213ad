"""Playing in a terminal. Knows no rules: it shows questions and answers, and the text of the board."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from eduba.arena.plot import SEAT_COLOURS
from eduba.bots import bot as bots
from eduba.cli.answers import Answers
from eduba.cli.board import panel, title
from eduba.kernel.engine import Engine
from eduba.kernel.events import Event
from eduba.kernel.rule import NOT_ASKED
from eduba.kernel.text import SEAT_MARKS, Texts, UnknownRule, find_rules, texts_of
from eduba.match.file import save
from eduba.match.match import Match, Seat

HUMAN: Final = "human"
MOST_SHOWN: Final = 60
"""Characters shown of a line that is not understood."""


class Left(Exception):
    """The person leaves the table, or there are no more lines to read."""


def new_match(
    engine: Engine, players: Sequence[str], options: Mapping[str, object], language: str, names: Sequence[str]
) -> Match:
    """A match with these players, people and bots; the names are those of the people."""
    texts = texts_of(language, engine.game)
    given = iter(names)
    seats = []
    for n, player in enumerate(players, 1):
        if player == HUMAN:
            seats.append(Seat(next(given, "").strip() or texts("name-player", n=n)))
        else:
            seats.append(Seat(texts("name-bot", bot=bot_name(texts, player), n=n), player))
    return Match.new(engine, seats, options)


def bot_name(texts: Texts, bot: str) -> str:
    """What a bot is called."""
    return texts(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot


def default_file(match: Match) -> Path:
    """Where a match is kept unless told otherwise."""
    from platformdirs import user_data_path

    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    return user_data_path("eduba") / "matches" / f"{match.engine.game.id}-{stamp}-{match.commitment[:6]}.json"


class Session:
    """An evening at one terminal: the match, the language, the file it is kept in, and who looks at the screen."""

    def __init__(self, match: Match, language: str, file: Path, console: Console) -> None:
        self.match = match
        self.game = match.engine.game
        self.language = language
        self.file = file
        self.console = console
        self.texts: Texts = texts_of(language, self.game)
        self.bots: dict[str, bots.Bot] = {}
        self.names = [s.name for s in match.seats]
        self.people = [i for i, s in enumerate(match.seats) if s.bot is None]
        self.covered = len(self.people) > 1 and self.game.has_secrets
        """Whether people hide the screen from one another."""
        self.watcher = self.people[0] if len(self.people) == 1 else -1
        """The seat whose eyes are on the screen; -1: everybody's."""
        self.unread: dict[int, list[Event]] = {seat: [] for seat in self.people}

    def say(self, key: str, **values: object) -> None:
        """A message."""
        self.console.print(Text(self.texts(key, **values)))

    def show(self, lines: Iterable[str]) -> None:
        """Lines of the log or of the rules, indented so that long ones stay legible."""
        for line in lines:
            self.console.print(Padding(Text(line, "dim"), (0, 0, 0, 2), expand=False))

    def tell(self, events: Sequence[Event]) -> None:
        """What happened, to who looks at the screen now; the others read it when it is theirs."""
        self.show(self.texts.event(e, self.names) for e in events if e.visible_to(self.watcher))
        if self.covered:
            for seat in self.people:
                if seat != self.watcher:
                    self.unread[seat] += [e for e in events if e.visible_to(seat)]

    def run(self) -> None:
        """Play until the end, or until somebody leaves."""
        count, commitment = len(self.names), self.match.commitment
        self.say("play-welcome", title=title(self.texts, self.game), count=count, commitment=commitment)
        self.show_legend()
        try:
            self.tell(self.match.play_forced())
            while not self.match.over:
                seat = self.match.position.actor
                if self.match.seats[seat].bot is not None:
                    self.bot_plays(seat)
                else:
                    save(self.match, self.file)
                    self.person_plays(seat)
        except (Left, KeyboardInterrupt):
            self.say("play-kept")
            command = f"eduba play {self.game.id} --resume {shlex.quote(str(self.file))}"
            self.console.print(Text(command), soft_wrap=True)  # in one line, to be copied
            return
        self.finish()

    def bot_plays(self, seat: int) -> None:
        """A bot's decision."""
        name = self.match.seats[seat].bot or ""
        if name not in self.bots:
            self.bots[name] = bots.load(name, self.match.engine)
            self.bots[name].seconds = bots.AT_TABLE
        seed = int(self.match.checks[-1][:15], 16)
        self.tell(self.match.play(seat, bots.decide(self.bots[name], self.match.position, seed)))

    def person_plays(self, seat: int) -> None:
        """A person's turn: the board, then questions until somebody else is asked."""
        self.take_screen(seat)
        self.show_board(seat)
        while not self.match.over and self.match.position.actor == seat:
            answers = Answers(self.texts, self.match.position, self.names)
            self.ask(seat, answers)
            while not self.carry_out(seat, self.line("> "), answers):
                pass
            save(self.match, self.file)

    def take_screen(self, seat: int) -> None:
        """Where people have secrets from one another, nobody sees the board of another seat."""
        if self.covered and seat != self.watcher:
            if self.watcher >= 0:
                self.line(f"{self.texts('play-hide')} ")
            self.console.clear()
            self.line(f"{self.texts('play-cover', seat=self.names[seat])} ")
            self.console.clear()
            self.watcher = seat
            if self.unread[seat]:
                self.say("play-news")
                self.show(self.texts.event(e, self.names) for e in self.unread[seat])
                self.unread[seat].clear()

    def line(self, prompt: str) -> str:
        """What the person types; what comes from a pipe is shown too."""
        try:
            typed = self.console.input(Text(prompt)).strip()
        except EOFError:
            self.console.print()
            raise Left from None
        if not sys.stdin.isatty():
            self.console.print(Text(typed))
        return typed

    def show_legend(self) -> None:
        """How to read the board, if the game says so."""
        if self.texts.has("board-legend"):
            self.show([self.texts("board-legend")])

    def show_board(self, seat: int) -> None:
        """The board as a seat sees it."""
        self.console.print(panel(self.match, self.language, seat))

    def ask(self, seat: int, answers: Answers) -> None:
        """The question and its answers."""
        question = self.texts.question(self.match.position.state, self.names)
        who = self.texts("play-turn", seat=self.names[seat])
        mark = (f"{SEAT_MARKS[seat]} ", f"bold {SEAT_COLOURS[seat]}")
        self.console.print()
        self.console.print(Text.assemble(mark, (who, "bold"), f" {question}"))
        for part in answers.listing():
            self.console.print(part)
        self.console.print(Text(self.texts("play-hint"), "dim"))

    def carry_out(self, seat: int, line: str, answers: Answers) -> bool:
        """Do what a line says; whether the question is settled."""
        word, _, rest = line.partition(" ")
        if word == "q":
            raise Left
        if word in ("?", "h", "") or line == "w":
            self.help(answers)
        elif word == "b":
            self.show_board(seat)
        elif word == "r":
            self.show_rules(rest.strip())
        elif word == "w":
            self.explain(rest.strip(), answers)
        elif word == "u":
            return self.take_back(seat)
        else:
            return self.decide(seat, line, answers)
        return False

    def help(self, answers: Answers) -> None:
        """The commands, with examples of this game and this question, and how to read the board."""
        example = self.game.actions.text(answers.legal[0])
        self.say("play-help", file=self.file, example=example, rule=f"{self.game.prefix}-1")
        self.show_legend()

    def decide(self, seat: int, line: str, answers: Answers) -> bool:
        """Play the answer that a line names, by label or notation."""
        action = answers.find(line)
        if action not in answers.legal:
            self.explain(line, answers)
            return False
        self.tell(self.match.play(seat, action))
        return True

    def explain(self, line: str, answers: Answers) -> None:
        """Why an answer is not possible now: the rule that forbids it, with its text."""
        action = answers.find(line)
        if action is None:
            key = "play-no-such-number" if line.isdecimal() else "play-not-understood"
            self.say(key, line=line if len(line) <= MOST_SHOWN else f"{line[:MOST_SHOWN]}…")
            return
        reason = self.match.position.forbids(action)
        rule = self.game.explain(reason)
        if rule:
            self.say("play-forbidden", rule=rule, text=self.texts.rule(rule))
        elif reason == NOT_ASKED:
            self.say("play-not-asked")
            asked = self.game.asked(self.match.position.state)
            if asked:
                self.show_rules(asked)
        else:
            self.say("play-allowed")

    def show_rules(self, wanted: str) -> None:
        """The chapters of the rules, or one of them, or a single rule."""
        try:
            found = [p for p in find_rules(self.game, self.language, wanted or None) if p.ids]
        except UnknownRule:
            self.say("play-no-such-rule", rule=wanted or self.game.prefix)
            return
        if wanted:
            self.show(f"[{', '.join(p.ids)}] {p.text}" for p in found)
        else:
            self.show(
                dict.fromkeys(f"{p.ids[0].rpartition('.')[0]}  {p.chapter.lstrip('0123456789. ')}" for p in found)
            )

    def take_back(self, seat: int) -> bool:
        """Undo the person's last decision; whether it was undone. Beyond a barrier all people at the table must agree."""
        agreed = self.match.undo_target(seat) is None
        if self.match.undo_target(seat, agreed) is None:
            self.say("play-cannot-undo")
            return False
        if agreed and len(self.people) > 1:
            said = self.line(f"{self.texts('play-undo-agree')} ")
            if said.casefold() != self.texts("play-yes"):
                return False
        self.match.undo(seat, agreed=agreed)
        self.say("play-undone")
        self.show_board(seat)
        return True

    def finish(self) -> None:
        """The last board, the ranking, the secret of chance."""
        save(self.match, self.file)
        self.console.print(panel(self.match, self.language))
        points, ranks = self.match.result()
        table = Table(self.texts("play-rank"), self.texts("play-player"), self.texts("play-points"))
        for seat in sorted(range(len(points)), key=lambda s: ranks[s]):
            table.add_row(str(ranks[seat]), Text(self.names[seat]), str(points[seat]))
        self.console.print(table)
        winners = [self.names[s] for s in range(len(points)) if ranks[s] == 1]
        self.say("play-winner", count=len(winners), names=", ".join(winners))
        self.say("play-secret", secret=self.match.secret.hex())


def play(match: Match, language: str, file: Path, console: Console) -> None:
    """Play a match in the terminal; it is kept in its file after every decision of a person."""
    save(match, file)
    Session(match, language, file, console).run()
