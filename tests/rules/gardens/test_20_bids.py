"""Chapter 20: attacker and defender, combat cards, secret bids, and the bonus pieces."""

from __future__ import annotations

import pytest

from eduba.games.gardens.shape import ATTACKER, DEFENDER
from eduba.kernel.engine import Position
from eduba.kernel.testing import force
from rules.gardens.battlefield import bid, bones, cards, combat, fight, fight_out, fighting, lanes, placed, units
from rules.gardens.board import (
    ENGINE,
    TABLES,
    answers,
    asked,
    bare,
    end_turns,
    events,
    of_kind,
    play,
    position,
    refused,
    region,
)


@pytest.mark.parametrize(
    ("held", "expected"),
    [("emar=0", "1 emar 0"), ("emar=1", "0 emar 1"), ("", "1 emar 0"), ("emar=3", "1 emar 0")],
)
def test_ga_20_1_who_was_there_defends_else_the_earlier_in_the_turn_order(held: str, expected: str) -> None:
    assert fighting(combat("0:emar=s 1:emar=s", held=held)) == expected


@pytest.mark.parametrize("held", ["", "emar=3"])
def test_ga_20_1_the_earlier_in_the_turn_order_defends_where_neither_was_there(held: str) -> None:
    assert fighting(combat("0:emar=s 1:emar=s", held=held, order="1 0 2 3")) == "0 emar 1"


def test_ga_20_1_who_was_there_when_this_round_began() -> None:
    """Seat 0 left Emar for Bishri in the round before."""
    p = bare(position(units="0:spearman@emar 1:"))
    play(p, "pawn explore", "activate spearman emar", "move bishri 0")
    end_turns(p)
    assert [p.state.holder[region(place)] for place in ("emar", "bishri")] == [-1, 0]


def test_ga_20_1_against_a_tribe_the_seat_attacks() -> None:
    assert fighting(combat("0:emar=s", tribes="emar=s", held="emar=0")) == "0 emar tribe"


def test_ga_20_2_all_land_units_take_part() -> None:
    p = combat("0:emar=hsa,harran=c 1:emar=c", held="emar=1", rams="0:emar")
    s = p.state
    assert [s.fielded[side] for side in range(2)] == [3, 1]
    assert [s.unit[ATTACKER, i] for i in range(4)] == [0, 1, 2, -1]


def drawn(p: Position, side: int) -> list[int]:
    """The cards of a side."""
    return [p.state.unit_card[side, unit] for unit in range(p.state.fielded[side])]


def test_ga_20_3_each_unit_draws_another_card_of_its_type() -> None:
    p = combat("0:emar=sssaaahhcc 1:emar=sssaaahhcc")
    t, both = TABLES, drawn(p, ATTACKER) + drawn(p, DEFENDER)
    assert [t.combat_unit[card] for card in both] == [0, 0, 0, 1, 1, 1, 2, 2, 3, 3] * 2
    assert len(set(both)) == 20
    assert {t.combat_box[card] for card in both} == {0}
    assert drawn(p, ATTACKER) == sorted(drawn(p, ATTACKER))


@pytest.mark.parametrize(("wanted", "box"), [(7, 0), (9, 1), (11, 2)])
def test_ga_20_3_the_cards_of_expansions_join_the_decks(wanted: int, box: int) -> None:
    boxes = {"expansion_a": "yes", "expansion_b": "yes"}
    p = combat("0:emar=s,harran=s 1:emar=s,harran=s", options=boxes)
    force(p.state, [(12, wanted)])
    play(p, "battle emar")
    assert TABLES.combat_box[drawn(p, ATTACKER)[0]] == box


def test_ga_20_3_cards_go_back_after_the_fight() -> None:
    p = combat("0:emar=s 1:emar=s")
    fight_out(p)
    assert [p.state.unit_card[side, 0] for side in range(2)] == [-1, -1]


