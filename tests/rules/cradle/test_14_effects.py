"""Chapter 14: the eight cards."""

from __future__ import annotations

import pytest

from eduba.games.cradle.shape import TERRAIN_KEYS
from rules.cradle.board import (
    answers,
    asked,
    hand,
    held,
    huts,
    loose,
    mana,
    neutral_huts,
    offerings,
    play,
    position,
    refused,
    thieves,
    to_action,
    tribes,
)

PLAIN = "plains:-1,-1"
TWO_PLAINS = "plains:-1,-1 plains:-1,2"
TELEPORT = ("play teleportation", "teleport_from Q", "teleport_who 1 stone")


def test_tv_60_cr_14_1_endurance_adds_up() -> None:
    p = position(round=1, points=2, hands="0:endurance,endurance")
    assert play(p, "play endurance", "play endurance").state.points == 8


def test_tv_93_cr_14_1_its_points_are_an_option() -> None:
    p = position(round=1, points=2, hands="0:endurance", options={"endurance_points": 5})
    assert play(p, "play endurance").state.points == 7


def test_cr_14_1_a_tribe_must_be_on_the_map() -> None:
    assert refused(position(hands="0:endurance", tribes="0:"), "play endurance") == "CR-14.1"


def test_tv_6_cr_14_2_priests_add_up() -> None:
    p = position(land=PLAIN, holy="7:0", tribes="0:7=1", hands="0:priest,priest")
    play(to_action(p), "action pass", "play priest", "play priest", "end_turn")
    assert mana(p) == "3/3"


def test_tv_76_cr_14_2_there_must_be_room_for_more() -> None:
    p = position(land=PLAIN, holy="7:0", tribes="0:7=1", hands="0:priest", mana="0:2/3")
    assert refused(play(to_action(p), "action pass"), "play priest") == "CR-14.2"
    p = position(hands="0:priest")
    assert refused(play(to_action(p), "action pass"), "play priest") == "CR-14.2"


def test_cr_14_2_priests_come_last() -> None:
    p = position(land=PLAIN, holy="7:0", tribes="0:7=1", hands="0:priest,teleportation")
    play(to_action(p), "action pass", "play priest")
    assert refused(p, "play teleportation") == "CR-14.2"


@pytest.mark.parametrize(
    ("reserve", "scope", "born"), [(3, "all", 3), (4, "all", 4), (4, "one", 3), (1, "all", 0), (2, "one", 2)]
)
def test_tv_61_cr_14_3_fertility(reserve: int, scope: str, born: int) -> None:
    options = {"fertility_scope": scope}
    p = position(land=PLAIN, tribes="0:7=4", huts="0:7,7", hands="0:fertility", options=options)
    p.state.tribes_left[0] = reserve
    to_action(p)
    if not born:
        assert refused(p, "action fertile_growth") == "CR-14.3"
        return
    play(p, "action fertile_growth")
    play(p, f"make {answers(p, 'make')[-1]}")
    assert (tribes(p, 0), hand(p, 0)) == (f"7={4 + born}", [])


@pytest.mark.parametrize(
    ("reserve", "scope", "pairs"),
    [(2, "all", ["1"]), (3, "all", ["1", "2"]), (2, "one", ["1"]), (3, "one", ["1", "2"])],
)
def test_cr_14_3_every_pair_brings_at_least_one_tribe(reserve: int, scope: str, pairs: list[str]) -> None:
    options = {"fertility_scope": scope}
    p = position(land=PLAIN, tribes="0:7=4", huts="0:7,7", hands="0:fertility", options=options)
    p.state.tribes_left[0] = reserve
    play(to_action(p), "action fertile_growth")
    assert answers(p, "make") == pairs


def test_cr_14_3_growth_must_be_possible_and_the_card_in_hand() -> None:
    p = to_action(position(hands="0:fertility", tribes="0:A=1"))
    assert refused(p, "action fertile_growth") == "CR-12.1"
    assert refused(to_action(position()), "action fertile_growth") == "CR-13.3"


