"""Chapter 1: what a seat owns, and how much of it may be where."""

from __future__ import annotations

from typing import Any

import pytest

from eduba.games.gardens.shape import MOST, REGION_KEYS, SLOTS
from rules.gardens.board import (
    answers,
    asked,
    bare,
    end_turns,
    events,
    figures,
    goods,
    of_kind,
    play,
    position,
    refused,
    region,
    run_event,
)

PLENTY = "stone=9,wood=9,clay=9,food=9,tablet=9,knucklebone=9"
THREE_SHIPS = "0:ishuwa-assur,assur-nairi,assur-harran"


@pytest.mark.parametrize(("kind", "n"), [("spearman", 3), ("archer", 3), ("horseman", 2), ("chariot", 2)])
def test_ga_1_1_land_units_are_limited_by_their_figures(kind: str, n: int) -> None:
    for there in (n - 1, n):
        p = position(units=f"0:{kind}@harran*{there}", stock=f"0:{PLENTY}", levels="0:war=4", population="0=10")
        play(p, "pawn war")
        assert (f"{kind} assur" in answers(p, "recruit")) == (there < n)
        assert figures(p, 0) == [f"{kind}@harran"] * there
    assert refused(p, f"recruit {kind} assur") == "GA-15.3"


@pytest.mark.parametrize(
    ("item", "two", "three", "place"),
    [
        ("ship", {"ships": "0:ishuwa-assur,assur-nairi"}, {"ships": THREE_SHIPS}, "assur-nineveh"),
        ("ram", {"rams": "0:assur"}, {"rams": "0:assur,assur"}, "assur"),
        ("wall", {"walls": "0:emar,nineveh"}, {"walls": "0:emar,nineveh,nairi"}, "harran"),
        ("settlement", {"settlements": "0:emar,nineveh"}, {"settlements": "0:emar,nineveh,nairi"}, "harran"),
    ],
)
def test_ga_1_1_so_are_ships_rams_walls_and_settlements(
    item: str, two: dict[str, Any], three: dict[str, Any], place: str
) -> None:
    for placed, another in ((two, True), (three, False)):
        p = position(units="0:spearman@harran", stock=f"0:{PLENTY}", levels="0:build=4", population="0=10", **placed)
        play(p, "pawn build")
        assert (place in answers(p, f"build_{item}")) == another
    assert refused(p, f"build_{item} {place}") == "GA-10.9"


def test_ga_1_1_a_built_ship_and_a_built_ram_come_from_the_stock() -> None:
    p = position(
        empires="ebla akkad",
        units="0:spearman@assur",
        ships="0:",
        stock=f"0:{PLENTY}",
        levels="0:build=3",
        population="0=3",
    )
    play(p, "pawn build", "build_ship assur-nineveh", "build_ram assur")
    assert figures(p, 0) == ["spearman@assur", "ship@assur-nineveh", "ram@assur"]
    in_stock = p.view(1)["players"][0]["in_stock"]
    assert [in_stock[kind] for kind in ("spearman", "archer", "horseman", "chariot", "ship", "ram")] == [
        2,
        3,
        2,
        2,
        2,
        1,
    ]
    assert [in_stock[kind] for kind in ("wall", "settlement", "amphora", "event_die")] == [3, 3, 6, 3]


def test_ga_1_1_six_amphorae() -> None:
    for laid, another in ((5, True), (6, False)):
        p = position(stock=f"0:{PLENTY}", amphorae=" ".join(f"{slot}=0" for slot in range(SLOTS - laid, SLOTS)))
        play(p, "pawn harvest")
        assert bool(answers(p, "trade")) == another


def test_ga_1_1_three_event_dice() -> None:
    for running, options in ((2, ["0", "1"]), (3, ["0"])):
        p = position(units="0:spearman@assur", tokens="harran=ev3")
        for place in ("susa", "ebla", "ur")[:running]:
            run_event(p.state, place, "ev1", owner=0)
        play(p, "pawn explore", "activate spearman assur", "move harran 0")
        assert answers(p, "choose") == options


def test_ga_1_2_sunk_ships_can_be_built_again() -> None:
    p = position(ships="0:assur-harran 1:assur-harran", stock="0:wood=9", levels="0:build=2", population="0=3")
    end_turns(p)
    assert (p.state.round, figures(p, 0), figures(p, 1)) == (3, ["spearman@assur"], ["archer@susa"])
    play(p, "pawn build", "build_ship assur-harran")
    assert figures(p, 0) == ["spearman@assur", "ship@assur-harran"]


def test_ga_1_2_a_beaten_unit_and_its_ram_go_back_to_the_stock() -> None:
    p = position(
        units="0:spearman@emar 1:chariot@emar",
        rams="0:emar",
        stock="0:knucklebone=1,wood=9 1:knucklebone=1",
        options={"combat": "simple"},
    )
    assert figures(p, 0) == ["spearman@emar", "ram@emar"]
    end_turns(p)
    play(p, "bid 0", "bid 0")
    assert (p.state.round, figures(p, 0), figures(p, 1)) == (3, [], ["chariot@emar"])
    play(p, "pawn war", "recruit spearman assur")
    assert figures(p, 0) == ["spearman@assur"]


