"""The position of Mesopotamia, the Hanging Gardens, field by field."""

from __future__ import annotations

from enum import IntEnum

from eduba.games.gardens.shape import (
    ACTIONS_OF_A_TURN,
    DICE,
    EVENTS,
    FLOORS,
    HAND,
    LAND,
    QUESTS,
    RAMS,
    REGIONS,
    RESOURCES,
    ROWS,
    SEATS,
    SHIPS,
    SIDES,
    SLOTS,
)
from eduba.kernel.citing import Question
from eduba.kernel.options import option
from eduba.kernel.record import NOBODY, OWNER, Record, generator, number, row, table


class Step(Question):
    """The questions a seat is asked. GO is no question: the game goes on by itself (`flow.goes_on`)."""

    ROLE = 0, "GA-2.1"
    EMPIRE = 1, "GA-2.2"
    START = 2, "GA-2.3"
    SET_DIE = 3, "GA-2.6"
    FOUND = 4, "GA-2.9"
    SET_SHIP = 5, "GA-2.13"
    QUEST = 6, "GA-2.20"
    TURN = 7, "GA-5.2"
    PAY = 8, "GA-6.3"
    EXPLORE = 9, "GA-7.1"
    MOVE = 10, "GA-7.2"
    SAIL = 11, "GA-8.2"
    BUILD = 12, "GA-10.1"
    RESEARCH = 13, "GA-12.1"
    HARVEST = 14, "GA-13.1"
    TRIBUTE = 15, "GA-15.2"
    WAR = 16, "GA-15.1"
    GROW = 17, "GA-16.1"
    EVENT = 18, "GA-18.2"
    TAKE = 19, "GA-18.7"
    REWARD_TECH = 20, "GA-18.8"
    REWARD_SHIP = 21, "GA-18.9"
    REWARD_DIE = 22, "GA-18.11"
    ORDER = 23, "GA-19.2"
    PAIR = 24, "GA-19.4"
    BID = 25, "GA-20.5"
    ASSIGN = 26, "GA-20.11"
    ARRANGE = 27, "GA-21.1"
    RETREAT = 28, "GA-21.10"
    TIRE = 29, "GA-21.8"
    SACRIFICE = 30, "GA-26.4"
    REVEAL = 31, "GA-19.6"
    FATE = 32, "GA-25.2"
    OVER = 33
    GO = 34


class Phase(IntEnum):
    """GA-3.1: where in a round we are."""

    SETUP = 0
    ACTIONS = 1
    COMBAT = 2
    END = 3
    OVER = 4


class Stage(IntEnum):
    """GA-19.1: the parts of a combat phase, in their order."""

    SINK = 0
    ORDER = 1
    TRIBES = 2
    REVEALS = 3
    BATTLES = 4
    WALLS = 5
    SETTLEMENTS = 6
    TAKEOVERS = 7


class Part(IntEnum):
    """GA-20, GA-21, GA-26: the parts of a fight, in their order."""

    NONE = 0
    BIDS = 1
    STRENGTH = 2
    TACTICS = 3
    LANES = 4
    TACTICS_BONUS = 5
    MOBILITY = 6
    DUELS = 7
    RETREAT = 8
    TIRED = 9
    SACRIFICE = 10


class Token(IntEnum):
    """What lies on an event region."""

    NONE = 0
    FACE_DOWN = 1
    WAITS = 2
    POINTS = 3
    RUNS = 4


