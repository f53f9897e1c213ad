"""Chapter 7: land units move; with it what chapters 24 and 25 say about entering regions."""

from __future__ import annotations

from itertools import pairwise

import pytest

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
    run_event,
)


def exploring(units: str, level: int = 4, **given: str) -> Position:
    """Seat 0 explores, on a map without Event tokens."""
    p = bare(position(units=units, levels=f"0:explore={level}", **given))  # type: ignore[arg-type]
    play(p, "pawn explore")
    return p


def destinations(p: Position, unit: str, place: str, ram: int = 0) -> list[str]:
    """Where a unit can go in one activation, with or without a Ram; the position stays as it was."""
    q = p.copy()
    play(q, f"activate {unit} {place}")
    return [move.split()[0] for move in answers(q, "move") if move.endswith(f" {ram}")]


def march(p: Position, unit: str, *places: str, ram: int = 0) -> None:
    """One activation of a unit for each place that follows the first."""
    for source, target in pairwise(places):
        play(p, f"activate {unit} {source}", f"move {target} {ram}")


def test_tv_24_ga_7_1_ga_7_2_two_activations_of_one_unit_or_of_two() -> None:
    p = exploring("0:spearman@assur,horseman@assur", level=2)
    march(p, "spearman", "assur", "harran", "emar")
    assert (figures(p, 0), asked(p)) == (["spearman@emar", "horseman@assur"], "0 turn")
    p = exploring("0:spearman@assur,horseman@assur", level=2)
    march(p, "horseman", "assur", "emar", "tadmor")
    assert (figures(p, 0), asked(p)) == (["spearman@assur", "horseman@tadmor"], "0 turn")
    p = exploring("0:spearman@assur,horseman@assur", level=2)
    march(p, "spearman", "assur", "harran")
    march(p, "horseman", "assur", "emar")
    assert (figures(p, 0), asked(p)) == (["spearman@harran", "horseman@emar"], "0 turn")


def test_ga_7_1_own_land_units_and_ships_are_activated() -> None:
    p = exploring("0:spearman@assur 1:archer@emar", ships="0:assur-harran 1:susa-der")
    assert answers(p) == ["activate spearman assur", "activate_ship assur-harran"]
    assert [refused(p, text) for text in ("activate archer emar", "activate_ship susa-der")] == ["GA-7.1"] * 2
    assert (p.state.moving_unit, p.state.left) == (-1, 4)
    play(p, "activate_ship assur-harran")
    assert (asked(p), p.view(1)["turn"]["moving"]) == ("0 sail", {"figure": "ship", "from": "assur-harran"})


@pytest.mark.parametrize(
    ("unit", "reach"),
    [("spearman", 4), ("archer", 4), ("horseman", 10), ("chariot", 10)],
)
def test_ga_7_2_speed_1_or_2(unit: str, reach: int) -> None:
    p = exploring(f"0:{unit}@assur")
    assert len(destinations(p, unit, "assur")) == reach
    play(p, f"activate {unit} assur")
    assert refused(p, "move der 0") == "GA-7.2"
    assert refused(p, "stop") is None


def test_tv_25_ga_7_2_ga_7_7_where_a_horseman_can_go_from_assur() -> None:
    p = position(units="0:horseman@assur")
    play(p, "pawn explore")
    assert set(destinations(p, "horseman", "assur")) == {
        *("ishuwa", "nairi", "harran", "nineveh"),
        *("musasir", "ebih", "qatna", "emar", "bishri"),
        "assur",
    }


def test_tv_26_ga_7_9_each_activation_reveals_the_event_where_it_ends() -> None:
    p = position(units="0:spearman@assur", levels="0:explore=2", tokens="harran=ev11 emar=ev12")
    play(p, "pawn explore", "activate spearman assur")
    assert of_kind(events(p, "move harran 0"), "event_revealed") == [
        {"seat": 0, "region": region("harran"), "card": 10}
    ]
    assert asked(p) == "0 event"
    play(p, "choose 1")
    assert asked(p) == "0 explore"
    play(p, "activate spearman harran")
    assert of_kind(events(p, "move emar 0"), "event_revealed") == [{"seat": 0, "region": region("emar"), "card": 11}]


