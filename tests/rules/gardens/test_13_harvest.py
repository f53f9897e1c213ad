"""Chapter 13: gathering."""

from __future__ import annotations

from typing import Any

from eduba.kernel.engine import Position
from rules.gardens.board import answers, asked, events, goods, of_kind, play, position, refused, region
from rules.gardens.table import end_round, lay, own

ELAM = "elam akkad babylon sumer"
"""Elam, seat 0, begins with Weights and Measures: three gatherings."""
CANONICAL = {"step_order": "canonical"}
BASIC = ["stone", "wood", "clay", "food"]
FOUR_WAYS: dict[str, Any] = {"settlements": "0:nairi", "units": "0:spearman@nairi", "ships": "0:harran-qatna"}
"""Wood from Nairi, twice; food from Harran or wood from Qatna."""


def harvest(stock: str = "", empires: str = ELAM, level: int = 2, **given: Any) -> Position:
    """Seat 0 has used its pawn for Harvest and Trade."""
    p = own(position(empires=empires, levels=f"0:harvest={level}", **given), 0, stock)
    play(p, "pawn harvest")
    return p


def test_tv_45_ga_13_2_ga_13_3_ga_13_4_ga_13_5_ga_13_6_ga_8_1_four_ways_to_gather() -> None:
    p = harvest(**FOUR_WAYS)
    assert answers(p, "gather_home") == BASIC
    assert answers(p, "gather") == ["nairi"]
    assert answers(p, "gather_ship") == ["harran-qatna 0", "harran-qatna 1"]
    played = events(p, "gather_home stone", "gather nairi", "gather nairi")
    assert goods(p, 0) == {"stone": 1, "wood": 2}
    assert [(event["good"], event["source"]) for event in of_kind(played, "gathered")] == [(0, 0), (1, 1), (1, 1)]
    assert answers(p, "gather_ship") == []
    p = harvest(**FOUR_WAYS)
    play(p, "gather_ship harran-qatna 0", "gather nairi", "gather nairi")
    assert goods(p, 0) == {"food": 1, "wood": 2}
    p = harvest(**FOUR_WAYS)
    play(p, "gather_ship harran-qatna 1", "stop")
    assert (goods(p, 0), asked(p)) == ({"wood": 1}, "0 turn")


def test_tv_46_ga_13_2_in_canonical_order_gatherings_never_fall() -> None:
    p = harvest(options=CANONICAL, **FOUR_WAYS)
    play(p, "gather nairi")
    assert refused(p, "gather_home stone") is None
    assert (answers(p, "gather"), answers(p, "gather_home")) == (["nairi"], [])
    assert answers(p, "gather_ship") == ["harran-qatna 0", "harran-qatna 1"]
    free = harvest(**FOUR_WAYS)
    play(free, "gather nairi")
    assert answers(free, "gather_home") == BASIC


def test_tv_47_ga_13_3_ga_13_7_at_home_a_unit_gathers_nothing() -> None:
    p = harvest(empires="hatti akkad babylon sumer", units="0:spearman@assur", level=1)
    assert (answers(p, "gather"), answers(p, "gather_ship")) == ([], [])
    assert refused(p, "gather assur") == "GA-13.7"
    lay(p, "1.1=t1 1.2=t2 1.3=t4")
    play(p, "gather_home food")
    assert (goods(p, 0), asked(p)) == ({"food": 1}, "0 turn")


def test_ga_13_1_gathering_and_trade_either_or_both_and_gathering_first() -> None:
    p = lay(harvest("stone=1", **FOUR_WAYS), "1.1=t1")
    play(p, "gather nairi", "trade 1.1")
    assert (goods(p, 0), asked(p)) == ({"wood": 3}, "0 turn")
    p = lay(harvest("stone=1", **FOUR_WAYS), "1.1=t1")
    play(p, "trade 1.1")
    assert (goods(p, 0), asked(p)) == ({"wood": 2}, "0 turn"), "nothing is gathered after a trade"
    p = lay(harvest("stone=1", **FOUR_WAYS), "1.1=t1")
    play(p, "gather nairi")
    assert refused(p, "pawn growth") is None
    play(p, "stop")
    assert (goods(p, 0), asked(p)) == ({"stone": 1, "wood": 1}, "0 turn")


