"""Chapter 26: simplified combat."""

from __future__ import annotations

import pytest

from eduba.games.gardens import GAME
from eduba.kernel.languages import LANGUAGES
from eduba.kernel.testing import force
from eduba.kernel.text import texts_of
from rules.gardens.battlefield import bid, bones, combat, units
from rules.gardens.board import answers, asked, events, of_kind, play, refused, region

SIMPLE = {"combat": "simple"}


def test_tv_94_ga_26_2_ga_26_3_ga_26_4_ga_26_5_a_tie_in_simple_combat() -> None:
    given = {"ships": "1:emar-bishri", "bones": "0=3 1=2", "ahead": "1", "held": "emar=1", "options": SIMPLE}
    p = combat("0:emar=ssa 1:emar=c", **given)
    played = bid(p, "3", "2")
    assert of_kind(played, "totals") == [{"attacker": 0, "total": 7, "defender": 1, "other": 7}]
    assert (units(p, "emar"), bones(p)[:2]) == ("1:c", [1, 0])


def test_ga_26_1_one_compartment_no_cards_no_lanes_no_retreat() -> None:
    p = combat("0:emar=sa 1:emar=sa", bones="0=2 1=1", ships="0:harran-emar", held="emar=1", options=SIMPLE)
    s = p.state
    assert ([s.unit_card[0, i] for i in range(2)], s.support[0], answers(p, "bid")) == ([-1, -1], 0, ["0", "1", "2"])
    play(p, "bid 2")
    assert (asked(p), bones(p)[:2]) == ("1 bid", [2, 1])
    kinds = {event.kind.name for event in events(p, "bid 1")}
    assert not kinds & {"card_drawn", "row_won", "lane_set", "duel", "retreated"}


def test_ga_26_1_the_bid_is_secret() -> None:
    p = combat("0:emar=s 1:emar=s", bones="0=2 1=1", held="emar=1", options=SIMPLE)
    played = events(p, "bid 2")
    assert [event.kind.name for event in played if event.visible_to(1)] == ["bid_made"]
    assert [p.view(seat)["fight"]["own_bid"] for seat in (0, 1, 2)] == [[2, 0, 0], [0, 0, 0], None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ga_26_1_the_log_names_no_compartment_where_there_is_one(language: str) -> None:
    p = combat("0:emar=s 1:emar=s", bones="0=2 1=1", held="emar=1", options=SIMPLE)
    texts = texts_of(language, GAME)
    played = events(p, "bid 2", "bid 1")
    bids = [e for e in played if e.kind.name in ("bid_made", "bid_seen", "bids_revealed")]
    assert len(bids) == 6
    for event in bids:
        assert event.kind.cites(event.values) == "GA-26.1"
        assert texts("row-strength") not in texts.event(event, ["Anna", "Béla", "Carlo", "Dora"])


@pytest.mark.parametrize(("unit", "value"), [("s", 1), ("a", 2), ("h", 3), ("c", 4), ("ssahc", 11)])
def test_ga_26_2_what_units_count(unit: str, value: int) -> None:
    p = combat(f"0:emar={unit} 1:emar=s", held="emar=1", options=SIMPLE)
    assert of_kind(bid(p, "0"), "totals")[0]["total"] == value


def test_ga_26_2_own_ships_beside_the_region_count_one() -> None:
    ships = "0:harran-emar,emar-bishri,ishuwa-harran 1:emar-ebla"
    p = combat("0:emar=s 1:emar=s", ships=ships, held="emar=1", options=SIMPLE)
    totals = of_kind(bid(p, "0"), "totals")[0]
    assert (totals["total"], totals["other"]) == (3, 2)


@pytest.mark.parametrize("ahead", [0, 1])
def test_ga_26_3_equal_totals_go_to_who_is_ahead(ahead: int) -> None:
    p = combat("0:emar=s 1:emar=s", ahead=str(ahead), held="emar=1", options=SIMPLE)
    bid(p, "0")
    assert units(p, "emar") == f"{ahead}:s"


def test_tv_95_ga_26_4_the_winner_destroys_one_of_its_units() -> None:
    p = combat("0:emar=ah 1:emar=s", bones="0=2", held="emar=1", options=SIMPLE)
    bid(p, "2")
    assert (asked(p), answers(p, "sacrifice"), bones(p)[0]) == ("0 sacrifice", ["archer", "horseman"], 0)
    assert refused(p, "sacrifice chariot") == "GA-26.4"
    play(p, "sacrifice horseman")
    assert units(p, "emar") == "0:a"


def test_ga_26_4_so_does_a_defender_that_wins() -> None:
    p = combat("0:emar=s 1:emar=ah", bones="1=2", held="emar=1", options=SIMPLE)
    bid(p, "", "2")
    assert (asked(p), answers(p, "sacrifice")) == ("1 sacrifice", ["archer", "horseman"])


def test_ga_26_4_who_has_won_is_asked_once_whoever_bid_last() -> None:
    p = combat("0:emar=ah 1:emar=s", bones="0=2 1=1", held="emar=1", options=SIMPLE)
    bid(p, "2", "1")
    assert asked(p) == "0 sacrifice"
    play(p, "sacrifice archer")
    assert (asked(p), units(p, "emar")) == ("0 turn", "0:h")


def test_ga_26_4_of_one_type_there_is_nothing_to_choose() -> None:
    p = combat("0:emar=aa 1:emar=s", held="emar=1", options=SIMPLE)
    bid(p, "0")
    assert units(p, "emar") == "0:a"


@pytest.mark.parametrize(("amount", "back"), [(0, 0), (1, 0), (3, 1), (4, 2)])
def test_ga_26_5_the_loser_gets_half_its_bid_back_and_loses_all_units(amount: int, back: int) -> None:
    p = combat("0:emar=ss,harran=s 1:emar=cc", bones="0=4", held="emar=1", options=SIMPLE)
    bid(p, str(amount))
    assert (bones(p)[0], units(p, "emar"), units(p, "harran")) == (4 - amount + back, "1:c", "0:s")


def test_ga_26_6_a_tribe_bids_all_it_has_and_nobody_is_asked_for_it() -> None:
    p = combat("0:emar=cc,harran=s", bones="0=9", tribes="emar=sa harran=s", options=SIMPLE)
    force(p.state, [(6, 3)])
    rolled = of_kind(events(p, "battle emar"), "tribe_rolled")
    assert rolled == [{"region": region("emar"), "die": 4, "pieces": 8, "seat": -1}]
    assert asked(p) == "0 bid"
    played = events(p, "bid 3")
    assert of_kind(played, "totals") == [{"attacker": 0, "total": 11, "defender": 6, "other": 11}]
    assert (units(p, "emar"), p.state.freed[region("emar")]) == ("0:c", 1)


def test_ga_26_6_a_winning_tribe_removes_its_weakest_figure() -> None:
    p = combat("0:emar=s", tribes="emar=ah", options=SIMPLE)
    bid(p, "0")
    assert units(p, "emar") == "tribe:h"
    p = combat("0:emar=s", tribes="emar=h", options=SIMPLE)
    bid(p, "0")
    assert units(p, "emar") == "tribe:h"
