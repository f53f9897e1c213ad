"""What holds from one decision to the next: the spec's invariants as properties of whole games with random answers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from eduba.games.flood.shape import REGIONS, RESOURCES, SEATS
from eduba.games.flood.state import Step
from eduba.kernel.engine import Position
from rules.flood.board import ENGINE, points

few = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=5)
seeds = st.integers(0, 2**40)
ACTION: Final = range(Step.ACT, Step.EXTEND)
MOST_EMPIRE_POINTS: Final = 45
"""Eighteen regions of one seat, nine of them in Sumer beside Nippur."""
MOST_HELD: Final = 19
"""Regions that armies can hold at once: the seventeen that can be entered, and two homes behind arrows in turn 2."""
MOST_MAJORITIES: Final = 37
SAMPLE: Final = 29
"""Where a look at every decision would take long, one in so many is looked at."""


def random_game(seed: int) -> Iterator[tuple[Position, str, Position]]:
    """A game with random answers: the position before each decision, the answer, and the position after it.

    Passing is the answer only if nothing else is possible or in one case of eight, so that games are not short.
    """
    random = Random(seed)
    p = ENGINE.new(seed=seed)
    while p.actor >= 0:
        before = p.copy()
        answers = [(ENGINE.game.actions.text(action), action) for action in p.legal()]
        going_on = [answer for answer in answers if answer[0] != "act pass"]
        text, action = random.choice(going_on if going_on and random.random() < 7 / 8 else answers)
        p.play(action)
        yield before, text, p


def held_pieces(p: Position, box: str) -> int:
    """Resource pieces of all seats in their hands, bids or equipment."""
    pieces = getattr(p.state, box)
    return sum(pieces[seat, resource] for seat in range(SEATS) for resource in range(RESOURCES))


SPENT_BY: Final = ("spend", "add")


@few
@given(seeds)
def test_invariant_10_an_action_never_brings_pieces_and_takes_one_for_each_payment(seed: int) -> None:
    for before, answer, after in random_game(seed):
        if before.state.step not in ACTION or after.state.step not in ACTION or before.state.turn != after.state.turn:
            continue
        verb, *values = answer.split()
        pays = verb in SPENT_BY or (verb == "pay" and values[0] not in ("worker", "army"))
        assert held_pieces(after, "hand") == held_pieces(before, "hand") - pays
        kept = sum(held_pieces(after, box) - held_pieces(before, box) for box in ("hand", "bid", "equipment"))
        assert kept <= 0


@few
@given(seeds)
def test_invariants_11_and_16_points_never_fall_and_come_in_phase_5_and_at_the_end(seed: int) -> None:
    for before, answer, after in random_game(seed):
        gained = [new - old for new, old in zip(points(after), points(before), strict=True)]
        assert min(gained) >= 0
        third_pass = before.state.step == Step.BID and after.state.step == Step.EXTEND
        assert not any(gained) or third_pass or answer.startswith("adorn") or after.state.step == Step.OVER
        assert max(gained) <= MOST_EMPIRE_POINTS
        assert sum(gained) <= MOST_MAJORITIES or after.state.step != Step.OVER
        assert sum(after.state.army_owner[region] >= 0 for region in range(REGIONS)) <= MOST_HELD


@few
@given(seeds)
def test_invariant_12_bids_are_gone_when_a_turn_begins(seed: int) -> None:
    for before, _, after in random_game(seed):
        if before.state.turn != after.state.turn or after.actor < 0:
            assert held_pieces(after, "bid") == held_pieces(after, "equipment") == 0


@few
@given(seeds)
def test_invariant_13_five_turns_are_played_and_each_ends_after_three_passes(seed: int) -> None:
    passes, turns = 0, [1]
    for before, answer, after in random_game(seed):
        assert after.broken() is None
        passes += answer == "act pass"
        if before.state.step in ACTION and after.state.step == Step.EXTEND:
            assert passes == SEATS
            passes = 0
        if after.state.turn != turns[-1]:
            turns.append(after.state.turn)
    assert turns == [1, 2, 3, 4, 5]


@few
@given(seeds)
def test_invariant_14_everybody_sees_the_same_and_only_the_dice_are_unknown(seed: int) -> None:
    for _, _, p in islice(random_game(seed), 0, None, SAMPLE):
        assert p.view(0) == p.view(1) == p.view(2) == p.view(-1)
        assert p.determinized(0, seed=1).view(-1) == p.view(-1)
