"""The law that does not hold is named: each is broken on purpose. And the laws about histories, in play."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from eduba.games.cradle.invariants import (
    buildings_fit,
    cards_conserved,
    loads_fit,
    loads_normal,
    mana_in_bounds,
    markers_housed,
    nothing_half_done,
    offerings_accounted,
    offerings_borne,
    offerings_stand,
    pieces_conserved,
    resources_conserved,
    round_in_bounds,
    terrain_respected,
    thieves_fit,
    tile_fits,
    tiles_conserved,
    winner_delivered,
)
from eduba.games.cradle.shape import DIRECTION_KEYS, OFFERINGS, SLOTS, TILE_NAMES, Place, Terrain
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.tiles import names_cell
from eduba.kernel.engine import Position
from eduba.kernel.laws import Law
from rules.cradle.board import ENGINE, play, position, to_action

Corruption = Callable[[State], None]


def sound() -> Position:
    """A position in which all laws hold."""
    p = position(
        land="plains:-1,-1 forest:-1,-2 plains:-2,0",
        tribes="0:7=3,A=2 1:A=2,8=1",
        loads="1:A=wood",
        loose="8=wood*2 7=stone",
        offerings="0:2@7,4@9 1:6@9",
        hands="0:land,priest 1:endurance",
        mana="0:2/4",
    )
    assert p.broken() is None
    return p


def a_tribe_vanishes(s: State) -> None:
    s.tribes_left[0] -= 1


def a_hut_vanishes(s: State) -> None:
    s.huts[0, 3] -= 1


def a_holy_place_vanishes(s: State) -> None:
    s.holy_left[1] -= 1


def a_value_appears_twice(s: State) -> None:
    s.offer_value[0, 1] = 2


def a_value_is_lost(s: State) -> None:
    s.values_left[0] -= 8


def an_offering_is_nowhere(s: State) -> None:
    s.offer_slot[0, 0] = -1


def a_shown_value_is_wrong(s: State) -> None:
    s.offer_shown[0, 0] = 7


def a_delivered_value_is_hidden(s: State) -> None:
    s.offer_place[0, 0], s.offer_slot[0, 0] = Place.DELIVERED, -1


def a_reserve_has_more_huts_than_offerings(s: State) -> None:
    s.huts_left[0] += 1
    s.huts[0, 3] -= 1


def a_wood_vanishes(s: State) -> None:
    s.wood_supply -= 1


def a_stone_vanishes(s: State) -> None:
    s.stones_built += 1


def a_supply_is_overdrawn(s: State) -> None:
    s.loose_stone[7] += s.stone_supply + 1
    s.stone_supply = -1


def a_card_vanishes(s: State) -> None:
    s.discard[0] += 1


def a_hand_is_miscounted(s: State) -> None:
    s.hand_size[1] += 1


def a_card_lies_above_the_deck(s: State) -> None:
    s.deck[17] = 3


def a_card_was_drawn_that_nobody_holds(s: State) -> None:
    s.drawn[0] = 7


def a_card_was_drawn_out_of_turn(s: State) -> None:
    s.drawn[1] = 0


def a_tile_changes(s: State) -> None:
    s.terrain[8] = Terrain.QUARRY


def a_tile_lies_above_the_pile(s: State) -> None:
    s.pile[33] = Terrain.PLAINS


def mana_overflows(s: State) -> None:
    s.mana[0] = 5


def the_maximum_falls(s: State) -> None:
    s.mana[1], s.mana_max[1] = 0, 2


def a_tribe_carries_two_things(s: State) -> None:
    s.wood_held[1, 8], s.stone_held[1, 8] = 1, 1
    s.wood_supply -= 1
    s.stone_supply -= 1


def goods_are_negative(s: State) -> None:
    s.loose_wood[9] = -1
    s.wood_supply += 1


def a_tribe_stands_on_a_volcano(s: State) -> None:
    s.tribes[0, 7] -= 1
    s.tribes[0, 1] += 1


def a_stone_lies_in_the_temple(s: State) -> None:
    s.loose_stone[0] = 1
    s.stone_supply -= 1


def a_hut_stands_in_a_forest(s: State) -> None:
    s.huts[4, 8] = 1


def three_huts_stand_on_a_plain(s: State) -> None:
    s.huts[4, 9] += 1


def a_hut_stands_beside_a_holy_place(s: State) -> None:
    s.holy[9] = 1
    s.holy_left[0] -= 1


def huts_are_negative(s: State) -> None:
    s.huts[4, 9] = -1


def a_thief_is_nobodys(s: State) -> None:
    s.thieves[8] = 1


def a_neighbour_is_forgotten(s: State) -> None:
    s.neighbour[7, 0] = -1


def two_neighbours_forget_each_other(s: State) -> None:
    s.neighbour[7, 0] = s.neighbour[8, 3] = -1


def a_neighbour_is_wrong(s: State) -> None:
    s.neighbour[8, 0], s.neighbour[9, 3] = 9, 8


def two_tiles_share_a_cell(s: State) -> None:
    s.q[9], s.r[9] = -1, -2
    for direction in range(6):
        other = s.neighbour[9, direction]
        if other >= 0:
            s.neighbour[other, (direction + 3) % 6] = -1
        s.neighbour[9, direction] = -1


def a_tile_lies_apart(s: State) -> None:
    two_tiles_share_a_cell(s)
    s.q[9] = 9


def an_offering_has_no_bearer(s: State) -> None:
    s.offer_place[1, 0] = Place.CARRIED


def an_offering_is_carried_into_the_temple(s: State) -> None:
    s.tribes[0, 7] -= 1
    s.tribes[0, 0] += 1
    s.offer_place[0, 0], s.offer_slot[0, 0] = Place.CARRIED, 0


def an_offering_lies_in_a_forest(s: State) -> None:
    s.offer_slot[0, 0] = 8


def loads_are_not_in_normal_form(s: State) -> None:
    s.stone_held[0, 7] -= 1
    s.loose_stone[7] += 1


def an_offering_has_lost_its_hut(s: State) -> None:
    s.huts[1, 9] -= 1
    s.huts[1, 3] += 1
    s.huts[0, 3] -= 1
    s.huts[0, 9] += 1


def the_round_is_too_late(s: State) -> None:
    s.round = 61


def somebody_has_won_without_offerings(s: State) -> None:
    s.winner = 0


def the_game_is_over_without_its_end(s: State) -> None:
    s.step = Step.OVER


def a_tile_is_in_focus(s: State) -> None:
    s.focus = 3


def a_discovery_is_half_done(s: State) -> None:
    s.step_from = 3


def a_card_is_half_played(s: State) -> None:
    s.return_step = Step.MOVE


def points_are_negative(s: State) -> None:
    s.points = -1


def a_step_is_remembered_in_free_order(s: State) -> None:
    s.last_step, s.last_target = 5, 3


BROKEN: dict[Corruption, Law] = {
    a_tribe_vanishes: pieces_conserved,
    a_hut_vanishes: pieces_conserved,
    a_holy_place_vanishes: pieces_conserved,
    a_value_appears_twice: offerings_accounted,
    a_value_is_lost: offerings_accounted,
    an_offering_is_nowhere: offerings_accounted,
    a_shown_value_is_wrong: offerings_accounted,
    a_delivered_value_is_hidden: offerings_accounted,
    a_reserve_has_more_huts_than_offerings: offerings_accounted,
    a_wood_vanishes: resources_conserved,
    a_stone_vanishes: resources_conserved,
    a_supply_is_overdrawn: resources_conserved,
    a_card_vanishes: cards_conserved,
    a_hand_is_miscounted: cards_conserved,
    a_card_lies_above_the_deck: cards_conserved,
    a_card_was_drawn_that_nobody_holds: cards_conserved,
    a_card_was_drawn_out_of_turn: cards_conserved,
    a_tile_changes: tiles_conserved,
    a_tile_lies_above_the_pile: tiles_conserved,
    mana_overflows: mana_in_bounds,
    the_maximum_falls: mana_in_bounds,
    a_tribe_carries_two_things: loads_fit,
    goods_are_negative: loads_fit,
    an_offering_has_no_bearer: offerings_borne,
    an_offering_is_carried_into_the_temple: offerings_stand,
    an_offering_lies_in_a_forest: offerings_stand,
    a_tribe_stands_on_a_volcano: terrain_respected,
    a_stone_lies_in_the_temple: terrain_respected,
    a_hut_stands_in_a_forest: buildings_fit,
    three_huts_stand_on_a_plain: buildings_fit,
    a_hut_stands_beside_a_holy_place: buildings_fit,
    huts_are_negative: buildings_fit,
    a_thief_is_nobodys: thieves_fit,
    a_neighbour_is_forgotten: tile_fits,
    two_neighbours_forget_each_other: tile_fits,
    a_neighbour_is_wrong: tile_fits,
    two_tiles_share_a_cell: tile_fits,
    a_tile_lies_apart: tile_fits,
    loads_are_not_in_normal_form: loads_normal,
    an_offering_has_lost_its_hut: markers_housed,
    the_round_is_too_late: round_in_bounds,
    somebody_has_won_without_offerings: winner_delivered,
    the_game_is_over_without_its_end: winner_delivered,
    a_tile_is_in_focus: nothing_half_done,
    a_discovery_is_half_done: nothing_half_done,
    a_card_is_half_played: nothing_half_done,
    points_are_negative: nothing_half_done,
    a_step_is_remembered_in_free_order: nothing_half_done,
}


@pytest.mark.parametrize("corruption", BROKEN, ids=lambda c: c.__name__)
def test_each_law_is_watched(corruption: Corruption) -> None:
    p = sound()
    corruption(p.state)
    assert p.broken() is BROKEN[corruption]


def test_marks_are_for_phase_one() -> None:
    p = to_action(sound())
    p.state.thieves[7] = 1
    assert p.broken() is thieves_fit


def test_a_volcano_in_hand_is_counted() -> None:
    p = position(tribes="0:A=3", pile="volcano plains")
    assert play(p, "step A empty N").broken() is None
    p.state.step = Step.MOVE
    assert p.broken() is tiles_conserved


def test_the_border_and_its_names() -> None:
    """Each tile opens three cells at most and fills one; the view names them as the answers do."""
    p = ENGINE.new({"players": 4}, seed=5)
    chance = random.Random(5)
    while p.state.pile_size:
        p.play(chance.choice(p.legal()))
        cells = [(cell["tile"], cell["direction"]) for cell in p.view(-1)["cells"]]
        assert len(cells) <= 2 * p.state.tiles - 2
        named = [(i, d) for i in range(p.state.tiles) for d in range(6) if names_cell(p.state, i, d)]
        assert cells == [(TILE_NAMES[i], DIRECTION_KEYS[d]) for i, d in named]
    assert p.state.tiles == SLOTS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_built_and_laid_stays(players: int) -> None:
    """Stones built never fall, delivered offerings never come back, maxima never fall, tiles and holy places stay."""
    p = ENGINE.new({"players": players, "round_cap": 12}, seed=players)
    chance = random.Random(players)
    counted, laid = counts(p.state, players), things(p.state)
    while p.actor >= 0:
        p.play(chance.choice(p.legal()))
        now, lying = counts(p.state, players), things(p.state)
        assert all(n >= before for before, n in zip(counted, now, strict=True))
        assert lying >= laid
        counted, laid = now, lying


def counts(s: State, players: int) -> list[int]:
    """What may only grow."""
    delivered = [s.offer_place[seat, j] == Place.DELIVERED for seat in range(players) for j in range(OFFERINGS)]
    return [s.stones_built, s.tiles, *(s.mana_max[seat] for seat in range(players)), *map(int, delivered)]


def things(s: State) -> set[tuple[int, ...]]:
    """Tiles and holy places, with where they are."""
    tiles = {(0, slot, s.terrain[slot], s.q[slot], s.r[slot]) for slot in range(s.tiles)}
    return tiles | {(1, slot, s.holy[slot]) for slot in range(SLOTS) if s.holy[slot]}
