"""`broken` names the law that does not hold: each is broken on purpose. And the laws about histories, in play."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from eduba.games.cradle.shape import DIRECTION_KEYS, OFFERINGS, SLOTS, TILE_NAMES, Place, Terrain
from eduba.games.cradle.state import State, Step
from eduba.games.cradle.tiles import names_cell
from eduba.kernel.engine import Position
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
    assert p.broken() == 0
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


BROKEN: dict[Corruption, int] = {
    a_tribe_vanishes: 1,
    a_hut_vanishes: 1,
    a_holy_place_vanishes: 1,
    a_value_appears_twice: 2,
    a_value_is_lost: 2,
    an_offering_is_nowhere: 2,
    a_shown_value_is_wrong: 2,
    a_delivered_value_is_hidden: 2,
    a_reserve_has_more_huts_than_offerings: 2,
    a_wood_vanishes: 3,
    a_stone_vanishes: 3,
    a_supply_is_overdrawn: 3,
    a_card_vanishes: 4,
    a_hand_is_miscounted: 4,
    a_card_lies_above_the_deck: 4,
    a_card_was_drawn_that_nobody_holds: 4,
    a_card_was_drawn_out_of_turn: 4,
    a_tile_changes: 5,
    a_tile_lies_above_the_pile: 5,
    mana_overflows: 6,
    the_maximum_falls: 6,
    a_tribe_carries_two_things: 7,
    goods_are_negative: 7,
    an_offering_has_no_bearer: 7,
    an_offering_is_carried_into_the_temple: 8,
    an_offering_lies_in_a_forest: 8,
    a_tribe_stands_on_a_volcano: 8,
    a_stone_lies_in_the_temple: 8,
    a_hut_stands_in_a_forest: 9,
    three_huts_stand_on_a_plain: 9,
    a_hut_stands_beside_a_holy_place: 9,
    huts_are_negative: 9,
    a_thief_is_nobodys: 10,
    a_neighbour_is_forgotten: 11,
    two_neighbours_forget_each_other: 11,
    a_neighbour_is_wrong: 11,
    two_tiles_share_a_cell: 11,
    a_tile_lies_apart: 11,
    loads_are_not_in_normal_form: 13,
    an_offering_has_lost_its_hut: 14,
    the_round_is_too_late: 17,
    somebody_has_won_without_offerings: 18,
    the_game_is_over_without_its_end: 18,
    a_tile_is_in_focus: 19,
    a_discovery_is_half_done: 19,
    a_card_is_half_played: 19,
    points_are_negative: 19,
    a_step_is_remembered_in_free_order: 19,
}


@pytest.mark.parametrize("corruption", BROKEN, ids=lambda c: c.__name__)
def test_each_law_is_watched(corruption: Corruption) -> None:
    p = sound()
    corruption(p.state)
    assert p.broken() == BROKEN[corruption]


def test_marks_are_for_phase_one() -> None:
    p = to_action(sound())
    p.state.thieves[7] = 1
    assert p.broken() == 10


def test_a_volcano_in_hand_is_counted() -> None:
    p = position(tribes="0:A=3", pile="volcano plains")
    assert play(p, "step A empty N").broken() == 0
    p.state.step = Step.MOVE
    assert p.broken() == 5


def test_inv_12_the_border_and_its_names() -> None:
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
def test_inv_15_what_is_built_and_laid_stays(players: int) -> None:
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
