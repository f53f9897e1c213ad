"""The position of Mesopotamia, Cradle of Civilization, field by field."""

from __future__ import annotations

from typing import Final

from eduba.games.cradle.shape import (
    CARDS,
    DIRECTIONS,
    KINDS_OF_CARD,
    MOST_ENDURANCE,
    MOST_LOOKED_AT,
    OFFERINGS,
    PILE,
    SEATS,
    SLOTS,
)
from eduba.games.cradle.values import REMOVALS
from eduba.kernel.citing import Question
from eduba.kernel.options import SetupOptions, number_option, option
from eduba.kernel.record import NOBODY, OWNER, Record, generator, number, row, table


class Step(Question):
    """The questions a seat is asked."""

    MOVE = 0, "CR-3.3"
    LAND_STEP = 1, "CR-14.5"
    STONE_STEP = 2, "CR-14.4"
    TERRAIN = 3, "CR-14.5"
    VOLCANO = 4, "CR-8.4"
    REFILL = 5, "CR-8.9"
    HOLD = 6, "CR-4.9"
    ACTION = 7, "CR-9.1"
    MAKE = 8, "CR-9.2"
    OFFER = 9, "CR-10.4"
    AFTER = 10, "CR-13.3"
    ROB = 11, "CR-14.6"
    TEL_FROM = 12, "CR-14.7"
    TEL_WHO = 13, "CR-14.7"
    TEL_TO = 14, "CR-14.7"
    EXP_FROM = 15, "CR-14.8"
    EXP_WHICH = 16, "CR-14.8"
    EXP_TO = 17, "CR-14.8"
    OVER = 18


