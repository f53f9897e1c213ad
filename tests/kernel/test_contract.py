"""What a newcomer gets wrong in Connect Four is told in one sentence, with the file, the line and what it is about."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

import eduba_connect_four
import pytest

from eduba.kernel import edge
from eduba.kernel.engine import Engine
from eduba.kernel.game import Game
from eduba.kernel.lint import lint_game
from eduba.kernel.record import DeclarationError
from eduba.kernel.references import PYTHONS_OWN, findings
from eduba.kernel.rule import USABLE
from eduba.kernel.specialise import specialise

SOURCE: Final = Path(eduba_connect_four.__file__).read_text(encoding="utf-8")
NUMBERS: Final = count()
DROP_IS_CALLED: Final = "it is called as (s: State, t: Tables, log: Log, column: int) -> None"


@dataclass(frozen=True)
class Mistake:
    """What is changed in Connect Four, where the error points to, and what it says."""

    name: str
    old: str
    new: str
    line: str
    """How the line begins that the sentence names."""
    said: str


DECLARED: Final = (
    Mistake(
        "a verb without a move",
        "moves=moves_of(drop)",
        "moves=()",
        "GAME = Game(",
        "connect_four: nothing answers the verb drop: moves names no effect that does",
    ),
    Mistake(
        "two moves for one verb and step",
        "moves_of(drop)",
        "moves_of(drop, drop)",
        "GAME = Game(",
        "connect_four: there are two moves for the verb drop in the step DROP",
    ),
    Mistake(
        "a move for a verb of another table",
        "@answers(DROP, ",
        '@answers(ActionTable().verb("lift"), ',
        "GAME = Game(",
        "connect_four: a move is for Verb(number=0, first=0, total=1, arguments=0, low0=0, size0=1, low1=0, size1=1, "
        "low2=0, size2=1), which is no verb of the game",
    ),
    Mistake(
        "an effect that answers nothing",
        "moves_of(drop)",
        "moves_of(setup)",
        "    moves=moves_of(setup)",
        "setup: nothing in it answers a verb: write @answers(…) above an effect",
    ),
    Mistake(
        "a move in a step of another enumeration",
        "@answers(DROP, Step.DROP",
        "@answers(DROP, 7",
        "GAME = Game(",
        "connect_four: the verb drop is asked in 7, which is no member of Step",
    ),
    Mistake(
        "a field that every game needs",
        '    actor = number("seat that must decide; -1 when the game is over")\n',
        "",
        "class State",
        "State: the state has no field 'actor', which every game needs",
    ),
    Mistake(
        "an event without log",
        "def dropped(log: Log, seat: Seat, column: int)",
        "def dropped(seat: Seat, column: int)",
        "@TELL",
        "dropped: the first parameter of an event is `log: Log`",
    ),
    Mistake(
        "a rule id without prefix",
        'rule_number("C4-2.2")',
        'rule_number("2.2")',
        "FULL_COLUMN =",
        "rule_number: '2.2' is no rule id: write prefix, chapter and number, as in UR-10.8",
    ),
    Mistake(
        "predicate and effect swapped",
        "moves_of(drop)",
        "(Move(DROP, (Step.DROP,), drop, forbids_drop),)",
        "@answers(DROP",
        "drop: the predicate of drop takes (s: State, t: Tables, log: Log, column: int) -> None; "
        "it is called as (s: State, t: Tables, column: int) -> int",
    ),
    Mistake(
        "an effect without log",
        "def drop(s: State, t: Tables, log: Log, column: int)",
        "def drop(s: State, t: Tables, column: int)",
        "@answers(DROP",
        f"drop: the effect of drop takes (s: State, t: Tables, column: int) -> None; {DROP_IS_CALLED}",
    ),
    Mistake(
        "an effect without its argument",
        "def drop(s: State, t: Tables, log: Log, column: int)",
        "def drop(s: State, t: Tables, log: Log)",
        "@answers(DROP",
        f"drop: the effect of drop takes (s: State, t: Tables, log: Log) -> None; {DROP_IS_CALLED}",
    ),
    Mistake(
        "parameters in another order",
        "def drop(s: State, t: Tables, log: Log, column: int)",
        "def drop(s: State, log: Log, t: Tables, column: int)",
        "@answers(DROP",
        f"drop: the effect of drop takes (s: State, log: Log, t: Tables, column: int) -> None; {DROP_IS_CALLED}",
    ),
    Mistake(
        "result without t",
        "def result(s: State, t: Tables, points",
        "def result(s: State, points",
        "@rule\ndef result",
        "result: result takes (s: State, points: Ints, ranks: Ints) -> None; "
        "it is called as (s: State, t: Tables, points: Ints, ranks: Ints) -> None",
    ),
    Mistake(
        "a predicate that says yes or no",
        "def forbids_drop(s: State, t: Tables, column: int) -> int:",
        "def forbids_drop(s: State, t: Tables, column: int) -> bool:",
        "@rule\ndef forbids_drop",
        "forbids_drop: the predicate of drop takes (s: State, t: Tables, column: int) -> bool; "
        "it is called as (s: State, t: Tables, column: int) -> int",
    ),
    Mistake(
        "a law that gives a number",
        "def discs_counted(s: State, t: Tables) -> bool:",
        "def discs_counted(s: State, t: Tables) -> int:",
        "@rule\ndef discs_counted",
        "discs_counted: a law takes (s: State, t: Tables) -> int; it is called as (s: State, t: Tables) -> bool",
    ),
    Mistake(
        "an evaluation in whole numbers",
        "def evaluate(s: State, t: Tables, seat: int) -> float:",
        "def evaluate(s: State, t: Tables, seat: int) -> int:",
        "@rule\ndef evaluate",
        "evaluate: evaluate takes (s: State, t: Tables, seat: int) -> int; "
        "it is called as (s: State, t: Tables, seat: int) -> float",
    ),
    Mistake(
        "a function that is no rule",
        "@rule\ndef setup",
        "def setup",
        "def setup",
        "setup: setup is no rule: write @rule above it",
    ),
    Mistake(
        "a number in the place of a function",
        "result=result",
        "result=ROWS",
        "GAME = Game(",
        "connect_four: result is 6, which is no function",
    ),
    Mistake(
        "a parameter without annotation",
        "def drop(s: State, t: Tables, log: Log",
        "def drop(s, t: Tables, log: Log",
        "@answers(DROP",
        "drop: nothing says what s is: write `s: State`",
    ),
    Mistake(
        "a result without annotation",
        "def discs_counted(s: State, t: Tables) -> bool:",
        "def discs_counted(s: State, t: Tables):",
        "@rule\ndef discs_counted",
        "discs_counted: nothing says what a law gives: write `-> bool`",
    ),
    Mistake(
        "an annotation that is not there",
        "def drop(s: State, t: Tables, log: Log, column: int)",
        'def drop(s: "Sate", t: Tables, log: Log, column: int)',
        "@answers(DROP",
        "drop: an annotation of the effect of drop names Sate, which is not there",
    ),
    Mistake(
        "a view that nobody asked for",
        "    laws=(discs_counted,),\n",
        "    laws=(discs_counted,),\n    prompt=lambda: {},\n",
        "    prompt=",
        "<lambda>: prompt takes (); it is called as prompt(s)",
    ),
    Mistake(
        "a question that nothing answers",
        "    OVER = 1\n",
        '    OVER = 1\n    LIFT = 2, "C4-2.3"\n',
        "class Step",
        "Step: no move answers LIFT, the question of C4-2.3",
    ),
    Mistake(
        "a question of another game's rules",
        "    DROP = 0\n",
        '    DROP = 0, "UR-3.1"\n',
        "GAME = Game(",
        "connect_four: step DROP names the rule 'UR-3.1': write prefix, chapter and number, as in C4-10.8",
    ),
    Mistake(
        "an event of another game's rules",
        "@TELL",
        '@TELL("2.1")',
        "GAME = Game(",
        "connect_four: event dropped names the rule '2.1': write prefix, chapter and number, as in C4-10.8",
    ),
    Mistake(
        "a step too large for its field",
        "OVER = 1",
        "OVER = 300",
        "class Step",
        "Step: OVER = 300 does not fit in the field step of 8 bits",
    ),
    Mistake(
        "one number of seats",
        "seats=(2,)",
        "seats=2",
        "GAME = Game(",
        "connect_four: seats is 2: write in a tuple how many can play, as (2,) or (2, 3, 4)",
    ),
    Mistake(
        "a usual number of seats that cannot play",
        "seats=(2,)",
        "seats=(2,), usual_seats=3",
        "GAME = Game(",
        "connect_four: usual_seats is 3, which is none of 2",
    ),
    Mistake(
        "a default that is none of the values",
        '    winner = number("',
        '    grid = option("4", "5", default="3")\n    winner = number("',
        "GAME = Game(",
        "option grid: the default '3' is none of its values; one of 4, 5",
    ),
    Mistake(
        "two options of one name",
        '    winner = number("',
        '    players = option("2")\n    winner = number("',
        "GAME = Game(",
        "connect_four: two options are called 'players'; one called players is always there",
    ),
)

USED: Final = (
    Mistake(
        "a helper that is no rule",
        "@rule\ndef makes_line",
        "def makes_line",
        "def makes_line",
        "makes_line: makes_line is no rule, but drop calls it: write @rule above it",
    ),
    Mistake(
        "a helper's parameter without annotation",
        "def run(s: State, c: int,",
        "def run(s: State, c,",
        "def run",
        "run: nothing says what c is: write `c: int`",
    ),
    Mistake(
        "a helper's record without annotation",
        "def run(s: State, c: int,",
        "def run(s, c: int,",
        "def run",
        "run: nothing says what s is: write `s: State`",
    ),
    Mistake(
        "a helper's result without annotation",
        "def makes_line(s: State, c: int, r: int) -> bool:",
        "def makes_line(s: State, c: int, r: int):",
        "def makes_line",
        "makes_line: nothing says what it gives: write `-> int`, `-> bool` or `-> None`",
    ),
    Mistake(
        "a helper that takes a word",
        "def run(s: State, c: int,",
        "def run(s: State, c: str,",
        "def run",
        "run: c is a <class 'str'>; a rule takes int, bool, float, Ints, Floats, RowView and records",
    ),
    Mistake(
        "a field that is read in another spelling",
        "if s.winner >= 0 or s.left == 0:",
        "if s.winner >= 0 or s.lefft == 0:",
        "    if s.winner >= 0 or",
        "drop: there is no field 'lefft' in the state; is it 'left'?",
    ),
    Mistake(
        "a field that is stored in another spelling",
        "        s.winner = seat\n",
        "        s.winer = seat\n",
        "        s.winer",
        "drop: there is no field 'winer' in the state; is it 'winner'?",
    ),
    Mistake(
        "a printed value that there is not",
        "if s.winner >= 0 or s.left == 0:",
        "if s.winner >= 0 or s.left == t.rows:",
        "    if s.winner >= 0 or",
        "drop: there is no field 'rows' in the printed values",
    ),
    Mistake(
        "a row that is stored as one number",
        "    s.height[c] = r + 1\n",
        "    s.height = r + 1\n",
        "    s.height = r + 1",
        "drop: s.height is a row: write s.height[i]",
    ),
    Mistake(
        "a table with one index",
        "    s.disc[c, r] = seat\n",
        "    s.disc[c] = seat\n",
        "    s.disc[c] = seat",
        "drop: s.disc is a table: write s.disc[i, j]",
    ),
    Mistake(
        "a helper in another spelling",
        "    if makes_line(s, c, r):",
        "    if make_line(s, c, r):",
        "    if make_line",
        "drop: nothing is called 'make_line'; is it 'makes_line'?",
    ),
    Mistake(
        "a helper with an argument too few",
        "    if makes_line(s, c, r):",
        "    if makes_line(s, c):",
        "    if makes_line(s, c):",
        "drop: makes_line takes (s, c, r), not 2 arguments",
    ),
    Mistake(
        "a step in another spelling",
        "s.actor, s.step = -1, Step.OVER",
        "s.actor, s.step = -1, Step.OVRE",
        "        s.actor, s.step = -1",
        "drop: Step has no 'OVRE'; is it 'OVER'?",
    ),
    Mistake(
        "print",
        "    s.left -= 1\n",
        "    s.left -= 1\n    print(s.left)\n",
        "    print",
        f"drop: print is not for rules; of Python's own they may use {', '.join(PYTHONS_OWN[:-1])} and round",
    ),
    Mistake(
        "a list as a global",
        "ROWS, COLUMNS, LINE = 6, 7, 4\n",
        "ROWS, COLUMNS, LINE = 6, 7, 4\nWORTH = [1, 0]\n",
        "        points[seat] =",
        "result: WORTH is a list, which may change: write Constants(WORTH) or a tuple",
    ),
    Mistake(
        "a dictionary as a global",
        "ROWS, COLUMNS, LINE = 6, 7, 4\n",
        "ROWS, COLUMNS, LINE = 6, 7, 4\nWORTH = {0: 1, 1: 0}\n",
        "        points[seat] =",
        f"result: WORTH is a dict: {USABLE}",
    ),
)


def made(mistake: Mistake, folder: Path) -> tuple[Path, int, str]:
    """Connect Four with a mistake: its file, the line that is to be mended, and its source."""
    assert SOURCE.count(mistake.old) == 1
    source = SOURCE.replace(mistake.old, mistake.new)
    source = source.replace("import answers, moves_of", "import Move, answers, moves_of")
    source = source.replace(
        "from eduba.kernel.random", "from eduba.kernel.options import option\nfrom eduba.kernel.random"
    )
    source = source.replace("from enum import IntEnum", "from eduba.kernel.citing import Question as IntEnum")
    if "WORTH" in source:
        source = source.replace("1 if s.winner == seat else 0", "WORTH[s.winner]")
    assert source.count(mistake.line) == 1
    file = folder / f"mistaken_{next(NUMBERS)}.py"
    file.write_text(source, encoding="utf-8")
    return file, source[: source.index(mistake.line)].count("\n") + 1, source


def loaded(file: Path) -> Game:
    """The game in a file."""
    game: Game = importlib.import_module(file.stem).GAME
    return game


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where mistaken games are written and found."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


@pytest.mark.parametrize("mistake", DECLARED, ids=lambda mistake: mistake.name)
def test_a_mistake_is_told_when_the_game_is_declared(mistake: Mistake, folder: Path) -> None:
    file, line, _ = made(mistake, folder)
    with pytest.raises(DeclarationError) as error:
        loaded(file)
    assert str(error.value) == f"{file}:{line}: {mistake.said}"


@pytest.mark.parametrize("mistake", USED, ids=lambda mistake: mistake.name)
def test_a_mistake_is_told_before_the_game_is_compiled(mistake: Mistake, folder: Path, own_cache: None) -> None:
    file, line, _ = made(mistake, folder)
    game = loaded(file)
    sentence = f"{file}:{line}: {mistake.said}"
    assert [str(found) for found in findings(game)] == [sentence]
    assert [str(found) for found in lint_game(game)] == [sentence]
    with pytest.raises(DeclarationError) as error:
        specialise(edge, game)
    assert str(error.value) == sentence


@pytest.mark.parametrize("name", ["a helper that is no rule", "a list as a global", "a dictionary as a global"])
def test_what_cannot_be_put_together_is_told_uncompiled_too(name: str, folder: Path) -> None:
    mistake = next(m for m in USED if m.name == name)
    file, line, _ = made(mistake, folder)
    game = loaded(file)
    with pytest.raises(DeclarationError) as error:
        Engine(game, compiled=False)
    assert str(error.value) == f"{file}:{line}: {mistake.said}"


def test_what_only_the_compiler_finds_is_told_by_the_house_rule_that_it_breaks(folder: Path, own_cache: None) -> None:
    old, new = "    n = 0\n    for k in", "    n = len([]) + 0\n    for k in"
    file, line, _ = made(Mistake("a list", old, new, "    n = len([])", ""), folder)
    game = loaded(file)
    assert findings(game) == []
    with pytest.raises(DeclarationError) as error:
        specialise(edge, game)
    assert str(error.value) == f"{file}:{line}: run: a list is not allowed in a rule"
    assert error.value.__cause__ is not None


def test_a_function_of_another_package_is_no_rule_and_nobody_marks_it(folder: Path) -> None:
    old, new = "    s.left -= 1\n", "    s.left -= lcm(1, 1)\n"
    file, _, source = made(Mistake("gcd", old, new, "    s.left -= lcm", ""), folder)
    file.write_text(source.replace("from eduba", "from ast import parse as lcm\nfrom eduba", 1), encoding="utf-8")
    assert [found.what for found in findings(loaded(file))] == [f"lcm is a function: {USABLE}"]
