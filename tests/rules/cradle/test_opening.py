"""TV-20: an opening of two rounds with two players, the next three tiles being plains."""

from __future__ import annotations

from eduba.games.cradle.shape import Terrain
from eduba.kernel.engine import Position
from rules.cradle.board import ENGINE, answers, asked, held, huts, loose, mana, offerings, play, supply, tribes


def opening() -> Position:
    p = ENGINE.new({"players": 2})
    s = p.state
    tiles = [s.pile[i] for i in range(s.pile_size)]
    for _ in range(3):
        tiles.remove(Terrain.PLAINS)
    for i, tile in enumerate([*tiles, *[Terrain.PLAINS] * 3]):
        s.pile[i] = tile
    return p


def test_tv_20_cr_3_3_cr_4_6_cr_6_3_cr_8_1_cr_10_4_cr_12_1_two_rounds() -> None:
    p = opening()
    play(p, "step A empty SE", "step T empty NE")
    assert (tribes(p, 0), held(p, 0, "F"), loose(p, "F"), p.state.points) == ("A=2 F=1", (1, 0), (1, 0), 0)
    play(p, "end_movement", "action growth", "make 1")
    assert (tribes(p, 0), p.state.tribes_left[0]) == ("A=3 F=1", 4)

    assert (asked(p), p.state.points) == ("1 move", 5)
    play(p, "step B empty NE", "step T empty SE")
    assert (held(p, 1, "Q"), loose(p, "Q")) == ((0, 1), (0, 1))
    play(p, "step Q stone NW")
    assert (mana(p, 1), p.state.stones_built, tribes(p, 1), p.state.points) == ("1/4", 1, "T=1 B=2", 2)
    play(p, "end_movement", "action growth", "make 1")
    assert (tribes(p, 1), p.state.tribes_left[1], p.state.round) == ("T=1 B=3", 4, 2)

    play(p, "step F wood N", "step 7 wood NW", "step 8 wood SW")
    s = p.state
    assert [(s.q[i], s.r[i]) for i in (7, 8, 9)] == [(1, -2), (0, -2), (-1, -1)]
    assert (held(p, 0, "9"), s.points, s.discoveries) == ((1, 0), 2, 0)
    play(p, "step A empty N")
    assert (tribes(p, 0), held(p, 0, "9"), s.points) == ("A=2 9=2", (1, 0), 1)
    play(p, "end_movement")
    assert answers(p, "action") == ["huts", "growth", "card", "pass"]
    play(p, "action huts", "make 1", "offer 2")
    assert (huts(p, "9"), offerings(p, 0), supply(p)[0], s.huts_left[0]) == ("0", "2@9", 19, 3)
    assert asked(p) == "1 move"
    assert p.broken() is None
