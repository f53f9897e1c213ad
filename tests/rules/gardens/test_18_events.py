"""Chapter 18: Events and their rewards."""

from __future__ import annotations

from typing import Any

import pytest

from eduba.games.gardens.events import EVENT_REWARD, INSTEAD_OF_UNIT
from eduba.games.gardens.shape import EVENT_CODES, OPTIONS_OF_AN_EVENT, QUEST_CODES, Resource
from eduba.games.gardens.values import REWARD_ROWS, Effect
from eduba.kernel.engine import Position
from eduba.kernel.events import Event
from rules.gardens.board import (
    TABLES,
    answers,
    asked,
    dice,
    events,
    figures,
    goods,
    levels,
    of_kind,
    play,
    position,
    refused,
    region,
    section,
)
from rules.gardens.table import end_round, own, points, quests, running, token

HARRAN = region("harran")
CANONICAL = {"step_order": "canonical"}


def before(code: str, stock: str = "", **given: Any) -> Position:
    """Seat 0 has a Spearman in Assur; in Harran, next door, lies this Event."""
    return own(position(tokens=f"harran={code}", **{"units": "0:spearman@assur", **given}), 0, stock)


def go(p: Position) -> list[Event]:
    """The Spearman of seat 0 goes to Harran; what is told then."""
    return events(play(p, "pawn explore", "activate spearman assur"), "move harran 0")


def found(code: str, stock: str = "", **given: Any) -> Position:
    """Seat 0 has found this Event in Harran."""
    p = before(code, stock, **given)
    go(p)
    return p


def final(code: str, option: int = 0, **given: Any) -> Position:
    """An Event of seat 0 in Harran is before its last payment: its die shows 6."""
    p = own(position(**{"units": "0:spearman@harran", **given}), 0)
    return running(p, "harran", code, option, die=6)


def kinds(played: list[Event]) -> list[str]:
    """What was told, by kind."""
    return [event.kind.name for event in played]


def test_ga_18_1_everybody_sees_the_event_and_who_found_it_chooses() -> None:
    p = before("ev2")
    assert play(p.copy(), "pawn explore", "activate spearman assur").play("move harran 0").barrier
    played = go(p)
    card = EVENT_CODES.index("ev2")
    assert of_kind(played, "event_revealed") == [{"seat": 0, "region": HARRAN, "card": card}]
    assert all(event.visible_to(seat) for event in played for seat in range(4))
    assert of_kind(played, "event_waits") == []
    assert (token(p, "harran"), p.state.event_card[HARRAN], p.state.hidden_card[HARRAN]) == ("waits", card, -1)
    assert p.state.card_seen[card] == 1
    assert (asked(p), answers(p)) == ("0 event", ["choose 0", "choose 1"])
    for seat in range(-1, 4):
        view = p.view(seat)
        assert (view["regions"][HARRAN]["token"], view["regions"][HARRAN]["event"]) == ("waits", "ev2")
        assert [option["steps"] for option in view["events"]["ev2"]["options"]] == [1, 2]
        assert (view["resolving"]["event"], view["resolving"]["seat"]) == ("ev2", 0)


def test_ga_18_1_a_tribe_guards_its_event() -> None:
    p = before("ev2", tribes="harran=s")
    go(p)
    assert (token(p, "harran"), asked(p)) == ("face_down", "0 turn")


def test_tv_68_ga_18_2_an_option_that_cannot_be_paid_cannot_be_chosen() -> None:
    p = found("ev7")
    assert (answers(p), refused(p, "choose 0")) == (["choose 1"], "GA-18.2")
    assert answers(found("ev7", "food=1")) == ["choose 0", "choose 1"]


def test_ga_18_2_a_six_round_option_needs_an_event_die() -> None:
    p = before("ev3")
    for place, code in (("emar", "ev9"), ("nineveh", "ev14"), ("nairi", "ev24")):
        running(p, place, code)
    go(p)
    assert (answers(p), refused(p, "choose 1")) == (["choose 0"], "GA-18.2")


def test_tv_63_ga_18_3_an_immediate_option_pays_and_the_event_is_gone() -> None:
    p = found("ev2")
    played = events(p, "choose 0")
    assert of_kind(played, "event_track_moved") == [{"seat": 0, "before": 1, "after": 2}]
    assert (goods(p, 0), p.state.renown[0], asked(p)) == ({"stone": 2, "wood": 2}, 2, "0 turn")
    assert (token(p, "harran"), p.state.event_card[HARRAN], p.state.event_option[HARRAN]) == ("none", -1, -1)
    assert (p.state.resolving, p.state.resolver, p.state.reward) == (-1, -1, -1)
    assert (p.state.reward_at, p.state.reward_left, p.state.last) == (0, 0, -1)


