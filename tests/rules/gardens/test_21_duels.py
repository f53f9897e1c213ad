"""Chapter 21: lanes, duels, retreats and fatigue."""

from __future__ import annotations

import pytest

from eduba.games.gardens.control import controller
from eduba.games.gardens.events import IN_A_DUEL
from eduba.games.gardens.shape import ATTACKER, DEFENDER
from eduba.games.gardens.state import Phase, Token
from eduba.kernel.engine import Position
from eduba.kernel.events import Event
from rules.gardens.battlefield import bid, fight, fight_out, lanes, placed, rams, units
from rules.gardens.board import ENGINE, answers, asked, events, figures, of_kind, play, refused, region


def arrangements(p: Position) -> list[tuple[str, ...]]:
    """The lanes of every way to answer ARRANGE."""
    found = []
    for action in p.legal():
        after = ENGINE.restored(p.key())
        after.play(action)
        found += arrangements(after) if after.state.part == p.state.part else [tuple(lanes(after))]
    return found


def duels(played: list[Event]) -> list[tuple[int, int, int, int, int]]:
    """The duels told: attacking unit and value, defending unit and value, winner."""
    keys = ("unit", "value", "foe_unit", "foe_value", "winner")
    return [tuple(duel[key] for key in keys) for duel in of_kind(played, "duel")]  # type: ignore[misc]


def test_tv_117_ga_21_1_three_against_two_have_twelve_arrangements() -> None:
    given = {"bones": "0=1", "held": "emar=1"}
    p = fight("0:emar=sah 1:emar=sa", "0/1/0 1/0/0 2/1/0", "1/1/0 2/0/0", **given)
    bid(p, "0/1/0")
    assert asked(p) == "0 arrange"
    found = arrangements(p)
    assert (len(found), len(set(found))) == (12, 12)
    assert ("2 : 0", "0 1 : 1") in found
    assert ("2 1 : 0", "0 : 1") in found


def test_ga_21_1_no_lane_stays_empty() -> None:
    p = fight("0:emar=sah 1:emar=sa", "0/1/0 1/0/0 2/1/0", "1/1/0 2/0/0", bones="0=1", held="emar=1")
    bid(p, "0/1/0")
    assert refused(p, "next_lane") == "GA-21.1"
    assert refused(p, "line_up 3") == "GA-21.1"
    play(p, "line_up 1")
    assert refused(p, "line_up 1") == "GA-21.1"
    play(p, "next_lane")
    assert refused(p, "next_lane") == "GA-21.1"


def test_ga_21_1_equal_sides_have_one_each_and_the_attackers_units_are_the_lanes() -> None:
    p = fight("0:emar=sa 1:emar=ah", "0/1/0 1/0/0", "1/0/1 2/1/0", bones="1=1", held="emar=1")
    bid(p, "", "0/1/0")
    assert (asked(p), answers(p, "line_up")) == ("1 arrange", ["0", "1"])
    play(p, "line_up 1")
    assert lanes(p)[:2] == ["0 : 1", "1 : 0"]


def test_ga_21_1_in_canonical_order_the_first_of_those_that_are_alike() -> None:
    options = {"step_order": "canonical"}
    p = fight("0:emar=aah 1:emar=s", "2/0/0 2/0/0 2/1/0", "1/1/0", bones="0=1", held="emar=1", options=options)
    bid(p, "0/1/0")
    assert answers(p, "line_up") == ["0", "2"]
    assert sorted(arrangements(p)) == [("0 1 2 : 0",), ("0 2 1 : 0",), ("2 0 1 : 0",)]


def test_ga_21_2_lane_after_lane_the_front_units_duel() -> None:
    p = fight("0:emar=aac 1:emar=sh", "1/0/0 2/0/0 2/0/1", "2/0/0 3/0/0", bones="0=1", held="emar=1", ahead="1")
    bid(p, "0/1/0")
    play(p, "line_up 2", "next_lane", "line_up 1")
    assert lanes(p) == ["2 : 0", "1 0 : 1"]
    assert duels(events(p, "assign 2"))[:3] == [(2, 3, 0, 2, 0), (1, 2, 1, 3, 1), (0, 1, 1, 3, 1)]