def test_cr_14_3_once_only_the_first_birth_counts_double() -> None:
    p = position(land=PLAIN, tribes="0:A=2,7=2", huts="0:7", hands="0:fertility", options={"fertility_scope": "one"})
    play(to_action(p), "action fertile_growth", "make 1", "make 1")
    assert tribes(p, 0) == "A=4 7=3"


@pytest.mark.parametrize(("before", "after"), [("0/3", "2/5"), ("6/7", "8/8"), ("7/7", None)])
def test_tv_62_cr_14_4_a_sacred_stone_counts_twice(before: str, after: str | None) -> None:
    p = position(tribes="0:Q=1", mana=f"0:{before}", hands="0:sacred_stone")
    if after is None:
        assert refused(p, "play sacred_stone") == "CR-14.4"
        assert mana(play(p, "step Q stone NW")) == "8/8"
    else:
        assert mana(play(p, "play sacred_stone", "step Q stone NW")) == after
        assert p.state.stones_built == 1


def test_cr_14_4_the_step_must_follow() -> None:
    p = play(position(tribes="0:Q=2", hands="0:sacred_stone"), "play sacred_stone")
    assert (asked(p), answers(p, "step")) == ("0 stone_step", ["Q stone NW"])
    assert refused(p, "step Q empty NW") == "CR-14.4"
    assert refused(p, "end_movement") is None
    play(p, "step Q stone NW", "step Q stone NW")
    assert mana(p) == "3/6"
    assert refused(position(hands="0:sacred_stone", tribes="0:A=1"), "play sacred_stone") == "CR-14.4"
    assert refused(position(hands="0:sacred_stone", tribes="0:Q=1", points=0), "play sacred_stone") == "CR-14.4"


def test_tv_63_cr_14_5_land_shows_three_tiles() -> None:
    p = position(tribes="0:A=1", hands="0:land", pile="plains plains quarry volcano")
    play(p, "play land")
    assert asked(p) == "0 land_step"
    assert refused(p, "step A empty SE") == "CR-14.5"
    play(p, "step A empty N")
    assert answers(p, "choose_terrain") == ["plains", "quarry"]
    assert refused(p, "choose_terrain volcano") == "CR-14.5"
    before = [p.state.pile[i] for i in range(p.state.pile_size)]
    play(p, "choose_terrain quarry")
    assert (loose(p, "Q"), loose(p, "7"), held(p, 0, "7")) == ((0, 5), (0, 2), (0, 1))
    after = [p.state.pile[i] for i in range(p.state.pile_size)]
    assert sorted(before) == sorted([*after, TERRAIN_KEYS.index("quarry")])
    assert before[: len(after)] != after


def test_tv_94_cr_14_5_how_many_is_an_option() -> None:
    p = position(tribes="0:A=1", hands="0:land", pile="plains plains quarry volcano", options={"land_look": 4})
    play(p, "play land", "step A empty N")
    assert answers(p, "choose_terrain") == ["plains", "quarry", "volcano"]


def test_cr_14_5_a_volcano_may_be_taken() -> None:
    p = position(tribes="0:A=1", hands="0:land", pile="volcano volcano volcano plains")
    play(p, "play land", "step A empty N", "choose_terrain volcano")
    assert asked(p) == "0 volcano"
    play(p, "place_volcano F NE")
    assert p.state.tiles > 8 or asked(p) == "0 volcano"


def test_cr_14_5_only_the_seat_sees_the_tiles() -> None:
    p = position(tribes="0:A=1", hands="0:land", pile="plains quarry volcano")
    result = play(p, "play land").play("step A empty N")
    seen = {e.kind.name: [e.visible_to(seat) for seat in (0, 1)] for e in result.events}
    assert seen == {"land_looked_at": [True, True], "land_seen": [True, False]}
    assert p.view(0)["looked_at"] == {"plains": 1, "forest": 0, "quarry": 1, "volcano": 1}
    assert p.view(1)["looked_at"] is None
    assert p.determinized(0, 3).view(0) == p.view(0)
    tops = {tuple(p.determinized(1, seed).view(0)["looked_at"].values()) for seed in range(10)}
    assert len(tops) > 1
    assert p.observe(0) != p.observe(1)
    assert len({tuple(p.determinized(0, seed).observe(0)) for seed in range(5)}) == 1


