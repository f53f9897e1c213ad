"""The load on servers: every move counted was seen by all four seats; figures become a table, JSON, a chart, docs."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from bench.server import load, ours, report, theirs
from bench.server.load import Measured, Table, Unseen, close_tables, measure, open_tables
from bench.server.ours import OurTable
from rich.console import Console

import marked
from server.house import auth
from server.processes import server_process

HERE = Path(report.__file__).resolve().parent
MOVES = 6
SEATS = 4


@pytest.mark.parametrize("game", ours.SEATS)
def test_real_clients_play_real_moves_that_everybody_sees(game: str, tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        chance = Random(1)
        tables = await open_tables(lambda: OurTable(address, Random(chance.random()), game, ours.SEATS[game]), 2)
        for table in tables:
            for _ in range(MOVES):
                before = min(table.seen)
                assert await table.play() > 0
                assert min(table.seen) > before
        stored = [await entries(address, table) for table in tables]
        assert stored == [min(table.seen) for table in tables] == [max(table.seen) for table in tables]
        assert min(stored) >= MOVES  # more where an answer was forced
        found = await measure(tables, pause=0.05, warm=0.0, seconds=0.5)
        assert found.tables == 2
        assert len(found.latencies) >= 2
        assert found.characters_a_message > 1000
        await close_tables(tables)

    async def entries(address: str, table: OurTable) -> int:
        """How many entries the server itself counts."""
        async with httpx.AsyncClient(base_url=address) as client:
            told = (await client.get(table.path, headers=auth(table.tokens[0]))).json()
        return int(told["table"]["position"]["entry"])

    with server_process(tmp_path) as server:
        asyncio.run(scenario(server.address))


class Pretended(Table):
    """A table without a server: `deaf` seats never see anything, and it is over every `length` moves."""

    def __init__(self, length: int = 100, deaf: tuple[int, ...] = ()) -> None:
        super().__init__("nowhere", Random(1), SEATS)
        self.length = length
        self.deaf = deaf
        self.opened = 0
        self.sent = 0

    async def open(self) -> None:
        self.opened += 1
        self.seen = [0] * SEATS

    async def close(self) -> None:
        self.seen = [-1] * SEATS

    @property
    def over(self) -> bool:
        return min(self.seen) >= self.length

    async def send(self) -> None:
        self.sent += 1
        await asyncio.sleep(0)
        for seat in range(SEATS):
            if seat not in self.deaf:
                self.heard(seat, self.seen[seat] + 1, "a message")


def test_every_move_that_is_sent_is_counted_once() -> None:
    async def scenario() -> None:
        tables = [Pretended() for _ in range(3)]
        for table in tables:
            await table.open()
        found = await measure(tables, pause=0.01, warm=0.0, seconds=0.2)
        assert len(found.latencies) == sum(table.sent for table in tables) > 0
        assert found.characters_a_message == len("a message")
        before = sum(table.sent for table in tables)
        assert not (await measure(tables, pause=0.01, warm=0.2, seconds=0.0)).latencies
        assert sum(table.sent for table in tables) > before  # what warms up is played, not counted

    asyncio.run(scenario())


def test_a_match_that_is_over_is_followed_by_another() -> None:
    async def scenario() -> None:
        table = Pretended(length=2)
        await table.open()
        await measure([table], pause=0.0, warm=0.0, seconds=0.1)
        assert table.opened > 2
        assert table.sent <= 2 * table.opened

    asyncio.run(scenario())


def test_a_move_that_somebody_never_sees_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "PATIENCE", 0.01)

    async def scenario() -> None:
        table = Pretended(deaf=(3,))
        await table.open()
        with pytest.raises(Unseen, match=r"move 1 .*\[1, 1, 1, 0\]"):
            await table.play()

    asyncio.run(scenario())


def test_percentiles_are_of_the_nearest_rank() -> None:
    found = Measured(1, SEATS, 2.0, [0.001 * n for n in range(100, 0, -1)])
    assert found.percentile(0.5) == pytest.approx(0.05)
    assert found.percentile(0.99) == pytest.approx(0.099)
    assert found.percentile(1.0) == pytest.approx(0.1)
    assert found.moves_per_second == 50


def a_state(number: int, player: int) -> dict[str, Any]:
    """A state of boardgame.io, with what precedes and follows in its messages."""
    ctx = {"turn": number + 1, "currentPlayer": str(player), "playOrder": ["0", "1", "2", "3"]}
    return {"G": {"tiles": [{"tokens": 0}]}, "ctx": ctx, "_undo": [], "_redo": [], "_stateID": number}


def test_positions_are_found_in_the_messages_of_boardgame_io() -> None:
    table = theirs.TheirTable("nowhere", Random(1))
    log = [{"action": {}, "_stateID": 6, "turn": 7}]
    for seat in range(SEATS):
        table._hear(seat, theirs.event("sync", ["m", {"state": a_state(6, 2), "initialState": a_state(0, 0)}]))
    assert (table.seen, table._actor) == ([6] * SEATS, 2)
    table._hear(1, theirs.event("update", ["m", a_state(7, 3), log]))
    table._hear(2, theirs.event("matchData", ["m", [{"id": 0, "isConnected": True}]]))
    assert (table.seen, table._actor) == ([6, 7, 6, 6], 3)
    assert theirs.state_of(table._shown[0])["_stateID"] == 6
    assert theirs.state_of(table._shown[1])["_stateID"] == 7


def rows() -> list[report.Row]:
    """Figures of a run that never was."""
    found = Measured(100, 100 * SEATS, 10.0, [0.004] * 1980 + [0.09] * 20, 5500.0)
    ours = report.row("Eduba", "ur", "PostgreSQL", found, 2.0, 0.6, 1.2e6)
    return [
        ours,
        replace(ours, p99=0.1),
        replace(ours, moves_per_second=150.0),
        report.row("boardgame.io", "of like size", "memory only", found, 0.0, 1.0),
    ]


def test_a_row_is_judged_by_its_latency_and_by_the_moves_it_was_asked_for() -> None:
    assert [row.met for row in rows()] == [True, False, False, None]
    assert report.cells(rows()[0])[3:] == ["100", "200 (200 asked)", "4 ms", "4 ms", "5.5 kB", "3 ms", "60 %", "1.2 MB"]
    assert report.cells(rows()[3])[4] == "200 (saturated)"
    printed = StringIO()
    Console(width=160, file=printed).print(report.table(rows(), "nowhere"))
    assert printed.getvalue().count("MISSED") == 2


def test_table_json_and_chart_are_written(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n<!-- begin: {report.SOURCE} -->\nold\n<!-- end -->\nafter\n", encoding="utf-8")
    for _ in range(2):
        report.put_into(page, report.markdown(rows(), "On an abacus."))
    lines = page.read_text(encoding="utf-8").splitlines()
    assert (lines[0], lines[-1]) == ("before", "after")
    assert "old" not in lines
    assert sum(line.startswith("| Eduba |") for line in lines) == 3
    report.write_json(rows(), {"processor": "an abacus"}, tmp_path / "server.json")
    told = json.loads((tmp_path / "server.json").read_text(encoding="utf-8"))
    assert (told["processor"], told["rows"][0]["tables"], told["rows"][0]["met"]) == ("an abacus", 100, True)
    report.write_chart(rows(), "an abacus", tmp_path / "server.svg")
    picture = (tmp_path / "server.svg").read_text(encoding="utf-8")
    assert picture.rstrip().endswith("</svg>")
    assert "<text" not in picture  # letters are drawn


def test_the_docs_have_the_table_as_it_was_measured() -> None:
    page = (HERE.parents[1] / "docs" / "run-it.md").read_text(encoding="utf-8")
    told = marked.read(page, report.SOURCE)
    kept = json.loads((HERE.parent / "server.json").read_text(encoding="utf-8"))["rows"]
    rows = [report.Row(**{name: value for name, value in row.items() if name != "met"}) for row in kept]
    assert told.startswith(report.markdown(rows, "").rstrip())
    ours_at_100 = [row for row in rows if row.server == "Eduba" and row.tables == 100 and row.asked_per_second]
    assert {row.game for row in ours_at_100} == set(ours.SEATS)
    assert len({row.server for row in rows if row.server.startswith("Eduba")}) == 3, "one, and two in both ways"
    assert {row.game for row in ours_at_100 if not row.met} == {"cradle", "gardens"}, "what the docs say in words"


def test_the_peer_is_pinned_with_hashes_and_without_addresses() -> None:
    lock = json.loads((HERE / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert "node_modules/boardgame.io" in packages
    assert all("integrity" in package and "resolved" not in package for package in packages.values())