@pytest.mark.parametrize(("foe", "printed", "value"), [("h", "1/2/0", 3), ("a", "1/2/0", 1)])
def test_tv_78_ga_21_3_tactics_counts_with_the_advantage(foe: str, printed: str, value: int) -> None:
    p = fight(f"0:emar=s 1:emar={foe}", "1/1/0", printed, bones="0=1", held="emar=1")
    assert duels(bid(p, "0/1/0"))[0][:2] == (0, value)


def test_tv_79_ga_21_3_a_chariot_has_none_over_a_chariot() -> None:
    p = fight("0:emar=c 1:emar=c", "2/1/0", "1/2/0", held="emar=1")
    assert duels(bid(p, "0"))[0][:4] == (0, 2, 0, 1)


@pytest.mark.parametrize("foe", ["s", "a", "h", "c"])
@pytest.mark.parametrize(("unit", "card", "over"), [("s", 1, "h"), ("a", 1, "s"), ("h", 1, "a"), ("c", 2, "sah")])
def test_ga_21_3_who_has_the_advantage(unit: str, card: int, over: str, foe: str) -> None:
    p = fight(f"0:emar={unit} 1:emar={foe}", f"{card}/1/{int(unit == 'h')}", "", held="emar=1")
    assert duels(bid(p, "0"))[0][1] == card + int(foe in over)


@pytest.mark.parametrize("ahead", [0, 1])
def test_ga_21_4_equal_values_go_to_who_is_ahead(ahead: int) -> None:
    p = fight("0:emar=s 1:emar=s", "2/0/0", "2/1/0", ahead=str(ahead), held="emar=1")
    assert duels(bid(p, "0")) == [(0, 2, 0, 2, ahead)]


def test_ga_21_4_the_higher_value_wins() -> None:
    p = fight("0:emar=s 1:emar=s", "2/0/0", "1/1/0", ahead="1", held="emar=1")
    assert duels(bid(p, "0")) == [(0, 2, 0, 1, 0)]


@pytest.mark.parametrize(
    ("beaten", "bids", "ahead", "question"),
    [
        ("1/0/1", "", 1, "0 retreat"),
        ("1/1/0", "", 0, "0 retreat"),
        ("1/1/0", "", 1, ""),
        ("1/1/0", "0/0/1", 1, "0 retreat"),
    ],
)
def test_ga_21_5_ga_21_6_who_wins_mobility_retreats(beaten: str, bids: str, ahead: int, question: str) -> None:
    given = {"bones": "0=1" if bids else "", "held": "emar=1", "ahead": str(ahead)}
    p = fight("0:emar=s 1:emar=s", beaten, "2/0/0", **given)
    lost = of_kind(bid(p, bids or "0"), "destroyed")
    assert (asked(p) == "0 retreat", lost != []) == (question != "", question == "")
    assert units(p, "emar") == ("0:s 1:s" if question else "1:s")


def test_ga_21_6_the_winner_that_also_wins_mobility_destroys() -> None:
    p = fight("0:emar=s 1:emar=s", "2/0/0", "1/0/1", bones="0=2", held="emar=1")
    lost = of_kind(bid(p, "0/0/2"), "destroyed")
    assert (lost, units(p, "emar")) == ([{"party": 1, "figure": 0, "region": region("emar"), "why": IN_A_DUEL}], "0:s")


def test_ga_21_7_the_beaten_unit_leaves_at_once_with_its_pieces() -> None:
    p = fight("0:emar=sa 1:emar=c", "1/0/1 1/0/0", "3/0/0", bones="0=2", held="emar=1", ahead="1")
    bid(p, "2/0/0")
    play(p, "assign 0", "assign 0", "line_up 0")
    assert (asked(p), placed(p, ATTACKER), lanes(p)) == ("0 retreat", ["0/0/0", "0/0/0"], ["1 : 0"])


