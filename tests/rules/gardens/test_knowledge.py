"""What bots know: `evaluate` and `prior`."""

from __future__ import annotations

import pytest

from eduba.games.gardens.actions import ACTIONS
from eduba.games.gardens.evaluate import income
from eduba.games.gardens.state import Token
from eduba.kernel.engine import Position
from rules.gardens.board import TABLES, lay_tile, play, position, region
from rules.gardens.table import hold, own, running


def promises(p: Position) -> dict[str, float]:
    """How promising each answer looks, by its notation."""
    return {ACTIONS.text(action): weight for action, weight in p.prior().items()}


def test_a_harvest_gathers_what_it_has_sources_for() -> None:
    p = position(levels="0:harvest=3", units="0:spearman@assur")
    assert income(p.state, TABLES, 0) == 1  # units at home are no source
    p = position(levels="0:harvest=3", units="0:spearman@harran,archer@harran", settlements="0:emar")
    assert income(p.state, TABLES, 0) == 4
    p = position(levels="0:harvest=1", units="0:spearman@harran,archer@harran", settlements="0:emar")
    assert income(p.state, TABLES, 0) == 2  # the card allows no more


def test_more_sources_are_worth_more() -> None:
    few = position(levels="0:harvest=4", units="0:spearman@harran", settlements="0:emar")
    more = position(levels="0:harvest=4", units="0:spearman@harran", settlements="0:emar,harran")
    assert more.evaluate(0) > few.evaluate(0) + 1


def test_the_last_thing_missing_for_a_floor_counts_most() -> None:
    def worth(stone: int, space: int) -> float:
        p = position(levels="0:build=4", population=f"0={space} 1=5 2=6 3=7")
        return lay_tile(own(p, 0, f"stone={stone},clay=1"), "g1c").evaluate(0)  # 1 stone, 1 clay, Population 2

    step = worth(0, 3) - worth(0, 2)
    assert worth(1, 2) - worth(0, 2) > 1.5
    assert worth(1, 2) - worth(1, 1) > step + 1.5


def test_a_running_event_is_worth_the_same_wherever_its_owner_stands() -> None:
    def gain(place: str) -> float:
        apart = position(units=f"0:spearman@{place}", tokens="harran=ev9")
        apart.state.token[region("harran")] = Token.NONE
        worth = apart.evaluate(0)
        return running(apart, "harran", "ev9", die=3).evaluate(0) - worth

    assert gain("emar") > 0.5
    assert gain("emar") == pytest.approx(gain("harran"))


def test_quests_beyond_the_limit_are_worth_nothing() -> None:
    def worth(quests: str, **options: str) -> float:
        p = position(renown="0=7", population="0=7", options=options, levels="0:explore=4,war=3,build=3,harvest=3")
        return hold(p, 0, quests).evaluate(0)

    assert worth("q3 q4 q6 q7") == worth("q3 q4 q6") > worth("q3 q4")
    assert worth("q3 q4 q6 q7", quest_cap="none") > worth("q3 q4 q6", quest_cap="none")


def test_a_floor_that_can_be_raised_is_the_first_thought() -> None:
    p = lay_tile(own(position(levels="0:build=4"), 0, "stone=1,wood=1,clay=1"), "g1a")
    found = promises(p)
    assert max(found, key=lambda answer: found[answer]) == "pawn build"
    assert found["end_turn"] < min(weight for answer, weight in found.items() if answer != "end_turn")
    play(p, "pawn build")
    found = promises(p)
    assert max(found, key=lambda answer: found[answer]) == "build_garden"
    play(p, "build_garden")
    assert promises(p)["end_turn"] < 1


def test_a_storey_comes_before_what_else_can_be_built() -> None:
    def build(goods: str, space: int) -> float:
        p = own(position(population=f"0={space}", units="0:spearman@harran"), 0, goods)
        return promises(p)["pawn build"]

    assert build("stone=2,wood=1", 2) > 1
    assert build("stone=2,wood=1", 1) == 1  # a Wall: Sumer has the storey that is allowed
    assert build("stone=2", 2) == 1


def test_a_larger_harvest_is_more_promising() -> None:
    small = promises(position(levels="0:harvest=3"))["pawn harvest"]
    large = promises(position(levels="0:harvest=3", units="0:spearman@harran,archer@emar"))["pawn harvest"]
    assert large > small


def test_rolling_again_is_no_first_thought() -> None:
    p = position(stock="0:tablet=1,food=3", dice="0:white=ki,silver=a")
    found = promises(p)
    assert 0 < found["reroll 1"] < found["pawn growth"]
