"""Chapter 8: Ships on river sections."""

from __future__ import annotations

import pytest

from eduba.games.gardens.control import controller, occupies
from eduba.games.gardens.pieces import ships_beside
from eduba.games.gardens.shape import SAILING, SECTION_KEYS, SECTIONS, WATERWAY
from eduba.games.gardens.state import Token
from eduba.kernel.engine import Position
from rules.gardens.board import (
    answers,
    asked,
    bare,
    end_turns,
    events,
    figures,
    of_kind,
    play,
    position,
    refused,
    region,
    section,
)

FIGHT = {"units": "0:spearman@lagash 1:archer@lagash", "stock": "0:knucklebone=1 1:knucklebone=1"}


def sailing(ships: str, rivers: str = "borders", **given: str) -> Position:
    """Seat 0 has activated its Ship on the first section named."""
    p = position(ships=ships, options={"rivers": rivers}, **given)  # type: ignore[arg-type]
    play(p, "pawn explore", f"activate_ship {ships.split()[0].split(':')[1].split(',')[0]}")
    return p


def test_ga_8_1_a_ship_counts_in_both_regions_of_its_section() -> None:
    p = position(units="0:spearman@assur", ships="0:der-lagash")
    assert [ships_beside(p.state, 0, region(name)) for name in ("der", "lagash", "ur", "susa")] == [1, 1, 0, 0]
    play(p, "pawn harvest")
    assert answers(p, "gather_ship") == ["der-lagash 0", "der-lagash 1"]
    assert ships_beside(position(ships="1:ishuwa-assur").state, 1, region("ishuwa")) == 1


@pytest.mark.parametrize("place", ["der", "lagash"])
def test_ga_8_1_for_support_in_combat_too(place: str) -> None:
    p = position(units=f"0:spearman@{place} 1:archer@{place}", ships="0:der-lagash", stock="1:knucklebone=1")
    end_turns(p)
    support = {p.state.party[side]: p.state.support[side] for side in range(2)}
    assert support == {0: 1, 1: 0}


def test_tv_33_ga_8_2_up_to_three_junctions() -> None:
    p = sailing("0:lagash-ur")
    steps = [SAILING[72, other] for other in range(SECTIONS)]
    assert [sum(0 < n <= most for n in steps) for most in (1, 2, 3)] == [4, 10, 17]
    offered = answers(p, "sail")
    assert offered == [SECTION_KEYS[i] for i in range(SECTIONS) if 0 < steps[i] <= 3]
    assert refused(p, "sail susa-der") == "GA-8.2"
    assert refused(p, "stop") is None
    said = events(p, "sail nippur-sutium")
    assert of_kind(said, "sailed") == [{"seat": 0, "source": 72, "target": section("nippur-sutium")}]
    assert figures(p, 0) == ["spearman@assur", "ship@nippur-sutium"]
    assert asked(p) == "0 turn"


def test_ga_8_2_the_junctions_of_a_section() -> None:
    near = {SECTION_KEYS[i] for i in range(SECTIONS) if SAILING[72, i] == 1}
    assert near == {"lagash-sutium", "sutium-ur", "lagash-sealand", "sealand-ur"}


def test_ga_8_2_only_where_an_own_ship_lies_one_is_activated() -> None:
    p = position(units="0:", ships="0:lagash-ur 1:sealand-ur")
    play(p, "pawn explore")
    assert answers(p, "activate_ship") == ["lagash-ur"]
    assert refused(p, "activate_ship sealand-ur") == "GA-7.1"


def test_tv_34_ga_8_3_no_two_own_ships_on_one_section_but_they_are_passed() -> None:
    p = sailing("0:lagash-ur,lagash-sealand")
    assert section("lagash-sealand") == 70
    assert "lagash-sealand" not in answers(p, "sail")
    assert {"madaktu-lagash", "madaktu-sealand"} <= set(answers(p, "sail"))
    assert refused(p, "sail lagash-sealand") == "GA-8.3"
    assert refused(p, "sail lagash-ur") == "GA-8.3"


def test_ga_8_3_nor_by_placing_one() -> None:
    p = position(ships="0:assur-harran", stock="0:wood=9", levels="0:build=2", population="0=3")
    play(p, "pawn build")
    assert refused(p, "build_ship assur-harran") == "GA-8.3"
    assert answers(p, "build_ship") == ["ishuwa-assur", "assur-nairi", "assur-nineveh"]


