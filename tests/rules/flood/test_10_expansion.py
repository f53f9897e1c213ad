"""Chapter 10: expanding an empire, and combat."""

from __future__ import annotations

import pytest

from eduba.kernel.engine import Position
from rules.flood.board import (
    all_workers,
    armies,
    asked,
    cities,
    dice,
    hand,
    lost,
    offered,
    play,
    points,
    position,
    ready,
    refused,
    workers,
)


def akkad(available: int = 5, on_board: str = "akkad:red1", cities: str = "") -> Position:
    """Red's Akkad, with armies to spare; red may expand."""
    p = position(empires="red:0", armies=on_board, available=f"red:{available}", cities=cities)
    return play(p, "act expand")


def test_fl_10_1_only_with_an_empire_and_an_available_army() -> None:
    assert refused(position(), "act expand") == "FL-10.1"
    assert refused(position(empires="red:0", armies="akkad:red1"), "act expand") == "FL-10.1"


def test_fl_10_2_invade_destroy_or_reinforce() -> None:
    p = akkad(5, "akkad:red1 babylon:red1", "babylon:purple")
    assert offered(p) == {
        "invade": "sippar nippur shuruppak assyria amorites kassites",
        "destroy": "babylon",
        "reinforce": "babylon akkad",
    }
    assert refused(p, "end") == "FL-10.2"


def test_fl_10_3_armies_on_the_board_never_move() -> None:
    p = play(akkad(5, "akkad:red2"), "invade babylon", "end")
    assert armies(p) == "babylon:red1 akkad:red2"
    assert ready(p, "red") == 4


def nippur() -> Position:
    """Red (B) in Guti beside green (A) in Nippur, where purple has a city."""
    p = position(
        empires="green:2=textile red:1", armies="guti:red1 nippur:green1", available="red:5", cities="nippur:purple"
    )
    return play(p, "act expand")


def test_t_73_fl_10_4_fl_10_9_fl_10_11_fl_10_12_fl_10_13_fl_10_14_an_inferior_attack() -> None:
    p = dice(nippur(), 6, 8)
    assert offered(p)["invade"] == "nippur umma"
    assert refused(p, "invade elam") == "FL-10.4"
    assert refused(p, "invade guti") == "FL-10.4"
    play(p, "invade nippur")
    assert (asked(p), ready(p, "red")) == ("red combat", 4)
    play(p, "fight")
    assert (asked(p), ready(p, "red"), armies(p)) == ("red expand", 3, "nippur:red1 guti:red1")
    assert cities(p) == "nippur:purple"
    assert lost(p, "green") == 20


def test_fl_10_5_one_army_enters_an_empty_region() -> None:
    p = play(akkad(), "invade babylon")
    assert (armies(p), ready(p, "red"), asked(p)) == ("babylon:red1 akkad:red1", 4, "red expand")


def test_fl_10_6_fl_10_18_the_first_round_is_rolled_at_once() -> None:
    p = dice(nippur(), 6)
    before = p.words
    play(p, "invade nippur")
    assert p.words != before
    assert ready(p, "red") == 4


def test_t_74_fl_10_7_fl_10_12_fl_10_13_fl_10_14_a_superior_attack() -> None:
    p = position(
        empires="purple:0=gold red:1", armies="akkad:purple1 babylon:red2", available="purple:6", on_turn="purple"
    )
    dice(play(p, "act expand"), 6, 4, 7)
    assert offered(p)["invade"] == "babylon"
    play(p, "invade babylon", "fight", "fight")
    assert (ready(p, "purple"), armies(p), lost(p, "red")) == (4, "babylon:purple1 akkad:purple1", 20)


@pytest.mark.parametrize(("roll", "superior", "inferior"), [(4, 0, 0), (5, 1, 0), (6, 1, 0), (7, 1, 1)])
def test_fl_10_10_fl_10_11_five_or_seven_is_needed(roll: int, superior: int, inferior: int) -> None:
    for equipment, hits in (("red:1=gold green:2", superior), ("green:2 red:1", inferior)):
        p = position(empires=equipment, armies="guti:red1 nippur:green2", available="red:5")
        dice(play(p, "act expand"), roll)
        play(p, "invade nippur")
        assert ("nippur:green1" in armies(p)) == bool(hits)


def test_t_85_fl_10_7_fl_10_8_some_regions_are_never_invaded() -> None:
    around = "babylon:red1 shuruppak:red1 uruk:red1 ur:red1 eridu:red1"
    p = akkad(9, around)
    for name in ("akkad", "isin", "larsa", "chaldea"):
        assert refused(p, f"invade {name}") == "FL-10.7"
    assert refused(p, "invade dilmun") == "FL-10.8"


