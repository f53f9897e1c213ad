"""Chapter 2: the layout, the deal, three rounds of placing, and one exchange before play."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from eduba.games.ur.preparation import (
    clear_board,
    collect_tiles,
    deal_rest,
    in_deck,
    lay_out,
    set_in_deck,
    shuffle_tiles,
)
from eduba.games.ur.shape import CODES, COLUMNS, LETTERS, NEIGHBOUR, PLACE_NAMES, PLACES, SIDES, TILES
from eduba.games.ur.state import State, Step
from eduba.kernel.engine import Position
from eduba.kernel.random import below, seed_words
from rules.ur.board import (
    ENGINE,
    TABLES,
    answers,
    asked,
    hand,
    offered,
    pass_turn,
    play,
    position,
    refused,
    spares,
    tile,
    tokens,
)

AGREED = {
    "two_player_spares": ("removed", 1),
    "lone_field": ("loses", 1),
    "hole_is_edge": ("yes", 1),
    "ziggurat_face": ("counts", 1),
    "tie_break": ("shared", 1),
    "idle_rounds": (5, 5),
    "round_limit": (250, 250),
    "step_order": ("canonical", 1),
}
"""A choice other than the usual for each option, and how the position keeps it."""


@pytest.mark.parametrize("option", AGREED)
def test_what_was_agreed_before_the_game_holds(option: str) -> None:
    usual, chosen = ENGINE.new().state, ENGINE.new({option: AGREED[option][0]}).state
    for other, (_, kept) in AGREED.items():
        assert getattr(chosen, other) == (kept if other == option else getattr(usual, other))


def test_a_set_up_leaves_nothing_of_an_earlier_game() -> None:
    p = ENGINE.new({"players": 2} | {option: choice for option, (choice, _) in AGREED.items()}, seed=1)
    random = Random(1)
    for _ in range(150):
        p.play(random.choice(p.legal()))
    chosen = ENGINE.game.option_values(ENGINE.game.choose({"players": 3}))
    ENGINE.game.begin(p.state, TABLES, chosen, 77)
    assert p.same(ENGINE.new({"players": 3}, seed=77))


def equal_neighbours(s: State) -> list[str]:
    """The places that show the same face as a neighbour."""
    return [
        PLACE_NAMES[i]
        for i in range(PLACES)
        if any(NEIGHBOUR[i, side] >= 0 and s.face[NEIGHBOUR[i, side]] == s.face[i] for side in range(SIDES))
    ]


def sorted_deck(players: int = 4) -> Position:
    """Before the layout: the deck is sorted by kind, and as all words of the generator are 0, so is every coin."""
    p = Position(ENGINE)
    p.state.seats = players
    clear_board(p.state, TABLES)
    collect_tiles(p.state)
    return p


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, 7, 2006])
def test_v_01_ur_2_2_ur_2_7_thirty_six_places_and_all_neighbours_differ(players: int, seed: int) -> None:
    p = ENGINE.new({"players": players}, seed=seed)
    s = p.state
    assert equal_neighbours(s) == []
    in_hand = [s.hand[seat] for seat in range(4)]
    beside = [s.spare[0], s.spare[1]]
    everywhere = [s.kind[i] for i in range(PLACES)] + [kind for kind in in_hand + beside if kind >= 0]
    assert Counter(CODES[kind] for kind in everywhere) == dict.fromkeys(CODES, 4)
    assert len(spares(p).split()) == 4 - players
    assert in_hand.count(-1) == 4 - players


def test_ur_2_1_the_deck_is_shuffled_from_its_last_tile_down() -> None:
    shuffled, expected = sorted_deck().state, sorted_deck().state
    seed_words(shuffled, 2006)
    shuffle_tiles(shuffled)
    deck = [in_deck(expected, i) for i in range(TILES)]
    seed_words(expected, 2006)
    for i in range(TILES - 1, 0, -1):
        j = below(expected, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    assert [in_deck(shuffled, i) for i in range(TILES)] == deck


def test_ur_2_1_every_game_begins_with_another_deck() -> None:
    hands = {hand(ENGINE.new(seed=seed), 0) for seed in range(100)}
    assert hands == set(CODES)


def test_ur_2_1_every_tile_may_come_to_lie_anywhere() -> None:
    p = sorted_deck()
    first, last = Counter[str](), Counter[str]()
    for seed in range(1000):
        collect_tiles(p.state)
        seed_words(p.state, seed)
        shuffle_tiles(p.state)
        first[CODES[in_deck(p.state, 0)]] += 1
        last[CODES[in_deck(p.state, TILES - 1)]] += 1
    for found in (first, last):
        assert sorted(found) == sorted(CODES)
        assert 70 <= min(found.values()) <= max(found.values()) <= 130


def test_v_02_ur_2_3_place_by_place_the_next_tile_that_fits() -> None:
    p = sorted_deck()
    lay_out(p.state)
    deal_rest(p.state)
    faces = "".join(LETTERS[p.state.face[i]] for i in range(PLACES))
    rows = [faces[i : i + COLUMNS] for i in range(0, PLACES, COLUMNS)]
    assert rows == ["ATATAC", "CAPAPA", "AWAWTC", "TCTPWT", "PTWTCP", "CPCWPC"]
    assert [hand(p, seat) for seat in range(4)] == ["CW", "PW", "PW", "PW"]


def test_v_03_ur_2_3_a_tile_that_does_not_fit_changes_places_with_a_later_one() -> None:
    p = sorted_deck()
    before = [CODES[in_deck(p.state, i)] for i in (22, 24)]
    lay_out(p.state)
    assert before == ["TP", "TW"]
    assert [tile(p, name) for name in ("e3", "d4", "e4", "a5")] == ["Tc", "Pt", "Wt", "Pt"]


def test_ur_2_3_the_layout_follows_the_deck_step_by_step() -> None:
    for seed in range(50):
        deck = Random(seed).sample([kind for kind in range(len(CODES)) for _ in range(4)], TILES)
        p = sorted_deck()
        for i in range(TILES):
            set_in_deck(p.state, i, deck[i])
        lay_out(p.state)
        shown: list[str] = []
        for i in range(PLACES):
            forbidden = {shown[i - 1]} if i % COLUMNS else set()
            forbidden |= {shown[i - COLUMNS]} if i >= COLUMNS else set()
            j = next(j for j in range(i, TILES) if set(CODES[deck[j]]) - forbidden)
            deck[i], deck[j] = deck[j], deck[i]
            shown.append(next(letter for letter in CODES[deck[i]] if letter not in forbidden))
        assert [in_deck(p.state, i) for i in range(TILES)] == deck
        assert [LETTERS[p.state.face[i]] for i in range(PLACES)] == shown


def test_ur_2_4_the_layout_never_fails() -> None:
    """The hardest decks hold all copies of a kind together; the last places then have the least to choose from."""
    p = sorted_deck()
    for seed in range(200):
        kinds = Random(seed).sample(range(len(CODES)), len(CODES))
        for i in range(TILES):
            set_in_deck(p.state, i, kinds[i // 4])
        seed_words(p.state, seed)
        lay_out(p.state)
        assert equal_neighbours(p.state) == []


def test_ur_2_5_an_exchange_may_lay_equal_faces_side_by_side() -> None:
    p = play(position("b1:0x2"), "end_actions", "exchange c3", "show W")
    assert [tile(p, name) for name in ("c2", "c3")] == ["Wa", "Wa"]
    assert equal_neighbours(p.state) == ["c2", "c3"]


def test_ur_2_6_the_next_tiles_of_the_deck_go_to_the_hands() -> None:
    p = sorted_deck(players=3)
    lay_out(p.state)
    left = [CODES[in_deck(p.state, i)] for i in range(PLACES, TILES)]
    deal_rest(p.state)
    assert [hand(p, seat) for seat in range(3)] == left[:3]
    assert p.state.hand[3] == -1


@pytest.mark.parametrize(("players", "beside"), [(4, ""), (3, "PW"), (2, "PW PW")])
def test_ur_2_7_the_tiles_left_over_lie_beside_the_grid(players: int, beside: str) -> None:
    p = sorted_deck(players)
    lay_out(p.state)
    deal_rest(p.state)
    assert spares(p) == beside


def test_v_96_ur_2_7_two_players_may_put_the_spares_away() -> None:
    p = ENGINE.new({"players": 2, "two_player_spares": "removed", "first_player": 0}, seed=5)
    s = p.state
    assert spares(p) == ""
    kinds = Counter([s.kind[i] for i in range(PLACES)] + [s.hand[0], s.hand[1]])
    assert kinds.total() == 38
    assert max(kinds.values()) == 4
    play(p, "place a1", "place f6", "place a1", "place f6", "place a1", "place f6")
    assert asked(p) == "0 setup_exchange"
    assert refused(p, "exchange 36") == refused(p, "exchange 37") == "UR-1.14"


def test_ur_2_7_three_players_keep_the_spare_whatever_two_would_do() -> None:
    assert len(spares(ENGINE.new({"players": 3, "two_player_spares": "removed"}, seed=5)).split()) == 1


def test_ur_2_8_the_first_player_is_drawn_among_all_seats() -> None:
    drawn = Counter(ENGINE.new({"players": 3}, seed=seed).state.first_player for seed in range(300))
    assert sorted(drawn) == [0, 1, 2]
    assert min(drawn.values()) >= 75


def test_v_97_ur_2_8_ur_3_1_the_first_player_places_first_and_keeps_the_marker() -> None:
    p = ENGINE.new({"players": 4, "first_player": 2}, seed=9)
    placing = []
    while asked(p).endswith(" place"):
        placing.append(p.actor)
        p.play(p.legal()[0])
    assert placing == [2, 3, 0, 1] * 3
    play(p, "decline", "decline", "decline", "decline")
    for rounds in (1, 2):
        for seat in (2, 3, 0, 1):
            assert p.actor == seat
            assert p.state.round == rounds - 1
            pass_turn(p)
        assert p.state.round == rounds
    assert p.state.first_player == 2


def test_v_04_ur_2_9_the_first_token_goes_on_any_free_tile() -> None:
    p = position("a1:1x1", players=2, first_player=1, step=Step.PLACE, made=1)
    assert len(answers(p)) == 35
    assert refused(p, "place a1") == "UR-2.9"
    play(p, "place f6")
    assert tokens(p) == "a1:1x1 f6:0x1"


def test_v_05_ur_2_10_the_second_token_goes_on_an_own_tile_or_beside_it() -> None:
    p = position("a1:0x1 b1:1x1 f6:2x1", players=3, step=Step.PLACE, made=3)
    assert offered(p) == {"place": "a1 a2"}
    assert refused(p, "place b1") == "UR-2.10"
    assert refused(p, "place c3") == "UR-2.10"


def test_v_06_ur_2_10_so_does_the_third() -> None:
    p = position("a1:0x1 b1:0x1 f5:1x2 f6:2x2", players=3, step=Step.PLACE, made=6)
    assert offered(p) == {"place": "a1 b1 c1 a2 b2"}


def test_ur_2_11_all_three_tokens_must_be_placed() -> None:
    p = ENGINE.new({"players": 2, "first_player": 1}, seed=4)
    for name in ("a1", "f6", "a1", "f6", "a1", "f6"):
        assert list(offered(p)) == ["place"]
        assert refused(p, "decline") is None
        play(p, f"place {name}")
    assert tokens(p) == "a1:1x3 f6:0x3"
    assert asked(p) == "1 setup_exchange"


def test_v_07_ur_2_12_ur_11_2_before_play_a_seat_may_exchange_as_at_the_end_of_a_turn() -> None:
    p = position("a2:0x1", players=3, spares="TC", step=Step.SETUP_EXCHANGE)
    assert answers(p)[0] == "decline"
    assert len(answers(p, "exchange")) == 33
    assert [refused(p, f"exchange {name}") for name in ("a1", "c2", "e6", "a2")] == ["UR-11.2"] * 4
    assert refused(p, "exchange 37") == "UR-1.14"


def test_v_08_ur_2_12_or_decline() -> None:
    p = play(position("a2:0x1", players=3, spares="TC", step=Step.SETUP_EXCHANGE), "decline")
    assert hand(p, 0) == "AW"
    assert asked(p) == "1 setup_exchange"


def test_ur_2_12_each_seat_exchanges_at_most_once_before_play() -> None:
    p = position("a2:0x1 f6:1x1", players=3, spares="TC", step=Step.SETUP_EXCHANGE)
    play(p, "exchange c3", "show W")
    assert (tile(p, "c3"), hand(p, 0), p.actor) == ("Wa", "AT", 1)
    play(p, "exchange 36")
    assert (spares(p), hand(p, 1), p.actor) == ("TP", "TC", 2)


def test_ur_2_13_then_the_first_player_takes_the_first_turn() -> None:
    p = position("a2:0x1 f6:1x1 c4:2x1", players=3, first_player=1, seat=0, step=Step.SETUP_EXCHANGE, made=2)
    play(p, "decline")
    assert (asked(p), p.state.turn, p.state.round) == ("1 actions", 0, 0)
    assert p.state.setup_step == -1
