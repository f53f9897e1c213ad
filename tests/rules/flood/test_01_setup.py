"""Chapters 1 and 2: what there is, the set-up, and general principles."""

from __future__ import annotations

from collections import Counter

import pytest

from eduba.games.flood import GAME
from eduba.games.flood.preparation import clear_board, draw_order, lay_out
from eduba.games.flood.shape import ARROWS, BORDERS, LEADS, MARKETS, REGION_KEYS, REGIONS, SITES
from eduba.games.flood.state import State
from eduba.kernel.engine import Position
from rules.flood.board import (
    ENGINE,
    TABLES,
    all_pass,
    armies,
    cities,
    dice,
    hand,
    held,
    lost,
    next_turn,
    offered,
    order,
    pass_turn,
    play,
    points,
    position,
    ready,
    refused,
    region,
    stock,
    total,
    workers,
)


def laid_out() -> Position:
    """A game after its set-up, before phase 1."""
    p = Position(ENGINE)
    s: State = p.state
    clear_board(s)
    lay_out(s, TABLES)
    draw_order(s, 1)
    return p


def test_t_1_fl_1_7_fl_1_8_fl_1_9_fl_1_10_fl_1_11_everybody_begins_alike() -> None:
    p = laid_out()
    for colour in ("red", "purple", "green"):
        assert hand(p, colour) == "wood=1 metal=1 tool=1 oil=1 gold=1"
        assert workers(p, colour, "irrigation", "weaving", "available", "unavailable") == [1, 1, 2, 21]
        assert (ready(p, colour), lost(p, colour)) == (0, 20)
    assert stock(p) == "grain=22 wood=9 metal=9 textile=15 tool=9 oil=4 gold=4 lapis=7"
    assert (armies(p), cities(p), points(p)) == ("", "", [0, 0, 0])


def test_fl_1_7_a_used_board_is_cleared() -> None:
    p = position(cities="ur:red+", armies="guti:red1", hand="red:lapis=2")
    clear_board(p.state)
    lay_out(p.state, TABLES)
    assert (armies(p), cities(p)) == ("", "")
    assert p.state.extensions[0] == 4
    assert stock(p) == "grain=22 wood=9 metal=9 textile=15 tool=9 oil=4 gold=4 lapis=7"


def test_t_2_fl_3_2_fl_3_3_fl_3_8_fl_3_11_fl_1_13_the_first_turn_begins_with_grain_textiles_and_ten_workers() -> None:
    p = ENGINE.new({"first_order": "seats"})
    assert (p.state.turn, order(p)) == (1, "red purple green")
    assert (held(p, "grain"), held(p, "textile")) == ([5, 5, 5], [3, 3, 3])
    for colour in ("red", "purple", "green"):
        assert workers(p, colour, "available", "unavailable") == [10, 13]
    assert stock(p) == "grain=7 wood=9 metal=9 textile=6 tool=9 oil=4 gold=4 lapis=7"


def test_fl_1_1_three_play() -> None:
    assert GAME.seats == (3,)
    assert len(ENGINE.new().result()[0]) == 3


def test_fl_1_2_numbers_of_pieces_are_hard_limits() -> None:
    p = position(cities="sippar:red babylon:red nippur:red umma:red")
    play(p, "act build", "build ur")
    assert offered(p) == {"remove_city": "sippar babylon nippur umma"}
    t = TABLES
    assert (t.bases, t.extensions, t.workers, t.armies) == (4, 4, 25, 20)


def test_fl_1_3_fl_2_11_pieces_never_come_or_go() -> None:
    p = position()
    before = {name: total(p, name) for name in ("grain", "textile", "gold")}
    assert before == {"grain": 22, "textile": 15, "gold": 7}
    play(p, "act place", "spend grain", "put guti", "count 1", "end")
    pass_turn(p, "gold", "textile")
    assert {name: total(p, name) for name in before} == before
    assert held(p, "gold") == [1, 0, 1]


def test_fl_1_4_each_resource_has_its_value() -> None:
    values = []
    for resource in ("grain", "wood", "metal", "textile", "tool", "oil", "gold", "lapis"):
        p = play(position(hand=f"red:{resource}=1"), "act place", f"spend {resource}", "put guti")
        values.append(len(offered(p)["count"].split()))
    assert values == [1, 2, 2, 2, 3, 3, 4, 5]
    p = pass_turn(position(hand="red:grain=1,gold=2,lapis=1"), "grain", "gold", "gold", "lapis")
    assert p.view(0)["players"][0]["bid_value"] == 14


def test_fl_1_5_a_worker_is_in_one_place() -> None:
    p = play(position(), "act place", "spend tool", "put guti", "count 3", "end")
    assert workers(p, "red", "guti", "available", "unavailable", "irrigation", "weaving") == [3, 7, 13, 1, 1]


def test_fl_1_6_fl_2_9_an_army_is_in_one_place() -> None:
    p = position(empires="red:0", armies="akkad:red1", available="red:4")
    play(p, "act expand", "invade babylon", "reinforce babylon", "end")
    assert armies(p) == "babylon:red2 akkad:red1"
    assert (ready(p, "red"), lost(p, "red")) == (1, 16)


def test_fl_1_12_every_order_is_drawn_and_seats_can_be_agreed() -> None:
    drawn = Counter(order(ENGINE.new(seed=seed)) for seed in range(300))
    assert len(drawn) == 6
    assert min(drawn.values()) > 25
    assert {order(ENGINE.new({"first_order": "seats"}, seed)) for seed in range(9)} == {"red purple green"}


