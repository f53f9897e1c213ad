"""Chapter 1: components and set-up."""

from __future__ import annotations

import pytest

from eduba.games.cradle import GAME
from eduba.games.cradle.shape import SLOTS, TERRAIN_KEYS, TILE_NAMES, TILES_OF
from eduba.kernel.engine import Position
from eduba.kernel.game import OptionError
from rules.cradle.board import (
    ENGINE,
    answers,
    asked,
    hand,
    huts,
    idle,
    loose,
    mana,
    neutral_huts,
    offered,
    play,
    position,
    supply,
    to_action,
    told,
    tribes,
)


def start(players: int, seed: int = 0, **options: object) -> Position:
    return ENGINE.new({"players": players, **options}, seed)


def pile(p: Position) -> list[str]:
    return [TERRAIN_KEYS[p.state.pile[i]] for i in range(p.state.pile_size)]


def deck(p: Position) -> list[int]:
    return [p.state.deck[i] for i in range(p.state.deck_size)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cr_1_1_two_to_four_play_and_seat_0_begins(players: int) -> None:
    p = start(players)
    assert asked(p) == "0 move"
    seats = []
    for _ in range(players + 1):
        seats.append(p.actor)
        idle(p)
    assert seats == [*range(players), 0]


@pytest.mark.parametrize("players", [1, 5])
def test_cr_1_1_nobody_else_can(players: int) -> None:
    with pytest.raises(OptionError):
        GAME.choose({"players": players})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cr_1_2_cr_1_13_each_seat_in_play_has_its_pieces(players: int) -> None:
    s = start(players).state
    for seat in range(4):
        playing = seat < players
        on_map = [sum(field[seat, i] for i in range(SLOTS)) for field in (s.tribes, s.huts)]
        reserve = [s.tribes_left[seat], s.huts_left[seat], s.holy_left[seat], s.values_left[seat]]
        assert (on_map, reserve) == (([3, 1], [5, 4, 3, 0b1111]) if playing else ([0, 0], [0, 0, 0, 0]))


def test_cr_1_13_everybody_may_count_reserves() -> None:
    p = position(land="plains:-1,-1", tribes="0:A=4", holy="7:0", offerings="0:2@7")
    shown = p.view(3)["players"][0]
    assert [shown[key] for key in ("tribes", "huts", "holy_places")] == [4, 3, 2]
    assert [offering["place"] for offering in shown["offerings"]] == ["lying", "reserve", "reserve", "reserve"]


def test_cr_1_2_offerings_are_worth_2_4_6_and_7() -> None:
    p = position(land="plains:-1,-1", tribes="0:7=2", loads="0:7=wood")
    play(to_action(p), "action huts", "make 1")
    assert answers(p, "offer") == ["2", "4", "6", "7"]


def test_tv_10_cr_1_3_everybody_begins_with_no_mana_of_three() -> None:
    assert [mana(start(4), seat) for seat in range(4)] == ["0/3"] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cr_1_4_the_start_map(players: int) -> None:
    s = start(players).state
    assert s.tiles == 7
    shown = {TILE_NAMES[i]: (TERRAIN_KEYS[s.terrain[i]], s.q[i], s.r[i]) for i in range(s.tiles)}
    assert shown == {
        "T": ("temple", 0, 0),
        "V1": ("volcano", 0, -1),
        "V2": ("volcano", 0, 1),
        "A": ("plains", -1, 0),
        "B": ("plains", -1, 1),
        "F": ("forest", 1, -1),
        "Q": ("quarry", 1, 0),
    }
    neighbours = [[s.neighbour[i, d] for d in range(6)] for i in range(7)]
    assert neighbours == [
        [1, 5, 6, 2, 4, 3],
        [-1, -1, 5, 0, 3, -1],
        [0, 6, -1, -1, -1, 4],
        [-1, 1, 0, 4, -1, -1],
        [3, 0, 2, -1, -1, -1],
        [-1, -1, -1, 6, 0, 1],
        [5, -1, -1, -1, 2, 0],
    ]


@pytest.mark.parametrize(("players", "homes"), [(2, "AB"), (3, "ABB"), (4, "ABBA")])
def test_cr_1_5_three_tribes_and_a_hut_at_home(players: int, homes: str) -> None:
    p = start(players)
    for seat, home in enumerate(homes):
        assert tribes(p, seat) == f"{home}=3"
        assert str(seat) in huts(p, home).split()


@pytest.mark.parametrize(("players", "found"), [(2, ["A", "B"]), (3, ["A"]), (4, [])])
def test_cr_1_6_neutral_huts_fill_the_start_plains(players: int, found: list[str]) -> None:
    p = start(players)
    assert neutral_huts(p) == found
    assert all(len(huts(p, home).split()) == 2 for home in "AB")


def test_cr_1_6_a_neutral_hut_takes_a_place_but_brings_no_growth() -> None:
    p = position(players=2, land="plains:-1,-1", huts="neutral:7,7", tribes="0:7=2", loads="0:7=wood")
    assert answers(to_action(p), "action") == ["card", "pass"]


def test_tv_89_cr_1_6_neutral_huts_can_be_left_out() -> None:
    p = start(2, neutral_huts=False)
    assert [huts(p, home) for home in "AB"] == ["0", "1"]
    p = position(players=2, options={"neutral_huts": False}, tribes="0:A=2", loads="0:A=wood")
    assert "huts" in answers(to_action(p), "action")


def test_cr_1_7_the_first_huts_hide_nothing() -> None:
    s = start(4).state
    assert all(s.offer_place[seat, j] == 0 for seat in range(4) for j in range(4))
    assert [s.values_left[seat] for seat in range(4)] == [0b1111] * 4
    assert all(sum(s.huts[seat, i] for i in range(SLOTS)) == 1 for seat in range(4))


@pytest.mark.parametrize(("players", "left", "cards"), [(4, 34, 18), (3, 30, 18), (2, 28, 14)])
def test_tv_13_cr_1_8_cr_1_9_cr_1_10_cr_1_15_cr_1_16_the_set_up_by_players(players: int, left: int, cards: int) -> None:
    p = start(players)
    assert (p.state.pile_size, p.state.deck_size) == (left, cards)
    assert (loose(p, "F"), loose(p, "Q")) == ((players, 0), (0, players))
    assert supply(p) == (20 - players, 20 - players)
    assert len(p.view(-1)["cells"]) == 12


@pytest.mark.parametrize(("players", "plains"), [(4, 20), (3, 16), (2, 14)])
def test_cr_1_9_plains_are_put_back(players: int, plains: int) -> None:
    assert pile(start(players)).count("plains") == plains
    assert start(players).view(-1)["pile_has"]["plains"] == plains


def test_cr_1_10_the_pile_is_shuffled() -> None:
    assert len({tuple(pile(start(4, seed))) for seed in range(5)}) == 5
    assert pile(start(4)) != sorted(pile(start(4)))


def test_cr_1_10_nobody_knows_its_order() -> None:
    p = start(4)
    for seat in (-1, 0, 1):
        guesses = {tuple(pile(p.determinized(seat, seed))) for seed in range(5)}
        assert len(guesses) == 5
        assert {tuple(sorted(guess)) for guess in guesses} == {tuple(sorted(pile(p)))}


def test_cr_1_11_all_41_tiles() -> None:
    p = start(4)
    on_map = [TERRAIN_KEYS[p.state.terrain[i]] for i in range(7)]
    found = {key: (pile(p) + on_map).count(key) for key in TERRAIN_KEYS}
    assert found == {"temple": 1, "plains": 22, "forest": 6, "quarry": 7, "volcano": 5}
    assert found == dict(zip(TERRAIN_KEYS, TILES_OF.values, strict=True))


def test_cr_1_12_any_tile_fits_beside_any_other() -> None:
    p = position(land="volcano:0,-2 quarry:1,-2 forest:-1,-1", tribes="0:A=3", pile="plains")
    play(p, "step A empty N", "step 9 empty NW")
    s = p.state
    assert (TERRAIN_KEYS[s.terrain[10]], s.q[10], s.r[10]) == ("plains", -2, -1)
    assert [s.neighbour[10, d] for d in range(6)] == [-1, -1, 9, -1, -1, -1]
    assert s.neighbour[9, 5] == 10


def test_cr_1_14_only_the_owner_knows_the_values() -> None:
    p = position(land="plains:-1,-1", offerings="0:4@7", tribes="0:7=1")
    known = [p.view(eyes)["players"][0]["offerings"][0]["value"] for eyes in (0, 1, -1)]
    assert known == [4, None, None]
    assert [p.view(eyes)["players"][0]["reserve_values"] for eyes in (0, 1, -1)] == [[2, 6, 7], None, None]


def test_cr_1_14_what_is_hidden_is_told_to_the_owner_alone() -> None:
    p = position(land="plains:-1,-1", tribes="0:7=2", loads="0:7=wood")
    play(to_action(p), "action huts", "make 1")
    events = {e.kind.name: e for e in p.play("offer 6").events}
    assert [events["offering_hidden"].visible_to(seat) for seat in (0, 1, -1)] == [True, False, False]
    assert [events["hut_built"].visible_to(seat) for seat in (0, 1, -1)] == [True, True, True]
    assert {p.determinized(1, seed).state.offer_value[0, 0] for seed in range(20)} == {2, 4, 6, 7}
    assert {p.determinized(0, seed).state.offer_value[0, 0] for seed in range(20)} == {6}


@pytest.mark.parametrize(("removal", "cards"), [("victim", 14), ("third", 16), ("none", 18)])
def test_tv_91_cr_1_15_cards_taken_out_with_two_players(removal: str, cards: int) -> None:
    assert start(2, two_player_cards=removal).state.deck_size == cards
    assert start(3, two_player_cards=removal).state.deck_size == 18


def test_cr_1_15_the_deck_is_shuffled() -> None:
    assert len({tuple(deck(start(4, seed))) for seed in range(5)}) == 5
    assert sorted(deck(start(4))) == [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
    assert deck(start(4)) != sorted(deck(start(4)))


def test_cr_1_16_supplies_are_common() -> None:
    p = position(players=2, tribes="0:A=1", pile="forest")
    assert supply(play(p, "step A empty N")) == (16, 18)
    assert p.view(1)["supply"] == {"wood": 16, "stone": 18}


@pytest.mark.parametrize(
    ("players", "homes", "neutral"),
    [(4, ["B", "A", "A", "B"], []), (3, ["B", "A", "A"], ["B"]), (2, ["B", "A"], ["A", "B"])],
)
def test_tv_90_the_homes_can_be_exchanged(players: int, homes: list[str], neutral: list[str]) -> None:
    p = start(players, home_pairs="first_on_b")
    assert [tribes(p, seat) for seat in range(players)] == [f"{home}=3" for home in homes]
    assert neutral_huts(p) == neutral


def test_tv_19_cr_17_1_a_start_card_for_each() -> None:
    p = start(4, start_card=True)
    assert [len(hand(p, seat)) for seat in range(4)] == [1, 1, 1, 1]
    assert [p.state.hand_size[seat] for seat in range(4)] == [1, 1, 1, 1]
    assert p.state.deck_size == 14
    assert {len(hand(start(4), seat)) for seat in range(4)} == {0}


def test_cr_17_1_it_can_be_played_from_the_first_turn_on() -> None:
    for seed in range(40):
        p = start(4, seed, start_card=True)
        if hand(p, 0) == ["endurance"]:
            assert offered(p)["play"] == "endurance"
            assert told(p, "play endurance")[-2:] == ["turn_started 0 2", "card_played 0 endurance"]
            return
    raise AssertionError("no seed deals an Endurance")
