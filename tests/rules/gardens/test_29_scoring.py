"""Chapter 29: the end of the game and its scoring."""

from __future__ import annotations

import re

import pytest

from eduba.games.gardens import GAME
from eduba.games.gardens.events import SCORE
from eduba.games.gardens.quests import CAP
from eduba.kernel.events import CAPACITY
from eduba.kernel.languages import LANGUAGES
from eduba.kernel.text import rulebook
from rules.gardens.battlefield import begin, cards, field
from rules.gardens.board import TILE_CODES, answers, asked, events, of_kind, position, region
from rules.gardens.table import amphora, end_round, hold, lay, own, points, running, standing


def test_tv_99_ga_29_1_ga_29_2_ga_29_3_ga_29_4_ga_29_5_ga_29_6_ga_29_7_ga_29_8_all_eight_sources() -> None:
    p = position(
        renown="0=5",
        population="1=4 2=3 0=2",
        settlements="0:emar,harran",
        units="0:spearman@nineveh,archer@bishri,horseman@qatna",
        tribes="qatna=",
        levels="0:research=4,growth=3",
        round=60,
    )
    amphora(lay(p, "2.1=t8 4.1=t19"), 0, "2.1", "4.1")
    standing(p, "bishri", "ev4")
    hold(own(p, 0, "tablet=3"), 0, "q2 q14 q1")
    for floor, code, seat in ((0, "g1b", 0), (1, "g2a", 1), (2, "g3a", 2), (3, "g4c", 0)):
        p.state.tile[floor], p.state.gardener[floor], p.state.hidden_tile[floor] = TILE_CODES.index(code), seat, -1
    p.state.floors = 4
    played = end_round(p)
    scored = {SCORE.names[e["source"]]: e["points"] for e in of_kind(played, "scored") if e["seat"] == 0}
    assert scored == {
        "event_track": 9,
        "population_track": 3,
        "gardens": 13,
        "trade": 4,
        "tokens": 3,
        "settlements": 2,
        "quests": 4,
        "regions": 5,
    }
    assert p.result()[0][0] == 43
    assert {"seat": 0, "rank": 1, "points": 43} in of_kind(played, "ranked")
    assert of_kind(played, "game_ended") == [{"winner": 0, "reason": 1}]


def test_ga_29_1_places_on_the_event_track() -> None:
    p = position(renown="2=6 0=6 3=4")
    assert [points(p, seat)["event_track"] for seat in range(4)] == [6, 0, 9, 3]


def test_ga_29_2_places_on_the_population_track() -> None:
    p = position(population="3=2 1=2 0=2")
    assert [points(p, seat)["population_track"] for seat in range(4)] == [3, 6, 0, 9]


def test_ga_29_3_only_the_tiles_one_took() -> None:
    p = position()
    p.state.gardener[0], p.state.tile[0] = 2, TILE_CODES.index("g1c")
    assert [points(p, seat)["gardens"] for seat in range(4)] == [0, 0, 5, 0]


def test_ga_29_4_only_the_tokens_with_an_own_amphora() -> None:
    p = amphora(amphora(lay(position(), "4.1=t18 4.2=t16 1.1=t1"), 1, "4.1", "1.1"), 2, "4.2")
    assert [points(p, seat)["trade"] for seat in range(4)] == [0, 3, 2, 0]


def test_ga_29_5_event_tokens_for_who_controls_the_region() -> None:
    p = position(units="0:spearman@harran 1:spearman@emar 2:archer@emar", settlements="3:nineveh")
    for place, code in (("harran", "ev4"), ("emar", "ev2"), ("nineveh", "ev13"), ("bishri", "ev6")):
        standing(p, place, code)
    assert [points(p, seat)["tokens"] for seat in range(4)] == [3, 0, 0, 4]


def test_ga_29_6_a_point_for_each_settlement() -> None:
    p = position(settlements="0:emar,harran,nineveh 2:bishri")
    assert [points(p, seat)["settlements"] for seat in range(4)] == [3, 0, 1, 0]


def test_ga_29_7_two_points_for_each_quest() -> None:
    p = hold(own(position(renown="1=7", population="1=7"), 1, "wood=1,food=1"), 1, "q3 q4 q5")
    assert points(p, 1)["quests"] == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_ga_29_7_ga_28_5_the_rules_name_the_limit_wherever_they_count_quests(language: str) -> None:
    for rule in ("GA-28.5", "GA-29.7"):
        (said,) = (paragraph.text for paragraph in rulebook(GAME, language) if rule in paragraph.ids)
        assert re.search(rf"\b{CAP}\b", said)