def test_ga_18_3_its_cost_is_paid_first() -> None:
    p = found("ev7", "food=1")
    play(p, "choose 0")
    assert (goods(p, 0), p.state.renown[0]) == ({"tablet": 2}, 3)


def test_tv_64_ga_18_4_a_token_stays_for_whoever_controls_the_region_in_the_end() -> None:
    p = found("ev4")
    play(p, "choose 1")
    assert (goods(p, 0), p.state.renown[0]) == ({"clay": 1}, 3)
    assert (token(p, "harran"), p.state.event_owner[HARRAN], asked(p)) == ("points", -1, "0 turn")
    assert [points(p, seat)["tokens"] for seat in range(4)] == [3, 0, 0, 0]
    p.state.land[0, 2] = region("assur")
    p.state.settlement[HARRAN] = 1
    assert [points(p, seat)["tokens"] for seat in range(4)] == [0, 3, 0, 0]


def test_ga_18_5_a_six_round_option_brings_nothing_yet() -> None:
    p = found("ev3")
    play(p, "choose 1")
    assert (goods(p, 0), p.state.renown[0], asked(p)) == ({}, 1, "0 turn")
    assert (token(p, "harran"), p.state.event_owner[HARRAN], p.state.event_die[HARRAN]) == ("runs", 0, 1)
    assert p.state.event_option[HARRAN] == 1


def test_tv_67_ga_18_6_an_event_that_nobody_can_resolve_waits_for_the_next_unit() -> None:
    p = before("ev1", units="0:spearman@assur 1:spearman@emar")
    for place, code in (("nineveh", "ev9"), ("bishri", "ev14"), ("nairi", "ev24")):
        running(p, place, code)
    played = go(p)
    assert of_kind(played, "event_waits") == [{"region": HARRAN, "card": 0}]
    assert (token(p, "harran"), p.state.event_card[HARRAN], asked(p)) == ("waits", 0, "0 turn")
    play(p, "end_turn", "pawn explore", "activate spearman emar", "move harran 0")
    assert (asked(p), answers(p)) == ("1 event", ["choose 0", "choose 1"])
    play(p, "choose 0")
    assert (token(p, "harran"), p.state.event_owner[HARRAN]) == ("runs", 1)


def test_ga_18_6_the_same_seat_may_come_back_with_a_free_die() -> None:
    p = before("ev1", levels="0:explore=2", units="0:horseman@assur")
    for place, code in (("nineveh", "ev9"), ("bishri", "ev14"), ("nairi", "ev24")):
        running(p, place, code)
    play(p, "pawn explore", "activate horseman assur", "move harran 0")
    p.state.token[region("nairi")] = 0
    play(p, "activate horseman harran", "move harran 0")
    assert (asked(p), answers(p)) == ("0 event", ["choose 0", "choose 1"])


@pytest.mark.parametrize(
    ("code", "option", "order"),
    [
        ("ev22", 0, ["event_chosen", "paid", "gained", "population_moved", "event_track_moved"]),
        ("ev27", 0, ["event_chosen", "gained", "wall_placed", "event_track_moved"]),
        ("ev16", 0, ["event_chosen", "paid", "gained", "unit_placed", "event_track_moved"]),
    ],
)
def test_ga_18_7_rewards_have_one_order_and_steps_come_last(code: str, option: int, order: list[str]) -> None:
    p = found(code, "food=1", population="0=2")
    assert kinds(events(p, f"choose {option}")) == order


def test_ga_18_7_choices_are_asked_one_by_one() -> None:
    p = found("ev38", population="0=2")
    play(p, "choose 0")
    assert (asked(p), answers(p)) == ("0 take", ["take stone", "take wood", "take clay", "take food"])
    play(p, "take clay")
    assert (goods(p, 0), asked(p), p.state.renown[0]) == ({"clay": 1}, "0 reward_ship", 1)
    assert kinds(events(p, "place_ship harran-emar")) == ["ship_placed", "event_track_moved"]
    assert (asked(p), p.state.renown[0]) == ("0 turn", 2)


