"""Chapter 5: a turn of actions, each type once, with the pawn or with dice."""

from __future__ import annotations

from eduba.games.gardens.actions import END_TURN, PAWN, PAY_DIE, ROLL_OUT, STOP
from eduba.games.gardens.cards import card_line
from eduba.games.gardens.construction import can_build_piece
from eduba.games.gardens.dice import can_cover, forbids_pay_die, place_die
from eduba.games.gardens.events import BY_DICE, BY_PAWN, WAR, action_began, turn_ended
from eduba.games.gardens.exploration import can_explore
from eduba.games.gardens.growth import can_grow
from eduba.games.gardens.harvest import can_gather, forget_sources
from eduba.games.gardens.research import can_convert, can_discover, can_research
from eduba.games.gardens.rounds import end_of_turn
from eduba.games.gardens.shape import Act, Resource
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.stock import gain
from eduba.games.gardens.trade import can_trade
from eduba.games.gardens.values import CardValue, Tables
from eduba.games.gardens.war import can_recruit
from eduba.games.gardens.wonder import forbids_floor
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

GA_5_2 = rule_number("GA-5.2")
GA_5_3 = rule_number("GA-5.3")
GA_5_6 = rule_number("GA-5.6")
GA_6_3 = rule_number("GA-6.3")


@rule
def has_effect(s: State, t: Tables, seat: int, action: int) -> bool:
    """GA-5.6: an action may be activated only if it can have an effect; Harvest and War always can."""
    level = s.level[seat, action]
    if action == Act.EXPLORE:
        return can_explore(s, t, seat)
    if action == Act.BUILD:
        floors = t.card[card_line(s, seat, action), CardValue.GARDENS]
        return can_build_piece(s, t, seat, level) or forbids_floor(s, t, seat, level, floors) == 0
    if action == Act.RESEARCH:
        return can_convert(s, t, seat, level) or can_discover(s, t, seat)
    if action == Act.GROWTH:
        return can_grow(s, t, seat, level)
    return True


@rule
def forbids_activation(s: State, t: Tables, action: int) -> int:
    """GA-5.2, GA-5.6, GA-5.9: each type once in a turn, improved or not, and only if it can have an effect."""
    if (s.used >> action) & 1:
        return GA_5_2
    return 0 if has_effect(s, t, s.actor, action) else GA_5_6


@rule
def forbids_pawn(s: State, t: Tables, action: int) -> int:
    """GA-5.3: one action of the turn."""
    return GA_5_3 if s.pawn_used else forbids_activation(s, t, action)


@answers(PAWN, Step.TURN, unless=forbids_pawn)
@rule
def pawn(s: State, t: Tables, log: Log, action: int) -> None:
    """GA-5.3: any type, no signs needed."""
    s.pawn_used = 1
    begin_action(s, t, log, action, BY_PAWN)


@rule
def forbids_dice(s: State, t: Tables, action: int) -> int:
    """GA-5.4, GA-6.3: free dice must show the signs of the card."""
    reason = forbids_activation(s, t, action)
    if reason:
        return reason
    return 0 if can_cover(s, t, s.actor, action) else GA_6_3


@answers(ROLL_OUT, Step.TURN, unless=forbids_dice)
@rule
def dice_action(s: State, t: Tables, log: Log, action: int) -> None:
    """GA-5.4: the dice are placed one by one, then the action begins."""
    s.action = action
    s.slots_paid = 0
    s.step = Step.PAY


@answers(PAY_DIE, Step.PAY, unless=forbids_pay_die)
@rule
def pay_die(s: State, t: Tables, log: Log, die: int) -> None:
    """GA-5.4: one die after another; the last one begins the action."""
    if place_die(s, t, log, die):
        s.slots_paid = 0
        begin_action(s, t, log, s.action, BY_DICE)


@rule
def begin_action(s: State, t: Tables, log: Log, action: int, means: int) -> None:
    """GA-5.2, GA-5.7, GA-15.2: the card counts as it is now; War pays its knucklebones first."""
    seat = s.actor
    line = card_line(s, seat, action)
    s.used |= 1 << action
    s.action = action
    s.action_level = s.level[seat, action]
    action_began(log, seat, action, s.action_level, means)
    if action == Act.EXPLORE:
        s.left = t.card[line, CardValue.ACTIVATIONS]
    elif action == Act.BUILD:
        s.left, s.more = t.card[line, CardValue.BUILDS], t.card[line, CardValue.GARDENS]
    elif action == Act.RESEARCH:
        s.left, s.more = t.card[line, CardValue.DISCOVERIES], t.card[line, CardValue.CONVERSIONS]
    elif action == Act.HARVEST:
        s.left, s.more = t.card[line, CardValue.GATHERINGS], t.card[line, CardValue.TRADES]
    elif action == Act.WAR:
        s.left, s.more = t.card[line, CardValue.UNITS], t.card[line, CardValue.TRIBUTE]
        gain(s, log, seat, Resource.KNUCKLEBONE, t.card[line, CardValue.KNUCKLEBONES], WAR)
        s.acted = 1
    s.step = Step.GO


@rule
def act_on(s: State, t: Tables, log: Log) -> None:
    """GA-5.6, GA-5.8: an action goes on while it can; then the seat is asked what it does next."""
    s.actor = s.order[s.turn]
    if s.action >= 0:
        s.step = next_question(s, t)
        if s.step == Step.GO:
            forget_action(s)
    else:
        s.step = Step.TURN


@rule
def next_question(s: State, t: Tables) -> int:
    """GA-12.1, GA-13.1, GA-15.1: what is asked next in the action under way; GO if it is over."""
    if s.action == Act.EXPLORE and s.left > 0 and can_explore(s, t, s.actor):
        return Step.EXPLORE
    if s.action == Act.BUILD and s.left > 0 and can_build(s, t):
        return Step.BUILD
    if s.action == Act.RESEARCH and can_research(s, t):
        return Step.RESEARCH
    if s.action == Act.HARVEST and (can_gather(s, t) or can_trade(s, t)):
        return Step.HARVEST
    if s.action == Act.WAR and s.more > 0:
        return Step.TRIBUTE
    if s.action == Act.WAR and can_recruit(s, t):
        return Step.WAR
    if s.action == Act.GROWTH and s.acted == 0:
        return Step.GROW
    return Step.GO


@rule
def can_build(s: State, t: Tables) -> bool:
    """Whether the Construction under way can build something more."""
    return can_build_piece(s, t, s.actor, s.action_level) or forbids_floor(s, t, s.actor, s.action_level, s.more) == 0


@rule
def forbids_stopping(s: State, t: Tables) -> int:
    """GA-5.6: once it has had an effect an action may be stopped at any point."""
    return 0 if s.acted else GA_5_6


@answers(STOP, Step.EXPLORE, Step.BUILD, Step.RESEARCH, Step.HARVEST, Step.WAR, unless=forbids_stopping)
@rule
def stop_action(s: State, t: Tables, log: Log) -> None:
    """GA-5.6: the rest of the action is left."""
    forget_action(s)
    s.step = Step.GO


@rule
def forget_action(s: State) -> None:
    """Nothing of an action is left when it is over."""
    s.action = s.last = -1
    s.action_level = s.left = s.more = s.acted = 0
    forget_sources(s)


@answers(END_TURN, Step.TURN)
@rule
def end_turn(s: State, t: Tables, log: Log) -> None:
    """GA-5.10: a seat ends its turn when it likes, even without any action."""
    turn_ended(log, s.actor)
    end_of_turn(s, t, log)
