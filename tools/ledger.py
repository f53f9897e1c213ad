"""Which rules have no code, which have no test: `make ledger`, or `make ledger GAME=ur` for one game.

The rules of a game are the ids in brackets that begin the paragraphs of its rules reference, `text/rules.en.md`. A rule is
carried out by a function whose docstring begins with its id (`UR-10.4..10.6: …`, `UR-1.5, UR-1.6: …`) or by a table of a
content file that names it (`carries = ["UR-14.7"]`). It is tested by a test whose name or parameter carries its id
(`test_ur_10_6_a_different_face_costs_one_more`, `V-63-UR-10.8`).
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
RULES: Final = Path("text") / "rules.en.md"

_PARAGRAPH: Final = re.compile(r"^\[([A-Z]+-\d+\.\d+)\]", re.MULTILINE)
_CARRIED: Final = re.compile(r"(?:, )?([A-Z]+)-(\d+)\.(\d+)(?:\.\.(?:\1-)?\2\.(\d+))?")


@dataclass(frozen=True)
class Carrier:
    """What carries out rules: a function, or a table of a content file."""

    file: Path
    name: str
    rules: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file.name}: {self.name}"


@dataclass(frozen=True)
class Ledger:
    """The rules of a game, what carries them out, and what tests them."""

    game: str
    test_folder: Path
    rules: tuple[str, ...]
    functions: tuple[Carrier, ...]
    tables: tuple[Carrier, ...]
    tests: dict[str, list[str]]
    """The node ids of the tests that name each rule."""

    def carriers(self) -> str:
        """How many carry the rules out, in words."""
        return f"{counted(len(self.functions), 'function')} and {counted(len(self.tables), 'table')}"

    def missing(self) -> list[str]:
        """What is missing, in words."""
        carried = {rule for carrier in (*self.functions, *self.tables) for rule in carrier.rules}
        lines = [f"{rule} has no code" for rule in self.rules if rule not in carried]
        lines += [f"{rule} has no test" for rule in self.rules if rule not in self.tests]
        unknown = sorted((carried | set(self.tests)) - set(self.rules))
        return lines + [f"{rule} is named in code or tests but is no rule" for rule in unknown]


def counted(n: int, thing: str) -> str:
    """`1 rule`, `2 rules`."""
    return f"{n} {thing}{'' if n == 1 else 's'}"


class Silent:
    """A pytest plugin: nothing is printed; what was collected, and what could not be, is kept."""

    def __init__(self) -> None:
        self.items: list[pytest.Item] = []
        self.errors: list[str] = []

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        config.pluginmanager.unregister(name="terminalreporter")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.errors.append(str(report.longrepr))

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.items = session.items


def rules_of(folder: Path) -> tuple[str, ...]:
    """The ids in a game's rules reference."""
    return tuple(_PARAGRAPH.findall((folder / RULES).read_text(encoding="utf-8")))


def carried_by(docstring: str) -> tuple[str, ...]:
    """The ids with which a docstring begins."""
    found: list[str] = []
    at = 0
    while match := _CARRIED.match(docstring, at):
        prefix, chapter, first, last = match.groups()
        found += [f"{prefix}-{chapter}.{n}" for n in range(int(first), int(last or first) + 1)]
        at = match.end()
    return tuple(found)


def functions_of(folder: Path) -> Iterator[Carrier]:
    """The functions of a game's modules that carry out rules."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                rules = carried_by(ast.get_docstring(node) or "")
                if rules:
                    yield Carrier(file, node.name, rules)


def tables_of(folder: Path) -> Iterator[Carrier]:
    """The tables of a game's content files that carry out rules."""
    for file in sorted(folder.rglob("*.toml")):
        for name, part in tomllib.loads(file.read_text(encoding="utf-8")).items():
            entries: list[Any] = part if isinstance(part, list) else [part]
            rules = [rule for entry in entries if isinstance(entry, dict) for rule in entry.get("carries", [])]
            if rules:
                yield Carrier(file, name, tuple(rules))


def tests_naming(items: Sequence[pytest.Item], rules: Sequence[str]) -> dict[str, list[str]]:
    """The tests that name each rule, in their own name or in a parameter."""
    prefixes = "|".join(sorted({rule.partition("-")[0] for rule in rules}))
    named = re.compile(rf"(?<![A-Za-z])({prefixes})[-_](\d+)[._](\d+)", re.IGNORECASE)
    tests: dict[str, list[str]] = {}
    for item in items:
        for prefix, chapter, number in dict.fromkeys(named.findall(item.name)):
            tests.setdefault(f"{prefix.upper()}-{chapter}.{number}", []).append(item.nodeid)
    return tests


def collect(tests: Path) -> list[pytest.Item]:
    """All tests in a folder; none if there is no folder."""
    if not tests.exists():
        return []
    collected = Silent()
    pytest.main([str(tests), "--collect-only"], plugins=[collected])
    if collected.errors:
        sys.exit("\n".join(["ledger: the tests cannot be collected", *collected.errors]))
    return collected.items


def read(folder: Path, tests: Path) -> Ledger:
    """The ledger of the game in a folder, whose tests are in another."""
    rules = rules_of(folder)
    test_folder = tests / folder.name
    found = tests_naming(collect(test_folder), rules)
    return Ledger(folder.name, test_folder, rules, tuple(functions_of(folder)), tuple(tables_of(folder)), found)


def ledgers(purpose: str) -> Iterator[Ledger]:
    """The ledgers that the command line asks for: of one game, or of every game that has a rules reference."""
    parser = argparse.ArgumentParser(description=purpose)
    parser.add_argument("game", nargs="?", default=os.environ.get("GAME"), help="a game; all if none is named")
    parser.add_argument("--games", type=Path, default=ROOT / "src" / "eduba" / "games", help="the folder of all games")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests" / "rules", help="the folder of their tests")
    given = parser.parse_args()
    folders = sorted(file.parent.parent for file in given.games.glob(f"{given.game or '*'}/{RULES}"))
    if not folders:
        parser.error(f"{given.games} has no game {given.game or ''} with a {RULES}")
    for folder in folders:
        yield read(folder, given.tests)


def main() -> int:
    """Print what is missing."""
    faults = 0
    for ledger in ledgers("List the rules without code or without test."):
        missing = ledger.missing()
        for line in missing:
            print(f"{ledger.game}: {line}")
        tests = {test for found in ledger.tests.values() for test in found}
        print(
            f"{ledger.game}: {counted(len(ledger.rules), 'rule')}, carried out by {ledger.carriers()}, "
            f"named by {counted(len(tests), 'test')}; {len(missing) or 'nothing'} missing"
        )
        faults += len(missing)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
