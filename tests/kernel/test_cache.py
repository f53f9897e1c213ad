"""The cache of compiled rules never runs anything but what is written now.

Each test plays with a small game in a folder of its own: it writes the game, asks it something in a fresh process with
a fresh cache, changes something, and asks again. What is asked is the game's `evaluate`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from eduba.kernel.rule import USABLE

DOOR: Final = '''
from eduba.kernel.contract import State, Tables, evaluate
from eduba.kernel.record import Records
from eduba.kernel.rule import rule


@rule
def ask(states: Records[State], tables: Records[Tables]) -> float:
    """What the game answers."""
    return evaluate(states[0], tables[0], 0)
'''

GAME: Final = '''
import tomllib
from enum import IntEnum
from pathlib import Path

from eduba.kernel.actions import ActionTable
from eduba.kernel.contract import Tables
from eduba.kernel.events import EventTable, Log
from eduba.kernel.game import Game
from eduba.kernel.moves import answers, moves_of
from eduba.kernel.record import Record, Sight, generator, number, row
from eduba.kernel.rule import Constants, Ints, rule
from pebbles.counting import count

SHAPE = tomllib.loads((Path(__file__).parent / "shape.toml").read_text())
HEAPS = Constants(SHAPE["heaps"])
HEAP_SEEN, BEYOND_SEEN = (Sight[seen] for seen in SHAPE.get("seen", ("ALL", "ALL")))
ACTIONS = ActionTable()
PASS = ACTIONS.verb("pass")


class Step(IntEnum):
    PASS = 0


class State(Record):
    words = generator()
    actor = number("seat that must decide")
    step = number("which question is asked")
    seats = number("number of seats")
    heap = row(2, "pebbles in each heap", seen_by=HEAP_SEEN)
    beyond = row(2, "what lies behind the heaps", seen_by=BEYOND_SEEN)


@rule
def setup(s: State, t: Tables, options: Ints, seed: int) -> None:
    """Nothing."""


@answers(PASS, Step.PASS)
@rule
def do_pass(s: State, t: Tables, log: Log) -> None:
    """The game is over."""
    s.actor = -1


@rule
def result(s: State, t: Tables, points: Ints, ranks: Ints) -> None:
    """Nothing."""


@rule
def evaluate(s: State, t: Tables, seat: int) -> float:
    """The answer."""
    return float(count(HEAPS[0]) + HEAPS[1])


GAME = Game(
    id="pebbles", version=1, prefix="P", module="pebbles", seats=(2,), state=State, steps=Step, actions=ACTIONS,
    events=EventTable(), moves=moves_of(do_pass), setup=setup, result=result,
    evaluate=evaluate, laws=(),
)
'''

COUNTING: Final = '''
from eduba.kernel.rule import rule


@rule
def count(n: int) -> int:
    """Pebbles by the dozen."""
    return n * 12
'''

ASK: Final = """
import json
import door
import pebbles
from eduba.kernel.record import Records
from eduba.kernel.specialise import build_of, specialise

game = pebbles.GAME
states = Records(game.state)
states[0].beyond[1] = 99
try:
    answer = specialise(door, game).ask(states.array, game.content().tables.array)
except (IndexError, TypeError) as error:
    answer = f"{type(error).__name__}: {error}"
