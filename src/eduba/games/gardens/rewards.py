"""Chapter 18: Events are revealed, one of two options is chosen, and its rewards are carried out in one fixed order.

What an option costs and brings is data: a line of `goods`, and a row of `reward` with a column for each `Effect`. This is
the one interpreter that runs it.
"""

from __future__ import annotations

from eduba.games.gardens.actions import CHOOSE, DISCOVER, PLACE_SHIP, TAKE, TAKE_DIE
from eduba.games.gardens.construction import forbids_next_storey, forbids_settlement_in, forbids_wall_in
from eduba.games.gardens.dice import add_storey, forbids_colour
from eduba.games.gardens.events import (
    EVENT_REWARD,
    INSTEAD_OF_BUILDING,
    INSTEAD_OF_STOREY,
    INSTEAD_OF_UNIT,
    event_chosen,
    event_done,
    event_revealed,
    event_waits,
    quest_drawn,
    quest_drawn_seen,
    settlement_placed,
    ship_placed,
    unit_placed,
    wall_placed,
)
from eduba.games.gardens.pieces import (
    army,
    borders,
    has_event_die,
    has_room,
    in_stock,
    is_foreign_wall,
    put_ship,
    put_unit,
    ships,
)
from eduba.games.gardens.research import all_discovered, raise_level
from eduba.games.gardens.sailing import forbids_ship_on
from eduba.games.gardens.shape import (
    ACTIONS_OF_A_TURN,
    BANKS,
    EVENT_ROUNDS,
    LAND_TYPES,
    LEVELS,
    NEIGHBOURS,
    OPTIONS_OF_AN_EVENT,
    RESOURCES,
    SHIPS,
)
from eduba.games.gardens.state import State, Step, Token
from eduba.games.gardens.stock import can_pay, gain, gain_line, pay_line
from eduba.games.gardens.tracks import advance_population, advance_renown
from eduba.games.gardens.values import REWARD_ROWS, Effect, EventKind, Line, Tables
from eduba.kernel.events import Log, only, reveal
from eduba.kernel.moves import answers
from eduba.kernel.rule import NOT_ASKED, rule, rule_number

GA_18_2 = rule_number("GA-18.2")
GA_18_8 = rule_number("GA-18.8")
GA_18_9 = rule_number("GA-18.9")
EFFECTS = len(Effect)


@rule
def option_of(s: State, region: int, option: int) -> int:
    """The line of an option of the Event in a region."""
    return s.event_card[region] * OPTIONS_OF_AN_EVENT + option


@rule
def reveal_event(s: State, t: Tables, log: Log, seat: int, region: int) -> None:
    """GA-18.1: the token is turned up for all; who found it resolves it."""
    reveal(log)
    s.event_card[region] = s.hidden_card[region]
    s.hidden_card[region] = -1
    s.card_seen[s.event_card[region]] = 1
    s.token[region] = Token.WAITS
    event_revealed(log, seat, region, s.event_card[region])
    offer_event(s, t, log, seat, region)


@rule
def offer_event(s: State, t: Tables, log: Log, seat: int, region: int) -> None:
    """GA-18.2, GA-18.6: the seat will choose, if there is an option that it can take; else the token waits."""
    for option in range(OPTIONS_OF_AN_EVENT):
        if forbids_option(s, t, seat, region, option) == 0:
            s.resolving = region
            s.resolver = seat
            return
    event_waits(log, region, s.event_card[region])


@rule
def forbids_option(s: State, t: Tables, seat: int, region: int, option: int) -> int:
    """GA-18.2: the cost must be paid, and a six-round option needs a free Event die."""
    line = option_of(s, region, option)
    if not can_pay(s, t, seat, Line.OPTION + line):
        return GA_18_2
    if t.option_kind[line] == EventKind.CONTROL and not has_event_die(s, seat):
        return GA_18_2
    return 0


@rule
def forbids_choose(s: State, t: Tables, option: int) -> int:
    """GA-18.2: an option that the seat can take."""
    return forbids_option(s, t, s.resolver, s.resolving, option)


@answers(CHOOSE, Step.EVENT, unless=forbids_choose)
@rule
def choose(s: State, t: Tables, log: Log, option: int) -> None:
    """GA-18.3, GA-18.4, GA-18.5: pay, then gain; of a six-round option nothing is gained yet, its die shows 1."""
    seat, region = s.resolver, s.resolving
    line = option_of(s, region, option)
    event_chosen(log, seat, region, s.event_card[region], option)
    pay_line(s, t, log, seat, Line.OPTION + line)
    s.event_option[region] = option
    s.step = Step.GO
    if t.option_kind[line] == EventKind.CONTROL:
        s.token[region] = Token.RUNS
        s.event_owner[region] = seat
        s.event_die[region] = 1
        forget_event(s)
    else:
        begin_rewards(s, line * REWARD_ROWS)