def test_ga_1_3_only_basic_resources_are_gathered() -> None:
    p = position()
    play(p, "pawn harvest")
    assert answers(p, "gather_home") == ["stone", "wood", "clay", "food"]
    assert {p.view(0)["regions"][place]["resource"] for place in range(len(REGION_KEYS))} == {
        *("stone", "wood", "clay", "food"),
        None,
    }


def test_ga_1_4_a_stock_is_cut_at_99() -> None:
    p = position(stock=f"0:knucklebone=98 1:wood={MOST} 2:wood={MOST} 3:wood={MOST}")
    play(p, "pawn war", "stop")
    assert goods(p, 0)["knucklebone"] == MOST == 99


@pytest.mark.parametrize(("owned", "gains"), [(96, [2]), (98, [1]), (99, [])])
def test_ga_1_4_only_what_finds_room_is_told_as_a_gain(owned: int, gains: list[int]) -> None:
    p = position(stock=f"0:kb={owned}")
    assert [event["n"] for event in of_kind(events(p, "pawn war"), "gained")] == gains


def test_ga_1_4_the_supply_never_runs_out() -> None:
    p = position(stock="0:wood=90 1:wood=99 2:wood=99 3:wood=99")
    play(p, "pawn harvest", "gather_home wood")
    assert goods(p, 0)["wood"] == 91


def test_ga_1_5_all_see_what_everybody_has() -> None:
    def shown(stock: str) -> tuple[object, list[int]]:
        p = position(stock=stock, levels="0:war=3", dice="0:white=ki", amphorae="3=0", population="0=4")
        seen = p.view(2)
        mine = seen["players"][0]
        assert mine["levels"]["war"] == 3
        assert mine["dice"] == [{"colour": "white", "sign": "ki", "ready": True, "spent": False}]
        assert seen["trade"][3]["amphora"] == 0
        assert seen["tracks"]["population"][0] == {"seat": 0, "space": 4}
        assert seen["regions"][region("assur")]["armies"] == [{"seat": 0, "units": {"spearman": 1}, "rams": 0}]
        assert seen["gardens"]["tiles"][0]["points"] == 5
        return mine["stock"]["knucklebone"], p.observe(2)

    (few, little), (many, much) = shown("0:knucklebone=3"), shown("0:knucklebone=8")
    assert (few, many) == (3, 8)
    assert little != much


LIMITS = list(enumerate((2, 4, 5, 6, 7, 8, 9, 10, 11, 12), 1))


@pytest.mark.parametrize(("space", "limit"), LIMITS)
def test_ga_1_6_population_limits_all_units_together(space: int, limit: int) -> None:
    for n in (limit - 1, limit):
        rams, ships, land = min(2, n), max(0, min(3, n - 2)), max(0, n - 5)
        kinds = ["archer"] * 3 + ["horseman"] * 2 + ["chariot"] * 2
        p = position(
            units="0:" + ",".join(f"{kind}@harran" for kind in kinds[:land]),
            ships="0:" + ",".join(THREE_SHIPS[2:].split(",")[:ships]),
            rams="0:" + ",".join(["assur"] * rams),
            settlements="0:emar",
            walls="0:emar",
            population=f"0={space}",
            stock="0:wood=9",
        )
        assert len(figures(p, 0)) == n
        play(p, "pawn war")
        assert answers(p, "recruit") == (["spearman assur", "spearman emar"] if n < limit else [])
    assert asked(p) == "0 turn"


def test_ga_1_1_ga_1_6_figures_in_ishuwa_count_like_all_others() -> None:
    """The first region and the first river section are places, not the stock."""
    two = position(units="0:archer@ishuwa", rams="0:ishuwa")
    ship = position(units="0:archer@ishuwa", ships="0:ishuwa-assur")
    three = position(units="0:spearman@ishuwa*3", population="0=5")
    for p in (two, ship, three):
        play(p, "pawn war")
        assert answers(p, "recruit") == []


def test_ga_1_7_any_number_of_units_in_one_region() -> None:
    p = bare(position(units="0:spearman@harran*3,archer@harran*3,horseman@harran*2,chariot@harran,chariot@assur"))
    play(p, "pawn explore", "activate chariot assur", "move harran 0")
    assert sorted(set(figures(p, 0))) == [f"{kind}@harran" for kind in ("archer", "chariot", "horseman", "spearman")]
    assert len(figures(p, 0)) == 10


def test_ga_1_8_of_two_ways_that_are_as_good_the_upper_left_one_is_taken() -> None:
    p = bare(position(units="0:horseman@assur", rams="0:nineveh,harran"))
    play(p, "pawn explore", "activate horseman assur", "move emar 1")
    assert figures(p, 0) == ["horseman@emar", "ram@nineveh", "ram@emar"]
    assert region("harran") < region("nineveh")