build = build_of(game)
print(json.dumps({"answer": answer, "compiled": build.compiled, "key": build.key}))
"""


SPECIALISE: Final = """
from eduba.kernel.specialise import specialise
specialise({module}, pebbles.GAME)
"""


@dataclass(frozen=True)
class Workshop:
    """A folder with the small game, and a cache."""

    folder: Path

    @property
    def cache(self) -> Path:
        return self.folder / "cache"

    def write(self, name: str, text: str) -> None:
        """Make or replace a file of the workshop."""
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.lstrip("\n"))

    def change(self, name: str, old: str, new: str) -> None:
        """Replace what occurs once in a file."""
        text = (self.folder / name).read_text()
        assert text.count(old) == 1
        (self.folder / name).write_text(text.replace(old, new))

    def run(self, script: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run a script in a fresh process."""
        given = {"EDUBA_CACHE_DIR": str(self.cache), "PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1"}
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("EDUBA_")}
        return subprocess.run(
            [sys.executable, "-c", script],
            env={**inherited, **given, **environment},
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=300,
        )

    def ask(self, script: str = ASK, **environment: str) -> dict[str, Any]:
        """What a script that ought to succeed says."""
        done = self.run(script, **environment)
        assert done.returncode == 0, done.stderr
        said: dict[str, Any] = json.loads(done.stdout)
        return said

    def cached(self) -> dict[str, tuple[int, int]]:
        """All files of the cache with size and time of their last change."""
        found = [file for file in self.cache.rglob("*") if file.is_file()]
        return {str(f.relative_to(self.cache)): (f.stat().st_size, f.stat().st_mtime_ns) for f in found}


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    """A workshop with the small game as it is at first: 2 dozen and 3 pebbles."""
    made = Workshop(tmp_path)
    made.write("door.py", DOOR)
    made.write("pebbles/__init__.py", GAME)
    made.write("pebbles/counting.py", COUNTING)
    made.write("pebbles/shape.toml", "heaps = [2, 3]\n")
    return made


def test_a_second_process_compiles_nothing_and_leaves_no_new_file(workshop: Workshop) -> None:
    first = workshop.ask()
    assert first["answer"] == 27
    assert {"ask", "evaluate", "count"} < set(first["compiled"])
    files = workshop.cached()
    assert len(files) == 2 * (len(first["compiled"]) + 1), "an index and the code of each rule, and of the core"
    second = workshop.ask()
    assert second == {**first, "compiled": []}
    assert workshop.cached() == files


def test_a_changed_callee_in_another_file_is_seen(workshop: Workshop) -> None:
    before = workshop.ask()
    workshop.change("pebbles/counting.py", "n * 12", "n * 10")
    after = workshop.ask()
    assert (before["answer"], after["answer"]) == (27, 23)
    assert before["key"] != after["key"]


def test_a_changed_constant_from_content_is_seen(workshop: Workshop) -> None:
    before = workshop.ask()
    workshop.write("pebbles/shape.toml", "heaps = [2, 4]\n")
    after = workshop.ask()
    assert (before["answer"], after["answer"]) == (27, 28)
    assert before["key"] != after["key"]


def test_a_change_beside_the_rules_compiles_nothing(workshop: Workshop) -> None:
    workshop.ask()
    workshop.write("pebbles/view.py", "WIDTH = 80\n")
    assert workshop.ask()["compiled"] == []


def test_bounds_checks_have_a_key_of_their_own(workshop: Workshop) -> None:
    workshop.change("pebbles/__init__.py", "count(HEAPS[0]) + HEAPS[1]", "s.heap[HEAPS[1]]")
    checked = workshop.ask()
    unchecked = workshop.ask(EDUBA_UNCHECKED="1")
    again = workshop.ask(EDUBA_UNCHECKED="0")
    assert checked["answer"].startswith("IndexError")
    assert unchecked["answer"] == 99, "what lies behind the heaps"
    assert checked["key"] != unchecked["key"]
    assert again == {**checked, "compiled": []}


def test_a_changed_generic_module_is_seen(workshop: Workshop) -> None:
    before = workshop.ask()
    workshop.change("door.py", "return evaluate(", "return -evaluate(")
    after = workshop.ask()
    assert (before["answer"], after["answer"]) == (27, -27)
    assert after["compiled"] == ["ask"], "the game's own rules are the same"
    assert before["key"] == after["key"]


def test_what_two_processes_keep_of_a_game_fits_together(workshop: Workshop) -> None:
    first = workshop.ask()
    busy = "import numba\nnumba.njit(lambda: 0)()\n"  # Numba counts the functions it compiles
    workshop.ask(busy + ASK, EDUBA_CACHE_DIR=str(workshop.folder / "other"))
    kept, other = (workshop.folder / name / "pebbles" / first["key"] for name in ("cache", "other"))
    for file in other.iterdir():
        if not file.name.startswith("core."):
            shutil.copy(file, kept)
    workshop.change("door.py", "return evaluate(", "return -evaluate(")
    assert workshop.ask()["answer"] == -27


