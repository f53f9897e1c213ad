"""The law that does not hold is named: each is broken on purpose."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from eduba.games.flood.invariants import (
    armies_conserved,
    bids_and_order,
    cities_conserved,
    city_owned,
    empire_claimed,
    nothing_half_done,
    points_counted,
    ratings_follow,
    region_held,
    resources_conserved,
    scribes_limited,
    turn_in_bounds,
    workers_conserved,
)
from eduba.games.flood.state import State, Step
from eduba.kernel.engine import Position
from eduba.kernel.laws import Law
from rules.flood.board import place, position, region

Corruption = Callable[[State], None]


def sound() -> Position:
    """A position in which all laws hold: two empires, cities, scribes and a seat that has passed."""
    p = position(
        turn=2,
        cities="ur:red+ uruk:purple",
        empires="red:0=gold purple:1",
        armies="amorites:red2 isin:purple1 uruk:red1",
        available="red:3 purple:2",
        workers="red:scribes=1,scribes_used=1,guti=2",
        passed="green",
    )
    assert p.broken() is None
    return p


def a_piece_vanishes(s: State) -> None:
    s.stock[0] -= 1


def a_hand_is_overdrawn(s: State) -> None:
    s.stock[7] += 1
    s.hand[0, 7] = -1


def the_stock_is_overdrawn(s: State) -> None:
    s.hand[0, 7] += s.stock[7] + 1
    s.stock[7] = -1


def a_worker_vanishes(s: State) -> None:
    s.workers[0, place("guti")] -= 1


def a_place_is_overdrawn(s: State) -> None:
    s.workers[1, place("guti")] -= 1
    s.workers[1, place("elam")] += 1


def a_worker_retires_without_the_option(s: State) -> None:
    s.retired[0] = 1
    s.workers[0, place("guti")] -= 1


def an_army_vanishes(s: State) -> None:
    s.armies_available[0] -= 1


def a_reserve_is_overdrawn(s: State) -> None:
    s.armies_unavailable[2] += 1
    s.armies_available[2] -= 1


def a_base_vanishes(s: State) -> None:
    s.bases[0] -= 1


def an_extension_vanishes(s: State) -> None:
    s.extensions[0] -= 1


def there_are_three_scribes(s: State) -> None:
    s.workers[0, place("scribes")] += 1
    s.workers[0, place("guti")] -= 1


def a_scribe_is_fresh_between_actions(s: State) -> None:
    s.fresh_scribes[0] = 1


def a_fresh_scribe_is_not_there(s: State) -> None:
    s.scribe_delay = 1
    s.fresh_scribes[1] = 1


def three_armies_share_a_region(s: State) -> None:
    s.army_count[region("amorites")] += 1
    s.armies_available[0] -= 1


def armies_have_no_owner(s: State) -> None:
    s.army_count[region("guti")] = 1


def an_army_is_in_dilmun(s: State) -> None:
    s.army_owner[region("dilmun")], s.army_count[region("dilmun")] = 0, 1
    s.armies_available[0] -= 1


def an_army_is_behind_anothers_arrow(s: State) -> None:
    s.army_owner[region("larsa")], s.army_count[region("larsa")] = 0, 1
    s.armies_available[0] -= 1


def an_empire_has_no_owner(s: State) -> None:
    s.slot_owner[0] = -1


def a_seat_has_two_empires(s: State) -> None:
    s.slot_owner[2] = 0


def armies_have_no_empire(s: State) -> None:
    s.armies_available[2], s.armies_unavailable[2] = 1, 19


def a_rank_is_missing(s: State) -> None:
    s.start_rank[0] = -1


def ratings_are_swapped(s: State) -> None:
    s.rating[0], s.rating[1] = 1, 0


def two_empires_have_one_rating(s: State) -> None:
    s.equipment[0, 6] -= 1
    s.stock[6] += 1
    s.start_rank[0] = s.start_rank[1] = 0
    s.rating[0] = s.rating[1] = 0


def a_rating_is_missing(s: State) -> None:
    s.rating[0] = -1


def an_extension_stands_alone(s: State) -> None:
    s.city_extended[region("umma")] = 1


def points_are_negative(s: State) -> None:
    s.vp[0] = -1


def a_seat_bids_without_passing(s: State) -> None:
    s.bid[0, 0] += 1
    s.hand[0, 0] -= 1


def a_seat_is_twice_in_the_order(s: State) -> None:
    s.order[0] = 1


def an_order_names_nobody(s: State) -> None:
    s.order[0] = 3


def nobody_decides_though_it_goes_on(s: State) -> None:
    s.actor = -1


def there_is_a_sixth_turn(s: State) -> None:
    s.turn = 6


def an_action_is_left_over(s: State) -> None:
    s.kind = 2


def a_region_is_left_over(s: State) -> None:
    s.pending_region = 3


def a_place_is_left_over(s: State) -> None:
    s.pending_place = 3


def a_source_is_left_over(s: State) -> None:
    s.pending_source = 3


def a_resource_is_left_over(s: State) -> None:
    s.resource_spent = 1


def an_exchange_is_left_over(s: State) -> None:
    s.made[0] = 1


def a_deed_is_left_over(s: State) -> None:
    s.done = 1


def the_extra_exchange_is_left_over(s: State) -> None:
    s.sippar_used = 1


def an_expansion_is_left_over(s: State) -> None:
    s.expansions = 1


def an_order_of_steps_is_remembered(s: State) -> None:
    s.last_added = 1


def trade_steps_are_remembered(s: State) -> None:
    s.trade_before[0] = 1


CORRUPTIONS: list[tuple[Law, Corruption]] = [
    (resources_conserved, a_piece_vanishes),
    (resources_conserved, a_hand_is_overdrawn),
    (resources_conserved, the_stock_is_overdrawn),
    (workers_conserved, a_worker_vanishes),
    (workers_conserved, a_place_is_overdrawn),
    (workers_conserved, a_worker_retires_without_the_option),
    (armies_conserved, an_army_vanishes),
    (armies_conserved, a_reserve_is_overdrawn),
    (cities_conserved, a_base_vanishes),
    (cities_conserved, an_extension_vanishes),
    (scribes_limited, there_are_three_scribes),
    (scribes_limited, a_scribe_is_fresh_between_actions),
    (scribes_limited, a_fresh_scribe_is_not_there),
    (region_held, three_armies_share_a_region),
    (region_held, armies_have_no_owner),
    (region_held, an_army_is_in_dilmun),
    (region_held, an_army_is_behind_anothers_arrow),
    (empire_claimed, an_empire_has_no_owner),
    (empire_claimed, a_seat_has_two_empires),
    (empire_claimed, armies_have_no_empire),
    (empire_claimed, a_rank_is_missing),
    (ratings_follow, ratings_are_swapped),
    (ratings_follow, two_empires_have_one_rating),
    (ratings_follow, a_rating_is_missing),
    (city_owned, an_extension_stands_alone),
    (points_counted, points_are_negative),
    (bids_and_order, a_seat_bids_without_passing),
    (bids_and_order, a_seat_is_twice_in_the_order),
    (bids_and_order, an_order_names_nobody),
    (turn_in_bounds, nobody_decides_though_it_goes_on),
    (turn_in_bounds, there_is_a_sixth_turn),
    (nothing_half_done, an_action_is_left_over),
    (nothing_half_done, a_region_is_left_over),
    (nothing_half_done, a_place_is_left_over),
    (nothing_half_done, a_source_is_left_over),
    (nothing_half_done, a_resource_is_left_over),
    (nothing_half_done, an_exchange_is_left_over),
    (nothing_half_done, a_deed_is_left_over),
    (nothing_half_done, the_extra_exchange_is_left_over),
    (nothing_half_done, an_expansion_is_left_over),
    (nothing_half_done, an_order_of_steps_is_remembered),
    (nothing_half_done, trade_steps_are_remembered),
]


@pytest.mark.parametrize(("law", "corrupt"), CORRUPTIONS)
def test_a_broken_law_is_named(law: Law, corrupt: Corruption) -> None:
    p = sound()
    corrupt(p.state)
    assert p.broken() is law


def test_the_unlimited_options_may_overdraw_the_stock() -> None:
    p = position(options={"production_supply": "unlimited", "tool_supply": "unlimited"})
    s: State = p.state
    for resource in (0, 3, 4):
        s.hand[0, resource] += s.stock[resource] + 1
        s.stock[resource] = -1
    assert p.broken() is None
    assert s.step == Step.ACT
    s.hand[0, 7] += s.stock[7] + 1
    s.stock[7] = -1
    assert p.broken() is resources_conserved
