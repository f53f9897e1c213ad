"""Chapter 19: the combat phase; and the Ships that sink at its start (GA-8.7)."""

from __future__ import annotations

import pytest

from eduba.games.gardens.pieces import put_unit
from eduba.games.gardens.shape import Resource
from eduba.games.gardens.state import Phase, Token
from eduba.kernel.testing import force
from rules.gardens.battlefield import (
    begin,
    bid,
    cards,
    combat,
    field,
    fight,
    fight_out,
    fighting,
    rams,
    set_ahead,
    units,
)
from rules.gardens.board import answers, asked, events, of_kind, play, refused, region, section

LAGASH_UR, LAGASH_SEALAND = section("lagash-ur"), section("lagash-sealand")


def beat_tribe(*places: str) -> dict[str, str]:
    """Two or more Chariots of seat 0, each against a Tribe Spearman."""
    return {"units": f"0:{','.join(f'{place}=c' for place in places)}", "tribes": " ".join(f"{p}=s" for p in places)}


def test_tv_35_ga_8_7_ga_22_3_ships_that_meet_sink_and_support_nothing() -> None:
    p = field("0:lagash=s 1:lagash=s", ships="0:lagash-ur 1:lagash-ur,lagash-sealand")
    sunk = of_kind(begin(p), "ship_sunk")
    assert sunk == [{"seat": 0, "section": LAGASH_UR}, {"seat": 1, "section": LAGASH_UR}]
    assert [p.state.ship[seat, 2] for seat in (0, 1)] == [-1, LAGASH_SEALAND]
    assert (fighting(p), p.state.support[0], p.state.support[1]) == ("1 lagash 0", 1, 0)


def test_tv_36_ga_8_7_ga_8_8_so_do_those_of_three_seats_but_no_ship_alone() -> None:
    p = combat("0:lagash=c", ships="0:lagash-ur 1:lagash-ur 2:lagash-ur 3:lagash-sealand")
    assert [p.state.ship[seat, 2] for seat in range(4)] == [-1, -1, -1, LAGASH_SEALAND]


def test_tv_89_ga_19_1_ga_19_6_tribes_then_their_events_then_seats() -> None:
    given = beat_tribe("musasir", "babylon")
    given["units"] += ",emar=h 1:emar=s"
    p = combat(**given, held="emar=1", tokens="musasir=ev2 babylon=ev3")
    assert answers(p, "battle") == ["musasir", "babylon"]
    play(p, "battle babylon")
    for place in ("babylon", "musasir"):
        assert fighting(p) == f"0 {place} tribe"
        fight_out(cards(p, "3/1/0", "0/1/0"))
    assert (asked(p), answers(p, "reveal")) == ("0 reveal", ["musasir", "babylon"])
    play(p, "reveal babylon", "choose 0")
    assert (asked(p), p.state.resolving) == ("0 event", region("musasir"))
    play(p, "choose 0")
    assert fighting(p) == "0 emar 1"


def test_ga_19_1_walls_settlements_and_takeovers_come_last() -> None:
    p = field(
        "0:emar=s,harran=c 1:harran=s", walls="emar=1", settlements="emar=1", running="emar=ev1/4/1", held="harran=1"
    )
    begin(p)
    assert (fighting(p), p.state.wall[region("emar")]) == ("0 harran 1", 1)
    fight_out(cards(p, "3/1/0", "0/1/0"))
    assert (asked(p), p.state.wall[region("emar")], p.state.event_owner[region("emar")]) == ("0 fate", -1, 1)
    play(p, "fate destroy")
    assert (asked(p), p.state.phase) == ("0 event", Phase.COMBAT)
    play(p, "choose 0")
    assert (p.state.phase, p.state.round, p.state.leader) == (Phase.ACTIONS, 3, -1)