def test_who_may_see_a_field_is_part_of_the_key(workshop: Workshop) -> None:
    key = "import json, pebbles\nfrom eduba.kernel.compile import Build\nprint(json.dumps({'key': Build(pebbles.GAME).key}))"
    keys = []
    for seen in ('["ALL", "NOBODY"]', '["NOBODY", "ALL"]', '["ALL", "NOBODY"]'):
        workshop.write("pebbles/shape.toml", f"heaps = [2, 3]\nseen = {seen}\n")
        keys.append(workshop.ask(key)["key"])
    first, mirrored, again = keys
    assert first == again != mirrored, "what `observe` shows depends on it, though the memory is the same"


LOGS: Final = """
import json, sys
from eduba.kernel import checking, events
from eduba.kernel.record import Record, number, table

def key(lines):
    counts = {name: number("") for name in ("capacity", "count", "overflow", "revealed")}
    events.Log = checking.Log = type("Log", (Record,), {"lines": table(lines, 2 + events.VALUES, "", bits=32), **counts})
    for name in [n for n in sys.modules if n.split(".")[0] == "pebbles"]:
        del sys.modules[name]
    from pebbles import GAME
    from eduba.kernel.compile import Build
    return Build(GAME).key

print(json.dumps({"keys": [key(64), key(128), key(64)]}))
"""


def test_where_a_log_keeps_its_count_is_part_of_the_key(workshop: Workshop) -> None:
    first, longer, again = workshop.ask(LOGS)["keys"]
    assert first == again != longer, "the game's own sources do not say how long a log is"


TWO_GAMES: Final = """
import importlib, json, sys
import door
from eduba.kernel.record import Records
from eduba.kernel.specialise import build_of, specialise

def load(folder):
    for name in [n for n in sys.modules if n.split(".")[0] == "pebbles"]:
        del sys.modules[name]
    importlib.invalidate_caches()
    sys.path.insert(0, folder)
    game = importlib.import_module("pebbles").GAME
    sys.path.remove(folder)
    return game, specialise(door, game)

loaded = {folder: load(folder) for folder in FOLDERS}
answers = {
    folder: door.ask(Records(game.state).array, game.content().tables.array)
    for folder, (game, door) in loaded.items()
}
print(json.dumps({"answers": answers, "compiled": [c for game, _ in loaded.values() for c in build_of(game).compiled]}))
"""


def test_two_games_with_the_same_names_do_not_mix(workshop: Workshop) -> None:
    for folder, dozen in (("north", "12"), ("south", "20")):
        workshop.write(f"{folder}/pebbles/__init__.py", GAME)
        workshop.write(f"{folder}/pebbles/counting.py", COUNTING.replace("12", dozen))
        workshop.write(f"{folder}/pebbles/shape.toml", "heaps = [2, 3]\n")
    expected = {"north": 27, "south": 43}
    first = workshop.ask("FOLDERS = ['north', 'south']" + TWO_GAMES)
    assert first["answers"] == expected
    assert set(Counter(first["compiled"]).values()) == {2}
    for order in ("['south', 'north']", "['north', 'south']", "['south']"):
        again = workshop.ask(f"FOLDERS = {order}" + TWO_GAMES)
        assert again["compiled"] == []
        assert again["answers"].items() <= expected.items()


def test_an_impossible_cache_folder_gives_one_line_and_runs_uncached(workshop: Workshop) -> None:
    (workshop.folder / "cache").write_text("a file where the folder should be")
    done = workshop.run(ASK)
    assert done.returncode == 0
    said = json.loads(done.stdout)
    assert said["answer"] == 27
    assert {"ask", "evaluate", "count"} < set(said["compiled"])
    lines = done.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith(
        f"eduba: cannot write to {workshop.cache / 'pebbles'}; the rules of pebbles are compiled"
    )
    assert "EDUBA_CACHE_DIR" in lines[0]
    assert not list(workshop.folder.rglob("*.nbi")), "nor does anything fall back to another folder"


def test_old_keys_are_pruned_and_the_present_ones_are_kept(workshop: Workshop) -> None:
    workshop.ask()
    workshop.change("pebbles/counting.py", "n * 12", "n * 10")
    before = workshop.cached()
    workshop.ask(ASK + "from eduba.kernel.compile import prune\nassert prune(game, build.keys) == 2")
    left = workshop.cached()
    assert left
    assert not left.keys() & before.keys(), "the game's own rules and the generic one each had a folder"
    assert workshop.ask()["compiled"] == []