@rule
def begin_rewards(s: State, row: int) -> None:
    """A row of rewards is to be carried out from its first column on."""
    s.reward = row
    s.reward_at = s.reward_left = 0


@rule
def forget_event(s: State) -> None:
    """Nothing of an Event is left when it is resolved."""
    s.resolving = s.resolver = s.reward = s.last = -1
    s.reward_at = s.reward_left = 0


@rule
def resolve_on(s: State, t: Tables, log: Log) -> None:
    """GA-18.7: the choice of an option, then reward after reward; choices are asked one by one."""
    s.actor = s.resolver
    if s.reward < 0:
        s.step = Step.EVENT
    elif s.reward_at == EFFECTS:
        end_rewards(s, t, log)
    else:
        n = t.reward[s.reward, s.reward_at]
        s.step = give(s, t, log, s.reward_at, n) if n > 0 else Step.GO
        if s.step == Step.GO:
            s.reward_at += 1


@rule
def give(s: State, t: Tables, log: Log, effect: int, n: int) -> int:
    """GA-18.7: one reward; the question that it asks, or GO."""
    seat = s.resolver
    if effect < RESOURCES:
        gain(s, log, seat, effect, n, EVENT_REWARD)
    elif effect == Effect.ANY:
        s.reward_left = n
        return Step.TAKE
    elif effect == Effect.POPULATION:
        advance_population(s, log, seat, n)
    elif effect == Effect.SETTLEMENT:
        give_settlement(s, t, log, seat)
    elif effect == Effect.WALL:
        give_wall(s, t, log, seat)
    elif effect < Effect.SPEARMAN + LAND_TYPES:
        give_unit(s, t, log, seat, effect - Effect.SPEARMAN)
    elif effect == Effect.SHIP:
        return give_ship(s, t, log, seat)
    elif effect == Effect.STOREY:
        return give_storey(s, t, log, seat)
    elif effect == Effect.DISCOVERY:
        return give_discovery(s, log, seat, n - 1)
    else:
        give_quest(s, log, seat)
    return Step.GO


@rule
def give_settlement(s: State, t: Tables, log: Log, seat: int) -> None:
    """GA-18.10: in the Event's region if Construction would allow it, no own unit needed; else stone instead."""
    if forbids_settlement_in(s, t, seat, s.resolving) == 0:
        s.settlement[s.resolving] = seat
        settlement_placed(log, seat, s.resolving, EVENT_REWARD)
    else:
        gain_line(s, t, log, seat, Line.INSTEAD_OF_BUILDING, INSTEAD_OF_BUILDING)


@rule
def give_wall(s: State, t: Tables, log: Log, seat: int) -> None:
    """GA-18.10: in the Event's region if Construction would allow it, no own unit needed; else stone instead."""
    if forbids_wall_in(s, t, seat, s.resolving) == 0:
        s.wall[s.resolving] = seat
        wall_placed(log, seat, s.resolving, EVENT_REWARD)
    else:
        gain_line(s, t, log, seat, Line.INSTEAD_OF_BUILDING, INSTEAD_OF_BUILDING)


@rule
def give_unit(s: State, t: Tables, log: Log, seat: int, kind: int) -> None:
    """GA-18.9: in the Event's region; without figure or room, or shut out by a Wall, a knucklebone instead."""
    if in_stock(s, seat, kind) and has_room(s, t, seat) and not is_shut_out(s, seat, s.resolving):
        put_unit(s, seat, kind, -1, s.resolving)
        unit_placed(log, seat, kind, s.resolving, EVENT_REWARD)
    else:
        gain_line(s, t, log, seat, Line.INSTEAD_OF_UNIT, INSTEAD_OF_UNIT)


@rule
def is_shut_out(s: State, seat: int, region: int) -> bool:
    """GA-18.9: whether another seat's Wall keeps a new unit out: it does, unless an own land unit is there already."""
    return is_foreign_wall(s, seat, region) and army(s, seat, region) == 0


@rule
def give_ship(s: State, t: Tables, log: Log, seat: int) -> int:
    """GA-18.9: on a section of the Event's region, of the seat's choice; if none is free a knucklebone instead."""
    if ships(s, seat) < SHIPS and has_room(s, t, seat):
        for i in range(NEIGHBOURS):
            if BANKS[s.resolving, i] >= 0 and forbids_ship_on(s, seat, BANKS[s.resolving, i]) == 0:
                return Step.REWARD_SHIP
    gain_line(s, t, log, seat, Line.INSTEAD_OF_UNIT, INSTEAD_OF_UNIT)
    return Step.GO


@rule
def give_storey(s: State, t: Tables, log: Log, seat: int) -> int:
    """GA-18.11: the next storey with its die, if Population allows it; else stone instead."""
    if forbids_next_storey(s, t, seat) == 0:
        return Step.REWARD_DIE
    gain_line(s, t, log, seat, Line.INSTEAD_OF_STOREY, INSTEAD_OF_STOREY)
    return Step.GO


