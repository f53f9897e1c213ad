"""Chapter 2: the set-up, from the draft to the Quests."""

from __future__ import annotations

from eduba.games.gardens.acting import forget_action
from eduba.games.gardens.actions import FOUND, PLACE_SHIP, RETURN_QUEST, STOP, TAKE_DIE
from eduba.games.gardens.battles import clear_combat
from eduba.games.gardens.control import is_blocked
from eduba.games.gardens.dice import add_storey, forget_turn
from eduba.games.gardens.drafting import ask, ask_draft, draft_by_chance, tell_draft
from eduba.games.gardens.events import (
    START,
    quest_returned,
    quest_returned_seen,
    settlement_placed,
    ship_placed,
    wall_placed,
)
from eduba.games.gardens.exploration import is_next
from eduba.games.gardens.laying import deal_quests, lay_out, tell_quests, tell_table
from eduba.games.gardens.pieces import borders, owner_of_start, put_ship
from eduba.games.gardens.rewards import forget_event
from eduba.games.gardens.rounds import begin_round
from eduba.games.gardens.sailing import forbids_ship_on
from eduba.games.gardens.shape import (
    ACTIONS_OF_A_TURN,
    DICE,
    EVENTS,
    FLOORS,
    HAND,
    LAND,
    QUESTS,
    QUESTS_DEALT,
    RAMS,
    REGIONS,
    RESOURCES,
    ROWS,
    SEATS,
    SHIPS,
    SIDES,
    SLOTS,
)
from eduba.games.gardens.state import Phase, State, Step, Token
from eduba.games.gardens.values import Tables
from eduba.kernel.events import Log, only
from eduba.kernel.moves import answers
from eduba.kernel.random import seed_words
from eduba.kernel.rule import Ints, rule, rule_number

GA_2_9 = rule_number("GA-2.9")
GA_2_13 = rule_number("GA-2.13")
TABLE_TOLD, QUESTS_TOLD = 1, 2
START_CHOICES = 3
FIRST_DIE, FOUNDING, FIRST_SHIP = range(START_CHOICES)


@rule
def setup(s: State, t: Tables, options: Ints, seed: int) -> None:
    """GA-2.21: an empty table; the draft is asked, or drawn at once and everything laid out."""
    seed_words(s, seed)
    clear_seats(s)
    clear_table(s)
    forget_action(s)
    forget_event(s)
    clear_combat(s)
    s.phase = Phase.SETUP
    if s.draft:
        draft_by_chance(s, t)
    ask_next(s, t)


@rule
def clear_seats(s: State) -> None:
    """Nobody has anything yet."""
    for seat in range(SEATS):
        s.order[seat] = s.letter[seat] = s.empire[seat] = s.home[seat] = -1
        s.population_order[seat] = s.renown_order[seat] = s.returned[seat] = -1
        s.population[seat] = s.renown[seat] = s.storeys[seat] = s.hand_size[seat] = 0
        forget_turn(s, seat)
        for resource in range(RESOURCES):
            s.stock[seat, resource] = 0
        for technology in range(ACTIONS_OF_A_TURN):
            s.level[seat, technology] = 0
        for i in range(DICE):
            s.die_colour[seat, i] = -1
        for i in range(LAND):
            s.land[seat, i] = -1
        for i in range(SHIPS):
            s.ship[seat, i] = -1
        for i in range(RAMS):
            s.ram[seat, i] = -1
        for i in range(HAND):
            s.hand[seat, i] = -1


@rule
def clear_table(s: State) -> None:
    """Nothing lies on the table yet."""
    s.round = s.turn = s.told = s.setting = s.floors = s.deck_size = s.dug = s.slots_paid = 0
    s.cursor = 0
    s.moving_unit = s.moving_from = -1
    for region in range(REGIONS):
        s.settlement[region] = s.wall[region] = s.holder[region] = s.hidden_card[region] = -1
        s.event_card[region] = s.event_option[region] = s.event_owner[region] = -1
        s.tribe[region] = s.event_die[region] = 0
        s.token[region] = Token.NONE
    for card in range(EVENTS):
        s.card_seen[card] = 0
    for slot in range(SLOTS):
        s.slot_token[slot] = s.amphora[slot] = -1
    for floor in range(FLOORS):
        s.hidden_tile[floor] = s.tile[floor] = s.gardener[floor] = -1
    for i in range(QUESTS):
        s.deck[i] = -1
    for side in range(SIDES):
        for row in range(ROWS):
            s.last_bid[side, row] = -1