@pytest.mark.parametrize(("unit", "places"), [("s", (4, 3, 2)), ("a", (4, 3, 2)), ("h", (5, 3, 3)), ("c", (5, 3, 3))])
def test_ga_20_4_places_on_the_cards(unit: str, places: tuple[int, int, int]) -> None:
    p = combat(f"0:emar={unit} 1:emar=s", bones="0=30", held="emar=1")
    card = drawn(p, ATTACKER)[0]
    pieces = of_kind(bid(p, "10/10/10"), "piece_placed")
    for row in range(3):
        printed = TABLES.combat_value[card, row]
        assert sum(1 for piece in pieces if piece["row"] == row) == places[row] - printed


def test_ga_20_5_any_number_of_knucklebones_over_three_compartments() -> None:
    p = combat("0:emar=s 1:emar=s", bones="0=3 1=1", held="emar=1")
    assert (asked(p), answers(p, "bid")) == ("0 bid", ["0", "1", "2", "3"])
    assert refused(p, "bid 4") == "GA-20.5"
    play(p, "bid 2")
    assert (asked(p), answers(p, "bid")) == ("0 bid", ["0", "1"])
    play(p, "bid 0", "bid 0")
    assert (asked(p), answers(p, "bid")) == ("1 bid", ["0", "1"])


def test_ga_20_5_at_most_forty_in_a_compartment() -> None:
    p = combat("0:emar=s 1:emar=s", bones="0=50", held="emar=1")
    assert answers(p, "bid")[-1] == "40"


def test_ga_20_5_an_empty_purse_is_not_asked_for_bids() -> None:
    p = combat("0:emar=s 1:emar=s", bones="1=1", held="emar=1")
    assert asked(p) == "1 bid"
    p = combat("0:emar=s 1:emar=s", held="emar=1")
    assert (asked(p), answers(p, "bid")) == ("0 bid", ["0"])
    play(p, "bid 0")
    assert not asked(p).endswith(" bid")


def test_tv_115_ga_20_5_bids_are_secret_until_both_are_made() -> None:
    p = combat("0:emar=sa 1:emar=s", bones="0=5 1=2", held="emar=1")
    played = events(p, "bid 4", "bid 1", "bid 0")
    for seat in (1, 2, -1):
        kinds = [event.kind.name for event in played if event.visible_to(seat)]
        assert kinds == ["bid_made"] * 3
        view = p.view(seat)
        assert (view["players"][0]["stock"]["knucklebone"], view["fight"]["bids"]) == (5, None)
    own = [event["amount"] for event in of_kind(played, "bid_seen")]
    assert (own, p.view(0)["fight"]["own_bid"]) == ([4, 1, 0], [4, 1, 0])
    shown = of_kind(events(p, "bid 0", "bid 0", "bid 0"), "bids_revealed")
    assert [shown[0][row] for row in ("strength", "tactics", "mobility")] == [4, 1, 0]
    assert asked(p) == "0 assign"
    assert [p.state.bid[0, row] for row in range(3)] == [0, 0, 0]
    for seat in (0, 1, 2, -1):
        assert (p.view(seat)["fight"]["bids"], p.view(seat)["fight"]["own_bid"]) == ([[4, 1, 0], [0, 0, 0]], None)


def test_tv_73_ga_20_6_support_must_be_bid() -> None:
    p = combat("0:emar=s 1:emar=s", ships="0:harran-emar", held="emar=1")
    assert answers(p, "bid") == ["0", "1"]
    play(p, "bid 0", "bid 0")
    assert (answers(p, "bid"), refused(p, "bid 0")) == (["1"], "GA-20.6")
    p = combat("0:emar=s 1:emar=s", ships="0:harran-emar", held="emar=1")
    play(p, "bid 1", "bid 0")
    assert answers(p, "bid") == ["0"]


def test_ga_20_6_all_of_it() -> None:
    p = combat("0:emar=s 1:emar=s", ships="0:harran-emar,emar-bishri", held="emar=1")
    play(p, "bid 0", "bid 1")
    assert (answers(p, "bid"), refused(p, "bid 0")) == (["1"], "GA-20.6")


