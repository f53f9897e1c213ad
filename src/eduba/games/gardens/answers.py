"""Verbs that are asked in several questions: each question has its own rule."""

from __future__ import annotations

from eduba.games.gardens.acting import forbids_stopping, stop_action
from eduba.games.gardens.actions import TAKE
from eduba.games.gardens.preparation import (
    forbids_first_ship,
    found_nothing,
    launch_first_ship,
    take_first_die,
)
from eduba.games.gardens.research import discover_by_research, forbids_discovery
from eduba.games.gardens.rewards import (
    build_reward,
    forbids_die_of_reward,
    forbids_launching,
    forbids_learning,
    launch_reward,
    learn,
    take_reward,
)
from eduba.games.gardens.state import State, Step
from eduba.games.gardens.values import Tables
from eduba.games.gardens.war import take_tribute
from eduba.kernel.events import Log
from eduba.kernel.rule import NOT_ASKED, rule


@rule
def forbids_stop(s: State, t: Tables) -> int:
    """GA-5.6: an action may be stopped once it has had an effect; the Elamites need not found anything."""
    return 0 if s.step == Step.FOUND else forbids_stopping(s, t)


@rule
def stop(s: State, t: Tables, log: Log) -> None:
    """GA-2.9, GA-5.6: nothing is founded, or the action is over."""
    if s.step == Step.FOUND:
        found_nothing(s, t, log)
    else:
        stop_action(s, t, log)


@rule
def forbids_take_die(s: State, t: Tables, colour: int) -> int:
    """GA-18.11: the die of a storey that an Event gives; at the start any colour will do."""
    return 0 if s.step == Step.SET_DIE else forbids_die_of_reward(s, t, colour)


@rule
def take_die(s: State, t: Tables, log: Log, colour: int) -> None:
    """GA-2.6, GA-18.11: the first die at the start, or the die of a storey that an Event gives."""
    if s.step == Step.SET_DIE:
        take_first_die(s, t, log, colour)
    else:
        build_reward(s, t, log, colour)


@rule
def forbids_place_ship(s: State, t: Tables, section: int) -> int:
    """GA-2.13, GA-18.9: the Eblaites' first Ship, or the Ship that an Event gives."""
    return forbids_first_ship(s, t, section) if s.step == Step.SET_SHIP else forbids_launching(s, t, section)


@rule
def place_ship(s: State, t: Tables, log: Log, section: int) -> None:
    """GA-2.13, GA-18.9: the Eblaites' first Ship, or the Ship that an Event gives."""
    if s.step == Step.SET_SHIP:
        launch_first_ship(s, t, log, section)
    else:
        launch_reward(s, t, log, section)


@rule
def forbids_discover(s: State, t: Tables, technology: int) -> int:
    """GA-12.5, GA-18.8: a discovery of Research, or of an Event."""
    return forbids_discovery(s, t, technology) if s.step == Step.RESEARCH else forbids_learning(s, t, technology)


@rule
def discover(s: State, t: Tables, log: Log, technology: int) -> None:
    """GA-12.5, GA-18.8: a discovery of Research, or of an Event."""
    if s.step == Step.RESEARCH:
        discover_by_research(s, t, log, technology)
    else:
        learn(s, t, log, technology)


@rule
def forbids_take(s: State, t: Tables, resource: int) -> int:
    """Any basic resource; in canonical order they never fall."""
    return NOT_ASKED if TAKE.first + resource < s.last else 0


@rule
def take(s: State, t: Tables, log: Log, resource: int) -> None:
    """GA-15.2, GA-18.7: tribute of War, or a reward of choice."""
    if s.step == Step.TRIBUTE:
        take_tribute(s, t, log, resource)
    else:
        take_reward(s, t, log, resource)
