"""Chapter 10: what Construction builds, where, and for what."""

from __future__ import annotations

import pytest

from eduba.kernel.engine import Position
from rules.gardens.board import (
    answers,
    asked,
    bare,
    dice,
    events,
    figures,
    goods,
    lay_tile,
    of_kind,
    play,
    position,
    refused,
    region,
)

RICH = "0:stone=9,wood=9,clay=9,food=9,tablet=9"


def building(level: int = 4, **given: object) -> Position:
    """Seat 0, with goods in plenty and room for units, takes a Construction action."""
    p = position(**{"stock": RICH, "levels": f"0:build={level}", "population": "0=5", **given})  # type: ignore[arg-type]
    play(p, "pawn build")
    return p


def verbs(p: Position) -> set[str]:
    """What kinds of answers are legal."""
    return {text.split()[0] for text in answers(p)}


@pytest.mark.parametrize(
    ("answer", "price"),
    [
        ("build_wall harran", {"stone": 2}),
        ("build_storey black", {"stone": 1, "wood": 1}),
        ("build_ram assur", {"stone": 1, "wood": 1}),
        ("build_ship assur-nairi", {"wood": 2}),
        ("build_settlement harran", {"stone": 1, "wood": 1, "clay": 1, "food": 1}),
    ],
)
def test_ga_10_1_each_item_is_paid_when_it_is_built(answer: str, price: dict[str, int]) -> None:
    p = building(units="0:spearman@harran")
    before = goods(p, 0)
    play(p, answer)
    assert {name: n - goods(p, 0).get(name, 0) for name, n in before.items() if n != goods(p, 0).get(name, 0)} == price
    assert asked(p) == "0 turn"
    poor = ",".join(f"{name}={price.get(name, 0)}" for name in ("stone", "wood", "clay", "food"))
    assert answer in answers(building(units="0:spearman@harran", stock=f"0:{poor}"))
    less = ",".join(f"{name}={max(0, price.get(name, 0) - 1)}" for name in ("stone", "wood", "clay", "food"))
    p = position(units="0:spearman@harran", stock=f"0:{less}", levels="0:build=4", population="0=5")
    assert refused(p, "pawn build") == "GA-5.6"


def test_tv_38_ga_10_1_ga_10_7_two_builds_may_differ() -> None:
    """Ebla settles in Emar with Urbanisation; the new Settlement allows a Ship there at once."""
    p = building(
        level=3, empires="ebla akkad", units="0:spearman@emar", ships="0:", stock="0:stone=2,wood=3,clay=1,food=1"
    )
    assert "harran-emar" not in answers(p, "build_ship")
    play(p, "build_settlement emar")
    assert goods(p, 0) == {"stone": 1, "wood": 2}
    play(p, "build_ship harran-emar")
    assert (goods(p, 0), figures(p, 0)) == ({"stone": 1}, ["spearman@emar", "ship@harran-emar"])


def test_ga_10_1_or_be_the_same() -> None:
    p = building(level=3, empires="ebla akkad", ships="0:")
    play(p, "build_ship assur-nairi")
    assert p.state.left == 1
    play(p, "build_ship assur-harran")
    assert (figures(p, 0), asked(p)) == (["spearman@assur", "ship@assur-nairi", "ship@assur-harran"], "0 turn")


@pytest.mark.parametrize(
    ("level", "items"),
    [
        (1, {"build_wall", "build_storey"}),
        (2, {"build_wall", "build_storey", "build_ram", "build_ship"}),
        (3, {"build_wall", "build_storey", "build_ram", "build_ship", "build_settlement"}),
        (4, {"build_wall", "build_storey", "build_ram", "build_ship", "build_settlement", "build_garden"}),
    ],
)
def test_ga_10_2_an_item_needs_a_card_of_its_level(level: int, items: set[str]) -> None:
    p = lay_tile(position(units="0:spearman@harran", stock=RICH, levels=f"0:build={level}", population="0=5"), "g1a")
    play(p, "pawn build")
    assert verbs(p) == items
    for n, answer in ((2, "build_ram assur"), (2, "build_ship assur-nairi"), (3, "build_settlement harran")):
        if level < n:
            assert refused(p, answer) == "GA-10.2"
    if level < 4:
        assert refused(p, "build_garden") == "GA-10.2"


