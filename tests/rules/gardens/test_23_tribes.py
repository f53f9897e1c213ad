"""Chapter 23: Tribes."""

from __future__ import annotations

import pytest

from eduba.games.gardens.events import IN_A_DUEL
from eduba.games.gardens.shape import DEFENDER
from eduba.games.gardens.state import Token
from eduba.kernel.testing import force
from rules.gardens.battlefield import bid, combat, fight, fight_out, fighting, placed, units
from rules.gardens.board import answers, asked, events, of_kind, play, refused, region


def test_ga_23_1_a_tribe_stays_in_its_region_and_nobody_retreats_there() -> None:
    p = fight("0:ishuwa=s 1:ishuwa=s", "2/0/0", "1/0/1", held="ishuwa=1", tribes="harran=ah")
    assert len(of_kind(bid(p, "0"), "destroyed")) == 1
    assert units(p, "harran") == "tribe:ah"


def test_ga_23_2_who_is_in_its_region_must_fight() -> None:
    p = combat("0:emar=s 1:harran=s", tribes="emar=s nineveh=s")
    assert (fighting(p), p.state.battles) == ("0 emar tribe", 1)


@pytest.mark.parametrize(("attacker", "player"), [(2, 0), (0, 3), (3, 1), (1, 3)])
def test_tv_86_ga_23_3_played_by_the_seat_behind_or_the_one_ahead_of_the_last(attacker: int, player: int) -> None:
    assert asked(combat(f"{attacker}:emar=s", tribes="emar=s", ahead="2 0 3 1")) == f"{player} bid"


def test_ga_23_3_that_seat_makes_all_its_choices() -> None:
    p = fight("0:emar=ss", "0/1/0 0/2/0", "1/0/1 2/0/0", tribes="emar=sa", ahead="0 1")
    bid(p, "", f"2/1/{p.state.purse[DEFENDER] - 3}")
    assert asked(p) == "1 assign"
    play(p, "assign 1", "assign 1")
    assert (asked(p), answers(p, "line_up")) == ("1 arrange", ["0", "1"])
    play(p, "line_up 1")
    assert asked(p) == "1 assign"
    play(p, "assign 1")
    while asked(p) == "1 assign":
        play(p, f"assign {answers(p, 'assign')[-1]}")
    assert asked(p) == "1 tire"


def test_tv_85_ga_23_4_a_die_and_two_for_each_figure_all_to_be_bid() -> None:
    p = combat("0:emar=s,harran=s", tribes="emar=sa harran=s")
    force(p.state, [(8, 0), (7, 0), (8, 0), (6, 3)])
    rolled = of_kind(events(p, "battle emar"), "tribe_rolled")
    assert rolled == [{"region": region("emar"), "die": 4, "pieces": 8, "seat": 1}]
    play(p, "bid 1", "bid 2")
    assert (answers(p, "bid"), refused(p, "bid 4"), refused(p, "bid 6")) == (["5"], "GA-23.4", "GA-20.5")


def test_tv_87_ga_23_5_a_tribe_loses_a_duel_with_equal_values() -> None:
    p = fight("0:emar=s", "2/0/0", "2/1/0", tribes="emar=s", ahead="1")
    played = fight_out(p)
    assert [(duel["value"], duel["foe_value"], duel["winner"]) for duel in of_kind(played, "duel")] == [(2, 2, 0)]
    assert units(p, "emar") == "0:s"


def test_ga_23_5_and_every_other_tie() -> None:
    p = fight("0:emar=ss", "0/1/0 0/2/0", "2/0/0", tribes="emar=s", ahead="1")
    bid(p, "", f"{p.state.purse[DEFENDER]}/0/0")
    assert asked(p) == "0 arrange"
    play(p, "line_up 0")
    assert asked(p) == "0 retreat"


def test_ga_23_5_a_seat_loses_only_ties_with_who_is_ahead() -> None:
    p = fight("0:emar=s 1:emar=s", "2/0/0", "2/1/0", held="emar=1", ahead="1")
    assert of_kind(fight_out(p), "duel")[0]["winner"] == 1


def test_ga_21_6_a_beaten_tribe_unit_is_removed_though_it_wins_mobility() -> None:
    p = fight("0:emar=c", "3/1/0", "0/1/0", tribes="emar=s")
    played = bid(p, "", f"0/0/{p.state.purse[DEFENDER]}")
    assert of_kind(played, "destroyed") == [{"party": 6, "figure": 0, "region": region("emar"), "why": IN_A_DUEL}]
    assert (of_kind(played, "tribe_gone"), units(p, "emar")) == ([{"region": region("emar")}], "0:c")


def test_tv_88_ga_23_6_losses_are_permanent_and_the_event_stays_hidden() -> None:
    p = fight("0:emar=c", "2/1/0", "0/1/0 0/2/0 3/0/0", tribes="emar=sah")
    bid(p, "", f"2/0/{p.state.purse[DEFENDER] - 2}")
    play(p, "assign 2", "assign 2")
    assert placed(p, DEFENDER) == ["0/0/0", "0/0/0", "2/0/0"]
    played = events(p, "line_up 0", "line_up 1") + fight_out(p)
    assert (len(of_kind(played, "destroyed")), of_kind(played, "tribe_gone")) == (3, [])
    assert (units(p, "emar"), p.state.token[region("emar")], p.state.stage) == ("tribe:h", Token.FACE_DOWN, 0)


def test_ga_23_6_a_tribe_is_gone_with_its_last_figure() -> None:
    p = fight("0:emar=c", "3/1/0", "0/1/0 1/0/0", tribes="emar=sa")
    told_of = [event.kind.name for event in fight_out(p)]
    assert [kind for kind in told_of if kind in ("destroyed", "tribe_gone")] == ["destroyed", "destroyed", "tribe_gone"]