def test_tv_71_ga_19_2_the_leader_orders_the_battles() -> None:
    p = combat("3:emar=s,harran=s 1:emar=s 0:harran=s", bones="3=4 0=6", ahead="1")
    assert (asked(p), answers(p, "battle")) == ("1 order", ["harran", "emar"])
    play(p, "battle harran")
    assert (fighting(p), p.state.purse[0]) == ("3 harran 0", 4)
    bid(p, "4/0/0", "6/0/0")
    while fighting(p) == "3 harran 0":
        p.play(p.legal()[0])
    assert (fighting(p), p.state.purse[0]) == ("3 emar 1", 2)


def test_ga_19_2_the_leader_need_not_be_involved_and_tribe_battles_come_first() -> None:
    p = combat("0:emar=s,harran=s,musasir=s 1:emar=s,harran=s", tribes="musasir=s", ahead="2")
    assert (asked(p), answers(p, "battle")) == ("2 order", ["harran", "emar"])
    p = combat("0:emar=s,babylon=s,musasir=s 1:emar=s", tribes="musasir=s babylon=s", ahead="2")
    assert refused(p, "battle emar") == "GA-19.2"
    listed = of_kind(events(p, "battle babylon"), "battle_listed")
    assert [(event["place"], event["seat"]) for event in listed] == [(1, 2), (2, -1), (3, -1)], "two were not chosen"
    assert [p.state.battle[i] for i in range(3)] == [region("babylon"), region("musasir"), region("emar")]


def test_tv_72_ga_19_2_ga_19_8_order_and_leader_stay_but_ties_follow_the_track() -> None:
    p = field(
        "0:emar=s 1:emar=s,musasir=c 2:harran=s 3:harran=s",
        tribes="musasir=s",
        tokens="musasir=ev2",
        ahead="0",
        held="emar=1",
    )
    begin(p)
    play(p, "battle emar")
    fight_out(cards(p, "3/1/0", "0/1/0"))
    play(p, "choose 1")
    assert (p.state.renown_order[0], p.state.leader, fighting(p)) == (1, 0, "0 emar 1")
    duel = of_kind(fight_out(cards(p, "1/0/1", "1/1/0")), "duel")[0]
    assert (duel["value"], duel["foe_value"], duel["winner"]) == (1, 1, 1)
    assert fighting(p) == "3 harran 2"


def test_ga_7_10_ga_19_3_ga_23_2_what_is_a_battle() -> None:
    p = field(
        "0:emar=s,harran=s,musasir=s,ishuwa=s 1:emar=s,harran=s",
        tribes="musasir=s babylon=s",
        rams="1:ishuwa",
        ships="1:ishuwa-harran",
    )
    begin(p)
    assert asked(p) == "0 order"
    for place in ("ishuwa", "babylon", "lagash"):
        assert refused(p, f"battle {place}") == "GA-19.3"
    assert refused(p, "battle musasir") == "GA-19.2"  # it is alone among the Tribe battles, and so the first


def test_tv_84_ga_19_4_the_leader_pairs_three_parties() -> None:
    p = combat("1:emar=s 2:emar=s 3:emar=c", held="emar=2")
    assert (asked(p), answers(p, "pair")) == ("0 pair", ["1-2", "1-3", "2-3"])
    assert refused(p, "pair 0-1") == "GA-19.4"
    assert refused(p, "pair 1-tribe") == "GA-19.4"
    play(p, "pair 2-3")
    fight_out(cards(p, "3/1/0", "0/1/0"))
    assert (fighting(p), units(p, "emar")) == ("3 emar 1", "1:s 3:c")


def test_tv_72_ga_19_2_ga_19_4_the_leader_of_the_phase_still_pairs_when_another_is_ahead() -> None:
    p = combat("0:emar=s 1:emar=s,musasir=c 2:emar=s", tribes="musasir=s", tokens="musasir=ev2", ahead="3")
    fight_out(cards(p, "3/1/0", "0/1/0"))
    play(p, "choose 1")
    assert (p.state.renown_order[0], asked(p)) == (1, "3 pair")