def test_tv_80_ga_21_8_the_winner_chooses_the_piece_that_it_loses() -> None:
    p = fight("0:emar=c 1:emar=ss", "3/0/0", "0/1/0 0/2/0", bones="0=2", held="emar=1")
    bid(p, "1/0/1")
    play(p, "line_up 1")
    assert (asked(p), answers(p, "tire"), placed(p, ATTACKER)) == ("0 tire", ["strength", "mobility"], ["1/0/1"])
    assert refused(p, "tire tactics") == "GA-21.8"
    played = events(p, "tire strength")
    assert of_kind(played, "tired") == [{"party": 0, "unit": 0, "row": 0}]
    assert duels(played) == [(0, 3, 0, 0, 0)]


def test_ga_21_8_the_side_of_the_winner_chooses_whoever_chose_before() -> None:
    """Seat 1 places the last piece, and then the Chariot of seat 0 wins."""
    p = fight("0:emar=c 1:emar=ss", "3/0/0", "0/1/0 0/2/0", bones="0=2 1=2", held="emar=1", ahead="0")
    bid(p, "1/1/0", "0/0/2")
    play(p, "line_up 0")
    assert asked(p) == "1 assign"
    play(p, "assign 1", "assign 1")
    assert (asked(p), answers(p, "tire")) == ("0 tire", ["strength", "tactics"])


def test_ga_21_8_the_only_row_with_pieces_tires_by_itself() -> None:
    p = fight("0:emar=c 1:emar=ss", "3/0/0", "0/1/0 0/2/0", bones="0=2", held="emar=1")
    bid(p, "2/0/0")
    played = events(p, "line_up 1")
    assert of_kind(played, "tired") == [{"party": 0, "unit": 0, "row": 0}]
    assert [duel[1] for duel in duels(played)] == [5, 4]


def test_tv_81_ga_21_8_printed_places_never_tire() -> None:
    p = fight("0:emar=c 1:emar=ss", "3/0/0", "0/1/0 0/2/0", bones="0=1", held="emar=1")
    bid(p, "0/0/1")
    played = events(p, "line_up 1")
    assert (len(of_kind(played, "tired")), [duel[1] for duel in duels(played)]) == (1, [3, 3])
    p = fight("0:emar=c 1:emar=ss", "3/0/0", "0/1/0 0/2/0", held="emar=1")
    bid(p, "0")
    assert of_kind(events(p, "line_up 1"), "tired") == []


def test_tv_82_ga_21_9_units_left_are_arranged_again() -> None:
    p = fight("0:emar=sa 1:emar=sa", "0/1/0 2/1/0", "2/0/0 1/0/0", bones="0=1", held="emar=1", ahead="1")
    bid(p, "0/1/0")
    play(p, "line_up 0")
    assert (asked(p), lanes(p)) == ("0 assign", ["0 : 0", "1 : 1"])
    played = events(p, "assign 1", "retreat harran")
    assert duels(played) == [(0, 0, 0, 2, 1), (1, 2, 1, 1, 0), (1, 3, 0, 2, 0)]
    assert len(of_kind(played, "lane_set")) == 2


def test_ga_21_9_no_duel_is_under_way_while_new_lanes_are_set() -> None:
    cards = ("2/0/0 0/1/0 0/2/0", "1/1/0 1/1/0 0/1/1")
    p = fight("0:emar=sss 1:emar=sss", *cards, held="emar=1", ahead="1")
    bid(p, "0")
    play(p, "line_up 0", "line_up 1", "retreat harran")
    assert (asked(p), answers(p, "line_up")) == ("1 arrange", ["1", "2"])
    assert p.view(2)["fight"]["duel"] is None


def test_ga_20_11_ga_21_9_new_lanes_bring_no_new_bonus() -> None:
    given = {"bones": "0=3 1=1", "held": "emar=1", "ahead": "1"}
    p = fight("0:emar=sa 1:emar=sa", "0/1/0 2/1/0", "2/0/0 1/0/0", **given)
    played = bid(p, "0/1/2", "0/0/1") + events(p, "line_up 0", "assign 1", "assign 1")
    while p.state.fight >= 0:
        played += events(p, answers(p)[0])
    assert [row["row"] for row in of_kind(played, "row_won")] == [0, 1, 2]
    assert [piece["row"] for piece in of_kind(played, "piece_placed")] == [1, 2]
    assert len(of_kind(played, "lane_set")) == 6


