"""Chapter 9: who is outnumbered neither goes on nor leaves."""

from __future__ import annotations

from eduba.games.gardens.pieces import foes, rivals
from eduba.kernel.engine import Position
from rules.gardens.board import answers, asked, bare, figures, play, position, refused, region


def exploring(units: str, level: int = 4, **given: str) -> Position:
    """Seat 0 explores, on a map without Event tokens."""
    p = bare(position(units=units, levels=f"0:explore={level} 2:explore={level}", **given))  # type: ignore[arg-type]
    play(p, "pawn explore")
    return p


def reach(p: Position, unit: str, place: str) -> set[str]:
    """Where a unit can go in one activation; the position stays as it was."""
    q = p.copy()
    play(q, f"activate {unit} {place}")
    return {move.split()[0] for move in answers(q, "move")}


def test_tv_32_ga_9_1_ga_9_2_ga_9_3_a_tribe_stops_nobody_on_the_way_and_binds_whoever_stays() -> None:
    """A Horseman goes on from Musasir to Eshnunna, alone or beside an Archer; the Archer may not leave any more."""
    p = exploring("0:archer@nairi,horseman@nairi")
    assert {"musasir", "eshnunna"} <= reach(p, "horseman", "nairi")
    play(p, "activate archer nairi", "move musasir 0")
    assert {"musasir", "eshnunna"} <= reach(p, "horseman", "nairi")
    assert refused(p, "activate archer musasir") == "GA-9.3"
    play(p, "activate horseman nairi", "move musasir 0")
    assert "horseman musasir" in answers(p, "activate")


def test_ga_9_1_ga_9_2_ga_9_3_rivals_and_a_tribe_are_counted_apart() -> None:
    p = exploring("0:horseman@nairi,horseman@musasir 1:archer@musasir", tribes="musasir=sa")
    assert (rivals(p.state, 0, region("musasir")), foes(p.state, 0, region("musasir"))) == (1, 3)
    assert "eshnunna" in reach(p, "horseman", "nairi")
    assert refused(p, "activate horseman musasir") == "GA-9.3"
    p = exploring("0:horseman@nairi 1:archer@musasir", tribes="musasir=sa")
    assert "eshnunna" not in reach(p, "horseman", "nairi")


def test_ga_9_1_all_enemies_count_together_but_no_ships_or_rams() -> None:
    p = exploring(
        "0:spearman@emar*2,archer@assur 1:archer@emar 2:horseman@emar",
        rams="1:emar,emar",
        ships="1:harran-emar 2:nineveh-emar",
    )
    assert (rivals(p.state, 0, region("emar")), foes(p.state, 0, region("emar"))) == (2, 2)
    assert refused(p, "activate spearman emar") == "GA-9.3"
    p = exploring("0:spearman@emar*2 1:archer@emar", rams="1:emar,emar", ships="2:nineveh-emar")
    assert answers(p, "activate") == ["spearman emar"]


def test_tv_29_ga_9_2_outnumbered_on_entering_a_unit_must_stop() -> None:
    p = exploring("0:spearman@harran,horseman@assur 2:spearman@nineveh,archer@nineveh,horseman@nineveh")
    play(p, "activate spearman harran", "move nineveh 0", "activate horseman assur")
    assert {"nineveh 0", "ebih 0"} <= set(answers(p, "move"))
    assert refused(p, "move bishri 0") == "GA-9.2"


def test_tv_30_ga_9_3_defenders_are_bound_as_well() -> None:
    p = bare(
        position(
            empires="babylon sumer",
            units="0:spearman@nineveh,archer@nineveh,horseman@nineveh 1:spearman@nineveh,horseman@nineveh",
            levels="0:explore=2",
        )
    )
    play(p, "pawn explore", "activate horseman nineveh", "move harran 0")
    assert refused(p, "activate archer nineveh") == "GA-9.3"
    assert answers(p, "activate") == ["horseman harran"]


def test_tv_31_ga_9_2_a_third_unit_beside_two_against_two_goes_on() -> None:
    p = exploring("0:spearman@nineveh*2,horseman@assur 1:archer@nineveh*2")
    assert "bishri" in reach(p, "horseman", "assur")
    p = exploring("0:spearman@nineveh,horseman@assur 1:archer@nineveh*2")
    assert "bishri" not in reach(p, "horseman", "assur")


def test_ga_9_3_only_a_unit_whose_side_is_stronger_leaves() -> None:
    p = exploring("0:spearman@emar,archer@emar 1:archer@emar")
    assert answers(p, "activate") == ["spearman emar", "archer emar"]
    play(p, "activate spearman emar", "move harran 0")
    assert answers(p, "activate") == ["spearman harran"]
    assert refused(p, "activate archer emar") == "GA-9.3"


def test_ga_9_4_a_unit_that_had_to_stop_has_used_its_activation() -> None:
    """It may be activated again once a friend has come."""
    p = exploring("0:horseman@assur,spearman@harran 1:archer@nineveh", level=3)
    play(p, "activate horseman assur", "move nineveh 0")
    assert (p.state.left, asked(p)) == (2, "0 explore")
    assert refused(p, "activate horseman nineveh") == "GA-9.3"
    play(p, "activate spearman harran", "move nineveh 0", "activate horseman nineveh", "move bishri 0")
    assert (figures(p, 0), asked(p)) == (["spearman@nineveh", "horseman@bishri"], "0 turn")
