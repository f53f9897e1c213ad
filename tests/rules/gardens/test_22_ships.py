"""Chapter 22: Ships in combat."""

from __future__ import annotations

from rules.gardens.battlefield import bid, combat, fight, fight_out, fighting
from rules.gardens.board import answers, asked, events, of_kind, play, section


def test_ga_22_1_each_own_ship_beside_the_region_gives_a_piece() -> None:
    ships = "0:harran-emar,emar-ebla,nineveh-bishri 1:emar-bishri 2:qatna-emar"
    p = combat("0:emar=s 1:emar=s", ships=ships, bones="0=3", held="emar=1")
    s = p.state
    assert ([s.support[side] for side in range(2)], [s.purse[side] for side in range(2)]) == ([2, 1], [5, 1])
    assert answers(p, "bid") == ["0", "1", "2", "3", "4", "5"]


def test_ga_22_2_one_ship_supports_every_fight_in_both_its_regions() -> None:
    p = combat("0:emar=s,harran=s 1:emar=s,harran=s", ships="0:harran-emar", held="emar=1 harran=1")
    play(p, "battle harran")
    assert (fighting(p), p.state.support[0]) == ("0 harran 1", 1)
    fight_out(p)
    assert (fighting(p), p.state.support[0]) == ("0 emar 1", 1)


def test_ga_22_3_a_ship_is_not_hit_by_the_fight_it_supports() -> None:
    p = fight("0:emar=s 1:emar=c", "0/1/0", "3/0/0", ships="0:harran-emar 1:emar-bishri", held="emar=1", ahead="1")
    bid(p, "1/0/0", "1/0/0")
    assert [p.state.ship[seat, 2] for seat in (0, 1)] == [section("harran-emar"), section("emar-bishri")]


def test_ga_22_3_a_sunk_ship_supports_nothing() -> None:
    p = combat("0:emar=s 1:emar=s", ships="0:harran-emar 2:harran-emar", bones="1=1", held="emar=1")
    assert (p.state.support[0], asked(p)) == (0, "1 bid")
    assert of_kind(events(p, "bid 0"), "ship_sunk") == []