WRONG_RULES: Final = {
    "recursion": (
        '''
@rule
def again(n: int) -> int:
    """Calls the one that called it."""
    return count(n - 1)


@rule
def count(n: int) -> int:
    """Calls another."""
    return again(n)
''',
        ["rules may not call themselves: evaluate -> count -> again -> count"],
    ),
    "no annotation": (
        '''
@rule
def count(n):
    """Says nothing about n."""
    return n
''',
        [
            "counting.py:4: count: nothing says what n is: write `n: int`",
            "counting.py:4: count: nothing says what it gives: write `-> int`, `-> bool` or `-> None`",
        ],
    ),
    "module": (
        '''
import pebbles.shape as shape


@rule
def count(n: int) -> int:
    """A change of the module's value would not be seen."""
    return n * shape.DOZEN
''',
        [f"counting.py:9: count: shape is a module: {USABLE}"],
    ),
    "plain function": (
        '''
def dozen(n):
    return n * 12


@rule
def count(n: int) -> int:
    """Calls what is no rule."""
    return dozen(n)
''',
        ["counting.py:3: dozen: dozen is no rule, but count calls it: write @rule above it"],
    ),
    "list": (
        '''
DOZENS = [0, 12, 24]


@rule
def count(n: int) -> int:
    """Looks into a list."""
    return DOZENS[n]
''',
        ["counting.py:9: count: DOZENS is a list, which may change: write Constants(DOZENS) or a tuple"],
    ),
}


@pytest.mark.parametrize("wrong", WRONG_RULES)
def test_a_rule_that_cannot_be_compiled_is_a_clear_error(wrong: str, workshop: Workshop) -> None:
    source, said = WRONG_RULES[wrong]
    workshop.write("pebbles/counting.py", "from eduba.kernel.rule import rule\n" + source)
    workshop.write("pebbles/shape.py", "DOZEN = 12\n")
    done = workshop.run("import door, pebbles\n" + SPECIALISE.format(module="door"))
    assert done.returncode == 1
    error = done.stderr.rpartition("Error: ")[2].replace(f"{workshop.folder}/pebbles/", "")
    assert error.splitlines() == said


def test_a_generic_rule_can_be_called_whoever_compiled_it_first(workshop: Workshop) -> None:
    workshop.write(
        "middleman.py", DOOR.replace("contract import State, Tables, evaluate", "contract import State, Tables")
    )
    workshop.change("middleman.py", "import rule\n", "import rule\nfrom door import ask as ask_door\n")
    workshop.change("middleman.py", "return evaluate(states[0], tables[0], 0)", "return ask_door(states, tables)")
    script = """
import json, door, middleman, pebbles
from eduba.kernel.record import Records
from eduba.kernel.specialise import specialise

records = Records(pebbles.State).array, pebbles.GAME.content().tables.array
answers = [specialise(module, pebbles.GAME).ask(*records) for module in (middleman, door)]
print(json.dumps({"answers": answers}))
"""
    assert workshop.ask(script) == {"answers": [27, 27]}
    assert workshop.ask(script) == {"answers": [27, 27]}, "from the cache"


def test_the_rules_of_a_game_are_no_generic_module(workshop: Workshop) -> None:
    done = workshop.run("import pebbles.counting\n" + SPECIALISE.format(module="pebbles.counting"))
    assert done.returncode == 1
    assert "TypeError: pebbles.counting is no generic module: pebbles itself calls count" in done.stderr


@pytest.mark.parametrize(
    "script",
    [
        "import eduba.cli",
        "import sys\nsys.argv = ['eduba', '--help']\nfrom eduba.cli import main\ntry:\n    main()\nexcept SystemExit: pass",
    ],
)
def test_the_command_line_opens_without_the_compiler(script: str, workshop: Workshop) -> None:
    done = workshop.run(script + "\nimport sys\nprint()\nprint('numba' in sys.modules, 'eduba.cli' in sys.modules)")
    assert done.stdout.splitlines()[-1] == "False True", done.stderr
