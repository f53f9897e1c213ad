"""The answers to one question: listed so that a screen holds them, and found again in what a person types."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from eduba.kernel.actions import NotationError
from eduba.kernel.engine import Position
from eduba.kernel.text import Texts

FEW: Final = 6
"""So many answers with one verb are written out; more of them share a heading."""
BLANK: Final = "…"


class Answers:
    """All legal answers, each with a label. Amounts and numbered things are their own labels, so that 2 means two."""

    def __init__(self, texts: Texts, position: Position, seats: Sequence[str]) -> None:
        self.texts = texts
        self.seats = seats
        self.game = position.engine.game
        self.table = self.game.actions
        self.state = position.state
        self.legal = position.legal()
        decoded = [self.table.decode(action) for action in self.legal]
        self.verbs = list(dict.fromkeys(verb for verb, _ in decoded))
        arguments = self.verbs[0].arguments if len(self.verbs) == 1 else ()
        domain = arguments[0].domain if len(arguments) == 1 else None
        self.amounts = domain if domain and domain.numeric and not domain.sets else None
        labels = [str(self.amounts.shown(values[0]) if self.amounts else n) for n, (_, values) in enumerate(decoded, 1)]
        self.labels = dict(zip(labels, self.legal, strict=True))

    def listing(self) -> Iterator[RenderableType]:
        """Verb by verb: a few answers one to a line, many as a block of what tells them apart."""
        for verb, found in groupby(self.labels.items(), lambda item: self.table.decode(item[1]).verb):
            answers = list(found)
            if len(answers) <= FEW:
                for label, action in answers:
                    notation = self.table.text(action)
                    words = self.texts.action(action, self.state, self.seats)
                    yield Text.assemble(f"{label:>4} ", words, (f"  {notation}", "dim"))
            else:
                notation = " ".join([verb.name, *(BLANK for _ in verb.arguments)])
                yield Text.assemble("     ", self.texts.heading(verb, BLANK), (f"  {notation}", "dim"))
                cells = [f"{label:>4} {self._arguments(action)}" for label, action in answers]
                yield Columns([Text(cell) for cell in cells], equal=True, padding=(0, 1))

    def _arguments(self, action: int) -> str:
        """What tells an answer from others of its verb."""
        better = self.game.sentence(self.state, action)
        told = better[1] if better is not None else self.table.told(action)
        return " ".join(str(self.texts.name(*value, self.seats)) for value in told.values())

    def find(self, line: str) -> int | None:
        """The action that a line names: by its label, its notation, or (where that is clear) its notation without verb.

        It need not be legal: then the rules say why.
        """
        if line in self.labels:
            return self.labels[line]
        if line.isdecimal() or not line:
            return self._numbered(line)
        whole = self._parse(line)
        if whole is not None:
            return whole
        meant = [action for verb in self.verbs if (action := self._parse(f"{verb.name} {line}")) is not None]
        chosen = [action for action in meant if action in self.legal] or meant
        return chosen[0] if len(chosen) == 1 else None

    def _numbered(self, line: str) -> int | None:
        """The action with a number that is no label; where answers are not numbers, it means none."""
        if self.amounts is None:
            return None
        values = range(self.amounts.low, self.amounts.low + self.amounts.size)
        meant = [value for value in values if str(self.amounts.shown(value)) == line]
        return self.table.encode(self.verbs[0], (meant[0],)) if meant else None

    def _parse(self, notation: str) -> int | None:
        try:
            return self.table.parse(notation)
        except NotationError:
            return None