class State(Record):
    """Everything needed to go on. Figures have no names: within a type they are sorted by place, those in stock first.

    Hidden are the cards under face-down tokens, the tiles of higher floors, Quest cards, and bids until both are made;
    what all have seen stands in a field of its own.
    """

    words = generator()
    last = number("canonical order only: id of the answer before in this question; else -1", bits=16)
    cursor = number(
        "how far the end of a phase has got: a region, or place in the turn order * REGIONS + region", bits=16
    )
    reward = number("row of rewards being paid out; -1 if none: see `rewards`", bits=16)

    seats = number("number of seats, 2..6")
    actor = number("seat that must decide; -1 when the game is over")
    step = number("which question is asked: see Step")
    phase = number("where in a round we are: see Phase")
    round = number("the round, from 1; 0 during the set-up")
    turn = number("place in the turn order of the seat that has its turn")
    order = row(SEATS, "seats in turn order, fixed for the round; -1 beyond")
    told = number("what of the set-up the log has told, as bits: 1 the table, 2 the Quests")
    setting = number("set-up: the start choice that comes next: place in the Population order * 3 + which of three")

    letter = row(SEATS, "role of each seat, 0 = A; -1 before the draft")
    empire = row(SEATS, "Empire of each seat; -1 before the draft")
    home = row(SEATS, "start region of each seat; -1 before the draft")
    population = row(SEATS, "space of each seat on the Population track")
    renown = row(SEATS, "space of each seat on the Event track")
    population_order = row(SEATS, "seats on the Population track, the most advanced first; -1 beyond")
    renown_order = row(SEATS, "seats on the Event track, the most advanced first; -1 beyond")
    stock = table(SEATS, RESOURCES, "resources of each seat")
    level = table(SEATS, ACTIONS_OF_A_TURN, "technology level of each action, 1..4")
    storeys = row(SEATS, "storeys of each Ziggurat")
    die_colour = table(SEATS, DICE, "colour of the die of each storey; -1 if not built")
    die_face = table(
        SEATS, DICE, "sign that the die shows, without luck ANY of its own; -1 if it does not serve in this turn"
    )

    land = table(SEATS, LAND, "region of each land unit, by type; -1 in stock")
    ship = table(SEATS, SHIPS, "river section of each Ship; -1 in stock")
    ram = table(SEATS, RAMS, "region of each Ram; -1 in stock")
    settlement = row(REGIONS, "owner of the Settlement in each region; -1 if none")
    wall = row(REGIONS, "owner of the Wall in each region; -1 if none")
    tribe = row(REGIONS, "Tribe figures in each region, as bits: 1 Spearman, 2 Archer, 4 Horseman")
    holder = row(REGIONS, "seat whose land units stood in each region when the round began; -1 if none")

    token = row(REGIONS, "what lies on each region: see Token")
    hidden_card = row(REGIONS, "Event card of a token that is face down; else -1", seen_by=NOBODY)
    event_card = row(REGIONS, "Event card of a token that is face up; else -1")
    event_option = row(REGIONS, "option of a running or point Event; else -1")
    event_owner = row(REGIONS, "owner of a running Event; else -1")
    event_die = row(REGIONS, "what the die of a running Event shows; else 0")
    card_seen = row(EVENTS, "1 for Event cards that all have seen")

    slot_token = row(SLOTS, "trade token in each slot; -1 if none")
    amphora = row(SLOTS, "owner of the amphora at each slot; -1 if none")

    floors = number("floors of the Hanging Gardens that stand")
    hidden_tile = row(FLOORS, "tile of a floor that nobody has seen; else -1", seen_by=NOBODY)
    tile = row(FLOORS, "tile of a floor that is face up or built; else -1")
    gardener = row(FLOORS, "seat that raised each floor; -1 if none")

    deck_size = number("cards in the Quest deck that nobody has seen")
    deck = row(QUESTS, "these cards, the next one last; then -1", seen_by=NOBODY)
    hand_size = row(SEATS, "Quest cards of each seat")
    hand = table(SEATS, HAND, "Quest cards of each seat as they came; -1 beyond", seen_by=OWNER)
    returned = row(SEATS, "Quest card that each seat put back under them, seat by seat; -1 before", seen_by=OWNER)
    dug = number("how many of the cards put back, the first ones, were drawn again")

    pawn_used = number("1 once the seat in turn has used its action pawn")
    used = number("actions that the seat in turn has used, as bits")
    spent = number("dice that the seat in turn has placed, as bits")
    rerolls = number("rerolls of the seat in turn, paid and free")
    free_reroll_used = number("1 once the free reroll of the turn was used")

    action = number("action that is being paid or carried out; -1 if none")
    action_level = number("level of its card when it was activated; 0 if none")
    slots_paid = number("signs of the card that are covered, while paying")
    left = number("activations, builds, discoveries, gatherings or units left in the action")
    more = number("Garden floors, conversions, trades or tribute left in the action")
    acted = number("1 once the action has had an effect")
    moving_unit = number("type of the land unit, or Ship, that is being moved; -1 if none")
    moving_from = number("region, or section, from which it goes; -1 if none")
    gathered = row(REGIONS, "sources of each region that served in this Harvest: units and a Settlement")
    gathered_ships = number("own Ships that served in this Harvest, as bits")
    gathered_home = number("1 once the own start region served in this Harvest")

    resolving = number("region of the Event that is being resolved; -1 if none")
    resolver = number("seat that resolves it; -1 if none")
    reward_at = number("column of the next reward: see Effect")
    reward_left = number("resources of choice still to be taken")

    stage = number("part of the combat phase: see Stage")
    leader = number("seat that orders the battles; -1 if none")
    battle = row(REGIONS, "regions of the battles in the order fixed; -1 beyond")
    battles = number("battles listed")
    tribe_battles = number("how many of them, the first ones, are battles with a Tribe")
    battle_at = number("the battle that is being fought, or comes next")
    freed = row(REGIONS, "1 where a Tribe was removed in this phase")

    fight = number("region of the fight; -1 if none")
    part = number("part of the fight: see Part")
    party = row(SIDES, "attacker and defender: seats, or TRIBE; -1 if none")
    player = row(SIDES, "the seats that decide for them; -1 if none")
    fielded = row(SIDES, "units with which each side began")
    unit = table(SIDES, LAND, "types of the units of each side, by type and card; -1 beyond")
    unit_card = table(SIDES, LAND, "their combat cards; -1 beyond, and in simple combat")
    fallen = table(SIDES, LAND, "1 for units that have left the fight")
    lane = table(SIDES, LAND, "lane of each unit; -1 before lanes are set")
    place = table(SIDES, LAND, "its place in the lane, 0 in front; -1 before")
    placed = table(SIDES * LAND, ROWS, "pieces placed on each row of each unit's card, side by side")
    support = row(SIDES, "support pieces of Ships")
    purse = row(SIDES, "pieces that a side can bid: its knucklebones and support, or those of the Tribe")
    bids_made = row(SIDES, "compartments for which each side has bid")
    bid = table(SEATS, ROWS, "bids of the seats that play the sides, until shown", seen_by=OWNER)
    shown_bid = table(SIDES, ROWS, "bids once both are made; else -1")
    last_bid = table(SIDES, ROWS, "bids that were shown last, in this fight or the one before; -1 before the first")
    paid = row(SIDES, "own pieces that a side paid and did not get back")
    row_winner = row(ROWS, "side that won each compartment; -1 if bids were equal or are not resolved")
    bonus = number("bonus pieces still to be placed")
    arranger = number("side that sets the lanes; -1 before")
    lanes = number("lanes of the fight")
    lane_at = number("lane that is being filled or fought")
    dueller = row(SIDES, "units of the duel whose outcome is being carried out; -1 if none")

    expansion_a = option("no", "yes", note="1 = Assyrians and Hittites")
    expansion_b = option("no", "yes", note="1 = Mariotes and Eblaites")
    draft = option("full", "random")
    luck = option("dice", "none")
    combat = option("full", "simple")
    retreat_by = option("attacker", "owner")
    rivers = option("borders", "waterways")
    tribe_events = option("chosen", "random")
    quest_cap = option("none", "six", default="six")
    blocked_regions_score = option("no", "yes", default="yes", note="1 = occupied Blocker regions count")
    max_rounds = option(
        *("30", "45", "60", "90"),
        default="60",
        values=(30, 45, 60, 90),
        note="the game ends after this round at the latest",
    )
    step_order = option("free", "canonical", asked=False)
