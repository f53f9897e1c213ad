"""Chapter 16: Growth."""

from __future__ import annotations

from eduba.kernel.engine import Position
from rules.gardens.board import answers, asked, events, goods, of_kind, play, position, refused
from rules.gardens.table import own

STANDARD = "hatti akkad babylon sumer"


def farm(level: int, food: int, population: str = "") -> Position:
    """Seat 0, with the standard cards, begins its turn with so much food."""
    return own(position(empires=STANDARD, levels=f"0:growth={level}", population=population), 0, f"food={food}")


def test_tv_55_ga_16_1_agriculture() -> None:
    p = farm(1, 3)
    play(p, "pawn growth")
    assert answers(p, "grow") == ["0"]
    assert refused(p, "grow 1") == "GA-16.1"
    played = events(p, "grow 0")
    assert of_kind(played, "population_moved") == [{"seat": 0, "before": 1, "after": 2}]
    assert (goods(p, 0), p.state.population[0], asked(p)) == ({}, 2, "0 turn")
    assert refused(farm(1, 2), "pawn growth") == "GA-5.6"


def test_ga_16_1_higher_levels_need_less_food() -> None:
    for level, food in ((2, 2), (3, 1), (4, 1)):
        assert refused(farm(level, food - 1), "pawn growth") == "GA-5.6"
        p = farm(level, food)
        play(p, "pawn growth", "grow 0")
        assert (goods(p, 0), p.state.population[0]) == ({}, 2)


def test_ga_16_1_brewing_offers_two_modes() -> None:
    p = farm(4, 2)
    play(p, "pawn growth")
    assert answers(p, "grow") == ["0", "1"]
    play(p, "grow 1")
    assert (goods(p, 0), p.state.population[0]) == ({}, 3)
    p = farm(4, 1)
    play(p, "pawn growth")
    assert refused(p, "grow 1") == "GA-16.1"


def test_tv_56_ga_16_1_what_the_last_space_does_not_take_is_lost() -> None:
    p = farm(4, 2, "0=8 1=10")
    play(p, "pawn growth", "grow 1")
    assert (goods(p, 0), p.state.population[0]) == ({}, 9)


def test_ga_16_2_the_food_is_paid_then_the_seal_lies_on_top() -> None:
    p = farm(2, 5, "1=3 0=2")
    play(p, "pawn growth", "grow 0")
    assert (goods(p, 0), [p.state.population_order[i] for i in range(4)]) == ({"food": 3}, [0, 1, 2, 3])


def test_ga_16_2_where_the_seal_cannot_move_there_is_no_growth() -> None:
    assert refused(farm(4, 9, "1=10 0=9"), "pawn growth") == "GA-5.6"
    assert refused(farm(4, 9, "0=10"), "pawn growth") == "GA-5.6"
    p = farm(4, 9, "0=9")
    play(p, "pawn growth", "grow 1")
    assert p.state.population[0] == 10
