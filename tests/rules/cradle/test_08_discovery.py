"""Chapter 8: discovering land."""

from __future__ import annotations

import pytest

from eduba.games.cradle.shape import TERRAIN_KEYS
from eduba.kernel.engine import Position
from rules.cradle.board import ENGINE, answers, asked, held, idle, loose, play, position, refused, supply, told, tribes


def cells(p: Position) -> list[str]:
    return [f"{cell['tile']} {cell['direction']}" for cell in p.view(-1)["cells"]]


def terrain(p: Position, slot: int) -> str:
    return str(TERRAIN_KEYS[p.state.terrain[slot]])


def test_tv_15_the_names_of_the_empty_cells() -> None:
    found = "V1 N, V1 NE, V1 NW, V2 SE, V2 S, V2 SW, A SW, A NW, B SW, F NE, F SE, Q SE"
    assert cells(ENGINE.new({"players": 4})) == found.split(", ")


@pytest.mark.parametrize(("way", "count"), [("N", 13), ("NW", 14)])
def test_tv_48_the_border_grows(way: str, count: int) -> None:
    p = position(tribes="0:A=1", pile="plains")
    assert len(cells(play(p, f"step A empty {way}"))) == count


def test_cr_8_1_a_step_into_the_unknown() -> None:
    p = position(tribes="0:A=2", loose="A=wood", pile="plains")
    play(p, "step A wood N")
    assert (tribes(p, 0), held(p, 0, "7"), p.state.points, p.state.discoveries) == ("A=1 7=1", (1, 0), 4, 2)
    assert (p.state.q[7], p.state.r[7]) == (-1, -1)


def test_tv_43_cr_8_2_three_discoveries_in_a_turn() -> None:
    p = position(tribes="0:A=3", pile="plains plains plains")
    play(p, "step A empty N", "step A empty NW", "step A empty SW")
    assert (p.state.points, p.state.discoveries) == (2, 0)
    assert refused(p, "step 7 empty N") == "CR-8.2"
    targets = [p.state.neighbour[(0, 3, 7, 8, 9)[i], d] for i in range(5) for d in range(6)]
    assert any(t < 0 for t in targets)
    assert all("empty" in a for a in answers(p, "step"))
    for answer in answers(p, "step"):
        tile, _, way = answer.split()
        slot = {"A": 3}.get(tile) or int(tile)
        assert p.state.neighbour[slot, ["N", "NE", "SE", "S", "SW", "NW"].index(way)] >= 0
    for _ in range(4):
        idle(p)
    assert p.state.discoveries == 3


def test_cr_8_3_the_top_tile_is_shown_to_all() -> None:
    p = position(tribes="0:A=1", pile="quarry plains")
    result = p.play("step A empty N")
    assert result.barrier
    assert [e.visible_to(2) for e in result.events if e.kind.name == "discovered"] == [True]
    assert (terrain(p, 7), p.state.pile_size, tribes(p, 0)) == ("quarry", 33, "7=1")
    assert terrain(play(p, "step 7 empty N"), 8) == "plains"


def test_tv_42_cr_8_4_cr_8_5_cr_8_2_a_volcano_is_placed_first() -> None:
    p = position(tribes="0:A=1", pile="volcano plains")
    play(p, "step A empty N")
    assert (asked(p), tribes(p, 0)) == ("0 volcano", "A=1")
    assert len(answers(p, "place_volcano")) == 11
    assert refused(p, "place_volcano V1 NW") == "CR-8.5"
    assert refused(p, "place_volcano A N") == "CR-8.4"
    play(p, "place_volcano F NE")
    assert (terrain(p, 7), terrain(p, 8), tribes(p, 0)) == ("volcano", "plains", "8=1")
    assert (p.state.q[7], p.state.r[7], p.state.q[8], p.state.r[8]) == (2, -2, -1, -1)
    assert (p.state.points, p.state.discoveries) == (4, 2)


def test_cr_8_4_several_volcanoes_in_a_row() -> None:
    p = position(tribes="0:A=1", pile="volcano volcano volcano forest")
    play(p, "step A empty N", "place_volcano F NE", "place_volcano F SE")
    assert asked(p) == "0 volcano"
    assert refused(p, "place_volcano V1 NW") == "CR-8.5"
    play(p, "place_volcano 7 N")
    assert [terrain(p, i) for i in (7, 8, 9, 10)] == ["volcano", "volcano", "volcano", "forest"]
    assert (tribes(p, 0), p.state.points, p.state.discoveries) == ("10=1", 4, 2)


def test_cr_8_4_a_volcano_may_shut_others_out_but_touches_the_map() -> None:
    p = play(position(tribes="0:A=1", pile="volcano plains"), "step A empty N")
    assert refused(p, "place_volcano 7 N") == "CR-8.4"
    assert refused(p, "place_volcano T N") == "CR-8.4"


def test_cr_8_6_a_plain_brings_nothing() -> None:
    p = position(tribes="0:A=1", pile="plains")
    before = supply(p)
    play(p, "step A empty N")
    assert (terrain(p, 7), loose(p, "7"), supply(p), asked(p)) == ("plains", (0, 0), before, "0 move")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tv_8_cr_8_7_cr_8_8_a_forest_brings_a_wood_for_each_player(players: int) -> None:
    p = position(players=players, tribes="0:A=1", pile="forest")
    play(p, "step A empty N")
    assert loose(p, "F") == (players + 1, 0)
    new_wood = loose(p, "7")[0] + held(p, 0, "7")[0]
    assert new_wood == players - 1
    assert supply(p) == (20 - 2 * players, 20 - players)


