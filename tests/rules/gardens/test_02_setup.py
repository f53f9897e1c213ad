"""Chapter 2: the draft, each Empire's start, and what chance lays out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from eduba.games.gardens import GAME
from eduba.games.gardens.rewards import draw_quest
from eduba.games.gardens.shape import (
    EMPIRE_KEYS,
    EVENT_CODES,
    QUEST_CODES,
    REGION_KEYS,
    REGIONS,
    SLOT,
    SLOTS,
    TERRAIN_KEYS,
    TOKEN_CODES,
)
from eduba.games.gardens.state import Step, Token
from eduba.kernel.engine import Position
from eduba.kernel.game import OptionError
from rules.gardens.board import (
    ENGINE,
    TABLES,
    TILE_CODES,
    answers,
    asked,
    dice,
    drafted,
    events,
    figures,
    goods,
    levels,
    of_kind,
    play,
    refused,
    region,
    seats_in,
    section,
)

BOTH: dict[str, Any] = {"expansion_a": "yes", "expansion_b": "yes"}
SEATS = [2, 3, 4, 5, 6]
START = {"stone": 1, "wood": 1, "clay": 1, "food": 1}


def new(players: int, seed: int = 1, **options: object) -> Position:
    return ENGINE.new({"players": players, **options}, seed)


def laid_out(players: int, seed: int = 1, **options: object) -> Position:
    """All is laid out, for Empires and starts drawn by chance."""
    return new(players, seed, **{"draft": "random", **BOTH, **options})


def deciders(p: Position, actions: Sequence[str]) -> list[int]:
    """Who answers each question in turn."""
    seats = []
    for action in actions:
        seats.append(p.actor)
        play(p, action)
    return seats


def to_round_1(p: Position) -> Position:
    """Every question of the set-up gets its first answer; the Elamites found nothing."""
    while p.state.round == 0:
        p.play(p.legal()[-1] if asked(p).endswith(" found") else p.legal()[0])
    return p


def test_tv_1_ga_2_1_ga_2_2_ga_2_3_roles_by_seat_empires_by_letter_starts_by_letter_reversed() -> None:
    p = new(4)
    assert deciders(p, ["role C", "role A", "role D", "role B"]) == [0, 1, 2, 3]
    assert deciders(p, ["empire sumer", "empire akkad", "empire babylon", "empire elam"]) == [1, 3, 0, 2]
    assert deciders(p, ["start 1", "start 2", "start 3", "start 4"]) == [2, 0, 3, 1]
    players = p.view(0)["players"]
    assert [player["letter"] for player in players] == ["C", "A", "D", "B"]
    assert [player["empire"] for player in players] == ["babylon", "sumer", "elam", "akkad"]
    assert [player["home"] for player in players] == ["susa", "ur", "assur", "ebla"]


def test_ga_2_1_ga_2_2_ga_2_3_all_hear_who_takes_what() -> None:
    p = new(2)
    said = events(p, "role B", "role A", "empire elam", "empire akkad", "start 3", "start 4")
    assert of_kind(said, "role_taken") == [{"seat": 0, "role": 1}, {"seat": 1, "role": 0}]
    empires = [(event["seat"], EMPIRE_KEYS[event["empire"]]) for event in of_kind(said, "empire_taken")]
    starts = [(event["seat"], REGION_KEYS[event["region"]]) for event in of_kind(said, "start_taken")]
    assert (empires, starts) == ([(1, "elam"), (0, "akkad")], [(0, "ebla"), (1, "ur")])


@pytest.mark.parametrize("players", SEATS)
def test_ga_2_1_as_many_letters_as_seats_each_once(players: int) -> None:
    p = new(players, **BOTH)
    assert answers(p, "role") == list("ABCDEF"[:players])
    if players < 6:
        assert refused(p, f"role {'ABCDEF'[players]}") == "GA-2.1"
    play(p, "role B")
    assert refused(p, "role B") == "GA-2.1"
    assert answers(p, "role") == list("ACDEF"[: players - 1])


@pytest.mark.parametrize(
    ("boxes", "offered"),
    [
        ({}, EMPIRE_KEYS[:4]),
        ({"expansion_a": "yes"}, ("sumer", "akkad", "babylon", "elam", "assyria", "hatti")),
        ({"expansion_b": "yes"}, ("sumer", "akkad", "babylon", "elam", "mari", "ebla")),
        (BOTH, EMPIRE_KEYS),
    ],
    ids=["base", "a", "b", "both"],
)
def test_ga_2_2_each_empire_of_the_boxes_in_play_once(boxes: dict[str, Any], offered: Sequence[str]) -> None:
    p = new(2, **boxes)
    play(p, "role A", "role B")
    assert answers(p, "empire") == list(offered)
    play(p, "empire elam")
    assert answers(p, "empire") == [key for key in offered if key != "elam"]
    assert refused(p, "empire elam") == "GA-2.2"


@pytest.mark.parametrize("players", SEATS)
def test_ga_2_3_four_starts_up_to_four_seats_then_six_each_once(players: int) -> None:
    p = new(players, **BOTH)
    play(p, *[f"role {letter}" for letter in "ABCDEF"[:players]])
    play(p, *[f"empire {key}" for key in EMPIRE_KEYS[:players]])
    offered = [str(start) for start in range(1, (4 if players < 5 else 6) + 1)]
    assert answers(p, "start") == offered
    if players < 5:
        assert refused(p, "start 5") == "GA-2.3"
    play(p, "start 3")
    assert refused(p, "start 3") == "GA-2.3"
    assert answers(p, "start") == [start for start in offered if start != "3"]


@pytest.mark.parametrize("players", SEATS)
def test_ga_2_1_ga_2_2_ga_2_3_all_three_may_be_drawn_by_chance(players: int) -> None:
    seen = set()
    for seed in range(6):
        p = laid_out(players, seed)
        assert p.state.step not in {Step.ROLE, Step.EMPIRE, Step.START}
        drawn = [(player["letter"], player["empire"], player["home"]) for player in p.view(0)["players"]]
        letters, empires, homes = (list(column) for column in zip(*drawn, strict=True))
        assert sorted(letters) == list("ABCDEF"[:players])
        assert len(set(empires)) == len(set(homes)) == players
        assert players > 4 or not {"eshnunna", "mari"} & set(homes)
        seen.add(tuple(drawn))
        said = events(p, answers(p)[0])
        assert [event["region"] for event in of_kind(said, "start_taken")] == [region(home) for home in homes]
    assert len(seen) == 6


def test_ga_2_1_ga_2_2_ga_2_3_chance_may_give_everybody_everything() -> None:
    first = [laid_out(5, seed).view(0)["players"][0] for seed in range(60)]
    assert {player["letter"] for player in first} == set("ABCDE")
    assert {player["empire"] for player in first} == set(EMPIRE_KEYS)
    assert {player["home"] for player in first} == {"assur", "susa", "ebla", "ur", "eshnunna", "mari"}


def test_ga_2_2_without_an_expansion_there_are_empires_for_four() -> None:
    with pytest.raises(OptionError, match="4 Empires"):
        GAME.choose({"players": 5})
    GAME.choose({"players": 6, "expansion_a": "yes"})


def test_ga_2_4_a_ziggurat_without_storey_stands_at_home_other_starts_are_ordinary() -> None:
    p = to_round_1(drafted("akkad babylon", "2 3"))
    regions = p.view(0)["regions"]
    assert {name: regions[region(name)]["home"] for name in ("assur", "susa", "ebla", "ur", "mari")} == {
        "assur": -1,
        "susa": 0,
        "ebla": 1,
        "ur": -1,
        "mari": -1,
    }
    assert [p.state.storeys[seat] for seat in range(2)] == [0, 0]
    assert (regions[region("assur")]["resource"], regions[region("susa")]["resource"]) == ("stone", None)


START_OF_EMPIRES = [
    ("GA-2.6", "sumer", {"tablet": 1}, {"research": 2}, "spearman", 1, (1, 1)),
    ("GA-2.7", "babylon", {}, {"growth": 2}, "spearman", 0, (2, 1)),
    ("GA-2.8", "akkad", {"knucklebone": 1}, {"war": 2}, "archer", 0, (1, 1)),
    ("GA-2.9", "elam", {}, {"harvest": 2}, "spearman", 0, (1, 1)),
    ("GA-2.10", "assyria", {}, {"explore": 2}, "spearman", 0, (1, 2)),
    ("GA-2.11", "hatti", {}, {}, "spearman", 0, (1, 1)),
    (
        *("GA-2.12", "mari", {}),
        {"explore": 2, "build": 2, "research": 2, "harvest": 2, "war": 2, "growth": 2},
        *("spearman", 0, (1, 1)),
    ),
    ("GA-2.13", "ebla", {}, {"build": 2}, "spearman", 0, (1, 1)),
]


@pytest.mark.parametrize(
    ("empire", "more", "high", "unit", "storeys", "spaces"),
    [row[1:] for row in START_OF_EMPIRES],
    ids=[f"{row[1]}-{row[0]}" for row in START_OF_EMPIRES],
)
def test_ga_2_5_the_start_of_each_empire(
    empire: str, more: dict[str, int], high: dict[str, int], unit: str, storeys: int, spaces: tuple[int, int]
) -> None:
    """TV-2 Sumer, TV-3 Akkad: what all have, and what each has besides or instead."""
    p = to_round_1(drafted(f"{empire} {'sumer' if empire != 'sumer' else 'akkad'}", "1 2"))
    assert goods(p, 0) == {**START, **more}
    assert levels(p, 0) == high
    assert [figure for figure in figures(p, 0) if "ship" not in figure] == [f"{unit}@assur"]
    assert (p.state.storeys[0], len(dice(p, 0))) == (storeys, storeys)
    assert (p.state.population[0], p.state.renown[0]) == spaces


@pytest.mark.parametrize("colour", ["white", "silver", "black"])
def test_tv_2_ga_2_6_sumer_chooses_the_colour_of_its_first_die(colour: str) -> None:
    p = drafted("sumer akkad", "1 2")
    assert (asked(p), answers(p, "take_die")) == ("0 set_die", ["white", "silver", "black"])
    play(p, f"take_die {colour}")
    assert (p.state.storeys[0], dice(p, 0)) == (1, [f"{colour}="])


def test_tv_7_ga_2_9_elam_founds_beside_its_start_but_not_under_a_blocker() -> None:
    p = drafted("elam akkad", "1 2")
    assert asked(p) == "0 found"
    assert answers(p) == ["found ishuwa", "found harran", "found nineveh", "stop"]
    assert [refused(p, f"found {name}") for name in ("nairi", "emar", "assur")] == ["GA-2.9"] * 3


def test_ga_2_9_nor_where_a_tribe_is_nor_in_a_start_in_use() -> None:
    p = drafted("akkad elam babylon sumer assyria", "2 5 3 4 1")
    play(p, "take_die white")
    assert (asked(p), answers(p, "found")) == ("1 found", ["lullubum", "arbela", "arrapha"])
    p.state.home[0] = region("arbela")
    assert answers(p, "found") == ["lullubum", "arrapha"]


def test_ga_2_9_a_settlement_and_a_wall_in_one_region_the_event_stays_face_down() -> None:
    p = drafted("elam akkad", "1 2")
    said = events(p, "found harran")
    place = region("harran")
    assert (p.state.settlement[place], p.state.wall[place], p.state.token[place]) == (0, 0, Token.FACE_DOWN)
    assert len(of_kind(said, "settlement_placed")) == len(of_kind(said, "wall_placed")) == 1
    assert asked(p) == "0 quest"


def test_ga_2_9_elam_need_not_found_anything() -> None:
    p = drafted("elam akkad", "1 2")
    play(p, "stop")
    assert asked(p) == "0 quest"
    assert {p.state.settlement[place] for place in range(REGIONS)} == {-1}


def test_ga_2_11_hatti_may_reroll_for_nothing() -> None:
    p = to_round_1(drafted("hatti akkad", "1 2"))
    while p.actor != 0:
        play(p, "end_turn")
    p.state.storeys[0], p.state.die_colour[0, 0], p.state.die_face[0, 0] = 1, 0, 0
    assert goods(p, 0) == START
    assert of_kind(events(p, "free_reroll 1"), "rerolled") == [{"seat": 0, "dice": 1, "tablets": 0}]


def test_tv_8_ga_2_13_ebla_has_a_ship_on_a_section_of_its_start() -> None:
    p = drafted("ebla akkad", "3 2")
    assert asked(p) == "0 set_ship"
    assert [section(name) for name in answers(p, "place_ship")] == [54, 56, 75, 76]
    assert refused(p, "place_ship emar-bishri") == "GA-2.13"
    play(p, "place_ship bishri-ebla")
    assert figures(p, 0) == ["spearman@ebla", "ship@bishri-ebla"]


@pytest.mark.parametrize("start", ["1", "2", "3", "4", "5", "6"])
def test_ga_2_13_with_rivers_waterways_every_start_has_a_section_for_it(start: str) -> None:
    others = [other for other in "12345" if other != start][:4]
    p = drafted("ebla akkad babylon assyria hatti", " ".join([start, *others]), {"rivers": "waterways"})
    assert asked(p) == "0 set_ship"
    assert len(answers(p, "place_ship")) == 2


def test_tv_4_ga_2_14_seals_lie_in_the_printed_orders() -> None:
    p = to_round_1(drafted("sumer assyria babylon ebla", "1 2 3 4"))
    names = p.view(0)["players"]
    event, population, turns = (
        [names[seat]["empire"] for seat in seats_in(order)]
        for order in (p.state.renown_order, p.state.population_order, p.state.order)
    )
    assert event == ["assyria", "sumer", "babylon", "ebla"]
    assert population == turns == ["babylon", "sumer", "ebla", "assyria"]
    assert [p.state.renown[seat] for seat in range(4)] == [1, 2, 1, 1]
    assert [p.state.population[seat] for seat in range(4)] == [1, 1, 2, 1]


def test_ga_2_14_all_seals_on_space_1() -> None:
    first = to_round_1(drafted("hatti mari ebla akkad elam sumer", "1 2 3 4 5 6"))
    assert seats_in(first.state.renown_order) == [3, 4, 5, 0, 1, 2]
    assert seats_in(first.state.population_order) == [5, 4, 3, 2, 1, 0]


@pytest.mark.parametrize(
    ("players", "filled"),
    [
        (2, [0, 3, 4, 6, 9, 10]),
        (3, [0, 1, 3, 4, 6, 7, 9, 10, 11]),
        (4, list(range(12))),
        (5, list(range(12))),
        (6, list(range(12))),
    ],
    ids=["TV-5", "TV-6", "4", "5", "6"],
)
def test_ga_2_15_trade_tokens_of_each_sections_level(players: int, filled: list[int]) -> None:
    p = laid_out(players)
    found = [slot for slot in range(SLOTS) if p.state.slot_token[slot] >= 0]
    tokens = [p.state.slot_token[slot] for slot in found]
    assert found == filled
    assert [TABLES.token_level[token] for token in tokens] == [int(SLOT.text(slot)[0]) for slot in filled]
    assert len(set(tokens)) == len(tokens)


@pytest.mark.parametrize(
    ("boxes", "there"),
    [({"expansion_b": "no"}, range(28)), ({"expansion_a": "no"}, [*range(20), *range(28, 36)])],
    ids=["a", "b"],
)
def test_ga_2_15_tokens_of_the_boxes_in_play_are_shuffled(boxes: dict[str, Any], there: Sequence[int]) -> None:
    drawn = [laid_out(4, seed, **boxes).state.slot_token.tolist() for seed in range(30)]
    assert {token for row in drawn for token in row} == set(there)
    assert len(TOKEN_CODES) == 36
    assert len({row[0] for row in drawn}) > 3


@pytest.mark.parametrize("players", SEATS)
def test_ga_2_16_each_event_region_gets_a_face_down_token_of_its_terrain(players: int) -> None:
    s, t = laid_out(players).state, TABLES
    cards = []
    for place in range(REGIONS):
        if TERRAIN_KEYS[t.terrain[place]] == "start":
            assert (s.token[place], s.hidden_card[place]) == (Token.NONE, -1)
        else:
            assert s.token[place] == Token.FACE_DOWN
            assert t.event_terrain[s.hidden_card[place]] == t.terrain[place]
            cards.append(s.hidden_card[place])
    assert len(set(cards)) == len(cards) == 30


@pytest.mark.parametrize(
    ("boxes", "cards"),
    [
        ({"expansion_a": "no", "expansion_b": "no"}, range(1, 31)),
        ({"expansion_b": "no"}, range(1, 37)),
        ({"expansion_a": "no"}, [*range(1, 31), *range(37, 43)]),
        ({}, range(1, 43)),
    ],
    ids=["base", "a", "b", "both"],
)
def test_ga_2_16_spare_tokens_of_the_boxes_in_play_go_back_unseen(boxes: dict[str, Any], cards: Sequence[int]) -> None:
    seen = set()
    for seed in range(20):
        p = laid_out(4, seed, **boxes)
        seen |= {EVENT_CODES[card] for card in p.state.hidden_card.tolist() if card >= 0}
        assert not any(p.state.card_seen.tolist())
    assert seen == {f"ev{n}" for n in cards}


def test_ga_2_16_ga_2_19_ga_2_20_a_seat_can_only_guess_what_lies_face_down() -> None:
    p = to_round_1(laid_out(4))
    t, guesses = TABLES, [p.determinized(0, seed).state for seed in range(12)]
    for guess in guesses:
        cards = [(guess.hidden_card[place], place) for place in range(REGIONS) if guess.hidden_card[place] >= 0]
        assert all(t.event_terrain[card] == t.terrain[place] for card, place in cards)
        assert [TILE_CODES[guess.hidden_tile[floor]][1] for floor in range(1, 5)] == list("2345")
    for place in (region("harran"), region("nairi"), region("emar")):
        assert len({guess.hidden_card[place] for guess in guesses}) > 1
    assert len({guess.hidden_tile[4] for guess in guesses}) > 1
    assert len({tuple(guess.deck.tolist()) for guess in guesses}) > 1


@pytest.mark.parametrize("players", SEATS)
def test_ga_2_17_nine_tribes_as_on_the_map_with_every_number_of_seats(players: int) -> None:
    tribes = {entry["name"]: entry["tribe"] for entry in laid_out(players).view(0)["regions"] if entry["tribe"]}
    s, sa, sah = ["spearman"], ["spearman", "archer"], ["spearman", "archer", "horseman"]
    assert tribes == {
        **dict.fromkeys(("musasir", "babylon", "dumah"), s),
        **dict.fromkeys(("awan", "qatna", "jezireh"), sa),
        **dict.fromkeys(("ebih", "simurrum", "nippur"), sah),
    }


@pytest.mark.parametrize(
    ("players", "blocked"),
    [
        (2, ["nairi", "lullubum", "gutium", "arrapha", "akkad", "tadmor", "suhum", "sutium"]),
        (3, ["lullubum", "arrapha", "akkad", "suhum"]),
        (4, []),
        (5, []),
        (6, []),
    ],
)
def test_ga_2_18_eight_blockers_with_two_seats_four_with_three(players: int, blocked: list[str]) -> None:
    assert [entry["name"] for entry in laid_out(players).view(0)["regions"] if entry["blocked"]] == blocked


def test_ga_2_19_a_random_tile_for_each_floor_the_first_one_face_up() -> None:
    shown, hidden = set(), set()
    for seed in range(30):
        s = laid_out(4, seed, expansion_b="no").state
        assert [s.tile[floor] >= 0 for floor in range(5)] == [True, False, False, False, False]
        assert s.hidden_tile[0] == -1
        assert [TILE_CODES[s.hidden_tile[floor]][:2] for floor in range(1, 5)] == ["g2", "g3", "g4", "g5"]
        shown.add(TILE_CODES[s.tile[0]])
        hidden |= {TILE_CODES[s.hidden_tile[floor]] for floor in range(1, 5)}
    assert shown == {"g1a", "g1b", "g1c", "g1d"}
    assert hidden == {f"g{floor}{letter}" for floor in range(2, 6) for letter in "abcd"}


@pytest.mark.parametrize(
    ("players", "boxes", "cards"),
    [(4, {}, 18), (6, {"expansion_a": "yes"}, 24), (6, BOTH, 30)],
    ids=["4", "6", "6-both"],
)
def test_ga_2_20_four_quests_each_from_a_shuffled_deck(players: int, boxes: dict[str, Any], cards: int) -> None:
    p = new(players, draft="random", **boxes)
    while not asked(p).endswith(" quest"):
        p.play(p.legal()[-1])
    s = p.state
    assert s.deck_size == cards - 4 * players
    dealt = [s.hand[seat, i] for seat in range(players) for i in range(4)]
    assert len({*dealt, *s.deck.tolist()} - {-1}) == cards
    assert answers(p, "return_quest") == ["0", "1", "2", "3"]


def test_ga_2_20_every_game_deals_other_quests() -> None:
    hands = []
    for seed in range(6):
        p = new(4, seed, draft="random")
        while not asked(p).endswith(" quest"):
            p.play(p.legal()[-1])
        hands.append(tuple(sorted(p.state.hand[0, i] for i in range(4))))
    assert len(set(hands)) == 6


def test_tv_9_ga_2_20_one_card_goes_to_the_bottom_of_the_deck_unseen_by_others() -> None:
    p = drafted("akkad babylon", "1 2")
    s = p.state
    for i, code in enumerate(("q1", "q4", "q9", "q14")):
        s.hand[0, i] = QUEST_CODES.index(code)
    deck = s.deck.tolist()
    said = events(p, "return_quest 2")
    assert [QUEST_CODES[s.hand[0, i]] for i in range(s.hand_size[0])] == ["q1", "q4", "q14"]
    assert (QUEST_CODES[s.returned[0]], s.deck.tolist()) == ("q9", deck)
    assert p.view(0)["players"][0]["returned"] == "q9"
    others = p.view(1)["players"][0]
    assert (others["returned"], others["quests"], others["quest_count"]) == (None, None, 3)
    assert of_kind(said, "quest_returned") == [{"seat": 0}]
    seen = [event for event in said if event.kind.name == "quest_returned_seen"]
    assert [event.visible_to(seat) for event in seen for seat in (0, 1)] == [True, False]
    assert asked(p) == "1 quest"


def test_ga_2_20_cards_put_back_are_drawn_last() -> None:
    p = to_round_1(new(6, draft="random", expansion_a="yes"))
    s = p.state
    assert s.deck_size == 0
    assert [draw_quest(s), draw_quest(s)] == [s.returned[0], s.returned[1]]


def test_ga_2_21_draft_then_chance_then_start_choices_in_population_order_then_quests() -> None:
    p = new(3, **BOTH)
    play(p, "role A", "role B", "role C", "empire ebla", "empire elam", "empire sumer", "start 1", "start 2")
    assert (p.state.tile[0], p.state.deck_size, goods(p, 0)) == (-1, 0, {})
    said = events(p, "start 3")
    assert (len(of_kind(said, "token_dealt")), len(of_kind(said, "tile_revealed"))) == (9, 1)
    order = []
    while p.state.round == 0:
        order.append(asked(p))
        p.play(p.legal()[-1])
    assert order == ["2 set_die", "1 found", "0 set_ship", "0 quest", "1 quest", "2 quest"]
    assert asked(p) == "2 turn"


@pytest.mark.parametrize("seed", range(8))
def test_ga_2_21_all_is_laid_out_and_told_once(seed: int) -> None:
    p = new(4, seed, **BOTH)
    said = []
    while p.state.round == 0:
        said += events(p, answers(p)[-1])
    assert all(p.state.stock[seat, resource] == 1 for seat in range(4) for resource in range(4))
    dealt = [(event["slot"], event["token"]) for event in of_kind(said, "token_dealt")]
    assert dealt == [(slot, p.state.slot_token[slot]) for slot in range(SLOTS)]
    assert all(event["n"] > 0 for event in of_kind(said, "gained"))
    assert [len(of_kind(said, kind)) for kind in ("tile_revealed", "quests_dealt", "quest_dealt")] == [1, 4, 16]


@pytest.mark.parametrize("players", [5, 6])
def test_ga_2_22_five_and_six_play_by_the_rules_for_four(players: int) -> None:
    p = to_round_1(laid_out(players))
    seen = p.view(0)
    assert all(slot["token"] is not None for slot in seen["trade"])
    assert not any(entry["blocked"] for entry in seen["regions"])
    assert sum(entry["token"] == "face_down" for entry in seen["regions"]) == 30
    assert [player["quest_count"] for player in seen["players"]] == [3] * players
    assert len(seats_in(p.state.order)) == players
    assert {player["home"] for player in seen["players"]} <= set(REGION_KEYS)