def test_ga_19_4_a_tribe_and_two_seats_are_one_battle() -> None:
    p = combat("1:emar=c 2:emar=s", tribes="emar=s", tokens="emar=ev2")
    assert (asked(p), answers(p, "pair")) == ("0 pair", ["1-2", "1-tribe", "2-tribe"])
    play(p, "pair 1-tribe")
    fight_out(cards(p, "3/1/0", "0/1/0"))
    assert fighting(p) == "2 emar 1"
    fight_out(cards(p, "0/1/0", "3/1/0"))
    assert (units(p, "emar"), asked(p), p.state.resolving) == ("1:c", "1 event", region("emar"))


@pytest.mark.parametrize(("rules", "bids"), [("full", 3), ("simple", 1)])
def test_ga_19_5_a_fight_is_full_or_simple(rules: str, bids: int) -> None:
    p = combat("0:emar=s 1:emar=s", bones="0=1 1=1", options={"combat": rules})
    for _ in range(bids):
        assert asked(p) == "1 bid"
        play(p, "bid 0")
    assert asked(p) == "0 bid"


def test_ga_19_6_seats_in_turn_order_and_only_where_they_are_alone() -> None:
    p = combat(
        "0:musasir=c 1:babylon=c 2:dumah=s", tribes="musasir=s babylon=s dumah=sah", tokens="musasir=ev2 babylon=ev3"
    )
    play(p, "battle dumah", "battle babylon")
    fight_out(cards(p, "0/1/0", "2/1/0 2/1/0 3/0/0"))
    fight_out(cards(p, "3/1/0", "0/1/0"))
    fight_out(cards(p, "3/1/0", "0/1/0"))
    assert (asked(p), p.state.resolving) == ("0 event", region("musasir"))
    play(p, "choose 0")
    assert (asked(p), p.state.resolving) == ("1 event", region("babylon"))
    assert p.state.token[region("dumah")] == Token.FACE_DOWN


def test_ga_19_6_the_turn_order_need_not_be_that_of_the_seats() -> None:
    p = combat(
        "0:musasir=c 1:babylon=c",
        tribes="musasir=s babylon=s",
        tokens="musasir=ev2 babylon=ev3",
        order="1 0 2 3",
    )
    play(p, "battle musasir")
    for _ in range(2):
        fight_out(cards(p, "3/1/0", "0/1/0"))
    assert (asked(p), p.state.resolving) == ("1 event", region("babylon"))
    play(p, "choose 0")
    assert (asked(p), p.state.resolving) == ("0 event", region("musasir"))


def test_ga_19_6_only_regions_freed_in_this_phase() -> None:
    p = combat(**beat_tribe("musasir", "babylon"))
    play(p, "battle babylon")
    fight_out(cards(p, "3/1/0", "0/1/0"))
    put_unit(p.state, 0, 0, -1, region("nairi"))
    fight_out(cards(p, "3/1/0", "0/1/0"))
    assert refused(p, "reveal nairi") == "GA-19.6"
    assert refused(p, "reveal emar") == "GA-19.6"


@pytest.mark.parametrize(("drawn", "first"), [(0, "musasir"), (1, "babylon")])
def test_ga_19_6_by_option_the_order_is_drawn(drawn: int, first: str) -> None:
    p = combat(**beat_tribe("musasir", "babylon"), tokens="musasir=ev2 babylon=ev3", options={"tribe_events": "random"})
    play(p, "battle babylon")
    fight_out(cards(p, "3/1/0", "0/1/0"))
    cards(p, "3/1/0", "0/1/0")
    force(p.state, [(2, drawn)])
    fight_out(p)
    assert (asked(p), p.state.resolving) == ("0 event", region(first))


def test_ga_19_7_a_battle_without_opponents_is_skipped() -> None:
    p = combat("0:emar=s,harran=s 1:emar=s,harran=s")
    play(p, "battle harran")
    put_unit(p.state, 1, 0, region("emar"), -1)
    fight_out(cards(p, "0/1/0", "2/0/0"))
    assert (p.state.phase, p.state.round, units(p, "emar")) == (Phase.ACTIONS, 3, "0:s")