def test_ga_21_9_the_next_in_the_lane_meets_the_winner() -> None:
    p = fight("0:emar=c 1:emar=ss", "3/0/0", "0/1/0 2/0/0", held="emar=1")
    bid(p, "0")
    play(p, "line_up 1")
    assert units(p, "emar") == "0:c"
    p = fight("0:emar=sa 1:emar=h", "0/1/0 1/0/0", "3/0/0", held="emar=1", ahead="1")
    bid(p, "0")
    assert duels(events(p, "line_up 1")) == [(1, 1, 0, 3, 1), (0, 1, 0, 3, 1)]


@pytest.mark.parametrize("block", [{"tribes": "harran=s"}, {"walls": "harran=2"}, {"more": " 2:harran=s"}])
def test_tv_83_ga_21_10_with_nowhere_to_go_the_unit_is_destroyed(block: dict[str, str]) -> None:
    more = block.pop("more", "")
    p = fight(f"1:ishuwa=s 0:ishuwa=s{more}", "1/0/1", "2/0/0", held="ishuwa=0", **block)
    assert len(of_kind(bid(p, "0"), "destroyed")) == 1
    assert units(p, "ishuwa") == "0:s"


def test_ga_21_10_ga_25_4_where_a_unit_may_go() -> None:
    p = fight("1:emar=s 0:emar=s,harran=s 1:nineveh=s", "1/0/1", "2/0/0", held="emar=0", walls="qatna=2")
    bid(p, "0")
    assert (asked(p), answers(p, "retreat")) == ("1 retreat", ["nineveh", "bishri", "amurru"])
    assert [refused(p, f"retreat {place}") for place in ("harran", "ur")] == ["GA-21.10", "GA-21.10"]
    assert [refused(p, f"retreat {place}") for place in ("ebla", "qatna")] == ["GA-25.4", "GA-24.1"]
    play(p, "retreat nineveh")
    assert (units(p, "nineveh"), units(p, "emar")) == ("1:ss", "0:s")


def test_ga_21_10_refuges_are_those_of_the_unit_s_owner_whoever_chooses() -> None:
    """A unit of seat 1 may go behind its own Wall in Nineveh, but not behind that of the attacker in Qatna."""
    p = fight("0:emar=s 1:emar=s,harran=s", "2/0/0", "1/0/1", held="emar=1", walls="nineveh=1 qatna=0")
    bid(p, "0")
    assert (asked(p), answers(p, "retreat")) == ("0 retreat", ["harran", "nineveh", "bishri", "amurru"])


def test_ga_21_10_a_refuge_of_the_attacker_alone_saves_no_defender() -> None:
    p = fight("0:ishuwa=s 1:ishuwa=s", "2/0/0", "1/0/1", held="ishuwa=1", walls="harran=0")
    assert len(of_kind(bid(p, "0"), "destroyed")) == 1


def test_ga_21_10_one_refuge_is_enough_be_it_the_first_region_of_the_map() -> None:
    p = fight("0:harran=s 1:harran=s", "2/0/0", "1/0/1", held="harran=1", walls="nineveh=0 qatna=0 emar=0")
    bid(p, "0")
    assert answers(p, "retreat") == ["ishuwa"]


def test_ga_21_10_the_own_start_region_is_a_refuge() -> None:
    p = fight("0:harran=s 1:harran=s", "1/0/1", "2/0/0", held="harran=1")
    bid(p, "0")
    assert answers(p, "retreat") == ["ishuwa", "assur", "nineveh", "qatna", "emar"]