@rule
def give_discovery(s: State, log: Log, seat: int, technology: int) -> int:
    """GA-18.8: without a tablet; the seat chooses where the named one is at its end, or any may be raised."""
    if all_discovered(s, seat):
        return Step.GO
    if technology == ACTIONS_OF_A_TURN or s.level[seat, technology] == LEVELS:
        return Step.REWARD_TECH
    raise_level(s, log, seat, technology, EVENT_REWARD)
    return Step.GO


@rule
def give_quest(s: State, log: Log, seat: int) -> None:
    """GA-18.12: the top card of the deck, for its owner's eyes; nothing if there is none."""
    if s.deck_size + s.seats - s.dug == 0:
        return
    reveal(log)
    card = draw_quest(s)
    s.hand[seat, s.hand_size[seat]] = card
    s.hand_size[seat] += 1
    quest_drawn(log, seat)
    quest_drawn_seen(log, seat, card, only(seat))


@rule
def draw_quest(s: State) -> int:
    """GA-2.20: cards put back lie under the others, the first seat's on top."""
    if s.deck_size == 0:
        s.dug += 1
        return s.returned[s.dug - 1]
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = -1
    return card


@rule
def next_reward(s: State) -> None:
    """A reward that asked for a choice is carried out."""
    s.reward_at += 1
    s.step = Step.GO


@rule
def forbids_take(s: State, t: Tables, resource: int) -> int:
    """Any basic resource; in canonical order they never fall."""
    return NOT_ASKED if TAKE.first + resource < s.last else 0


@answers(TAKE, Step.TAKE, unless=forbids_take)
@rule
def take_reward(s: State, t: Tables, log: Log, resource: int) -> None:
    """GA-18.7: one resource of choice, as often as the reward says."""
    gain(s, log, s.actor, resource, 1, EVENT_REWARD)
    s.reward_left -= 1
    s.last = TAKE.first + resource if s.step_order and s.reward_left > 0 else -1
    if s.reward_left == 0:
        next_reward(s)


@rule
def forbids_learning(s: State, t: Tables, technology: int) -> int:
    """GA-18.8: a technology that is not at its end."""
    return GA_18_8 if s.level[s.actor, technology] == LEVELS else 0


@answers(DISCOVER, Step.REWARD_TECH, unless=forbids_learning)
@rule
def learn(s: State, t: Tables, log: Log, technology: int) -> None:
    """GA-18.8: the technology that the seat chose."""
    raise_level(s, log, s.actor, technology, EVENT_REWARD)
    next_reward(s)


@rule
def forbids_launching(s: State, t: Tables, section: int) -> int:
    """GA-18.9: a section of the Event's region without an own Ship."""
    return forbids_ship_on(s, s.actor, section) if borders(section, s.resolving) else GA_18_9


@answers(PLACE_SHIP, Step.REWARD_SHIP, unless=forbids_launching)
@rule
def launch_reward(s: State, t: Tables, log: Log, section: int) -> None:
    """GA-18.9: the Ship lies where the seat chose."""
    put_ship(s, s.actor, -1, section)
    ship_placed(log, s.actor, section, EVENT_REWARD)
    next_reward(s)


@rule
def forbids_die_of_reward(s: State, t: Tables, colour: int) -> int:
    """GA-18.11: a colour that the next storey may have."""
    return forbids_colour(s, s.actor, colour)


@answers(TAKE_DIE, Step.REWARD_DIE, unless=forbids_die_of_reward)
@rule
def build_reward(s: State, t: Tables, log: Log, colour: int) -> None:
    """GA-18.11: the storey and its die."""
    add_storey(s, log, s.actor, colour, EVENT_REWARD)
    next_reward(s)


@rule
def end_rewards(s: State, t: Tables, log: Log) -> None:
    """GA-18.3, GA-18.4, GA-27.3: the steps come last; then card and token leave, or the token stays for its points."""
    region, seat = s.resolving, s.resolver
    line = option_of(s, region, s.event_option[region])
    if s.token[region] == Token.RUNS:
        if s.reward == line * REWARD_ROWS:
            end_round_of_event(s, region)
            return
        event_done(log, seat, region, s.event_card[region])
    advance_renown(s, log, seat, t.option_steps[line])
    if t.option_kind[line] == EventKind.TOKEN:
        s.token[region] = Token.POINTS
    else:
        remove_event(s, region)
    forget_event(s)


@rule
def end_round_of_event(s: State, region: int) -> None:
    """GA-27.3, GA-27.4, GA-27.5: a die that shows 6 brings the final reward; else it is turned to the next number."""
    if s.event_die[region] == EVENT_ROUNDS:
        begin_rewards(s, s.reward + 1)
    else:
        s.event_die[region] += 1
        forget_event(s)


@rule
def remove_event(s: State, region: int) -> None:
    """GA-18.3: card and token leave the game."""
    s.token[region] = Token.NONE
    s.event_card[region] = s.event_option[region] = s.event_owner[region] = -1
    s.event_die[region] = 0
