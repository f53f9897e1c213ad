"""Which tests have no teeth: `make ledger-break`, or `make ledger-break GAME=ur` for one game.

Each function that carries out rules is disabled in turn, uncompiled: its code is swapped for a stub that does nothing and
returns 0, False or nothing (a yes-or-no question that no test misses is also answered True). Each table of content that
carries out rules is blanked in turn, in a fresh process, before the game is loaded. Every rule that was disabled must
make a test fail that names it; those that do not are listed.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final, cast, get_origin, get_type_hints

import pytest
from _pytest.runner import runtestprotocol
from rich.console import Console
from rich.progress import Progress

from ledger import Carrier, Ledger, Silent, ledgers

PATIENCE: Final = 20
"""Seconds until a test counts as failed: a disabled rule may loop for ever."""

NATIVE: Final = "--tb=native"
"""Pytest's own traceback fails where a rule that loops was stopped at an instruction without a line of source."""


@contextmanager
def patience() -> Iterator[None]:
    """A time limit around a test."""

    def ring(*_: object) -> None:
        raise TimeoutError(f"no answer after {PATIENCE} s")

    former = signal.signal(signal.SIGALRM, ring)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, former)


def fails(item: pytest.Item) -> bool:
    """Whether a test fails now."""
    try:
        with patience():
            return any(report.failed for report in runtestprotocol(item, log=False))
    except TimeoutError:
        return True


def neutral_values(function: FunctionType) -> list[object]:
    """What a disabled function may return, the plainest first."""
    declared = get_type_hints(function).get("return")
    kind = get_origin(declared) or declared
    if kind is bool:
        return [False, True]
    return [kind()] if kind in (int, float, str, list, dict, set, tuple) else [None]


def stub(value: object) -> CodeType:
    """Code that takes whatever it is given and returns one value."""
    return cast(FunctionType, eval(f"lambda *_, **__: {value!r}")).__code__


@contextmanager
def disabled(function: FunctionType, value: object) -> Iterator[None]:
    """The function does nothing and returns this value."""
    code = function.__code__
    function.__code__ = stub(value)
    try:
        yield
    finally:
        function.__code__ = code


def function_of(carrier: Carrier) -> FunctionType:
    """The function that a carrier names, in the module that tests see."""
    module = carrier.file.with_suffix("")
    parts = [module.name]
    while (module.parent / "__init__.py").exists():
        module = module.parent
        parts.insert(0, module.name)
    found: FunctionType = getattr(import_module(".".join(parts).removesuffix(".__init__")), carrier.name)
    return found


class Breaker(Silent):
    """A pytest plugin: instead of running all tests once, disable each function and run the tests that name its rules."""

    def __init__(self, ledger: Ledger, bar: Progress) -> None:
        super().__init__()
        self.ledger = ledger
        self.bar = bar
        self.unsound: list[str] = []
        """Tests that fail although nothing is disabled: they prove nothing."""
        self.toothless: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        tests = {item.nodeid: item for item in session.items}
        named = dict.fromkeys(test for found in self.ledger.tests.values() for test in found)
        task = self.bar.add_task(f"{self.ledger.game}: all rules work", total=len(named))
        for test in named:
            if fails(tests[test]):
                self.unsound.append(test)
            self.bar.advance(task)
        if not self.unsound:
            task = self.bar.add_task(f"{self.ledger.game}: rules disabled", total=len(self.ledger.functions))
            for carrier in self.ledger.functions:
                self._break(carrier, tests)
                self.bar.advance(task)
        return True

    def _break(self, carrier: Carrier, tests: dict[str, pytest.Item]) -> None:
        function = function_of(carrier)
        unnoticed = list(carrier.rules)
        for value in neutral_values(function):
            with disabled(function, value):
                unnoticed = [r for r in unnoticed if not any(fails(tests[t]) for t in self.ledger.tests.get(r, []))]
        self.toothless += [f"{rule} ({carrier})" for rule in unnoticed]


class Survivors(Silent):
    """A pytest plugin: run some of the tests once and keep those that pass."""

    def __init__(self, wanted: Sequence[str]) -> None:
        super().__init__()
        self.wanted = set(wanted)
        self.passed: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.passed = [item.nodeid for item in session.items if item.nodeid in self.wanted and not fails(item)]
        return True


def blank(value: Any) -> Any:
    """Numbers become 0, and lists of anything else empty; words stay."""
    if isinstance(value, int | float):
        return type(value)(0)
    if isinstance(value, list):
        return [blank(v) for v in value] if all(isinstance(v, int | float) for v in value) else []
    return value


def blanked(table: Carrier, file: Path, data: dict[str, Any]) -> dict[str, Any]:
    """The data of a content file, without what a table says."""
    if file.resolve() != table.file.resolve():
        return data
    part = data[table.name]
    entries = [{key: blank(value) for key, value in e.items()} for e in (part if isinstance(part, list) else [part])]
    return {**data, table.name: entries if isinstance(part, list) else entries[0]}


def tests_that_pass_without(table: Carrier, tests: Sequence[str], test_folder: Path) -> list[str]:
    """In a process of its own: the tests that pass although a table of content is blank; none if nothing loads."""
    from eduba.kernel import content

    read = content.read
    content.read = lambda file: blanked(table, file, read(file))
    survivors = Survivors(tests)
    pytest.main([str(test_folder), NATIVE], plugins=[survivors])
    return survivors.passed


def break_tables(ledger: Ledger, bar: Progress) -> list[str]:
    """The rules whose tests all pass without the table that carries them out."""
    toothless = []
    task = bar.add_task(f"{ledger.game}: content blanked", total=len(ledger.tables))
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as fresh:
        for table in ledger.tables:
            named = [test for rule in table.rules for test in ledger.tests.get(rule, [])]
            passed = set(fresh.submit(tests_that_pass_without, table, named, ledger.test_folder).result())
            for rule in table.rules:
                if passed.issuperset(ledger.tests.get(rule, [])):
                    toothless.append(f"{rule} ({table})")
            bar.advance(task)
    return toothless


def faults_of(ledger: Ledger) -> list[str]:
    """Disable everything in turn; what no test noticed."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        breaker = Breaker(ledger, bar)
        if pytest.main([str(ledger.test_folder), "--capture=no", NATIVE], plugins=[breaker]) != pytest.ExitCode.OK:
            sys.exit(f"ledger-break: pytest stopped before all rules of {ledger.game} were disabled")
        if breaker.unsound:
            return [f"{test} fails although nothing is disabled" for test in breaker.unsound]
        toothless = breaker.toothless + break_tables(ledger, bar)
    return [f"{rule} is disabled and no test that names it fails" for rule in toothless]


def main() -> int:
    """List what no test noticed."""
    total = 0
    for ledger in ledgers("Disable each rule in turn; list those whose tests still pass."):
        faults = faults_of(ledger)
        for fault in faults:
            print(f"{ledger.game}: {fault}")
        print(f"{ledger.game}: {ledger.carriers()} disabled in turn; {len(faults) or 'nothing'} went unnoticed")
        total += len(faults)
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