@pytest.mark.parametrize(("by", "chooser"), [("attacker", 0), ("owner", 1)])
def test_ga_21_10_the_attacker_chooses_by_option_the_owner(by: str, chooser: int) -> None:
    p = fight("0:emar=s 1:emar=s", "2/0/0", "1/0/1", held="emar=1", options={"retreat_by": by})
    bid(p, "0")
    assert asked(p) == f"{chooser} retreat"
    played = events(p, "retreat bishri")
    assert [event["party"] for event in of_kind(played, "retreated")] == [1]


def test_tv_69_ga_21_11_a_retreat_reveals_nothing() -> None:
    p = fight("0:emar=h 1:emar=s", "1/1/1", "2/1/0", held="emar=1", tokens="bishri=ev2", ahead="1")
    bid(p, "0")
    played = events(p, "retreat bishri")
    assert (of_kind(played, "event_revealed"), p.state.token[region("bishri")]) == ([], Token.FACE_DOWN)
    assert (p.state.phase, p.actor) == (Phase.ACTIONS, 0)
    played = events(p, "pawn explore", "activate horseman bishri", "move bishri 0")
    assert [event["region"] for event in of_kind(played, "event_revealed")] == [region("bishri")]


@pytest.mark.parametrize(("owned", "first", "left"), [("0:emar", 0, 1), ("0:emar,emar", 1, 1)])
def test_ga_21_12_a_ram_goes_along_where_too_few_units_stay(owned: str, first: int, left: int) -> None:
    p = fight("0:emar=sa 1:emar=c", "1/0/1 1/0/1", "3/0/0", held="emar=1", rams=owned, ahead="1")
    bid(p, "0")
    play(p, "line_up 0")
    played = events(p, "retreat harran")
    assert ([event["ram"] for event in of_kind(played, "retreated")], rams(p, 0, "emar")) == ([first], left)
    played = events(p, "retreat bishri")
    assert ([event["ram"] for event in of_kind(played, "retreated")], rams(p, 0, "bishri")) == ([1], 1)


def test_tv_120_ga_21_12_ga_24_4_out_of_a_walled_region_no_ram_comes_along() -> None:
    p = fight("0:emar=s 1:emar=c", "0/1/1", "3/0/0", held="emar=1", walls="emar=1", rams="0:emar", ahead="1")
    bid(p, "0")
    played = events(p, "retreat harran")
    assert [event["ram"] for event in of_kind(played, "retreated")] == [0]
    assert [len(of_kind(played, kind)) for kind in ("wall_removed", "ram_removed")] == [1, 1]
    assert (figures(p, 0), p.state.wall[region("emar")]) == (["spearman@harran"], -1)


def test_ga_21_12_out_of_the_own_wall_a_ram_comes_along() -> None:
    p = fight("0:emar=s 1:emar=c", "3/0/0", "0/1/1", held="emar=0", walls="emar=0", rams="0:emar 1:emar", ahead="1")
    bid(p, "0")
    played = events(p, "retreat harran")
    assert ([event["ram"] for event in of_kind(played, "retreated")], rams(p, 0, "harran")) == ([1], 1)


def test_ga_21_13_who_has_units_left_has_won_and_all_pieces_go_back() -> None:
    p = fight("0:emar=c 1:emar=s", "3/0/0", "0/1/0", bones="0=3", held="emar=1")
    played = bid(p, "2/0/1")
    assert of_kind(played, "fight_won") == [{"region": region("emar"), "party": 0}]
    assert controller(p.state, region("emar")) == 0
    s = p.state
    assert {s.placed[i, row] for i in range(20) for row in range(3)} == {0}
    assert (s.fight, s.stock[0, 5], s.shown_bid[0, 0], s.party[DEFENDER]) == (-1, 0, -1, -1)
    assert p.view(-1)["last_bids"] == [[2, 0, 1], [0, 0, 0]]  # all have seen them, so nothing is told that is not known


def test_ga_21_13_with_a_third_party_there_nobody_controls_the_region_yet() -> None:
    p = fight("1:emar=c 2:emar=s 3:emar=s", "", "", held="emar=2")
    play(p, "pair 1-2")
    fight_out(p)
    assert controller(p.state, region("emar")) == -1