def test_ga_18_7_after_a_choice_the_next_reward_follows() -> None:
    """No printed card has two choices in a row: here the Salt Pans give everything that is asked about."""
    reward, line = TABLES.reward, (EVENT_CODES.index("ev6") * OPTIONS_OF_AN_EVENT) * REWARD_ROWS
    given = {Effect.POPULATION: 1, Effect.SHIP: 1, Effect.STOREY: 1, Effect.DISCOVERY: 7, Effect.QUEST: 1}
    p = found("ev6", population="0=2", options=CANONICAL)
    for effect, n in given.items():
        reward[line, effect] = n
    try:
        play(p, "choose 0", "take food", "take food", "take food")
        assert (p.state.population[0], asked(p), p.state.last) == (3, "0 reward_ship", -1)
        play(p, "place_ship harran-emar", "take_die black", "discover war")
        assert (p.state.storeys[0], levels(p, 0), len(quests(p, 0))) == (2, {"research": 2, "war": 2}, 4)
        assert (p.state.renown[0], asked(p)) == (2, "0 turn")
    finally:
        for effect in given:
            reward[line, effect] = 0


def test_ga_18_7_several_resources_of_choice() -> None:
    p = found("ev6")
    play(p, "choose 0", "take food", "take stone")
    assert (asked(p), p.state.reward_left) == ("0 take", 1)
    play(p, "take food")
    assert (goods(p, 0), p.state.renown[0], asked(p)) == ({"stone": 1, "food": 2}, 2, "0 turn")
    canonical = found("ev6", options=CANONICAL)
    play(canonical, "choose 0", "take clay")
    assert (answers(canonical, "take"), refused(canonical, "take stone")) == (["clay", "food"], None)
    play(canonical, "take clay", "take food")
    assert goods(canonical, 0) == {"clay": 2, "food": 1}


def test_ga_18_8_a_discovery_costs_no_tablet() -> None:
    p = found("ev10", "tablet=1")
    played = events(p, "choose 0")
    assert of_kind(played, "discovered") == [{"seat": 0, "technology": 0, "level": 2, "why": 2}]
    assert (levels(p, 0), goods(p, 0), asked(p)) == ({"explore": 2, "research": 2}, {"tablet": 1}, "0 turn")


def test_tv_66_ga_18_8_instead_of_a_finished_technology_any_other() -> None:
    p = found("ev10", levels="0:explore=4,war=4")
    play(p, "choose 0")
    assert (asked(p), answers(p, "discover")) == ("0 reward_tech", ["build", "research", "harvest", "growth"])
    assert refused(p, "discover war") == "GA-18.8"
    play(p, "discover growth")
    assert (p.state.level[0, 5], p.state.renown[0], asked(p)) == (2, 2, "0 explore")


def test_ga_18_8_with_all_of_them_finished_nothing_happens() -> None:
    p = found("ev10", levels="0:explore=4,build=4,research=4,harvest=4,war=4,growth=4")
    play(p, "choose 0")
    assert (set(levels(p, 0).values()), p.state.renown[0]) == ({4}, 2)


def test_ga_18_8_any_discovery_is_a_choice() -> None:
    p = final("ev37", levels="0:war=4")
    end_round(p)
    assert asked(p) == "0 reward_tech"
    assert answers(p, "discover") == ["explore", "build", "research", "harvest", "growth"]
    play(p, "discover build")
    assert (p.state.level[0, 1], p.state.renown[0], asked(p)) == (2, 4, "0 turn")


def test_ga_18_9_a_unit_comes_to_the_region_of_the_event() -> None:
    p = found("ev5")
    play(p, "choose 0")
    assert figures(p, 0) == ["spearman@harran", "horseman@harran"]


@pytest.mark.parametrize(
    "given",
    [
        {"units": "0:spearman@assur,archer@emar", "population": "0=1"},
        {"units": "0:spearman@assur,horseman@emar*2", "population": "0=5"},
    ],
    ids=["no room", "no figure"],
)
def test_tv_65_ga_18_9_without_room_or_figure_a_knucklebone(given: dict[str, str]) -> None:
    p = found("ev5", **given)
    units = len(figures(p, 0))
    played = events(p, "choose 0")
    assert of_kind(played, "gained") == [{"seat": 0, "good": 5, "n": 1, "why": INSTEAD_OF_UNIT}]
    assert (len(figures(p, 0)), goods(p, 0), p.state.renown[0]) == (units, {"knucklebone": 1}, 2)