@pytest.mark.parametrize("ahead", [0, 1])
def test_ga_19_8_ties_go_to_who_is_ahead_now(ahead: int) -> None:
    p = fight("0:emar=s 1:emar=s", "2/0/0", "2/1/0", ahead=str(1 - ahead))
    set_ahead(p, str(ahead))
    assert of_kind(fight_out(p), "duel")[0]["winner"] == ahead


def test_ga_19_9_a_wall_entered_without_a_fight_falls_with_the_ram() -> None:
    p = combat("0:emar=s 1:harran=s", rams="0:emar 1:harran", walls="emar=1 harran=1 nineveh=1")
    assert ([p.state.wall[region(place)] for place in ("emar", "harran", "nineveh")]) == [-1, 1, 1]
    assert (rams(p, 0, "emar"), rams(p, 1, "harran")) == (0, 1)


def test_ga_19_10_a_ram_left_to_others_is_removed() -> None:
    p = combat("1:emar=s", rams="0:emar,harran 2:nineveh", tribes="nineveh=s")
    assert (rams(p, 0, "emar"), rams(p, 0, "harran"), rams(p, 2, "nineveh")) == (0, 1, 1)


def test_tv_60_ga_19_11_the_new_controller_takes_the_event() -> None:
    p = field("1:emar=s", running="emar=ev1/4/0")
    assert of_kind(begin(p), "event_taken_over") == [{"seat": 1, "former": 0, "region": region("emar")}]
    assert (asked(p), answers(p, "choose"), p.state.event_die[region("emar")]) == ("1 event", ["0", "1"], 0)
    played = events(p, "choose 0")
    assert of_kind(played, "event_round") == [{"seat": 1, "region": region("emar"), "die": 1}]
    assert (p.state.event_owner[region("emar")], p.state.stock[1, Resource.TABLET]) == (1, 1)


def test_tv_61_ga_19_11_who_retakes_it_starts_again() -> None:
    p = combat("0:emar=s", running="emar=ev1/5/1")
    played = events(p, "choose 1")
    assert of_kind(played, "event_round") == [{"seat": 0, "region": region("emar"), "die": 1}]
    assert (p.state.event_owner[region("emar")], p.state.event_option[region("emar")]) == (0, 1)


def test_ga_19_11_by_rising_regions_and_only_by_another_controller() -> None:
    """Its owner's Settlement holds Bishri; nobody controls Nineveh, which changes nothing either."""
    running = "harran=ev3/2/1 emar=ev1/4/1 bishri=ev9/3/1 nineveh=ev14/5/0"
    p = combat("0:emar=s,harran=s", running=running, settlements="bishri=1")
    assert (asked(p), p.state.resolving) == ("0 event", region("harran"))
    play(p, "choose 0")
    assert (asked(p), p.state.resolving) == ("0 event", region("emar"))
    play(p, "choose 0")
    left = [(p.state.event_owner[place], p.state.event_die[place]) for place in map(region, ("bishri", "nineveh"))]
    assert left == [(1, 4), (0, 6)]


def test_ga_17_4_ga_19_11_a_settlement_alone_takes_it_over() -> None:
    p = combat(running="emar=ev1/4/0", settlements="emar=1")
    assert (asked(p), p.state.resolving) == ("1 event", region("emar"))


def test_ga_19_11_an_event_that_nobody_can_take_waits() -> None:
    running = "emar=ev1/4/1 bishri=ev3/2/0 harran=ev5/3/0 nineveh=ev7/6/0"
    p = combat("0:emar=s,bishri=s,harran=s,nineveh=a", running=running)
    assert (p.state.token[region("emar")], p.state.event_owner[region("emar")]) == (Token.WAITS, -1)