def test_ga_10_3_no_wall_or_settlement_in_a_start_in_use_or_under_a_blocker() -> None:
    p = building(empires="sumer akkad", units="0:spearman@assur,archer@nairi,horseman@ebla")
    assert answers(p, "build_wall") == answers(p, "build_settlement") == ["ebla"]
    for name in ("assur", "nairi"):
        assert refused(p, f"build_wall {name}") == refused(p, f"build_settlement {name}") == "GA-10.3"
    assert {"build_storey", "build_ram", "build_ship"} <= verbs(p)


def test_ga_10_4_a_wall_beside_an_own_unit_or_settlement() -> None:
    p = building(level=1, units="0:spearman@harran 1:archer@nineveh", settlements="0:emar 1:bishri", rams="0:qatna")
    assert answers(p, "build_wall") == ["harran", "emar"]
    said = events(p, "build_wall emar")
    assert (p.state.wall[region("emar")], len(of_kind(said, "wall_placed"))) == (0, 1)


def test_ga_10_4_ga_24_2_a_wall_stays_when_its_owners_units_leave() -> None:
    p = bare(position(units="0:spearman@harran", stock=RICH, dice="0:white=ki"))
    play(p, "pawn build", "build_wall harran", "dice explore", "pay_die 0", "activate spearman harran", "move emar 0")
    assert (figures(p, 0), p.state.wall[region("harran")]) == (["spearman@emar"], 0)


@pytest.mark.parametrize(
    "given",
    [
        {"walls": "0:harran"},
        {"walls": "1:harran"},
        {"tribes": "harran=s"},
        {"units": "0:spearman@harran*2,archer@emar 1:archer@harran"},
        {"settlements": "1:harran"},
    ],
    ids=["own-wall", "foreign-wall", "tribe", "enemy", "foreign-settlement"],
)
def test_ga_10_4_but_not_beside_these(given: dict[str, str]) -> None:
    p = building(**{"level": 1, "units": "0:spearman@harran,archer@emar", **given})  # type: ignore[arg-type]
    assert answers(p, "build_wall") == ["emar"]
    assert refused(p, "build_wall harran") == "GA-10.4"


def test_ga_10_4_ga_10_5_nor_beside_those_of_the_first_seat() -> None:
    given = {"units": "1:archer@emar,archer@harran,archer@bishri", "stock": f"1:{RICH[2:]}", "levels": "1:build=3"}
    p = position(**given, settlements="0:harran", walls="0:bishri", on_turn=1)  # type: ignore[arg-type]
    play(p, "pawn build")
    assert answers(p, "build_wall") == answers(p, "build_settlement") == ["emar"]


def test_ga_10_4_no_wall_for_a_settlement_among_enemies() -> None:
    p = building(level=1, units="0:archer@emar 1:archer@harran", settlements="0:harran")
    assert answers(p, "build_wall") == ["emar"]


def test_ga_10_5_a_settlement_beside_an_own_unit() -> None:
    units = "0:spearman@harran,archer@qatna 1:archer@emar"
    p = building(level=3, units=units, walls="0:harran", tribes="qatna=", rams="0:bishri")
    assert answers(p, "build_settlement") == ["harran", "qatna"]
    play(p, "build_settlement harran")
    assert p.state.settlement[region("harran")] == 0


@pytest.mark.parametrize(
    "given",
    [
        {"settlements": "0:harran"},
        {"settlements": "1:harran"},
        {"tribes": "harran=s"},
        {"units": "0:spearman@harran*2,archer@emar 1:archer@harran"},
        {"walls": "1:harran", "rams": "0:harran"},
    ],
    ids=["own-settlement", "foreign-settlement", "tribe", "enemy", "foreign-wall"],
)
def test_ga_10_5_but_not_beside_these(given: dict[str, str]) -> None:
    p = building(**{"level": 3, "units": "0:spearman@harran,archer@emar", **given})  # type: ignore[arg-type]
    assert answers(p, "build_settlement") == ["emar"]
    assert refused(p, "build_settlement harran") == "GA-10.5"


