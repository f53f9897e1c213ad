"""The ledgers notice a rule without code, a rule without a test, and a test without teeth, on a game of three functions."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"

RULES = """
    # Tablets

    [TB-1.1] A tablet weighs two minas; see also [TB-9.9].

    [TB-1.2] Two tablets weigh twice as much.

    [TB-1.3] A broken tablet weighs nothing.

    [TB-2.1] A shelf holds seven tablets.
"""

PLAY = '''
    from pathlib import Path

    from eduba.kernel.content import read

    SHELF = read(Path(__file__).parent / "content" / "shelf.toml")["shelf"]["tablets"]


    def weight(tablets: int) -> int:
        """TB-1.1..1.2: two minas each."""
        return 2 * tablets


    def is_broken(tablet: str) -> bool:
        """TB-1.3: a crack makes it so."""
        return "crack" in tablet


    def fits(tablets: int) -> bool:
        """Whether a shelf has room: no rule of its own."""
        return tablets <= SHELF
'''

SHELF = """
    [shelf]
    carries = ["TB-2.1"]
    tablets = 7
    origin = "printed"
"""

TESTS = """
    import pytest

    from tablets.play import SHELF, fits, is_broken, weight


    def test_tb_1_1_a_tablet_weighs_two_minas():
        assert weight(1) == 2


    @pytest.mark.parametrize("n", [pytest.param(2, id="V-01-TB-1.2")])
    def test_several_tablets(n):
        assert weight(n) == 2 * weight(1) == 4


    def test_tb_1_3_a_cracked_tablet_is_broken():
        assert is_broken("cracked")
        assert not is_broken("whole")


    def test_tb_2_1_a_shelf_holds_seven_tablets():
        assert fits(7)
"""


@pytest.fixture
def tablets(tmp_path: Path) -> Path:
    """The folder of a game in which every rule has code and a test with teeth."""
    for file, text in {
        "games/tablets/__init__.py": "",
        "games/tablets/play.py": PLAY,
        "games/tablets/content/shelf.toml": SHELF,
        "games/tablets/text/rules.en.md": RULES,
        "tests/tablets/test_play.py": TESTS,
    }.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(dedent(text), encoding="utf-8")
    return tmp_path


def change(file: Path, old: str, new: str) -> None:
    """Replace a text that occurs once in a file."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


def run(tool: str, folder: Path) -> tuple[int, list[str]]:
    """The exit code of a tool, and the lines that it prints."""
    done = subprocess.run(
        [sys.executable, TOOLS / tool, "--games", folder / "games", "--tests", folder / "tests"],
        env=os.environ | {"PYTHONPATH": str(folder / "games"), "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr.strip(), done.stderr
    return done.returncode, done.stdout.splitlines()


def test_a_complete_ledger_has_nothing_missing(tablets: Path) -> None:
    summary = "tablets: 4 rules, carried out by 2 functions and 1 table, named by 4 tests; nothing missing"
    assert run("ledger.py", tablets) == (0, [summary])


def test_a_rule_without_code_is_listed(tablets: Path) -> None:
    change(tablets / "games/tablets/play.py", "TB-1.1..1.2: two", "TB-1.1: two")
    code, lines = run("ledger.py", tablets)
    assert (code, lines[:-1]) == (1, ["tablets: TB-1.2 has no code"])


def test_a_rule_without_a_test_is_listed(tablets: Path) -> None:
    change(tablets / "tests/tablets/test_play.py", "test_tb_1_3_a_cracked", "test_a_cracked")
    code, lines = run("ledger.py", tablets)
    assert (code, lines[:-1]) == (1, ["tablets: TB-1.3 has no test"])


def test_an_id_that_is_no_rule_is_listed(tablets: Path) -> None:
    change(tablets / "tests/tablets/test_play.py", "test_tb_1_3_a_cracked", "test_tb_1_3_tb_7_7_a_cracked")
    code, lines = run("ledger.py", tablets)
    assert (code, lines[:-1]) == (1, ["tablets: TB-7.7 is named in code or tests but is no rule"])


def test_teeth_everywhere(tablets: Path) -> None:
    summary = "tablets: 2 functions and 1 table disabled in turn; nothing went unnoticed"
    assert run("ledger_break.py", tablets) == (0, [summary])


def test_a_test_without_teeth_is_listed(tablets: Path) -> None:
    change(tablets / "tests/tablets/test_play.py", "== 2 * weight(1) == 4", "== 2 * weight(1)")
    code, lines = run("ledger_break.py", tablets)
    fault = "tablets: TB-1.2 (play.py: weight) is disabled and no test that names it fails"
    assert (code, lines[:-1]) == (1, [fault])


def test_a_question_may_be_answered_yes_for_once(tablets: Path) -> None:
    change(tablets / "tests/tablets/test_play.py", '    assert is_broken("cracked")\n', "")
    assert run("ledger_break.py", tablets)[0] == 0
    change(tablets / "tests/tablets/test_play.py", '    assert not is_broken("whole")\n', "    is_broken('whole')\n")
    code, lines = run("ledger_break.py", tablets)
    assert (code, lines[:-1]) == (
        1,
        ["tablets: TB-1.3 (play.py: is_broken) is disabled and no test that names it fails"],
    )


def test_content_that_no_test_misses_is_listed(tablets: Path) -> None:
    change(tablets / "tests/tablets/test_play.py", "assert fits(7)", "assert fits(0)")
    code, lines = run("ledger_break.py", tablets)
    fault = "tablets: TB-2.1 (shelf.toml: shelf) is disabled and no test that names it fails"
    assert (code, lines[:-1]) == (1, [fault])


def test_a_test_that_fails_anyway_proves_nothing(tablets: Path) -> None:
    change(tablets / "tests/tablets/test_play.py", "assert fits(7)", "assert fits(8)")
    code, lines = run("ledger_break.py", tablets)
    assert code == 1
    assert lines[0].endswith("test_tb_2_1_a_shelf_holds_seven_tablets fails although nothing is disabled")