def test_tv_140_ga_18_9_ga_27_3_behind_another_seats_wall_a_knucklebone() -> None:
    p = own(position(units="0:spearman@assur", walls="1:nairi", population="0=5"), 0)
    played = end_round(running(p, "nairi", "ev28", 1, die=6))
    assert [(event["good"], event["n"], event["why"]) for event in of_kind(played, "gained")] == [
        (Resource.FOOD, 1, EVENT_REWARD),
        (Resource.KNUCKLEBONE, 3, EVENT_REWARD),
        (Resource.KNUCKLEBONE, 1, INSTEAD_OF_UNIT),
    ]
    assert (figures(p, 0), goods(p, 0)) == (["spearman@assur"], {"food": 1, "knucklebone": 4})
    assert (p.state.renown[0], token(p, "nairi")) == (4, "none")


@pytest.mark.parametrize("walls", ["", "0:nairi"], ids=["no Wall", "its own"])
def test_ga_18_9_a_unit_comes_though_nobody_is_there(walls: str) -> None:
    p = running(position(units="0:spearman@assur", walls=walls, population="0=5"), "nairi", "ev28", 1, die=6)
    end_round(p)
    assert figures(p, 0) == ["spearman@assur", "horseman@nairi"]


def test_ga_18_9_beside_an_own_unit_no_wall_keeps_another_out() -> None:
    p = before("ev5", walls="1:harran", rams="0:assur", population="0=5")
    play(p, "pawn explore", "activate spearman assur", "move harran 1", "choose 0")
    assert figures(p, 0) == ["spearman@harran", "horseman@harran", "ram@harran"]


def test_ga_18_9_a_wall_does_not_concern_a_ship() -> None:
    p = final("ev23", 1, units="0:spearman@assur", walls="1:harran", population="0=5")
    end_round(p)
    assert asked(p) == "0 reward_ship"


def test_ga_18_9_a_ship_lies_on_the_border_without_an_own_ship() -> None:
    p = found("ev18", ships="0:harran-emar 1:harran-qatna", population="0=2")
    play(p, "choose 0")
    assert answers(p, "place_ship") == ["ishuwa-harran", "assur-harran", "harran-nineveh", "harran-qatna"]
    assert refused(p, "place_ship harran-emar") == "GA-8.3"
    assert refused(p, "place_ship emar-bishri") == "GA-18.9"
    play(p, "place_ship harran-qatna")
    assert [p.state.ship[0, i] for i in range(3)] == [-1, section("harran-qatna"), section("harran-emar")]


@pytest.mark.parametrize(
    "given",
    [
        {"population": "0=1", "ships": "0:assur-nairi"},
        {"population": "0=5", "ships": "0:assur-nairi,emar-bishri,emar-ebla"},
    ],
    ids=["no room", "no figure"],
)
def test_ga_18_9_without_room_or_figure_no_ship(given: dict[str, str]) -> None:
    p = found("ev18", **given)
    play(p, "choose 0")
    assert (goods(p, 0), asked(p)) == ({"knucklebone": 1}, "0 turn")


def test_ga_18_9_where_no_section_is_left_no_ship() -> None:
    """The Dilmun Shore has two borders."""
    ships = "0:sealand-dilmun_shore,ur-dilmun_shore"
    p = position(units="0:spearman@sealand", ships=ships, tokens="dilmun_shore=ev18", population="0=5")
    play(own(p, 0), "pawn explore", "activate spearman sealand", "move dilmun_shore 0", "choose 0")
    assert (goods(p, 0), asked(p)) == ({"knucklebone": 1}, "0 turn")


def test_ga_18_10_a_wall_stands_in_the_region_of_the_event() -> None:
    p = found("ev8")
    played = events(p, "choose 0")
    assert of_kind(played, "wall_placed") == [{"seat": 0, "region": HARRAN, "why": 2}]
    assert (p.state.wall[HARRAN], goods(p, 0)) == (0, {"knucklebone": 1})


@pytest.mark.parametrize(
    "given",
    [
        {"walls": "0:harran"},
        {"walls": "0:emar,nairi,bishri"},
        {"settlements": "1:harran"},
        {"units": "0:spearman@assur 1:archer@harran"},
    ],
    ids=["a Wall stands there", "no figure", "a foreign Settlement", "an enemy"],
)
def test_ga_18_10_where_no_wall_may_stand_two_stone(given: dict[str, str]) -> None:
    p = found("ev8", **given)
    before_it = p.state.wall[HARRAN]
    play(p, "choose 0")
    assert (goods(p, 0), p.state.wall[HARRAN]) == ({"stone": 2, "knucklebone": 1}, before_it)