def test_tv_27_ga_7_7_ga_7_9_a_region_that_is_only_crossed_keeps_its_secret() -> None:
    p = position(units="0:horseman@assur", tokens="harran=ev11 emar=ev12 nineveh=ev13")
    play(p, "pawn explore", "activate horseman assur")
    said = events(p, "move emar 0")
    assert [event["region"] for event in of_kind(said, "event_revealed")] == [region("emar")]
    assert [p.state.token[region(name)] for name in ("harran", "nineveh")] == [Token.FACE_DOWN] * 2


def test_ga_7_7_ga_7_9_out_and_back_ends_a_move_where_it_began() -> None:
    p = position(units="0:horseman@emar", tokens="emar=ev12")
    play(p, "pawn explore", "activate horseman emar")
    said = events(p, "move emar 0")
    assert (figures(p, 0), len(of_kind(said, "event_revealed"))) == (["horseman@emar"], 1)


def test_ga_7_9_enemy_units_do_not_keep_an_event_hidden() -> None:
    p = position(units="0:spearman@assur 1:archer@harran", tokens="harran=ev11")
    play(p, "pawn explore", "activate spearman assur", "move harran 0")
    assert asked(p) == "0 event"


def test_ga_7_9_a_tribe_or_a_blocker_does() -> None:
    p = position(units="0:spearman@nairi", tokens="musasir=ev23")
    play(p, "pawn explore", "activate spearman nairi", "move musasir 0")
    assert (asked(p), p.state.token[region("musasir")]) == ("0 turn", Token.FACE_DOWN)
    p = position(empires="sumer akkad", units="0:spearman@assur", tokens="nairi=ev23")
    play(p, "pawn explore", "activate spearman assur", "move nairi 0")
    assert (asked(p), p.state.token[region("nairi")]) == ("0 turn", Token.FACE_DOWN)


def test_ga_7_9_ga_18_6_an_event_that_waits_is_met_by_the_next_unit() -> None:
    p = position(units="0:spearman@assur 1:archer@nineveh", tokens="harran=ev1", levels="0:explore=1")
    for name in ("susa", "ebla", "ur"):
        run_event(p.state, name, "ev9", owner=0)
    said = events(p, "pawn explore", "activate spearman assur", "move harran 0")
    assert (len(of_kind(said, "event_waits")), asked(p)) == (1, "0 turn")
    play(p, "end_turn", "pawn explore", "activate archer nineveh", "move harran 0")
    assert (asked(p), answers(p, "choose")) == ("1 event", ["0", "1"])


def test_tv_28_ga_7_3_ga_7_6_ga_25_4_no_other_seats_start_is_entered_or_crossed() -> None:
    p = exploring("0:spearman@emar,horseman@emar")
    assert "ebla" not in destinations(p, "spearman", "emar")
    assert "ebla" not in destinations(p, "horseman", "emar")
    play(p, "activate spearman emar")
    assert refused(p, "move ebla 0") == "GA-7.3"
    p = exploring("0:spearman@emar", empires="sumer akkad")
    assert "ebla" in destinations(p, "spearman", "emar")


def test_ga_7_3_ga_25_4_a_way_through_another_seats_start_does_not_count() -> None:
    """From Amurru a Horseman comes to Tadmor over Ebla alone."""
    assert "tadmor" not in destinations(exploring("0:horseman@amurru"), "horseman", "amurru")
    assert "tadmor" in destinations(exploring("0:horseman@amurru", starts="3 2 1 4"), "horseman", "amurru")


@pytest.mark.parametrize("unit", ["spearman", "chariot"])
def test_ga_7_4_ga_24_1_a_foreign_wall_keeps_units_out(unit: str) -> None:
    p = exploring(f"0:{unit}@assur", walls="1:nineveh")
    assert "nineveh" not in destinations(p, unit, "assur")
    assert "bishri" not in destinations(p, unit, "assur")
    play(p, f"activate {unit} assur")
    assert [refused(p, f"move nineveh {ram}") for ram in (0, 1)] == ["GA-7.4"] * 2


def test_ga_7_1_ga_7_4_a_unit_that_is_shut_in_is_not_activated_without_a_ram() -> None:
    """Dilmun Shore lies between Sealand, which is walled, and Ur, where another seat is at home."""
    units = "0:spearman@dilmun_shore,archer@assur"
    assert answers(exploring(units, walls="1:sealand"), "activate") == ["archer assur"]
    with_ram = exploring(units, walls="1:sealand", rams="0:dilmun_shore")
    assert answers(with_ram, "activate") == ["spearman dilmun_shore", "archer assur"]