class State(Record):
    """Everything needed to go on. No tribe has a name: tribes, loads and huts are counted by seat and tile.

    Hidden are the order of tiles and cards, hands, and the values of offerings; each value moves to `offer_shown` when
    all have seen it.
    """

    words = generator()
    last_step = number("canonical order only: id of the plain step made directly before; else -1", bits=16)
    round = number("the round, from 1", bits=16)
    round_cap = number_option(10, 200, default=60, bits=16, note="the game ends after this round at the latest")

    seats = number("number of seats, 2..4")
    actor = number("seat that must decide, which is the seat in turn; -1 when the game is over")
    step = number("which question is asked: see Step")
    told = number("1 once the log has told how the game began")
    winner = number("seat that has delivered all its offerings; -1 if none has")

    tiles = number("tiles on the map: slots in use")
    terrain = row(SLOTS, "terrain of the tile in each slot; -1 if unused")
    q = row(SLOTS, "column of its cell")
    r = row(SLOTS, "row of its cell")
    neighbour = table(SLOTS, DIRECTIONS, "slot of the next tile in each direction; -1 for an empty cell")
    pile_size = number("tiles in the pile")
    pile = row(PILE, "their terrains, the next one last; then 0", seen_by=NOBODY)

    loose_wood = row(SLOTS, "wood lying free on each tile")
    loose_stone = row(SLOTS, "stone lying free on each tile")
    tribes = table(SEATS, SLOTS, "tribes of each seat on each tile, all of them")
    wood_held = table(SEATS, SLOTS, "how many of these carry wood")
    stone_held = table(SEATS, SLOTS, "how many of these carry stone")
    thieves = row(SLOTS, "tribes of the seat in turn that have stolen this turn and carry no offering")
    huts = table(SEATS + 1, SLOTS, "huts of each seat on each tile; the last row is neutral")
    holy = row(SLOTS, "1 + owner of the holy place on each tile; 0 if none")

    offer_place = table(SEATS, OFFERINGS, "where each offering is, numbered as brought into play: see Place")
    offer_slot = table(SEATS, OFFERINGS, "the tile it lies or is carried on; else -1")
    offer_value = table(SEATS, OFFERINGS, "its value; 0 in the reserve", seen_by=OWNER)
    offer_shown = table(SEATS, OFFERINGS, "its value once all have seen it; else 0")
    values_left = row(SEATS, "values still in the reserve, as bits", seen_by=OWNER)

    tribes_left = row(SEATS, "tribes in each reserve")
    huts_left = row(SEATS, "huts in each reserve")
    holy_left = row(SEATS, "holy places in each reserve")
    mana = row(SEATS, "mana of each seat")
    mana_max = row(SEATS, "the most mana each seat can hold")
    wood_supply = number("wood in the supply")
    stone_supply = number("stone in the supply")
    stones_built = number("stones built into the temple")

    deck_size = number("cards in the deck")
    deck = row(CARDS, "their kinds, the next one last; then 0", seen_by=NOBODY)
    discard = row(KINDS_OF_CARD, "cards of each kind that were played")
    hand_size = row(SEATS, "cards in each hand")
    hand = table(SEATS, KINDS_OF_CARD, "cards of each kind in each hand", seen_by=OWNER)
    drawn = row(SEATS, "kind of the card drawn this turn; -1 if none", seen_by=OWNER)

    points = number("movement points left this turn")
    discoveries = number("discoveries left this turn")
    kind = number("action of this turn: see Kind; -1 before it is chosen")
    births = number("tribes born in this turn's action")
    made = number("buildings made, or pairs that gave birth, in this turn's action")
    priests = number("Priests played this turn")

    focus = number("tile asked about in HOLD, MAKE and OFFER, or left in TEL_ and EXP_ steps; else -1")
    sorting = number("1 while every load is sorted by hand")
    unbuilt = number("huts still to be built on the tile in OFFER")
    need = number("tiles still to be refilled")
    last = number("slot refilled last; else -1")
    step_from = number("tile from which land is being discovered; else -1")
    step_cargo = number("what the discovering tribe takes along: see Cargo; else -1")
    step_direction = number("where it goes; else -1")
    return_step = number("question to come back to after Teleportation or Expulsion: see Step; else -1")
    chosen_owner = number("owner of the tribe or hut being moved by a card; else -1")
    chosen_load = number(
        "what that tribe takes along (see Cargo), or 1 + number of that hut's offering, 0: none; else -1"
    )
    last_target = number("canonical order only: target of the plain step made directly before; else -1")

    first_round_movement = option("sheet", "full")
    reshuffle = option("no", "yes", default="yes", note="1 = played cards become a new deck")
    two_player_cards = option(*REMOVALS)
    holy_place_ignores_foreign_tribes = option("no", "yes", note="1 = foreign tribes do not hinder a holy place")
    growth_blocked_by = option("any", "own")
    growth_pairs_share_hut = option("no", "yes", note="1 = one hut serves all pairs of a tile")
    unpaid_offering = option("illegal", "bounce")
    temple_stone_returns = option("no", "yes", note="1 = stone built into the temple goes back to the supply")
    resource_spread = option("all_tiles", "new_tile")
    sort_loads = option("no", "yes", default="yes", note="1 = loads may be sorted by hand")
    endurance_points = number_option(1, MOST_ENDURANCE, default=3, note="movement points of Endurance")
    fertility_scope = option("all", "one")
    land_look = number_option(1, MOST_LOOKED_AT, default=3, note="tiles that Land shows")
    expulsion_range = option("any", "adjacent")
    expulsion_marker = option("travels", "stays")
    teleport_delivers = option("no", "yes", default="yes", note="1 = Teleportation builds and delivers")
    step_order = option("free", "canonical", asked=False)


AT_SETUP: Final = SetupOptions()
HOME_PAIRS: Final = AT_SETUP.option("home_pairs", "first_on_a", "first_on_b")
NEUTRAL_HUTS: Final = AT_SETUP.option("neutral_huts", "no", "yes", default="yes")
START_CARD: Final = AT_SETUP.option("start_card", "no", "yes")