def test_tv_101_ga_29_8_neither_home_nor_ships_nor_rams() -> None:
    p = position(units="0:spearman@assur", ships="0:emar-bishri", rams="0:harran")
    assert points(p, 0)["regions"] == 0


def test_ga_29_8_land_units_and_settlements_occupy_side_by_side() -> None:
    p = position(units="0:spearman@emar*2,archer@harran 1:archer@nineveh", settlements="0:nineveh,harran")
    assert [points(p, seat)["regions"] for seat in range(4)] == [3, 1, 0, 0]


def test_ga_29_8_ga_17_8_blocker_regions_score_unless_agreed_otherwise() -> None:
    for option, scored in (("yes", 2), ("no", 1)):
        p = position(
            empires="elam akkad",
            starts="1 2",
            units="0:spearman@nairi,archer@harran",
            options={"blocked_regions_score": option},
        )
        assert points(p, 0)["regions"] == scored


def test_tv_100_ga_29_9_ties_go_to_the_more_advanced_on_the_population_track() -> None:
    """0 and 1 have 31 points each, 2 and 3 have 9: for every rank the people decide."""
    p = position(
        renown="0=9 2=8 3=7",
        population="1=9 3=8 2=7",
        settlements="0:harran,nineveh,emar 1:der,madaktu,lagash",
        round=60,
    )
    for floor, code, seat in ((0, "g1a", 0), (1, "g2a", 0), (2, "g4a", 1)):
        p.state.tile[floor], p.state.gardener[floor] = TILE_CODES.index(code), seat
    lay(p, "2.1=t8 3.1=t15 3.2=t11 3.3=t12 4.1=t18 4.2=t16 4.3=t19")
    amphora(amphora(p, 0, "4.1", "4.2"), 1, "2.1", "3.1", "3.2", "3.3", "4.3")
    for seat in range(4):
        own(p, seat)
    played = end_round(p)
    assert p.result() == ([31, 31, 9, 9], [2, 1, 4, 3])
    assert of_kind(played, "game_ended") == [{"winner": 1, "reason": 1}]
    assert [(e["seat"], e["rank"]) for e in of_kind(played, "ranked")] == [(1, 1), (0, 2), (3, 3), (2, 4)]


def test_ga_29_9_most_points_win() -> None:
    p = position(settlements="2:emar,harran,nineveh", renown="2=9 0=8 3=7", population="1=9 0=8 3=7", round=60)
    played = end_round(p)
    assert p.result() == ([12, 9, 15, 6], [2, 3, 1, 4])
    assert [(player["points"], player["rank"]) for player in p.view(-1)["players"]] == [
        (12, 2),
        (9, 3),
        (15, 1),
        (6, 4),
    ]
    assert of_kind(played, "game_ended") == [{"winner": 2, "reason": 1}]


def test_ga_29_10_with_two_seats_nine_and_six() -> None:
    p = position(empires="sumer akkad", starts="1 2", renown="1=2")
    assert [points(p, seat)["event_track"] for seat in range(2)] == [6, 9]
    assert [points(p, seat)["population_track"] for seat in range(2)] == [9, 6]


LAST_EVENTS = (
    *("qatna ev9 0", "amurru ev3 1", "bishri ev5 1", "tadmor ev42 0", "harran ev11 1", "nineveh ev14 0"),
    *("arbela ev18 1", "der ev15 1", "madaktu ev31 1", "lullubum ev24 0", "gutium ev28 1", "anshan ev29 0"),
)
"""Twelve that run, by region, card and option."""


def test_ga_3_6_ga_29_1_all_that_can_follow_one_answer_is_told() -> None:
    """The last round of six: a fight that decides itself, twelve Events that are completed, and the scoring."""
    boxes = {"expansion_a": True, "expansion_b": True}
    p = field("0:emar=c 1:emar=sssaaahhcc", bones="0=60", held="emar=1", players=6, options=boxes)
    p.state.round = 60
    for i, (place, code, option) in enumerate(event.split() for event in LAST_EVENTS):
        running(p, place, code, int(option), owner=i % 6, die=6)
        p.state.settlement[region(place)] = i % 6
    begin(p)
    cards(p, "3/1/0", "0/1/0 0/2/0 1/1/0 0/2/0 1/0/0 1/1/0 1/2/0 2/1/0 1/2/0 2/1/0")
    longest = 0
    while p.actor >= 0:
        strength = asked(p) == "0 bid" and p.state.bids_made[0] == 0
        longest = max(longest, len(events(p, "bid 20" if strength else answers(p)[0])))
    assert 128 < longest < CAPACITY
