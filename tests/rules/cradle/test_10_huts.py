"""Chapters 10 and 11: huts and holy places."""

from __future__ import annotations

import pytest

from rules.cradle.board import (
    answers,
    asked,
    held,
    huts,
    idle,
    loose,
    mana,
    offerings,
    play,
    position,
    refused,
    supply,
    to_action,
    tribes,
)

PLAIN = "plains:-1,-1"
TWO_PLAINS = "plains:-1,-1 plains:-1,-2"


def test_tv_52_cr_10_1_at_most_two_huts_on_a_tile() -> None:
    p = position(land=PLAIN, tribes="0:7=4", loads="0:7=wood+wood", huts="1:7")
    play(to_action(p), "action huts")
    assert answers(p, "make") == ["1"]
    assert refused(p, "make 2") == "CR-10.1"
    assert huts(play(p, "make 1", "offer 2"), "7") == "0 1"


def test_cr_10_1_only_on_a_plain() -> None:
    p = to_action(position(tribes="0:F=2", loads="0:F=wood"))
    assert refused(p, "action huts") == "CR-10.1"


def test_tv_53_cr_10_2_wood_of_others_is_not_available() -> None:
    p = to_action(position(land=PLAIN, tribes="0:7=2 1:7=1", loads="1:7=wood"))
    assert refused(p, "action huts") == "CR-10.2"


def test_cr_10_2_loose_wood_is_used_first() -> None:
    p = position(land=PLAIN, tribes="0:7=2", loose="7=wood*3")
    assert (held(p, 0, "7"), loose(p, "7")) == ((2, 0), (1, 0))
    play(to_action(p), "action huts", "make 1", "offer 2")
    assert (held(p, 0, "7"), loose(p, "7")) == ((2, 0), (0, 0))
    p = position(land=PLAIN, tribes="0:7=2", loose="7=wood*2")
    play(to_action(p), "action huts", "make 1", "offer 2")
    assert (held(p, 0, "7"), loose(p, "7")) == ((1, 0), (0, 0))


def test_cr_10_3_others_do_not_matter() -> None:
    p = position(land=PLAIN, tribes="0:7=2 1:7=5", loads="0:7=wood", huts="1:7")
    play(to_action(p), "action huts", "make 1", "offer 2")
    assert huts(p, "7") == "0 1"
    p = position(land=PLAIN, tribes="0:7=2", loads="0:7=wood", huts="0:7")
    play(to_action(p), "action huts", "make 1", "offer 2")
    assert huts(p, "7") == "0 0"


def test_tv_50_cr_10_4_cr_10_5_two_huts_with_two_offerings() -> None:
    p = position(land=PLAIN, tribes="0:7=4", loads="0:7=wood+wood")
    before = supply(p)[0]
    play(to_action(p), "action huts", "make 2", "offer 7")
    assert refused(p, "offer 7") == "CR-10.4"
    play(p, "offer 2")
    assert (huts(p, "7"), offerings(p, 0)) == ("0 0", "7@7 2@7")
    assert (supply(p)[0], p.state.huts_left[0], asked(p)) == (before + 2, 2, "1 move")


def test_cr_10_4_the_offering_comes_from_the_reserve() -> None:
    p = position(land=TWO_PLAINS, tribes="0:7=2", loads="0:7=wood", offerings="0:4@8,6!")
    play(to_action(p), "action huts", "make 1")
    assert answers(p, "offer") == ["2", "7"]
    play(p, "offer 7")
    assert (offerings(p, 0), p.state.values_left[0]) == ("4@8 6! 7@7", 0b0001)


def test_cr_10_5_each_with_its_own_wood() -> None:
    p = position(land=PLAIN, tribes="0:7=4", loads="0:7=wood")
    assert refused(play(to_action(p), "action huts"), "make 2") == "CR-10.2"


def test_cr_10_6_four_huts_in_the_game() -> None:
    land = "plains:-1,-1 plains:-1,-2 plains:-1,-3"
    p = position(land=land, tribes="0:7=2", loads="0:7=wood", offerings="0:2@8,4@8,6@9,7@9")
    assert p.state.huts_left[0] == 0
    assert refused(to_action(p), "action huts") == "CR-9.5"
    p = position(land=land, tribes="0:7=4", loads="0:7=wood+wood", offerings="0:2@8,4@8,6@9")
    play(to_action(p), "action huts", "make 1")
    assert answers(p, "offer") == ["7"]


