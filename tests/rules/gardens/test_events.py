"""What the log tells: every event cites a rule, Quest cards and bids are told to one seat alone."""

from __future__ import annotations

import pytest

from eduba.games.gardens import GAME
from eduba.games.gardens.events import (
    BY_DICE,
    BY_GARDENS,
    BY_PAWN,
    BY_ROUND_CAP,
    SCORE_QUESTS,
)
from eduba.games.gardens.shape import EVENT_ROUNDS, Act, Fate, Figure, Row
from eduba.games.gardens.state import State, Token
from eduba.kernel.events import Event
from rules.gardens.battlefield import begin, bid, combat, field, fight
from rules.gardens.board import act, drafted, events, position, region
from rules.gardens.table import amphora, end_round, lay, own, running

KINDS = {kind.name: kind for kind in GAME.events.kinds}


@pytest.mark.parametrize(
    ("event", "values", "rule"),
    [
        ("rerolled", (0, 1, 1), "GA-6.9"),
        ("rerolled", (0, 1, 0), "GA-6.11"),
        ("action_began", (0, Act.WAR, 1, BY_PAWN), "GA-5.3"),
        ("action_began", (0, Act.WAR, 1, BY_DICE), "GA-6.3"),
        ("tile_revealed", (1, 0), "GA-2.19"),
        ("tile_revealed", (2, 5), "GA-11.3"),
        ("row_won", (Row.TACTICS, -1, 0, 0), "GA-20.10"),
        ("row_won", (Row.TACTICS, 6, 2, 1), "GA-20.8"),
        ("settlement_fate", (0, 9, 1, Fate.CONQUER), "GA-25.3"),
        ("scored", (0, SCORE_QUESTS, 4), "GA-29.7"),
        ("game_ended", (0, BY_GARDENS), "GA-3.5"),
        ("game_ended", (0, BY_ROUND_CAP), "GA-3.6"),
        ("moved", (0, Figure.ARCHER, 1, 9, 0), "GA-7.2"),
    ],
)
def test_an_event_cites_the_rule_for_its_cause(event: str, values: tuple[int, ...], rule: str) -> None:
    assert KINDS[event].cites(values) == rule


def cites(played: list[Event], kind: str) -> list[str | None]:
    """The rules that the events of one kind cite, as they were told."""
    return [event.kind.cites(event.values) for event in played if event.kind.name == kind]


def test_ga_2_5_ga_2_6_ga_2_8_what_all_begin_with_and_what_an_empire_has_more() -> None:
    p = drafted("sumer akkad", starts="1")
    opening = events(p, "start 2")
    assert cites(opening, "gained") == [*["GA-2.5"] * 4, "GA-2.6", *["GA-2.5"] * 4, "GA-2.8"]
    assert cites(opening, "unit_placed") == ["GA-2.5", "GA-2.8"]


def test_ga_2_6_ga_10_8_ga_18_11_storeys_of_the_start_of_construction_and_of_an_event() -> None:
    assert cites(events(drafted("sumer akkad"), "take_die white"), "storey_built") == ["GA-2.6"]
    p = position(stock="0:stone=1,wood=1", population="0=3", units="0:spearman@harran")
    assert cites(events(p, "pawn build", "build_storey black"), "storey_built") == ["GA-10.8"]
    end_round(running(p, "harran", "ev21", 1, die=EVENT_ROUNDS))
    assert cites(events(p, "take_die silver"), "storey_built") == ["GA-18.11"]


def test_ga_5_1_ga_6_10_ga_6_11_dice_rolled_for_the_turn_and_again() -> None:
    p = position(empires="hatti akkad", stock="0:tablet=1", dice="0:white=ki,silver=a 1:black")
    assert cites(events(p, "reroll 3"), "die_rolled") == ["GA-6.10"] * 2
    assert cites(events(p, "free_reroll 1"), "die_rolled") == ["GA-6.11"]
    assert cites(events(p, "end_turn"), "die_rolled") == ["GA-5.1"]


def test_ga_10_6_ga_15_4_a_ram_is_built_and_a_unit_recruited() -> None:
    p = position(stock="0:wood=9,stone=9", levels="0:build=2", population="0=3", dice="0:white=gish")
    assert cites(act(p, "pawn build", "build_ram assur"), "unit_placed") == ["GA-10.6"]
    assert cites(act(p, "dice war", "pay_die 0", "recruit spearman assur"), "unit_placed") == ["GA-15.4"]


@pytest.mark.parametrize(
    ("event", "given", "rules"),
    [
        ("ev5", {"population": "0=2"}, ["GA-18.9"]),
        ("ev5", {"population": "0=1", "units": "0:spearman@assur,archer@emar"}, ["GA-18.9"]),
        ("ev18", {"population": "0=1", "ships": "0:assur-nairi"}, ["GA-18.9"]),
        ("ev8", {"walls": "0:harran"}, ["GA-18.7", "GA-18.10"]),
    ],
    ids=["a unit", "none, without room", "no Ship", "no Wall"],
)
def test_ga_18_7_ga_18_9_ga_18_10_what_an_event_gives_at_once(
    event: str, given: dict[str, str], rules: list[str]
) -> None:
    p = position(**{"units": "0:spearman@assur", "tokens": f"harran={event}", **given})  # type: ignore[arg-type]
    played = events(p, "pawn explore", "activate spearman assur", "move harran 0", "choose 0")
    assert cites(played, "unit_placed") + cites(played, "gained") == rules