def test_ga_20_7_bids_are_paid_when_both_are_shown_support_first() -> None:
    p = combat("0:emar=s 1:emar=s", bones="0=5 1=5", ships="0:harran-emar", held="emar=1")
    bid(p, "3/0/0", "4/0")
    assert bones(p)[:2] == [5, 5]
    paid = of_kind(events(p, "bid 1"), "paid")
    assert [(event["seat"], event["n"]) for event in paid] == [(0, 2), (1, 5)]


def test_tv_70_ga_20_8_ga_20_9_ga_20_11_the_example_of_the_rulebook() -> None:
    p = combat("0:emar=sah 1:emar=sa", bones="0=8 1=6", ahead="1", held="emar=1")
    cards(p, "0/1/0 1/0/0 2/1/0", "1/1/0 2/0/0")
    won = of_kind(bid(p, "5/2/1", "3/3/0"), "row_won")
    assert won == [{"row": 0, "party": 0, "bonus": 2, "returned": 1}]
    assert (asked(p), bones(p)[:2]) == ("0 assign", [0, 1])
    won = of_kind(events(p, "assign 0", "assign 1"), "row_won")
    assert won == [{"row": 1, "party": 1, "bonus": 1, "returned": 1}]
    assert (asked(p), bones(p)[:2]) == ("1 arrange", [1, 1])
    play(p, "line_up 2", "next_lane", "line_up 0")
    assert lanes(p) == ["2 : 0", "0 1 : 1"]
    assert asked(p) == "1 assign"
    won = of_kind(events(p, "assign 0"), "row_won")
    assert (won, asked(p)) == ([{"row": 2, "party": 0, "bonus": 1, "returned": 0}], "0 assign")
    played = events(p, "assign 2")
    assert of_kind(played, "piece_placed") == [{"party": 0, "unit": 2, "row": 2}]
    assert (placed(p, ATTACKER)[:2], asked(p)) == (["1/0/0", "1/0/0"], "0 retreat")
    played += events(p, "retreat harran")
    duels = [(duel["unit"], duel["value"], duel["foe_unit"], duel["foe_value"]) for duel in of_kind(played, "duel")]
    assert duels == [(2, 2, 0, 3), (0, 1, 1, 2), (1, 2, 1, 2)]
    assert (units(p, "emar"), units(p, "harran"), bones(p)[:2]) == ("1:sa", "0:h", [1, 1])


def test_ga_20_8_strength_then_tactics_then_mobility() -> None:
    p = combat("0:emar=s 1:emar=s", bones="0=6 1=3", held="emar=1")
    won = of_kind(bid(p, "1/2/3", "2/1/0"), "row_won")
    assert [(row["row"], row["party"], row["bonus"]) for row in won] == [(0, 1, 1), (1, 0, 1), (2, 0, 3)]


