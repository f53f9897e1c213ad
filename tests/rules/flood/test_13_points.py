"""Chapter 13: phase 5, victory points."""

from __future__ import annotations

import pytest

from eduba.kernel.engine import Position
from rules.flood.board import all_pass, asked, hand, next_turn, offered, play, points, position, refused, workers


def test_t_89_fl_13_1_fl_13_2_fl_13_3_regions_and_nippur() -> None:
    p = position(empires="red:0", armies="akkad:red2 babylon:red1 umma:red2 kassites:red1", cities="nippur:red")
    assert points(all_pass(p)) == [10, 0, 0]


def test_t_107_fl_13_2_fl_16_11_nippur_belongs_to_the_owner_of_the_city() -> None:
    p = position(empires="red:1 purple:2", armies="nippur:purple1 umma:red1 guti:red1", cities="nippur:red")
    assert points(all_pass(p)) == [5, 2, 0]


def test_fl_13_1_two_armies_score_like_one() -> None:
    p = position(empires="red:1 purple:2", armies="guti:red2 umma:purple1")
    assert points(all_pass(p)) == [2, 2, 0]


@pytest.mark.parametrize(("turn", "home"), [(1, "akkad"), (2, "isin"), (2, "larsa"), (5, "chaldea")])
def test_fl_13_3_a_home_behind_an_arrow_scores_without_nippur(turn: int, home: str) -> None:
    slot = {"akkad": 0, "isin": 1, "larsa": 2, "chaldea": 2}[home]
    p = position(turn=turn, empires=f"red:{slot}", armies=f"{home}:red1", cities="nippur:red")
    assert points(all_pass(p)) == [2, 0, 0]


def test_t_90_fl_13_5_fl_13_6_fl_13_7_an_extension_with_three_luxuries() -> None:
    p = all_pass(position(cities="uruk:red umma:purple", hand="red:wood=3,tool=2,oil=1,gold=1"))
    assert offered(p) == {"extend": "uruk", "end": ""}
    assert refused(p, "extend ur") == refused(p, "extend umma") == "FL-13.4"
    play(p, "extend uruk")
    assert refused(p, "adorn lapis") == "FL-13.5"
    play(p, "adorn tool-oil-gold")
    assert points(p) == [14, 0, 0]
    assert hand(p, "red") == "wood=1 tool=1"
    assert refused(p, "extend uruk") == "FL-13.7"
    assert p.state.extensions[0] == 3


@pytest.mark.parametrize(
    ("luxuries", "vp"),
    [("plain", 4), ("oil", 7), ("tool-lapis", 10), ("oil-gold-lapis", 14), ("tool-oil-gold-lapis", 20)],
)
def test_fl_13_6_points_by_number_of_luxuries(luxuries: str, vp: int) -> None:
    p = all_pass(position(cities="uruk:red", hand="red:wood=2,tool=1,oil=1,gold=1,lapis=1"))
    assert points(play(p, "extend uruk", f"adorn {luxuries}")) == [vp, 0, 0]


def test_t_91_fl_13_4_fl_13_8_any_number_of_cities_whoever_has_armies_there() -> None:
    p = position(cities="uruk:red ur:red", hand="red:wood=4,lapis=1", armies="uruk:purple2", empires="purple:2")
    all_pass(p)
    play(p, "extend uruk", "adorn lapis", "extend ur", "adorn plain")
    assert points(p) == [11, 2, 0]
    assert offered(p) == {"end": ""}


def test_fl_13_4_in_the_new_order_of_play() -> None:
    p = position()
    play(p, "act pass", "end", "act pass", "add gold", "end", "act pass", "end")
    seen = []
    while asked(p).endswith("extend"):
        seen.append(asked(p))
        play(p, "end")
    assert seen == ["purple extend", "red extend", "green extend"]
    assert asked(p) == "purple act"


def test_fl_13_5_two_wood() -> None:
    p = all_pass(position(cities="uruk:red", hand="red:wood=1,tool=1"))
    assert refused(p, "extend uruk") == "FL-13.5"


def test_fl_13_9_extending_is_no_action() -> None:
    p = position(cities="uruk:red", hand="red:wood=2")
    assert refused(p, "extend uruk") is None
    assert offered(all_pass(p)) == {"extend": "uruk", "end": ""}


def test_fl_13_10_extensions_never_run_out() -> None:
    p = all_pass(position(cities="uruk:red+ ur:red+ umma:red+ lagash:red", hand="red:wood=2"))
    play(p, "extend lagash", "adorn plain")
    assert (p.state.extensions[0], points(p)) == (0, [4, 0, 0])


@pytest.mark.parametrize(("rule", "left"), [("on", 5), ("off", 6)])
def test_t_110_fl_13_11_beyond_seventy(rule: str, left: int) -> None:
    p = position(
        turn=2,
        cities="uruk:red",
        hand="red:wood=2,tool=1",
        workers="red:unavailable=6,available=0,egypt=17",
        options={"marker_worker": rule},
    )
    p.state.vp[0] = 68
    all_pass(p)
    play(p, "extend uruk", "adorn tool", "end", "end")
    before = p.copy()
    play(p, "end")
    assert points(before) == points(p) == [75, 0, 0]
    assert workers(before, "red", "unavailable") == [6]
    assert sum(p.state.workers[0, i] for i in range(21)) == 25 - (6 - left)
    assert sum(next_turn(p).state.workers[0, i] for i in range(21)) == 25 - (6 - left)
    assert p.broken() is None


def beyond_seventy(points: int, workers: str) -> Position:
    """Red has so many points when turn 2 is over."""
    p = position(turn=2, workers=workers, options={"marker_worker": "on"})
    p.state.vp[0] = points
    return next_turn(p)


def test_fl_13_11_seventy_is_not_above_seventy() -> None:
    assert beyond_seventy(70, "red:available=5").state.retired[0] == 0
    assert beyond_seventy(71, "red:available=5").state.retired[0] == 1


def test_fl_13_11_the_worker_is_taken_once_one_is_unavailable() -> None:
    none = "red:available=0,irrigation=1,weaving=1,egypt=23"
    p = beyond_seventy(71, none)
    assert (p.state.retired[0], p.broken()) == (0, None)
    p = beyond_seventy(71, none.replace("available=0", "available=1").replace("23", "22"))
    assert (p.state.retired[0], p.broken()) == (1, None)
