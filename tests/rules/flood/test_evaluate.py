"""`evaluate`: what a bot must never prefer."""

from __future__ import annotations

import pytest

from rules.flood.board import all_pass, offered, play, position


@pytest.mark.parametrize("cities", ["ur:red", "ur:red uruk:red", "ur:red uruk:red umma:red lagash:red"])
@pytest.mark.parametrize("hand", ["red:wood=2", "red:wood=3,tool=1", "red:wood=4,gold=1,lapis=1"])
def test_in_the_last_turn_an_extension_is_better_than_none(cities: str, hand: str) -> None:
    p = all_pass(position(turn=5, cities=cities, hand=hand))
    most = max(offered(play(p.copy(), "extend ur"))["adorn"].split(), key=len)
    extended = play(p.copy(), "extend ur", f"adorn {most}", "end")
    assert extended.evaluate(0) > play(p, "end").evaluate(0)


def test_an_army_is_no_trader_of_the_turns_to_come() -> None:
    """Two regions with an army are alike, whether the land offers goods or not: armies leave when the turn ends."""
    worths = [position(empires="red:1", armies=f"{land}:red1").evaluate(0) for land in ("kassites", "guti")]
    assert worths[0] == worths[1]


def test_workers_trade_in_the_turns_to_come_whoever_has_armies_there() -> None:
    free, blocked = (
        position(workers="red:elam=2", empires="green:1", armies=armies) for armies in ("umma:green1", "elam:green1")
    )
    assert free.evaluate(0) == blocked.evaluate(0)


def test_at_the_end_only_points_count() -> None:
    p = position(turn=5, hand="red:gold=1,lapis=3", cities="ur:red", workers="red:irrigation=1,weaving=1")
    for _ in range(3):
        play(p, "act pass", "end")
    for _ in range(3):
        play(p, "end")
    assert p.result()[0] == [0, 0, 0]
    assert p.evaluate(0) == p.evaluate(1) == 0


def test_the_wood_that_an_extension_lacks_is_worth_a_grain() -> None:
    p = position(cities="ur:red uruk:red", hand="red:grain=3,wood=1,oil=1,gold=1", workers="red:amorites=1")
    play(p, "act trade")
    assert play(p.copy(), "exchange amorites-wood-grain").evaluate(0) > p.evaluate(0)


def test_a_bid_costs_and_ending_it_does_not() -> None:
    """Else a bot would bid all it has, to put off what it loses with its pass."""
    p = play(position(cities="ur:red", hand="red:grain=3,wood=1,gold=1"), "act pass")
    for resource in ("grain", "wood", "gold"):
        assert play(p.copy(), f"add {resource}").evaluate(0) < p.evaluate(0)
    assert play(p.copy(), "end").evaluate(0) == p.evaluate(0)


def test_an_empire_that_is_being_started_is_worth_no_less_than_before() -> None:
    p = play(position(workers="red:akkad=1"), "act start")
    started = play(p.copy(), "start 0")
    assert started.evaluate(0) > p.evaluate(0)
    arrived = play(started.copy(), "end", "end", "garrison 1")
    assert arrived.evaluate(0) > p.evaluate(0)


def test_open_land_is_shared_with_armies_to_come() -> None:
    """Nine armies more are worth more to the only one who brings any."""
    gains = []
    for others in ("", " green:1 purple:2"):
        few, many = (position(empires=f"red:0{others}", armies="babylon:red1", available=f"red:{n}") for n in (1, 10))
        gains.append(many.evaluate(0) - few.evaluate(0))
    assert gains[1] > gains[0]
