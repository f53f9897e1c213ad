"""Chapter 15: War."""

from __future__ import annotations

from typing import Any

import pytest

from eduba.games.gardens.events import WAR
from eduba.kernel.engine import Position
from rules.gardens.board import answers, asked, events, figures, goods, of_kind, play, position, refused, region
from rules.gardens.table import own, token

STANDARD = "hatti akkad babylon sumer"
AKKAD = "akkad sumer babylon elam"
CANONICAL = {"step_order": "canonical"}


def war(level: int, stock: str, empires: str = STANDARD, **given: Any) -> Position:
    """Seat 0 has used its pawn for War."""
    p = own(position(empires=empires, levels=f"0:war={level}", **{"population": "0=3", **given}), 0, stock)
    play(p, "pawn war")
    return p


def test_ga_15_1_knucklebones_and_units_either_or_both() -> None:
    p = war(1, "wood=1")
    assert (goods(p, 0), answers(p)) == ({"wood": 1, "knucklebone": 2}, ["stop", "recruit spearman assur"])
    assert refused(p, "pawn growth") is None
    play(p, "recruit spearman assur")
    assert (goods(p, 0), figures(p, 0), asked(p)) == ({"knucklebone": 2}, ["spearman@assur"] * 2, "0 turn")
    p = war(1, "wood=1")
    play(p, "stop")
    assert (goods(p, 0), figures(p, 0), asked(p)) == ({"wood": 1, "knucklebone": 2}, ["spearman@assur"], "0 turn")


def test_tv_52_ga_15_2_ga_15_3_ga_15_4_animal_husbandry() -> None:
    p = war(3, "wood=1", settlements="0:emar", units="0:spearman@harran")
    assert goods(p, 0) == {"wood": 1, "knucklebone": 4}
    kinds = ("spearman", "archer", "horseman")
    assert answers(p, "recruit") == [f"{kind} {place}" for kind in kinds for place in ("assur", "emar")]
    assert refused(p, "recruit chariot assur") == "GA-15.3"
    played = events(p, "recruit horseman emar")
    assert of_kind(played, "unit_placed") == [{"seat": 0, "figure": 2, "region": region("emar"), "why": WAR}]
    assert (goods(p, 0), figures(p, 0)) == ({"knucklebone": 4}, ["spearman@harran", "horseman@emar"])


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_ga_15_2_the_knucklebones_of_the_card(level: int) -> None:
    assert goods(war(level, ""), 0) == {"knucklebone": level + 1}


def test_tv_53_ga_15_2_tribute_of_akkad() -> None:
    p = war(2, "wood=1", AKKAD, units="0:archer@assur")
    assert (goods(p, 0), asked(p)) == ({"wood": 1, "knucklebone": 4}, "0 tribute")
    assert answers(p) == ["take stone", "take wood", "take clay", "take food"]
    play(p, "take food")
    assert asked(p) == "0 tribute"
    play(p, "take stone")
    assert (goods(p, 0), asked(p)) == ({"stone": 1, "wood": 1, "food": 1, "knucklebone": 4}, "0 war")
    assert (p.state.last, p.state.more) == (-1, 0)
    play(p, "recruit archer assur")
    assert (figures(p, 0), asked(p)) == (["archer@assur"] * 2, "0 turn")


def test_ga_15_2_in_canonical_order_tribute_never_falls() -> None:
    p = war(3, "wood=2", AKKAD, options=CANONICAL)
    play(p, "take clay")
    assert (answers(p, "take"), refused(p, "take wood")) == (["clay", "food"], None)
    play(p, "take clay")
    assert answers(p, "recruit")[0] == "spearman assur", "recruiting begins anew"


def test_tv_54_ga_1_6_ga_15_3_no_room_under_the_unit_limit() -> None:
    p = war(1, "wood=1", units="0:spearman@assur", ships="0:assur-harran", population="0=1")
    assert (goods(p, 0), asked(p)) == ({"wood": 1, "knucklebone": 2}, "0 turn")
    p = war(1, "wood=1", units="0:spearman@assur", ships="0:assur-harran", population="0=2")
    assert answers(p, "recruit") == ["spearman assur"]


def test_ga_1_6_ga_15_3_the_limit_holds_within_an_action() -> None:
    p = war(3, "wood=2", AKKAD, units="0:spearman@emar,archer@emar,archer@harran", population="0=2")
    play(p, "take food", "take food", "recruit spearman assur")
    assert (len(figures(p, 0)), asked(p)) == (4, "0 turn")


def test_ga_15_3_wood_figure_and_level() -> None:
    assert asked(war(1, "")) == "0 turn", "no wood, no unit"
    p = war(2, "wood=1", units="0:spearman@emar*3")
    assert answers(p, "recruit") == ["archer assur"]
    assert refused(p, "recruit spearman assur") == "GA-15.3"
    assert refused(p, "recruit horseman assur") == "GA-15.3"


def test_ga_15_3_as_many_units_as_the_card_says() -> None:
    p = war(4, "wood=5")
    play(p, "recruit chariot assur")
    assert asked(p) == "0 turn"
    p = war(4, "wood=5", AKKAD)
    play(p, "take food", "take food", "recruit chariot assur", "recruit chariot assur")
    assert (asked(p), goods(p, 0)) == ("0 turn", {"wood": 3, "food": 2, "knucklebone": 6})


def test_ga_15_4_at_home_or_beside_an_own_settlement_enemies_there_or_not() -> None:
    p = war(1, "wood=1", settlements="0:emar 1:nineveh", units="0:spearman@harran 1:chariot@emar", tokens="emar=ev2")
    assert answers(p, "recruit") == ["spearman assur", "spearman emar"]
    assert refused(p, "recruit spearman nineveh") == "GA-15.4"
    assert refused(p, "recruit spearman harran") == "GA-15.4"
    play(p, "recruit spearman emar")
    assert (token(p, "emar"), asked(p)) == ("face_down", "0 turn"), "a new unit reveals nothing"
    assert p.state.land[0, 2] == region("emar")


def test_ga_15_5_in_canonical_order_units_never_fall() -> None:
    given: dict[str, Any] = {"settlements": "0:emar", "units": "0:archer@harran"}
    p = war(3, "wood=2", AKKAD, options=CANONICAL, **given)
    play(p, "take food", "take food", "recruit archer emar")
    assert refused(p, "recruit archer assur") == "GA-15.5"
    assert answers(p, "recruit") == ["archer emar", "horseman assur", "horseman emar"]
    free = war(3, "wood=2", AKKAD, **given)
    play(free, "take food", "take food", "recruit archer emar", "recruit archer assur")
    assert figures(free, 0) == ["archer@assur", "archer@harran", "archer@emar"]
