"""Chapter 7: offerings."""

from __future__ import annotations

from rules.cradle.board import (
    answers,
    asked,
    hand,
    idle,
    mana,
    offerings,
    play,
    position,
    refused,
    to_action,
    told,
    tribes,
)

PLAIN = "plains:-1,-1"


def test_cr_7_1_offerings_come_under_new_huts_only() -> None:
    p = position(land=PLAIN, tribes="0:7=2", loads="0:7=wood")
    assert refused(p, "lift 0") == "CR-7.1"
    play(to_action(p), "action huts", "make 1", "offer 4")
    assert offerings(p, 0) == "4@7"


def test_cr_7_2_taking_up_costs_nothing() -> None:
    p = position(land=PLAIN, tribes="0:7=1", offerings="0:2@7", points=0)
    assert answers(p, "lift") == ["0"]
    play(p, "lift 0")
    assert (offerings(p, 0), tribes(p, 0), p.state.points) == ("2@7*", "7=1", 0)
    assert p.broken() is None


def test_cr_7_2_only_on_the_tile_and_by_a_tribe_without_an_offering() -> None:
    assert refused(position(land=PLAIN, tribes="0:A=1", offerings="0:2@7"), "lift 0") == "CR-7.2"
    assert refused(position(land=PLAIN, tribes="0:7=1", offerings="0:2@7*,4@7"), "lift 1") == "CR-7.2"
    p = position(land=PLAIN, tribes="0:7=1", offerings="0:2@7")
    assert refused(p, "step 7 offering_0 S") == "CR-7.2"


def test_cr_7_2_a_marked_tribe_takes_it() -> None:
    p = position(players=2, land=PLAIN, tribes="0:7=2 1:7=1", loads="1:7=wood", offerings="0:2@7")
    play(p, "steal 7 1 wood", "lift 0")
    assert p.state.thieves[7] == 0


def test_cr_7_3_only_the_owner_takes_it_up() -> None:
    p = position(land=PLAIN, tribes="0:7=3", offerings="1:2@7")
    assert answers(p, "lift") == []
    assert refused(p, "lift 0") == "CR-7.1"


def test_cr_7_4_it_is_not_put_down_again() -> None:
    p = position(land=PLAIN, tribes="0:7=2", offerings="0:2@7*")
    assert refused(p, "lift 0") == "CR-7.4"
    play(p, "step 7 empty S")
    assert (offerings(p, 0), tribes(p, 0)) == ("2@7*", "A=1 7=1")
    assert refused(p, "step 7 empty S") == "CR-4.11"
    assert refused(p, "step A offering_0 N") == "CR-7.2"


def test_cr_7_5_in_different_turns() -> None:
    p = position(players=2, land=PLAIN, tribes="0:7=1", offerings="0:2@7", mana="0:2/3")
    play(p, "lift 0")
    idle(idle(p))
    assert (asked(p), offerings(p, 0)) == ("0 move", "2@7*")
    play(p, "step 7 offering_0 S")
    idle(idle(p))
    play(p, "step A offering_0 SE")
    assert offerings(p, 0) == "2!"


def test_tv_37_cr_7_6_delivering() -> None:
    p = position(tribes="0:A=1", offerings="0:4@A*", mana="0:5/6")
    play(p, "step A offering_0 SE")
    assert (mana(p), offerings(p, 0), tribes(p, 0), p.state.points) == ("1/6", "4!", "", 4)
    assert p.state.tribes_left[0] == 8
    assert p.view(1)["players"][0]["offerings"][0] == {"place": "delivered", "tile": None, "value": 4, "shown": True}


def test_cr_7_6_what_is_shown_cannot_be_taken_back() -> None:
    p = position(tribes="0:A=1", offerings="0:4@A*", mana="0:5/6")
    assert p.play("step A offering_0 SE").barrier


def test_tv_38_cr_7_7_an_offering_must_be_paid() -> None:
    p = position(tribes="0:A=1", offerings="0:4@A*", mana="0:3/6")
    assert refused(p, "step A offering_0 SE") == "CR-7.7"
    assert "A offering_0 S" in answers(p, "step")


def test_tv_39_cr_7_7_or_is_sent_back() -> None:
    p = position(tribes="0:A=1", offerings="0:4@A*", mana="0:3/6", options={"unpaid_offering": "bounce"})
    assert p.view(1)["players"][0]["offerings"][0]["value"] is None
    assert told(p, "step A offering_0 SE") == ["bounced 0 0 4 A"]
    assert (mana(p), tribes(p, 0), offerings(p, 0), p.state.points) == ("3/6", "A=1", "4@A*", 4)
    assert p.view(1)["players"][0]["offerings"][0]["value"] == 4
    assert {p.determinized(1, seed).state.offer_value[0, 0] for seed in range(10)} == {4}


def test_cr_7_7_with_mana_it_is_delivered_all_the_same() -> None:
    p = position(tribes="0:A=1", offerings="0:4@A*", mana="0:4/6", options={"unpaid_offering": "bounce"})
    assert offerings(play(p, "step A offering_0 SE"), 0) == "4!"


def test_cr_7_8_the_maximum_stays() -> None:
    assert mana(play(position(tribes="0:A=1", offerings="0:6@A*", mana="0:7/7"), "step A offering_0 SE")) == "1/7"


def test_tv_40_cr_7_9_several_in_one_turn() -> None:
    p = position(tribes="0:A=2", offerings="0:2@A*,6@A*", mana="0:8/8")
    play(p, "step A offering_0 SE", "step A offering_1 SE")
    assert (mana(p), p.state.tribes_left[0], p.state.points) == ("0/8", 8, 3)


def test_cr_7_10_its_bearer_counts_as_a_tribe() -> None:
    p = position(players=2, tribes="0:A=2", offerings="0:2@A*")
    assert "growth" in answers(to_action(p), "action")
    p = position(players=2, land=PLAIN, tribes="0:7=1", offerings="0:2@7*", holy="7:0")
    assert mana(idle(p)) == "1/3"
    assert hand(p, 0) == []


def test_cr_7_6_everybody_can_read_what_was_delivered_and_nobody_else_what_is_carried() -> None:
    written = position(players=2, tribes="0:A=1", offerings="0:2!,4@A*", mana="0:8/8").text(1)
    assert "offering 1 (value 2) is delivered" in written
    assert "offering 2 (value ?) is carried on A" in written
