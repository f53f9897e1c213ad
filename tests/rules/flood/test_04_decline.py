"""Chapter 4: phase 2, the decline. It is turn 2 unless said otherwise."""

from __future__ import annotations

import pytest

from eduba.games.flood.decline import decline
from eduba.games.flood.flow import begin_turn
from eduba.kernel.engine import Position
from rules.flood.board import TABLES, all_workers, cities, empty_log, hand, position, workers


def declined(p: Position) -> Position:
    """The same position after phase 2."""
    decline(p.state, TABLES, empty_log())
    return p


def test_t_11_fl_4_4_everybody_loses_as_many_as_the_leader() -> None:
    p = declined(position(turn=2, workers="red:irrigation=4 purple:irrigation=3 green:irrigation=1"))
    assert all_workers(p, "irrigation") == [2, 1, 0]


def test_t_12_fl_4_6_fl_4_7_two_or_fewer_stay() -> None:
    p = declined(position(turn=2, workers="red:irrigation=5,weaving=1 purple:weaving=2 green:weaving=2"))
    assert all_workers(p, "weaving") == [1, 2, 2]
    assert all_workers(p, "irrigation") == [2, 0, 0]


def test_fl_4_7_weaving_declines_by_itself() -> None:
    p = declined(position(turn=4, workers="red:weaving=5 purple:weaving=4"))
    assert all_workers(p, "weaving") == [2, 1, 0]
    assert all_workers(p, "irrigation") == [1, 1, 1]


def test_t_13_fl_4_4_fl_4_5_leaders_who_are_level_keep_two_each() -> None:
    p = declined(position(turn=2, workers="red:irrigation=5 purple:irrigation=5 green:irrigation=4"))
    assert all_workers(p, "irrigation") == [2, 2, 1]


def test_t_14_fl_4_2_fl_4_3_fl_4_10_all_leave_dilmun_and_one_each_other_land() -> None:
    p = position(turn=2, workers="red:dilmun=3,egypt=2,akkad=1 purple:egypt=1 green:dilmun=2")
    before = all_workers(p, "unavailable")
    declined(p)
    assert workers(p, "red", "dilmun", "egypt", "akkad") == [0, 1, 0]
    assert [all_workers(p, name) for name in ("egypt", "dilmun")] == [[1, 0, 0], [0, 0, 0]]
    assert [after - then for after, then in zip(all_workers(p, "unavailable"), before, strict=True)] == [5, 1, 2]


def test_t_15_fl_4_8_fl_4_9_a_scribe_and_a_tool_maker_leave() -> None:
    p = declined(position(turn=2, workers="red:scribes=2,tool_makers=3"))
    assert workers(p, "red", "scribes", "tool_makers") == [1, 2]
    assert workers(p, "purple", "scribes", "tool_makers") == [0, 0]


def test_t_16_fl_3_9_fl_4_10_workers_lost_are_not_drawn_this_turn() -> None:
    p = position(turn=2, workers="red:available=0,irrigation=1,weaving=1,egypt=18,guti=1,akkad=1,isin=1")
    begin_turn(p.state, TABLES, empty_log())
    assert workers(p, "red", "available", "unavailable") == [2, 4]


@pytest.mark.parametrize("turn", [1, 3, 5])
def test_t_17_fl_4_1_other_turns_have_no_decline(turn: int) -> None:
    p = declined(position(turn=turn, workers="red:dilmun=3,egypt=2,irrigation=4,scribes=2"))
    assert workers(p, "red", "dilmun", "egypt", "irrigation", "scribes") == [3, 2, 4, 2]


@pytest.mark.parametrize("turn", [2, 4])
def test_fl_4_1_fl_4_11_a_decline_touches_only_workers_on_posts(turn: int) -> None:
    p = position(turn=turn, workers="red:egypt=2", cities="ur:red+")
    before = hand(p, "red"), cities(p), workers(p, "red", "available")
    declined(p)
    assert workers(p, "red", "egypt") == [1]
    assert (hand(p, "red"), cities(p), workers(p, "red", "available")) == before
