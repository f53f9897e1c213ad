"""In canonical order search sees fewer paths and the same positions: nothing that people can do is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from eduba.games.gardens.fighters import printed
from eduba.games.gardens.shape import DICE, LAND, ROWS, SIDES
from eduba.games.gardens.state import State, Step
from eduba.kernel.engine import Position
from rules.gardens.battlefield import bid, fight
from rules.gardens.board import TABLES, play, position
from rules.gardens.table import lay, own

Options = dict[str, Any]
FREE: Options = {"step_order": "free"}
CANONICAL: Options = {"step_order": "canonical"}


def research(options: Options) -> Position:
    """The Code of Laws of Sumer: a conversion and three discoveries."""
    p = own(position(levels="0:research=4,war=3", options=options), 0, "clay=2,tablet=1")
    play(p, "pawn research")
    return p


def harvest(options: Options) -> Position:
    """Four gatherings, from home, two units, a Settlement and two Ships; then perhaps a trade."""
    p = position(
        empires="elam akkad babylon sumer",
        levels="0:harvest=3",
        units="0:spearman@emar,archer@emar",
        settlements="0:nairi",
        ships="0:harran-qatna,emar-bishri",
        options=options,
    )
    lay(own(p, 0, "food=1"), "1.1=t1 1.2=t2 2.1=t6 3.1=t13")
    play(p, "pawn harvest")
    return p


def war(options: Options) -> Position:
    """Tribute of two, and two units that cost wood, at home or beside a Settlement."""
    p = position(
        empires="akkad sumer babylon elam", levels="0:war=4", settlements="0:emar", population="0=4", options=options
    )
    play(own(p, 0, "wood=1"), "pawn war")
    return p


def reward(options: Options) -> Position:
    """Three resources of choice from an Event."""
    p = position(units="0:spearman@assur", tokens="harran=ev6", options=options)
    play(p, "pawn explore", "activate spearman assur", "move harran 0", "choose 0")
    return p


def dice(options: Options) -> Position:
    """Three pairs of dice that are alike; two signs to cover, one of them with a star."""
    shown = "0:white=ki,black=ki,silver=star,black=ki,white=ki,silver=star"
    p = position(
        empires="hatti akkad babylon sumer", levels="0:explore=2", dice=shown, population="0=6", options=options
    )
    play(p, "dice explore")
    return p


def bonus(options: Options) -> Position:
    """A bonus of four on the strength of four units, two of them alike."""
    p = fight(
        "0:emar=sssa 1:emar=s", "1/1/0 1/1/0 2/0/0 1/0/0", "0/1/0", bones="0=5 1=1", held="emar=1", options=options
    )
    bid(p, "5/0/0", "1/0/0")
    return p


def lanes(options: Options) -> Position:
    """Four units, two of them alike, against two."""
    p = fight(
        "0:emar=sssa 1:emar=sa", "1/1/0 1/1/0 2/0/0 1/0/0", "0/1/0 2/0/0", bones="0=2", held="emar=1", options=options
    )
    bid(p, "0/2/0")
    return p


CASES: dict[str, tuple[Callable[[Options], Position], tuple[Step, ...], int]] = {
    "research": (research, (Step.RESEARCH,), 30),
    "harvest": (harvest, (Step.HARVEST,), 60),
    "war": (war, (Step.TRIBUTE, Step.WAR), 200),
    "reward": (reward, (Step.TAKE,), 20),
    "dice": (dice, (Step.PAY,), 2),
    "bonus": (bonus, (Step.ASSIGN,), 10),
    "lanes": (lanes, (Step.ARRANGE,), 36),
}
"""Where it begins, which questions belong to it, and at least how many results it has."""


def forgetful(p: Position) -> bytes:
    """A position without what only serves the canonical order, and without the names of dice or units that are alike."""
    other = p.copy()
    s: State = other.state
    s.step_order, s.last = 0, -1
    _rename_dice(s)
    for side in range(SIDES):
        _rename_units(s, side)
    return other.key()


def _rename_dice(s: State) -> None:
    """Of dice that are alike the first ones are spent."""
    for die in range(DICE):
        for other in range(die):
            alike = all(row[0, die] == row[0, other] for row in (s.die_colour, s.die_face))
            if alike and s.spent >> die & 1 and not s.spent >> other & 1:
                s.spent ^= 1 << die | 1 << other


def _rename_units(s: State, side: int) -> None:
    """Units with the same type and card stand in the order of their lanes and pieces."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for unit in range(s.fielded[side]):
        card = tuple(printed(s, TABLES, side, unit, row) for row in range(ROWS))
        groups.setdefault((s.unit[side, unit], *card), []).append(unit)
    for group in groups.values():
        states = sorted(
            (s.lane[side, u], s.place[side, u], s.fallen[side, u], *(s.placed[side * LAND + u, r] for r in range(ROWS)))
            for u in group
        )
        for u, (lane, place, fallen, *pieces) in zip(group, states, strict=True):
            s.lane[side, u], s.place[side, u], s.fallen[side, u] = lane, place, fallen
            for row in range(ROWS):
                s.placed[side * LAND + u, row] = pieces[row]


def results(p: Position, questions: tuple[Step, ...]) -> set[bytes]:
    """Every position in which something else is asked, however it is reached."""
    assert p.state.step in questions
    found, seen, todo = set(), {p.key()}, [p]
    while todo:
        at = todo.pop()
        for action in at.legal():
            after = at.copy()
            after.advance(action)
            if after.state.step not in questions:
                found.add(forgetful(after))
            elif after.key() not in seen:
                seen.add(after.key())
                todo.append(after)
        assert len(seen) < 20_000
    return found


@pytest.mark.parametrize("name", CASES)
def test_free_and_canonical_order_reach_the_same_positions(name: str) -> None:
    begin, questions, at_least = CASES[name]
    free, canonical = results(begin(FREE), questions), results(begin(CANONICAL), questions)
    assert len(free) >= at_least
    assert canonical == free


def paths(p: Position, questions: tuple[Step, ...]) -> int:
    """In how many ways something else is reached."""
    if p.state.step not in questions:
        return 1
    n = 0
    for action in p.legal():
        after = p.copy()
        after.advance(action)
        n += paths(after, questions)
    return n


@pytest.mark.parametrize("name", ["research", "reward", "lanes", "dice"])
def test_canonical_order_has_one_path_for_each_result(name: str) -> None:
    begin, questions, _ = CASES[name]
    p = begin(CANONICAL)
    assert paths(p, questions) == len(results(p, questions)) < paths(begin(FREE), questions)


def test_people_leave_no_trace_of_their_order() -> None:
    one, other = reward(FREE), reward(FREE)
    play(one, "take food", "take stone", "take clay")
    play(other, "take clay", "take food", "take stone")
    assert one.key() == other.key()
    half = reward(FREE)
    play(half, "take food")
    assert half.state.last == -1