def test_t_84_fl_10_9_invading_moves_no_worker() -> None:
    p = position(workers="red:kassites=2 purple:kassites=1", armies="nippur:red1", empires="red:1", available="red:3")
    play(p, "act expand", "invade kassites", "end")
    assert all_workers(p, "kassites") == [2, 1, 0]
    play(p, "act build", "build ur", "act build", "build uruk", "act trade", "exchange kassites-lapis-tool")
    assert refused(p, "exchange kassites-lapis-oil") == "FL-8.6"


def test_t_77_fl_10_15_fl_10_17_fl_10_26_an_attack_is_called_off() -> None:
    p = position(empires="red:0=gold purple:1", armies="akkad:red1 babylon:purple2", available="red:3")
    dice(play(p, "act expand"), 5)
    play(p, "invade babylon")
    assert offered(p) == {"fight": "", "stop": ""}
    assert play(p.copy(), "fight").words != p.words
    play(p, "stop")
    assert (armies(p), ready(p, "red")) == ("babylon:purple1 akkad:red1", 3)
    assert offered(p) == {"invade": "babylon", "reinforce": "akkad", "end": ""}
    play(p, "reinforce akkad")
    assert ready(p, "red") == 1


def test_t_81_fl_10_16_without_armies_the_attack_is_over() -> None:
    p = position(empires="purple:1 red:0", armies="akkad:red2 babylon:purple1", available="red:1")
    dice(play(p, "act expand"), 6)
    play(p, "invade babylon")
    assert (ready(p, "red"), offered(p)) == (0, {"end": ""})
    assert armies(p) == "babylon:purple1 akkad:red2"


def test_fl_10_19_the_defender_decides_nothing() -> None:
    p = dice(nippur(), 6, 6)
    play(p, "invade nippur", "fight")
    assert (asked(p), ready(p, "red")) == ("red combat", 3)


def protected(available: int) -> Position:
    """Purple's extended Uruk is protected by Shuruppak; red has an army there and so many to spare."""
    cities = "shuruppak:purple uruk:purple+"
    return position(empires="red:2", armies="uruk:red1", cities=cities, available=f"red:{available}")


def test_t_78_fl_10_20_fl_10_21_fl_10_22_shuruppak_protects_other_cities() -> None:
    p = protected(3)
    p.state.vp[1] = 7
    play(p, "act expand", "destroy uruk", "end")
    assert (ready(p, "red"), p.state.bases[1], p.state.extensions[1]) == (0, 3, 4)
    assert points(p) == [0, 7, 0]
    assert refused(play(protected(2), "act expand"), "destroy uruk") == "FL-10.21"


def test_t_79_fl_10_21_shuruppak_alone_costs_two() -> None:
    p = position(empires="red:2", armies="shuruppak:red1", cities="shuruppak:purple", available="red:2")
    play(p, "act expand", "destroy shuruppak")
    assert (ready(p, "red"), cities(p)) == (0, "")


def test_t_117_fl_10_21_fl_10_26_the_price_is_worked_out_anew() -> None:
    p = position(
        empires="red:2", armies="shuruppak:red1 uruk:red1", cities="shuruppak:purple uruk:purple", available="red:6"
    )
    play(p, "act expand", "destroy shuruppak")
    assert ready(p, "red") == 3
    play(p, "destroy uruk")
    assert (ready(p, "red"), p.state.bases[1]) == (0, 4)


def test_fl_10_20_an_army_there_and_two_to_spare() -> None:
    p = position(empires="red:2", armies="uruk:red1", cities="uruk:purple ur:green", available="red:1")
    play(p, "act expand")
    assert refused(p, "destroy uruk") == "FL-10.20"
    assert refused(p, "destroy ur") == "FL-10.20"
    assert refused(p, "destroy umma") == "FL-10.20"


def test_t_104_fl_10_23_nobody_destroys_his_own_city() -> None:
    p = position(empires="red:2", armies="uruk:red1", cities="uruk:red", available="red:4")
    assert refused(play(p, "act expand"), "destroy uruk") == "FL-10.23"


def test_t_80_fl_10_24_fl_10_25_fl_10_27_reinforcing_once() -> None:
    p = position(empires="red:2", armies="uruk:red1", cities="uruk:purple", available="red:3")
    play(p, "act expand")
    assert refused(p, "reinforce ur") == "FL-10.24"
    play(p, "reinforce uruk")
    assert (armies(p), ready(p, "red")) == ("uruk:red2", 2)
    assert refused(p, "destroy uruk") == "FL-10.27"
    assert refused(p, "reinforce uruk") == "FL-10.25"


def test_t_76_fl_10_26_fl_10_29_a_repetition_takes_an_army() -> None:
    p = play(akkad(5), "invade babylon")
    assert ready(p, "red") == 4
    play(p, "invade shuruppak")
    assert (ready(p, "red"), lost(p, "red")) == (2, 15)
    assert asked(play(p, "end")) == "purple act"