def test_cr_11_1_a_holy_place_on_an_empty_plain() -> None:
    p = position(land=PLAIN, tribes="0:7=2", loads="0:7=stone")
    play(to_action(p), "action holy_places", "make 1")
    assert (p.state.holy[7], p.state.holy_left[0]) == (1, 2)
    p = position(land=PLAIN, tribes="0:7=2", loads="0:7=stone", huts="1:7")
    assert refused(to_action(p), "action holy_places") == "CR-11.1"
    p = position(tribes="0:Q=2", loads="0:Q=stone")
    assert refused(to_action(p), "action holy_places") == "CR-11.1"


def test_tv_54_cr_11_2_no_foreign_tribe_may_be_there() -> None:
    given = {"land": PLAIN, "tribes": "0:7=2 1:7=1", "loads": "0:7=stone"}
    p = to_action(position(**given))  # type: ignore[arg-type]
    assert refused(p, "action holy_places") == "CR-11.2"
    p = position(**given, options={"holy_place_ignores_foreign_tribes": True})  # type: ignore[arg-type]
    assert p.state.tribes[1, 7] == 1
    play(to_action(p), "action holy_places", "make 1")
    assert p.state.holy[7] == 1


def test_cr_11_3_a_loose_stone_is_used_first() -> None:
    p = position(land=PLAIN, tribes="0:7=2", loose="7=stone*3")
    play(to_action(p), "action holy_places", "make 1")
    assert (held(p, 0, "7"), loose(p, "7")) == ((0, 2), (0, 0))
    p = position(land=PLAIN, tribes="0:7=2", loose="7=stone")
    before = supply(p)[1]
    play(to_action(p), "action holy_places", "make 1")
    assert (held(p, 0, "7"), supply(p)[1]) == ((0, 0), before + 1)
    p = position(land=PLAIN, tribes="0:7=2")
    assert refused(to_action(p), "action holy_places") == "CR-11.3"


@pytest.mark.parametrize("kind", ["huts", "holy_places"])
def test_cr_11_4_nothing_is_built_beside_a_holy_place(kind: str) -> None:
    p = position(land=PLAIN, tribes="0:7=4", loads="0:7=wood+stone", holy="7:1")
    assert refused(to_action(p), f"action {kind}") == "CR-11.4"


def test_cr_11_4_one_holy_place_on_a_tile() -> None:
    p = position(land=PLAIN, tribes="0:7=4", loads="0:7=stone+stone")
    play(to_action(p), "action holy_places")
    assert answers(p, "make") == ["1"]
    assert refused(p, "make 2") == "CR-11.4"


def test_cr_11_5_several_in_one_action_three_in_the_game() -> None:
    p = position(
        land="plains:-1,-1 plains:-1,-2 plains:-1,-3",
        tribes="0:7=2,8=2,9=2",
        loads="0:7=stone,8=stone,9=stone",
    )
    play(to_action(p), "action holy_places", "make 1", "make 1", "make 1")
    assert ([p.state.holy[i] for i in (7, 8, 9)], p.state.holy_left[0]) == ([1, 1, 1], 0)
    p = position(land=PLAIN, tribes="0:7=2", loads="0:7=stone")
    p.state.holy_left[0] = 0
    assert refused(to_action(p), "action holy_places") == "CR-9.5"


def test_tv_55_cr_11_6_it_pays_in_the_same_turn() -> None:
    p = position(land=PLAIN, tribes="0:7=2", loads="0:7=stone", loose="7=wood")
    before = supply(p)[1]
    play(to_action(p), "action holy_places", "make 1")
    assert (mana(p), supply(p)[1]) == ("1/3", before + 1)
    assert (tribes(p, 0), held(p, 0, "7"), loose(p, "7")) == ("7=2", (1, 0), (0, 0))


def test_cr_11_6_tribes_and_loads_stay() -> None:
    p = position(land=PLAIN, tribes="0:7=3", loads="0:7=stone+wood+wood")
    play(to_action(p), "action holy_places", "make 1")
    assert (tribes(p, 0), held(p, 0, "7")) == ("7=3", (2, 0))
    assert mana(p) == "1/3"
    for _ in range(3):
        idle(p)
    assert held(p, 0, "7") == (2, 0)