def test_ga_7_1_one_way_out_is_enough() -> None:
    p = exploring("0:spearman@assur", walls="1:nairi,harran,nineveh")
    assert answers(p, "activate") == ["spearman assur"]
    assert destinations(p, "spearman", "assur") == ["ishuwa"]


def test_ga_7_3_ga_24_1_nobody_enters_the_start_and_the_walls_of_the_first_seat_either() -> None:
    p = bare(position(units="1:archer@harran", walls="0:nineveh", on_turn=1))
    play(p, "pawn explore")
    assert set(destinations(p, "archer", "harran")) == {"ishuwa", "qatna", "emar"}


def test_ga_24_1_own_walls_are_passed_freely() -> None:
    p = exploring("0:horseman@assur", walls="0:nineveh")
    assert {"nineveh", "bishri"} <= set(destinations(p, "horseman", "assur"))
    assert "nineveh" not in destinations(exploring("0:horseman@assur", walls="3:nineveh"), "horseman", "assur")


def test_ga_7_4_ga_24_3_a_ram_that_comes_along_opens_the_wall() -> None:
    p = exploring("0:spearman@assur", walls="1:nineveh", rams="0:assur")
    assert "nineveh" not in destinations(p, "spearman", "assur")
    assert "nineveh" in destinations(p, "spearman", "assur", ram=1)
    q = p.copy()
    play(q, "activate spearman assur")
    assert refused(q, "move nineveh 0") == "GA-7.4"
    march(p, "spearman", "assur", "nineveh", ram=1)
    assert figures(p, 0) == ["spearman@nineveh", "ram@nineveh"]


def test_tv_92_ga_24_3_a_ram_in_the_region_opens_it_to_all_own_units() -> None:
    p = exploring("0:spearman@assur,archer@harran", walls="1:nineveh", rams="0:assur")
    assert "nineveh" not in destinations(p, "archer", "harran")
    march(p, "spearman", "assur", "nineveh", ram=1)
    assert "nineveh" in destinations(p, "archer", "harran")
    march(p, "archer", "harran", "nineveh")
    assert figures(p, 0) == ["spearman@nineveh", "archer@nineveh", "ram@nineveh"]


def test_ga_24_3_the_ram_of_another_seat_opens_nothing() -> None:
    p = exploring("0:spearman@assur", walls="1:nineveh", rams="2:nineveh")
    assert "nineveh" not in destinations(p, "spearman", "assur")


def test_ga_7_4_once_the_ram_has_left_nobody_comes_in() -> None:
    p = exploring("0:spearman@nineveh,horseman@nineveh", walls="1:nineveh", rams="0:nineveh")
    assert "nineveh" in destinations(p, "horseman", "nineveh")
    march(p, "spearman", "nineveh", "assur", ram=1)
    assert "nineveh" not in destinations(p, "horseman", "nineveh")
    assert "assur" in destinations(p, "horseman", "nineveh")


def test_ga_7_5_who_is_blocked_neither_leaves_nor_goes_on() -> None:
    p = exploring("0:spearman@emar,horseman@assur 1:archer@emar,archer@nineveh")
    assert refused(p, "activate spearman emar") == "GA-9.3"
    play(p, "activate horseman assur")
    assert "nineveh 0" in answers(p, "move")
    assert refused(p, "move bishri 0") == "GA-9.2"
    slow = exploring("0:spearman@assur 1:archer@nineveh")
    play(slow, "activate spearman assur")
    assert refused(slow, "move bishri 0") == "GA-7.2"


def test_ga_7_6_ga_25_1_what_may_be_entered() -> None:
    """The own start; Blockers; Tribes; enemy units; a foreign Settlement, but not behind its Wall."""
    p = exploring("0:spearman@nairi,archer@harran,horseman@assur 1:archer@nineveh", settlements="1:nineveh")
    assert {"assur", "musasir", "ebih", "nineveh"} == set(destinations(p, "spearman", "nairi"))
    p = exploring("0:spearman@nairi", settlements="1:nineveh", walls="1:nineveh")
    assert {"assur", "musasir", "ebih"} == set(destinations(p, "spearman", "nairi"))
    p = exploring("0:spearman@assur", empires="sumer akkad")
    assert "nairi" in destinations(p, "spearman", "assur")