def test_ga_18_10_a_settlement_in_the_region_of_the_event() -> None:
    p = final("ev15", 1)
    played = end_round(p)
    assert of_kind(played, "settlement_placed") == [{"seat": 0, "region": HARRAN, "why": 2}]
    assert (p.state.settlement[HARRAN], goods(p, 0)) == (0, {"clay": 1})


@pytest.mark.parametrize(
    "given",
    [{"settlements": "0:harran"}, {"settlements": "0:emar,nairi,bishri"}],
    ids=["one stands there", "no figure"],
)
def test_ga_18_10_where_no_settlement_may_stand_two_stone(given: dict[str, str]) -> None:
    p = final("ev15", 1, **given)
    end_round(p)
    assert goods(p, 0) == {"stone": 2, "clay": 1}


def test_ga_18_11_a_storey_with_its_die() -> None:
    p = final("ev21", 1, population="0=2", dice="0:white")
    end_round(p)
    assert (asked(p), answers(p, "take_die")) == ("0 reward_die", ["silver", "black"])
    assert refused(p, "take_die white") == "GA-6.2"
    play(p, "take_die black")
    assert (p.state.storeys[0], [die.partition("=")[0] for die in dice(p, 0)]) == (2, ["white", "black"])
    assert (goods(p, 0), p.state.renown[0]) == ({"stone": 1}, 4)


def test_ga_18_11_without_the_people_three_stone() -> None:
    p = final("ev21", 1, population="0=1", dice="0:white")
    end_round(p)
    assert (p.state.storeys[0], goods(p, 0), asked(p)) == (1, {"stone": 4}, "0 turn")


def test_ga_18_12_a_quest_card_for_its_owner_alone() -> None:
    p = final("ev1", 1)
    top = p.state.deck[p.state.deck_size - 1]
    played = end_round(p)
    seen = [event for event in played if event.kind.name == "quest_drawn_seen"]
    assert of_kind(played, "quest_drawn") == [{"seat": 0}]
    assert [event.named()["card"] for event in seen] == [top]
    assert [seen[0].visible_to(seat) for seat in range(4)] == [True, False, False, False]
    assert (quests(p, 0)[3:], p.state.deck_size) == ([QUEST_CODES[top]], 1)
    assert [p.state.deck[i] for i in range(1, 30)] == [-1] * 29


def test_ga_18_12_a_card_that_was_drawn_cannot_be_put_back() -> None:
    """Seat 3 has the last turn of this round and the first of the next, and no dice: only the card was uncovered."""
    p = running(position(units="3:spearman@harran", population="3=2"), "harran", "ev1", 1, owner=3, die=6)
    assert play(p, *["end_turn"] * 3).play("end_turn").barrier
    assert (p.actor, len(quests(p, 3))) == (3, 4)
    p = running(position(units="3:spearman@harran", population="3=2"), "harran", "ev1", 1, owner=3, die=5)
    assert not play(p, *["end_turn"] * 3).play("end_turn").barrier


def test_ga_2_20_ga_18_12_under_the_deck_lie_the_cards_put_back_the_first_seat_s_on_top() -> None:
    p = final("ev1", 1)
    for i in range(p.state.deck_size):
        p.state.deck[i] = -1
    p.state.deck_size = 0
    end_round(p)
    assert quests(p, 0)[3:] == [QUEST_CODES[p.state.returned[0]]]
    running(p, "harran", "ev1", 1, die=6)
    end_round(p)
    assert quests(p, 0)[4:] == [QUEST_CODES[p.state.returned[1]]]


def test_ga_18_12_from_an_empty_deck_nothing() -> None:
    p = final("ev1", 1)
    p.state.deck_size, p.state.dug = 0, 4
    end_round(p)
    assert (len(quests(p, 0)), p.state.renown[0]) == (3, 3)


def test_ga_18_13_six_round_events_pay_at_the_end_of_rounds_and_can_be_taken_over() -> None:
    p = running(own(position(units="0:spearman@harran 1:archer@emar"), 0), "harran", "ev1", die=3)
    end_round(p)
    assert (goods(p, 0), p.state.event_die[HARRAN]) == ({"tablet": 1}, 4)
    p.state.land[0, 2] = region("assur")
    play(p, "end_turn", "pawn explore", "activate archer emar", "move harran 0")
    end_round(p)
    assert (asked(p), p.state.event_owner[HARRAN]) == ("1 event", -1)
    play(p, "choose 0")
    assert (goods(p, 0), p.state.event_owner[HARRAN], p.state.event_die[HARRAN]) == ({"tablet": 1}, 1, 2)
