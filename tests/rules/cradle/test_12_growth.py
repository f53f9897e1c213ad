"""Chapter 12: growth."""

from __future__ import annotations

import pytest

from eduba.kernel.engine import Position
from rules.cradle.board import answers, asked, held, play, position, refused, to_action, tribes

PLAIN = "plains:-1,-1"


def settled(
    number: int, huts: int, reserve: int, options: dict[str, object] | None = None, hands: str = ""
) -> Position:
    """Own tribes and huts on plain 7, and so many tribes in reserve: the rest stand apart on A."""
    p = position(land=PLAIN, tribes=f"0:7={number}", huts=f"0:{','.join(['7'] * huts)}", options=options, hands=hands)
    p.state.huts[0, 3] = 0
    p.state.tribes_left[0] = reserve
    return to_action(p)


def test_cr_12_1_a_pair_at_an_own_hut_brings_a_tribe() -> None:
    p = settled(2, 1, 6)
    play(p, "action growth", "make 1")
    assert (tribes(p, 0), p.state.tribes_left[0]) == ("7=3", 5)
    assert refused(to_action(position(land=PLAIN, tribes="0:7=2")), "action growth") == "CR-12.1"


@pytest.mark.parametrize(
    ("number", "huts", "reserve", "births"), [(4, 2, 4, 2), (3, 2, 5, 1), (4, 1, 4, 1), (4, 2, 1, 1), (4, 2, 0, 0)]
)
def test_tv_56_cr_12_2_one_birth_for_each_pair_and_hut(number: int, huts: int, reserve: int, births: int) -> None:
    p = settled(number, huts, reserve)
    assert ("growth" in answers(p, "action")) == (births > 0)
    if births:
        assert answers(play(p, "action growth"), "make") == [str(n) for n in range(1, births + 1)]
        play(p, f"make {births}")
        assert tribes(p, 0) == f"7={number + births}"


def test_cr_12_2_more_pairs_than_huts() -> None:
    assert refused(play(settled(4, 1, 4), "action growth"), "make 2") == "CR-12.2"
    assert refused(play(settled(4, 2, 1), "action growth"), "make 2") == "CR-9.5"
    assert refused(play(settled(3, 2, 5), "action growth"), "make 2") == "CR-9.3"


@pytest.mark.parametrize(("number", "reserve"), [(4, 4), (6, 2)])
def test_tv_87_cr_12_2_pairs_may_share_a_hut(number: int, reserve: int) -> None:
    p = settled(number, 1, reserve, {"growth_pairs_share_hut": True})
    assert answers(play(p, "action growth"), "make") == ["1", "2"]


def test_tv_12_cr_12_3_cr_12_4_a_lying_offering_blocks_a_carried_one_does_not() -> None:
    p = position(land=PLAIN, tribes="0:7=3", offerings="0:2@7")
    assert refused(to_action(p.copy()), "action growth") == "CR-12.3"
    play(to_action(play(p, "lift 0")), "action growth", "make 1")
    assert tribes(p, 0) == "7=4"


def test_tv_57_cr_12_3_anybodys_offering_blocks_unless_agreed_otherwise() -> None:
    given = {"land": PLAIN, "tribes": "0:7=2", "huts": "0:7", "offerings": "1:2@7"}
    assert refused(to_action(position(**given)), "action growth") == "CR-12.3"  # type: ignore[arg-type]
    p = position(**given, options={"growth_blocked_by": "own"})  # type: ignore[arg-type]
    assert "growth" in answers(to_action(p), "action")
    p = position(land=PLAIN, tribes="0:7=2", offerings="0:2@7", options={"growth_blocked_by": "own"})
    assert refused(to_action(p), "action growth") == "CR-12.3"


def test_cr_12_5_the_newborn_are_in_no_pair() -> None:
    p = play(settled(3, 2, 5), "action growth", "make 1")
    assert (tribes(p, 0), asked(p), held(p, 0, "7")) == ("7=4", "1 move", (0, 0))


def test_cr_12_6_only_own_huts_count_and_others_do_not_matter() -> None:
    p = to_action(position(land=PLAIN, tribes="0:7=4 1:7=4", huts="0:7 1:7"))
    assert answers(play(p, "action growth"), "make") == ["1"]
    p = to_action(position(players=2, land=PLAIN, tribes="0:7=2", huts="1:7 neutral:7"))
    assert refused(p, "action growth") == "CR-12.1"