def test_ga_7_8_ga_24_5_ga_24_6_a_ram_moves_only_with_a_unit() -> None:
    p = exploring("0:spearman@assur", rams="0:assur,harran")
    assert answers(p) == ["activate spearman assur"]
    march(p, "spearman", "assur", "harran")
    assert figures(p, 0) == ["spearman@harran", "ram@assur", "ram@harran"]
    march(p, "spearman", "harran", "emar", ram=1)
    assert figures(p, 0) == ["spearman@emar", "ram@assur", "ram@emar"]
    assert destinations(exploring("0:spearman@assur", rams="0:harran"), "spearman", "assur", ram=1) == []


def test_ga_7_8_one_ram_at_a_time() -> None:
    p = exploring("0:spearman@assur", rams="0:assur,assur")
    march(p, "spearman", "assur", "harran", ram=1)
    assert figures(p, 0) == ["spearman@harran", "ram@assur", "ram@harran"]


def test_ga_24_6_a_ram_on_the_way_may_be_taken_along() -> None:
    p = exploring("0:horseman@assur", rams="0:harran")
    assert set(destinations(p, "horseman", "assur", ram=1)) == {"ishuwa", "assur", "nineveh", "qatna", "emar"}
    play(p, "activate horseman assur")
    assert [refused(p, f"move {name} 1") for name in ("bishri", "der")] == ["GA-24.6", "GA-7.2"]
    play(p, "move emar 1")
    assert figures(p, 0) == ["horseman@emar", "ram@emar"]
    p = exploring("0:horseman@assur", rams="0:ishuwa")
    assert destinations(p, "horseman", "assur", ram=1) == ["assur", "harran"]


def test_ga_7_8_ga_24_6_the_ram_of_its_own_region_goes_as_far_as_the_unit() -> None:
    p = exploring("0:horseman@assur", rams="0:assur")
    march(p, "horseman", "assur", "emar", ram=1)
    assert figures(p, 0) == ["horseman@emar", "ram@emar"]


def test_ga_24_6_the_ram_of_the_region_it_leaves_goes_first() -> None:
    p = exploring("0:horseman@assur", rams="0:assur,harran")
    march(p, "horseman", "assur", "emar", ram=1)
    assert figures(p, 0) == ["horseman@emar", "ram@harran", "ram@emar"]


def test_ga_24_6_which_unit_carries_it_may_change_at_any_time() -> None:
    p = exploring("0:spearman@assur,archer@harran", rams="0:assur")
    march(p, "spearman", "assur", "harran", ram=1)
    march(p, "archer", "harran", "emar", ram=1)
    assert figures(p, 0) == ["spearman@harran", "archer@emar", "ram@emar"]


def test_ga_24_6_a_ram_fetched_on_the_way_opens_the_wall_behind_it() -> None:
    p = exploring("0:horseman@assur", rams="0:harran", walls="1:emar")
    assert "emar" not in destinations(p, "horseman", "assur")
    assert "emar" in destinations(p, "horseman", "assur", ram=1)


def test_tv_139_ga_7_10_ga_9_2_over_a_tribe_without_a_fight() -> None:
    """Only a move that ends in Musasir leads to one; its Event stays hidden from whoever passes."""
    p = exploring("0:horseman@nairi", level=1)
    p.state.token[region("musasir")] = Token.FACE_DOWN
    q = p.copy()
    assert {"musasir", "eshnunna"} <= set(destinations(p, "horseman", "nairi"))
    march(p, "horseman", "nairi", "eshnunna")
    assert of_kind(end_turns(p), "fight_began") == []
    assert (figures(p, 0), p.state.tribe[region("musasir")] != 0) == (["horseman@eshnunna"], True)
    assert p.state.token[region("musasir")] == Token.FACE_DOWN
    march(q, "horseman", "nairi", "musasir")
    end_turns(q)
    assert (q.state.fight, asked(q)) == (region("musasir"), "1 bid")


@pytest.mark.parametrize(("units", "tribes", "fights"), [
    ("0:spearman@nairi", "musasir=s", 1),
    ("0:spearman@nairi 1:archer@musasir", "musasir=", 1),
    ("0:spearman@nairi", "musasir=", 0),
])  # fmt: skip
def test_ga_7_10_meeting_a_tribe_or_an_enemy_leads_to_a_fight_in_the_combat_phase(
    units: str, tribes: str, fights: int
) -> None:
    p = bare(position(units=units, tribes=tribes, stock="0:knucklebone=3 1:knucklebone=3"))
    said = events(p, "pawn explore", "activate spearman nairi", "move musasir 0")
    said += end_turns(p)
    began = of_kind(said, "fight_began")
    assert [event["region"] for event in began] == [region("musasir")] * fights