def test_ga_18_10_ga_18_11_what_a_completed_event_gives_instead() -> None:
    p = running(position(units="0:spearman@harran", settlements="0:harran"), "harran", "ev15", 1, die=EVENT_ROUNDS)
    assert cites(end_round(p), "gained") == ["GA-18.7", "GA-18.10"]
    p = running(position(dice="0:white", units="0:spearman@harran"), "harran", "ev21", 1, die=EVENT_ROUNDS)
    assert cites(end_round(p), "gained") == ["GA-18.7", "GA-18.11"]


def test_ga_14_2_ga_14_4_who_trades_and_the_owner_of_the_amphora() -> None:
    p = amphora(lay(own(position(), 0, "stone=1"), "1.1=t1"), 1, "1.1")
    assert cites(act(p, "pawn harvest", "trade 1.1"), "gained") == ["GA-14.4", "GA-14.2"]


@pytest.mark.parametrize(("rules", "bids", "cited"), [("full", "3/0/0", "GA-20.9"), ("simple", "3", "GA-26.5")])
def test_ga_20_9_ga_26_5_the_loser_gets_part_of_its_bid_back(rules: str, bids: str, cited: str) -> None:
    p = combat("0:emar=s 1:emar=cc", bones="0=3 1=9", held="emar=1", options={"combat": rules})
    assert cites(bid(p, bids, bids.replace("3", "9")), "gained") == [cited]


def test_ga_21_6_ga_21_10_a_unit_lost_in_a_duel_or_for_want_of_a_refuge() -> None:
    p = fight("0:emar=s 1:emar=s", "1/1/0", "2/0/0", held="emar=1", ahead="1")
    assert cites(bid(p, "0"), "destroyed") == ["GA-21.6"]
    p = fight("1:ishuwa=s 0:ishuwa=s", "1/0/1", "2/0/0", held="ishuwa=0", walls="harran=2")
    assert cites(bid(p, "0"), "destroyed") == ["GA-21.10"]


def test_ga_26_4_ga_26_5_ga_26_6_units_lost_in_simple_combat() -> None:
    simple = {"combat": "simple"}
    p = combat("0:emar=ah 1:emar=ss", held="emar=1", options=simple)
    assert cites(bid(p, "0"), "destroyed") == ["GA-26.5"] * 2
    assert cites(events(p, "sacrifice archer"), "destroyed") == ["GA-26.4"]
    p = combat("0:emar=aa 1:emar=s", held="emar=1", options=simple)
    assert cites(bid(p, "0"), "destroyed") == ["GA-26.5", "GA-26.4"]
    p = combat("0:emar=s", tribes="emar=ah", options=simple)
    assert cites(bid(p, "0"), "destroyed") == ["GA-26.5", "GA-26.6"]


def test_ga_19_9_ga_19_10_ga_24_4_walls_and_rams_after_a_battle_or_without_one() -> None:
    p = fight("0:emar=s 1:emar=c", "0/1/0", "3/0/0", held="emar=1", walls="emar=1", rams="0:emar", ahead="1")
    played = bid(p, "0")
    assert cites(played, "wall_removed") + cites(played, "ram_removed") == ["GA-24.4"] * 2
    played = begin(field("0:emar=s", walls="emar=1", rams="0:emar"))
    assert cites(played, "wall_removed") + cites(played, "ram_removed") == ["GA-19.9"] * 2
    assert cites(begin(field("1:emar=s", rams="0:emar")), "ram_removed") == ["GA-19.10"]


def seen(played: list[Event], eyes: int) -> set[str]:
    """The kinds of event that a seat is told."""
    return {event.kind.name for event in played if event.visible_to(eyes)}


def test_quest_cards_are_told_to_their_owner_alone() -> None:
    p = drafted("akkad babylon")
    told = events(p, "return_quest 0")
    assert "quest_returned_seen" in seen(told, 0)
    for eyes in (1, -1):
        assert "quest_returned" in seen(told, eyes)
        assert "quest_returned_seen" not in seen(told, eyes)


def test_a_quest_that_an_event_gives_is_told_to_its_owner_alone() -> None:
    p = position(tokens="bishri=ev1", units="0:spearman@bishri")
    s: State = p.state
    place = region("bishri")
    s.event_card[place], s.hidden_card[place], s.token[place] = s.hidden_card[place], -1, Token.RUNS
    s.event_option[place], s.event_owner[place], s.event_die[place] = 1, 0, EVENT_ROUNDS
    told = events(p, *["end_turn"] * p.seats)
    assert seen(told, 0) - seen(told, 1) == {"quest_drawn_seen"}
    assert "quest_drawn" in seen(told, -1)


def test_bids_are_told_to_the_bidder_alone() -> None:
    p = fight("0:harran=s 1:harran=s", "1/1/0", "1/1/0", bones="0=5 1=4", held="harran=1")
    told = events(p, "bid 4")
    assert seen(told, 0) == {"bid_made", "bid_seen"}
    assert seen(told, 1) == seen(told, -1) == {"bid_made"}
