"""Chapter 8: trade."""

from __future__ import annotations

import pytest

from eduba.games.flood import GAME
from eduba.games.flood.shape import DEAL_NAME
from eduba.kernel.engine import Position
from rules.flood.board import hand, held, next_turn, offered, play, position, refused, stock, workers


def test_fl_8_1_exchanges_and_conversions_in_any_order() -> None:
    p = position(workers="red:elam=1,hittites=1,tool_makers=1", hand="red:grain=2,metal=1")
    play(p, "act trade")
    assert refused(p, "end") == "FL-8.1"
    play(p, "make_tool", "exchange elam-metal-grain", "exchange hittites-metal-grain", "end")
    assert hand(p, "red") == "metal=2 tool=1"
    assert refused(position(), "act trade") == "FL-8.1"


def test_fl_8_2_one_for_one() -> None:
    p = play(position(workers="red:elam=1", hand="red:grain=2"), "act trade")
    assert offered(p) == {"exchange": "elam-metal-grain"}
    assert refused(p, "exchange elam-metal-textile") == "FL-8.2"
    before = stock(p)
    play(p, "exchange elam-metal-grain")
    assert hand(p, "red") == "grain=1 metal=1"
    assert stock(p) != before


def test_t_48_fl_8_3_fl_8_8_one_action_uses_all_regions() -> None:
    p = position(workers="red:mittani=2,hittites=1", hand="red:grain=5,wood=1,metal=1")
    play(p, "act trade", "exchange mittani-metal-grain", "exchange mittani-wood-grain", "exchange hittites-metal-grain")
    assert refused(p, "exchange elam-metal-grain") == "FL-8.4"
    assert hand(p, "red") == "grain=2 wood=2 metal=3"


def amorites(on_turn: str) -> Position:
    """Two workers of red and an army of purple in Amorites."""
    return position(turn=2, workers="red:amorites=2", armies="amorites:purple1", empires="purple:0", on_turn=on_turn)


def test_t_47_fl_8_4_another_army_shuts_out_workers() -> None:
    assert refused(amorites("red"), "act trade") == "FL-8.1"
    p = play(amorites("purple"), "act trade")
    assert offered(p)["exchange"].split()[0] == "amorites-wood-grain"
    play(p, "exchange amorites-oil-textile")
    assert offered(p) == {"end": ""}


def test_t_58_fl_8_4_fl_8_20_sippar_needs_a_trader_there() -> None:
    p = position(cities="sippar:red", workers="red:elam=1")
    assert refused(play(p, "act trade"), "exchange egypt-gold-textile") == "FL-8.4"
    p = position(turn=3, cities="sippar:red", workers="red:egypt=2,elam=1", armies="egypt:purple1", empires="purple:1")
    assert refused(play(p, "act trade"), "exchange egypt-gold-textile") == "FL-8.4"


def test_t_52_fl_8_5_the_own_army_trades_and_not_the_workers() -> None:
    p = position(turn=3, workers="red:mittani=3", armies="mittani:red1", empires="red:0")
    play(p, "act trade", "exchange mittani-wood-grain")
    assert refused(p, "exchange mittani-metal-grain") == "FL-8.6"


def test_t_53_fl_8_4_two_armies_are_two_traders() -> None:
    p = position(turn=2, armies="amorites:red2", empires="red:0")
    play(p, "act trade", "exchange amorites-wood-grain", "exchange amorites-oil-textile")
    assert offered(p) == {"end": ""}


def test_t_45_fl_8_6_one_exchange_for_each_trader() -> None:
    p = play(position(workers="red:amorites=1"), "act trade", "exchange amorites-wood-grain")
    assert refused(p, "exchange amorites-oil-textile") == "FL-8.6"


def test_t_46_fl_8_6_fl_8_7_each_good_once_in_a_region() -> None:
    p = play(position(workers="red:amorites=2"), "act trade", "exchange amorites-wood-grain")
    assert refused(p, "exchange amorites-wood-textile") == "FL-8.7"
    play(p, "exchange amorites-oil-textile")
    assert offered(p) == {"end": ""}
    three = play(position(workers="red:amorites=3"), "act trade", "exchange amorites-wood-grain")
    play(three, "exchange amorites-oil-textile")
    assert refused(three, "exchange amorites-oil-tool") == "FL-8.7"


def test_t_54_fl_8_9_fl_8_10_what_was_given_can_be_taken() -> None:
    p = position(
        workers="red:egypt=1,kassites=1", hand="red:gold=1,textile=3 purple:gold=3 green:gold=3", stock="gold=0"
    )
    play(p, "act trade")
    assert refused(p, "exchange egypt-gold-textile") == "FL-8.9"
    play(p, "exchange kassites-lapis-gold", "exchange egypt-gold-textile", "end")
    assert hand(p, "red") == "textile=2 gold=1 lapis=1"


def test_t_51_fl_8_11_fl_8_16_the_chain_from_grain_to_lapis() -> None:
    p = position(workers="red:elam=1,kassites=1,tool_makers=1", hand="red:grain=1")
    play(p, "act trade", "exchange elam-metal-grain", "make_tool", "exchange kassites-lapis-tool", "end")
    assert hand(p, "red") == "lapis=1"