def test_fl_1_14_markers_limit_nothing() -> None:
    p = next_turn(position(empires="red:0=gold purple:1 green:2", armies="akkad:red1"))
    assert [p.state.passed[i] + p.state.rating[i] + p.state.empire_slot[i] for i in range(3)] == [-2, -2, -2]


def test_fl_2_1_five_turns_of_six_phases() -> None:
    p = position(turn=1)
    turns = []
    while p.actor >= 0:
        turns.append(p.state.turn)
        next_turn(p)
    assert turns == [1, 2, 3, 4, 5]


def test_fl_2_2_fl_6_4_sumer_takes_cities_and_no_workers() -> None:
    p = play(position(), "act place", "spend grain")
    assert not set(offered(p)["put"].split()) & set(REGION_KEYS[:SITES])
    p = play(position(), "act build")
    assert offered(p) == {"build": " ".join(REGION_KEYS[:SITES])}


def test_fl_2_3_fl_2_4_other_regions_take_workers_akkad_isin_and_larsa_too() -> None:
    p = play(position(), "act place", "spend grain")
    lands = REGION_KEYS[SITES:]
    assert offered(p)["put"] == " ".join([*lands, "irrigation", "weaving", "scribes", "tool_makers"])
    assert {"akkad", "isin", "larsa"} <= set(lands)


def test_fl_2_5_two_armies_at_most() -> None:
    p = play(position(empires="red:0", armies="akkad:red1", available="red:9"), "act expand", "reinforce akkad")
    assert refused(p, "reinforce akkad") == "FL-10.25"
    p = play(position(hand="red:tool=1", workers="red:guti=1"), "act start", "start 1", "end", "end")
    assert offered(p) == {"garrison": "1 2"}


def test_fl_2_6_workers_of_all_share_a_place() -> None:
    p = position(workers="purple:guti=2 green:guti=1", armies="guti:purple1", empires="purple:1")
    play(p, "act place", "spend textile", "put guti", "count 2", "end")
    assert [workers(p, colour, "guti") for colour in ("red", "purple", "green")] == [[2], [2], [1]]


def test_t_75_fl_2_7_fl_10_7_an_arrow_is_not_followed_backwards() -> None:
    p = play(position(empires="red:0", armies="babylon:red1", available="red:5"), "act expand")
    assert offered(p)["invade"] == "sippar nippur shuruppak assyria amorites kassites"
    assert refused(p, "invade akkad") == "FL-10.7"


BORDER_TABLE = """
sippar babylon assyria amorites
babylon sippar nippur shuruppak assyria amorites kassites
nippur babylon shuruppak umma kassites guti
shuruppak babylon nippur umma uruk
umma nippur shuruppak uruk ur lagash guti elam
uruk shuruppak umma ur
ur umma uruk lagash eridu
lagash umma ur eridu elam
eridu ur lagash
hittites mittani amorites
mittani hittites assyria amorites
assyria sippar babylon mittani amorites kassites
amorites sippar babylon hittites mittani assyria egypt
egypt amorites
kassites babylon nippur assyria
guti nippur umma
elam umma lagash
chaldea ur
dilmun
akkad babylon
isin shuruppak
larsa uruk
"""


@pytest.mark.parametrize("line", BORDER_TABLE.strip().splitlines(), ids=lambda line: str(line).split()[0])
def test_fl_2_7_where_one_can_go_from_each_region(line: str) -> None:
    origin, *reached = line.split()
    assert [REGION_KEYS[i] for i in range(REGIONS) if LEADS[region(origin), i]] == reached
    assert (len(BORDERS), len(ARROWS), len(MARKETS)) == (31, 4, 8)


def test_fl_2_8_fl_7_10_what_is_spent_is_in_the_stock_at_once() -> None:
    p = play(position(stock="gold=0"), "act place", "spend gold")
    assert "gold=1" in stock(p).split()


def test_fl_2_9_what_is_lost_is_unavailable() -> None:
    p = position(
        empires="red:1=gold purple:2", armies="guti:red1 umma:purple1", available="red:5", workers="green:akkad=2"
    )
    dice(play(p, "act expand"), 4, 5)
    play(p, "invade umma", "fight", "end")
    assert (ready(p, "red"), lost(p, "red"), lost(p, "purple")) == (3, 15, 20)
    pass_turn(p)
    before = workers(p, "green", "unavailable")[0]
    play(p, "act start", "pay grain", "start 0", "end", "end")
    assert workers(p, "green", "akkad", "unavailable") == [0, before + 2]


def test_fl_2_10_everything_is_open() -> None:
    p = position(hand="red:gold=1")
    assert p.view(0) == p.view(1) == p.view(-1)
    assert p.view(2)["players"][0]["hand"]["gold"] == 1


def test_fl_2_12_what_resources_are_for() -> None:
    p = position(passed="green", workers="red:guti=1,elam=1,tool_makers=1", cities="ur:red", hand="red:metal=2,wood=2")
    assert offered(play(p.copy(), "act place"))["pay"] == "wood metal worker"
    assert offered(play(p.copy(), "act trade"))["pay"] == "wood metal worker"
    assert offered(play(p.copy(), "act start", "pay worker", "start 1"))["add"] == "metal"
    assert offered(play(p.copy(), "act start", "pay worker", "start 1", "end"))["add"] == "wood metal"
    assert offered(play(p.copy(), "act pass"))["add"] == "wood metal"
    assert offered(all_pass(p.copy()))["extend"] == "ur"


def test_fl_2_13_points_are_never_lost() -> None:
    p = position(turn=2, armies="guti:red1", empires="red:1", cities="ur:red+")
    p.state.vp[0] = 9
    next_turn(p)
    assert points(p) == [11, 0, 0]
