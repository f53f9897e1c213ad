"""Chapter 24: Walls and Rams."""

from __future__ import annotations

from eduba.games.gardens.events import AFTER_A_BATTLE
from rules.gardens.battlefield import begin, bid, combat, field, fight, fight_out, rams
from rules.gardens.board import answers, asked, of_kind, play, position, refused, region


def test_ga_24_1_ga_24_2_no_retreat_behind_a_foreign_wall_manned_or_not() -> None:
    p = fight("0:emar=s 1:emar=s", "1/0/1", "2/0/0", held="emar=1", walls="harran=1 bishri=0")
    bid(p, "0")
    assert answers(p, "retreat") == ["nineveh", "qatna", "bishri", "amurru"]
    assert refused(p, "retreat harran") == "GA-24.1"


def test_ga_24_1_own_units_pass_freely() -> None:
    p = position(units="0:spearman@emar 1:", walls="0:bishri 1:harran")
    play(p, "pawn explore", "activate spearman emar")
    assert "bishri 0" in answers(p, "move")
    assert refused(p, "move harran 0") == "GA-7.4"


def test_ga_24_2_a_wall_stays_when_its_owners_units_leave() -> None:
    p = position(units="0:spearman@emar", walls="0:emar")
    play(p, "pawn explore", "activate spearman emar", "move bishri 0")
    assert p.state.wall[region("emar")] == 0
    assert combat(walls="emar=0").state.wall[region("emar")] == 0


def test_tv_92_ga_24_3_a_ram_opens_the_region_to_all_units_of_its_seat() -> None:
    units = "0:spearman@emar,archer@nineveh"
    p = position(units=units, rams="0:emar", walls="1:harran", levels="0:explore=3", tokens="harran=ev2")
    play(p, "pawn explore", "activate archer nineveh")
    assert refused(p, "move harran 0") == "GA-7.4"
    p = position(units=units, rams="0:emar", walls="1:harran", levels="0:explore=3", tokens="harran=ev2")
    play(p, "pawn explore", "activate spearman emar", "move harran 1", "choose 0", "activate archer nineveh")
    assert "harran 0" in answers(p, "move")


def test_tv_90_ga_24_4_wall_and_ram_go_whoever_won() -> None:
    p = fight("0:emar=s 1:emar=c", "0/1/0", "3/0/0", held="emar=1", walls="emar=1", rams="0:emar 1:emar", ahead="1")
    played = bid(p, "0")
    assert of_kind(played, "wall_removed") == [{"seat": 1, "region": region("emar"), "why": AFTER_A_BATTLE}]
    assert of_kind(played, "ram_removed") == [{"seat": 0, "region": region("emar"), "why": AFTER_A_BATTLE}]
    assert (p.state.wall[region("emar")], rams(p, 0, "emar"), rams(p, 1, "emar")) == (-1, 0, 1)


def test_ga_24_4_ga_19_9_so_does_a_wall_of_the_first_seat() -> None:
    p = fight("0:emar=s 1:emar=c", "3/0/0", "0/1/0", held="emar=0", walls="emar=0", ahead="1")
    assert of_kind(bid(p, "0"), "wall_removed") == [{"seat": 0, "region": region("emar"), "why": AFTER_A_BATTLE}]
    played = begin(field("1:emar=s", walls="emar=0", rams="1:emar"))
    assert [len(of_kind(played, kind)) for kind in ("wall_removed", "ram_removed")] == [1, 1]


def test_ga_24_4_where_no_wall_stands_none_falls_and_rams_stay() -> None:
    p = fight("0:emar=s 1:emar=c", "0/1/0", "3/0/0", held="emar=1", rams="1:emar", ahead="1")
    played = bid(p, "0")
    assert (of_kind(played, "wall_removed"), of_kind(played, "ram_removed"), rams(p, 1, "emar")) == ([], [], 1)


def test_ga_24_4_only_when_the_whole_battle_is_over() -> None:
    p = combat("1:emar=s 2:emar=s 3:emar=s", walls="emar=1", rams="2:emar 3:emar", held="emar=1")
    play(p, "pair 2-3")
    fight_out(p)
    assert p.state.wall[region("emar")] == 1
    fight_out(p)
    assert (p.state.wall[region("emar")], rams(p, 2, "emar"), rams(p, 3, "emar")) == (-1, 0, 0)


def test_ga_24_5_a_ram_does_not_move_alone() -> None:
    p = position(units="0:", rams="0:emar", ships="0:")
    assert "explore" not in answers(p, "pawn")


def test_ga_24_6_a_unit_takes_one_ram_along() -> None:
    p = position(units="0:horseman@emar", rams="0:emar,harran", tokens="nineveh=ev2")
    play(p, "pawn explore", "activate horseman emar")
    assert {"harran 0", "harran 1"} <= set(answers(p, "move"))
    play(p, "move nineveh 1")
    assert (rams(p, 0, "emar"), rams(p, 0, "harran"), rams(p, 0, "nineveh")) == (0, 1, 1)


def test_ga_24_7_rams_neither_fight_nor_block_but_count_for_the_limit() -> None:
    p = combat("0:emar=s", rams="1:emar")
    assert (asked(p), rams(p, 1, "emar")) == ("0 turn", 0)
    p = position(units="0:horseman@assur 1:", rams="1:harran,harran")
    play(p, "pawn explore", "activate horseman assur")
    assert "qatna 0" in answers(p, "move")  # Harran is the only way there
    p = position(units="0:spearman@emar 1:archer@emar", rams="0:emar", levels="0:explore=2")
    assert refused(p, "pawn explore") == "GA-5.6"
    p = position(units="0:spearman@emar", rams="0:emar", stock="0:wood=3")
    play(p, "pawn war")
    assert answers(p, "recruit") == []
