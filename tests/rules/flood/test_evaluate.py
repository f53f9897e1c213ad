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
