"""Chapter 17: who controls and who occupies a region."""

from __future__ import annotations

import pytest

from eduba.games.gardens.control import controller, is_contested, occupies, only_army
from eduba.games.gardens.state import Token
from eduba.kernel.engine import Position
from rules.gardens.board import answers, events, figures, of_kind, play, position, refused, region


def control(p: Position, name: str) -> int:
    """The seat that controls a region, which is also what everybody sees; -1 if nobody."""
    found = controller(p.state, region(name))
    assert p.view(3)["regions"][region(name)]["controller"] == found
    return found


def occupiers(p: Position, name: str) -> list[int]:
    """The seats that occupy a region."""
    return [seat for seat in range(p.seats) if occupies(p.state, seat, region(name))]


def test_ga_17_1_a_start_in_use_is_its_seats_always() -> None:
    p = position(units="0:spearman@emar 1:archer@assur,archer@susa", settlements="1:assur")
    assert [control(p, name) for name in ("assur", "susa", "ebla", "ur")] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("given", "owner"),
    [
        ({"units": "0:spearman@harran*3 1:archer@harran"}, -1),
        ({"units": "0:spearman@harran*3", "tribes": "harran=s"}, -1),
        ({"settlements": "0:harran", "tribes": "harran=s", "units": "0:"}, -1),
        ({"units": "1:archer@harran 2:archer@harran", "settlements": "0:harran"}, -1),
        ({"units": "1:archer@harran", "settlements": "0:harran"}, 1),
    ],
    ids=["two-seats", "tribe", "tribe-and-settlement", "two-seats-and-settlement", "one-seat"],
)
def test_ga_17_2_while_it_is_contested_nobody_controls_a_region(given: dict[str, str], owner: int) -> None:
    p = position(**given)  # type: ignore[arg-type]
    assert control(p, "harran") == owner
    assert is_contested(p.state, region("harran")) == (owner < 0)


def test_ga_17_3_else_the_seat_whose_land_units_are_there() -> None:
    p = position(units="1:archer@harran*2,horseman@emar 2:spearman@bishri", settlements="0:harran")
    assert [control(p, name) for name in ("harran", "emar", "bishri")] == [1, 1, 2]
    assert only_army(p.state, region("nineveh")) == -1


def test_ga_17_4_else_the_owner_of_the_settlement() -> None:
    p = position(units="0:spearman@assur", settlements="0:harran 2:emar")
    assert [control(p, name) for name in ("harran", "emar")] == [0, 2]


def test_ga_17_5_else_nobody_rams_ships_and_walls_control_nothing() -> None:
    p = position(units="0:spearman@emar", rams="0:harran", ships="0:harran-nineveh", walls="0:harran,emar")
    assert [control(p, name) for name in ("harran", "nineveh", "bishri")] == [-1, -1, -1]
    assert control(p, "emar") == 0


def test_ga_17_6_who_has_a_land_unit_or_a_settlement_occupies() -> None:
    """A spared Settlement and foreign units: both seats occupy; a start in use is occupied by nobody."""
    p = position(
        units="0:spearman@assur 1:archer@harran,archer@susa",
        settlements="0:harran,emar",
        rams="2:bishri",
        ships="2:bishri-ebla",
        walls="2:bishri",
    )
    assert [occupiers(p, name) for name in ("harran", "emar", "assur", "susa", "bishri")] == [[0, 1], [0], [], [], []]


def test_ga_17_7_starts_without_a_seat_are_ordinary_regions_without_an_event() -> None:
    """With two seats at Assur and Susa the start of Ebla is crossed, occupied, settled, walled and harvested."""
    p = position(
        empires="ebla akkad",
        units="0:spearman@emar,horseman@emar",
        ships="0:",
        stock="0:stone=9,wood=9,clay=9,food=9",
        levels="0:build=3,explore=2",
        population="0=3",
        dice="0:white=star,white=star,silver=star,black=star",
    )
    play(p, "pawn explore", "activate horseman emar")
    assert {"ebla 0", "tadmor 0"} <= set(answers(p, "move"))
    play(p, "move bishri 0")
    while answers(p, "choose"):
        p.play(p.legal()[0])
    p.state.token[region("bishri")] = Token.NONE
    play(p, "activate spearman emar")
    assert of_kind(events(p, "move ebla 0"), "event_revealed") == []
    assert (control(p, "ebla"), occupiers(p, "ebla")) == (0, [0])
    play(p, "dice build", "pay_die 0", "pay_die 1", "build_settlement ebla", "build_wall ebla")
    play(p, "dice harvest", "pay_die 2")
    assert "ebla" in answers(p, "gather")
    before = p.state.stock[0, 3]
    play(p, "gather ebla")
    assert p.state.stock[0, 3] == before + 1
    regions = p.view(0)["regions"]
    assert [regions[region(name)]["resource"] for name in ("ebla", "assur")] == ["food", None]
    assert occupiers(p, "assur") == []


def test_tv_10_ga_17_8_under_a_blocker_units_move_and_fight_and_nothing_else() -> None:
    p = position(
        empires="babylon akkad",
        units="0:horseman@assur,archer@assur",
        stock="0:stone=9,wood=9,clay=9,food=9",
        levels="0:build=3,explore=2",
        dice="0:white=star,silver=star,black=star",
        population="0=3",
    )
    play(p, "pawn explore", "activate horseman assur")
    assert {"nairi 0", "musasir 0"} <= set(answers(p, "move"))
    said = events(p, "move nairi 0")
    assert (figures(p, 0), of_kind(said, "event_revealed")) == (["archer@assur", "horseman@nairi"], [])
    assert p.state.token[region("nairi")] == Token.FACE_DOWN
    assert (control(p, "nairi"), occupiers(p, "nairi")) == (0, [0])
    play(p, "stop", "dice build", "pay_die 0", "pay_die 1")
    assert refused(p, "build_wall nairi") == refused(p, "build_settlement nairi") == "GA-10.3"
    play(p, "build_ram assur", "dice harvest", "pay_die 2")
    assert refused(p, "gather nairi") == "GA-13.7"
    assert p.view(1)["regions"][region("nairi")]["resource"] is None


def test_ga_17_8_a_blocker_region_scores_unless_agreed_otherwise() -> None:
    points = [
        position(empires="sumer akkad", units="0:horseman@nairi", options={"blocked_regions_score": score}).result()[0][
            0
        ]
        for score in ("yes", "no")
    ]
    assert points[0] - points[1] == 1
