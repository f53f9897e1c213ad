"""The law that does not hold is named: each is broken on purpose."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from eduba.games.ur.invariants import (
    ends_with_a_cause,
    face_of_kind,
    nothing_half_done,
    owned_where_tokens,
    points_in_range,
    round_limit_kept,
    slots_used,
    tiles_conserved,
    tokens_conserved,
    tokens_in_range,
    ziggurats_counted,
    ziggurats_stand_apart,
)
from eduba.games.ur.state import End, State, Step
from eduba.games.ur.values import Tables
from eduba.kernel.engine import Position
from eduba.kernel.laws import Law
from eduba.kernel.record import Records, copy
from rules.ur.board import ENGINE, kind, place, play, position

Corruption = Callable[[State], None]


def sound() -> Position:
    """A position in which all laws hold: tokens of three seats and two ziggurats."""
    p = position("b1:0x2 b3:0x1 c2:1x5 e5:3x2", ziggurats="f6:0 d4:2", options={"round_limit": 9})
    assert p.broken() is None
    return p


def a_token_vanishes(s: State) -> None:
    s.tokens[place("b1")] -= 1


def a_token_comes_from_nowhere(s: State) -> None:
    s.supply[1] += 1


def a_marker_vanishes(s: State) -> None:
    s.ziggurat[place("f6")] = -1


def a_supply_is_overdrawn(s: State) -> None:
    for name in ("a1", "a2", "a3", "a4"):
        s.owner[place(name)], s.tokens[place(name)] = 0, 5
    s.supply[0] -= 20


def six_tokens_lie_on_a_tile(s: State) -> None:
    s.tokens[place("c2")] += 1
    s.supply[1] -= 1


def tokens_have_no_owner(s: State) -> None:
    s.tokens[place("a1")] = 1


def an_owner_has_no_token(s: State) -> None:
    s.owner[place("a1")] = 2


def a_ziggurat_is_owned(s: State) -> None:
    s.owner[place("f6")], s.tokens[place("f6")] = 0, 1
    s.supply[0] -= 1


def the_stock_of_ziggurats_is_wrong(s: State) -> None:
    s.ziggurats_left = 4


def a_kind_has_five_copies(s: State) -> None:
    s.hand[1] = kind("AW")


def a_spare_comes_from_nowhere(s: State) -> None:
    s.spare[0] = kind("TC")


def a_tile_is_missing(s: State) -> None:
    s.hand[1] = -1


def a_tile_shows_a_face_it_does_not_have(s: State) -> None:
    s.face[place("a1")] = 2


def three_actions_are_performed(s: State) -> None:
    s.performed = 0b111


def three_slots_are_left(s: State) -> None:
    s.slots = 3


def nobody_decides_though_it_goes_on(s: State) -> None:
    s.actor = -1


def the_game_is_over_without_a_cause(s: State) -> None:
    s.actor, s.step = -1, Step.OVER


def the_game_has_a_cause_but_goes_on(s: State) -> None:
    s.end_cause = End.IDLE


def the_round_limit_is_passed(s: State) -> None:
    s.round = 10


def a_tile_is_asked_about_in_vain(s: State) -> None:
    s.cursor = 3


def a_colour_is_left_over(s: State) -> None:
    s.colour = 1


def tokens_stay_lifted(s: State) -> None:
    s.pool = 2
    s.supply[0] -= 2


def an_attack_is_left_over(s: State) -> None:
    s.war_from, s.war_to = 3, 4


def attacks_are_counted_outside_war(s: State) -> None:
    s.attacks = 1


def a_spot_stays_chosen(s: State) -> None:
    s.pending_spot = 3


def a_last_tile_is_kept_in_free_order(s: State) -> None:
    s.last_tile = 3


@pytest.mark.parametrize(
    ("law", "corrupt"),
    [
        (tokens_conserved, a_token_vanishes),
        (tokens_conserved, a_token_comes_from_nowhere),
        (tokens_conserved, a_marker_vanishes),
        (tokens_conserved, a_supply_is_overdrawn),
        (tokens_in_range, six_tokens_lie_on_a_tile),
        (owned_where_tokens, tokens_have_no_owner),
        (owned_where_tokens, an_owner_has_no_token),
        (ziggurats_stand_apart, a_ziggurat_is_owned),
        (ziggurats_counted, the_stock_of_ziggurats_is_wrong),
        (tiles_conserved, a_kind_has_five_copies),
        (tiles_conserved, a_spare_comes_from_nowhere),
        (tiles_conserved, a_tile_is_missing),
        (face_of_kind, a_tile_shows_a_face_it_does_not_have),
        (slots_used, three_actions_are_performed),
        (slots_used, three_slots_are_left),
        (ends_with_a_cause, nobody_decides_though_it_goes_on),
        (ends_with_a_cause, the_game_is_over_without_a_cause),
        (ends_with_a_cause, the_game_has_a_cause_but_goes_on),
        (round_limit_kept, the_round_limit_is_passed),
        (nothing_half_done, a_tile_is_asked_about_in_vain),
        (nothing_half_done, a_colour_is_left_over),
        (nothing_half_done, tokens_stay_lifted),
        (nothing_half_done, an_attack_is_left_over),
        (nothing_half_done, attacks_are_counted_outside_war),
        (nothing_half_done, a_spot_stays_chosen),
        (nothing_half_done, a_last_tile_is_kept_in_free_order),
    ],
)
def test_a_broken_law_is_named(law: Law, corrupt: Corruption) -> None:
    p = sound()
    corrupt(p.state)
    assert p.broken() is law


def test_every_seat_scores_at_least_a_point() -> None:
    worthless = Records(Tables)
    copy(ENGINE.content.tables, 0, worthless, 0)
    for size in range(7):
        worthless[0].set_points[size] = 0
    assert points_in_range(sound().state, ENGINE.content.tables[0], 0)
    assert not points_in_range(sound().state, worthless[0], 0)


def test_with_two_players_the_spares_may_be_missing_by_option_only() -> None:
    p = position("b1:0x2 c2:1x5", players=2, spares="", options={"two_player_spares": "removed"})
    assert p.broken() is None
    p.state.two_player_spares = 0
    assert p.broken() is tiles_conserved


@pytest.mark.parametrize(
    ("seat", "actions"),
    [
        (0, ["act A"]),
        (2, ["act P"]),
        (2, ["act P", "keep 0"]),
        (0, ["act W", "attack b1 S"]),
        (0, ["act W", "attack b1 S", "advance 1"]),
        (0, ["end_actions", "exchange b2"]),
    ],
    ids=["growing", "all-lifted", "one-set-down", "moving-in", "attacking", "showing"],
)
def test_nothing_is_broken_while_a_step_is_half_done(seat: int, actions: list[str]) -> None:
    p = play(position(f"b1:{seat}x3 b3:{seat}x1 c2:1x5", seat=seat), *actions)
    assert p.broken() is None