def test_cr_14_5_a_discovery_must_be_possible() -> None:
    p = position(tribes="0:A=3", hands="0:land", pile="plains plains plains")
    play(p, "step A empty N", "step A empty NW", "step A empty SW")
    assert refused(p, "play land") == "CR-14.5"
    assert refused(position(tribes="0:T=1", hands="0:land"), "play land") == "CR-14.5"
    assert refused(position(hands="0:land", points=0), "play land") == "CR-14.5"


def test_tv_64_cr_14_6_mana_theft() -> None:
    p = position(hands="0:mana_theft", mana="0:3/3 1:1/3")
    play(to_action(p), "action growth", "make 1", "play mana_theft")
    assert answers(p, "rob") == ["1"]
    assert refused(p, "rob 2") == "CR-14.6"
    assert refused(p, "rob 0") == "CR-14.6"
    play(p, "rob 1")
    assert (mana(p), mana(p, 1), asked(p)) == ("3/3", "0/3", "0 after")


def test_cr_14_6_the_thief_gains() -> None:
    p = position(hands="0:mana_theft", mana="0:1/3 1:2/3")
    play(to_action(p), "action growth", "make 1", "play mana_theft", "rob 1")
    assert (mana(p), mana(p, 1)) == ("2/3", "1/3")


def test_cr_14_6_only_after_births_and_from_who_has_mana() -> None:
    p = position(hands="0:mana_theft", mana="1:1/3")
    assert refused(play(to_action(p), "action pass"), "play mana_theft") == "CR-14.6"
    p = position(hands="0:mana_theft", mana="0:2/3")
    assert refused(play(to_action(p), "action growth", "make 1"), "play mana_theft") == "CR-14.6"


def test_tv_7_cr_14_7_cr_5_1_cr_3_7_a_foreign_tribe_comes_with_its_load() -> None:
    p = position(players=2, tribes="0:A=2 1:Q=1", loads="1:Q=stone", hands="0:teleportation")
    play(p, *TELEPORT)
    assert "T" not in answers(p, "teleport_to")
    assert refused(p, "teleport_to T") == "CR-14.7"
    assert refused(p, "teleport_to V1") == "CR-3.7"
    play(p, "teleport_to A", "steal A 1 stone")
    assert (held(p, 0, "A"), held(p, 1, "A"), tribes(p, 1)) == ((0, 1), (0, 0), "A=1")


def test_cr_14_7_which_tribes_and_where() -> None:
    p = position(players=2, tribes="0:A=2 1:Q=2", loads="1:Q=stone", hands="0:teleportation")
    assert refused(position(players=2, tribes="0: 1:", hands="0:teleportation"), "play teleportation") == "CR-14.7"
    play(p, "play teleportation")
    assert answers(p, "teleport_from") == ["A", "Q"]
    assert refused(p, "teleport_from B") == "CR-14.7"
    play(p, "teleport_from Q")
    assert answers(p, "teleport_who") == ["1 empty", "1 stone"]
    assert refused(p, "teleport_who 1 wood") == "CR-14.7"
    assert refused(p, "teleport_who 0 empty") == "CR-3.3"
    play(p, "teleport_who 1 empty")
    assert answers(p, "teleport_to") == ["T", "A", "B", "F"]
    assert refused(p, "teleport_to Q") == "CR-14.7"
    assert refused(p, "teleport_to 30") == "CR-14.7"
    play(p, "teleport_to T")
    assert (tribes(p, 1), held(p, 1, "Q"), asked(p)) == ("T=1 Q=1", (0, 1), "0 move")