@rule
def ask_next(s: State, t: Tables) -> bool:
    """GA-2.21: the draft; then, with all laid out, own start choices in Population order; then Quests by seat."""
    if ask_draft(s):
        return True
    if s.tile[0] < 0:
        lay_out(s, t)
    if ask_start_choice(s, t):
        return True
    if s.hand_size[0] == 0:
        deal_quests(s, t)
    for seat in range(s.seats):
        if s.returned[seat] < 0:
            return ask(s, seat, Step.QUEST)
    return False


@rule
def ask_start_choice(s: State, t: Tables) -> bool:
    """GA-2.6, GA-2.9, GA-2.13, GA-2.21: in Population order, what each Empire has to choose at the start."""
    while s.setting < s.seats * START_CHOICES:
        seat = s.population_order[s.setting // START_CHOICES]
        choice, empire = s.setting % START_CHOICES, s.empire[seat]
        if choice == FIRST_DIE and t.start_storeys[empire] > 0:
            return ask(s, seat, Step.SET_DIE)
        if choice == FOUNDING and t.founds[empire]:
            return ask(s, seat, Step.FOUND)
        if choice == FIRST_SHIP and t.launches[empire]:
            return ask(s, seat, Step.SET_SHIP)
        s.setting += 1
    return False


@rule
def prepare_on(s: State, t: Tables, log: Log) -> None:
    """GA-2.21: the next question of the set-up; after the last one round 1 begins."""
    asked = ask_next(s, t)
    tell_opening(s, t, log)
    if not asked:
        s.setting = 0
        begin_round(s, t, log)


@rule
def tell_opening(s: State, t: Tables, log: Log) -> None:
    """The set-up has no log: what chance has laid out is told with the next answer, once."""
    if s.told & TABLE_TOLD == 0 and s.tile[0] >= 0:
        s.told |= TABLE_TOLD
        if s.draft:
            tell_draft(s, log)
        tell_table(s, t, log)
    if s.told & QUESTS_TOLD == 0 and s.hand_size[0] > 0:
        s.told |= QUESTS_TOLD
        tell_quests(s, log)


@rule
def start_choice_made(s: State) -> None:
    """On to the next start choice."""
    s.setting += 1
    s.step = Step.GO


@answers(TAKE_DIE, Step.SET_DIE)
@rule
def take_first_die(s: State, t: Tables, log: Log, colour: int) -> None:
    """GA-2.6: the first storey stands, with a die of the colour chosen."""
    tell_opening(s, t, log)
    add_storey(s, log, s.actor, colour, START)
    start_choice_made(s)


@rule
def forbids_found(s: State, t: Tables, region: int) -> int:
    """GA-2.9: beside the own start; no start region in use, no Tribe, no Blocker."""
    if not is_next(s.home[s.actor], region) or owner_of_start(s, region) >= 0:
        return GA_2_9
    return GA_2_9 if s.tribe[region] or is_blocked(s, t, region) else 0


@answers(FOUND, Step.FOUND, unless=forbids_found)
@rule
def found(s: State, t: Tables, log: Log, region: int) -> None:
    """GA-2.9: a Settlement and a Wall in one region; the Event there stays face down."""
    tell_opening(s, t, log)
    s.settlement[region] = s.wall[region] = s.actor
    settlement_placed(log, s.actor, region, START)
    wall_placed(log, s.actor, region, START)
    start_choice_made(s)


@answers(STOP, Step.FOUND)
@rule
def found_nothing(s: State, t: Tables, log: Log) -> None:
    """GA-2.9: the Elamites may, but need not."""
    tell_opening(s, t, log)
    start_choice_made(s)


@rule
def forbids_first_ship(s: State, t: Tables, section: int) -> int:
    """GA-2.13: a section that borders the own start region."""
    return forbids_ship_on(s, s.actor, section) if borders(section, s.home[s.actor]) else GA_2_13


@answers(PLACE_SHIP, Step.SET_SHIP, unless=forbids_first_ship)
@rule
def launch_first_ship(s: State, t: Tables, log: Log, section: int) -> None:
    """GA-2.13: a Ship beside the start."""
    tell_opening(s, t, log)
    put_ship(s, s.actor, -1, section)
    ship_placed(log, s.actor, section, START)
    start_choice_made(s)


@answers(RETURN_QUEST, Step.QUEST)
@rule
def return_quest(s: State, t: Tables, log: Log, card: int) -> None:
    """GA-2.20: three are kept, one goes to the bottom of the deck, unseen by others."""
    seat = s.actor
    tell_opening(s, t, log)
    back = s.hand[seat, card]
    for i in range(card, QUESTS_DEALT - 1):
        s.hand[seat, i] = s.hand[seat, i + 1]
    s.hand_size[seat] -= 1
    s.hand[seat, s.hand_size[seat]] = -1
    s.returned[seat] = back
    quest_returned(log, seat)
    quest_returned_seen(log, seat, back, only(seat))
    s.step = Step.GO
