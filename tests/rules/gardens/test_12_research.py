"""Chapter 12: Research."""

from __future__ import annotations

import pytest

from eduba.games.gardens.shape import ACTION_KEYS
from eduba.kernel.engine import Position
from rules.gardens.board import answers, asked, events, goods, levels, of_kind, play, position, refused
from rules.gardens.table import own

STANDARD = "hatti akkad babylon sumer"
"""The Hittites, seat 0, begin at level 1 and have the standard cards."""
CANONICAL = {"step_order": "canonical"}


def research(level: int, stock: str, other: str = "", empires: str = STANDARD, canonical: bool = False) -> Position:
    """Seat 0 has used its pawn for Research."""
    named = f"0:research={level}{',' + other if other else ''}"
    p = own(position(empires=empires, levels=named, options=CANONICAL if canonical else {}), 0, stock)
    play(p, "pawn research")
    return p


def test_ga_12_1_conversion_and_discovery_either_or_both() -> None:
    both = research(1, "clay=2,tablet=1")
    assert answers(both) == ["convert", *(f"discover {technology}" for technology in ACTION_KEYS)]
    play(both, "convert", "discover war")
    assert (levels(both, 0), goods(both, 0), asked(both)) == ({"war": 2}, {"tablet": 1}, "0 turn")
    clay = research(1, "clay=2,tablet=1")
    play(clay, "convert", "stop")
    assert (levels(clay, 0), goods(clay, 0), asked(clay)) == ({}, {"tablet": 2}, "0 turn")
    tablet = research(1, "clay=2,tablet=1")
    play(tablet, "discover war")
    assert (levels(tablet, 0), goods(tablet, 0), asked(tablet)) == ({"war": 2}, {"clay": 2}, "0 turn")


def test_ga_12_1_nothing_else_is_done_in_between() -> None:
    p = research(1, "clay=2,tablet=1,food=9")
    play(p, "convert")
    assert refused(p, "pawn growth") is None
    assert {text.split()[0] for text in answers(p)} == {"discover", "stop"}


def test_tv_42_ga_12_2_ga_12_5_cuneiform_pays_for_its_own_discovery() -> None:
    p = research(1, "clay=2")
    played = events(p, "convert", "discover build")
    assert of_kind(played, "converted") == [{"seat": 0, "clay": 2, "tablets": 1}]
    assert (levels(p, 0), goods(p, 0)) == ({"build": 2}, {})


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_tv_43_ga_12_2_two_clay_for_a_tablet_for_each_level(level: int) -> None:
    p = research(level, "clay=2")
    play(p, "convert")
    assert goods(p, 0) == {"tablet": level}


def test_ga_12_2_one_conversion_and_two_clay_for_it() -> None:
    p = research(1, "clay=4")
    play(p, "convert")
    assert refused(p, "convert") == "GA-12.2"
    assert refused(research(1, "clay=1,tablet=1"), "convert") == "GA-12.2"


def test_ga_12_3_conversions_come_first() -> None:
    p = research(3, "clay=2,tablet=2")
    play(p, "discover war")
    assert refused(p, "convert") == "GA-12.3"


def test_ga_12_4_up_to_as_many_as_the_card_says() -> None:
    p = research(3, "tablet=5")
    play(p, "discover build", "stop")
    assert (levels(p, 0), goods(p, 0), asked(p)) == ({"research": 3, "build": 2}, {"tablet": 4}, "0 turn")


def test_tv_44_ga_12_4_the_same_technology_twice() -> None:
    p = research(3, "tablet=2", "build=2")
    play(p, "discover build", "discover build")
    assert (levels(p, 0), goods(p, 0), asked(p)) == ({"research": 3, "build": 4}, {}, "0 turn")


def test_tv_41_ga_12_4_ga_12_5_ga_5_7_literature_raises_itself_with_one_tablet() -> None:
    p = research(3, "tablet=1")
    played = events(p, "discover research")
    assert of_kind(played, "discovered") == [{"seat": 0, "technology": 2, "level": 4, "why": 1}]
    assert (levels(p, 0), goods(p, 0), asked(p)) == ({"research": 4}, {}, "0 turn")


def test_ga_12_4_ga_5_7_ga_5_9_the_card_in_use_stays_what_it_was() -> None:
    """The Code of Laws of Sumer gives three discoveries, its Literature two."""
    p = research(3, "tablet=3", empires="sumer akkad babylon elam")
    play(p, "discover research", "discover war")
    assert (levels(p, 0), goods(p, 0), asked(p)) == ({"research": 4, "war": 2}, {"tablet": 1}, "0 turn")
    assert refused(p, "dice research") == "GA-5.2"


def test_ga_12_5_a_tablet_for_each_and_no_level_above_four() -> None:
    p = research(3, "clay=2", "war=4")
    assert (answers(p, "discover"), refused(p, "discover build")) == ([], "GA-12.5")
    play(p, "convert")
    assert refused(p, "discover war") == "GA-12.5"
    play(p, "discover build")
    assert goods(p, 0) == {"tablet": 2}


def test_ga_12_5_with_everything_discovered_there_is_nothing_to_research() -> None:
    all_four = "0:explore=4,build=4,research=4,harvest=4,war=4,growth=4"
    p = own(position(empires=STANDARD, levels=all_four), 0, "tablet=5,clay=1")
    assert refused(p, "pawn research") == "GA-5.6"
    play(own(p, 0, "tablet=5,clay=2"), "pawn research", "convert")
    assert (goods(p, 0), asked(p)) == ({"tablet": 9}, "0 turn")


def test_tv_118_ga_12_6_in_canonical_order_types_never_fall() -> None:
    p = research(3, "tablet=2", canonical=True)
    play(p, "discover build")
    assert refused(p, "discover explore") == "GA-12.6"
    assert answers(p, "discover") == ["build", "research", "harvest", "war", "growth"]
    p = research(3, "tablet=2", canonical=True)
    play(p, "discover explore", "discover build")
    assert levels(p, 0) == {"research": 3, "explore": 2, "build": 2}
    free = research(3, "tablet=2")
    play(free, "discover build", "discover explore")
    assert levels(free, 0) == {"research": 3, "explore": 2, "build": 2}