def test_ga_8_4_ships_neither_block_nor_are_blocked() -> None:
    """Foreign Ships and armies do not stop a Ship, but its speed does; nor do Ships hold land units."""
    p = sailing(
        "0:lagash-ur 1:lagash-sealand,lagash-sutium,sealand-ur 2:sutium-ur",
        units="0:spearman@assur 3:spearman@lagash*3,archer@ur*3",
    )
    assert len(answers(p, "sail")) == 17
    p = bare(position(units="0:spearman@nineveh", ships="1:harran-nineveh,nineveh-ebih,nineveh-emar"))
    play(p, "pawn explore", "activate spearman nineveh", "move harran 0")
    assert figures(p, 0) == ["spearman@harran"]


def test_ga_8_5_a_ship_may_lie_on_the_border_of_any_start() -> None:
    p = sailing("0:gutium-der,susa-madaktu")
    assert {"susa-der", "gutium-susa"} <= set(answers(p, "sail"))
    assert "susa-madaktu" not in answers(p, "sail")


def test_ga_8_6_ships_reveal_nothing_and_neither_control_nor_occupy() -> None:
    p = sailing("0:assur-harran")
    said = events(p, "sail harran-emar")
    assert figures(p, 0) == ["spearman@assur", "ship@harran-emar"]
    assert of_kind(said, "event_revealed") == []
    for name in ("harran", "emar"):
        assert p.state.token[region(name)] == Token.FACE_DOWN
        assert (controller(p.state, region(name)), occupies(p.state, 0, region(name))) == (-1, False)
    p.state.settlement[region("emar")] = 1
    assert controller(p.state, region("emar")) == 1


def test_tv_35_ga_8_7_ships_that_met_sink_before_any_battle() -> None:
    p = position(ships="0:lagash-ur,der-lagash 1:lagash-ur", **FIGHT)  # type: ignore[arg-type]
    said = end_turns(p)
    kinds = [event.kind.name for event in said]
    assert kinds.index("ship_sunk") < kinds.index("fight_began")
    assert [figures(p, seat)[1:] for seat in (0, 1)] == [["ship@der-lagash"], []]
    assert {p.state.party[side]: p.state.support[side] for side in range(2)} == {0: 1, 1: 0}


def test_tv_36_ga_8_7_all_three_of_three_seats() -> None:
    p = position(ships="0:lagash-ur 1:lagash-ur 2:lagash-ur 3:sealand-ur")
    end_turns(p)
    assert [len(figures(p, seat)) for seat in range(4)] == [1, 1, 1, 2]


def test_ga_8_8_nothing_else_attacks_a_ship() -> None:
    """Ships lie beside a battle and beside a lost Settlement; only those that met are gone."""
    p = position(
        units="0:spearman@lagash 1:chariot@lagash",
        ships="0:lagash-ur,der-lagash 1:der-lagash",
        settlements="0:ur",
        stock="0:knucklebone=1 1:knucklebone=1",
        options={"combat": "simple"},
    )
    end_turns(p)
    play(p, "bid 0", "bid 0")
    assert (figures(p, 0), figures(p, 1)) == (["ship@lagash-ur"], ["chariot@lagash"])


def test_ga_8_9_with_rivers_waterways_only_the_long_rivers_carry_ships() -> None:
    p = sailing("0:lagash-ur", rivers="waterways")
    assert all(WATERWAY[section(name)] for name in answers(p, "sail"))
    assert {"lagash-sutium", "sealand-ur", "sealand-dilmun_shore"} <= set(answers(p, "sail"))
    assert refused(p, "sail lagash-sealand") == "GA-8.9"
    p = position(stock="0:wood=9", levels="0:build=2", population="0=3", options={"rivers": "waterways"})
    play(p, "pawn build")
    assert answers(p, "build_ship") == ["assur-harran", "assur-nineveh"]
    assert refused(p, "build_ship assur-nairi") == "GA-8.9"


def test_ga_8_9_a_way_over_a_short_section_does_not_count() -> None:
    """Lagash-Ur to Madaktu-Lagash takes two steps over Lagash-Sealand, and no way leads there on the long rivers."""
    assert "madaktu-lagash" in answers(sailing("0:lagash-ur"), "sail")
    assert "madaktu-lagash" not in answers(sailing("0:lagash-ur", rivers="waterways"), "sail")
