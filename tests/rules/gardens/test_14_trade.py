"""Chapter 14: trade tokens and amphorae."""

from __future__ import annotations

from typing import Any

from eduba.games.gardens.events import TRADE
from eduba.kernel.engine import Position
from rules.gardens.board import answers, asked, events, goods, of_kind, play, position, refused
from rules.gardens.table import amphora, end_round, lay, own, points, slot

ELAM = "elam akkad babylon sumer"


def market(stock: str, tokens: str = "1.1=t1", level: int = 2, **given: Any) -> Position:
    """Seat 0, Elam, begins its turn; these trade tokens lie in their slots."""
    return lay(own(position(empires=ELAM, levels=f"0:harvest={level}", **given), 0, stock), tokens)


def test_tv_48_ga_14_2_the_first_to_trade_lays_an_amphora() -> None:
    p = market("stone=1")
    play(p, "pawn harvest")
    played = events(p, "trade 1.1")
    assert of_kind(played, "amphora_placed") == [{"seat": 0, "slot": slot("1.1")}]
    assert of_kind(played, "traded") == [{"seat": 0, "slot": slot("1.1"), "token": 0, "owner": 0}]
    assert of_kind(played, "paid") == [{"seat": 0, "good": 0, "n": 1}]
    assert of_kind(played, "gained") == [{"seat": 0, "good": 1, "n": 2, "why": TRADE}]
    assert (goods(p, 0), p.state.amphora[slot("1.1")]) == ({"wood": 2}, 0)


def test_ga_14_2_without_the_left_side_there_is_no_trade() -> None:
    p = market("wood=1")
    play(p, "pawn harvest")
    assert refused(p, "trade 1.1") == "GA-14.2"


def test_tv_50_ga_14_2_with_all_amphorae_laid_only_claimed_tokens_are_left() -> None:
    p = market("stone=9,wood=9,clay=9,food=9,tablet=9,kb=9", level=4, ships="0:assur-harran")
    amphora(p, 0, "2.1", "2.2", "2.3", "3.1", "3.2", "3.3")
    amphora(p, 1, "4.1")
    play(p, "pawn harvest")
    assert answers(p, "trade") == ["2.1", "2.2", "2.3", "3.1", "3.2", "3.3", "4.1"]
    assert refused(p, "trade 1.1") == "GA-14.2"


def test_ga_14_3_at_an_own_amphora_one_pays_and_gains() -> None:
    p = amphora(market("stone=1"), 0, "1.1")
    play(p, "pawn harvest")
    played = events(p, "trade 1.1")
    assert (goods(p, 0), of_kind(played, "amphora_placed")) == ({"wood": 2}, [])
    p = amphora(market(""), 0, "1.1")
    play(p, "pawn harvest")
    assert refused(p, "trade 1.1") == "GA-14.3"


def test_tv_49_ga_14_4_the_left_side_goes_to_the_owner_of_the_amphora() -> None:
    p = own(amphora(market("food=2", "2.1=t8"), 1, "2.1"), 1)
    played = events(p, "pawn harvest", "trade 2.1")
    assert (goods(p, 0), goods(p, 1)) == ({"wood": 3}, {"food": 2})
    assert [(event["seat"], event["good"], event["n"]) for event in of_kind(played, "gained")] == [(1, 3, 2), (0, 1, 3)]
    assert (p.state.amphora[slot("2.1")], points(p, 0)["trade"], points(p, 1)["trade"]) == (1, 0, 1)
    p = amphora(market(""), 1, "1.1")
    play(p, "pawn harvest")
    assert refused(p, "trade 1.1") == "GA-14.4"


def test_tv_51_ga_14_1_a_ship_somewhere_opens_the_slots_with_its_symbol() -> None:
    p = market("stone=9", "1.1=t1 2.2=t10")
    play(p, "pawn harvest")
    assert refused(p, "trade 2.2") == "GA-14.1"
    p = market("stone=9", "1.1=t1 2.2=t10", ships="0:sealand-ur")
    play(p, "pawn harvest")
    assert "2.2" in answers(p, "trade")


def test_ga_14_1_the_section_must_not_be_above_the_card() -> None:
    for level in (2, 3, 4):
        p = market("stone=9,wood=9,clay=9,food=9,tablet=9,kb=9", level=level, ships="0:assur-harran")
        play(p, "pawn harvest")
        assert answers(p, "trade") == [f"{n}.{place}" for n in range(1, level + 1) for place in (1, 2, 3)]
        if level < 4:
            assert refused(p, f"trade {level + 1}.1") == "GA-14.1"


def test_ga_14_1_there_must_be_a_token() -> None:
    p = own(position(empires="elam akkad", starts="1 2", levels="0:harvest=4"), 0, "stone=9,wood=9,clay=9,food=9")
    play(p, "pawn harvest")
    assert refused(p, "trade 1.2") == "GA-14.1"


def test_ga_14_5_one_trade_in_an_action() -> None:
    p = market("stone=9,wood=9", "1.1=t1 1.2=t2")
    play(p, "pawn harvest", "trade 1.1")
    assert (goods(p, 0), asked(p)) == ({"stone": 8, "wood": 11}, "0 turn")


def test_ga_14_5_a_token_may_be_used_again_and_its_amphora_stays() -> None:
    p = own(market("stone=9"), 1, "stone=9")
    play(p, "pawn harvest", "trade 1.1", "end_turn")
    play(p, "pawn harvest", "trade 1.1")
    end_round(p)
    play(p, "pawn harvest", "trade 1.1")
    assert (goods(p, 0), goods(p, 1)["wood"]) == ({"stone": 8, "wood": 4}, 2)
    assert [p.state.amphora[i] for i in range(12)] == [0, *[-1] * 11]