@pytest.mark.parametrize(("loser", "returned"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_ga_20_9_the_loser_gets_back_half(loser: int, returned: int) -> None:
    p = combat("0:emar=s 1:emar=s", bones="0=5 1=9", held="emar=1")
    bid(p, f"{loser}/0/0", "9/0/0")
    assert bones(p)[:2] == [5 - loser + returned, 0]


def test_tv_74_ga_20_9_support_never_comes_back() -> None:
    p = combat("0:emar=s 1:emar=s", bones="1=3", ships="0:harran-emar,emar-bishri", held="emar=1")
    assert of_kind(bid(p, "2/0/0", "3/0/0"), "row_won")[0]["returned"] == 0
    assert bones(p)[:2] == [0, 0]


def test_tv_75_ga_20_9_own_pieces_do() -> None:
    p = combat("0:emar=s 1:emar=s", bones="0=2 1=4", ships="0:harran-emar", held="emar=1")
    bid(p, "0/3/0", "0/4/0")
    assert bones(p)[:2] == [1, 0]


def test_ga_20_9_over_all_rows_no_more_than_was_paid() -> None:
    p = combat("0:emar=s 1:emar=s", bones="0=1 1=9", ships="0:harran-emar,emar-bishri,emar-ebla", held="emar=1")
    won = of_kind(bid(p, "2/2/0", "3/3/3"), "row_won")
    assert ([row["returned"] for row in won], bones(p)[0]) == ([1, 0, 0], 1)


@pytest.mark.parametrize("ahead", [0, 1])
def test_tv_76_ga_20_10_equal_bids_are_lost_and_the_track_decides_who_arranges(ahead: int) -> None:
    p = combat("0:emar=sa 1:emar=s", bones="0=3 1=3", ahead=str(ahead), held="emar=1")
    won = of_kind(bid(p, "0/3/0", "0/3/0"), "row_won")
    assert won[1] == {"row": 1, "party": -1, "bonus": 0, "returned": 0}
    assert (bones(p)[:2], asked(p), p.state.bonus) == ([0, 0], f"{ahead} arrange", 0)


def test_tv_77_ga_20_11_pieces_without_a_place_are_lost() -> None:
    p = fight("0:emar=a 1:emar=s", "2/0/0", "2/0/0", bones="0=5", held="emar=1")
    pieces = of_kind(bid(p, "5/0/0"), "piece_placed")
    assert [(piece["unit"], piece["row"]) for piece in pieces] == [(0, 0), (0, 0)]


def test_ga_20_11_the_winner_chooses_among_units_with_room() -> None:
    p = fight("0:emar=aaa 1:emar=s", "1/0/0 2/0/0 2/0/0", "2/0/0", bones="0=4", held="emar=1")
    bid(p, "4/0/0")
    play(p, "assign 2", "assign 2")
    assert (answers(p, "assign"), refused(p, "assign 2")) == (["0", "1"], "GA-20.11")
    assert refused(p, "assign 3") == "GA-20.11"
    play(p, "assign 0", "assign 1")
    assert placed(p, ATTACKER) == ["1/0/0", "1/0/0", "2/0/0"]


def test_ga_20_11_tactics_pieces_come_after_the_lanes() -> None:
    p = combat("0:emar=ss 1:emar=s", bones="0=2", held="emar=1")
    bid(p, "0/2/0")
    assert (asked(p), placed(p, ATTACKER)) == ("0 arrange", ["0/0/0", "0/0/0"])
    play(p, "line_up 1")
    assert (asked(p), lanes(p)) == ("0 assign", ["1 0 : 0"])


def paths(p: Position, verb: str) -> list[str]:
    """All ways to answer the questions of one verb, as the units named."""
    found = []
    for answer in answers(p, verb):
        after = ENGINE.restored(p.key())
        play(after, f"{verb} {answer}")
        further = paths(after, verb) if after.state.step == p.state.step and after.state.part == p.state.part else [""]
        found += [f"{answer}{path}" for path in further]
    return found


def test_tv_116_ga_20_11_in_canonical_order_units_rise() -> None:
    given = {"bones": "0=2", "held": "emar=1", "options": {"step_order": "canonical"}}
    p = fight("0:emar=sa 1:emar=s", "0/1/0 1/0/0", "2/0/0", **given)
    bid(p, "2/0/0")
    assert paths(p, "assign") == ["00", "01", "11"]
    p = fight("0:emar=aa 1:emar=s", "2/0/0 2/0/0", "2/0/0", **given)
    bid(p, "2/0/0")
    assert paths(p, "assign") == ["00", "01"]


def test_ga_20_11_in_canonical_order_no_piece_is_lost_while_a_place_is_left() -> None:
    given = {"bones": "0=3", "held": "emar=1", "options": {"step_order": "canonical"}}
    p = fight("0:emar=aaa 1:emar=s", "2/0/0 2/0/0 2/1/0", "2/0/0", **given)
    bid(p, "3/0/0")
    assert paths(p, "assign") == ["001", "002", "011", "012", "022"]