def test_tv_9_cr_8_9_cr_8_10_too_few_for_all_tiles() -> None:
    p = position(players=2, land="quarry:-1,-1", tribes="0:B=1", pile="quarry")
    before = supply(p)[1]
    play(p, "step B empty S")
    assert loose(p, "8")[1] + held(p, 0, "8")[1] == 1
    assert asked(p) == "0 refill"
    assert answers(p, "refill") == ["Q", "7"]
    play(p, "refill 7")
    assert (loose(p, "7"), loose(p, "Q")) == ((0, 1), (0, 2))
    assert (supply(p)[1], asked(p)) == (before - 2, "0 move")


def test_tv_44_cr_8_9_refills_in_order() -> None:
    p = position(land="forest:-1,-1 forest:-1,-2 forest:-1,-3", tribes="0:B=1", pile="forest")
    play(p, "step B empty S")
    assert loose(p, "10")[0] + held(p, 0, "10")[0] == 1
    assert answers(p, "refill") == ["F", "7"]
    assert refused(p, "refill 8") == "CR-8.9"
    play(p, "refill 7")
    assert answers(p, "refill") == ["8"]
    assert refused(p, "refill F") == "CR-8.9"
    assert refused(p, "refill A") == "CR-8.9"
    assert refused(p, "refill 10") == "CR-8.9"
    play(p, "refill 8")
    assert answers(p, "refill") == ["9"]
    assert asked(play(p, "refill 9")) == "0 move"


def test_tv_45_cr_8_9_one_piece_goes_to_the_new_tile() -> None:
    p = position(tribes="0:A=1", pile="quarry", supply="stone=1")
    lines = told(p, "step A empty N")
    assert "supply_short stone 3" in lines
    assert (loose(p, "7")[1] + held(p, 0, "7")[1], loose(p, "Q")) == (1, (0, 4))
    assert (supply(p)[1], asked(p)) == (0, "0 move")


def test_tv_46_cr_8_9_no_piece_at_all() -> None:
    p = position(tribes="0:A=1", pile="quarry", supply="stone=0")
    play(p, "step A empty N")
    assert (terrain(p, 7), loose(p, "7"), held(p, 0, "7"), loose(p, "Q")) == ("quarry", (0, 0), (0, 0), (0, 4))


def test_cr_8_10_a_quarry_does_the_same_with_stone() -> None:
    p = position(tribes="0:A=1", pile="quarry")
    play(p, "step A empty N")
    assert loose(p, "Q") == (0, 5)
    assert (loose(p, "7")[1] + held(p, 0, "7")[1], supply(p)) == (3, (16, 12))


def test_tv_83_cr_8_11_all_on_the_new_tile() -> None:
    p = position(tribes="0:A=1", pile="forest", options={"resource_spread": "new_tile"})
    play(p, "step A empty N")
    assert (loose(p, "F"), loose(p, "7")[0] + held(p, 0, "7")[0], supply(p)[0]) == ((4, 0), 4, 12)


def test_cr_8_12_own_tribes_can_take_it_at_once() -> None:
    p = position(tribes="0:A=1,F=1", loose="F=", pile="forest")
    assert held(p, 0, "F") == (0, 0)
    play(p, "step A empty N")
    assert (held(p, 0, "F"), held(p, 0, "7")) == ((1, 0), (1, 0))
    assert "F wood S" in answers(p, "step")


def test_tv_49_cr_8_12_others_not_before_their_own_turn() -> None:
    p = position(players=2, tribes="0:A=1 1:F=1", pile="forest")
    play(p, "step A empty N")
    assert (held(p, 1, "F"), loose(p, "F")) == ((0, 0), (3, 0))
    idle(p)
    assert (held(p, 1, "F"), loose(p, "F")) == ((1, 0), (2, 0))


def without_pile(p: Position) -> Position:
    for i in range(p.state.pile_size):
        p.state.pile[i] = 0
    p.state.pile_size = 0
    return p


def test_cr_8_13_no_discovery_without_a_pile() -> None:
    p = without_pile(position(tribes="0:A=1"))
    assert refused(p, "step A empty N") == "CR-8.13"
    assert answers(p, "step") == ["A empty SE", "A empty S"]


def test_tv_47_cr_8_14_a_step_that_finds_only_volcanoes_does_not_take_place() -> None:
    p = without_pile(position(tribes="0:A=1"))
    p.state.pile[0], p.state.pile_size = TERRAIN_KEYS.index("volcano"), 1
    play(p, "step A empty N")
    assert told(p, "place_volcano F NE") == ["volcano_placed 0 7 2 -2", "discovery_cancelled 0"]
    assert (tribes(p, 0), p.state.points, p.state.discoveries, asked(p)) == ("A=1", 5, 3, "0 move")
    assert refused(p, "step A empty N") == "CR-8.13"


def test_cr_8_15_an_enclosed_cell_is_an_empty_cell() -> None:
    ring = "plains:-1,-1 plains:-2,-1 plains:-3,0 plains:-3,1 plains:-2,1"
    p = position(land=ring, tribes="0:A=1", pile="plains")
    assert "A NW" in cells(p)
    play(p, "step A empty NW")
    assert [p.state.neighbour[12, d] for d in range(6)] == [8, 7, 3, 11, 10, 9]
    assert (tribes(p, 0), p.state.tiles) == ("12=1", 13)
