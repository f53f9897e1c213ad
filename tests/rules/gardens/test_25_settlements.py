"""Chapter 25: Settlements attacked, start regions."""

from __future__ import annotations

import pytest

from rules.gardens.battlefield import bid, combat, fight, rams
from rules.gardens.board import answers, asked, events, of_kind, play, position, refused, region


def test_ga_25_1_an_undefended_settlement_is_entered_without_a_fight() -> None:
    p = position(units="0:spearman@emar", settlements="1:harran", tokens="harran=ev2")
    play(p, "pawn explore", "activate spearman emar", "move harran 0", "choose 0")
    assert combat("0:harran=s", settlements="harran=1").state.battles == 0


def test_ga_25_2_by_rising_regions_where_one_seats_units_are_alone() -> None:
    p = combat("0:emar=s,harran=s,ishuwa=s 1:nineveh=s", settlements="emar=1 harran=1 ishuwa=0 bishri=1 nineveh=1")
    assert (asked(p), p.state.cursor, answers(p, "fate")) == (
        "0 fate",
        region("harran"),
        ["spare", "destroy", "conquer"],
    )
    assert p.view(1)["battles"]["fate"] == "harran"
    play(p, "fate spare")
    assert (asked(p), p.state.cursor) == ("0 fate", region("emar"))
    play(p, "fate spare")
    assert asked(p) == "0 turn"


def test_ga_25_2_a_settlement_of_the_first_seat_too() -> None:
    assert asked(combat("1:emar=s", settlements="emar=0")) == "1 fate"


def test_ga_25_2_after_the_battles_it_is_the_winner_who_decides() -> None:
    p = fight("0:emar=c 1:emar=s", "3/0/0", "0/1/0", settlements="emar=1", held="emar=1")
    bid(p, "0")
    assert asked(p) == "0 fate"


@pytest.mark.parametrize(("fate", "owner"), [("spare", 1), ("destroy", -1), ("conquer", 0)])
def test_ga_25_3_spare_destroy_or_conquer(fate: str, owner: int) -> None:
    p = combat("0:emar=s", settlements="emar=1")
    told_fate = of_kind(events(p, f"fate {fate}"), "settlement_fate")[0]
    assert (told_fate["seat"], told_fate["owner"], told_fate["region"]) == (0, 1, region("emar"))
    assert p.state.settlement[region("emar")] == owner


def test_tv_91_ga_25_2_wall_and_ram_go_before_the_settlement_is_dealt_with() -> None:
    p = combat("0:emar=s", rams="0:emar", walls="emar=1", settlements="emar=1")
    assert (asked(p), p.state.wall[region("emar")], rams(p, 0, "emar")) == ("0 fate", -1, 0)


def test_tv_93_ga_25_3_conquering_needs_a_settlement_in_stock() -> None:
    p = combat("0:emar=s", settlements="emar=1 harran=0 bishri=0 nineveh=0")
    assert (answers(p, "fate"), refused(p, "fate conquer")) == (["spare", "destroy"], "GA-25.3")


def test_ga_25_4_another_seats_start_is_neither_entered_nor_crossed() -> None:
    p = position(units="1:horseman@ishuwa", on_turn=1)
    play(p, "pawn explore", "activate horseman ishuwa")
    assert refused(p, "move assur 0") == "GA-7.3"
    assert "nairi 0" not in answers(p, "move")
    p = position(units="0:horseman@ishuwa")
    play(p, "pawn explore", "activate horseman ishuwa")
    assert {"assur 0", "nairi 0"} <= set(answers(p, "move"))