def test_ga_10_6_a_ram_at_home_or_beside_an_own_settlement() -> None:
    p = building(level=2, units="0:spearman@harran", settlements="0:emar,nineveh 1:der")
    assert answers(p, "build_ram") == ["assur", "nineveh", "emar"]
    assert [refused(p, f"build_ram {name}") for name in ("harran", "susa", "der")] == ["GA-10.6"] * 3
    said = events(p, "build_ram emar")
    assert figures(p, 0) == ["spearman@harran", "ram@emar"]
    assert len(of_kind(said, "unit_placed")) == 1


def test_ga_10_7_a_ship_beside_home_or_beside_an_own_settlement() -> None:
    p = building(level=2, units="0:spearman@harran", settlements="0:amurru 1:der", ships="0:assur-nairi 1:assur-harran")
    assert answers(p, "build_ship") == [
        *("ishuwa-assur", "assur-harran", "assur-nineveh"),
        *("qatna-amurru", "emar-amurru", "amurru-ebla"),
    ]
    assert refused(p, "build_ship der-lagash") == "GA-10.7"
    assert refused(p, "build_ship assur-nairi") == "GA-8.3"
    said = events(p, "build_ship emar-amurru")
    assert figures(p, 0) == ["spearman@harran", "ship@assur-nairi", "ship@emar-amurru"]
    assert len(of_kind(said, "ship_placed")) == 1


def test_tv_37_ga_10_8_no_more_storeys_than_the_population_space() -> None:
    p = building(units="0:spearman@harran", dice="0:white=ki", population="0=1")
    assert answers(p, "build_storey") == []
    assert refused(p, "build_storey black") == "GA-10.8"
    p = building(units="0:spearman@harran", dice="0:white=ki", population="0=2")
    assert answers(p, "build_storey") == ["silver", "black"]


def test_ga_10_8_a_storey_brings_a_die_and_six_are_the_most() -> None:
    p = building(level=1, dice="0:white=ki", population="0=9")
    said = events(p, "build_storey silver")
    assert (p.state.storeys[0], dice(p, 0)) == (2, ["white=ki", "silver="])
    assert [event["storey"] for event in of_kind(said, "storey_built")] == [2]
    p = building(units="0:spearman@harran", dice="0:white,silver,black,white,silver,black", population="0=9")
    assert refused(p, "build_storey white") == "GA-10.8"


def test_ga_10_9_rams_and_ships_need_room_under_the_unit_limit() -> None:
    full = building(level=2, units="0:spearman@harran*2", population="0=1")
    assert verbs(full) == {"build_wall"}
    assert refused(full, "build_ram assur") == refused(full, "build_ship assur-nairi") == "GA-10.9"
    assert {"build_ram", "build_ship"} <= verbs(building(level=2, units="0:spearman@harran", population="0=1"))


@pytest.mark.parametrize(
    ("answer", "given"),
    [
        ("build_ram assur", {"rams": "0:assur,assur"}),
        ("build_ship assur-nineveh", {"ships": "0:assur-nairi,assur-harran,ishuwa-assur"}),
        ("build_wall harran", {"walls": "0:emar,bishri,nineveh"}),
        ("build_settlement harran", {"settlements": "0:emar,bishri,nineveh"}),
    ],
)
def test_ga_10_9_every_item_needs_its_figure(answer: str, given: dict[str, str]) -> None:
    assert answer in answers(building(units="0:spearman@harran", population="0=9"))
    p = building(**{"units": "0:spearman@harran", "population": "0=9", **given})  # type: ignore[arg-type]
    assert refused(p, answer) == "GA-10.9"


def test_ga_10_10_one_floor_of_the_gardens_in_an_action() -> None:
    """Ebla builds twice with Architecture, but not two floors."""
    p = lay_tile(position(empires="ebla akkad", stock=RICH, levels="0:build=4", population="0=9", renown="0=9"), "g1a")
    play(p, "pawn build", "build_garden")
    assert (p.state.left, asked(p)) == (1, "0 build")
    assert "build_garden" not in answers(p)
    assert refused(p, "build_garden") == "GA-10.10"