def test_t_49_fl_8_12_fl_8_16_two_metals_two_tools() -> None:
    p = position(workers="red:mittani=1,hittites=1,tool_makers=3", hand="red:grain=2,tool=1")
    play(
        p, "act trade", "exchange mittani-metal-grain", "make_tool", "exchange hittites-metal-grain", "make_tool", "end"
    )
    assert hand(p, "red") == "tool=3"
    assert workers(p, "red", "tool_makers", "tool_makers_used") == [1, 2]


def test_fl_8_12_each_tool_maker_works_once() -> None:
    p = play(position(workers="red:tool_makers=1", hand="red:metal=2"), "act trade", "make_tool")
    assert refused(p, "make_tool") == "FL-8.12"


def test_t_50_fl_8_13_fl_8_14_a_conversion_alone_is_a_trade() -> None:
    p = play(position(workers="red:tool_makers=1", hand="red:metal=1"), "act trade")
    assert offered(p) == {"make_tool": ""}
    assert hand(play(p, "make_tool", "end"), "red") == "tool=1"
    assert refused(position(hand="red:metal=1"), "act trade") == "FL-8.1"
    p = play(position(workers="red:tool_makers=1,elam=1", hand="red:grain=1"), "act trade")
    assert refused(p, "make_tool") == "FL-8.13"


@pytest.mark.parametrize(("supply", "legal"), [("finite", False), ("unlimited", True)])
def test_t_59_fl_8_15_without_a_tool_in_stock(supply: str, legal: bool) -> None:
    p = position(workers="red:tool_makers=1,elam=1", stock="tool=0", options={"tool_supply": supply})
    play(p, "act trade")
    assert ("make_tool" in offered(p)) == legal
    if legal:
        play(p, "make_tool")
        assert "tool=-1" in stock(p)
    else:
        assert refused(p, "make_tool") == "FL-8.15"


def test_fl_8_17_what_the_table_of_trade_allows() -> None:
    received = {name.split("-")[1] for name in DEAL_NAME.names}
    given = {name.split("-")[2] for name in DEAL_NAME.names}
    assert (len(DEAL_NAME.names), GAME.actions.size) == (36, 247)
    assert received == {"wood", "metal", "oil", "gold", "lapis"}
    assert given == {"grain", "textile", "tool", "oil", "gold"}
    p = play(position(workers="red:kassites=1", hand="red:tool=1,oil=1,gold=1,grain=1,textile=1"), "act trade")
    assert offered(p)["exchange"] == "kassites-lapis-tool kassites-lapis-oil kassites-lapis-gold"


def test_t_60_fl_8_18_fl_8_19_a_later_trade_starts_afresh() -> None:
    p = position(workers="red:mittani=1,tool_makers=1", hand="red:grain=4,metal=2", passed="purple green")
    play(p, "act trade", "pay worker", "exchange mittani-wood-grain", "make_tool", "end")
    play(p, "act trade", "pay worker")
    assert "mittani-wood-grain" in offered(p)["exchange"]
    assert refused(p, "make_tool") == "FL-8.12"
    play(p, "exchange mittani-wood-grain", "end")
    assert workers(p, "red", "mittani") == [1]
    assert workers(next_turn(p), "red", "tool_makers_used") == [0]


def test_t_55_fl_8_20_fl_8_21_sippar_takes_a_good_twice() -> None:
    p = position(cities="sippar:red", workers="red:mittani=2,egypt=1", hand="red:textile=3,grain=5,gold=1")
    play(p, "act trade", "exchange egypt-gold-textile", "exchange mittani-wood-grain", "exchange mittani-metal-grain")
    play(p, "exchange egypt-gold-textile")
    assert held(p, "gold")[0] == 3
    assert offered(p) == {"end": ""}


def test_t_56_fl_8_20_sippar_trades_beyond_the_traders() -> None:
    p = play(position(cities="sippar:red", workers="red:mittani=1"), "act trade", "exchange mittani-wood-grain")
    assert p.state.sippar_used == 0
    play(p, "exchange mittani-metal-grain")
    assert p.state.sippar_used == 1
    assert offered(p) == {"end": ""}


def test_t_57_fl_8_21_sippar_does_not_count_against_the_limits() -> None:
    p = position(cities="sippar:red", workers="red:mittani=2")
    play(p, "act trade", "exchange mittani-wood-grain", "exchange mittani-wood-grain", "exchange mittani-metal-grain")
    assert offered(p) == {"end": ""}
    assert held(p, "grain")[0] == 2


def test_fl_8_20_sippar_goes_beyond_both_limits_at_once() -> None:
    p = position(cities="sippar:red", workers="red:elam=1", passed="purple green")
    play(p, "act trade", "pay worker", "exchange elam-metal-grain", "exchange elam-metal-grain")
    assert offered(p) == {"end": ""}
    play(p, "end", "act trade", "pay worker", "exchange elam-metal-grain", "exchange elam-metal-grain")
    assert held(p, "metal")[0] == 5


def test_t_102_fl_8_22_sippar_converts_nothing() -> None:
    p = position(cities="sippar:red", workers="red:tool_makers=1", hand="red:metal=2")
    assert offered(play(p, "act trade", "make_tool")) == {"end": ""}
