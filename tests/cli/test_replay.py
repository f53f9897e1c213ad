"""Replaying a match that is not finished keeps its secrets: whoever looks may hold a seat at it."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from fluent.runtime import FluentResource
from rich.console import Console

from eduba.cli.replaying import replay
from eduba.kernel.engine import Engine
from eduba.kernel.text import Texts
from eduba.match.file import open_record, to_json
from eduba.match.match import Match, Seat
from games import tender


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine(tender.GAME, compiled=False)


def record(engine: Engine, entries: int | None = None) -> dict[str, Any]:
    """A match of Tender with so many entries, or to its end."""
    match = Match.new(engine, [Seat("Anna"), Seat("Béla")], {}, bytes(32))
    while not match.over and match.number != entries:
        match.play(match.position.actor, match.position.legal()[0])
    return to_json(match)


def shown(engine: Engine, data: dict[str, Any], to: int | None = None) -> str:
    """What `eduba replay` shows of a record."""
    out = io.StringIO()
    finished = data["result"] is not None
    steps = open_record(data, lambda game: engine)
    replay(*steps, language="en", to=to, step=False, svg=None, finished=finished, console=Console(file=out, width=120))
    return out.getvalue()


def test_secret_answers_of_a_running_match_are_not_shown(engine: Engine) -> None:
    said = shown(engine, record(engine, entries=4))
    assert re.findall(r"^\d+\. \S+: (bid .*?) *$", said, re.MULTILINE) == ["bid ?", "bid ?"]


def test_of_a_finished_match_everything_is_shown_at_any_entry(engine: Engine) -> None:
    data = record(engine)
    for to in (None, 4):
        bids = re.findall(r"^\d+\. \S+: (bid .*?) *$", shown(engine, data, to), re.MULTILINE)
        assert bids
        assert all(re.fullmatch(r"bid \d", bid) for bid in bids)


def test_a_message_tells_a_secret_answer_without_its_secret() -> None:
    texts = Texts("en", tender.GAME)
    texts._bundle.add_resource(FluentResource("do-bid = lay down card { $card }"))
    action = tender.GAME.actions.parse("bid 3")
    assert texts.action(action) == "lay down card 3"
    assert texts.public_action(action) == "lay down card ?"