def test_ga_13_2_as_many_as_the_card_says() -> None:
    p = lay(harvest("stone=1", **FOUR_WAYS), "1.1=t1")
    play(p, "gather_home clay", "gather nairi", "gather nairi")
    assert asked(p) == "0 harvest"
    assert refused(p, "gather_ship harran-qatna 0") == "GA-13.2"
    play(p, "trade 1.1")
    assert goods(p, 0) == {"clay": 1, "wood": 4}


def test_ga_13_2_each_source_serves_once() -> None:
    p = lay(harvest("stone=1", level=4, **FOUR_WAYS), "1.1=t1")
    play(p, "gather_home clay", "gather nairi", "gather nairi", "gather_ship harran-qatna 0")
    assert refused(p, "gather_home clay") == "GA-13.3"
    assert refused(p, "gather nairi") == "GA-13.2"
    assert refused(p, "gather_ship harran-qatna 1") == "GA-13.2"


def test_ga_13_2_a_harvest_goes_on_while_a_source_is_left_and_the_next_one_begins_anew() -> None:
    """Nothing can be traded here: no token lies on the table."""
    p = harvest(units="0:spearman@emar", ships="0:ishuwa-assur", level=4)
    for place in range(12):
        p.state.slot_token[place] = -1
    for _ in range(2):
        play(p, "gather_home clay")
        assert answers(p, "gather_ship") == ["ishuwa-assur 0"]
        play(p, "gather_ship ishuwa-assur 0")
        assert answers(p, "gather") == ["emar"]
        play(p, "gather emar")
        assert asked(p) == "0 turn"
        end_round(p)
        play(p, "pawn harvest")
    play(p, "gather emar", "gather_home clay")
    assert (asked(p), answers(p, "gather_ship")) == ("0 harvest", ["ishuwa-assur 0"])


def test_ga_13_4_a_settlement_gathers_without_a_unit_and_only_its_own_seat() -> None:
    p = harvest(settlements="0:emar 1:nineveh", units="0:")
    assert (answers(p, "gather"), refused(p, "gather nineveh")) == (["emar"], "GA-13.5")
    play(p, "gather emar")
    assert goods(p, 0) == {"clay": 1}


def test_ga_13_5_every_unit_is_a_source_whatever_enemies_are_there() -> None:
    p = harvest(units="0:spearman@emar*2,archer@emar 1:chariot@emar*2", population="0=2")
    play(p, "gather emar", "gather emar", "gather emar")
    assert goods(p, 0) == {"clay": 3}


def test_ga_13_6_every_ship_is_a_source() -> None:
    p = harvest(ships="0:harran-qatna,emar-bishri", units="0:")
    assert refused(p, "gather_ship emar-amurru 0") == "GA-13.6"
    play(p, "gather_ship harran-qatna 1", "gather_ship emar-bishri 1")
    assert goods(p, 0) == {"stone": 1, "wood": 1}
    assert p.state.gathered_ships == 0b110


def test_ga_13_7_no_resource_in_starts_in_use_and_under_blockers() -> None:
    p = harvest(units="0:spearman@assur", ships="0:assur-harran,susa-der")
    assert answers(p, "gather_ship") == ["assur-harran 1", "susa-der 1"]
    assert refused(p, "gather_ship susa-der 0") == "GA-13.7"
    assert [p.view(0)["regions"][region(place)]["resource"] for place in ("assur", "susa", "der")] == [
        None,
        None,
        "clay",
    ]
    blocked = harvest(empires="elam akkad", starts="1 2", units="0:spearman@nairi", ships="0:nairi-musasir")
    assert (answers(blocked, "gather"), answers(blocked, "gather_ship")) == ([], ["nairi-musasir 1"])
    assert refused(blocked, "gather nairi") == "GA-13.7"


def test_ga_13_7_a_start_that_nobody_uses_has_its_resource() -> None:
    p = harvest(empires="elam akkad", starts="1 2", units="0:spearman@ebla")
    play(p, "gather ebla")
    assert (goods(p, 0), p.state.home[0]) == ({"food": 1}, region("assur"))


def test_ga_13_8_rams_gather_nothing() -> None:
    p = lay(harvest("stone=1", units="0:spearman@emar", rams="0:emar,nineveh"), "1.1=t1")
    assert answers(p, "gather") == ["emar"]
    play(p, "gather emar")
    assert refused(p, "gather emar") == "GA-13.2"
