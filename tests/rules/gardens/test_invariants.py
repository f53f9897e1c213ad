"""The law that does not hold is named: each is broken on purpose. And the laws about histories, in play."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from eduba.games.gardens import GAME
from eduba.games.gardens.events import SCORE_EVENT_TRACK, SCORE_GARDENS, SCORE_POPULATION_TRACK
from eduba.games.gardens.fight_invariants import bids_are_covered, fight_is_sound, parties_differ
from eduba.games.gardens.invariants import (
    amphorae_in_bounds,
    dice_fit,
    figures_conserved,
    levels_hold,
    question_fits,
    regions_settled,
    ships_apart,
    stock_in_bounds,
    tracks_in_order,
    tribes_never_rise,
    turn_in_bounds,
    units_within_limit,
)
from eduba.games.gardens.pieces import put_unit
from eduba.games.gardens.scoring import points_from
from eduba.games.gardens.shape import (
    ATTACKER,
    DEFENDER,
    EVENT_CODES,
    FLOORS,
    REGIONS,
    Colour,
    Figure,
    Resource,
    Row,
    Sign,
)
from eduba.games.gardens.state import Part, Phase, State, Step, Token
from eduba.games.gardens.table_invariants import events_in_place, gardens_in_order, quests_in_place, tokens_in_place
from eduba.kernel.engine import Position
from eduba.kernel.laws import Law, function_of
from rules.gardens.battlefield import fight
from rules.gardens.board import ENGINE, TABLES, play, position, region, section

Corruption = Callable[[State], None]
HARRAN, EMAR, NINEVEH, ASSUR, NAIRI = (region(name) for name in ("harran", "emar", "nineveh", "assur", "nairi"))


def in_turn() -> Position:
    """Seat 0 has begun its turn; all laws hold."""
    p = position(
        units="0:spearman@assur,archer@harran 1:spearman@susa",
        ships="0:harran-qatna 1:nineveh-bishri",
        rams="1:susa",
        settlements="0:harran 1:der",
        walls="0:harran",
        population="0=4 1=4 2=2",
        renown="2=3 0=2",
        dice="0:white=ki,silver=a",
        stock="0:stone=5 1:wood=2",
        amphorae="0=0 3=1",
    )
    s: State = p.state
    s.token[NINEVEH], s.event_card[NINEVEH] = Token.WAITS, s.hidden_card[NINEVEH]
    s.hidden_card[NINEVEH] = -1
    s.card_seen[s.event_card[NINEVEH]] = 1
    return p


def of_the_hittites() -> Position:
    """The Hittites have not rolled again in their turn."""
    return position(empires="hatti akkad", dice="0:white=ki")


def without_luck() -> Position:
    """Seat 0 has two dice that serve, and one that it has just got."""
    p = position(dice="0:white,silver", population="0=4", stock="0:stone=1,wood=1", options={"luck": "none"})
    play(p, "pawn build", "build_storey black")
    return p


def with_events() -> Position:
    """One Event runs, one lies for its points."""
    p = position(tokens="bishri=ev1 sealand=ev2")
    s: State = p.state
    for name, token, option in (("bishri", Token.RUNS, 0), ("sealand", Token.POINTS, 1)):
        place = region(name)
        s.event_card[place], s.hidden_card[place] = s.hidden_card[place], -1
        s.token[place], s.event_option[place], s.card_seen[s.event_card[place]] = token, option, 1
    s.event_owner[region("bishri")], s.event_die[region("bishri")] = 0, 3
    return p


def bidding() -> Position:
    """Seat 0 attacks seat 1 with a Ship beside, and has bid twice."""
    p = fight(
        "0:harran=sa 1:harran=s",
        "1/1/0 1/1/0",
        "1/1/0",
        bones="0=6 1=4",
        held="harran=1",
        ships="0:harran-qatna",
    )
    p.state.population[0] = 4
    play(p, "bid 2", "bid 1")
    return p


def duelling() -> Position:
    """Two against two: the lanes stand, and the winner of the first duel must tire."""
    p = fight("0:harran=ss 1:harran=ss", "1/0/1 2/0/0", "0/1/0 0/2/0", bones="0=9 1=0", held="harran=1", ahead="0 1")
    play(p, "bid 4", "bid 3", "bid 2")
    while p.state.step != Step.TIRE:
        p.play(p.legal()[0])
    return p


def with_tribe() -> Position:
    """Seat 0 attacks a Tribe, which seat 1 plays."""
    p = fight("0:ebih=sa", "1/1/0 1/1/0", "1/1/0 1/0/0", bones="0=3", ahead="0 1", tribes="ebih=sa")
    play(p, "bid 0", "bid 0", "bid 0")
    return p


def set_at(name: str, *index: int, to: int) -> Corruption:
    """One integer of a field becomes another."""

    def corrupt(s: State) -> None:
        held = getattr(s, name)
        if index:
            held[index if len(index) > 1 else index[0]] = to
        else:
            setattr(s, name, to)

    return corrupt


def a_free_reroll_of_others(s: State) -> None:
    s.rerolls = s.free_reroll_used = 1


def a_figure_is_out_of_order(s: State) -> None:
    s.land[0, 0], s.land[0, 2] = s.land[0, 2], s.land[0, 0]


def ships_are_out_of_order(s: State) -> None:
    s.ship[0, 0], s.ship[0, 2] = s.ship[0, 2], s.ship[0, 0]


def a_fourth_wall(s: State) -> None:
    for name in ("harran", "emar", "der", "madaktu"):
        s.wall[region(name)] = 0


def a_fourth_settlement(s: State) -> None:
    for name in ("harran", "emar", "lagash", "madaktu"):
        s.settlement[region(name)] = 0


def too_many_units(s: State) -> None:
    for kind in (Figure.SPEARMAN, Figure.ARCHER, Figure.HORSEMAN, Figure.CHARIOT):
        put_unit(s, 0, kind, -1, ASSUR)


def a_card_lies_twice(s: State) -> None:
    s.hidden_card[EMAR] = s.hidden_card[HARRAN]


def a_seen_card_is_hidden(s: State) -> None:
    s.card_seen[s.hidden_card[HARRAN]] = 1


def a_face_up_card_is_unseen(s: State) -> None:
    s.card_seen[s.event_card[NINEVEH]] = 0


def a_token_without_card(s: State) -> None:
    s.hidden_card[HARRAN] = -1


def a_card_without_token(s: State) -> None:
    s.token[HARRAN] = Token.NONE


def a_card_of_another_terrain(s: State) -> None:
    s.hidden_card[HARRAN], s.hidden_card[NAIRI] = s.hidden_card[NAIRI], s.hidden_card[HARRAN]


def a_card_of_a_box_that_is_not_in_play(s: State) -> None:
    s.hidden_card[HARRAN] = EVENT_CODES.index("ev31")


def four_running_events(s: State) -> None:
    s.event_owner[region("bishri")] = -1
    for code, name in (("ev3", "bishri"), ("ev5", "sealand"), ("ev9", "suhum"), ("ev1", "tadmor")):
        place = region(name)
        for other in range(REGIONS):
            if s.hidden_card[other] == EVENT_CODES.index(code) and other != place:
                s.token[other], s.hidden_card[other] = Token.NONE, -1
        s.token[place], s.hidden_card[place], s.event_card[place] = Token.RUNS, -1, EVENT_CODES.index(code)
        s.card_seen[EVENT_CODES.index(code)] = 1
        s.event_option[place] = 0 if code in ("ev9", "ev1") else 1
        s.event_owner[place], s.event_die[place] = 0, 1


def a_quest_is_in_two_hands(s: State) -> None:
    s.hand[0, 0] = s.hand[1, 0]


def a_quest_is_lost(s: State) -> None:
    s.deck_size -= 1
    s.deck[s.deck_size] = -1


def a_hand_is_miscounted(s: State) -> None:
    s.hand_size[1] += 1


def a_card_lies_above_the_deck(s: State) -> None:
    s.deck[s.deck_size + 1] = 29


def a_card_was_never_put_back(s: State) -> None:
    s.hand[0, 3], s.returned[0] = s.returned[0], -1
    s.hand_size[0] = 4


def a_card_dug_out_is_nowhere(s: State) -> None:
    s.dug = 1


def a_floor_has_no_builder(s: State) -> None:
    s.floors = 1
    s.tile[1], s.hidden_tile[1] = s.hidden_tile[1], -1


def two_tiles_are_face_up(s: State) -> None:
    s.tile[1], s.hidden_tile[1] = s.hidden_tile[1], -1


def a_tile_lies_on_another_floor(s: State) -> None:
    s.hidden_tile[1], s.hidden_tile[2] = s.hidden_tile[2], s.hidden_tile[1]


def a_seat_is_twice_on_a_track(s: State) -> None:
    s.population_order[3] = s.population_order[0]


def a_track_is_not_sorted(s: State) -> None:
    s.renown_order[0], s.renown_order[1] = s.renown_order[1], s.renown_order[0]


def two_seals_on_the_last_space(s: State) -> None:
    s.population[0] = s.population[1] = 10


def two_dice_of_one_colour(s: State) -> None:
    s.die_colour[0, 1] = Colour.WHITE
    s.die_face[0, 1] = Sign.KI


def a_storey_too_many(s: State) -> None:
    s.storeys[3] = 2
    s.die_colour[3, 0], s.die_colour[3, 1] = Colour.WHITE, Colour.BLACK


def two_own_ships_on_a_section(s: State) -> None:
    s.ship[0, 1] = s.ship[0, 2]


def ships_meet_after_the_sinking(s: State) -> None:
    s.ship[1, 2] = s.ship[2, 2] = section("harran-qatna")


def a_wall_at_home(s: State) -> None:
    s.wall[ASSUR] = 0


def a_settlement_beside_a_tribe(s: State) -> None:
    s.settlement[region("ebih")] = 0


def a_contested_region_at_the_end(s: State) -> None:
    s.phase = Phase.END
    put_unit(s, 1, Figure.SPEARMAN, region("susa"), HARRAN)
    s.wall[HARRAN] = -1
    forget_dice(s)


def an_intruder_at_the_end(s: State) -> None:
    s.phase = Phase.END
    put_unit(s, 0, Figure.ARCHER, HARRAN, EMAR)
    put_unit(s, 1, Figure.SPEARMAN, region("susa"), HARRAN)
    forget_dice(s)


def forget_dice(s: State) -> None:
    """No die shows anything outside a turn."""
    s.die_face[0, 0] = s.die_face[0, 1] = -1


def a_token_in_two_slots(s: State) -> None:
    s.slot_token[0] = s.slot_token[1]


def a_token_of_another_level(s: State) -> None:
    s.slot_token[0], s.slot_token[3] = s.slot_token[3], s.slot_token[0]


def a_seventh_amphora(s: State) -> None:
    for slot in range(7):
        s.amphora[slot] = 0


def a_die_pays_that_was_never_rolled(s: State) -> None:
    s.spent, s.used = 1, 1
    s.die_face[0, 0] = -1


def a_new_die_pays(s: State) -> None:
    s.spent, s.used = 1 << 2, 3


def an_action_for_nothing(s: State) -> None:
    s.used, s.pawn_used = 3, 1


def a_lane_has_a_gap(s: State) -> None:
    unit = next(i for i in range(2) if s.lane[ATTACKER, i] == 0)
    s.place[ATTACKER, unit] = 1


def a_unit_has_no_lane(s: State) -> None:
    unit = next(i for i in range(2) if not s.fallen[ATTACKER, i])
    s.lane[ATTACKER, unit] = s.place[ATTACKER, unit] = -1


def a_fallen_unit_has_pieces(s: State) -> None:
    unit = next(i for i in range(2) if s.fallen[DEFENDER, i])
    s.placed[10 + unit, Row.STRENGTH] = 1


def a_unit_is_not_in_the_region(s: State) -> None:
    put_unit(s, 0, Figure.SPEARMAN, HARRAN, EMAR)


def a_combat_card_is_drawn_twice(s: State) -> None:
    s.unit_card[ATTACKER, 1] = s.unit_card[ATTACKER, 0]


def more_pieces_than_places(s: State) -> None:
    unit = next(i for i in range(2) if not s.fallen[ATTACKER, i])
    s.placed[unit, Row.STRENGTH] = 5


def the_units_are_out_of_order(s: State) -> None:
    for kept in (s.unit, s.unit_card):
        kept[ATTACKER, 0], kept[ATTACKER, 1] = kept[ATTACKER, 1], kept[ATTACKER, 0]


def the_tribe_arranges_by_a_tie(s: State) -> None:
    s.arranger = DEFENDER


def both_parties_are_one(s: State) -> None:
    s.party[DEFENDER] = s.player[DEFENDER] = s.party[ATTACKER]


CORRUPTIONS: list[tuple[Law, Callable[[], Position], Corruption]] = [
    (figures_conserved, in_turn, set_at("land", 0, 2, to=REGIONS)),
    (figures_conserved, in_turn, set_at("ship", 0, 2, to=83)),
    (figures_conserved, in_turn, set_at("ram", 0, 1, to=REGIONS)),
    (figures_conserved, in_turn, a_figure_is_out_of_order),
    (figures_conserved, in_turn, ships_are_out_of_order),
    (figures_conserved, in_turn, set_at("ram", 1, 0, to=REGIONS - 1)),
    (figures_conserved, in_turn, a_fourth_wall),
    (figures_conserved, in_turn, a_fourth_settlement),
    (tribes_never_rise, in_turn, set_at("wall", EMAR, to=4)),
    (tribes_never_rise, in_turn, set_at("tribe", HARRAN, to=1)),
    (units_within_limit, in_turn, too_many_units),
    (units_within_limit, in_turn, set_at("population", 0, to=1)),
    (units_within_limit, in_turn, set_at("land", 5, 2, to=ASSUR)),
    (stock_in_bounds, in_turn, set_at("stock", 0, Resource.FOOD, to=-1)),
    (stock_in_bounds, in_turn, set_at("stock", 0, Resource.FOOD, to=100)),
    (stock_in_bounds, in_turn, set_at("stock", 4, Resource.FOOD, to=1)),
    (bids_are_covered, in_turn, set_at("bid", 0, Row.STRENGTH, to=1)),
    (bids_are_covered, in_turn, set_at("paid", ATTACKER, to=1)),
    (bids_are_covered, bidding, set_at("bid", 0, Row.STRENGTH, to=7)),
    (bids_are_covered, bidding, set_at("bid", 0, Row.MOBILITY, to=1)),
    (bids_are_covered, bidding, set_at("bid", 2, Row.STRENGTH, to=1)),
    (bids_are_covered, bidding, set_at("bids_made", ATTACKER, to=4)),
    (bids_are_covered, bidding, set_at("purse", DEFENDER, to=5)),
    (bids_are_covered, bidding, set_at("paid", ATTACKER, to=1)),
    (bids_are_covered, duelling, set_at("paid", ATTACKER, to=8)),
    (bids_are_covered, duelling, set_at("stock", 0, Resource.KNUCKLEBONE, to=1)),
    (bids_are_covered, with_tribe, set_at("support", DEFENDER, to=1)),
    (events_in_place, in_turn, a_card_lies_twice),
    (events_in_place, in_turn, a_seen_card_is_hidden),
    (events_in_place, in_turn, a_face_up_card_is_unseen),
    (events_in_place, in_turn, a_token_without_card),
    (events_in_place, in_turn, a_card_without_token),
    (events_in_place, in_turn, a_card_of_another_terrain),
    (events_in_place, in_turn, a_card_of_a_box_that_is_not_in_play),
    (events_in_place, in_turn, set_at("event_option", NINEVEH, to=0)),
    (events_in_place, in_turn, set_at("event_owner", HARRAN, to=0)),
    (events_in_place, with_events, set_at("event_die", region("bishri"), to=7)),
    (events_in_place, with_events, set_at("event_owner", region("bishri"), to=-1)),
    (events_in_place, with_events, set_at("event_option", region("sealand"), to=0)),
    (events_in_place, with_events, set_at("event_die", region("sealand"), to=1)),
    (events_in_place, with_events, four_running_events),
    (quests_in_place, in_turn, a_quest_is_in_two_hands),
    (quests_in_place, in_turn, a_quest_is_lost),
    (quests_in_place, in_turn, a_hand_is_miscounted),
    (quests_in_place, in_turn, a_card_lies_above_the_deck),
    (quests_in_place, in_turn, a_card_was_never_put_back),
    (quests_in_place, in_turn, a_card_dug_out_is_nowhere),
    (gardens_in_order, in_turn, a_floor_has_no_builder),
    (gardens_in_order, in_turn, two_tiles_are_face_up),
    (gardens_in_order, in_turn, a_tile_lies_on_another_floor),
    (gardens_in_order, in_turn, set_at("gardener", 0, to=2)),
    (gardens_in_order, in_turn, set_at("floors", to=FLOORS + 1)),
    (tracks_in_order, in_turn, a_seat_is_twice_on_a_track),
    (tracks_in_order, in_turn, a_track_is_not_sorted),
    (tracks_in_order, in_turn, two_seals_on_the_last_space),
    (tracks_in_order, in_turn, set_at("renown", 3, to=0)),
    (tracks_in_order, in_turn, set_at("renown_order", 4, to=0)),
    (dice_fit, in_turn, set_at("storeys", 0, to=1)),
    (dice_fit, in_turn, set_at("die_colour", 0, 2, to=Colour.BLACK)),
    (dice_fit, in_turn, two_dice_of_one_colour),
    (dice_fit, in_turn, a_storey_too_many),
    (dice_fit, in_turn, set_at("die_face", 0, 0, to=Sign.LUGAL)),
    (dice_fit, in_turn, set_at("die_face", 1, 0, to=Sign.KI)),
    (dice_fit, without_luck, set_at("die_face", 0, 0, to=Sign.KI)),
    (dice_fit, without_luck, set_at("die_face", 1, 0, to=Sign.ANY)),
    (ships_apart, in_turn, two_own_ships_on_a_section),
    (ships_apart, with_tribe, ships_meet_after_the_sinking),
    (regions_settled, in_turn, a_wall_at_home),
    (regions_settled, in_turn, a_settlement_beside_a_tribe),
    (regions_settled, in_turn, a_contested_region_at_the_end),
    (regions_settled, in_turn, an_intruder_at_the_end),
    (tokens_in_place, in_turn, a_token_in_two_slots),
    (tokens_in_place, in_turn, a_token_of_another_level),
    (amphorae_in_bounds, in_turn, a_seventh_amphora),
    (tokens_in_place, in_turn, set_at("slot_token", 0, to=-1)),
    (amphorae_in_bounds, in_turn, set_at("amphora", 1, to=4)),
    (levels_hold, in_turn, set_at("level", 1, 0, to=5)),
    (levels_hold, in_turn, set_at("level", 0, 2, to=1)),
    (levels_hold, in_turn, set_at("level", 5, 0, to=1)),
    (turn_in_bounds, in_turn, set_at("spent", to=4)),
    (turn_in_bounds, in_turn, set_at("used", to=1)),
    (turn_in_bounds, in_turn, an_action_for_nothing),
    (turn_in_bounds, in_turn, a_die_pays_that_was_never_rolled),
    (turn_in_bounds, without_luck, a_new_die_pays),
    (turn_in_bounds, in_turn, set_at("pawn_used", to=1)),
    (turn_in_bounds, in_turn, set_at("rerolls", to=4)),
    (turn_in_bounds, in_turn, set_at("free_reroll_used", to=1)),
    (turn_in_bounds, of_the_hittites, set_at("free_reroll_used", to=1)),
    (turn_in_bounds, in_turn, a_free_reroll_of_others),
    (turn_in_bounds, bidding, set_at("used", to=1)),
    (fight_is_sound, in_turn, set_at("part", to=Part.BIDS)),
    (fight_is_sound, in_turn, set_at("unit", ATTACKER, 0, to=0)),
    (fight_is_sound, duelling, a_lane_has_a_gap),
    (fight_is_sound, duelling, a_unit_has_no_lane),
    (fight_is_sound, duelling, a_fallen_unit_has_pieces),
    (fight_is_sound, duelling, more_pieces_than_places),
    (fight_is_sound, bidding, a_unit_is_not_in_the_region),
    (fight_is_sound, bidding, the_units_are_out_of_order),
    (fight_is_sound, bidding, set_at("unit_card", ATTACKER, 0, to=-1)),
    (fight_is_sound, bidding, set_at("unit_card", ATTACKER, 0, to=37)),
    (fight_is_sound, duelling, a_combat_card_is_drawn_twice),
    (question_fits, in_turn, set_at("actor", to=-1)),
    (question_fits, in_turn, set_at("step", to=Step.GO)),
    (question_fits, in_turn, set_at("round", to=61)),
    (question_fits, in_turn, set_at("round", to=0)),
    (parties_differ, in_turn, set_at("party", DEFENDER, to=1)),
    (parties_differ, bidding, both_parties_are_one),
    (parties_differ, with_tribe, the_tribe_arranges_by_a_tie),
    (parties_differ, with_tribe, set_at("player", DEFENDER, to=2)),
]


@pytest.mark.parametrize("sound", [in_turn, of_the_hittites, with_events, bidding, duelling, with_tribe])
def test_all_laws_hold(sound: Callable[[], Position]) -> None:
    assert sound().broken() is None


@pytest.mark.parametrize(("law", "sound", "corruption"), CORRUPTIONS)
def test_a_broken_law_is_named(law: Law, sound: Callable[[], Position], corruption: Corruption) -> None:
    p = sound()
    corruption(p.state)
    assert p.broken() is law


def test_every_law_about_a_position_is_broken_somewhere() -> None:
    assert {law for law, _, _ in CORRUPTIONS} == {function_of(law) for law in GAME.laws}


def test_points_for_places_and_tiles_add_up() -> None:
    for empires, places in (("sumer akkad", 15), ("sumer akkad babylon", 18), ("sumer akkad babylon elam", 18)):
        p = position(empires=empires, population="1=3 0=2", renown="0=4")
        for track in (SCORE_EVENT_TRACK, SCORE_POPULATION_TRACK):
            assert sum(points_from(p.state, TABLES, seat, track) for seat in range(p.seats)) == places
    s: State = p.state
    for floor in range(2):
        s.gardener[floor] = floor
        s.tile[floor + 1], s.hidden_tile[floor + 1] = s.hidden_tile[floor + 1], -1
    s.floors = 2
    assert p.broken() is None
    built = sum(TABLES.tile_points[s.tile[floor]] for floor in range(2))
    assert sum(points_from(s, TABLES, seat, SCORE_GARDENS) for seat in range(4)) == built


def test_every_action_has_one_id() -> None:
    table = GAME.actions
    assert table.size == 1447
    for action in range(table.size):
        verb, values = table.decode(action)
        assert table.encode(verb, values) == action


@pytest.mark.parametrize(
    ("players", "seed", "options"), [(2, 1, {}), (4, 2, {"combat": "simple"}), (6, 3, {"expansion_a": True})]
)
def test_what_never_falls_in_play(players: int, seed: int, options: dict[str, object]) -> None:
    """Levels, spaces, floors and rounds never go back; every answer changes the state; Tribes only shrink."""
    p = ENGINE.new({"players": players, **options}, seed)
    chance = random.Random(seed)
    for _ in range(500):
        legal = p.legal()
        assert legal
        assert legal == sorted(set(legal))
        weights = [0.2 if GAME.actions.text(action) == "end_turn" else 1 for action in legal]
        before, rising, tribes = p.key(), _rising(p.state), p.state.tribe.tolist()
        laid_out = p.state.round > 0
        p.play(chance.choices(legal, weights)[0])
        assert p.key() != before
        assert all(now >= then for now, then in zip(_rising(p.state), rising, strict=True))
        assert not laid_out or all(now & then == now for now, then in zip(p.state.tribe.tolist(), tribes, strict=True))
        assert p.broken() is None


def _rising(s: State) -> list[int]:
    levels = [level for row in s.level.tolist() for level in row]
    return [*levels, *s.population.tolist(), *s.renown.tolist(), *s.card_seen.tolist(), s.floors, s.round, s.dug]