def test_fl_10_26_a_later_action_begins_with_a_free_expansion() -> None:
    p = position(empires="red:0", armies="akkad:red1", available="red:3", passed="purple green")
    play(p, "act expand", "pay worker", "invade babylon", "end", "act expand", "pay worker", "invade sippar")
    assert ready(p, "red") == 1


def test_fl_10_27_as_long_as_armies_are_left() -> None:
    p = play(akkad(4), "invade babylon", "reinforce babylon")
    assert ready(p, "red") == 1
    assert offered(p) == {"end": ""}
    assert refused(p, "invade sippar") == "FL-10.27"


def test_t_105_fl_10_28_going_on_is_no_repetition() -> None:
    p = position(empires="purple:1 red:0", armies="akkad:red1 babylon:purple1", available="red:2")
    dice(play(p, "act expand"), 6, 7)
    play(p, "invade babylon")
    assert ready(p, "red") == 1
    play(p, "fight")
    assert (ready(p, "red"), armies(p)) == (0, "babylon:red1 akkad:red1")


def test_fl_10_29_a_region_just_entered_counts_at_once() -> None:
    p = play(akkad(9, cities="babylon:purple"), "invade babylon")
    assert offered(p)["destroy"] == "babylon"
    assert "babylon" in offered(p)["reinforce"].split()
    assert "kassites" in offered(p)["invade"].split()
    assert refused(p, "invade umma") == "FL-10.4"


def test_t_82_fl_10_30_fl_10_31_fl_10_33_an_empire_comes_back() -> None:
    p = play(position(turn=4, empires="red:1", available="red:4"), "act expand")
    assert offered(p) == {"reenter": "kassites"}
    for other in ("invade nippur", "reinforce kassites", "destroy nippur", "reenter egypt"):
        assert refused(p, other) == "FL-10.30"
    play(p, "reenter kassites", "garrison 2")
    assert (armies(p), ready(p, "red"), asked(p)) == ("kassites:red2", 2, "red expand")
    assert refused(p, "reenter kassites") == "FL-10.30"
    play(p, "invade nippur")
    assert ready(p, "red") == 0


def test_t_83_fl_10_30_sumer_comes_back_anywhere_in_sumer() -> None:
    p = play(position(turn=3, empires="red:2", available="red:2"), "act expand")
    assert offered(p) == {"reenter": "sippar babylon nippur shuruppak umma uruk ur lagash eridu"}


def test_t_118_fl_10_31_fl_10_32_coming_back_is_a_fight_to_the_end_and_brings_nothing_new() -> None:
    p = position(
        turn=4,
        empires="purple:0=gold red:1=grain",
        armies="kassites:purple1",
        available="red:3",
        cities="babylon:red",
        workers="red:kassites=2",
    )
    dice(play(p, "act expand"), 6, 9)
    before = hand(p, "red")
    play(p, "reenter kassites")
    assert (asked(p), ready(p, "red")) == ("red garrison", 2)
    assert offered(p) == {"garrison": "1 2"}
    play(p, "garrison 1")
    assert (armies(p), ready(p, "red"), hand(p, "red")) == ("kassites:red1", 1, before)
    assert workers(p, "red", "kassites") == [2]
    assert p.state.equipment[0, 0] == 1


def test_fl_10_32_workers_stay_at_a_return_by_every_option() -> None:
    p = position(
        turn=4,
        empires="red:1",
        available="red:2",
        workers="red:kassites=2",
        options={"start_workers": "removed_on_entry"},
    )
    play(p, "act expand", "reenter kassites", "garrison 1")
    assert workers(p, "red", "kassites") == [2]


def test_fl_10_31_a_lost_fight_ends_the_return() -> None:
    p = position(turn=4, empires="purple:0=gold red:1", armies="kassites:purple1", available="red:2")
    dice(play(p, "act expand"), 3, 3)
    play(p, "reenter kassites")
    assert (offered(p), ready(p, "red")) == ({"end": ""}, 0)


def test_t_108_fl_10_30_by_option_the_return_is_an_invasion() -> None:
    p = position(
        turn=4,
        empires="purple:0=gold red:1",
        armies="kassites:purple1",
        available="red:3",
        options={"reentry": "as_invasion"},
    )
    dice(play(p, "act expand"), 6, 9)
    play(p, "reenter kassites")
    assert offered(p) == {"fight": "", "stop": ""}
    again = dice(play(p.copy(), "stop"), 9)
    assert (ready(play(again, "reenter kassites"), "red"), armies(again)) == (0, "kassites:red1")
    play(p, "fight")
    assert (armies(p), ready(p, "red"), asked(p)) == ("kassites:red1", 1, "red expand")