def test_tv_65_cr_14_7_an_offering_is_delivered_in_phase_one() -> None:
    p = position(players=2, tribes="0:A=1", offerings="0:2@A*", mana="0:2/3", hands="0:teleportation")
    play(p, "play teleportation", "teleport_from A", "teleport_who 0 offering_0", "teleport_to T")
    assert (offerings(p, 0), mana(p), p.state.points) == ("2!", "0/3", 5)


def test_cr_14_7_an_own_tribe_takes_anything_of_the_pool_along() -> None:
    p = position(players=2, tribes="0:A=1", loose="A=wood+stone", hands="0:teleportation")
    play(p, "play teleportation", "teleport_from A")
    assert answers(p, "teleport_who") == ["0 empty", "0 wood", "0 stone"]
    play(p, "teleport_who 0 wood", "teleport_to B")
    assert (held(p, 0, "B"), loose(p, "A")) == ((1, 0), (0, 1))


def test_tv_66_cr_14_7_after_the_action_nothing_is_built_or_delivered() -> None:
    p = position(players=2, tribes="0:Q=1", loads="0:Q=stone", hands="0:teleportation")
    play(to_action(p), "action pass", "play teleportation", "teleport_from Q")
    assert answers(p, "teleport_who") == ["0 stone"]
    play(p, "teleport_who 0 stone")
    assert answers(p, "teleport_to") == ["A", "B", "F"]
    play(p, "teleport_to F")
    assert (held(p, 0, "F"), loose(p, "F"), asked(p)) == ((0, 1), (2, 0), "0 after")


def test_tv_67_cr_14_7_the_new_place_counts_at_once() -> None:
    p = position(land=PLAIN, holy="7:0", tribes="0:A=1", hands="0:teleportation")
    play(to_action(p), "action pass", "play teleportation", "teleport_from A", "teleport_who 0 empty", "teleport_to 7")
    assert mana(play(p, "end_turn")) == "1/3"


def test_tv_88_cr_14_7_delivering_is_an_option() -> None:
    p = position(
        players=2,
        tribes="0:A=1",
        offerings="0:2@A*",
        mana="0:2/3",
        hands="0:teleportation",
        options={"teleport_delivers": False},
    )
    play(p, "play teleportation", "teleport_from A", "teleport_who 0 offering_0")
    assert refused(p, "teleport_to T") == "CR-14.7"


def test_cr_14_7_a_mark_goes_with_the_tribe() -> None:
    p = position(players=2, land=PLAIN, tribes="0:7=2 1:7=1", loads="1:7=wood", hands="0:teleportation")
    play(p, "steal 7 1 wood", "play teleportation", "teleport_from 7", "teleport_who 0 wood_thief", "teleport_to B")
    assert (thieves(p), held(p, 0, "B")) == ({"B": 1}, (1, 0))


def test_cr_14_7_a_foreign_bearer_keeps_its_offering() -> None:
    p = position(players=2, tribes="0:A=1 1:B=1", offerings="1:2@B*", mana="1:3/3", hands="0:teleportation")
    play(p, "play teleportation", "teleport_from B", "teleport_who 1 offering_0")
    assert refused(p, "teleport_to T") == "CR-14.7"
    assert offerings(play(p, "teleport_to F"), 1) == "2@F*"


def test_cr_14_7_what_cannot_be_paid_stays_outside() -> None:
    p = position(tribes="0:A=1,Q=1", offerings="0:4@A*", mana="0:3/3", hands="0:teleportation,teleportation")
    play(p, "play teleportation", "teleport_from A", "teleport_who 0 offering_0")
    assert refused(p, "teleport_to T") == "CR-7.7"
    p = position(tribes="0:Q=1", mana="0:8/8", hands="0:teleportation")
    play(p, "play teleportation", "teleport_from Q", "teleport_who 0 stone")
    assert refused(p, "teleport_to T") == "CR-6.5"


