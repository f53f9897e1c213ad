"""Chapter 16: food for people."""

from __future__ import annotations

from eduba.games.gardens.actions import GROW
from eduba.games.gardens.cards import card_at
from eduba.games.gardens.shape import Act, Resource
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.stock import pay
from eduba.games.gardens.tracks import advance_population, population_goal
from eduba.games.gardens.values import CardValue, Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import rule, rule_number

GA_16_1 = rule_number("GA-16.1")
GA_16_2 = rule_number("GA-16.2")
MODES = 2


@rule
def mode_value(s: State, t: Tables, seat: int, level: int, mode: int, first: int) -> int:
    """The food or the steps of one of the modes that a Growth card offers."""
    return t.card[card_at(s, seat, Act.GROWTH, level), first + mode * (CardValue.FOOD_1 - CardValue.FOOD_0)]


@rule
def forbids_growing(s: State, t: Tables, seat: int, level: int, mode: int) -> int:
    """GA-16.1, GA-16.2: a mode that the card has and the seat can pay; the seal must be able to move."""
    steps = mode_value(s, t, seat, level, mode, CardValue.STEPS_0)
    if steps == 0 or s.stock[seat, Resource.FOOD] < mode_value(s, t, seat, level, mode, CardValue.FOOD_0):
        return GA_16_1
    return 0 if population_goal(s, seat, steps) > s.population[seat] else GA_16_2


@rule
def can_grow(s: State, t: Tables, seat: int, level: int) -> bool:
    """Whether some mode is possible."""
    for mode in range(MODES):
        if forbids_growing(s, t, seat, level, mode) == 0:
            return True
    return False


@rule
def forbids_grow(s: State, t: Tables, mode: int) -> int:
    """GA-16.1: with the card in use."""
    return forbids_growing(s, t, s.actor, s.action_level, mode)


@answers(GROW, Step.GROW, unless=forbids_grow)
@rule
def grow(s: State, t: Tables, log: Log, mode: int) -> None:
    """GA-16.1, GA-16.2: the food is paid, then the seal moves; the action is over."""
    pay(s, log, s.actor, Resource.FOOD, mode_value(s, t, s.actor, s.action_level, mode, CardValue.FOOD_0))
    steps = mode_value(s, t, s.actor, s.action_level, mode, CardValue.STEPS_0)
    advance_population(s, log, s.actor, steps)
    s.acted = 1
    s.step = Step.GO