def test_tv_68_cr_14_8_a_hut_goes_with_its_offering() -> None:
    p = position(land=TWO_PLAINS, tribes="0:8=2", huts="0:8", offerings="1:2@7", hands="0:expulsion")
    play(p, "play expulsion", "expel_from 7", "expel_which 1 1", "expel_to 8")
    assert (huts(p, "7"), huts(p, "8"), offerings(p, 1)) == ("", "0 1", "2@8")
    assert refused(to_action(p), "action growth") == "CR-12.3"


def test_tv_69_cr_14_8_which_hut() -> None:
    p = position(land=TWO_PLAINS, huts="1:7", offerings="1:2@7", hands="0:expulsion")
    play(p, "play expulsion", "expel_from 7")
    assert answers(p, "expel_which") == ["1 0", "1 1"]
    assert refused(p, "expel_which 0 0") == "CR-14.8"
    assert refused(p, "expel_which 1 2") == "CR-14.8"
    play(p, "expel_which 1 0", "expel_to 8")
    assert (huts(p, "7"), huts(p, "8"), offerings(p, 1)) == ("1", "1", "2@7")


def test_tv_70_cr_14_8_cr_1_6_neutral_huts_can_be_moved() -> None:
    p = position(players=3, land=PLAIN, hands="0:expulsion")
    play(p, "play expulsion", "expel_from A")
    assert answers(p, "expel_which") == ["0 0", "neutral 0"]
    assert refused(p, "expel_which neutral 1") == "CR-14.8"
    play(p, "expel_which neutral 0", "expel_to 7")
    assert (neutral_huts(p), asked(p)) == (["7"], "0 move")


def test_tv_71_cr_14_8_a_plain_must_have_room() -> None:
    p = position(hands="0:expulsion")
    assert refused(p, "play expulsion") == "CR-14.8"
    p = position(land=PLAIN, holy="7:1", hands="0:expulsion")
    assert refused(p, "play expulsion") == "CR-14.8"


def test_tv_85_cr_14_8_its_range_is_an_option() -> None:
    p = position(land=TWO_PLAINS, hands="0:expulsion", options={"expulsion_range": "adjacent"})
    play(p, "play expulsion")
    assert answers(p, "expel_from") == ["A", "B"]
    play(p, "expel_from A", "expel_which 0 0")
    assert answers(p, "expel_to") == ["7"]
    assert refused(p, "expel_to 8") == "CR-14.8"
    p = position(land=TWO_PLAINS, hands="0:expulsion")
    play(p, "play expulsion", "expel_from A", "expel_which 0 0")
    assert answers(p, "expel_to") == ["7", "8"]
    assert refused(p, "expel_to B") == "CR-14.8"
    assert refused(p, "expel_to F") == "CR-14.8"
    assert refused(p, "expel_to 30") == "CR-14.8"


def test_tv_86_cr_14_8_the_offering_may_stay_behind() -> None:
    given = {"land": TWO_PLAINS, "offerings": "1:2@7", "hands": "0:expulsion", "tribes": "1:7=1"}
    p = position(**given, options={"expulsion_marker": "stays"})  # type: ignore[arg-type]
    play(p, "play expulsion", "expel_from 7")
    assert answers(p, "expel_which") == ["1 0"]
    play(p, "expel_which 1 0", "expel_to 8")
    assert (huts(p, "8"), offerings(p, 1)) == ("1", "2@7")
    play(to_action(p), "action pass")
    assert offerings(play(p, "lift 0"), 1) == "2@7*"


def test_cr_14_8_after_the_action_too() -> None:
    p = position(land=PLAIN, hands="0:expulsion", tribes="0:A=1,7=1")
    play(to_action(p), "action pass", "play expulsion", "expel_from A", "expel_which 3 0", "expel_to 7")
    assert (huts(p, "A"), huts(p, "7"), asked(p), tribes(p, 0)) == ("0", "3", "0 after", "A=1 7=1")
